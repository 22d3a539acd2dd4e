package reach

import (
	"fmt"
	"maps"
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// directCall is a call in x of one method that has a body.
func (p *Program) directCall(x *Method, in ssa.Instr, m *classfile.Method) *CallSite {
	return &CallSite{Caller: x, Instr: in, Resolved: m, Dispatch: &Dispatch{Targets: []Target{{Method: p.reach(m)}}}}
}

// dispatchOf returns the possible targets of virtual calls of a method through a class.
func (p *Program) dispatchOf(class string, resolved *classfile.Method) *Dispatch {
	key := dispatchKey{class, resolved}
	if d := p.dispatches[key]; d != nil {
		return d
	}
	n, ok := p.receivers[class]
	if !ok {
		n = len(p.receivers)
		p.receivers[class] = n
	}
	d := &Dispatch{key: key, number: n, index: map[*Method]int{}, seen: map[*Type]bool{}}
	p.dispatches[key] = d
	p.virtual = append(p.virtual, d)
	for i := 0; i < len(p.TypeOrder); i++ {
		p.extend(d, p.TypeOrder[i])
	}
	return d
}

// extend adds the target of the virtual call d for receivers of type t.
func (p *Program) extend(d *Dispatch, t *Type) {
	if p.Err != nil {
		return
	}
	rel := p.receives(d, t)
	if rel == Never || d.seen[t] {
		return
	}
	d.seen[t] = true
	resolved := d.key.resolved
	// Objects of an external type can be of a subclass that we never hear of.
	foreign := rel == Sometimes || (t.External && p.Platform(t.Name) && !p.Exact(t.Name)) || p.changedOutside(t)
	if foreign {
		if len(d.Unmodelled) == 0 {
			d.refuses = append(d.refuses, p.refusedBy(nil, resolved)...)
		}
		d.Unmodelled = append(d.Unmodelled, t)
		d.refuses = append(d.refuses, p.refusedBy(nil, resolved, t)...)
		p.externalResult(resolved)
	}
	if rel == Sometimes || p.NoInstances(t.Name) {
		return
	}
	m, err := p.Hier.Select(t.Name, resolved)
	if err != nil || m == nil {
		d.Reason = fmt.Sprintf("no method to run for receivers of class %s: %v", classfile.Dotted(t.Name), err)
		return
	}
	if !p.usesBody(m) {
		if len(d.Unmodelled) == 0 || d.Unmodelled[len(d.Unmodelled)-1] != t {
			d.Unmodelled = append(d.Unmodelled, t)
		}
		d.refuses = append(d.refuses, p.refusedBy(nil, resolved, t)...)
		if !p.refusesReceiver(t) {
			p.externalResult(m)
		}
		return
	}
	d.add(p.reach(m), t)
}

// extendAgain does extend anew for t, about which more is known.
func (p *Program) extendAgain(t *Type) {
	for i := 0; i < len(p.virtual); i++ {
		delete(p.virtual[i].seen, t)
		p.extend(p.virtual[i], t)
	}
}

// refusesReceiver reports whether every run ends that calls a method without body
// for a receiver of exactly type t (see emitter.handOver), so the method's result
// is never used. extend is called again for t when objects of it come from outside.
func (p *Program) refusesReceiver(t *Type) bool {
	return !t.External && !t.Given && p.MutableModel(t.Name)
}

// receives is u.relation of t to the class of d's receivers, computed once.
func (p *Program) receives(d *Dispatch, t *Type) Relation {
	n := d.number
	if n >= len(t.rels) {
		t.rels = append(t.rels, make([]knownRelation, n+1-len(t.rels))...)
	}
	if t.rels[n] == 0 {
		rel := p.Relation(t, d.key.class)
		t.rels[n] = knownRelation(rel) + 1
		return rel
	}
	return Relation(t.rels[n] - 1)
}

// add notes that m runs for receivers of type t.
func (d *Dispatch) add(m *Method, t *Type) {
	i, ok := d.index[m]
	if !ok {
		i = len(d.Targets)
		d.index[m] = i
		d.Targets = append(d.Targets, Target{Method: m})
	}
	d.Targets[i].Types = append(d.Targets[i].Types, t)
}

// addType records that objects of exactly this type may exist.
func (p *Program) addType(name string) *Type {
	if t := p.Types[name]; t != nil {
		return t
	}
	t := &Type{Name: name, Given: p.Opts.Handed != nil && name[0] == '['} // code without a body makes arrays of any type
	p.Types[name] = t
	p.wanted.messages = p.wanted.messages || p.hooksInit(name)
	p.TypeOrder = append(p.TypeOrder, t)
	for _, s := range p.virtual {
		p.extend(s, t)
	}
	if jdk.IsWrapper(name) { // boxes of small values are shared with the code outside (JLS §5.1.7)
		p.distinguish(name)
	}
	p.addParts(t)
	return t
}

// externalResult records the types of objects a call to m without a body may
// return.
func (p *Program) externalResult(m *classfile.Method) {
	if FillsStack(m) {
		return // its receiver
	}
	p.makesArrays(m)
	if n := classfile.ClassNameOf(ResultType(m)); n != "" {
		p.addExternal(n)
	}
	if p.Opts.Pedantic {
		for _, e := range m.Exceptions {
			p.addType(e)
		}
	}
}

// addExternal records that unmodelled code may return objects of the type: of
// that type and, if it is the program's, of all its subclasses in the program.
// Their fields have such objects too, and their classes are initialised.
func (p *Program) addExternal(name string) {
	if p.outside.seen[name] || p.Opts.Execute != nil {
		return // code without a meaning ends an execution; it does not return an object
	}
	p.outside.seen[name] = true
	subs := p.programSubclasses(name)
	if len(subs) == 0 || !p.NoInstances(name) {
		t := p.addType(name)
		t.External = true
		t.rels = nil // they depend on it
		p.outside.external = append(p.outside.external, t)
		p.extendAgain(t)
	}
	if elem := classfile.ElementClass(name); elem != "" {
		p.addExternal(elem)
	}
	for _, s := range append(subs, p.lambdasOf(name)...) {
		p.addExternal(s)
	}
	p.externalFields(name)
	if name[0] != '[' && !p.Platform(name) && p.Subtype(name, jdk.Random) {
		p.wanted.seeds = true
	}
	if p.outside.open {
		for _, c := range slices.Sorted(maps.Keys(p.outside.targets)) {
			p.nameable(c)
		}
	}
}

// externalFields records the objects in the fields of external objects, as far as
// code that has a meaning here reads them: a class of the program may extend a
// model.
func (p *Program) externalFields(name string) {
	if name[0] == '[' {
		return
	}
	for c := p.Class(name); c != nil && c.Name != jdk.Object; c = p.Class(c.Super) {
		if !p.OwnsFields(c) {
			continue
		}
		for _, f := range c.Fields {
			if n := classfile.ClassNameOf(f.Desc); n != "" && !f.IsStatic() && p.loads(n) {
				p.addExternal(n)
			}
		}
		p.NeedsInit(c.Name)
	}
}

// nameable makes class name, which the program names, external if objects of
// it can come in as objects of another type.
func (p *Program) nameable(name string) {
	for _, t := range p.outside.external {
		if t.Name != name && p.Subtype(name, t.Name) {
			p.addExternal(name)
			return
		}
	}
}
