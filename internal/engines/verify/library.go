package verify

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/base/await"
	"github.com/jayverify/jayverify/internal/engines/engine"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/entries"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
	"github.com/jayverify/jayverify/models"
)

// Library is what is proved of all methods of some classes together: whatever a client does with the classes, in any
// order, on any objects. The nil Library proves nothing.
type Library struct {
	*clientProof
	// kept is what is proved for clients that keep to conditions on arguments; nil if there is nothing more.
	kept    *clientProof
	demands *demands              // conditions that methods make
	atoms   map[string]indy.Atoms // of kept, by the names of procedures
}

// clientProof is what is proved of the program of a library with a client.
type clientProof struct {
	low      *lower.Result
	found    *engine.ForClients
	open     map[*ivl.Property]bool // of found
	checks   *engine.ClientChecks
	procs    map[string]*ivl.Proc
	raised   map[string][]*ivl.Property // by procedure: the checks that its own code makes
	assumes  []result.Assumption
	origin   map[*ivl.Property]*ivl.Property // by a check of a copy for a caller: the check; see engine.CallersApart
	copies   map[string]string               // by a copy: the procedure
	methods  map[string]bool                 // the procedures of methods that are not the platform's
	rethrown map[string][]string             // classes of exceptions that procedures throw and have not made
	hier     *classfile.Hierarchy
	reached  bool // only methods are proved to which the client gets: it may lack objects
	stops    bool // a client can get to what is not supported: that it does not go on there is among the assumptions
}

// OpenLibrary analyses the classes that names lists, which cfg.Opened has, as one program with the client that can do all that
// code outside can do. Then it looks for conditions on arguments under which more is proved. The error is also that ctx
// has ended before the first of this.
func OpenLibrary(ctx context.Context, cfg Config, names []string) (*Library, error) {
	cfg = cfg.Complete()
	opts, err := loweringOf(cfg.Opened, Config{Checks: cfg.Checks, Ints: cfg.Ints, Pedantic: cfg.Pedantic, Callbacks: cfg.Callbacks, Threads: cfg.Threads, Reflection: cfg.Reflection, Without: cfg.Without}, nil, nil)
	if err != nil {
		return nil, err
	}
	s, err := entries.SurfaceOf(cfg.Opened, names)
	if err != nil {
		return nil, err
	}
	tools, err := portfolio.FindTools(portfolio.Wanted{Solver: cfg.Solver, Checker: cfg.Checker, Paths: cfg.Paths})
	if err != nil { // proofs that need no solver remain
		tools = nil
	}
	opts.Stop = ctx.Err
	lowered := func(members []indy.Member) (*lower.Result, error) {
		return await.Call(ctx, func() (*lower.Result, error) {
			var src reach.Source = models.Overlay(cfg.Opened)
			if s.Partial != nil {
				src = &partial{models.Overlay(cfg.Opened), s.Partial}
			}
			return lower.LowerClient(src, slices.Concat(members, s.Others), s.Implement, opts)
		})
	}
	prove := func(low *lower.Result, apart map[string]bool, sharply bool) (*clientProof, error) {
		p, err := newClientProof(ctx, low, &cfg, tools, apart, sharply)
		if p != nil && s.Partial != nil {
			p.reached = true
			p.assumes = append(p.assumes, result.Assumption{Kind: "client", Text: "objects of the project's dependencies are of classes that it mentions, or come from these; they change by public members only; the JDK finds no others by name", N: 1})
		}
		return p, err
	}
	low, err := lowered(s.Members)
	if err != nil {
		return nil, err
	}
	base, err := prove(low, nil, true)
	if err != nil {
		return nil, err
	}
	d := newDemands(cfg.Opened, cfg.ContractOptions(), s.Members, base.low.Funcs)
	l := &Library{clientProof: base, demands: d}
	if err := l.demand(ctx, d, &proving{lowered, prove}); err != nil && ctx.Err() == nil {
		return nil, err
	}
	if err := l.inSlices(ctx); err != nil && ctx.Err() == nil {
		return nil, err
	}
	return l, nil // what is proved before an interruption counts
}

// partial is a source in which no other classes than some are found by name.
type partial struct {
	*models.Source
	names []string
}

// ProgramClasses lists the classes that can be found.
func (p *partial) ProgramClasses() ([]string, error) { return p.names, nil }

// proving makes programs of a library and its client, and proves checks of them.
type proving struct {
	lowered func(members []indy.Member) (*lower.Result, error)
	prove   func(low *lower.Result, apart map[string]bool, sharply bool) (*clientProof, error)
}

