package engine

import (
	"context"
	"fmt"

	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/evidence/result"
)

// allSchedules closes the checks of a program of which all schedules were executed (ivl.Explore), and none fails.
type allSchedules struct{ *Kit }

// Try implements Engine.
func (e *allSchedules) Try(_ context.Context, g Goal) Outcome {
	x := e.Lowered.Explored
	if !x.Complete {
		return Outcome{}
	}
	if err := e.Board.Compile(); err != nil {
		return Outcome{Err: err}
	}
	e.Board.Step("schedules", func() string {
		why := result.Because(fmt.Sprintf("all schedules of its threads were executed, and there is no data race (%s)", result.Count(x.States, "state", "states")))
		for _, p := range g.Props {
			e.Board.Close(p, result.Safe, why)
		}
		e.Board.Visited(x.Visited)
		return fmt.Sprintf("all were executed, without a data race: %s", result.Count(x.States, "state", "states"))
	})
	return Outcome{Decided: true}
}

// knowSchedules has the engines for a program whose schedules were executed; all others are idle there.
func knowSchedules(k *Kit) map[string]Engine {
	return map[string]Engine{portfolio.Interpreter: &allSchedules{k}}
}
