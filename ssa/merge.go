package ssa

// mergeBlocks appends to each block the block that it jumps to, if that has no
// other predecessor and the rules on blocks with handlers still hold. There
// must be no phis of one argument.
func mergeBlocks(f *Func) {
	merged := false
	for _, b := range f.Blocks {
		if len(b.Instrs) == 0 {
			continue // part of another block by now
		}
		for canMerge(b) {
			merge(f, b)
			merged = true
		}
	}
	if !merged {
		return
	}
	kept := f.Blocks[:0]
	for _, b := range f.Blocks {
		if len(b.Instrs) > 0 {
			b.Index = len(kept)
			kept = append(kept, b)
		}
	}
	clear(f.Blocks[len(kept):])
	f.Blocks = kept
}

// canMerge reports whether the successor of b can become part of b.
func canMerge(b *Block) bool {
	last := len(b.Instrs) - 1
	if _, ok := b.Instrs[last].(*Jump); !ok {
		return false
	}
	s := b.Succs[0]
	if len(s.Preds) != 1 || s == b {
		return false
	}
	if _, ok := s.Instrs[0].(*Phi); ok {
		return false
	}
	switch {
	case len(b.Handlers) > 0: // only a control instruction may follow an instruction that throws
		return len(s.Instrs) == 1 && !s.Instrs[0].CanThrow()
	case len(s.Handlers) > 0: // an instruction that throws outside of the region must not move into it
		return !anyThrows(b.Instrs)
	}
	return true
}

func anyThrows(instrs []Instr) bool {
	for _, in := range instrs {
		if in.CanThrow() {
			return true
		}
	}
	return false
}

// merge makes the successor of b part of b.
func merge(f *Func, b *Block) {
	s := b.Succs[0]
	if jump := b.Instrs[len(b.Instrs)-1]; len(f.Stores[jump]) > 0 {
		f.Stores[s.Instrs[0]] = append(f.Stores[jump], f.Stores[s.Instrs[0]]...)
		delete(f.Stores, jump)
	}
	for _, in := range s.Instrs {
		in.(placed).place().block = b
	}
	b.Instrs = append(b.Instrs[:len(b.Instrs)-1], s.Instrs...)
	b.Succs = s.Succs
	if len(s.Handlers) > 0 {
		b.Handlers = s.Handlers
	}
	replace := func(preds []*Block) {
		for i, p := range preds {
			if p == s {
				preds[i] = b
			}
		}
	}
	for _, t := range s.Succs {
		replace(t.Preds)
	}
	for _, h := range s.Handlers {
		replace(h.Target.Preds)
	}
	s.Instrs, s.Succs, s.Handlers, s.Preds = nil, nil, nil, nil
}
