package difftest

import (
	"fmt"
	"strings"
)

// expr writes an expression of type t, in parentheses where it needs any.
func (g *gen) expr(t string, depth int) *Node {
	g.nest++
	defer func() { g.nest-- }()
	if g.deep() {
		depth = 0
	}
	switch {
	case t == "boolean":
		return g.condition(depth)
	case isNumeric(t):
		return g.number(t, depth)
	}
	return g.ref(t, depth)
}

// deep reports whether expressions are nested so deeply that only leaves may
// come.
func (g *gen) deep() bool { return g.nest > 4 }

// literals are the constants of each type; they gather where behaviour changes.
var literals = map[string][]string{
	"int":     {"0", "1", "-1", "2", "3", "5", "7", "-7", "10", "31", "32", "33", "63", "64", "100", "127", "128", "-128", "-129", "255", "256", "32767", "32768", "-32768", "65535", "65536", "1000003", "2147483647", "(-2147483648)", "0x55555555", "((int) 'a')"},
	"long":    {"0L", "1L", "-1L", "2L", "3L", "-5L", "10L", "31L", "63L", "64L", "65L", "255L", "4294967295L", "4294967296L", "-4294967297L", "2147483648L", "-2147483649L", "1000000007L", "9223372036854775807L", "(-9223372036854775808L)", "0x5555555555555555L"},
	"byte":    {"((byte) 0)", "((byte) 1)", "((byte) -1)", "((byte) 127)", "((byte) -128)", "((byte) 7)"},
	"short":   {"((short) 0)", "((short) 1)", "((short) -1)", "((short) 32767)", "((short) -32768)", "((short) 300)"},
	"char":    {"'a'", "((char) 0)", "((char) 65535)", "'0'", "((char) 255)"},
	"boolean": {"true", "false"},
	"String":  {`""`, `"a"`, `"b"`, `"abc"`, `"Aa"`, `"BB"`, `"0"`, `"\u00e9\n"`},
	"float":   {"0f", "-0f", "1f", "-1.5f", "Float.NaN", "0.1f", "16777216f", "16777217f", "3.4028235e38f", "1.4e-45f", "Float.POSITIVE_INFINITY", "Float.NEGATIVE_INFINITY", "1e10f", "2147483648f", "-2.5f", "0.5f"},
	"double":  {"0d", "-0d", "1d", "-1.5", "Double.NaN", "0.1", "9007199254740993d", "1.7976931348623157e308", "4.9e-324", "Double.POSITIVE_INFINITY", "Double.NEGATIVE_INFINITY", "1e19", "-1e19", "2147483648.5", "4294967296.0", "3.7", "1e-7"},
}

// literal writes a constant, or null.
func (g *gen) literal(t string) *Node {
	if ls := literals[t]; ls != nil {
		n := len(ls)
		if g.chance(50) {
			n = min(n, 8)
		}
		return expr(t, ls[g.r.IntN(n)])
	}
	return expr(t, zero(t))
}

// variableOf writes a variable, field or element of exactly type t, or nil.
func (g *gen) variableOf(t string) *Node {
	if g.chance(70) {
		var found []*Node
		for _, v := range g.f.scope {
			if v.typ == t {
				found = append(found, expr(t, v.name))
			}
			if isArray(v.typ) && elemOf(v.typ) == t && v.length > 0 && !g.deep() && g.chance(30) {
				found = append(found, g.element(v))
			}
		}
		for _, x := range g.statics {
			if x.typ == t && g.chance(40) {
				found = append(found, expr(t, "Main."+x.name))
			}
		}
		if len(found) > 0 {
			return found[g.r.IntN(len(found))]
		}
	}
	for range 5 {
		if e, u := g.place(false); u == t {
			return e
		}
	}
	return nil
}

// leaf writes a number without an operation.
func (g *gen) leaf(t string) *Node {
	if e := g.variableOf(t); e != nil && g.chance(80) {
		return e
	}
	if g.chance(50) {
		for range 4 {
			if u := g.integerType(); u != t {
				if e := g.variableOf(u); e != nil {
					return expr(t, "(("+t+") ", e, ")")
				}
			}
		}
	}
	return g.literal(t)
}

