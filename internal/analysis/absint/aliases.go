package absint

import (
	"slices"

	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// Aliases are the possible aliases of reference variables: the abstract objects that a variable is ever
// assigned. They are found for one procedure at a time, because most procedures have no access to the heap.
type Aliases struct {
	f       *Analysis
	objects map[*ivl.Var]flow.Set
	found   map[string]bool // procedures whose parameters and locals are in objects
	globals bool            // globals are, too
}

// NewAliases returns the aliases of variables in the program of f. None are known until Find is called.
func NewAliases(f *Analysis) *Aliases {
	return &Aliases{f: f, objects: map[*ivl.Var]flow.Set{}, found: map[string]bool{}}
}

// Find finds the objects of the globals, and of the parameters and locals of a procedure.
func (h *Aliases) Find(proc string) {
	h.f.defs = h.objects
	defer func() { h.f.defs = nil }()
	if !h.globals {
		h.globals = true
		h.findGlobals()
	}
	h.find(h.f.Procs[proc])
}

// findGlobals finds the objects of globals: their first values, and what procedures assign to them.
func (h *Aliases) findGlobals() {
	for _, g := range h.f.p.Globals {
		if g.Typ.Sort == ivl.RefSort && g.Init != nil {
			h.f.record(g, (&AbstractState{Analysis: h.f}).Eval(g.Init))
		}
	}
	for _, q := range h.f.p.Procs {
		if assignsGlobal(q) {
			h.find(h.f.Procs[q.Name])
		}
	}
}

// assignsGlobal reports whether a procedure itself assigns a reference to a global.
func assignsGlobal(q *ivl.Proc) bool {
	return slices.ContainsFunc(q.Blocks, func(b *ivl.Block) bool {
		return slices.ContainsFunc(b.Stmts, func(s ivl.Stmt) bool {
			return slices.ContainsFunc(ivl.Defs(s), func(x *ivl.Var) bool { return x.Global && x.Typ.Sort == ivl.RefSort })
		})
	})
}

// find evaluates the blocks of a procedure, which records what is assigned. Its parameters have the objects
// that its callers pass.
func (h *Aliases) find(fp *Proc) {
	if h.found[fp.Body.Name] || !fp.Reached {
		return
	}
	h.found[fp.Body.Name] = true
	for i, p := range fp.Body.Params {
		if v := fp.In[0].Get(len(fp.globals) + i); v != nil && v.Sort == ivl.RefSort {
			h.f.record(p, v)
		}
	}
	for i := range fp.Body.Blocks {
		if fp.In[i] != nil {
			h.f.Block(fp, i, func(int, *AbstractState) {})
		}
	}
}

// Of returns the objects that v can refer to. known is false where nothing is known of v: for a variable
// of a procedure for which Find was not called, or that no run gets to.
func (h *Aliases) Of(v *ivl.Var) (objects flow.Set, known bool) {
	objects, known = h.objects[v]
	return objects, known
}

// Constant returns the object of a literal.
func (h *Aliases) Constant(o *ivl.ObjLit) flow.Set {
	return (&AbstractState{Analysis: h.f}).Eval(o).Objects
}

// MayAlias reports whether p and q can refer to the same object.
func (h *Aliases) MayAlias(p, q *ivl.Var) bool {
	a, known := h.objects[p]
	b, both := h.objects[q]
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
