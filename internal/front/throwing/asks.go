package throwing

import (
	"slices"

	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// A check that is not understood is listed if it depends on the arguments of the
// call, and not if it depends only on data of the JDK.

// spread completes f.asks, which has the parameters: a value that is computed from
// values that depend on the arguments depends on them, too.
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

// chosen reports whether a branch that depends on the arguments may decide which of its values a number has, a phi: a branch between the
// block that dominates it and its own. It is for methods that read a text, which count and note what they have seen of it.
func (f *frame) chosen(phi *ssa.Phi) bool {
	d := f.fn.dom.Idom(phi.Block())
	if d == nil || phi.Type().IsRef() || !f.readsText() {
		return false
	}
	seen, todo := map[*ssa.Block]bool{d: true}, slices.Clone(phi.Block().Preds)
	if f.looksAt(d) && len(d.Succs) > 1 {
		return true
	}
	for len(todo) > 0 {
		b := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if seen[b] {
			continue
		}
		seen[b] = true
		if len(b.Succs) > 1 && f.looksAt(b) {
			return true
		}
		todo = append(todo, b.Preds...)
	}
	return false
}

// readsText reports whether a parameter is a text that depends on the arguments of the call.
func (f *frame) readsText() bool {
	params := f.fn.Params
	if !f.fn.Method.IsStatic() {
		params = params[1:]
	}
	return slices.ContainsFunc(params, func(p *ssa.Param) bool { return f.asks[p] && p.Typ.ClassName() == jdk.String })
}

// depends reports whether the result of an instruction depends on the arguments of the call.
func (f *frame) depends(in ssa.Instr, fields map[string]bool) bool {
	if get, ok := in.(*ssa.GetField); ok && f.fn.Method.IsInit() && get.Object == ssa.Value(f.fn.Params[0]) {
		return fields[get.Field.Name]
	}
	if phi, ok := in.(*ssa.Phi); ok && f.chosen(phi) {
		return true
	}
	return slices.ContainsFunc(in.Operands(), func(o ssa.Value) bool { return f.asks[o] })
}

// computed is the value that an instruction makes of its operands: its result, or the
// object that it initialises with them or stores them in; nil if there is none.
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

// asked reports whether a branch that decides whether b runs, in the method or in its
// callers, depends on the arguments of the call. from is the block from which b was entered.
// Without a branch the call reaches b for all arguments.
func (f *frame) asked(b, from *ssa.Block) bool {
	on, branches := f.decidedBy(b, from)
	return on || !branches
}

// decidedBy says whether branches decide if b runs, and whether one of them depends on the arguments.
func (f *frame) decidedBy(b, from *ssa.Block) (arguments, branches bool) {
	if len(b.Preds) > 1 && from != nil && len(from.Succs) > 1 {
		if f.looksAt(from) {
			return true, true
		}
		branches = true
	}
	for d := f.fn.dom.Idom(b); d != nil; b, d = d, f.fn.dom.Idom(d) {
		decides := func(s *ssa.Block) bool { return f.fn.dom.Dominates(s, b) && !f.fn.dom.Dominates(b, d) }
		if len(d.Succs) > 1 && slices.ContainsFunc(d.Succs, decides) {
			if f.looksAt(d) {
				return true, true
			}
			branches = true
		}
	}
	if branches || f.up == nil {
		return false, branches
	}
	return f.up.decidedBy(f.at, nil)
}

// looksAt reports whether the branch at the end of b depends on the arguments of the call.
func (f *frame) looksAt(b *ssa.Block) bool {
	return slices.ContainsFunc(b.Instrs[len(b.Instrs)-1].Operands(), func(o ssa.Value) bool { return f.asks[o] })
}