func (g *gen) number(t string, depth int) *Node {
	if depth <= 0 || g.chance(20) {
		return g.leaf(t)
	}
	d := depth - 1
	switch k := g.r.IntN(100); {
	case k < 10:
		return expr(t, "(("+t+") ", g.expr(g.numericType(), d), ")")
	case k < 40:
		return g.arithmetic(t, d)
	case k < 50:
		return g.bits(t, d)
	case k < 56:
		u := g.operand(t)
		if isInteger(u) && g.chance(40) {
			return g.cast(t, promoted(u), "~", g.expr(u, d))
		}
		return g.cast(t, promoted(u), pick(g, "- ", "- ", "+ "), g.expr(u, d))
	case k < 62:
		return expr(t, "(", g.expr("boolean", d), " ? ", g.expr(t, d), " : ", g.expr(t, d), ")")
	case k < 72:
		if c := g.call(func(r string) bool { return r == t }, d); c != nil {
			return c
		}
	case k < 76:
		if e, u := g.assignment(d); e != nil && isNumeric(u) {
			return expr(t, "(("+t+") (", e, "))")
		}
	case k < 79:
		return g.switchExpr(t, d)
	case k < 83:
		return g.library(t, d)
	case k < 86 && t == "int":
		if a := g.arrayVariable(); a != nil {
			return expr(t, a.name, ".length")
		}
	case k < 88 && t == "int":
		if g.risk > 0 {
			return expr(t, "((int) ", g.ref("Integer", d), ")")
		}
		return expr(t, "Integer.valueOf(", g.expr(t, d), ").intValue()")
	case k < 89 && t == "int" && g.w.class("E0") != nil:
		if r := g.receiver("E0"); r != nil {
			return expr(t, r, pick(g, ".ordinal()", ".weight()", ".w"))
		}
	case k < 93 && t == "int" && g.strings:
		return g.ofString(d)
	case k < 94 && t == "int":
		return expr(t, "Main.all(", g.expr(t, d), ", ", g.expr("short", d), ", ", g.expr("char", d), ")")
	case k < 95 && (t == "int" || t == "long"):
		return expr(t, "new Pair(", g.expr("int", d), ", ", g.expr("long", d), ")."+map[string]string{"int": pick(g, "a", "hashCode"), "long": "b"}[t]+"()")
	}
	if e := g.variableOf(t); e != nil {
		return e
	}
	return g.arithmetic(t, d)
}

// operand is a type for an operand of an operation whose result becomes t.
func (g *gen) operand(t string) string {
	if g.chance(15) {
		return g.numericType()
	}
	switch t {
	case "int", "byte", "short", "char":
		return pick(g, "int", "int", "int", "byte", "short", "char")
	case "long":
		return pick(g, "long", "long", "long", "int", "short")
	case "float":
		return pick(g, "float", "float", "float", "int", "long", "char")
	}
	return pick(g, "double", "double", "double", "float", "int", "long")
}

// binaryType is the type of arithmetic on operands of types t and u (JLS §5.6.2).
func binaryType(t, u string) string {
	for _, w := range []string{"double", "float", "long"} {
		if t == w || u == w {
			return w
		}
	}
	return "int"
}

// cast writes an expression of type have, converted to t.
func (g *gen) cast(t, have string, parts ...any) *Node {
	if t == have {
		return expr(t, append(append([]any{"("}, parts...), ")")...)
	}
	return expr(t, append(append([]any{"((" + t + ") ("}, parts...), "))")...)
}

func (g *gen) arithmetic(t string, d int) *Node {
	u, v := g.operand(t), g.operand(t)
	have := binaryType(u, v)
	if g.chance(25) {
		if have == "int" || have == "long" {
			return g.cast(t, have, g.expr(u, d), pick(g, " / ", " % "), g.divisor(v, d))
		}
		return g.cast(t, have, g.expr(u, d), pick(g, " / ", " / ", " % "), g.expr(v, d))
	}
	return g.cast(t, have, g.expr(u, d), pick(g, " + ", " - ", " * "), g.expr(v, d))
}

// bits writes a bit operation or shift.
func (g *gen) bits(t string, d int) *Node {
	u, v := g.integerType(), g.integerType()
	if g.chance(50) {
		return g.cast(t, promoted(u), g.expr(u, d), pick(g, " << ", " >> ", " >>> "), g.expr(v, d))
	}
	return g.cast(t, binaryType(u, v), g.expr(u, d), pick(g, " & ", " | ", " ^ "), g.expr(v, d))
}

