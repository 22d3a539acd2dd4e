package reach

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// gives finds out which calls of methods without a body here never return null, where the receiver decides which code runs: all code
// that can run there is looked at, of the JDK and of the program. For a call in that code, the same is asked. The answers are the
// greatest solution: a call that returns has a return instruction at the bottom of each chain of calls, so null would have to come from
// one of them.
//
// It is for programs of which all classes are there and whose objects are made by them or by the JDK. Objects of classes that the JDK makes at
// run time are not among those that are looked at, so nothing is said of interfaces that lambdas may implement; a proxy that the JDK makes for
// itself implements only interfaces that the JDK does not hand out in place of its own classes.
type gives struct {
	p     *Program
	own   *classfile.Hierarchy
	nulls *Nullness
	below map[string][]string // the JDK's classes right below a class
	nodes map[*classfile.Method]*giver
	// same, if not nil, is a method of which null is not asked where code calls it on another object, as a view of a collection does.
	same *classfile.Method
	// What may run where a method is called on objects of a class: nil if that is not known.
	runs, classes map[classfile.MemberRef][]*classfile.Method
}

// giver is what is known of the results of a method's code.
type giver struct {
	null  bool                // it may return null, as far as its own instructions say
	needs []*classfile.Method // it returns what these return
	done  bool                // null is what it is with all that it needs
}

// Bounds of the search.
const (
	maxBelow  = 400  // classes below that of a receiver
	maxGivers = 3000 // methods that are looked at for one call
)

// GivesObject reports whether a call in the program that resolves to m, a method without a body here, never returns null.
func (p *Program) GivesObject(m *classfile.Method, virtual bool) bool {
	g := p.givers()
	if g == nil || !m.Class.Origin.Platform {
		return false
	}
	m = p.original(m)
	targets := []*classfile.Method{m}
	if virtual && !p.Nulls.bound(m) {
		targets = g.targets(m, m.Class.Name)
	}
	if len(targets) == 0 {
		return false
	}
	for _, t := range targets {
		if !g.solve(t) {
			return false
		}
	}
	return true
}

// givers returns the search of the program, nil if it has classes or objects that are not known.
func (p *Program) givers() *gives {
	h := p.Opts.Handed
	if p.Opts.Below == nil || p.standIns.own == nil || p.Entry == nil || p.outside.open || p.lacksClasses() ||
		h != nil && len(h.Implement) > 0 || p.Opts.Reflection || p.Opts.Execute != nil {
		return nil
	}
	if p.given == nil {
		p.given = p.newGivers()
	}
	if len(p.given.below) == 0 {
		return nil
	}
	return p.given
}

// newGivers returns a search.
func (p *Program) newGivers() *gives {
	g := &gives{p: p, own: p.standIns.own, nulls: newNullness(p.standIns.own, true), nodes: map[*classfile.Method]*giver{}, runs: map[classfile.MemberRef][]*classfile.Method{}, classes: map[classfile.MemberRef][]*classfile.Method{}}
	g.below, _ = p.Opts.Below() // without them, nothing is known
	return g
}

// ClientGives reports whether a call of m gives an object if classes of a client do what all of the JDK's do, and those of the class path: none
// of their code that may run there returns null, as none of Collection.iterator() does.
func (p *Program) ClientGives(m *classfile.Method) bool {
	if !p.AssumesOfClients() || p.Opts.Below == nil || p.standIns.own == nil || !m.Class.Origin.Platform || m.Class.Name == jdk.Object {
		return false
	}
	is, known := p.clientGives[m]
	if !known {
		g := p.newGivers()
		g.same = p.original(m)
		targets := g.ofClasses(g.same, m.Class.Name)
		is = len(targets) > 0 && !slices.ContainsFunc(targets, func(t *classfile.Method) bool { return !g.solve(t) })
		p.clientGives[m] = is
	}
	return is
}

// lacksClasses reports whether a class is missing.
func (p *Program) lacksClasses() bool {
	for name := range p.phantoms.made {
		if name[0] != '[' {
			return true
		}
	}
	return false
}

// targets lists the code that may run where m is called on an object of a class or interface, nil if that is not known.
func (g *gives) targets(m *classfile.Method, on string) []*classfile.Method {
	key := classfile.MemberRef{Class: on, Name: m.Name, Desc: m.Desc}
	all, known := g.runs[key]
	if !known {
		if all = g.ofClasses(m, on); all != nil {
			all = g.ofProgram(all, m, on)
		}
		g.runs[key] = all
	}
	return all
}

