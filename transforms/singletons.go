package transforms

import (
	"math"
	"slices"
	"strconv"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// maxArrayGlobals bounds the number of an array's elements that become globals.
const maxArrayGlobals = 16

// singletons keeps objects that exist at most once out of the heap (design
// §3.1): the mutable fields of an object whose allocation runs at most once,
// and the elements of such an array of constant length of which few are accessed, become globals,
// which are updated strongly. A pull of p tests whether p is that object,
//
//	goto {(= p.allocSite s) -> S, else -> H}
//	S: x := $o<s>.f
//	H: x := pull C p
//
// and needs neither the test nor the other branch where the points-to analysis
// knows which object p is.
//
// For a class that whole chooses, it treats all objects or none, see WholeClasses;
// nil chooses no class.
func (a *analyses) singletons(p *ivl.Program, whole func(*ivl.Class) bool) (*ivl.Program, error) {
	f := a.values(p)
	s := &singletons{p: p, f: f, of: map[absint.Object]*singleton{}, whole: whole}
	s.find()
	return s.rewrite()
}

// WholeClasses is singletons for the classes of which every object can be kept
// out of the heap. Then accesses do not distinguish objects of the same class.
// Time-indexed heap invariants need this: a list whose first node is special is
// harder to prove.
func WholeClasses(p *ivl.Program) (*ivl.Program, error) {
	return (&analyses{}).singletons(p, func(*ivl.Class) bool { return true })
}

// rewrite puts the globals of the objects found into the program.
func (s *singletons) rewrite() (*ivl.Program, error) {
	p, f := s.p, s.f
	if len(s.list) == 0 {
		return p, nil
	}
	out := *p
	out.Globals = slices.Clip(p.Globals)
	for _, o := range s.list {
		for _, fl := range o.obj.Class.Mutable() {
			out.Globals = append(out.Globals, o.fields[fl])
		}
		for _, fl := range o.obj.Class.Tuple() {
			if v := o.fields[fl]; v != nil {
				out.Globals = append(out.Globals, v)
			}
		}
		out.Globals = append(out.Globals, o.elems...)
		if o.newest != nil {
			out.Globals = append(out.Globals, o.newest)
		}
	}
	return ivl.MapProcs(&out, func(q *ivl.Proc) *ivl.Proc {
		if !f.Procs[q.Name].Reached {
			return q
		}
		r := &singletonRewriter{s: s, fp: f.Procs[q.Name], names: newNamer(&out, q), locals: slices.Clip(q.Locals), recent: s.recent[q.Name]}
		return r.run()
	}), nil
}

// singleton is an object that exists at most once.
type singleton struct {
	obj    absint.Object
	number int // of the abstract object
	fields map[*ivl.Field]*ivl.Var
	elems  []*ivl.Var
	newest *ivl.Var // for mostRecent: the newest object of the site; nil if the site has only one object
}

type singletons struct {
	p    *ivl.Program
	f    *absint.Analysis
	of   map[absint.Object]*singleton
	list []*singleton // in the order of the program text

	whole func(*ivl.Class) bool // classes that are not changed if one of their objects stays in the heap; nil: none

	recent map[string]*recency // for mostRecent, by procedure
}

// find decides which objects become globals.
func (s *singletons) find() {
	order, places, classes := allocations(s.p)
	later := s.filledLater()
	uses := s.usesOfArrays()
	once := findOnce(s.p, s.f)
	names := &namer{used: map[string]bool{}, next: map[string]int{}}
	for _, q := range s.p.Procs {
		for n := range newNamer(s.p, q).used {
			names.used[n] = true
		}
	}
	stay, lengths := map[*ivl.Class]bool{}, map[absint.Object]int64{}
	alone := order[:0:0]
	for _, o := range order {
		lengths[o] = uses.elements(o, constantLength(places[o]))
		if classes[o.Site] > 1 || lengths[o] < 0 || uses.other[o] || later[o] || prints(s.p, o.Class) || len(once.common(places[o])) == 0 {
			stay[o.Class] = true
			continue
		}
		alone = append(alone, o)
	}
	for _, o := range alone {
		if s.whole == nil || !s.whole(o.Class) || !stay[o.Class] {
			s.add(o, int(lengths[o]), names)
		}
	}
}

// arrayUses is what the program does with the elements of the arrays that it allocates.
type arrayUses struct {
	other map[absint.Object]bool  // a value is stored of a static class that does not fit the elements: arrays of references are covariant
	most  map[absint.Object]int64 // the largest index of an access; math.MaxInt64 if it is not known
}

// usesOfArrays finds the accesses to the elements of each array that is allocated.
func (s *singletons) usesOfArrays() *arrayUses {
	u := &arrayUses{other: map[absint.Object]bool{}, most: map[absint.Object]int64{}}
	for _, q := range s.p.Procs {
		fp := s.f.Procs[q.Name]
		for i, b := range q.Blocks {
			if !fp.Reached || fp.In[i] == nil {
				continue
			}
			st := s.f.At(fp, i)
			for _, x := range b.Stmts {
				switch x := x.(type) {
				case *ivl.PullElem:
					u.access(st, x.A, x.I, nil)
				case *ivl.PushElem:
					u.access(st, x.A, x.I, x.T)
				}
				if !st.Step(x) || st.Dead {
					break
				}
			}
		}
	}
	return u
}

// access notes an access to an element of a, where t is stored; nil for a read.
func (u *arrayUses) access(st *absint.AbstractState, a, index, t ivl.Term) {
	at := st.Eval(index).Ints
	most := at.Hi
	if at.HiInf {
		most = math.MaxInt64
	}
	_, null := t.(*ivl.NullLit)
	for i := range st.Universe.AsObject(st.Eval(a), a.Type().Class).Objects.All() {
		o := st.Universe.Objects[i]
		u.most[o] = max(u.most[o], most)
		if t != nil && !null && o.Class.Elem != nil && !fits(t.Type(), *o.Class.Elem) {
			u.other[o] = true
		}
	}
}

// elements returns how many elements of o become globals: those that are accessed. It returns -1 if these
// are too many, or if the length is not a constant.
func (u *arrayUses) elements(o absint.Object, length int64) int64 {
	if length > maxArrayGlobals && u.most[o] < maxArrayGlobals {
		length = u.most[o] + 1
	}
	if length > maxArrayGlobals {
		return -1
	}
	return length
}

// add makes the globals of one singleton.
func (s *singletons) add(o absint.Object, length int, names *namer) {
	x := &singleton{obj: o, number: s.f.Universe.Number[o], fields: map[*ivl.Field]*ivl.Var{}}
	base := "$o" + strconv.Itoa(o.Site)
	global := func(suffix string, t ivl.Type) *ivl.Var {
		return &ivl.Var{Name: names.fresh(base + suffix), Typ: t, Global: true, Init: ivl.Zero(t)}
	}
	for _, f := range slices.Concat(o.Class.Mutable(), o.Class.Tuple()) {
		x.fields[f] = global("$"+f.Name, f.Type)
	}
	if o.Class.Elem != nil {
		for i := range length {
			x.elems = append(x.elems, global("$"+strconv.Itoa(i), *o.Class.Elem))
		}
	}
	s.of[o] = x
	s.list = append(s.list, x)
}

// singletonRewriter rewrites one procedure.
type singletonRewriter struct {
	s      *singletons
	fp     *absint.Proc
	names  *namer
	locals []*ivl.Var
	blocks []*ivl.Block
	cur    *ivl.Block
	st     *absint.AbstractState
	recent *recency
	now    flow.Bitset // for mostRecent: the result of recency here
}

func (r *singletonRewriter) run() *ivl.Proc {
	q := r.fp.Body
	for i, b := range q.Blocks {
		if r.fp.In[i] == nil {
			continue // unreachable; Propagate and cleanup remove the edges to it
		}
		r.st = r.s.f.At(r.fp, i)
		r.cur = &ivl.Block{Label: b.Label}
		if r.recent != nil {
			r.now = slices.Clone(r.recent.in[i])
		}
		dead := false
		for _, s := range b.Stmts {
			r.stmt(ivl.Rewrite{Term: r.term}.Stmt(s), s)
			if r.recent != nil {
				r.recent.step(r.now, r.st, s)
			}
			if dead = !r.st.Step(s) || r.st.Dead; dead {
				r.cur.Term = &ivl.Stop{Pos: s.Position()}
				break
			}
		}
		if !dead {
			r.cur.Term = ivl.Rewrite{Term: r.term}.Terminator(b.Term)
		}
		r.blocks = append(r.blocks, r.cur)
	}
	// Edges to blocks that no run reaches stay; give them an end.
	have := map[string]bool{}
	for _, b := range r.blocks {
		have[b.Label] = true
	}
	for _, b := range q.Blocks {
		if !have[b.Label] {
			r.blocks = append(r.blocks, &ivl.Block{Label: b.Label, Term: &ivl.Stop{Pos: b.Term.Position()}})
		}
	}
	out := *q
	out.Blocks, out.Locals = r.blocks, r.locals
	return &out
}

func (r *singletonRewriter) add(s ivl.Stmt) { r.cur.Stmts = append(r.cur.Stmts, s) }

// term replaces the immutable fields of known singletons.
func (r *singletonRewriter) term(t ivl.Term) ivl.Term {
	return ivl.MapTerm(t, func(u ivl.Term) ivl.Term {
		p, ok := u.(*ivl.Proj)
		if !ok || p.Comp != ivl.CompField {
			return u
		}
		v := r.st.Eval(p.Ref)
		if list, others := r.all(v); len(list) == 1 && !others && !v.Null && list[0].newest == nil {
			return list[0].fields[p.Field]
		}
		return u
	})
}

// all returns the singletons among the objects of v, and whether v may refer to
// another object.
func (r *singletonRewriter) all(v *absint.Value) (list []*singleton, others bool) {
	for i := range v.Objects.All() {
		if o := r.s.of[r.s.f.Universe.Objects[i]]; o != nil {
			list = append(list, o)
		} else {
			others = true
		}
	}
	return list, others
}

func (r *singletonRewriter) stmt(s, orig ivl.Stmt) {
	switch s := s.(type) {
	case *ivl.Pull:
		v := r.st.Universe.AsObject(r.st.Eval(orig.(*ivl.Pull).P), s.Class)
		r.cases(v, s.P, s.Pos, s, func(o *singleton) { r.pull(s, o) })
	case *ivl.Push:
		v := r.st.Universe.AsObject(r.st.Eval(orig.(*ivl.Push).P), s.Class)
		r.cases(v, s.P, s.Pos, s, func(o *singleton) { r.push(s, o) })
	case *ivl.PullElem:
		v := r.st.Universe.AsObject(r.st.Eval(orig.(*ivl.PullElem).A), s.A.Type().Class)
		r.cases(v, s.A, s.Pos, s, func(o *singleton) { r.pullElem(s, o) })
	case *ivl.PushElem:
		v := r.st.Universe.AsObject(r.st.Eval(orig.(*ivl.PushElem).A), s.A.Type().Class)
		r.cases(v, s.A, s.Pos, s, func(o *singleton) { r.pushElem(s, o) })
	case *ivl.Init:
		r.add(s)
		v := r.st.Eval(orig.(*ivl.Init).P)
		list, others := r.all(v)
		if len(list) > 0 && list[0].newest != nil {
			return // its immutable fields are in its reference
		}
		switch {
		case len(list) == 1 && !others:
			r.add(&ivl.Assign{X: list[0].fields[s.Field], T: s.T, Pos: s.Pos})
		case len(list) > 0:
			for _, o := range list {
				x := o.fields[s.Field]
				r.add(&ivl.Assign{X: x, T: ivl.Ite.As(x.Typ, isSite(s.P, o), s.T, x), Pos: s.Pos})
			}
		}
	case *ivl.New:
		o := r.s.of[absint.Object{Class: s.Class, Site: s.Site}]
		if o == nil || o.newest == nil {
			r.add(s)
			return
		}
		r.replace(s, o)
	default:
		r.add(s)
	}
}

func isSite(p ivl.Term, o *singleton) ivl.Term {
	if o.newest != nil {
		return ivl.Eq.Of(p, o.newest)
	}
	return ivl.Eq.Of(ivl.Site(p), ivl.IntConst(int64(o.obj.Site), ivl.IntZ))
}

// cases distinguishes which singleton p is; heap is the statement for all
// other objects.
func (r *singletonRewriter) cases(v *absint.Value, p ivl.Term, pos ivl.Pos, heap ivl.Stmt, body func(o *singleton)) {
	list, others := r.all(v)
	for _, o := range list {
		others = others || o.newest != nil && !r.recent.knows(r.now, p, o)
	}
	switch {
	case len(list) == 0:
		r.add(heap)
		return
	case len(list) == 1 && !others:
		body(list[0])
		return
	}
	g := &ivl.Goto{Pos: pos}
	for _, o := range list {
		g.Targets = append(g.Targets, ivl.Target{Cond: isSite(p, o), Label: r.names.fresh("S")})
	}
	if others {
		g.Targets = append(g.Targets, ivl.Target{Label: r.names.fresh("S")})
	} else {
		g.Targets[len(g.Targets)-1].Cond = nil
	}
	join := r.names.fresh("S")
	r.cur.Term = g
	r.blocks = append(r.blocks, r.cur)
	for i, t := range g.Targets {
		r.cur = &ivl.Block{Label: t.Label}
		if i < len(list) {
			body(list[i])
		} else {
			r.add(heap)
		}
		r.cur.Term = jump(join, pos)
		r.blocks = append(r.blocks, r.cur)
	}
	r.cur = &ivl.Block{Label: join}
}

func (r *singletonRewriter) pull(s *ivl.Pull, o *singleton) {
	for i, f := range s.Class.Mutable() {
		if s.Xs[i] != nil {
			r.add(&ivl.Assign{X: s.Xs[i], T: o.fields[f], Pos: s.Pos})
		}
	}
}

// push assigns the fields all at once.
func (r *singletonRewriter) push(s *ivl.Push, o *singleton) {
	fs := s.Class.Mutable()
	ts := slices.Clone(s.Ts)
	for i, t := range ts {
		for _, f := range fs[:i] {
			if ivl.Mentions(t, o.fields[f]) {
				tmp := &ivl.Var{Name: r.names.fresh(fs[i].Name), Typ: fs[i].Type}
				r.locals = append(r.locals, tmp)
				r.add(&ivl.Assign{X: tmp, T: t, Pos: s.Pos})
				ts[i] = tmp
				break
			}
		}
	}
	for i, f := range fs {
		r.add(&ivl.Assign{X: o.fields[f], T: ts[i], Pos: s.Pos})
	}
}

func (r *singletonRewriter) pullElem(s *ivl.PullElem, o *singleton) {
	if len(o.elems) == 0 {
		r.add(&ivl.Assume{T: ivl.False, Pos: s.Pos}) // no index is in range
		return
	}
	n := len(o.elems)
	t := ivl.Term(o.elems[n-1])
	for i := n - 2; i >= 0; i-- {
		t = foldNode(ivl.Ite.As(*o.obj.Class.Elem, isIndex(s.I, i), o.elems[i], t))
	}
	r.add(&ivl.Assign{X: s.X, T: t, Pos: s.Pos})
}

func (r *singletonRewriter) pushElem(s *ivl.PushElem, o *singleton) {
	elem := *o.obj.Class.Elem
	i, t := s.I, s.T
	if _, null := t.(*ivl.NullLit); null {
		t = ivl.Zero(elem)
	}
	for _, x := range o.elems {
		if ivl.Mentions(i, x) || ivl.Mentions(t, x) {
			i, t = r.saved(i, s.Pos), r.saved(t, s.Pos)
			break
		}
	}
	for k, x := range o.elems {
		v := foldNode(ivl.Ite.As(elem, isIndex(i, k), t, x))
		if v != ivl.Term(x) {
			r.add(&ivl.Assign{X: x, T: v, Pos: s.Pos})
		}
	}
}

// saved returns a new variable with the value of t.
func (r *singletonRewriter) saved(t ivl.Term, pos ivl.Pos) ivl.Term {
	v := &ivl.Var{Name: r.names.fresh("s"), Typ: t.Type()}
	r.locals = append(r.locals, v)
	r.add(&ivl.Assign{X: v, T: t, Pos: pos})
	return v
}

func isIndex(i ivl.Term, k int) ivl.Term {
	return Fold(ivl.Eq.Of(i, ivl.IntConst(int64(k), ivl.IntZ)))
}
