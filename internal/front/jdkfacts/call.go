package jdkfacts

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// A call site of a node applies what is known of its callee: atoms of the callee are replaced by what they are for the caller.

// site is a call in the node n.
type site struct {
	a         *Analysis
	n         *node
	elsewhere bool
	at        any // see point
	on        atom
	deep      bool // the call is made by a callee, on an object of the node
}

// deferred is a call that callees of a node make on objects of the node, with the arguments of all that do. So there are only as many
// as there are methods, though they may make such calls in turn.
type deferred struct {
	edge
	args   []set
	result set
}

// later notes a deferred call and returns the result, as far as it is known.
func (s site) later(to *node, args []set) set {
	if s.a.planted == forgetsDeferred {
		return nil
	}
	key := edge{to, s.elsewhere}
	d := s.n.later[key]
	if d == nil && len(s.n.laters) >= maxDeferred {
		s.n.edge(s.a.looseBody(to), s.elsewhere)
		for _, as := range args {
			s.n.add(global, as)
		}
		return set{unknown(global)}
	}
	if d == nil {
		d = &deferred{edge: key, args: make([]set, to.params)}
		s.n.later[key] = d
		s.n.laters = append(s.n.laters, d)
		s.n.changed = true
	}
	for i := range min(len(args), len(d.args)) {
		size := len(d.args[i])
		if d.args[i] = d.args[i].with(args[i]...); len(d.args[i]) > size {
			s.n.changed = true
		}
	}
	return d.result
}

// settle goes through a node, by a function, until nothing changes. The function reports whether values of the node have changed.
func (a *Analysis) settle(n *node, through func(s site) bool) {
	s := site{a: a, n: n}
	was := n.changed
	for {
		n.changed = false
		again := through(s)
		for i := 0; i < len(n.laters); i++ { // which grows
			d := n.laters[i]
			size := len(d.result)
			r := site{a: a, n: n, at: d, elsewhere: d.elsewhere}.apply(d.to, d.args)
			if d.result = d.result.with(r...); len(d.result) > size {
				n.changed = true
			}
		}
		n.merge()
		if !n.changed && !again {
			n.changed = was
			return
		}
		was = was || n.changed
	}
}

// point is what makes a call of a node: a place in the code, and the objects whose methods have been called there.
type point struct {
	at        any // nil for a call that is not remembered
	on        atom
	to        *node
	elsewhere bool
}

// apply is a call of a node with arguments, the receiver first; it returns the result. It does nothing if nothing has changed on which
// the outcome depends.
func (s site) apply(to *node, args []set) set {
	if s.deep {
		return s.later(to, args)
	}
	if s.at == nil {
		return s.replace(to, args)
	}
	size := 0
	for _, as := range args {
		size += len(as)
	}
	key := point{s.at, s.on, to, s.elsewhere}
	if was, known := s.n.seen[key]; known && was.version == to.version && was.inner == s.n.inner && was.args == size {
		return was.result
	}
	inner := s.n.inner
	r := s.replace(to, args)
	if s.n.seen == nil {
		s.n.seen = map[point]applied{}
	}
	s.n.seen[key] = applied{to.version, inner, size, r}
	return r
}

