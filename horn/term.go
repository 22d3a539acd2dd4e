package horn

import (
	"math/big"
	"strconv"
	"strings"

	"github.com/jayverify/jayverify/ivl"
)

// Sort is the sort of a term: clauses know integers, truth values, and arrays
// of these whose indices are integers. Floats are opaque integers (their bits),
// references are flattened before.
type Sort uint8

// The sorts without parameters, named as in SMT-LIB 2. Others are ArrayOf them.
const (
	Int Sort = iota
	Bool
	firstArray
)

// ArrayOf returns the sort (Array Int elem).
func ArrayOf(elem Sort) Sort { return elem + firstArray }

// IsArray reports whether s is a sort of arrays.
func (s Sort) IsArray() bool { return s >= firstArray }

// Elem returns the sort of the elements, for a sort of arrays.
func (s Sort) Elem() Sort { return s - firstArray }

// String returns the sort in SMT-LIB.
func (s Sort) String() string {
	switch {
	case s.IsArray():
		return "(Array Int " + s.Elem().String() + ")"
	case s == Bool:
		return "Bool"
	}
	return "Int"
}

// Term is a quantifier-free first-order term over clause variables.
type Term interface {
	Sort() Sort
	String() string // SMT-LIB 2 text
	isTerm()
}

// Var is a universally quantified variable of one clause. Its identity is the
// pointer.
type Var struct {
	Name string // unique in the clause, a legal SMT-LIB symbol after quoting
	Typ  Sort
	// Range is a fact about an Int variable: in derivable instances its value
	// is inside. Stated says that the clause has it as a constraint, which
	// Clause.Ranges returns; it is not in Clause.Constraint.
	Range  ivl.Range
	Stated bool
	num    int // unique among the variables of one call of Translate
}

// IntConst is an integer literal.
type IntConst struct{ V *big.Int } // V is never changed

// BoolConst is true or false.
type BoolConst bool

// App applies an operator of SMT-LIB's core theory or those of integers or
// arrays.
type App struct {
	Op   Op
	Args []Term
}

// Op is an operator, as SMT-LIB writes it.
type Op string

// The operators. Div and Mod are SMT-LIB's: the remainder is never negative.
const (
	Not     Op = "not"
	And     Op = "and"
	Or      Op = "or"
	Implies Op = "=>"
	Eq      Op = "="
	Lt      Op = "<"
	Le      Op = "<="
	Ite     Op = "ite"
	Add     Op = "+"
	Sub     Op = "-"
	Neg     Op = "neg" // written (- a)
	Mul     Op = "*"
	Div     Op = "div"
	Mod     Op = "mod"

	Select   Op = "select"
	Store    Op = "store"
	ConstArr Op = "const" // of sort ArrayOf its argument's, written ((as const (Array Int …)) a)
)

// Sort returns the variable's sort.
func (v *Var) Sort() Sort { return v.Typ }

// Sort returns Int.
func (*IntConst) Sort() Sort { return Int }

// Sort returns Bool.
func (BoolConst) Sort() Sort { return Bool }

// Sort returns the sort of the operator's result.
func (a *App) Sort() Sort {
	switch a.Op {
	case Add, Sub, Neg, Mul, Div, Mod:
		return Int
	case Ite:
		return a.Args[1].Sort()
	case Select:
		return a.Args[0].Sort().Elem()
	case Store:
		return a.Args[0].Sort()
	case ConstArr:
		return ArrayOf(a.Args[0].Sort())
	}
	return Bool
}

func (*Var) isTerm()      {}
func (*IntConst) isTerm() {}
func (BoolConst) isTerm() {}
func (*App) isTerm()      {}

// String returns the quoted name.
func (v *Var) String() string { return Quote(v.Name) }

// String returns the literal; negative ones as (- n).
func (c *IntConst) String() string {
	if c.V.IsInt64() && c.V.Sign() >= 0 {
		return strconv.FormatInt(c.V.Int64(), 10)
	}
	if c.V.Sign() < 0 {
		return "(- " + new(big.Int).Neg(c.V).String() + ")"
	}
	return c.V.String()
}

// String returns true or false.
func (b BoolConst) String() string {
	if b {
		return "true"
	}
	return "false"
}

// String returns the term in SMT-LIB 2.
func (a *App) String() string {
	var b strings.Builder
	writeTerm(&b, a)
	return b.String()
}

// textWriter is the destination of terms.
type textWriter interface {
	WriteString(s string) (int, error)
	WriteByte(b byte) error
}

func writeTerm(b textWriter, t Term) {
	a, ok := t.(*App)
	if !ok {
		_, _ = b.WriteString(t.String())
		return
	}
	op := string(a.Op)
	switch a.Op {
	case Neg:
		op = string(Sub)
	case ConstArr:
		op = "(as const " + a.Sort().String() + ")"
	}
	_ = b.WriteByte('(')
	_, _ = b.WriteString(op)
	for _, x := range a.Args {
		_ = b.WriteByte(' ')
		writeTerm(b, x)
	}
	_ = b.WriteByte(')')
}

// Quote returns name as an SMT-LIB 2 symbol: Symbol(name), as it is when it is
// a simple symbol, between bars otherwise.
func Quote(name string) string {
	name = Symbol(name)
	simple := name != "" && !(name[0] >= '0' && name[0] <= '9')
	for i := 0; simple && i < len(name); i++ {
		r := name[i]
		simple = r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || strings.IndexByte("_.!$%&*+-/<=>?@^~", r) >= 0
	}
	if simple {
		return name
	}
	return "|" + name + "|"
}

// Symbol makes a symbol of name. Characters that SMT-LIB forbids even between
// bars, and those that are not ASCII, become underscores. Names with a meaning
// in SMT-LIB or z3 (with or without bars) get an underscore at the end.
// Different names can become the same; callers make the results unique.
func Symbol(name string) string {
	for i := range len(name) {
		if forbidden(rune(name[i])) {
			name = strings.Map(func(r rune) rune {
				if forbidden(r) {
					return '_'
				}
				return r
			}, name)
			break
		}
	}
	if len(name) <= maxReserved && reserved[name] {
		return name + "_"
	}
	return name
}

// forbidden reports characters that cannot be in symbols.
func forbidden(r rune) bool { return r == '|' || r == '\\' || r < ' ' || r > '~' }

// maxReserved is the length of the longest reserved name.
const maxReserved = len("distinct")

var reserved = map[string]bool{
	"_": true, "!": true, "as": true, "let": true, "exists": true, "forall": true, "match": true, "par": true,
	"true": true, "false": true, "not": true, "and": true, "or": true, "xor": true, "=>": true, "=": true, "distinct": true, "ite": true,
	"+": true, "-": true, "*": true, "/": true, "div": true, "mod": true, "abs": true, "<": true, "<=": true, ">": true, ">=": true, "store": true, "select": true, "const": true, "is": true, "pi": true, "euler": true,
	"RNE": true, "RNA": true, "RTP": true, "RTN": true, "RTZ": true, "Int": true, "Bool": true, "Real": true, "String": true, "Array": true,
}
