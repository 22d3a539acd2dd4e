package transforms

import (
	"maps"
	"slices"

	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// maxAliases bounds the variables to which a condition spreads.
const maxAliases = 8

// spread lets conditions about a component of one variable's object tell the same of other variables that have the same
// object, as copies and casts of it:
//
//	y := (cast C x)                                       y := (cast C x)
//	goto {(= y.f null) -> L, else -> M}                   goto {(= y.f null) -> N, else -> O}
//	                                                      N: x := y; goto L
//	                                                      O: x := y; goto M
//
// They are assigned the value that they have. An analysis that does not know which variables are the same needs this.
//
// Where a condition is about the object of a field, it also tells something of the object that has the field:
//
//	goto {(< 0 p.f.length) -> L, else -> M}      x := p.f
//	                                             goto {(< 0 x.length) -> N, else -> O}
//	                                             N: assume (= p.f x); goto L
//	                                             O: assume (= p.f x); goto M
func spread(p *ivl.Program) *ivl.Program {
	p = ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc { return nameFields(q, newNamer(p, q)) })
	eff := flow.FindEffects(p)
	return ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		f := newForward(p, q, eff, initialised)
		f.solve()
		return f.spread(newNamer(p, q))
	})
}

func (f *forward) spread(names *namer) *ivl.Proc {
	q := f.g.Proc
	out, changed := *q, false
	out.Blocks = nil
	for i, b := range q.Blocks {
		if f.in[i] == nil {
			out.Blocks = append(out.Blocks, b)
			continue
		}
		env, nb := f.in[i].clone(), &ivl.Block{Label: b.Label, Term: b.Term}
		var more []*ivl.Block
		for _, s := range b.Stmts {
			f.step(env, s)
			nb.Stmts = append(nb.Stmts, s)
			switch s := s.(type) {
			case *ivl.Assume:
				nb.Stmts = append(nb.Stmts, env.told(s.T, s.Pos)...)
			case *ivl.Assert:
				nb.Stmts = append(nb.Stmts, env.told(s.T, s.Pos)...)
			}
		}
		if g, ok := b.Term.(*ivl.Goto); ok {
			to, told := &ivl.Goto{Pos: g.Pos, Targets: slices.Clone(g.Targets)}, []ivl.Stmt(nil)
			for k, x := range g.Targets {
				if x.Cond != nil {
					told = append(slices.Clip(told), env.told(x.Cond, g.Pos)...)
				}
				if len(told) == 0 {
					continue
				}
				to.Targets[k].Label = names.fresh(b.Label)
				list := &ivl.Block{Label: to.Targets[k].Label, Term: jump(x.Label, g.Pos)}
				for _, s := range told {
					list.Stmts = append(list.Stmts, ivl.CopyStmt(s))
				}
				more, nb.Term = append(more, list), to
			}
		}
		if len(nb.Stmts) == len(b.Stmts) && nb.Term == b.Term {
			nb = b
		}
		changed = changed || nb != b
		out.Blocks = append(append(out.Blocks, nb), more...)
	}
	if !changed {
		return q
	}
	return &out
}

// told assigns the variable that a condition is about to its aliases.
func (e *equations) told(t ivl.Term, pos ivl.Pos) (list []ivl.Stmt) {
	v := objectOf(t)
	if v == nil {
		return e.toldFields(t, pos)
	}
	aliases := e.aliases(v)
	for _, w := range append(aliases[:len(aliases):len(aliases)], v) {
		if f := e.fieldOf(w); f != nil {
			list = append(list, e.owner(f, v, pos)...)
		}
		list = append(list, e.toldFields(w, pos)...)
	}
	for _, w := range aliases {
		switch {
		case w.Global:
		case v.Typ.Class.SubclassOf(w.Typ.Class):
			list = append(list, &ivl.Assign{X: w, T: v, Pos: pos})
		case w.Typ.Class.SubclassOf(v.Typ.Class):
			list = append(list, &ivl.Assign{X: w, T: ivl.CastTo(w.Typ.Class, v), Pos: pos})
		}
	}
	return list
}

// toldFields assumes what is known of fields whose value is a variable that a condition is about.
func (e *equations) toldFields(t ivl.Term, pos ivl.Pos) (list []ivl.Stmt) {
	for _, c := range slices.SortedFunc(maps.Keys(e.comp), func(a, b component) int { return e.comp[a] - e.comp[b] }) {
		x := e.of.Get(e.comp[c])
		if x == nil || !isVar(x.t) || !ivl.Mentions(t, x.t.(*ivl.Var)) || len(list) == maxAliases {
			continue
		}
		list = append(list, e.owner(ivl.FieldOf(c.x, c.f), x.t.(*ivl.Var), pos)...)
	}
	return list
}

