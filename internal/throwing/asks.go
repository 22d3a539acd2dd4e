package throwing

import (
	"slices"

	"github.com/jayverify/jayverify/ssa"
)

// A check that nobody understands is worth telling of if it is about what the call is
// given, and not about what the JDK has in its own hands.

// spread completes f.asks, which has the parameters: what is computed from values that
// depend on what the call is given does so, too.
func (f *frame) spread() {
	fields := map[string]bool{} // of an object that the method makes: those that have such values
	for changed := true; changed; {
		changed = false
		for _, b := range f.fn.Blocks {
			for _, in := range b.Instrs {
				if put, ok := in.(*ssa.PutField); ok && f.asks[put.Stored] {
					fields[put.Field.Name] = true
				}
				v := computed(in)
				if v != nil && !f.asks[v] && f.depends(in, fields) {
					f.asks[v], changed = true, true
				}
			}
		}
	}
}

// depends reports whether what an instruction computes depends on what the call is given.
func (f *frame) depends(in ssa.Instr, fields map[string]bool) bool {
	if get, ok := in.(*ssa.GetField); ok && f.fn.Method.IsInit() && get.Object == ssa.Value(f.fn.Params[0]) {
		return fields[get.Field.Name]
	}
	return slices.ContainsFunc(in.Operands(), func(o ssa.Value) bool { return f.asks[o] })
}

// computed is what an instruction computes from its operands: its result, or the object
// that it makes of them or puts them into. It is nil for nothing.
func computed(in ssa.Instr) ssa.Value {
	switch in := in.(type) {
	case *ssa.Call:
		if in.Kind == ssa.InvokeSpecial && in.Method.Name == "<init>" {
			return in.Args[0]
		}
	case *ssa.PutField:
		return in.Object
	case *ssa.ArrayStore:
		return in.Array
	}
	v, _ := in.(ssa.Value)
	return v
}

// asked reports whether the branch that decides whether b is gone through, in the
// method or in those that call it, looks at what the call is given. from is the block
// that b was entered from. Where there is no branch the call gets to b whatever it is given.
func (f *frame) asked(b, from *ssa.Block) bool {
	if len(b.Preds) > 1 && from != nil && len(from.Succs) > 1 {
		return f.looksAt(from)
	}
	for d := f.fn.dom.Idom(b); d != nil; b, d = d, f.fn.dom.Idom(d) {
		decides := func(s *ssa.Block) bool { return f.fn.dom.Dominates(s, b) && !f.fn.dom.Dominates(b, d) }
		if len(d.Succs) > 1 && slices.ContainsFunc(d.Succs, decides) {
			return f.looksAt(d)
		}
	}
	return f.up == nil || f.up.asked(f.at, nil)
}

// looksAt reports whether the branch at the end of b looks at what the call is given.
func (f *frame) looksAt(b *ssa.Block) bool {
	return slices.ContainsFunc(b.Instrs[len(b.Instrs)-1].Operands(), func(o ssa.Value) bool { return f.asks[o] })
}
