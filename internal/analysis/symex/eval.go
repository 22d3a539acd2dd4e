package symex

import (
	"math"

	"github.com/jayverify/jayverify/internal/analysis/symex/term"
	"github.com/jayverify/jayverify/ivl"
)

// giveUp is the value of evaluation's panic when a path cannot be followed
// although the program may continue: the rest of the path is not decided.
type giveUp struct{ reason string }

// sortOf returns the sort that a variable of a type has. Integers of up to 32
// bits are vectors of 32, others of 64.
func sortOf(t ivl.Type) term.Sort {
	switch t.Sort {
	case ivl.BoolSort:
		return term.Bool
	case ivl.FloatSort:
		return term.Float
	case ivl.DoubleSort:
		return term.Double
	case ivl.IntSort:
		if t.Range == ivl.I64 || t.Range == ivl.Z {
			return 64
		}
		return 32
	}
	panic(giveUp{"maps are for solvers only"})
}

// zero is the first value of variables of a type.
func (x *exec) zero(t ivl.Type) value {
	if t.Sort == ivl.RefSort {
		return value{r: null}
	}
	return value{t: x.terms.Const(sortOf(t), 0)}
}

// value evaluates a term as a value of a type.
func (x *exec) value(t ivl.Term, typ ivl.Type) value {
	switch typ.Sort {
	case ivl.RefSort:
		return value{r: x.ref(t)}
	case ivl.BoolSort:
		return value{t: x.cond(t)}
	case ivl.FloatSort, ivl.DoubleSort:
		return value{t: x.float(t)}
	}
	v := x.int(t)
	lo, hi := v.Bounds()
	if rlo, rhi, ok := typ.Range.Bounds(); ok && (lo < rlo || hi > rhi) && !claims(t, typ.Range) {
		panic(giveUp{"a value that may leave the range of its variable: " + t.String()})
	}
	return value{t: x.fit(v, sortOf(typ))}
}

// claims reports whether the type of t is a range within r.
func claims(t ivl.Term, r ivl.Range) bool {
	typ := t.Type()
	return typ.Sort == ivl.IntSort && r.Includes(typ.Range)
}

// fit turns an integer into a vector of a sort; it must be known to fit.
func (x *exec) fit(v *term.Term, sort term.Sort) *term.Term {
	if v.Sort() <= sort {
		return x.terms.SExt(sort, v)
	}
	return x.terms.Trunc(sort, v)
}

// read returns the value of a variable.
func (x *exec) read(v *ivl.Var) value {
	if v.Global {
		return x.st.globals[x.prog.slots[v]]
	}
	return x.st.frames[len(x.st.frames)-1].vars[x.prog.slots[v]]
}

// cond evaluates a condition.
func (x *exec) cond(t ivl.Term) *term.Term {
	switch t := t.(type) {
	case ivl.BoolLit:
		return x.terms.BoolConst(bool(t))
	case *ivl.Var:
		return x.read(t).t
	case *ivl.Proj:
		return x.component(t).t
	case *ivl.App:
		return x.condApp(t)
	}
	panic(giveUp{"no condition: " + t.String()})
}

// condApp evaluates an operator. If a constant argument decides the result,
// later arguments are not evaluated, as in a run.
func (x *exec) condApp(t *ivl.App) *term.Term {
	s := x.terms
	switch t.Op {
	case ivl.Not:
		return s.Not(x.cond(t.Args[0]))
	case ivl.And:
		r := s.True
		for _, a := range t.Args {
			if r = s.And(r, x.cond(a)); r.IsFalse() {
				break
			}
		}
		return r
	case ivl.Or:
		r := s.False
		for _, a := range t.Args {
			if r = s.Or(r, x.cond(a)); r.IsTrue() {
				break
			}
		}
		return r
	case ivl.Implies:
		a := x.cond(t.Args[0])
		if a.IsFalse() {
			return s.True
		}
		return s.Or(s.Not(a), x.cond(t.Args[1]))
	case ivl.Ite:
		c := x.cond(t.Args[0])
		switch {
		case c.IsTrue():
			return x.cond(t.Args[1])
		case c.IsFalse():
			return x.cond(t.Args[2])
		}
		return s.Ite(c, x.cond(t.Args[1]), x.cond(t.Args[2]))
	case ivl.Eq, ivl.Lt, ivl.Le:
		return x.compare(t)
	}
	panic(giveUp{"no condition: " + t.String()})
}

