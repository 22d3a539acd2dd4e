package confirm

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/internal/engines/board"
	"github.com/jayverify/jayverify/internal/evidence/jvm"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
)

// Schedules searches for violations of a program with threads: on the JVM, with the threads one
// at a time, and with other switches between them in each run. What is found counts if another
// JVM ends in the same way with the same switches.
type Schedules struct {
	Path   *classfile.Path
	Main   *classfile.Method
	Checks reach.Checks
	Board  *board.Board
	Words  *Hunt // tells the texts and numbers of the program
	// Assumed says that proofs assume that threads run one at a time: a run may violate what they prove.
	Assumed bool

	runs    *Runs
	machine *jvm.Scheduler
	found   map[string]bool // failures that are repeated
	hier    *classfile.Hierarchy
}

const schedulesStep = "schedules on the JVM"

// Schedules begins the search, beside the engines; end waits for it. It takes no longer than span, and a
// little for the JVMs that repeat what was found.
func (j *Runs) Schedules(ctx context.Context, s Schedules, span time.Duration) (end func()) {
	if j.machine == nil || j.never {
		return func() {}
	}
	s.runs, s.found, s.hier = j, map[string]bool{}, classfile.NewHierarchy(s.Path)
	var done sync.WaitGroup
	var bugs bug.First
	done.Go(func() {
		bugs.Do(func() { s.Board.Step(schedulesStep, func() string { return s.search(ctx, time.Now().Add(span)) }) })
	})
	return func() {
		done.Wait()
		bugs.Panic()
	}
}

// Bounds of the search.
const (
	failuresPerSearch = 4
	afterFailure      = time.Second // for others, when one is repeated
	runsOfOneThread   = 300         // without a place at which threads meet, more lead to nothing
)

// search searches until end, and tells what came of it.
func (s *Schedules) search(ctx context.Context, end time.Time) string {
	scheduler, err := s.runs.machine.NewScheduler(s.Path, s.Main.Class.Name, s.Checks.Kinds[ivl.DataRace])
	if err != nil {
		return err.Error()
	}
	defer scheduler.Close()
	s.machine = scheduler
	if call := outreach(slices.DeleteFunc(scheduler.Called, ofThreads)); call != "" && s.runs.cfg.JVM != "always" {
		return fmt.Sprintf("none: the program calls %s(), which may have effects outside of it; --jvm=always runs it in spite of this", classfile.Dotted(call))
	}
	if i := slices.IndexFunc(scheduler.Called, differs); i >= 0 {
		return fmt.Sprintf("none: the program calls %s(), whose answer is another one where the scheduler is", classfile.Dotted(scheduler.Called[i]))
	}
	how := jvm.ScheduleSearch{Enough: 1, Deadlocks: s.Checks.Kinds[ivl.Deadlock], Races: s.Checks.Kinds[ivl.DataRace]}
	hunt := &jvm.Hunt{}
	s.Words.constants(hunt)
	how.Words, how.Numbers = hunt.Words, hunt.Numbers
	total, repeated, alone := 0, 0, false
	for ctx.Err() == nil && time.Until(end) > 100*time.Millisecond && len(s.found) < failuresPerSearch {
		how.Time, how.Runs = time.Until(end), 0
		if total == 0 {
			how.Runs = runsOfOneThread // then what threads share is known
		}
		if alone {
			how.Runs = 1
		}
		s.runs.before()
		r, err := scheduler.Search(ctx, how)
		if err != nil {
			if total == 0 {
				return err.Error()
			}
			break
		}
		total += max(r.Runs, 1)
		how.First, how.Hot, alone = how.First+max(r.Runs, 1), r.Hot, alone || r.Alone
		for _, x := range r.Found {
			if s.repeat(ctx, x) {
				repeated++
				how.Enough = failuresPerSearch
				end = minTime(end, time.Now().Add(afterFailure))
			}
		}
		if len(r.Hot) == 0 && len(r.Found) == 0 && !r.Alone && total >= runsOfOneThread {
			break
		}
	}
	return fmt.Sprintf("%s, %s with a failure that a JVM has repeated", result.Count(total, "run", "runs"), strconv.Itoa(repeated))
}

func minTime(a, b time.Time) time.Time {
	if b.Before(a) {
		return b
	}
	return a
}

