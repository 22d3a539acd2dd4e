package result

import (
	"strings"

	"github.com/jayverify/jayverify/ivl"
)

// Schedule is how the threads of a run take turns.
type Schedule struct {
	Threads []string       // their names; the first is the main thread
	Ends    int            // the thread that the exception ends
	Steps   []ScheduleStep // in the order of the run
	Left    int            // how many steps are left out, before the last ones
}

// ScheduleStep is what one thread does at a line before another one, or another line, goes on.
type ScheduleStep struct {
	Thread int
	Pos    ivl.Pos
	What   string // "reads Main.count, writes Main.count"
}

// Add adds what a thread does; what it does at the line of the step before belongs to that.
func (s *Schedule) Add(thread int, pos ivl.Pos, what string) {
	if n := len(s.Steps); n > 0 {
		last := &s.Steps[n-1]
		if last.Thread == thread && last.Pos.Line == pos.Line && *last.Pos.Method == *pos.Method {
			if !strings.Contains(last.What, what) {
				last.What += ", " + what
			}
			return
		}
	}
	s.Steps = append(s.Steps, ScheduleStep{thread, pos, what})
}

// mostSteps bounds the steps that are kept.
const mostSteps = 200

// Shorten leaves out the beginning of a long schedule, but for the first steps.
func (s *Schedule) Shorten() {
	if n := len(s.Steps); n > mostSteps {
		s.Left = n - mostSteps
		s.Steps = append(s.Steps[:mostSteps/4:mostSteps/4], s.Steps[n-3*mostSteps/4:]...)
	}
}
