"""The store: what a server must not forget. The record of every game, who sits where, the clocks and the chat."""
