package transforms

import (
	"slices"
	"strconv"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// Bounds of mostRecent: each object that is kept needs globals, which become
// arguments of every predicate.
const (
	maxRecentFields = 4 // mutable fields of the class
	maxRecentSites  = 4
)

// mostRecent keeps the newest object of an allocation site out of the heap
// (design §3.2): its mutable fields are globals, which are updated strongly;
// when the site allocates again, the object before is pushed.
//
//	p := new C @s        goto {(= $n<s> null) -> N, else -> O}
//	                     O: push C $n<s>, $n<s>.f; goto N
//	                     N: p := new C @s; $n<s> := p; $n<s>.f := 0
//	push C p, t          goto {(= p $n<s>) -> R, else -> H}
//	                     R: $n<s>.f := t    H: push C p, t
//	x := pull C p        goto {(= p $n<s>) -> R, else -> H}
//	                     R: x := $n<s>.f    H: x := pull C p
//
// If p is known to be the newest object whenever it is of the site, the heap is
// not read. Only sites with such a pull are treated: at the others the case
// distinctions would help a solver little.
//
// Soundness: the globals hold what the heap would hold for that object, and
// every other object of the site was pushed when a newer one was allocated, so
// before any pull from it (LPAR'17 Definition 1).
func (a *analyses) mostRecent(p *ivl.Program) (*ivl.Program, error) {
	f := a.values(p)
	s := &singletons{p: p, f: f, of: map[absint.Object]*singleton{}, recent: map[string]*recency{}}
	s.findRecent()
	return s.rewrite()
}

// findRecent chooses the sites.
func (s *singletons) findRecent() {
	var sites []absint.Object
	classes := map[int]int{} // per site: a site with two classes is left alone
	for _, q := range s.p.Procs {
		ivl.WalkStmts(q, func(_ *ivl.Block, st ivl.Stmt) {
			n, ok := st.(*ivl.New)
			if !ok {
				return
			}
			if o := (absint.Object{Class: n.Class, Site: n.Site}); !slices.Contains(sites, o) {
				sites = append(sites, o)
				classes[n.Site]++
			}
		})
	}
	sites = slices.DeleteFunc(sites, func(o absint.Object) bool {
		k := len(o.Class.Mutable())
		return k == 0 || k > maxRecentFields || classes[o.Site] > 1
	})
	all := allSites(s.p)
	gains := map[absint.Object]bool{}
	for _, q := range s.p.Procs {
		fp := s.f.Procs[q.Name]
		if !fp.Reached {
			continue
		}
		r := newRecency(s.f, fp, sites, all)
		s.recent[q.Name] = r
		r.solve()
		r.gains(gains)
	}
	names := &namer{used: map[string]bool{}, next: map[string]int{}}
	for _, q := range s.p.Procs {
		for n := range newNamer(s.p, q).used {
			names.used[n] = true
		}
	}
	for _, o := range sites {
		if !gains[o] || len(s.list) == maxRecentSites {
			continue
		}
		s.add(o, 0, names)
		x := s.of[o]
		for _, f := range o.Class.Tuple() {
			delete(x.fields, f)
		}
		typ := ivl.RefTo(o.Class)
		x.newest = &ivl.Var{Name: names.fresh("$n" + strconv.Itoa(o.Site)), Typ: typ, Global: true, Init: ivl.Zero(typ)}
	}
}

// replace rewrites the allocation of a new newest object.
func (r *singletonRewriter) replace(s *ivl.New, o *singleton) {
	old, next := r.names.fresh("O"), r.names.fresh("N")
	r.cur.Term = &ivl.Goto{Targets: []ivl.Target{{Cond: ivl.IsNull(o.newest), Label: next}, {Label: old}}, Pos: s.Pos}
	fs := o.obj.Class.Mutable()
	push := &ivl.Push{P: o.newest, Class: o.obj.Class, Pos: s.Pos}
	for _, f := range fs {
		push.Ts = append(push.Ts, o.fields[f])
	}
	r.blocks = append(r.blocks, r.cur, &ivl.Block{Label: old, Stmts: []ivl.Stmt{push}, Term: jump(next, s.Pos)})
	r.cur = &ivl.Block{Label: next}
	r.add(&ivl.New{X: s.X, Class: s.Class, Site: s.Site, Pos: s.Pos})
	if s.X != o.newest {
		var x ivl.Term = s.X
		if s.X.Typ.Class != o.obj.Class {
			x = ivl.Cast.As(o.newest.Typ, x)
		}
		r.add(&ivl.Assign{X: o.newest, T: x, Pos: s.Pos})
	}
	for _, f := range fs {
		r.add(&ivl.Assign{X: o.fields[f], T: ivl.Zero(f.Type), Pos: s.Pos})
	}
}

// recency finds, for each point of a procedure, pairs of a local variable and a
// site: if the variable's object is of the site, it is the site's newest object
// there.
type recency struct {
	f     *absint.Analysis
	fp    *absint.Proc
	sites []absint.Object
	site  map[absint.Object]int
	vars  []*ivl.Var
	num   map[*ivl.Var]int
	all   map[string]map[int]bool // allocation sites of procedures and their callees
	in    []flow.Bitset           // per block, pairs; nil if unreachable
}

func newRecency(f *absint.Analysis, fp *absint.Proc, sites []absint.Object, all map[string]map[int]bool) *recency {
	r := &recency{f: f, fp: fp, sites: sites, site: map[absint.Object]int{}, num: map[*ivl.Var]int{}, all: all, in: make([]flow.Bitset, len(fp.Body.Blocks))}
	for i, o := range sites {
		r.site[o] = i
	}
	for _, v := range slices.Concat(fp.Body.Params, fp.Body.Locals) {
		if v.Typ.Sort == ivl.RefSort {
			r.num[v] = len(r.vars)
			r.vars = append(r.vars, v)
		}
	}
	return r
}

func (r *recency) pair(v *ivl.Var, site int) int { return r.num[v]*len(r.sites) + site }

// solve brings the pairs to a fixed point.
func (r *recency) solve() {
	g := r.fp.Graph
	first := flow.NewBitset(len(r.vars) * len(r.sites))
	st := r.stateOf(0)
	for _, v := range r.vars {
		r.set(first, st, v, nil)
	}
	r.in[0] = first
	for changed := true; changed; {
		changed = false
		for _, i := range g.RPO {
			if r.in[i] == nil || r.fp.In[i] == nil {
				continue
			}
			now := slices.Clone(r.in[i])
			r.walk(i, now, func(ivl.Stmt) {})
			for _, s := range g.Succs[i] {
				if r.in[s] == nil {
					r.in[s], changed = slices.Clone(now), true
				} else {
					changed = r.in[s].And(now) || changed
				}
			}
		}
	}
}

func (r *recency) stateOf(i int) *absint.AbstractState {
	return r.f.At(r.fp, i)
}

// walk brings now past the statements of block i.
func (r *recency) walk(i int, now flow.Bitset, see func(ivl.Stmt)) {
	st := r.stateOf(i)
	for _, s := range r.fp.Body.Blocks[i].Stmts {
		see(s)
		r.step(now, st, s)
		if !st.Step(s) || st.Dead {
			return
		}
	}
}

// set decides the pairs of v, which has just been assigned in st: if v is a
// copy of from, the pairs of from; also the sites that v's object cannot be of.
func (r *recency) set(now flow.Bitset, st *absint.AbstractState, v *ivl.Var, from *ivl.Var) {
	if _, ok := r.num[v]; !ok {
		return
	}
	objs := st.Get(v).Objects
	for k, o := range r.sites {
		_, known := r.num[from]
		if known && now.Has(r.pair(from, k)) || !objs.Has(r.f.Universe.Number[o]) {
			now.Set(r.pair(v, k))
		} else {
			now.Clear(r.pair(v, k))
		}
	}
}

// step brings now past s; st is the state before s.
func (r *recency) step(now flow.Bitset, st *absint.AbstractState, s ivl.Stmt) {
	allocated := func(site int) bool { return false }
	switch s := s.(type) {
	case *ivl.New:
		allocated = func(site int) bool { return site == s.Site }
	case *ivl.Call:
		allocated = func(site int) bool { return r.all[s.Proc][site] }
	}
	for k, o := range r.sites {
		if !allocated(o.Site) {
			continue
		}
		for _, v := range r.vars {
			if st.Get(v).Objects.Has(r.f.Universe.Number[o]) {
				now.Clear(r.pair(v, k))
			}
		}
	}
	after := st.Clone()
	if !after.Step(s) || after.Dead {
		return
	}
	for _, x := range ivl.Defs(s) {
		r.set(now, after, x, copiedFrom(s))
	}
	if n, ok := s.(*ivl.New); ok {
		if _, local := r.num[n.X]; local {
			if k, ok := r.site[absint.Object{Class: n.Class, Site: n.Site}]; ok {
				now.Set(r.pair(n.X, k))
			}
		}
	}
}

// knows reports whether p, if it is of o's site, is the newest object there.
func (r *recency) knows(now flow.Bitset, p ivl.Term, o *singleton) bool {
	v, ok := p.(*ivl.Var)
	if !ok {
		return false
	}
	_, ok = r.num[v]
	return ok && now.Has(r.pair(v, r.site[o.obj]))
}

// gains adds the sites that a pull is known to read the newest object of.
func (r *recency) gains(out map[absint.Object]bool) {
	for i := range r.fp.Body.Blocks {
		if r.in[i] == nil || r.fp.In[i] == nil {
			continue
		}
		now := slices.Clone(r.in[i])
		st := r.stateOf(i)
		r.walk(i, now, func(s ivl.Stmt) {
			if u, ok := s.(*ivl.Pull); ok {
				if v, ok := u.P.(*ivl.Var); ok && hasKey(r.num, v) {
					objs := r.f.Universe.AsObject(st.Get(v), u.Class).Objects
					for k, o := range r.sites {
						if now.Has(r.pair(v, k)) && objs.Has(r.f.Universe.Number[o]) {
							out[o] = true
						}
					}
				}
			}
			st.Step(s)
		})
	}
}
