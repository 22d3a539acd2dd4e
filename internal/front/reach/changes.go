package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// Callback returns a method of the program that unmodelled code can call on objects of type t: one
// that overrides or implements the platform's, except those that only show an object and change
// nothing. It returns "" if there is none.
func (prog *Program) Callback(t *Type) string {
	if t.Name[0] == '[' || prog.Platform(t.Name) {
		return ""
	}
	supers, err := prog.Hier.Superclasses(t.Name)
	prog.fail(err)
	interfaces, err := prog.Hier.AllInterfaces(t.Name)
	prog.fail(err)
	supers = append(supers[:len(supers):len(supers)], interfaces...)
	var platform []*classfile.Class
	for _, s := range supers {
		if c := prog.Class(s); c != nil && c.Origin.Platform && !ofLiftedPackage(c) {
			platform = append(platform, c)
		}
	}
	for _, s := range append([]string{t.Name}, supers...) {
		c := prog.Class(s)
		if c == nil || c.Origin.Platform {
			continue
		}
		for _, m := range c.Methods {
			if m.IsStatic() || m.IsInit() || m.Code == nil {
				continue
			}
			if jdk.Serializes(m.Name) && prog.Subtype(t.Name, "java/io/Serializable") {
				return classfile.Dotted(c.Name) + "." + m.Name
			}
			if m.IsPrivate() || jdk.ShowsAnObject(m.Name, m.Desc) && prog.plain(m) {
				continue
			}
			for _, p := range platform {
				if o := p.FindMethod(m.Name, m.Desc); o != nil && !o.IsPrivate() && !o.IsStatic() {
					return classfile.Dotted(c.Name) + "." + m.Name
				}
			}
		}
	}
	return ""
}

// Changes reports whether method m or its callees may write to a field or
// array, except of objects that they have made, or initialise a class.
func (p *Program) Changes(m *classfile.Method, seen map[*classfile.Method]bool) bool {
	if seen[m] {
		return false
	}
	seen[m] = true
	if m.Code == nil {
		return !m.IsAbstract()
	}
	f, err := p.ssa.of(m)
	if err != nil {
		return true
	}
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			if n := p.initialisedBy(in); n != "" && p.initRuns(m.Class, n) {
				return true
			}
			switch in := in.(type) {
			case *ssa.PutStatic:
				return true
			case *ssa.PutField:
				if _, made := in.Object.(*ssa.New); !made && !(m.Name == "<init>" && in.Object == ssa.Value(f.Params[0])) {
					return true
				}
			case *ssa.ArrayStore:
				switch in.Array.(type) {
				case *ssa.NewArray, *ssa.MultiNewArray:
				default:
					return true
				}
			case *ssa.Call:
				if p.callChanges(m, in, seen) {
					return true
				}
			case *ssa.CallDynamic:
				switch Bootstrap(m.Class, in.Site) {
				case jdk.ConcatWithRecipe, jdk.ConcatWithoutRecipe:
					for _, a := range in.Args {
						if p.showChanges(a, seen) {
							return true
						}
					}
				default:
					return true
				}
			}
		}
	}
	return false
}

// callChanges is Changes for the possible targets of a call in method m.
func (p *Program) callChanges(m *classfile.Method, in *ssa.Call, seen map[*classfile.Method]bool) bool {
	if ClonesArray(in) {
		return false
	}
	r, err := p.Hier.ResolveMethod(in.Method)
	if err != nil {
		return true
	}
	if r.Class.Origin.Platform {
		if mutator(in, r) {
			return true
		}
		for _, a := range in.Args {
			if p.showChanges(a, seen) {
				return true
			}
		}
	}
	if in.Kind == ssa.InvokeVirtual || in.Kind == ssa.InvokeInterface {
		some := false
		for _, t := range p.TypeOrder {
			if t.Name[0] == '[' || p.Platform(t.Name) || p.NoInstances(t.Name) || !p.Subtype(t.Name, in.Method.Class) {
				continue
			}
			some = true
			if sel, err := p.Hier.Select(t.Name, r); err != nil || sel == nil || !sel.Class.Origin.Platform && p.Changes(sel, seen) {
				return true
			}
		}
		return !r.Class.Origin.Platform && (p.Changes(r, seen) || r.IsAbstract() && !some)
	}
	if in.Kind == ssa.InvokeSpecial {
		if r, err = p.Hier.SelectSpecial(m.Class, in.Method, r); err != nil {
			return true
		}
	}
	return !r.Class.Origin.Platform && p.Changes(r, seen)
}

// mutator reports whether a call of method m of the platform may change an object of the library
// that other code can see, so not one that the caller has just made.
func mutator(in *ssa.Call, m *classfile.Method) bool {
	if len(in.Args) == 0 || !jdk.Mutates(m.Class.Name, m.Name) {
		return false
	}
	switch v := in.Args[0].(type) {
	case *ssa.New:
		return false
	case *ssa.Call: // of append: its receiver is looked at there
		return !(builds(v.Method.Class) && v.Method.Name == "append")
	}
	return true
}

// showChanges reports whether turning v into text may change something.
func (p *Program) showChanges(v ssa.Value, seen map[*classfile.Method]bool) bool {
	n := classfile.ClassNameOf(string(v.Type()))
	if n == "" || v.Type() == ssa.Null {
		return false
	}
	for _, t := range p.TypeOrder {
		if !p.Subtype(t.Name, n) {
			continue
		}
		x := p.TextOf(t)
		if x.Own != nil && p.Changes(x.Own, seen) || x.Contents && p.TextChanges(seen) != nil {
			return true
		}
	}
	return false
}

// TextChanges returns a method of the program with a side effect that runs when
// some object is turned into text, nil if there is none.
func (p *Program) TextChanges(seen map[*classfile.Method]bool) *classfile.Method {
	for _, t := range p.TypeOrder {
		if m := p.TextOf(t).Own; m != nil && p.Changes(m, seen) {
			return m
		}
	}
	return nil
}
