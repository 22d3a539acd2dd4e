package difftest

import (
	"fmt"
	"strings"
)

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
