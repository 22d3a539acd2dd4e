package transforms

import (
	"slices"

	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// EarlyCasts makes casts of one reference to one class where the reference gets its value, if some
// casts would otherwise be made anew on different paths or in each round of a loop:
//
//	x := …                          x := …; c := null
//	                                if x is an object of C { c := cast C x }
//	if … { a := cast C x; n := a.length }       if … { a := c; n := a.length }
//	loop: if … { b := cast C x; … b.length }    loop: if … { b := c; … b.length }
//
// A heap encoding does not keep the length and the immutable fields that C has and the class of
// x lacks: each cast returns any. So nothing would relate n with the length of b.
//
// Soundness: x is assigned by one statement, and c right behind it. A cast is only run where x is null
// or an object of C, and then c equals x.
func EarlyCasts(p *ivl.Program) (*ivl.Program, error) {
	return ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		e := &earlyCasts{p: p, groups: map[castKey]*castGroup{}}
		e.find(q)
		if len(e.of) == 0 {
			return q
		}
		e.chosen(flow.NewGraph(q))
		if len(e.of) == 0 {
			return q
		}
		return e.rewrite(q)
	}), nil
}

// maxCastClasses bounds the classes that a condition lists.
const maxCastClasses = 8

type castKey struct {
	x *ivl.Var
	c *ivl.Class
}

// castGroup is the casts of one variable to one class.
type castGroup struct {
	castKey
	def  int      // the block that assigns x; 0 for a parameter
	at   []int    // the blocks of the casts
	is   ivl.Term // that x is an object of the class
	into *ivl.Var
}

type earlyCasts struct {
	p      *ivl.Program
	groups map[castKey]*castGroup
	of     map[*ivl.Var][]*castGroup // the chosen groups of a variable
}

// castOf returns what a statement casts to where; ok is false for any other statement, and for a
// cast that loses nothing.
func castOf(s ivl.Stmt) (k castKey, ok bool) {
	a, ok := s.(*ivl.Assign)
	if !ok {
		return k, false
	}
	t, ok := a.T.(*ivl.App)
	if !ok || t.Op != ivl.Cast {
		return k, false
	}
	x, ok := t.Args[0].(*ivl.Var)
	if !ok || x.Global {
		return k, false
	}
	c := t.Typ.Class
	return castKey{x, c}, addsComponents(c, x.Typ.Class)
}

// addsComponents reports whether references of class c have a length or immutable fields that those
// of class d lack.
func addsComponents(c, d *ivl.Class) bool {
	if d.SubclassOf(c) {
		return false
	}
	return c.Elem != nil && d.Elem == nil || slices.ContainsFunc(c.Tuple(), func(f *ivl.Field) bool { return !d.SubclassOf(f.Class) })
}

// find collects the casts of variables that one statement, or none, assigns.
func (e *earlyCasts) find(q *ivl.Proc) {
	defs, where := map[*ivl.Var]int{}, map[*ivl.Var]int{}
	for _, x := range q.Params {
		defs[x]++
	}
	for i, b := range q.Blocks {
		for _, s := range b.Stmts {
			for _, x := range ivl.Defs(s) {
				defs[x]++
				where[x] = i
			}
			if k, ok := castOf(s); ok {
				if e.groups[k] == nil {
					e.groups[k] = &castGroup{castKey: k}
				}
				e.groups[k].at = append(e.groups[k].at, i)
			}
		}
	}
	e.of = map[*ivl.Var][]*castGroup{}
	for k, g := range e.groups {
		if g.def = where[k.x]; defs[k.x] == 1 {
			e.of[k.x] = append(e.of[k.x], g)
		}
	}
}

// chosen keeps the groups that are worth it.
func (e *earlyCasts) chosen(g *flow.Graph) {
	for x, gs := range e.of {
		gs = slices.DeleteFunc(gs, func(c *castGroup) bool {
			c.is = e.isObjectOf(x, c.c)
			return c.is == nil || !c.anew(g)
		})
		slices.SortFunc(gs, func(a, b *castGroup) int { return a.c.ID - b.c.ID })
		if e.of[x] = gs; len(gs) == 0 {
			delete(e.of, x)
		}
	}
}

