package lower

import (
	"fmt"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// callSite is one call with what it may run.
type callSite struct {
	raises   []string // exceptions that the call raises by itself, beside those of an intrinsic
	in       *method
	instr    ssa.Instr         // *ssa.Call, or the *ssa.CallDynamic of a string concatenation
	resolved *classfile.Method // nil when it could not be resolved; reason says why
	virtual  bool              // the receiver's dynamic type decides what runs; not so for private methods (JVMS §6.5 invokevirtual)
	noBody   bool              // of a call that is not virtual: what it runs has no body
	*dispatch
}

// dispatch is what a call may run. All virtual calls of one method by way of one
// class share theirs: what they run depends on nothing else.
type dispatch struct {
	key     dispatchKey // of virtual calls only
	reason  string
	targets []target // bodies it may run, by dynamic type for virtual calls
	// Of virtual calls: where in targets a body is, the types that have been looked
	// at, and those whose method has no body.
	index      map[*method]int
	seen       map[*dynType]bool
	unmodelled []*dynType
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
	m     *method
	types []*dynType // nil for calls that are not virtual
}

// knownRelation is a relation, or 0 where that is not known yet.
type knownRelation uint8

// directCall is a call in x of one method that has a body.
func (u *universe) directCall(x *method, in ssa.Instr, m *classfile.Method) *callSite {
	return &callSite{in: x, instr: in, resolved: m, dispatch: &dispatch{targets: []target{{m: u.reach(m)}}}}
}

// dispatchOf returns what virtual calls of a method by way of a class may run.
func (u *universe) dispatchOf(class string, resolved *classfile.Method) *dispatch {
	key := dispatchKey{class, resolved}
	if d := u.dispatches[key]; d != nil {
		return d
	}
	d := &dispatch{key: key, index: map[*method]int{}, seen: map[*dynType]bool{}}
	u.dispatches[key] = d
	if _, ok := u.receivers[class]; !ok {
		u.receivers[class] = len(u.receivers)
	}
	u.virtual = append(u.virtual, d)
	for i := 0; i < len(u.typeOrder); i++ {
		u.extend(d, u.typeOrder[i])
	}
	return d
}

// extend adds what the virtual call d runs for receivers of type t.
func (u *universe) extend(d *dispatch, t *dynType) {
	if u.fatal != nil {
		return
	}
	rel := u.receives(d, t)
	if rel == no || d.seen[t] {
		return
	}
	d.seen[t] = true
	resolved := d.key.resolved
	// Objects of an external type can be of a subclass that we never hear of.
	foreign := rel == maybe || (t.external && u.platform(t.name) && !u.exact(t.name))
	if foreign {
		d.unmodelled = append(d.unmodelled, t)
		u.externalResult(resolved)
	}
	if rel == maybe || u.noInstances(t.name) {
		return
	}
	m, err := u.hier.Select(t.name, resolved)
	if err != nil || m == nil {
		d.reason = fmt.Sprintf("no method to run for receivers of class %s: %v", dots(t.name), err)
		return
	}
	if !u.usesBody(m) {
		if len(d.unmodelled) == 0 || d.unmodelled[len(d.unmodelled)-1] != t {
			d.unmodelled = append(d.unmodelled, t)
		}
		if !u.refusesReceiver(t) {
			u.externalResult(m)
		}
		return
	}
	d.add(u.reach(m), t)
}

// extendAgain does extend anew for t, about which more is known.
func (u *universe) extendAgain(t *dynType) {
	for i := 0; i < len(u.virtual); i++ {
		delete(u.virtual[i].seen, t)
		u.extend(u.virtual[i], t)
	}
}

// refusesReceiver reports whether every run ends that calls a method without body
// for a receiver of exactly type t (see emitter.handOver), so that nobody gets the
// method's result. extend is called again for t when objects of it come from
// outside.
func (u *universe) refusesReceiver(t *dynType) bool {
	return !t.external && !t.given && u.mutableModel(t.name)
}

// receives is u.relation of t to the class of d's receivers, computed once.
func (u *universe) receives(d *dispatch, t *dynType) relation {
	n := u.receivers[d.key.class]
	if n >= len(t.rels) {
		t.rels = append(t.rels, make([]knownRelation, n+1-len(t.rels))...)
	}
	if t.rels[n] == 0 {
		rel := u.relation(t, d.key.class)
		t.rels[n] = knownRelation(rel) + 1
		return rel
	}
	return relation(t.rels[n] - 1)
}

// add notes that m runs for receivers of type t.
func (d *dispatch) add(m *method, t *dynType) {
	i, ok := d.index[m]
	if !ok {
		i = len(d.targets)
		d.index[m] = i
		d.targets = append(d.targets, target{m: m})
	}
	d.targets[i].types = append(d.targets[i].types, t)
}
