package zones

import (
	"fmt"
	"math/big"
	"strings"

	"github.com/jayverify/jayverify/horn"
)

// Of is what the facts say of an atom's arguments.
func (f *Facts) Of(p *horn.Pred, args []horn.Term) []horn.Term {
	z := f.zones[p]
	if z == nil {
		return []horn.Term{horn.BoolConst(false)}
	}
	var ts []horn.Term
	for _, d := range z.about() {
		switch {
		case d.x >= 0 && p.Args[d.x].Typ == horn.Bool:
			if d.c == 0 {
				ts = append(ts, &horn.App{Op: horn.Not, Args: []horn.Term{args[d.x]}})
			}
		case d.y >= 0 && p.Args[d.y].Typ == horn.Bool:
			if d.c == -1 {
				ts = append(ts, args[d.y])
			}
		case d.x < 0: // 0 ≤ y + c
			ts = append(ts, atMost(number(-d.c), args[d.y]))
		case d.y < 0:
			ts = append(ts, atMost(args[d.x], number(d.c)))
		case d.c == 0:
			ts = append(ts, atMost(args[d.x], args[d.y]))
		default:
			ts = append(ts, atMost(args[d.x], &horn.App{Op: horn.Add, Args: []horn.Term{args[d.y], number(d.c)}}))
		}
	}
	for i := range args {
		for _, v := range z.gaps(i) {
			ts = append(ts, &horn.App{Op: horn.Not, Args: []horn.Term{&horn.App{Op: horn.Eq, Args: []horn.Term{args[i], number(v)}}}})
		}
	}
	return ts
}

func number(n int64) horn.Term { return &horn.IntConst{V: big.NewInt(n)} }

func atMost(x, y horn.Term) horn.Term { return &horn.App{Op: horn.Le, Args: []horn.Term{x, y}} }

// Model says of every predicate what the facts do, as a solver's model does.
func (f *Facts) Model() string {
	var b strings.Builder
	b.WriteString("(\n")
	for _, p := range f.sys.Preds {
		fmt.Fprintf(&b, "(define-fun %s (", horn.Quote(p.Name))
		var args []horn.Term
		for i, a := range p.Args {
			v := &horn.Var{Name: fmt.Sprintf("x%d", i), Typ: a.Typ}
			args = append(args, v)
			fmt.Fprintf(&b, "(%s %s)", v, a.Typ)
		}
		ts := f.Of(p, args)
		if len(ts) == 0 {
			ts = []horn.Term{horn.BoolConst(true)}
		}
		fmt.Fprintf(&b, ") Bool %s)\n", &horn.App{Op: horn.And, Args: ts})
	}
	return b.String() + ")"
}

// Strengthened returns the clauses with the facts about their bodies as further
// constraints: what they derive is the same.
func (f *Facts) Strengthened() *horn.System {
	out := *f.sys
	out.Clauses = nil
	for _, c := range f.sys.Clauses {
		d := *c
		d.Constraint = d.Constraint[:len(d.Constraint):len(d.Constraint)]
		for _, a := range c.Body {
			d.Constraint = append(d.Constraint, f.Of(a.Pred, a.Args)...)
		}
		out.Clauses = append(out.Clauses, &d)
	}
	return &out
}
