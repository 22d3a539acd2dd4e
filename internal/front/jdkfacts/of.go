package jdkfacts

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// Of returns what a call that runs the body of m may do. Methods of the JDK that run on objects that the program passes are not part of
// it, if classes of the program can override them: see World.
func (a *Analysis) Of(m *classfile.Method) Fact { return NewWorld(a).Of(m) }

// OnArguments is the part of Of that does not depend on the objects of a World: what the call runs on its arguments, and which of them it
// may keep. It takes a small part of the time.
func (a *Analysis) OnArguments(m *classfile.Method) Fact {
	f, _ := a.begun([]*classfile.Method{m}, map[string]bool{})
	f.Runs = slices.DeleteFunc(f.Runs, func(r Run) bool { return r.On == Kept })
	return f
}

// World knows of which classes of the JDK the objects are that a program may hold, or that the JDK has kept for it. What the methods of
// these do, where they run in the course of a call, is part of what the call does. It is for one goroutine.
type World struct {
	a       *Analysis
	classes []string
	has     map[string]bool
}

// NewWorld returns a world without objects of the JDK.
func NewWorld(a *Analysis) *World { return &World{a: a, has: map[string]bool{}} }

// Add adds classes. It reports whether one is new.
func (w *World) Add(classes ...string) bool {
	n := len(w.classes)
	for _, c := range classes {
		if !w.has[c] {
			w.has[c] = true
			w.classes = append(w.classes, c)
		}
	}
	return len(w.classes) > n
}

// Of returns what a call that runs the body of m may do in this world, or the bodies that implement m where m is abstract.
func (w *World) Of(m *classfile.Method) Fact {
	if m.IsAbstract() {
		return w.fact(w.selected(member(m)))
	}
	return w.fact([]*classfile.Method{m})
}

// Call returns what a call may do whose method resolves to m: the receiver decides, among the objects of this world, which body runs.
func (w *World) Call(m *classfile.Method) Fact {
	bodies := []*classfile.Method{m}
	if m.IsAbstract() {
		bodies = nil
	}
	if !m.IsStatic() && !m.IsInit() {
		bodies = append(bodies, w.selected(member(m))...)
	}
	return w.fact(bodies)
}

// fact is what a call of one of some methods may do. Objects that the JDK's methods make on the way are in the world meanwhile.
func (w *World) fact(bodies []*classfile.Method) Fact {
	inside := NewWorld(w.a)
	inside.Add(w.classes...)
	for {
		f, made := inside.once(bodies)
		if !inside.Add(made...) {
			return f
		}
	}
}

// once is fact for the objects that are known so far. It also returns the classes of those that are made.
func (w *World) once(bodies []*classfile.Method) (f Fact, all []string) {
	made, left, inside := map[string]bool{}, map[string]bool{}, map[string]bool{}
	f, starts := w.a.begun(bodies, made)
	var handled []Run
	w.reach(starts, func(s step) {
		f.Does |= s.to.does
		if s.to.does&FindsServices != 0 && !slices.Contains(f.Services, s.to.serves) {
			f.Services = append(f.Services, s.to.serves)
		}
		w.a.leaves(s.to, left)
		if s.to.kind == entry && !slices.Contains(starts, s) {
			w.a.makes(s.to, inside)
			f.Writes |= s.to.others()
			for _, o := range s.to.order {
				if w.a.world.overridable(o.method) {
					f.add(Run{o.method.Method, Kept, s.elsewhere || o.elsewhere})
				}
			}
		}
		switch r := (Run{s.to.method.Method, Kept, s.elsewhere}); {
		case s.to.kind == handling:
			handled = append(handled, r)
		case s.to.kind == outside && s.to.does == 0 && !slices.ContainsFunc(f.Runs, func(o Run) bool { return o.Method == r.Method && o.Elsewhere == r.Elsewhere }):
			f.add(r)
		}
	})
	if len(f.Runs) > 0 || !f.InPlace() { // else all that handlers catch are exceptions of the JDK
		for _, r := range handled {
			f.add(r)
		}
	}
	slices.Sort(f.Services)
	f.Makes, f.Leaves = slices.Sorted(maps.Keys(made)), slices.Sorted(maps.Keys(left))
	return f, append(slices.Clone(f.Makes), slices.Sorted(maps.Keys(inside))...)
}

