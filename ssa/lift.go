package ssa

import "github.com/jayverify/jayverify/classfile"

// TypeOracle knows the class hierarchy. *classfile.Hierarchy is one.
type TypeOracle interface {
	// CommonSuperclass returns the least common superclass of two classes
	// given by their binary names, which is java/lang/Object when one of them is
	// an interface.
	CommonSuperclass(a, b string) (string, error)
}

// Lift translates the code of m into SSA form: abstract interpretation of
// locals and operand stack, phis placed by dominance frontiers where a variable
// is live (Cytron, Ferrante, Rosen, Wegman, Zadeck: Efficiently computing static
// single assignment form and the control dependence graph, TOPLAS 13(4), 1991).
// jsr subroutines are duplicated for each call.
//
// The type of a merge of different references is the type in the StackMapTable,
// otherwise their least common superclass by h; without h, or if h does not
// know a class, it is java/lang/Object.
//
// The error is an *Error, for bytecode that breaks a rule of JVMS §4.9 and for
// methods without code.
func Lift(m *classfile.Method, h TypeOracle) (*Func, error) {
	if m.Code == nil {
		return nil, newError(m, -1, nil, "the method has no code")
	}
	if m.Class == nil {
		return nil, newError(m, -1, nil, "the method belongs to no class")
	}
	l := &lifter{method: m, code: m.Code, oracle: h}
	for _, step := range []func() error{l.signature, l.decode, l.splitBlocks, l.explore} {
		if err := step(); err != nil {
			return nil, err
		}
	}
	l.foldPads()
	l.layOut()
	if err := l.place(); err != nil {
		return nil, err
	}
	l.rename()
	f := &Func{Method: m, Blocks: l.blocks, Stores: l.stores}
	for _, p := range l.params {
		f.Params = append(f.Params, p.Param)
	}
	simplifyPhis(f, l.allPhis)
	dropDeadPhis(f)
	l.infer()
	mergeBlocks(f)
	number(f)
	return f, nil
}

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

// signature makes the parameters.
func (l *lifter) signature() error {
	m := l.method
	params, result, err := classfile.ParseMethodDescriptor(m.Desc)
	if err != nil {
		return newError(m, -1, err, "ill-formed descriptor")
	}
	if result != "V" {
		l.result = Type(result)
	}
	add := func(t Type) {
		l.params = append(l.params, slotParam{&Param{Index: len(l.params), Typ: t}, int32(l.locals)})
		l.locals++
		if t.Wide() {
			l.locals++
		}
	}
	if !m.IsStatic() {
		add(ClassType(m.Class.Name))
	}
	for _, t := range typesOf(params) {
		add(t)
	}
	if l.locals > l.code.MaxLocals {
		return l.fail(-1, "parameters take %d local variables, but max_locals is %d", l.locals, l.code.MaxLocals)
	}
	for _, p := range l.params {
		p.Local = l.localName(int(p.slot), 0)
	}
	if !m.IsStatic() && l.params[0].Local == "" {
		l.params[0].Local = "this"
	}
	return nil
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
