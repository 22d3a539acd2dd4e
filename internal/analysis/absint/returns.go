package absint

import (
	"context"
	"slices"

	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/ivl"
)

// RelateCalls is Relate that follows equations through calls: for each procedure, it also finds those between the
// integers with which it is entered, its results and the globals that it leaves. A call meets what is known before it
// with these. They are the summaries of procedures of Müller-Olm and Seidl; a recursive procedure has its own once it
// has a path without a call, and more with each round.
func (f *Analysis) RelateCalls(ctx context.Context) error {
	f.returns = map[*Proc][2][]certificate.Equation{}
	return f.relate(ctx, &calls{by: map[*Proc]*summary{}})
}

// calls are the summaries of procedures.
type calls struct {
	list []*summary
	by   map[*Proc]*summary
}

// summary is what is known of the calls of a procedure.
type summary struct {
	*relator
	entry   []int              // atoms that are values at the entry
	left    []certificate.Atom // what a return leaves: results and written globals
	exits   [2]*space          // values at the entry, and then those of left; nil: no run returns so
	pending bool
}

// add prepares a procedure. One with too many integers has no summary.
func (c *calls) add(r *relator) {
	r.calls = c
	fp := r.proc
	var vars []*ivl.Var
	for _, i := range fp.written {
		vars = append(vars, fp.globals[i])
	}
	for _, v := range slices.Concat(fp.Body.Params, vars) {
		if v.Typ.Sort == ivl.IntSort {
			r.add(certificate.Atom{Var: v, Entry: true})
		}
	}
	s := &summary{relator: r}
	for i, a := range r.atoms {
		if a.Entry {
			s.entry = append(s.entry, i)
		}
	}
	for i, t := range fp.Body.Results {
		if t.Sort == ivl.IntSort {
			s.left = append(s.left, certificate.Atom{Result: i + 1})
		}
	}
	for _, v := range vars {
		if v.Typ.Sort == ivl.IntSort {
			s.left = append(s.left, certificate.Atom{Var: v})
		}
	}
	c.list, c.by[fp] = append(c.list, s), s
}

// known reports whether a procedure has a summary.
func (s *summary) known() bool { return s != nil && len(s.atoms) <= maxAtoms }

// run finds the summaries: the least ones of which each follows from the others.
func (c *calls) run(ctx context.Context) error {
	slices.SortStableFunc(c.list, func(a, b *summary) int { return a.proc.order - b.proc.order })
	for _, s := range c.list {
		s.pending = s.known()
	}
	for again := true; again; {
		again = false
		for _, s := range c.list {
			if !s.pending {
				continue
			}
			s.pending = false
			again = true
			s.in = make([]*space, len(s.in))
			if err := s.run(ctx); err != nil {
				return err
			}
		}
	}
	for _, s := range c.list {
		s.tell()
		s.f.returns[s.proc] = s.claims()
	}
	return nil
}

// returns adds the values of a return to the summary of its procedure.
func (c *calls) returns(p *relation, t *ivl.Return) {
	s := c.by[p.proc]
	at := &space{point: make([]uint64, len(s.entry)+len(s.left))}
	at.gens = make([][]uint64, 0, len(p.space.gens))
	gens := make([][]uint64, len(p.space.gens))
	for i := range gens {
		gens[i] = make([]uint64, len(at.point))
	}
	free := map[int]int{} // coordinates that are known modulo 2^n only
	coordinate := func(k int, v sum, n int) {
		if n < wordBits {
			free[k] = n
		}
		if n == 0 {
			return
		}
		at.point[k] = v.of(p.space.point) + v[len(v)-1]
		for i, g := range p.space.gens {
			gens[i][k] = v.of(g)
		}
	}
	for k, i := range s.entry {
		coordinate(k, p.unit(i), wordBits)
	}
	for k, a := range s.left {
		var x ivl.Term = a.Var
		if a.Result > 0 {
			x = t.Ts[a.Result-1]
		}
		v, n := p.linear(x)
		if c, ok := constant(p.st.Eval(x)); ok {
			v, n = make(sum, len(p.atoms)+1), wordBits
			v[len(p.atoms)] = uint64(c)
		}
		coordinate(len(s.entry)+k, v, n)
	}
	for _, g := range gens {
		at.insert(g)
	}
	for k, n := range free {
		if n == 0 {
			at.free(k, 1)
		} else {
			at.free(k, 1<<n)
		}
	}
	for exit := range s.exits {
		if c.leaves(p, t, exit) && s.joinExit(exit, at.clone()) {
			c.changed(s)
		}
	}
}

// leaves reports whether a return can leave by an exit.
func (c *calls) leaves(p *relation, t *ivl.Return, exit int) bool {
	n := len(t.Ts)
	if n == 0 || p.proc.Body.Results[n-1].Sort != ivl.RefSort {
		return exit == 0
	}
	v := p.st.Eval(t.Ts[n-1])
	return exit == 0 && v.Null || exit == 1 && !v.Objects.IsEmpty()
}

// joinExit adds values to an exit, and reports whether they are new.
func (s *summary) joinExit(exit int, at *space) bool {
	if s.exits[exit] == nil {
		s.exits[exit] = at
		return true
	}
	return s.exits[exit].join(at)
}

