package verify

import (
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/internal/engines/harness"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// TestDecideUnread: what was not even read is not SAFE, though none of its checks is open.
func TestDecideUnread(t *testing.T) {
	r := (&verification{cfg: Config{Entry: "p.A.f"}}).unread()
	decide(r)
	if r.Verdict != result.Unknown || r.Reason.Kind != result.TimeLimit {
		t.Errorf("%s: %s", r.Verdict, r.Reason)
	}
	all := &result.Result{Verdict: result.Unknown, Properties: []result.Property{{Property: &ivl.Property{Name: "a"}, Verdict: result.Safe}}}
	decide(all)
	if all.Verdict != result.Safe {
		t.Errorf("all checks hold: %s", all.Verdict)
	}
}

// TestMergeExact: of the world that can be built violations count, and what holds for
// arbitrary objects holds in it.
func TestMergeExact(t *testing.T) {
	prop := func(line int, v result.Verdict) result.Property {
		return result.Property{Property: &ivl.Property{Name: "a", Pos: ivl.Pos{Method: &ivl.Method{Class: "p/A"}, Line: line}}, Verdict: v}
	}
	arbitrary := &result.Result{Verdict: result.Unsafe, Properties: []result.Property{prop(1, result.Safe), prop(2, result.Unsafe), prop(3, result.Unsafe)}}
	built := &result.Result{Verdict: result.Unsafe, Properties: []result.Property{prop(1, result.Unknown), prop(2, result.Unsafe), prop(3, result.Safe)}}
	r := merge(nil, arbitrary, pass{whole: true})
	if r.Verdict != result.Unknown || r.Properties[1].Verdict != result.Unknown {
		t.Errorf("a violation with arbitrary objects counts: %+v", r)
	}
	r = merge(r, built, pass{whole: true, world: exactWorld(t)})
	for i, want := range []result.Verdict{result.Safe, result.Unsafe, result.Safe} {
		if got := r.Properties[i].Verdict; got != want {
			t.Errorf("check %d: %s, want %s", i, got, want)
		}
	}
	if r.Verdict != result.Unsafe {
		t.Errorf("verdict %s", r.Verdict)
	}
}

// exactWorld is the harness of a method that takes nothing.
func exactWorld(t *testing.T) *harness.Harness {
	t.Helper()
	path, err := classfile.OpenPath(classtest.Javac(t, 17, map[string]string{"A.java": "public class A { public int f() { return 1; } }"}), classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { path.Close() })
	c, err := path.Class("A")
	if err != nil {
		t.Fatal(err)
	}
	h, err := harness.NewMaker(path).Make(t.Context(), c.FindMethod("f", "()I"), harness.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if h.Open() {
		t.Fatal("some object is arbitrary")
	}
	return h
}
