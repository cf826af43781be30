package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
)

// Fields are named by the user, and have any JSON value.
type Fields = map[string]any

// Asked is a call that walk.ts asks for.
type Asked struct {
	Call, Collection string
	ID               int64
	Rows             []Fields
	Fields           Fields
	// IdempotencyKey is empty if the call has none.
	IdempotencyKey string
	List           List
}

// List is a page in an order, or a page of the rows that match a filter.
type List struct {
	Limit        int32
	Offset       int64
	OrderBy      string `json:"order_by"`
	Order        string
	Filter       string
	Sort, Fields []string
	// Since is empty if the current cursor is asked for.
	Since string
	// After is empty for the first page.
	After string
}

// Page is the value and the header Next-After of a list.
type Page struct {
	Value any    `json:"value"`
	Next  string `json:"next"`
}

// Refused is a problem that the server responded with.
type Refused struct {
	Status int    `json:"status"`
	Code   string `json:"code"`
}

func (r *Refused) Error() string { return fmt.Sprintf("%d %s", r.Status, r.Code) }

var url, key = os.Getenv("ROWFEED_URL"), os.Getenv("ROWFEED_KEY")

// serve makes the calls that walk.ts asks for, with whatever client a generator made.
func serve(answer func(asked Asked) (any, error)) {
	lines, answers := json.NewDecoder(os.Stdin), json.NewEncoder(os.Stdout)
	for {
		var asked Asked
		if lines.Decode(&asked) != nil {
			return
		}
		value, err := answer(asked)
		var refused *Refused
		page, isPage := value.(Page)
		switch {
		case errors.As(err, &refused):
			answers.Encode(refused)
		case err != nil:
			answers.Encode(map[string]string{"error": err.Error()})
		case isPage:
			answers.Encode(page)
		default:
			answers.Encode(map[string]any{"value": value})
		}
	}
}

// must ends the client if a call got no response.
func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}
