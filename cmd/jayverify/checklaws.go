package main

import (
	"fmt"
	"os"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/front/entries"
	"github.com/jayverify/jayverify/internal/front/laws"
)

// withLaws puts the classes of the laws about methods that are entries in front of the class path, and returns their names and
// the laws as entries.
func withLaws(o *options, path *classfile.Path, all []entries.Entry) (names []string, found []entries.Entry, err error) {
	classes := laws.Of(path, all)
	if len(classes) == 0 {
		return nil, nil, nil
	}
	jar, err := laws.Jar(classes)
	if err != nil {
		return nil, nil, err
	}
	file, err := keepJar("laws", jar)
	if err != nil {
		return nil, nil, fmt.Errorf("the classes of laws: %w", err)
	}
	o.config.ClassPath = file + string(os.PathListSeparator) + o.config.ClassPath
	with, err := o.config.OpenPath(true)
	if err != nil {
		return nil, nil, failure.WithClass(failure.ClassOf(err), err)
	}
	defer func() { _ = with.Close() }() // it was only read
	for _, c := range classes {
		names = append(names, c.Name)
	}
	in, err := entries.Find(with, names, entries.Selection{})
	if err != nil {
		return nil, nil, err
	}
	return names, in.Entries, nil
}
