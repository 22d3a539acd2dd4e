package transforms

import (
	"fmt"
	"slices"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// An object that a run makes at most once, such as the parser of a text, has fields that are like
// globals: what is stored there replaces what was there before. The abstract interpreter knows that of
// globals, but joins all that is stored in a field of the objects of a site. So a field that is null at first and
// at the end may be null for it everywhere. followSole gives each such field a global with the same contents.
//
//	p := new Parser @7          assert (= made 0) prop 9
//	push Parser p, r            p := new Parser @7
//	…                           made, reader := 1, null
//	x := pull Parser q          push Parser p, r
//	                            reader := (ite (= p.allocSite 7) r reader)
//	                            …
//	                            x := pull Parser q
//	                            assume (or (not (= q.allocSite 7)) (= x reader))
//
// Soundness: The site is that of one statement only. Unless a run violates the new property, it makes no second
// object there. A field of the object changes when it is made and by a push to it, and then the global changes in the
// same way. So both are the same, and the assumptions hold. The first violated property comes before any
// assumption that it falsifies.

// soleObject is a site at which a run makes at most one object.
type soleObject struct {
	class *ivl.Class
	site  int
}

// sole has what the analysis knows of objects that a run makes at most once.
type sole struct {
	objects []soleObject
	// Which of them a push or a pull may be about, by its place.
	about map[access]flow.Bitset
	calls map[callAt]*firstArg
	site  map[int]int // in objects
}

// callAt is the place of calls of a procedure.
type callAt struct {
	access
	callee string
}

// firstArg is what the first argument of calls can be.
type firstArg struct {
	objects flow.Bitset // of those that a run makes once
	only    int         // the site of the only object that it is, 0 if there may be others
	own     bool        // it is the first parameter of the caller
}

// access is the place of a push or pull.
type access struct {
	proc string
	pos  ivl.Pos
}

// maxFollowed bounds the fields that get a global: each is a variable of most procedures.
const maxFollowed = 60

// leastRoom is how many statements copies of procedures may have in a small program.
const leastRoom = 500

// findSole finds sites that a run passes at most once, by the analysis of p: what calls their procedures is
// reached on one way only, and there is no loop on it. Objects are left out whose facts have names that are refuted.
// What the analysis says needs no proof, because followSole adds properties.
func findSole(p *ivl.Program, a *absint.Analysis, refuted map[string]bool) *sole {
	o := &onceOnly{callers: map[string][]flowPlace{}, graphs: map[string]*flow.Graph{}, once: map[string]bool{p.Entry: true}}
	news := map[int]int{}
	var found []flowPlace
	var all []soleObject
	for _, q := range p.Procs {
		fp := a.Procs[q.Name]
		for i, b := range q.Blocks {
			for _, s := range b.Stmts {
				news[siteOf(s)]++
				if !fp.Reached || fp.In[i] == nil {
					continue
				}
				switch s := s.(type) {
				case *ivl.New:
					if len(refFields(s.Class)) > 0 {
						found, all = append(found, flowPlace{q, i}), append(all, soleObject{s.Class, s.Site})
					}
				case *ivl.Call:
					o.callers[s.Proc] = append(o.callers[s.Proc], flowPlace{q, i})
				}
			}
		}
	}
	out := &sole{about: map[access]flow.Bitset{}, calls: map[callAt]*firstArg{}, site: map[int]int{}}
	fields := 0
	for i, s := range all {
		if n := len(refFields(s.class)); !refuted[onceName(s)] && news[s.site] == 1 && fields+n <= maxFollowed && o.passes(found[i]) {
			out.site[s.site] = len(out.objects)
			out.objects, fields = append(out.objects, s), fields+n
		}
	}
	if len(out.objects) > 0 {
		out.accesses(p, a)
	}
	return out
}

// accesses finds which objects pushes and pulls may be about.
func (o *sole) accesses(p *ivl.Program, a *absint.Analysis) {
	for _, q := range p.Procs {
		fp := a.Procs[q.Name]
		for i, b := range q.Blocks {
			if !fp.Reached || fp.In[i] == nil {
				continue
			}
			st := a.At(fp, i)
			for _, s := range b.Stmts {
				switch s := s.(type) {
				case *ivl.Push:
					o.access(a, access{q.Name, s.Pos}, st.Eval(s.P))
				case *ivl.Pull:
					o.access(a, access{q.Name, s.Pos}, st.Eval(s.P))
				case *ivl.Call:
					if len(s.Args) > 0 && s.Args[0].Type().Sort == ivl.RefSort {
						own := len(q.Params) > 0 && s.Args[0] == ivl.Term(q.Params[0])
						o.call(a, callAt{access{q.Name, s.Pos}, s.Proc}, st.Eval(s.Args[0]), own)
					}
				}
				if !st.Step(s) || st.Dead {
					break
				}
			}
		}
	}
}

// access notes that a push or pull is about one of the objects of v.
func (o *sole) access(a *absint.Analysis, at access, v *absint.Value) {
	set := o.about[at]
	if set == nil {
		set = flow.NewBitset(len(o.objects))
		o.about[at] = set
	}
	set.Or(o.among(a, v))
}

// among are those of the objects that are in v.
func (o *sole) among(a *absint.Analysis, v *absint.Value) flow.Bitset {
	set := flow.NewBitset(len(o.objects))
	for i, s := range o.objects {
		if n, ok := a.Universe.Number[absint.Object{Class: s.class, Site: s.site}]; ok && v.Objects.Has(n) {
			set.Set(i)
		}
	}
	return set
}

// call notes that the first argument of a call is one of the objects of v.
func (o *sole) call(a *absint.Analysis, at callAt, v *absint.Value, own bool) {
	n, only, set := 0, 0, o.among(a, v)
	for range v.Objects.All() {
		if n++; n > 1 {
			break
		}
	}
	for i := range set.All() {
		if n == 1 {
			only = o.objects[i].site
		}
	}
	f := o.calls[at]
	if f == nil {
		o.calls[at] = &firstArg{set, only, own}
		return
	}
	f.objects.Or(set)
	f.own = f.own && own
	if f.only != only {
		f.only = 0
	}
}

// refFields are the mutable fields of objects of class c that hold references.
func refFields(c *ivl.Class) []*ivl.Field {
	return slices.DeleteFunc(slices.Clone(c.Mutable()), func(f *ivl.Field) bool { return f.Type.Sort != ivl.RefSort })
}

// flowPlace is a block of a procedure.
type flowPlace struct {
	proc  *ivl.Proc
	block int
}

// onceOnly knows which procedures a run calls at most once.
type onceOnly struct {
	callers map[string][]flowPlace
	graphs  map[string]*flow.Graph
	once    map[string]bool
}

// passes reports whether a run comes to a block at most once.
func (o *onceOnly) passes(at flowPlace) bool { return o.runs(at.proc.Name) && !o.inLoop(at) }

// runs reports whether a run calls a procedure at most once.
func (o *onceOnly) runs(name string) bool {
	is, known := o.once[name]
	if !known {
		o.once[name] = false // while it is asked for: it calls itself
		is = len(o.callers[name]) == 1 && o.passes(o.callers[name][0])
		o.once[name] = is
	}
	return is
}

// inLoop reports whether control can come from a block back to it.
func (o *onceOnly) inLoop(at flowPlace) bool {
	g := o.graphs[at.proc.Name]
	if g == nil {
		g = flow.NewGraph(at.proc)
		o.graphs[at.proc.Name] = g
	}
	seen := map[int]bool{}
	for work := []int{at.block}; len(work) > 0; {
		b := work[0]
		work = work[1:]
		for _, s := range g.Succs[b] {
			if s == at.block {
				return true
			}
			if !seen[s] {
				seen[s] = true
				work = append(work, s)
			}
		}
	}
	return false
}

// followed is a field of a sole object, and the global with its contents.
type followed struct {
	site   int
	global *ivl.Var
}

// follower rewrites a program.
type follower struct {
	*sole
	program *ivl.Program
	fields  map[*ivl.Field][]followed
	made    map[int]*ivl.Var      // by site, whether the object is there
	facts   map[int]*ivl.Property // by site
	// Procedures whose first argument is one of the objects in some calls, and others in other calls, have copies for it.
	copies map[string]map[int]*ivl.Proc // by procedure and site
	others map[string]map[int]bool      // whether there are calls with others
	first  map[string]map[int]bool      // whether the first parameter of a procedure, itself, may still be the object
	was    map[string]string            // procedures by the names of their copies
	added  []*ivl.Proc
	room   int // how many statements copies may have
}

// onceName names the fact that an object is made once.
func onceName(o soleObject) string { return fmt.Sprintf("%s @%d:once", o.class.Name, o.site) }

// followSole adds globals with the contents of the fields of objects. facts are the new properties.
func followSole(p *ivl.Program, o *sole) (out *ivl.Program, facts []*ivl.Property, err error) {
	if o == nil || len(o.objects) == 0 {
		return p, nil, nil
	}
	names := newNamer(p, p.Proc(p.Entry))
	f := &follower{
		sole: o, program: p, fields: map[*ivl.Field][]followed{}, made: map[int]*ivl.Var{}, facts: map[int]*ivl.Property{},
		copies: map[string]map[int]*ivl.Proc{}, was: map[string]string{}, room: leastRoom + p.Size()/4,
	}
	with := *p
	with.Globals = slices.Clip(p.Globals)
	for _, o := range o.objects {
		made := &ivl.Var{Name: names.fresh(fmt.Sprintf("%s@%d", o.class.Name, o.site)), Typ: ivl.IntOf(ivl.U1), Global: true}
		made.Init = ivl.Zero(made.Typ)
		with.Globals = append(with.Globals, made)
		f.made[o.site] = made
		for _, x := range refFields(o.class) {
			g := &ivl.Var{Name: names.fresh(made.Name + "." + x.Name), Typ: x.Type, Global: true, Init: ivl.Zero(x.Type)}
			with.Globals = append(with.Globals, g)
			f.fields[x] = append(f.fields[x], followed{o.site, g})
		}
		fact := &ivl.Property{ID: len(p.Props) + len(facts), Name: onceName(o)}
		facts = append(facts, fact)
		f.facts[o.site] = fact
	}
	with.Props = append(slices.Clip(p.Props), facts...)
	with.Procs = nil
	f.findOthers()
	for _, q := range p.Procs {
		with.Procs = append(with.Procs, f.redirect(q, 0))
	}
	with.Procs = append(with.Procs, f.added...)
	f.findFirst()
	out, err = SplitSites(ivl.MapProcs(&with, f.rewrite))
	return out, facts, err
}

// findOthers finds the procedures that are called with an object and with others.
func (f *follower) findOthers() {
	f.others = map[string]map[int]bool{}
	for at := range f.calls {
		f.others[at.callee] = map[int]bool{}
	}
	for at, arg := range f.calls {
		for _, o := range f.objects {
			if o.site != arg.only {
				f.others[at.callee][o.site] = true
			}
		}
	}
}

// findFirst finds which objects the first parameters of procedures may be when all other calls with
// them call copies.
func (f *follower) findFirst() {
	f.first = map[string]map[int]bool{}
	for changed := true; changed; {
		changed = false
		for at, arg := range f.calls {
			for i := range arg.objects.All() {
				site := f.objects[i].site
				copied := f.copies[at.callee][site] != nil
				comes := arg.only != site || !copied
				if arg.own {
					comes = comes && f.first[at.proc][site] || f.copies[at.proc][site] != nil && !copied
				}
				if comes && !f.first[at.callee][site] {
					if f.first[at.callee] == nil {
						f.first[at.callee] = map[int]bool{}
					}
					f.first[at.callee][site], changed = true, true
				}
			}
		}
	}
}

// redirect lets calls in q call copies of their procedures. If q is such a copy, its first
// parameter is the object of a site; 0 if it is not.
func (f *follower) redirect(q *ivl.Proc, site int) *ivl.Proc {
	name := q.Name
	if site != 0 {
		name = f.was[name]
	}
	return ivl.MapStmts(q, func(s ivl.Stmt) []ivl.Stmt {
		call, ok := s.(*ivl.Call)
		if !ok || len(call.Args) == 0 {
			return []ivl.Stmt{s}
		}
		only := 0
		if arg := f.calls[callAt{access{name, call.Pos}, call.Proc}]; arg != nil {
			only = arg.only
		}
		if site != 0 && call.Args[0] == ivl.Term(q.Params[0]) {
			only = site
		}
		to := ""
		if only != 0 && f.others[call.Proc][only] {
			to = f.copyFor(call.Proc, only)
		}
		if to == "" {
			return []ivl.Stmt{s}
		}
		out := *call
		out.Proc = to
		return []ivl.Stmt{&out}
	}, nil)
}

// copyFor returns the name of the copy of a procedure for the object of a site, "" if there is no room.
func (f *follower) copyFor(name string, site int) string {
	if q := f.copies[name][site]; q != nil {
		return q.Name
	}
	q := f.program.Proc(name)
	if f.room -= ProcSize(q); f.room < 0 || name == f.program.Entry {
		return ""
	}
	q = copyProc(q, fmt.Sprintf("%s$%d", name, site))
	if f.copies[name] == nil {
		f.copies[name] = map[int]*ivl.Proc{}
	}
	f.copies[name][site], f.was[q.Name] = q, name
	f.added = append(f.added, f.redirect(q, site))
	return q.Name
}

// mayAccess reports whether a push or pull in q of the object p may be about the object of a site.
func (f *follower) mayAccess(q *ivl.Proc, p ivl.Term, pos ivl.Pos, site int) bool {
	name, own := q.Name, len(q.Params) > 0 && p == ivl.Term(q.Params[0])
	if was, ok := f.was[name]; ok {
		if name = was; own {
			return f.copies[was][site] != nil && f.copies[was][site].Name == q.Name
		}
	} else if own && !f.first[name][site] {
		return false
	}
	set, known := f.about[access{name, pos}]
	return !known || set.Has(f.site[site])
}

// rewrite follows the fields in q.
func (f *follower) rewrite(q *ivl.Proc) *ivl.Proc {
	return ivl.MapStmts(q, func(s ivl.Stmt) []ivl.Stmt {
		switch s := s.(type) {
		case *ivl.New:
			return f.new(s)
		case *ivl.Push:
			return f.push(q, s)
		case *ivl.Pull:
			return f.pull(q, s)
		}
		return []ivl.Stmt{s}
	}, nil)
}

// new follows the fields of a new object, which have the values that New gives them.
func (f *follower) new(s *ivl.New) []ivl.Stmt {
	made := f.made[s.Site]
	if made == nil {
		return []ivl.Stmt{s}
	}
	out := []ivl.Stmt{
		&ivl.Assert{T: ivl.Eq.Of(made, ivl.Zero(made.Typ)), Prop: f.facts[s.Site], Pos: s.Pos}, s,
		&ivl.Assign{X: made, T: ivl.IntConst(1, made.Typ), Pos: s.Pos},
	}
	for _, x := range refFields(s.Class) {
		for _, g := range f.fields[x] {
			if g.site == s.Site {
				out = append(out, &ivl.Assign{X: g.global, T: ivl.Zero(x.Type), Pos: s.Pos})
			}
		}
	}
	return out
}

// push follows the fields that a push in q changes. Where the analysis says that the push is not about an object,
// this is a property, and nothing is assigned.
func (f *follower) push(q *ivl.Proc, s *ivl.Push) []ivl.Stmt {
	out, other := []ivl.Stmt{s}, map[int]bool{}
	for i, x := range s.Fields() {
		for _, g := range f.fields[x] {
			switch {
			case f.mayAccess(q, s.P, s.Pos, g.site):
				out = append(out, &ivl.Assign{X: g.global, T: ivl.Ite.Of(isAt(s.P, g.site), s.Ts[i], g.global), Pos: s.Pos})
			case !other[g.site]:
				other[g.site] = true
				out = append(out, &ivl.Assert{T: ivl.Not.Of(isAt(s.P, g.site)), Prop: f.facts[g.site], Pos: s.Pos})
			}
		}
	}
	return out
}

// pull lets what a pull in q reads be what is known of it.
func (f *follower) pull(q *ivl.Proc, s *ivl.Pull) []ivl.Stmt {
	out := []ivl.Stmt{s}
	for i, x := range s.Fields() {
		v := s.Xs[i]
		if v == nil || ivl.Mentions(s.P, v) || slices.Contains(s.Xs[i+1:], v) {
			continue
		}
		for _, g := range f.fields[x] {
			if f.mayAccess(q, s.P, s.Pos, g.site) {
				out = append(out, &ivl.Assume{T: ivl.Or.Of(ivl.Not.Of(isAt(s.P, g.site)), ivl.Eq.Of(v, g.global)), Pos: s.Pos})
			}
		}
	}
	return out
}

// isAt says that t is the object of a site.
func isAt(t ivl.Term, site int) ivl.Term {
	return ivl.Eq.Of(ivl.Site(t), ivl.IntConst(int64(site), ivl.IntZ))
}
