package main

import (
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/front/entries"
)

// kindNames are the kinds of entries in a queue.
var kindNames = map[entries.Kind]string{entries.Main: "main", entries.Method: "method", entries.Test: "test"}

// entryText names an entry for workers: "method a/b/C.m(I)V".
func entryText(e entries.Entry) string { return kindNames[e.Kind] + " " + e.String() }

// findEntry is the inverse of entryText.
func findEntry(path *classfile.Path, text string) (entries.Entry, error) {
	kind, name, _ := strings.Cut(text, " ")
	open := strings.IndexByte(name, '(')
	dot := strings.LastIndexByte(name[:max(0, open)], '.')
	if dot < 0 {
		return entries.Entry{}, failure.Errorf(failure.Data, "%q is not an entry", text)
	}
	class, err := path.Class(name[:dot])
	if err != nil {
		return entries.Entry{}, err
	}
	m := class.FindMethod(name[dot+1:open], name[open:])
	if m == nil {
		return entries.Entry{}, failure.Errorf(failure.Data, "%s: there is no such method", name)
	}
	for k, n := range kindNames {
		if n == kind {
			return entries.Entry{Kind: k, Method: m}, nil
		}
	}
	return entries.Entry{}, failure.Errorf(failure.Data, "%q is not a kind of entries", kind)
}
