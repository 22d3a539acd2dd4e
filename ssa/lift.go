package ssa

import "github.com/jayverify/jayverify/classfile"

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
	l := &lifter{method: m, code: m.Code.Read(), oracle: h}
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
