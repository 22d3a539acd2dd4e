package difftest

import "fmt"

func (g *gen) ifStmt() *Node {
	s := stmt("if (", g.expr("boolean", 3), ") {\n", g.block(), "}")
	if g.chance(45) {
		s.Kids = append(s.Kids, text(" else {\n"), g.block(), text("}"))
	}
	s.Kids = append(s.Kids, text("\n"))
	return s
}

// looped writes the body of a loop that runs at most n times.
func (g *gen) looped(n int, label string, vs ...variable) *Node {
	f := g.f
	scope := len(f.scope)
	f.scope = append(f.scope, vs...)
	f.loops = append(f.loops, label)
	f.mult *= n
	body := g.block()
	f.mult /= n
	f.loops = f.loops[:len(f.loops)-1]
	f.scope = f.scope[:scope]
	return body
}

// loop writes a loop that ends: its counter is out of reach of its body, or it
// runs over an array.
func (g *gen) loop() *Node {
	i, label, n := g.fresh("i"), g.fresh("L"), 1+g.r.IntN(4)
	counter := variable{name: i, typ: "int", final: true}
	switch g.r.IntN(5) {
	case 0:
		return stmt("int "+i+" = 0;\n"+label+": while (", expr("boolean", "(", g.expr("boolean", 2), " || true)"), fmt.Sprintf(" && %s++ < %d) {\n", i, n), g.looped(n, label), "}\n")
	case 1:
		return stmt("int "+i+" = 0;\n"+label+": do {\n", g.looped(n, label), fmt.Sprintf("} while (++%s < %d && ", i, n), g.expr("boolean", 2), ");\n")
	case 2:
		if s := g.forEach(label); s != nil {
			return s
		}
	case 3:
		t := pick(g, "long", "byte", "short", "char")
		counter.typ = t
		return stmt(fmt.Sprintf("%s: for (%s %s = %d; %s > 0; %s--) {\n", label, t, i, n, i, i), g.counted(n, label, counter), "}\n")
	}
	return stmt(fmt.Sprintf("%s: for (int %s = 0; %s < %d; %s++) {\n", label, i, i, n, i), g.counted(n, label, counter), "}\n")
}

// counted writes the body of a for loop. A lambda must not capture the counter, so
// the counter is a variable that classes cannot name.
func (g *gen) counted(n int, label string, counter variable) *Node {
	copied := g.fresh("v")
	body := g.looped(n, label, variable{name: copied, typ: counter.typ, final: true})
	return &Node{Kind: List, Kids: append([]*Node{stmt("final ", counter.typ, " ", copied, " = ", counter.name, ";\n")}, body.Kids...)}
}

func (g *gen) forEach(label string) *Node {
	var arrays []variable
	for _, v := range g.f.scope {
		if isArray(v.typ) && v.length > 0 {
			arrays = append(arrays, v)
		}
	}
	if len(arrays) == 0 {
		return nil
	}
	a := arrays[g.r.IntN(len(arrays))]
	x := variable{name: g.fresh("v"), typ: elemOf(a.typ)}
	return stmt(label+": for (", x.typ, " ", x.name, " : ", a.name, ") {\n", g.looped(a.length, label, x), "}\n")
}

// jump writes a break, continue, return or throw behind a condition.
func (g *gen) jump() *Node {
	f := g.f
	cond := g.expr("boolean", 2)
	var ways []*Node
	if len(f.loops) > 0 {
		l := f.loops[g.r.IntN(len(f.loops))]
		ways = append(ways, stmt("break "+l+";\n"), stmt("continue "+l+";\n"))
	}
	if f.ret != "" && !f.closed && f.level < mainLevel {
		if f.ret == "void" {
			ways = append(ways, stmt("return;\n"))
		} else {
			ways = append(ways, stmt("return ", g.expr(f.ret, 2), ";\n"))
		}
	}
	if g.risk > 0 && g.chance(70) {
		ways = append(ways, g.throw(), g.throw())
	}
	if len(ways) == 0 {
		return g.ifStmt()
	}
	return stmt("if (", cond, ") ", ways[g.r.IntN(len(ways))])
}

// throw writes a throw statement.
func (g *gen) throw() *Node {
	if g.w.class("X0") != nil && g.chance(50) {
		return stmt("throw new ", pick(g, "X0", "X1"), "(", g.expr("int", 1), ");\n")
	}
	switch g.r.IntN(8) {
	case 0:
		return stmt("throw (RuntimeException) null;\n")
	case 1:
		return stmt("throw new Error();\n")
	case 2:
		return stmt("throw new AssertionError();\n")
	}
	return stmt("throw new ", pick(g, "IllegalStateException", "RuntimeException", "ArithmeticException", "ClassCastException"), "();\n")
}

// try writes a try statement.
func (g *gen) try() *Node {
	s := stmt("try ")
	if g.chance(15) {
		s.Kids = append(s.Kids, text("(Res "+g.fresh("r")+" = new Res("), g.expr("int", 1), text(")"))
		if g.chance(30) {
			s.Kids = append(s.Kids, text("; Res "+g.fresh("r")+" = "), g.expr("boolean", 1), text(" ? null : new Res("), g.expr("int", 1), text(")"))
		}
		s.Kids = append(s.Kids, text(") "))
	}
	s.Kids = append(s.Kids, text("{\n"), g.block(), text("}"))
	finally := g.chance(45)
	if !finally || g.chance(70) {
		s.Kids = append(s.Kids, g.catches()...)
	}
	if finally {
		body := g.block()
		body.Role = Finally
		s.Kids = append(s.Kids, text(" finally {\n"), body, text("}"))
	}
	s.Kids = append(s.Kids, text("\n"))
	return s
}

