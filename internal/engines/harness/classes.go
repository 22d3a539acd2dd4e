package harness

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/internal/front/jdk"
)

// Bounds on the ways of one class. What is beyond them is cut.
const (
	maxClasses   = 8  // below an interface or a class
	maxFactories = 12 // static methods and constants
	maxChanges   = 16
	maxSearched  = 200 // classes of a package, for factories
)

// nameable reports whether code outside of c, in the same package, can name it: it is
// neither local nor anonymous, and neither it nor a class around it is private.
func nameable(path *classfile.Path, c *classfile.Class) bool {
	if c.EnclosingMethod != nil || c.Synthetic || c.Access.Has(classfile.AccSynthetic) {
		return false
	}
	for _, in := range c.InnerClasses {
		if in.Inner != c.Name {
			continue
		}
		if in.Name == "" || in.Outer == "" || in.Access.Has(classfile.AccPrivate) {
			return false
		}
		if outer, err := path.Class(in.Outer); err == nil && outer.Name != c.Name {
			return nameable(path, outer)
		}
	}
	return true
}

// visible reports whether the harness can name a class.
func (p *plan) visible(c *classfile.Class) bool {
	if !nameable(p.path, c) {
		return false
	}
	return c.Access.Has(classfile.AccPublic) || classfile.Package(c.Name) == p.pkg
}

// class returns a class, or nil after noting what is wrong with the class path. A missing
// class is no error: its objects cannot be made.
func (p *plan) class(name string) *classfile.Class {
	c, err := p.path.Class(name)
	if err != nil {
		return nil
	}
	return c
}

// fillClass adds the ways of a class of the program to v.
func (p *plan) fillClass(v *value, name string, depth int) {
	c := p.class(name)
	if c == nil {
		p.cut(v, "%s cannot be read", typeText(v.desc))
		return
	}
	if c.Super == jdk.Enum {
		p.constants(v, c)
		p.changesOfConstants(v, c, depth)
		return
	}
	for _, name := range p.concrete(name, v) {
		p.addWays(v, name, depth)
	}
	if c.IsAbstract() {
		p.factories(v, c, c, depth)
	}
	if len(v.ways) == 0 && c.IsAbstract() && !c.IsFinal() && !v.cut { // the user's own classes are all there is
		p.addArbitrary(v)
	}
}

// constants adds the constants of an enum.
func (p *plan) constants(v *value, c *classfile.Class) {
	for _, f := range c.Fields {
		if f.Access.Has(classfile.AccEnum) {
			v.ways = append(v.ways, way{kind: constant, member: classfile.MemberRef{Class: c.Name, Name: f.Name, Desc: f.Desc}})
		}
	}
}

// addConstants adds the constants of an enum to what other classes make, too.
func (p *plan) addConstants(v *value, c *classfile.Class, depth int) {
	own := &value{desc: classfile.DescriptorOf(c.Name)}
	p.constants(own, c)
	if p.changesOfConstants(own, c, depth); own.cut {
		v.cut = true
	}
	if len(own.changes) == 0 || v.desc == own.desc && len(v.ways) == 0 {
		v.ways, v.changes = append(v.ways, own.ways...), append(v.changes, own.changes...)
		return
	}
	if own = p.finish(own, true); own != nil {
		v.ways = append(v.ways, way{kind: other, args: []*value{own}})
	}
}

// changesOfConstants adds what changes the constants of an enum: some have a state. The
// classes of constants with bodies of their own are not looked at in detail.
func (p *plan) changesOfConstants(v *value, c *classfile.Class, depth int) {
	if len(v.ways) > 0 {
		p.changes(v, c, depth)
	}
	subs, err := p.path.Subclasses(c.Name)
	if err != nil {
		p.err = err
		return
	}
	for _, s := range subs {
		if p.effects.partsOf(s).mutable() && !p.effects.partsOf(c.Name).mutable() {
			p.cut(v, "constants of %s with bodies of their own may be changed", typeText(v.desc))
			return
		}
	}
}

