package difftest

import (
	"fmt"
	"strings"
)

// statements writes n statements in a scope of their own.
func (g *gen) statements(n int) *Node {
	scope := len(g.f.scope)
	g.f.depth++
	l := list()
	for range n {
		l.Kids = append(l.Kids, g.statement())
	}
	g.f.depth--
	g.f.scope = g.f.scope[:scope]
	return l
}

// block writes a few statements in a scope of their own.
func (g *gen) block() *Node { return g.statements(1 + g.r.IntN(2)) }

// spend counts a statement and reports whether there is room for larger ones.
func (g *gen) spend() bool {
	g.f.cost += g.f.mult
	return g.f.depth < g.deepest() && g.f.cost+20*g.f.mult < g.f.limit
}

// deepest is how deep statements nest.
func (g *gen) deepest() int {
	if g.small {
		return 3
	}
	return 4
}

// statement writes one statement.
func (g *gen) statement() *Node {
	if !g.spend() {
		return g.simple()
	}
	switch k := g.r.IntN(100); {
	case k < 50:
		return g.simple()
	case k < 58:
		return g.ifStmt()
	case k < 67:
		return g.loop()
	case k < 79:
		return g.try()
	case k < 86:
		return g.switchStmt()
	case k < 90:
		return g.jump()
	case k < 94:
		return g.localClass()
	case k < 96:
		return stmt("synchronized (", g.ref("Object", 1), ") {\n", g.block(), "}\n")
	case k < 98 && g.f.depth < 3:
		return stmt("{\n", g.block(), "}\n")
	}
	return g.assert()
}

// simple writes a statement without statements in it.
func (g *gen) simple() *Node {
	switch k := g.r.IntN(100); {
	case k < 30:
		return g.declaration()
	case k < 62:
		return g.assign()
	case k < 76:
		t := g.primitive()
		return g.show(t, g.expr(t, 2).String())
	case k < 82:
		return stmt("Main.tag(", g.ref(g.objectType(), 2), ");\n")
	case k < 92:
		if c := g.call(nil, 2); c != nil {
			return stmt(c, ";\n")
		}
	}
	t := g.primitive()
	return stmt(g.printing(t, g.expr(t, 2))...)
}

// printing is show with the expression as a tree.
func (g *gen) printing(t string, e *Node) []any {
	switch {
	case t == "boolean":
		return []any{"System.out.println(", e, ");\n"}
	case t == "float" || t == "double":
		return []any{"Main.d(", e, ");\n"}
	}
	return []any{"Main.p(", e, ");\n"}
}

// declaration writes the declaration of a local variable.
func (g *gen) declaration() *Node {
	v := variable{name: g.fresh("v"), typ: g.anyType(), final: g.chance(30)}
	var value *Node
	switch {
	case isArray(v.typ) && g.chance(70):
		v.final = true
		v.length = pick(g, 1, 2, 4, 4, 4)
		value = g.newArray(v.typ, v.length)
	case g.w.class(v.typ) != nil && g.chance(40):
		if value = g.newObject(v.typ, 2); value != nil {
			v.final, v.length = true, 1
		} else {
			value = g.expr(v.typ, 2)
		}
	default:
		value = g.expr(v.typ, 2)
	}
	head := ""
	if v.final {
		head = "final "
	}
	s := stmt(head, v.typ, " ", v.name, " = ", value, ";\n")
	s.Type = declaration
	g.f.scope = append(g.f.scope, v)
	return s
}

// lvalue writes something that can be assigned to, and says its type.
func (g *gen) lvalue(want func(t string) bool) (*Node, string) {
	for range 6 {
		if e, t := g.place(true); e != nil && want(t) {
			return e, t
		}
	}
	return nil, ""
}

