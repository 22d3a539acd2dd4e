package engine

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/ivl"
)

// fakeSolver answers at once, or when the race is over.
type fakeSolver struct {
	answer horn.Verdict
	err    error
	waits  bool
	bug    bool
	ended  *int
	begun  func() // called when the solver begins; may be nil
}

// ending is a context that a function ends, for a cause.
type ending struct {
	context.Context
	cause error
}

func newEnding(cause error) (*ending, func()) {
	ctx, end := context.WithCancel(context.Background())
	return &ending{ctx, cause}, end
}

// Err implements context.Context.
func (e *ending) Err() error {
	if e.Context.Err() == nil {
		return nil
	}
	return e.cause
}

func (f *fakeSolver) Name() string                            { return "fake" }
func (f *fakeSolver) Version(context.Context) (string, error) { return "1", nil }
func (f *fakeSolver) Solve(ctx context.Context, _ *horn.System, _ horn.Limits) (*horn.Answer, error) {
	if f.bug {
		panic("solver")
	}
	if f.begun != nil {
		f.begun()
	}
	if f.waits {
		<-ctx.Done()
		if f.ended != nil {
			*f.ended++
		}
		return nil, ctx.Err()
	}
	return &horn.Answer{Verdict: f.answer, Reason: "gave up"}, f.err
}

// toldSolver tells of a part, and goes on until the race is over.
type toldSolver struct {
	fakeSolver
	part horn.PartialModel
	tell func(horn.PartialModel)
}

func (f *toldSolver) Telling(tell func(horn.PartialModel)) horn.Solver {
	return &toldSolver{fakeSolver{waits: true}, f.part, tell}
}

func (f *toldSolver) Solve(ctx context.Context, sys *horn.System, lim horn.Limits) (*horn.Answer, error) {
	f.tell(f.part)
	return f.fakeSolver.Solve(ctx, sys, lim)
}

// A solution for some of the queries ends the race; it is about no others.
func TestRacePart(t *testing.T) {
	props := []*ivl.Property{{ID: 0}, {ID: 1}}
	sys := &horn.System{Props: props, Clauses: []*horn.Clause{{Prop: props[0]}, {Prop: props[1]}, {Head: &horn.Atom{}}}}
	a := attempt{name: "a", solver: &toldSolver{part: horn.PartialModel{Model: "m", Props: props[1:]}}, clauses: func() (*horn.System, error) { return sys, nil }}
	b := attempt{name: "b", solver: &fakeSolver{waits: true}, clauses: a.clauses}
	r := runRace(context.Background(), []attempt{a, b}, horn.Limits{})
	if r.name != "a" || r.answer.Verdict != horn.Safe || r.answer.Model != "m" || !slices.Equal(r.covers, props[1:]) {
		t.Fatalf("%+v", r)
	}
	if !slices.Equal(r.sys.Props, props[1:]) || !slices.Equal(r.sys.Clauses, sys.Clauses[1:]) || len(sys.Clauses) != 3 {
		t.Errorf("the part is about %+v", r.sys)
	}
}

func TestRace(t *testing.T) {
	never := 1000 * time.Hour
	ended := 0
	at := func(name string, f fakeSolver, d time.Duration, tr portfolio.Trust) attempt {
		return attempt{name: name, solver: &f, delay: d, trust: tr, clauses: func() (*horn.System, error) { return &horn.System{}, nil }}
	}
	for _, c := range []struct {
		name     string
		attempts []attempt
		want     horn.Verdict
		by       string
		reason   string
	}{
		{"first safe wins, nobody else starts", []attempt{
			at("a", fakeSolver{answer: horn.Safe}, 0, portfolio.Exact), at("b", fakeSolver{bug: true}, never, portfolio.Exact)}, horn.Safe, "a", ""},
		{"the next starts when the first gives up", []attempt{
			at("a", fakeSolver{}, 0, portfolio.Exact), at("b", fakeSolver{answer: horn.Unsafe}, never, portfolio.Exact)}, horn.Unsafe, "b", ""},
		{"losers have ended", []attempt{
			at("a", fakeSolver{waits: true, ended: &ended}, 0, portfolio.Exact), at("b", fakeSolver{answer: horn.Safe}, time.Millisecond, portfolio.ProofOnly)}, horn.Safe, "b", ""},
		{"an approximate derivation waits for exact answers", []attempt{
			at("a", fakeSolver{answer: horn.Unsafe}, 0, portfolio.Approximate), at("b", fakeSolver{answer: horn.Safe}, never, portfolio.Exact)}, horn.Safe, "b", ""},
		{"an approximate derivation is better than nothing", []attempt{
			at("a", fakeSolver{answer: horn.Unsafe}, 0, portfolio.Approximate), at("b", fakeSolver{}, never, portfolio.Exact)}, horn.Unsafe, "a", ""},
		{"wrap-around is no violation", []attempt{
			at("a", fakeSolver{answer: horn.Unsafe}, 0, portfolio.ProofOnly)}, horn.Unknown, "", "may wrap around"},
		{"errors are reasons", []attempt{
			at("a", fakeSolver{err: errors.New("no such file")}, 0, portfolio.Exact), at("b", fakeSolver{}, 0, portfolio.Exact)}, horn.Unknown, "", "a: no such file; b: gave up"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := runRace(context.Background(), c.attempts, horn.Limits{})
			if r.answer.Verdict != c.want || r.name != c.by {
				t.Errorf("%s by %q, want %s by %q", r.answer.Verdict, r.name, c.want, c.by)
			}
			for _, part := range strings.Split(c.reason, "; ") {
				if !strings.Contains(r.reason.String(), part) {
					t.Errorf("reason %q, want %q in it", r.reason.String(), part)
				}
			}
		})
	}
	if ended != 1 {
		t.Errorf("%d losers had ended, want 1", ended)
	}
	others := 0
	b := bug.Catch(func() {
		runRace(context.Background(), []attempt{at("a", fakeSolver{bug: true}, 0, portfolio.Exact), at("b", fakeSolver{waits: true, ended: &others}, 0, portfolio.Exact)}, horn.Limits{})
	})
	if b == nil || b.Error() != "BUG in pass a: solver" {
		t.Errorf("the panic of an attempt came to be %v", b)
	}
	for _, cause := range []error{context.DeadlineExceeded, context.Canceled} { // Canceled: some time after a violation
		ctx, end := newEnding(cause)
		waits := fakeSolver{waits: true, begun: end}
		for _, complaints := range [][]string{{"a: out of time"}, nil} { // the second time, the context has ended before
			if r := runRace(ctx, []attempt{at("a", waits, 0, portfolio.Exact)}, horn.Limits{}); r.reason != late || !r.late || !slices.Equal(r.complaints, complaints) {
				t.Errorf("%v: reason %q, late %v, complaints %q", cause, r.reason.String(), r.late, r.complaints)
			}
		}
	}
}
