package confirm

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/internal/engines/board"
	"github.com/jayverify/jayverify/internal/engines/harness"
	"github.com/jayverify/jayverify/internal/evidence/jvm"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/contract"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
	"github.com/jayverify/jayverify/ssa"
)

// Hunt searches for violations of a program whose entry is a harness, on the JVM itself: it
// has the code without a model, and makes many thousand runs a second. A run that is found
// is repeated in a JVM of its own, and counts if it fails there, too.
type Hunt struct {
	World    *harness.Harness   // it is called; the program's entry is it, or the method that it calls
	Contract *contract.Contract // of that method, which callers keep to; nil if contracts are ignored
	Ordinary bool               // the arguments are ordinary
	Lowered  *lower.Result
	Board    *board.Board

	runs *Runs
}

// Hunt searches beside the engines: see Start.
func (j *Runs) Hunt(h Hunt) *Hunt {
	h.runs = j
	j.PutInFront(h.World.Files)
	return &h
}

// Start begins the search at a time, beside the engines, if something is unknown then. end
// waits for it; if it has not begun, it begins at once. It takes no longer than span, and a
// little for the JVMs that repeat what was found.
func (h *Hunt) Start(ctx context.Context, at time.Time, span time.Duration) (end func()) {
	if !h.runs.allowed() {
		if h.runs.why != "" {
			h.Board.Tell(result.Step{Name: huntStep, Outcome: "none: " + h.runs.why})
		}
		return func() {}
	}
	ctx, cancel := context.WithCancel(ctx)
	timer := time.NewTimer(time.Until(at))
	over := make(chan struct{})
	var done sync.WaitGroup
	var bugs bug.First
	done.Go(func() {
		select {
		case <-timer.C:
		case <-over:
		case <-ctx.Done():
			return
		}
		bugs.Do(func() { h.search(ctx, span) })
	})
	return func() {
		timer.Stop()
		close(over)
		if !h.wanted() {
			cancel()
		}
		done.Wait()
		cancel()
		bugs.Panic()
	}
}

// wanted reports whether something is unknown.
func (h *Hunt) wanted() bool {
	return slices.ContainsFunc(h.Lowered.Program.Props, func(p *ivl.Property) bool { return h.Board.Verdict(p) == result.Unknown })
}

const huntStep = "runs on the JVM with any values"

// huntedRuns bounds the runs that are repeated.
const huntedRuns = 8

// search searches, and settles what is violated.
func (h *Hunt) search(ctx context.Context, span time.Duration) {
	if !h.wanted() {
		return
	}
	h.Board.Step(huntStep, func() string {
		h.runs.before()
		found, runs, err := h.runs.machine.Search(ctx, h.hunt(span))
		if err != nil {
			return err.Error()
		}
		repeated, confirmed := 0, 0
		for _, c := range found {
			if repeated >= huntedRuns || ctx.Err() != nil {
				break
			}
			if h.property(c.Outcome, false) == nil {
				continue
			}
			repeated++
			if h.repeat(ctx, c.Script) {
				confirmed++
			}
		}
		return fmt.Sprintf("%s; exceptions left the method at %s; %d repeated, %d new violations",
			result.Count(runs, "run", "runs"), result.Count(len(found), "place", "places"), repeated, confirmed)
	})
}

// repeat makes a run in a JVM of its own. It reports whether it violates a property that was
// not known to be violated.
func (h *Hunt) repeat(ctx context.Context, script *jvm.Script) bool {
	out, err := h.runs.try(ctx, script)
	if err != nil {
		return false
	}
	p := h.property(out, true)
	chain, ok := h.World.Chain(script)
	if p == nil || !ok || chain.Open || h.refused(out.Chain[0]) {
		return false
	}
	if h.Ordinary && h.Contract.Outside(chain.Lines[len(chain.Lines)-1]) {
		return false
	}
	script.Chain = chain
	run := &result.Counterexample{Stack: h.stack(p, out.Chain[0]), Call: strings.Join(chain.Lines, " "), Calls: chain.Lines}
	run.Package, run.Source = script.Statements()
	r := &jvmRun{prop: p, run: run, script: script, out: out}
	if run.JVM, _ = r.judge(h.runs.cfg.Ints, h.runs.assumed); !run.JVM.Confirmed {
		return false
	}
	h.Board.Repeated(p, run)
	h.runs.addCase(p, script)
	return true
}

