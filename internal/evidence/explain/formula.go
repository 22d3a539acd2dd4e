package explain

import (
	"math/big"
	"slices"
	"sort"
	"strings"

	"github.com/jayverify/jayverify/horn/sexpr"
)

// linear is Σ coef·variable + add, over the names of parameters.
type linear struct {
	coef map[string]*big.Int
	add  *big.Int
}

// scope binds the names of lets.
type scope map[string]*sexpr.Expr

// bind returns the scope inside a let.
func (s scope) bind(bindings *sexpr.Expr) scope {
	inner := scope{}
	for k, v := range s {
		inner[k] = v
	}
	for _, b := range bindings.List {
		if b.Kind == sexpr.List && len(b.List) == 2 {
			inner[b.List[0].Text] = s.resolve(b.List[1], 0)
		}
	}
	return inner
}

const maxDepth = 60

// resolve replaces the names of lets by what they stand for.
func (s scope) resolve(e *sexpr.Expr, depth int) *sexpr.Expr {
	switch {
	case depth > maxDepth:
		return e
	case e.Kind == sexpr.Symbol || e.Kind == sexpr.Quoted:
		if b, ok := s[e.Text]; ok {
			return b
		}
		return e
	case e.Is("let") && len(e.List) == 3:
		return s.bind(e.List[1]).resolve(e.List[2], depth+1)
	case e.Kind != sexpr.List || len(s) == 0 && !hasLet(e, 0):
		return e
	}
	out := &sexpr.Expr{Kind: sexpr.List, List: make([]*sexpr.Expr, len(e.List))}
	for i, x := range e.List {
		out.List[i] = s.resolve(x, depth+1)
	}
	return out
}

func hasLet(e *sexpr.Expr, depth int) bool {
	if e.Is("let") || depth > maxDepth {
		return true
	}
	return slices.ContainsFunc(e.List, func(x *sexpr.Expr) bool { return hasLet(x, depth+1) })
}

// maxFormula bounds the size of a formula that is looked into, in nodes.
const maxFormula = 20_000

func size(e *sexpr.Expr) int {
	n := 1
	for _, x := range e.List {
		if n += size(x); n > maxFormula {
			break
		}
	}
	return n
}

// conjuncts splits a formula without lets at its outermost ands.
func conjuncts(e *sexpr.Expr) []*sexpr.Expr {
	switch {
	case e.Is("and"):
		var out []*sexpr.Expr
		for _, x := range e.List[1:] {
			out = append(out, conjuncts(x)...)
		}
		return out
	case e.Is("not") && e.List[1].Is("or"):
		var out []*sexpr.Expr
		for _, x := range e.List[1].List[1:] {
			out = append(out, conjuncts(list("not", x))...)
		}
		return out
	}
	return []*sexpr.Expr{e}
}

func list(op string, args ...*sexpr.Expr) *sexpr.Expr {
	return &sexpr.Expr{Kind: sexpr.List, List: append([]*sexpr.Expr{{Text: op}}, args...)}
}

// literals adds the integers in e to set.
func literals(e *sexpr.Expr, set map[string]*big.Int) {
	if n, ok := integer(e); ok {
		set[n.String()] = n
		return
	}
	for _, x := range e.List {
		literals(x, set)
	}
}

// integer reads 5 or (- 5).
func integer(e *sexpr.Expr) (*big.Int, bool) {
	if e.Is("-") && len(e.List) == 2 {
		n, ok := integer(e.List[1])
		if !ok {
			return nil, false
		}
		return new(big.Int).Neg(n), true
	}
	if e.Kind != sexpr.Symbol || e.Text == "" || e.Text[0] < '0' || e.Text[0] > '9' {
		return nil, false
	}
	return new(big.Int).SetString(e.Text, 10)
}

// linearOf reads a sum; false when e is none, or is over something else than
// the names wanted.
func linearOf(e *sexpr.Expr, wanted map[string]bool) (linear, bool) {
	if n, ok := integer(e); ok {
		return linear{map[string]*big.Int{}, n}, true
	}
	if e.Kind != sexpr.List {
		name := symbol(e)
		return linear{map[string]*big.Int{name: big.NewInt(1)}, new(big.Int)}, wanted[name]
	}
	if len(e.List) < 2 {
		return linear{}, false
	}
	op, args := e.List[0].Text, e.List[1:]
	switch op {
	case "+", "-":
		sum := linear{map[string]*big.Int{}, new(big.Int)}
		for i, x := range args {
			l, ok := linearOf(x, wanted)
			if !ok {
				return l, false
			}
			factor := big.NewInt(1)
			if op == "-" && (i > 0 || len(args) == 1) {
				factor.SetInt64(-1)
			}
			sum.plus(l, factor)
		}
		return sum, true
	case "*":
		if len(args) != 2 {
			return linear{}, false
		}
		for i := range args {
			if n, ok := integer(args[i]); ok {
				l, ok := linearOf(args[1-i], wanted)
				product := linear{map[string]*big.Int{}, new(big.Int)}
				if ok {
					product.plus(l, n)
				}
				return product, ok
			}
		}
	}
	return linear{}, false
}

