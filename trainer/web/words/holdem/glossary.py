"""The glossary of Texas Hold'em: a poker-room dealer's terms in English and in Arabic.

An Arabic term not marked `ours` stands in the Arabic rules of the game that are published (the Wizard of Odds' page), or,
for hands and cards, in those of Casino Hold'em.
"""

from __future__ import annotations

from typing import Final

from flask_babel import lazy_gettext as _l

from trainer.web.words.glossary import HANDS, Shelf, Term

_TABLE: Final = Shelf(
    "table",
    _l("The table"),
    (
        Term("dealer", "الموزّع", _l("Deals, keeps the pots and sees to it that the rules are kept; does not play.")),
        Term("button", "زر الموزّع", _l("Marks who would deal if the players dealt themselves. It moves one place clockwise each hand, and is dealt to and acts last."), ("dealer button", "buck"), ours=True),
        Term("dead button", "زر ميت", _l("A button before an empty seat, so that every player has the big blind in his turn."), ours=True),
        Term("moving button", "زر متحرك", _l("A button that goes to the next player, whoever has left."), ours=True),
        Term("seat", "المقعد", _l("A player’s place. Seats are numbered clockwise from the dealer’s left."), ours=True),
        Term("clockwise", "باتجاه عقارب الساعة", _l("To the left: the direction of the deal, the turns and the button.")),
        Term("stack", "الرصيد", _l("All the chips a player has on the table."), ours=True),
        Term("table stakes", "اللعب بما على الطاولة", _l("A player bets what he had on the table when the hand began, and adds nothing in mid-hand."), ours=True),
        Term("small blind", "البلايند الصغير", _l("The compulsory bet of the player left of the button. It need not be half of the big one.")),
        Term("big blind", "البلايند الكبير", _l("The compulsory bet of the next player: the least bet of the first round. A table of 20 has a big blind of 20.")),
        Term("ante", "Ante", _l("Chips put into the pot before the deal, by every player or by one for all. They are nobody’s bet."), ours=True),
        Term("straddle", "السترادل", _l("A third blind of the player after the big blind, by his own choice, who then acts last before the flop."), ours=True),
        Term("to post", "يدفع البلايند", _l("To put in a blind. A live one counts as the player’s bet, a dead one lies in the pot."), ours=True),
        Term("missed blind", "بلايند فائت", _l("A blind that came to a player while he was away."), ours=True),
        Term("buying the button", "شراء الزر", _l("A new player between the button and the big blind posts both blinds and has the button on the next hand."), ours=True),
        Term("heads-up", "لاعبان وجهاً لوجه", _l("Two players: the button has the small blind, is dealt last, acts first before the flop and last afterwards."), ours=True),
        Term("early position", "موقع مبكر", _l("The first seats to act."), ours=True),
        Term("late position", "موقع متأخر", _l("The last seats to act: the button and the one or two before it."), ours=True),
        Term("rake", "عمولة", _l("What the house takes out of each pot.")),
    ),
)  # fmt: skip

_DEAL: Final = Shelf(
    "deal",
    _l("The deal"),
    (
        Term("deck", "رزمة", _l("52 cards, shuffled for every hand."), ("pack",)),
        Term("riffle", "الخلط", _l("Shuffling the two halves of the deck into each other. With the first one a new hand begins."), ours=True),
        Term("hole cards", "البطاقتان الخاصتان", _l("A player’s own two cards."), ("pocket cards",)),
        Term("board", "البطاقات المشتركة", _l("The five cards in the middle that count for everybody."), ("community cards",)),
        Term("flop", "الفلوب", _l("The first three cards of the board.")),
        Term("turn", "التيرن", _l("The fourth card of the board."), ("fourth street",)),
        Term("river", "الريفر", _l("The fifth and last card of the board."), ("fifth street",)),
        Term("street", "جولة المراهنة", _l("One of the four rounds of betting: before the flop, on the flop, the turn and the river."), ("betting round",)),
        Term("burn card", "بطاقة محروقة", _l("The top card, put aside face down before flop, turn and river, so that a marked one helps nobody."), ours=True),
        Term("stub", "باقي الرزمة", _l("The cards not dealt yet."), ours=True),
        Term("muck", "رمي اليد مقلوبة", _l("The folded and discarded cards; to muck is to give a hand up face down."), ours=True),
        Term("exposed card", "بطاقة مكشوفة", _l("A card somebody has seen who should not have."), ("flashed card",), ours=True),
        Term("boxed card", "بطاقة معكوسة في الرزمة", _l("A card that lies face up in the deck."), ours=True),
        Term("fouled deck", "رزمة فاسدة", _l("A deck with a card twice, one too few, or one of another back: all money goes back."), ours=True),
        Term("misdeal", "توزيع باطل", _l("A deal that is void: all cards and all money go back, and the hand is dealt anew."), ours=True),
        Term("premature card", "بطاقة قبل أوانها", _l("A card of the board dealt before the betting was over."), ours=True),
        Term("to scramble", "تُخلط مقلوبة", _l("To mix a few cards face down, so that one can be picked by chance."), ours=True),
        Term("rabbit hunting", "كشف ما كان سيأتي بعد انتهاء اليد", _l("Showing what would have come, after the hand has ended."), ours=True),
    ),
)  # fmt: skip