// library writes a call of one of the platform's methods that are modelled.
func (g *gen) library(t string, d int) *Node {
	u := pick(g, "int", "long")
	switch g.r.IntN(5) {
	case 0:
		return g.cast(t, u, "Math.abs(", g.expr(u, d), ")")
	case 1, 2:
		return g.cast(t, u, "Math.", pick(g, "min", "max"), "(", g.expr(u, d), ", ", g.expr(u, d), ")")
	case 3:
		return g.cast(t, "int", "Integer.", pick(g, "compare", "sum"), "(", g.expr("int", d), ", ", g.expr("int", d), ")")
	}
	return g.cast(t, "int", "Integer.signum(", g.expr("int", d), ")")
}

func (g *gen) condition(depth int) *Node {
	const t = "boolean"
	if depth <= 0 || g.chance(10) {
		if e := g.variableOf(t); e != nil && g.chance(85) {
			return e
		}
		if depth <= 0 {
			return g.literal(t)
		}
	}
	d := depth - 1
	switch k := g.r.IntN(100); {
	case k < 45:
		u := g.numericType()
		return expr(t, "(", g.expr(u, d), pick(g, " < ", " <= ", " > ", " >= ", " == ", " != "), g.expr(g.operand(u), d), ")")
	case k < 60:
		return expr(t, "(", g.expr(t, d), pick(g, " && ", " || ", " && ", " || ", " & ", " | ", " ^ ", " == ", " != "), g.expr(t, d), ")")
	case k < 65:
		return expr(t, "(!", g.expr(t, d), ")")
	case k < 66:
		return g.sameBox(d)
	case k < 74:
		u := g.objectType()
		if g.chance(40) {
			return expr(t, "(", g.ref(u, d), pick(g, " == ", " != "), "null)")
		}
		return expr(t, "(("+u+") ", g.ref(u, d), pick(g, " == ", " != "), "("+u+") ", g.ref(u, d), ")")
	case k < 84:
		return expr(t, "(((Object) ", g.ref(g.objectType(), d), ") instanceof ", g.testable(), ")")
	case k < 88:
		return expr(t, "(", g.expr(t, d), " ? ", g.expr(t, d), " : ", g.expr(t, d), ")")
	case k < 91:
		if c := g.call(func(r string) bool { return r == t }, d); c != nil {
			return c
		}
	case k < 94:
		return g.pattern(d)
	case k < 96 && g.strings:
		return expr(t, "Main.s(", g.ref("String", d), ")", pick(g, ".equals(", ".startsWith(", ".contains("), "Main.s(", g.ref("String", d), "))")
	case k < 97:
		return expr(t, "new Pair(", g.expr("int", d), ", ", g.expr("long", d), ").equals(new Pair(", g.expr("int", d), ", ", g.expr("long", d), "))")
	}
	if e := g.variableOf(t); e != nil {
		return e
	}
	return g.literal(t)
}

// testable is a type for instanceof.
func (g *gen) testable() string {
	if g.chance(30) {
		return pick(g, "int[]", "Object[]", "long[][]", "Cloneable", "Integer", "String", "RuntimeException", g.objectType()+"[]")
	}
	return g.objectType()
}

func (g *gen) arrayVariable() *variable {
	for range 5 {
		if len(g.f.scope) == 0 {
			return nil
		}
		v := g.f.scope[g.r.IntN(len(g.f.scope))]
		if isArray(v.typ) && (v.length > 0 || g.risk > 0 && g.chance(30)) {
			return &v
		}
	}
	return nil
}

