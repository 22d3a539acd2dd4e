package jdkfacts

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// node is what is known of a method: what it does itself, which methods it calls, and what it does with its arguments.
type node struct {
	method  target
	kind    nodeKind
	fn      *ssa.Func
	does    Does   // itself
	why     string // of an override or a row of the table of natives
	serves  string // the service of which it makes providers, "" for any
	params  int
	closure int
	target  *node // of a loose one, nil for all that override the method

	vals    [][]atom      // by number of the value
	reached map[place]set // what can be reached from there, beside what could before the call
	merged  map[place]bool
	result  set
	writes  Args
	opens   map[openKey]*open
	order   []*open // in the order in which they were found
	edges   map[edge]bool
	calls   []edge // in the order in which they were found
	users   map[*node]bool
	later   map[edge]*deferred
	laters  []*deferred
	queued  bool
	number  int
	version int // grows when what users need changes
	inner   int // grows when what can be reached from a place changes
	seen    map[point]applied
	held    map[place]applied // what contents has returned, by the size of what is reached
	changed bool              // since the users were told
}

// nodeKind says what a node stands for.
type nodeKind uint8

const (
	body     nodeKind = iota // the code of the method
	handling                 // the code of an exception of the program that a handler of the JDK has caught
	outside                  // the code of the program that overrides the method
	families                 // the code of any class of the JDK that overrides the method, or of itself
	entry                    // a call by the program
	closed                   // a call of a closure
	loose                    // like families, with unknown arguments
)

// applied is when a call was last looked at.
type applied struct {
	version, inner, args int
	result               set
}

// edge is a call of another node. Elsewhere: in another thread.
type edge struct {
	to        *node
	elsewhere bool
}

// openKey is a call of an overridable method of an object that comes from an argument.
type openKey struct {
	on        atom
	method    target
	elsewhere bool
}

// open is such a call.
type open struct {
	openKey
	args []set // with the receiver, which is left empty
	via  *node // the callee that has it, nil for the method itself
}

func (n *node) String() string {
	s := classfile.Dotted(n.method.Class.Name) + "." + n.method.Name + n.method.Desc
	switch n.kind {
	case closed:
		return "closure of " + s
	case outside, handling:
		return "the program's " + s
	case families:
		return "any " + s
	case entry:
		return "call of " + s
	}
	return s
}

// add notes that atoms can be reached from a place.
func (n *node) add(p place, atoms set) {
	if p == nowhere || len(atoms) == 0 {
		return
	}
	s := n.reached[p]
	size := len(s)
	var fresh []atom
	for _, a := range atoms {
		if a.place() == local && p != local {
			a = a.at(p)
			if !n.merged[p] {
				n.merged[p] = true
				n.changed = true
			}
		}
		if a == unknown(p) {
			continue
		}
		fresh = append(fresh, a)
	}
	if s = s.with(fresh...); len(s) > size {
		n.reached[p] = s
		n.changed = true
		n.inner++
	}
}

// merge adds what can be reached from the method's own objects, since they are reached from other places, and the other way round.
func (n *node) merge() {
	for p := range n.merged {
		n.add(p, n.reached[local])
		n.add(local, n.contents(p))
	}
}

// contents is what can be reached from a place.
func (n *node) contents(p place) set {
	switch {
	case p == nowhere:
		return nil
	case p == global || p == thrown:
		return set{unknown(p)}
	case p == local:
		return n.reached[local]
	}
	if c, known := n.held[p]; known && c.inner == len(n.reached[p]) {
		return c.result
	}
	all := n.reached[p].with(unknown(p))
	if n.held == nil {
		n.held = map[place]applied{}
	}
	n.held[p] = applied{inner: len(n.reached[p]), result: all}
	return all
}

// homes are the places of atoms, apart from nowhere.
func (n *node) homes(atoms set) []place {
	var all []place
	for _, a := range atoms {
		if h := n.home(a); h != nowhere && !slices.Contains(all, h) {
			all = append(all, h)
		}
	}
	return all
}

// home is where what can be reached from the objects of an atom is noted.
func (n *node) home(a atom) place {
	switch a.kind() {
	case text, class:
		return nowhere
	case passed:
		if n.fn != nil && holdsNothing(classfile.ClassNameOf(string(n.fn.Params[a.number()].Typ))) {
			return nowhere
		}
		return place(a.number())
	}
	return a.place()
}

// born is where the objects that the method makes have what can be reached from them.
func (n *node) born() place {
	return local
}

// open notes a call of an overridable method of an object that comes from an argument.
func (n *node) open(key openKey, args []set, via *node) {
	o := n.opens[key]
	if o == nil {
		o = &open{openKey: key, args: make([]set, len(args)), via: via}
		n.opens[key] = o
		n.order = append(n.order, o)
		n.changed = true
	}
	for i := 1; i < len(args) && i < len(o.args); i++ {
		size := len(o.args[i])
		if o.args[i] = o.args[i].with(args[i]...); len(o.args[i]) > size {
			n.changed = true
		}
	}
}

// returns notes what the method may return.
func (n *node) returns(atoms set) {
	size := len(n.result)
	if n.result = n.result.with(atoms...); len(n.result) > size {
		n.changed = true
	}
}

// edge notes a call.
func (n *node) edge(to *node, elsewhere bool) {
	e := edge{to, elsewhere}
	if !n.edges[e] {
		n.edges[e] = true
		n.calls = append(n.calls, e)
	}
}
