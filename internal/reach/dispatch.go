package reach

import (
	"fmt"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// CallSite is one call with what it may run.
type CallSite struct {
	raises   []string // exceptions that the call raises by itself, beside those of an intrinsic
	Caller   *Method
	instr    ssa.Instr         // *ssa.Call, or the *ssa.CallDynamic of a string concatenation
	Resolved *classfile.Method // nil when it could not be resolved; reason says why
	Virtual  bool              // the receiver's dynamic type decides what runs; not so for private methods (JVMS §6.5 invokevirtual)
	noBody   bool              // of a call that is not virtual: what it runs has no body
	*dispatch
}

// dispatch is what a call may run. All virtual calls of one method by way of one
// class share theirs: what they run depends on nothing else.
type dispatch struct {
	key     dispatchKey // of virtual calls only
	Reason  string
	Targets []target // bodies it may run, by dynamic type for virtual calls
	// Of virtual calls: where in targets a body is, the types that have been looked
	// at, and those whose method has no body.
	index      map[*Method]int
	seen       map[*Type]bool
	Unmodelled []*Type
}

// dispatchKey is what decides what a virtual call may run.
type dispatchKey struct {
	// class is the one that the reference names, not the one that declares the
	// method: the receiver is an object of it.
	class    string
	resolved *classfile.Method
}

// target is a body a call may run and for which dynamic types it does.
type target struct {
	M     *Method
	Types []*Type // nil for calls that are not virtual
}

// knownRelation is a relation, or 0 where that is not known yet.
type knownRelation uint8

// directCall is a call in x of one method that has a body.
func (p *Program) directCall(x *Method, in ssa.Instr, m *classfile.Method) *CallSite {
	return &CallSite{Caller: x, instr: in, Resolved: m, dispatch: &dispatch{Targets: []target{{M: p.reach(m)}}}}
}

// dispatchOf returns what virtual calls of a method by way of a class may run.
func (p *Program) dispatchOf(class string, resolved *classfile.Method) *dispatch {
	key := dispatchKey{class, resolved}
	if d := p.dispatches[key]; d != nil {
		return d
	}
	d := &dispatch{key: key, index: map[*Method]int{}, seen: map[*Type]bool{}}
	p.dispatches[key] = d
	if _, ok := p.receivers[class]; !ok {
		p.receivers[class] = len(p.receivers)
	}
	p.virtual = append(p.virtual, d)
	for i := 0; i < len(p.TypeOrder); i++ {
		p.extend(d, p.TypeOrder[i])
	}
	return d
}

// extend adds what the virtual call d runs for receivers of type t.
func (p *Program) extend(d *dispatch, t *Type) {
	if p.Fatal != nil {
		return
	}
	rel := p.receives(d, t)
	if rel == Never || d.seen[t] {
		return
	}
	d.seen[t] = true
	resolved := d.key.resolved
	// Objects of an external type can be of a subclass that we never hear of.
	foreign := rel == Sometimes || (t.External && p.Platform(t.Name) && !p.exact(t.Name))
	if foreign {
		d.Unmodelled = append(d.Unmodelled, t)
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
// for a receiver of exactly type t (see emitter.handOver), so that nobody gets the
// method's result. extend is called again for t when objects of it come from
// outside.
func (p *Program) refusesReceiver(t *Type) bool {
	return !t.External && !t.Given && p.MutableModel(t.Name)
}

// receives is u.relation of t to the class of d's receivers, computed once.
func (p *Program) receives(d *dispatch, t *Type) Relation {
	n := p.receivers[d.key.class]
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
func (d *dispatch) add(m *Method, t *Type) {
	i, ok := d.index[m]
	if !ok {
		i = len(d.Targets)
		d.index[m] = i
		d.Targets = append(d.Targets, target{M: m})
	}
	d.Targets[i].Types = append(d.Targets[i].Types, t)
}
