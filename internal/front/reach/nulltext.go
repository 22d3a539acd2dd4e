package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// PrintsNull reports whether in is print(Object) of an object whose toString, of
// the program, may return null. print throws then; println writes "null".
func (p *Program) PrintsNull(in *ssa.Call) bool {
	n := classfile.ClassNameOf(string(in.Args[1].Type()))
	if in.Method.Name != "print" || n == "" || in.Args[1].Type() == ssa.Null {
		return false
	}
	for _, t := range p.TypeOrder {
		if p.Subtype(t.Name, n) {
			if m := p.TextOf(t).Own; m != nil && m.Name == "toString" && p.mayReturnNull(m) {
				return true
			}
		}
	}
	return false
}

// mayReturnNull reports whether m, which has a body, has a return that is not
// seen to return an object.
func (p *Program) mayReturnNull(m *classfile.Method) bool {
	if m.Code == nil {
		return true
	}
	f, err := p.ssa.of(m)
	if err != nil {
		return true
	}
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			if r, ok := in.(*ssa.Return); ok && !p.isText(r.Result, 4) {
				return true
			}
		}
	}
	return false
}

// isText reports whether v is a string that is surely not null; phis are
// followed for depth steps.
func (p *Program) isText(v ssa.Value, depth int) bool {
	switch v := v.(type) {
	case *ssa.Const:
		return v.Typ != ssa.Null
	case *ssa.CallDynamic, *ssa.New:
		return true
	case *ssa.Call:
		r, err := p.Hier.ResolveMethod(v.Method)
		return err == nil && r.Class.Origin.Platform && p.shown.NeverNull(r)
	case *ssa.Phi:
		for _, x := range v.Operands() {
			if depth == 0 || !p.isText(x, depth-1) {
				return false
			}
		}
		return true
	}
	return false
}