// within proves checks for clients that keep to conditions.
func (p *proving) within(d *demands, atoms []indy.Atoms, apart map[string]bool, sharply bool) (*clientProof, error) {
	low, err := p.lowered(within(d.members, atoms))
	if err != nil {
		return nil, err
	}
	return p.prove(low, apart, sharply)
}

// apartRounds is how often procedures are found that callers get apart: what is open in a copy may depend on callers of its caller.
const apartRounds = 3

// most proves checks for clients that keep to all conditions. Callers of procedures with open checks get these apart.
func (p *proving) most(d *demands, all []indy.Atoms) (most *clientProof, apart map[string]bool, err error) {
	low, err := p.lowered(within(d.members, all))
	if err != nil {
		return nil, nil, err
	}
	if most, err = p.prove(low, nil, false); err != nil {
		return nil, nil, err
	}
	apart = map[string]bool{}
	for range apartRounds {
		n := len(apart)
		most.shared(apart)
		if len(apart) == n {
			break
		}
		more, err := p.prove(low, apart, false)
		if err != nil {
			break // there is no time for it
		}
		most = more
	}
	return most, apart, nil
}

// demand looks for few conditions on arguments under which more checks are proved.
func (l *Library) demand(ctx context.Context, d *demands, p *proving) error {
	all := d.all()
	most, apart, err := p.most(d, all)
	if err != nil {
		return err
	}
	fewer := d.fewer(all)
	for range 2 {
		some, err := p.within(d, fewer, apart, false)
		if err != nil {
			break // there is no time for less
		}
		lost := most.lostIn(some)
		l.keep(d, some, fewer)
		if len(lost) == 0 {
			break
		}
		fewer = d.restored(all, fewer, lost)
	}
	if some, err := p.within(d, fewer, apart, true); err == nil {
		l.keep(d, some, fewer)
		return nil
	}
	if l.kept == nil {
		l.keep(d, most, all)
	}
	return nil
}

// lostIn are the names of the methods with a check that l proves, and for which p, a proof for clients that keep to fewer conditions,
// has an open one at the same instruction, for the same caller.
func (l *clientProof) lostIn(p *clientProof) map[string]bool {
	proved := map[string]bool{} // checks of copies, by their names
	for q := range l.origin {
		proved[q.Name] = !l.open[q]
	}
	lost := map[string]bool{}
	for _, q := range p.low.Program.Props {
		if p.open[q] && !outside(q) && q.Kind != ivl.Unsupported && (l.checks.Holds(q) || proved[q.Name]) {
			m := q.Pos.Method
			lost[reach.MethodName(m.Class, m.Name, m.Desc)] = true
		}
	}
	return lost
}

// keep takes what is proved under conditions.
func (l *Library) keep(d *demands, p *clientProof, atoms []indy.Atoms) {
	l.kept, l.atoms = p, map[string]indy.Atoms{}
	for i, m := range d.members {
		l.atoms[reach.MethodName(m.Class, m.Name, m.Desc)] = atoms[i]
	}
}

// newClientProof analyses a program of a library with its client.
func newClientProof(ctx context.Context, low *lower.Result, cfg *Config, tools *portfolio.Tools, apart map[string]bool, sharply bool) (*clientProof, error) {
	low, origin, copies := engine.CallersApart(low, apart)
	found, err := engine.ProveForClients(ctx, low, cfg, tools, sharply)
	if err != nil {
		return nil, err
	}
	l := &clientProof{low: low, found: found, open: found.Open, checks: engine.NewClientChecks(low, found.Open), procs: procedures(low), raised: map[string][]*ivl.Property{}, origin: origin, copies: copies, methods: map[string]bool{}, hier: classfile.NewHierarchy(cfg.Opened)}
	l.rethrown = rethrown(low.Funcs, l.hier)
	for _, f := range low.Funcs {
		if c := f.Method.Class; !c.Origin.Platform && !isClient(c.Name) {
			l.methods[reach.MethodName(c.Name, f.Method.Name, f.Method.Desc)] = true
		}
	}
	for _, x := range low.Program.Procs {
		if x.Name != low.Program.Entry && x.Name != lower.WrappedName { // they look at exceptions of others
			l.raised[x.Name] = raisedIn(x, low)
		}
	}
	l.assumes = l.assumptions()
	return l, nil
}

