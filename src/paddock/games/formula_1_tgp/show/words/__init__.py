"""The words of questions whose prompts, labels and refusals are long, by the name of the question."""

from typing import Any, Final

from paddock.core.decision import DecisionKind, Words
from paddock.games.formula_1_tgp.rules.auction import GIVE_BACK, OFFER, RAISE, SEALED_BID
from paddock.games.formula_1_tgp.rules.organisation import TAKE_ACTION
from paddock.games.formula_1_tgp.rules.overtaking import ATTACKING
from paddock.games.formula_1_tgp.rules.pits import PIT_STOP, SERVE
from paddock.games.formula_1_tgp.rules.qualifying import WRITE_SHEET
from paddock.games.formula_1_tgp.rules.settings import CHOOSE_SETTING, SPLIT_POWER
from paddock.games.formula_1_tgp.rules.start import LAY_TACTICS
from paddock.games.formula_1_tgp.rules.turn import DECLARE, EVENT_NOW, SAVING
from paddock.games.formula_1_tgp.rules.tyres import STARTING_TYRES
from paddock.games.formula_1_tgp.show.words.race import (
    AttackWords,
    EventRollWords,
    PushWords,
    SavingWords,
    ServiceWords,
    StopWords,
)
from paddock.games.formula_1_tgp.show.words.teams import ActionWords, BidWords, GiveBackWords, SealedBidWords
from paddock.games.formula_1_tgp.show.words.weekend import (
    SettingWords,
    SheetWords,
    SplitWords,
    TacticsWords,
    TyresWords,
)

_WORDS: Final[list[tuple[DecisionKind[Any], type[Words[Any]]]]] = [
    (TAKE_ACTION, ActionWords),
    (OFFER, BidWords),
    (RAISE, BidWords),
    (SEALED_BID, SealedBidWords),
    (GIVE_BACK, GiveBackWords),
    (CHOOSE_SETTING, SettingWords),
    (SPLIT_POWER, SplitWords),
    (WRITE_SHEET, SheetWords),
    (STARTING_TYRES, TyresWords),
    (LAY_TACTICS, TacticsWords),
    (EVENT_NOW, EventRollWords),
    (DECLARE, PushWords),
    (SAVING, SavingWords),
    (ATTACKING, AttackWords),
    (PIT_STOP, StopWords),
    (SERVE, ServiceWords),
]

WORDS: Final = {kind.name: words(kind.name, kind.rule) for kind, words in _WORDS}
