package cache

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// linesOf is a trail of methods with their first lines.
func linesOf(lines map[string]string) classfile.Trail {
	t := classfile.Trail{}
	for m, line := range lines {
		t[classfile.AskBody+classfile.Question(m)] = "the same"
		t[classfile.AskLine+classfile.Question(m)] = line
	}
	return t
}

// violated is a result that shows lines in each way.
func violated(f, g int, texts ...string) *result.Result {
	at := func(name string, line int) ivl.Pos {
		return ivl.Pos{Method: &ivl.Method{Class: "p/A", Name: name, Desc: "()V", Source: "A.java"}, PC: 9007199254740993, Line: line}
	}
	frames := map[int]string{10: "at app//p.A.f(A.java:11)", 15: "at app//p.A.f(A.java:16)"}
	return &result.Result{Verdict: result.Unsafe, Properties: []result.Property{{
		Property: &ivl.Property{Name: "p.A.f()V@" + map[int]string{10: "11", 15: "16"}[f] + ":null-dereference.1", Pos: at("f", f+1)}, Verdict: result.Unsafe,
		Run: &result.Counterexample{
			Stack: []ivl.Pos{at("f", f+1), at("g", g+2)}, Inputs: []result.InputValue{{Input: &ivl.Input{Name: "nextInt()", Pos: at("g", g)}}},
			JVM: &result.JVMRun{Confirmed: true, Trace: append([]string{frames[f], "at java.base/java.util.List.of(List.java:5)"}, texts...)},
		},
	}}}
}

// TestMovedLines: a result of methods that have moved has their lines of today.
func TestMovedLines(t *testing.T) {
	s := open(t)
	before := linesOf(map[string]string{"p/A.f()V": "10", "p/A.g()V": "30", "q/B.h()V": "4"})
	now := linesOf(map[string]string{"p/A.f()V": "15", "p/A.g()V": "28", "q/B.h()V": "4"})
	ask := func(t classfile.Trail) Ask {
		return func(q classfile.Question) (string, error) { return t[q], nil }
	}
	if err := s.Put("key", before, violated(10, 30)); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		lines classfile.Trail
		want  *result.Result
	}{{before, violated(10, 30)}, {now, violated(15, 28)}} {
		r, err := s.Get("key", ask(c.lines))
		if err != nil || r == nil {
			t.Fatal(r, err)
		}
		r.Cached = c.want.Cached
		if diff := cmp.Diff(c.want, r); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
	}
	gone := linesOf(map[string]string{"p/A.f()V": "0", "p/A.g()V": "30", "q/B.h()V": "4"})
	if r, err := s.Get("key", ask(gone)); r != nil || err != nil {
		t.Errorf("a body without lines has a result: %v, %v", r, err)
	}
	other := linesOf(map[string]string{"p/A.f()V": "10", "p/A.g()V": "30", "q/B.h()V": "4"})
	other[classfile.AskBody+"p/A.g()V"] = "another"
	if r, err := s.Get("key", ask(other)); r != nil || err != nil {
		t.Errorf("another body has a result: %v, %v", r, err)
	}
}

// TestLinesThatStay: what names lines in other ways is verified again.
func TestLinesThatStay(t *testing.T) {
	ask := func(q classfile.Question) (string, error) {
		return linesOf(map[string]string{"p/A.f()V": "15", "p/A.g()V": "28", "p/A.k()V": "5", "p/A.k(I)V": "7"})[q], nil
	}
	for text, moves := range map[string]bool{
		"nothing": true, "at line 5": false, "Node allocated at A.java:19": false, "p.A.f()V@11:null": false, "at q.B.h(B.java:7)": true,
		"at p.A.none(A.java:7)": false, "at p.A$1.run(A.java:7)": false, "at p.A.k(A.java:3)": false, "lines 3": false, "Node@1 is null": true,
	} {
		s := open(t)
		before := linesOf(map[string]string{"p/A.f()V": "10", "p/A.g()V": "30", "p/A.k()V": "3", "p/A.k(I)V": "6"})
		if err := s.Put("key", before, violated(10, 30, text)); err != nil {
			t.Fatal(err)
		}
		if r, err := s.Get("key", ask); (r != nil) != moves || err != nil {
			t.Errorf("%q: %v, %v", text, r, err)
		}
	}
	generated := violated(10, 30)
	generated.Properties[0].Run.Path = []ivl.Pos{{Method: &ivl.Method{Class: "p/A$$Lambda$1", Name: "run", Desc: "()V"}, Line: 12}}
	s := open(t)
	if err := s.Put("key", linesOf(map[string]string{"p/A.f()V": "10"}), generated); err != nil {
		t.Fatal(err)
	}
	if r, err := s.Get("key", ask); r != nil || err != nil {
		t.Errorf("a line of generated code has moved: %v, %v", r, err)
	}
}