// ref writes an expression of a reference type.
func (g *gen) ref(t string, depth int) *Node {
	g.nest++
	defer func() { g.nest-- }()
	if g.deep() {
		return g.literal(t)
	}
	if depth <= 0 || g.chance(25) {
		if e := g.refVariable(t); e != nil {
			return e
		}
		if depth <= 0 && g.chance(30) {
			return g.literal(t)
		}
	}
	d := depth - 1
	switch t {
	case "Integer":
		return expr(t, "Integer.valueOf(", g.expr("int", d), ")")
	case "String":
		return g.stringExpr(d)
	}
	if c := g.w.class(t); c != nil && c.kind == enumType {
		if g.chance(60) {
			return expr(t, t+"."+c.constants[g.r.IntN(len(c.constants))])
		}
		if g.chance(30) {
			return expr(t, t+".values()[", g.expr("int", d), fmt.Sprintf(" & %d]", len(c.constants)/2))
		}
	}
	switch k := g.r.IntN(100); {
	case k < 50 || depth <= 0:
		if isArray(t) {
			return g.newArray(t, 1+g.r.IntN(4))
		}
		if e := g.newObject(t, d); e != nil {
			return e
		}
	case k < 60:
		if c := g.call(func(r string) bool { return r == t }, d); c != nil {
			return c
		}
	case k < 68 && t != "Object":
		return g.downcast(t, d)
	case k < 74:
		return expr(t, "(", g.expr("boolean", d), " ? ", g.ref(t, d), " : ", g.ref(t, d), ")")
	case k < 80 && isArray(t):
		if a := g.refVariable(t); a != nil && g.risk > 0 {
			return expr(t, a, ".clone()")
		}
		return expr(t, g.newArray(t, 2), ".clone()")
	case k < 83 && g.risk > 0 && isArray(t):
		return g.covariant(t)
	case k < 86 && g.f.in != nil && !g.f.static && g.w.assignable(g.f.in.name, t) && g.f.level > ctorLevel:
		return expr(t, "this")
	case k < 90 && t == "Object":
		return expr(t, g.ref(pick(g, "int[]", "Object[]", "long[][]", g.objectType()), d))
	}
	if e := g.refVariable(t); e != nil {
		return e
	}
	return g.literal(t)
}

// covariant writes an array of type t that may be an array of a subclass.
func (g *gen) covariant(t string) *Node {
	for range 5 {
		u := g.objectType() + "[]"
		if g.w.assignable(u, t) {
			return g.newArray(u, 1+g.r.IntN(3))
		}
	}
	return g.newArray(t, 2)
}

// downcast writes a cast of something more general to t.
func (g *gen) downcast(t string, d int) *Node {
	from := "Object"
	if c := g.w.class(t); c != nil {
		if s := c.supers(); len(s) > 1 && g.chance(60) {
			from = s[1+g.r.IntN(len(s)-1)].name
		}
	}
	if g.risk > 0 {
		return expr(t, "(("+t+") ", expr(from, "("+from+") ", g.ref(from, d)), ")")
	}
	for _, v := range g.f.scope {
		if v.typ == from && v.typ != t {
			return expr(t, "("+v.name+" instanceof "+t+" ? ("+t+") "+v.name+" : "+zero(t)+")")
		}
	}
	return g.literal(t)
}

// refVariable writes a variable of type t or a subtype, or nil.
func (g *gen) refVariable(t string) *Node {
	for range 5 {
		if e, u := g.place(false); e != nil && g.w.assignable(u, t) {
			if u == t {
				return e
			}
			return expr(t, e)
		}
	}
	return nil
}

// newObject writes an object of class t or below, or nil.
func (g *gen) newObject(t string, d int) *Node {
	if t == "Object" && g.chance(30) {
		return expr(t, "new Object()")
	}
	cs := g.w.instantiable(t)
	if g.f.level <= ctorLevel || len(cs) == 0 {
		return nil
	}
	c := cs[g.r.IntN(len(cs))]
	if g.f.cost+g.f.mult*c.ctorCost > g.f.limit {
		return nil
	}
	g.f.cost += g.f.mult * c.ctorCost
	e := expr(t, "new "+c.name+"(")
	for i, p := range c.ctor {
		if i > 0 {
			e.Kids = append(e.Kids, text(", "))
		}
		e.Kids = append(e.Kids, g.expr(p, d))
	}
	e.Kids = append(e.Kids, text(")"))
	return e
}