// raisedIn lists the checks that the code of a procedure makes.
func raisedIn(x *ivl.Proc, low *lower.Result) []*ivl.Property {
	var ps []*ivl.Property
	ivl.WalkStmts(x, func(_ *ivl.Block, s ivl.Stmt) {
		switch s := s.(type) {
		case *ivl.Assert:
			ps = append(ps, s.Prop)
		case *ivl.New:
			if p := low.Raised[s.Site]; p != nil {
				ps = append(ps, p)
			}
		}
	})
	return ps
}

// Counts says how many checks of the library's own code there are, and how many are open.
func (l *clientProof) Counts() (all, open int) {
	isOpen := map[*ivl.Property]bool{}
	for _, p := range l.low.Program.Props {
		if p.Kind != ivl.Unsupported && !outside(p) {
			isOpen[l.itself(p)] = isOpen[l.itself(p)] || l.open[p]
		}
	}
	for _, is := range isOpen {
		if is {
			open++
		}
	}
	return len(isOpen), open
}

// itself is the check that a check of a copy is of.
func (l *clientProof) itself(p *ivl.Property) *ivl.Property {
	if q := l.origin[p]; q != nil {
		return q
	}
	return p
}

// outside reports whether a check is one of the client's own code.
func outside(p *ivl.Property) bool {
	return p.Pos.Method == nil || isClient(p.Pos.Method.Class)
}

// isClient reports whether a class is the client's.
func isClient(class string) bool {
	return class == indy.ForeignClass || strings.HasPrefix(class, indy.ForeignClass+"$")
}

// of returns what a call of m may run, without what the client does when it is called back. ok is false if no
// client can call m.
func (l *clientProof) of(m *classfile.Method) (checks []*ivl.Property, ok bool) {
	name := reach.MethodName(m.Class.Name, m.Name, m.Desc)
	if l.procs[name] == nil {
		return nil, false
	}
	seen, found := map[string]bool{}, map[*ivl.Property]bool{}
	var visit func(name string)
	visit = func(name string) {
		x := l.procs[name]
		if x == nil || seen[name] || engine.IsClientCode(name) {
			return
		}
		seen[name] = true
		for _, p := range slices.Concat(l.raised[name], l.keptChecks(name)) {
			found[p] = true
		}
		ivl.WalkStmts(x, func(_ *ivl.Block, s ivl.Stmt) {
			if c, ok := s.(*ivl.Call); ok {
				visit(c.Proc)
			}
		})
	}
	visit(name)
	if m.IsStatic() || m.IsInit() { // the call may initialise the class
		visit(classfile.Dotted(m.Class.Name) + ".$init")
	}
	checks = slices.SortedFunc(maps.Keys(found), func(a, b *ivl.Property) int { return a.ID - b.ID })
	return checks, true
}

// Proved returns a result for m if all checks that a call of it may make are proved, perhaps for clients that keep to
// conditions on arguments; else nil.
func (l *Library) Proved(m *classfile.Method) *result.Result {
	if l == nil {
		return nil
	}
	name := reach.MethodName(m.Class.Name, m.Name, m.Desc)
	excused := l.demands.excusesOf(m)
	if r := l.proves(m, excused); r != nil || l.kept == nil {
		if r != nil && r.Requires == nil && l.stops {
			r.Requires = []string{} // that clients do not go on there is a condition, too
		}
		return r
	}
	r := l.kept.proves(m, excused)
	if r == nil {
		return nil
	}
	own := l.demands.java(m, l.atoms[name])
	for _, cond := range r.Requires {
		if !slices.Contains(own, cond) {
			own = append(own, cond)
		}
	}
	r.Requires = append([]string{}, own...)
	r.Assumptions = append(slices.Clone(r.Assumptions),
		result.Assumption{Kind: "client", Text: "clients keep to the conditions under which methods are proved, of all methods of the library", N: 1})
	return r
}

// proves returns a result for m if all checks that a call of it may make are proved, but for explicit checks of its own
// arguments, which are conditions of the result; else nil.
func (l *clientProof) proves(m *classfile.Method, excused *excuses) *result.Result {
	checks, ok := l.of(m)
	if !ok || l.reached && !l.found.Reaches(reach.MethodName(m.Class.Name, m.Name, m.Desc)) {
		return nil
	}
	r := &result.Result{Entry: reach.MethodName(m.Class.Name, m.Name, m.Desc), Verdict: result.Safe, Reason: byClient, Assumptions: l.assumes}
	known := map[*ivl.Property]bool{}
	for _, p := range checks {
		if l.open[p] {
			conditions, ok := excused.of(p)
			if !ok {
				return nil
			}
			for _, cond := range conditions {
				if !slices.Contains(r.Requires, cond) {
					r.Requires = append(r.Requires, cond)
				}
			}
		}
		if p = l.itself(p); p.Kind != ivl.Unsupported && !known[p] {
			known[p] = true
			r.Properties = append(r.Properties, result.Property{Property: p, Verdict: result.Safe, Reason: byClient})
		}
	}
	return r
}