// differs reports whether a method of the platform tells something that gates change: the time, which is the
// scheduler's, all threads of the virtual machine, or the calls of a thread.
func differs(method string) bool {
	switch method {
	case "java/lang/Thread.activeCount", "java/lang/Thread.enumerate", "java/lang/Thread.getAllStackTraces", "java/lang/Thread.getStackTrace",
		"java/lang/Thread.getId", "java/lang/Thread.threadId", "java/lang/Thread.dumpStack":
		return true
	}
	return strings.HasPrefix(method, "java/time/") && strings.HasSuffix(method, ".now") ||
		hasPrefix(method, []string{"java/time/Clock.", "java/lang/ThreadGroup.", "java/lang/StackWalker", "java/lang/management/"})
}

// ofThreads reports whether a method of the platform only has effects in the program: it starts threads,
// orders them, or the scheduler has another one in its place.
func ofThreads(method string) bool {
	switch method {
	case "java/lang/System.nanoTime", "java/lang/System.currentTimeMillis", "java/lang/System.exit", "java/lang/System.arraycopy",
		"java/lang/Runtime.exit", "java/lang/Runtime.halt":
		return true
	}
	return hasPrefix(method, []string{
		"java/lang/Thread.", "java/util/concurrent/", "java/util/Timer", "java/lang/invoke/LambdaMetafactory.", "java/lang/invoke/StringConcatFactory.",
		"java/lang/invoke/MethodHandles.", "java/lang/invoke/VarHandle.", "java/lang/runtime/ObjectMethods.",
	})
}

// repeat makes a run again, and tells of it if it fails in the same way and at a place that is not known
// to fail. It reports whether it has told.
func (s *Schedules) repeat(ctx context.Context, x *jvm.Schedule) bool {
	key := fmt.Sprint(x.Outcome, " in ", x.By)
	if s.found[key] || x.Outcome.Resources() || x.Outcome.Linkage() {
		return false
	}
	again, err := s.machine.Repeat(ctx, x)
	if err != nil || again == nil || again.By != x.By || again.Deadlock() != x.Deadlock() || again.Race() != x.Race() || again.Outcome.String() != x.Outcome.String() {
		return false
	}
	s.found[key] = true
	again.Args, again.Choices = x.Args, x.Choices
	p := s.property(again)
	if p == nil {
		return false
	}
	s.Board.FoundBySchedule(p, s.run(p, again))
	return true
}

// property is what a run violates: a check of the program for the main thread, or one for the
// place in another thread that its exception leaves. nil if nobody asks for it.
func (s *Schedules) property(x *jvm.Schedule) *ivl.Property {
	if len(x.Meets) > 0 {
		return s.ofThreads(x)
	}
	thrown := x.Outcome.Chain[0]
	if x.By == 0 && !s.Assumed {
		for _, p := range s.Words.Lowered.Program.Props {
			if p.Kind != ivl.Unsupported && p.Exception != "" && x.Outcome.Is(p, false) && s.Board.Verdict(p) != result.Unsafe && (!p.InCallee() || !thrown.ByProgram()) {
				return p
			}
		}
	}
	exception := strings.ReplaceAll(thrown.Class, ".", "/")
	kind := kindOf(exception, thrown.ByProgram())
	if !s.Checks.Wants(s.hier, kind, exception) {
		return nil
	}
	for _, f := range thrown.Frames {
		if !f.Program {
			continue
		}
		pos := s.at(f)
		p := &ivl.Property{ID: -1, Kind: kind, Exception: exception, Pos: pos}
		p.Name = fmt.Sprintf("%s.%s%s@%d:%s", pos.Method.Class, pos.Method.Name, pos.Method.Desc, pos.Line, kind)
		if x.By != 0 {
			p.Name += ".thread"
			p.Detail = "the exception ends a thread"
		}
		return p
	}
	return nil
}

func bit(b bool) int {
	if b {
		return 1
	}
	return 0
}

// ofThreads is the property that a deadlock or a data race violates.
func (s *Schedules) ofThreads(x *jvm.Schedule) *ivl.Property {
	p := &ivl.Property{ID: -1, Kind: ivl.Deadlock, Pos: s.at(x.Outcome.Chain[0].Frames[0])}
	if x.Race() {
		p.Kind = ivl.DataRace
	}
	p.Name = fmt.Sprintf("%s.%s%s@%d:%s", p.Pos.Method.Class, p.Pos.Method.Name, p.Pos.Method.Desc, p.Pos.Line, p.Kind)
	return p
}

