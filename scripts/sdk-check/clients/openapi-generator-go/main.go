package main

import (
	"context"
	"errors"

	"walk/rowfeed"
)

type client struct {
	api *rowfeed.APIClient
	ctx context.Context
}

func main() {
	walk(func(url, key string) (SDK, error) {
		configuration := rowfeed.NewConfiguration()
		configuration.Servers = rowfeed.ServerConfigurations{{URL: url}}
		ctx := context.WithValue(context.Background(), rowfeed.ContextAccessToken, key)
		return client{rowfeed.NewAPIClient(configuration), ctx}, nil
	})
}

func (c client) Health() (bool, error) {
	health, _, err := c.api.HealthAPI.GetHealth(c.ctx).Execute()
	if err != nil {
		return false, err
	}
	return health.Ok, nil
}

func (c client) ListCollections() (names []string, err error) {
	collections, _, err := c.api.CollectionsAPI.ListCollections(c.ctx).Execute()
	for _, collection := range collections {
		names = append(names, collection.Name)
	}
	return names, refusal(err)
}

func (c client) CreateCollection(name string) (string, error) {
	input := *rowfeed.NewCollectionInput(name)
	collection, _, err := c.api.CollectionsAPI.CreateCollection(c.ctx).CollectionInput(input).Execute()
	if err != nil {
		return "", refusal(err)
	}
	return collection.Name, nil
}

func (c client) InsertRows(name string, rows []Fields, key string) ([]Row, error) {
	request := c.api.RowsAPI.InsertRows(c.ctx, name).RequestBody(rows)
	if key != "" {
		request = request.IdempotencyKey(key)
	}
	inserted, _, err := request.Execute()
	return rowsOf(inserted), refusal(err)
}

func (c client) GetRow(name string, id int64) (Row, error) {
	row, _, err := c.api.RowsAPI.GetRow(c.ctx, name, id).Execute()
	if err != nil {
		return Row{}, refusal(err)
	}
	return rowOf(*row), nil
}

func (c client) ListRows(name string, page Page) ([]Row, error) {
	rows, _, err := c.api.RowsAPI.ListRows(c.ctx, name).
		Limit(page.Limit).
		Offset(page.Offset).
		OrderBy(page.OrderBy).
		Order(page.Order).
		Execute()
	return rowsOf(rows), refusal(err)
}

func (c client) ListFitting(name string, list Fitting) ([]Row, string, error) {
	request := c.api.RowsAPI.ListRows(c.ctx, name).
		Filter(list.Filter).
		Sort(list.Sort).
		Fields(list.Fields).
		Limit(list.Limit)
	if list.After != "" {
		request = request.After(list.After)
	}
	rows, answer, err := request.Execute()
	if err != nil {
		return nil, "", refusal(err)
	}
	return rowsOf(rows), answer.Header.Get("Next-After"), nil
}

func (c client) UpdateRow(name string, id int64, fields Fields) (Row, error) {
	row, _, err := c.api.RowsAPI.UpdateRow(c.ctx, name, id).RequestBody(fields).Execute()
	if err != nil {
		return Row{}, refusal(err)
	}
	return rowOf(*row), nil
}

func (c client) DeleteRow(name string, id int64) error {
	_, err := c.api.RowsAPI.DeleteRow(c.ctx, name, id).Execute()
	return refusal(err)
}

// refusal is the problem that the service answered with, else the error itself.
func refusal(err error) error {
	var answered *rowfeed.GenericOpenAPIError
	if !errors.As(err, &answered) {
		return err
	}
	problem, ok := answered.Model().(rowfeed.ProblemDetails)
	if !ok {
		return err
	}
	return &Refused{int(problem.Status), problem.Code}
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
