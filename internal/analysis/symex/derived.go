package symex

import (
	"github.com/jayverify/jayverify/internal/analysis/symex/term"
	"github.com/jayverify/jayverify/ivl"
)

// derived says which chars a string has that the program has made of others: those of
// a from an offset on, or those of a and then those of b. Strings do not change, so
// the chars are looked up when they are asked for, and the length may be unknown.
type derived struct {
	a, b   ref        // b is unset for a part of a
	offset *term.Term // in a; with b, the length of a
}

// derive makes a string of others, in place of a procedure that allocates it.
func (x *exec) derive(made *ivl.NewArray, length *term.Term, d *derived) value {
	x.st.nextID++
	return value{r: x.st.add(&object{
		class: made.Class, id: x.st.nextID, site: made.Site, length: length, from: d, fields: make([]value, len(x.prog.layout(made.Class).fields)),
	})}
}

// derivedChar returns a char of a derived string.
func (x *exec) derivedChar(d *derived, index *term.Term) *term.Term {
	s := x.terms
	if d.b == unset {
		return x.load(d.a, s.Bits(term.Add, d.offset, index)).t
	}
	inFirst := s.Lt(index, d.offset)
	if holds, ok := x.decided(inFirst); ok {
		if holds {
			return x.load(d.a, index).t
		}
		return x.load(d.b, s.Bits(term.Sub, index, d.offset)).t
	}
	return s.Ite(inFirst, x.load(d.a, index).t, x.load(d.b, s.Bits(term.Sub, index, d.offset)).t)
}

// allocates returns the only allocation of a procedure; nil when there is not one.
func allocates(p *procedure) *ivl.NewArray {
	var made *ivl.NewArray
	for _, b := range p.ivl.Blocks {
		for _, s := range b.Stmts {
			if n, ok := s.(*ivl.NewArray); ok {
				if made != nil {
					return nil
				}
				made = n
			}
		}
	}
	return made
}

// isString reports whether r is to a string.
func (x *exec) isString(r ref) bool { return r >= first && x.st.object(r).class.Name == stringClass }

// stringPart is String.$copy(s, from, to), the chars of s from from up to to, which are
// within s. A part whose length is known is made by the procedure: other code is better
// with chars than with what they depend on.
func stringPart(x *exec, p *procedure, args []value) ([]value, bool) {
	s, from, to := args[0].r, args[1].t, args[2].t
	length := x.terms.Bits(term.Sub, to, from)
	made := allocates(p)
	if _, known := length.Signed(); known || made == nil || !x.isString(s) {
		return nil, false
	}
	x.assume(x.terms.Le(x.terms.Int(32, 0), length))
	return []value{x.derive(made, length, &derived{a: s, offset: from})}, true
}

// stringJoin is String.$join(a, b).
func stringJoin(x *exec, p *procedure, args []value) ([]value, bool) {
	a, b := args[0].r, args[1].r
	made := allocates(p)
	if made == nil || !x.isString(a) || !x.isString(b) {
		return nil, false
	}
	n, m := x.lengthOf(a), x.lengthOf(b)
	length := x.terms.Bits(term.Add, n, m)
	if _, known := length.Signed(); known {
		return nil, false
	}
	x.assume(x.terms.Le(x.terms.Int(32, 0), length)) // as the allocation does: longer strings are not followed
	return []value{x.derive(made, length, &derived{a: a, b: b, offset: n})}, true
}

// stringStarts is String.startsWith(s, from), for an s of known length.
func stringStarts(x *exec, _ *procedure, args []value) ([]value, bool) {
	r, prefix, from := args[0].r, args[1].r, args[2].t
	if !x.isString(r) || !x.isString(prefix) {
		return nil, false
	}
	s := x.terms
	n, known := x.lengthOf(prefix).Signed()
	if !known || n > maxCompared {
		return nil, false
	}
	if _, known := x.lengthOf(r).Signed(); known && x.st.object(r).outer == nil {
		if _, known := from.Signed(); known && x.st.object(r).from == nil {
			return nil, false // both are made of chars that the path knows
		}
	}
	c := s.And(s.Le(s.Int(32, 0), from), s.Le(from, s.Bits(term.Sub, x.lengthOf(r), s.Int(32, n))))
	for i := int64(0); i < n && !c.IsFalse(); i++ {
		if holds, ok := x.decided(c); ok && !holds {
			break
		}
		c = s.And(c, s.Eq(x.load(r, s.Bits(term.Add, from, s.Int(32, i))).t, x.element(prefix, i).t))
	}
	return []value{{t: s.Ite(c, s.Int(32, 1), s.Int(32, 0))}}, true
}
