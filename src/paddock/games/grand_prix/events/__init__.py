"""8. Event cards: how one is drawn and whom it hits (draw, selection), and one file for each family of events."""
