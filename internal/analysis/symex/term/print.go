package term

import (
	"fmt"
	"math"
	"strings"
)

// String returns t as SMT-LIB writes it, without sharing; it is for reading.
func (t *Term) String() string {
	var b strings.Builder
	w := writer{b: &b}
	w.term(t)
	return b.String()
}

// Script returns the declarations of the variables of some Bools and an assert
// for each, in SMT-LIB 2. A new variable replaces an operator without a
// counterpart: for FRem only its bounds are stated. So unsat is right, but a
// model may be wrong.
func Script(asserts []*Term) string {
	var b strings.Builder
	w := writer{b: &b, uses: map[*Term]int{}, named: map[*Term]string{}, declared: map[uint64]bool{}}
	for _, t := range asserts {
		w.count(t)
	}
	for _, t := range asserts {
		w.define(t)
		b.WriteString("(assert ")
		w.term(t)
		b.WriteString(")\n")
	}
	return b.String()
}

type writer struct {
	b     *strings.Builder
	uses  map[*Term]int
	named map[*Term]string
	// declared has the numbers of variables.
	declared map[uint64]bool
}

func (w *writer) count(t *Term) {
	w.uses[t]++
	if w.uses[t] == 1 {
		for _, a := range t.Args() {
			w.count(a)
		}
	}
}

// SortText returns the sort in SMT-LIB.
func (s Sort) SortText() string {
	switch s {
	case Bool:
		return "Bool"
	case Float:
		return "(_ FloatingPoint 8 24)"
	case Double:
		return "(_ FloatingPoint 11 53)"
	}
	return fmt.Sprintf("(_ BitVec %d)", s)
}

// Symbol returns the name of a variable in scripts.
func (t *Term) Symbol() string { return fmt.Sprintf("v%d", t.k) }

// define declares the variables below t, and names terms that are used more
// than once.
func (w *writer) define(t *Term) {
	if _, ok := w.named[t]; ok || t.op == Const {
		return
	}
	if t.op == Var {
		w.named[t] = t.Symbol()
		if w.declared[t.k] { // as another Term, with other bounds
			return
		}
		w.declared[t.k] = true
		fmt.Fprintf(w.b, "(declare-const %s %s) ; %s\n", t.Symbol(), t.sort.SortText(), strings.ReplaceAll(t.name, "\n", " "))
		return
	}
	for _, a := range t.Args() {
		w.define(a)
	}
	if t.op == FRem {
		w.remainder(t)
		return
	}
	if w.uses[t] > 1 {
		name := fmt.Sprintf("t%d", t.id)
		fmt.Fprintf(w.b, "(define-fun %s () %s ", name, t.sort.SortText())
		w.term(t)
		w.b.WriteString(")\n")
		w.named[t] = name
	}
}

// remainder declares a variable for a remainder. It asserts that the remainder of a finite number
// is finite, not larger than the number and smaller than the divisor.
func (w *writer) remainder(t *Term) {
	name := fmt.Sprintf("t%d", t.id)
	w.named[t] = name
	fmt.Fprintf(w.b, "(declare-const %s %s)\n", name, t.sort.SortText())
	x, y := w.text(t.args[0]), w.text(t.args[1])
	fmt.Fprintf(w.b, "(assert (= (fp.isNaN %s) (or (fp.isNaN %s) (fp.isNaN %s) (fp.isInfinite %s) (fp.isZero %s))))\n", name, x, y, x, y)
	fmt.Fprintf(w.b, "(assert (=> (not (fp.isNaN %s)) (and (fp.leq (fp.abs %s) (fp.abs %s)) (fp.lt (fp.abs %s) (fp.abs %s)) (= (fp.isNegative %s) (fp.isNegative %s)))))\n",
		name, name, x, name, y, name, x)
	fmt.Fprintf(w.b, "(assert (=> (and (not (fp.isNaN %s)) (fp.lt (fp.abs %s) (fp.abs %s))) (= %s %s)))\n", name, x, y, name, x)
}

func (w *writer) text(t *Term) string {
	inner := writer{b: &strings.Builder{}, uses: w.uses, named: w.named}
	inner.term(t)
	return inner.b.String()
}

