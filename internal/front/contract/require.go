package contract

import (
	"math"
	"slices"
)

// require adds a clause. What the contract demands already is left out of it, and what
// is about one parameter alone goes to that parameter.
func (c *Contract) require(clause Clause, because string) {
	clause = slices.DeleteFunc(slices.Clone(clause), c.refutes)
	if len(clause) == 0 {
		return
	}
	if len(clause) > 1 || !c.narrow(clause[0], because) {
		c.Requires = append(c.Requires, c.nullSafe(clause))
	}
}

// refutes reports whether the demands on single parameters exclude a condition.
func (c *Contract) refutes(k Condition) bool {
	switch {
	case k.X.Op == Argument && k.Y.Op == Null:
		return k.Op == Eq && c.Params[k.X.N].Null == NonNull
	case k.Y.Op != Constant:
		return false
	case k.X.Op == Argument:
		return excludes(c.Params[k.X.N].Range, k)
	case k.X.Op == Length && k.X.X.Op == Argument:
		return excludes(c.Params[k.X.X.N].Size, k)
	}
	return false
}

// excludes reports whether no number in the range satisfies the comparison with k.Y.
func excludes(r Range, k Condition) bool {
	if !r.Bounded {
		return false
	}
	allowed, ok := satisfying(k)
	if !ok {
		return false
	}
	and := r.And(allowed)
	return and.Lo > and.Hi
}

// satisfying is the range of numbers for which a comparison with a constant holds; ok
// is false where they are no range.
func satisfying(k Condition) (r Range, ok bool) {
	n := k.Y.N
	switch k.Op {
	case Eq:
		return Between(n, n), true
	case Ge:
		return Between(n, math.MaxInt64), true
	case Le:
		return Between(math.MinInt64, n), true
	case Gt:
		if n < math.MaxInt64 {
			return Between(n+1, math.MaxInt64), true
		}
	case Lt:
		if n > math.MinInt64 {
			return Between(math.MinInt64, n-1), true
		}
	}
	return r, false
}

// narrow adds a condition to the demands on the one parameter that it is about. It
// reports false where it is not of that kind.
func (c *Contract) narrow(k Condition, because string) bool {
	var p *Param
	switch {
	case k.X.Op == Argument && k.Y.Op == Null && k.Op == Ne:
		p = &c.Params[k.X.N]
		p.Null = NonNull
	case k.Y.Op != Constant:
		return false
	case k.X.Op == Argument && Integral(c.Params[k.X.N].Desc):
		allowed, ok := satisfying(k)
		if !ok {
			return false
		}
		p = &c.Params[k.X.N]
		p.Range = p.Range.And(allowed).Within(p.Desc)
	case k.X.Op == Length && k.X.X.Op == Argument && c.Params[k.X.X.N].Null == NonNull:
		if k.Op == Ne && k.Y.N == 0 { // no length is negative
			k.Op = Gt
		}
		allowed, ok := satisfying(k)
		if !ok {
			return false
		}
		p = &c.Params[k.X.X.N]
		p.Size = p.Size.And(allowed).Within("")
	default:
		return false
	}
	p.Because = append(p.Because, because)
	return true
}

// nullSafe is the clause with X == null before each length of X, where X may be null.
func (c *Contract) nullSafe(clause Clause) Clause {
	var first Clause
	for _, k := range clause {
		for _, x := range slices.Concat(k.X.lengths(), k.Y.lengths()) {
			null := Condition{x, Eq, &Expr{Op: Null}}
			if c.Params[x.N].Null != NonNull && !slices.ContainsFunc(slices.Concat(first, clause), null.same) {
				first = append(first, null)
			}
		}
	}
	return append(first, clause...)
}

// Resolve leaves conditions out of clauses that earlier clauses exclude: of (A || B) and
// (A || !B || C) the second becomes (A || C). All together they say the same.
func Resolve(clauses []Clause) []Clause {
	var all []Clause
	for _, c := range clauses {
		c = slices.Clone(c)
		for i := 0; i < len(c); {
			rest := slices.Delete(slices.Clone(c), i, i+1)
			if slices.ContainsFunc(all, func(e Clause) bool { return e.within(append(slices.Clone(rest), c[i].Not())) }) {
				c = rest
				continue
			}
			i++
		}
		all = append(all, c)
	}
	return all
}

// within reports whether each condition of c is in d.
func (c Clause) within(d Clause) bool {
	return !slices.ContainsFunc(c, func(k Condition) bool { return !slices.ContainsFunc(d, k.same) })
}
