"""8. Event cards: the deck, the table of the 23 events, whom one hits, and one file for each family of events."""
