package explain

import (
	"math/big"
	"strings"

	"github.com/jayverify/jayverify/horn/sexpr"
)

// formula writes a formula, or its negation, as an expression of Java; false
// when it speaks of something that Java does not know.
func (a *asker) formula(e *sexpr.Expr, negate bool) (string, bool) {
	if e.Kind != sexpr.List {
		return a.boolean(e, negate)
	}
	if len(e.List) < 2 {
		return "", false
	}
	op, args := e.List[0].Text, e.List[1:]
	switch op {
	case "not":
		return a.formula(args[0], !negate)
	case "and", "or":
		return a.junction(args, (op == "and") != negate, negate)
	case "=>":
		if len(args) != 2 {
			return "", false
		}
		return a.junction([]*sexpr.Expr{list("not", args[0]), args[1]}, negate, negate)
	case "=", "<=", "<", ">=", ">", "distinct":
		if len(args) != 2 {
			return "", false
		}
		return a.comparison(e, op, negate)
	}
	return "", false
}

// junction writes a conjunction or disjunction.
func (a *asker) junction(args []*sexpr.Expr, and, negate bool) (string, bool) {
	parts := make([]string, len(args))
	for i, x := range args {
		text, ok := a.formula(x, negate)
		if !ok {
			return "", false
		}
		if and && strings.Contains(text, "||") {
			text = "(" + text + ")"
		}
		parts[i] = text
	}
	if and {
		return strings.Join(parts, " && "), true
	}
	return strings.Join(parts, " || "), true
}

func (a *asker) boolean(e *sexpr.Expr, negate bool) (string, bool) {
	for _, v := range a.vars {
		if v.role == truth && v.smt == symbol(e) {
			if negate {
				return "!" + v.java, true
			}
			return v.java, true
		}
	}
	return "", false
}

var negated = map[string]string{"=": "distinct", "distinct": "=", "<=": ">", "<": ">=", ">=": "<", ">": "<="}

// comparison writes a comparison of sums, of a reference with null, of two
// references, or of a boolean with a constant.
func (a *asker) comparison(e *sexpr.Expr, op string, negate bool) (string, bool) {
	if negate {
		op = negated[op]
	}
	java := map[string]string{}
	wanted := map[string]bool{}
	roles := map[string]role{}
	for _, v := range a.vars {
		if v.role == silent || v.role == siteNo {
			continue
		}
		java[v.smt], wanted[v.smt], roles[v.smt] = v.java, true, v.role
	}
	l, ok := difference(e, wanted)
	if !ok || len(l.coef) == 0 {
		return "", false
	}
	ids, truths := 0, 0
	for _, x := range l.names() {
		switch roles[x] {
		case id:
			ids++
		case truth:
			truths++
		}
	}
	symbolOf := map[string]string{"=": "==", "distinct": "!=", "<=": "<=", "<": "<", ">=": ">=", ">": ">"}[op]
	equality := op == "=" || op == "distinct"
	switch {
	case ids > 0:
		return a.references2(l, ids, symbolOf, equality, java)
	case truths > 0:
		x := l.names()[0]
		if len(l.coef) > 1 || !equality || l.coef[x].CmpAbs(big.NewInt(1)) != 0 {
			return "", false
		}
		isOne := l.add.Sign() != 0
		if isOne == (op == "=") {
			return java[x], true
		}
		return "!" + java[x], true
	}
	switch op {
	case "<": // over integers
		l = linear{l.coef, new(big.Int).Add(l.add, big.NewInt(1))}
		symbolOf = "<="
	case ">":
		l = linear{l.coef, new(big.Int).Sub(l.add, big.NewInt(1))}
		symbolOf = ">="
	}
	return l.compare(symbolOf, java), true
}

// references2 writes r == null or r == q, or the opposite.
func (a *asker) references2(l linear, ids int, op string, equality bool, java map[string]string) (string, bool) {
	names := l.names()
	if !equality || ids != len(names) || l.add.Sign() != 0 {
		return "", false
	}
	switch len(names) {
	case 1:
		return java[names[0]] + " " + op + " null", true
	case 2:
		if new(big.Int).Add(l.coef[names[0]], l.coef[names[1]]).Sign() == 0 {
			return java[names[0]] + " " + op + " " + java[names[1]], true
		}
	}
	return "", false
}
