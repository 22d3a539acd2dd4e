package jdkfacts

import "github.com/jayverify/jayverify/classfile"

// UnusedRows lists the rows of the table of natives that none of the methods has.
func UnusedRows(natives []*classfile.Method) []string {
	used := map[*row]bool{}
	for _, m := range natives {
		used[rowOf(m)] = true
	}
	var unused []string
	for i := range rows {
		if !used[&rows[i]] {
			unused = append(unused, rows[i].class+" "+rows[i].methods)
		}
	}
	return unused
}

// Mistakes is the number of mistakes that can be planted, with one for none.
const Mistakes = int(lastMistake) - 1

// WithMistake is an analysis of the same classes with the mistake of a number from 0.
func (a *Analysis) WithMistake(n int) *Analysis {
	b := of(a.world)
	b.planted = mistake(n + 1)
	return b
}
