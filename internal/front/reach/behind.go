package reach

import (
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// CheckPlace is where a property is checked.
type CheckPlace struct {
	Method *Method
	Instr  ssa.Instr // nil: at the beginning of the method
	After  bool      // after a call or a cut that the instruction makes
	// Whole says that the method is a class initialiser, and that it is checked before and
	// after it runs.
	Whole bool
}

// Thrown connects an allocation site of exceptions with the property that
// such an exception does not leave the entry.
type Thrown struct {
	Site int
	Prop *ivl.Property
}

// cutGraph makes Cuts.
type cutGraph struct {
	*handing
	checkedAt map[*ivl.Property]CheckPlace
	thrown    []Thrown
	// As for newCuts.
	nodes   []cutNode
	sources map[int]int32
	checks  [][]int32

	cuts   map[ssa.Instr][]int // properties of kind Unsupported, by the instruction that has the cut
	wanted map[ssa.Instr]bool  // the instructions that check a property
	// The nodes before and after the instructions that are wanted.
	before, after map[ssa.Instr]int32
	entry, exit   map[*Method]int32
	inits         map[ssa.Instr][]*Method
	sites         map[ssa.Instr][]*CallSite

	types, statics map[string]int32 // possible calls on an object of that class, and of that class or a subclass
	texts          map[string]int32 // possible calls that turn such an object into text
	everything     int32            // calls every method; -1 until needed
	showing        int32            // calls that turn an exception of the program into text; -1 until needed
	rethrown       map[string]int32 // an exception that was made before is thrown, by static class
	thrownNew      map[*ssa.New][]int32

	// Exceptions that were raised in a block or its callees, in a method or its
	// callees, and those that a handler has caught.
	raisedIn map[*ssa.Block]int32
	whole    map[*Method]int32
	caught   map[*ssa.Block]int32
}

// node makes a node.
func (g *cutGraph) node() int32 {
	g.nodes = append(g.nodes, cutNode{})
	return int32(len(g.nodes) - 1)
}

// then adds that a run goes from one node to others.
func (g *cutGraph) then(from int32, to ...int32) {
	g.nodes[from].next = append(g.nodes[from].next, to...)
}

// call adds that methods are called at a node, and go on at another one.
func (g *cutGraph) call(from, to int32, ms ...*Method) {
	for _, m := range ms {
		g.nodes[from].calls = append(g.nodes[from].calls, g.entry[m])
		g.nodes[g.exit[m]].returns = append(g.nodes[g.exit[m]].returns, to)
	}
}
