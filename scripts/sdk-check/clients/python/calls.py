"""Makes the calls that walk.ts asks for, with whatever client a generator made."""

import json
import os
import sys
from collections.abc import Callable, Mapping
from typing import Any

url = os.environ["ROWFEED_URL"]
key = os.environ["ROWFEED_KEY"]
Json = Any


class Refused(Exception):
    """The server refused a call."""

    def __init__(self, status: int, code: str) -> None:
        self.status = status
        self.code = code


def page(rows: list[Json], headers: Mapping[str, str | None]) -> dict[str, Json]:
    names = {name.lower().replace("_", "-"): name for name in headers}
    return {"value": rows, "next": headers[names["next-after"]] if "next-after" in names else None}


def changes(changes: list[Json], cursor: str) -> dict[str, Json]:
    return {"value": changes, "next": cursor}


def serve(calls: Mapping[str, Callable[[Json], object]]) -> None:
    for line in sys.stdin:
        asked = json.loads(line)
        answer: object
        try:
            value = calls[asked["call"]](asked)
            answer = value if asked["call"].startswith("list_") else {"value": value}
        except Refused as refused:
            answer = vars(refused)
        except Exception as error:
            answer = {"error": repr(error)}
        print(json.dumps(answer), flush=True)
