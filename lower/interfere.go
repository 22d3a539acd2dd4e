package lower

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ivl"
)

// Where other threads may run at any time (reach.Options.Interference), the lowered program says so in the terms of
// the IVL, so that abstract interpretation and its checker need to know nothing of threads: both have one set of values for each
// field of the objects of an allocation site, for the whole run, and what a pull gives is any of them.
//
//   - Static fields, and the states of classes, are fields of one object. Each read is a pull of its own.
//   - The elements of a new array have their default values first: whoever gets it without synchronisation may see these.
//   - A read of a long or double that is not volatile gives any value: two halves of two writes (JLS §17.7).
//
// doc.go has the argument.

// Interfered reports whether other threads may run at any time in the program.
func (r *Result) Interfered() bool { return r.interfered || r.Threads != nil }

// interfere changes the procedures of p so that no fact about what threads share outlives an access.
func (w *world) interfere(p *ivl.Program) {
	i := newInterference(w)
	i.share(p)
	w.locals = nil // the places of locals are for runs
}

// share makes fields of one object of the globals of p.
func (i *interference) share(p *ivl.Program) {
	i.shareGlobals()
	for _, q := range p.Procs {
		i.proc(q)
	}
	i.start(p.Procs[0])
}

func newInterference(w *world) *interference {
	i := &interference{w: w, fields: map[*ivl.Var]*ivl.Field{}, unset: map[*ivl.Var]ivl.Term{}, volatile: map[*ivl.Field]bool{}}
	for f, g := range w.fields {
		i.volatile[g] = f.Access.Has(classfile.AccVolatile)
	}
	return i
}

// interference rewrites one program.
type interference struct {
	w        *world
	class    *ivl.Class              // of the object with the static fields
	holder   *ivl.Var                // the global with that object, which only the start of the program sets
	fields   map[*ivl.Var]*ivl.Field // for each global that threads share
	unset    map[*ivl.Var]ivl.Term   // for globals whose default value no read sees, what they hold before
	volatile map[*ivl.Field]bool
	exact    bool // one step after the other is executed: arrays are filled when they are made, and nothing is torn
}

// staticsClass is the class of the object that has all static fields. Java has no such name.
const staticsClass = "jayverify/$Statics"

// shareGlobals makes a field of each global, but for the array of what code without a body has, which only the start of the
// program sets.
func (i *interference) shareGlobals() {
	w := i.w
	i.class = &ivl.Class{Name: staticsClass, Super: w.classes["java/lang/Object"], Closed: true}
	java := map[*ivl.Var]*classfile.Field{}
	for f, v := range w.statics {
		java[v] = f
	}
	for _, v := range w.globals {
		if v == w.kept {
			continue
		}
		f := &ivl.Field{Class: i.class, Name: v.Name, Type: v.Typ}
		i.class.Fields = append(i.class.Fields, f)
		i.fields[v] = f
		if s := java[v]; s != nil {
			i.volatile[f] = s.Access.Has(classfile.AccVolatile)
			if w.prog.EstablishedStatics[s] {
				i.unset[v] = w.unsetObject(v.Typ.Class)
			}
		}
	}
	i.class.ID = len(w.order) + 1
	w.order = append(w.order, i.class)
	i.holder = &ivl.Var{Name: "jayverify.$Statics.holder", Typ: ivl.RefTo(i.class), Global: true, Init: ivl.Null(i.class)}
	globals := []*ivl.Var{i.holder}
	for _, v := range w.globals {
		if i.fields[v] == nil {
			globals = append(globals, v)
		}
	}
	w.globals = globals
}

// start makes the object with the static fields at the beginning of the entry.
func (i *interference) start(q *ivl.Proc) {
	x := &ivl.Var{Name: unusedName(q, "statics"), Typ: i.holder.Typ}
	var ts []ivl.Term
	byField := map[*ivl.Field]*ivl.Var{}
	for v, f := range i.fields {
		byField[f] = v
	}
	for _, f := range i.class.Fields {
		v := byField[f]
		t := v.Init
		if u := i.unset[v]; u != nil {
			t = u
		}
		ts = append(ts, t)
	}
	first := q.Blocks[0]
	first.Stmts = append([]ivl.Stmt{
		&ivl.New{X: x, Class: i.class, Site: i.w.site(), Pos: q.Pos},
		&ivl.Push{P: x, Class: i.class, Ts: ts, Pos: q.Pos},
		&ivl.Assign{X: i.holder, T: x, Pos: q.Pos},
	}, first.Stmts...)
	q.Locals = append(q.Locals, x)
}

