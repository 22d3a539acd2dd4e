package lower

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// Result is a lowered program with further results of the lowering.
type Result struct {
	Program *ivl.Program
	// Caught has the properties of a harness that nothing can violate: it catches the
	// exceptions of the code that only builds objects.
	Caught map[*ivl.Property]bool
	// Throws has the bytecode offset of the only instruction that throws the exception of a
	// property, where the place of the property is the allocation. In another lowering of the program, in
	// which nothing catches the exception, the place is that instruction.
	Throws map[*ivl.Property]int
	// Acceptable has the kind of the assumption under which a feature is supported behind calls back, by the
	// property that stands for the feature.
	Acceptable map[*ivl.Property]string
	// GivesUp has the features that a model does not follow. That no run gets there is a fact about objects of the model, which
	// engines may prove; what lies behind a call of code without a body does not depend on their strength.
	GivesUp map[*ivl.Property]bool
	// Tells says of calls in methods of the program whether the checks at the call are all that it throws, but for what
	// methods of the program throw that it runs. It is for programs in which code without a body may call back and models
	// do not stay.
	Tells   map[CallAt]bool
	Entry   string              // CLASS.METHOD+DESCRIPTOR of the entry method
	assumed []assumed           // see Assuming
	Hints   map[*ivl.Input]Hint // for searching runs; inputs without a hint have none
	Stats   Stats
	Funcs   []*ssa.Func // the methods lifted, in the order found; for --dump=ssa
	Foreign []string    // methods without body or model that some method calls, CLASS.METHOD with slashes, sorted
	Missing []string    // of LowerAll: classes that were not found, sorted
	// Locals are variables of the program's source, by the block in which they
	// get a value, in the order of execution.
	Locals map[*ivl.Block][]Local
	// Apart has the procedures of models of holders (package jdk), the one that gives the number of a constant of
	// an enum, and constructors of exceptions if some exception overrides what they call. Analyses that do not tell
	// their calls apart mix what different objects hold, different enums, or what exceptions do; see transforms.InlineOf.
	Apart map[string]bool
	// Raised has the properties of exceptions that travel as values, by the site that allocates them.
	Raised map[int]*ivl.Property
	// Closed says that the program reads no static fields that code outside may have changed before, nor objects that
	// they refer to. So a static method that takes no objects does what it does whatever has run before.
	Closed bool
	// SelfContained is the same with all arguments, see reach.Program.
	SelfContained bool
	// Statics and Fields have the fields of a program that is made to be executed, by what holds them.
	Statics map[*ivl.Var]*classfile.Field
	Fields  map[*ivl.Field]*classfile.Field
	// Constant and Alike have the procedures of initialisations of which runs have shown the same as reach.InitialiserRuns says; Path is
	// that of these runs.
	Constant, Alike map[string]bool
	Path            reach.Path
	// Provider is a class of which LowerClient assumes that the JDK makes no objects by itself (jdk.Services); "" if there is none.
	Provider string
	handed   *reach.Handed
	// Escapes has, of a program of LowerExact, the allocations whose objects a check keeps from code without a body.
	Escapes    map[*ivl.Property]reach.Allocation
	exact      bool            // see Exact
	Threads    *ivl.Threads    // of LowerSchedules
	Explored   ivl.Explored    // of its schedules, and of a program for which that was tried
	interfered bool            // see Interfered
	escapesOwn []*ivl.Property // the same of objects that can only be the program's
	hides      string          // see reach.HidesObjects
	Cuts       *reach.Cuts     // nil if everything is supported, and for LowerAll
}

// CallAt is the place of a call in a method of the program.
type CallAt struct {
	Class, Method, Desc string
	PC                  int
}

// CallAtPos is the place of a call at a position.
func CallAtPos(p ivl.Pos) CallAt { return CallAt{p.Method.Class, p.Method.Name, p.Method.Desc, p.PC} }

// Stats counts what was lowered.
type Stats struct{ Classes, Methods, Instructions int }

// Local says that a variable of the Java source has a value when a run gets to
// a statement. A variable that only holds constants, or the value of another,
// is not a variable of the IVL; Local describes it, too.
type Local struct {
	At         int // the statement in its block, len(Stmts) for the terminator
	Name, Desc string
	// Value is a variable of the procedure, or a literal; an ObjLit may be one
	// that the program does not have.
	Value ivl.Term
	Pos   ivl.Pos // of the assignment; of the method for its parameters
}

// Hint is an interval of values that random runs should try for an input: the
// assumption right after the input, or values that make short runs.
type Hint struct {
	Lo, Hi int64
	Only   bool // no run goes on with another value
	Rising bool // nor with one below the last value of an input that is Rising, too
}

