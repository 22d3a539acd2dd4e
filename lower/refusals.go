package lower

import (
	"maps"
	"slices"
	"unicode/utf16"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/internal/front/throwing"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// The effect of a method without a body is not known. But the JDK's bytecode shows
// which exceptions it throws for which arguments, see package throwing. These are
// thrown. Runs with an exception that it only may throw are possible runs.

// refuse emits the exceptions that m, without a body, throws because of its arguments.
func (e *emitter) refuse(in *ssa.Call, m *classfile.Method, recv map[*reach.Type]bool) {
	throws := slices.Clone(e.prog.Refusals(e.x, m, slices.Collect(maps.Keys(recv))))
	e.refuseBy(in, m, slices.DeleteFunc(throws, func(t throwing.Throw) bool { return accepted(in, m, t) }))
}

// refuseBy emits some of the exceptions that m throws.
func (e *emitter) refuseBy(in *ssa.Call, m *classfile.Method, throws []throwing.Throw) {
	name := classfile.Dotted(m.Class.Name) + "." + m.Name + "()"
	for _, r := range e.refusals(in, throws) {
		if r.when == ivl.Term(ivl.False) || e.dead() || e.prog.Opts.Interference && r.exception == reach.IllegalThreadState && e.prog.StartsFresh(e.x, in, m) {
			continue
		}
		when, detail := r.when, "in "+name
		if !r.sure {
			when = e.coinIf(when, "whether "+name+" throws "+classfile.Dotted(r.exception))
			detail = name + " may throw it"
		}
		e.requireKind(in, ivl.Not.Of(when), ivl.UncaughtException, r.exception, detail)
	}
}

// refusal is an exception that a call throws under a condition, or only may throw.
type refusal struct {
	exception string
	when      ivl.Term
	sure      bool
}

// refusals are the conditions on the arguments of a call for exceptions. There is one for all
// reasons for which the call only may throw an exception of the same class: each is a choice of its own, and
// none of them can be told from another.
func (e *emitter) refusals(in *ssa.Call, throws []throwing.Throw) []refusal {
	var all []refusal
	for _, t := range throws {
		when, sure := e.refused(in, t)
		sure = sure && t.Known
		same := func(r refusal) bool { return !r.sure && r.exception == t.Exception }
		if i := slices.IndexFunc(all, same); !sure && i >= 0 {
			all[i].when = ivl.Or.Of(all[i].when, when)
			continue
		}
		all = append(all, refusal{t.Exception, when, sure})
	}
	return all
}

// refused is the condition on the arguments of a call under which t may be thrown. sure
// is false if some part of it cannot be decided.
func (e *emitter) refused(in *ssa.Call, t throwing.Throw) (when ivl.Term, sure bool) {
	when, sure = ivl.False, true
	for _, way := range t.When {
		holds := ivl.Term(ivl.True)
		for _, c := range way {
			is, known := e.condition(in, c)
			if !known {
				sure = false
				continue
			}
			holds = ivl.And.Of(holds, is)
		}
		when = ivl.Or.Of(when, holds)
	}
	return when, sure
}

// condition is a condition about the arguments of a call; known is false if it cannot be
// decided.
func (e *emitter) condition(in *ssa.Call, c throwing.Cond) (t ivl.Term, known bool) {
	if _, null := c.Y.(throwing.Null); null {
		a, ok := c.X.(throwing.Arg)
		if !ok {
			return nil, false
		}
		return e.comparesNull(in.Args[a.Index], c.Op), true
	}
	x, okX := e.expression(in, c.X)
	y, okY := e.expression(in, c.Y)
	if !okX || !okY {
		return nil, false
	}
	if holds, known := e.decided(in, c); known {
		if holds {
			return ivl.True, true
		}
		return ivl.False, true
	}
	return comparison(c.Op, x, y), true
}

// comparesNull is a comparison with null of an argument.
func (e *emitter) comparesNull(v ssa.Value, op ssa.Comparison) ivl.Term {
	is := ivl.IsNull(e.value(v))
	if c, ok := v.(*ssa.Const); ok && c.Typ == ssa.Null {
		is = ivl.True
	} else if e.isNonNull(v) {
		is = ivl.False
	}
	if op == ssa.NE {
		return ivl.Not.Of(is)
	}
	return is
}

// decided decides a comparison of an argument with a number by the facts about the
// argument.
func (e *emitter) decided(in *ssa.Call, c throwing.Cond) (holds, known bool) {
	a, isArg := c.X.(throwing.Arg)
	n, isNumber := c.Y.(throwing.Number)
	if !isArg || !isNumber {
		return false, false
	}
	s := e.span(in.Args[a.Index])
	if s.lo > s.hi {
		return false, false
	}
	return c.Within(s.lo, s.hi, int64(n))
}

// expression is a number that is computed from the arguments of a call; ok is false if
// that is not known.
func (e *emitter) expression(in *ssa.Call, x throwing.Expr) (t ivl.Term, ok bool) {
	switch x := x.(type) {
	case throwing.Number:
		return ivl.IntConst(int64(x), ivl.IntZ), true
	case throwing.Arg:
		t = e.value(in.Args[x.Index])
		return t, t.Type().Sort == ivl.IntSort
	case throwing.Length:
		a := in.Args[x.Of.Index]
		if text, known := reach.ConstantText(a); known {
			return ivl.IntConst(int64(len(utf16.Encode([]rune(text)))), ivl.IntZ), true
		}
		if a.Type().IsArray() && x.Of.Type.IsArray() {
			return ivl.Length(e.value(a)), true
		}
	case throwing.Empty:
		if text, known := reach.ConstantText(in.Args[x.Of.Index]); known && text == "" {
			return ivl.IntConst(1, ivl.IntZ), true
		} else if known {
			return ivl.IntConst(0, ivl.IntZ), true
		}
	case throwing.Binary:
		l, okL := e.expression(in, x.X)
		r, okR := e.expression(in, x.Y)
		if okL && okR && (x.Op == ssa.Add || x.Op == ssa.Sub) {
			return ivl.WrapTo(e.wide(x.Type), intOps[x.Op].Of(l, r)), true
		}
	}
	return nil, false
}
