package reach

import (
	"maps"
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// PlatformConstants lists the platform's classes whose static fields may have objects that come in
// as arguments, too: Optional.empty(), BigInteger.ONE. A program can tell this only if it compares
// references; else the list is nil.
func (p *Program) PlatformConstants() []string {
	if !p.outside.open || !p.comparesReferences() {
		return nil
	}
	var names []string
	for _, name := range slices.Sorted(maps.Keys(p.Inits)) {
		c := p.Class(name)
		if p.Inits[name] != nil && c.Origin.Platform && slices.ContainsFunc(c.Fields, p.mayComeIn) {
			names = append(names, name)
		}
	}
	return names
}

// mayComeIn reports whether the object of a static field may be of the class of an object from outside.
func (p *Program) mayComeIn(f *classfile.Field) bool {
	n := classfile.ClassNameOf(f.Desc)
	if !f.IsStatic() || n == "" || n == jdk.String || n[0] == '[' || !p.loads(n) {
		return false
	}
	return slices.ContainsFunc(p.outside.external, func(t *Type) bool {
		return t.Name[0] != '[' && t.Name != jdk.String && (p.Subtype(n, t.Name) || p.Subtype(t.Name, n))
	})
}

// comparesReferences reports whether some method of the program compares two references, neither
// of which is the constant null.
func (p *Program) comparesReferences() bool {
	for _, x := range p.Methods {
		if x.Def.Class.Origin.Platform {
			continue
		}
		for _, b := range x.Func.Blocks {
			if test, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If); ok && test.Y != nil && isObject(test.X) && isObject(test.Y) {
				return true
			}
		}
	}
	return false
}

// isObject reports whether v is a reference that is not the constant null.
func isObject(v ssa.Value) bool { return classfile.ClassNameOf(string(v.Type())) != "" }
