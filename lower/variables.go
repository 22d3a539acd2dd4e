package lower

import (
	"fmt"

	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// declare makes the variables of parameters and of all values.
func (e *emitter) declare() {
	for i, p := range e.x.Func.Params {
		name := p.Local
		if name == "" {
			name = fmt.Sprintf("p%d", i)
		}
		v := e.fresh(name, e.w.typeOfValue(p.Typ))
		v.Java = p.Local
		e.vars[p] = v
		e.param(v)
	}
	if r := reach.ResultType(e.x.Def); r != "V" {
		e.proc.Results = append(e.proc.Results, e.w.typeOf(r))
	}
	if e.x.MayThrow {
		e.proc.Results = append(e.proc.Results, e.throwableType())
	}
}

// typeOfResult returns the type of the variable for an instruction's result: a
// narrower one than its SSA type if the definition shows that it fits.
func (e *emitter) typeOfResult(in ssa.Value) ivl.Type {
	switch in := in.(type) {
	case *ssa.Convert:
		return e.w.typeOf(string(in.To))
	case *ssa.ArrayLoad:
		if k := in.Kind; in.Array.Type() != ssa.Null && (k == "C" || k == "S" || k == "B") {
			return *e.w.typeOfValue(in.Array.Type()).Class.Elem
		}
	}
	t := e.w.typeOfValue(in.Type())
	if reach.IsIntLike(in.Type()) && e.span(in).within(0, 1) {
		return ivl.IntOf(ivl.U1)
	}
	return t
}

// variable returns the variable that holds an instruction's result.
func (e *emitter) variable(in ssa.Value) *ivl.Var {
	v := e.vars[in]
	if v == nil {
		name, java := in.Name(), ""
		if l, ok := in.(interface{ Local() string }); ok && l.Local() != "" {
			java = l.Local()
			name = java
		}
		v = e.local(name, e.typeOfResult(in))
		v.Java = java
		e.vars[in] = v
	}
	return v
}
