package verify

import (
	"context"
	"time"

	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/internal/engines/board"
	"github.com/jayverify/jayverify/internal/engines/engine"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/evidence/result"
)

// schedule gives what is open to one engine after the other, as the stages of package
// portfolio say, until nothing is open.
type schedule struct {
	board   *board.Board
	engines map[string]engine.Engine
	choice  string // of portfolio.Choices
	patient bool   // each check has a budget: a violation does not shorten the time of others

	sides []side // stages that go on beside others
}

// side is a stage that runs beside others.
type side struct {
	portfolio.Stage
	last chan struct{} // closed when no other stage is left
	end  context.CancelFunc
	wait func() // for its end; panics where it did
}

// run is over when nothing is open, the time is over, or no stage is left. The error says
// why there cannot be a verdict.
func (s *schedule) run(ctx context.Context) error {
	defer s.stop(func(side) bool { return true })
	plan := portfolio.Plan(s.choice)
	if s.board.MostBehindCuts() {
		plan = portfolio.BehindFirst(plan)
	}
	for i, stage := range plan {
		if s.board.Done() || ctx.Err() != nil {
			break
		}
		if err := s.stage(ctx, stage, i == len(plan)-1); err != nil {
			return err
		}
	}
	for _, x := range s.sides {
		close(x.last)
		x.wait()
	}
	if ctx.Err() != nil {
		s.board.Explain(s.board.Open(), result.Reason{Kind: result.TimeLimit})
	}
	return nil
}

// stage runs one stage, and beside it those that begin with it. It ends when all is
// decided.
func (s *schedule) stage(ctx context.Context, stage portfolio.Stage, last bool) error {
	open := s.board.Open()
	within, stop := s.board.Watch(ctx, open, false)
	defer stop()
	if d, ok := ctx.Deadline(); ok && stage.Share > 0 && !last {
		var cancel context.CancelFunc
		within, cancel = context.WithTimeout(within, stage.Of(time.Until(d)))
		defer cancel()
	}
	within, cancel := context.WithCancel(within)
	defer cancel()
	enough := false // written by sides, which have ended when it is read
	sides := portfolio.Sides(stage.Name, s.choice)
	for _, beside := range sides {
		about := within
		if beside.Lingers {
			about = ctx
		}
		s.start(about, beside, func(o engine.Outcome) {
			if o.Enough {
				enough = true
				cancel()
			}
		})
	}
	if len(sides) > 0 && !s.patient {
		defer s.board.AfterViolation(portfolio.Courtesy.Span, cancel)()
	}
	out := s.engines[stage.Engine].Try(within, engine.Goal{Props: open})
	s.stop(func(x side) bool { return !x.Lingers })
	if enough || s.board.Done() {
		return nil
	}
	return out.Err
}

// start runs a stage in the background, after its delay, and tells what came of it.
func (s *schedule) start(ctx context.Context, stage portfolio.Stage, tell func(engine.Outcome)) {
	open := s.board.Open()
	ctx, unwatch := s.board.Watch(ctx, open, false)
	ctx, cancel := context.WithCancel(ctx)
	last := make(chan struct{})
	wait := bug.Go(func() {
		defer bug.InPass(stage.Engine)
		select {
		case <-time.After(stage.Delay):
		case <-ctx.Done():
			return
		}
		if s.board.AwaitPromises(ctx, portfolio.Patience); ctx.Err() != nil {
			return
		}
		if !stage.Lingers { // for one that lingers the span is how long it does so
			var cancel context.CancelFunc
			ctx, cancel = context.WithTimeout(ctx, stage.Span)
			defer cancel()
		}
		tell(s.engines[stage.Engine].Try(ctx, engine.Goal{Props: open, Last: last}))
	})
	s.sides = append(s.sides, side{stage, last, func() { cancel(); unwatch() }, wait})
}

// stop ends those stages beside others that are meant, and waits for their end.
func (s *schedule) stop(meant func(side) bool) {
	var others []side
	for _, x := range s.sides {
		if !meant(x) {
			others = append(others, x)
			continue
		}
		x.end()
		x.wait()
	}
	s.sides = others
}
