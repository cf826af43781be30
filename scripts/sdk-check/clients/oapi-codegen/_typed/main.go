package main

import (
	"context"
	"fmt"
	"net/http"
	"os"

	"walk/rowfeed"
)

func main() {
	ctx := context.Background()
	bearKey := func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer "+os.Getenv("ROWFEED_KEY"))
		return nil
	}
	api, err := rowfeed.NewClientWithResponses(os.Getenv("ROWFEED_URL"), rowfeed.WithRequestEditorFn(bearKey))
	check(err == nil, err)
	inserted, err := api.InsertNotesRowsWithResponse(ctx, nil, rowfeed.NotesRowInputList{{Title: "Milk", Done: false}})
	check(err == nil && inserted.JSON201 != nil, err)
	id := (*inserted.JSON201)[0].Id
	done := true
	changed, err := api.UpdateNotesRowWithResponse(ctx, id, nil, rowfeed.NotesRowPatch{Done: &done})
	check(err == nil && changed.JSON200 != nil, err)
	filter := fmt.Sprintf("@.id == %d", id)
	listed, err := api.ListNotesRowsWithResponse(ctx, &rowfeed.ListNotesRowsParams{Filter: &filter})
	check(err == nil && listed.JSON200 != nil, err)
	var title string = (*listed.JSON200)[0].Title
	check(title == "Milk" && (*listed.JSON200)[0].Done, title)
	fmt.Println("ok typed")
}

func check(isRight bool, what any) {
	if !isRight {
		fmt.Println(what)
		os.Exit(1)
	}
}
