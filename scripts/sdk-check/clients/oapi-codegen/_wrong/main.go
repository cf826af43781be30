package main

import "walk/rowfeed"

func main() {
	_ = rowfeed.NotesRowInput{Title: 1, Done: false}
}
