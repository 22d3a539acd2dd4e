package lower

import (
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// contents has the known values of the mutable fields of one object at the
// current point: those that the current SSA block pulled or pushed. A write
// need not pull these values before it pushes them. So a constructor pulls
// once, not once for each assignment, and the program stays linear in the
// number of fields.
type contents struct {
	obj   ssa.Value
	class *ivl.Class        // the static class the object is seen with
	ts    []ivl.Term        // by class.Mutable(); nil where nothing is known
	vars  map[*ivl.Var]bool // that ts mention
}

// of returns a copy of the known contents of obj seen with class c.
func (k *contents) of(obj ssa.Value, c *ivl.Class) []ivl.Term {
	ts := make([]ivl.Term, len(c.Mutable()))
	if k.obj == obj && k.class == c {
		copy(ts, k.ts)
	}
	return ts
}

// set notes that the fields of obj hold ts.
func (k *contents) set(obj ssa.Value, c *ivl.Class, ts []ivl.Term) {
	*k = contents{obj: obj, class: c, ts: ts, vars: map[*ivl.Var]bool{}}
	for _, t := range ts {
		if t != nil {
			for _, v := range ivl.FreeVars(t) {
				k.vars[v] = true
			}
		}
	}
}

// after forgets what statement s may change: any push may be to the same
// object, a call may do anything.
func (k *contents) after(s ivl.Stmt) {
	switch s.(type) {
	case *ivl.Push, *ivl.Call:
		*k = contents{}
		return
	}
	for _, v := range ivl.Defs(s) {
		if k.vars[v] {
			*k = contents{}
			return
		}
	}
}