// property is the one that a run on the JVM violates, nil if there is none, or one of its
// line is known to be violated. A stack trace tells lines alone: of several checks of a
// line that fail in the same way the first that is unknown is taken. whole says that the trace has
// the frames of the platform, too, which a search leaves out: they tell whether a call has failed.
func (h *Hunt) property(out *jvm.Outcome, whole bool) *ivl.Property {
	var found *ivl.Property
	for _, p := range h.Lowered.Program.Props {
		if p.Kind == ivl.Unsupported || p.Exception == "" || !out.Is(p, false) || whole && p.InCallee() && out.Chain[0].ByProgram() {
			continue
		}
		switch v := h.Board.Verdict(p); {
		case v == result.Unsafe:
			return nil
		case found == nil, v == result.Unknown && h.Board.Verdict(found) != result.Unknown:
			found = p
		}
	}
	return found
}

// refused reports whether an explicit check of the method's contract has thrown: its
// caller has broken the contract.
func (h *Hunt) refused(t jvm.Thrown) bool {
	if h.Contract == nil {
		return false
	}
	m := h.World.Target
	for _, k := range h.Contract.Throws {
		if k.Check == nil || strings.ReplaceAll(k.Check.Exception, "/", ".") != t.Class || m.Code == nil {
			continue
		}
		line := m.Code.Read().Line(k.Check.PC)
		if slices.ContainsFunc(t.Frames, func(f jvm.Frame) bool {
			return f.Method == m.Name && f.Class == strings.ReplaceAll(m.Class.Name, "/", ".") && (f.Line == line || line <= 0)
		}) {
			return true
		}
	}
	return false
}

// stack is the stack of a run that a JVM has made: the violated property first, then the
// calls, of which only the lines are known. Code of the platform and the harness is left out.
func (h *Hunt) stack(p *ivl.Property, t jvm.Thrown) []ivl.Pos {
	stack := []ivl.Pos{p.Pos}
	first := true
	for _, f := range t.Frames {
		if !f.Program {
			continue
		}
		if first { // it is the property's
			first = false
			continue
		}
		m := h.methodAt(f)
		if m == nil || indy.IsHarness(m.Class) {
			continue
		}
		stack = append(stack, ivl.Pos{Method: m, PC: -1, Line: f.Line})
	}
	return stack
}

// methodAt is the method of a frame: of several of its name the one that has the line.
func (h *Hunt) methodAt(f jvm.Frame) *ivl.Method {
	for _, fn := range h.Lowered.Funcs {
		m := fn.Method
		if m.Name != f.Method || strings.ReplaceAll(m.Class.Name, "/", ".") != f.Class {
			continue
		}
		for _, b := range fn.Blocks {
			if slices.ContainsFunc(b.Instrs, func(in ssa.Instr) bool { return fn.Line(in.PC()) == f.Line }) {
				return &ivl.Method{Class: m.Class.Name, Name: m.Name, Desc: m.Desc, Source: m.Class.SourceFile}
			}
		}
	}
	return nil
}

// hunt is what is searched.
func (h *Hunt) hunt(span time.Duration) *jvm.Hunt {
	x := &jvm.Hunt{Class: h.World.Class, Method: h.World.Entry.Name, Desc: h.World.Entry.Desc, Time: span}
	h.constants(x)
	return x
}

// constants adds the texts and numbers of the program's own code.
func (h *Hunt) constants(x *jvm.Hunt) {
	words, numbers := map[string]bool{}, map[int64]bool{}
	for _, fn := range h.Lowered.Funcs {
		if fn.Method.Class.Origin.Platform || indy.IsHarness(fn.Method.Class.Name) {
			continue
		}
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				for _, v := range in.Operands() {
					c, ok := v.(*ssa.Const)
					switch {
					case !ok:
					case c.Typ.IsRef():
						if c.String != "" && c.Pool == nil && len(c.String) <= longestWord {
							words[c.String] = true
						}
					case c.Bits == 0:
						numbers[c.Int] = true
					}
				}
				if s, ok := in.(*ssa.Switch); ok {
					for _, k := range s.Keys {
						numbers[int64(k)] = true
					}
				}
			}
		}
	}
	x.Words, x.Numbers = slices.Sorted(maps.Keys(words)), slices.Sorted(maps.Keys(numbers))
}

// longestWord bounds the texts of the program that a search uses.
const longestWord = 60
