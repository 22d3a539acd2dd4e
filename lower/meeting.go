package lower

import (
	"slices"

	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// What is known of the fields of an object (contents) goes on from block to block, in programs in which
// code without a body may call back: these are too large for the passes that find that a field is read twice. Where
// ways meet, a variable has what each of them knows of a field. So a method that makes an object when it is first
// asked for it returns no null.

// heldField is a field of the object that was accessed last, and its value.
type heldField struct {
	field metField
	value ivl.Term
}

// comesFrom returns the blocks from which control comes to b, nil if some of them come later or by an exception.
func (e *emitter) comesFrom(b *ssa.Block) []*ssa.Block {
	if e.prog.Opts.Handed == nil {
		return nil
	}
	var from []*ssa.Block
	for _, p := range b.Preds {
		if e.prog.SkipsAssertion(p, b) {
			continue
		}
		if p.Index >= b.Index || reach.Exceptional(p, b) {
			return nil
		}
		from = append(from, p)
	}
	return from
}

// heldOnEdge returns the references in fields that are known at the end of block b and that s may know, too,
// if several ways meet there.
func (e *emitter) heldOnEdge(b, s *ssa.Block) []heldField {
	k := e.holdsAtEnd // not e.holds: an assignment on another edge may have changed that
	if k.obj == nil || len(e.comesFrom(s)) < 2 {
		return nil
	}
	var out []heldField
	for _, f := range k.class.Mutable() {
		if t := k.ts[f]; t != nil && f.Type.Sort == ivl.RefSort {
			out = append(out, heldField{metField{k.obj, f}, t})
		}
	}
	return out
}

// meeting returns the variable that has the value of a field where ways meet.
func (e *emitter) meeting(f metField) *ivl.Var {
	v := e.met[f]
	if v == nil {
		v = e.local(f.field.Name, f.field.Type)
		e.met[f] = v
	}
	return v
}

// heldBefore returns what is known of the fields of an object at the start of b: what was known at the
// end of the blocks from which control comes.
func (e *emitter) heldBefore(b *ssa.Block) contents {
	from := e.comesFrom(b)
	if len(from) == 0 {
		return contents{}
	}
	first := e.after[from[0]].holds
	if len(from) == 1 || first.obj == nil {
		return first.clone()
	}
	known := (&contents{}).of(first.obj, first.class)
	for _, f := range first.class.Mutable() {
		if f.Type.Sort == ivl.RefSort && e.allHold(from, first, f) {
			known.set(f, e.meeting(metField{first.obj, f}))
		}
	}
	return known
}

// allHold reports whether field f of the object of first is known at the end of each of the blocks.
func (e *emitter) allHold(blocks []*ssa.Block, first contents, f *ivl.Field) bool {
	return !slices.ContainsFunc(blocks, func(p *ssa.Block) bool {
		k := e.after[p].holds
		return k.obj != first.obj || k.class != first.class || k.ts[f] == nil
	})
}
