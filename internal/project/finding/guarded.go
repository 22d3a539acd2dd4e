package finding

import "github.com/jayverify/jayverify/ssa"

// bothBounds reports whether the code has compared a parameter from below and from above
// before an instruction of fn runs, and gone on only within these bounds.
func bothBounds(fn *ssa.Func, at ssa.Instr, index ssa.Value) bool {
	p := parameterOf(index)
	if p == nil {
		return false
	}
	low, high := false, false
	b := at.Block()
	dom := ssa.Dominators(fn)
	for d := dom.Idom(b); d != nil; b, d = d, dom.Idom(d) {
		test, ok := d.Instrs[len(d.Instrs)-1].(*ssa.If)
		if !ok || len(d.Succs) != 2 || len(b.Preds) != 1 {
			continue
		}
		op, other := test.Op, test.Y
		if test.Y == ssa.Value(p) {
			op, other = mirrored[op], test.X
		} else if test.X != ssa.Value(p) {
			continue
		}
		if other == ssa.Value(p) {
			continue
		}
		if d.Succs[1] == b {
			op = negated[op]
		}
		low = low || op == ssa.GT || op == ssa.GE
		high = high || op == ssa.LT || op == ssa.LE
	}
	return low && high
}

// belowLength reports whether the code has compared an index of what fails with a length,
// and gone on only if the index is not beyond it.
func (v *violation) belowLength(index ssa.Value) bool {
	if _, ok := index.(*ssa.Const); ok || index.Type().IsRef() {
		return false
	}
	b := v.frames[0].at.Block()
	dom := ssa.Dominators(v.frames[0].fn)
	for d := dom.Idom(b); d != nil; b, d = d, dom.Idom(d) {
		test, ok := d.Instrs[len(d.Instrs)-1].(*ssa.If)
		if !ok || len(d.Succs) != 2 || len(b.Preds) != 1 {
			continue
		}
		op, other := test.Op, test.Y
		if test.Y == index {
			op, other = mirrored[op], test.X
		} else if test.X != index {
			continue
		}
		if d.Succs[1] == b {
			op = negated[op]
		}
		if (op == ssa.LT || op == ssa.LE) && isLength(other) {
			return true
		}
	}
	return false
}

// isLength reports whether a value is the length of an array or a text, perhaps with a
// constant added.
func isLength(v ssa.Value) bool {
	switch v := v.(type) {
	case *ssa.ArrayLength:
		return true
	case *ssa.Call:
		return v.Method.Name == "length" && v.Method.Desc == "()I"
	case *ssa.BinOp:
		_, constant := v.Y.(*ssa.Const)
		return constant && (v.Op == ssa.Add || v.Op == ssa.Sub) && isLength(v.X)
	}
	return false
}

var (
	mirrored = map[ssa.Comparison]ssa.Comparison{ssa.LT: ssa.GT, ssa.GT: ssa.LT, ssa.LE: ssa.GE, ssa.GE: ssa.LE, ssa.EQ: ssa.EQ, ssa.NE: ssa.NE}
	negated  = map[ssa.Comparison]ssa.Comparison{ssa.LT: ssa.GE, ssa.GE: ssa.LT, ssa.GT: ssa.LE, ssa.LE: ssa.GT, ssa.EQ: ssa.NE, ssa.NE: ssa.EQ}
)

// parameterOf is the parameter that a value is, perhaps with a constant added; nil for
// others.
func parameterOf(v ssa.Value) *ssa.Param {
	switch v := v.(type) {
	case *ssa.Param:
		return v
	case *ssa.Convert:
		return parameterOf(v.X)
	case *ssa.BinOp:
		if v.Op != ssa.Add && v.Op != ssa.Sub {
			return nil
		}
		if _, ok := v.Y.(*ssa.Const); ok {
			return parameterOf(v.X)
		}
		if _, ok := v.X.(*ssa.Const); ok {
			return parameterOf(v.Y)
		}
	}
	return nil
}

// loopBound is the origin of what the code compares a loop's variable with before it goes on
// to an index that is computed from the variable, perhaps in a method that the loop calls;
// state, where it is not compared.
func (v *violation) loopBound(index ssa.Value) origin {
	phi, i := v.loopVariable(index, 0)
	if phi == nil {
		return origin{distance: state}
	}
	b := v.frames[i].at.Block()
	dom := ssa.Dominators(v.frames[i].fn)
	for d := dom.Idom(b); d != nil; d = dom.Idom(d) {
		test, ok := d.Instrs[len(d.Instrs)-1].(*ssa.If)
		switch {
		case !ok:
		case test.X == ssa.Value(phi):
			return v.from(test.Y, i)
		case test.Y == ssa.Value(phi):
			return v.from(test.X, i)
		}
	}
	return origin{distance: state}
}

// loopVariable is the first phi that a value of frame i is computed from by arithmetic, and
// its frame. A parameter is followed into the call.
func (v *violation) loopVariable(x ssa.Value, i int) (*ssa.Phi, int) {
	switch x := x.(type) {
	case *ssa.Phi:
		return x, i
	case *ssa.Convert:
		return v.loopVariable(x.X, i)
	case *ssa.Param:
		if i+1 >= len(v.frames) {
			return nil, i
		}
		if call, ok := v.frames[i+1].at.(*ssa.Call); ok && x.Index < len(call.Args) {
			return v.loopVariable(call.Args[x.Index], i+1)
		}
	case *ssa.BinOp:
		if phi, at := v.loopVariable(x.X, i); phi != nil {
			return phi, at
		}
		return v.loopVariable(x.Y, i)
	}
	return nil, i
}
