package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// Locks reports whether reachable code takes a lock.
func (p *Program) Locks() bool {
	for _, x := range p.Methods {
		if x.Def.Access.Has(classfile.AccSynchronized) && !x.Def.Class.Origin.Platform {
			return true
		}
		if x.Def.Class.Origin.Platform || x.Func == nil {
			continue
		}
		for _, b := range x.Func.Blocks {
			for _, in := range b.Instrs {
				if _, ok := in.(*ssa.Monitor); ok {
					return true
				}
			}
		}
	}
	return false
}

// Holds reports whether x has locked v, and not unlocked it since, on each way to
// the instruction at.
func (p *Program) Holds(x *Method, at ssa.Instr, v ssa.Value) bool {
	start := map[string]bool{}
	if x.Def.Access.Has(classfile.AccSynchronized) && !x.Def.IsStatic() {
		start[p.lockName(x.Func.Params[0])] = true
	}
	into := map[*ssa.Block]map[string]bool{x.Func.Blocks[0]: start}
	for changed := true; changed; {
		changed = false
		for _, b := range x.Func.Blocks {
			in, reached := into[b]
			if !reached {
				continue
			}
			out := p.heldAfter(b, in, nil)
			for _, s := range b.Succs {
				changed = meet(into, s, out) || changed
			}
			for _, h := range b.Handlers {
				changed = meet(into, h.Target, common(in, out)) || changed
			}
		}
	}
	return p.heldAfter(at.Block(), into[at.Block()], at)[p.lockName(v)]
}

// heldAfter returns the locks held after block b, or before its instruction end.
func (p *Program) heldAfter(b *ssa.Block, held map[string]bool, end ssa.Instr) map[string]bool {
	held = common(held, held)
	for _, in := range b.Instrs {
		if in == end {
			break
		}
		if m, ok := in.(*ssa.Monitor); ok {
			if n := p.lockName(m.Object); m.Enter {
				held[n] = true
			} else {
				delete(held, n)
			}
		}
	}
	return held
}

// meet makes the locks held at the start of b those that out has, too.
func meet(into map[*ssa.Block]map[string]bool, b *ssa.Block, out map[string]bool) (changed bool) {
	old, known := into[b]
	if !known {
		into[b] = out
		return true
	}
	into[b] = common(old, out)
	return len(into[b]) < len(old)
}

func common(a, b map[string]bool) map[string]bool {
	c := map[string]bool{}
	for n := range a {
		if b[n] {
			c[n] = true
		}
	}
	return c
}

// lockName names a value such that equal names are the same object: two reads of
// a final field have the same name.
func (p *Program) lockName(v ssa.Value) string {
	switch v := v.(type) {
	case *ssa.GetField:
		if f := p.Field(v.Field); f != nil && f.IsFinal() {
			return p.lockName(v.Object) + "." + f.Class.Name + "." + f.Name
		}
	case *ssa.GetStatic:
		if f := p.Field(v.Field); f != nil && f.IsFinal() {
			return f.Class.Name + "." + f.Name
		}
	}
	return v.Name()
}
