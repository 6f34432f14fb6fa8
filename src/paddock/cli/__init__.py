"""The command line: `paddock --help`.

Each command is a module or a folder of its name (`main` has the table). What several of them share:

    command     how a command is declared       arguments   what several commands let people type
    completion  what Tab offers                  lookup      the game, seat or record that typed words mean
    players     who sits at the table            files       where games are kept
    lazily      imports that wait                terminal/   screen and keyboard
    own_track   a track or board as a file
"""
