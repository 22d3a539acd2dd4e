package reach

import (
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// Continuations finds the code behind the cuts of the emitted program, whose
// entry is x. It returns nil if there are no cuts. The n properties are checked
// at the given places; those in raised are of exceptions that travel. Code that
// only runs behind cuts is analysed here for the first time, so u grows.
func (prog *Program) Continuations(x *Method, checkedAt map[*ivl.Property]CheckPlace, raised []Thrown, n int) *Cuts {
	g := &cutGraph{
		checkedAt: checkedAt, thrown: raised, sources: map[int]int32{}, checks: make([][]int32, n),
		cuts: map[ssa.Instr][]int{}, wanted: map[ssa.Instr]bool{}, before: map[ssa.Instr]int32{}, after: map[ssa.Instr]int32{},
		entry: map[*Method]int32{}, exit: map[*Method]int32{}, inits: map[ssa.Instr][]*Method{}, sites: map[ssa.Instr][]*CallSite{},
		types: map[string]int32{}, statics: map[string]int32{}, texts: map[string]int32{}, everything: -1, showing: -1,
		rethrown: map[string]int32{}, thrownNew: map[*ssa.New][]int32{},
		raisedIn: map[*ssa.Block]int32{}, whole: map[*Method]int32{}, caught: map[*ssa.Block]int32{},
	}
	some := false
	for p, at := range checkedAt {
		if at.Instr != nil {
			g.wanted[at.Instr] = true
		}
		if p.Kind == ivl.Unsupported && at.Instr != nil {
			g.cuts[at.Instr] = append(g.cuts[at.Instr], p.ID)
			some = true
		}
	}
	if !some {
		return nil
	}
	emitted := len(prog.Methods)
	g.handing = newHanding(prog, g.cuts, emitted)
	if !g.explore() {
		for _, ids := range g.cuts {
			for _, id := range ids {
				g.sources[id] = 0
			}
		}
		return &Cuts{lost: true, sources: g.sources, checks: g.checks}
	}
	for _, m := range prog.Methods {
		g.entry[m], g.exit[m] = g.node(), g.node()
		for _, i := range m.InitCalls {
			g.inits[i.Instr] = append(g.inits[i.Instr], g.prog.initOrder(i.Class)...)
		}
		for _, s := range m.Calls {
			g.sites[s.Instr] = append(g.sites[s.Instr], s)
		}
	}
	for _, m := range prog.Methods {
		g.method(m)
	}
	g.start(x)
	g.places()
	return newCuts(g.nodes, g.sources, g.checks)
}

// start adds the code around the entry, see emitEntry.
func (g *cutGraph) start(x *Method) {
	at := g.node()
	names := []string{x.Def.Class.Name}
	if g.prog.outside.open {
		for _, c := range g.prog.ExternalClasses() {
			names = append(names, c.Name)
		}
		names = append(names, g.prog.PlatformConstants()...)
	}
	names = append(names, g.prog.EntangledClasses(x)...) // once more, because one may be before or after another
	names = append(names, g.prog.EnumParameters(x)...)
	for _, n := range names {
		at = g.initialise(at, n, g.node)
	}
	end := g.node()
	g.call(at, end, x)
	if later := g.prog.LaterRun(); later != nil {
		g.call(end, g.node(), later)
	}
}

// initialise adds the initialisation of a class after a node, and returns the
// node after it.
func (g *cutGraph) initialise(at int32, name string, node func() int32) int32 {
	for _, m := range g.prog.initOrder(name) {
		next := node()
		g.then(at, next)
		g.call(at, next, m)
		at = next
	}
	return at
}

// method adds the code of a method.
func (g *cutGraph) method(x *Method) {
	first := make([]int32, len(x.Func.Blocks))
	for i := range first {
		first[i] = g.node()
	}
	g.then(g.entry[x], first[0])
	for i, b := range x.Func.Blocks {
		leaves := []int32{g.exit[x]} // anything may throw here
		for _, h := range b.Handlers {
			leaves = append(leaves, first[h.Target.Index])
		}
		node := func() int32 {
			n := g.node()
			g.then(n, leaves...)
			return n
		}
		g.then(first[i], leaves...)
		at := first[i]
		for _, in := range b.Instrs {
			if g.wanted[in] {
				g.before[in] = at
			}
			at = g.instr(x, in, at, node)
			if g.wanted[in] {
				g.after[in] = at
			}
		}
		for _, s := range b.Succs {
			g.then(at, first[s.Index])
		}
	}
}

// instr adds an instruction after a node, and returns the node after it.
func (g *cutGraph) instr(x *Method, in ssa.Instr, at int32, node func() int32) int32 {
	if t, ok := in.(*ssa.Throw); ok {
		g.throw(x, t, at)
	}
	h := g.handsOver(x, in)
	cuts, inits, sites := g.cuts[in], g.inits[in], g.sites[in]
	if h == nil && len(cuts)+len(inits)+len(sites) == 0 {
		return at
	}
	next := node()
	g.then(at, next)
	at = next
	for _, id := range cuts {
		g.sources[id] = at
	}
	if h != nil {
		g.nodes[at].calls = append(g.nodes[at].calls, g.handed(h)...)
		for _, n := range h.classes {
			at = g.initialise(at, n, node)
		}
	}
	for _, m := range inits {
		next := node()
		g.then(at, next)
		g.call(at, next, m)
		at = next
	}
	next = node()
	g.then(at, next)
	for _, s := range sites {
		for _, t := range s.Targets {
			g.call(at, next, t.Method)
			if len(sites) > 1 { // several calls, one after the other
				g.call(at, at, t.Method)
			}
		}
	}
	return next
}

// handed returns the nodes of possible calls on objects that are handed over.
func (g *cutGraph) handed(h *handover) []int32 {
	if h.everything {
		return []int32{g.all()}
	}
	var ns []int32
	for _, v := range h.objects {
		if v.exact {
			ns = append(ns, g.typeNode(v.name))
		} else {
			ns = append(ns, g.static(v.name))
		}
	}
	for _, n := range h.texts {
		ns = append(ns, g.text(n))
	}
	return ns
}

// all is the node that calls every method, and throws every exception.
func (g *cutGraph) all() int32 {
	if g.everything < 0 {
		g.everything = g.node()
		for _, m := range g.prog.Methods {
			g.then(g.everything, g.entry[m])
		}
		g.then(g.everything, g.rethrow(jdk.Throwable))
	}
	return g.everything
}

// static is the node of possible calls on objects of static class name.
func (g *cutGraph) static(name string) int32 {
	n, ok := g.statics[name]
	if !ok {
		n = g.node()
		g.statics[name] = n
		for _, t := range g.possible(name) {
			g.then(n, g.typeNode(t.Name))
		}
	}
	return n
}

// typeNode is the node of possible calls on objects of exactly that class.
func (g *cutGraph) typeNode(name string) int32 {
	n, ok := g.types[name]
	if ok {
		return n
	}
	n = g.node()
	g.types[name] = n
	o := g.opens(name)
	for _, m := range o.methods {
		if x := g.prog.methodOf[m]; x != nil {
			g.then(n, g.entry[x])
		}
	}
	for _, c := range o.classes {
		g.then(n, g.static(c))
	}
	if len(o.methods) > 0 {
		g.then(n, g.textsOfExceptions())
	}
	if name[0] != '[' && g.prog.Subtype(name, jdk.Throwable) {
		g.then(n, g.rethrow(name))
	}
	return n
}

// text is the node of possible calls that turn objects of static class name
// into text.
func (g *cutGraph) text(name string) int32 {
	n, ok := g.texts[name]
	if !ok {
		n = g.node()
		g.texts[name] = n
		own, contents := g.shows(name)
		for _, m := range own {
			if x := g.prog.methodOf[m]; x != nil {
				g.then(n, g.entry[x])
			}
		}
		if contents && name != jdk.Object {
			g.then(n, g.text(jdk.Object))
		}
	}
	return n
}

// textsOfExceptions is the node of possible calls on an exception that leaves
// code which an unsupported feature has called.
func (g *cutGraph) textsOfExceptions() int32 {
	if g.showing < 0 {
		g.showing = g.node()
		g.then(g.showing, g.text(jdk.Throwable))
	}
	return g.showing
}

// places finds the nodes of the properties.
func (g *cutGraph) places() {
	add := func(p *ivl.Property, ns ...int32) { g.checks[p.ID] = append(g.checks[p.ID], ns...) }
	for p, at := range g.checkedAt {
		switch {
		case at.Whole:
			add(p, g.entry[at.Method], g.exit[at.Method])
		case at.Instr == nil:
			add(p, g.entry[at.Method])
		case at.After:
			add(p, g.after[at.Instr])
		default:
			add(p, g.before[at.Instr])
		}
	}
	g.throwAgain(add)
}