// place picks a variable, field or array element.
func (g *gen) place(assigned bool) (*Node, string) {
	f := g.f
	switch k := g.r.IntN(10); {
	case k < 5 && len(f.scope) > 0:
		v := f.scope[g.r.IntN(len(f.scope))]
		if g.chance(30) && isArray(v.typ) && !g.deep() {
			return g.element(v), elemOf(v.typ)
		}
		if assigned && v.final {
			return nil, ""
		}
		return expr(v.typ, v.name), v.typ
	case k < 7 && len(g.statics) > 0:
		x := g.statics[g.r.IntN(len(g.statics))]
		return expr(x.typ, "Main."+x.name), x.typ
	}
	if len(g.w.classes) == 0 {
		return nil, ""
	}
	c := g.w.classes[g.r.IntN(len(g.w.classes))]
	switch {
	case f.in != nil && g.chance(60):
		c = f.in
	case f.outer != nil && g.chance(50):
		c = f.outer
	}
	if len(c.fields) == 0 {
		return nil, ""
	}
	x := c.fields[g.r.IntN(len(c.fields))]
	switch {
	case c == f.outer && !x.static && x != f.unset && !(assigned && x.final):
		return expr(x.typ, c.name+".this."+x.name), x.typ
	case x == f.unset || assigned && x.final:
		return nil, ""
	case f.unset != nil && x.owner == f.unset.owner && x.owner.kind == enumType: // javac minds the order here
		return nil, ""
	case x.static:
		return expr(x.typ, c.name+"."+x.name), x.typ
	case f.in != nil && !f.static && f.in.subtypeOf(c) && g.chance(60):
		if x.final && f.level == ctorLevel {
			return nil, ""
		}
		if f.in.field(x.name) != x {
			return expr(x.typ, "(("+c.name+") this)."+x.name), x.typ
		}
		return expr(x.typ, "this."+x.name), x.typ
	}
	if r := g.receiver(c.name); r != nil {
		return expr(x.typ, r, "."+x.name), x.typ
	}
	return nil, ""
}

// field finds the field that name means in c.
func (c *class) field(name string) *field {
	for s := c; s != nil; s = s.super {
		for _, f := range s.fields {
			if f.name == name {
				return f
			}
		}
	}
	return nil
}

// element writes an element of the array v.
func (g *gen) element(v variable) *Node {
	return expr(elemOf(v.typ), v.name, "[", g.index(v), "]")
}

// index writes an index for the array v.
func (g *gen) index(v variable) *Node {
	if g.risky() {
		if g.chance(50) {
			return expr("int", fmt.Sprint(g.r.IntN(5)))
		}
		return g.expr("int", 1)
	}
	if v.length > 0 {
		return expr("int", "(", g.expr("int", 1), fmt.Sprintf(" & %d)", v.length-1))
	}
	return expr("int", "Main.ix(", g.expr("int", 1), ", ", v.name, ".length)")
}

// assign writes an assignment, compound assignment, increment or decrement.
func (g *gen) assign() *Node {
	e, _ := g.assignment(2)
	if e == nil {
		return stmt("Main.sum++;\n")
	}
	return stmt(e, ";\n")
}

// assignment writes an assignment without parentheses around it.
func (g *gen) assignment(depth int) (*Node, string) {
	switch k := g.r.IntN(10); {
	case k < 4:
		if x, t := g.lvalue(func(string) bool { return true }); x != nil {
			return expr(t, x, " = ", g.storable(x, t, depth)), t
		}
	case k < 5:
		if x, t := g.lvalue(isNumeric); x != nil {
			if g.chance(50) {
				return expr(t, x, pick(g, "++", "--")), t
			}
			return expr(t, pick(g, "++", "--"), x), t
		}
	case k < 9:
		if x, t := g.lvalue(isNumeric); x != nil {
			return expr(t, x, g.compound(t, depth)), t
		}
	default:
		if x, t := g.lvalue(func(t string) bool { return t == "boolean" }); x != nil {
			return expr(t, x, pick(g, " &= ", " |= ", " ^= "), g.expr(t, depth)), t
		}
	}
	return nil, ""
}

// storable writes the value of an assignment to x; where nothing may throw, an
// element of an array of objects gets null, which no array refuses.
func (g *gen) storable(x *Node, t string, depth int) *Node {
	if !isPrimitive(t) && strings.Contains(x.String(), "[") && g.risk == 0 {
		return expr(t, zero(t))
	}
	return g.expr(t, depth)
}

// compound writes operator and operand of a compound assignment to a number of
// type t; the result is narrowed implicitly.
func (g *gen) compound(t string, depth int) *Node {
	u := g.numericType()
	if isInteger(t) && g.chance(60) {
		u = g.integerType()
		if g.chance(40) {
			return expr("", pick(g, " <<= ", " >>= ", " >>>= "), g.expr(u, depth))
		}
		if g.chance(30) {
			return expr("", pick(g, " &= ", " |= ", " ^= "), g.expr(u, depth))
		}
	}
	if g.chance(15) {
		return expr("", pick(g, " /= ", " %= "), g.divisor(u, depth))
	}
	return expr("", pick(g, " += ", " -= ", " *= "), g.expr(u, depth))
}