// owner assumes that a field of a variable's object has the value of another variable, which it has, and tells the
// variables that have the same object.
func (e *equations) owner(f *ivl.Proj, is *ivl.Var, pos ivl.Pos) []ivl.Stmt {
	list := []ivl.Stmt{&ivl.Assume{T: ivl.Eq.Of(f, is), Pos: pos}}
	p := f.Ref.(*ivl.Var)
	for _, w := range e.aliases(p) {
		if !w.Global && p.Typ.Class.SubclassOf(w.Typ.Class) {
			list = append(list, &ivl.Assign{X: w, T: p, Pos: pos})
		}
	}
	return list
}

// fieldOf returns the field of a variable's object whose value v has, perhaps cast; nil if none is known.
func (e *equations) fieldOf(v *ivl.Var) *ivl.Proj {
	x := e.get(v)
	if x == nil {
		return nil
	}
	t := x.t
	if isCast(t) {
		t = t.(*ivl.App).Args[0]
	}
	if f := ownField(t); f != nil {
		return f
	}
	return nil
}

// ownField returns t if it is a field of a variable's object that has references, else nil.
func ownField(t ivl.Term) *ivl.Proj {
	f, ok := t.(*ivl.Proj)
	if !ok || f.Comp != ivl.CompField || f.Field.Type.Sort != ivl.RefSort || !isVar(f.Ref) {
		return nil
	}
	return f
}

// nameFields gives the fields whose components branches and assertions are about a variable.
func nameFields(q *ivl.Proc, names *namer) *ivl.Proc {
	out := *q
	out.Blocks = nil
	for _, b := range q.Blocks {
		nb := &ivl.Block{Label: b.Label}
		name := func(t ivl.Term) ivl.Term { return t }
		at := func(pos ivl.Pos) {
			name = func(t ivl.Term) ivl.Term {
				return ivl.MapTerm(t, func(u ivl.Term) ivl.Term {
					r, ok := u.(*ivl.Proj)
					if !ok || r.Comp != ivl.CompLength && r.Comp != ivl.CompField || ownField(r.Ref) == nil {
						return u
					}
					x := &ivl.Var{Name: names.fresh("field"), Typ: r.Ref.Type()}
					out.Locals = append(slices.Clip(out.Locals), x)
					nb.Stmts = append(nb.Stmts, &ivl.Assign{X: x, T: r.Ref, Pos: pos})
					return &ivl.Proj{Ref: x, Comp: r.Comp, Field: r.Field}
				})
			}
		}
		for _, s := range b.Stmts {
			if a, ok := s.(*ivl.Assert); ok {
				at(a.Pos)
				s = ivl.Rewrite{Term: name}.Stmt(a)
			}
			nb.Stmts = append(nb.Stmts, s)
		}
		nb.Term = b.Term
		if g, ok := b.Term.(*ivl.Goto); ok {
			at(g.Pos)
			nb.Term = ivl.Rewrite{Term: name}.Terminator(g)
		}
		out.Blocks = append(out.Blocks, nb)
	}
	if len(out.Locals) == len(q.Locals) {
		return q
	}
	return &out
}

// objectOf returns the only variable whose object's components a comparison is about; nil if there is none.
func objectOf(t ivl.Term) (v *ivl.Var) {
	one := true
	ivl.WalkTerm(t, func(u ivl.Term) bool {
		switch u := u.(type) {
		case *ivl.Proj:
			if w, ok := u.Ref.(*ivl.Var); ok && (u.Comp == ivl.CompLength || u.Comp == ivl.CompField) {
				one = one && (v == nil || v == w)
				v = w
			}
		case *ivl.App:
			one = one && (u.Op == ivl.Not || u.Op == ivl.Eq || u.Op == ivl.Lt || u.Op == ivl.Le)
		}
		return true
	})
	if !one {
		return nil
	}
	return v
}

// aliases returns other variables with the object of v.
func (e *equations) aliases(v *ivl.Var) []*ivl.Var {
	same := []*ivl.Var{v}
	for i := 0; i < len(same) && len(same) <= maxAliases; i++ {
		for _, x := range e.of.All() {
			if x.at >= len(e.num) {
				continue
			}
			t := x.t
			if isCast(t) {
				t = t.(*ivl.App).Args[0]
			}
			w, ok := t.(*ivl.Var)
			if !ok {
				continue
			}
			for _, pair := range [][2]*ivl.Var{{x.x, w}, {w, x.x}} {
				if pair[0] == same[i] && !slices.Contains(same, pair[1]) {
					same = append(same, pair[1])
				}
			}
		}
	}
	return same[1:]
}
