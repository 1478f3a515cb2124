"""Golden addresses: what each of these asks and answers, for ever. A change here needs a new generator number."""

import pytest

from trainer.cards import RANKS, text
from trainer.chips import Chip, ChipSet
from trainer.games import GAMES
from trainer.games.casino_holdem.rules import AnteTable, BonusTable, Rules
from trainer.games.casino_holdem.scenes import (
    PaytableScene,
    RoundScene,
    SituationScene,
    StakeScene,
    SumScene,
    TableScene,
)
from trainer.quiz import Address, Answer, Choice, Loses, Number, Pays, Picked, Pushes, Ranks, Told

COLOURS = ((1, "white"), (5, "red"), (25, "green"), (100, "black"), (500, "purple"), (1000, "orange"))
ANTE = dict(zip(AnteTable.model_fields, (100, 20, 10, 3, 2, 1, 1, 1, 1, 1), strict=True))
BONUS = dict(zip(BonusTable.model_fields, (100, 50, 40, 30, 20, 7, 7, 7, 7), strict=True))
RULES = Rules.model_validate(
    {
        "ante": {row: f"{n} to 1" for row, n in ANTE.items()},
        "bonus": {row: f"{n} to 1" for row, n in BONUS.items()},
        "chips": ChipSet(
            chips=tuple(Chip(value=v, colour=c, body="#000000", spots="#ffffff") for v, c in COLOURS)
        ),
    }
)
REVISION = "23e501d3a040"

GOLDEN = {
    "one_box@/natural/1/1": ("QdQc8s8hKs 2sTd Kd3s 10+5 call", "ante +10, call +20, bonus L"),
    "one_box@/bonus.flush/3/871234": ("Ks2s7s4h5h 8c9c 4s6s 70+65 call", "ante +140, call P, bonus +1300"),
    "one_box@/fold.winning_bonus/2/99": ("AdAh2hQc5h 9dQs 6s7c 150+25 fold", "ante L, bonus +175"),
    "one_box@/qualify.player_behind/5/123456789": (
        "4cTh2d5d2h QhAs KhJs 485+130 call",
        "ante +485, call P, bonus L",
    ),
    "bonus_payout@/bonus.royal_flush/4/2026": ("TsAsJsJh5s Td5c QsKs 475+85 call", "bonus +8500"),
    "bonus_payout@/bonus.late_aces/2/17": ("3dKd9sAcAs 9c6d 2cQs 200+75 call", "bonus L"),
    "ante_payout@/ante.full_house/5/9007199254740991": ("8d3s3h8s7s 6dAh 3d7h 365+0 call", "ante +1095"),
    "ante_payout@/tie.kicker/1/0": ("3s3cKh6c3d QdAc As8c 100+0 call", "ante P"),
    "box_total@/bonus.two_hands/4/31415": ("TcTh9dQh9h 6dJh TdQc 155+140 call", "total 1755"),
    "read_hand@/read.three_pairs/1/5": (
        "6h5cKcKh4h 3s2s 5h4d 100+0 call",
        "category two_pair, ranks K56, five 5c5h6hKcKh",
    ),
    "read_hand@/read.steel_wheel/1/6": (
        "3s2sAh5sAs 9s2d 4s4d 100+0 call",
        "category straight_flush, ranks 5, five 2s3s4s5sAs",
    ),
    "who_wins@/showdown.second_kicker/1/7": ("Ks4hAcAdQc Jd6d 7hTd 50+0 call", "winner dealer_wins"),
    "dealer_game@/qualify.ace_kicker/1/8": ("Kc3sTc3d8c AhQc 4s8h 5+0 call", "game does_not_qualify"),
    "paytable@/paytable.ante/1/9": (
        "ante",
        "royal_flush 100, straight_flush 20, four_of_a_kind 10, full_house 3, flush 2, straight_or_lower 1",
    ),
    "multiply@/multiply.stake/5/10": ("None at 2 to 1 is 1570", "stake 785"),
    "multiply@/natural/3/11": ("125 at 50 to 1 is None", "payout 6250"),
    "the_call@/call.check/4/12": ("475 975 {}", "right no"),
    "the_call@/call.limits/2/13": ("30 None {'ante_min': 25, 'ante_max': 500}", "within yes"),
    "find_mistake@/bonus.two_pair/3/14": (
        "3c2h3sKcQc 4cKs 2dAh 65+55 call, ante loses 0, call loses 0, bonus pays 385",
        "wrong none",
    ),
    "whole_table@/natural/1/15": (
        "9dJc6s2h8h 8sJs: KsTh 25+10 call, Kc6h 50+0 call",
        "s1.next box_2, b2.ante L, b2.call L, b1.ante L, b1.call L, b1.bonus L, tray 235",
    ),
    "whole_table@/table.no_game/3/9007199254740991": (
        "8h2cAh2d4s QdJh: 6h4d 80+0 fold, 5s4h 250+0 fold, 5cTs 65+40 call, QsKh 120+75 call",
        (
            "s1.next box_4, b4.ante +120, b4.call P, b4.bonus L, s2.next box_3, b3.ante +65, b3.call "
            "P, b3.bonus L, s3.next box_2, b2.ante L, b1.ante L, tray 260"
        ),
    ),
    "whole_table@/table.ties/5/16": (
        (
            "Qd7hTsKh8d 8h4d: QsAh 415+265 call, Qc6d 165+0 call, 2cJc 965+0 call, 9sAs 835+615 call,"
            " 3s8s 965+130 call, 3d7s 965+0 call, TcQh 835+0 call"
        ),
        (
            "s1.next box_7, b7.ante +835, b7.call +1670, s2.next box_6, b6.ante L, b6.call L, s3.next"
            " box_5, b5.ante P, b5.call P, b5.bonus L, s4.next box_4, b4.ante L, b4.call L, b4.bonus "
            "L, s5.next box_3, b3.ante L, b3.call L, s6.next box_2, b2.ante +165, b2.call +330, "
            "b1.ante +415, b1.call +830, b1.bonus L, tray 5060"
        ),
    ),
    "deal_through@/table.folds/2/17": (
        "KdAcAhJsTc JhAd: 4h8c 150+75 fold, 2c6d 75+0 call",
        (
            "hole.now burn, flop.now decisions, folds.folded without_bonus, decided.now burn, "
            "burnt.deal turn_and_river, dealer.category full_house, dealer.game qualifies, b2.ante L,"
            " b2.call L, b1.ante L, b1.bonus +525"
        ),
    ),
    "deal_through@/natural/4/18": (
        "5c5dQh7h5h Qd9c: JdTh 160+0 call, Ad8h 160+0 call",
        (
            "hole.now burn, flop.now decisions, decided.now burn, burnt.deal turn_and_river, "
            "dealer.category full_house, dealer.game qualifies, b2.ante L, b2.call L, b1.ante L, "
            "b1.call L"
        ),
    ),
    "irregular@/wrong.cards/1/19": (
        "board_card_early None Ah 8d2h3dAhKd Qh6c: 8h8s 50+5 call, 5h9c 25+0 fold",
        "exposed_house_card.remedy round_void",
    ),
    "irregular@/wrong.call/4/20": (
        (
            "call_too_small 2 None ante 185 call 370 put 365 9hKdAs6s6d 7dQs: Ad2s 145+0 call, 2h5h "
            "110+0 fold, Tc2c 185+140 call"
        ),
        "wrong_call.remedy made_right",
    ),
    "irregular@/wrong.limits/2/21": (
        (
            "bonus_over 2 None stake 105 limit 100 3c8h8d5hTd Kd6h: 2c4c 40+20 fold, Qc4d 150+0 call,"
            " 3s2s 30+105 call"
        ),
        "over_limit.remedy stands",
    ),
    "irregular@/wrong.cleared/3/27": (
        (
            "payout_wrong 0 None stake 45 due 135 paid 90 Ac2cQc6dAh 5s7c: 2hAd 45+15 call, 5hTc "
            "250+0 call, 9cJc 55+45 call"
        ),
        "wrong_payout.remedy paid_again",
    ),
}


