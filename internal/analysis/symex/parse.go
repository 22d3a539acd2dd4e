package symex

import (
	"fmt"

	"github.com/jayverify/jayverify/internal/analysis/symex/term"
)

// maxDigits is how many chars a text may have that is parsed in one step: a number of
// so many digits fits 64 bits.
const maxDigits = 18

// parseDecimal is Long.$parse(s, 10, min, max), which Integer.parseInt and its like
// call. A path forks over the length of the text, and over whether it is a number, and
// not over each char. Where it is none, the procedure is given null, for which it throws
// the same exception.
//
// Whether a char behind ASCII is a digit, and which, is a variable, and so is the number
// of a longer text: that admits more than there is, so nothing is missed.
func parseDecimal(x *exec, _ *procedure, args []value) ([]value, bool) {
	s := args[0].r
	radix, known := args[1].t.Signed()
	least, known2 := args[2].t.Signed()
	most, known3 := args[3].t.Signed()
	if !known || !known2 || !known3 || radix != 10 || !x.isString(s) {
		return nil, false
	}
	t := x.terms
	var valid, number *term.Term
	if length := x.lengthOf(s); x.branch(t.Le(length, t.Int(32, maxDigits))) {
		valid, number = x.decimal(s, x.pick(length))
		valid = t.And(valid, t.Le(t.Int(64, least), number), t.Le(number, t.Int(64, most)))
	} else {
		name := fmt.Sprintf("number of %d", x.st.object(s).id)
		valid, number = t.Var("is a "+name, term.Bool), t.Var(name, 64)
		valid = t.And(valid, t.Le(t.Int(64, least), number), t.Le(number, t.Int(64, most)))
	}
	if x.branch(valid) {
		return []value{{t: number}}, true
	}
	args[0] = value{r: null}
	return nil, false
}

// decimal returns whether a string of n chars is a decimal number, with or without a
// sign, and the number.
func (x *exec) decimal(r ref, n int64) (valid, number *term.Term) {
	s := x.terms
	if n == 0 {
		return s.False, s.Int(64, 0)
	}
	first := x.load(r, s.Int(32, 0)).t
	negative := s.Eq(first, s.Int(32, '-'))
	signed := s.Or(negative, s.Eq(first, s.Int(32, '+')))
	is, number := x.digit(first)
	valid, number = s.Or(is, signed), s.Ite(signed, s.Int(64, 0), number)
	if n == 1 {
		valid = s.And(is, s.Not(signed))
	}
	for i := int64(1); i < n; i++ {
		is, d := x.digit(x.load(r, s.Int(32, i)).t)
		valid = s.And(valid, is)
		number = s.Bits(term.Add, s.Bits(term.Mul, number, s.Int(64, 10)), d)
	}
	return valid, s.Ite(negative, s.Bits(term.Sub, s.Int(64, 0), number), number)
}

// digit returns whether a char is a decimal digit, and its value, which is between 0 and
// 15 for any char.
func (x *exec) digit(c *term.Term) (is, value *term.Term) {
	s := x.terms
	ascii := s.And(s.Le(s.Int(32, '0'), c), s.Le(c, s.Int(32, '9')))
	low := s.Bits(term.BitAnd, c, s.Int(32, 15)) // of '0' to '9', the digit
	if c.Op() == term.Const || ascii.IsTrue() {
		if k, ok := c.Signed(); !ok || k < 128 {
			return ascii, s.SExt(64, low)
		}
	}
	other := s.Var(fmt.Sprintf("digit %d", c.ID()), 4)
	value = s.ZExt(32, other)
	isOther := s.And(s.Lt(s.Int(32, 127), c), s.Var(fmt.Sprintf("is digit %d", c.ID()), term.Bool), s.Le(value, s.Int(32, 9)))
	return s.Or(ascii, isOther), s.SExt(64, s.Ite(ascii, low, value))
}
