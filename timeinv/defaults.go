package timeinv

import "github.com/jayverify/jayverify/ivl"

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
