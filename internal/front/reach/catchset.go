package reach

import (
	"sort"

	"github.com/jayverify/jayverify/internal/front/jdk"
)

// CatchSet is the set of classes handlers catch; "" catches everything.
type CatchSet map[string]bool

// all reports whether c catches everything. Then its other elements do not matter.
func (c CatchSet) all() bool { return c[""] || c[jdk.Throwable] }

func (c CatchSet) addAll(d CatchSet) (changed bool) {
	if c.all() {
		return false
	}
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
