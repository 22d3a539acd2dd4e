package spaceinv

import (
	"github.com/jayverify/jayverify/ivl"
)

// encoder holds what all procedures share.
type encoder struct {
	freeReads bool // see Options
	in        *ivl.Program
	shapes    *shapes
	comps     map[*ivl.Var][]*ivl.Var // components of reference variables, globals and the current procedure's
	names     map[string]bool         // names of globals
	alloc     *ivl.Var                // nil with ArbitraryIDs
	exist     []*ivl.Class            // classes of which objects can exist, in the order of Program.Classes
	external  map[*ivl.Class]bool     // those of them with objects the program does not allocate
	sites     map[*ivl.Class][]int    // where objects of a class are allocated
	literals  []*ivl.ObjLit           // each object once
	preds     map[*ivl.Class]*ivl.Pred
	tuples    map[*ivl.Class]*ivl.Pred
	outs      []*ivl.Pred
	internal  *ivl.Input
}
