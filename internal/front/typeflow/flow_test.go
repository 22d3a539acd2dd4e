package typeflow_test

import (
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/internal/front/typeflow"
	"github.com/jayverify/jayverify/ssa"
)

const source = `
interface Shape { Object side(); }
class Square implements Shape { public Object side() { return "square"; } }
class Circle implements Shape { public Object side() { return Integer.class; } }
class Box { Object held; Object get() { Object got = held; return got; } }
class Main {
	static Object kept;
	static Object pass(Object given) { return given; }
	public static void main(String[] args) {
		Shape square = new Square();
		Shape circle = new Circle();
		Shape either = args.length > 0 ? square : circle;
		Box box = new Box();
		box.held = square;
		Object fromBox = box.get();
		Object called = square.side();
		Shape[] many = new Shape[1];
		many[0] = circle;
		Object fromArray = many[0];
		kept = box;
		Object fromStatic = kept;
		Object passed = pass(circle);
		Object outside = java.util.Locale.getDefault();
		Shape[] copy = many.clone();
		Object fromCopy = copy[0];
		Object fromArgs = args[0];
		use(either, fromBox, called, fromArray, fromStatic, passed, outside, fromCopy, fromArgs);
	}
	static void use(Object... all) { }
	static Object never(Object x) { Object dead = x; return dead; }
}`

// TestTypes names the types that local variables can have: no more than those that
// get there.
func TestTypes(t *testing.T) {
	dir := classtest.Javac(t, 8, map[string]string{"Main.java": source})
	path, err := classfile.OpenPath(dir, classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	defer path.Close()
	c, err := path.Class("Main")
	if err != nil {
		t.Fatal(err)
	}
	p, entry, err := reach.Find(path, c.FindMethod("main", "([Ljava/lang/String;)V"), reach.Options{})
	if err != nil {
		t.Fatal(err)
	}
	flow := typeflow.Find(p, entry)
	got := map[string]string{}
	for _, m := range p.Methods {
		for _, b := range m.Func.Blocks {
			for _, in := range b.Instrs {
				v, ok := in.(ssa.Value)
				l, named := in.(interface{ Local() string })
				if !ok || !named || l.Local() == "" {
					continue
				}
				if types, known := flow.Types(v); known {
					got[l.Local()] = names(types)
				}
			}
		}
	}
	for local, want := range map[string]string{
		"either": "Square Circle", "got": "Square", "fromBox": "Square", "called": "java/lang/String", "fromArray": "Circle",
		"fromStatic": "Box", "passed": "Circle", "copy": "[LShape;", "fromCopy": "Circle", "fromArgs": "java/lang/String", "outside": "java/util/Locale",
	} {
		if got[local] != want {
			t.Errorf("%s: %s, want %s", local, got[local], want)
		}
	}
	for _, m := range p.Methods {
		runs := m.Def.Class.Name != "Circle" || m.Def.Name != "side"
		if got := flow.Runs(m); got != runs {
			t.Errorf("%s runs: %v", m.Name, got)
		}
	}
}

func names(types []*reach.Type) string {
	var ns []string
	for _, t := range types {
		ns = append(ns, t.Name)
	}
	return strings.Join(ns, " ")
}
