package programs

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/evidence/jvm"
	"github.com/jayverify/jayverify/internal/evidence/result"
)

// What a violation needs to be one: inputs that exist, and a JVM that does the
// same. Programs with effects are not run.
func TestOnJVM(t *testing.T) {
	needJDK(t)
	if !jvm.Available() {
		t.Skip("built without the harness for the JVM")
	}
	z3 := horntest.Z3(t)
	dir := t.TempDir()
	cases := []struct {
		name, body string
		entry      string
		verdict    result.Verdict
		want       string // part of the reason of the property, or of the run on the JVM
		call       string // where the JVM confirms
		config     func(*verify.Config)
		long       bool // not with -short: another case goes the same way
	}{
		{name: "Twice", body: `public static void main(String[] a) { int x = Integer.parseInt(a[0]); int y = Integer.parseInt(a[0]); assert x == y; }`,
			verdict: result.Unknown, want: "impossible inputs: args[0] would have to be", config: func(c *verify.Config) { c.Checks = []string{"assert"} }},
		{name: "Reversed", body: `public static void main(String[] a) { if (a.length == 2) { int y = Integer.parseInt(a[1]); int x = Integer.parseInt(a[0]); assert y != 17 || x != 23; } }`,
			verdict: result.Unsafe, call: `Reversed.main(new String[]{"23", "17"})`},
		{name: "Param", body: `static int f(int[] a, String s, boolean b) { return b && s == null && a != null && a.length == 1 ? 1 / (a[0] - 5) : 0; }`, entry: "Param.f",
			verdict: result.Unsafe, call: `Param.f(new int[]{5}, null, true)`, long: true},
		{name: "Writes", body: `public static void main(String[] a) throws Exception { new java.io.File("x").createNewFile(); assert a.length < 3; }`,
			verdict: result.Unsafe, want: "java.io.File.createNewFile(), which may have effects"},
		{name: "Typed", body: `public static void main(String[] a) { java.util.Scanner s = new java.util.Scanner(System.in); int n = s.nextInt(); String w = s.next(); s.nextLine(); assert n != 3 || w.length() == 2 || s.nextLine().length() > 1; }`,
			verdict: result.Unsafe, call: `Typed.main(new String[0])`, long: true},
		{name: "Empty", body: `public static void main(String[] a) { assert new java.util.Scanner(System.in).next().length() > 0; }`,
			verdict: result.Unknown, want: `impossible inputs: no text on System.in makes a Scanner read ""`, config: func(c *verify.Config) { c.Checks, c.Engine = []string{"assert"}, "clauses" }}, // symex knows it
		{name: "Big", body: `public static void main(String[] a) { int x = new java.util.Random().nextInt(); if (x > 2000000000) assert x + x + x + x < 0; }`,
			verdict: result.Unsafe, want: "wrap around", config: func(c *verify.Config) { c.Ints = verify.Unbounded }, long: true},
		{name: "Starts", body: `static final int SIZE = Integer.parseInt("12O"); public static void main(String[] a) { System.out.println(SIZE); }`,
			verdict: result.Unsafe, call: `Starts.main(new String[0])`, long: true},
		{name: "StartsOther", body: `static class Table { static final int SIZE; static { System.out.println();
			SIZE = 5 / new int[0].length; } }
			public static void main(String[] a) { try { System.out.println(Table.SIZE); } catch (LinkageError e) { throw e; } }`,
			verdict: result.Unsafe, call: `StartsOther.main(new String[0])`},
		{name: "StartsNot", body: `static int n; static { assert n > 0; } public static void main(String[] a) { System.out.println(n); }`,
			verdict: result.Unsafe, call: `StartsNot.main(new String[0])`, long: true},
		{name: "Never", body: `public static void main(String[] a) { assert a.length < 3; }`,
			verdict: result.Unsafe, config: func(c *verify.Config) { c.JVM = verify.JVMNever }},
	}
	var files []string
	for _, c := range cases {
		files = append(files, filepath.Join(dir, c.name+".java"))
		if err := os.WriteFile(files[len(files)-1], []byte("public class "+c.name+" {\n"+c.body+"\n}\n"), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if err := JDK("").javac(t.Context(), files, "", dir); err != nil {
		t.Fatal(err)
	}
	for _, c := range cases {
		if c.long && testing.Short() {
			continue
		}
		cfg := verify.Config{ClassPath: dir, Main: c.name, Paths: map[string]string{"z3": z3}, Solver: "spacer"}
		if c.entry != "" {
			cfg.Main, cfg.Entry = "", c.entry
		}
		if c.config != nil {
			c.config(&cfg)
		}
		r, err := verify.Run(t.Context(), cfg, quiet{})
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if r.Verdict != c.verdict {
			t.Errorf("%s: %v: %s", c.name, r.Verdict, r.Reason)
		}
		found := c.want == "" && c.call == ""
		for _, p := range r.Properties {
			run := p.Run
			switch {
			case c.name == "Never" && run != nil && run.JVM != nil:
				t.Errorf("Never: run on the JVM: %+v", run.JVM)
			case c.want != "" && (strings.Contains(p.Reason.String(), c.want) || run != nil && run.JVM != nil && !run.JVM.Confirmed && strings.Contains(run.JVM.Reason, c.want)):
				found = true
			case c.call != "" && run != nil && run.JVM != nil && run.JVM.Confirmed && run.Call == c.call:
				found = true
			}
		}
		if !found {
			for _, p := range r.Properties {
				t.Logf("%s: %s: %v %s %+v", c.name, p.Name, p.Verdict, p.Reason, p.Run)
				if p.Run != nil {
					t.Logf("%+v", p.Run.JVM)
				}
			}
			t.Errorf("%s: not as foreseen", c.name)
		}
	}
}
