package transforms

import (
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// Widen replaces pulls and pushes of some fields by those of all fields, which heap encodings need:
//
//	x := pull C{f} p               x, _, _ := pull C p
//	push C{g} p, t         →       _, _, h := pull C p
//	                               push C p, x, t, h
//
// A field that the block has just pulled or pushed is not pulled again. So a constructor of n fields
// pulls once; but it pushes n² terms. This is why analyses, which need no encoding, take programs as they
// were before this pass.
//
// Soundness: a pull changes nothing. A push stores what the pull before it has read, or what the object is
// known to hold: since a pull or a push of the block moved it, the block has assigned no variable of the term, called
// nothing and pushed to no other reference.
func Widen(p *ivl.Program) *ivl.Program {
	index := map[*ivl.Class]map[*ivl.Field]int{}
	return ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		if !isSparse(q) {
			return q
		}
		w := &widener{names: newNamer(p, q), index: index}
		blocks := make([]*ivl.Block, len(q.Blocks))
		for i, b := range q.Blocks {
			w.forget()
			w.out = make([]ivl.Stmt, 0, len(b.Stmts))
			for _, s := range b.Stmts {
				w.step(s)
			}
			blocks[i] = &ivl.Block{Label: b.Label, Stmts: w.out, Term: b.Term}
		}
		out := *q
		out.Blocks, out.Locals = blocks, append(slices.Clip(q.Locals), w.locals...)
		return &out
	})
}

// isSparse reports whether q has a pull or push that does not move all fields.
func isSparse(q *ivl.Proc) bool {
	return slices.ContainsFunc(q.Blocks, func(b *ivl.Block) bool {
		return slices.ContainsFunc(b.Stmts, func(s ivl.Stmt) bool {
			switch s := s.(type) {
			case *ivl.Pull:
				return s.Only != nil
			case *ivl.Push:
				return s.Only != nil
			}
			return false
		})
	})
}

// widener rewrites a procedure.
type widener struct {
	names  *namer
	index  map[*ivl.Class]map[*ivl.Field]int // of Class.Mutable()
	locals []*ivl.Var
	out    []ivl.Stmt
	// What is known of the object that the block has accessed last, seen with a class.
	obj   *ivl.Var
	class *ivl.Class
	ts    []ivl.Term         // by class.Mutable(); nil where nothing is known
	users map[*ivl.Var][]int // the terms that have a variable, and more
}

func (w *widener) forget() { w.obj, w.class, w.ts, w.users = nil, nil, nil, nil }

// about makes obj the object of which something is known.
func (w *widener) about(p ivl.Term, c *ivl.Class) {
	v, _ := p.(*ivl.Var)
	if v == nil || v != w.obj || c != w.class {
		w.obj, w.class, w.ts, w.users = v, c, make([]ivl.Term, len(c.Mutable())), map[*ivl.Var][]int{}
	}
}

// number returns the index of a field in c.Mutable().
func (w *widener) number(c *ivl.Class, f *ivl.Field) int {
	if w.index[c] == nil {
		w.index[c] = map[*ivl.Field]int{}
		for i, f := range c.Mutable() {
			w.index[c][f] = i
		}
	}
	return w.index[c][f]
}

// knows notes that field i holds t.
func (w *widener) knows(i int, t ivl.Term) {
	w.ts[i] = t
	for _, v := range ivl.FreeVars(t) {
		w.users[v] = append(w.users[v], i)
	}
}

func (w *widener) step(s ivl.Stmt) {
	switch s := s.(type) {
	case *ivl.Pull:
		if s.Only != nil {
			w.pull(s)
			return
		}
	case *ivl.Push:
		if s.Only != nil {
			w.push(s)
			return
		}
		w.forget()
	case *ivl.Call:
		w.forget()
	}
	w.out = append(w.out, s)
	w.define(s)
}

// define forgets what has a variable that s assigns.
func (w *widener) define(s ivl.Stmt) {
	for _, x := range ivl.Defs(s) {
		if x == w.obj {
			w.forget()
			return
		}
		for _, i := range w.users[x] {
			if w.ts[i] != nil && ivl.Mentions(w.ts[i], x) {
				w.ts[i] = nil
			}
		}
		delete(w.users, x)
	}
}

func (w *widener) pull(s *ivl.Pull) {
	w.about(s.P, s.Class)
	xs := make([]*ivl.Var, len(w.ts))
	for k, f := range s.Only {
		xs[w.number(s.Class, f)] = s.Xs[k]
	}
	w.out = append(w.out, &ivl.Pull{Xs: xs, P: s.P, Class: s.Class, Pos: s.Pos})
	w.define(s)
	if w.obj == nil {
		return
	}
	for k, f := range s.Only {
		if x := s.Xs[k]; x != nil {
			w.knows(w.number(s.Class, f), x)
		}
	}
}

func (w *widener) push(s *ivl.Push) {
	w.about(s.P, s.Class)
	obj := w.obj
	for k, f := range s.Only {
		w.knows(w.number(s.Class, f), s.Ts[k])
	}
	var xs []*ivl.Var
	for i, f := range s.Class.Mutable() {
		if w.ts[i] != nil {
			continue
		}
		x := &ivl.Var{Name: w.names.fresh(f.Name), Typ: f.Type}
		w.locals = append(w.locals, x)
		if xs == nil {
			xs = make([]*ivl.Var, len(w.ts))
		}
		xs[i] = x
		w.knows(i, x)
	}
	if xs != nil {
		w.out = append(w.out, &ivl.Pull{Xs: xs, P: s.P, Class: s.Class, Pos: s.Pos})
	}
	w.out = append(w.out, &ivl.Push{P: s.P, Class: s.Class, Ts: slices.Clone(w.ts), Pos: s.Pos})
	if obj == nil {
		w.forget()
	}
}
