package main

import (
	"context"
	"fmt"
	"net/http"

	"walk/rowfeed"
)

type client struct{ api *rowfeed.ClientWithResponses }

var ctx = context.Background()

func main() {
	walk(func(url, key string) (SDK, error) {
		bearKey := func(_ context.Context, request *http.Request) error {
			request.Header.Set("Authorization", "Bearer "+key)
			return nil
		}
		api, err := rowfeed.NewClientWithResponses(url, rowfeed.WithRequestEditorFn(bearKey))
		return client{api}, err
	})
}

func (c client) Health() (bool, error) {
	answer, err := c.api.GetHealthWithResponse(ctx)
	if err != nil {
		return false, err
	}
	if answer.JSON200 == nil {
		return false, refusal(answer.StatusCode(), nil)
	}
	return answer.JSON200.Ok, nil
}

func (c client) ListCollections() ([]string, error) {
	answer, err := c.api.ListCollectionsWithResponse(ctx, nil)
	if err != nil {
		return nil, err
	}
	if answer.JSON200 == nil {
		return nil, refusal(answer.StatusCode(), answer.ApplicationproblemJSON401)
	}
	var names []string
	for _, collection := range *answer.JSON200 {
		names = append(names, collection.Name)
	}
	return names, nil
}

func (c client) CreateCollection(name string) (string, error) {
	answer, err := c.api.CreateCollectionWithResponse(ctx, nil, rowfeed.CollectionInput{Name: name})
	if err != nil {
		return "", err
	}
	if answer.JSON201 == nil {
		return "", refusal(answer.StatusCode(), answer.ApplicationproblemJSON409)
	}
	return answer.JSON201.Name, nil
}

func (c client) InsertRows(name string, rows []Fields, key string) ([]Row, error) {
	var params rowfeed.InsertRowsParams
	if key != "" {
		params.IdempotencyKey = &key
	}
	var inputs rowfeed.RowInputList
	for _, fields := range rows {
		inputs = append(inputs, fields)
	}
	answer, err := c.api.InsertRowsWithResponse(ctx, name, &params, inputs)
	if err != nil {
		return nil, err
	}
	if answer.JSON201 == nil {
		return nil, refusal(answer.StatusCode(), answer.ApplicationproblemJSON400)
	}
	return rowsOf(*answer.JSON201), nil
}

func (c client) GetRow(name string, id int64) (Row, error) {
	answer, err := c.api.GetRowWithResponse(ctx, name, id, nil)
	if err != nil {
		return Row{}, err
	}
	if answer.JSON200 == nil {
		return Row{}, refusal(answer.StatusCode(), answer.ApplicationproblemJSON404)
	}
	return rowOf(*answer.JSON200), nil
}

func (c client) ListRows(name string, page Page) ([]Row, error) {
	order := rowfeed.ListRowsParamsOrder(page.Order)
	answer, err := c.api.ListRowsWithResponse(ctx, name, &rowfeed.ListRowsParams{
		Limit:   &page.Limit,
		Offset:  &page.Offset,
		OrderBy: &page.OrderBy,
		Order:   &order,
	})
	if err != nil {
		return nil, err
	}
	if answer.JSON200 == nil {
		return nil, refusal(answer.StatusCode(), answer.ApplicationproblemJSON400)
	}
	return rowsOf(*answer.JSON200), nil
}

func (c client) ListFitting(name string, list Fitting) ([]Row, string, error) {
	params := rowfeed.ListRowsParams{
		Filter: &list.Filter,
		Sort:   &list.Sort,
		Fields: &list.Fields,
		Limit:  &list.Limit,
	}
	if list.After != "" {
		params.After = &list.After
	}
	answer, err := c.api.ListRowsWithResponse(ctx, name, &params)
	if err != nil {
		return nil, "", err
	}
	if answer.JSON200 == nil {
		return nil, "", refusal(answer.StatusCode(), answer.ApplicationproblemJSON400)
	}
	var next string
	if answer.Headers200.NextAfter != nil {
		next = *answer.Headers200.NextAfter
	}
	return rowsOf(*answer.JSON200), next, nil
}

func (c client) UpdateRow(name string, id int64, fields Fields) (Row, error) {
	answer, err := c.api.UpdateRowWithResponse(ctx, name, id, nil, fields)
	if err != nil {
		return Row{}, err
	}
	if answer.JSON200 == nil {
		return Row{}, refusal(answer.StatusCode(), answer.ApplicationproblemJSON400)
	}
	return rowOf(*answer.JSON200), nil
}

func (c client) DeleteRow(name string, id int64) error {
	answer, err := c.api.DeleteRowWithResponse(ctx, name, id, nil)
	if err != nil {
		return err
	}
	if answer.StatusCode() != http.StatusNoContent {
		return refusal(answer.StatusCode(), answer.ApplicationproblemJSON404)
	}
	return nil
}

func refusal(status int, problem *rowfeed.ProblemDetails) error {
	if problem == nil {
		return fmt.Errorf("unexpected status %d", status)
	}
	return &Refused{status, problem.Code}
}

func rowOf(row rowfeed.Row) Row {
	return Row{row.Id, row.AdditionalProperties}
}

func rowsOf(rows []rowfeed.Row) (found []Row) {
	for _, row := range rows {
		found = append(found, rowOf(row))
	}
	return found
}
