package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// holdsConstants reports whether a static field of the platform has, after the initialisation of its class, an array of all constants of
// an enum, as DayOfWeek keeps one: no element is null. Only the class itself can name the field (JVMS §5.4.4), its initialiser stores
// what values() of the enum returns, and all other code of the class only reads elements.
func (n *Nullness) holdsConstants(f *classfile.Field) bool {
	if n.early == nil || !f.IsStatic() || !f.IsFinal() || !f.Access.Has(classfile.AccPrivate) || !f.Class.Origin.Platform ||
		f.Class.NestHost != "" || len(f.Class.NestMembers) > 0 {
		return false
	}
	if known, ok := n.constants[f]; ok {
		return known
	}
	n.constants[f] = n.keepsConstants(f)
	return n.constants[f]
}

func (n *Nullness) keepsConstants(f *classfile.Field) bool {
	puts := 0
	for _, m := range f.Class.Methods {
		if m.Code == nil {
			continue
		}
		fn, err := ssa.Lift(m, n.hier)
		if err != nil {
			return false
		}
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				if put, ok := in.(*ssa.PutStatic); ok && put.Field.Name == f.Name {
					if !n.givesConstants(put.Stored) {
						return false
					}
					puts++
				}
				if !readsElements(in, f.Name) {
					return false
				}
			}
		}
	}
	return puts == 1
}

// readsElements reports whether an instruction uses arrays in a static field with that name at most to read their elements or length.
func readsElements(in ssa.Instr, name string) bool {
	for _, v := range in.Operands() {
		get, ok := v.(*ssa.GetStatic)
		if !ok || get.Field.Name != name {
			continue
		}
		switch in := in.(type) {
		case *ssa.ArrayLoad:
			if in.Array == v {
				continue
			}
		case *ssa.ArrayLength:
			continue
		}
		return false
	}
	return true
}

// givesConstants reports whether v is what values() of an enum returns (JLS §8.9.3).
func (n *Nullness) givesConstants(v ssa.Value) bool {
	call, ok := v.(*ssa.Call)
	if !ok || call.Kind != ssa.InvokeStatic || call.Method.Name != "values" || call.Method.Desc != "()[L"+call.Method.Class+";" {
		return false
	}
	c, err := n.hier.Class(call.Method.Class)
	return err == nil && c.Super == jdk.Enum && c.Origin.Platform
}
