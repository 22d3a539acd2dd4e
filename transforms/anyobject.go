package transforms

import "github.com/jayverify/jayverify/ivl"

// anyObject lists the static classes of the references that the program havocs:
// such a reference can be any object that exists already. Only a local variable may
// have referred to it, because the program may have passed it to code without a
// body. Havocs at the very beginning of the entry procedure cannot give an object
// of the program, so they are left out.
func anyObject(p *ivl.Program) []*ivl.Class {
	seen := map[*ivl.Class]bool{}
	var cs []*ivl.Class
	for _, q := range p.Procs {
		early := q.Name == p.Entry && runsOnce(p)
		ivl.WalkStmts(q, func(b *ivl.Block, s ivl.Stmt) {
			if b != q.Blocks[0] {
				early = false
			}
			switch s := s.(type) {
			case *ivl.New, *ivl.NewArray, *ivl.Call:
				early = false
			case *ivl.Havoc:
				if s.X.Typ.Sort == ivl.RefSort && !early && !seen[s.X.Typ.Class] {
					seen[s.X.Typ.Class] = true
					cs = append(cs, s.X.Typ.Class)
				}
			}
		})
	}
	return cs
}

// runsOnce reports whether the first block of the entry procedure runs only at
// the start of the program.
func runsOnce(p *ivl.Program) bool {
	for _, q := range p.Procs {
		for _, c := range ivl.Calls(q) {
			if c == p.Entry {
				return false
			}
		}
		if q.Name != p.Entry {
			continue
		}
		for _, b := range q.Blocks {
			for _, l := range ivl.Successors(b.Term) {
				if l == q.Blocks[0].Label {
					return false
				}
			}
		}
	}
	return true
}

// anyRelatedTo reports whether an object of a class in cs can be seen with
// static class c.
func anyRelatedTo(cs []*ivl.Class, c *ivl.Class) bool {
	for _, d := range cs {
		if related(d, c) {
			return true
		}
	}
	return false
}
