"""What the walks of the Python generators share."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

url = os.environ["ROWFEED_URL"]
key = os.environ["ROWFEED_KEY"]
collection = os.environ["ROWFEED_COLLECTION"]
missing_row_code = os.environ["ROWFEED_MISSING_ROW_CODE"]
fields: dict[str, Any] = json.loads(Path("row.json").read_text("utf-8"))
fitting: dict[str, Any] = json.loads(Path("fitting.json").read_text("utf-8"))
# With characters as they are, not in JSON's escapes.
filter_text = f"@.text == {json.dumps(fitting['text'], ensure_ascii=False)} && @['done'] == false"


def call(steps: Callable[[], None]) -> None:
    """Makes the call at once, and says how it went."""
    try:
        steps()
        print("ok", steps.__name__)
    except Exception as error:
        print(f"wrong {steps.__name__}: {error!r}".replace("\n", " "))


def expect(actual: object, expected: object) -> None:
    """Equal in every type as well: Python takes 1, 1.0 and True for the same."""
    one, other = (json.dumps(value, sort_keys=True) for value in (actual, expected))
    if one != other:
        raise AssertionError(f"{one} instead of {other}")