// changed says that the callers of a procedure are to be looked at again.
func (c *calls) changed(s *summary) {
	for _, pl := range s.proc.callers {
		if t := c.by[pl.proc]; t.known() {
			t.pending = true
		}
	}
}

// follow follows a call. It returns false if no run comes back from it, as far as is known yet.
func (c *calls) follow(p *relation, s *ivl.Call) bool {
	callee := c.by[p.f.Procs[s.Proc]]
	if callee == nil || !callee.known() {
		p.afterCall(s, nil, nil)
		return true
	}
	var joined *space
	for _, exit := range callee.exits {
		if exit == nil {
			continue
		}
		q := &relation{relator: p.relator, st: p.st, space: p.space.clone()}
		if !q.meetCall(s, callee, exit) {
			continue
		}
		if joined == nil {
			joined = q.space
		} else {
			joined.join(q.space)
		}
	}
	if joined == nil {
		return false
	}
	p.space = joined
	return true
}

// last follows a call that ends a block: each exit by itself, if the last result tells which one it is.
func (c *calls) last(p *relation, s *ivl.Call, term ivl.Terminator, edge func(int, *space)) {
	callee := c.by[p.f.Procs[s.Proc]]
	n := len(s.Xs) - 1
	if callee == nil || !callee.known() || n < 0 || s.Xs[n] == nil || s.Xs[n].Typ.Sort != ivl.RefSort {
		if p.step(s) {
			p.end(term, edge)
		}
		return
	}
	for i, exit := range callee.exits {
		q := &relation{relator: p.relator, st: p.st.Clone(), space: p.space.clone()}
		if exit == nil || !q.meetCall(s, callee, exit) || !q.st.Step(s) || q.st.Dead {
			continue
		}
		if q.st.Refine(ivl.IsNull(s.Xs[n]), i == 0) && !q.st.Dead {
			q.end(term, edge)
		}
	}
}

// meetCall meets what is known before a call with an exit of the callee, and goes on with what is known after it.
func (p *relation) meetCall(s *ivl.Call, callee *summary, exit *space) bool {
	n, m := len(p.atoms), len(exit.point)
	both := &space{point: slices.Concat(p.space.point, exit.point)}
	for _, g := range p.space.gens {
		both.insert(slices.Concat(g, make([]uint64, m)))
	}
	for _, g := range exit.gens {
		both.insert(slices.Concat(make([]uint64, n), g))
	}
	for k, i := range callee.entry {
		var t ivl.Term = callee.atoms[i].Var
		if j := slices.Index(callee.proc.Body.Params, callee.atoms[i].Var); j >= 0 {
			t = s.Args[j]
		}
		v, bits := p.linear(t)
		if bits == 0 {
			continue
		}
		sum := make(sum, n+m+1)
		copy(sum, v[:n])
		sum[n+k]--
		if !both.meet(sum.scaled(1<<(wordBits-bits)), v[n]<<(wordBits-bits)) {
			return false
		}
	}
	p.space = both
	p.afterCall(s, callee, both)
	return true
}

// afterCall gives variables that a call may change their new values: those of the further coordinates of a space,
// which it takes away, or any.
func (p *relation) afterCall(s *ivl.Call, callee *summary, both *space) {
	n := len(p.atoms)
	value := func(a certificate.Atom) int { // the coordinate of what a call leaves
		if both == nil {
			return -1
		}
		k := slices.Index(callee.left, a)
		if k < 0 {
			return -1
		}
		return n + len(callee.entry) + k
	}
	set := func(x *ivl.Var, a certificate.Atom) {
		if x == nil {
			return
		}
		i, ok := p.index[certificate.Atom{Var: x}]
		k := value(a)
		if !ok || k < 0 || x.Typ.Sort != ivl.IntSort {
			p.forget(x)
			return
		}
		p.space.changes()
		p.space.point[i] = p.space.point[k]
		gens := p.space.gens
		p.space.gens = nil
		for _, g := range gens {
			g[i] = g[k]
			p.space.insert(g)
		}
	}
	_, written := p.f.Effects.Touched(s.Proc)
	for i := range written.All() {
		g := p.f.p.Globals[i]
		set(g, certificate.Atom{Var: g})
	}
	for i, x := range s.Xs {
		set(x, certificate.Atom{Result: i + 1})
	}
	if both == nil {
		return
	}
	cut := &space{point: p.space.point[:n:n]}
	for _, g := range p.space.gens {
		cut.insert(slices.Clone(g[:n]))
	}
	p.space = cut
}

// join adds the values of another space, and reports whether they are new.
func (s *space) join(o *space) bool {
	way := slices.Clone(o.point)
	for i := range way {
		way[i] -= s.point[i]
	}
	changed := s.insert(way)
	for _, g := range o.gens {
		changed = s.insert(slices.Clone(g)) || changed
	}
	return changed
}

// claims are the equations of the exits.
func (s *summary) claims() (out [2][]certificate.Equation) {
	for exit, at := range s.exits {
		if at == nil {
			continue
		}
		atoms := slices.Clone(s.left)
		var entry []certificate.Atom
		for _, i := range s.entry {
			entry = append(entry, s.atoms[i])
		}
		out[exit] = at.equations(slices.Concat(entry, atoms))
	}
	return out
}
