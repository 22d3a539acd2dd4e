package lower

import (
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
)

// readsOnlyConstants reports whether all static fields that the program uses are constants: final, with numbers, texts,
// boxes, class objects or constants of enums without fields that change. javac's own fields count as constants, too.
func (w *world) readsOnlyConstants() bool {
	for f := range w.statics {
		if f.Synthetic || f.Access.Has(classfile.AccSynthetic) {
			continue
		}
		if !f.IsFinal() || !w.isConstantType(classfile.ClassNameOf(f.Desc)) {
			return false
		}
	}
	return true
}

// isConstantType reports whether objects of the class called name, "" for a type of numbers, never change.
func (w *world) isConstantType(name string) bool {
	if name == "" || name == jdk.String || name == "java/lang/Class" || jdk.IsWrapper(name) {
		return true
	}
	if !w.prog.IsEnum(name) {
		return false
	}
	for _, t := range w.prog.TypeOrder { // constants may have bodies, with fields of their own
		if t.Name[0] == '[' || !w.prog.Subtype(t.Name, name) {
			continue
		}
		c := w.prog.Class(t.Name)
		if c == nil {
			return false
		}
		for _, f := range c.Fields {
			if !f.IsStatic() && (!f.IsFinal() || strings.HasPrefix(f.Desc, "[") || !w.isConstantType(classfile.ClassNameOf(f.Desc))) {
				return false
			}
		}
	}
	return true
}
