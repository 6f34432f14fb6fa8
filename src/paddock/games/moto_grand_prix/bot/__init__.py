"""The riders that MotoGrandPrix brings along, and every judgement of a ride or a position."""
