package main

import (
	"cmp"
	"context"
	"fmt"
	"net/http"

	"walk/rowfeed"
)

var ctx = context.Background()

func main() {
	bearKey := func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer "+key)
		return nil
	}
	api := must(rowfeed.NewClientWithResponses(url, rowfeed.WithRequestEditorFn(bearKey)))
	serve(func(asked Asked) (any, error) { return call(api, asked, asked.Collection) })
}

func call(api *rowfeed.ClientWithResponses, asked Asked, name string) (any, error) {
	switch asked.Call {
	case "create_collection":
		answer := must(api.CreateCollectionWithResponse(ctx, nil, rowfeed.CollectionInput{Name: name}))
		return answered(answer, answer.JSON201, answer.ApplicationproblemJSON409)
	case "insert_rows":
		var params rowfeed.InsertRowsParams
		if asked.IdempotencyKey != "" {
			params.IdempotencyKey = &asked.IdempotencyKey
		}
		var inputs rowfeed.RowInputList
		for _, fields := range asked.Rows {
			inputs = append(inputs, fields)
		}
		answer := must(api.InsertRowsWithResponse(ctx, name, &params, inputs))
		return answered(answer, answer.JSON201, answer.ApplicationproblemJSON400)
	case "get_row":
		answer := must(api.GetRowWithResponse(ctx, name, asked.ID, nil))
		return answered(answer, answer.JSON200, cmp.Or(answer.ApplicationproblemJSON401, answer.ApplicationproblemJSON404))
	case "list_rows":
		list := asked.List
		order := rowfeed.ListRowsParamsOrder(list.Order)
		params := rowfeed.ListRowsParams{Limit: &list.Limit, Offset: &list.Offset, OrderBy: &list.OrderBy, Order: &order}
		if list.Filter != "" {
			params = rowfeed.ListRowsParams{Limit: &list.Limit, Filter: &list.Filter, Sort: &list.Sort, Fields: &list.Fields}
		}
		if list.After != "" {
			params.After = &list.After
		}
		answer := must(api.ListRowsWithResponse(ctx, name, &params))
		page := Page{Value: answer.JSON200}
		if answer.Headers200 != nil && answer.Headers200.NextAfter != nil {
			page.Next = *answer.Headers200.NextAfter
		}
		return answered(answer, &page, answer.ApplicationproblemJSON400)
	case "list_changes":
		params := rowfeed.ListChangesParams{Limit: &asked.List.Limit}
		if asked.List.Since != "" {
			params.Since = &asked.List.Since
		}
		answer := must(api.ListChangesWithResponse(ctx, name, &params))
		if answer.JSON200 == nil {
			return answered[any](answer, nil, answer.ApplicationproblemJSON400)
		}
		return Page{answer.JSON200.Changes, answer.JSON200.Cursor}, nil
	case "update_row":
		answer := must(api.UpdateRowWithResponse(ctx, name, asked.ID, nil, asked.Fields))
		return answered(answer, answer.JSON200, answer.ApplicationproblemJSON400)
	default:
		answer := must(api.DeleteRowWithResponse(ctx, name, asked.ID, nil))
		return answered(answer, &struct{}{}, answer.ApplicationproblemJSON404)
	}
}

func answered[T any](answer interface{ StatusCode() int }, right *T, problem *rowfeed.ProblemDetails) (any, error) {
	if problem != nil {
		return nil, &Refused{answer.StatusCode(), problem.Code}
	}
	if right == nil {
		return nil, fmt.Errorf("unexpected status %d", answer.StatusCode())
	}
	return *right, nil
}
