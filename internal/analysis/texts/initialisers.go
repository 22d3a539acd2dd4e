package texts

import "github.com/jayverify/jayverify/ivl"

// somewhere stands for objects that are neither a parameter's nor allocated by the procedure.
const somewhere = -1

// initialisers returns for each procedure the objects that it has not allocated itself and whose
// immutable fields it gives their values, itself or in what it calls: indices of parameters, and
// somewhere. Most are constructors. An immutable field has no value before that, so such a call must
// not be replaced if the object is allocated outside.
func initialisers(p *ivl.Program) map[string]map[int]bool {
	found := map[string]map[int]bool{}
	for _, q := range p.Procs {
		found[q.Name] = map[int]bool{}
	}
	for changed := true; changed; {
		changed = false
		for _, q := range p.Procs {
			before := len(found[q.Name])
			initialised(q, found)
			changed = changed || len(found[q.Name]) > before
		}
	}
	return found
}

// initialised adds what q initialises, where that is known of what it calls.
func initialised(q *ivl.Proc, found map[string]map[int]bool) {
	place := origins(q)
	add := func(t ivl.Term) {
		if i, made := place(t); !made {
			found[q.Name][i] = true
		}
	}
	ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
		switch s := s.(type) {
		case *ivl.Init:
			add(s.P)
		case *ivl.Call:
			for i := range found[s.Proc] {
				if i == somewhere {
					found[q.Name][somewhere] = true
				} else {
					add(s.Args[i])
				}
			}
		}
	})
}

// origins tells of references in q which parameter they are, or that q has allocated the object.
func origins(q *ivl.Proc) func(ivl.Term) (parameter int, made bool) {
	parameter, made, other := map[ivl.Term]int{}, map[ivl.Term]bool{}, map[ivl.Term]bool{}
	for i, x := range q.Params {
		parameter[x] = i
	}
	ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
		n, ok := s.(*ivl.New)
		if ok {
			made[n.X] = true
			return
		}
		for _, x := range ivl.Defs(s) {
			other[x] = true
		}
	})
	return func(t ivl.Term) (int, bool) {
		i, isParameter := parameter[t]
		switch {
		case other[t] || isParameter && made[t]: // it may be another object
			return somewhere, false
		case isParameter:
			return i, false
		}
		return somewhere, made[t]
	}
}
