package lower

import (
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ssa"
)

// establishedAt returns what holds at the start of b. Blocks come in reverse
// postorder, so all predecessors of b but those along back edges are done; the
// facts of the loop head itself hold along a back edge, because the head dominates
// it (in irreducible code nothing is assumed).
func (e *emitter) establishedAt(b *ssa.Block) established {
	if b.Index == 0 {
		f := nothingEstablished()
		if !e.x.Def.IsStatic() {
			f.nonNull[e.x.Func.Params[0]] = true
		}
		return f
	}
	var in *established
	for _, p := range b.Preds {
		done, ok := e.after[p]
		if !ok {
			if !e.dom.Dominates(b, p) {
				return nothingEstablished()
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
		return nothingEstablished()
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
		return v.Field.Class == "java/lang/System" && !e.prog.Redirects
	case *ssa.CheckCast:
		if e.isNonNull(v.X) {
			return true
		}
	case *ssa.Call:
		if v.Kind == ssa.InvokeStatic && e.prog.Dynamic.Host(v.Method.Class) != v.Method.Class {
			return true // the call that replaces invokedynamic makes an object
		}
	}
	return e.known.nonNull[v]
}
