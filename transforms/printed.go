package transforms

import "github.com/jayverify/jayverify/ivl"

// printed lists the arrays of chars whose elements s reads to print them.
func printed(s *ivl.Output) []ivl.Term {
	var ts []ivl.Term
	for _, t := range s.Args {
		if typ := t.Type(); typ.Sort == ivl.RefSort && typ.Class.Elem != nil {
			ts = append(ts, t)
		}
	}
	return ts
}

// prints reports whether the program prints objects that can be of class c.
func prints(p *ivl.Program, c *ivl.Class) bool {
	found := false
	for _, q := range p.Procs {
		ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
			if o, ok := s.(*ivl.Output); ok {
				for _, t := range printed(o) {
					found = found || related(t.Type().Class, c)
				}
			}
		})
	}
	return found
}