// replace notes a call of a node, with what its atoms are for the caller.
func (s site) replace(to *node, args []set) set {
	s.n.edge(to, s.elsewhere)
	to.users[s.n] = true
	born := s.n.born()
	escapes := false
	mapped := func(atoms set) set {
		return atoms.mapped(func(a atom) set { return s.substitute(a, args, born) })
	}
	for _, o := range to.order {
		receivers := s.substitute(o.on, args, born)
		if len(receivers) == 0 {
			continue
		}
		passes := make([]set, len(o.args))
		for i := 1; i < len(passes); i++ {
			passes[i] = mapped(o.args[i])
		}
		in := s
		in.elsewhere, in.deep = s.elsewhere || o.elsewhere, true
		if s.a.planted == forgetsThreads {
			in.elsewhere = false
		}
		for _, r := range receivers {
			result := in.dispatch(r, o.method, passes, to)
			s.n.add(s.n.home(r), result)
		}
	}
	for p, atoms := range to.reached {
		switch {
		case p >= 0 && int(p) < len(args):
			atoms = mapped(atoms)
			for _, h := range s.n.homes(args[p]) {
				s.n.add(h, atoms)
			}
		case p == global || p == thrown:
			for _, a := range atoms {
				if a.place() != global && a.place() != thrown && a.place() != nowhere { // else it is noted by the callee
					s.n.add(p, s.substitute(a, args, born))
				}
			}
		}
	}
	for _, a := range to.result {
		escapes = escapes || a.place() == local
	}
	if escapes {
		s.n.add(born, mapped(to.reached[local]))
	}
	for i, as := range args {
		if to.writes.Has(i) {
			s.writes(as)
			s.writes(s.reachedFrom(as)) // the arrays may be behind what is passed
		}
	}
	return mapped(to.result)
}

// reachedFrom is what can be reached from the objects of the node itself among atoms.
func (s site) reachedFrom(atoms set) set {
	for _, a := range atoms {
		if s.n.home(a) == local {
			return s.n.reached[local]
		}
	}
	return nil
}

// writes notes that the arrays among atoms are written to.
func (s site) writes(atoms set) {
	for _, a := range atoms {
		if p := s.n.home(a); a.kind() == passed {
			s.n.write(a.number())
		} else if p >= 0 {
			s.n.write(int(p))
		}
	}
}

func (n *node) write(i int) {
	if !n.writes.Has(i) {
		n.writes |= arg(i)
		n.changed = true
	}
}