func (g *gen) catches() []*Node {
	handler := func(types string) []*Node {
		e := g.fresh("e")
		body := g.arm()
		if g.chance(80) {
			body = &Node{Kind: List, Kids: append([]*Node{stmt("Main.caught(" + e + ");\n")}, body.Kids...)}
		}
		if g.risk > 0 && g.chance(25) {
			body.Kids = append(body.Kids, stmt("if (", g.expr("boolean", 2), ") throw "+e+";\n"))
		}
		return []*Node{text(" catch (" + types + " " + e + ") {\n"), body, text("}")}
	}
	var out []*Node
	custom := g.w.class("X0") != nil
	switch g.r.IntN(8) {
	case 0:
		out = append(out, handler("ArithmeticException | NullPointerException")...)
		if g.chance(50) {
			out = append(out, handler("RuntimeException")...)
		}
	case 1:
		if custom {
			out = append(out, handler("X1")...)
			out = append(out, handler("X0")...)
		}
		out = append(out, handler("Exception")...)
	case 2:
		if custom {
			return handler("X0 | ClassCastException | IndexOutOfBoundsException")
		}
		return handler("ClassCastException | IndexOutOfBoundsException")
	case 3:
		return handler("Throwable")
	case 4:
		out = append(out, handler("ArithmeticException")...)
		out = append(out, handler("NullPointerException")...)
		out = append(out, handler("Error")...)
	case 5:
		return handler("RuntimeException")
	case 6:
		return handler(pick(g, "NullPointerException", "ArrayIndexOutOfBoundsException", "ArithmeticException", "NegativeArraySizeException", "ArrayStoreException", "ClassCastException", "IllegalStateException", "AssertionError", "ExceptionInInitializerError", "NoClassDefFoundError", "LinkageError"))
	default:
		return handler("Exception")
	}
	return out
}

// keys picks different case labels.
func (g *gen) keys(t string) []string {
	pool := []string{"0", "1", "2", "3", "7", "100", "5", "9"}
	if g.chance(60) {
		pool = pool[:4]
	}
	switch t {
	case "int":
		pool = append(pool, "-1", "-2147483648", "2147483647", "1000000")
	case "char":
		pool = append(pool, "'a'", "65535")
	case "byte":
		pool = append(pool, "-1", "-128", "127")
	case "String":
		pool = append([]string(nil), literals[t]...)
	case "E0":
		pool = append([]string(nil), g.w.class("E0").constants...)
	}
	g.r.Shuffle(len(pool), func(i, j int) { pool[i], pool[j] = pool[j], pool[i] })
	return pool[:min(len(pool), 1+g.r.IntN(4))]
}

// arm writes what one case of a switch does, or one handler.
func (g *gen) arm() *Node {
	if g.chance(65) {
		scope := len(g.f.scope)
		l := list(g.simple())
		g.f.scope = g.f.scope[:scope]
		return l
	}
	return g.block()
}

// selector picks the type of a switch and its operand.
func (g *gen) selector(depth int) (string, *Node) {
	t := pick(g, "int", "int", "char", "byte", "short")
	if g.w.class("E0") != nil && g.chance(40) {
		t = "E0"
	}
	if g.strings && g.chance(15) {
		return "String", expr("String", "Main.s(", g.ref("String", depth), ")")
	}
	if t == "int" && g.chance(60) {
		return t, expr(t, g.expr(t, depth), " & 3")
	}
	return t, g.expr(t, depth)
}

func (g *gen) switchStmt() *Node {
	t, x := g.selector(2)
	s := stmt("switch (", x, ") {\n")
	arrow := g.chance(35)
	keys := g.keys(t)
	cases := list()
	for i := 0; i < len(keys); i++ {
		label := "case " + keys[i]
		if arrow {
			if i+1 < len(keys) && g.chance(30) {
				i++
				label += ", " + keys[i]
			}
			cases.Kids = append(cases.Kids, stmt(label+" -> {\n", g.arm(), "}\n"))
			continue
		}
		c := stmt(label+":\n{\n", g.arm(), "}\n")
		if g.chance(60) {
			c.Kids = append(c.Kids, text("break;\n"))
		}
		cases.Kids = append(cases.Kids, c)
	}
	if g.chance(60) {
		sep := ": "
		if arrow {
			sep = " -> "
		}
		at := len(cases.Kids)
		if !arrow && g.chance(40) {
			at = g.r.IntN(len(cases.Kids) + 1)
		}
		cases.Kids = append(cases.Kids, nil)
		copy(cases.Kids[at+1:], cases.Kids[at:])
		cases.Kids[at] = stmt("default"+sep+"{\n", g.arm(), "}\n")
	}
	s.Kids = append(s.Kids, cases, text("}\n"))
	return s
}

// switchExpr writes a switch expression of type t.
func (g *gen) switchExpr(t string, depth int) *Node {
	ts, x := g.selector(depth)
	e := expr(t, "(switch (", x, ") { ")
	for _, k := range g.keys(ts) {
		if g.chance(25) && g.spend() {
			saved := *g.f
			g.f.closed, g.f.loops = true, nil
			g.f.depth = 4 // javac 17 crashes on a try statement in here
			body := g.statements(1)
			cost := g.f.cost
			*g.f = saved
			g.f.cost = cost
			e.Kids = append(e.Kids, text("case "+k+" -> {\n"), body, text("yield "), g.expr(t, depth), text(";\n} "))
			continue
		}
		e.Kids = append(e.Kids, text("case "+k+" -> "), g.expr(t, depth), text("; "))
	}
	e.Kids = append(e.Kids, text("default -> "), g.expr(t, depth), text("; })"))
	return e
}
