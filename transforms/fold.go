package transforms

import (
	"math/big"
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// Fold simplifies t: operators on constants are computed exactly as the IVL
// defines them, and identities that hold for all values are applied. The result
// has the same value in every state, and its type fits everywhere t's type
// fits.
func Fold(t ivl.Term) ivl.Term { return ivl.MapTerm(t, foldNode) }

// foldNode simplifies a term whose subterms are simplified already.
func foldNode(t ivl.Term) ivl.Term {
	var r ivl.Term
	switch u := t.(type) {
	case *ivl.Proj:
		r = foldProj(u)
	case *ivl.App:
		r = foldApp(u)
	}
	if r == nil || !fits(r.Type(), t.Type()) {
		return t
	}
	return r
}

// fits reports whether a term of type a may stand where one of type b stood.
func fits(a, b ivl.Type) bool {
	if a == b {
		return true
	}
	if a.Sort != b.Sort {
		return false
	}
	switch a.Sort {
	case ivl.IntSort:
		return b.Range.Includes(a.Range)
	case ivl.RefSort:
		return a.Class.SubclassOf(b.Class)
	}
	return a.Sort != ivl.ArraySort
}

func foldProj(t *ivl.Proj) ivl.Term {
	switch r := t.Ref.(type) {
	case *ivl.NullLit:
		return ivl.Zero(t.Type())
	case *ivl.ObjLit:
		switch t.Comp {
		case ivl.CompID:
			return ivl.IntConst(int64(r.ID), ivl.IntZ)
		case ivl.CompType:
			return ivl.IntConst(int64(r.Class.ID), ivl.IntZ)
		case ivl.CompSite:
			return ivl.IntConst(0, ivl.IntZ)
		case ivl.CompLength:
			return ivl.IntConst(int64(r.Len()), ivl.Int)
		case ivl.CompField:
			for i, f := range r.Class.Tuple() {
				if f == t.Field && i < len(r.Tuple) {
					return r.Tuple[i]
				}
			}
		}
	}
	return nil
}

func foldApp(t *ivl.App) ivl.Term {
	switch t.Op {
	case ivl.Not:
		if r, ok := foldNot(t.Args[0]).(*ivl.App); !ok || r.Op != ivl.Not || r.Args[0] != t.Args[0] {
			return foldNot(t.Args[0])
		}
		return nil
	case ivl.And, ivl.Or:
		return foldNary(t)
	case ivl.Implies:
		if ivl.SameTerm(t.Args[0], t.Args[1]) {
			return ivl.True
		}
		_, okA := t.Args[0].(ivl.BoolLit)
		_, okB := t.Args[1].(ivl.BoolLit)
		if okA || okB {
			return ivl.Implies.Of(t.Args...)
		}
		return nil
	case ivl.Eq:
		return foldEq(t)
	case ivl.Lt, ivl.Le:
		return foldLess(t)
	case ivl.Ite:
		return foldIte(t)
	case ivl.Cast:
		return foldCast(t)
	case ivl.Select, ivl.Store, ivl.ConstArr:
		return nil // clauses see through them, along whole paths
	case ivl.FAdd, ivl.FSub, ivl.FMul, ivl.FDiv, ivl.FRem, ivl.FNeg, ivl.FSqrt, ivl.FLog, ivl.FLcg, ivl.FCmpL, ivl.FCmpG, ivl.ToF, ivl.ToD, ivl.FToI, ivl.FBits, ivl.BitsF, ivl.BitsD:
		return foldFloat(t)
	}
	return foldInt(t)
}

func foldNot(a ivl.Term) ivl.Term {
	if u, ok := a.(*ivl.App); ok {
		switch u.Op {
		case ivl.Lt:
			return ivl.Le.Of(u.Args[1], u.Args[0])
		case ivl.Le:
			return ivl.Lt.Of(u.Args[1], u.Args[0])
		}
	}
	return ivl.Not.Of(a)
}

// foldNary drops repeated conjuncts or disjuncts, and decides the term when
// one of them is the negation of another.
func foldNary(t *ivl.App) ivl.Term {
	flat, ok := t.Op.Of(t.Args...).(*ivl.App)
	if !ok || flat.Op != t.Op {
		return t.Op.Of(t.Args...)
	}
	var out []ivl.Term
	seen, denied := termSet{}, termSet{} // of out, and their negations
	for _, a := range flat.Args {
		if denied.has(a) {
			return ivl.BoolLit(t.Op == ivl.Or)
		}
		if !seen.has(a) {
			out = append(out, a)
			seen.add(a)
			denied.add(negation(a))
		}
	}
	if slices.Equal(out, t.Args) {
		return nil
	}
	return t.Op.Of(out...)
}

// termSet is a set of terms, where those that are written alike are one.
type termSet struct {
	few  []ivl.Term             // while they are few
	many map[termKey][]ivl.Term // then all
}

const fewTerms = 8

// termKey is a hash key of terms: the operator and the first variable.
type termKey struct {
	op ivl.Op // of an App
	v  *ivl.Var
}

func keyOf(t ivl.Term) (k termKey) {
	if a, ok := t.(*ivl.App); ok {
		k.op = a.Op
	}
	ivl.WalkTerm(t, func(u ivl.Term) bool {
		if v, ok := u.(*ivl.Var); ok && k.v == nil {
			k.v = v
		}
		return k.v == nil
	})
	return k
}

func (s *termSet) has(t ivl.Term) bool {
	among := s.few
	if s.many != nil {
		among = s.many[keyOf(t)]
	}
	return slices.ContainsFunc(among, func(u ivl.Term) bool { return ivl.SameTerm(t, u) })
}

func (s *termSet) add(t ivl.Term) {
	if s.many == nil {
		if s.few = append(s.few, t); len(s.few) <= fewTerms {
			return
		}
		s.many = map[termKey][]ivl.Term{}
		for _, u := range s.few {
			s.many[keyOf(u)] = append(s.many[keyOf(u)], u)
		}
		return
	}
	k := keyOf(t)
	s.many[k] = append(s.many[k], t)
}

// negation returns the simplified negation of t.
func negation(t ivl.Term) ivl.Term { return foldNot(t) }

func foldEq(t *ivl.App) ivl.Term {
	a, b := t.Args[0], t.Args[1]
	if isLiteral(a) && !isLiteral(b) {
		a, b = b, a
	}
	if sort := a.Type().Sort; sort == ivl.FloatSort || sort == ivl.DoubleSort {
		return nil
	}
	if ivl.SameTerm(a, b) {
		return ivl.True
	}
	switch y := b.(type) {
	case ivl.BoolLit:
		if y {
			return a
		}
		return foldNot(a)
	case *ivl.IntLit:
		if x, ok := a.(*ivl.IntLit); ok {
			return ivl.BoolLit(x.V.Cmp(y.V) == 0)
		}
		if lo, hi := typeBounds(a.Type()); lo != nil && (y.V.Cmp(lo) < 0 || y.V.Cmp(hi) > 0) {
			return ivl.False
		}
		return foldEqLit(a, y)
	case *ivl.NullLit:
		if _, ok := a.(*ivl.ObjLit); ok {
			return ivl.False
		}
		if _, ok := a.(*ivl.NullLit); ok {
			return ivl.True
		}
		return pushIntoIte(ivl.Eq, a, b)
	case *ivl.ObjLit:
		if x, ok := a.(*ivl.ObjLit); ok {
			return ivl.BoolLit(x.ID == y.ID)
		}
		if _, ok := a.(*ivl.NullLit); ok {
			return ivl.False
		}
	}
	return nil
}

// foldPull turns a read of a string constant at a constant index into an
// assignment.
func foldPull(s ivl.Stmt) ivl.Stmt {
	p, ok := s.(*ivl.PullElem)
	if !ok {
		return s
	}
	o, isLit := p.A.(*ivl.ObjLit)
	i, isConst := p.I.(*ivl.IntLit)
	if !isLit || !isConst || !i.V.IsInt64() {
		return s
	}
	us := ivl.Chars(o.Text)
	if n := i.V.Int64(); n >= 0 && n < int64(len(us)) {
		return &ivl.Assign{X: p.X, T: ivl.IntConst(int64(us[n]), *o.Class.Elem), Pos: p.Pos}
	}
	return s
}

// foldEqLit simplifies `= a y` for an integer literal y.
func foldEqLit(a ivl.Term, y *ivl.IntLit) ivl.Term {
	u, ok := a.(*ivl.App)
	if !ok {
		return nil
	}
	switch u.Op {
	case ivl.Ite:
		return pushIntoIte(ivl.Eq, a, y)
	case ivl.Add:
		for i := range 2 {
			if c, ok := u.Args[i].(*ivl.IntLit); ok {
				return foldNode(ivl.Eq.Of(u.Args[1-i], ivl.BigConst(new(big.Int).Sub(y.V, c.V), ivl.IntZ)))
			}
		}
	case ivl.Sub:
		if c, ok := u.Args[1].(*ivl.IntLit); ok {
			return foldNode(ivl.Eq.Of(u.Args[0], ivl.BigConst(new(big.Int).Add(y.V, c.V), ivl.IntZ)))
		}
		if y.V.Sign() == 0 {
			return foldNode(ivl.Eq.Of(u.Args[0], u.Args[1]))
		}
	case ivl.Neg:
		return foldNode(ivl.Eq.Of(u.Args[0], ivl.BigConst(new(big.Int).Neg(y.V), ivl.IntZ)))
	}
	return nil
}

// pushIntoIte moves a comparison of an ite with a literal into its branches
// when at least one of them is then decided: javac's booleans are `ite c 1 0`.
func pushIntoIte(op ivl.Op, a, b ivl.Term) ivl.Term {
	u, ok := a.(*ivl.App)
	if !ok || u.Op != ivl.Ite {
		return nil
	}
	x, y := foldNode(op.Of(u.Args[1], b)), foldNode(op.Of(u.Args[2], b))
	_, okX := x.(ivl.BoolLit)
	_, okY := y.(ivl.BoolLit)
	if !okX && !okY {
		return nil
	}
	return foldBoolIte(u.Args[0], x, y)
}

// foldBoolIte writes a Boolean ite with a decided branch as a connective.
func foldBoolIte(c, x, y ivl.Term) ivl.Term {
	if v, ok := x.(ivl.BoolLit); ok {
		if v {
			return foldNode(ivl.Or.Of(c, y))
		}
		return foldNode(ivl.And.Of(foldNot(c), y))
	}
	if v, ok := y.(ivl.BoolLit); ok {
		if v {
			return foldNode(ivl.Or.Of(foldNot(c), x))
		}
		return foldNode(ivl.And.Of(c, x))
	}
	return nil
}

func foldLess(t *ivl.App) ivl.Term {
	a, b := t.Args[0], t.Args[1]
	strict := t.Op == ivl.Lt
	if ivl.SameTerm(a, b) {
		return ivl.BoolLit(!strict)
	}
	x, okX := a.(*ivl.IntLit)
	y, okY := b.(*ivl.IntLit)
	switch {
	case okX && okY:
		c := x.V.Cmp(y.V)
		return ivl.BoolLit(c < 0 || c == 0 && !strict)
	case okY:
		if lo, hi := typeBounds(a.Type()); lo != nil {
			return lessThanLit(lo, hi, y.V, strict)
		}
	case okX:
		if lo, hi := typeBounds(b.Type()); lo != nil {
			// x < b is not (b <= x)
			if r := lessThanLit(lo, hi, x.V, !strict); r != nil {
				return foldNot(r)
			}
		}
	}
	return nil
}

// lessThanLit decides a < y (or a <= y) for lo <= a <= hi, nil when it depends.
func lessThanLit(lo, hi, y *big.Int, strict bool) ivl.Term {
	less := func(v *big.Int) bool {
		c := v.Cmp(y)
		return c < 0 || c == 0 && !strict
	}
	switch {
	case less(hi):
		return ivl.True
	case !less(lo):
		return ivl.False
	}
	return nil
}

func foldIte(t *ivl.App) ivl.Term {
	c, a, b := t.Args[0], t.Args[1], t.Args[2]
	if v, ok := c.(ivl.BoolLit); ok {
		if v {
			return a
		}
		return b
	}
	if ivl.SameTerm(a, b) {
		return a
	}
	if t.Typ.Sort == ivl.BoolSort {
		return foldBoolIte(c, a, b)
	}
	if u, ok := c.(*ivl.App); ok && u.Op == ivl.Not {
		return ivl.Ite.As(t.Typ, u.Args[0], b, a)
	}
	return nil
}

func foldCast(t *ivl.App) ivl.Term {
	a := t.Args[0]
	if _, ok := a.(*ivl.NullLit); ok {
		return ivl.Null(t.Typ.Class)
	}
	if u, ok := a.(*ivl.App); ok && u.Op == ivl.Cast && u.Typ.Class.SubclassOf(t.Typ.Class) {
		return u
	}
	from, to := a.Type().Class, t.Typ.Class
	if from.SubclassOf(to) {
		return a
	}
	if !to.SubclassOf(from) {
		return ivl.Null(to) // no object is of both classes
	}
	return nil
}

func isLiteral(t ivl.Term) bool {
	switch t.(type) {
	case *ivl.IntLit, ivl.BoolLit, *ivl.FloatLit, *ivl.NullLit, *ivl.ObjLit:
		return true
	}
	return false
}

// typeBounds returns the least and greatest value of an integer type, nil for
// types without bounds.
func typeBounds(t ivl.Type) (lo, hi *big.Int) {
	if t.Sort != ivl.IntSort {
		return nil, nil
	}
	l, h, ok := t.Range.Bounds()
	if !ok {
		return nil, nil
	}
	return big.NewInt(l), big.NewInt(h)
}
