package verify

import (
	"bytes"
	"context"
	"runtime"
	"runtime/debug"
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/horn/proc"
	"github.com/jayverify/jayverify/internal/engines/board"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/engines/runs"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
)

// quietly is an Observer that counts what it is told.
type quietly struct{ told int }

func (q *quietly) Phase(string)        { q.told++ }
func (q *quietly) Step(result.Step)    { q.told++ }
func (q *quietly) Dump(string, string) { q.told++ }

// stubborn is a verification of two checks whose work decides one of them, begins
// a step that does not end, and goes on when it is told to.
func stubborn(ctx context.Context, obs Observer, timeout time.Duration) (v *verification, begin, goOn func()) {
	v = &verification{cfg: Config{Timeout: timeout, MemoryMB: DefaultMemoryMB}, obs: newGate(obs), start: time.Now(), user: ctx}
	low := &lower.Result{Entry: "Main.main", Program: &ivl.Program{Props: []*ivl.Property{{ID: 0, Name: "first"}, {ID: 1, Name: "second"}}}}
	b := board.New(low, runs.New(low), v.obs, v.start, nil)
	run := &result.Counterexample{Call: "main()"}
	wait := make(chan struct{})
	begin = func() {
		b.SaveTo(&v.saved, 0)
		b.Repeated(low.Program.Props[0], run)
		b.Step("one that does not end", func() string {
			<-wait
			b.Close(low.Program.Props[1], result.Safe, result.Because("too late"))
			run.JVM = &result.JVMRun{Confirmed: true}
			return "over"
		})
	}
	return v, begin, func() { close(wait) }
}

// TestAbandoned shows that what is returned without waiting is what was decided
// before, and that what goes on in the background changes nothing of it.
func TestAbandoned(t *testing.T) {
	q := &quietly{}
	v, begin, goOn := stubborn(t.Context(), q, time.Millisecond)
	done := make(chan worked, 1)
	ended := make(chan struct{})
	go func() {
		begin()
		close(ended)
	}()
	if _, ok := v.wait(done); ok {
		t.Fatal("the work has ended")
	}
	v.obs.close()
	r := v.abandoned()
	told := q.told
	goOn()
	<-ended
	if q.told != told {
		t.Error("who goes on in the background tells the observer")
	}
	if r.Verdict != result.Unsafe || r.Properties[0].Verdict != result.Unsafe || r.Properties[1].Verdict != result.Unknown || r.Properties[1].Reason != late {
		t.Errorf("result %+v", r)
	}
	if run := r.Properties[0].Run; run == nil || run.Call != "main()" || run.JVM != nil {
		t.Errorf("run %+v", run)
	}
}

// TestInterruptedWait shows that an interrupt shortens the wait for the work.
func TestInterruptedWait(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	v, _, _ := stubborn(ctx, &quietly{}, time.Hour)
	if _, ok := v.wait(make(chan worked)); ok {
		t.Error("the work has ended")
	}
	if r := v.abandoned(); r.Verdict != result.Unknown || r.Reason.String() != "time limit reached while the program was read" {
		t.Errorf("result of a program that was not read: %+v", r)
	}
}

// TestInstead shows that a memory limit is no time limit.
func TestInstead(t *testing.T) {
	r := &result.Result{Verdict: result.Unknown, Reason: result.Reason{Kind: result.TimeLimit, More: 1}, Properties: []result.Property{
		{Verdict: result.Unknown, Reason: result.Reason{Kind: result.SolverGaveUp, Text: "spacer: unknown"}}, {Verdict: result.Unknown, Reason: late}, {Verdict: result.Safe, Reason: late},
	}}
	instead(r, result.MemoryLimit)
	got := []string{r.Reason.String(), r.Properties[0].Reason.String(), r.Properties[1].Reason.String(), r.Properties[2].Reason.String()}
	if want := []string{"memory limit reached (and 1 more)", "spacer: unknown", "memory limit reached", "time limit reached"}; strings.Join(got, "|") != strings.Join(want, "|") {
		t.Errorf("reasons %q, want %q", got, want)
	}
}

// TestGarbageIsNotFull fills the memory with garbage, which ends nothing, and then with
// what is still needed.
func TestGarbageIsNotFull(t *testing.T) {
	if testing.Short() { // as with the race detector, whose own memory stays
		t.Skip("-short")
	}
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	debug.FreeOSMemory()
	const size = 128 << 20
	budget := proc.NewBudget(proc.NewBudget(0).Own() + size/2)
	watch := func() bool {
		ctx, cancel := context.WithTimeout(t.Context(), 5*portfolio.MemoryLooks)
		defer cancel()
		full := false
		watchMemory(ctx, budget, func() { full = true })
		return full
	}
	fill := func() []byte { return bytes.Repeat([]byte{1}, size) }
	if len(fill()) != size {
		t.Fatal("not filled")
	}
	if watch() {
		t.Error("garbage counts as memory that is used up")
	}
	kept := fill()
	if !watch() {
		t.Error("what is kept does not count")
	}
	runtime.KeepAlive(kept)
}
