package timeinv

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"

	"github.com/jayverify/jayverify/internal/dev/goldentest"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/transforms"
)

// TestGolden encodes small programs. A golden file is an archive of a program,
// in.ivl, and for each encoding NAME the result, NAME.ivl, after the passes that
// remove what the encoding leaves behind.
func TestGolden(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatalf("no golden files: %v", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) { golden(t, file) })
	}
}

func golden(t *testing.T, file string) {
	a, err := txtar.ParseFile(file)
	if err != nil {
		t.Fatal(err)
	}
	in, err := ivl.Parse(file, string(a.Files[0].Data))
	if err != nil {
		t.Fatal(err)
	}
	if err := ivl.Check(in); err != nil {
		t.Fatal(err)
	}
	before := in.String()
	for _, f := range a.Files[1:] {
		name := strings.TrimSuffix(f.Name, ".ivl")
		out := encode(t, in, name)
		if after := in.String(); after != before {
			t.Fatalf("%s: Encode changed its argument:\n%s", name, cmp.Diff(before, after))
		}
		goldentest.Section(t, file, a, f.Name, body(out.String()))
		heapFree(t, out)
	}
}

// encode encodes p and removes what that leaves behind. An error of Check is
// fatal.
func encode(t *testing.T, p *ivl.Program, name string) *ivl.Program {
	t.Helper()
	return encodeWith(t, p, name, transforms.Encoded())
}

// encodeCounted encodes p and runs all passes for programs with counters.
func encodeCounted(t *testing.T, p *ivl.Program, name string) *ivl.Program {
	t.Helper()
	return encodeWith(t, p, name, transforms.Counted())
}

func encodeWith(t *testing.T, p *ivl.Program, name string, passes []transforms.Pass) *ivl.Program {
	t.Helper()
	e, err := Parse(name)
	if err != nil {
		t.Fatal(err)
	}
	return encodeOnly(t, p, e, func(*ivl.Class) bool { return true }, passes)
}

// encodeOnly is encodeWith for some classes.
func encodeOnly(t *testing.T, p *ivl.Program, e Encoding, only func(*ivl.Class) bool, passes []transforms.Pass) *ivl.Program {
	t.Helper()
	pass := transforms.Pass{Name: "timeinv", Run: func(p *ivl.Program) (*ivl.Program, error) { return EncodeOnly(p, e, only) }}
	out, err := transforms.Apply(p, append([]transforms.Pass{pass}, passes...), true, nil)
	if err != nil {
		t.Fatalf("%v: %v\n%s", e, err, p)
	}
	return out
}

// body leaves out the classes, inputs and properties, which are those of the
// program before.
func body(text string) string {
	var out []string
	for _, l := range strings.SplitAfter(text, "\n") {
		w, _, _ := strings.Cut(l, " ")
		switch {
		case w == "input" || w == "prop" || w == "entry" || w == "class":
			continue
		case len(out) == 0 && w != "pred" && w != "global" && w != "proc":
			continue
		case l == "\n" && len(out) > 0 && out[len(out)-1] == "\n":
			continue
		}
		out = append(out, l)
	}
	return strings.Join(out, "")
}

// heapFree fails when p still has references or heap statements.
func heapFree(t *testing.T, p *ivl.Program) {
	t.Helper()
	term := func(u ivl.Term) bool {
		if u.Type().Sort == ivl.RefSort {
			t.Errorf("reference term %s is left", u)
		}
		return true
	}
	for _, q := range p.Procs {
		for _, v := range append(append([]*ivl.Var(nil), q.Params...), q.Locals...) {
			term(v)
		}
		ivl.WalkStmts(q, func(b *ivl.Block, s ivl.Stmt) {
			switch s.(type) {
			case *ivl.New, *ivl.NewArray, *ivl.Init, *ivl.Pull, *ivl.Push, *ivl.PullElem, *ivl.PushElem, *ivl.Output:
				t.Errorf("statement %s is left", s)
			}
			for _, u := range ivl.Terms(s) {
				ivl.WalkTerm(u, term)
			}
		})
	}
}

func TestParse(t *testing.T) {
	for _, name := range []string{"space", "arrays", "R", "RW", "RWf", "RWm", "R_C", "RWf_CT", "RWf_CTVAPGI", "RW-in", "RWf_A-in-cnt"} {
		e, err := Parse(name)
		if err != nil || e.String() != name {
			t.Errorf("Parse(%q) = %s, %v", name, e, err)
		}
	}
	for _, c := range []struct{ name, want string }{{"RWfun_TC", "RWf_CT"}, {"RWmem-cnt-in", "RWm-in-cnt"}} {
		if e, err := Parse(c.name); err != nil || e.String() != c.want {
			t.Errorf("Parse(%q) = %s, %v; want %s", c.name, e, err, c.want)
		}
	}
	for _, c := range []struct{ name, why string }{
		{"", "is not a heap encoding"}, {"arrays_T", "no indices"}, {"arrays-in", "no indices"}, {"W", "is not a heap encoding"}, {"RWf_", "letters of CTVAPGI"}, {"RWf_CC", "at most once"},
		{"RWf_X", "'X'"}, {"RWf-out", `"-out"`}, {"R-in-in", `"-in"`}, {"space_T", "no indices"}, {"space-in", "no indices"},
	} {
		if _, err := Parse(c.name); err == nil || !strings.Contains(err.Error(), c.why) {
			t.Errorf("Parse(%q): %v, want %s", c.name, err, c.why)
		}
	}
}

func TestComplete(t *testing.T) {
	for name, want := range map[string]bool{"space": false, "arrays": false, "R": true, "RWf_CT": true, "RW-in": false, "R-cnt": false} {
		if e, err := Parse(name); err != nil || e.Complete() != want {
			t.Errorf("%s: complete %v, %v", name, e.Complete(), err)
		}
	}
}
