package engine

import (
	"testing"

	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/ivl"
)

// TestOnlyThoseThatKnowThreads: where threads may run at any time, each engine of the table is idle but those of
// knowThreads. So none that works on one schedule closes a check.
func TestOnlyThoseThatKnowThreads(t *testing.T) {
	k := tinyKit(config.Config{}, &ivl.Program{})
	table := Table(k)
	if _, is := table[portfolio.AbstractInterpreter].(*abstract); !is {
		t.Fatal("a program with one thread has no abstract interpreter")
	}
	keepThose(table, knowThreads(k))
	for name, e := range table {
		_, rests := e.(idle)
		_, knows := e.(*allThreads)
		if name == portfolio.AbstractInterpreter && !knows || name != portfolio.AbstractInterpreter && !rests {
			t.Errorf("%s is a %T", name, e)
		}
	}
	if out := table[portfolio.Race].Try(t.Context(), Goal{}); out.Decided || out.Enough || out.Err != nil {
		t.Errorf("an idle engine answers %v", out)
	}
}

// TestOnlyThoseThatKnowSchedules: where all schedules were executed, nothing but that closes a check, and only if they were.
func TestOnlyThoseThatKnowSchedules(t *testing.T) {
	k := tinyKit(config.Config{}, &ivl.Program{})
	table := Table(k)
	keepThose(table, knowSchedules(k))
	for name, e := range table {
		_, rests := e.(idle)
		_, knows := e.(*allSchedules)
		if name == portfolio.Interpreter && !knows || name != portfolio.Interpreter && !rests {
			t.Errorf("%s is a %T", name, e)
		}
	}
	if out := table[portfolio.Interpreter].Try(t.Context(), Goal{}); out.Decided {
		t.Error("schedules that were not executed decide")
	}
}
