"""The hand rankings with their ties, and the glossary with its index."""

from __future__ import annotations

import re
from html import unescape

import pytest
from flask.testing import FlaskClient

from trainer.games import GAMES
from trainer.hands import Category
from trainer.hands.showdowns import TIE_BREAKS
from trainer.web.guest import LANGUAGES
from trainer.web.words.glossaries import GLOSSARIES
from trainer.web.words.glossary import GLOSSARY, HANDS, INDEX_LANGUAGES, Term, index
from trainer.web.words.hands import card_name
from trainer.web.words.reference import FIVE_CARD_HANDS, RANKINGS
from trainer.web.words.showdowns import AT_THE_TABLE

GAME, HOLDEM = "casino_holdem", "texas_holdem"
every_game = pytest.mark.parametrize("game", GAMES)


def terms(game: str) -> list[Term]:
    return [term for shelf in GLOSSARIES[game] for term in shelf.terms]


def words(html: str) -> str:
    """A page without its tags."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())


def test_the_rankings_go_from_the_best_hand_down() -> None:
    assert [ranking.category for ranking in RANKINGS] == list(reversed(Category))


@every_game
def test_each_kind_of_hand_says_which_of_two_wins_and_points_at_the_cards(
    client: FlaskClient, game: str
) -> None:
    html = client.get(f"/{game}/rankings").get_data(as_text=True)
    kinds = html.partition('class="ranking"')[2].partition("</ol>")[0].split("<li ")[1:]
    for kind, category in zip(kinds, reversed(Category), strict=True):
        showdown = TIE_BREAKS[category]
        pointed = re.findall(r'class="card[^"]* decides"[^>]*aria-label="([^"]+)"', kind)
        with client.application.test_request_context():
            assert pointed == [card_name(card) for own in showdown.deciding for card in own]
        assert kind.count("wins</span>") == (showdown.winner is not None)
        assert kind.count(">tie</span>") == 2 * (showdown.winner is None)
    assert "First hand wins: six against five." in words(html)


@pytest.mark.parametrize(
    ("game", "says"),
    [
        (GAME, "The dealer wins: six against five."),
        (HOLDEM, "The first player wins: jack against seven."),
    ],
)
def test_the_ties_at_the_table_are_drawn_with_the_board(client: FlaskClient, game: str, says: str) -> None:
    html = client.get(f"/{game}/rankings").get_data(as_text=True)
    table = AT_THE_TABLE[game]
    assert table.texts.keys() == {showdown.id for showdown in table.showdowns}
    for showdown in table.showdowns:
        article = html.partition(f'id="{showdown.id.replace("_", "-")}"')[2].partition("</article>")[0]
        assert article.count('role="img"') == 14
        assert article.count("plays") >= 10
    assert says in words(html)


def test_the_ten_kinds_of_hand_are_all_five_card_hands() -> None:
    assert sum(ranking.count for ranking in RANKINGS) == FIVE_CARD_HANDS


@pytest.mark.parametrize(
    ("english", "arabic"),
    [
        ("dealer", "الموزّع"), ("qualify", "التأهل"), ("push", "تعادل"), ("flop", "الفلوب"), ("turn", "التيرن"),
        ("river", "الريفر"), ("stake", "الرهان"), ("side bet", "رهان جانبي"), ("paytable", "جدول الدفع"),
        ("royal flush", "رويال فلاش"), ("straight flush", "ستريت فلاش"), ("four of a kind", "أربع متشابهات"),
        ("full house", "فول هاوس"), ("flush", "فلاش"), ("straight", "تسلسل"), ("straight or lower", "تسلسل أو أدنى"),
        ("three of a kind", "ثلاث متشابهات"), ("two pair", "زوجان"), ("pair of aces", "زوج آصات"),
        ("pair of fours", "زوج أربعات"), ("high card", "ورقة عالية"), ("fold", "الانسحاب"),
        ("board", "البطاقات المشتركة"), ("n to 1", "n مقابل 1"),
    ],
)  # fmt: skip
def test_the_arabic_terms_are_those_of_the_games_rule_page(english: str, arabic: str) -> None:
    (term,) = (t for shelf in GLOSSARY for t in shelf.terms if t.en == english)
    assert term.ar == arabic
    assert not term.ours


@pytest.mark.parametrize(
    ("english", "arabic"),
    [
        ("small blind", "البلايند الصغير"), ("big blind", "البلايند الكبير"), ("no limit", "بلا حدود"),
        ("big blind option", "خيار الرهان الكبير"), ("pot odds", "احتمالات الرهان"), ("Pineapple", "الأناناس"),
        ("bad-beat jackpot", "جائزة باد بيت الكبرى"), ("chip dumping", "التخلص من الرقائق"), ("rake", "عمولة"),
        ("clockwise", "باتجاه عقارب الساعة"), ("flop", "الفلوب"),
    ],
)  # fmt: skip
def test_arabic_terms_of_texas_holdem_are_those_of_its_published_rules(english: str, arabic: str) -> None:
    (term,) = (t for t in terms(HOLDEM) if t.en == english)
    assert (term.ar, term.ours) == (arabic, False)


def test_what_is_named_beside_the_game_is_in_the_glossary() -> None:
    named = {"chip dumping", "Pineapple", "bad-beat jackpot", "dominated hand", "rake", "duplicate"}
    assert named <= {term.en for term in terms(HOLDEM)}


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        (GAME, {"box", "kicker", "chip", "key", "the floor"}),
        (HOLDEM, {"button", "all-in", "odd chip", "misdeal", "kicker"}),
    ],
)
def test_terms_the_rule_page_lacks_are_marked_ours(
    client: FlaskClient, game: str, expected: set[str]
) -> None:
    ours = {term.en for term in terms(game) if term.ours}
    assert expected <= ours
    assert words(client.get(f"/{game}/glossary").get_data(as_text=True)).count("our term") == len(ours) + 1


@every_game
def test_no_term_stands_twice_in_a_glossary(game: str) -> None:
    names = [term.en for term in terms(game)]
    assert len(names) == len(set(names))


@every_game
def test_every_game_has_every_kind_of_hand(game: str) -> None:
    assert set(HANDS) <= set(terms(game))


@every_game
def test_every_term_can_be_linked_to_and_is_in_the_index(client: FlaskClient, game: str) -> None:
    html = client.get(f"/{game}/glossary").get_data(as_text=True)
    ids = re.findall(r' id="([^"]+)"', html)
    assert len(ids) == len(set(ids))
    listed = re.findall(r'href="#([^"]+)"', html.partition('class="index"')[2])
    for term in terms(game):
        assert term.slug in ids
        assert term.slug in listed
    assert set(listed) <= set(ids)


def test_the_index_goes_from_a_to_z_in_the_language_of_the_page() -> None:
    english = index(GLOSSARY, "en")
    assert [letter for letter, _ in english] == sorted(letter for letter, _ in english)
    (found,) = (entry for _, entries in english for entry in entries if entry.text == "quads")
    assert found.term.en == "four of a kind"
    (under_f,) = (entries for letter, entries in english if letter == "F")
    assert "the floor" in [entry.text for entry in under_f]
    arabic = dict(index(GLOSSARY, "ar"))
    assert "الموزّع" in [entry.text for entry in arabic["م"]]
    assert sum(map(len, arabic.values())) == sum(len(shelf.terms) for shelf in GLOSSARY)


def test_the_glossary_has_a_column_for_each_language(client: FlaskClient) -> None:
    assert set(INDEX_LANGUAGES) == set(LANGUAGES)
    html = client.get(f"/{GAME}/glossary").get_data(as_text=True)
    kicker = html.partition('id="kicker"')[2].partition("</tbody>")[0]
    assert words(kicker.partition("</tr>")[0].partition(">")[2]) == "kicker كيكر our term"
