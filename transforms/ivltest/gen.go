// Package ivltest generates random IVL programs with a heap, for tests that
// compare programs before and after a rewrite.
//
// The programs are well-formed, never Broken (pulls and pushes are guarded by
// tests of null, type and range), push the defaults after each allocation as
// lowering does, read immutable fields only after their Init, and end: loops and recursion count down.
package ivltest

import (
	"fmt"
	"math/rand"
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// Options bound the programs. Zero values mean the defaults in parentheses.
type Options struct {
	Procs int  // procedures besides the entry (3)
	Stmts int  // statements of a procedure, roughly (20)
	Small bool // only small constants, no bit operators and no multiplication
	// Asserts puts assertions in the place of output: a computed value is not
	// some value that is likely.
	Asserts bool
	// Sparse lets pulls and pushes name some of the fields.
	Sparse bool
}

// Generate returns a random program. The same source gives the same program.
func Generate(rnd *rand.Rand, o Options) *ivl.Program {
	if o.Procs == 0 {
		o.Procs = 3
	}
	if o.Stmts == 0 {
		o.Stmts = 20
	}
	g := &gen{rnd: rnd, o: o, p: &ivl.Program{Entry: "main"}}
	g.classes()
	for i := range 3 {
		g.p.Inputs = append(g.p.Inputs, &ivl.Input{ID: i, Kind: ivl.Environment, Name: fmt.Sprintf("in%d", i)})
	}
	for i := range 8 {
		g.p.Props = append(g.p.Props, &ivl.Property{ID: i, Kind: ivl.AssertionError, Name: fmt.Sprintf("p%d", i)})
	}
	for i := range 2 {
		g.p.Globals = append(g.p.Globals, &ivl.Var{Name: fmt.Sprintf("g%d", i), Typ: ivl.Int, Global: true, Init: ivl.IntConst(int64(i), ivl.Int)})
	}
	g.p.Globals = append(g.p.Globals, &ivl.Var{Name: "gref", Typ: ivl.RefTo(g.a), Global: true, Init: ivl.Null(g.a)})
	for i := range o.Procs {
		g.signature(fmt.Sprintf("f%d", i))
	}
	g.p.Procs = append([]*ivl.Proc{{Name: "main"}}, g.p.Procs...)
	g.status = &ivl.Var{Name: "status", Typ: ivl.IntOf(ivl.I8), Global: true, Init: ivl.IntConst(0, ivl.IntOf(ivl.I8))}
	g.p.Globals = append(g.p.Globals, g.status)
	for _, q := range g.p.Procs {
		g.body(q)
	}
	g.p.Procs = append(g.p.Procs, g.initialiser())
	return g.p
}

type gen struct {
	rnd           *rand.Rand
	o             Options
	p             *ivl.Program
	object, a, b  *ivl.Class
	ints, as      *ivl.Class
	site          int
	q             *ivl.Proc
	cur           *ivl.Block
	budget, loops int
	reserved      map[*ivl.Var]bool // loop counters: read only
	status        *ivl.Var
	favourite     map[ivl.Type]*ivl.Var
}

func (g *gen) classes() {
	g.object = &ivl.Class{Name: "java/lang/Object", ID: 1}
	g.a = &ivl.Class{Name: "A", ID: 2, Super: g.object}
	g.b = &ivl.Class{Name: "B", ID: 3, Super: g.a}
	g.a.Fields = []*ivl.Field{
		{Class: g.a, Name: "k", Type: ivl.Int, Immutable: true},
		{Class: g.a, Name: "x", Type: ivl.Int},
		{Class: g.a, Name: "next", Type: ivl.RefTo(g.a)},
	}
	g.b.Fields = []*ivl.Field{
		{Class: g.b, Name: "y", Type: ivl.Int},
		{Class: g.b, Name: "m", Type: ivl.Int, Immutable: true},
	}
	elem, ref := ivl.Int, ivl.RefTo(g.a)
	g.ints = &ivl.Class{Name: "[I", ID: 4, Super: g.object, Elem: &elem}
	g.as = &ivl.Class{Name: "[LA;", ID: 5, Super: g.object, Elem: &ref}
	g.p.Classes = []*ivl.Class{g.object, g.a, g.b, g.ints, g.as}
}

// initialiser returns the procedure that runs once, when status is 0, as a
// class initialiser does.
func (g *gen) initialiser() *ivl.Proc {
	g.site++
	x := g.p.Globals[2]
	return &ivl.Proc{Name: "setup", Blocks: []*ivl.Block{{Label: "L0", Term: &ivl.Return{}, Stmts: []ivl.Stmt{
		&ivl.Assign{X: g.status, T: ivl.IntConst(1, g.status.Typ)},
		&ivl.New{X: x, Class: g.a, Site: g.site},
		&ivl.Push{P: x, Class: g.a, Ts: []ivl.Term{ivl.IntConst(7, ivl.Int), ivl.Null(g.a)}},
		&ivl.Init{P: x, Field: g.a.Fields[0], T: ivl.IntConst(5, ivl.Int)},
	}}}}
}

func (g *gen) signature(name string) {
	q := &ivl.Proc{Name: name}
	q.Params = append(q.Params, &ivl.Var{Name: "depth", Typ: ivl.Int})
	for i := range g.rnd.Intn(3) {
		q.Params = append(q.Params, &ivl.Var{Name: fmt.Sprintf("pi%d", i), Typ: ivl.Int})
	}
	for i := range g.rnd.Intn(3) {
		q.Params = append(q.Params, &ivl.Var{Name: fmt.Sprintf("pr%d", i), Typ: ivl.RefTo(g.a)})
	}
	for range g.rnd.Intn(3) {
		q.Results = append(q.Results, []ivl.Type{ivl.Int, ivl.RefTo(g.a)}[g.rnd.Intn(2)])
	}
	g.p.Procs = append(g.p.Procs, q)
}

func (g *gen) local(name string, t ivl.Type) *ivl.Var {
	v := &ivl.Var{Name: fmt.Sprintf("%s%d", name, len(g.q.Locals)), Typ: t}
	g.q.Locals = append(g.q.Locals, v)
	return v
}

func (g *gen) body(q *ivl.Proc) {
	g.q, g.budget, g.loops = q, g.o.Stmts, 0
	g.reserved, g.favourite = map[*ivl.Var]bool{}, map[ivl.Type]*ivl.Var{}
	g.cur = g.block()
	if len(q.Params) > 0 {
		g.reserved[q.Params[0]] = true
	}
	for range 3 {
		v := g.local("i", ivl.Int)
		g.add(&ivl.Assign{X: v, T: g.constant()})
	}
	b := g.local("c", ivl.Bool)
	g.add(&ivl.Assign{X: b, T: ivl.False})
	for _, c := range []*ivl.Class{g.a, g.a, g.b, g.object, g.ints, g.as} {
		v := g.local("r", ivl.RefTo(c))
		g.add(&ivl.Assign{X: v, T: ivl.Null(c)})
	}
	for range g.rnd.Intn(4) {
		g.alloc()
	}
	for g.budget > 0 {
		g.stmts()
	}
	g.ret()
}

// output prints the integers, so that runs can be compared.
func (g *gen) output() {
	if g.o.Asserts {
		g.assertOf(g.intVar())
		return
	}
	s := &ivl.Output{}
	for _, v := range g.vars(ivl.Int) {
		s.Format += "%i,"
		s.Args = append(s.Args, v)
	}
	s.Format += ";"
	g.add(s)
}

func (g *gen) ret() {
	if g.rnd.Intn(2) == 0 {
		g.output()
	}
	r := &ivl.Return{}
	for _, t := range g.q.Results {
		if t.Sort == ivl.RefSort {
			r.Ts = append(r.Ts, g.ref(t.Class))
		} else {
			r.Ts = append(r.Ts, g.int(2))
		}
	}
	g.cur.Term = r
}

func (g *gen) block() *ivl.Block {
	b := &ivl.Block{Label: fmt.Sprintf("L%d", len(g.q.Blocks))}
	g.q.Blocks = append(g.q.Blocks, b)
	return b
}

func (g *gen) add(s ivl.Stmt) { g.cur.Stmts = append(g.cur.Stmts, s) }

func jump(b *ivl.Block) ivl.Terminator {
	return &ivl.Goto{Targets: []ivl.Target{{Label: b.Label}}}
}

func branch(c ivl.Term, yes, no *ivl.Block) ivl.Terminator {
	return &ivl.Goto{Targets: []ivl.Target{{Cond: c, Label: yes.Label}, {Label: no.Label}}}
}

func (g *gen) stmts() {
	for n := 2 + g.rnd.Intn(6); n > 0 && g.budget > 0; n-- {
		g.budget--
		g.stmt()
	}
}

func (g *gen) stmt() {
	switch g.rnd.Intn(30) {
	case 0, 1, 2:
		g.add(&ivl.Assign{X: g.intVar(), T: g.int(3)})
	case 3:
		g.add(&ivl.Assign{X: g.varOf(ivl.Bool), T: g.cond(2)})
	case 4:
		g.add(&ivl.Havoc{X: g.intVar(), Input: g.p.Inputs[g.rnd.Intn(len(g.p.Inputs))]})
	case 5, 6:
		g.ifThenElse()
	case 7:
		g.loop()
	case 8, 9:
		g.alloc()
	case 10, 11, 12, 24, 25, 26, 27, 28:
		g.field()
	case 13, 14:
		g.element()
	case 15, 16, 29:
		g.call()
	case 17, 18:
		if g.rnd.Intn(4) > 0 {
			g.output()
			return
		}
		g.add(&ivl.Assert{T: g.cond(2), Prop: g.p.Props[g.rnd.Intn(len(g.p.Props))]})
	case 19:
		x := g.refVar(g.a)
		g.add(&ivl.Assign{X: x, T: g.ref(x.Typ.Class)})
	case 20:
		g.cast()
	case 21:
		if g.rnd.Intn(4) == 0 {
			g.exit()
		}
	case 22:
		if g.rnd.Intn(8) == 0 {
			g.add(&ivl.Assume{T: g.cond(1)})
		}
	case 23:
		if g.rnd.Intn(2) == 0 {
			isSet := ivl.Eq.Of(g.status, ivl.IntConst(1, g.status.Typ))
			g.guarded(ivl.Not.Of(isSet), func() { g.add(&ivl.Call{Proc: "setup"}) })
			return
		}
		x := g.refVar(g.a)
		g.add(&ivl.Assign{X: x, T: g.ref(x.Typ.Class)})
	}
}

// guarded runs f if c holds, and continues in both cases.
func (g *gen) guarded(c ivl.Term, f func()) {
	from, yes := g.cur, g.block()
	g.cur = yes
	f()
	join := g.block()
	from.Term = branch(c, yes, join)
	g.cur.Term = jump(join)
	g.cur = join
}

func (g *gen) ifThenElse() {
	c := g.cond(2)
	from, yes := g.cur, g.block()
	g.cur = yes
	g.stmts()
	endYes, no := g.cur, g.block()
	from.Term = branch(c, yes, no)
	g.cur = no
	g.stmts()
	join := g.block()
	endYes.Term = jump(join)
	g.cur.Term = jump(join)
	g.cur = join
}

func (g *gen) loop() {
	if g.loops > 1 {
		return
	}
	g.loops++
	n := g.local("n", ivl.Int)
	g.reserved[n] = true
	g.add(&ivl.Assign{X: n, T: ivl.IntConst(int64(g.rnd.Intn(6)), ivl.Int)})
	head := g.block()
	g.cur.Term = jump(head)
	body := g.block()
	g.cur = body
	g.stmts()
	g.add(&ivl.Assign{X: n, T: ivl.WrapTo(ivl.I32, ivl.Sub.Of(n, ivl.IntConst(1, ivl.Int)))})
	g.cur.Term = jump(head)
	exit := g.block()
	head.Term = branch(ivl.Lt.Of(ivl.IntConst(0, ivl.Int), n), body, exit)
	g.cur = exit
	g.loops--
}

func (g *gen) exit() {
	g.guarded(g.cond(1), func() {
		if g.rnd.Intn(2) == 0 {
			g.ret()
		} else {
			g.cur.Term = &ivl.Stop{}
		}
		g.cur = g.block() // unreachable
	})
}

// withoutFields has 0 instead of immutable fields of x: a program reads these only after their Init.
func withoutFields(t ivl.Term, x *ivl.Var, fields []*ivl.Field) ivl.Term {
	return ivl.MapTerm(t, func(u ivl.Term) ivl.Term {
		if p, ok := u.(*ivl.Proj); ok && p.Ref == ivl.Term(x) && slices.Contains(fields, p.Field) {
			return ivl.Zero(p.Field.Type)
		}
		return u
	})
}

func (g *gen) alloc() {
	g.site++
	switch g.rnd.Intn(4) {
	case 0, 1:
		c := []*ivl.Class{g.a, g.a, g.b}[g.rnd.Intn(3)]
		x := g.varOf(ivl.RefTo(c))
		g.add(&ivl.New{X: x, Class: c, Site: g.site})
		var zeros []ivl.Term
		for _, f := range c.Mutable() {
			zeros = append(zeros, ivl.Zero(f.Type))
		}
		g.add(&ivl.Push{P: x, Class: c, Ts: zeros})
		for i, f := range c.Tuple() {
			g.add(&ivl.Init{P: x, Field: f, T: withoutFields(g.int(1), x, c.Tuple()[i:])})
		}
	case 2:
		g.add(&ivl.NewArray{X: g.varOf(ivl.RefTo(g.ints)), Class: g.ints, Len: ivl.IntConst(int64(g.rnd.Intn(4)), ivl.Int), Site: g.site})
	case 3:
		g.add(&ivl.NewArray{X: g.varOf(ivl.RefTo(g.as)), Class: g.as, Len: ivl.IntConst(int64(g.rnd.Intn(4)), ivl.Int), Site: g.site})
	}
}

// field pulls from an object and may push to it, as lowering does.
func (g *gen) field() {
	if g.o.Sparse && g.rnd.Intn(3) > 0 {
		g.some()
		return
	}
	p := g.refVar(g.a)
	c := p.Typ.Class
	if c == g.b && g.rnd.Intn(2) == 0 {
		c = g.a
	}
	g.guarded(ivl.Not.Of(ivl.IsNull(p)), func() {
		fs := c.Mutable()
		xs := make([]*ivl.Var, len(fs))
		if g.rnd.Intn(2) == 0 {
			k := g.rnd.Intn(len(fs))
			if fs[k].Type == ivl.Int {
				xs[k] = g.intVar()
			} else {
				xs[k] = g.varOf(fs[k].Type)
			}
			g.add(&ivl.Pull{Xs: xs, P: p, Class: c})
			g.assertOf(xs[k])
			return
		}
		ts := make([]ivl.Term, len(fs))
		k := g.rnd.Intn(len(fs))
		for i, f := range fs {
			if i != k {
				xs[i] = g.local("t", f.Type)
				ts[i] = xs[i]
			} else if f.Type == ivl.Int {
				ts[i] = g.int(2)
			} else {
				ts[i] = g.ref(f.Type.Class)
			}
		}
		g.add(&ivl.Pull{Xs: xs, P: p, Class: c})
		g.add(&ivl.Push{P: p, Class: c, Ts: ts})
	})
}

// some accesses two objects field by field, again and again in one block.
func (g *gen) some() {
	p, q := g.refVar(g.a), g.refVar(g.a)
	g.guarded(ivl.And.Of(ivl.Not.Of(ivl.IsNull(p)), ivl.Not.Of(ivl.IsNull(q))), func() {
		last := ivl.Term(ivl.True)
		for range 1 + g.rnd.Intn(6) {
			switch g.rnd.Intn(12) {
			case 0:
				g.add(&ivl.Assign{X: g.intVar(), T: g.int(2)})
			case 1:
				if p.Typ == q.Typ {
					g.add(&ivl.Assign{X: p, T: q})
				}
			case 2:
				if g.q.Name == "main" && !p.Global && !q.Global { // no block of its own
					g.callBeside(p, q)
				}
			default:
				x := p
				if g.rnd.Intn(3) == 0 {
					x = q
				}
				if v := g.access(x); v != nil {
					last = v
				}
			}
		}
		if v, ok := last.(*ivl.Var); ok && g.rnd.Intn(2) == 0 {
			g.assertOf(v)
			return
		}
		for i, f := range g.a.Mutable() {
			if f.Type == ivl.Int {
				x := make([]*ivl.Var, len(g.a.Mutable()))
				x[i] = g.local("t", f.Type)
				g.add(&ivl.Pull{Xs: x, P: p, Class: g.a})
				g.output1(x[i])
			}
		}
	})
}

// output1 prints a number.
func (g *gen) output1(x *ivl.Var) {
	if !g.o.Asserts {
		g.add(&ivl.Output{Format: "%i ", Args: []ivl.Term{x}})
	}
}

// callBeside is call without results for some variables.
func (g *gen) callBeside(vs ...*ivl.Var) {
	n := len(g.cur.Stmts)
	g.call()
	if len(g.cur.Stmts) > n {
		c := g.cur.Stmts[n].(*ivl.Call)
		for i, x := range c.Xs {
			if slices.Contains(vs, x) {
				c.Xs[i] = nil
			}
		}
	}
}

// access pulls from p, which is not null, or pushes to it. It returns a variable that was read.
func (g *gen) access(p *ivl.Var) *ivl.Var {
	c := p.Typ.Class
	if g.rnd.Intn(3) == 0 {
		c = g.a
	}
	fs := slices.Clone(c.Mutable())
	only := fs
	if g.rnd.Intn(6) == 0 {
		only = nil
	} else {
		g.rnd.Shuffle(len(fs), func(i, j int) { fs[i], fs[j] = fs[j], fs[i] })
		only = fs[:1+g.rnd.Intn(len(fs))]
		fs = only
	}
	if g.rnd.Intn(2) == 0 {
		ts := make([]ivl.Term, len(fs))
		for i, f := range fs {
			if ts[i] = g.int(2); f.Type.Sort == ivl.RefSort {
				ts[i] = g.ref(f.Type.Class)
			}
		}
		g.add(&ivl.Push{P: p, Class: c, Only: only, Ts: ts})
		return nil
	}
	xs := make([]*ivl.Var, len(fs))
	for i, f := range fs {
		xs[i] = g.local("t", f.Type)
	}
	k := g.rnd.Intn(len(fs))
	if fs[k].Type == ivl.Int {
		xs[k] = g.intVar()
	}
	g.add(&ivl.Pull{Xs: xs, P: p, Class: c, Only: only})
	return xs[k]
}

// assertOf sometimes asserts something about a value that was just read.
func (g *gen) assertOf(x *ivl.Var) {
	if g.o.Asserts && x.Typ == ivl.Int {
		c := ivl.IntConst(int64(g.rnd.Intn(9)-4), ivl.Int)
		g.add(&ivl.Assert{T: ivl.Not.Of(ivl.Eq.Of(x, c)), Prop: g.p.Props[g.rnd.Intn(len(g.p.Props))]})
		return
	}
	if g.rnd.Intn(2) == 0 {
		if x.Typ == ivl.Int {
			g.add(&ivl.Output{Format: "%i ", Args: []ivl.Term{x}})
		}
		return
	}
	var t ivl.Term
	if x.Typ.Sort == ivl.RefSort {
		t = ivl.IsNull(x)
	} else {
		c := ivl.IntConst(int64(g.rnd.Intn(9)-4), ivl.Int)
		t = []ivl.Term{ivl.Le.Of(x, c), ivl.Lt.Of(c, x), ivl.Eq.Of(x, c), ivl.Not.Of(ivl.Eq.Of(x, c)), ivl.Not.Of(ivl.Eq.Of(x, c))}[g.rnd.Intn(5)]
	}
	if g.rnd.Intn(10) == 0 {
		g.add(&ivl.Assert{T: t, Prop: g.p.Props[g.rnd.Intn(len(g.p.Props))]})
		return
	}
	g.guarded(t, func() { g.add(&ivl.Assign{X: g.intVar(), T: g.constant()}) })
}

func (g *gen) element() {
	c := []*ivl.Class{g.ints, g.as}[g.rnd.Intn(2)]
	a := g.varOf(ivl.RefTo(c))
	i := g.int(0)
	g.guarded(ivl.And.Of(ivl.Not.Of(ivl.IsNull(a)), ivl.Le.Of(ivl.IntConst(0, ivl.Int), i), ivl.Lt.Of(i, ivl.Length(a))), func() {
		if g.rnd.Intn(2) == 0 {
			x := g.intVar()
			if c == g.as {
				x = g.varOf(*c.Elem)
			}
			g.add(&ivl.PullElem{X: x, A: a, I: i})
			g.assertOf(x)
			return
		}
		t := g.int(1)
		if c == g.as {
			t = g.ref(g.a)
		}
		g.add(&ivl.PushElem{A: a, I: i, T: t})
	})
}

func (g *gen) call() {
	callee := g.p.Procs[g.rnd.Intn(len(g.p.Procs))]
	if callee.Name == "main" {
		return
	}
	s := &ivl.Call{Proc: callee.Name}
	depth := ivl.Term(ivl.IntConst(2, ivl.Int))
	emit := func() { g.add(s) }
	if g.q.Name != "main" {
		d := g.q.Params[0]
		depth = ivl.WrapTo(ivl.I32, ivl.Sub.Of(d, ivl.IntConst(1, ivl.Int)))
		emit = func() { g.guarded(ivl.Lt.Of(ivl.IntConst(0, ivl.Int), d), func() { g.add(s) }) }
	}
	s.Args = []ivl.Term{depth}
	for _, p := range callee.Params[1:] {
		if p.Typ.Sort == ivl.RefSort {
			s.Args = append(s.Args, g.ref(p.Typ.Class))
		} else {
			s.Args = append(s.Args, g.int(1))
		}
	}
	used := map[*ivl.Var]bool{}
	for _, t := range callee.Results {
		x := g.varOf(t)
		if g.rnd.Intn(4) == 0 || used[x] || g.reserved[x] {
			x = nil
		}
		used[x] = true
		s.Xs = append(s.Xs, x)
	}
	emit()
}

func (g *gen) cast() {
	a, b := g.varOf(ivl.RefTo(g.a)), g.varOf(ivl.RefTo(g.b))
	o := g.varOf(ivl.RefTo(g.object))
	isB := ivl.Eq.Of(ivl.TypeNo(a), ivl.IntConst(int64(g.b.ID), ivl.IntZ))
	switch g.rnd.Intn(3) {
	case 0:
		g.guarded(isB, func() { g.add(&ivl.Assign{X: b, T: ivl.CastTo(g.b, a)}) })
	case 1:
		g.add(&ivl.Assign{X: o, T: g.ref(g.a)})
	case 2:
		lo, hi := ivl.IntConst(int64(g.a.ID), ivl.IntZ), ivl.IntConst(int64(g.b.ID), ivl.IntZ)
		g.guarded(ivl.Or.Of(ivl.IsNull(o), ivl.And.Of(ivl.Le.Of(lo, ivl.TypeNo(o)), ivl.Le.Of(ivl.TypeNo(o), hi))), func() {
			g.add(&ivl.Assign{X: a, T: ivl.CastTo(g.a, o)})
		})
	}
}

// vars returns the variables of type t that may be assigned.
func (g *gen) vars(t ivl.Type) []*ivl.Var {
	var out []*ivl.Var
	for _, vs := range [][]*ivl.Var{g.p.Globals, g.q.Params, g.q.Locals} {
		for _, v := range vs {
			if v.Typ == t && !g.reserved[v] && v.Name[0] != 't' {
				out = append(out, v)
			}
		}
	}
	return out
}

// varOf returns some variable of type t: often the same one, so that the
// statements of a program depend on each other.
func (g *gen) varOf(t ivl.Type) *ivl.Var {
	vs := g.vars(t)
	if f := g.favourite[t]; f != nil && g.rnd.Intn(5) < 2 {
		for _, v := range vs {
			if v == f {
				return f
			}
		}
	}
	v := vs[g.rnd.Intn(len(vs))]
	g.favourite[t] = v
	return v
}

func (g *gen) intVar() *ivl.Var { return g.varOf(ivl.Int) }

// refVar returns a variable of class c or a subclass.
func (g *gen) refVar(c *ivl.Class) *ivl.Var {
	if c == g.a && g.rnd.Intn(4) == 0 {
		c = g.b
	}
	return g.varOf(ivl.RefTo(c))
}

// ref returns a reference term of class c or a subclass.
func (g *gen) ref(c *ivl.Class) ivl.Term {
	switch g.rnd.Intn(6) {
	case 0:
		return ivl.Null(c)
	case 1:
		if c == g.a {
			return ivl.Ite.As(ivl.RefTo(c), g.cond(0), g.varOf(ivl.RefTo(c)), g.refVar(c))
		}
	}
	return g.refVar(c)
}

func (g *gen) constant() ivl.Term {
	if g.o.Small || g.rnd.Intn(4) > 0 {
		return ivl.IntConst(int64(g.rnd.Intn(9)-4), ivl.Int)
	}
	return ivl.IntConst(int64(int32(g.rnd.Uint32())), ivl.Int)
}

// int returns an i32 term of at most the given depth.
func (g *gen) int(depth int) ivl.Term {
	if depth == 0 || g.rnd.Intn(3) == 0 {
		switch g.rnd.Intn(6) {
		case 0, 1:
			return g.constant()
		case 2:
			if g.rnd.Intn(3) == 0 {
				p := g.refVar(g.a)
				return ivl.FieldOf(p, g.a.Fields[0])
			}
		}
		return g.intVar()
	}
	a, b := g.int(depth-1), g.int(depth-1)
	ops := []ivl.Op{ivl.Add, ivl.Sub, ivl.Add, ivl.Sub, ivl.Mul, ivl.Div, ivl.Rem, ivl.BitAnd, ivl.BitOr, ivl.BitXor, ivl.Shl, ivl.Shr, ivl.Ushr32, ivl.Neg, ivl.Ite}
	if g.o.Small {
		ops = []ivl.Op{ivl.Add, ivl.Sub, ivl.Neg, ivl.Ite}
	}
	switch op := ops[g.rnd.Intn(len(ops))]; op {
	case ivl.Neg:
		return ivl.WrapTo(ivl.I32, ivl.Neg.Of(a))
	case ivl.Ite:
		return ivl.Ite.As(ivl.Int, g.cond(depth-1), a, b)
	case ivl.Shl, ivl.Shr, ivl.Ushr32:
		s := ivl.Term(ivl.IntConst(int64(g.rnd.Intn(32)), ivl.Int))
		if g.rnd.Intn(3) == 0 {
			s = ivl.BitAnd.As(ivl.Int, g.intVar(), ivl.IntConst(31, ivl.Int))
		}
		if op == ivl.Ushr32 {
			return op.Of(a, s)
		}
		return ivl.WrapTo(ivl.I32, op.Of(a, s))
	case ivl.BitAnd:
		if g.rnd.Intn(2) == 0 {
			b = ivl.IntConst(int64(1)<<g.rnd.Intn(16)-1, ivl.Int)
		}
		return ivl.WrapTo(ivl.I32, op.Of(a, b))
	default:
		return ivl.WrapTo(ivl.I32, op.Of(a, b))
	}
}

// cond returns a condition of at most the given depth.
func (g *gen) cond(depth int) ivl.Term {
	if depth > 0 && g.rnd.Intn(3) == 0 {
		a, b := g.cond(depth-1), g.cond(depth-1)
		switch g.rnd.Intn(4) {
		case 0:
			return ivl.And.Of(a, b)
		case 1:
			return ivl.Or.Of(a, b)
		case 2:
			return ivl.Implies.Of(a, b)
		}
		return ivl.Not.Of(a)
	}
	switch g.rnd.Intn(8) {
	case 0:
		return g.varOf(ivl.Bool)
	case 1:
		return ivl.IsNull(g.refVar(g.a))
	case 2:
		return ivl.Eq.Of(g.refVar(g.a), g.refVar(g.a))
	case 3:
		return ivl.Eq.Of(g.int(min(depth, 1)), g.int(min(depth, 1)))
	case 4:
		return ivl.Eq.Of(ivl.TypeNo(g.varOf(ivl.RefTo(g.a))), ivl.IntConst(int64(2+g.rnd.Intn(2)), ivl.IntZ))
	case 5, 6:
		return ivl.Lt.Of(g.int(min(depth, 1)), g.int(min(depth, 1)))
	}
	return ivl.Le.Of(g.int(min(depth, 1)), g.constant())
}