func (x *exec) compare(t *ivl.App) *term.Term {
	a, b := t.Args[0], t.Args[1]
	switch a.Type().Sort {
	case ivl.BoolSort:
		return x.terms.Eq(x.cond(a), x.cond(b))
	case ivl.RefSort:
		return x.terms.BoolConst(x.same(x.ref(a), x.ref(b)))
	}
	v, w := x.align(x.int(a), x.int(b))
	switch t.Op {
	case ivl.Eq:
		return x.terms.Eq(v, w)
	case ivl.Lt:
		return x.terms.Lt(v, w)
	}
	return x.terms.Le(v, w)
}

// align extends the narrower of two integers.
func (x *exec) align(a, b *term.Term) (*term.Term, *term.Term) {
	sort := max(a.Sort(), b.Sort())
	return x.terms.SExt(sort, a), x.terms.SExt(sort, b)
}

// int evaluates an integer exactly: the vector, read as a signed number, is the
// number. It has 32 bits, or 64 where it needs more than 32.
func (x *exec) int(t ivl.Term) *term.Term {
	switch t := t.(type) {
	case *ivl.IntLit:
		if !t.V.IsInt64() {
			panic(giveUp{"a constant of more than 64 bits"})
		}
		return x.intConst(t.V.Int64())
	case *ivl.Var:
		return x.read(t).t
	case *ivl.Proj:
		return x.component(t).t
	case *ivl.App:
		v := x.intApp(t)
		return v
	}
	panic(giveUp{"no integer: " + t.String()})
}

func (x *exec) intConst(v int64) *term.Term {
	if v == int64(int32(v)) {
		return x.terms.Int(32, v)
	}
	return x.terms.Int(64, v)
}

func (x *exec) intApp(t *ivl.App) *term.Term {
	switch t.Op {
	case ivl.Wrap:
		return x.wrap(t)
	case ivl.Ite:
		c := x.cond(t.Args[0])
		switch {
		case c.IsTrue():
			return x.int(t.Args[1])
		case c.IsFalse():
			return x.int(t.Args[2])
		}
		a, b := x.align(x.int(t.Args[1]), x.int(t.Args[2]))
		return x.terms.Ite(c, a, b)
	case ivl.FCmpL, ivl.FCmpG:
		return x.floatCompare(t)
	case ivl.FToI:
		return x.terms.Convert(term.FToI, sortOf(t.Typ), x.float(t.Args[0]))
	case ivl.FBits:
		return x.terms.Convert(term.FToB, sortOf(t.Typ), x.float(t.Args[0]))
	case ivl.Neg:
		return x.exact(term.Sub, x.intConst(0), x.int(t.Args[0]), t)
	case ivl.Add:
		return x.exact(term.Add, x.int(t.Args[0]), x.int(t.Args[1]), t)
	case ivl.Sub:
		return x.exact(term.Sub, x.int(t.Args[0]), x.int(t.Args[1]), t)
	case ivl.Mul:
		return x.exact(term.Mul, x.int(t.Args[0]), x.int(t.Args[1]), t)
	case ivl.Div:
		return x.exact(term.Div, x.int(t.Args[0]), x.int(t.Args[1]), t)
	case ivl.Rem:
		a, b := x.align(x.int(t.Args[0]), x.int(t.Args[1]))
		return x.terms.Bits(term.Rem, a, b)
	case ivl.BitAnd, ivl.BitOr, ivl.BitXor:
		a, b := x.align(x.int(t.Args[0]), x.int(t.Args[1]))
		return x.terms.Bits(bitOps[t.Op], a, b)
	case ivl.Shl:
		return x.exactShl(t)
	case ivl.Shr:
		a, n := x.int(t.Args[0]), x.int(t.Args[1])
		return x.terms.Bits(term.AShr, a, x.fit(n, a.Sort()))
	case ivl.Ushr32:
		return x.terms.Bits(term.LShr, x.fit(x.int(t.Args[0]), 32), x.fit(x.int(t.Args[1]), 32))
	case ivl.Ushr64:
		return x.terms.Bits(term.LShr, x.fit(x.int(t.Args[0]), 64), x.fit(x.int(t.Args[1]), 64))
	}
	panic(giveUp{"no integer operator: " + t.String()})
}

var bitOps = map[ivl.Op]term.Op{ivl.BitAnd: term.BitAnd, ivl.BitOr: term.BitOr, ivl.BitXor: term.BitXor,
	ivl.Add: term.Add, ivl.Sub: term.Sub, ivl.Mul: term.Mul}

