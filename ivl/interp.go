package ivl

import (
	"context"
	"fmt"
)

// Result says how a run ended.
type Result uint8

// The results of a run.
const (
	Finished     Result = iota // the entry procedure returned
	Stopped                    // a Stop
	Violated                   // an Assert was false: Outcome.Prop
	Blocked                    // an Assume was false
	StepLimit                  // Options.MaxSteps
	DepthLimit                 // Options.MaxDepth
	MemLimit                   // Options.MaxBytes
	Interrupted                // the context ended
	Inconclusive               // the run needs an input that is missing, or a predicate
	Broken                     // the program does something that lowering must exclude: a bug of lowering or a pass
)

var resultNames = [...]string{"finished", "stopped", "violated", "blocked", "step limit", "depth limit", "memory limit", "interrupted", "inconclusive", "broken"}

// String returns the result in words, e.g. "step limit".
func (r Result) String() string {
	if int(r) < len(resultNames) {
		return resultNames[r]
	}
	return fmt.Sprintf("Result(%d)", uint8(r))
}

// Options bound and observe a run. The zero Options run without inputs, to
// the end.
type Options struct {
	Inputs    Inputs // nil: a run that needs one is Inconclusive
	MaxSteps  int64  // statements and terminators; 0 is no limit; a run stops at the end of a block at the latest
	MaxDepth  int    // calls that have not returned; 0 is 100,000
	MaxBytes  int64  // all objects ever allocated, as the interpreter counts them, in bytes; 0 is 1 GiB
	MaxOutput int    // bytes of recorded output; 0 is 1 MiB, negative records none
	NoRecord  bool   // Outcome.Consumed stays empty
	// Trace, if not nil, is called before each statement, and before the
	// terminator with i = len(b.Stmts). It makes runs slower.
	Trace func(p *Proc, b *Block, i int)
	// Watch, if not nil, is called where Trace is, after it, and may look at the
	// variables and objects.
	Watch func(v *View, p *Proc, b *Block, i int)
}

// Outcome says how a run ended and what was recorded.
type Outcome struct {
	Result    Result
	Prop      *Property  // Violated: which
	Pos       Pos        // of the statement the run ended at
	Stack     []Frame    // where the run ended, innermost first; empty when Finished
	Reason    string     // of MemLimit, Inconclusive, Broken: one sentence
	Consumed  []Consumed // what came from outside, in order
	Uncertain bool       // some value came from an Input that is Unmodelled or Internal, or was contents
	Output    string     // of the Output statements
	Truncated bool       // there was more output
	Steps     int64      // statements and terminators executed; whole blocks count where a run ends inside one
	Reached   []bool     // by Property.ID: some Assert of it was executed
	Visited   []bool     // by the index in Machine.Blocks: the block was entered
}

// Machine is a compiled program. It is immutable: any number of runs may use
// it, also at the same time.
type Machine struct {
	prog    *Program
	procs   map[string]*procCode
	globals frameSize
	inits   []globalInit
	blocks  []*Block
	classes map[*Class]*layout
	fields  map[*Field]place
	lowest  int64 // ids of external objects start below
}

type globalInit struct {
	v    *Var
	at   place
	init Term
}

// Blocks returns all blocks of the program, procedure by procedure; the index
// is that of Outcome.Visited.
func (m *Machine) Blocks() []*Block { return m.blocks }

// Run executes p once; see Machine.Run. The error is that of Compile.
func Run(ctx context.Context, p *Program, opts Options) (Outcome, error) {
	m, err := Compile(p)
	if err != nil {
		return Outcome{}, err
	}
	return m.Run(ctx, opts), nil
}

// Run executes the program once from the start. It is deterministic: the same
// inputs give the same outcome. The documentation of the statements' and operators'
// types gives their meaning. In addition:
//
//   - locals start as zero, false, null and 0.0, and so do the immutable
//     fields of a new object before their Init
//   - integers are unbounded; a value that leaves the range of the variable,
//     field, element, parameter or result it goes to is Broken
//   - NaNs are canonical (0x7fc00000, 0x7ff8000000000000)
//   - a pull or push of null, of an object of another class, or of an index out
//     of range is Broken; so is the length of what is no array
//   - external objects and object constants have arbitrary contents: Inputs is
//     asked when the run first looks at a field or element
//   - an integer of more than 2^20 bits is a MemLimit
//   - AssumePred and AssertPred cannot be executed: Inconclusive
func (m *Machine) Run(ctx context.Context, opts Options) Outcome {
	s := newState(ctx, m, opts)
	s.start()
	s.loop()
	return s.outcome()
}
