"""Bots: programs that play a seat. They know the engine and no game; a game's own rule of thumb lives in its folder.

`paddock.bot(NAME, GAME)` finds one; `levels` lists the names.
"""
