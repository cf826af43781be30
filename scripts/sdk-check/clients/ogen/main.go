package main

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/go-faster/jx"
	"github.com/ogen-go/ogen/ogenerrors"

	"walk/rowfeed"
)

// security sends the key in the header Authorization.
type security struct{}

var ctx = context.Background()

func (security) BearerKey(context.Context, rowfeed.OperationName) (rowfeed.BearerKey, error) {
	return rowfeed.BearerKey{Token: key}, nil
}

func (security) HeaderKey(context.Context, rowfeed.OperationName) (rowfeed.HeaderKey, error) {
	return rowfeed.HeaderKey{}, ogenerrors.ErrSkipClientSecurity
}

func (security) QueryKey(context.Context, rowfeed.OperationName) (rowfeed.QueryKey, error) {
	return rowfeed.QueryKey{}, ogenerrors.ErrSkipClientSecurity
}

func main() {
	api := must(rowfeed.NewClient(url, security{}))
	serve(func(asked Asked) (any, error) {
		return call(api, asked, rowfeed.CollectionName(asked.Collection), rowfeed.RowId(asked.ID))
	})
}

func call(api *rowfeed.Client, asked Asked, name rowfeed.CollectionName, id rowfeed.RowId) (any, error) {
	switch asked.Call {
	case "create_collection":
		input := rowfeed.CollectionInput{Name: name}
		return answered[rowfeed.Collection](api.CreateCollection(ctx, &input, rowfeed.CreateCollectionParams{}))
	case "insert_rows":
		var inputs rowfeed.RowInputList
		for _, fields := range asked.Rows {
			inputs = append(inputs, encoded(fields))
		}
		params := rowfeed.InsertRowsParams{CollectionName: name}
		if asked.IdempotencyKey != "" {
			params.IdempotencyKey = rowfeed.NewOptIdempotencyKey(rowfeed.IdempotencyKey(asked.IdempotencyKey))
		}
		return answered[rowfeed.InsertedRowList](api.InsertRows(ctx, inputs, params))
	case "get_row":
		return answered[rowfeed.Row](api.GetRow(ctx, rowfeed.GetRowParams{CollectionName: name, RowID: id}))
	case "list_rows":
		list := asked.List
		params := rowfeed.ListRowsParams{CollectionName: name, Limit: rowfeed.NewOptInt32(list.Limit)}
		if list.Filter == "" {
			params.Offset, params.OrderBy = rowfeed.NewOptInt64(list.Offset), rowfeed.NewOptString(list.OrderBy)
			params.Order = rowfeed.NewOptOrder(rowfeed.Order(list.Order))
		} else {
			params.Filter, params.Sort, params.Fields = rowfeed.NewOptString(list.Filter), list.Sort, list.Fields
			params.After = rowfeed.OptString{Value: list.After, Set: list.After != ""}
		}
		answer, err := api.ListRows(ctx, params)
		if page, ok := answer.(*rowfeed.RowListHeaders); ok {
			return Page{page.Response, page.NextAfter.Or("")}, nil
		}
		return nil, refusal(answer, err)
	case "list_changes":
		params := rowfeed.ListChangesParams{CollectionName: name, Limit: rowfeed.NewOptInt32(asked.List.Limit)}
		params.Since = rowfeed.OptCursor{Value: rowfeed.Cursor(asked.List.Since), Set: asked.List.Since != ""}
		answer, err := api.ListChanges(ctx, params)
		if list, ok := answer.(interface{ GetResponse() rowfeed.ChangeList }); ok {
			return Page{list.GetResponse().Changes, string(list.GetResponse().Cursor)}, nil
		}
		return nil, refusal(answer, err)
	case "update_row":
		patch := rowfeed.RowPatch(encoded(asked.Fields))
		return answered[rowfeed.Row](
			api.UpdateRow(ctx, &patch, rowfeed.UpdateRowParams{CollectionName: name, RowID: id}))
	default:
		answer, err := api.DeleteRow(ctx, rowfeed.DeleteRowParams{CollectionName: name, RowID: id})
		if _, ok := answer.(*rowfeed.DeleteRowNoContent); ok {
			return nil, nil
		}
		return nil, refusal(answer, err)
	}
}

// answered returns the body of a response that has a body of this type.
func answered[Body any](answer any, err error) (any, error) {
	if right, ok := answer.(interface{ GetResponse() Body }); ok {
		body := right.GetResponse()
		return &body, nil
	}
	return nil, refusal(answer, err)
}

// refusal is the problem of any other response.
func refusal(answer any, err error) error {
	refused, ok := answer.(interface{ GetResponse() rowfeed.ProblemDetails })
	if err != nil || !ok {
		return fmt.Errorf("unexpected response %T: %w", answer, err)
	}
	problem := refused.GetResponse()
	return &Refused{int(problem.Status), string(problem.Code)}
}

func encoded(fields Fields) map[string]jx.Raw {
	raw := map[string]jx.Raw{}
	for name, value := range fields {
		raw[name], _ = json.Marshal(value)
	}
	return raw
}
