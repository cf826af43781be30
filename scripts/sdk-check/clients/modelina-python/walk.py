from pydantic import TypeAdapter

from calls import Json, serve
from rowfeed.bookmark_frame import BookmarkFrame
from rowfeed.delete_frame import DeleteFrame
from rowfeed.enter_frame import EnterFrame
from rowfeed.insert_frame import InsertFrame
from rowfeed.leave_frame import LeaveFrame
from rowfeed.row_frame import RowFrame
from rowfeed.update_frame import UpdateFrame

Frame = InsertFrame | UpdateFrame | DeleteFrame | EnterFrame | LeaveFrame | RowFrame | BookmarkFrame
frame_of: TypeAdapter[Frame] = TypeAdapter(Frame)


def read(asked: Json) -> object:
    frame = frame_of.validate_json(asked["frame"])
    kind = type(frame).__name__.removesuffix("Frame").lower()
    assert frame.event.value == kind
    return {"event": kind, "row": None if isinstance(frame, BookmarkFrame) else frame.row.model_dump()}


serve(dict.fromkeys(["insert", "update", "delete", "bookmark", "enter", "leave", "row"], read))
