package indy_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/dev/jdktest"
)

// javaType is a primitive type with its wrapper and a value.
type javaType struct {
	name, box, value string
	wider            []string
}

var primitives = []javaType{
	{"byte", "Byte", "(byte) -7", []string{"short", "int", "long", "float", "double"}},
	{"short", "Short", "(short) 300", []string{"int", "long", "float", "double"}},
	{"char", "Character", "'x'", []string{"int", "long", "float", "double"}},
	{"int", "Integer", "70000", []string{"long", "float", "double"}},
	{"long", "Long", "1L << 33", []string{"float", "double"}},
	{"float", "Float", "3.5f", []string{"double"}},
	{"double", "Double", "-2.25", nil},
	{"boolean", "Boolean", "true", nil},
}

// from lists the types that values of p, and of its wrapper, convert to where a
// method reference passes or returns them (JLS §5.3).
func (p javaType) from() (primitive, boxed []string) {
	supers := []string{"Object", "Comparable"}
	if p.name != "char" && p.name != "boolean" {
		supers = append(supers, "Number")
	}
	unboxed := append([]string{p.name}, p.wider...)
	refs := append([]string{p.box}, supers...)
	return append(unboxed, refs...), append(refs, unboxed...)
}

// TestConversions tries each conversion that a method reference can ask for, of
// what it takes and of what it returns.
func TestConversions(t *testing.T) {
	home := jdktest.Home(t, 17)
	dir := t.TempDir()
	file := filepath.Join(dir, "Conversions.java")
	text, n := conversions()
	t.Logf("%d conversions", n)
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	compile(t, home, 17, dir, file)
	compare(t, open(t, home, dir), "Conversions", run(t, home, "java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", dir, "Conversions"))
}

// conversions writes the program and counts what it tries.
func conversions() (text string, n int) {
	var methods, calls strings.Builder
	types := []string{"Object", "Comparable", "Number"}
	for _, p := range primitives {
		types = append(types, p.name, p.box)
	}
	for _, a := range types {
		fmt.Fprintf(&methods, "    static void take_%s(%s a) { show(a); }\n", a, a)
		fmt.Fprintf(&methods, "    interface Take_%s { void take(%s p); }\n", a, a)
		fmt.Fprintf(&methods, "    interface Give_%s { %s give(); }\n", a, a)
	}
	for _, p := range primitives {
		fmt.Fprintf(&methods, "    static %s give_%s() { return %s; }\n", p.name, p.name, p.value)
		fmt.Fprintf(&methods, "    static %s give_%s() { return %s; }\n", p.box, p.box, p.value)
		try := func(from, to string) {
			n++
			fmt.Fprintf(&methods, "    static void try%d() {\n", n)
			fmt.Fprintf(&methods, "        Take_%s take = Conversions::take_%s;\n        take.take(%s);\n", from, to, p.value)
			fmt.Fprintf(&methods, "        Give_%s give = Conversions::give_%s;\n        show(give.give());\n", to, from)
			if from == p.box {
				fmt.Fprintf(&methods, "        Take<%s> generic = Conversions::take_%s;\n        generic.take(%s);\n", from, to, p.value)
			}
			if to == p.box {
				fmt.Fprintf(&methods, "        Give<%s> generous = Conversions::give_%s;\n        show(generous.give());\n", to, from)
			}
			methods.WriteString("    }\n")
			fmt.Fprintf(&calls, "        try%d();\n", n)
		}
		primitive, boxed := p.from()
		for _, to := range primitive {
			try(p.name, to)
		}
		for _, to := range boxed {
			try(p.box, to)
		}
	}
	return fmt.Sprintf(conversionProgram, calls.String(), methods.String()), n
}

const conversionProgram = `@SuppressWarnings("rawtypes")
public class Conversions {
    interface Take<T> { void take(T t); }

    interface Give<T> { T give(); }

    static void show(long x) { System.out.println(x); }

    static void show(double x) { System.out.println((long) (x * 8)); }

    static void show(boolean x) { System.out.println(x); }

    static void show(Object x) {
        if (x instanceof Byte) show((byte) x);
        else if (x instanceof Short) show((short) x);
        else if (x instanceof Character) show((char) x);
        else if (x instanceof Integer) show((int) x);
        else if (x instanceof Long) show((long) x);
        else if (x instanceof Float) show((float) x);
        else if (x instanceof Double) show((double) x);
        else show((boolean) x);
    }

    public static void main(String[] args) {
%s    }

%s}
`