// anew reports whether a run can make a cast of the group more than once for one value of its
// variable, on paths that nothing relates.
func (c *castGroup) anew(g *flow.Graph) bool {
	for _, b := range c.at {
		if b != c.at[0] {
			return true
		}
	}
	b := c.at[0]
	if b == c.def {
		return false
	}
	seen := flow.NewBitset(len(g.Succs))
	for next := slices.Clone(g.Succs[b]); len(next) > 0; {
		i := next[len(next)-1]
		next = next[:len(next)-1]
		if i == b {
			return true
		}
		if i != c.def && !seen.Has(i) {
			seen.Set(i)
			next = append(next, g.Succs[i]...)
		}
	}
	return false
}

// isObjectOf returns the condition that x refers to an object of class c; nil if it is large.
func (e *earlyCasts) isObjectOf(x *ivl.Var, c *ivl.Class) ivl.Term {
	var any []ivl.Term
	for _, d := range e.p.Classes {
		if d.SubclassOf(c) {
			any = append(any, ivl.Eq.Of(ivl.TypeNo(x), ivl.IntConst(int64(d.ID), ivl.IntZ)))
		}
	}
	if len(any) > maxCastClasses {
		return nil
	}
	return ivl.Or.Of(any...)
}

// rewrite makes the casts of the chosen groups early.
func (e *earlyCasts) rewrite(q *ivl.Proc) *ivl.Proc {
	out, names := *q, newNamer(e.p, q)
	out.Locals, out.Blocks = slices.Clip(q.Locals), nil
	into := map[castKey]*ivl.Var{}
	for _, x := range slices.Concat(q.Params, q.Locals) {
		for _, g := range e.of[x] {
			g.into = &ivl.Var{Name: names.fresh(x.Name + "'cast"), Typ: ivl.RefTo(g.c)}
			into[g.castKey] = g.into
			out.Locals = append(out.Locals, g.into)
		}
	}
	w := &castWriter{names: names}
	for i, b := range q.Blocks {
		w.b = &ivl.Block{Label: b.Label}
		if i == 0 {
			for _, x := range q.Params {
				w.cast(e.of[x], b.Term.Position())
			}
		}
		for _, s := range b.Stmts {
			if k, ok := castOf(s); ok && into[k] != nil {
				a := s.(*ivl.Assign)
				s = &ivl.Assign{X: a.X, T: into[k], Pos: a.Pos}
			}
			w.b.Stmts = append(w.b.Stmts, s)
			for _, x := range ivl.Defs(s) {
				w.cast(e.of[x], s.Position())
			}
		}
		w.end(b.Term)
	}
	out.Blocks = w.done
	return &out
}

// castWriter writes blocks in their order.
type castWriter struct {
	names *namer
	b     *ivl.Block // to which statements are added
	done  []*ivl.Block
}

// end ends the current block.
func (w *castWriter) end(t ivl.Terminator) {
	w.b.Term = t
	w.done = append(w.done, w.b)
	w.b = nil
}

// cast makes the casts of one variable, which has just got its value.
func (w *castWriter) cast(gs []*castGroup, pos ivl.Pos) {
	for _, g := range gs {
		in, join := w.names.fresh("cast"), w.names.fresh("join")
		w.b.Stmts = append(w.b.Stmts, &ivl.Assign{X: g.into, T: ivl.Null(g.c), Pos: pos})
		w.end(&ivl.Goto{Targets: []ivl.Target{{Cond: g.is, Label: in}, {Label: join}}, Pos: pos})
		w.b = &ivl.Block{Label: in, Stmts: []ivl.Stmt{&ivl.Assign{X: g.into, T: ivl.CastTo(g.c, g.x), Pos: pos}}}
		w.end(&ivl.Goto{Targets: []ivl.Target{{Label: join}}, Pos: pos})
		w.b = &ivl.Block{Label: join}
	}
}
