package certificate

import (
	"fmt"
	"math/bits"
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// Equations between the values with which a procedure is entered, its results and the globals that it leaves are claimed
// for each of its exits. They are checked at each return, with what blocks claim of the values at the entry, which never
// change. A call that comes back by an exit may use those of the exit: an induction over the length of a run, as for sets.

// ofCall reports whether an atom has a meaning only in a procedure as a whole: a value at its entry, or a result.
func (a Atom) ofCall() bool { return a.Entry || a.Result > 0 }

// entered reports whether an atom is the value at the entry of an integer that is a parameter or a global.
func (a Atom) entered(q *ivl.Proc) bool {
	return a.Entry && a.Var != nil && a.Var.Typ.Sort == ivl.IntSort && !a.Length && a.Field == nil && (a.Var.Global || slices.Contains(q.Params, a.Var))
}

// adoptReturns copies the equations about returns.
func (pc *ProcClaims) adoptReturns(claimed [2][]Equation) {
	if pc.Equations == nil {
		return
	}
	for i, qs := range claimed {
		pc.Returns[i] = slices.Clone(qs)
	}
}

// enters notes that parameters and globals have their values of the entry at the start of a procedure.
func (st *pointClaims) enters() {
	if !enteredOnce(st.pc.Proc) {
		return
	}
	for _, v := range st.pc.List {
		a := Atom{Var: v, Entry: true}
		if !a.entered(st.pc.Proc) {
			continue
		}
		st.eqs.learn(st.eqs.symbol(a).plusTimes(st.eqs.symbol(Atom{Var: v}), ^uint64(0)))
		if c := st.get(v).constant(); c != nil {
			st.same(v, &ivl.IntLit{V: c, Typ: ivl.IntZ})
		}
	}
}

// enteredOnce reports whether no block goes on to the first one, so that all variables have their values of the entry there.
func enteredOnce(q *ivl.Proc) bool {
	return !slices.ContainsFunc(q.Blocks, func(b *ivl.Block) bool { return slices.Contains(ivl.Successors(b.Term), q.Blocks[0].Label) })
}

// keepsReturns checks the equations that are claimed of an exit against a return with some results. It drops those that do
// not follow.
func (st *pointClaims) keepsReturns(exit int, t *ivl.Return, results []*Set) {
	claimed := st.pc.Returns[exit]
	if len(claimed) == 0 {
		return
	}
	at := st.clone()
	for i, x := range t.Ts {
		if st.pc.Proc.Results[i].Sort != ivl.IntSort {
			continue
		}
		r := at.eqs.symbol(Atom{Result: i + 1})
		if f, of := at.linear(x); of > 0 {
			at.eqs.learn(r.plusTimes(f, ^uint64(0)).times(1 << (wordBits - of)))
		}
		if c := results[i].constant(); c != nil && c.IsInt64() {
			at.eqs.learn(r.plusTimes(form{plus: uint64(c.Int64())}, ^uint64(0)))
		}
	}
	at.constants(claimed)
	if at.eqs.never {
		return
	}
	var left []Equation
	for _, q := range claimed {
		if rest := at.eqs.reduced(at.eqs.formOf(q)); len(rest.by) == 0 && rest.plus == 0 {
			left = append(left, q)
		} else if st.weakened++; st.weakened <= maxFirst {
			st.first = append(st.first, fmt.Sprintf("%s where %s returns, from %s", q, st.pc.Proc.Name, st.pc.Proc.Blocks[st.block].Label))
		}
	}
	if len(left) < len(claimed) {
		st.pc.Returns[exit] = left
		for _, pl := range st.pc.callers {
			st.again(pl)
		}
	}
}

// called brings equations past a call that comes back by one of some exits: what it may change is forgotten, and what
// holds at all of these exits is learnt.
func (st *pointClaims) called(s *ivl.Call, callee *ProcClaims, exits ...int) {
	if st.eqs == nil {
		return
	}
	type half struct {
		form
		rest []Product // by what is known after the call
	}
	var known []half
	for i, exit := range exits {
		for _, q := range callee.Returns[exit] {
			if i > 0 || slices.ContainsFunc(exits[1:], func(o int) bool { return !slices.ContainsFunc(callee.Returns[o], q.equal) }) {
				continue
			}
			if f, rest, ok := st.atCall(s, callee, q); ok {
				known = append(known, half{f, rest})
			}
		}
	}
	for _, x := range slices.Concat(s.Xs, callee.Written) {
		if x != nil {
			st.eqs.forget(x)
		}
	}
	for _, h := range known {
		f := h.form
		for _, p := range h.rest {
			f = f.plusTimes(st.eqs.symbol(p.Atom), p.By)
		}
		st.eqs.learn(f)
	}
}

// atCall returns what an equation about returns says of a call: a sum of values before it, and one of variables after it.
// Where an argument is known modulo a power of 2 only, so is the equation.
func (st *pointClaims) atCall(s *ivl.Call, callee *ProcClaims, q Equation) (f form, rest []Product, ok bool) {
	f.plus = q.Plus
	shift := 0
	for _, p := range q.Sum {
		a := p.Atom
		switch {
		case a.Result > 0:
			if a.Var != nil || a.Entry || a.Result > len(s.Xs) {
				return f, nil, false
			}
			x := s.Xs[a.Result-1]
			if x == nil || x.Typ.Sort != ivl.IntSort || repeated(s.Xs, x) {
				return f, nil, false
			}
			rest = append(rest, Product{p.By, Atom{Var: x}})
		case a.entered(callee.Proc) && a.Var.Global:
			f = f.plusTimes(st.eqs.symbol(Atom{Var: a.Var}), p.By)
		case a.entered(callee.Proc):
			g, of := st.linear(s.Args[slices.Index(callee.Proc.Params, a.Var)])
			if of == 0 {
				return f, nil, false
			}
			shift = max(shift, wordBits-of-bits.TrailingZeros64(p.By))
			f = f.plusTimes(g, p.By)
		case a.Entry || a.Var == nil || !a.Var.Global || a.Var.Typ.Sort != ivl.IntSort || a.Length || a.Field != nil || slices.Contains(s.Xs, a.Var):
			return f, nil, false // a result may be assigned to the global
		default:
			rest = append(rest, Product{p.By, a})
		}
	}
	for i := range rest {
		rest[i].By <<= shift
	}
	return f.times(1 << shift), rest, true
}

// repeated reports whether a variable gets more than one result.
func repeated(xs []*ivl.Var, x *ivl.Var) bool {
	i := slices.Index(xs, x)
	return slices.Contains(xs[i+1:], x)
}

func (q Equation) equal(o Equation) bool { return q.Plus == o.Plus && slices.Equal(q.Sum, o.Sum) }
