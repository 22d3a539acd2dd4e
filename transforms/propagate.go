package transforms

import (
	"slices"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/ivl"
)

// Propagate uses the results of a whole-program abstract interpretation (see package
// absint). Terms that have one value become constants. Wraps of terms in range,
// branches that are never taken, and code that becomes unreachable are removed.
// Pulls and pushes get the exact class of their objects, so the encoding needs no
// dispatch.
func Propagate(p *ivl.Program) (*ivl.Program, error) { return (&analyses{}).propagate(p) }

func (a *analyses) propagate(p *ivl.Program) (*ivl.Program, error) {
	f := a.values(p)
	return ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		fp := f.Procs[q.Name]
		if !fp.Reached {
			return q // cleanup removes it, because nothing calls it
		}
		r := &propagator{f: f, fp: fp, names: newNamer(p, q), locals: slices.Clip(q.Locals)}
		return r.proc()
	}), nil
}

type propagator struct {
	f      *absint.Analysis
	fp     *absint.Proc
	names  *namer
	locals []*ivl.Var
}

func (r *propagator) proc() *ivl.Proc {
	q := r.fp.Body
	var blocks []*ivl.Block
	for i, b := range q.Blocks {
		if r.fp.In[i] == nil {
			continue
		}
		nb := r.block(i)
		if slices.Equal(nb.Stmts, b.Stmts) && nb.Term == b.Term {
			nb = b
		}
		blocks = append(blocks, nb)
	}
	out := withBlocks(q, blocks)
	if len(r.locals) == len(q.Locals) {
		return out
	}
	c := *out
	c.Locals = r.locals
	return &c
}

func (r *propagator) block(i int) *ivl.Block {
	b := r.fp.Body.Blocks[i]
	st := r.f.At(r.fp, i)
	nb := &ivl.Block{Label: b.Label}
	for k, s := range b.Stmts {
		t := ivl.Rewrite{Term: func(t ivl.Term) ivl.Term { return simplify(st, t) }}.Stmt(s)
		nb.Stmts = append(nb.Stmts, r.narrow(st, t)...)
		if !st.Step(s) || st.Dead {
			if nb.Term = b.Term; !isStop(b.Term) || k < len(b.Stmts)-1 {
				nb.Term = &ivl.Stop{Pos: s.Position()}
			}
			return nb
		}
	}
	nb.Term = b.Term
	switch t := b.Term.(type) {
	case *ivl.Goto:
		nb.Term = r.branch(st, t)
	case *ivl.Return:
		nb.Term = ivl.Rewrite{Term: func(t ivl.Term) ivl.Term { return simplify(st, t) }}.Terminator(t)
	}
	return nb
}

// branch drops the targets that are never taken.
func (r *propagator) branch(st *absint.AbstractState, g *ivl.Goto) ivl.Terminator {
	var out []ivl.Target
	for _, x := range g.Targets {
		if x.Cond == nil {
			if r.comes(x.Label) {
				out = append(out, x)
			}
			break
		}
		cond := simplify(st, x.Cond)
		taken := st.Clone()
		if taken.Refine(x.Cond, true) && !taken.Dead && r.comes(x.Label) {
			out = append(out, ivl.Target{Cond: cond, Label: x.Label})
		}
		if !st.Refine(x.Cond, false) || st.Dead {
			break
		}
	}
	if len(out) == 0 {
		return &ivl.Stop{Pos: g.Pos}
	}
	out[len(out)-1].Cond = nil
	if slices.Equal(out, g.Targets) {
		return g
	}
	return &ivl.Goto{Targets: out, Pos: g.Pos}
}

// comes reports whether a run may reach a block. The state there can exclude this
// even if no condition on the way does, because the analysis distinguishes the
// exits of a procedure.
func (r *propagator) comes(label string) bool { return r.fp.In[r.fp.Graph.Index[label]] != nil }

// simplify replaces the parts of t that have one value only, and drops wraps
// whose operand is in range.
func simplify(st *absint.AbstractState, t ivl.Term) ivl.Term {
	if isLiteral(t) {
		return t
	}
	if c := absint.LiteralOf(st.Eval(t), t.Type()); c != nil {
		return c
	}
	switch u := t.(type) {
	case *ivl.Proj:
		if r := simplify(st, u.Ref); r != u.Ref {
			t = foldNode(&ivl.Proj{Ref: r, Comp: u.Comp, Field: u.Field})
		}
	case *ivl.App:
		args := slices.Clone(u.Args)
		for i, a := range args {
			args[i] = simplify(st, a)
		}
		if !slices.Equal(args, u.Args) {
			t = foldNode(u.Op.As(u.Typ, args...))
		}
		return unwrap(st, t)
	}
	return t
}

// unwrap drops a wrap that changes nothing.
func unwrap(st *absint.AbstractState, t ivl.Term) ivl.Term {
	w, ok := t.(*ivl.App)
	if !ok || w.Op != ivl.Wrap || !st.Eval(w.Args[0]).Ints.Within(absint.TypeInterval(w.Typ)) {
		return t
	}
	return retype(w.Args[0], w.Typ)
}

// narrow lets a pull or push name the most special class that all objects it
// can touch have in common.
func (r *propagator) narrow(st *absint.AbstractState, s ivl.Stmt) []ivl.Stmt {
	switch s := s.(type) {
	case *ivl.Pull:
		if d := st.CommonClass(s.P, s.Class); d != s.Class {
			xs := make([]*ivl.Var, len(d.Mutable()))
			copy(xs, s.Xs)
			return []ivl.Stmt{&ivl.Pull{Xs: xs, P: s.P, Class: d, Pos: s.Pos}}
		}
	case *ivl.Push:
		if d := st.CommonClass(s.P, s.Class); d != s.Class {
			return r.narrowPush(s, d)
		}
	}
	return []ivl.Stmt{s}
}

// narrowPush writes a push as one through subclass d, which keeps the values
// of the fields that d adds.
func (r *propagator) narrowPush(s *ivl.Push, d *ivl.Class) []ivl.Stmt {
	fs, n := d.Mutable(), len(s.Ts)
	ts := slices.Clone(s.Ts)
	xs := make([]*ivl.Var, len(fs))
	for i, f := range fs[n:] {
		xs[n+i] = &ivl.Var{Name: r.names.fresh(f.Name), Typ: f.Type}
		r.locals = append(r.locals, xs[n+i])
		ts = append(ts, xs[n+i])
	}
	push := &ivl.Push{P: s.P, Class: d, Ts: ts, Pos: s.Pos}
	if len(fs) == n {
		return []ivl.Stmt{push}
	}
	return []ivl.Stmt{&ivl.Pull{Xs: xs, P: s.P, Class: d, Pos: s.Pos}, push}
}