// Note is an assumption that a SAFE rests on, with the places that need it.
type Note struct {
	Kind string // "unmodelled", "no-throw", "platform-state", "comparator", "linkage", "virtual-machine", "array-class", "default-locale", "argument-contents", "map-entry", "callback", "reflection", "threads"
	Text string
	Pos  ivl.Pos // the first place
	N    int     // how many places
	// Places are all of them.
	Places []ivl.Pos
}

// notes gathers assumptions; those of equal kind and text are one.
type notes struct {
	made []assumed
	// places returns the places of the program that need the code at a position.
	places func(ivl.Pos) []place
}

// assumed is one point of the lowered program that makes an assumption.
type assumed struct {
	kind, text string
	block      *ivl.Block // a run that needs the assumption enters this block
	places     []ivl.Pos  // of the program, in its order
}

// place is where the program calls the library.
type place struct {
	pos  ivl.Pos
	name string // of the method called, CLASS.METHOD with dots
}

// Assuming lists the assumptions of the program that matter if runs enter only
// blocks that reached accepts; nil accepts all. A place counts when some block
// at its position is accepted.
func (r *Result) Assuming(reached func(*ivl.Block) bool) []*Note {
	at := r.blocksAt()
	var list []*Note
	index := map[[2]string]*Note{}
	seen := map[[2]string]map[ivl.Pos]bool{}
	for _, a := range r.assumed {
		if reached != nil && !reached(a.block) {
			continue
		}
		key := [2]string{a.kind, a.text}
		if seen[key] == nil {
			seen[key] = map[ivl.Pos]bool{}
		}
		for _, pos := range placesIn(a.places, at, reached) {
			if seen[key][pos] {
				continue
			}
			seen[key][pos] = true
			if index[key] == nil {
				index[key] = &Note{Kind: a.kind, Text: a.text, Pos: pos}
				list = append(list, index[key])
			}
			index[key].N++
			index[key].Places = append(index[key].Places, pos)
		}
	}
	return list
}

// BlocksOf returns the blocks that runs enter which need an assumption of a kind.
func (r *Result) BlocksOf(kind string) map[*ivl.Block]bool {
	of := map[*ivl.Block]bool{}
	for _, a := range r.assumed {
		if a.kind == kind {
			of[a.block] = true
		}
	}
	return of
}

// NeedsAll reports whether runs that have entered these blocks need all assumptions, at all of
// their places. Then Assuming leaves out none for blocks that runs may enter.
func (r *Result) NeedsAll(entered func(*ivl.Block) bool) bool {
	at := r.blocksAt()
	return !slices.ContainsFunc(r.assumed, func(a assumed) bool {
		return !entered(a.block) || slices.ContainsFunc(a.places, func(p ivl.Pos) bool { return !slices.ContainsFunc(at[p], entered) })
	})
}

// placesIn returns the places that reached accepts. If it accepts none, the code that needs the
// assumption cannot be identified by its position, and all places count.
func placesIn(all []ivl.Pos, at map[ivl.Pos][]*ivl.Block, reached func(*ivl.Block) bool) []ivl.Pos {
	if reached == nil {
		return all
	}
	var some []ivl.Pos
	for _, p := range all {
		for _, b := range at[p] {
			if reached(b) {
				some = append(some, p)
				break
			}
		}
	}
	if len(some) == 0 {
		return all
	}
	return some
}

// AssumingBlocks returns the blocks for which Assuming calls reached, in the
// order of the program.
func (r *Result) AssumingBlocks() []*ivl.Block {
	at := r.blocksAt()
	wanted := map[*ivl.Block]bool{}
	for _, a := range r.assumed {
		wanted[a.block] = true
		for _, p := range a.places {
			for _, b := range at[p] {
				wanted[b] = true
			}
		}
	}
	var blocks []*ivl.Block
	for _, q := range r.Program.Procs {
		for _, b := range q.Blocks {
			if wanted[b] {
				blocks = append(blocks, b)
			}
		}
	}
	return blocks
}

// blocksAt finds the blocks that hold code of the places of assumptions.
func (r *Result) blocksAt() map[ivl.Pos][]*ivl.Block {
	at := map[ivl.Pos][]*ivl.Block{}
	for _, a := range r.assumed {
		for _, p := range a.places {
			at[p] = nil
		}
	}
	if len(at) == 0 {
		return at
	}
	for _, q := range r.Program.Procs {
		for _, b := range q.Blocks {
			add := func(p ivl.Pos) {
				bs, wanted := at[p]
				if wanted && (len(bs) == 0 || bs[len(bs)-1] != b) {
					at[p] = append(bs, b)
				}
			}
			for _, s := range b.Stmts {
				add(s.Position())
			}
			add(b.Term.Position())
		}
	}
	return at
}
