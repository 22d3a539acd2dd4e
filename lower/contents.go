package lower

import (
	"maps"

	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// contents has the known values of the mutable fields of one object at the
// current point: those that the current SSA block pulled or pushed. A write
// need not pull these values before it pushes them. So a constructor pulls
// once, not once for each assignment. It still pushes all fields for each
// assignment; so objects of a class with many fields are pulled and pushed
// field by field, and the program stays linear in their number.
type contents struct {
	obj   ssa.Value
	class *ivl.Class              // the static class the object is seen with
	ts    map[*ivl.Field]ivl.Term // of class.Mutable(), those of which something is known
	vars  map[*ivl.Var]bool       // that ts mention, and more
}

// of returns the known contents of obj seen with class c, to be added to and given to set.
func (k *contents) of(obj ssa.Value, c *ivl.Class) contents {
	if k.obj == obj && k.class == c {
		return *k
	}
	return contents{obj: obj, class: c, ts: map[*ivl.Field]ivl.Term{}, vars: map[*ivl.Var]bool{}}
}

// clone returns a copy that changes on its own.
func (k *contents) clone() contents {
	return contents{obj: k.obj, class: k.class, ts: maps.Clone(k.ts), vars: maps.Clone(k.vars)}
}

// set notes that field f holds t.
func (k *contents) set(f *ivl.Field, t ivl.Term) {
	k.ts[f] = t
	for _, v := range ivl.FreeVars(t) {
		k.vars[v] = true
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

// metField is a field of an object.
type metField struct {
	obj   ssa.Value
	field *ivl.Field
}