def said(answer: Answer) -> str:
    match answer:
        case Pays(amount):
            return f"+{amount}"
        case Pushes():
            return "P"
        case Loses():
            return "L"
        case Number(value):
            return str(value)
        case Choice(option):
            return option
        case Picked(cards):
            return text(sorted(cards))
        case Ranks(ranks):
            return "".join(RANKS[rank - 2] for rank in ranks)
        case Told(profit):
            return str(profit)


def seated(scene: RoundScene) -> str:
    boxes = ", ".join(
        f"{text(box.cards)} {box.ante}+{box.bonus} {'call' if box.call else 'fold'}"
        for box in scene.round.boxes
    )
    return f"{text(scene.round.board)} {text(scene.round.dealer)}: {boxes}"


def shown(scene: TableScene | PaytableScene | SumScene | StakeScene | RoundScene | SituationScene) -> str:
    match scene:
        case RoundScene():
            return seated(scene)
        case SituationScene():
            numbers = "".join(f" {name} {n}" for name, n in scene.numbers.items())
            return f"{scene.code} {scene.box} {scene.card}{numbers} {seated(scene.table)}"
        case TableScene():
            seat = scene.seat
            stakes = f"{seat.ante}+{seat.bonus} {'call' if seat.call else 'fold'}"
            cards = f"{text(scene.round.board)} {text(scene.round.dealer)} {text(seat.cards)}"
            put = "".join(f", {p.bet} {p.result} {p.amount}" for p in scene.lines)
            return f"{cards} {stakes}{put}"
        case PaytableScene():
            return scene.table
        case SumScene():
            return f"{scene.stake} at {scene.odds} is {scene.amount}"
        case StakeScene():
            return f"{scene.ante} {scene.call} {dict(scene.limits)}"


def written(address: str) -> tuple[str, str]:
    """The scene and the right answers at an address, as text."""
    game = GAMES["casino_holdem"]
    question = game.question(Address.parse(address), RULES)
    marks = game.grade(question, RULES, {}).marks
    return shown(question.scene), ", ".join(f"{mark.ask.key} {said(mark.expected)}" for mark in marks)


def test_the_revision_of_the_rules_these_were_asked_under() -> None:
    assert RULES.revision == REVISION


@pytest.mark.parametrize("address", GOLDEN)
def test_an_old_address_asks_and_answers_the_same_as_ever(address: str) -> None:
    full = f"casino_holdem/{address.replace('@', f'/standard@{REVISION}', 1)}/g1"
    assert written(full) == GOLDEN[address]
