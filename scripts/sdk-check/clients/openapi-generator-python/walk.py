from collections.abc import Callable
from typing import TypeVar

from rowfeed_client import ApiClient, ApiException, CollectionInput, CollectionsApi
from rowfeed_client import Configuration, FeedApi, ProblemDetails, RowsApi

from calls import Json, Refused, changes, key, page, serve, url

client = ApiClient(Configuration(host=url, access_token=key))
collections = CollectionsApi(client)
rows = RowsApi(client)
feed = FeedApi(client)
Answer = TypeVar("Answer")


def asked_for(request: Callable[[], Answer]) -> Answer:
    try:
        return request()
    except ApiException as error:
        assert isinstance(error.data, ProblemDetails) and error.status is not None
        raise Refused(error.status, error.data.code) from error


def create_collection(asked: Json) -> object:
    return collections.create_collection(CollectionInput(name=asked["collection"])).to_dict()


def insert_rows(asked: Json) -> object:
    once = asked["idempotencyKey"] or None
    inserted = rows.insert_rows(asked["collection"], asked["rows"], idempotency_key=once)
    return [row.to_dict() for row in inserted]


def get_row(asked: Json) -> object:
    return asked_for(lambda: rows.get_row(asked["collection"], asked["id"])).to_dict()


def list_rows(asked: Json) -> object:
    answer = rows.list_rows_with_http_info(asked["collection"], **asked["list"])
    return page([row.to_dict() for row in answer.data], answer.headers or {})


def list_changes(asked: Json) -> object:
    answer = feed.list_changes(asked["collection"], **asked["list"])
    return changes([{"event": each.event, "row": each.row.to_dict()} for each in answer.changes], answer.cursor)


def update_row(asked: Json) -> object:
    return rows.update_row(asked["collection"], asked["id"], asked["fields"]).to_dict()


def delete_row(asked: Json) -> object:
    return asked_for(lambda: rows.delete_row(asked["collection"], asked["id"]))


serve(
    {
        **{each.__name__: each for each in [create_collection, insert_rows, get_row, list_rows]},
        **{each.__name__: each for each in [list_changes, update_row, delete_row]},
    }
)
