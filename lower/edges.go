package lower

import (
	"fmt"

	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// edge returns the label to jump to for the i-th normal successor edge of in's
// block: the successor, or a block made for the edge that sets the successor's
// phis.
func (e *emitter) edge(in ssa.Instr, i int) string {
	b := in.Block()
	s := b.Succs[i]
	k := predIndex(b, s, nthEdge(b, i))
	held := e.heldOnEdge(b, s)
	if len(phis(s)) == 0 && len(held) == 0 {
		return label(s)
	}
	saved := e.suspend()
	l := e.newLabel(fmt.Sprintf("E%d_%d", b.Index, s.Index))
	e.open(l)
	for _, h := range held {
		e.assign(e.meeting(h.field), h.value)
	}
	e.setPhis(s, k)
	e.jump(label(s))
	e.resume(saved)
	return l
}

// nthEdge says how many edges from b to Succs[i] come before the i-th.
func nthEdge(b *ssa.Block, i int) int {
	n := 0
	for _, s := range b.Succs[:i] {
		if s == b.Succs[i] {
			n++
		}
	}
	return n
}

// predIndex returns the index of the n-th entry for b among s's predecessors.
func predIndex(b, s *ssa.Block, n int) int {
	for i, p := range s.Preds {
		if p == b {
			if n == 0 {
				return i
			}
			n--
		}
	}
	panic("BUG: SSA block is not among its successor's predecessors")
}

func phis(b *ssa.Block) []*ssa.Phi {
	var ps []*ssa.Phi
	for _, in := range b.Instrs {
		p, ok := in.(*ssa.Phi)
		if !ok {
			break
		}
		ps = append(ps, p)
	}
	return ps
}

// setPhis assigns the phis of s their arguments from predecessor k, in
// parallel: if a phi's argument is another phi of s, it uses temporaries.
func (e *emitter) setPhis(s *ssa.Block, k int) {
	ps := phis(s)
	for _, p := range ps {
		e.dynamicConstants(p.Args[k : k+1])
	}
	assigned := map[ssa.Value]bool{}
	clash := false
	for _, p := range ps {
		clash = clash || assigned[p.Args[k]]
		assigned[p] = true
	}
	if !clash {
		for _, p := range ps {
			if p.Args[k] != ssa.Value(p) {
				e.set(e.variable(p), p.Args[k])
			}
		}
		return
	}
	tmp := make([]*ivl.Var, len(ps))
	for i, p := range ps {
		tmp[i] = e.local("t", e.variable(p).Typ)
		e.set(tmp[i], p.Args[k])
	}
	for i, p := range ps {
		e.assign(e.variable(p), tmp[i])
	}
}

// set assigns SSA value v to variable x.
func (e *emitter) set(x *ivl.Var, v ssa.Value) { e.assign(x, e.as(v, x.Typ)) }

// ret emits a return: the value, and no exception.
func (e *emitter) ret(in *ssa.Return) {
	var ts []ivl.Term
	if in.Result != nil {
		ts = append(ts, e.as(in.Result, e.proc.Results[0]))
	}
	if e.x.MayThrow {
		ts = append(ts, ivl.Null(e.w.class(jdk.Throwable)))
	}
	e.end(&ivl.Return{Ts: ts, Pos: e.at})
}

// escape emits the return that hands exception exc to the caller.
func (e *emitter) escape(exc ivl.Term) {
	if !e.x.MayThrow {
		panic("BUG: an exception escapes " + e.x.Name + ", which was found not to throw")
	}
	var ts []ivl.Term
	for _, r := range e.proc.Results[:len(e.proc.Results)-1] {
		ts = append(ts, ivl.Zero(r))
	}
	exc = e.refAs(exc, e.w.class(jdk.Throwable)) // a class that is missing may not look like one
	e.end(&ivl.Return{Ts: append(ts, exc), Pos: e.at})
}
