package engine

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/internal/base/await"
	"github.com/jayverify/jayverify/internal/engines/board"
	"github.com/jayverify/jayverify/internal/engines/encoding"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// rounds encodes the program and lets the engines for clauses decide what is open,
// again and again, as each violation that is found is taken out and the rest decided.
type rounds struct {
	*Kit
	engines map[string]Engine // those of portfolio.TriedOn

	encodings  []encoding.Encoding
	tried      map[int]map[string]bool // by Property.ID, the encodings that cannot decide it; true: not even alone
	eased      map[int][]string        // by Property.ID, the encodings with which stages have been tried that are tried once
	refinement refinement
	// courtesy is when those that are open after a violation have had their time;
	// zero before there is one.
	courtesy time.Time
	// easy is to be called when the first checks come to the race: what comes before it
	// decides small programs.
	easy func()
	// glancing is the context of the whole while checks have a moment each; else nil.
	glancing context.Context
}

func newRounds(k *Kit, engines map[string]Engine) *rounds {
	return &rounds{Kit: k, engines: engines, tried: map[int]map[string]bool{}, eased: map[int][]string{}, easy: func() {}}
}

// Try implements Engine.
func (r *rounds) Try(ctx context.Context, _ Goal) Outcome {
	if r.NoSolver != nil {
		if err := r.byCases(ctx); err != nil || len(r.Board.Open()) == 0 {
			return Outcome{Err: err}
		}
		return Outcome{Err: r.NoSolver}
	}
	r.encodings = r.Encodings.All(ctx)
	r.easy = sync.OnceFunc(r.Board.Promise(r.Board.Open()))
	defer r.easy()
	var err error
	r.Board.Step(board.EncodeStep, func() string {
		var p *ivl.Program
		p, err = r.encodings[0].Program()
		if ctx.Err() != nil {
			if err = nil; board.Settled(ctx) {
				return "all is decided"
			}
			return "time limit"
		}
		if err != nil {
			return err.Error()
		}
		return fmt.Sprintf("%d procedures, %d statements", len(p.Procs), p.Size())
	})
	if err != nil {
		return Outcome{Err: err}
	}
	if ctx.Err() != nil {
		r.Board.GiveUp(r.Board.Open(), result.LateWhile("the program was encoded"))
		return Outcome{}
	}
	return Outcome{Err: r.budgeted(ctx, r.thoroughly, r.glance)}
}

// glance gives checks to the engines with the first encoding, and again without those
// that this decides, until nothing more is decided. Checks that are open at the time
// limit may be tried again.
func (r *rounds) glance(ctx context.Context, among []*ivl.Property, alone bool) error {
	ctx, cancel := r.courteous(ctx)
	defer cancel()
	for ctx.Err() == nil {
		props := r.untried(r.encodings[0], among)
		if len(props) == 0 {
			break
		}
		if _, err := r.solve(ctx, r.encodings, props, alone); err != nil {
			return r.unlessLate(ctx, props, err)
		}
	}
	return nil
}

// courteous bounds the time of what is still open once a violation has been
// found.
func (r *rounds) courteous(ctx context.Context) (context.Context, context.CancelFunc) {
	if _, violated := r.Board.Violated(); r.Config.PropertyTimeout > 0 || !violated {
		return ctx, func() {}
	}
	if r.courtesy.IsZero() {
		r.courtesy = time.Now().Add(portfolio.Courtesy.Span)
	}
	return context.WithDeadline(ctx, r.courtesy)
}

// unlessLate is the error of an attempt at some checks. An encoding that is not made in
// time is no bug.
func (r *rounds) unlessLate(ctx context.Context, props []*ivl.Property, err error) error {
	// The deadline of a part of the time can end what is made before that of ctx is
	// seen to have passed.
	if errors.Is(err, context.DeadlineExceeded) || ctx.Err() != nil && errors.Is(err, context.Canceled) {
		r.Board.Explain(props, late)
		return nil
	}
	return err
}

