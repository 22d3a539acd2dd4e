package verify

import (
	"sync/atomic"
	"testing"
	"time"

	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
	"github.com/jayverify/jayverify/result"
)

// listening is an Observer that is told of violations.
type listening struct {
	quietly
	found map[string]time.Duration
}

func (l *listening) Violated(p *ivl.Property, after time.Duration) { l.found[p.Name] = after }

// twoChecks is a session about two checks.
func twoChecks(obs Observer) (*session, *ivl.Property, *ivl.Property) {
	low := &lower.Result{Entry: "Main.main", Program: &ivl.Program{Props: []*ivl.Property{{ID: 0, Name: "first"}, {ID: 1, Name: "second"}}}}
	return newSession(Config{}, newGate(obs), low, nil), low.Program.Props[0], low.Program.Props[1]
}

// TestViolated shows that a violation is told at once, with the time when its run
// was found, and what holds is not told.
func TestViolated(t *testing.T) {
	l := &listening{found: map[string]time.Duration{}}
	s, first, second := twoChecks(l)
	s.begun = time.Now().Add(-time.Minute)
	s.foundAt = s.begun.Add(3 * time.Second)
	s.close(first, result.Unsafe, result.Because("a run violates it"), &result.Counterexample{Call: "main()"})
	s.foundAt = time.Time{}
	if l.found["first"] != 3*time.Second {
		t.Errorf("told: %v", l.found)
	}
	s.close(second, result.Safe, result.Because("proved"), nil)
	if len(l.found) != 1 {
		t.Errorf("told: %v", l.found)
	}
	r := s.known()
	if got := r.FirstViolation(); got != 3*time.Second {
		t.Errorf("the first violation was found after %v", got)
	}
	if r.Properties[1].FoundAfter != 0 {
		t.Errorf("what holds was found to be violated after %v", r.Properties[1].FoundAfter)
	}
}

// TestInterrupted shows that a race is ended by a violation of a check that it is
// about, be it found before or during the race, and by no other.
func TestInterrupted(t *testing.T) {
	s, first, second := twoChecks(&quietly{})
	e := &exploration{closed: make([]atomic.Bool, 2)}
	s.exploration = e
	ctx, ended, stop := s.interrupted(t.Context(), []*ivl.Property{first})
	e.violated(second)
	if ctx.Err() != nil || ended() {
		t.Error("a race was ended by a violation of another check")
	}
	e.violated(first)
	if ctx.Err() == nil || !ended() {
		t.Error("a race was not ended")
	}
	stop()
	if e.violated != nil {
		t.Error("a race that is over is still told of violations")
	}
	e.closed[second.ID].Store(true)
	e.found = []foundRun{{prop: second}}
	ctx, ended, stop = s.interrupted(t.Context(), []*ivl.Property{second})
	defer stop()
	if ctx.Err() == nil || !ended() {
		t.Error("a violation that was found before the race does not end it")
	}
	e.absorbed = 1
	ctx, ended, stop = s.interrupted(t.Context(), []*ivl.Property{second})
	defer stop()
	if ctx.Err() != nil || ended() {
		t.Error("a violation that was looked at ends a race")
	}
}
