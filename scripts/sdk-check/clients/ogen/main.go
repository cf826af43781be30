package main

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/go-faster/jx"
	"github.com/ogen-go/ogen/ogenerrors"

	"walk/rowfeed"
)

type client struct{ api *rowfeed.Client }

// security bears the key in the header Authorization.
type security struct{ key string }

var ctx = context.Background()

func main() {
	walk(func(url, key string) (SDK, error) {
		api, err := rowfeed.NewClient(url, security{key})
		return client{api}, err
	})
}

func (s security) BearerKey(context.Context, rowfeed.OperationName) (rowfeed.BearerKey, error) {
	return rowfeed.BearerKey{Token: s.key}, nil
}

func (security) HeaderKey(context.Context, rowfeed.OperationName) (rowfeed.HeaderKey, error) {
	return rowfeed.HeaderKey{}, ogenerrors.ErrSkipClientSecurity
}

func (security) QueryKey(context.Context, rowfeed.OperationName) (rowfeed.QueryKey, error) {
	return rowfeed.QueryKey{}, ogenerrors.ErrSkipClientSecurity
}

func (c client) Health() (bool, error) {
	answer, err := c.api.GetHealth(ctx)
	if err != nil {
		return false, err
	}
	health, ok := answer.(*rowfeed.GetHealthOK)
	if !ok {
		return false, refusal(answer)
	}
	return health.Response.Ok, nil
}

func (c client) ListCollections() ([]string, error) {
	answer, err := c.api.ListCollections(ctx, rowfeed.ListCollectionsParams{})
	if err != nil {
		return nil, err
	}
	list, ok := answer.(*rowfeed.CollectionListHeaders)
	if !ok {
		return nil, refusal(answer)
	}
	var names []string
	for _, collection := range list.Response {
		names = append(names, string(collection.Name))
	}
	return names, nil
}

func (c client) CreateCollection(name string) (string, error) {
	input := rowfeed.CollectionInput{Name: rowfeed.CollectionName(name)}
	answer, err := c.api.CreateCollection(ctx, &input, rowfeed.CreateCollectionParams{})
	if err != nil {
		return "", err
	}
	created, ok := answer.(*rowfeed.CollectionHeaders)
	if !ok {
		return "", refusal(answer)
	}
	return string(created.Response.Name), nil
}

func (c client) InsertRows(name string, rows []Fields, key string) ([]Row, error) {
	var inputs rowfeed.RowInputList
	for _, fields := range rows {
		input, err := encoded(fields)
		if err != nil {
			return nil, err
		}
		inputs = append(inputs, input)
	}
	params := rowfeed.InsertRowsParams{CollectionName: rowfeed.CollectionName(name)}
	if key != "" {
		params.IdempotencyKey = rowfeed.NewOptIdempotencyKey(rowfeed.IdempotencyKey(key))
	}
	answer, err := c.api.InsertRows(ctx, inputs, params)
	if err != nil {
		return nil, err
	}
	inserted, ok := answer.(*rowfeed.InsertedRowListHeaders)
	if !ok {
		return nil, refusal(answer)
	}
	return rowsOf(inserted.Response)
}

func (c client) GetRow(name string, id int64) (Row, error) {
	answer, err := c.api.GetRow(ctx, rowfeed.GetRowParams{
		CollectionName: rowfeed.CollectionName(name),
		RowID:          rowfeed.RowId(id),
	})
	if err != nil {
		return Row{}, err
	}
	row, ok := answer.(*rowfeed.RowHeaders)
	if !ok {
		return Row{}, refusal(answer)
	}
	return rowOf(row.Response)
}

func (c client) ListRows(name string, page Page) ([]Row, error) {
	answer, err := c.api.ListRows(ctx, rowfeed.ListRowsParams{
		CollectionName: rowfeed.CollectionName(name),
		Limit:          rowfeed.NewOptInt32(page.Limit),
		Offset:         rowfeed.NewOptInt64(page.Offset),
		OrderBy:        rowfeed.NewOptString(page.OrderBy),
		Order:          rowfeed.NewOptOrder(rowfeed.Order(page.Order)),
	})
	if err != nil {
		return nil, err
	}
	list, ok := answer.(*rowfeed.RowListHeaders)
	if !ok {
		return nil, refusal(answer)
	}
	return rowsOf(list.Response)
}

func (c client) ListFitting(name string, list Fitting) ([]Row, string, error) {
	answer, err := c.api.ListRows(ctx, rowfeed.ListRowsParams{
		CollectionName: rowfeed.CollectionName(name),
		Filter:         rowfeed.NewOptString(list.Filter),
		Sort:           list.Sort,
		Fields:         list.Fields,
		Limit:          rowfeed.NewOptInt32(list.Limit),
		After:          rowfeed.OptString{Value: list.After, Set: list.After != ""},
	})
	if err != nil {
		return nil, "", err
	}
	page, ok := answer.(*rowfeed.RowListHeaders)
	if !ok {
		return nil, "", refusal(answer)
	}
	rows, err := rowsOf(page.Response)
	return rows, page.NextAfter.Or(""), err
}

func (c client) UpdateRow(name string, id int64, fields Fields) (Row, error) {
	patch, err := encoded(fields)
	if err != nil {
		return Row{}, err
	}
	answer, err := c.api.UpdateRow(ctx, (*rowfeed.RowPatch)(&patch), rowfeed.UpdateRowParams{
		CollectionName: rowfeed.CollectionName(name),
		RowID:          rowfeed.RowId(id),
	})
	if err != nil {
		return Row{}, err
	}
	row, ok := answer.(*rowfeed.ReplaceRowOKHeaders)
	if !ok {
		return Row{}, refusal(answer)
	}
	return rowOf(row.Response)
}

func (c client) DeleteRow(name string, id int64) error {
	answer, err := c.api.DeleteRow(ctx, rowfeed.DeleteRowParams{
		CollectionName: rowfeed.CollectionName(name),
		RowID:          rowfeed.RowId(id),
	})
	if err != nil {
		return err
	}
	if _, ok := answer.(*rowfeed.DeleteRowNoContent); !ok {
		return refusal(answer)
	}
	return nil
}

// refusal is the problem that any answer but the wanted one bears.
func refusal(answer any) error {
	refused, ok := answer.(interface{ GetResponse() rowfeed.ProblemDetails })
	if !ok {
		return fmt.Errorf("unexpected answer %T", answer)
	}
	problem := refused.GetResponse()
	return &Refused{int(problem.Status), string(problem.Code)}
}

func encoded(fields Fields) (map[string]jx.Raw, error) {
	raw := map[string]jx.Raw{}
	for name, value := range fields {
		text, err := json.Marshal(value)
		if err != nil {
			return nil, err
		}
		raw[name] = text
	}
	return raw, nil
}

func rowOf(row rowfeed.Row) (Row, error) {
	fields := Fields{}
	for name, raw := range row.AdditionalProps {
		var value any
		if err := json.Unmarshal(raw, &value); err != nil {
			return Row{}, err
		}
		fields[name] = value
	}
	return Row{int64(row.ID), fields}, nil
}

func rowsOf(rows []rowfeed.Row) (found []Row, err error) {
	for _, each := range rows {
		row, err := rowOf(each)
		if err != nil {
			return nil, err
		}
		found = append(found, row)
	}
	return found, nil
}
