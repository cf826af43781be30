from collections.abc import Callable
from typing import TypeVar

from calls import Json, Refused, changes, key, page, serve, url
from rowfeed.client import ApiError, Client, CollectionInput, ProblemDetails, decode

rowfeed = Client(url, auth={"bearer": key})
Answer = TypeVar("Answer")


def asked_for(request: Callable[[], Answer]) -> Answer:
    try:
        return request()
    except ApiError as error:
        problem: ProblemDetails = decode(ProblemDetails, error.body)
        raise Refused(error.status, problem.code) from error


def insert_rows(asked: Json) -> object:
    once = asked["idempotencyKey"] or None
    return rowfeed.insert_rows(asked["collection"], asked["rows"], idempotency_key=once)


def list_rows(asked: Json) -> object:
    answer = rowfeed.list_rows_with_headers(asked["collection"], **asked["list"])
    return page(answer.data, answer.headers)


def list_changes(asked: Json) -> object:
    answer = rowfeed.list_changes(asked["collection"], **asked["list"])
    return changes([{"event": each.event, "row": each.row} for each in answer.changes], answer.cursor)


serve(
    {
        "create_collection": lambda asked: {
            "name": rowfeed.create_collection(CollectionInput(name=asked["collection"])).name
        },
        "insert_rows": insert_rows,
        "get_row": lambda asked: asked_for(lambda: rowfeed.get_row(asked["collection"], asked["id"])),
        "list_rows": list_rows,
        "list_changes": list_changes,
        "update_row": lambda asked: rowfeed.update_row(asked["collection"], asked["id"], asked["fields"]),
        "delete_row": lambda asked: asked_for(lambda: rowfeed.delete_row(asked["collection"], asked["id"])),
    }
)