// substitute is what an atom of a callee is for the caller.
func (s site) substitute(a atom, args []set, born place) set {
	p := a.place()
	switch {
	case a.kind() == passed:
		if a.number() < len(args) {
			return args[a.number()]
		}
		return nil
	case p == local:
		return set{a.at(born)}
	case p < 0:
		return set{a}
	case int(p) >= len(args):
		return nil
	}
	homes := s.n.homes(args[p])
	if a.kind() == anything && len(homes) == 1 {
		return s.n.contents(homes[0])
	}
	var out []atom
	for _, h := range homes {
		if a.kind() == anything {
			out = append(out, s.n.contents(h)...)
		} else {
			out = append(out, a.at(h))
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// dispatch notes a call of m on an object and returns the result. via is the callee that makes the call, nil for the node itself.
func (s site) dispatch(on atom, m target, args []set, via *node) set {
	if s.a.isNaming(m.Method) && on.kind() == exactly {
		on = unknown(global) // the class or the name is not known
	}
	args[0] = set{on}
	s.on = on
	defer func() { args[0] = nil }()
	switch on.kind() {
	case exactly:
		return s.selected(s.a.name(on), m, args)
	case text:
		if s.a.isNaming(m.Method) {
			return s.named(m, s.a.name(on))
		}
		return s.selected("java/lang/String", m, args)
	case class:
		if s.a.isNaming(m.Method) {
			return s.named(m, s.a.name(on))
		}
		return s.selected("java/lang/Class", m, args)
	case lambda:
		return s.lambda(on, m, args)
	}
	switch p := s.n.home(on); {
	case s.a.isNaming(m.Method):
		if on.kind() == passed || p >= 0 {
			s.n.open(openKey{on, m, s.elsewhere}, args, via)
			return s.a.anyOf(m.Method)
		}
		s.n.edge(s.a.node(m, outside), s.elsewhere)
		return s.a.anyOf(m.Method)
	case s.a.world.final(m) && (on.kind() != passed && p < 0 || s.a.node(member(m.Method), body).does&ByName == 0):
		return s.apply(s.a.node(member(m.Method), body), args)
	case on.kind() == passed || p >= 0:
		if key := (openKey{on, m, s.elsewhere}); s.n.opens[key] != nil || len(s.n.order) < maxOpens || s.n.kind == entry {
			s.n.open(key, args, via)
		} else {
			s.escape(key, args)
			return set{unknown(global)}
		}
		if p == nowhere {
			return nil
		}
		return set{unknown(p)} // who knows the object adds the result there
	}
	if is, err := s.a.world.IsSubtype(m.on, "java/lang/Throwable"); on.place() == thrown && err == nil && is {
		return s.caught(m, args)
	}
	return s.unknown(m, args)
}

// caught notes a call on an exception that a handler has caught: of the JDK, or thrown by code of the program that the call has run.
func (s site) caught(m target, args []set) set {
	if !s.a.world.overridable(m) {
		return s.apply(s.a.node(m, families), args).with(unknown(thrown))
	}
	s.n.edge(s.a.node(m, handling), s.elsewhere)
	result := set{unknown(thrown)}
	if !m.IsAbstract() {
		result = result.with(s.apply(s.a.node(member(m.Method), body), args)...)
	}
	return result
}

// unknown notes a call on an object of which nothing is known but that it has the method.
func (s site) unknown(m target, args []set) set {
	result := set{unknown(global)}
	if !s.a.world.overridable(m) {
		return result.with(s.apply(s.a.node(m, families), args)...)
	}
	s.n.edge(s.a.node(m, outside), s.elsewhere)
	for _, as := range args {
		s.n.add(global, as)
	}
	if !m.IsAbstract() {
		result = result.with(s.apply(s.a.node(member(m.Method), body), args)...)
	}
	return result
}

// selected notes a call of m on an object of exactly a class.
func (s site) selected(name string, m target, args []set) set {
	if is, err := s.a.world.IsSubtype(name, m.Class.Name); err != nil || !is {
		return nil
	}
	t, err := s.a.world.Select(name, m.Method)
	if err != nil {
		return nil // the call throws an error
	}
	return s.apply(s.a.node(member(t), body), args)
}

// named notes that the JDK finds a class of its own, by a constant.
func (s site) named(m target, name string) set {
	name = strings.ReplaceAll(name, ".", "/")
	if classfile.IsArray(name) {
		return nil
	}
	s.initialise(name)
	switch m.Name {
	case "newInstance":
		made := set{s.a.exactly(name, global)}
		if c, err := s.a.world.Class(name); err == nil {
			if init := c.FindMethod("<init>", "()V"); init != nil {
				s.apply(s.a.node(member(init), body), []set{made})
			}
		}
		return made
	case "getEnumConstantsShared":
		return set{s.a.exactly("["+classfile.DescriptorOf(name), global)}
	}
	return set{s.a.atom(class, name, nowhere)}
}

// initialise notes that a class is initialised, with what is above it (JVMS §5.5).
func (s site) initialise(name string) {
	if name == s.n.method.Class.Name || s.a.planted == forgetsInitialisers {
		return // by who calls the method
	}
	for _, m := range s.a.initialisers(name) {
		s.apply(s.a.node(member(m), body), nil)
	}
}

// initialisers are those that run before a class is used for the first time.
func (a *Analysis) initialisers(name string) []*classfile.Method {
	if ms, known := a.inits[name]; known {
		return ms
	}
	var ms []*classfile.Method
	supers, _ := a.world.Superclasses(name)
	interfaces, _ := a.world.AllInterfaces(name)
	add := func(n string) {
		if c, err := a.world.Class(n); err == nil {
			if m := c.FindMethod("<clinit>", "()V"); m != nil {
				ms = append(ms, m)
			}
		}
	}
	add(name)
	for _, n := range supers {
		add(n)
	}
	for _, n := range interfaces {
		if c, err := a.world.Class(n); err == nil && hasDefaults(c) {
			add(n)
		}
	}
	a.inits[name] = ms
	return ms
}

func hasDefaults(c *classfile.Class) bool {
	for _, m := range c.Methods {
		if !m.IsAbstract() && !m.IsStatic() {
			return true
		}
	}
	return false
}
