package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile/classtest"
)

// edited is a project. Its class p.Late is compiled, and is missing in the end.
var edited = map[string]string{
	"p/Base.java": `package p;
public class Base {
    static final int LIMIT = 3;
    public int size() { return 2; }
}
`,
	"p/Top.java": `package p;
public class Top extends Base {
}
`,
	"p/Late.java": `package p;
class Late { static int[] some() { return new int[0]; } }
`,
	"p/Use.java": `package p;
public class Use {
    private static final int[] TABLE = { 1, 2, 3, 4 };
    public static int limited() { return TABLE[Base.LIMIT]; }
    public static int sized() { return TABLE[new Top().size()]; }
    public static int plain(boolean up) { return up ? 1 : 0; }
    public static int helped(boolean up) { return TABLE[help(up)]; }
    private static int help(boolean up) { return up ? 3 : 0; }
    public static int late() {
        try {
            return Late.some()[0];
        } catch (NoClassDefFoundError e) {
            return 0;
        }
    }
}
`,
}

// TestCacheAfterEdits: after each kind of edit the results, some of which come from the
// cache, are those of a verification of everything.
func TestCacheAfterEdits(t *testing.T) {
	t.Setenv("JAYVERIFY_Z3", findSolver("../../.tools/z3/bin/z3", "z3"))
	if os.Getenv("JAYVERIFY_Z3") == "" || !hasJDK() {
		t.Skip("no z3 or no JDK")
	}
	cache := filepath.Join(t.TempDir(), "cache")
	before := checkEdited(t, edited, cache, "p/Late.class")
	for _, c := range []struct {
		name, file, from, to string
		missing              string // classes
		verified             string // the methods, not proved, whose results are not taken from the cache
		differ               string // those with another outcome than before
		long                 bool   // not with -short
	}{
		{"nothing", "p/Use.java", "", "", "p/Late.class", "", "", false},
		{"the body of an entry", "p/Use.java", "? 1 : 0", "? 1 : 1 / 0", "p/Late.class", "Use.plain(Z)I", "Use.plain(Z)I", true},
		{"the body of a method that is called", "p/Use.java", "? 3 : 0", "? 4 : 0", "p/Late.class", "Use.helped(Z)I", "Use.helped(Z)I", false},
		{"the body of a class initialiser", "p/Use.java", "1, 2, 3, 4", "1, 2, 3", "p/Late.class", "Use.helped(Z)I Use.late()I Use.limited()I", "Use.helped(Z)I Use.limited()I", true},
		{"the constant of a field", "p/Base.java", "LIMIT = 3", "LIMIT = 4", "p/Late.class", "Use.limited()I", "Use.limited()I", false},
		{"a method that overrides", "p/Top.java", "Base {", "Base { public int size() { return 9; }", "p/Late.class", "Use.sized()I", "Top.size()I Use.sized()I", true},
		{
			"a field", "p/Base.java", "return 2; }", "return 2 + n; } int n = 9;", "p/Late.class",
			"Use.sized()I", "Use.sized()I", true,
		},
		{
			"the superclass", "p/Top.java", "extends Base {\n}", "extends Other { }\nclass Other { public int size() { return 7; } }", "p/Late.class",
			"Use.sized()I", "Other.size()I Use.sized()I", false,
		},
		// Objects of p.Base are as without p.Top as a subclass, which the edit before has made.
		{"a class that is gone", "p/Use.java", "", "", "p/Late.class p/Top.class", "Use.sized()I", "Top.<init>()V Use.sized()I", false},
		{"a class that was looked for", "p/Use.java", "", "", "", "Use.late()I",
			// a client gets to what is not supported, so all proofs have a condition
			"Base.<init>()V Base.size()I Top.<init>()V Use.<init>()V Use.helped(Z)I Use.late()I Use.limited()I Use.plain(Z)I Use.sized()I", true},
		// The report of late() tells a line in words. The others are moved.
		{"a line in front", "p/Use.java", "public class", "\npublic class", "p/Late.class", "Use.late()I", "Use.helped(Z)I Use.late()I Use.limited()I Use.sized()I", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			if c.long && testing.Short() {
				t.Skip("-short")
			}
			sources := map[string]string{}
			for name, text := range edited {
				sources[name] = text
			}
			sources[c.file] = strings.Replace(sources[c.file], c.from, c.to, 1)
			missing := strings.Fields(c.missing)
			after, whole := checkEdited(t, sources, cache, missing...), checkEdited(t, sources, "off", missing...)
			var fresh, differ []string
			for name, e := range after {
				if !e.cached && !strings.HasPrefix(e.outcome, "proved") { // what is proved of all methods together is not kept
					fresh = append(fresh, name)
				}
				if w := whole[name]; e.outcome != w.outcome {
					t.Errorf("%s: %s, without the cache %s", name, e.outcome, w.outcome)
				}
				if e.outcome != before[name].outcome {
					differ = append(differ, name)
				}
			}
			for name := range before {
				if _, there := after[name]; !there {
					differ = append(differ, name)
				}
			}
			if slices.Sort(fresh); strings.Join(fresh, " ") != c.verified {
				t.Errorf("%q are verified, want %q", strings.Join(fresh, " "), c.verified)
			}
			if slices.Sort(differ); strings.Join(differ, " ") != c.differ {
				t.Errorf("%q differ, want %q", strings.Join(differ, " "), c.differ)
			}
		})
	}
}

// checkedEntry is what a report says of an entry.
type checkedEntry struct {
	outcome string // its state, and each check with its verdict
	cached  bool
}

// checkEdited compiles a project, removes some of its classes, and checks it. The result
// is by method.
func checkEdited(t *testing.T, sources map[string]string, cache string, missing ...string) map[string]checkedEntry {
	t.Helper()
	out := classtest.Javac(t, 17, sources)
	for _, m := range missing {
		if err := os.Remove(filepath.Join(out, filepath.FromSlash(m))); err != nil {
			t.Fatal(err)
		}
	}
	report := filepath.Join(t.TempDir(), "report.json")
	var stdout, stderr bytes.Buffer
	t.Setenv(cacheVariable, cache)
	run([]string{"check", out, "--jvm=never", "--report=json:" + report}, &stdout, &stderr)
	data, err := os.ReadFile(report)
	if err != nil {
		t.Fatalf("%v\n%s%s", err, &stdout, &stderr)
	}
	var r struct {
		Properties []struct{ ID, Verdict, Entry string }
		Project    struct {
			Entries []struct {
				Entry, State string
				Cached       bool
			}
		}
	}
	if err := json.Unmarshal(data, &r); err != nil {
		t.Fatal(err)
	}
	entries := map[string]checkedEntry{}
	for _, e := range r.Project.Entries {
		outcome := e.State
		for _, p := range r.Properties {
			if p.Entry == e.Entry {
				outcome += fmt.Sprintf("; %s: %s", p.ID, p.Verdict)
			}
		}
		entries[strings.TrimPrefix(e.Entry, "p/")] = checkedEntry{outcome, e.Cached}
	}
	return entries
}
