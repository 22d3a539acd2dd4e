package confirm

import (
	"testing"
	"time"

	"github.com/jayverify/jayverify/internal/engines/board"
	"github.com/jayverify/jayverify/internal/engines/runs"
	"github.com/jayverify/jayverify/internal/evidence/jvm"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
)

type nobody struct{}

func (nobody) Phase(string)        {}
func (nobody) Step(result.Step)    {}
func (nobody) Dump(string, string) {}

// TestHuntProperty: of two checks of a line, one in a method of the platform, the stack trace
// tells which one has failed.
func TestHuntProperty(t *testing.T) {
	const exc = "java/lang/IllegalStateException"
	pos := ivl.Pos{Method: &ivl.Method{Class: "p/Tree", Name: "expect", Desc: "()V"}, Line: 7}
	props := []*ivl.Property{
		{ID: 0, Name: "called", Kind: ivl.UncaughtException, Exception: exc, Pos: pos, Detail: "in java.lang.StringBuilder.append()"},
		{ID: 1, Name: "thrown", Kind: ivl.UncaughtException, Exception: exc, Pos: pos},
	}
	low := &lower.Result{Entry: "p/Tree.expect()V", Program: &ivl.Program{Props: props}}
	program := jvm.Frame{Class: "p.Tree", Method: "expect", Line: 7, Program: true}
	for _, c := range []struct {
		frames []jvm.Frame
		whole  bool
		want   string
	}{
		{[]jvm.Frame{program}, true, "thrown"},
		{[]jvm.Frame{{Class: "java.lang.StringBuilder", Method: "append", Line: 1}, program}, true, "called"},
		{[]jvm.Frame{program}, false, "called"}, // either; the run is repeated
	} {
		h := &Hunt{Lowered: low, Board: board.New(low, runs.New(low), nobody{}, time.Now(), nil)}
		out := &jvm.Outcome{Ended: jvm.Threw, Chain: []jvm.Thrown{{Class: "java.lang.IllegalStateException", Frames: c.frames}}}
		if got := h.property(out, c.whole); got == nil || got.Name != c.want {
			t.Errorf("%v is %v, want %s", c.frames, got, c.want)
		}
	}
}
