package transforms

import "github.com/jayverify/jayverify/ivl"

// Overwritten removes pushes that the same block overwrites before anything can
// read them:
//
//	push C p, a, b
//	havoc x input 0
//	push C p, a, x      ───→      havoc x input 0
//	                              push C p, a, x
//
// Pushes finds these, too. But lowering writes an object as a whole for each
// field that is assigned, so a constructor of n fields pushes n² values. This
// pass removes them early, which saves the other passes time.
//
// Soundness: nothing between the two reads a field of any object, and p is the
// same object at both.
func Overwritten(p *ivl.Program) (*ivl.Program, error) {
	return ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		dead := map[*ivl.Push]bool{}
		for _, b := range q.Blocks {
			overwrittenIn(b, dead)
		}
		if len(dead) == 0 {
			return q
		}
		return ivl.MapStmts(q, func(s ivl.Stmt) []ivl.Stmt {
			if u, ok := s.(*ivl.Push); ok && dead[u] {
				return nil
			}
			return []ivl.Stmt{s}
		}, nil)
	}), nil
}

// overwrittenIn adds the pushes of b that b overwrites to dead.
func overwrittenIn(b *ivl.Block, dead map[*ivl.Push]bool) {
	next := map[*ivl.Var]*ivl.Class{} // the next push, if no read comes before it
	for i := len(b.Stmts) - 1; i >= 0; i-- {
		s := b.Stmts[i]
		for _, x := range ivl.Defs(s) {
			delete(next, x)
		}
		switch s := s.(type) {
		case *ivl.Push:
			v, ok := s.P.(*ivl.Var)
			switch {
			case !ok:
			case next[v] != nil && next[v].SubclassOf(s.Class):
				dead[s] = true
			case s.Only == nil:
				next[v] = s.Class
			}
		case *ivl.Pull, *ivl.Call:
			clear(next)
		}
	}
}
