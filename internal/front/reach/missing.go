package reach

import (
	"maps"
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// HasPhantoms reports whether empty classes stand for those that are missing.
func (p *Program) HasPhantoms() bool { return p.phantoms != nil }

// MissingClasses lists the classes that were not found, sorted.
func (p *Program) MissingClasses() []string { return slices.Sorted(maps.Keys(p.phantoms.made)) }

// WhyMissing says why a class is missing, in words that follow its name.
func (p *Program) WhyMissing(name string) string { return p.phantoms.why[name] }

// MissingFor returns a missing class without which class name, or an array of it,
// cannot be linked: itself, a superclass or superinterface, or one that a handler in
// one of them names (HotSpot's verifier checks whether it is a Throwable). It is ""
// when there is none.
func (p *Program) MissingFor(name string) string {
	for classfile.ElementClass(name) != "" {
		name = classfile.ElementClass(name)
	}
	if name == "" || name[0] == '[' {
		return ""
	}
	need, known := p.phantoms.missing[name]
	if !known {
		need = p.findMissing(name)
		p.phantoms.missing[name] = need
	}
	return need
}

func (p *Program) findMissing(name string) string {
	supers, err1 := p.Hier.Superclasses(name)
	interfaces, err2 := p.Hier.AllInterfaces(name)
	if err1 != nil || err2 != nil {
		return "" // that is an error of its own
	}
	for _, n := range slices.Concat([]string{name}, supers, interfaces) {
		if p.phantoms.made[n] != nil {
			return n
		}
		c, err := p.src.Class(n)
		if err != nil || c.Origin.Platform {
			continue
		}
		for _, caught := range c.Caught() {
			if _, err := p.src.Class(caught); err == nil && p.phantoms.made[caught] != nil {
				return caught
			}
		}
	}
	return ""
}

// Named lists the classes that an instruction makes the JVM load. The call of a
// method that was generated for an invokedynamic counts as the invokedynamic:
// the JVM loads all classes in the descriptors of its targets.
func (p *Program) Named(in ssa.Instr) []string {
	names := classConstants(in)
	call, ok := in.(*ssa.Call)
	if !ok || p.Dynamic.Host(call.Method.Class) == call.Method.Class {
		return append(names, namedBy(in)...)
	}
	names = append(names, described(call.Method.Desc)...)
	c, err := p.src.Class(call.Method.Class)
	if err != nil {
		return names
	}
	for _, m := range c.Methods {
		names = append(names, described(m.Desc)...)
		if m.Code == nil {
			continue
		}
		f, err := p.ssa.of(m)
		if err != nil {
			continue
		}
		for _, b := range f.Blocks {
			for _, in := range b.Instrs {
				if inner, ok := in.(*ssa.Call); ok {
					names = append(names, described(inner.Method.Desc)...)
				}
				names = append(names, namedBy(in)...)
			}
		}
	}
	return names
}

// described lists the classes in a method's descriptor.
func described(desc string) []string {
	params, result, err := classfile.ParseMethodDescriptor(desc)
	if err != nil {
		return nil
	}
	var names []string
	for _, d := range append(params, result) {
		if n := classfile.ClassNameOf(d); n != "" {
			names = append(names, n)
		}
	}
	return names
}

// classConstants lists the classes whose Class objects an instruction takes.
func classConstants(in ssa.Instr) []string {
	var names []string
	for _, v := range in.Operands() {
		if c, ok := v.(*ssa.Const); ok {
			if k, ok := c.Pool.(classfile.ClassConst); ok {
				names = append(names, string(k))
			}
		}
	}
	return names
}

// namedBy lists the classes that an instruction names and makes the JVM load.
func namedBy(in ssa.Instr) []string {
	switch in := in.(type) {
	case *ssa.New:
		return []string{in.Class}
	case *ssa.NewArray, *ssa.MultiNewArray, *ssa.Catch:
		return []string{classfile.ClassNameOf(string(in.(ssa.Value).Type()))}
	case *ssa.CheckCast:
		return []string{classfile.ClassNameOf(string(in.Target))}
	case *ssa.InstanceOf:
		return []string{classfile.ClassNameOf(string(in.Target))}
	case *ssa.GetField:
		return []string{in.Field.Class}
	case *ssa.PutField:
		return []string{in.Field.Class}
	case *ssa.GetStatic:
		return []string{in.Field.Class}
	case *ssa.PutStatic:
		return []string{in.Field.Class}
	case *ssa.Call:
		return []string{in.Method.Class}
	case *ssa.Throw:
		return []string{classfile.ClassNameOf(string(in.X.Type()))}
	}
	return nil
}

// loads reports whether the class or array called name can be had; of one that
// cannot there are no objects.
func (p *Program) loads(name string) bool {
	elem := classfile.InnermostClass(name)
	if elem == "" {
		return true
	}
	_, err := p.src.Class(elem)
	return err == nil && p.MissingFor(elem) == ""
}

// Constants lists the constants of an enum of the program, nil for other
// classes. An enum has no other objects (JLS §8.9).
func (p *Program) Constants(name string) []*classfile.Field {
	if name == "" || name[0] == '[' || p.Platform(name) || !p.loads(name) {
		return nil
	}
	c := p.Class(name)
	if c == nil || c.Super != "java/lang/Enum" {
		return nil
	}
	var cs []*classfile.Field
	for _, f := range c.Fields {
		if f.IsStatic() && f.Access.Has(classfile.AccEnum) {
			cs = append(cs, f)
		}
	}
	return cs
}
