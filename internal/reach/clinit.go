package reach

import (
	"github.com/jayverify/jayverify/classfile"
)

// trivialInit reports whether a class initialiser does nothing that can be
// seen: javac's that only sets $assertionsDisabled.
func trivialInit(m *classfile.Method) bool {
	code := m.Code
	if code == nil {
		return true
	}
	// ldc C; invokevirtual desiredAssertionStatus; ifne; iconst_1; goto;
	// iconst_0; putstatic $assertionsDisabled; return
	var ops []classfile.Opcode
	for pc := 0; pc < len(code.Bytes); {
		in, err := classfile.Decode(code.Bytes, pc)
		if err != nil {
			return false
		}
		ops = append(ops, in.Op)
		pc += in.Len
	}
	want := []classfile.Opcode{classfile.OpLdc, classfile.OpInvokevirtual, classfile.OpIfne, classfile.OpIconst1, classfile.OpGoto, classfile.OpIconst0, classfile.OpPutstatic, classfile.OpReturn}
	if len(ops) != len(want) {
		return len(ops) == 1 && ops[0] == classfile.OpReturn
	}
	for i := range ops {
		if ops[i] != want[i] && !(i == 0 && ops[i] == classfile.OpLdcW) {
			return false
		}
	}
	return m.Class.FindField(AssertionsDisabled, "Z") != nil
}

// InitThrows reports whether initialising class name can throw.
func (p *Program) InitThrows(name string) bool {
	for _, m := range p.initialisers(name) {
		if m.MayThrow {
			return true
		}
	}
	return false
}

// runsInitialisers reports whether any class has an initialiser to run.
func (p *Program) runsInitialisers() bool {
	for _, m := range p.Inits {
		if m != nil {
			return true
		}
	}
	return false
}
