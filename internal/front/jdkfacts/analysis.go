package jdkfacts

import (
	"container/heap"
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// Analysis computes facts when they are asked for, and keeps them. It is for one goroutine.
type Analysis struct {
	world    *world
	nodes    map[nodeKey]*node
	queue    queue
	names    []string // of classes, and texts
	numbers  map[string]int
	closures []closure
	closed   map[closure]int
	inits    map[string][]*classfile.Method
	statics  map[*classfile.Field]set
	readers  map[*classfile.Field]map[*node]bool
	services map[string]*node
	loosened map[*node]*node
	calls    map[int]*node // of closures
	made     int
	planted  mistake
	lifted   int
	steps    int
}

type nodeKey struct {
	method target
	kind   nodeKind
}

// New returns an analysis of the JDK's own classes. With a folder, it keeps there what it reads of all of them, by the file that they are
// in; without, it reads them.
func New(p Platform, folder string) (*Analysis, error) {
	all, err := headers(p, folder)
	if err != nil {
		return nil, err
	}
	return of(newWorld(p, all)), nil
}

// of returns an analysis of the classes of a world.
func of(w *world) *Analysis {
	return &Analysis{
		world: w, nodes: map[nodeKey]*node{}, calls: map[int]*node{}, loosened: map[*node]*node{}, services: map[string]*node{}, numbers: map[string]int{}, closed: map[closure]int{}, inits: map[string][]*classfile.Method{},
		statics: map[*classfile.Field]set{}, readers: map[*classfile.Field]map[*node]bool{},
	}
}

// mistake is a mistake that tests plant in an analysis, to see that they find it.
type mistake uint8

const (
	noMistake mistake = iota
	forgetsArrayStores
	forgetsFieldStores
	forgetsStaticStores
	forgetsCaptured
	forgetsDeferred
	forgetsThreads
	forgetsInitialisers
	forgetsOverriders
	forgetsResults
	forgetsHandedOver
	forgetsInherited
	trustsNatives
	lastMistake
)

// number is the number of a name.
func (a *Analysis) number(name string) int {
	n, known := a.numbers[name]
	if !known {
		n = len(a.names)
		a.names = append(a.names, name)
		a.numbers[name] = n
	}
	return n
}

func (a *Analysis) name(x atom) string                     { return a.names[x.number()] }
func (a *Analysis) atom(k kind, name string, p place) atom { return makeAtom(k, a.number(name), p) }
func (a *Analysis) exactly(name string, p place) atom      { return a.atom(exactly, name, p) }
func (a *Analysis) closure(k closure) int {
	n, known := a.closed[k]
	if !known {
		n = len(a.closures)
		a.closures = append(a.closures, k)
		a.closed[k] = n
	}
	return n
}

// node is the node of a method.
func (a *Analysis) node(m target, k nodeKind) *node {
	key := nodeKey{m, k}
	n := a.nodes[key]
	if n != nil {
		return n
	}
	n = a.newNode(m, k)
	a.nodes[key] = n
	switch {
	case k == entry:
		n.entered()
	case k != body:
		if k == outside && a.isNaming(m.Method) {
			n.does, n.why = LoadsClasses, "finds a class by a name that is not fixed"
			if m.Name == "newInstance" {
				n.does |= MakesObjects | Invokes
			}
		}
	case a.override(n):
	case m.Code != nil:
		f, err := ssa.Lift(m.Method, a.world.Hierarchy)
		if err != nil {
			n.does, n.why = Anything, "has code that is not understood"
			break
		}
		a.lifted++
		n.fn = f
	case m.IsAbstract():
		// An error is thrown.
	default:
		a.native(n)
	}
	if n.fn != nil || k == families || k == entry || k == loose {
		a.push(n)
	}
	return n
}

// newNode makes a node.
func (a *Analysis) newNode(m target, k nodeKind) *node {
	a.made++
	n := &node{number: a.made, method: m, kind: k, reached: map[place]set{}, merged: map[place]bool{}, opens: map[openKey]*open{}, edges: map[edge]bool{}, users: map[*node]bool{}, later: map[edge]*deferred{}}
	params, _, _ := classfile.ParseMethodDescriptor(m.Desc)
	n.params = len(params)
	if !m.IsStatic() {
		n.params++
	}
	return n
}

// unknownCode is a node of code of which nothing is known.
func (a *Analysis) unknownCode(why string) *node {
	m := &classfile.Method{Class: &classfile.Class{Name: "unknown"}, Name: why, Desc: "()V", Access: classfile.AccStatic}
	n := &node{method: member(m), does: Anything, why: why, edges: map[edge]bool{}, users: map[*node]bool{}}
	return n
}

// service is a node that makes providers of a service.
func (a *Analysis) service(name string) *node {
	n := a.services[name]
	if n == nil {
		n = a.unknownCode("makes providers of " + classfile.Dotted(name))
		n.does, n.serves = FindsServices, name
		a.services[name] = n
	}
	return n
}

// blaming is a node of what runs code elsewhere.
func (a *Analysis) blaming(why string) *node {
	n := a.unknownCode(why)
	n.does = RunsElsewhere
	return n
}

func (a *Analysis) push(n *node) {
	if !n.queued {
		n.queued = true
		heap.Push(&a.queue, n)
	}
}

// queue has the nodes to look at, the newest first: callees are newer than their callers.
type queue []*node

func (q queue) Len() int           { return len(q) }
func (q queue) Less(i, j int) bool { return q[i].number > q[j].number }
func (q queue) Swap(i, j int)      { q[i], q[j] = q[j], q[i] }
func (q *queue) Push(x any)        { *q = append(*q, x.(*node)) }
func (q *queue) Pop() any {
	old := *q
	n := old[len(old)-1]
	*q = old[:len(old)-1]
	return n
}

// solve computes what is known of all nodes, up to the least fixed point.
func (a *Analysis) solve() {
	for len(a.queue) > 0 {
		n := heap.Pop(&a.queue).(*node)
		n.queued = false
		a.steps++
		n.changed = false
		switch n.kind {
		case body:
			if n.fn == nil { // a native method that runs methods
				a.settle(n, func(site) bool { a.native(n); return false })
				break
			}
			a.flow(n)
		case closed:
			a.enclose(n)
		case loose:
			a.loosen(n)
		case families:
			a.family(n)
		case entry:
			a.enter(n)
		}
		if n.changed {
			n.version++
			for u := range n.users {
				a.push(u)
			}
		}
	}
}

// arguments are the atoms of a node's own arguments.
func (n *node) arguments() []set {
	args := make([]set, n.params)
	for i := range args {
		args[i] = set{makeAtom(passed, i, place(i))}
	}
	return args
}

// family notes that a call runs any method of the JDK that overrides one, or that method itself.
func (a *Analysis) family(n *node) {
	methods := a.world.overriders(n.method)
	if a.planted == forgetsOverriders {
		methods = nil
	}
	if !n.method.IsAbstract() {
		methods = append(slices.Clip(methods), n.method.Method)
	}
	a.settle(n, func(s site) bool {
		for _, m := range methods {
			n.returns(s.apply(a.node(member(m), body), n.arguments()))
		}
		return false
	})
}

// enter notes a call by a program. What it does with its arguments includes what the JDK's own methods do that run on them, where the
// program cannot override these.
func (a *Analysis) enter(n *node) {
	a.settle(n, func(s site) bool { a.entered(n, s); return false })
}

func (a *Analysis) entered(n *node, s site) {
	if n.method.IsStatic() || n.method.IsInit() {
		for _, m := range a.initialisers(n.method.Class.Name) {
			s.apply(a.node(member(m), body), nil)
		}
	}
	n.returns(s.apply(a.node(n.method, body), n.arguments()))
	for i := 0; i < len(n.order); i++ { // which grows
		o := n.order[i]
		in := s
		in.elsewhere = o.elsewhere
		args := slices.Clone(o.args)
		args[0] = set{o.on}
		switch {
		case a.isNaming(o.method.Method):
			n.edge(a.node(o.method, outside), o.elsewhere)
		case a.world.overridable(o.method):
			a.inherited(n, in, o, args)
		case i >= maxOpens:
			s.escape(o.openKey, args)
		default:
			n.add(n.home(o.on), in.apply(a.node(o.method, families), args))
		}
	}
}

// inherited notes what a method that the receiver inherits does, where the program overrides it in no class: on the receiver, its own class
// decides.
func (a *Analysis) inherited(n *node, s site, o *open, args []set) {
	if a.planted == forgetsInherited || n.method.IsStatic() || o.on.kind() != passed || o.on.number() != 0 {
		return
	}
	m := o.method.Method
	if is, err := a.world.IsSubtype(n.method.Class.Name, o.method.on); err == nil && is && !n.method.Class.IsInterface() {
		if t, err := a.world.Select(n.method.Class.Name, m); err == nil {
			m = t
		}
	}
	if !m.IsAbstract() && len(n.order) < maxOpens {
		n.add(0, s.apply(a.node(member(m), body), args))
	} else if !m.IsAbstract() {
		n.edge(a.node(member(m), entry), o.elsewhere)
	}
}

// Bounds of what is followed with what is known of the arguments, in one method: calls of methods on objects of the arguments, and calls
// that callees make on objects of the method. Beyond them, nothing is known of the objects.
const (
	maxOpens    = 48
	maxDeferred = 96
)

// escape notes a call of which no more is followed than what it does with unknown objects.
func (s site) escape(key openKey, args []set) {
	kind := outside
	if !s.a.world.overridable(key.method) {
		kind = loose
	}
	s.n.edge(s.a.node(key.method, kind), key.elsewhere)
	s.n.add(global, set{key.on})
	for _, as := range args[1:] {
		s.n.add(global, as)
	}
}

// looseBody is a node that calls another one with unknown arguments.
func (a *Analysis) looseBody(to *node) *node {
	n := a.loosened[to]
	if n == nil {
		n = a.newNode(to.method, loose)
		n.params, n.target = to.params, to
		a.loosened[to] = n
		a.push(n)
	}
	return n
}

// loosen notes a call of any of the JDK's methods that override one, with unknown arguments.
func (a *Analysis) loosen(n *node) {
	args := make([]set, n.params)
	for i := range args {
		args[i] = set{unknown(global)}
	}
	to := n.target
	if to == nil {
		to = a.node(n.method, families)
	}
	a.settle(n, func(s site) bool { n.returns(s.apply(to, args)); return false })
}

// static is what a static field may have where n reads it.
func (a *Analysis) static(n *node, ref classfile.MemberRef) set {
	f, err := a.world.ResolveField(ref)
	if err != nil {
		return nil
	}
	if !f.IsFinal() || setByJVM[f.Class.Name+"."+f.Name] {
		return set{unknown(global)}
	}
	if f.ConstantValue != nil {
		return set{a.exactly("java/lang/String", nowhere)}
	}
	readers := a.readers[f]
	if readers == nil {
		readers = map[*node]bool{}
		a.readers[f] = readers
		if m := f.Class.FindMethod("<clinit>", "()V"); m != nil {
			a.node(member(m), body)
		}
	}
	readers[n] = true
	return a.statics[f]
}

// putStatic notes that n writes to a static field.
func (a *Analysis) putStatic(n *node, ref classfile.MemberRef, v set) {
	f, err := a.world.ResolveField(ref)
	if err != nil || !f.IsFinal() {
		return
	}
	s := a.statics[f]
	size := len(s)
	for _, x := range v {
		switch {
		case x.kind() == passed || x.kind() == anything:
			x = unknown(global)
		case x.place() != nowhere:
			x = x.at(global)
		}
		s = s.with(x)
	}
	if len(s) > size {
		a.statics[f] = s
		for u := range a.readers[f] {
			a.push(u)
		}
	}
}