_BETTING: Final = Shelf(
    "betting",
    _l("Betting"),
    (
        Term("action", "حركة", _l("What a player does in his turn: check, bet, call, raise or fold."), ours=True),
        Term("check", "تمرير", _l("To stay in without betting, where there is no bet to call."), ours=True),
        Term("bet", "الرهان", _l("The first chips of a street that the others have to match.")),
        Term("call", "المجاراة", _l("To put in as much as the bet.")),
        Term("raise", "الرفع", _l("To bet more than the bet. It is named by its total: to 100.")),
        Term("minimum raise", "أدنى رفع", _l("The bet and the largest full bet or raise of the street: 20, raised to 60, makes it 100."), ("min raise-to",), ours=True),
        Term("fold", "الانسحاب", _l("To give the hand up. It is final.")),
        Term("all-in", "أول إن", _l("With all his chips in the pot. The player stays in for what he has put in and does nothing more."), ours=True),
        Term("short all-in", "أول إن ناقص", _l("An all-in of less than a full bet or raise. It lifts the bet, and reopens nothing."), ours=True),
        Term("to reopen the betting", "إعادة حق الرفع", _l("To give a player who has acted the right to raise again: only by a full raise over what he faced."), ours=True),
        Term("big blind option", "خيار الرهان الكبير", _l("The big blind may raise his own blind when nobody else has.")),
        Term("check-raise", "تمرير ثم رفع", _l("To check and to raise a bet behind: allowed everywhere."), ours=True),
        Term("string bet", "رهان متقطّع", _l("A bet made in several motions, or one that goes beyond what was said. Only the first motion counts. Whoever objects does so before the next player acts."), ("string raise",), ours=True),
        Term("oversized chip", "فيشة أكبر من اللازم", _l("One chip of more than the call, put in without a word: a call."), ("overchip",), ours=True),
        Term("out of turn", "خارج الدور", _l("Before one’s turn. It binds if the action has not changed when the turn comes."), ours=True),
        Term("substantial action", "لعب معتدّ به", _l("So much action that a misdeal can no longer be called."), ours=True),
        Term("no limit", "بلا حدود", _l("From the minimum raise to all a player has."), ("NL",)),
        Term("pot limit", "حد البوت", _l("From the minimum raise to the pot after calling."), ("PL",), ours=True),
        Term("fixed limit", "حد ثابت", _l("One size of bet before and on the flop, one on turn and river, and only so many raises."), ("limit", "structured"), ours=True),
        Term("spread limit", "حد ضمن نطاق", _l("From the minimum raise to a most that the table fixes."), ours=True),
        Term("mixed", "مختلط", _l("Fixed limit and no limit by turns."), ("mixed limit",), ours=True),
        Term("duplicate", "توزيع مكرر", _l("The same deals at several tables, so that players are compared and not cards. Not offered as a table; a run’s address deals everybody the same."), ours=True),
        Term("raise cap", "سقف مرات الرفع", _l("How many raises may follow the bet of a street in fixed limit."), ours=True),
        Term("the clock", "المهلة", _l("Called on a player who takes too long: his time is counted down, then his hand is dead."), ours=True),
        Term("the floor", "مشرف الصالة", _l("The supervisor, called on every dispute, whose ruling ends it."), ("floorperson",), ours=True),
    ),
)  # fmt: skip