// unusedName is a name for a variable of q that begins with hint.
func unusedName(q *ivl.Proc, hint string) string {
	taken := func(name string) bool {
		is := func(v *ivl.Var) bool { return v.Name == name }
		return slices.ContainsFunc(q.Params, is) || slices.ContainsFunc(q.Locals, is)
	}
	for taken(hint) {
		hint += "'"
	}
	return hint
}

// proc rewrites the accesses of one procedure.
func (i *interference) proc(q *ivl.Proc) {
	a := &accesses{interference: i, proc: q, copies: map[*ivl.Var]*ivl.Var{}}
	for _, b := range q.Blocks {
		stmts := b.Stmts
		b.Stmts = nil
		a.out = &b.Stmts
		for _, s := range stmts {
			a.stmt(s)
		}
		for _, v := range ivl.FreeVars(ivl.TerminatorTerms(b.Term)...) {
			a.read(v, b.Term.Position())
		}
		b.Term = ivl.Renaming(a.copies).Terminator(b.Term)
	}
}

// accesses rewrites the statements of one procedure.
type accesses struct {
	*interference
	proc   *ivl.Proc
	copies map[*ivl.Var]*ivl.Var // a local for each global that the procedure uses; it is read again for each statement
	out    *[]ivl.Stmt
}

func (a *accesses) add(s ivl.Stmt) { *a.out = append(*a.out, s) }

// stmt adds a statement with its accesses.
func (a *accesses) stmt(s ivl.Stmt) {
	at := s.Position()
	for _, v := range ivl.Uses(s) {
		a.read(v, at)
	}
	var written []*ivl.Var
	for _, v := range ivl.Defs(s) {
		if a.fields[v] != nil {
			a.copy(v)
			written = append(written, v)
		}
	}
	s = ivl.Renaming(a.copies).Stmt(s)
	if n, ok := s.(*ivl.NewArray); ok && n.Filled && !a.exact {
		m := *n
		m.Filled = false
		s = &m
	}
	a.add(s)
	a.tear(s)
	for _, v := range written {
		f := a.fields[v]
		a.add(&ivl.Push{P: a.holder, Class: a.class, Only: []*ivl.Field{f}, Ts: []ivl.Term{a.copies[v]}, Pos: at})
	}
}

// copy is the local for a global.
func (a *accesses) copy(v *ivl.Var) *ivl.Var {
	x := a.copies[v]
	if x == nil {
		x = &ivl.Var{Name: unusedName(a.proc, "read."+v.Name), Typ: v.Typ}
		a.copies[v] = x
		a.proc.Locals = append(a.proc.Locals, x)
	}
	return x
}

// read adds the read of v, if threads share it.
func (a *accesses) read(v *ivl.Var, at ivl.Pos) {
	f := a.fields[v]
	if f == nil {
		return
	}
	x := a.copy(v)
	pull := &ivl.Pull{Xs: []*ivl.Var{x}, P: a.holder, Class: a.class, Only: []*ivl.Field{f}, Pos: at}
	a.add(pull)
	a.tear(pull)
	if u := a.unset[v]; u != nil {
		a.add(&ivl.Assume{T: ivl.Not.Of(ivl.Eq.Of(x, u)), Pos: at})
	}
}

// tear adds that what s has read may be the halves of two writes.
func (a *accesses) tear(s ivl.Stmt) {
	if a.exact { // a race on such a number ends the exploration
		return
	}
	half := func(x *ivl.Var) {
		if x != nil && (x.Typ == ivl.Long || x.Typ.Sort == ivl.DoubleSort) {
			a.add(&ivl.Havoc{X: x, Input: a.w.input(ivl.Unmodelled, "a number of two writes", s.Position()), Pos: s.Position()})
		}
	}
	switch s := s.(type) {
	case *ivl.Pull:
		for k, f := range s.Fields() {
			if !a.volatile[f] {
				half(s.Xs[k])
			}
		}
	case *ivl.PullElem:
		half(s.X)
	}
}
