package absint

import (
	"github.com/jayverify/jayverify/internal/flow"
	"github.com/jayverify/jayverify/ivl"
)

// Aliases are the possible aliases of reference variables.
type Aliases struct {
	Objects map[*ivl.Var]flow.Set // the abstract objects a variable is ever assigned
}

// FindAliases computes which abstract objects each reference variable can
// refer to at all.
func FindAliases(f *Analysis) *Aliases {
	p := f.p
	f.defs = map[*ivl.Var]flow.Set{}
	defer func() { f.defs = nil }()
	for _, g := range p.Globals {
		if g.Typ.Sort == ivl.RefSort && g.Init != nil {
			f.record(g, (&AbstractState{Analysis: f}).Eval(g.Init))
		}
	}
	for _, q := range p.Procs {
		fp := f.Procs[q.Name]
		for i := range q.Blocks {
			if fp.In[i] != nil {
				f.Block(fp, i, func(int, *AbstractState) {})
			}
		}
	}
	return &Aliases{Objects: f.defs}
}

// MayAlias reports whether p and q can refer to the same object.
func (h *Aliases) MayAlias(p, q *ivl.Var) bool {
	a, known := h.Objects[p]
	b, both := h.Objects[q]
	return !known || !both || a.Meets(b)
}

// CommonClass returns the nearest common superclass of the objects that p can
// refer to, or c if that is not more precise.
func (st *AbstractState) CommonClass(p ivl.Term, c *ivl.Class) *ivl.Class {
	var d *ivl.Class
	for i := range st.Universe.AsObject(st.Eval(p), c).Objects.All() {
		o := st.Universe.Objects[i].Class
		if d == nil {
			d = o
		}
		for !o.SubclassOf(d) {
			d = d.Super
		}
	}
	if d == nil || d == c || !d.SubclassOf(c) || !d.SubclassOf(p.Type().Class) && !p.Type().Class.SubclassOf(d) {
		return c
	}
	return d
}
