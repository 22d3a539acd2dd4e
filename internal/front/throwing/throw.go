package throwing

import (
	"fmt"
	"math"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// Throw is an exception that a call may throw.
type Throw struct {
	Exception string // binary name of its class
	// When is a disjunction of conjunctions: the exception is thrown if one of them
	// holds. An empty conjunction always holds.
	When  [][]Cond
	Known bool              // the call throws whenever When holds; else it may
	By    *classfile.Method // whose code throws
}

// Cond is a comparison of two expressions; references are only compared by EQ and NE.
type Cond struct {
	Op   ssa.Comparison
	X, Y Expr
}

// Expr is a known value: Arg, Number, Null, Length, Empty, Binary or Object.
type Expr interface{ String() string }

// Arg is an argument of the call, from 0, the receiver's included.
type Arg struct {
	Index int
	Type  ssa.Type
}

// Number is a constant int or long.
type Number int64

// Null is null.
type Null struct{}

// Length is the length of an array or a String that is an argument.
type Length struct{ Of Arg }

// Empty is 1 if a String that is an argument has no chars, else 0.
type Empty struct{ Of Arg }

// Binary is an operation on ints or longs, Type says which: Add, Sub, Or or Cmp.
type Binary struct {
	Op   ssa.BinaryOp
	Type ssa.Type
	X, Y Expr
}

// Object is an object that is not null and no argument, of exactly the class; "" is some.
type Object struct{ Class string }

func (a Arg) String() string    { return fmt.Sprint("arg", a.Index) }
func (n Number) String() string { return fmt.Sprint(int64(n)) }
func (Null) String() string     { return "null" }
func (l Length) String() string { return l.Of.String() + ".length" }
func (e Empty) String() string  { return e.Of.String() + ".isEmpty" }
func (b Binary) String() string {
	op := map[ssa.BinaryOp]string{ssa.Add: "+", ssa.Sub: "-", ssa.Or: "|", ssa.Cmp: "<=>"}[b.Op]
	return fmt.Sprintf("(%s %s %s)", b.X, op, b.Y)
}
func (o Object) String() string { return "object " + o.Class }

// operators are the printed forms of comparisons and their negations.
var operators = map[ssa.Comparison]struct {
	text     string
	opposite ssa.Comparison
}{
	ssa.EQ: {"==", ssa.NE}, ssa.NE: {"!=", ssa.EQ}, ssa.LT: {"<", ssa.GE}, ssa.GE: {">=", ssa.LT}, ssa.GT: {">", ssa.LE}, ssa.LE: {"<=", ssa.GT},
}

// String returns the comparison as Java writes it.
func (c Cond) String() string { return fmt.Sprintf("%s %s %s", c.X, operators[c.Op].text, c.Y) }

// Not returns the opposite.
func (c Cond) Not() Cond { return Cond{operators[c.Op].opposite, c.X, c.Y} }

// String returns the throw as a line: "NAME when COND && COND || COND", with "maybe" if it
// is not known.
func (t Throw) String() string {
	var ways []string
	for _, way := range t.When {
		ways = append(ways, join(way, " && "))
	}
	text := t.Exception
	if !t.Known {
		text = "maybe " + text
	}
	if when := strings.Join(ways, " || "); when != "" {
		text += " when " + when
	}
	return text
}

func join(conds []Cond, sep string) string {
	var texts []string
	for _, c := range conds {
		texts = append(texts, c.String())
	}
	return strings.Join(texts, sep)
}

// decide decides the condition for all arguments; known is false if it depends on them.
func (c Cond) decide() (holds, known bool) {
	x, isX := c.X.(Number)
	y, isY := c.Y.(Number)
	if isX && isY {
		return map[ssa.Comparison]bool{ssa.EQ: x == y, ssa.NE: x != y, ssa.LT: x < y, ssa.GE: x >= y, ssa.GT: x > y, ssa.LE: x <= y}[c.Op], true
	}
	if _, length := c.X.(Length); length && isY && y == 0 && (c.Op == ssa.LT || c.Op == ssa.GE) {
		return c.Op == ssa.GE, true
	}
	if c.X == c.Y {
		if _, object := c.X.(Object); !object { // two of a class need not be the same
			return c.Op == ssa.EQ || c.Op == ssa.GE || c.Op == ssa.LE, true
		}
	}
	if c.Op != ssa.EQ && c.Op != ssa.NE {
		return false, false
	}
	_, nullX := c.X.(Null)
	_, nullY := c.Y.(Null)
	_, madeX := c.X.(Object)
	_, madeY := c.Y.(Object)
	switch {
	case nullX && nullY:
		return c.Op == ssa.EQ, true
	case nullX && madeY, madeX && nullY:
		return c.Op == ssa.NE, true
	}
	return false, false
}

// bounds are the numbers that x can be, by conditions that hold.
func bounds(x Expr, when []Cond) (lo, hi int64) {
	lo, hi = math.MinInt64, math.MaxInt64
	for _, c := range when {
		y, ok := c.Y.(Number)
		if !ok || c.X != x {
			continue
		}
		n := int64(y)
		switch c.Op {
		case ssa.EQ:
			lo, hi = max(lo, n), min(hi, n)
		case ssa.LT:
			hi = min(hi, n-1)
		case ssa.LE:
			hi = min(hi, n)
		case ssa.GT:
			lo = max(lo, n+1)
		case ssa.GE:
			lo = max(lo, n)
		}
	}
	return lo, hi
}

// follows reports whether a comparison with a number, or its negation, follows from others.
func (c Cond) follows(when []Cond) (holds, known bool) {
	n, ok := c.Y.(Number)
	if !ok {
		return false, false
	}
	lo, hi := bounds(c.X, when)
	return c.Within(lo, hi, int64(n))
}

// Within reports whether all numbers from lo to hi satisfy the comparison c with n, or
// none does; known is false if only some do.
func (c Cond) Within(lo, hi, n int64) (holds, known bool) {
	switch c.Op {
	case ssa.EQ:
		return lo == n && hi == n, lo == n && hi == n || n < lo || n > hi
	case ssa.LT:
		return hi < n, hi < n || lo >= n
	case ssa.LE:
		return hi <= n, hi <= n || lo > n
	}
	holds, known = c.Not().Within(lo, hi, n)
	return !holds, known
}
