package ivl

// Size counts the statements of a program; the end of a block is one, too.
func (p *Program) Size() int {
	n := 0
	for _, q := range p.Procs {
		for _, b := range q.Blocks {
			n += len(b.Stmts) + 1
		}
	}
	return n
}
