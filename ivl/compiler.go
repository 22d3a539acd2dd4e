package ivl

// compiler builds a Machine. Everything it hands out is a closure over places,
// so that a run looks up nothing by name.
type compiler struct {
	*Machine
	checker    *checker                // of a lazy translation, otherwise nil
	more       func(proc string) error // of a program that grows, see CompileGrowing
	globalVars map[*Var]place
	vars       map[*Var]place // of the procedure at hand
	ivals      map[Term]ival
}

// allot gives v the next place of its store.
func allot(v *Var, size *frameSize) place {
	s := storeOf(v.Typ)
	p := place{store: s}
	switch s {
	case inRefs:
		p.at = size.refs
		size.refs++
	case inBigs:
		// A variable has the same index in both, so one number is enough.
		p.at = max(size.ints, size.bigs)
		size.ints, size.bigs = p.at+1, p.at+1
	default:
		p.at = size.ints
		size.ints++
	}
	return p
}

// withArrays reports whether one of the terms contains arrays. Only solvers
// know arrays, as with predicates.
func withArrays(ts []Term) bool {
	found := false
	for _, t := range ts {
		WalkTerm(t, func(t Term) bool {
			found = found || t.Type().Sort == ArraySort
			return !found
		})
	}
	return found
}

// noArrays is the code of a statement with arrays, which cannot be executed.
func noArrays(m *execution) *segment {
	m.end(Inconclusive, "arrays cannot be executed")
	return nil
}

// local64 returns the place of a local integer that always fits 64 bits.
func (c *compiler) local64(t Term) (at int, ok bool) {
	v, ok := t.(*Var)
	if !ok || v.Global || storeOf(v.Typ) != inInts {
		return 0, false
	}
	return c.vars[v].at, true
}

func const64(t Term) (int64, bool) {
	if lit, ok := t.(*IntLit); ok && lit.V.IsInt64() {
		return lit.V.Int64(), true
	}
	return 0, false
}