// kindOf is the kind of the check that an exception violates.
func kindOf(exception string, byProgram bool) ivl.Kind {
	kinds := map[string]ivl.Kind{
		"java/lang/NullPointerException": ivl.NullDereference, "java/lang/ArrayIndexOutOfBoundsException": ivl.ArrayIndex,
		"java/lang/ClassCastException": ivl.ClassCast, "java/lang/ArithmeticException": ivl.DivisionByZero,
		"java/lang/NegativeArraySizeException": ivl.NegativeArraySize, "java/lang/ArrayStoreException": ivl.ArrayStore,
	}
	if exception == "java/lang/AssertionError" {
		return ivl.AssertionError
	}
	if k, ok := kinds[exception]; ok && byProgram {
		return k
	}
	return ivl.UncaughtException
}

// at is the place of a frame.
func (s *Schedules) at(f jvm.Frame) ivl.Pos {
	name := strings.ReplaceAll(f.Class, ".", "/")
	m := &ivl.Method{Class: name, Name: f.Method}
	if c, err := s.Path.Class(name); err == nil {
		m.Source = c.SourceFile
		for _, x := range c.Methods {
			if x.Name != f.Method || x.Code == nil {
				continue
			}
			lines := x.Code.Read().Lines
			if m.Desc == "" || slices.ContainsFunc(lines, func(l classfile.Line) bool { return l.Line == f.Line }) {
				m.Desc = x.Desc
			}
		}
	}
	return ivl.Pos{Method: m, PC: -1, Line: f.Line}
}

// run is what a report tells of a run.
func (s *Schedules) run(p *ivl.Property, x *jvm.Schedule) *result.Counterexample {
	c := &result.Counterexample{
		Schedule: &result.Schedule{Threads: x.Threads, Ends: x.By},
		JVM:      &result.JVMRun{Confirmed: true, Exception: x.Outcome.Chain[0].Class, Trace: x.Outcome.Trace},
	}
	for _, f := range x.Outcome.Chain[0].Frames {
		if f.Program {
			c.Stack = append(c.Stack, s.at(f))
		}
	}
	methods := map[string]*ivl.Method{}
	for _, e := range x.Events {
		site := s.machine.Sites.All[e[1]]
		if !s.machine.Has(site.Class) {
			continue
		}
		key := site.Class + "." + site.Method + site.Desc
		m := methods[key]
		if m == nil {
			m = &ivl.Method{Class: site.Class, Name: site.Method, Desc: site.Desc, Source: s.source(site.Class)}
			methods[key] = m
		}
		c.Schedule.Add(e[0], ivl.Pos{Method: m, PC: -1, Line: site.Line}, site.What)
	}
	slices.SortStableFunc(x.Meets, func(a, b jvm.Meeting) int { // whom the report is about comes last
		return cmp.Compare(bit(a.Thread == x.By), bit(b.Thread == x.By))
	})
	for _, w := range x.Meets {
		what := "waits for ever"
		if w.Site >= 0 {
			what = s.machine.Sites.All[w.Site].What + ", in no order"
		}
		c.Schedule.Add(w.Thread, s.at(w.Frame), what)
	}
	if len(x.Meets) > 0 { // nothing is thrown
		c.JVM.Exception, c.JVM.Trace, c.Stack = "", nil, nil
	} else {
		c.Schedule.Add(x.By, p.Pos, "throws "+x.Outcome.Chain[0].Class)
	}
	c.Schedule.Shorten()
	for _, st := range c.Schedule.Steps {
		c.Path = append(c.Path, st.Pos)
	}
	if len(x.Args) > 0 {
		var words []string
		for _, a := range x.Args {
			words = append(words, strconv.Quote(a))
		}
		c.Call = classfile.Dotted(s.Main.Class.Name) + ".main(new String[]{" + strings.Join(words, ", ") + "})"
	}
	for _, v := range x.Choices {
		if v.What != "notify" {
			c.Inputs = append(c.Inputs, result.InputValue{Input: &ivl.Input{Kind: ivl.Environment, Name: v.What}, Value: strconv.FormatInt(v.Value, 10), Step: -1})
		}
	}
	return c
}

func (s *Schedules) source(class string) string {
	if c, err := s.Path.Class(class); err == nil {
		return c.SourceFile
	}
	return ""
}
