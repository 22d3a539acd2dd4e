package verify

import (
	"context"
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/entries"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/internal/front/jdkfacts"
	"github.com/jayverify/jayverify/internal/front/reach"
)

// Library is what is proved of all methods of some classes together: whatever a client does with the classes, in any
// order, on any objects. The nil Library proves nothing.
type Library struct {
	*clientProof
	// kept is what is proved for clients that keep to conditions on arguments; nil if there is nothing more.
	kept *clientProof
	// exact and exactKept are the same of programs whose models stay; nil if there are none.
	exact, exactKept *clientProof
	demands          *demands              // conditions that methods make
	atoms            map[string]indy.Atoms // of kept, by the names of procedures
	given            []indy.Atoms          // the same, by demands.members
	apart            map[string]bool       // procedures that callers get apart in kept
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
	opts.Stop, opts.Unobjected = ctx.Err, jdkfacts.Unobjected(cfg.Opened.View(false), jdkfacts.Folder())
	p := &prover{ctx: ctx, cfg: &cfg, surface: s, opts: opts, tools: tools}
	p.runInitialisers(names)
	base, err := p.of(s.Members, nil, true)
	if err != nil {
		return nil, err
	}
	l := &Library{clientProof: base, demands: newDemands(cfg.Opened, cfg.ContractOptions(), s.Members, s.Implement, base.low.Funcs)}
	for _, more := range []func(context.Context, *prover) error{l.demand, l.withModels, l.inSlices} {
		if err := more(ctx, p); err != nil && ctx.Err() == nil {
			return nil, err
		}
	}
	return l, nil // what is proved before an interruption counts
}

// of proves checks for clients that use some members. Callers of some procedures get them apart.
func (p *prover) of(members []indy.Member, apart map[string]bool, sharply bool) (*clientProof, error) {
	low, err := p.lowered(members, nil)
	if err != nil {
		return nil, err
	}
	return p.prove(low, apart, sharply)
}

// within proves checks for clients that keep to conditions.
func (p *prover) within(d *demands, atoms []indy.Atoms, apart map[string]bool, sharply bool) (*clientProof, error) {
	low, err := p.lowered(within(d.members, atoms), d.some)
	if err != nil {
		return nil, err
	}
	return p.prove(low, apart, sharply)
}

// apartRounds is how often procedures are found that callers get apart: what is open in a copy may depend on callers of its caller.
const apartRounds = 3

// most proves checks for clients that keep to all conditions. Callers of procedures with open checks get these apart.
func (p *prover) most(d *demands, all []indy.Atoms) (most *clientProof, apart map[string]bool, err error) {
	low, err := p.lowered(within(d.members, all), d.some)
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
func (l *Library) demand(_ context.Context, p *prover) error {
	d := l.demands
	all := d.all()
	most, apart, err := p.most(d, all)
	if err != nil {
		return err
	}
	l.apart = apart
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

// keep takes what is proved under conditions.
func (l *Library) keep(d *demands, p *clientProof, atoms []indy.Atoms) {
	l.kept, l.atoms, l.given = p, map[string]indy.Atoms{}, atoms
	for i, m := range d.members {
		l.atoms[reach.MethodName(m.Class, m.Name, m.Desc)] = atoms[i]
	}
}

// Proved returns a result for m if all checks that a call of it may make are proved, perhaps for clients that keep to
// conditions on arguments; else nil. Of two such results it is the one that rests on arguments alone.
func (l *Library) Proved(m *classfile.Method) *result.Result {
	if l == nil {
		return nil
	}
	excused := l.excusesOf(m)
	r := l.forAll(m, excused)
	if r == nil || RestsOnThrows(r) {
		if kept := l.forKeeping(m, excused); kept != nil && (r == nil || !RestsOnThrows(kept)) {
			r = kept
		}
	}
	if r != nil {
		r.Keeps = l.keeps(m, r)
	}
	return r
}

// excusesOf finds the excuses of m. Where a call of m may run m again, conditions on the arguments of the first call say nothing of its explicit checks:
//
//	static int half(int n) { if (n < 0) throw new IllegalArgumentException(); return n == 0 ? 0 : 1 + half(n - 2); }
func (l *Library) excusesOf(m *classfile.Method) *excuses {
	x := l.demands.excusesOf(m)
	if c := l.within(m); c != nil && c.again && x != nil {
		x.by = nil
	}
	return x
}

// forAll is the result for all clients.
func (l *Library) forAll(m *classfile.Method, excused *excuses) *result.Result {
	r, conds, p := firstProof(m, excused, l.clientProof, l.exact)
	if r != nil && (len(conds) > 0 || p.stops) { // that clients do not go on there is a condition, too
		r.Requires = l.demands.java(m, conds)
	}
	return r
}

// forKeeping is the result for clients that keep to the conditions.
func (l *Library) forKeeping(m *classfile.Method, excused *excuses) *result.Result {
	r, conds, p := firstProof(m, excused, l.kept, l.exactKept)
	if r == nil {
		return nil
	}
	r.Requires = l.demands.java(m, slices.Concat(l.demands.conditions(m, l.atoms), conds, l.demands.returned(p.within(m).client)))
	r.Assumptions = append(slices.Clone(r.Assumptions), clientsKeep)
	return r
}

// clientsKeep is what a proof under conditions rests on.
var clientsKeep = result.Assumption{Kind: "client", Text: "clients keep to the conditions under which methods are proved, and to those of other methods that are listed", N: 1}

// firstProof is the result of the first of some proofs, nil ones apart, that proves m, with its conditions; the result is nil if none does.
func firstProof(m *classfile.Method, excused *excuses, proofs ...*clientProof) (*result.Result, []condition, *clientProof) {
	for _, p := range proofs {
		if p == nil {
			continue
		}
		if r, conds := p.proves(m, excused); r != nil {
			return r, conds, p
		}
	}
	return nil, nil, nil
}

// keeps are the conditions on calls of m, and on what clients return meanwhile, on which results of other methods may rest, but for those
// that r shows.
func (l *Library) keeps(m *classfile.Method, r *result.Result) []string {
	conds := l.demands.conditions(m, l.atoms)
	if l.kept != nil {
		if c := l.kept.within(m); c != nil {
			conds = append(conds, l.demands.returned(c.client)...)
		}
	}
	return slices.DeleteFunc(l.demands.java(m, conds), func(cond string) bool { return slices.Contains(r.Requires, cond) })
}
