package board

import (
	"testing"
	"time"

	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/runs"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
)

// listening is an Observer that is told of violations.
type listening struct {
	nobody
	found   map[string]time.Duration
	counted config.Counts
}

func (l *listening) Violated(p *ivl.Property, after time.Duration) { l.found[p.Name] = after }

func (l *listening) Counted(c config.Counts) { l.counted = c }

// TestCounted: an observer is told how many checks are decided.
func TestCounted(t *testing.T) {
	l := &listening{found: map[string]time.Duration{}}
	b, first, second := twoChecks(l)
	want := func(c config.Counts) {
		t.Helper()
		if l.counted != c {
			t.Errorf("told: %+v, want %+v", l.counted, c)
		}
	}
	want(config.Counts{Checks: 2})
	violate(b, first, b.begun)
	want(config.Counts{Checks: 2, Violated: 1})
	b.Close(second, result.Safe, result.Because("proved"))
	b.Close(second, result.Safe, result.Because("proved again"))
	want(config.Counts{Checks: 2, Proved: 1, Violated: 1})
	b.Retract(first, result.Because("the JVM does not repeat it"))
	want(config.Counts{Checks: 2, Proved: 1})
	if got := l.counted.Open(); got != 1 {
		t.Errorf("%d open", got)
	}
}

// twoChecks is a board about two checks.
func twoChecks(obs *listening) (b *Board, first, second *ivl.Property) {
	low := &lower.Result{Entry: "Main.main", Program: &ivl.Program{Props: []*ivl.Property{{ID: 0, Name: "first"}, {ID: 1, Name: "second"}}}}
	return New(low, runs.New(low), obs, time.Now().Add(-time.Minute), nil), low.Program.Props[0], low.Program.Props[1]
}

// violate closes a check as a run does.
func violate(b *Board, p *ivl.Property, at time.Time) {
	b.looking.Lock()
	defer b.looking.Unlock()
	b.settle(p, &result.Counterexample{Call: "main()"}, at)
}

// TestViolated shows that a violation is told at once, with the time when its run
// was found, and what holds is not told.
func TestViolated(t *testing.T) {
	l := &listening{found: map[string]time.Duration{}}
	b, first, second := twoChecks(l)
	violate(b, first, b.begun.Add(3*time.Second))
	if l.found["first"] != 3*time.Second {
		t.Errorf("told: %v", l.found)
	}
	b.Close(second, result.Safe, result.Because("proved"))
	if len(l.found) != 1 {
		t.Errorf("told: %v", l.found)
	}
	r := b.Result()
	if got := r.FirstViolation(); got != 3*time.Second {
		t.Errorf("the first violation was found after %v", got)
	}
	if r.Properties[1].FoundAfter != 0 {
		t.Errorf("what holds was found to be violated after %v", r.Properties[1].FoundAfter)
	}
	if at, ok := b.Violated(); !ok || at.Sub(b.begun) != 3*time.Second {
		t.Errorf("the board was told of a violation: %v, at %v", ok, at)
	}
}

// TestWatch shows that work on checks is ended by a violation of one of them, found
// before or during it, by the last of them that is decided, and by nothing else.
func TestWatch(t *testing.T) {
	b, first, second := twoChecks(&listening{found: map[string]time.Duration{}})
	race, stop := b.Watch(t.Context(), []*ivl.Property{first}, true)
	defer stop()
	both, stopBoth := b.Watch(t.Context(), []*ivl.Property{first, second}, true)
	defer stopBoth()
	all, stopAll := b.Watch(t.Context(), []*ivl.Property{first, second}, false)
	defer stopAll()
	b.Close(second, result.Safe, result.Because("proved"))
	if race.Err() != nil || both.Err() != nil || all.Err() != nil {
		t.Error("work was ended while it goes on about a check")
	}
	violate(b, first, time.Now())
	if !Settled(race) || !Settled(both) || !Settled(all) {
		t.Errorf("work was not ended: %v, %v, %v", race.Err(), both.Err(), all.Err())
	}
	late, stopLate := b.Watch(t.Context(), []*ivl.Property{first, second}, true)
	defer stopLate()
	if !Settled(late) {
		t.Error("a violation that was found before does not end work")
	}
	if b.Close(first, result.Safe, result.Because("proved")) || b.Verdict(first) != result.Unsafe {
		t.Error("a proof takes the place of a run")
	}
}

// TestWatchStops shows that who stops watching is not settled.
func TestWatchStops(t *testing.T) {
	b, first, _ := twoChecks(&listening{found: map[string]time.Duration{}})
	ctx, stop := b.Watch(t.Context(), []*ivl.Property{first}, true)
	stop()
	violate(b, first, time.Now())
	if Settled(ctx) || len(b.watchers) != 0 {
		t.Error("who does not watch any more was told")
	}
}

// TestRunBeatsProof shows that a run that violates a check counts more than a proof
// that came while the run was looked at.
func TestRunBeatsProof(t *testing.T) {
	b, first, _ := twoChecks(&listening{found: map[string]time.Duration{}})
	b.Close(first, result.Safe, result.Because("proved"))
	violate(b, first, time.Now())
	if r := b.Result(); r.Verdict != result.Unsafe || r.Properties[0].Verdict != result.Unsafe {
		t.Errorf("the verdict is %v", r.Verdict)
	}
}

