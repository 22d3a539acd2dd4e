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
// Blocks with such a handler get the handlers of its throw instruction instead.
// This keeps the meaning of code in which monitorexit never fails and has no
// effect, as in a single thread with balanced monitors; the Monitor instructions
// of the normal path stay.
//
// f is changed in place, so only the code that lifted it may call this.
func SimplifyMonitors(f *Func) int {
	removed := 0
	for {
		h := findReleaseHandler(f)
		if h == nil {
			break
		}
		h.bypass()
		removed++
	}
	if removed > 0 {
		simplifyPhis(f, phisOf(f))
		dropDeadPhis(f)
		mergeBlocks(f)
		number(f)
	}
	return removed
}

func findReleaseHandler(f *Func) *releaseHandler {
	for _, b := range f.Blocks {
		if h := releaseHandlerAt(f, b); h != nil {
			return h
		}
	}
	return nil
}

// releaseHandler is a handler that only releases a monitor.
type releaseHandler struct {
	f          *Func
	pad, throw *Block // may be the same
	catch      *Catch
}

// releaseHandlerAt recognises the landing pad of such a handler; otherwise it returns nil. The pad
// must not lead back to itself, and only the throw may use the exception.
func releaseHandlerAt(f *Func, pad *Block) *releaseHandler {
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
	h := &releaseHandler{f: f, pad: pad, throw: pad, catch: c}
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
	for _, out := range h.throw.Handlers {
		if out.Target == pad {
			return nil
		}
	}
	if uses(f, c) != 1 {
		return nil
	}
	return h
}

// uses counts the operands that are x.
func uses(f *Func, x Value) int {
	n := 0
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			for _, o := range in.Operands() {
				if o == x {
					n++
				}
			}
		}
	}
	return n
}

// bypass sends the exceptional edges that lead to h to the handlers of its
// throw, and removes h.
func (h *releaseHandler) bypass() {
	phis := h.pad.Instrs[:firstAfterPhis(h.pad)]
	repairs := map[*Phi]*repair{}
	for _, in := range phis {
		repairs[in.(*Phi)] = &repair{phi: in.(*Phi), edges: map[edgeKey]Value{}, at: map[*Block]Value{}}
	}
	for slot, b := range h.pad.Preds {
		if b != h.pad {
			h.redirect(b, slot, repairs)
		}
	}
	h.pad.Preds = nil
	dropUnreachable(h.f)
	repairUses(h.f, repairs)
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

// redirect gives b, the slot-th predecessor of h's landing pad, the handlers of
// h's throw in place of h.
func (h *releaseHandler) redirect(b *Block, slot int, repairs map[*Phi]*repair) {
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
		for phi, r := range repairs {
			r.edges[edgeKey{b, out.Target}] = phi.Args[slot]
		}
		out.Target.Preds = append(out.Target.Preds, b)
	}
	b.Handlers = kept
}
