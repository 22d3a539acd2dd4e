package slicing

import (
	"math/big"

	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/ivl"
)

// maxTypes is how many classes an assumption about a reference names. With more it says only whether it is null.
const maxTypes = 4

// atHead assumes what the claims say of the variables that are read after the head of a block.
func (b *builder) atHead(block int, value valuer) {
	for _, x := range append(append([]*ivl.Var(nil), b.q.Params...), b.q.Locals...) {
		if b.live[block].Has(b.num[x]) {
			b.known(x, b.q.Pos, value)
		}
	}
	for _, g := range b.globals() {
		b.known(g, b.q.Pos, value)
	}
}

// after assumes what the claims say of the values that a statement has taken from the rest of the program.
func (b *builder) after(s ivl.Stmt, value valuer) {
	switch s := s.(type) {
	case *ivl.Pull:
		for _, x := range s.Xs {
			if x != nil {
				b.known(x, s.Pos, value)
			}
		}
	case *ivl.PullElem:
		b.known(s.X, s.Pos, value)
	case *ivl.Havoc:
		b.known(s.X, s.Pos, value)
	case *ivl.Call:
		for _, x := range s.Xs {
			if x != nil {
				b.known(x, s.Pos, value)
			}
		}
		for _, g := range b.changed(s) {
			b.known(g, s.Pos, value)
		}
	case *ivl.Assign:
		if a, ok := s.T.(*ivl.App); ok && a.Op == ivl.Cast || readsTuple(s.T) {
			b.known(s.X, s.Pos, value)
		}
	}
}

// readsTuple reports whether a term reads a component of a reference.
func readsTuple(t ivl.Term) bool {
	found := false
	ivl.WalkTerm(t, func(u ivl.Term) bool {
		_, ok := u.(*ivl.Proj)
		found = found || ok
		return !found
	})
	return found
}

// known assumes what the claims say of a variable, and of the length and the numbers of the reference in it.
func (b *builder) known(x *ivl.Var, pos ivl.Pos, value valuer) {
	b.assume(b.is(x, value(x)), pos)
	if x.Typ.Sort != ivl.RefSort {
		return
	}
	if x.Typ.Class.Elem != nil {
		b.part(ivl.Length(x), x, pos, value)
	}
	for _, f := range x.Typ.Class.Tuple() {
		b.part(ivl.FieldOf(x, f), x, pos, value)
	}
}

// part assumes what the claims say of a component of a reference, if that is not null.
func (b *builder) part(t ivl.Term, x *ivl.Var, pos ivl.Pos, value valuer) {
	if s := value(x); s == nil || s.Objects.IsEmpty() {
		return
	}
	if c := b.is(t, value(t)); c != ivl.Term(ivl.True) {
		b.assume(ivl.Or.Of(ivl.IsNull(x), c), pos)
	}
}

func (b *builder) assume(t ivl.Term, pos ivl.Pos) {
	if t != ivl.Term(ivl.True) {
		b.add(&ivl.Assume{T: t, Pos: pos})
	}
}

// is says that x is in s, or something weaker.
func (b *builder) is(x ivl.Term, s *certificate.Set) ivl.Term {
	if s == nil {
		return ivl.True
	}
	switch s.Sort {
	case ivl.IntSort:
		return isInteger(x, s)
	case ivl.BoolSort:
		switch {
		case s.True && !s.False:
			return x
		case s.False && !s.True:
			return ivl.Not.Of(x)
		}
	case ivl.RefSort:
		return b.isReference(x, s)
	}
	return ivl.True
}

// isInteger states the bounds that the type of x does not have.
func isInteger(x ivl.Term, s *certificate.Set) ivl.Term {
	lo, hi, ranged := x.Type().Range.Bounds()
	num := func(n *big.Int) ivl.Term { return ivl.BigConst(n, ivl.IntZ) }
	var ts []ivl.Term
	if s.Lo != nil && !(ranged && s.Lo.Cmp(big.NewInt(lo)) <= 0) {
		ts = append(ts, ivl.Le.Of(num(s.Lo), x))
	}
	if s.Hi != nil && !(ranged && s.Hi.Cmp(big.NewInt(hi)) >= 0) {
		ts = append(ts, ivl.Le.Of(x, num(s.Hi)))
	}
	return ivl.And.Of(ts...)
}

// isReference says whether a reference is null, and of which classes it is, if these are few and the program allocates their objects.
func (b *builder) isReference(x ivl.Term, s *certificate.Set) ivl.Term {
	if s.Objects.IsEmpty() {
		if s.Null {
			return ivl.IsNull(x)
		}
		return ivl.True
	}
	var ts []ivl.Term
	null := ivl.IsNull(x)
	if !s.Null {
		ts = append(ts, ivl.Not.Of(null))
	}
	types := map[*ivl.Class]bool{}
	var is []ivl.Term
	for _, o := range b.claims.Of(s) {
		if o.Site == 0 || len(types) > maxTypes { // what is outside may be of a class that the program does not have
			return ivl.And.Of(ts...)
		}
		if !types[o.Class] {
			types[o.Class] = true
			is = append(is, ivl.Eq.Of(ivl.TypeNo(x), ivl.IntConst(int64(o.Class.ID), ivl.IntZ)))
		}
	}
	is = append(is, ivl.Lt.Of(ivl.IntConst(0, ivl.IntZ), ivl.Site(x)))
	inside := ivl.And.Of(ivl.Or.Of(is[:len(is)-1]...), is[len(is)-1])
	if s.Null {
		inside = ivl.Or.Of(null, inside)
	}
	return ivl.And.Of(append(ts, inside)...)
}
