"""The bot of http_bot.py, that lets nobody know the dice: python sealing_bot.py http://localhost:8000/game/<id>

It keeps the commitment, seals random words, opens them when all seals are in, and keeps those too, each before it says
the next thing. After the race: paddock verify RECORD --kept <id>.kept.json
"""

import hashlib
import json
import secrets
import sys
from pathlib import Path

from http_bot import call, choose


def seal(game, seat, commitment, words):
    parts = [part.encode() for part in ("paddock seal", game, str(seat), commitment, words)]
    return hashlib.sha256(b"".join(len(part).to_bytes(4, "big") + part for part in parts)).hexdigest()


class Keeper:
    """What is kept of a race, and what is sent once it is kept."""

    def __init__(self, api, game, commitment, seat, secret, file):
        self.api, self.seat, self.secret, self.file = api, seat, secret, file
        self.words = secrets.token_hex(32)
        self.kept = {"table": game, "commitment": commitment, "words": {str(seat): self.words}}
        self.kept |= {"seals": [], "sealed": [], "opened": [], "counted": None}
        self.seal = seal(game, seat, commitment, self.words)
        self.send("seal", "sealed", seal=self.seal)

    def send(self, what, done, **more):
        self.keep()
        call(f"{self.api}/{what}", {"id": what, "seat": self.seat, **more}, self.secret)
        self.kept[done] = [self.seat]
        self.keep()

    def keep(self):
        self.file.write_text(json.dumps(self.kept))

    def follow(self, info):
        """Open the words when everybody's seals are known; and note whose words count when the race has begun."""
        if info["sealed"] and not self.kept["seals"]:
            self.kept["seals"] = [seat["seal"] for seat in info["seats"]]
            if info["status"] == "waiting" and self.kept["seals"][self.seat] == self.seal:
                self.send("open", "opened", words=self.words)
        if info["status"] in ("running", "over") and self.kept["counted"] is None:
            self.kept["counted"] = [seat["seat"] for seat in info["seats"] if seat["opened"]]
            self.keep()


def play(link, name="Sealing bot", folder="."):
    server, _, game = link.rpartition("/game/")
    api = f"{server}/api/games/{game}"
    made = call(f"{api}/join", {"name": name, "seals": True})
    seat, secret, version = made["keys"][0]["seat"], made["keys"][0]["secret"], -1
    keeper = Keeper(api, game, made["commitment"], seat, secret, Path(folder, f"{game}.kept.json"))
    while True:
        table = call(f"{api}/table?seat={seat}&wait_version={version}", secret=secret)
        version = table["version"]
        keeper.follow(table["info"])
        if table["info"]["status"] == "over":
            return table
        if table["waiting"] and seat in table["waiting"]["seats"]:
            action = choose(table["questions"][0], table)
            call(f"{api}/play", {"id": f"move-{version}", "seat": seat, "version": version, "action": action}, secret)


if __name__ == "__main__":
    print(play(sys.argv[1])["info"]["result"])