// concrete lists the classes of objects of a type: itself, and the program's classes
// below it.
func (p *plan) concrete(name string, v *value) []string {
	var found []string
	seen := map[string]bool{name: true}
	for queue := []string{name}; len(queue) > 0; queue = queue[1:] {
		c := p.class(queue[0])
		if c == nil {
			continue
		}
		if !c.IsAbstract() && !c.IsInterface() && !indy.IsHarness(c.Name) {
			limit := maxClasses
			if p.opts.Lean {
				limit = leanWays
			}
			if len(found) == limit {
				p.cut(v, "of the classes below %s only %d are made", typeText(v.desc), limit)
				break
			}
			found = append(found, c.Name)
		}
		subs, err := p.path.Subclasses(c.Name)
		if err != nil {
			p.err = err
			return nil
		}
		for _, s := range subs {
			if !seen[s] {
				seen[s] = true
				queue = append(queue, s)
			}
		}
	}
	return found
}

// addWays adds the ways in which objects of exactly a class are made, and what changes
// them.
func (p *plan) addWays(v *value, name string, depth int) {
	c := p.class(name)
	if c.Super == jdk.Enum || c.Access.Has(classfile.AccEnum) {
		p.addConstants(v, c, depth)
		return
	}
	before := len(v.ways)
	if p.visible(c) {
		p.constructors(v, c, depth, classfile.AccPublic)
	}
	if len(v.ways) == before || !p.opts.Lean {
		p.factories(v, c, c, depth)
		p.builders(v, c, depth)
	} else {
		p.cut(v, "factories and builders of %s are left out", typeText(v.desc))
	}
	if len(v.ways) == before {
		p.elsewhere(v, c, depth)
	}
	if len(v.ways) == before && p.visible(c) && classfile.Package(c.Name) == p.pkg {
		p.constructors(v, c, depth, 0)
	}
	if len(v.ways) == before {
		return // nobody outside makes objects of it
	}
	own := &value{desc: classfile.DescriptorOf(name)}
	p.changes(own, c, depth)
	own.changes = append(own.changes, p.otherMakers(own, v.ways[before:], c, depth)...)
	if own.cut {
		v.cut = true
	}
	if len(own.changes) == 0 {
		return
	}
	if v.desc == own.desc && before == 0 && len(v.changes) == 0 {
		v.changes = own.changes
		return
	}
	// Objects of several classes: each is changed where it is made.
	own.ways = slices.Clone(v.ways[before:])
	if own = p.finish(own, true); own != nil {
		v.ways = append(v.ways[:before], way{kind: other, args: []*value{own}})
	}
}

// constructors adds the constructors of c that have all of the access flags and are not
// private. Those with fewer parameters come first.
func (p *plan) constructors(v *value, c *classfile.Class, depth int, access classfile.Access) {
	var inits []*classfile.Method
	for _, m := range c.Methods {
		if m.IsInit() && m.Access.Has(access) && !m.IsPrivate() && !m.Access.Has(classfile.AccSynthetic) {
			inits = append(inits, m)
		}
	}
	for _, m := range p.cheap(v, byParameters(inits), leanWays) {
		p.addCall(v, way{kind: construct, member: refOf(m), m: m}, m, nil, depth)
	}
}

// factories adds the public static methods and constants of class in whose type is c.
func (p *plan) factories(v *value, c, in *classfile.Class, depth int) {
	if !p.visible(in) || c.Super == jdk.Enum {
		return
	}
	n := 0
	desc := classfile.DescriptorOf(c.Name)
	more := func() bool {
		if n++; n > maxFactories {
			p.cut(v, "of the factories of %s only %d are called", typeText(desc), maxFactories)
			return false
		}
		return true
	}
	for _, f := range in.Fields {
		if f.Desc == desc && f.IsStatic() && f.IsFinal() && f.Access.Has(classfile.AccPublic) && more() {
			v.ways = append(v.ways, way{kind: constant, member: classfile.MemberRef{Class: in.Name, Name: f.Name, Desc: f.Desc}})
		}
	}
	var makers []*classfile.Method
	for _, m := range in.Methods {
		if m.IsStatic() && m.Access.Has(classfile.AccPublic) && !m.Access.Has(classfile.AccSynthetic) && m.Code != nil && strings.HasSuffix(m.Desc, ")"+desc) {
			makers = append(makers, m)
		}
	}
	for _, m := range p.cheap(v, byParameters(makers), leanWays) {
		if more() {
			p.addCall(v, way{kind: call, op: classfile.OpInvokestatic, member: refOf(m), m: m}, m, nil, depth)
		}
	}
}

