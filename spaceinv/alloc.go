package spaceinv

import "github.com/jayverify/jayverify/ivl"

// fresh emits the allocation of an id and returns it.
func (pe *procEncoder) fresh(pos ivl.Pos) ivl.Term {
	if pe.alloc == nil {
		id := pe.anything("new$id", ivl.IntZ, pos)
		pe.assume(ivl.Lt.Of(ivl.IntConst(0, ivl.IntZ), id), pos)
		return id
	}
	pe.add(&ivl.Assign{X: pe.alloc, T: ivl.Add.Of(pe.alloc, ivl.IntConst(1, ivl.IntZ)), Pos: pos})
	return pe.alloc
}

// newObject allocates: the next id, the class's type number and the site are
// known. An immutable field gets the value that Init will give it if that is
// known already (see hoistInits), and any value otherwise.
func (pe *procEncoder) newObject(s *ivl.New) {
	d := s.Class
	obj := []ivl.Term{pe.fresh(s.Pos), ivl.IntConst(int64(d.ID), ivl.IntZ), ivl.IntConst(int64(s.Site), ivl.IntZ)}
	obj = append(obj, pe.immutables(s, d)...)
	pe.store(s.X, obj, ivl.RefTo(d), s.Pos)
	obj = pe.reread(obj, d, s.X)
	if pe.hasTuple(d) {
		pe.add(&ivl.AssertPred{Pred: pe.tup(d), Args: args(obj), Pos: s.Pos})
	}
	if len(d.Mutable()) == 0 {
		// Nothing is ever pushed to such an object, but a pull may name it.
		pe.add(&ivl.AssertPred{Pred: pe.inv(d), Args: args(obj), Pos: s.Pos})
	}
}

// immutables returns the immutable fields of a new object of class d: what Init will give them, if that is known
// already, and any value otherwise.
func (pe *procEncoder) immutables(s ivl.Stmt, d *ivl.Class) (obj []ivl.Term) {
	for _, f := range d.Tuple() {
		if t, ok := pe.known[s][f]; ok {
			obj = append(obj, pe.value(t, f.Type)...)
			continue
		}
		any := pe.anyValue(f.Name, f.Type, s.Position())
		if f.Type.Sort == ivl.RefSort {
			pe.assume(ivl.And.Of(pe.wellFormedLater(f.Type.Class, any)...), s.Position())
		}
		obj = append(obj, any...)
	}
	return obj
}

// reread returns the components obj of a new object of class d after they have been stored in x. It
// prefers the variables of x, which make the text easier to read.
func (pe *procEncoder) reread(obj []ivl.Term, d *ivl.Class, x *ivl.Var) []ivl.Term {
	out := append([]ivl.Term(nil), obj...)
	for i, sh := range pe.shapes.shape(d) {
		if j := pe.shapes.find(x.Typ.Class, sh.key); j >= 0 {
			out[i] = pe.comps[x][j]
		}
	}
	return out
}

// init is `assume p↓f = t`. Soundness: New gave the field any value, t's among
// them. Only runs with another value are lost. They have no counterpart in the
// program, because Init runs before the first Proj. If New chooses t at once
// (hoistInits), no run of the program is lost.
func (pe *procEncoder) init(s *ivl.Init) {
	cs := pe.shapes.proj(ivl.FieldOf(s.P, s.Field), s.P.Type().Class, pe.ref(s.P))
	vals := pe.value(s.T, s.Field.Type)
	var eqs []ivl.Term
	for i, v := range vals {
		if sort := v.Type().Sort; sort == ivl.FloatSort || sort == ivl.DoubleSort {
			// Eq is not for floats: the component is opaque, and stays arbitrary.
			continue
		}
		eqs = append(eqs, ivl.Eq.Of(cs[i], v))
	}
	pe.assume(ivl.And.Of(eqs...), s.Pos)
}

// newArray allocates an array. Its invariant must hold at once for every index
// with the default value, or with any value that an external array can have.
func (pe *procEncoder) newArray(s *ivl.NewArray) {
	d := s.Class
	length := pe.i32(s.Len)
	if !isVarOrLit(length) || pe.clobbers(s.X, s.Len) {
		l := pe.temp("new$len", ivl.Int)
		pe.add(&ivl.Assign{X: l, T: length, Pos: s.Pos})
		length = l
	}
	obj := []ivl.Term{pe.fresh(s.Pos), ivl.IntConst(int64(d.ID), ivl.IntZ), ivl.IntConst(int64(s.Site), ivl.IntZ), length}
	obj = append(obj, pe.immutables(s, d)...)
	pe.store(s.X, obj, ivl.RefTo(d), s.Pos)
	obj = pe.reread(obj, d, s.X)
	pe.add(&ivl.AssertPred{Pred: pe.tup(d), Args: args(obj), Pos: s.Pos})
	if !s.Filled {
		pe.assertElements(args(obj), obj[3], d, s.External, s.Pos)
	}
}

// assertElements asserts the invariant of array class d for every index below
// length: for the default element, or, when external, for every element an
// external array can have. obj holds the arguments up to the index.
func (pe *procEncoder) assertElements(obj []ivl.Term, length ivl.Term, d *ivl.Class, external bool, pos ivl.Pos) {
	i := &ivl.Var{Name: unused("i", pe.names), Typ: ivl.Int}
	a := &ivl.AssertPred{Pred: pe.inv(d), Forall: []*ivl.Var{i}, Pos: pos}
	guard := []ivl.Term{ivl.Le.Of(ivl.Zero(ivl.Int), i), ivl.Lt.Of(i, length)}
	a.Args = append(append([]ivl.Term(nil), obj...), i)
	switch {
	case !external:
		a.Args = append(a.Args, pe.value(ivl.Zero(*d.Elem), *d.Elem)...)
	case d.Elem.Sort == ivl.RefSort:
		vs := pe.bound("elem", *d.Elem)
		cs := varTerms(vs)
		guard = append(guard, pe.wellFormed(d.Elem.Class, cs)...)
		guard = append(guard, ivl.Lt.Of(cs[0], ivl.IntConst(0, ivl.IntZ)), isType(cs[1], d.Elem.Class))
		a.Forall = append(a.Forall, vs...)
		a.Args = append(a.Args, cs...)
	default:
		vs := pe.bound("elem", *d.Elem)
		a.Forall = append(a.Forall, vs...)
		a.Args = append(a.Args, varTerms(vs)...)
	}
	a.Guard = ivl.And.Of(guard...)
	pe.add(a)
}

// bound returns new variables for a value of type typ, to be bound by an
// AssertPred.
func (pe *procEncoder) bound(name string, typ ivl.Type) []*ivl.Var {
	if typ.Sort != ivl.RefSort {
		return []*ivl.Var{{Name: unused(name, pe.names), Typ: typ}}
	}
	var vs []*ivl.Var
	for _, x := range pe.shapes.shape(typ.Class) {
		vs = append(vs, &ivl.Var{Name: unused(name+x.name, pe.names), Typ: x.typ})
	}
	return vs
}

func isVarOrLit(t ivl.Term) bool {
	switch t.(type) {
	case *ivl.Var, *ivl.IntLit:
		return true
	}
	return false
}
