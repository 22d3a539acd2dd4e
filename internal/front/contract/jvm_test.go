package contract_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/dev/javac"
	"github.com/jayverify/jayverify/internal/dev/jdktest"
	"github.com/jayverify/jayverify/internal/front/contract"
)

// TestChecksOnJVM calls the methods of testdata/src/checks on the JVM with many
// arguments, and evaluates what their contracts demand, as Java. A call that breaks
// the contract throws: else believing it would hide runs. A call of a method whose
// name begins with exact that keeps it does not throw: else a check is not read.
func TestChecksOnJVM(t *testing.T) {
	path, home := compiled(t), jdktest.Home(t, 17)
	r := contract.NewReader(path, contract.Options{})
	var methods, calls strings.Builder
	n := 0
	for _, name := range []string{"checks/Checks", "checks/Hard"} {
		class, err := path.Class(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range class.Methods {
			c := r.Of(m)
			if strings.HasPrefix(m.Name, "exact") && len(c.Preconditions()) == 0 {
				t.Errorf("%s has no contract", m.Name)
			}
			t.Logf("%s: %s", m.Name, strings.Join(c.Preconditions(), "; "))
			if m.IsInit() || !m.IsStatic() || !m.Access.Has(classfile.AccPublic) || len(c.Preconditions()) == 0 {
				continue
			}
			n++
			fmt.Fprintf(&calls, "    %s();\n", m.Name)
			emitCalls(&methods, strings.ReplaceAll(name, "/", "."), m, c)
		}
	}
	if n < 10 {
		t.Fatalf("%d methods with contracts", n)
	}
	dir := t.TempDir()
	source := "public class Calls {\n  static int wrong, broken, kept;\n  static void no(String what) { wrong++; System.out.println(what); }\n" +
		methods.String() + "  public static void main(String[] none) {\n" + calls.String() + "    System.out.println(wrong + \" wrong; both ways: \" + (broken > 500 && kept > 500));\n  }\n}\n"
	file := filepath.Join(dir, "Calls.java")
	if err := os.WriteFile(file, []byte(source), 0o666); err != nil {
		t.Fatal(err)
	}
	cp := path.Entries()[0]
	if err := javac.Compile(filepath.Join(home, "bin", "javac"), "-nowarn", "-cp", cp, "-d", dir, file); err != nil {
		t.Fatal(err)
	}
	text, err := exec.Command(filepath.Join(home, "bin", "java"), "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", cp+string(filepath.ListSeparator)+dir, "Calls").CombinedOutput()
	if want := "0 wrong; both ways: true\n"; err != nil || string(text) != want {
		t.Errorf("%v: %s", err, text)
	}
}

// pools are the arguments of a type.
var pools = map[string]string{
	"int": "0, 1, -1, 2, 3, 4, 5, 6, 10, 11, -3, -4, -2147483648, 2147483647", "long": "0, 1, -1, 5, 6, 10, 11, 12, -2147483648, 2147483653L, -9223372036854775808L",
	"boolean": "true, false", "int[]": "null, {}, {1}, {1, 2, 3}, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0}", "String": `null, "", "a", "abc", "-7"`,
}

// emitCalls writes a method that calls a static method with all arguments of the pools.
func emitCalls(w *strings.Builder, class string, m *classfile.Method, c contract.Contract) {
	fmt.Fprintf(w, "  static void %s() {\n", m.Name)
	args := make([]string, len(c.Params))
	for i, p := range c.Params {
		typ := classfile.JavaName(p.Desc)
		typ = typ[strings.LastIndexByte(typ, '.')+1:]
		args[i] = c.ParamName(i)
		fmt.Fprintf(w, "    for (%s %s : new %s[] {%s})\n", typ, args[i], typ, pools[typ])
	}
	keeps := "(" + strings.Join(c.Preconditions(), ") && (") + ")"
	fmt.Fprintf(w, "    {\n      boolean keeps = %s, threw = false;\n", keeps)
	fmt.Fprintf(w, "      try { %s.%s(%s); } catch (RuntimeException e) { threw = true; }\n", class, m.Name, strings.Join(args, ", "))
	fmt.Fprintf(w, "      if (keeps) kept++; else broken++;\n      if (!keeps && !threw) no(%q);\n", m.Name+" returns though its contract is broken")
	if strings.HasPrefix(m.Name, "exact") {
		fmt.Fprintf(w, "      if (keeps && threw) no(%q);\n", m.Name+" throws though its contract is kept")
	}
	fmt.Fprint(w, "    }\n  }\n\n")
}
