package reach

import (
	"sort"
)

// CatchSet is the set of classes handlers catch; "" catches everything.
type CatchSet map[string]bool

func (c CatchSet) addAll(d CatchSet) (changed bool) {
	for n := range d {
		if !c[n] {
			c[n] = true
			changed = true
		}
	}
	return changed
}

// Sorted lists the set in a fixed order.
func (c CatchSet) Sorted() []string {
	var ns []string
	for n := range c {
		ns = append(ns, n)
	}
	sort.Strings(ns)
	return ns
}
