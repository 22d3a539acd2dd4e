package jbench

import (
	"fmt"
	"io"
	"sort"
	"text/tabwriter"
)

// Change is a program whose row differs between two results.
type Change struct {
	Program     string
	Was, Is     *Row // nil: only in the other results
	Regression  bool // it was right and is not, or it has become wrong, or it is gone
	Improvement bool // it is right and was not, or it was wrong and is not
}

// Compare lists the programs whose answer or mark has changed from a to b,
// regressions first, then by name.
func Compare(a, b *Results) []Change {
	was, is := byProgram(a), byProgram(b)
	var changes []Change
	for name, x := range was {
		y := is[name]
		if y == nil || x.Answer != y.Answer || x.Mark != y.Mark {
			changes = append(changes, newChange(name, x, y))
		}
	}
	for name, y := range is {
		if was[name] == nil {
			changes = append(changes, newChange(name, nil, y))
		}
	}
	sort.Slice(changes, func(i, j int) bool {
		if changes[i].Regression != changes[j].Regression {
			return changes[i].Regression
		}
		return changes[i].Program < changes[j].Program
	})
	return changes
}

func newChange(name string, was, is *Row) Change {
	c := Change{Program: name, Was: was, Is: is}
	before, after := rank(was), rank(is)
	// A program that is new is a regression only when its verdict is wrong.
	c.Regression = is == nil || after < before && (was != nil || is.Mark == Wrong)
	c.Improvement = !c.Regression && was != nil && after > before
	return c
}

// rank orders marks: wrong, unknown or not there, right.
func rank(r *Row) int {
	switch {
	case r == nil:
		return 1
	case r.Mark == Wrong:
		return 0
	case r.Mark == Right:
		return 2
	}
	return 1
}

func byProgram(r *Results) map[string]*Row {
	rows := map[string]*Row{}
	for i := range r.Rows {
		rows[r.Rows[i].Program] = &r.Rows[i]
	}
	return rows
}

// WriteComparison prints what changed from a to b and reports whether there
// was a regression.
func WriteComparison(out io.Writer, a, b *Results) (regression bool, err error) {
	changes := Compare(a, b)
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	worse, better := 0, 0
	for _, c := range changes {
		kind := "changed"
		if c.Regression {
			kind = "WORSE"
			worse++
		} else if c.Improvement {
			kind = "better"
			better++
		}
		fmt.Fprintf(w, "%s\t%s\t%s\t-> %s\n", kind, c.Program, describe(c.Was), describe(c.Is))
	}
	fmt.Fprintf(w, "%d changed: %d worse, %d better; median %.2f s -> %.2f s\n", len(changes), worse, better, median(a.Rows), median(b.Rows))
	return worse > 0, w.Flush()
}

func describe(r *Row) string {
	if r == nil {
		return "not there"
	}
	return fmt.Sprintf("%s (%s)", r.Answer, r.Mark)
}
