package ivl

// lives has the variables that are read later, so that states do not differ in others.
type lives struct {
	in   map[*Block]map[*Var]bool // before a block
	dead map[stop][]place
}

// stop is a place where a thread may be: before a statement of a block or, if called is set, while the call there has not returned.
type stop struct {
	block  *Block
	at     int
	called bool
}

// before changes live, the variables that are read after a statement, to those that are read after the start of it.
func before(s Stmt, live map[*Var]bool) {
	for _, v := range Defs(s) {
		delete(live, v)
	}
	for _, v := range Uses(s) {
		live[v] = true
	}
}

// newLives computes the live variables of a program (backward, to a fixed point).
func newLives(p *Program) *lives {
	l := &lives{in: map[*Block]map[*Var]bool{}, dead: map[stop][]place{}}
	for _, q := range p.Procs {
		blocks := map[string]*Block{}
		for _, b := range q.Blocks {
			blocks[b.Label] = b
			l.in[b] = map[*Var]bool{}
		}
		for again := true; again; {
			again = false
			for i := len(q.Blocks) - 1; i >= 0; i-- {
				b := q.Blocks[i]
				if live := l.at(b, 0, blocks); len(live) > len(l.in[b]) {
					l.in[b], again = live, true
				}
			}
		}
	}
	return l
}

// at returns the variables that are read after the start of statement i of a block.
func (l *lives) at(b *Block, i int, blocks map[string]*Block) map[*Var]bool {
	live := map[*Var]bool{}
	if g, ok := b.Term.(*Goto); ok {
		for _, t := range g.Targets {
			for v := range l.in[blocks[t.Label]] {
				live[v] = true
			}
		}
	}
	for _, v := range FreeVars(TerminatorTerms(b.Term)...) {
		live[v] = true
	}
	for k := len(b.Stmts) - 1; k >= i; k-- {
		before(b.Stmts[k], live)
	}
	return live
}

// deadAt returns the places of the variables of a procedure that no statement reads after a stop before it writes to them.
func (l *lives) deadAt(p *procCode, s stop) []place {
	if places, ok := l.dead[s]; ok {
		return places
	}
	blocks := map[string]*Block{}
	for _, b := range p.proc.Blocks {
		blocks[b.Label] = b
	}
	at := s.at
	if s.called {
		at++
	}
	live := l.at(s.block, at, blocks)
	if s.called {
		for _, v := range Defs(s.block.Stmts[s.at]) {
			delete(live, v)
		}
	}
	places := []place{}
	for v, at := range p.vars {
		if !live[v] {
			places = append(places, at)
		}
	}
	l.dead[s] = places
	return places
}

// clean makes zero what a thread does not read any more.
func (x *explorer) clean(t *thread) {
	if t.doing == done {
		return
	}
	zero := func(places []place, at frame) {
		for _, p := range places {
			switch p.store {
			case inRefs:
				t.refs[at.refs+p.at] = nil
			case inBigs:
				t.bigs[at.bigs+p.at] = nil
				fallthrough
			default:
				t.ints[at.ints+p.at] = 0
			}
		}
	}
	if t.seg != x.ended {
		zero(x.lives.deadAt(t.seg.proc, stop{block: t.seg.block, at: t.seg.first + t.pc}), t.at)
	}
	for _, f := range t.frames {
		if to := f.call.to; to != x.ended {
			zero(x.lives.deadAt(to.proc, stop{block: to.block, at: to.first - 1, called: true}), f)
		}
	}
}
