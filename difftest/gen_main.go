package difftest

import "fmt"

// mainMethod writes main.
func (g *gen) mainMethod() {
	g.enter(nil, true, "void", mainLevel, nil)
	g.f.limit = 6000
	body := list()
	n := 4 + g.r.IntN(6)
	if g.small {
		n = 2 + g.r.IntN(3)
	}
	if g.cfg.Inputs {
		body.Kids = append(body.Kids, g.inputs()...)
	}
	for range 2 + g.r.IntN(3) {
		body.Kids = append(body.Kids, g.calmly(g.declaration))
	}
	out := g.chance(35) // what is thrown may leave main
	for range n {
		body.Kids = append(body.Kids, g.mainStatement(out))
	}
	end := list()
	for _, f := range g.statics {
		end.Kids = append(end.Kids, g.show(f.typ, "Main."+f.name))
	}
	for _, v := range g.f.scope {
		if g.chance(50) {
			end.Kids = append(end.Kids, g.show(v.typ, v.name))
		}
	}
	end.Kids = append(end.Kids, stmt("System.out.println(sum);\n"))
	if g.cfg.Inputs {
		end.Kids = append(end.Kids, g.probes()...)
	}
	g.main = append(g.main, stmt("public static void main(String[] args) {\n", body, end, "}\n"))
}

// calmly calls f to write a statement that throws nothing itself.
func (g *gen) calmly(f func() *Node) *Node {
	saved := g.risk
	g.risk = 0
	defer func() { g.risk = saved }()
	return f()
}

// mainStatement writes a statement of main: behind a handler, unless what is
// thrown may go out or hardly anything is.
func (g *gen) mainStatement(out bool) *Node {
	scope, calm := len(g.f.scope), !out && g.chance(30)
	var s *Node
	if calm {
		s = g.calmly(g.statement)
	} else {
		s = g.statement()
	}
	if g.risk == 0 || calm && declares(s) || out && (declares(s) || g.chance(40)) {
		return s
	}
	g.f.scope = g.f.scope[:scope]
	return stmt("try {\n", list(s), g.statements(g.r.IntN(2)), "} catch (Throwable t) { Main.caught(t); }\n")
}

// declares reports whether s is a local variable declaration, which must stay
// in the scope of what comes after it.
func declares(s *Node) bool { return s.Type == declaration }

// declaration marks the Stmts that declare variables.
const declaration = "declaration"

// show prints a value.
func (g *gen) show(t, e string) *Node {
	switch {
	case t == "boolean":
		return stmt("System.out.println(", e, ");\n")
	case t == "float" || t == "double":
		return stmt("Main.d(", e, ");\n")
	case isPrimitive(t):
		return stmt("Main.p(", e, ");\n")
	case t == "String":
		return stmt("Main.show(", e, ");\n")
	}
	return stmt("Main.tag(", e, ");\n")
}

// probes are places for assertions about what variables have come to.
func (g *gen) probes() []*Node {
	var out []*Node
	probe := func(typ, name string) {
		if isInteger(typ) || typ == "boolean" {
			out = append(out, &Node{Kind: Stmt, Role: Probe, Kids: []*Node{expr(typ, name)}})
		}
	}
	for _, v := range g.f.scope {
		probe(v.typ, v.name)
	}
	for _, x := range g.statics {
		probe(x.typ, x.name)
	}
	probe("long", "sum")
	return out
}

// inputs declares variables with values from outside.
func (g *gen) inputs() []*Node {
	out := []*Node{stmt("java.util.Random random = new java.util.Random();\n")}
	for range 1 + g.r.IntN(3) {
		name := g.fresh("in")
		typ, call := "int", fmt.Sprintf("random.nextInt(%d)", pick(g, 2, 3, 5, 8, 10, 100))
		switch g.r.IntN(6) {
		case 0:
			call = "random.nextInt()"
		case 1:
			typ, call = "boolean", "random.nextBoolean()"
		case 2:
			typ, call = "long", "random.nextLong()"
		}
		final := g.chance(50)
		head := ""
		if final {
			head = "final "
		}
		d := stmt(head, typ, " ", name, " = ", call, ";\n")
		d.Type = declaration
		out = append(out, d)
		g.f.scope = append(g.f.scope, variable{name: name, typ: typ, final: final})
	}
	return out
}
