package zones

import (
	"math/big"

	"github.com/jayverify/jayverify/horn"
)

// Of returns the invariants about an atom's arguments.
func (f *Invariants) Of(p *horn.Pred, args []horn.Term) []horn.Term {
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

// Model returns the invariants as a model.
func (f *Invariants) Model() string { return f.sys.ModelOf(f.Of) }
