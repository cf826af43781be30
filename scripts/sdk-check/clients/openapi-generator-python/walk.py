from collections.abc import Callable
from typing import TypeVar

from rowfeed_client import (
    ApiClient,
    ApiException,
    CollectionInput,
    CollectionsApi,
    Configuration,
    HealthApi,
    ProblemDetails,
    RowsApi,
)

from calls import Json, Refused, key, page, serve, url

client = ApiClient(Configuration(host=url, access_token=key))
collections = CollectionsApi(client)
rows = RowsApi(client)
Answer = TypeVar("Answer")


def asked_for(request: Callable[[], Answer]) -> Answer:
    try:
        return request()
    except ApiException as error:
        assert isinstance(error.data, ProblemDetails) and error.status is not None
        raise Refused(error.status, error.data.code) from error


def insert_rows(asked: Json) -> object:
    once = asked["idempotencyKey"] or None
    inserted = rows.insert_rows(asked["collection"], asked["rows"], idempotency_key=once)
    return [row.to_dict() for row in inserted]


def list_rows(asked: Json) -> object:
    answer = rows.list_rows_with_http_info(asked["collection"], **asked["list"])
    return page([row.to_dict() for row in answer.data], answer.headers or {})


serve(
    {
        "health": lambda _: HealthApi(client).get_health().to_dict(),
        "list_collections": lambda _: [each.to_dict() for each in asked_for(collections.list_collections)],
        "create_collection": lambda asked: (
            collections.create_collection(CollectionInput(name=asked["collection"])).to_dict()
        ),
        "insert_rows": insert_rows,
        "get_row": lambda asked: asked_for(lambda: rows.get_row(asked["collection"], asked["id"])).to_dict(),
        "list_rows": list_rows,
        "update_row": lambda asked: rows.update_row(
            asked["collection"], asked["id"], asked["fields"]
        ).to_dict(),
        "delete_row": lambda asked: asked_for(lambda: rows.delete_row(asked["collection"], asked["id"])),
    }
)