// abstractRuns lists the code of classes of the JDK and of the class path that may run where m is called, a method of the JDK without
// code; nil if that is not known. What the program's functions run is not among it.
func (p *Program) abstractRuns(m *classfile.Method) []*classfile.Method {
	if !m.IsAbstract() || !m.Class.Origin.Platform {
		return nil
	}
	runs, known := p.abstracts[m]
	if !known { // the first answer counts, since calls get their meaning while the program is explored
		if g := p.givers(); g != nil {
			runs = g.ofClasses(p.original(m), m.Class.Name)
		}
		if p.abstracts == nil {
			p.abstracts = map[*classfile.Method][]*classfile.Method{}
		}
		p.abstracts[m] = runs
	}
	return runs
}

// ofClasses is targets without the code that only objects of the program can run whose classes are made for it.
func (g *gives) ofClasses(m *classfile.Method, on string) (all []*classfile.Method) {
	key := classfile.MemberRef{Class: on, Name: m.Name, Desc: m.Desc}
	all, known := g.classes[key]
	if !known {
		all = g.find(m, on)
		g.classes[key] = all
	}
	return slices.Clip(all)
}

func (g *gives) find(m *classfile.Method, on string) (all []*classfile.Method) {
	names, seen := []string{on}, map[string]bool{on: true}
	for i := 0; i < len(names); i++ {
		c, err := g.own.Class(names[i])
		if err != nil || c.IsInterface() && !g.needsClass(c) {
			return nil
		}
		if !c.IsInterface() && !c.IsAbstract() {
			var ok bool
			if all, ok = g.add(all, g.own, c.Name, m); !ok {
				return nil
			}
		}
		for _, sub := range g.below[names[i]] {
			if !seen[sub] {
				seen[sub] = true
				names = append(names, sub)
			}
		}
		if len(names) > maxBelow {
			return nil
		}
	}
	all, ok := g.ofPath(all, names, m)
	if !ok {
		return nil
	}
	return all
}

// ofPath adds the code of classes on the class path that extend or implement one of the JDK's classes with these names: the
// JDK may make such objects by itself, as it does with services. ok is false if these classes are not known.
func (g *gives) ofPath(all []*classfile.Method, names []string, m *classfile.Method) (more []*classfile.Method, ok bool) {
	lister := g.p.outside.lister
	if lister == nil {
		return nil, false
	}
	seen := map[string]bool{}
	for i := 0; i < len(names) && len(names) <= maxBelow; i++ {
		subs, err := lister.Subclasses(names[i])
		if err != nil {
			return nil, false
		}
		for _, sub := range subs {
			if seen[sub] {
				continue
			}
			seen[sub], names = true, append(names, sub)
			c, err := g.p.Hier.Class(sub)
			if err != nil {
				return nil, false
			}
			if c.IsInterface() || c.IsAbstract() {
				continue
			}
			if all, ok = g.add(all, g.p.Hier, sub, m); !ok {
				return nil, false
			}
		}
	}
	return all, len(names) <= maxBelow
}

// add adds the code that a call of m runs on objects of exactly one class. It reports whether that is known.
func (g *gives) add(all []*classfile.Method, hier *classfile.Hierarchy, class string, m *classfile.Method) (more []*classfile.Method, ok bool) {
	o, err := hier.Select(class, m)
	if err != nil || o == nil {
		return nil, false
	}
	if o = g.p.original(o); !o.IsAbstract() && !slices.Contains(all, o) {
		all = append(all, o)
	}
	return all, true
}

// ofProgram adds the code that runs on objects of the program.
func (g *gives) ofProgram(all []*classfile.Method, m *classfile.Method, on string) []*classfile.Method {
	if len(all) == 0 {
		return nil // there is no object that the JDK could have made
	}
	for _, t := range g.p.TypeOrder {
		if t.Name[0] == '[' || !g.p.addsCode(t.Name, on) {
			continue
		}
		var ok bool
		if all, ok = g.add(all, g.p.Hier, t.Name, m); !ok {
			return nil
		}
	}
	return all
}

// addsCode reports whether a class of the program, or of a model, is below a class of the JDK.
func (p *Program) addsCode(name, on string) bool {
	if c := p.Class(name); p.Platform(name) && (c == nil || !c.Origin.Model) {
		return false // it is among the JDK's classes
	}
	return p.Subtype(name, on)
}

