package horn

import (
	"fmt"
	"math/big"
	"strings"
)

// Invariants are facts about the derivable atoms of a predicate, as terms about
// an atom's arguments.
type Invariants func(p *Pred, args []Term) []Term

// ModelOf writes the facts about every predicate in SMT-LIB, in the form of a
// solver's model.
func (s *System) ModelOf(known Invariants) string {
	var b strings.Builder
	b.WriteString("(\n")
	for _, p := range s.Preds {
		fmt.Fprintf(&b, "(define-fun %s (", Quote(p.Name))
		var args []Term
		for i, a := range p.Args {
			v := &Var{Name: fmt.Sprintf("x%d", i), Typ: a.Typ}
			args = append(args, v)
			fmt.Fprintf(&b, "(%s %s)", v, a.Typ)
		}
		fmt.Fprintf(&b, ") Bool %s)\n", Conjunction(known(p, args)))
	}
	return b.String() + ")"
}

// Strengthened returns the clauses with the facts about their bodies as further
// constraints. They derive the same atoms.
func (s *System) Strengthened(known Invariants) *System {
	out := *s
	out.Clauses = nil
	for _, c := range s.Clauses {
		d := *c
		d.Constraint = d.Constraint[:len(d.Constraint):len(d.Constraint)]
		for _, a := range c.Body {
			d.Constraint = append(d.Constraint, known(a.Pred, a.Args)...)
		}
		out.Clauses = append(out.Clauses, &d)
	}
	return &out
}

// Conjunction returns the conjunction of terms; without terms it is true.
func Conjunction(ts []Term) Term {
	switch len(ts) {
	case 0:
		return BoolConst(true)
	case 1:
		return ts[0]
	}
	return &App{Op: And, Args: ts}
}

// EachIntConst calls f with every integer constant in t.
func EachIntConst(t Term, f func(*big.Int)) {
	switch t := t.(type) {
	case *IntConst:
		f(t.V)
	case *App:
		for _, a := range t.Args {
			EachIntConst(a, f)
		}
	}
}
