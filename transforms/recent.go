package transforms

import (
	"slices"
	"strconv"

	"github.com/jayverify/jayverify/ivl"
)

// Bounds of mostRecent: each object that is kept costs globals, which travel
// with everything.
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
// Where p is known to be the newest, if it is of the site at all, the heap is
// not asked. Only sites with such a pull are treated: at the others the case
// distinctions would tell a solver little.
//
// Soundness: the globals hold what the heap would hold for that object, and
// every other object of the site has been pushed when it ceased to be the
// newest, so before any pull from it (LPAR'17 Definition 1).
func (a *analyses) mostRecent(p *ivl.Program) (*ivl.Program, error) {
	f := a.facts(p)
	s := &singletons{p: p, f: f, of: map[object]*singleton{}, recent: map[string]*recency{}}
	s.findRecent()
	return s.rewrite()
}

// findRecent chooses the sites.
func (s *singletons) findRecent() {
	var sites []object
	classes := map[int]int{} // per site: a site with two classes is left alone
	for _, q := range s.p.Procs {
		ivl.WalkStmts(q, func(_ *ivl.Block, st ivl.Stmt) {
			n, ok := st.(*ivl.New)
			if !ok {
				return
			}
			if o := (object{class: n.Class, site: n.Site}); !slices.Contains(sites, o) {
				sites = append(sites, o)
				classes[n.Site]++
			}
		})
	}
	sites = slices.DeleteFunc(sites, func(o object) bool {
		k := len(o.class.Mutable())
		return k == 0 || k > maxRecentFields || classes[o.site] > 1
	})
	all := allSites(s.p)
	gains := map[object]bool{}
	for _, q := range s.p.Procs {
		fp := s.f.procs[q.Name]
		if !fp.entered {
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
		for _, f := range o.class.Tuple() {
			delete(x.fields, f)
		}
		typ := ivl.RefTo(o.class)
		x.newest = &ivl.Var{Name: names.fresh("$n" + strconv.Itoa(o.site)), Typ: typ, Global: true, Init: ivl.Zero(typ)}
	}
}

// replace rewrites the allocation of a new newest object.
func (r *singletonRewriter) replace(s *ivl.New, o *singleton) {
	old, next := r.names.fresh("O"), r.names.fresh("N")
	r.cur.Term = &ivl.Goto{Targets: []ivl.Target{{Cond: ivl.IsNull(o.newest), Label: next}, {Label: old}}, Pos: s.Pos}
	fs := o.obj.class.Mutable()
	push := &ivl.Push{P: o.newest, Class: o.obj.class, Pos: s.Pos}
	for _, f := range fs {
		push.Ts = append(push.Ts, o.fields[f])
	}
	r.blocks = append(r.blocks, r.cur, &ivl.Block{Label: old, Stmts: []ivl.Stmt{push}, Term: jump(next, s.Pos)})
	r.cur = &ivl.Block{Label: next}
	r.add(&ivl.New{X: s.X, Class: s.Class, Site: s.Site, Pos: s.Pos})
	if s.X != o.newest {
		var x ivl.Term = s.X
		if s.X.Typ.Class != o.obj.class {
			x = ivl.Cast.As(o.newest.Typ, x)
		}
		r.add(&ivl.Assign{X: o.newest, T: x, Pos: s.Pos})
	}
	for _, f := range fs {
		r.add(&ivl.Assign{X: o.fields[f], T: ivl.Zero(f.Type), Pos: s.Pos})
	}
}

// recency finds, for each point of a procedure, the pairs of a local variable
// and a site such that the object the variable refers to, if it is of the site,
// is the newest there.
type recency struct {
	f     *facts
	fp    *factsProc
	sites []object
	site  map[object]int
	vars  []*ivl.Var
	num   map[*ivl.Var]int
	all   map[string]map[int]bool // allocation sites of procedures and what they call
	in    []bitset                // per block, pairs; nil where nothing comes
}

func newRecency(f *facts, fp *factsProc, sites []object, all map[string]map[int]bool) *recency {
	r := &recency{f: f, fp: fp, sites: sites, site: map[object]int{}, num: map[*ivl.Var]int{}, all: all, in: make([]bitset, len(fp.q.Blocks))}
	for i, o := range sites {
		r.site[o] = i
	}
	for _, v := range slices.Concat(fp.q.Params, fp.q.Locals) {
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
	g := r.fp.g
	first := newBitset(len(r.vars) * len(r.sites))
	st := r.stateOf(0)
	for _, v := range r.vars {
		r.set(first, st, v, nil)
	}
	r.in[0] = first
	for changed := true; changed; {
		changed = false
		for _, i := range g.rpo {
			if r.in[i] == nil || r.fp.in[i] == nil {
				continue
			}
			now := slices.Clone(r.in[i])
			r.walk(i, now, func(ivl.Stmt) {})
			for _, s := range g.succs[i] {
				if r.in[s] == nil {
					r.in[s], changed = slices.Clone(now), true
				} else {
					changed = r.in[s].and(now) || changed
				}
			}
		}
	}
}

func (r *recency) stateOf(i int) *state {
	return r.f.at(r.fp, i)
}

// walk brings now past the statements of block i.
func (r *recency) walk(i int, now bitset, see func(ivl.Stmt)) {
	st := r.stateOf(i)
	for _, s := range r.fp.q.Blocks[i].Stmts {
		see(s)
		r.step(now, st, s)
		if !st.step(s) || st.dead {
			return
		}
	}
}

// set decides the pairs of v, which has just got its value in st: those of from
// if it is a copy of that, and those of sites that it cannot be of.
func (r *recency) set(now bitset, st *state, v *ivl.Var, from *ivl.Var) {
	if _, ok := r.num[v]; !ok {
		return
	}
	objs := st.get(v).objs
	for k, o := range r.sites {
		_, known := r.num[from]
		if known && now.has(r.pair(from, k)) || objs != nil && !objs.has(r.f.u.number[o]) {
			now.set(r.pair(v, k))
		} else {
			now.clear(r.pair(v, k))
		}
	}
}

// step brings now past s; st is the state before s.
func (r *recency) step(now bitset, st *state, s ivl.Stmt) {
	allocated := func(site int) bool { return false }
	switch s := s.(type) {
	case *ivl.New:
		allocated = func(site int) bool { return site == s.Site }
	case *ivl.Call:
		allocated = func(site int) bool { return r.all[s.Proc][site] }
	}
	for k, o := range r.sites {
		if !allocated(o.site) {
			continue
		}
		for _, v := range r.vars {
			if objs := st.get(v).objs; objs == nil || objs.has(r.f.u.number[o]) {
				now.clear(r.pair(v, k))
			}
		}
	}
	after := st.clone()
	if !after.step(s) || after.dead {
		return
	}
	for _, x := range ivl.Defs(s) {
		r.set(now, after, x, copiedFrom(s))
	}
	if n, ok := s.(*ivl.New); ok {
		if _, local := r.num[n.X]; local {
			if k, ok := r.site[object{class: n.Class, site: n.Site}]; ok {
				now.set(r.pair(n.X, k))
			}
		}
	}
}

// knows reports whether p, if it is of o's site, is the newest object there.
func (r *recency) knows(now bitset, p ivl.Term, o *singleton) bool {
	v, ok := p.(*ivl.Var)
	if !ok {
		return false
	}
	_, ok = r.num[v]
	return ok && now.has(r.pair(v, r.site[o.obj]))
}

// gains adds the sites that a pull is known to read the newest object of.
func (r *recency) gains(out map[object]bool) {
	for i := range r.fp.q.Blocks {
		if r.in[i] == nil || r.fp.in[i] == nil {
			continue
		}
		now := slices.Clone(r.in[i])
		st := r.stateOf(i)
		r.walk(i, now, func(s ivl.Stmt) {
			if u, ok := s.(*ivl.Pull); ok {
				if v, ok := u.P.(*ivl.Var); ok && hasKey(r.num, v) {
					objs := r.f.u.asObject(st.get(v), u.Class).objs
					for k, o := range r.sites {
						if now.has(r.pair(v, k)) && objs.has(r.f.u.number[o]) {
							out[o] = true
						}
					}
				}
			}
			st.step(s)
		})
	}
}
