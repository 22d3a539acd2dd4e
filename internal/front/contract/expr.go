package contract

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// Clause is a disjunction: at least one of the conditions holds.
type Clause []Condition

// Condition compares two expressions over the parameters.
type Condition struct {
	X  *Expr
	Op Comparison
	Y  *Expr
}

// Comparison is an operator of a Condition.
type Comparison string

// The comparisons. On references only Eq and Ne.
const (
	Eq Comparison = "=="
	Ne Comparison = "!="
	Lt Comparison = "<"
	Le Comparison = "<="
	Gt Comparison = ">"
	Ge Comparison = ">="
)

var negations = map[Comparison]Comparison{Eq: Ne, Ne: Eq, Lt: Ge, Ge: Lt, Gt: Le, Le: Gt}

// Not is the negation.
func (c Condition) Not() Condition { return Condition{c.X, negations[c.Op], c.Y} }

// ExprOp says what an Expr is.
type ExprOp uint8

// The expressions.
const (
	Argument ExprOp = iota // the parameter with number N
	Constant               // the integer N; its type is that of the other side
	Null                   // null
	Length                 // the length of X, which is an array or a string and not null
	Add                    // X + Y as Java computes it, with wrap-around
	Sub                    // X - Y
	Mul                    // X * Y
)

// Expr is an expression over a method's parameters.
type Expr struct {
	Op   ExprOp
	N    int64 // of Argument, as an index of Contract.Params; of Constant
	Desc string
	X, Y *Expr
}

// Arg is parameter i, which has the type desc.
func Arg(i int, desc string) *Expr { return &Expr{Op: Argument, N: int64(i), Desc: desc} }

// Int is a constant of type desc: I or J.
func Int(n int64, desc string) *Expr { return &Expr{Op: Constant, N: n, Desc: desc} }

// LengthOf is the length of x.
func LengthOf(x *Expr) *Expr { return &Expr{Op: Length, Desc: "I", X: x} }

// Java writes the expression as Java does; name gives names to parameters.
func (e *Expr) Java(name func(i int) string) string {
	switch e.Op {
	case Argument:
		return name(int(e.N))
	case Constant:
		if e.Desc == "J" {
			return strconv.FormatInt(e.N, 10) + "L"
		}
		return strconv.FormatInt(e.N, 10)
	case Null:
		return "null"
	case Length:
		if strings.HasPrefix(e.X.Desc, "[") {
			return e.X.Java(name) + ".length"
		}
		return e.X.Java(name) + ".length()"
	}
	x, y := e.X.Java(name), e.Y.Java(name)
	if e.Y.Op > Length {
		y = "(" + y + ")"
	}
	if e.Op == Mul && e.X.Op > Length {
		x = "(" + x + ")"
	}
	return x + map[ExprOp]string{Add: " + ", Sub: " - ", Mul: " * "}[e.Op] + y
}

// lengths are the arguments whose lengths are in the expression.
func (e *Expr) lengths() []*Expr {
	switch {
	case e == nil:
		return nil
	case e.Op == Length:
		return []*Expr{e.X}
	}
	return append(e.X.lengths(), e.Y.lengths()...)
}

// same reports whether two conditions are written in the same way.
func (c Condition) same(o Condition) bool { return c.Java(plainName) == o.Java(plainName) }

func plainName(i int) string { return "arg" + strconv.Itoa(i) }

// Java writes the condition as Java does.
func (c Condition) Java(name func(i int) string) string {
	x, y := c.X.Java(name), c.Y.Java(name)
	if c.X.Desc == "Z" && c.Y.Op == Constant { // a boolean
		if (c.Op == Eq) == (c.Y.N == 0) {
			return "!" + x
		}
		return x
	}
	return fmt.Sprintf("%s %s %s", x, c.Op, y)
}

// Java writes the clause as Java does.
func (c Clause) Java(name func(i int) string) string {
	parts := make([]string, len(c))
	for i, k := range c {
		parts[i] = k.Java(name)
	}
	return strings.Join(parts, " || ")
}

// ParamName is the name of parameter i: in the source, or arg0, arg1, …
func (c *Contract) ParamName(i int) string {
	if i < len(c.Params) && c.Params[i].Name != "" {
		return c.Params[i].Name
	}
	return plainName(i)
}

// Preconditions writes each demand of the contract as a Java expression, as far as
// there is one.
func (c *Contract) Preconditions() []string {
	var all []string
	for i, p := range c.Params {
		name := c.ParamName(i)
		if p.Null == NonNull {
			all = append(all, name+" != null")
		}
		all = append(all, p.Range.java(name, p.Desc)...)
		switch {
		case strings.HasPrefix(p.Desc, "["):
			all = append(all, p.Size.java(name+".length", "")...)
		case p.Desc == "Ljava/lang/String;":
			all = append(all, p.Size.java(name+".length()", "")...)
		default:
			all = append(all, p.Size.java(name+".size()", "")...)
		}
	}
	for _, r := range c.Requires {
		all = append(all, r.Java(c.ParamName))
	}
	return all
}

// java writes the bounds of what is called name, as far as values of its type can be
// beyond them; "" is the type of lengths.
func (r Range) java(name, desc string) []string {
	if !r.Bounded {
		return nil
	}
	var all []string
	most := Between(math.MinInt64, math.MaxInt64).Within(desc)
	if r.Lo > most.Lo {
		all = append(all, fmt.Sprintf("%s >= %d", name, r.Lo))
	}
	if r.Hi < most.Hi {
		all = append(all, fmt.Sprintf("%s <= %d", name, r.Hi))
	}
	return all
}