// divisor writes a divisor of type t.
func (g *gen) divisor(t string, depth int) *Node {
	if !isInteger(t) || g.risky() {
		return g.expr(t, depth)
	}
	if g.chance(40) {
		return expr(t, "("+t+") ", pick(g, "-1", "2", "3", "-7", "10", "16", "127"))
	}
	return expr(t, "("+t+") (", g.expr(t, depth), " | 1)")
}

// assert writes an assert statement.
func (g *gen) assert() *Node {
	if g.risky() {
		if g.chance(50) {
			return stmt("assert ", g.expr("boolean", 2), " : ", g.expr("int", 1), ";\n")
		}
		return stmt("assert ", g.expr("boolean", 2), ";\n")
	}
	return stmt("assert ", g.expr("boolean", 1), " || true;\n")
}

// localClass writes a local or anonymous class that captures variables, and a
// use of it.
func (g *gen) localClass() *Node {
	if g.f.level < ctorLevel {
		return g.simple()
	}
	if !g.cfg.Small && !g.cfg.Inputs && g.chance(30) {
		return g.collection()
	}
	switch g.r.IntN(10) {
	case 0, 1, 2:
		if s := g.anonymous(); s != nil {
			return s
		}
	case 3, 4, 5:
		return g.lambda()
	case 6:
		return g.generic()
	case 7:
		if s := g.memberClass(); s != nil {
			return s
		}
	}
	name, v, ret := g.fresh("L"), g.fresh("v"), g.primitive()
	state := g.primitive()
	_, init := g.inside(nil, state, 4, nil)
	body, value := g.inside(nil, ret, 4, []string{"int"}, variable{name: "s", typ: state})
	s := stmt("class "+name+" {\n"+state+" s = ", init, ";\n"+ret+" get(int p0) {\n", body, "return ", value, ";\n}\n}\n"+
		ret+" "+v+" = new "+name+"().get(", g.expr("int", 1), ");\n")
	s.Type = declaration
	g.f.scope = append(g.f.scope, variable{name: v, typ: ret})
	return s
}

// inside writes the body of a method of a class declared here: it sees the
// final variables around it.
func (g *gen) inside(in *class, ret string, level int, types []string, more ...variable) (*Node, *Node) {
	outer := g.f
	f := &fn{in: in, static: in == nil, outer: outer.outer, ret: ret, level: min(level, outer.level), mult: 1, limit: 30, depth: 3}
	if in == nil && outer.in != nil && !outer.static && outer.level > ctorLevel {
		f.outer = outer.in
	}
	for _, v := range outer.scope {
		if v.final && !strings.HasPrefix(v.name, "p") {
			f.scope = append(f.scope, v)
		}
	}
	f.scope = append(f.scope, more...)
	for i, t := range types {
		f.scope = append(f.scope, variable{name: fmt.Sprintf("p%d", i), typ: t})
	}
	g.f = f
	body := g.statements(1 + g.r.IntN(2))
	var value *Node
	if ret != "void" {
		value = g.expr(ret, 2)
	}
	g.f = outer
	g.f.cost += g.f.mult * f.cost
	return body, value
}

// anonymous writes the declaration of a variable with an object of an
// anonymous class.
func (g *gen) anonymous() *Node {
	var ifaces []*class
	for _, c := range g.w.classes {
		if c.kind == interfaceType {
			ifaces = append(ifaces, c)
		}
	}
	if len(ifaces) == 0 {
		return nil
	}
	c := ifaces[g.r.IntN(len(ifaces))]
	members := list()
	for _, m := range c.methods() {
		if m.private || c.concrete(m) && g.chance(60) {
			continue
		}
		body, value := g.inside(nil, m.ret, m.level, m.params)
		s := stmt("public ", m.ret, " ", m.name, "("+params(m.params)+") {\n", body)
		if value != nil {
			s.Kids = append(s.Kids, text("return "), value, text(";\n"))
		}
		s.Kids = append(s.Kids, text("}\n"))
		members.Kids = append(members.Kids, s)
	}
	v := variable{name: g.fresh("v"), typ: c.name, final: true, length: 1}
	s := stmt("final ", c.name, " ", v.name, " = new ", c.name, "() {\n", members, "};\n")
	s.Type = declaration
	g.f.scope = append(g.f.scope, v)
	return s
}
