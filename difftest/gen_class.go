package difftest

import (
	"fmt"
	"strings"
)

// declare decides on the classes, their fields and methods.
func (g *gen) declare() {
	nIfaces, nClasses := g.r.IntN(3), 1+g.r.IntN(3)
	if g.small {
		nIfaces, nClasses = g.r.IntN(2), g.r.IntN(3)
	}
	for i := range nIfaces {
		c := &class{name: fmt.Sprintf("I%d", i), kind: interfaceType, has: map[*slot]bool{}}
		if i > 0 && g.chance(40) {
			c.ifaces = []*class{g.w.classes[0]}
		}
		g.w.classes = append(g.w.classes, c)
	}
	for i := range nClasses {
		c := &class{name: fmt.Sprintf("C%d", i), has: map[*slot]bool{}, abstract: i+1 < nClasses && g.chance(25)}
		if i > 0 && g.chance(75) {
			c.super = g.w.classes[nIfaces+g.r.IntN(i)]
		}
		for _, j := range g.w.classes[:nIfaces] {
			if g.chance(40) {
				c.ifaces = append(c.ifaces, j)
			}
		}
		g.w.classes = append(g.w.classes, c)
	}
	if g.chance(40) {
		g.w.classes = append(g.w.classes, &class{name: "E0", kind: enumType, constants: []string{"A", "B", "C"}[:2+g.r.IntN(2)], has: map[*slot]bool{}})
	}
	if g.chance(60) {
		x := &class{name: "X0", kind: exceptionType}
		g.w.classes = append(g.w.classes, x, &class{name: "X1", kind: exceptionType, super: x})
	}
	for i := range 3 + g.r.IntN(4) {
		typ := g.fieldType()
		if i < 2 {
			typ = []string{"int", "long"}[i]
		}
		g.statics = append(g.statics, &field{name: fmt.Sprintf("g%d", i), typ: typ, static: true})
	}
	for _, c := range g.w.classes {
		g.declareFields(c)
	}
	g.declareSlots()
}

// fieldType is a type for a field.
func (g *gen) fieldType() string {
	if g.chance(60) {
		return g.primitive()
	}
	return g.anyType()
}

func (g *gen) primitive() string {
	return pick(g, "int", "int", "int", "int", "long", "long", "byte", "short", "char", "boolean", "boolean", "float", "double")
}

func (g *gen) numericType() string {
	return pick(g, "int", "int", "int", "long", "long", "byte", "short", "char", "float", "double")
}

func (g *gen) integerType() string {
	return pick(g, "int", "int", "int", "long", "long", "byte", "short", "char")
}

// objectType is a class of the program or Object.
func (g *gen) objectType() string {
	var names []string
	for _, c := range g.w.classes {
		if c.kind != exceptionType {
			names = append(names, c.name)
		}
	}
	if len(names) == 0 || g.chance(15) {
		return "Object"
	}
	return names[g.r.IntN(len(names))]
}

// anyType is any type the generator knows.
func (g *gen) anyType() string {
	switch k := g.r.IntN(100); {
	case k < 50:
		return g.primitive()
	case k < 62:
		return g.primitive() + "[]"
	case k < 66:
		return pick(g, "int[][]", "long[][]", "byte[][]", "Object[]")
	case k < 72:
		return g.objectType() + "[]"
	case k < 75:
		return "Integer"
	case k < 83 && g.strings:
		return "String"
	}
	return g.objectType()
}

func (g *gen) declareFields(c *class) {
	if c.kind == exceptionType {
		return
	}
	n := 1 + g.r.IntN(3)
	for i := range n {
		f := &field{owner: c, name: fmt.Sprintf("%s%c", strings.ToLower(c.name), 'a'+i), typ: g.fieldType(), final: g.chance(25)}
		f.static = c.kind != plainClass || g.chance(40)
		if c.kind == interfaceType {
			f.final = true
			f.typ = g.primitive()
		}
		if c.super != nil && g.chance(10) && len(c.super.fields) > 0 { // hides
			f.name = c.super.fields[0].name
		}
		if !c.declaresField(f.name) {
			c.fields = append(c.fields, f)
		}
	}
}

func (c *class) declaresField(name string) bool {
	for _, f := range c.fields {
		if f.name == name {
			return true
		}
	}
	return false
}