// exact applies an operator to integers exactly: in 32 bits, in 64, or not at
// all.
func (x *exec) exact(op term.Op, a, b *term.Term, t ivl.Term) *term.Term {
	a, b = x.align(a, b)
	if a.Sort() == 32 {
		r := x.terms.Bits(op, x.terms.SExt(64, a), x.terms.SExt(64, b))
		if lo, hi := r.Bounds(); lo >= -1<<31 && hi < 1<<31 {
			return x.terms.Bits(op, a, b)
		}
		return r
	}
	if !fits64(op, a, b) {
		typ := t.Type()
		if typ.Range == ivl.Z {
			panic(giveUp{"an integer that may need more than 64 bits: " + t.String()})
		}
	}
	return x.terms.Bits(op, a, b)
}

// fits64 reports whether the result of an operator on vectors of 64 bits is
// exact.
func fits64(op term.Op, a, b *term.Term) bool {
	alo, ahi := a.Bounds()
	blo, bhi := b.Bounds()
	switch op {
	case term.Add:
		return inSum(alo, blo) && inSum(ahi, bhi)
	case term.Sub:
		return inDifference(alo, bhi) && inDifference(ahi, blo)
	case term.Mul:
		for _, p := range [...][2]int64{{alo, blo}, {alo, bhi}, {ahi, blo}, {ahi, bhi}} {
			if _, ok := term.MulExact(p[0], p[1]); !ok {
				return false
			}
		}
		return true
	case term.Div:
		return alo > -1<<63 || blo > -1 || bhi < -1
	}
	return false
}

func inSum(a, b int64) bool        { r := a + b; return (a^r)&(b^r) >= 0 }
func inDifference(a, b int64) bool { r := a - b; return (a^b)&(a^r) >= 0 }

// exactShl is a * 2^n.
func (x *exec) exactShl(t *ivl.App) *term.Term {
	a, n := x.int(t.Args[0]), x.int(t.Args[1])
	lo, hi := a.Bounds()
	_, most := n.Bounds()
	if most < 0 || most > 62 || lo < -1<<(62-most) || hi >= 1<<(62-most) {
		panic(giveUp{"an integer that may need more than 64 bits: " + t.String()})
	}
	r := x.terms.Bits(term.Shl, x.terms.SExt(64, a), x.terms.SExt(64, n))
	if lo, hi := r.Bounds(); lo >= -1<<31 && hi < 1<<31 {
		return x.terms.Trunc(32, r)
	}
	return r
}

// wrap evaluates a truncation.
func (x *exec) wrap(t *ivl.App) *term.Term {
	lo, hi, _ := t.Typ.Range.Bounds()
	switch t.Typ.Range {
	case ivl.I64:
		return x.low(t.Args[0], 64)
	case ivl.I32:
		return x.low(t.Args[0], 32)
	}
	v := x.low(t.Args[0], 32)
	if vlo, vhi := v.Bounds(); vlo >= lo && vhi <= hi {
		return v
	}
	switch t.Typ.Range {
	case ivl.U1:
		return x.terms.Bits(term.BitAnd, v, x.terms.Int(32, 1))
	case ivl.I8:
		return x.terms.SExt(32, x.terms.Trunc(8, v))
	case ivl.I16:
		return x.terms.SExt(32, x.terms.Trunc(16, v))
	case ivl.U16:
		return x.terms.ZExt(32, x.terms.Trunc(16, v))
	}
	panic(giveUp{"wrap to all integers"})
}

// low evaluates an integer modulo 2^32 or 2^64. The ring and bit operators need
// no more of their operands, all others need them exactly.
func (x *exec) low(t ivl.Term, sort term.Sort) *term.Term {
	switch t := t.(type) {
	case *ivl.IntLit:
		if !t.V.IsInt64() {
			panic(giveUp{"a constant of more than 64 bits"})
		}
		return x.terms.Int(sort, t.V.Int64())
	case *ivl.App:
		switch t.Op {
		case ivl.Add, ivl.Sub, ivl.Mul, ivl.BitAnd, ivl.BitOr, ivl.BitXor:
			return x.terms.Bits(bitOps[t.Op], x.low(t.Args[0], sort), x.low(t.Args[1], sort))
		case ivl.Neg:
			return x.terms.Bits(term.Sub, x.terms.Int(sort, 0), x.low(t.Args[0], sort))
		case ivl.Shl:
			n := x.int(t.Args[1])
			return x.terms.Bits(term.Shl, x.low(t.Args[0], sort), x.fit(n, sort))
		case ivl.Div: // -2^63 / -1 is 2^63, and the result in 64 bits equals it modulo 2^64
			a, b := x.align(x.int(t.Args[0]), x.int(t.Args[1]))
			if a.Sort() < sort {
				a, b = x.terms.SExt(sort, a), x.terms.SExt(sort, b)
			}
			return x.fit(x.terms.Bits(term.Div, a, b), sort)
		case ivl.Ite:
			c := x.cond(t.Args[0])
			switch {
			case c.IsTrue():
				return x.low(t.Args[1], sort)
			case c.IsFalse():
				return x.low(t.Args[2], sort)
			}
			return x.terms.Ite(c, x.low(t.Args[1], sort), x.low(t.Args[2], sort))
		}
	}
	return x.fit(x.int(t), sort)
}

