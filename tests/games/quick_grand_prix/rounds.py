"""Any round of the game, for hypothesis: lines with their cards, anywhere on any circuit."""

from hypothesis import strategies as st

CIRCUITS = ("Monaco", "Silverstone", "Spa", "Monza", "Suzuka", "Interlagos")
TEAMS = ("Red", "Green", "Yellow", "Blue")


@st.composite
def any_line(draw: st.DrawFn) -> tuple[str, str]:
    """A drawing with two to four teams, and where it is: some cars in the pits, some damaged, two cards a team."""
    teams = TEAMS[: draw(st.integers(2, 4))]
    deck = draw(st.permutations(range(1, 10)))
    words = ["SL"]
    for number, team in enumerate(teams):
        for letter, card in zip("AB", deck[2 * number :], strict=False):
            speed = draw(st.sampled_from(["pit", "slow", "slow", "fast", "fast"]))
            damaged = draw(st.sampled_from(["", "", "!"]))
            words.append(
                f"gap:{team}{letter}{damaged}" if speed == "pit" else f"{team}{letter}{damaged}(S{card}-{speed})"
            )
    place = f"{draw(st.sampled_from(CIRCUITS))} {draw(st.integers(1, 6))}"
    return " ".join(draw(st.permutations(words))), place
