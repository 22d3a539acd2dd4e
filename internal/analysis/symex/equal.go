package symex

import (
	"fmt"

	"github.com/jayverify/jayverify/internal/analysis/symex/term"
)

// pair are two strings of unknown length that were compared. A variable says
// whether they are equal. If it is true, lengths, hash codes, and the accessed
// chars are the same. If it is false, the strings need not differ, so the
// variable admits more than possible.
type pair struct {
	a, b ref
	same *term.Term
}

// paired returns the variable that says whether two strings are equal.
func (x *exec) paired(a, b ref) *term.Term {
	if a > b {
		a, b = b, a
	}
	for _, p := range x.st.pairs {
		if p.a == a && p.b == b {
			return p.same
		}
	}
	p, q := x.st.object(a), x.st.object(b)
	if p.from != nil && q.from != nil && *p.from == *q.from && p.length == q.length {
		return x.terms.True
	}
	v := x.terms.Var(fmt.Sprintf("%d equals %d", p.id, q.id), term.Bool)
	x.implies(v, x.terms.Eq(x.lengthOf(a), x.lengthOf(b)))
	if p.hash != nil && q.hash != nil {
		x.implies(v, x.terms.Eq(p.hash, q.hash))
	}
	for i := range min(len(p.elems), len(q.elems)) {
		x.implyElement(v, a, b, int64(i))
	}
	for _, r := range x.st.pairs { // equality is transitive
		for _, s := range x.st.pairs {
			if c, ok := closes(a, b, r, s); ok {
				x.implies(x.terms.And(r.same, s.same), v)
				x.implies(x.terms.And(v, c.same), x.other(c, r, s))
			}
		}
	}
	x.st.pairs = append(x.st.pairs, pair{a, b, v})
	if p.from != nil || q.from != nil {
		x.assume(x.terms.Or(v, x.terms.Not(x.shortAndSame(a, b))))
	}
	return v
}

// closes reports whether r is about a and a third string, and s about that and b;
// it returns r.
func closes(a, b ref, r, s pair) (pair, bool) {
	third := func(p pair, x ref) ref {
		switch x {
		case p.a:
			return p.b
		case p.b:
			return p.a
		}
		return unset
	}
	c := third(r, a)
	return r, c != unset && c != b && c == third(s, b)
}

// other is the pair whose equality follows from c and the equality that closes it.
func (x *exec) other(c, r, s pair) *term.Term {
	if c == r {
		return s.same
	}
	return r.same
}

// implies assumes the consequences of a variable that says whether strings are equal.
func (x *exec) implies(v, c *term.Term) { x.assume(x.terms.Or(x.terms.Not(v), c)) }

// implyElement assumes that equal strings have the same char at i, if both have
// been looked at.
func (x *exec) implyElement(v *term.Term, a, b ref, i int64) {
	p, q := x.st.object(a), x.st.object(b)
	if i < int64(len(p.elems)) && i < int64(len(q.elems)) && p.elems[i].t != nil && q.elems[i].t != nil {
		x.implies(v, x.terms.Eq(p.elems[i].t, q.elems[i].t))
	}
}

// link assumes that a new char of a string is the same in strings that are
// equal to it.
func (x *exec) link(r ref, i int64) {
	for _, p := range x.st.pairs {
		if p.a == r || p.b == r {
			x.implyElement(p.same, p.a, p.b, i)
		}
	}
}

// linkHash does so for a new hash code.
func (x *exec) linkHash(r ref) {
	for _, p := range x.st.pairs {
		a, b := x.st.object(p.a), x.st.object(p.b)
		if (p.a == r || p.b == r) && a.hash != nil && b.hash != nil {
			x.implies(p.same, x.terms.Eq(a.hash, b.hash))
		}
	}
}

// distinguish is the wish that strings which the model makes unequal, or whose
// hash codes are, differ in their length or one of their first chars.
func (x *exec) distinguish() *term.Term {
	wish := x.terms.True
	for _, p := range x.st.pairs {
		if !x.eval.True(p.same) {
			wish = x.terms.And(wish, x.differ(p.a, p.b))
		}
	}
	var hashed []ref
	for i, o := range x.st.heap {
		if o.hash != nil {
			hashed = append(hashed, first+ref(i))
		}
	}
	for i, a := range hashed {
		for _, b := range hashed[:i] {
			if x.eval.Eval(x.st.object(a).hash) != x.eval.Eval(x.st.object(b).hash) {
				wish = x.terms.And(wish, x.differ(a, b))
			}
		}
	}
	return wish
}

// shortEnough is how long strings may be of which it is known exactly whether they are
// equal, when one of them is made of others.
const shortEnough = 8

// shortAndSame is the condition that two strings are short and have the same chars.
func (x *exec) shortAndSame(a, b ref) *term.Term {
	s := x.terms
	n := x.lengthOf(a)
	c := s.And(s.Eq(n, x.lengthOf(b)), s.Le(n, s.Int(32, shortEnough)))
	for i := range int64(shortEnough) {
		c = s.And(c, s.Or(s.Le(n, s.Int(32, i)), s.Eq(x.element(a, i).t, x.element(b, i).t)))
	}
	return c
}

// differ is the condition that two strings differ in their length or one of their
// first chars.
func (x *exec) differ(a, b ref) *term.Term {
	s := x.terms
	c := s.Not(s.Eq(x.lengthOf(a), x.lengthOf(b)))
	for i := range int64(4) {
		inside := s.Lt(s.Int(32, i), x.lengthOf(a))
		c = s.Or(c, s.And(inside, s.Not(s.Eq(x.element(a, i).t, x.element(b, i).t))))
	}
	return c
}
