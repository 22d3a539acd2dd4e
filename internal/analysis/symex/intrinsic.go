package symex

import (
	"fmt"

	"github.com/jayverify/jayverify/internal/analysis/symex/term"
	"github.com/jayverify/jayverify/ivl"
)

// An intrinsic computes the result of a model's procedure in one step: the paths
// through its loop become one term. If it cannot, it returns false and has no
// effect. Intrinsics are tested against the procedures that they replace.
type intrinsic func(x *exec, p *procedure, args []value) (results []value, ok bool)

var intrinsics = map[string]intrinsic{
	"java.lang.String.equals(Ljava/lang/Object;)Z":                                   stringEquals,
	"java.lang.String.hashCode()I":                                                   stringHash,
	"java.lang.String.startsWith(Ljava/lang/String;I)Z":                              stringStarts,
	"java.lang.String.$copy(Ljava/lang/String;II)Ljava/lang/String;":                 stringPart,
	"java.lang.String.$join(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;": stringJoin,
	"java.lang.Long.$parse(Ljava/lang/String;IJJ)J":                                  parseDecimal,
	"java.lang.Math.floor(D)D":                                                       rounding(term.FFloor),
	"java.lang.Math.ceil(D)D":                                                        rounding(term.FCeil),
	"java.lang.Math.rint(D)D":                                                        rounding(term.FRint),
}

// maxCompared is how long strings may be that are compared in one step.
const maxCompared = 64

// stringEquals is String.equals.
func stringEquals(x *exec, _ *procedure, args []value) ([]value, bool) {
	a, b := args[0].r, args[1].r
	result := func(c *term.Term) ([]value, bool) {
		s := x.terms
		return []value{{t: s.Ite(c, s.Int(32, 1), s.Int(32, 0))}}, true
	}
	switch {
	case a == b:
		return result(x.terms.True)
	case a < first:
		return nil, false
	case b < first:
		return result(x.terms.False)
	case x.st.object(b).class.Name != stringClass:
		if x.st.object(b).outer != nil { // of a class that is not known, perhaps String
			return nil, false
		}
		return result(x.terms.False)
	}
	if x.st.object(a).class.Name != stringClass {
		return nil, false
	}
	c, ok := x.equal(a, b)
	if !ok {
		return nil, false
	}
	return result(c)
}

// equal is the condition that two strings have the same chars; ok is false when
// that is too long to say.
func (x *exec) equal(a, b ref) (c *term.Term, ok bool) {
	n, m := x.lengthOf(a), x.lengthOf(b)
	if _, ok := m.Signed(); ok {
		a, b, n = b, a, m
	}
	k, ok := n.Signed()
	switch {
	case ok && k <= maxCompared:
		c = x.equality(a, b, k)
		if h := x.st.object(b).hash; h != nil { // equal strings have equal hash codes
			c = x.terms.And(c, x.terms.Eq(h, x.hashOf(a, k)))
		}
		return c, true
	case ok || !x.mayBeLong(a) || !x.mayBeLong(b):
		return nil, false
	}
	return x.paired(a, b), true
}

// mayBeLong reports whether the length of a string, which is unknown, is not decided
// by what the program wrote: it is a string from outside, or made of others.
func (x *exec) mayBeLong(r ref) bool {
	return x.st.object(r).outer != nil || x.st.object(r).from != nil
}

// equality is the condition that string a, which has k chars, equals string b.
func (x *exec) equality(a, b ref, k int64) *term.Term {
	same := x.terms.Eq(x.lengthOf(b), x.terms.Int(32, k))
	for i := int64(0); i < k && !same.IsFalse(); i++ {
		same = x.terms.And(same, x.terms.Eq(x.element(a, i).t, x.element(b, i).t))
	}
	return same
}

// stringHash is String.hashCode. The hash code of a string of unknown length is a
// variable. It admits all possible values, so no run is missed. equals assumes
// that equal strings have equal hash codes.
func stringHash(x *exec, _ *procedure, args []value) ([]value, bool) {
	r := args[0].r
	if r < first || x.st.object(r).class.Name != stringClass {
		return nil, false
	}
	o := x.st.object(r)
	if o.hash != nil {
		return []value{{t: o.hash}}, true
	}
	n, ok := x.lengthOf(r).Signed()
	if ok && n <= maxCompared {
		return []value{{t: x.hashOf(r, n)}}, true
	}
	if ok || !x.mayBeLong(r) {
		return nil, false
	}
	name := fmt.Sprintf("hash code of %d", o.id)
	if d := o.from; d != nil { // strings that are made of the same ones in the same way share it
		name = fmt.Sprintf("hash code of %d, %d from %d, %d", d.a, d.b, d.offset.ID(), o.length.ID())
	}
	h := x.fresh(ivl.Int, name)
	for i, l := range x.st.heap {
		if !l.text || l.class != o.class {
			continue
		}
		lit := first + ref(i)
		if k, ok := l.length.Signed(); ok && k <= maxCompared {
			if holds, ok := x.decided(x.equality(lit, r, k)); ok && holds {
				h = x.hashOf(lit, k)
			}
		}
	}
	x.st.change(r).hash = h
	x.linkHash(r)
	return []value{{t: h}}, true
}

// hashOf computes the hash code of a string of n chars.
func (x *exec) hashOf(r ref, n int64) *term.Term {
	h := x.terms.Int(32, 0)
	for i := range n {
		h = x.terms.Bits(term.Add, x.terms.Bits(term.Mul, h, x.terms.Int(32, 31)), x.element(r, i).t)
	}
	return h
}

// rounding is Math.floor and its like.
func rounding(op term.Op) intrinsic {
	return func(x *exec, _ *procedure, args []value) ([]value, bool) {
		return []value{{t: x.terms.FloatOp(op, args[0].t, nil)}}, true
	}
}

// applies returns the results of a call that can be computed in one step.
func (x *exec) applies(s *ivl.Call, args []value) ([]value, bool) {
	f := intrinsics[s.Proc]
	if f == nil || x.opts.NoIntrinsics {
		return nil, false
	}
	p := x.prog.procs[s.Proc]
	results, ok := f(x, p, args)
	for i := len(results); ok && i < len(p.ivl.Results); i++ { // nothing is thrown
		results = append(results, x.zero(p.ivl.Results[i]))
	}
	return results, ok
}
