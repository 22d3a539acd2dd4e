package harness_test

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/dev/javac"
	"github.com/jayverify/jayverify/internal/dev/jdktest"
	"github.com/jayverify/jayverify/internal/engines/harness"
)

var jar = flag.String("jar", "", "a jar: the JVM verifies the harnesses of its public methods, too")

// program compiles Java files, and opens their classes.
func program(t *testing.T, files ...string) (*classfile.Path, string) {
	t.Helper()
	home, dir := jdktest.Home(t, 17), t.TempDir()
	if err := javac.Compile(filepath.Join(home, "bin", "javac"), append([]string{"-g", "-nowarn", "-Xlint:none", "-d", dir}, files...)...); err != nil {
		t.Fatal(err)
	}
	return open(t, dir, home), dir
}

func open(t *testing.T, classPath, home string) *classfile.Path {
	t.Helper()
	p, err := classfile.OpenPath(classPath, classfile.PathOptions{JDK: home})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.Close() })
	return p
}

// source compiles one class.
func source(t *testing.T, name, text string) *classfile.Path {
	t.Helper()
	file := filepath.Join(t.TempDir(), name+".java")
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	p, _ := program(t, file)
	return p
}

func method(t *testing.T, p *classfile.Path, class, name string) *classfile.Method {
	t.Helper()
	c, err := p.Class(class)
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(c.Methods, func(m *classfile.Method) bool { return m.Name == name })
	if i < 0 {
		t.Fatalf("%s has no %s", class, name)
	}
	return c.Methods[i]
}

// TestVerified has the JVM verify (JVMS §4.10) the harnesses of all methods of the programs
// of testdata/world, exact, lean and with arbitrary objects.
func TestVerified(t *testing.T) {
	files, err := filepath.Glob("../../../testdata/world/*.java")
	if err != nil || len(files) == 0 {
		t.Fatalf("no programs: %v", err)
	}
	p, dir := program(t, append(files, "testdata/Load.java")...)
	classPath := dir
	if *jar != "" {
		classPath += string(filepath.ListSeparator) + *jar
		p = open(t, classPath, "")
	}
	list, n := writeAll(t, p)
	out, err := exec.Command(filepath.Join(jdktest.Home(t, 17), "bin", "java"), "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", classPath, "Load", list).CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if *jar == "" && strings.TrimSpace(string(out)) != fmt.Sprintf("good %d", n) || strings.Contains(string(out), "bad ") {
		t.Errorf("of %d classes:\n%s", n, out)
	}
	t.Logf("%d classes: %s", n, out)
}

// writeAll writes the harnesses of all methods of a program, and a list of them.
func writeAll(t *testing.T, p *classfile.Path) (list string, n int) {
	to := t.TempDir()
	var lines strings.Builder
	names, err := p.ProgramClasses()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		c, err := p.Class(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range c.Methods {
			if m.Code == nil || !c.Access.Has(classfile.AccPublic) || m.Access.Has(classfile.AccSynthetic) {
				continue
			}
			for _, opts := range []harness.Options{{}, {Arbitrary: true}, {Lean: true}} {
				h, err := harness.NewMaker(p).Make(t.Context(), m, opts)
				if refused := (*harness.NoObjectError)(nil); errors.As(err, &refused) {
					continue
				}
				if err != nil {
					t.Fatal(err)
				}
				n++
				file := filepath.Join(to, fmt.Sprint(n))
				if err := os.WriteFile(file, h.Files[h.Class], 0o666); err != nil {
					t.Fatal(err)
				}
				fmt.Fprintln(&lines, classfile.Dotted(h.Class), file)
			}
		}
	}
	list = filepath.Join(to, "list")
	if err := os.WriteFile(list, []byte(lines.String()), 0o666); err != nil {
		t.Fatal(err)
	}
	return list, n
}