func (g *gen) declareSlots() {
	level := 0
	add := func(c *class, s *slot) {
		if level == ctorLevel {
			level++
		}
		s.owner, s.level, s.name = c, level, fmt.Sprintf("m%d", level)
		level++
		for range g.r.IntN(4) {
			s.params = append(s.params, g.anyType())
		}
		s.ret = "void"
		if g.chance(85) {
			s.ret = g.anyType()
		}
		g.w.slots = append(g.w.slots, s)
		if c != nil {
			c.declares = append(c.declares, s)
		}
	}
	n := 2 + g.r.IntN(6)
	if g.small {
		n = 1 + g.r.IntN(4)
	}
	for range n {
		var owners []*class
		for _, c := range g.w.classes {
			if c.kind == plainClass || c.kind == interfaceType {
				owners = append(owners, c)
			}
		}
		if len(owners) == 0 || g.chance(35) {
			add(nil, &slot{static: true, body: true})
			continue
		}
		c := owners[g.r.IntN(len(owners))]
		s := &slot{static: g.chance(15), private: g.chance(15)}
		switch {
		case s.static, s.private:
			s.body = true
		case c.kind == interfaceType:
			s.body = g.chance(40)
		default:
			s.body = !c.abstract || g.chance(60)
		}
		add(c, s)
		if s.body {
			c.has[s] = true
		}
	}
	for _, s := range g.w.slots {
		g.overriders(s)
	}
}

// overriders decides which classes have a body of their own for s.
func (g *gen) overriders(s *slot) {
	if s.static || s.private {
		return
	}
	for _, c := range g.w.classes { // superclasses come first
		if c == s.owner || !c.subtypeOf(s.owner) {
			continue
		}
		if g.chance(40) && (c.kind == plainClass || s.owner.kind == interfaceType) {
			c.has[s] = true
		}
		if c.kind == plainClass && !c.abstract && !c.concrete(s) {
			c.has[s] = true
		}
	}
}

// slotBodies writes all methods of a slot.
func (g *gen) slotBodies(s *slot) {
	s.cost = 12
	if s.owner == nil {
		g.main = append(g.main, g.method(nil, s))
		return
	}
	for _, c := range g.w.classes {
		if c.has[s] {
			g.members[c] = append(g.members[c], g.method(c, s))
		} else if c == s.owner {
			abstract := "public abstract "
			g.members[c] = append(g.members[c], stmt(abstract, s.ret, " ", s.name, "(", params(s.params), ");\n"))
		}
	}
}

func params(types []string) string {
	var ps []string
	for i, t := range types {
		ps = append(ps, fmt.Sprintf("%s p%d", t, i))
	}
	return strings.Join(ps, ", ")
}

// enter begins a method.
func (g *gen) enter(in *class, static bool, ret string, level int, types []string) {
	g.f = &fn{in: in, static: static, ret: ret, level: level, mult: 1, limit: 600}
	for i, t := range types {
		g.f.scope = append(g.f.scope, variable{name: fmt.Sprintf("p%d", i), typ: t})
	}
}

func (g *gen) method(c *class, s *slot) *Node {
	ret := g.returned(c, s)
	g.enter(c, s.static, ret, s.level, s.params)
	head := "public "
	if s.private {
		head = "private "
	}
	if s.static {
		head += "static "
	} else if c != nil && c.kind == interfaceType && !s.private {
		head += "default "
	}
	head += ret + " " + s.name + "(" + params(s.params) + ") {\n"
	var first []*Node
	for range 1 + g.r.IntN(2) {
		first = append(first, g.calmly(g.declaration))
	}
	body := g.statements(1 + g.r.IntN(2))
	body.Kids = append(first, body.Kids...)
	m := stmt(head, body)
	if ret != "void" {
		m.Kids = append(m.Kids, text("return "), g.expr(ret, 2), text(";\n"))
	}
	m.Kids = append(m.Kids, text("}\n"))
	s.cost = max(s.cost, g.f.cost)
	return m
}

// returned decides on the result type of c's body for s: what it overrides,
// or, for bridge methods, a subclass of that.
func (g *gen) returned(c *class, s *slot) string {
	if c == nil || s.static || s.private || c.kind != plainClass {
		return s.ret
	}
	ret := s.ret
	for super := c.super; super != nil && ret == s.ret; super = super.super {
		if r := super.returns[s]; r != "" {
			ret = r
		}
	}
	if top := g.w.class(ret); (top != nil || ret == "Object") && c != s.owner && g.chance(50) {
		for _, sub := range g.w.classes {
			if sub.kind == plainClass && (top == nil || sub.subtypeOf(top)) && g.chance(50) {
				ret = sub.name
				break
			}
		}
	}
	if ret != s.ret {
		if c.returns == nil {
			c.returns = map[*slot]string{}
		}
		c.returns[s] = ret
	}
	return ret
}

