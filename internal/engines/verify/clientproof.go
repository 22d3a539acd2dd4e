package verify

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/engines/engine"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
	"github.com/jayverify/jayverify/ssa"
)

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
	jdk      *jdkCalls
	funcs    map[string]*ssa.Func // by procedure
	edges    map[string][]string  // see runs
	mu       sync.Mutex           // of edges: results of several methods are asked for at a time
	// overriding are methods of the library that the JDK may run on its own.
	overriding []*classfile.Method
	reached    bool // only methods are proved to which the client gets: it may lack objects
	stops      bool // a client can get to what is not supported: that it does not go on there is among the assumptions
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

// newClientProof analyses a program of a library with its client.
func newClientProof(ctx context.Context, low *lower.Result, cfg *Config, tools *portfolio.Tools, apart map[string]bool, sharply bool) (*clientProof, error) {
	low, origin, copies := engine.CallersApart(low, apart)
	found, err := engine.ProveForClients(ctx, low, cfg, tools, sharply)
	if err != nil {
		return nil, err
	}
	stays := low.Stays() // as the making of the program has proved
	maps.DeleteFunc(found.Open, func(p *ivl.Property, _ bool) bool {
		return slices.Contains(stays, p) || slices.Contains(stays, origin[p])
	})
	l := &clientProof{low: low, found: found, open: found.Open, checks: engine.NewClientChecks(low, low.Program.Props, found.Open), procs: procedures(low), raised: map[string][]*ivl.Property{}, origin: origin, copies: copies, methods: map[string]bool{}, hier: classfile.NewHierarchy(cfg.Opened),
		jdk: newJDKCalls(cfg.Opened, belowOf(cfg.Opened)), funcs: byProcedure(low.Funcs), edges: map[string][]string{}}
	l.rethrown = rethrown(low.Funcs, l.hier)
	for name, f := range l.funcs {
		if c := f.Method.Class; !c.Origin.Platform && !isClient(c.Name) {
			l.methods[name] = true
		}
	}
	for _, x := range low.Program.Procs {
		if x.Name != low.Program.Entry && x.Name != lower.WrappedName { // they look at exceptions of others
			l.raised[x.Name] = raisedIn(x, low)
		}
	}
	l.overriding = l.overridingOf()
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

// of returns the checks that a call of m may make, without those of what the client does when it is called back. ok is false if no
// client can call m.
func (l *clientProof) of(m *classfile.Method) (checks []*ivl.Property, ok bool) {
	c := l.within(m)
	if c == nil {
		return nil, false
	}
	return c.checks, true
}

// called is what a call of a method may run.
type called struct {
	checks []*ivl.Property // without those of what the client does when it is called back
	again  bool            // it may run the method once more, with other arguments
	client []string        // procedures of the client
}

// within finds what a call of m may run; it is nil if no client can call m.
func (l *clientProof) within(m *classfile.Method) *called {
	name := reach.MethodName(m.Class.Name, m.Name, m.Desc)
	if l.procs[name] == nil {
		return nil
	}
	c := &called{}
	seen, found := map[string]bool{}, map[*ivl.Property]bool{}
	var visit func(name string)
	visit = func(from string) {
		x := l.procs[from]
		if x == nil || seen[from] || l.low.Constant[from] {
			return
		}
		seen[from] = true
		if engine.IsClientCode(from) {
			c.client = append(c.client, from)
			return
		}
		for _, p := range slices.Concat(l.raised[from], l.keptChecks(from)) {
			found[p] = true
		}
		for _, to := range l.runs(x) {
			c.again = c.again || l.original(to) == name
			visit(to)
		}
	}
	visit(name)
	if m.IsStatic() || m.IsInit() { // the call may initialise the class
		visit(lower.InitName(m.Class.Name))
	}
	c.checks = slices.SortedFunc(maps.Keys(found), func(a, b *ivl.Property) int { return a.ID - b.ID })
	return c
}

// proves returns a result for m if all checks that a call of it may make are proved, but for explicit checks of its own
// arguments, which are conditions of the result; else nil.
func (l *clientProof) proves(m *classfile.Method, excused *excuses) (r *result.Result, conditions []condition) {
	checks, ok := l.of(m)
	if !ok || !l.meets(m) {
		return nil, nil
	}
	r = &result.Result{Entry: reach.MethodName(m.Class.Name, m.Name, m.Desc), Verdict: result.Safe, Reason: byClient, Assumptions: l.assumes}
	known := map[*ivl.Property]bool{}
	for _, p := range checks {
		if l.open[p] {
			more, ok := excused.of(p)
			if !ok {
				return nil, nil
			}
			conditions = append(conditions, more...)
		}
		if p = l.itself(p); p.Kind != ivl.Unsupported && !known[p] {
			known[p] = true
			r.Properties = append(r.Properties, result.Property{Property: p, Verdict: result.Safe, Reason: byClient})
		}
	}
	return r, conditions
}

// meets reports whether the client gets to a method. A client that may lack objects, or that may have to stop before it has them, proves
// nothing of the others.
func (l *clientProof) meets(m *classfile.Method) bool {
	return l.reaches(&ivl.Method{Class: m.Class.Name, Name: m.Name, Desc: m.Desc})
}

var (
	byClient = result.Because("it holds whatever a client does with the classes before: invariants found by abstract interpretation, checked block by block")
	byOthers = result.Reason{Kind: result.BoundedWorld, Text: "what other code does with the classes before may make it fail: it is proved for some objects only"}
	notFound = result.Reason{Kind: result.BoundedWorld, Text: "a client may make it fail: no run was found, and no proof"}
)

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
	if p := l.low.Provider; p != "" {
		as = append(as, result.Assumption{Kind: "client", Text: fmt.Sprintf("the JDK makes no objects of %s by itself while the library runs", classfile.Dotted(p)), N: 1})
	}
	return append(as, ownClasses)
}

// keptChecks are the open checks of exceptions that a procedure may throw although another one has made them.
func (l *clientProof) keptChecks(name string) []*ivl.Property {
	var ps []*ivl.Property
	for _, class := range l.rethrown[l.original(name)] {
		for _, p := range l.low.Raised {
			if is, err := l.hier.IsSubtype(p.Exception, class); l.open[p] && (is || err != nil) {
				ps = append(ps, p)
			}
		}
	}
	return ps
}

// original is the procedure that a copy is of.
func (l *clientProof) original(name string) string {
	if of := l.copies[name]; of != "" {
		return of
	}
	return name
}
