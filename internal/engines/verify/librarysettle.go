package verify

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/engines/engine"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
)

// judge is a proof that judges all checks that a call of a method may make.
type judge struct {
	*clientProof
	judged  []*ivl.Property      // the checks
	about   *engine.ClientChecks // these
	keeping bool                 // it is about clients that keep to the conditions
}

// judges are the proofs that judge all checks of a call of m, those for all clients first. There is none if clients cannot call m, or if a
// call runs what is not supported.
func (l *Library) judges(m *classfile.Method) (all judges) {
	if l == nil {
		return nil
	}
	for i, p := range []*clientProof{l.clientProof, l.exact, l.kept, l.exactKept} {
		if p == nil || !p.meets(m) {
			continue
		}
		checks, ok := p.of(m)
		if !ok || slices.ContainsFunc(checks, func(c *ivl.Property) bool { return c.Kind == ivl.Unsupported && p.open[c] }) {
			continue
		}
		all = append(all, &judge{p, checks, engine.NewClientChecks(p.low, checks, p.open), i > 1})
	}
	return all
}

type judges []*judge

// holds returns the first proof by which a check holds; nil if there is none.
func (js judges) holds(p *ivl.Property) *judge {
	for _, j := range js {
		if j.about.Holds(p) {
			return j
		}
	}
	return nil
}

// without reports whether there is a proof, and a call makes no check that may be p by any. Where p fails, the call then ends with another of its checks.
func (js judges) without(p *ivl.Property) bool {
	return len(js) > 0 && !slices.ContainsFunc(js, func(j *judge) bool { return j.about.Has(p) })
}

// why is the reason for what the proof proves.
func (j *judge) why() result.Reason {
	if j.keeping {
		return byKeeping
	}
	return byClient
}

var byKeeping = result.Because("it holds whatever clients do that keep to the conditions: invariants found by abstract interpretation, checked block by block")

// rest adds to a result of m what it rests on by those of the proofs that are used.
func (l *Library) rest(m *classfile.Method, r *result.Result, proofs judges, used map[*judge]bool) {
	keeping := false
	var conds []condition
	for _, j := range proofs {
		if !used[j] {
			continue
		}
		r.Assumptions = assumingToo(r.Assumptions, j.assumes...)
		if j.keeping {
			keeping = true
			conds = append(conds, l.demands.returned(j.within(m).client)...)
		}
	}
	if keeping {
		r.Assumptions = assumingToo(r.Assumptions, clientsKeep)
		r.Requires = requiringToo(r.Requires, l.demands.java(m, append(l.demands.conditions(m, l.atoms), conds...)))
	}
}

// requiringToo are some conditions and those of more that are not among them; they are not nil, as there may be conditions on other methods only.
func requiringToo(conds, more []string) []string {
	all := append([]string{}, conds...)
	for _, cond := range more {
		if !slices.Contains(all, cond) {
			all = append(all, cond)
		}
	}
	return all
}

// Settle makes a result of m alone, with objects that were built for it, one for all clients, perhaps for those that keep to the conditions
// on arguments: what is not proved for these is not proved, and what is proved for these is. Violations stay.
func (l *Library) Settle(m *classfile.Method, r *result.Result) *result.Result {
	if r == nil {
		return nil
	}
	own := *r
	if l != nil && slices.ContainsFunc(r.Assumptions, func(a result.Assumption) bool { return a.Kind == "contract" }) {
		own.Requires = l.demands.believed(m)
	}
	if !r.Closed {
		l.judge(m, &own)
	}
	if l != nil {
		own.Keeps = l.keeps(m, &own)
	}
	return &own
}

// judge judges the checks of a result of m alone by the proofs.
func (l *Library) judge(m *classfile.Method, own *result.Result) {
	r := *own
	own.Properties = nil
	judges := l.judges(m)
	used := map[*judge]bool{}
	var excused *excuses
	if len(judges) > 0 {
		excused = l.excusesOf(m)
	}
	for _, q := range r.Properties {
		j := judges.holds(q.Property)
		switch {
		case q.Verdict == result.Unsafe:
		case j != nil && q.Verdict != result.Safe:
			q.Verdict, q.Reason, q.Behind, q.Possible = result.Safe, j.why(), nil, nil
			used[j] = true
		case j != nil:
			used[j] = true
		case q.Verdict == result.Safe && slices.Contains(r.ForAll, placeOf(q)):
		case judges.without(q.Property):
			continue
		case q.Verdict == result.Safe && excused.excuses(q.Property):
		case q.Verdict == result.Safe:
			q.Verdict, q.Reason = result.Unknown, byOthers
		}
		own.Properties = append(own.Properties, q)
	}
	if len(judges) > 0 {
		judges.addOpen(own, excused)
		own.Unsupported = nil
		for i := range own.Properties {
			q := &own.Properties[i]
			q.Behind = nil
			if q.Verdict == result.NotJudged {
				q.Verdict, q.Reason = result.Unknown, notFound
			}
		}
	}
	l.rest(m, own, judges, used)
	if own.Verdict == result.Safe && (len(judges) == 0 || len(own.Properties) == 0) {
		own.Verdict, own.Reason = result.Unknown, byOthers
	}
	decide(own)
}

// addOpen adds to a result the checks that are open by all proofs and that it does not have.
func (js judges) addOpen(r *result.Result, excused *excuses) {
	known := map[string]bool{}
	for _, q := range r.Properties {
		known[placeOf(q)] = true
	}
	for _, p := range js[0].judged {
		q := result.Property{Property: js[0].itself(p), Verdict: result.Unknown, Reason: notFound}
		if js[0].open[p] && p.Kind != ivl.Unsupported && !known[placeOf(q)] && !excused.excuses(p) && js.holds(p) == nil {
			known[placeOf(q)] = true
			r.Properties = append(r.Properties, q)
		}
	}
}

// Untried is a result for a method that was not tried alone, for the reason that is given: a check that holds for all clients holds, perhaps
// for those that keep to the conditions on arguments, and the others are open. It is nil where clients cannot call the method, or where it
// may run what is not supported.
func (l *Library) Untried(m *classfile.Method, why result.Reason) *result.Result {
	judges := l.judges(m)
	if len(judges) == 0 {
		return nil
	}
	r := &result.Result{Entry: reach.MethodName(m.Class.Name, m.Name, m.Desc), Verdict: result.Unknown, Reason: why, Assumptions: judges[0].assumes}
	used, known := map[*judge]bool{}, map[*ivl.Property]bool{}
	first, excused := judges[0], l.excusesOf(m)
	for _, p := range first.judged {
		q := first.itself(p)
		if p.Kind == ivl.Unsupported || known[q] {
			continue
		}
		known[q] = true
		if j := judges.holds(p); j != nil {
			used[j] = true
			r.Properties = append(r.Properties, result.Property{Property: q, Verdict: result.Safe, Reason: j.why()})
			continue
		}
		if conds, ok := excused.of(p); ok {
			r.Properties = append(r.Properties, result.Property{Property: q, Verdict: result.Safe, Reason: byKeeping})
			if len(conds) > 0 {
				r.Requires = requiringToo(r.Requires, l.demands.java(m, conds))
			}
			continue
		}
		r.Properties = append(r.Properties, result.Property{Property: q, Verdict: result.Unknown, Reason: why})
	}
	l.rest(m, r, judges, used)
	return r
}
