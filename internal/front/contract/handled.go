package contract

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// handledNull says why a parameter may be null that the code compares with null.
const handledNull = "the code handles null"

// handled lets those parameters be null that the code compares with null without refusing
// null: what is done for null is then done on purpose (Engler et al., "Bugs as Deviant
// Behavior", SOSP 2001). What annotations or checks say goes before.
func (c *Contract) handled(m *classfile.Method, f *ssa.Func) {
	shift := 1
	if m.IsStatic() {
		shift = 0
	}
	for _, b := range f.Blocks {
		test, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If)
		if !ok || len(b.Succs) != 2 {
			continue
		}
		x, null := test.X, test.Y
		if isNull(x) {
			x, null = null, x
		}
		param, ok := x.(*ssa.Param)
		if !ok || !isNull(null) || param.Index < shift || param.Index-shift >= len(c.Params) {
			continue
		}
		forNull := b.Succs[0]
		if test.Op == ssa.NE {
			forNull = b.Succs[1]
		}
		if p := &c.Params[param.Index-shift]; p.Null == Unknown && !throws(forNull) {
			p.Null, p.Because = Nullable, append(p.Because, handledNull)
		}
	}
}

// ByCode reports whether nothing but the code says that a parameter may be null.
func (p *Param) ByCode() bool {
	return p.Null == Nullable && len(p.Because) == 1 && p.Because[0] == handledNull
}

func isNull(v ssa.Value) bool {
	k, ok := v.(*ssa.Const)
	return ok && k.Typ == ssa.Null
}

// throws reports whether a block ends by an exception before anything is decided.
func throws(b *ssa.Block) bool {
	for range 10 { // longer ways are no refusals
		if _, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Throw); ok {
			return true
		}
		if len(b.Succs) != 1 {
			return false
		}
		b = b.Succs[0]
	}
	return false
}