// newArray writes an array with n elements, or, where that may be, another number.
func (g *gen) newArray(t string, n int) *Node {
	elem := elemOf(t)
	length := expr("int", fmt.Sprint(n))
	if g.risk > 0 && g.chance(5) {
		length = expr("int", g.expr("int", 1), " % 5") // may be negative
	}
	if isArray(elem) && g.chance(60) {
		return expr(t, "new "+strings.TrimRight(t, "[]")+"[", length, fmt.Sprintf("][%d]", g.r.IntN(4)))
	}
	if g.chance(40) && !g.deep() {
		e := expr(t, "new "+t+"{")
		for i := range n {
			if i > 0 {
				e.Kids = append(e.Kids, text(", "))
			}
			e.Kids = append(e.Kids, g.expr(elem, 1))
		}
		e.Kids = append(e.Kids, text("}"))
		return e
	}
	base := strings.TrimRight(t, "[]")
	return expr(t, "new "+base+"[", length, "]"+strings.TrimPrefix(elem, base))
}

// receiver writes an expression of type t to be dereferenced: one that is not
// null, unless that may be; nil if there is none.
func (g *gen) receiver(t string) *Node {
	c := g.w.class(t)
	if g.deep() {
		return nil
	}
	if g.risky() {
		return expr(t, "(("+t+") ", g.ref(t, 1), ")")
	}
	if g.f.in != nil && !g.f.static && c != nil && g.f.in.subtypeOf(c) && g.f.level > ctorLevel && g.chance(40) {
		return expr(t, "(("+t+") this)")
	}
	if g.f.outer != nil && c != nil && g.f.outer.subtypeOf(c) && g.chance(40) {
		return expr(t, "(("+t+") "+g.f.outer.name+".this)")
	}
	for range 4 {
		if len(g.f.scope) == 0 {
			break
		}
		v := g.f.scope[g.r.IntN(len(g.f.scope))]
		if v.length > 0 && g.w.assignable(v.typ, t) {
			return expr(t, "(("+t+") "+v.name+")")
		}
	}
	if c != nil && c.kind == enumType {
		return expr(t, t+"."+c.constants[g.r.IntN(len(c.constants))])
	}
	if e := g.newObject(t, 1); e != nil {
		return expr(t, "(("+t+") ", e, ")")
	}
	return nil
}

// call writes a call of a method whose result type is wanted (nil: any), or
// nil.
func (g *gen) call(want func(string) bool, d int) *Node {
	f := g.f
	for range 6 {
		if len(g.w.slots) == 0 {
			return nil
		}
		s := g.w.slots[g.r.IntN(len(g.w.slots))]
		if s.private && (f.in != s.owner || f.outer != nil) || s.level >= f.level || want != nil && !want(s.ret) || f.cost+f.mult*(s.cost+1) > f.limit {
			continue
		}
		e := expr(s.ret)
		switch {
		case s.owner == nil:
			e.Kids = append(e.Kids, text("Main."))
		case s.static:
			e.Kids = append(e.Kids, text(s.owner.name+"."))
		case s.private && f.static:
			continue
		case s.private:
			e.Kids = append(e.Kids, text("this."))
		case f.in != nil && !f.static && f.in.subtypeOf(s.owner) && g.superHas(s) && g.chance(30):
			e.Kids = append(e.Kids, text("super."))
		case f.in != nil && !f.static && f.in.subtypeOf(s.owner) && g.chance(40):
			e.Kids = append(e.Kids, text("this."))
		default:
			owner := s.owner
			if subs := g.subclasses(owner); g.chance(30) {
				owner = subs[g.r.IntN(len(subs))]
			}
			r := g.receiver(owner.name)
			if r == nil {
				continue
			}
			e.Kids = append(e.Kids, r, text("."))
		}
		f.cost += f.mult * (s.cost + 1)
		e.Kids = append(e.Kids, text(s.name+"("))
		for i, p := range s.params {
			if i > 0 {
				e.Kids = append(e.Kids, text(", "))
			}
			e.Kids = append(e.Kids, g.expr(p, min(d-1, 1)))
		}
		e.Kids = append(e.Kids, text(")"))
		return e
	}
	return nil
}

func (g *gen) superHas(s *slot) bool {
	return g.f.in.super != nil && g.f.in.super.subtypeOf(s.owner) && g.f.in.super.classConcrete(s)
}

// classConcrete reports whether c or a superclass has a body for s.
func (c *class) classConcrete(s *slot) bool {
	for ; c != nil; c = c.super {
		if c.has[s] {
			return true
		}
	}
	return false
}

func (g *gen) subclasses(c *class) []*class {
	var out []*class
	for _, s := range g.w.classes {
		if s.subtypeOf(c) {
			out = append(out, s)
		}
	}
	return out
}
