"""What every game of the house must do, written once and run on all of them.

The size is set by PADDOCK_CONFORMANCE_GAMES: at least so many random games for each title and test, spread over its
variants. Without it each variant is played a few times, which takes well under a minute a game.
"""