// begun is what some bodies do themselves, with the steps that begin there. It adds the classes of objects that these make to made.
func (a *Analysis) begun(bodies []*classfile.Method, made map[string]bool) (f Fact, starts []step) {
	for _, m := range bodies {
		starts = append(starts, step{a.node(member(m), entry), false})
	}
	a.solve()
	for _, s := range starts {
		a.makes(s.to, made)
		f.Keeps |= s.to.keeps(a)
		f.Writes |= s.to.writes
		for _, o := range s.to.order {
			if a.world.overridable(o.method) {
				f.add(Run{o.method.Method, int(s.to.source(o.on)), o.elsewhere})
			}
		}
	}
	return f, starts
}

// others are the arguments of any call of a program that a method of the JDK's objects may write to or keep, which it is passed in turn.
func (n *node) others() Args {
	if n.writes == 0 {
		return 0
	}
	return ^Args(0)
}

// add adds a run.
func (f *Fact) add(r Run) {
	if slices.Contains(f.Runs, r) {
		return
	}
	f.Runs = append(f.Runs, r)
	switch {
	case r.Elsewhere:
		f.Does |= RunsElsewhere
	case r.On == Kept:
		f.Does |= RunsKept
	}
}

// keeps are the arguments that can be reached from elsewhere after a call.
func (n *node) keeps(w *Analysis) Args {
	var keeps Args
	for p, atoms := range n.reached {
		for _, x := range atoms {
			q := x.place()
			if x.kind() == passed {
				q = place(x.number())
			}
			if q >= 0 && q != p && p != local {
				keeps |= arg(int(q))
			}
		}
	}
	for _, o := range n.order { // what is passed to the program's own code
		if w.planted == forgetsHandedOver {
			break
		}
		for _, as := range o.args[1:] {
			for _, x := range as {
				if !w.world.overridable(o.method) {
					break // what these keep is noted
				}
				if q := n.home(x); q >= 0 && q != n.home(o.on) {
					keeps |= arg(int(q))
				}
			}
		}
	}
	return keeps
}

// makes adds the classes of the objects of the JDK that the program can get at after a call: by the result, by an exception, by what can be
// reached from an argument, by an argument of its own methods.
func (a *Analysis) makes(n *node, made map[string]bool) {
	a.classesOf(n.result, made)
	for p, atoms := range n.reached {
		if p != global {
			a.classesOf(atoms, made)
		}
	}
	for _, o := range n.order {
		for _, as := range o.args[1:] {
			a.classesOf(as, made)
		}
	}
}

// leaves adds the classes of the objects that a node leaves in static fields and exceptions.
func (a *Analysis) leaves(n *node, left map[string]bool) {
	a.classesOf(n.reached[global], left)
	a.classesOf(n.reached[thrown], left)
	if n.method.IsClassInit() {
		a.classesOf(n.reached[local], left)
	}
}

// classesOf adds the classes of objects that the JDK makes, if they have methods that can be called.
func (a *Analysis) classesOf(atoms set, all map[string]bool) {
	for _, x := range atoms {
		if x.kind() == exactly && !holdsNothing(a.name(x)) && !classfile.IsArray(a.name(x)) {
			all[a.name(x)] = true
		}
	}
}

// selected lists the methods of the JDK that run where a method is called on an object of this world.
func (w *World) selected(m target) []*classfile.Method {
	var all []*classfile.Method
	for _, c := range w.classes {
		if is, err := w.a.world.IsSubtype(c, m.on); err != nil || !is {
			continue
		}
		if o, err := w.a.world.Select(c, m.Method); err == nil && !slices.Contains(all, o) {
			all = append(all, o)
		}
	}
	return all
}

