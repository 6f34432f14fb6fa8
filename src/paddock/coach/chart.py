"""The chart of an analysis: every seat's chance to win over the race, as one SVG that needs nothing else."""

from html import escape

from paddock.coach.analysis import Analysis
from paddock.coach.telling import thinned
from paddock.core.texts import Texts

WIDTH, HEIGHT = 900, 360
LEFT, RIGHT, TOP, BOTTOM = 44, 150, 16, 30
MOST = 600
"""Moments that are drawn at most."""
COLOURS = ("#c8322b", "#2f7d43", "#c99a06", "#2b5fc8", "#8b3fa8", "#d2691e", "#117a8b", "#7a5230", "#5b6770", "#b8336a")
DASHES = ("", "6 3", "2 3", "8 3 2 3")
"""Seats differ by their dashes too, not by colour alone."""


def chart(analysis: Analysis, texts: Texts) -> str:
    """The lines, with a mark at every mistake that is bad or worse."""
    moments = thinned(analysis.moments, MOST)
    last = max((moment.number for moment in moments), default=1)

    def x(number: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * number / last

    def y(chance: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'font-family="system-ui, sans-serif" font-size="12">',
        f"<title>{escape(analysis.game)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbfaf7"/>',
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(f'<path d="M{LEFT} {y(share):.1f}H{WIDTH - RIGHT}" stroke="#d9d5cc"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y(share) + 4:.1f}" text-anchor="end" fill="#555">{share:.0%}</text>')
    for account in analysis.accounts:
        seat = account.seat
        places = [(0, account.start), *((moment.number, moment.chances[seat]) for moment in moments)]
        way = "L".join(f"{x(number):.1f} {y(chance):.1f}" for number, chance in places)
        look = f'stroke="{COLOURS[seat % len(COLOURS)]}" stroke-dasharray="{DASHES[seat % len(DASHES)]}"'
        parts.append(f'<path d="M{way}" fill="none" stroke-width="2" stroke-linejoin="round" {look}/>')
        row = TOP + 14 + 18 * seat
        parts.append(f'<path d="M{WIDTH - RIGHT + 10} {row - 4}h18" stroke-width="3" {look}/>')
        name = escape(texts.name("seat", seat))
        parts.append(f'<text x="{WIDTH - RIGHT + 34}" y="{row}" fill="#222">{name} {account.end:.0%}</text>')
    at = {moment.number: moment for moment in analysis.moments}
    for mistake in analysis.mistakes:
        if mistake.size in ("bad", "very-bad"):
            chance = at[mistake.number].chances[mistake.seat]
            colour = COLOURS[mistake.seat % len(COLOURS)]
            parts.append(
                f'<circle cx="{x(mistake.number):.1f}" cy="{y(chance):.1f}" r="4" fill="#fff" stroke="{colour}" '
                f'stroke-width="2"><title>{escape(mistake.chosen)} → {escape(mistake.better)}</title></circle>'
            )
    parts.append("</svg>\n")
    return "\n".join(parts)
