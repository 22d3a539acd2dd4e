package transforms

import "github.com/jayverify/jayverify/ivl"

// writers are the procedures that are looked at again when a field, or the elements
// of arrays of a class, become live: they write them, or call a procedure that does and
// would be dead otherwise.
type writers struct {
	fields map[*ivl.Field][]*liveProc
	elems  map[*ivl.Class][]*liveProc
}

func (l *liveness) findWriters() writers {
	w := writers{fields: map[*ivl.Field][]*liveProc{}, elems: map[*ivl.Class][]*liveProc{}}
	for _, q := range l.p.Procs {
		own := noSideEffects()
		ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) { own.add(s) })
		for _, name := range ivl.Calls(q) {
			addAll(own.pushes, l.effects[name].pushes)
			addAll(own.elems, l.effects[name].elems)
		}
		lp := l.procs[q.Name]
		for f := range own.pushes {
			w.fields[f] = append(w.fields[f], lp)
		}
		for c := range own.elems {
			w.elems[c] = append(w.elems[c], lp)
		}
	}
	return w
}
