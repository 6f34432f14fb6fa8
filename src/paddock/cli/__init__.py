"""The command line: `paddock --help`.

Each command has a file of its own that says what may be typed; it imports what does the work when it is called, so
that Tab completion, which loads all commands, stays quick. What does the work:

    games     shelf          replay    projection     simulate  laboratory
    play      sitting/       position  study          rules     reference, covering

`terminal/` is the screen and the keyboard, `files` where games are kept.
"""
