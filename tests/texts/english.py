"""English words, to be found where another language is spoken."""

import re


def _words(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"\w+", text))


WORDS = _words(
    """the of and with from for is are was were be been has have had this that these those which what who whose when
    where why how you your yours they their them its it he she his her our us not but or if then than there here can may
    must will would shall should could does did done goes gone one two three four five each every all any both other
    others another same more most less least few many much first second third last next before after behind ahead
    between while until into onto out off over under again only also too very as at an in by my go no so up
    car cars card cards race races racing turn turns lap laps round rounds tile tiles die dice seat seats team teams
    player players point points space spaces track tracks driver drivers rule rules ruling rulings game games bike bikes
    wear fuel tyre tyres tire tires engine speed move moves choose chosen play plays played draw draws drawn take takes
    taken give given keep keeps roll rolls rolled drive drives pay pays lose loses lost win wins won place places
    red green yellow blue white black orange purple grey pink brown left right centre wet dry hard soft free
    easy medium strong open close closed show shown hide new old start finish end back help settings language"""
)
"""What an English sentence can hardly do without."""
SHARED = {
    "pl": _words("as at by go most my no one or same start was"),
    "fr": _words("as but car close end in on or orange place places point points second tire us"),
}
"""English words that another language has as well, or has taken over."""
NAMES = re.compile(
    "|".join(
        (
            "The Great Race",
            "Thunder Alley",
            "stop[ -]and[ -]go",
            "Race Bike Course",
            "Free Speedway",
            "Max Speed Circuit",
            "Aurelia Speed Park",
            "Pullinger's Pyramid",
            "paddock seal",
            "(Race|Event) cards|Hard Hit|Serious Crash",
            "START",
            r"For[\d–]",  # Fort-Lamy in short
        )
    ),
    re.IGNORECASE,
)
"""Names and phrases that stay as they are in every language."""
ASIDE = re.compile(
    "|".join(
        (
            r"`[^`\n]*`",  # code
            r"\*[^*]+\*",  # titles of a printed rulebook's chapters
            r"„[^”]*”|«[^»]*»|“[^”]*”",  # what is quoted
            r"\bpaddock [a-z]+( [A-Z-]+| --[a-z-]+)*",  # what is typed
            r"--[a-z-]+|\w+/\w+",  # options and files
        )
    )
)


def english_words(text: str, language: str) -> list[str]:
    """The English words in a text of another language."""
    text = ASIDE.sub(" ", NAMES.sub(" ", text.replace("**", "")))
    return [word for word in re.findall(r"[^\W\d_]+", text) if word.lower() in WORDS - SHARED[language]]
