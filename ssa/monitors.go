package ssa

// SimplifyMonitors removes from f the handlers that compilers make for
// synchronized blocks: landing pads that catch everything, release a monitor
// and throw the same exception again. It returns how many it removed.
//
//	b6: <- b1 b5 b6 catch {any: b6}
//	  v3 = catch any
//	  monitorexit v0
//	  jump b7
//	b7: <- b6
//	  throw v3
//
// Blocks that had such a handler get those of its throw instruction instead.
// This keeps the meaning of code in which monitorexit never fails and has no
// effect, as in a single thread with balanced monitors; the Monitor instructions
// of the normal path stay.
//
// f is changed in place, so this is for whoever lifted it.
func SimplifyMonitors(f *Func) int {
	removed := 0
	for _, b := range f.Blocks {
		if h := releaseHandlerAt(b); h != nil && h.bypass() {
			removed++
		}
	}
	if removed > 0 {
		dropUnreachable(f)
		simplifyPhis(f.Blocks, phisOf(f))
		dropDeadPhis(f)
		mergeBlocks(f)
		number(f)
	}
	return removed
}

// releaseHandler is a handler that only releases a monitor.
type releaseHandler struct {
	pad, throw *Block // may be the same
	catch      *Catch
}

// releaseHandlerAt recognises the landing pad of one, else returns nil.
func releaseHandlerAt(pad *Block) *releaseHandler {
	k := firstAfterPhis(pad)
	if len(pad.Instrs) != k+3 {
		return nil
	}
	c, ok := pad.Instrs[k].(*Catch)
	if !ok || c.CatchType != "" && c.CatchType != throwable {
		return nil
	}
	if m, ok := pad.Instrs[k+1].(*Monitor); !ok || m.Enter {
		return nil
	}
	h := &releaseHandler{pad: pad, throw: pad, catch: c}
	if _, ok := pad.Instrs[k+2].(*Jump); ok {
		h.throw = pad.Succs[0]
		if len(h.throw.Instrs) != 1 || len(h.throw.Preds) != 1 {
			return nil
		}
	}
	t, ok := h.throw.Instrs[len(h.throw.Instrs)-1].(*Throw)
	if !ok || t.X != Value(c) {
		return nil
	}
	return h
}

// bypass sends the exceptional edges that lead to h to the handlers of its
// throw. It does nothing and returns false when those need the caught exception
// beyond catching it, or lead back to h.
func (h *releaseHandler) bypass() bool {
	for _, out := range h.throw.Handlers {
		if out.Target == h.pad {
			return false
		}
		for _, in := range out.Target.Instrs[:firstAfterPhis(out.Target)] {
			if h.argument(in.(*Phi), out.Target, 0) == Value(h.catch) {
				return false
			}
		}
	}
	for slot, b := range h.pad.Preds {
		if b != h.pad {
			h.redirect(b, slot)
		}
	}
	own := h.pad.Handlers
	h.pad.Preds, h.pad.Handlers = nil, nil
	for _, out := range own {
		if out.Target != h.pad {
			removePred(out.Target, h.pad)
		}
	}
	h.cutLoose()
	return true
}

// cutLoose removes the remaining edges out of h, which nothing leads to now.
func (h *releaseHandler) cutLoose() {
	for _, out := range h.throw.Handlers {
		if h.throw != h.pad {
			removePred(out.Target, h.throw)
		}
	}
	h.throw.Handlers = nil
}

// argument returns the argument that phi, in a handler of h's throw, would get
// if the edge to h from its slot-th predecessor led there directly.
func (h *releaseHandler) argument(phi *Phi, target *Block, slot int) Value {
	x := phi.Args[predSlot(target, h.throw)]
	if p, ok := x.(*Phi); ok && p.block == h.pad {
		return p.Args[slot]
	}
	return x
}

func predSlot(b, pred *Block) int {
	for i, p := range b.Preds {
		if p == pred {
			return i
		}
	}
	panic("BUG: " + pred.Name() + " is no predecessor of " + b.Name())
}

// redirect gives b, the slot-th predecessor of h's landing pad, the handlers of
// h's throw in place of h.
func (h *releaseHandler) redirect(b *Block, slot int) {
	var kept []Handler
	seen := map[string]bool{}
	for _, old := range b.Handlers {
		if old.Target != h.pad {
			kept = append(kept, old)
			seen[old.CatchType] = true
		}
	}
	for _, out := range h.throw.Handlers {
		if seen[out.CatchType] {
			continue
		}
		seen[out.CatchType] = true
		kept = append(kept, out)
		for _, in := range out.Target.Instrs[:firstAfterPhis(out.Target)] {
			phi := in.(*Phi)
			phi.Args = append(phi.Args, h.argument(phi, out.Target, slot))
		}
		out.Target.Preds = append(out.Target.Preds, b)
	}
	b.Handlers = kept
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
