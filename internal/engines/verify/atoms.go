package verify

import (
	"math"
	"strings"

	"github.com/jayverify/jayverify/internal/front/contract"
	"github.com/jayverify/jayverify/internal/front/indy"
)

// atomsOf writes a condition about ints and lengths as atoms; nil if it is about something else.
func atomsOf(k contract.Condition) []indy.Atom {
	a := indy.Atom{Kind: indy.Compare, Op: indy.Comparison(k.Op)}
	var list []indy.Atom
	var ok [2]bool
	for i, side := range []struct {
		e  *contract.Expr
		to *indy.Side
	}{{k.X, &a.X}, {k.Y, &a.Y}} {
		*side.to, ok[i] = sideOf(side.e)
		if side.to.Kind == indy.SideLength && ok[i] {
			list = append(list, indy.Atom{Kind: indy.NotNull, A: int(side.to.N)})
		}
	}
	if !ok[0] || !ok[1] || a.X.Kind == indy.SideNumber && a.Y.Kind == indy.SideNumber {
		return nil
	}
	return append(list, a)
}

// sideOf writes an expression as a side of a comparison.
func sideOf(e *contract.Expr) (s indy.Side, ok bool) {
	switch e.Op {
	case contract.Argument:
		return indy.Side{Kind: indy.SideParam, N: int32(e.N)}, e.Desc != "" && strings.Contains("IBSC", e.Desc)
	case contract.Length:
		sized := e.X.Op == contract.Argument && (strings.HasPrefix(e.X.Desc, "[") || e.X.Desc == "Ljava/lang/String;")
		return indy.Side{Kind: indy.SideLength, N: int32(e.X.N)}, sized
	case contract.Constant:
		return indy.Side{Kind: indy.SideNumber, N: int32(e.N)}, e.Desc != "" && strings.Contains("IBSC", e.Desc) && math.MinInt32 <= e.N && e.N <= math.MaxInt32
	}
	return s, false
}

// contradictory reports whether no number is what comparisons of one thing with constants demand of it.
func contradictory(list []indy.Atom) bool {
	for _, a := range list {
		lo, hi := int64(math.MinInt32), int64(math.MaxInt32)
		for _, b := range list {
			if a.Kind != indy.Compare || b.Kind != indy.Compare || b.X != a.X || b.Y.Kind != indy.SideNumber {
				continue
			}
			n := int64(b.Y.N)
			switch b.Op {
			case "==":
				lo, hi = max(lo, n), min(hi, n)
			case "<":
				hi = min(hi, n-1)
			case "<=":
				hi = min(hi, n)
			case ">":
				lo = max(lo, n+1)
			case ">=":
				lo = max(lo, n)
			}
		}
		if lo > hi {
			return true
		}
	}
	return false
}
