package transforms

import (
	"fmt"
	"slices"

	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// Callers are copies of procedures for those that call them.
type Callers struct {
	Program *ivl.Program
	Of      map[*ivl.Property]*ivl.Property // by a check of a copy: the check of the procedure
	Procs   map[string]string               // by the name of a copy: the procedure
	Raised  map[int]*ivl.Property           // checks by the site of their exception, also of copies
}

// callersGrow is by how much a program grows at most: its size divided by this, but at least leastCallers statements.
const (
	callersGrow  = 2
	leastCallers = 3000
)

// CallersApart gives each caller of some procedures a copy of its own, which has checks of its own:
//
//	proc check(x)               proc check(x)        // for the first caller
//	  x = null → new E @5         x = null → new E @5
//	proc f() call check(a)  →   proc check$2(x)
//	proc g() call check(b)        x = null → new E @9
//	                            proc f() call check(a)
//	                            proc g() call check$2(b)
//
// So a check that only fails for what g is given is open for g, and not for f. A check is an assertion, or the site of an exception
// that travels (raised has these) together with the assertion that no exception of this site leaves. Callers for which outside holds
// share the procedure itself. Procedures that may call themselves are not copied, where outside ones do not count, nor those for
// which the program would grow too much. It returns nil if there is nothing to copy.
//
// Soundness: a copy does what the procedure does. Each assertion about a site is made about the sites of the copies, too, so what
// violates a check of the old program violates that check or the one of a copy in the new one. Where sites are used in another way
// than in comparisons with one site, nothing is copied. Features that are not supported have one property for all copies.
func CallersApart(p *ivl.Program, raised map[int]*ivl.Property, wanted func(name string) bool, outside func(name string) bool) *Callers {
	s := &callerSplitter{
		siteSplitter: siteSplitter{paths: true, next: map[int]int{}, split: map[int][]int{}},
		out:          &Callers{Procs: map[string]string{}, Of: map[*ivl.Property]*ivl.Property{}, Raised: map[int]*ivl.Property{}},
		raised:       raised, props: slices.Clone(p.Props), names: map[string]bool{}, procs: map[string]*ivl.Proc{},
	}
	s.count(p)
	if !s.comparesOnly(p) {
		return nil
	}
	for site, q := range raised {
		s.out.Raised[site] = q
	}
	for _, q := range p.Procs {
		s.names[q.Name], s.procs[q.Name] = true, q
		s.order = append(s.order, q.Name)
	}
	room := max(p.Size()/callersGrow, leastCallers)
	for _, name := range topDown(p, wanted, outside) {
		room = s.copyFor(name, outside, room)
	}
	if len(s.out.Procs) == 0 {
		return nil
	}
	out := *p
	out.Procs, out.Props = nil, s.props
	for _, name := range s.order {
		out.Procs = append(out.Procs, s.renamed(s.procs[name]))
	}
	s.out.Program = &out
	return s.out
}

// topDown lists the wanted procedures that do not call themselves, callers first. Calls of outside procedures do not count.
func topDown(p *ivl.Program, wanted, outside func(name string) bool) []string {
	inside := *p
	inside.Procs = nil
	for _, q := range p.Procs {
		if outside(q.Name) {
			q = &ivl.Proc{Name: q.Name}
		}
		inside.Procs = append(inside.Procs, q)
	}
	order, recursive := flow.CallOrder(&inside)
	var names []string
	for _, q := range slices.Backward(order) {
		if wanted(q.Name) && !outside(q.Name) && !recursive[q.Name] {
			names = append(names, q.Name)
		}
	}
	return names
}

// callerSplitter makes the copies.
type callerSplitter struct {
	siteSplitter
	out    *Callers
	raised map[int]*ivl.Property
	props  []*ivl.Property
	names  map[string]bool
	procs  map[string]*ivl.Proc
	order  []string // of procs
}

// copyFor copies a procedure for its callers, and returns how much room is left.
func (s *callerSplitter) copyFor(name string, outside func(string) bool, room int) int {
	var callers []string
	shared := false
	for _, c := range s.order {
		switch {
		case !slices.Contains(ivl.Calls(s.procs[c]), name):
		case outside(c):
			shared = true
		default:
			callers = append(callers, c)
		}
	}
	if !shared && len(callers) > 0 {
		callers = callers[1:]
	}
	size := ProcSize(s.procs[name]) * len(callers)
	if size > room {
		return room
	}
	for _, c := range callers {
		copied := s.copyOf(s.procs[name], c)
		s.procs[c] = redirected(s.procs[c], map[string]string{name: copied})
	}
	return room - size
}

// copyOf makes a copy of q for a caller, and returns its name.
func (s *callerSplitter) copyOf(q *ivl.Proc, caller string) string {
	name := ""
	for i := 2; name == "" || s.names[name]; i++ {
		name = fmt.Sprintf("%s$%d", q.Name, i)
	}
	own := map[*ivl.Property]*ivl.Property{}
	check := func(p *ivl.Property) *ivl.Property {
		if p.Kind == ivl.Unsupported {
			return p
		}
		if own[p] == nil {
			c := *p
			c.ID, c.Name = len(s.props), p.Name+" for "+caller
			own[p], s.props, s.out.Of[&c] = &c, append(s.props, &c), p
		}
		return own[p]
	}
	x := ivl.MapStmts(copyProc(q, name), func(st ivl.Stmt) []ivl.Stmt {
		if a, ok := st.(*ivl.Assert); ok {
			b := *a
			b.Prop = check(a.Prop)
			return []ivl.Stmt{&b}
		}
		return []ivl.Stmt{s.another(st, check)}
	}, nil)
	s.names[name], s.procs[name], s.out.Procs[name] = true, x, q.Name
	s.order = append(s.order, name)
	return name
}

// another gives an allocation in a copy a site of its own; the exceptions of that site have a check of their own.
func (s *callerSplitter) another(st ivl.Stmt, check func(*ivl.Property) *ivl.Property) ivl.Stmt {
	old := siteOf(st)
	if old == 0 {
		return st
	}
	if len(s.split[old]) == 0 {
		s.split[old] = []int{old}
	}
	st = s.allocation(st)
	if n := siteOf(st); n != old && s.out.Raised[old] != nil {
		s.out.Raised[n] = check(s.out.Raised[old])
	}
	return st
}

// renamed is q with comparisons of sites that know the sites of copies. An assertion about a site becomes one for each of them.
func (s *callerSplitter) renamed(q *ivl.Proc) *ivl.Proc {
	rename := ivl.Rewrite{Term: s.term}
	return ivl.MapStmts(q, func(st ivl.Stmt) []ivl.Stmt {
		ref, site, ok := s.excluded(st)
		if !ok || s.raised[site] != st.(*ivl.Assert).Prop {
			return []ivl.Stmt{rename.Stmt(st)}
		}
		a := st.(*ivl.Assert)
		var all []ivl.Stmt
		for _, k := range s.sitesOf(site) {
			b := *a
			b.T, b.Prop = ivl.Not.Of(ivl.Eq.Of(ivl.Site(ref), num(int64(k)))), s.out.Raised[k]
			all = append(all, &b)
		}
		return all
	}, rename.Terminator)
}

// excluded returns the reference and the site of an assertion that the one is not of the other.
func (s *callerSplitter) excluded(st ivl.Stmt) (ref ivl.Term, site int, ok bool) {
	a, isAssert := st.(*ivl.Assert)
	if !isAssert {
		return nil, 0, false
	}
	not, isApp := a.T.(*ivl.App)
	if !isApp || not.Op != ivl.Not {
		return nil, 0, false
	}
	return comparedSite(not.Args[0])
}

// sitesOf lists a site and those of copies.
func (s *callerSplitter) sitesOf(site int) []int {
	if len(s.split[site]) == 0 {
		return []int{site}
	}
	return s.split[site]
}
