package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// array emits the null check of an array operand and returns its term with an
// array class as static class; ok is false if the array is always null; then
// the block ends with the check.
func (e *emitter) array(in ssa.Instr, v ssa.Value) (a ivl.Term, ok bool) {
	a = e.notNull(in, v, "the array")
	if v.Type() == ssa.Null {
		return nil, false
	}
	if a.Type().Class.Elem == nil {
		e.unsupported("array access to a value of type " + string(v.Type()))
		return nil, false
	}
	return a, true
}

// index emits the bounds check and returns the index.
func (e *emitter) index(in ssa.Instr, a ivl.Term, v ssa.Value) ivl.Term {
	i := e.value(v)
	if surelyWithin(in, e.span(v)) {
		return i
	}
	e.require(in, ivl.And.Of(ivl.Le.Of(ivl.IntConst(0, ivl.Int), i), ivl.Lt.Of(i, ivl.Length(a))), jdk.ArrayIndexOutOfBoundsException, e.describe(v, "the index"))
	return i
}

// surelyWithin reports whether an index in s is within the bounds of the array
// that in accesses because the array was made here with a constant size. So
// array initialisers give no checks in reports.
func surelyWithin(in ssa.Instr, s span) bool {
	var a ssa.Value
	switch in := in.(type) {
	case *ssa.ArrayLoad:
		a = in.Array
	case *ssa.ArrayStore:
		a = in.Array
	}
	n, ok := a.(*ssa.NewArray)
	if !ok {
		return false
	}
	c, ok := n.Len.(*ssa.Const)
	return ok && s.lo <= s.hi && 0 <= s.lo && s.hi < c.Int
}

func (e *emitter) arrayLoad(in *ssa.ArrayLoad) {
	a, ok := e.array(in, in.Array)
	if !ok {
		return
	}
	i := e.index(in, a, in.Index)
	x := e.variable(in)
	elem := *a.Type().Class.Elem
	if elem.Sort == ivl.RefSort {
		defer e.loadOutside(in, a, x)()
	}
	if elem.Sort == ivl.RefSort && elem != x.Typ {
		tmp := e.local("elem", elem)
		e.add(&ivl.PullElem{X: tmp, A: a, I: i, Pos: e.at})
		e.assign(x, tmp)
	} else {
		e.add(&ivl.PullElem{X: x, A: a, I: i, Pos: e.at})
	}
}

// loadOutside emits that an element x of an array that code without a body has made is an
// object that such code has: see storeOutside. What is emitted before the function that it
// returns is called is for other arrays.
func (e *emitter) loadOutside(in *ssa.ArrayLoad, a ivl.Term, x *ivl.Var) func() {
	name := classfile.ElementClass(string(in.Array.Type()))
	if e.prog.Opts.Handed == nil || name == "" || e.dead() || !e.mayBeOutside(in.Array) {
		return func() {}
	}
	return e.w.elementOutside(e.builder, a, x, name)
}

// mayBeOutside reports whether an object of v may be one that the program has not made.
func (e *emitter) mayBeOutside(v ssa.Value) bool {
	switch v.(type) {
	case *ssa.New, *ssa.NewArray, *ssa.MultiNewArray:
		return false
	}
	for _, t := range e.possibleOf(v).all {
		if t.External || t.Given || e.w.madeByForeign(t) {
			return true
		}
	}
	return false
}

func (e *emitter) arrayStore(in *ssa.ArrayStore) {
	a, ok := e.array(in, in.Array)
	if !ok {
		return
	}
	i := e.index(in, a, in.Index)
	if in.Kind == "L" {
		e.storeCheck(in, a)
		e.storeOutside(in, a)
	}
	e.add(&ivl.PushElem{A: a, I: i, T: e.as(in.Stored, *a.Type().Class.Elem), Pos: e.at})
}

// storeOutside emits that code without a body gets what is stored to an array of its own.
func (e *emitter) storeOutside(in *ssa.ArrayStore, a ivl.Term) {
	if !e.mayBeOutside(in.Array) || e.dead() {
		return
	}
	if e.prog.Opts.Handed == nil {
		e.give(in.Stored)
		return
	}
	hit, join := e.newLabel("outside"), e.newLabel("join")
	e.branch(ivl.Eq.Of(ivl.Site(a), ivl.IntConst(0, ivl.IntZ)), hit, join)
	e.open(hit)
	e.give(in.Stored)
	e.jump(join)
	e.open(join)
}

