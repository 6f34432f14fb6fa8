"""The latest warnings and errors of the log, for whoever runs the house and does not read files."""

import logging
import time
from collections import deque

MOST = 100
LONGEST = 500


class LatestErrors(logging.Handler):
    """Keeps the latest lines: when, how bad, and what. Tracebacks are for the log alone."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: deque[str] = deque(maxlen=MOST)

    def emit(self, record: logging.LogRecord) -> None:
        at = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(record.created))
        self.lines.append(f"{at} {record.levelname.lower()}: {record.getMessage()}"[:LONGEST])
