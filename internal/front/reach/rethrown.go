package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// A property of an exception that travels is checked where the exception leaves
// the entry. An exception that was made before a cut may be caught before it,
// and be thrown again after it: by a finally block, or because the program has
// stored it. Up to the first cut a run follows the procedures, so the possible
// origins of such an exception are known.

// throwAgain adds where the exceptions may be thrown again that properties are about.
func (g *cutGraph) throwAgain(add func(p *ivl.Property, ns ...int32)) {
	var ps []*ivl.Property
	for _, t := range g.thrown {
		if at, known := g.checkedAt[t.Prop]; t.Prop != nil && known {
			ps = append(ps, t.Prop)
			if at.Whole {
				add(t.Prop, g.raisedBy(at.Method))
			} else if at.Instr != nil {
				add(t.Prop, g.raised(at.Method, at.Instr.Block()))
			}
		}
	}
	for _, p := range ps { // now all such places are there
		if n, ok := g.checkedAt[p].Instr.(*ssa.New); ok {
			add(p, g.thrownNew[n]...)
		}
		for static, n := range g.rethrown {
			if g.prog.Subtype(p.Exception, static) || g.prog.Subtype(static, p.Exception) {
				add(p, n)
			}
		}
	}
}

// throw adds that an exception is thrown at a node.
func (g *cutGraph) throw(x *Method, in *ssa.Throw, at int32) {
	if n, ok := in.X.(*ssa.New); ok {
		g.thrownNew[n] = append(g.thrownNew[n], at)
		return
	}
	from := g.thrownAgain(x, in)
	if _, caught := catches(in.X, map[ssa.Value]bool{}); caught {
		// Of an exception that a method has caught which was called behind the cut,
		// the throw is behind the cut as well.
		g.nodes[at].returns = append(g.nodes[at].returns, from...)
		return
	}
	g.then(at, from...)
}

// thrownAgain returns the nodes of the exceptions that in may throw and has not
// made.
func (g *cutGraph) thrownAgain(x *Method, in *ssa.Throw) []int32 {
	pads, caught := catches(in.X, map[ssa.Value]bool{})
	if !caught {
		if static := classfile.ClassNameOf(string(in.X.Type())); static != "" {
			return []int32{g.rethrow(static)}
		}
		return nil
	}
	var ns []int32
	for _, p := range pads {
		n, ok := g.caught[p]
		if !ok {
			n = g.node()
			g.caught[p] = n
			for _, b := range x.Func.Blocks {
				for _, h := range b.Handlers {
					if h.Target == p {
						g.then(n, g.raised(x, b))
						break
					}
				}
			}
		}
		ns = append(ns, n)
	}
	return ns
}

// catches returns the blocks of the handlers that have caught v; ok is false when
// it may be another exception.
func catches(v ssa.Value, seen map[ssa.Value]bool) (pads []*ssa.Block, ok bool) {
	switch v := v.(type) {
	case *ssa.Catch:
		return []*ssa.Block{v.Block()}, true
	case *ssa.Phi:
		if seen[v] {
			return nil, true
		}
		seen[v] = true
		for _, a := range v.Args {
			ps, ok := catches(a, seen)
			if !ok {
				return nil, false
			}
			pads = append(pads, ps...)
		}
		return pads, true
	}
	return nil, false
}

// raised is the node of exceptions that come out of block b of x.
func (g *cutGraph) raised(x *Method, b *ssa.Block) int32 {
	n, ok := g.raisedIn[b]
	if ok {
		return n
	}
	n = g.node()
	g.raisedIn[b] = n
	for _, in := range b.Instrs {
		for _, s := range g.sites[in] {
			for _, t := range s.Targets {
				g.then(n, g.raisedBy(t.Method))
			}
		}
		for _, m := range g.inits[in] {
			g.then(n, g.raisedBy(m))
		}
		if t, ok := in.(*ssa.Throw); ok {
			if v, ok := t.X.(*ssa.New); ok {
				g.thrownNew[v] = append(g.thrownNew[v], n)
				continue
			}
			g.then(n, g.thrownAgain(x, t)...)
		}
	}
	return n
}

// raisedBy is the node of exceptions that come out of x.
func (g *cutGraph) raisedBy(x *Method) int32 {
	n, ok := g.whole[x]
	if !ok {
		n = g.node()
		g.whole[x] = n
		for _, b := range x.Func.Blocks {
			g.then(n, g.raised(x, b))
		}
	}
	return n
}

// rethrow is the node of throwing an older exception.
func (g *cutGraph) rethrow(static string) int32 {
	n, ok := g.rethrown[static]
	if !ok {
		n = g.node()
		g.rethrown[static] = n
	}
	return n
}
