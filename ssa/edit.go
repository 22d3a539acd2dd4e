package ssa

// edgeKey identifies an edge.
type edgeKey struct{ from, to *Block }

// repair replaces a phi whose block was removed: it computes its value at the
// start of each block that used it, with phis at joins.
type repair struct {
	phi   *Phi
	edges map[edgeKey]Value // its value on edges that went to its block
	at    map[*Block]Value
}

// entry returns the value at the start of b, which the phi's block dominated.
func (r *repair) entry(b *Block) Value {
	if v, ok := r.at[b]; ok {
		return v
	}
	if len(b.Preds) == 1 {
		v, ok := r.edges[edgeKey{b.Preds[0], b}]
		if !ok {
			v = r.entry(b.Preds[0])
		}
		r.at[b] = v
		return v
	}
	p := &Phi{Args: make([]Value, len(b.Preds))}
	p.typ, p.local, p.block, p.pc = r.phi.typ, r.phi.local, b, b.Instrs[0].PC()
	r.at[b] = p
	for i, q := range b.Preds {
		v, ok := r.edges[edgeKey{q, b}]
		if !ok {
			v = r.entry(q)
		}
		p.Args[i] = v
	}
	b.Instrs = append([]Instr{p}, b.Instrs...)
	return p
}

// repairUses replaces all uses of phis whose blocks were removed. The new phis
// may use such phis again, so it repeats this until there are none.
func repairUses(f *Func, repairs map[*Phi]*repair) {
	if len(repairs) == 0 {
		return
	}
	for found := true; found; {
		found = false
		replacement := func(x Value, at *Block) Value {
			if p, ok := x.(*Phi); ok && repairs[p] != nil {
				found = true
				return repairs[p].entry(at)
			}
			return x
		}
		for _, b := range f.Blocks {
			for _, in := range append([]Instr(nil), b.Instrs...) {
				if p, ok := in.(*Phi); ok {
					for i, x := range p.Args {
						p.Args[i] = replacement(x, b.Preds[i])
					}
					continue
				}
				replaceOperands(in, func(x Value) Value { return replacement(x, b) })
			}
		}
	}
}

// removePred removes the edge from pred to b from b.
func removePred(b, pred *Block) {
	i := predSlot(b, pred)
	b.Preds = append(b.Preds[:i:i], b.Preds[i+1:]...)
	for _, in := range b.Instrs[:firstAfterPhis(b)] {
		p := in.(*Phi)
		p.Args = append(p.Args[:i:i], p.Args[i+1:]...)
	}
}

func predSlot(b, pred *Block) int {
	for i, p := range b.Preds {
		if p == pred {
			return i
		}
	}
	panic("BUG: " + pred.Name() + " is not a predecessor of " + b.Name())
}

// dropUnreachable removes blocks that the entry does not lead to, and orders
// and numbers the others.
func dropUnreachable(f *Func) {
	old := f.Blocks
	f.Blocks = reversePostorder(old[0], len(old))
	kept := make(map[*Block]bool, len(f.Blocks))
	for _, b := range f.Blocks {
		kept[b] = true
	}
	for _, b := range old {
		if kept[b] {
			continue
		}
		for _, s := range b.Succs {
			if kept[s] {
				removePred(s, b)
			}
		}
		for _, h := range b.Handlers {
			if kept[h.Target] {
				removePred(h.Target, b)
			}
		}
	}
}
