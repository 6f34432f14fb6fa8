"""A bot that joins a game by HTTP, like a person: python http_bot.py http://localhost:8000/game/<id>

It takes a free seat and plays any option it is offered. Put your own idea into `choose`.
"""

import json
import random
import sys
import urllib.request


def choose(question, table):
    """One of the offered options. `table` is what your seat may know: facts, tower, events."""
    return random.choice(question["options"])["action"]


def call(url, data=None, secret=""):
    headers = {"content-type": "application/json", "authorization": f"Bearer {secret}"}
    request = urllib.request.Request(url, json.dumps(data).encode() if data else None, headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def play(link, name="HTTP bot"):
    server, _, game = link.rpartition("/game/")
    api = f"{server}/api/games/{game}"
    key = call(f"{api}/join", {"name": name})["keys"][0]
    seat, secret, version = key["seat"], key["secret"], -1
    while True:
        table = call(f"{api}/table?seat={seat}&wait_version={version}", secret=secret)
        version = table["version"]
        if table["info"]["status"] == "over":
            return table
        if table["waiting"] and seat in table["waiting"]["seats"]:
            action = choose(table["questions"][0], table)
            call(f"{api}/play", {"id": f"move-{version}", "seat": seat, "version": version, "action": action}, secret)


if __name__ == "__main__":
    print(play(sys.argv[1])["info"]["result"])
