package slicing

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/ivl"
)

// group is checks that the same procedures decide.
type group struct {
	props  []*ivl.Property
	procs  []*ivl.Proc
	raised map[int][]*ivl.Property // checks that hold if nothing is allocated at a site
}

// place is where a check can fail: a procedure has an assert, or allocates the exception that leaves the entry.
type place struct {
	procs []*ivl.Proc
	sites []int
	other bool // it can fail in a way that no slice follows
}

// groups finds the procedures that decide each of some checks.
func (s *Slicer) groups(open []*ivl.Property) []*group {
	places := map[*ivl.Property]*place{}
	for _, p := range open {
		places[p] = &place{}
	}
	for _, q := range s.program.Procs {
		for i, b := range q.Blocks {
			if !s.claims.Reaches(q.Name, i) {
				continue
			}
			for _, t := range b.Stmts {
				if a, ok := t.(*ivl.Assert); ok && places[a.Prop] != nil {
					s.note(places[a.Prop], q, a)
				}
			}
		}
	}
	var out []*group
	byKey := map[string]*group{}
	for _, p := range open {
		at := places[p]
		if at.other || len(at.procs) == 0 || slices.ContainsFunc(at.procs, func(q *ivl.Proc) bool { return s.size[q.Name] > s.limits.Size }) {
			continue
		}
		var names []string
		for _, q := range at.procs {
			names = append(names, q.Name)
		}
		key := strings.Join(names, "\x00")
		g := byKey[key]
		if g == nil {
			g = &group{procs: at.procs, raised: map[int][]*ivl.Property{}}
			byKey[key] = g
			out = append(out, g)
		}
		g.props = append(g.props, p)
		for _, site := range at.sites {
			g.raised[site] = append(g.raised[site], p)
		}
	}
	return out
}

// note adds a procedure that decides a check. The entry of a program asserts that no exception of a site leaves it: there
// those procedures decide that allocate it.
func (s *Slicer) note(at *place, q *ivl.Proc, a *ivl.Assert) {
	if q.Name != s.program.Entry {
		at.add(q)
		return
	}
	site, ok := raisedAt(a.T)
	if !ok {
		at.other = true
		return
	}
	if !slices.Contains(at.sites, site) {
		at.sites = append(at.sites, site)
		for _, r := range s.at[site] {
			at.add(r)
		}
	}
}

func (at *place) add(q *ivl.Proc) {
	if !slices.Contains(at.procs, q) {
		at.procs = append(at.procs, q)
	}
}

// raisedAt returns the site of exceptions that a condition excludes: (not (= exc.allocSite SITE)).
func raisedAt(t ivl.Term) (site int, ok bool) {
	not, ok := t.(*ivl.App)
	if !ok || not.Op != ivl.Not {
		return 0, false
	}
	eq, ok := not.Args[0].(*ivl.App)
	if !ok || eq.Op != ivl.Eq {
		return 0, false
	}
	p, isProj := eq.Args[0].(*ivl.Proj)
	n, isInt := eq.Args[1].(*ivl.IntLit)
	if !isProj || !isInt || p.Comp != ivl.CompSite || !n.V.IsInt64() || n.V.Int64() <= 0 {
		return 0, false
	}
	return int(n.V.Int64()), true
}
