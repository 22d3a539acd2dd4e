package ivl

// maxChoices is how many values an input may have to be chosen among all of them.
const maxChoices = 256

// choice is the values of an input, lo and the next ones.
type choice struct {
	lo int64
	n  int
}

// choiceOf returns the values that the input of a block's statement i can have, if they are few: its type or an assumption that
// follows bounds them. nil if that is not so.
func choiceOf(b *Block, i int) *choice {
	h := b.Stmts[i].(*Havoc)
	lo, hi := int64(0), int64(1)
	switch h.X.Typ.Sort {
	case BoolSort:
	case IntSort:
		var ok bool
		if lo, hi, ok = h.X.Typ.Range.Bounds(); !ok {
			return nil
		}
	default:
		return nil
	}
	if i+1 < len(b.Stmts) {
		if a, ok := b.Stmts[i+1].(*Assume); ok && usesVar(a.T, h.X) && !bound(a.T, h.X, &lo, &hi) {
			return nil
		}
	}
	if lo > hi || uint64(hi)-uint64(lo) >= maxChoices {
		return nil
	}
	return &choice{lo: lo, n: int(hi-lo) + 1}
}

func usesVar(t Term, x *Var) bool {
	for _, v := range FreeVars(t) {
		if v == x {
			return true
		}
	}
	return false
}

// bound narrows the bounds of x to those that t gives it. It reports whether t says nothing else.
func bound(t Term, x *Var, lo, hi *int64) bool {
	app, ok := t.(*App)
	if !ok {
		return false
	}
	if app.Op == And {
		for _, a := range app.Args {
			if !bound(a, x, lo, hi) {
				return false
			}
		}
		return true
	}
	if app.Op != Le && app.Op != Lt {
		return false
	}
	off := int64(0)
	if app.Op == Lt {
		off = 1
	}
	switch k, isConst := const64(app.Args[0]); {
	case isConst && app.Args[1] == Term(x) && k < 1<<62:
		*lo = max(*lo, k+off)
		return true
	case isConst:
		return false
	}
	if k, isConst := const64(app.Args[1]); isConst && app.Args[0] == Term(x) && k > -1<<62 {
		*hi = min(*hi, k-off)
		return true
	}
	return false
}

// chosen supplies one value.
type chosen struct{ v Value }

// Value implements Inputs.
func (c chosen) Value(Request) (Value, bool) { return c.v, true }