// storeCheck emits the check of aastore: the array's dynamic component type
// admits the value (JLS §10.5). Arrays whose type surely admits it need none.
func (e *emitter) storeCheck(in *ssa.ArrayStore, a ivl.Term) {
	if in.Stored.Type() == ssa.Null || e.x.Trusted() {
		return
	}
	e.require(in, e.admits(a, in.Array, in.Stored), jdk.ArrayStoreException, e.describe(in.Stored, "the stored value"))
}

// mayNarrow reports whether an array of the declared component type may come from outside and have
// a narrower component type, which admits fewer values (JLS §10.5).
func (e *emitter) mayNarrow(arrays *typeSet, declared string) bool {
	inner := classfile.InnermostClass(declared)
	if inner == "" {
		return false // of a primitive type
	}
	if c := e.prog.Class(inner); c == nil || c.IsFinal() {
		return false
	}
	for _, t := range arrays.all {
		if t.External {
			return true
		}
	}
	return false
}

// admits returns the condition that stored, which may be null, can be an
// element of array, whose term is a.
func (e *emitter) admits(a ivl.Term, array, stored ssa.Value) ivl.Term {
	v := e.value(stored)
	arrays := e.possibleOf(array)
	values := e.possibleOf(stored)
	cond := ivl.Term(ivl.True)
	declared := classfile.ElementClass(classfile.ClassNameOf(string(array.Type())))
	if e.mayNarrow(arrays, declared) {
		e.assuming("array-class", "an array from outside has exactly the class of its declared type")
	}
	for _, t := range arrays.all {
		admitted, open := map[*reach.Type]bool{}, map[*reach.Type]bool{}
		elem := classfile.ElementClass(t.Name)
		if elem == "" && declared != "" {
			continue // an array of a class that the program does not name: by assumption it has the declared class
		}
		for _, vt := range values.all {
			if elem == "" { // an array from outside of which nothing else is known
				open[vt] = true
				continue
			}
			switch e.prog.Relation(vt, elem) {
			case reach.Always:
				admitted[vt] = true
			case reach.Sometimes:
				open[vt] = true
			}
		}
		if len(admitted) == len(values.all) {
			continue
		}
		ok := e.w.typeIn(v, values.all, admitted, false)
		if len(open) > 0 {
			from := v
			if elem == "" {
				from = a
			}
			outside := ivl.Lt.Of(ivl.ID(from), ivl.IntConst(0, ivl.IntZ))
			ok = ivl.Or.Of(ok, e.coinIf(ivl.And.Of(outside, e.w.typeIn(v, values.all, open, false)), "array store into "+classfile.Dotted(t.Name)))
		}
		isT := ivl.Eq.Of(ivl.TypeNo(a), ivl.IntConst(int64(e.w.class(t.Name).ID), ivl.IntZ))
		cond = ivl.And.Of(cond, ivl.Implies.Of(isT, ivl.Or.Of(ivl.IsNull(v), ok)))
	}
	return cond
}

func (e *emitter) newArray(in *ssa.NewArray) {
	n := e.value(in.Len)
	e.requireSize(in, in.Len)
	e.add(&ivl.NewArray{X: e.variable(in), Class: e.w.class(string(in.Type())), Len: n, Site: e.w.site(), Filled: initialised(in), Pos: e.at})
}

func (e *emitter) requireSize(in ssa.Instr, n ssa.Value) {
	if s := e.span(n); s.lo <= s.hi && s.lo >= 0 {
		return
	}
	e.require(in, ivl.Le.Of(ivl.IntConst(0, ivl.Int), e.value(n)), jdk.NegativeArraySizeException, e.describe(n, "the size"))
}

// multiNewArray emits the checks of all sizes, which come before any
// allocation (JVMS §6.5 multianewarray), and a call of a generated procedure.
func (e *emitter) multiNewArray(in *ssa.MultiNewArray) {
	args := make([]ivl.Term, 0, len(in.Lens)+1)
	for _, n := range in.Lens {
		e.requireSize(in, n)
		args = append(args, e.as(n, ivl.Int))
	}
	proc := e.w.multiProc(string(in.Type()), len(in.Lens), e.at)
	e.add(&ivl.Call{Xs: []*ivl.Var{e.variable(in)}, Proc: proc, Args: args, Pos: e.at})
}
