"""The messages between server and clients, one file a subject: one definition for the wire, OpenAPI and TypeScript.

A client connects to `/api/games/{id}/socket` and says `Hello` first. From then on the server sends a `Table` whenever
something changed, always as this client's seats may know it, and answers every command by its `id` with `Done`,
`Refused`, `Preview` or `Answer`. Commands are idempotent: the same `id` sent again gets the same answer and is played
once. `version` counts the lines of the record; a command that names an older version than the server's is refused
with the reason and followed by the present `Table`.

The client knows no rules. It draws `facts` and `components`, highlights `options`, and sends back an option's `action`.
"""
