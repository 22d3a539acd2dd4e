package lemmas

import (
	"math/big"
	"slices"

	"github.com/jayverify/jayverify/horn"
)

// Bounds of the templates for one predicate.
const (
	maxConstants = 16 // those nearest to zero
	maxWithPairs = 24 // integer arguments up to which pairs are related
	maxWithCoefs = 8  // up to which one is compared with a multiple of another
	maxFactor    = 1000
	maxTables    = 64
)

// candidates returns the linear templates for p.
func candidates(p *horn.Pred, constants []*big.Int) []*linear {
	ints := intArgs(p)
	upper := slices.Clone(constants)
	slices.SortFunc(upper, (*big.Int).Cmp)
	var lower []*big.Int // of the argument's negative
	for _, c := range slices.Backward(upper) {
		lower = append(lower, new(big.Int).Neg(c))
	}
	var ls []*linear
	for _, x := range ints {
		ls = append(ls, newLinear(upper, map[int]*big.Int{x: one}), newLinear(lower, map[int]*big.Int{x: minusOne}))
	}
	if len(ints) > maxWithPairs {
		return ls
	}
	near := []*big.Int{minusOne, new(big.Int), one}
	for _, x := range ints {
		for _, y := range ints {
			if x == y {
				continue
			}
			ls = append(ls, newLinear(near, map[int]*big.Int{x: one, y: minusOne}))
			if len(ints) > maxWithCoefs {
				continue
			}
			for _, c := range constants {
				if c.Cmp(one) > 0 && c.Cmp(big.NewInt(maxFactor)) <= 0 {
					ls = append(ls, newLinear(near[1:2], map[int]*big.Int{x: one, y: new(big.Int).Neg(c)}))
				}
			}
		}
	}
	return ls
}

// intArgs lists the integer arguments of p.
func intArgs(p *horn.Pred) []int {
	var is []int
	for i, a := range p.Args {
		if a.Typ == horn.Int {
			is = append(is, i)
		}
	}
	return is
}

// constantsOf returns the integer constants of the clauses and their
// neighbours, those nearest to zero first.
func constantsOf(sys *horn.System) []*big.Int {
	seen := map[string]bool{}
	var cs []*big.Int
	add := func(c *big.Int) {
		if !seen[c.String()] {
			seen[c.String()] = true
			cs = append(cs, c)
		}
	}
	add(new(big.Int))
	for _, c := range sys.Clauses {
		atoms := c.Body
		if c.Head != nil {
			atoms = append(atoms[:len(atoms):len(atoms)], c.Head)
		}
		for _, a := range atoms {
			for _, t := range a.Args {
				horn.EachIntConst(t, add)
			}
		}
		for _, t := range c.Constraint {
			horn.EachIntConst(t, add)
		}
	}
	slices.SortStableFunc(cs, func(a, b *big.Int) int { return a.CmpAbs(b) })
	cs = cs[:min(len(cs), maxConstants)]
	for _, c := range cs {
		add(new(big.Int).Sub(c, one))
		add(new(big.Int).Add(c, one))
	}
	return cs
}

// tables returns the empty tables for p; the linear lemmas bound its arguments.
func tables(p *horn.Pred, known []*linear) []*table {
	if p.Kind != horn.Point && p.Kind != horn.Post {
		return nil
	}
	ints := intArgs(p)
	var ts []*table
	for _, key := range ints {
		if !narrow(known, key) {
			continue
		}
		for k, arg := range ints {
			if arg == key || narrow(known, arg) && p.Kind == horn.Point {
				continue
			}
			ts = append(ts, &table{key: key, arg: arg, less: -1})
			for _, less := range ints[:k] {
				if less != key {
					ts = append(ts, &table{key: key, arg: arg, less: less})
				}
			}
		}
	}
	if len(ts) > maxTables {
		return nil
	}
	return ts
}

// narrow reports whether the lemmas leave an argument few values.
func narrow(known []*linear, arg int) bool {
	b := bounds{}
	for _, l := range known {
		b.note(l)
	}
	hi, minusLo := b[arg][0], b[arg][1]
	return hi != nil && minusLo != nil && new(big.Int).Add(hi, minusLo).Cmp(big.NewInt(maxLines)) < 0
}
