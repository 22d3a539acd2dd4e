package ssa

import "github.com/jayverify/jayverify/classfile"

// ResolveDynamic replaces the invokedynamic instructions of f for which resolve
// knows a static method by calls of it. The method has the descriptor of the
// call site.
//
// f is changed in place, so only the code that lifted it may call this.
func ResolveDynamic(f *Func, resolve func(in *CallDynamic) (method classfile.MemberRef, ok bool)) {
	calls := map[Value]Value{}
	for _, b := range f.Blocks {
		for i, in := range b.Instrs {
			d, ok := in.(*CallDynamic)
			if !ok {
				continue
			}
			if m, ok := resolve(d); ok {
				c := &Call{register: d.register, Kind: InvokeStatic, Method: m, Args: d.Args}
				b.Instrs[i] = c
				calls[d] = c
				if stores := f.Stores[d]; stores != nil {
					f.Stores[c] = stores
					delete(f.Stores, d)
				}
			}
		}
	}
	if len(calls) == 0 {
		return
	}
	called := func(v Value) Value {
		if c, ok := calls[v]; ok {
			return c
		}
		return v
	}
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			replaceOperands(in, called)
		}
	}
	for _, stores := range f.Stores {
		for i := range stores {
			stores[i].Value = called(stores[i].Value)
		}
	}
}
