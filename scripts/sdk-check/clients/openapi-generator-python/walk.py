import os

from rowfeed_client import (
    ApiClient,
    ApiException,
    CollectionsApi,
    Configuration,
    HealthApi,
    NewCollection,
    RowsApi,
    UsageApi,
)

configuration = Configuration(host=os.environ["ROWFEED_URL"])
configuration.access_token = os.environ["ROWFEED_KEY"]
client = ApiClient(configuration)
collections, rows, usage, health = CollectionsApi(client), RowsApi(client), UsageApi(client), HealthApi(client)
name = f"sdk_{os.getpid()}"
milk = {"title": "Milk", "done": False, "tags": ["home", None], "size": {"litres": 1.5}}
plumber = {"title": "Call the plumber", "done": False}


def refused(status, call):
    try:
        call()
    except ApiException as error:
        assert error.status == status, error.status
    else:
        raise AssertionError("not refused")


assert health.get_health().ok
assert collections.create_collection(NewCollection(name=name)).name == name
refused(409, lambda: collections.create_collection(NewCollection(name=name)))
assert name in [collection.name for collection in collections.list_collections()]
assert rows.insert_rows(name, [milk, plumber]) == [{"id": 1, **milk}, {"id": 2, **plumber}]
assert collections.get_collection(name).rows == 2
assert rows.list_rows(name, limit=2, order_by="id", order="desc") == [{"id": 2, **plumber}, {"id": 1, **milk}]
assert rows.get_row(name, 1)["tags"] == milk["tags"]
assert rows.update_row(name, 1, {"done": True}) == {"id": 1, **milk, "done": True}
rows.delete_row(name, 1)
refused(404, lambda: rows.get_row(name, 1))
assert usage.get_usage().requests.used > 0
collections.delete_collection(name)
refused(404, lambda: collections.get_collection(name))