// builders adds the public methods without parameters of classes nested in c that make an
// object of c.
func (p *plan) builders(v *value, c *classfile.Class, depth int) {
	for _, in := range c.InnerClasses {
		if in.Outer != c.Name || in.Inner == c.Name {
			continue
		}
		b := p.class(in.Inner)
		if b == nil || !p.visible(b) {
			continue
		}
		for _, m := range b.Methods {
			if m.IsStatic() || !m.Access.Has(classfile.AccPublic) || m.Access.Has(classfile.AccSynthetic) || m.Desc != "()"+classfile.DescriptorOf(c.Name) {
				continue
			}
			if builder := p.value(typ{desc: classfile.DescriptorOf(b.Name)}, depth-1, true); builder != nil {
				v.ways = append(v.ways, way{kind: call, op: virtualOp(b), member: refOf(m), m: m, args: []*value{builder}})
			}
		}
	}
}

// elsewhere looks for factories of c in other classes of its package.
func (p *plan) elsewhere(v *value, c *classfile.Class, depth int) {
	names, err := p.path.ProgramClasses()
	if err != nil {
		p.err = err
		return
	}
	pkg := classfile.Package(c.Name)
	n := 0
	for _, name := range names {
		if classfile.Package(name) != pkg || name == c.Name {
			continue
		}
		if n++; n > maxSearched {
			p.cut(v, "factories of %s were searched in only %d classes of its package", typeText(v.desc), maxSearched)
			return
		}
		if in := p.class(name); in != nil && !in.Origin.Platform {
			p.factories(v, c, in, depth)
		}
	}
}

// addCall adds w, a call of m, with its arguments. first are arguments in front of the
// parameters.
func (p *plan) addCall(v *value, w way, m *classfile.Method, first []*value, depth int) {
	if args, ok := p.arguments(m, depth); ok {
		w.args = append(first, args...)
		v.ways = append(v.ways, w)
		for _, a := range args {
			v.cut = v.cut || p.lacks(a)
		}
		return
	}
	p.cut(v, "the arguments of %s cannot be made", methodText(m))
}

// arguments plans the arguments of a call of m.
func (p *plan) arguments(m *classfile.Method, depth int) ([]*value, bool) {
	outer := m.IsInit() && isInner(m.Class)
	var args []*value
	for i, t := range paramTypes(m) {
		a := p.value(t, depth-1, p.nonNull(m, i) || outer && i == 0)
		if a == nil && p.opts.Pre != nil && p.opts.Pre.MayBeNull(m, i) {
			a = p.value(t, depth-1, false) // the first of a chain has nothing before it
		}
		if a == nil {
			return nil, false
		}
		args = append(args, a)
	}
	return args, true
}

// isInner reports whether objects of c have an object of the class around it.
func isInner(c *classfile.Class) bool {
	for _, in := range c.InnerClasses {
		if in.Inner == c.Name {
			return in.Outer != "" && !in.Access.Has(classfile.AccStatic)
		}
	}
	return false
}

func refOf(m *classfile.Method) classfile.MemberRef {
	return classfile.MemberRef{Class: m.Class.Name, Name: m.Name, Desc: m.Desc, Interface: m.Class.IsInterface()}
}

func virtualOp(c *classfile.Class) classfile.Opcode {
	if c.IsInterface() {
		return classfile.OpInvokeinterface
	}
	return classfile.OpInvokevirtual
}

// byParameters sorts methods: fewer parameters first.
func byParameters(ms []*classfile.Method) []*classfile.Method {
	sorted, params := slices.Clone(ms), map[*classfile.Method]int{}
	for _, m := range ms {
		ps, _, _ := classfile.ParseMethodDescriptor(m.Desc) // it was checked
		params[m] = len(ps)
	}
	slices.SortStableFunc(sorted, func(a, b *classfile.Method) int { return params[a] - params[b] })
	return sorted
}

// methodText is a method as messages name it.
func methodText(m *classfile.Method) string {
	params, _, _ := classfile.ParseMethodDescriptor(m.Desc) // it was checked
	for i, d := range params {
		params[i] = typeText(d)
	}
	name := typeText(classfile.DescriptorOf(m.Class.Name))
	if m.IsInit() {
		return "new " + name + "(" + strings.Join(params, ", ") + ")"
	}
	return name + "." + m.Name + "(" + strings.Join(params, ", ") + ")"
}