// symbol is the name of a symbol as SMT-LIB writes it.
func symbol(e *sexpr.Expr) string { return e.String() }

func (l *linear) plus(m linear, factor *big.Int) {
	for x, c := range m.coef {
		n := new(big.Int).Mul(c, factor)
		if old := l.coef[x]; old != nil {
			n.Add(n, old)
		}
		if n.Sign() == 0 {
			delete(l.coef, x)
		} else {
			l.coef[x] = n
		}
	}
	l.add = new(big.Int).Add(l.add, new(big.Int).Mul(m.add, factor))
}

func (l linear) names() []string {
	var names []string
	for x := range l.coef {
		names = append(names, x)
	}
	sort.Strings(names)
	return names
}

// atoms lists the differences of both sides of the comparisons in e, each once.
func atoms(e *sexpr.Expr, wanted map[string]bool) []linear {
	var out []linear
	seen := map[string]bool{}
	var walk func(e *sexpr.Expr)
	walk = func(e *sexpr.Expr) {
		if e.Kind != sexpr.List || len(e.List) == 0 {
			return
		}
		if len(e.List) == 3 && strings.Contains(" <= < >= > = distinct ", " "+e.List[0].Text+" ") {
			if l, ok := difference(e, wanted); ok && len(l.coef) > 0 {
				key := l.smt()
				if !seen[key] {
					seen[key] = true
					out = append(out, l)
				}
				return
			}
		}
		for _, x := range e.List {
			walk(x)
		}
	}
	walk(e)
	return out
}

// difference is the left side of a comparison less its right side.
func difference(e *sexpr.Expr, wanted map[string]bool) (linear, bool) {
	a, ok1 := linearOf(e.List[1], wanted)
	b, ok2 := linearOf(e.List[2], wanted)
	if !ok1 || !ok2 {
		return linear{}, false
	}
	sum := linear{map[string]*big.Int{}, new(big.Int)}
	sum.plus(a, big.NewInt(1))
	sum.plus(b, big.NewInt(-1))
	return sum, true
}

// smt is the sum in SMT-LIB.
func (l linear) smt() string {
	parts := []string{number10(l.add)}
	for _, x := range l.names() {
		parts = append(parts, "(* "+number10(l.coef[x])+" "+x+")")
	}
	return "(+ 0 " + strings.Join(parts, " ") + ")"
}

func number10(n *big.Int) string {
	if n.Sign() < 0 {
		return "(- " + new(big.Int).Neg(n).String() + ")"
	}
	return n.String()
}

// compare is l op 0 in Java, with what is subtracted on the other side. java
// gives the expressions of the variables.
func (l linear) compare(op string, java map[string]string) string {
	var left, right []string
	term := func(c *big.Int, x string) string {
		c = new(big.Int).Abs(c)
		if c.IsInt64() && c.Int64() == 1 {
			return java[x]
		}
		return c.String() + " * " + java[x]
	}
	for _, x := range l.names() {
		if l.coef[x].Sign() > 0 {
			left = append(left, term(l.coef[x], x))
		} else {
			right = append(right, term(l.coef[x], x))
		}
	}
	sort.Strings(left)
	sort.Strings(right)
	add := l.add
	switch {
	case op == "<=" && add.IsInt64() && add.Int64() == 1:
		op, add = "<", new(big.Int)
	case op == ">=" && add.IsInt64() && add.Int64() == -1:
		op, add = ">", new(big.Int)
	}
	if (op == "==" || op == "!=") && len(right) > len(left) { // whichever side a solver had it on
		left, right = right, left
		add = new(big.Int).Neg(add)
	}
	if len(left) == 0 { // 0 <= x, not 0 >= -x
		left, right = right, left
		add = new(big.Int).Neg(add)
		op = map[string]string{"<=": ">=", ">=": "<=", "<": ">", ">": "<"}[op] + map[string]string{"==": "==", "!=": "!="}[op]
	}
	switch add.Sign() {
	case 1:
		if len(right) == 0 {
			right = []string{new(big.Int).Neg(add).String()}
		} else {
			left = append(left, add.String())
		}
	case -1:
		right = append(right, new(big.Int).Neg(add).String())
	}
	if len(right) == 0 {
		right = []string{"0"}
	}
	if op == ">=" || op == ">" {
		left, right = right, left
		op = map[string]string{">=": "<=", ">": "<"}[op]
	}
	return strings.Join(left, " + ") + " " + op + " " + strings.Join(right, " + ")
}
