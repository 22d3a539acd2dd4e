package reach

import (
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// SilentKey reports whether nobody can see how often, and in which order, a hash table compares
// keys of type t: texts, boxes and enum constants; and objects without an order of their own whose
// equals compares identities, or the components of a record, which are primitives, texts, boxes or
// enum constants.
func (p *Program) SilentKey(t *Type) bool {
	if silentlyCompared[t.Name] || p.Subtype(t.Name, "java/lang/Enum") {
		return true
	}
	outside := t.External && p.Platform(t.Name) // then its class may be any
	if t.Name[0] == '[' || outside || p.Subtype(t.Name, "java/lang/Comparable") {
		return false
	}
	equals := p.textMethod(t, jdk.Object, "equals", "(Ljava/lang/Object;)Z")
	if equals == nil {
		return false
	}
	return equals.Class.Name == jdk.Object || p.comparesComponents(equals)
}

// silentlyCompared are final classes whose equality has no effect, nor has their order, which
// agrees with it.
var silentlyCompared = map[string]bool{
	jdk.String: true, "java/lang/Integer": true, "java/lang/Long": true, "java/lang/Short": true, "java/lang/Byte": true,
	"java/lang/Character": true, "java/lang/Boolean": true, "java/lang/Float": true, "java/lang/Double": true,
}

// recordMark follows a record's name in the names of the classes that package indy makes for its methods.
const recordMark = "$$Record$"

// comparesComponents reports whether equals is the one that javac writes for a record, and all
// components are compared without an effect.
func (p *Program) comparesComponents(equals *classfile.Method) bool {
	c := equals.Class
	if c.Super != "java/lang/Record" || equals.Code == nil {
		return false
	}
	f, err := p.ssa.of(equals)
	if err != nil {
		return false
	}
	generated := false
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			switch in := in.(type) {
			case *ssa.Call: // its call site has been linked
				generated = strings.HasPrefix(in.Method.Class, c.Name+recordMark)
				if !generated {
					return false
				}
			case *ssa.Return, *ssa.Jump:
			default:
				return false
			}
		}
	}
	for _, field := range c.Fields {
		if n := classfile.ClassNameOf(field.Desc); !field.IsStatic() && n != "" && !silentlyCompared[n] && !p.isEnum(n) {
			return false
		}
	}
	return generated
}

// isEnum reports whether the class called name is an enum.
func (p *Program) isEnum(name string) bool {
	c := p.Class(name)
	return c != nil && c.Super == "java/lang/Enum"
}
