package timeinv

import (
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// writeDefaults writes default values to each new object, as Table 3's alloc
// does for RW. Lowering has such a Push, too, but passes drop it where another
// write comes before any read.
func writeDefaults(p *ivl.Program) *ivl.Program {
	return ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		return ivl.MapStmts(q, func(s ivl.Stmt) []ivl.Stmt {
			n, ok := s.(*ivl.New)
			if !ok || len(n.Class.Mutable()) == 0 {
				return []ivl.Stmt{s}
			}
			push := &ivl.Push{P: n.X, Class: n.Class, Pos: n.Pos}
			for _, f := range n.Class.Mutable() {
				push.Ts = append(push.Ts, ivl.Zero(f.Type))
			}
			return []ivl.Stmt{s, push}
		}, nil)
	})
}

// dropDefaults drops the writes of default values to new objects, which hold
// them already: one write less, and no quantified write for an array. It
// returns the classes whose objects can then be read before they are written.
// It changes only the classes that only chooses: the space invariants of the
// others need these writes.
func dropDefaults(p *ivl.Program, only func(*ivl.Class) bool) (*ivl.Program, map[*ivl.Class]bool) {
	unwritten := map[*ivl.Class]bool{}
	out := ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		out := *q
		out.Blocks = slices.Clone(q.Blocks)
		for i, b := range q.Blocks {
			if stmts := dropDefaultsIn(b.Stmts, only, unwritten); !slices.Equal(stmts, b.Stmts) {
				out.Blocks[i] = &ivl.Block{Label: b.Label, Stmts: stmts, Term: b.Term}
			}
		}
		if slices.Equal(out.Blocks, q.Blocks) {
			return q
		}
		return &out
	})
	return out, unwritten
}

// dropDefaultsIn drops those among the statements of a block.
func dropDefaultsIn(stmts []ivl.Stmt, only func(*ivl.Class) bool, unwritten map[*ivl.Class]bool) []ivl.Stmt {
	var out []ivl.Stmt
	fresh := map[*ivl.Var]*ivl.Class{} // objects that nothing has touched since they were allocated
	for _, s := range stmts {
		switch s := s.(type) {
		case *ivl.Push:
			v, ok := s.P.(*ivl.Var)
			if ok && fresh[v] == s.Class && zeros(s.Ts) {
				unwritten[s.Class] = true
				continue
			}
			clear(fresh)
		case *ivl.NewArray:
			if !s.External && !s.Filled && only(s.Class) {
				a := *s
				a.Filled = true
				unwritten[s.Class] = true
				out = append(out, &a)
				delete(fresh, s.X)
				continue
			}
		case *ivl.Pull, *ivl.PullElem, *ivl.PushElem, *ivl.Call:
			clear(fresh)
		}
		for _, x := range ivl.Defs(s) {
			delete(fresh, x)
		}
		if n, ok := s.(*ivl.New); ok && only(n.Class) {
			fresh[n.X] = n.Class
		}
		out = append(out, s)
	}
	return out
}

// zeros reports whether ts are the default values of their types.
func zeros(ts []ivl.Term) bool {
	for _, t := range ts {
		switch t := t.(type) {
		case *ivl.IntLit:
			if t.V.Sign() != 0 {
				return false
			}
		case ivl.BoolLit:
			if t {
				return false
			}
		case *ivl.FloatLit:
			if t.Bits != 0 {
				return false
			}
		case *ivl.NullLit:
		default:
			return false
		}
	}
	return true
}
