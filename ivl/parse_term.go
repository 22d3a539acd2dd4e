package ivl

import (
	"math"
	"math/big"
	"slices"
	"strconv"
	"strings"
)

// maxNesting bounds the depth of terms, so that no text exhausts the stack.
const maxNesting = 100_000

// term reads a term with the projections behind it.
func (p *parser) term() Term {
	if p.nesting++; p.nesting > maxNesting {
		p.fail(p.peek(), "terms are nested too deeply")
	}
	t := p.primary()
	for p.is(".") && p.peek().glued {
		p.next()
		t = p.projection(t)
	}
	p.nesting--
	return t
}

func (p *parser) primary() Term {
	t := p.peek()
	switch {
	case t.kind == tokNumber:
		p.next()
		return p.number(t)
	case t.kind == tokPunct && t.text == "(":
		p.next()
		return p.application()
	case t.kind == tokName:
		switch t.text {
		case "true", "false":
			p.next()
			return BoolLit(t.text == "true")
		case "null":
			p.next()
			p.expect(":")
			return Null(p.classRef("a class"))
		}
		if !isKeyword(t.text) {
			return p.localOrGlobal()
		}
	case t.kind == tokQuoted:
		return p.localOrGlobal()
	}
	p.fail(t, "expected a term, found %s", t)
	return nil
}

// number reads an integer literal or a finite float.
func (p *parser) number(t token) Term {
	text := t.text
	digits := strings.TrimLeft(text, "-0123456789")
	n, isInt := new(big.Int).SetString(text[:len(text)-len(digits)], 10)
	switch {
	case isInt && digits == "":
		if !n.IsInt64() || n.Int64() != int64(int32(n.Int64())) {
			p.fail(t, "%s does not fit i32; write %sL for i64, %sz for any integer", text, text, text)
		}
		return BigConst(n, Int)
	case isInt && digits == "L":
		return BigConst(n, Long)
	}
	if r, ok := parseRange(digits); isInt && ok {
		return BigConst(n, IntOf(r))
	}
	number := text[:len(text)-1]
	switch text[len(text)-1] {
	case 'f':
		if v, err := strconv.ParseFloat(number, 32); err == nil && isDecimal(number) {
			return FloatConst(float32(v))
		}
	case 'd':
		if v, err := strconv.ParseFloat(number, 64); err == nil && isDecimal(number) {
			return DoubleConst(v)
		}
	}
	p.fail(t, "expected a number such as 7, 7L, 7z, 7u16, 1.5f or 1.5d, found %s", t)
	return nil
}

func isDecimal(s string) bool { return strings.Trim(s, "-+.e0123456789") == "" }

// projection reads what follows the dot.
func (p *parser) projection(r Term) Term {
	t := p.peek()
	if r.Type().Sort != RefSort {
		p.fail(t, "only references have components, this is a %s", r.Type())
	}
	if i := slices.Index(compNames[:], t.text); i >= 0 && t.kind == tokName {
		p.next()
		return &Proj{Ref: r, Comp: Comp(i)}
	}
	return FieldOf(r, p.field(r.Type().Class))
}

// field reads a field of class c.
func (p *parser) field(c *Class) *Field {
	if colon := p.after(1); colon.kind == tokPunct && colon.text == ":" {
		c = p.classRef("a class")
		p.next()
	}
	t := p.peek()
	f := c.field(p.name("a field"))
	if f == nil {
		p.fail(t, "class %s has no field %s", c.Name, t)
	}
	return f
}

// application reads `OP[.TYPE] t…)`, `obj C ID "text" t…)` or `float …)`.
func (p *parser) application() Term {
	t := p.next()
	switch {
	case t.kind != tokName && t.kind != tokPunct:
		p.fail(t, "expected an operator, found %s", t)
	case t.text == "obj":
		return p.object()
	case t.text == "float":
		return p.special(Float, nanFloat, math.Float32bits)
	case t.text == "double":
		return p.special(Double, nanDouble, nil)
	}
	i := slices.Index(opNames[:], t.text)
	if i < 0 {
		p.fail(t, "expected an operator, found %s", t)
	}
	app := &App{Op: Op(i)}
	typed := app.Op == Cast
	if typed {
		app.Typ = RefTo(p.classRef("a class"))
	} else if p.is(".") && p.peek().glued {
		p.next()
		typed, app.Typ = true, p.typ()
	}
	for !p.accept(")") {
		app.Args = append(app.Args, p.term())
	}
	if !arityFits(app.Op, len(app.Args)) {
		p.fail(t, "%s does not take %d arguments", t, len(app.Args))
	}
	if !typed {
		typ, ok := app.Op.Result(app.Args)
		if !ok {
			p.fail(t, "%s needs a type: (%s.i32 …)", t, t.text)
		}
		app.Typ = typ
	}
	return app
}

// arity is the number of arguments of each operator, -1 for any.
func arity(op Op) int {
	switch op {
	case And, Or:
		return -1
	case Not, Neg, Wrap, FNeg, FSqrt, FLog, ToF, ToD, FToI, FBits, BitsF, BitsD, ConstArr, Cast:
		return 1
	case Ite, Store:
		return 3
	}
	return 2
}

func arityFits(op Op, n int) bool { return arity(op) < 0 || arity(op) == n }

func (p *parser) object() Term {
	o := &ObjLit{Class: p.classRef("a class")}
	o.ID = p.int("the object's id")
	o.Text = p.stringLit("the object's text")
	for !p.accept(")") {
		o.Tuple = append(o.Tuple, p.term())
	}
	return o
}

// special reads `nan)`, `inf)`, `-inf)` or `0xBITS)`.
func (p *parser) special(typ Type, nan uint64, bits32 func(float32) uint32) Term {
	t := p.next()
	text := t.text
	if text == "-" && p.peek().glued {
		text += p.next().text
	}
	p.expect(")")
	inf := func(sign int) uint64 {
		if bits32 != nil {
			return uint64(bits32(float32(math.Inf(sign))))
		}
		return math.Float64bits(math.Inf(sign))
	}
	switch text {
	case "nan":
		return &FloatLit{Bits: nan, Typ: typ}
	case "inf":
		return &FloatLit{Bits: inf(1), Typ: typ}
	case "-inf":
		return &FloatLit{Bits: inf(-1), Typ: typ}
	}
	size := 64
	if bits32 != nil {
		size = 32
	}
	if hex, ok := strings.CutPrefix(text, "0x"); ok && t.kind == tokNumber {
		if n, err := strconv.ParseUint(hex, 16, size); err == nil {
			return &FloatLit{Bits: n, Typ: typ}
		}
	}
	p.fail(t, "expected nan, inf, -inf or 0x and the bits, found %s", t)
	return nil
}

func (p *parser) localOrGlobal() *Var {
	t := p.peek()
	v := p.lookup(p.name("a variable"))
	if v == nil {
		p.fail(t, "variable %s is not declared", t)
	}
	return v
}
