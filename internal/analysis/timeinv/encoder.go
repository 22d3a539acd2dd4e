package timeinv

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/spaceinv"
)

// encoder holds what all procedures share.
type encoder struct {
	Encoding
	h        *spaceinv.Heap
	names    map[string]bool // of globals, procedures' variables and predicates
	globals  []*ivl.Var
	preds    []*ivl.Pred
	internal *ivl.Input

	timed      func(*ivl.Class) bool // classes whose objects are treated; the others have space invariants
	unwritten  map[*ivl.Class]bool   // of which an object can be read before it is written
	anyObjects bool                  // references may be to objects that the program did not allocate, of any class

	inputs  []*ivl.Var               // the global inputs: `in`
	inputOf map[*ivl.Havoc]*ivl.Var  // the choices that are global inputs
	serial  map[*ivl.Havoc]*series   // the choices that are elements of one
	clocks  []*clock                 // each once
	heaps   map[*ivl.Pred]*heap      // by the space invariant, of classes that are treated; nil values: classes without mutable fields
	tuples  map[*ivl.Pred]*ivl.Pred  // with the inputs as further arguments
	tags    map[ivl.Stmt]int         // numbers of reads and writes, from 1
	setup   []ivl.Stmt               // what the entry begins with
	scope   []*ivl.Var               // V: variables that reads carry, of all procedures
	inScope map[*ivl.Proc][]*ivl.Var // V: those of one procedure
}

// clock is what is counted and tracked for all classes or, with P, for one.
type clock struct {
	reads  *ivl.Var // how many there were
	writes *ivl.Var // how many there were
	la, li *ivl.Var // the tracked address: an id, and an index for arrays, nil without any
	cl     *ivl.Var // writes at the last one to the tracked address, 0 before
	tag    *ivl.Var // T: number of the statement that wrote there last
	read   *ivl.Pred
}

// heap is the encoding of the objects of one class.
type heap struct {
	class    *ivl.Class
	object   int        // how many arguments of the invariant are the object's tuple
	index    int        // 1 for arrays: the index comes next
	clock    *clock     //
	fresh    bool       // objects of the class can be read before they are written: they hold default values
	existing bool       // objects of the class exist that the program did not allocate: their contents at the start satisfy the space invariant
	init     *ivl.Pred  // the space invariant
	obj      *ivl.Pred  // R: over reads; otherwise W
	only     []*derived // by field: components that predicates do not need
	last     []*ivl.Var
	cacheID  *ivl.Var // C: the object in the cache, 0 for none; cacheIx its index
	cacheIx  *ivl.Var
	cache    []*ivl.Var

	// For kind Arrays: the fields, their contents at the start (nil if not
	// needed), and the assertions about contents of objects from outside.
	fields, before []*ivl.Var
	outside        []*ivl.AssertPred
	immutable      bool // the fields are those of tuples
}

// derived says that a component of a reference is known from its id: all
// objects to which it can refer have the same type, or the same site.
type derived struct {
	id    int // position of the id among the values
	value ivl.Term
}

// carried returns the terms without the components that predicates do not need.
func carried[T any](hp *heap, values []T) []T {
	var out []T
	for i, v := range values {
		if hp.only[i] == nil {
			out = append(out, v)
		}
	}
	return out
}

// addressed returns an object's tuple without its second component, the allocSite.
func addressed[T any](tuple []T) []T { return append(slices.Clone(tuple[:1]), tuple[2:]...) }

// existing reports whether s describes objects that the program did not
// allocate: the id is bound or, for the elements of a constant, a negative
// literal. Without bound variables s is a write, also to a constant.
func existing(s *ivl.AssertPred) bool {
	switch id := s.Args[0].(type) {
	case *ivl.IntLit:
		return id.V.Sign() < 0 && len(s.Forall) > 0
	case *ivl.Var:
		return slices.Contains(s.Forall, id)
	}
	return false
}

// when words the indices of a predicate.
func (e *encoder) when(access string) string {
	switch {
	case e.NoCounter && len(e.inputs) > 0:
		return "input and " + access
	case e.NoCounter:
		return access
	case len(e.inputs) > 0:
		return "input and " + access + " counter"
	}
	return access + " counter"
}

func (e *encoder) pred(name, doc string, types ...[]ivl.Type) *ivl.Pred {
	q := &ivl.Pred{Name: e.unused(name), Params: slices.Concat(types...), Doc: doc}
	e.preds = append(e.preds, q)
	return q
}

func (e *encoder) inputTypes() []ivl.Type {
	var ts []ivl.Type
	for _, v := range e.inputs {
		ts = append(ts, v.Typ)
	}
	return ts
}

func (e *encoder) inputTerms() []ivl.Term { return terms(e.inputs) }

func (e *encoder) counterTypes(n int) []ivl.Type {
	if e.NoCounter {
		return nil
	}
	return slices.Repeat([]ivl.Type{ivl.IntZ}, n)
}

func (e *encoder) tagTypes(n int) []ivl.Type {
	if !e.Tagging {
		return nil
	}
	return slices.Repeat([]ivl.Type{ivl.IntZ}, n)
}

func (e *encoder) scopeTypes() []ivl.Type {
	var ts []ivl.Type
	for _, v := range e.scope {
		ts = append(ts, v.Typ)
	}
	return ts
}

// global declares a global that starts as zero.
func (e *encoder) global(name string, typ ivl.Type) *ivl.Var {
	g := &ivl.Var{Name: e.unused(name), Typ: typ, Global: true, Init: ivl.Zero(typ)}
	e.globals = append(e.globals, g)
	return g
}

// unknown declares a global that gets an arbitrary value when a run starts,
// and keeps it.
func (e *encoder) unknown(name string, typ ivl.Type) *ivl.Var {
	g := e.global(name, typ)
	e.setup = append(e.setup, &ivl.Havoc{X: g, Input: e.internal})
	return g
}

func (e *encoder) many(name string, types []ivl.Type) []*ivl.Var {
	vs := make([]*ivl.Var, len(types))
	for i, t := range types {
		vs[i] = e.global(fmt.Sprintf("%s$%d", name, i), t)
	}
	return vs
}

// unused returns name, or name with a number that makes it new.
func (e *encoder) unused(name string) string {
	n := name
	for i := 2; e.names[n]; i++ {
		n = name + "$" + strconv.Itoa(i)
	}
	e.names[n] = true
	return n
}

// called reports whether some procedure calls the one named.
func called(p *ivl.Program, name string) bool {
	found := false
	for _, q := range p.Procs {
		ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
			c, ok := s.(*ivl.Call)
			found = found || ok && c.Proc == name
		})
	}
	return found
}

var zero = ivl.IntConst(0, ivl.IntZ) // never changed

func terms(vs []*ivl.Var) []ivl.Term {
	out := make([]ivl.Term, len(vs))
	for i, v := range vs {
		out[i] = v
	}
	return out
}

// series is the array of values that the havocs of one input choose, in order;
// next is the index of the next value.
type series struct{ values, next *ivl.Var }

func (e *encoder) series(all map[string]*series, h *ivl.Havoc) *series {
	key := fmt.Sprint(h.Input.ID, " ", h.X.Typ)
	if all[key] == nil {
		all[key] = &series{
			values: e.unknown("$in_"+h.X.Name, ivl.ArrayOf(h.X.Typ)),
			next:   e.global("$next_"+h.X.Name, ivl.IntZ),
		}
		e.inputs = append(e.inputs, all[key].values)
	}
	return all[key]
}