// reach is Analysis.reach for several starts, through the methods of this world's objects.
func (w *World) reach(starts []step, f func(step)) map[step]step {
	before := map[step]step{}
	queue := slices.Clone(starts)
	for _, s := range starts {
		before[s] = step{}
	}
	next := func(from step, to *node, elsewhere bool) {
		s := step{to, from.elsewhere || elsewhere}
		if _, seen := before[s]; !seen {
			before[s] = from
			queue = append(queue, s)
		}
	}
	into := func(from step, m target, elsewhere bool) {
		for _, o := range w.selected(m) {
			next(from, w.a.node(member(o), entry), elsewhere)
		}
	}
	for len(queue) > 0 {
		s := queue[0]
		queue = queue[1:]
		w.a.solve() // nodes of methods of this world's objects are new
		f(s)
		switch s.to.kind {
		case outside, handling:
			into(s, s.to.method, false)
		case entry:
			for _, o := range s.to.order {
				if w.a.world.overridable(o.method) {
					into(s, o.method, o.elsewhere)
				}
			}
		}
		for _, e := range s.to.calls {
			next(s, e.to, e.elsewhere)
		}
	}
	return before
}

func (n *node) source(a atom) place {
	if a.kind() == passed {
		return place(a.number())
	}
	return a.place()
}

// step is a node that is reached, and whether in another thread.
type step struct {
	to        *node
	elsewhere bool
}

// reach calls f for all that a node runs, the nearest first, and returns how each was reached.
func (a *Analysis) reach(from *node, f func(step)) map[step]step {
	return NewWorld(a).reach([]step{{from, false}}, f)
}

// Explain says, line by line, for each fact about m the shortest way to what gives it.
func (a *Analysis) Explain(m *classfile.Method) string {
	f := a.Of(m)
	var b strings.Builder
	fmt.Fprintf(&b, "%s.%s%s: %v\n", classfile.Dotted(m.Class.Name), m.Name, m.Desc, f.Does)
	n := a.node(member(m), entry)
	fmt.Fprintf(&b, "keeps %b, writes %b\n", f.Keeps, f.Writes)
	for _, o := range n.order {
		if !a.world.overridable(o.method) {
			continue
		}
		fmt.Fprintf(&b, "runs %s.%s on argument %d", classfile.Dotted(o.method.Class.Name), o.method.Name, n.source(o.on))
		if o.elsewhere {
			b.WriteString(" elsewhere")
		}
		for via := o.via; via != nil; {
			fmt.Fprintf(&b, " < %s.%s", classfile.Dotted(via.method.Class.Name), via.method.Name)
			var next *node
			for _, p := range via.order {
				if p.method == o.method {
					next = p.via
					break
				}
			}
			via = next
		}
		b.WriteString("\n")
	}
	e := n
	var ends []step
	var seen Does
	kept := 0
	before := a.reach(e, func(s step) {
		d := s.to.does
		if s.to.kind == handling {
			d = 0
		}
		if s.to.kind == outside && d == 0 {
			d = RunsKept
			if s.elsewhere {
				d = RunsElsewhere
			}
			if kept++; kept < 12 {
				seen &^= d
			}
		}
		if d&^seen != 0 {
			ends = append(ends, s)
			seen |= d
		}
	})
	for _, s := range ends {
		var lines []string
		for t := s; t.to != nil; t = before[t] {
			l := "    " + t.to.String()
			if t.elsewhere {
				l += " (elsewhere)"
			}
			lines = append(lines, l)
		}
		slices.Reverse(lines)
		fmt.Fprintf(&b, "  %v: %s\n%s\n", s.to.does, s.to.why, strings.Join(lines, "\n"))
	}
	return b.String()
}

// Stats says how much has been analysed.
func (a *Analysis) Stats() string {
	return fmt.Sprintf("%d nodes, %d methods lifted, %d steps", len(a.nodes), a.lifted, a.steps)
}