// term writes t; named terms by their names.
func (w *writer) term(t *Term) {
	if n, ok := w.named[t]; ok {
		w.b.WriteString(n)
		return
	}
	switch t.op {
	case Const:
		w.b.WriteString(constText(t))
		return
	case Var:
		w.b.WriteString(t.Symbol())
		return
	}
	switch t.op {
	case Div, Rem:
		w.division(t)
		return
	case FToI:
		w.b.WriteString(saturation(t, w.text(t.args[0])))
		return
	case FToB: // SMT-LIB has no such function, since a NaN has no bits; z3 has
		x := w.text(t.args[0])
		nan := uint64(nanFloat)
		if t.sort == 64 {
			nan = nanDouble
		}
		fmt.Fprintf(w.b, "(ite (fp.isNaN %s) (_ bv%d %d) (fp.to_ieee_bv %s))", x, nan, t.sort, x)
		return
	}
	w.b.WriteByte('(')
	w.b.WriteString(head(t))
	for _, a := range t.Args() {
		w.b.WriteByte(' ')
		w.term(a)
	}
	w.b.WriteByte(')')
}

// head returns the text before the arguments of t.
func head(t *Term) string {
	from := t.args[0].sort
	switch t.op {
	case ZExt, SExt:
		return fmt.Sprintf("(_ %s %d)", t.op, t.sort-from)
	case Trunc:
		return fmt.Sprintf("(_ extract %d 0)", t.sort-1)
	case FAdd, FSub, FMul, FDiv:
		return t.op.String() + " RNE"
	case BToF:
		if t.sort == Float {
			return "(_ to_fp 8 24)"
		}
		return "(_ to_fp 11 53)"
	case FToF, IToF:
		if t.sort == Float {
			return "(_ to_fp 8 24) RNE"
		}
		return "(_ to_fp 11 53) RNE"
	}
	return t.op.String()
}

// division writes a Div or Rem: SMT-LIB has other results for a divisor of 0.
func (w *writer) division(t *Term) {
	op, x, y := "bvsdiv", w.text(t.args[0]), w.text(t.args[1])
	if t.op == Rem {
		op = "bvsrem"
	}
	if d := t.args[1]; d.lo > 0 || d.hi < 0 {
		fmt.Fprintf(w.b, "(%s %s %s)", op, x, y)
		return
	}
	fmt.Fprintf(w.b, "(ite (= %s (_ bv0 %d)) (_ bv0 %d) (%s %s %s))", y, t.sort, t.sort, op, x, y)
}

// saturation writes an FToI of x. SMT-LIB's conversion has no fixed value outside the range. 2^31-1
// is not a Float, and 2^63-1 not a Double: RNE gives 2^31 and 2^63. A Double between 2^31-1 and
// 2^31 gives 2^31-1, as truncation does.
func saturation(t *Term, x string) string {
	from := t.args[0].sort
	to := "(_ to_fp 11 53)"
	if from == Float {
		to = "(_ to_fp 8 24)"
	}
	w := uint(t.sort)
	if v := t.args[0].floats; !v.nan && v.lo > -math.Ldexp(1, int(w)-1) && v.hi < math.Ldexp(1, int(w)-1) {
		return fmt.Sprintf("((_ fp.to_sbv %d) RTZ %s)", w, x)
	}
	least, most := uint64(1)<<(w-1), uint64(1)<<(w-1)-1
	return fmt.Sprintf("(ite (fp.isNaN %s) (_ bv0 %d) (ite (fp.leq %s (%s RNE (- %d.0))) (_ bv%d %d) (ite (fp.geq %s (%s RNE %d.0)) (_ bv%d %d) ((_ fp.to_sbv %d) RTZ %s))))",
		x, w, x, to, least, least, w, x, to, least, most, w, w, x)
}

func constText(t *Term) string {
	switch t.sort {
	case Bool:
		if t.k == 1 {
			return "true"
		}
		return "false"
	case Float:
		return fmt.Sprintf("(fp #b%b #b%08b #b%023b)", t.k>>31, t.k>>23&0xff, t.k&(1<<23-1))
	case Double:
		return fmt.Sprintf("(fp #b%b #b%011b #b%052b)", t.k>>63, t.k>>52&0x7ff, t.k&(1<<52-1))
	}
	return fmt.Sprintf("(_ bv%d %d)", t.k, t.sort)
}
