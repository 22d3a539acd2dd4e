package certificate

import (
	"fmt"

	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// Claims are invariants of a program. A nil Set, or a missing entry, means all
// values.
type Claims struct {
	Program  *ivl.Program
	Lengths  Lengths // how the objects from outside are told apart
	Objects  []Object
	Procs    map[string]*ProcClaims // a procedure that is not mentioned never runs
	Cells    map[Cell]*Set          // a cell that is not mentioned is never stored to
	Assigned map[*ivl.Var]*Set      // what is ever assigned to a global; one that is not mentioned is assigned anything
}

// Object is an abstract object: all objects that a run allocates at one site; or
// all of one class that exist from outside, or those of them with some lengths; or one literal.
type Object struct {
	Class   *ivl.Class
	Site    int    // > 0: allocated there
	Literal int    // < 0: the literal's id
	Text    string // of a literal
	Part    int    // of objects from outside whose lengths tell them apart: which range of lengths
}

// Lengths tells arrays from outside apart, by their class: each number is the least length of a part, and those below the
// first one are a part, too. The numbers ascend from 1.
type Lengths map[*ivl.Class][]int64

// of returns the lengths of an array from outside.
func (l Lengths) of(o Object) *Set {
	cuts, lo, hi := l[o.Class], int64(0), int64(ivl.MaxLength)
	if o.Part > 0 {
		lo = cuts[o.Part-1]
	}
	if o.Part < len(cuts) {
		hi = cuts[o.Part] - 1
	}
	return intsBetween(lo, hi)
}

// check reports numbers that do not ascend.
func (l Lengths) check() error {
	for c, cuts := range l {
		last := int64(0)
		for _, n := range cuts {
			if n <= last || n > ivl.MaxLength || c.Elem == nil {
				return fmt.Errorf("the claims have lengths of %s that do not ascend", c.Name)
			}
			last = n
		}
	}
	return nil
}

// Cell is a field of an abstract object, or of an array the elements or the length.
type Cell struct {
	Object int
	Field  *ivl.Field
	Kind   CellKind
}

// String names the field, or the part of an array.
func (k Cell) String() string {
	switch k.Kind {
	case Elements:
		return "the elements"
	case Length:
		return "the length"
	}
	return "field " + k.Field.Name
}

// CellKind is the kind of a Cell: a field, the elements or the length of an object.
type CellKind uint8

// The kinds of cells.
const (
	FieldCell CellKind = iota
	Elements
	Length
)

// ProcClaims are the claims about one procedure. Vars gives its variables, and
// the globals that claims are made about, their numbers. Tables have a Set for a
// number.
type ProcClaims struct {
	Proc      *ivl.Proc
	Vars      map[*ivl.Var]int
	List      []*ivl.Var                // Vars by number
	Blocks    []*flow.Table[*Set]       // invariant before each block; nil: unreachable
	Equations [][]Equation              // what holds before each block; nil: nothing is claimed
	Orders    [][]Order                 // as Equations; without these there are none
	Close     bool                      // sets, equations and orders need each other; see closest
	parts     map[*ivl.Var][]Atom       // see equations
	factors   []uint64                  // those above 1 in the orders; see multiple
	Returns   [2][]Equation             // by exit: what holds between values at the entry, results and globals at a return
	Written   []*ivl.Var                // globals that it and its callees may assign
	Exits     [2]*Exit                  // if the last result is null or no reference, and if it is an object; nil: never
	links     map[*ProcClaims][]link    // globals that a callee knows, too
	changes   map[*ProcClaims][]changed // globals that a callee writes
	goes      [][]int                   // per block, the blocks that its `goto` names
	callers   []place                   // blocks that call it
	states    []blockState              // of a check, per block
}

// link is a global by its numbers in a caller, -1 if that does not know it, and a callee.
type link struct{ here, there int }

// changed is a global by its numbers in a caller and in Written of a callee.
type changed struct{ here, exit int }

// Exit is the invariant at a procedure's return.
type Exit struct {
	Globals []*Set // by the indices of Written
	Results []*Set
}

// Enumerate returns the abstract objects of a program where lengths tell some of them apart. Claims must have them, in
// this order.
func Enumerate(p *ivl.Program, lengths Lengths) []Object {
	var objects []Object
	seen := map[Object]bool{}
	add := func(o Object) {
		if !seen[o] {
			seen[o] = true
			objects = append(objects, o)
		}
	}
	literals := func(t ivl.Term) {
		ivl.WalkTerm(t, func(u ivl.Term) bool {
			if o, ok := u.(*ivl.ObjLit); ok {
				add(Object{Class: o.Class, Literal: o.ID, Text: o.Text})
			}
			return true
		})
	}
	for _, c := range p.Classes {
		for part := range len(lengths[c]) + 1 {
			add(Object{Class: c, Part: part})
		}
	}
	for _, g := range p.Globals {
		literals(g.Init)
	}
	for _, q := range p.Procs {
		for _, b := range q.Blocks {
			for _, s := range b.Stmts {
				switch s := s.(type) {
				case *ivl.New:
					add(Object{Class: s.Class, Site: s.Site})
				case *ivl.NewArray:
					add(Object{Class: s.Class, Site: s.Site})
				}
				for _, t := range ivl.Terms(s) {
					literals(t)
				}
			}
			for _, t := range ivl.TerminatorTerms(b.Term) {
				literals(t)
			}
		}
	}
	return objects
}
