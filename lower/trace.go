package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// The names of the inputs that have to do with stack traces of exceptions, in a
// program that is executed.
const (
	TraceConstructed = "the stack trace of a constructed exception" // is noted here
	TraceRaised      = "the stack trace of an exception of the JVM" // is noted here
	TraceNext        = "the next number of a stack trace"
)

// traced emits that exception x has the stack trace of this place: its constructor runs, or the
// JVM has made it.
func (w *world) traced(b *builder, x ivl.Term, constructed bool) {
	if !w.prog.Traces {
		return
	}
	name := TraceRaised
	if constructed {
		name = TraceConstructed
	}
	n := b.local("trace", ivl.Int)
	b.add(&ivl.Havoc{X: n, Input: w.traceInput(name), Of: x, Pos: b.at})
}

// traceInput returns the input with one of these names.
func (w *world) traceInput(name string) *ivl.Input {
	if w.traces[name] == nil {
		if w.traces == nil {
			w.traces = map[string]*ivl.Input{}
		}
		w.traces[name] = &ivl.Input{ID: len(w.inputs), Kind: ivl.CallStack, Name: name}
		w.inputs = append(w.inputs, w.traces[name])
	}
	return w.traces[name]
}

// notesTrace is ExecuteThrowable.$note(t).
func notesTrace(e *emitter, in *ssa.Call, _ *classfile.Method) {
	e.w.traced(e.builder, e.value(in.Args[0]), true)
}

// nextOfTrace is ExecuteThrowable.$trace(t).
func nextOfTrace(e *emitter, in *ssa.Call, _ *classfile.Method) {
	e.add(&ivl.Havoc{X: e.variable(in), Input: e.w.traceInput(TraceNext), Of: e.value(in.Args[0]), Pos: e.at})
}
