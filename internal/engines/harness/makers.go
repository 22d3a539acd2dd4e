package harness

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// otherMakers adds what makes objects of class c besides the ways before: methods of an object
// that return another one, such as withName(n) or copy(). It cuts v if objects are made by
// code that is none of these.
func (p *plan) otherMakers(v *value, ways []way, c *classfile.Class, depth int) (renewals []way) {
	renewing := map[*classfile.Method]bool{}
	for _, m := range c.Methods {
		if m.IsStatic() || m.IsInit() || m.Code == nil || !m.Access.Has(classfile.AccPublic) || m.Access.Has(classfile.AccSynthetic) || !p.makes(m, c) {
			continue
		}
		renewing[m] = true
		if len(renewals) == maxChanges || depth < 0 {
			p.cut(v, "objects of %s that its own methods make are left out", typeText(classfile.DescriptorOf(c.Name)))
			break
		}
		args, ok := p.arguments(m, depth)
		if !ok {
			p.cut(v, "the arguments of %s cannot be made", methodText(m))
			continue
		}
		for _, a := range args {
			v.cut = v.cut || p.lacks(a)
		}
		renewals = append(renewals, way{kind: renew, op: virtualOp(c), member: refOf(m), m: m, args: args})
	}
	known := func(m *classfile.Method) bool {
		return renewing[m] || m.Class == c && (m.IsInit() || m.IsClassInit()) || m.IsInit() && m.Class.Super == c.Name ||
			slices.ContainsFunc(ways, func(w way) bool { return w.m == m || w.kind == other && knownIn(w.args[0], m) })
	}
	for _, k := range c.Methods {
		if !k.IsInit() || k.Access.Has(classfile.AccPublic) || slices.ContainsFunc(ways, func(w way) bool { return w.m == k }) {
			continue
		}
		for _, m := range p.callersOf(k) {
			if !known(m) {
				p.cut(v, "objects of %s are also made by %s", typeText(classfile.DescriptorOf(c.Name)), methodText(m))
				return renewals
			}
		}
	}
	if m := p.otherWriter(c, known); m != nil {
		p.cut(v, "fields of %s are also assigned by %s", typeText(classfile.DescriptorOf(c.Name)), methodText(m))
	}
	return renewals
}

// otherWriter finds a method that assigns fields of an object of c that is not its receiver; nil
// if there is none. Methods that are known do not count, nor do those of classes that are not
// for code outside: how others get objects of these is seen elsewhere.
func (p *plan) otherWriter(c *classfile.Class, known func(*classfile.Method) bool) *classfile.Method {
	lineage := map[string]bool{}
	for _, in := range p.lineage(c) {
		lineage[in.Name] = true
	}
	for _, in := range p.lineage(c) {
		for _, f := range in.Fields {
			if f.IsStatic() || f.IsFinal() || f.Access.Has(classfile.AccPublic) {
				continue
			}
			for _, m := range p.uses(f, classfile.OpPutfield) {
				own := lineage[m.Class.Name]
				if known(m) || !own && (!nameable(p.path, m.Class) || isInner(m.Class)) {
					continue
				}
				if p.writesOther(m, lineage) {
					return m
				}
			}
		}
	}
	return nil
}

// writesOther reports whether a method assigns a field of these classes in an object that is
// neither its receiver nor new.
func (p *plan) writesOther(m *classfile.Method, of map[string]bool) bool {
	fn, err := ssa.Lift(m, p.hier)
	if err != nil {
		return true
	}
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			w, ok := in.(*ssa.PutField)
			if !ok {
				continue
			}
			_, isNew := w.Object.(*ssa.New)
			f, err := p.hier.ResolveField(w.Field)
			if err != nil || of[f.Class.Name] && !isNew && (m.IsStatic() || w.Object != ssa.Value(fn.Params[0])) {
				return true
			}
		}
	}
	return false
}

// knownIn reports whether a method is one of the ways of v.
func knownIn(v *value, m *classfile.Method) bool {
	return slices.ContainsFunc(v.ways, func(w way) bool { return w.m == m })
}

// makes reports whether a method of c may return an object of c that no public constructor alone
// has made.
func (p *plan) makes(m *classfile.Method, c *classfile.Class) bool {
	desc := classfile.DescriptorOf(c.Name)
	_, result, _ := classfile.ParseMethodDescriptor(m.Desc) // it was checked
	if result != desc {
		return false
	}
	news, writes := false, false
	for _, in := range m.Uses().Instructions {
		switch in.Op {
		case classfile.OpGetstatic:
			if ref, err := c.Pool.FieldRef(in.Index); err != nil || ref.Desc == desc {
				return true
			}
		case classfile.OpPutfield:
			writes = true
		case classfile.OpInvokedynamic:
			return true
		case classfile.OpInvokespecial, classfile.OpInvokestatic, classfile.OpInvokevirtual, classfile.OpInvokeinterface:
			ref, err := c.Pool.MethodRef(in.Index)
			if err != nil {
				return true
			}
			_, r, _ := classfile.ParseMethodDescriptor(ref.Desc)
			if r == desc || ref.Name == "clone" {
				return true
			}
			if ref.Class == c.Name && ref.Name == "<init>" {
				news = true
				if k := c.FindMethod(ref.Name, ref.Desc); k == nil || !k.Access.Has(classfile.AccPublic) {
					return true
				}
			}
			writes = writes || ref.Class == c.Name && ref.Name != "<init>"
		}
	}
	return news && writes && p.effects.partsOf(c.Name).mutable() // otherwise constructors assign all fields
}

// callersOf lists the methods that call a constructor that is not public.
func (p *plan) callersOf(k *classfile.Method) []*classfile.Method {
	var found []*classfile.Method
	for _, c := range p.users(&classfile.Field{Class: k.Class, Access: k.Access &^ classfile.AccProtected, Name: k.Name}) {
		for _, m := range c.Methods {
			if m.Code == nil {
				continue
			}
			for _, in := range m.Uses().Instructions {
				if in.Op != classfile.OpInvokespecial && in.Op != classfile.OpInvokedynamic {
					continue
				}
				ref, err := c.Pool.MethodRef(in.Index)
				if in.Op == classfile.OpInvokespecial && err == nil && ref.Class == k.Class.Name && ref.Name == k.Name && ref.Desc == k.Desc {
					found = append(found, m)
					break
				}
			}
		}
	}
	return found
}
