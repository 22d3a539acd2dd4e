package lower

import (
	"github.com/jayverify/jayverify/internal/reach"
	"github.com/jayverify/jayverify/ssa"
)

// facts is what has been established on every path to a point of a method:
// SSA values found non-null, and classes whose initialisation has begun. SSA
// values do not change, so a fact holds wherever the place that established it
// dominates.
type facts struct {
	nonNull map[ssa.Value]bool
	inited  map[string]bool
}

// blockFacts are the facts at the end of a block, and those on its
// exceptional edges: what its throwing instruction would have established is
// not among them.
type blockFacts struct{ normal, exceptional facts }

func newFacts() facts { return facts{map[ssa.Value]bool{}, map[string]bool{}} }

func (f facts) clone() facts {
	g := newFacts()
	for v := range f.nonNull {
		g.nonNull[v] = true
	}
	for c := range f.inited {
		g.inited[c] = true
	}
	return g
}

// meet keeps what holds in both.
func (f facts) meet(g facts) facts {
	h := newFacts()
	for v := range f.nonNull {
		if g.nonNull[v] {
			h.nonNull[v] = true
		}
	}
	for c := range f.inited {
		if g.inited[c] {
			h.inited[c] = true
		}
	}
	return h
}

// factsAt returns the facts at the start of b. Blocks come in reverse
// postorder, so all predecessors of b but those along back edges are done;
// along a back edge the facts of the loop head itself hold, as the head
// dominates it (or, in irreducible code, no facts are assumed).
func (e *emitter) factsAt(b *ssa.Block) facts {
	if b.Index == 0 {
		f := newFacts()
		if !e.x.Def.IsStatic() {
			f.nonNull[e.x.Func.Params[0]] = true
		}
		return f
	}
	var in *facts
	for _, p := range b.Preds {
		done, ok := e.after[p]
		if !ok {
			if !e.dom.Dominates(b, p) {
				return newFacts()
			}
			continue
		}
		f := done.normal
		if reach.Exceptional(p, b) {
			f = done.exceptional
		}
		if in == nil {
			g := f.clone()
			in = &g
		} else {
			g := in.meet(f)
			in = &g
		}
	}
	if in == nil {
		return newFacts()
	}
	return *in
}

// isNonNull reports whether v is known not to be null here.
func (e *emitter) isNonNull(v ssa.Value) bool {
	switch v := v.(type) {
	case *ssa.New, *ssa.NewArray, *ssa.MultiNewArray, *ssa.Catch:
		return true
	case *ssa.Const:
		return v.Typ != ssa.Null
	case *ssa.GetStatic:
		return v.Field.Class == "java/lang/System"
	case *ssa.CheckCast:
		if e.isNonNull(v.X) {
			return true
		}
	case *ssa.Call:
		if v.Kind == ssa.InvokeStatic && e.prog.Dynamic.Host(v.Method.Class) != v.Method.Class {
			return true // what stands for invokedynamic makes an object
		}
	}
	return e.known.nonNull[v]
}
