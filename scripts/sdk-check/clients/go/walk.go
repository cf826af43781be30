package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"reflect"
	"slices"
)

// Fields are named by the user, and have any JSON value.
type Fields = map[string]any

// Row is its id and its fields.
type Row struct {
	ID     int64
	Fields Fields
}

// Page is the part of a list that is asked for.
type Page struct {
	Limit   int32
	Offset  int64
	OrderBy string
	Order   string
}

// Fitting is the list of those rows that fit a filter.
type Fitting struct {
	Filter string
	Sort   []string
	Fields []string
	Limit  int32
	// After is empty for the first page.
	After string
}

// SDK is what a client offers. Its errors are *Refused where the service refuses.
type SDK interface {
	Health() (bool, error)
	ListCollections() ([]string, error)
	CreateCollection(name string) (string, error)
	// InsertRows sends an Idempotency-Key unless it is empty.
	InsertRows(name string, rows []Fields, key string) ([]Row, error)
	GetRow(name string, id int64) (Row, error)
	ListRows(name string, page Page) ([]Row, error)
	// ListFitting returns Next-After too, which is empty where there is none.
	ListFitting(name string, list Fitting) ([]Row, string, error)
	UpdateRow(name string, id int64, fields Fields) (Row, error)
	DeleteRow(name string, id int64) error
}

// Refused is a problem that the service answered with.
type Refused struct {
	Status int
	Code   string
}

func (r *Refused) Error() string { return fmt.Sprintf("%d %s", r.Status, r.Code) }

// walk makes the calls that every client in Go makes, in whatever words its generator gave it.
func walk(connect func(url, key string) (SDK, error)) {
	url, name := os.Getenv("ROWFEED_URL"), os.Getenv("ROWFEED_COLLECTION")
	var fields Fields
	read("row.json", &fields)
	sdk, err := connect(url, os.Getenv("ROWFEED_KEY"))
	exitOn(err)
	stranger, err := connect(url, "not-a-key")
	exitOn(err)

	step("health", func() error {
		ok, err := sdk.Health()
		return same(ok, true, err)
	})
	step("list_collections", func() error {
		names, err := sdk.ListCollections()
		return same(slices.Contains(names, "recorded"), true, err)
	})
	step("create_collection", func() error {
		created, err := sdk.CreateCollection(name)
		return same(created, name, err)
	})
	step("insert_rows", func() error {
		one, err := sdk.InsertRows(name, []Fields{fields}, "")
		if err := same(one, []Row{{1, fields}}, err); err != nil {
			return err
		}
		// Of one field, since some write those of a map in another order each time.
		for range 2 {
			repeated, err := sdk.InsertRows(name, []Fields{{"n": 2.0}}, name)
			if err := same(repeated, []Row{{2, Fields{"n": 2.0}}}, err); err != nil {
				return err
			}
		}
		two, err := sdk.InsertRows(name, []Fields{fields, {"n": 4.0}}, "")
		return same(two, []Row{{3, fields}, {4, Fields{"n": 4.0}}}, err)
	})
	step("get_row", func() error {
		row, err := sdk.GetRow(name, 1)
		return same(row, Row{1, fields}, err)
	})
	step("list_rows", func() error {
		rows, err := sdk.ListRows(name, Page{Limit: 2, Offset: 1, OrderBy: "id", Order: "desc"})
		return same(rows, []Row{{3, fields}, {2, Fields{"n": 2.0}}}, err)
	})
	step("list_fitting", func() error {
		var fitting struct {
			Rows         []Fields
			Text         string
			Sort, Fields []string
			Pages        [][]Fields
		}
		read("fitting.json", &fitting)
		if _, err := sdk.InsertRows(name, fitting.Rows, ""); err != nil {
			return err
		}
		text, err := json.Marshal(fitting.Text)
		if err != nil {
			return err
		}
		filter := fmt.Sprintf("@.text == %s && @['done'] == false", text)
		list := Fitting{Filter: filter, Sort: fitting.Sort, Fields: fitting.Fields, Limit: 2}
		for _, page := range fitting.Pages {
			var expected, found []Row
			for _, fields := range page {
				id := int64(fields["id"].(float64))
				delete(fields, "id")
				expected = append(expected, Row{id, fields})
			}
			found, list.After, err = sdk.ListFitting(name, list)
			if err := same(found, expected, err); err != nil {
				return err
			}
		}
		return same(list.After, "", nil)
	})
	step("update_row", func() error {
		changed := Fields{}
		for field, value := range fields {
			changed[field] = value
		}
		changed["text"], changed["flag"] = "changed", nil
		row, err := sdk.UpdateRow(name, 1, Fields{"text": "changed", "flag": nil})
		return same(row, Row{1, changed}, err)
	})
	step("delete_row", func() error {
		if err := sdk.DeleteRow(name, 2); err != nil {
			return err
		}
		_, err := refused(sdk.DeleteRow(name, 2), 404)
		return err
	})
	step("wrong_key", func() error {
		_, err := stranger.ListCollections()
		code, err := refused(err, 401)
		return same(code, "key_invalid", err)
	})
	step("missing_row", func() error {
		_, err := sdk.GetRow(name, 1_000_000)
		code, err := refused(err, 404)
		return same(code, os.Getenv("ROWFEED_MISSING_ROW_CODE"), err)
	})
}

func read(file string, value any) {
	text, err := os.ReadFile(file)
	exitOn(err)
	exitOn(json.Unmarshal(text, value))
}

func step(name string, take func() error) {
	if err := take(); err != nil {
		fmt.Printf("wrong %s: %v\n", name, err)
		return
	}
	fmt.Printf("ok %s\n", name)
}

func same(found, expected any, err error) error {
	if err == nil && !reflect.DeepEqual(found, expected) {
		return fmt.Errorf("%v instead of %v", found, expected)
	}
	return err
}

// refused returns the code of the refusal that a call has to have met.
func refused(err error, status int) (string, error) {
	var refusal *Refused
	if !errors.As(err, &refusal) {
		return "", fmt.Errorf("not refused: %v", err)
	}
	return refusal.Code, same(refusal.Status, status, nil)
}

func exitOn(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