// constructor writes the fields, instance initialisers and constructors of c.
func (g *gen) constructor(c *class) {
	if c.kind != plainClass {
		return
	}
	if c.super != nil {
		c.ctorCost = c.super.ctorCost
	}
	for range g.r.IntN(3) {
		c.ctor = append(c.ctor, g.fieldType())
	}
	g.enter(c, false, "", ctorLevel, nil)
	var late []*field
	var ms []*Node
	for _, f := range c.fields {
		if f.static {
			continue
		}
		head := f.typ + " " + f.name
		g.f.unset = f
		switch {
		case f.final && g.chance(70):
			ms = append(ms, text("final "+head+";\n"))
			late = append(late, f)
		case f.final:
			ms = append(ms, stmt("final "+head+" = ", g.constant(f.typ), ";\n"))
		case g.chance(40):
			ms = append(ms, stmt(head+" = ", g.constant(f.typ), ";\n"))
		default:
			ms = append(ms, stmt(head+";\n"))
		}
	}
	g.f.unset = nil
	if g.chance(25) {
		ms = append(ms, stmt("{\n", g.statements(1), "}\n"))
	}
	cost := g.f.cost
	g.enter(c, true, "", ctorLevel, c.ctor) // nothing of the object is there yet
	g.f.limit = 100
	ctor := stmt(c.name + "(" + params(c.ctor) + ") {\n")
	if c.super != nil {
		ctor.Kids = append(ctor.Kids, text("super("))
		for i, t := range c.super.ctor {
			if i > 0 {
				ctor.Kids = append(ctor.Kids, text(", "))
			}
			ctor.Kids = append(ctor.Kids, g.expr(t, 1))
		}
		ctor.Kids = append(ctor.Kids, text(");\n"))
	}
	var finals []*Node
	for _, f := range late {
		g.f.static = true
		finals = append(finals, text("this."+f.name+" = "), g.expr(f.typ, 2), text(";\n"))
	}
	early := len(late) > 0 && g.chance(50)
	if early {
		ctor.Kids = append(ctor.Kids, finals...)
	}
	g.f.static = !early && len(late) > 0
	ctor.Kids = append(ctor.Kids, g.statements(g.r.IntN(3)))
	if !early {
		ctor.Kids = append(ctor.Kids, finals...)
	}
	ctor.Kids = append(ctor.Kids, text("}\n"))
	c.ctorCost += g.f.cost + cost + 3
	g.members[c] = append(append(ms, ctor), g.members[c]...)
}

// constant is a value for an initialiser: sometimes one that says on the
// output that it was computed.
func (g *gen) constant(t string) *Node {
	if isInteger(t) && g.chance(50) {
		return expr(t, "("+t+") Main.trace(", g.literal("int"), ")")
	}
	if isPrimitive(t) && g.chance(50) {
		return g.literal(t)
	}
	return g.expr(t, 1)
}

// statics0 writes the static fields and initialisers of c.
func (g *gen) statics0(c *class) {
	if c.kind == exceptionType {
		return
	}
	g.enter(c, true, "", initLevel, nil)
	g.f.limit = 200
	saved := g.risk
	if !g.chance(25) {
		g.risk = 0
	}
	var ms []*Node
	for _, f := range c.fields {
		if !f.static {
			continue
		}
		head := "static " + f.typ + " " + f.name + " = "
		if f.final {
			head = "final " + head
		}
		g.f.unset = f
		ms = append(ms, stmt(head, g.constant(f.typ), ";\n"))
	}
	g.f.unset = nil
	if c.kind != interfaceType && g.chance(50) {
		ms = append(ms, stmt("static {\n", stmt("Main.p("+fmt.Sprint(g.r.IntN(1000))+");\n"), g.statements(1+g.r.IntN(2)), "}\n"))
	}
	g.risk = saved
	g.members[c] = append(ms, g.members[c]...)
}

// classText writes the declaration of c.
func (g *gen) classText(c *class) *Node {
	if c.kind == exceptionType {
		if c.super == nil {
			return stmt("class " + c.name + " extends RuntimeException {\nint code;\n" + c.name + "(int code) { this.code = code; }\n}\n")
		}
		return stmt("class " + c.name + " extends " + c.super.name + " {\n" + c.name + "(int code) { super(code + 1); }\n}\n")
	}
	head, word := "class ", " implements "
	switch {
	case c.kind == interfaceType:
		head, word = "interface ", " extends "
	case c.kind == enumType:
		head = "enum "
	case c.abstract:
		head = "abstract class "
	}
	head += c.name
	if c.super != nil {
		head += " extends " + c.super.name
	}
	for _, i := range c.ifaces {
		head += word + i.name
		word = ", "
	}
	head += " {\n"
	if c.kind == enumType {
		head += g.constants(c)
	}
	return stmt(head, list(g.members[c]...), "}\n")
}

// constants writes the constants of an enum, some with a body of their own.
func (g *gen) constants(c *class) string {
	s := ""
	for i, k := range c.constants {
		if i > 0 {
			s += ", "
		}
		s += fmt.Sprintf("%s(%d)", k, g.r.IntN(100))
		if g.chance(30) {
			s += fmt.Sprintf(" { int weight() { return super.weight() %s %d; } }", pick(g, "+", "*", ">>>", "^"), g.r.IntN(9))
		}
	}
	return s + ";\nfinal int w;\n" + c.name + "(int w) { this.w = w; }\nint weight() { return w; }\n"
}
