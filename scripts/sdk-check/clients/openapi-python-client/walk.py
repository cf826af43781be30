from typing import TypeVar

from rowfeed_client import AuthenticatedClient
from rowfeed_client.api.collections import create_collection as create
from rowfeed_client.api.feed import list_changes as list_after
from rowfeed_client.api.rows import delete_row as delete, get_row as get, insert_rows as insert
from rowfeed_client.api.rows import list_rows as list_page, update_row as update
from rowfeed_client.models import ChangeList, Collection, CollectionInput, ListRowsOrder
from rowfeed_client.models import ProblemDetails, Row, RowInput, RowPatch
from rowfeed_client.types import UNSET, Response

from calls import Json, Refused, changes, key, page, serve, url

client = AuthenticatedClient(base_url=url, token=key)
Parsed = TypeVar("Parsed")


def parsed(answer: Response[Json], kind: type[Parsed]) -> Parsed:
    if isinstance(answer.parsed, ProblemDetails):
        raise Refused(int(answer.status_code), answer.parsed.code)
    assert isinstance(answer.parsed, kind)
    return answer.parsed


def insert_rows(asked: Json) -> object:
    body = [RowInput.from_dict(row) for row in asked["rows"]]
    once = asked["idempotencyKey"] or UNSET
    answer = insert.sync_detailed(asked["collection"], client=client, body=body, idempotency_key=once)
    return [row.to_dict() for row in parsed(answer, list)]


def list_rows(asked: Json) -> object:
    asked["list"]["filter_"] = asked["list"].pop("filter", UNSET)
    if "order" in asked["list"]:
        asked["list"]["order"] = ListRowsOrder(asked["list"]["order"])
    answer = list_page.sync_detailed(asked["collection"], client=client, **asked["list"])
    return page([row.to_dict() for row in parsed(answer, list)], answer.headers)


def list_changes(asked: Json) -> object:
    answer = list_after.sync_detailed(asked["collection"], client=client, **asked["list"])
    found = parsed(answer, ChangeList)
    return changes([change.to_dict() for change in found.changes], found.cursor)


def create_collection(asked: Json) -> object:
    body = CollectionInput(name=asked["collection"])
    return parsed(create.sync_detailed(client=client, body=body), Collection).to_dict()


def get_row(asked: Json) -> object:
    return parsed(get.sync_detailed(asked["collection"], asked["id"], client=client), Row).to_dict()


def update_row(asked: Json) -> object:
    body = RowPatch.from_dict(asked["fields"])
    answer = update.sync_detailed(asked["collection"], asked["id"], client=client, body=body)
    return parsed(answer, Row).to_dict()


def delete_row(asked: Json) -> object:
    answer = delete.sync_detailed(asked["collection"], asked["id"], client=client)
    return None if answer.status_code == 204 else parsed(answer, Row)


serve(
    {
        **{each.__name__: each for each in [create_collection, insert_rows, get_row, list_rows]},
        **{each.__name__: each for each in [list_changes, update_row, delete_row]},
    }
)
