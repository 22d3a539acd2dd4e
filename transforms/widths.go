package transforms

import (
	"slices"
	"strconv"

	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// widthDepth bounds how many assignments are looked through for a length.
const widthDepth = 4

// Widths gives arrays of arrays a ghost component for the length of their elements, where these get one length: one that is
// known when the outer array is allocated. Its space invariant can then say that all rows are as long as the
// component, which one invariant over (array, index, row) could not say of a length that a run chooses:
//
//	a := new [[I[n] @1 filled         a := new [[I[n] @1 filled
//	                                  init a.$width1 := m
//	…                                 …
//	r := new [I[m] @2                 r := new [I[m] @2
//	push a[i], r                      push a[i], r
//
// An array of arrays of arrays has a component for the length of its elements, and one for the component of these.
//
// Soundness: nothing reads the component, so any value is right.
func Widths(p *ivl.Program) (*ivl.Program, error) {
	w := &widths{values: map[*ivl.NewArray][]ivl.Term{}}
	for _, q := range p.Procs {
		w.proc(q)
	}
	if len(w.values) == 0 {
		return p, nil
	}
	ghosts := map[*ivl.Class][]*ivl.Field{}
	for n := range w.values {
		if ghosts[n.Class] != nil {
			continue
		}
		for i := 1; i < nesting(n.Class); i++ {
			ghosts[n.Class] = append(ghosts[n.Class], &ivl.Field{Name: "$width" + strconv.Itoa(i), Type: ivl.Int, Immutable: true})
		}
	}
	c := newReclass(p, func(c *ivl.Class) []*ivl.Field { return ghosts[c] })
	return c.program(p, func(*ivl.Proc) func(ivl.Stmt) []ivl.Stmt {
		return func(s ivl.Stmt) []ivl.Stmt {
			out := []ivl.Stmt{c.stmt(s)}
			if n, ok := s.(*ivl.NewArray); ok {
				for i, t := range w.values[n] {
					out = append(out, &ivl.Init{P: c.variable(n.X), Field: ghosts[n.Class][i], T: c.term(t), Pos: n.Pos})
				}
			}
			return out
		}
	}), nil
}

// nesting is the number of dimensions of an array class.
func nesting(c *ivl.Class) int {
	n := 0
	for c.Elem != nil {
		n++
		if c.Elem.Class == nil {
			break
		}
		c = c.Elem.Class
	}
	return n
}

// widths finds the lengths of the elements of arrays.
type widths struct {
	values map[*ivl.NewArray][]ivl.Term // of the ghost components, by allocation
	// Of the procedure at hand:
	defs map[*ivl.Var][]ivl.Stmt
	rows map[*ivl.Var][]*ivl.PushElem
	at   map[ivl.Stmt]point
	doms []flow.Bitset // the blocks that are on each way to a block
}

// point is where a statement stands.
type point struct{ block, stmt int }

func (w *widths) proc(q *ivl.Proc) {
	var outer []*ivl.NewArray
	ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
		if n, ok := s.(*ivl.NewArray); ok && !n.External && nesting(n.Class) > 1 {
			outer = append(outer, n)
		}
	})
	if len(outer) == 0 {
		return
	}
	w.defs, w.rows, w.at = map[*ivl.Var][]ivl.Stmt{}, map[*ivl.Var][]*ivl.PushElem{}, map[ivl.Stmt]point{}
	for i, b := range q.Blocks {
		for k, s := range b.Stmts {
			w.at[s] = point{i, k}
			for _, x := range ivl.Defs(s) {
				w.defs[x] = append(w.defs[x], s)
			}
			if e, ok := s.(*ivl.PushElem); ok {
				if a, ok := e.A.(*ivl.Var); ok {
					w.rows[a] = append(w.rows[a], e)
				}
			}
		}
	}
	w.doms = dominators(q)
	for _, n := range outer {
		at := w.at[n]
		if w.doms[at.block] == nil {
			continue
		}
		if ts := w.sizes(n, at, nesting(n.Class)); len(ts) == nesting(n.Class) {
			w.values[n] = ts[1:]
		}
	}
}

// sizes returns the length of the array that n allocates, of its elements, of their elements, and so on, as terms
// whose variables have their values at a point; as many as it finds.
func (w *widths) sizes(n *ivl.NewArray, at point, dims int) []ivl.Term {
	t := w.early(n.Len, at, widthDepth)
	if t == nil || dims == 0 {
		return nil
	}
	for _, e := range w.rows[n.X] {
		x, ok := e.T.(*ivl.Var)
		if !ok || len(w.defs[x]) != 1 || len(w.defs[n.X]) != 1 {
			continue
		}
		if row, ok := w.defs[x][0].(*ivl.NewArray); ok && row != n {
			if ts := w.sizes(row, at, dims-1); len(ts) == dims-1 {
				return append([]ivl.Term{t}, ts...)
			}
		}
	}
	return []ivl.Term{t}
}

// early returns a term with the value of t whose variables are assigned before a point, nil if there is none.
func (w *widths) early(t ivl.Term, at point, depth int) ivl.Term {
	m := map[*ivl.Var]ivl.Term{}
	for _, v := range ivl.FreeVars(t) {
		ds := w.defs[v]
		switch {
		case len(ds) == 0: // a parameter, or a global that the procedure does not assign
		case len(ds) > 1:
			return nil
		case w.before(ds[0], at):
		default:
			a, ok := ds[0].(*ivl.Assign)
			if !ok || depth == 0 {
				return nil
			}
			if m[v] = w.early(a.T, at, depth-1); m[v] == nil {
				return nil
			}
		}
	}
	if len(m) == 0 {
		return t
	}
	return ivl.Subst(t, m)
}

// before reports whether a statement runs before each run of a point.
func (w *widths) before(s ivl.Stmt, at point) bool {
	p := w.at[s]
	if p.block == at.block {
		return p.stmt < at.stmt
	}
	return w.doms[at.block].Has(p.block)
}

// dominators returns for each block the blocks that are on each way to it, nil for one that cannot be reached.
func dominators(q *ivl.Proc) []flow.Bitset {
	g := flow.NewGraph(q)
	doms := make([]flow.Bitset, len(q.Blocks))
	doms[0] = flow.NewBitset(len(q.Blocks))
	doms[0].Set(0)
	for changed := true; changed; {
		changed = false
		for _, i := range g.RPO {
			for _, k := range g.Succs[i] {
				in := slices.Clone(doms[i])
				in.Set(k)
				if doms[k] == nil {
					doms[k], changed = in, true
				} else {
					changed = doms[k].And(in) || changed
				}
			}
		}
	}
	return doms
}