// float evaluates a float or double.
func (x *exec) float(t ivl.Term) *term.Term {
	switch t := t.(type) {
	case *ivl.FloatLit:
		return x.terms.Const(sortOf(t.Typ), canonical(t.Bits, t.Typ))
	case *ivl.Var:
		return x.read(t).t
	case *ivl.Proj:
		return x.component(t).t
	case *ivl.App:
		return x.floatApp(t)
	}
	panic(giveUp{"no float: " + t.String()})
}

func (x *exec) floatApp(t *ivl.App) *term.Term {
	switch t.Op {
	case ivl.Ite:
		c := x.cond(t.Args[0])
		switch {
		case c.IsTrue():
			return x.float(t.Args[1])
		case c.IsFalse():
			return x.float(t.Args[2])
		}
		return x.terms.Ite(c, x.float(t.Args[1]), x.float(t.Args[2]))
	case ivl.ToF, ivl.ToD:
		from := t.Args[0]
		if from.Type().Sort == ivl.IntSort {
			return x.terms.Convert(term.IToF, sortOf(t.Typ), x.int(from))
		}
		return x.terms.Convert(term.FToF, sortOf(t.Typ), x.float(from))
	case ivl.FSqrt:
		return x.terms.FloatOp(term.FSqrt, x.float(t.Args[0]), nil)
	case ivl.BitsF:
		return x.terms.Convert(term.BToF, term.Float, x.low(t.Args[0], 32))
	case ivl.BitsD:
		return x.terms.Convert(term.BToF, term.Double, x.low(t.Args[0], 64))
	case ivl.FLog, ivl.FLcg:
		return x.known1(t)
	case ivl.FNeg:
		return x.terms.FloatOp(term.FNeg, x.float(t.Args[0]), nil)
	}
	op, ok := floatOps[t.Op]
	if !ok {
		panic(giveUp{"no float operator: " + t.String()})
	}
	return x.terms.FloatOp(op, x.float(t.Args[0]), x.float(t.Args[1]))
}

var floatOps = map[ivl.Op]term.Op{ivl.FAdd: term.FAdd, ivl.FSub: term.FSub, ivl.FMul: term.FMul, ivl.FDiv: term.FDiv, ivl.FRem: term.FRem}

// floatCompare is -1, 0 or 1, and for NaN -1 or 1 (JVMS fcmp<op>).
func (x *exec) floatCompare(t *ivl.App) *term.Term {
	s := x.terms
	a, b := x.float(t.Args[0]), x.float(t.Args[1])
	other, first, second := int64(-1), s.FloatOp(term.FLt, b, a), int64(1)
	if t.Op == ivl.FCmpG {
		other, first, second = 1, s.FloatOp(term.FLt, a, b), -1
	}
	// FCmpL: 1 if b < a, 0 if equal, else -1; FCmpG: -1 if a < b, 0 if equal, else 1.
	return s.Ite(first, s.Int(32, second), s.Ite(s.FloatOp(term.FEq, a, b), s.Int(32, 0), s.Int(32, other)))
}

// canonical returns the bits of a literal; all NaNs are one.
func canonical(bits uint64, t ivl.Type) uint64 {
	switch {
	case t.Sort == ivl.FloatSort && bits&0x7f800000 == 0x7f800000 && bits&0x7fffff != 0:
		return 0x7fc00000
	case t.Sort == ivl.DoubleSort && bits&0x7ff0000000000000 == 0x7ff0000000000000 && bits&0xfffffffffffff != 0:
		return 0x7ff8000000000000
	}
	return bits
}

// known1 applies an operator that is computed only for constants: where an argument is
// none, the path forks over it.
func (x *exec) known1(t *ivl.App) *term.Term {
	args := make([]uint64, len(t.Args))
	for i, a := range t.Args {
		v := x.value(a, a.Type()).t
		k, ok := v.IsConst()
		if !ok {
			bits := x.terms.Convert(term.FToB, 64, v)
			k = canonical(uint64(x.pick(bits)), ivl.Double)
		}
		args[i] = k
	}
	f := math.Float64frombits(args[0])
	switch t.Op {
	case ivl.FLog:
		f = ivl.StrictLog(f)
	case ivl.FLcg:
		f = ivl.NextState(f, math.Float64frombits(args[1]))
	}
	return x.terms.Const(term.Double, canonical(math.Float64bits(f), ivl.Double))
}
