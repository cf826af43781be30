package main

import (
	"context"
	"errors"
	"net/http"

	"walk/rowfeed"
)

func main() {
	configuration := rowfeed.NewConfiguration()
	configuration.Servers = rowfeed.ServerConfigurations{{URL: url}}
	ctx := context.WithValue(context.Background(), rowfeed.ContextAccessToken, key)
	api := rowfeed.NewAPIClient(configuration)
	serve(func(asked Asked) (any, error) { return call(ctx, api, asked, asked.Collection) })
}

func call(ctx context.Context, api *rowfeed.APIClient, asked Asked, name string) (any, error) {
	switch asked.Call {
	case "create_collection":
		input := *rowfeed.NewCollectionInput(name)
		return answered(api.CollectionsAPI.CreateCollection(ctx).CollectionInput(input).Execute())
	case "insert_rows":
		request := api.RowsAPI.InsertRows(ctx, name).RequestBody(asked.Rows)
		if asked.IdempotencyKey != "" {
			request = request.IdempotencyKey(asked.IdempotencyKey)
		}
		return answered(request.Execute())
	case "get_row":
		return answered(api.RowsAPI.GetRow(ctx, name, asked.ID).Execute())
	case "list_rows":
		list := asked.List
		request := api.RowsAPI.ListRows(ctx, name).Limit(list.Limit)
		if list.Filter == "" {
			request = request.Offset(list.Offset).OrderBy(list.OrderBy).Order(list.Order)
		} else {
			request = request.Filter(list.Filter).Sort(list.Sort).Fields(list.Fields)
		}
		if list.After != "" {
			request = request.After(list.After)
		}
		rows, answer, err := request.Execute()
		if err != nil {
			return answered(nil, answer, err)
		}
		return Page{rows, answer.Header.Get("Next-After")}, nil
	case "list_changes":
		request := api.FeedAPI.ListChanges(ctx, name).Limit(asked.List.Limit)
		if asked.List.Since != "" {
			request = request.Since(asked.List.Since)
		}
		list, answer, err := request.Execute()
		if err != nil {
			return answered(nil, answer, err)
		}
		return Page{list.Changes, list.Cursor}, nil
	case "update_row":
		return answered(api.RowsAPI.UpdateRow(ctx, name, asked.ID).RequestBody(asked.Fields).Execute())
	default:
		answer, err := api.RowsAPI.DeleteRow(ctx, name, asked.ID).Execute()
		return answered(nil, answer, err)
	}
}

// answered returns the problem that the server responded with as the error.
func answered(value any, _ *http.Response, err error) (any, error) {
	var failure *rowfeed.GenericOpenAPIError
	if errors.As(err, &failure) {
		if problem, ok := failure.Model().(rowfeed.ProblemDetails); ok {
			return nil, &Refused{int(problem.Status), problem.Code}
		}
	}
	return value, err
}