// thoroughly lets the engines decide those of the checks that are open, until each is
// closed or has been tried with every encoding. A derivation that is no run chooses the
// encoding that is tried next.
func (r *rounds) thoroughly(ctx context.Context, among []*ivl.Property, alone bool) error {
	var reserve time.Duration // what is left after a race that was not decided in time
	if d, ok := ctx.Deadline(); ok {
		reserve = 2 * portfolio.Evidence.Of(time.Until(d))
	}
	es := r.encodings
	for tried := 0; tried < len(es); {
		props := r.untried(es[tried], among)
		if len(props) == 0 || es[tried].Repeats(es[:tried]) {
			tried++
			continue
		}
		var cancel context.CancelFunc
		ctx, cancel = r.courteous(ctx)
		defer cancel()
		if d, ok := ctx.Deadline(); ctx.Err() != nil || ok && time.Until(d) < reserve {
			r.Board.Explain(props, late)
			return nil
		}
		weak, err := r.solve(ctx, es[tried:], props, alone)
		if err != nil {
			return r.unlessLate(ctx, props, err)
		}
		r.refinement.learn(weak)
		es = r.refinement.next(ctx, r.Encodings, es, tried+1)
	}
	return nil
}

// untried returns those of some checks that are open and that an encoding has not been
// tried on.
func (r *rounds) untried(e encoding.Encoding, among []*ivl.Property) []*ivl.Property {
	return slices.DeleteFunc(slices.Clone(among), func(p *ivl.Property) bool {
		_, tried := r.tried[p.ID][e.Name]
		return tried || r.Board.Closed(p)
	})
}

// setTried notes what an encoding cannot decide. With more time it may decide what was
// late.
func (r *rounds) setTried(x *Exhausted) {
	if x == nil {
		return
	}
	for _, p := range x.Props {
		if r.tried[p.ID] == nil {
			r.tried[p.ID] = map[string]bool{}
		}
		r.tried[p.ID][x.Encoding] = len(x.Props) == 1 && !x.Late
	}
}

// solve gives checks to the engines for clauses, one after the other, until one has
// decided something: with the first of the encodings, beside which the last engine tries the
// others. weak are classes whose heap invariants are too weak.
func (r *rounds) solve(ctx context.Context, es []encoding.Encoding, props []*ivl.Property, alone bool) (weak []string, err error) {
	sys, err := await.Call(ctx, func() (*horn.System, error) { return es[0].Clauses(props, horn.Options{}) })
	if err != nil {
		return nil, err
	}
	r.Board.EndFront()
	r.Board.Findings(func(f *board.Findings) {
		if n := len(sys.Clauses); n > f.Stats.Clauses {
			f.Stats.Clauses, f.Stats.Predicates, f.Stats.Arguments = n, len(sys.Preds), arguments(sys)
		}
	})
	if r.Config.Wants("horn") {
		r.Board.Dump("horn", sys.Text(horn.CHCComp))
	}
	first := r.first(es[0], props)
	goal := Goal{Props: props, Alone: alone, Clauses: &Clauses{Encodings: es, System: sys, Evidence: r.glancing}}
	if first && len(sys.Clauses) >= manyClauses { // other engines need seconds for these
		if out := r.engines[portfolio.Simplifier].Try(ctx, goal); out.Err != nil || out.Decided {
			return out.Weak, out.Err
		}
	}
	for _, stage := range portfolio.TriedOn("clauses") {
		if stage.Once && !first {
			continue
		}
		if stage.Engine == portfolio.Race {
			r.easy()
		}
		out := r.engines[stage.Engine].Try(ctx, goal)
		r.setTried(out.Exhausted)
		if out.Err != nil || out.Decided || out.Exhausted != nil {
			return out.Weak, out.Err
		}
	}
	return nil, nil
}

// manyClauses is the number of clauses from which on the checks without a query are closed before
// the others are tried. In small programs one proof covers both.
const manyClauses = 1000

// first reports whether one of the checks has not been tried with an encoding by the
// stages that are tried once, and takes it that it will be. Their results do not
// depend on the other checks that are tried.
func (r *rounds) first(e encoding.Encoding, props []*ivl.Property) bool {
	news := false
	for _, p := range props {
		if !slices.Contains(r.eased[p.ID], e.Name) {
			r.eased[p.ID] = append(r.eased[p.ID], e.Name)
			news = true
		}
	}
	return news
}

// arguments counts those of all predicates.
func arguments(sys *horn.System) int {
	n := 0
	for _, p := range sys.Preds {
		n += len(p.Args)
	}
	return n
}
