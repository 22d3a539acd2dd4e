package transforms

import (
	"math"

	"github.com/jayverify/jayverify/ivl"
)

// foldFloat computes a float operator on literals, bit for bit as Java does
// (JLS §4.2.3 and §15.17; NaN is canonical).
func foldFloat(t *ivl.App) ivl.Term {
	switch t.Op {
	case ivl.ToF, ivl.ToD:
		return foldToFloat(t)
	case ivl.FToI:
		if a, ok := t.Args[0].(*ivl.FloatLit); ok {
			return ivl.IntConst(saturate(floatOf(a), t.Typ.Range), t.Typ)
		}
		return nil
	case ivl.FBits:
		if a, ok := t.Args[0].(*ivl.FloatLit); ok {
			if t.Typ == ivl.Int {
				return ivl.IntConst(int64(int32(a.Bits)), ivl.Int)
			}
			return ivl.IntConst(int64(a.Bits), ivl.Long)
		}
		return nil
	case ivl.BitsF, ivl.BitsD:
		return foldFromBits(t)
	}
	v := make([]float64, len(t.Args))
	for i, a := range t.Args {
		l, ok := a.(*ivl.FloatLit)
		if !ok {
			return nil
		}
		v[i] = floatOf(l)
	}
	switch t.Op {
	case ivl.FCmpL:
		return ivl.IntConst(compare(v[0], v[1], -1), t.Typ)
	case ivl.FCmpG:
		return ivl.IntConst(compare(v[0], v[1], 1), t.Typ)
	}
	if t.Typ.Sort == ivl.FloatSort {
		w := make([]float32, len(v))
		for i := range v {
			w[i] = float32(v[i])
		}
		return floatLit(arith32(t.Op, w))
	}
	return doubleLit(arith64(t.Op, v))
}

// foldFromBits computes BitsF and BitsD on a literal.
func foldFromBits(t *ivl.App) ivl.Term {
	a, ok := t.Args[0].(*ivl.IntLit)
	if !ok || !a.V.IsInt64() {
		return nil
	}
	if t.Op == ivl.BitsF {
		return floatLit(math.Float32frombits(uint32(a.V.Int64())))
	}
	return doubleLit(math.Float64frombits(uint64(a.V.Int64())))
}

func floatOf(l *ivl.FloatLit) float64 {
	if l.Typ.Sort == ivl.FloatSort {
		return float64(math.Float32frombits(uint32(l.Bits)))
	}
	return math.Float64frombits(l.Bits)
}

func floatLit(f float32) ivl.Term {
	if f != f {
		return &ivl.FloatLit{Bits: 0x7fc00000, Typ: ivl.Float}
	}
	return ivl.FloatConst(f)
}

func doubleLit(f float64) ivl.Term {
	if f != f {
		return &ivl.FloatLit{Bits: 0x7ff8000000000000, Typ: ivl.Double}
	}
	return ivl.DoubleConst(f)
}

func arith32(op ivl.Op, v []float32) float32 {
	switch op {
	case ivl.FAdd:
		return v[0] + v[1]
	case ivl.FSub:
		return v[0] - v[1]
	case ivl.FMul:
		return v[0] * v[1]
	case ivl.FDiv:
		return v[0] / v[1]
	case ivl.FRem:
		return float32(math.Mod(float64(v[0]), float64(v[1])))
	case ivl.FNeg:
		return -v[0]
	}
	panic("BUG: not a float operator")
}

func arith64(op ivl.Op, v []float64) float64 {
	switch op {
	case ivl.FAdd:
		return v[0] + v[1]
	case ivl.FSub:
		return v[0] - v[1]
	case ivl.FMul:
		return v[0] * v[1]
	case ivl.FDiv:
		return v[0] / v[1]
	case ivl.FRem:
		return math.Mod(v[0], v[1])
	case ivl.FNeg:
		return -v[0]
	case ivl.FSqrt:
		return math.Sqrt(v[0])
	case ivl.FLog:
		return ivl.StrictLog(v[0])
	case ivl.FLcg:
		return ivl.NextState(v[0], v[1])
	}
	panic("BUG: not a float operator")
}

func compare(a, b float64, nan int64) int64 {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	case a == b:
		return 0
	}
	return nan
}

// saturate converts as d2i and d2l do (JVMS §6.5).
func saturate(f float64, r ivl.Range) int64 {
	lo, hi, ok := r.Bounds()
	if !ok {
		panic("BUG: conversion of a float to an unbounded integer")
	}
	switch {
	case f != f:
		return 0
	case f <= float64(lo):
		return lo
	case f >= float64(hi):
		return hi
	}
	return int64(f)
}

func foldToFloat(t *ivl.App) ivl.Term {
	switch a := t.Args[0].(type) {
	case *ivl.IntLit:
		if !a.V.IsInt64() {
			return nil
		}
		if t.Op == ivl.ToF {
			return floatLit(float32(a.V.Int64()))
		}
		return doubleLit(float64(a.V.Int64()))
	case *ivl.FloatLit:
		if t.Op == ivl.ToF {
			return floatLit(float32(floatOf(a)))
		}
		return doubleLit(floatOf(a))
	}
	return nil
}