var (
	byClient = result.Because("it holds whatever a client does with the classes before: invariants found by abstract interpretation, checked block by block")
	byOthers = result.Reason{Kind: result.BoundedWorld, Text: "what other code does with the classes before may make it fail: it is proved for some objects only"}
	notFound = result.Reason{Kind: result.BoundedWorld, Text: "a client may make it fail: no run was found, and no proof"}
)

// Settle makes a result of m alone, with objects that were built for it, one for all clients: what is not proved for
// these is not proved, and what is proved for these is. Violations stay.
func (l *Library) Settle(m *classfile.Method, r *result.Result) *result.Result {
	if r == nil || r.Closed {
		return r
	}
	own := *r
	own.Properties = slices.Clone(r.Properties)
	var checks []*ivl.Property
	whole := false // whether all code that a call of m runs is supported in the program with the client
	if l != nil {
		if checks, whole = l.of(m); whole {
			whole = !slices.ContainsFunc(checks, func(p *ivl.Property) bool { return p.Kind == ivl.Unsupported && l.open[p] })
		}
	}
	used := false
	var excused *excuses
	if l != nil {
		excused = l.demands.excusesOf(m)
	}
	for i := range own.Properties {
		q := &own.Properties[i]
		holds := whole && l.checks.Holds(q.Property)
		switch {
		case q.Verdict == result.Unsafe:
		case holds && q.Verdict != result.Safe:
			q.Verdict, q.Reason, q.Behind, q.Possible = result.Safe, byClient, nil, nil
			used = true
		case holds:
			used = true
		case q.Verdict == result.Safe && slices.Contains(r.ForAll, placeOf(*q)):
		case q.Verdict == result.Safe && whole && excused.excuses(q.Property):
		case q.Verdict == result.Safe:
			q.Verdict, q.Reason = result.Unknown, byOthers
		}
	}
	if whole {
		l.addOpen(&own, checks, excused)
		own.Unsupported = nil
		for i := range own.Properties {
			q := &own.Properties[i]
			q.Behind = nil
			if q.Verdict == result.NotJudged {
				q.Verdict, q.Reason = result.Unknown, notFound
			}
		}
	}
	if used {
		own.Assumptions = append(slices.Clone(own.Assumptions), l.assumes...)
	}
	if own.Verdict == result.Safe && (!whole || len(own.Properties) == 0) {
		own.Verdict, own.Reason = result.Unknown, byOthers
	}
	decide(&own)
	return &own
}

// addOpen adds to a result those of some checks that are open and that it does not have.
func (l *clientProof) addOpen(r *result.Result, checks []*ivl.Property, excused *excuses) {
	known := map[string]bool{}
	for _, q := range r.Properties {
		known[placeOf(q)] = true
	}
	for _, p := range checks {
		q := result.Property{Property: l.itself(p), Verdict: result.Unknown, Reason: notFound}
		if l.open[p] && p.Kind != ivl.Unsupported && !known[placeOf(q)] && !excused.excuses(p) {
			known[placeOf(q)] = true
			r.Properties = append(r.Properties, q)
		}
	}
}

// assumptions lists what all that is proved rests on.
func (l *clientProof) assumptions() []result.Assumption {
	var as []result.Assumption
	for _, n := range l.low.Assuming(nil) {
		if n.Pos.Method == nil || !isClient(n.Pos.Method.Class) {
			as = append(as, result.Assumption{Kind: n.Kind, Text: n.Text, Pos: n.Pos, N: n.N, Places: n.Places})
		}
	}
	for _, p := range l.low.Program.Props {
		if p.Kind == ivl.Unsupported && l.open[p] && !outside(p) {
			l.stops = true
			as = append(as, result.Assumption{Kind: "client", Text: fmt.Sprintf("no client goes on after what is not supported: %s", p.Detail), Pos: p.Pos, N: 1, Places: []ivl.Pos{p.Pos}})
		}
	}
	return append(as, ownClasses)
}
