"""What a type checker is told of the games' tables: that a view of Quick Grand Prix has the facts of its state.

`paddock.start("quick-grand-prix")` is a `QuickTable` to a type checker, so that `race.view(0).dealt` is known to be a
row of numbers, an editor completes it, and a misspelt fact is found. At run time there is one `Table` and one `View`.
"""

from paddock.core.reader import SPECTATOR, Reader
from paddock.core.table import Table
from paddock.core.view import View
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.great_race.rules.state import GreatState
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.quick_grand_prix.rules.state import QuickState

# A view's own `options`, `state` and `seat` go before the state's methods of those names.

class QuickView(View, QuickState):  # type: ignore[misc]
    state: QuickState

class QuickTable(Table):
    state: QuickState

    def view(self, who: Reader | int = SPECTATOR) -> QuickView: ...

class GrandPrixView(View, GrandPrixState):  # type: ignore[misc]
    state: GrandPrixState

class GrandPrixTable(Table):
    state: GrandPrixState

    def view(self, who: Reader | int = SPECTATOR) -> GrandPrixView: ...

class MotoView(View, MotoState):  # type: ignore[misc]
    state: MotoState

class MotoTable(Table):
    state: MotoState

    def view(self, who: Reader | int = SPECTATOR) -> MotoView: ...

class GreatView(View, GreatState):  # type: ignore[misc]
    state: GreatState

class GreatTable(Table):
    state: GreatState

    def view(self, who: Reader | int = SPECTATOR) -> GreatView: ...

class TgpView(View, TgpState):  # type: ignore[misc]
    state: TgpState

class TgpTable(Table):
    state: TgpState

    def view(self, who: Reader | int = SPECTATOR) -> TgpView: ...
