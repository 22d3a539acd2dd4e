package ssa

import "github.com/jayverify/jayverify/classfile"

// DropFalse removes from f code that runs only if a static field is true, for the
// fields that isFalse names: they are false in every run. Reads of these fields must
// have no effect, so their class has been initialised. A read is removed if only the
// removed branches used it.
//
// f is changed in place, so only the code that lifted it may call this.
func DropFalse(f *Func, isFalse func(classfile.MemberRef) bool) {
	dropped := false
	for _, b := range f.Blocks {
		c, ok := b.Instrs[len(b.Instrs)-1].(*If)
		if !ok || c.Op != EQ && c.Op != NE {
			continue
		}
		g, ok := c.X.(*GetStatic)
		if !ok || !isFalse(g.Field) || !isZero(c.Y) {
			continue
		}
		taken, other := b.Succs[0], b.Succs[1]
		if c.Op == NE {
			taken, other = other, taken
		}
		if taken != other {
			removePred(other, b)
		}
		b.Succs = []*Block{taken}
		b.Instrs[len(b.Instrs)-1] = &Jump{anInstr: c.anInstr}
		if uses(f, g) == 0 {
			removeInstr(g)
		}
		dropped = true
	}
	if dropped {
		dropUnreachable(f)
		simplifyPhis(f, phisOf(f))
		dropDeadPhis(f)
		mergeBlocks(f)
		number(f)
	}
}

func isZero(v Value) bool {
	c, ok := v.(*Const)
	return ok && c.Typ == Int && c.Int == 0
}

func removeInstr(in Instr) {
	b := in.Block()
	for i := range b.Instrs {
		if b.Instrs[i] == in {
			b.Instrs = append(b.Instrs[:i:i], b.Instrs[i+1:]...)
			return
		}
	}
}
