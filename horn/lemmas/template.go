package lemmas

import (
	"math/big"
	"slices"

	"github.com/jayverify/jayverify/horn"
)

// linear is the template Σ coefficient·argument ≤ bound, with the least of some
// bounds that holds.
type linear struct {
	args   []int
	coefs  []*big.Int
	bounds []*big.Int // ascending; the first one is the claimed bound
}

func newLinear(bounds []*big.Int, coefs map[int]*big.Int) *linear {
	l := &linear{bounds: bounds}
	for i := range coefs {
		l.args = append(l.args, i)
	}
	slices.Sort(l.args)
	for _, i := range l.args {
		l.coefs = append(l.coefs, coefs[i])
	}
	return l
}

// join raises the bound so that values of the predicate's arguments satisfy l. It
// reports false when no bound is large enough.
func (l *linear) join(values []*big.Int) bool {
	sum := new(big.Int)
	for k, i := range l.args {
		sum.Add(sum, new(big.Int).Mul(l.coefs[k], values[i]))
	}
	for len(l.bounds) > 0 && sum.Cmp(l.bounds[0]) > 0 {
		l.bounds = l.bounds[1:]
	}
	return len(l.bounds) > 0
}

// of is l of an atom's arguments.
func (l *linear) of(args []horn.Term) horn.Term {
	var left, right []horn.Term // sums of positive terms
	for k, i := range l.args {
		c, t := l.coefs[k], args[i]
		if abs := new(big.Int).Abs(c); abs.Cmp(one) != 0 {
			t = &horn.App{Op: horn.Mul, Args: []horn.Term{&horn.IntConst{V: abs}, t}}
		}
		if c.Sign() > 0 {
			left = append(left, t)
		} else {
			right = append(right, t)
		}
	}
	if b := l.bounds[0]; b.Sign() != 0 || len(right) == 0 {
		right = append(right, &horn.IntConst{V: b})
	}
	return &horn.App{Op: horn.Le, Args: []horn.Term{sum(left), sum(right)}}
}

// bounds are the greatest values of arguments and of their negatives, by the
// argument and the sign.
type bounds map[int][2]*big.Int

// note records l if it is about one argument.
func (b bounds) note(l *linear) {
	if len(l.args) == 1 {
		most := b[l.args[0]]
		most[(1-l.coefs[0].Sign())/2] = l.bounds[0]
		b[l.args[0]] = most
	}
}

// imply reports whether l, which is about several arguments, follows.
func (b bounds) imply(l *linear) bool {
	if len(l.args) == 1 {
		return false
	}
	sum := new(big.Int)
	for k, i := range l.args {
		c := l.coefs[k]
		most := b[i][(1-c.Sign())/2]
		if most == nil {
			return false
		}
		sum.Add(sum, new(big.Int).Mul(new(big.Int).Abs(c), most))
	}
	return sum.Cmp(l.bounds[0]) <= 0
}

func sum(ts []horn.Term) horn.Term {
	switch len(ts) {
	case 0:
		return &horn.IntConst{V: new(big.Int)}
	case 1:
		return ts[0]
	}
	return &horn.App{Op: horn.Add, Args: ts}
}

// maxLines bounds a table, and with it the values of its key.
const maxLines = 128

// table is the template of all pairs (key, term) that there are, where the term
// is an argument, or less another one.
type table struct {
	key, arg, less int // less is -1 when nothing is taken away
	keys, values   []*big.Int
}

func (t *table) pair(values []*big.Int) (key, value *big.Int) {
	v := values[t.arg]
	if t.less >= 0 {
		v = new(big.Int).Sub(v, values[t.less])
	}
	return values[t.key], v
}

// join adds the pair of the values to the table. It reports false when that
// gives a key two values, or too many keys.
func (t *table) join(values []*big.Int) bool {
	k, v := t.pair(values)
	for i, old := range t.keys {
		if old.Cmp(k) == 0 {
			return t.values[i].Cmp(v) == 0
		}
	}
	t.keys, t.values = append(t.keys, k), append(t.values, v)
	return len(t.keys) <= maxLines
}

// of says that the pair of an atom's arguments is in the table.
func (t *table) of(args []horn.Term) horn.Term {
	term := args[t.arg]
	if t.less >= 0 {
		term = &horn.App{Op: horn.Sub, Args: []horn.Term{term, args[t.less]}}
	}
	var lines []horn.Term
	for i, k := range t.keys {
		lines = append(lines, horn.Conjunction([]horn.Term{equal(args[t.key], &horn.IntConst{V: k}), equal(term, &horn.IntConst{V: t.values[i]})}))
	}
	return or(lines)
}

// Never changed.
var (
	one      = big.NewInt(1)
	minusOne = big.NewInt(-1)
)

func equal(a, b horn.Term) horn.Term { return &horn.App{Op: horn.Eq, Args: []horn.Term{a, b}} }

func not(t horn.Term) horn.Term { return &horn.App{Op: horn.Not, Args: []horn.Term{t}} }

func or(ts []horn.Term) horn.Term {
	switch len(ts) {
	case 0:
		return horn.BoolConst(false)
	case 1:
		return ts[0]
	}
	return &horn.App{Op: horn.Or, Args: ts}
}
