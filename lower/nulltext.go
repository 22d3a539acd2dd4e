package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// printsNull reports whether in is print(Object) of an object whose toString, of
// the program, may return null. print throws then; println writes "null".
func (u *universe) printsNull(in *ssa.Call) bool {
	n := className(string(in.Args[1].Type()))
	if in.Method.Name != "print" || n == "" || in.Args[1].Type() == ssa.Null {
		return false
	}
	for _, t := range u.typeOrder {
		if u.subtype(t.name, n) {
			if m := u.textOf(t).own; m != nil && m.Name == "toString" && u.mayReturnNull(m) {
				return true
			}
		}
	}
	return false
}

// mayReturnNull reports whether m, which has a body, has a return that is not
// seen to return an object.
func (u *universe) mayReturnNull(m *classfile.Method) bool {
	if m.Code == nil {
		return true
	}
	f, err := u.ssa.of(m)
	if err != nil {
		return true
	}
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			if r, ok := in.(*ssa.Return); ok && !u.isText(r.Result, 4) {
				return true
			}
		}
	}
	return false
}

// isText reports whether v is a string that is surely not null; phis are
// followed for depth steps.
func (u *universe) isText(v ssa.Value, depth int) bool {
	switch v := v.(type) {
	case *ssa.Const:
		return v.Typ != ssa.Null
	case *ssa.CallDynamic, *ssa.New:
		return true
	case *ssa.Call:
		r, err := u.hier.ResolveMethod(v.Method)
		return err == nil && r.Class.Origin.Platform && u.nulls.neverNull(r)
	case *ssa.Phi:
		for _, x := range v.Operands() {
			if depth == 0 || !u.isText(x, depth-1) {
				return false
			}
		}
		return true
	}
	return false
}
