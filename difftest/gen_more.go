package difftest

import "fmt"

// stringExpr writes a string of bounded length.
func (g *gen) stringExpr(d int) *Node {
	const t = "String"
	if d < 0 || g.chance(25) {
		return g.literal(t)
	}
	switch g.r.IntN(6) {
	case 0:
		return expr(t, "String.valueOf(", g.expr(pick(g, "int", "long", "char", "boolean"), d), ")")
	case 1:
		return expr(t, "Main.s(", g.ref(t, d), ").substring(", expr("int", "Main.ix(", g.expr("int", d), ", 2)"), ")")
	}
	e := expr(t, "Main.s(")
	left := g.ref(t, d)
	u := pick(g, "int", "long", "char", "boolean", "byte", "short", t, "Integer")
	if g.chance(50) {
		e.Kids = append(e.Kids, left, text(" + "), g.expr(u, d))
	} else {
		e.Kids = append(e.Kids, expr(u, g.expr(u, d)), text(" + "), left)
	}
	if g.chance(30) {
		e.Kids = append(e.Kids, text(" + "), g.expr("char", d))
	}
	e.Kids = append(e.Kids, text(")"))
	return e
}

// ofString writes an int computed from a string.
func (g *gen) ofString(d int) *Node {
	s := expr("String", "Main.s(", g.ref("String", d), ")")
	if g.risky() {
		s = expr("String", "((String) ", g.ref("String", d), ")")
	}
	switch g.r.IntN(4) {
	case 0:
		return expr("int", s, ".hashCode()")
	case 1:
		if g.risk > 0 {
			return expr("int", "(int) ", s, ".charAt(", g.expr("int", 0), " & 3)")
		}
		return expr("int", s, ".indexOf(", g.expr("char", 0), ")")
	case 2:
		return expr("int", s, ".compareTo(", "Main.s(", g.ref("String", d), "))")
	}
	return expr("int", s, ".length()")
}

// pattern writes an instanceof with a variable, and a use of the variable.
func (g *gen) pattern(d int) *Node {
	var names []string
	for _, c := range g.w.classes {
		if c.kind == plainClass || c.kind == interfaceType {
			names = append(names, c.name)
		}
	}
	if len(names) == 0 {
		return g.literal("boolean")
	}
	v := variable{name: g.fresh("x"), typ: names[g.r.IntN(len(names))], final: true, length: 1}
	object := g.ref(g.objectType(), d)
	g.f.scope = append(g.f.scope, v)
	cond := g.condition(d)
	g.f.scope = g.f.scope[:len(g.f.scope)-1]
	return expr("boolean", "(((Object) ", object, ") instanceof "+v.typ+" "+v.name+" && ", cond, ")")
}

// lambda writes a variable with a function, and the variable of a call of it.
func (g *gen) lambda() *Node {
	f, v, p := g.fresh("f"), g.fresh("v"), g.fresh("q")
	s := stmt("IntFn " + f + " = ")
	switch g.r.IntN(6) {
	case 0:
		s.Kids = append(s.Kids, text(pick(g, "Main::trace", "Math::abs", "Integer::signum", "Main::all")+";\n"))
	case 1, 2:
		_, value := g.inside(nil, "int", 4, nil, variable{name: p, typ: "int"})
		s.Kids = append(s.Kids, text(p+" -> "), value, text(";\n"))
	default:
		body, value := g.inside(nil, "int", 4, nil, variable{name: p, typ: "int"})
		s.Kids = append(s.Kids, text("("+p+") -> {\n"), body, text("return "), value, text(";\n};\n"))
	}
	s.Kids = append(s.Kids, text("int "+v+" = "+f+".ap("), g.expr("int", 1), text(");\n"))
	s.Type = declaration
	g.f.scope = append(g.f.scope, variable{name: v, typ: "int"})
	return s
}

// generic writes an implementation of a generic interface, for bridge methods
// and the casts of erasure, as a class or as a function.
func (g *gen) generic() *Node {
	from, to := g.boxed(), g.boxed()
	f, v := g.fresh("f"), g.fresh("v")
	s := stmt("Fn<" + from + ", " + to + "> " + f + " = ")
	if g.chance(50) {
		body, value := g.inside(nil, to, 4, []string{from})
		s.Kids = append(s.Kids, text("new Fn<>() {\npublic "+to+" ap("+from+" p0) {\n"), body, text("return "), value, text(";\n}\n};\n"))
	} else {
		p := g.fresh("q")
		_, value := g.inside(nil, to, 4, nil, variable{name: p, typ: from})
		s.Kids = append(s.Kids, text(p+" -> "), value, text(";\n"))
	}
	s.Kids = append(s.Kids, text(to+" "+v+" = "+f+".ap("), g.expr(from, 1), text(");\n"))
	s.Type = declaration
	g.f.scope = append(g.f.scope, variable{name: v, typ: to})
	return s
}

// boxed is a type that can be a type argument.
func (g *gen) boxed() string {
	if g.strings && g.chance(20) {
		return "String"
	}
	return pick(g, "Integer", "Object", "int[]", g.objectType(), g.objectType())
}

// memberClass writes a class inside the one whose method is being written, and
// a use of it; nil in Main.
func (g *gen) memberClass() *Node {
	c := g.f.in
	if c == nil || c.kind != plainClass {
		return nil
	}
	name, v, state, ret := g.fresh("N"), g.fresh("v"), g.primitive(), g.primitive()
	head := "class "
	outer := g.f
	g.f = &fn{in: c, static: g.f.static, level: g.f.level} // none of the variables here
	if g.f.static {
		head = "static class "
	}
	_, init := g.inside(nil, state, 4, nil)
	body, value := g.inside(nil, ret, 4, []string{"int"}, variable{name: "s", typ: state})
	g.f = outer
	g.members[c] = append(g.members[c], stmt(head+name+" {\n"+state+" s = ", init, ";\n"+ret+" get(int p0) {\n", body, "return ", value, ";\n}\n}\n"))
	s := stmt(fmt.Sprintf("%s %s = new %s().get(", ret, v, name), g.expr("int", 1), ");\n")
	s.Type = declaration
	g.f.scope = append(g.f.scope, variable{name: v, typ: ret})
	return s
}

// sameBox compares boxed values, by identity or not: some are shared (JLS
// §5.1.7).
func (g *gen) sameBox(d int) *Node {
	u := pick(g, "int", "long", "short", "byte", "char")
	box := map[string]string{"int": "Integer", "long": "Long", "short": "Short", "byte": "Byte", "char": "Character"}[u] + ".valueOf("
	if g.chance(50) {
		return expr("boolean", "("+box, g.expr(u, d), ") == "+box, g.expr(u, d), "))")
	}
	return expr("boolean", box, g.expr(u, d), ").equals("+box, g.expr(u, d), "))")
}