_POTS: Final = Shelf(
    "pots",
    _l("Pots and showdown"),
    (
        Term("pot", "البوت", _l("The chips that are played for."), ours=True),
        Term("main pot", "البوت الرئيسي", _l("The pot that everybody left may win."), ours=True),
        Term("side pot", "بوت جانبي", _l("A pot of what was bet beyond an all-in, for those who have more in. There may be several."), ours=True),
        Term("uncalled bet", "جزء لم يُجارَ", _l("The part of a bet that nobody has matched. It goes back first."), ours=True),
        Term("dead money", "فيش بلا صاحب", _l("Chips in the pot of players who have folded, and antes."), ours=True),
        Term("split pot", "بوت مُتقاسَم", _l("A pot shared by equal hands."), ("chop",), ours=True),
        Term("odd chip", "فيشة زائدة", _l("What a split leaves over, in the smallest chip: one each, from the left of the button."), ours=True),
        Term("showdown", "كشف الأيدي", _l("When the betting is over and two or more hands are left, the best five cards win."), ours=True),
        Term("to table", "يكشف يده على الطاولة", _l("To lay both hole cards face up on the table."), ours=True),
        Term("cards speak", "البطاقات هي الحَكَم", _l("A tabled hand is what it is, whatever its player calls it."), ours=True),
        Term("chip race", "سباق الفيش", _l("Changing a chip that is no longer needed: the odd ones are drawn for, and nobody is put out by it."), ("colour up",), ours=True),
        Term("chopping the blinds", "استرداد البلايند بالاتفاق", _l("Small and big blind take their money back when everybody else has folded."), ours=True),
        Term("insurance", "التأمين", _l("A bet of an all-in player against his own hand."), ours=True),
    ),
)  # fmt: skip

_HANDS: Final = Shelf(
    "hands",
    _l("Hands"),
    (
        Term("hand ranking", "ترتيب الأيدي", _l("Which hand beats which. Suits never rank.")),
        *HANDS,
        Term(
            "the nuts",
            "أعلى يد ممكنة",
            _l("The best hand that any two cards can make with the board."),
            ours=True,
        ),
    ),
)

_NUMBERS: Final = Shelf(
    "numbers",
    _l("Numbers"),
    (
        Term("equity", "حصة الفوز", _l("The part of the pot a hand wins on average if all cards come."), ours=True),
        Term("outs", "الأوتس", _l("The cards that make the hand one needs."), ours=True),
        Term("draw", "الدرو", _l("A hand that needs a card to be worth something."), ours=True),
        Term("open-ended straight", "تسلسل مفتوح من طرفيه", _l("Four in a row: eight outs."), ours=True),
        Term("inside straight", "تسلسل ناقص من داخله", _l("One rank is missing between: four outs, as many as two pair have to become a full house, though by the river the straight comes a little oftener."), ("gutshot",), ours=True),
        Term("backdoor draw", "درو ببطاقتين", _l("A draw that needs both cards to come."), ("runner-runner",), ours=True),
        Term("pot odds", "احتمالات الرهان", _l("What the pot lays for a call: 30 in it for a call of 10 is 3 to 1.")),
        Term("break-even", "نقطة التساوي", _l("The chance from which a call loses nothing: the call in the pot with the call."), ours=True),
        Term("starting hand", "يد بداية", _l("The first two cards: 169 that differ."), ours=True),
        Term("suited", "من نقش واحد", _l("Two cards of one suit; the others are offsuit."), ours=True),
        Term("dominated hand", "يد مهيمَن عليها", _l("A hand against one that is alike and better, so that few cards help."), ours=True),
        Term("power rating", "درجة القوة", _l("A starting hand’s worth from 0 to 40, with everybody staying in."), ours=True),
        Term("independent chip model", "نموذج الفيش المستقل", _l("What a stack is worth in prizes: the winner by the chips, the second among the others, and so on."), ("ICM",), ours=True),
        Term("chip-chop", "تقسيم حسب الفيش", _l("A deal at the final table: everybody the next prize, the rest by the chips."), ours=True),
    ),
)  # fmt: skip

_BESIDE: Final = Shelf(
    "beside",
    _l("Beside the game"),
    (
        Term("bad-beat jackpot", "جائزة باد بيت الكبرى", _l("Money the house collects for a very strong hand that loses; the house states how strong, and that both hole cards must play.")),
        Term("chip dumping", "التخلص من الرقائق", _l("Losing chips to another player on purpose: cheating.")),
        Term("Pineapple", "الأناناس", _l("A game alike with three hole cards, one of which is discarded before the flop.")),
    ),
)  # fmt: skip

GLOSSARY: Final = (_TABLE, _DEAL, _BETTING, _POTS, _HANDS, _NUMBERS, _BESIDE)
"""By topic, in the order of the page."""