// needsClass reports whether no lambda implements an interface: it has several abstract methods (JLS §9.8).
func (g *gives) needsClass(c *classfile.Class) bool {
	above, err := g.own.AllInterfaces(c.Name)
	if err != nil {
		return false
	}
	first := ""
	for _, name := range append([]string{c.Name}, above...) {
		i, err := g.own.Class(name)
		if err != nil {
			return false
		}
		for _, m := range i.Methods {
			if !m.IsAbstract() || m.Name == "equals" || m.Name == "hashCode" || m.Name == "toString" || m.Name == first {
				continue
			}
			r, err := g.own.ResolveMethod(classfile.MemberRef{Class: c.Name, Name: m.Name, Desc: m.Desc, Interface: true})
			if err != nil || !r.IsAbstract() {
				continue
			}
			if first != "" {
				return true
			}
			first = m.Name
		}
	}
	return false
}

// solve reports whether m never returns null.
func (g *gives) solve(m *classfile.Method) bool {
	order, seen := []*classfile.Method{m}, map[*classfile.Method]bool{m: true}
	for i := 0; i < len(order); i++ {
		n := g.node(order[i])
		if n.done {
			continue
		}
		for _, d := range n.needs {
			if !seen[d] {
				seen[d] = true
				order = append(order, d)
			}
		}
		if len(order) > maxGivers {
			return false
		}
	}
	for changed := true; changed; {
		changed = false
		for _, x := range slices.Backward(order) {
			n := g.nodes[x]
			if !n.done && !n.null && slices.ContainsFunc(n.needs, func(d *classfile.Method) bool { return g.nodes[d].null }) {
				n.null, changed = true, true
			}
		}
	}
	for _, x := range order {
		g.nodes[x].done = true
	}
	return !g.nodes[m].null
}

// node looks at the return instructions of a method.
func (g *gives) node(m *classfile.Method) *giver {
	if n := g.nodes[m]; n != nil {
		return n
	}
	n := &giver{null: true}
	g.nodes[m] = n
	if m.Code == nil {
		return n // a native method
	}
	hier := g.own
	if !m.Class.Origin.Platform || m.Class.Origin.Model {
		hier = g.p.Hier
	}
	fn, err := ssa.Lift(m, hier)
	if err != nil {
		return n
	}
	b := &body{n: g.nulls, fn: fn, dom: ssa.Dominators(fn), calls: maxCalls}
	b.also = func(v ssa.Value) bool { return g.needed(n, v, hier) }
	for _, blk := range fn.Blocks {
		r, ok := blk.Instrs[len(blk.Instrs)-1].(*ssa.Return)
		if ok && (r.Result == nil || !b.nonNull(r.Result, blk, map[*ssa.Phi]bool{})) {
			n.needs = nil
			return n
		}
	}
	n.null = false
	return n
}

// isSame reports whether m is the method of which null is not asked, of a class above or below.
func (g *gives) isSame(m *classfile.Method) bool {
	if m.Name != g.same.Name || m.Desc != g.same.Desc {
		return false
	}
	is, err := g.own.IsSubtype(m.Class.Name, g.same.Class.Name)
	if err == nil && !is {
		is, err = g.own.IsSubtype(g.same.Class.Name, m.Class.Name)
	}
	return err == nil && is
}

// needed notes that a method returns the result of a call. It reports whether it is known what the call runs.
func (g *gives) needed(n *giver, v ssa.Value, hier *classfile.Hierarchy) bool {
	in, ok := v.(*ssa.Call)
	if !ok {
		return false
	}
	m, err := hier.ResolveMethod(in.Method)
	if err != nil || !m.Class.Origin.Platform && hier == g.own || m.IsSignaturePolymorphic() {
		return false
	}
	m = g.p.original(m)
	if g.same != nil && in.Kind != ssa.InvokeStatic && g.isSame(m) {
		return true
	}
	var targets []*classfile.Method
	switch {
	case in.Kind == ssa.InvokeStatic || in.Kind == ssa.InvokeSpecial && m.IsPrivate():
		targets = []*classfile.Method{m}
	case in.Kind == ssa.InvokeSpecial || !m.Class.Origin.Platform:
		return false
	default:
		on := in.Method.Class
		if c, err := g.own.Class(on); on[0] == '[' || err != nil || !c.Origin.Platform {
			on = m.Class.Name
		}
		targets = g.targets(m, on)
	}
	n.needs = append(n.needs, targets...)
	return len(targets) > 0 && m.Class.Name != jdk.Object
}
