package verify

import (
	"fmt"
	"slices"

	"github.com/jayverify/jayverify/internal/engines/board"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
)

// threadKinds are the kinds of properties of all threads together that are asked for.
func threadKinds(cfg Config) []ivl.Kind {
	checks, err := lower.ParseChecks(cfg.Checks)
	if err != nil {
		return nil
	}
	return slices.DeleteFunc(ivl.ThreadKinds(), func(k ivl.Kind) bool { return !checks.Kinds[k] })
}

// judgeThreads tells what is known of the properties of all threads together that no schedule violates: they hold if all schedules
// were executed.
func (v *verification) judgeThreads(prog *program, b *board.Board) {
	x, at := prog.Result.Explored, ivl.Pos{}
	if m, err := findEntry(prog.path, v.cfg); err == nil {
		at = ivl.Pos{Method: &ivl.Method{Class: m.Class.Name, Name: m.Name, Desc: m.Desc, Source: m.Class.SourceFile}, PC: -1}
		if m.Code != nil {
			at.Line = m.Code.Read().Line(0)
		}
	}
	for _, k := range threadKinds(v.cfg) {
		verdict, reason := result.Unknown, result.Because(x.Reason)
		switch {
		case x.Complete && k == ivl.Deadlock && x.Vague:
			reason = result.Because("some thread waits for a thread of the common pool, is parked, or waits for a timer: who waits for ever there is not known")
		case x.Complete:
			verdict, reason = result.Safe, result.Because(fmt.Sprintf("all schedules of its threads were executed (%s)", result.Count(x.States, "state", "states")))
		case x.Reason == "":
			reason = result.Because("only the schedules of a main without inputs are executed")
		}
		b.JudgeThreads(k, at, verdict, reason)
	}
}