// TestRefutes: a run that the JVM has repeated says so if it violates what was proved.
func TestRefutes(t *testing.T) {
	b, first, second := twoChecks(&listening{found: map[string]time.Duration{}})
	b.Close(first, result.Safe, result.Because("proved"))
	run := &result.Counterexample{JVM: &result.JVMRun{Confirmed: true}}
	b.Repeated(first, run)
	b.Repeated(second, run)
	r := b.Result()
	if got := r.Properties; !got[0].Run.JVM.Refutes || got[1].Run.JVM.Refutes || run.JVM.Refutes {
		t.Errorf("refutes: %v, %v, and the run itself %v", got[0].Run.JVM.Refutes, got[1].Run.JVM.Refutes, run.JVM.Refutes)
	}
}

// TestGiveUp shows which reason stays: that the time was over says less than any other.
func TestGiveUp(t *testing.T) {
	b, first, second := twoChecks(&listening{found: map[string]time.Duration{}})
	spurious := result.Reason{Kind: result.SpuriousDerivation, Text: "no run", Spurious: &result.Spurious{Class: "A"}}
	late := result.Reason{Kind: result.TimeLimit}
	ps := []*ivl.Property{first, second}
	b.GiveUp(ps[:1], spurious)
	b.GiveUp(ps, late)
	gaveUp := result.Reason{Kind: result.SolverGaveUp, Text: "spacer"}
	b.Explain(ps, gaveUp)
	r := b.Result()
	if got := r.Properties[0].Reason; got.Kind != result.SpuriousDerivation {
		t.Errorf("the reason is %q", got)
	}
	if got := r.Properties[1].Reason; got.Kind != result.TimeLimit {
		t.Errorf("the reason is %q", got)
	}
	b.GiveUp(ps, gaveUp)
	r = b.Result()
	if got := r.Properties[0].Reason; got.Kind != result.SolverGaveUp || got.Spurious == nil {
		t.Errorf("the reason is %q, with the run %v", got, got.Spurious)
	}
	b.Close(first, result.Safe, result.Because("proved"))
	b.GiveUp(ps, spurious)
	if got := b.Result().Properties[0]; got.Verdict != result.Safe || got.Reason.Kind == result.SpuriousDerivation {
		t.Errorf("what is closed was given up: %+v", got)
	}
}

// TestContradicts: a proof contradicts a run of the program, but not one that only a JVM has repeated.
func TestContradicts(t *testing.T) {
	b, first, second := twoChecks(&listening{found: map[string]time.Duration{}})
	if b.Contradicts(first) {
		t.Error("a check that is open is contradicted")
	}
	violate(b, first, time.Now())
	b.Repeated(first, &result.Counterexample{Call: "main()"})
	b.Repeated(second, &result.Counterexample{Call: "main()"})
	if !b.Contradicts(first) || b.Contradicts(second) {
		t.Errorf("contradicted: %v, %v; want true, false", b.Contradicts(first), b.Contradicts(second))
	}
	if b.status[first.ID].refuted || !b.status[second.ID].refuted {
		t.Error("the result does not tell of the proof that a JVM refutes")
	}
}

// TestAfterViolation shows that what comes after a violation comes once, and not when it
// was called off.
func TestAfterViolation(t *testing.T) {
	b, first, second := twoChecks(&listening{found: map[string]time.Duration{}})
	called := make(chan bool, 3)
	b.AfterViolation(time.Hour, func() { t.Error("called too early") })()
	b.AfterViolation(0, func() { called <- true })
	violate(b, first, time.Now())
	violate(b, second, time.Now())
	<-called
	select {
	case <-called:
		t.Error("called twice")
	default:
	}
	b.AfterViolation(0, func() { called <- true })
	<-called
}

// TestAfterViolationWhileEncoding shows that the time begins again three times while the program is encoded, and
// at the end of that.
func TestAfterViolationWhileEncoding(t *testing.T) {
	b, first, _ := twoChecks(&listening{found: map[string]time.Duration{}})
	const span = 20 * time.Millisecond
	called := make(chan time.Time, 3)
	violate(b, first, time.Now())
	var begin time.Time
	b.Step(EncodeStep, func() string {
		begin = time.Now()
		b.AfterViolation(span, func() { called <- time.Now() })
		if at := <-called; at.Sub(begin) < 4*span {
			t.Errorf("called after %v", at.Sub(begin))
		}
		b.AfterViolation(time.Hour, func() { t.Error("called although it was stopped") })()
		return ""
	})
	b.AfterViolation(0, func() { called <- time.Now() })
	<-called
	ended := time.Now()
	b.Step(EncodeStep, func() string {
		ended = time.Now()
		b.AfterViolation(span, func() { called <- time.Now() })
		time.Sleep(span / 2)
		return ""
	})
	if at := <-called; at.Sub(ended) < span+span/2 {
		t.Errorf("called %v after the beginning of the last encoding", at.Sub(ended))
	}
}