// TestCuts: what is left out is said; nothing is said where nothing is left out.
func TestCuts(t *testing.T) {
	p := source(t, "Main", `
public class Main {
    public record Point(int x, int y) { public int sum() { return x + y; } }
    public static class Node {
        private final Node next;
        public Node(Node next) { this.next = next; }
        public Node next() { return next; }
    }
    public static class Bag extends java.util.ArrayList<String> { public int twice() { return 2 * size(); } }
    public static int take(Object o) { return 0; }
    private static int secret() { return 0; }
    public static class Closed { private Closed() { } public int f() { return 0; } }
}`)
	for _, test := range []struct{ class, method, cut string }{
		{"Main$Point", "sum", ""},
		{"Main$Node", "next", "objects of Main.Node inside of others are made only to a small depth"},
		{"Main$Bag", "twice", "Main.Bag inherits from java.util.ArrayList, whose methods may change it"},
		{"Main", "take", "an Object is a string, an Integer, an object without fields, or of a class that the code of Main asks for"},
	} {
		h, err := harness.NewMaker(p).Make(t.Context(), method(t, p, test.class, test.method), harness.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Join(h.Cuts, "; "); got != test.cut {
			t.Errorf("%s.%s: %q, expected %q", test.class, test.method, got, test.cut)
		}
		if h.Open() {
			t.Errorf("%s.%s takes arbitrary objects", test.class, test.method)
		}
		whole, err := harness.NewMaker(p).Make(t.Context(), method(t, p, test.class, test.method), harness.Options{Arbitrary: true})
		if err != nil {
			t.Fatal(err)
		}
		if whole.Open() != (test.cut != "") {
			t.Errorf("%s.%s: with arbitrary objects it takes some: %t", test.class, test.method, whole.Open())
		}
	}
	for _, test := range []struct{ class, method, why string }{
		{"Main", "secret", "no code outside of its class can call a private method"},
		{"Main$Closed", "f", "no object can be made: Main.Closed has no constructor or factory that code outside can call"},
	} {
		_, err := harness.NewMaker(p).Make(t.Context(), method(t, p, test.class, test.method), harness.Options{})
		if refused := (*harness.NoObjectError)(nil); !errors.As(err, &refused) || refused.Why != test.why {
			t.Errorf("%s.%s: %v, expected %q", test.class, test.method, err, test.why)
		}
	}
}

// wanted are preconditions that want no null at all.
type wanted struct{ demanded bool }

func (w wanted) NonNull(*classfile.Method, int) bool                     { return true }
func (w wanted) MayBeNull(*classfile.Method, int) bool                   { return !w.demanded }
func (w wanted) Range(*classfile.Method, int) (lo, hi int64, bound bool) { return 0, 0, false }

// TestFirstOfChain: an object whose constructor takes another one of its class begins with
// null if null is only not wanted. If null is forbidden, there is no object.
func TestFirstOfChain(t *testing.T) {
	p := source(t, "Scope", `
public class Scope {
    private final Scope outer;
    public Scope(Scope outer) { this.outer = outer; }
    public int size(Scope other) { return 1; }
}`)
	m := method(t, p, "Scope", "size")
	if h, err := harness.NewMaker(p).Make(t.Context(), m, harness.Options{Pre: wanted{}}); err != nil || h.Entry == nil {
		t.Errorf("null is not wanted: %v", err)
	}
	_, err := harness.NewMaker(p).Make(t.Context(), m, harness.Options{Pre: wanted{demanded: true}})
	if none := (*harness.NoObjectError)(nil); !errors.As(err, &none) {
		t.Errorf("null is forbidden: %v", err)
	}
	static := source(t, "Link", `
public class Link {
    public Link(Link before) { }
    public static int count(Link last) { return 1; }
}`)
	_, err = harness.NewMaker(static).Make(t.Context(), method(t, static, "Link", "count"), harness.Options{Pre: wanted{demanded: true}})
	if none := (*harness.NoObjectError)(nil); !errors.As(err, &none) {
		t.Errorf("an argument that cannot be made: %v", err)
	}
}
