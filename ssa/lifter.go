package ssa

import "github.com/jayverify/jayverify/classfile"

// lifter is the state of lifting one method.
type lifter struct {
	method *classfile.Method
	code   *classfile.Code
	oracle TypeOracle

	params []slotParam
	result Type // Void for void
	locals int  // number of local variables in use

	insts   []inst
	instAt  []int32 // index of the instruction at an offset, -1 inside of one
	regions []region
	codes   []code
	codeAt  []int32 // index of the code that an instruction is in

	nodes      []*node
	rootNodes  []*node // by code, in context 0
	otherNodes map[nodeKey]*node
	contexts   []context
	contextOf  map[context]int32
	retOf      map[*node]int32 // the return address of the node's ret
	edges      int             // exceptional ones
	kinds      int             // in all nodes
	phiArgs    int
	work       []*node
	sim        kindState

	order   []*node // reverse postorder; nil for an entry block of no code
	blocks  []*Block
	depth   int // greatest stack depth
	dom     *DomTree
	phis    [][]placedPhi // by block
	allPhis []*Phi
	cur     []Value // of each variable: local variables, then stack entries
	sp      int     // depth of the operand stack in cur
	undo    []undo
	pending int                          // blocks that the walk over the dominator tree has yet to enter
	vars    map[int][]classfile.LocalVar // by slot
	stores  map[Instr][]Store
	stored  []Store // since the last instruction
}

// slotParam is a parameter and the local variable it starts in.
type slotParam struct {
	*Param
	slot int32
}

func (l *lifter) pool() *classfile.Pool { return &l.method.Class.Pool }

// fail makes the error that the instruction at pc is ill-formed.
func (l *lifter) fail(pc int, format string, args ...any) error {
	return newError(l.method, pc, nil, format, args...)
}

// TypeOracle knows the class hierarchy. *classfile.Hierarchy is one.
type TypeOracle interface {
	// CommonSuperclass returns the least common superclass of two classes
	// given by their binary names, which is java/lang/Object when one of them is
	// an interface.
	CommonSuperclass(a, b string) (string, error)
}

// localName returns the name of the source variable that is in a local
// variable at pc, or "".
func (l *lifter) localName(slot, pc int) string { return l.localVar(slot, pc).Name }

// localVar returns the source variable of a local variable at pc, the zero
// LocalVar if there is none.
func (l *lifter) localVar(slot, pc int) classfile.LocalVar {
	if len(l.code.LocalVars) == 0 {
		return classfile.LocalVar{}
	}
	if l.vars == nil {
		l.vars = map[int][]classfile.LocalVar{}
		for _, v := range l.code.LocalVars {
			l.vars[v.Slot] = append(l.vars[v.Slot], v)
		}
	}
	for _, v := range l.vars[slot] {
		if v.Start <= pc && pc < v.Start+v.Length {
			return v
		}
	}
	return classfile.LocalVar{}
}

// placedPhi is a phi and the variable that it merges.
type placedPhi struct {
	variable int32
	phi      *Phi
}

// undo restores a variable when the walk leaves a subtree of the dominator tree.
type undo struct {
	variable int32
	old      Value
}
