package ssa_test

import (
	"fmt"
	"math/rand"
	"strings"
)

// javaGen writes random Java methods that always end: loops count down, and
// methods call only the first few, which call none.
type javaGen struct {
	r       *rand.Rand
	out     strings.Builder
	methods int // written so far
	vars    int // fresh names
	loops   []string
	depth   int
	scope   []javaVar
}

const leafMethods = 4

type javaVar struct{ name, typ string }

// randomJava returns a class Main with n random methods m0, m1, …, each
// (int, int, long, double) to int.
func randomJava(seed int64, n int) string {
	g := &javaGen{r: rand.New(rand.NewSource(seed))}
	g.out.WriteString("class Main {\nstatic int si; static long sl; static byte sb; static char sc; static boolean sz; static double sd; static float sf; static short ss;\n")
	g.out.WriteString("static final Object lock = null;\n")
	for ; g.methods < n; g.methods++ {
		g.method()
	}
	g.out.WriteString("}\n")
	return g.out.String()
}

func (g *javaGen) printf(format string, args ...any) { fmt.Fprintf(&g.out, format, args...) }

func (g *javaGen) method() {
	g.scope = []javaVar{{"a", "int"}, {"b", "int"}, {"c", "long"}, {"d", "double"}, {"arr", "int[]"}, {"bytes", "byte[]"}, {"o", "Object"}}
	g.vars, g.depth, g.loops = 0, 0, nil
	g.printf("static int m%d(int a, int b, long c, double d) {\n", g.methods)
	g.printf("int[] arr = new int[4]; byte[] bytes = new byte[3]; Object o = arr;\n")
	for range 3 + g.r.Intn(5) {
		g.statement()
	}
	g.printf("if (sz) return (int) (%s);\n", g.expr("long", 2))
	g.printf("return %s;\n}\n", g.expr("int", 2))
}

func (g *javaGen) fresh() string {
	g.vars++
	return fmt.Sprintf("v%d", g.vars)
}

// block writes statements in a scope of their own.
func (g *javaGen) block() {
	saved := len(g.scope)
	g.depth++
	for range 1 + g.r.Intn(3) {
		g.statement()
	}
	g.depth--
	g.scope = g.scope[:saved]
}

func (g *javaGen) statement() {
	k := g.r.Intn(16)
	if g.depth > 3 {
		k = g.r.Intn(6)
	}
	switch k {
	case 0, 1:
		typ := g.primitive()
		e := g.expr(typ, 2)
		name := g.fresh()
		g.printf("%s %s = (%s) (%s);\n", typ, name, typ, e)
		g.scope = append(g.scope, javaVar{name, typ})
	case 2, 3, 4:
		g.assign()
	case 5:
		g.printf("arr[%s] %s %s;\n", g.index(), []string{"=", "+=", "^="}[g.r.Intn(3)], g.expr("int", 2))
	case 6, 7:
		g.printf("if (%s) {\n", g.cond(2))
		g.block()
		if g.r.Intn(2) == 0 {
			g.printf("} else {\n")
			g.block()
		}
		g.printf("}\n")
	case 8, 9:
		g.loop()
	case 10, 11, 12:
		g.try()
	case 13:
		g.printf("switch (%s) {\n", g.expr("int", 2))
		for _, key := range []int{-1, 0, 1, 2, 100}[g.r.Intn(3):] {
			g.printf("case %d:\n", key)
			g.printf("{\n")
			g.block()
			g.printf("}\n")
			if g.r.Intn(2) == 0 {
				g.printf("break;\n")
			}
		}
		g.printf("default: si++;\n}\n")
	case 14:
		g.jump()
	case 15:
		g.printf("synchronized (arr) {\n")
		g.block()
		g.printf("}\n")
	}
}

func (g *javaGen) assign() {
	v := g.variable()
	if v.typ == "Object" || v.typ == "int[]" || v.typ == "byte[]" {
		value := map[string]string{"Object": "o == arr ? (Object) bytes : arr", "int[]": "new int[" + g.index() + "]", "byte[]": "null"}[v.typ]
		g.printf("if (%s) %s = %s;\n", g.cond(1), v.name, value)
		return
	}
	switch g.r.Intn(4) {
	case 0:
		if v.typ != "boolean" {
			g.printf("%s%s;\n", v.name, []string{"++", "--"}[g.r.Intn(2)])
			return
		}
	case 1:
		if v.typ != "boolean" {
			g.printf("%s %s %s;\n", v.name, []string{"+=", "-=", "*="}[g.r.Intn(3)], g.expr("int", 2))
			return
		}
	}
	g.printf("%s = (%s) (%s);\n", v.name, v.typ, g.expr(v.typ, 3))
}

var javaStatics = []javaVar{{"si", "int"}, {"sl", "long"}, {"sb", "byte"}, {"sc", "char"}, {"sz", "boolean"}, {"sd", "double"}, {"sf", "float"}, {"ss", "short"}}

func (g *javaGen) variable() javaVar {
	if g.r.Intn(4) == 0 {
		return javaStatics[g.r.Intn(len(javaStatics))]
	}
	return g.scope[g.r.Intn(len(g.scope))]
}

func (g *javaGen) primitive() string {
	return []string{"int", "int", "int", "long", "double", "float", "byte", "char", "short", "boolean"}[g.r.Intn(10)]
}

