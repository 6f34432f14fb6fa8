"""Examples at the end of each command's help."""


def examples(*lines: str) -> str:
    """The lines as an epilog; the empty lines between them keep the help from running them together."""
    return "\n\n".join(["[bold]Examples[/bold]", *(f"[dim]$[/dim] {line}" for line in lines)])
