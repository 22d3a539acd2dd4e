package difftest

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