func (g *javaGen) loop() {
	n, label := g.fresh(), "L"+g.fresh()
	g.loops = append(g.loops, label)
	if g.r.Intn(2) == 0 {
		g.printf("%s: for (int %s = %d; %s > 0; %s--) {\n", label, n, 1+g.r.Intn(4), n, n)
		g.block()
		g.printf("}\n")
	} else {
		g.printf("int %s = %d;\n%s: do {\n", n, 1+g.r.Intn(4), label)
		g.printf("if (%s-- <= 0) break;\n", n)
		g.block()
		g.printf("} while (%s);\n", g.cond(1))
	}
	g.loops = g.loops[:len(g.loops)-1]
}

func (g *javaGen) jump() {
	g.printf("if (%s) ", g.cond(2))
	switch k := g.r.Intn(4); {
	case k < 2 && len(g.loops) > 0:
		g.printf("%s %s;\n", []string{"break", "continue"}[k], g.loops[g.r.Intn(len(g.loops))])
	case k == 2:
		g.printf("return %s;\n", g.expr("int", 2))
	default:
		g.printf("throw new %s();\n", g.exception())
	}
}

func (g *javaGen) exception() string {
	return []string{"ArithmeticException", "IllegalStateException", "RuntimeException", "NullPointerException", "Error", "ClassCastException"}[g.r.Intn(6)]
}

func (g *javaGen) try() {
	g.printf("try {\n")
	g.block()
	finally := g.r.Intn(3) == 0
	switch k := g.r.Intn(4); {
	case k == 0 && finally:
	case k == 1:
		g.printf("} catch (ArithmeticException | ArrayIndexOutOfBoundsException e%d) {\n", g.depth)
		g.block()
		g.printf("} catch (RuntimeException e%d) {\n", g.depth)
		g.block()
	case k == 2:
		g.printf("} catch (Throwable e%d) {\n", g.depth)
		g.block()
		g.printf("if (%s) throw e%d;\n", g.cond(1), g.depth)
	default:
		g.printf("} catch (%s e%d) {\n", []string{"RuntimeException", "ArithmeticException", "NullPointerException"}[g.r.Intn(3)], g.depth)
		g.block()
	}
	if finally {
		g.printf("} finally {\n")
		g.block()
	}
	g.printf("}\n")
}

func (g *javaGen) index() string {
	return []string{"0", "1", "2", "3", "a", "b & 3", "(a ^ b) & 7"}[g.r.Intn(7)]
}

// expr writes an expression of a primitive type.
func (g *javaGen) expr(typ string, depth int) string {
	if typ == "boolean" {
		return g.cond(depth)
	}
	return "(" + typ + ") (" + g.number(depth) + ")"
}

// number writes an expression of any number type.
func (g *javaGen) number(depth int) string {
	if depth == 0 || g.r.Intn(4) == 0 {
		return g.leaf()
	}
	d := depth - 1
	switch g.r.Intn(12) {
	case 0:
		return "(" + g.expr("int", d) + " / " + g.leafInt() + ")"
	case 1:
		return "(" + g.number(d) + " % " + g.leaf() + ")"
	case 2:
		return "arr[" + g.index() + "]"
	case 3:
		return "bytes[" + g.index() + "]"
	case 4:
		return "(" + g.cond(d) + " ? " + g.number(d) + " : " + g.number(d) + ")"
	case 5:
		if g.methods >= leafMethods && g.r.Intn(2) == 0 {
			return fmt.Sprintf("m%d(%s, %s, (long) (%s), %s)", g.r.Intn(leafMethods), g.expr("int", d), g.leafInt(), g.leaf(), g.leaf())
		}
		return "arr.length"
	case 6:
		return "((" + g.leafInt() + ") << (" + g.expr("int", d) + "))"
	case 7:
		return "((" + g.expr("long", d) + ") >>> (" + g.leafInt() + "))"
	case 8:
		return "((" + []string{"int", "long", "byte", "char", "short", "float", "double"}[g.r.Intn(7)] + ") (" + g.expr("int", d) + "))"
	case 9:
		return "(- " + g.leaf() + ")"
	case 10:
		return "((" + g.expr("int", d) + ") ^ ~" + g.leafInt() + ")"
	}
	return "(" + g.number(d) + []string{" + ", " - ", " * "}[g.r.Intn(3)] + g.number(d) + ")"
}

func (g *javaGen) leaf() string {
	for range 3 {
		if v := g.variable(); v.typ != "boolean" && v.typ != "Object" && !strings.HasSuffix(v.typ, "]") {
			return v.name
		}
	}
	return []string{"0", "1", "-7", "3L", "1.5f", "2.25", "100000", "0x7fffffff"}[g.r.Intn(8)]
}

func (g *javaGen) leafInt() string {
	return []string{"a", "b", "si", "2", "-1", "(int) c", "sb", "sc"}[g.r.Intn(8)]
}

func (g *javaGen) cond(depth int) string {
	if depth > 0 {
		switch g.r.Intn(6) {
		case 0:
			return "(" + g.cond(depth-1) + " && " + g.cond(depth-1) + ")"
		case 1:
			return "(" + g.cond(depth-1) + " || !" + g.cond(depth-1) + ")"
		case 2:
			return []string{"(o == arr)", "(bytes != null)", "sz", "(o == null)"}[g.r.Intn(4)]
		}
	}
	return "(" + g.leaf() + []string{" < ", " <= ", " == ", " != ", " > "}[g.r.Intn(5)] + g.leaf() + ")"
}
