"""Has FastMCP make a server of the OpenAPI document, and calls its tools as a model's host would."""
import asyncio
import os

import httpx2
from fastmcp import Client, FastMCP
from fastmcp.exceptions import ToolError


async def main() -> None:
    headers = {"x-api-key": os.environ["ROWFEED_KEY"]}
    async with httpx2.AsyncClient(base_url=os.environ["ROWFEED_URL"], headers=headers) as http:
        document = (await http.get("/openapi.json")).json()
        server = FastMCP.from_openapi(document, client=http, name="rowfeed")
        operations = {
            operation["operationId"]
            for path in document["paths"].values()
            for operation in path.values()
            if isinstance(operation, dict)
        }
        async with Client(server) as mcp:
            assert {tool.name for tool in await mcp.list_tools()} == operations

            async def call(tool: str, **arguments: object) -> object:
                content = (await mcp.call_tool(tool, arguments)).structured_content
                # What isn't an object is put into one.
                return content["result"] if content and set(content) == {"result"} else content

            at = {"collection_name": "tools"}
            assert await call("getHealth") == {"ok": True, "service": "rowfeed"}
            assert await call("createCollection", name="tools") == {"name": "tools"}
            assert await call("insertRows", body=[{"text": "a", "n": None}, {"text": "b"}], **at) == [
                {"id": 1, "text": "a", "n": None},
                {"id": 2, "text": "b"},
            ]
            found = await call("listRows", filter='@.text == "b"', sort=["text:desc"], fields=["text"], **at)
            assert found == [{"id": 2, "text": "b"}], found
            assert await call("getRow", row_id=1, **at) == {"id": 1, "text": "a", "n": None}
            changed = await call("updateRow", row_id=2, body={"done": True}, **at)
            assert changed == {"id": 2, "text": "b", "done": True}, changed
            replaced = await call("replaceRow", row_id=2, body={"text": "c"}, **at)
            assert replaced == {"id": 2, "text": "c"}, replaced
            await call("deleteRow", row_id=2, **at)
            assert (await call("getCollection", **at))["rows"] == 1
            try:
                await call("getRow", row_id=2, **at)
            except ToolError as error:
                assert "row_not_found" in str(error)
            else:
                raise AssertionError("a missing row is no error")
            await call("deleteCollection", **at)
            print(f"{len(operations)} tools, 10 of them called")


asyncio.run(main())
