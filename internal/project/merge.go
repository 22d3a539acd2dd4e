package project

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/entries"
	"github.com/jayverify/jayverify/internal/front/laws"
	"github.com/jayverify/jayverify/ivl"
)

// Outcome is what the verification of one entry has come to.
type Outcome struct {
	Entry  entries.Entry
	Result *result.Result // nil when there is none
	// Findings says for each property of Result that is violated what that is worth. A
	// violation that is not here is manifest.
	Findings map[int]*result.Finding
	Err      error    // why there is no Result
	Bug      *bug.Bug // the same, when it is a bug of jayverify
	Elapsed  time.Duration
}

// Merger makes one result of many. The zero value has none.
type Merger struct {
	places      map[place]*property
	assumptions map[[2]string]*result.Assumption
	unsupported map[feature]int // index in features
	features    []result.Unsupported
	entries     map[string]result.EntryResult
	order       []string
}

// place is a check of the program, whichever entry gets there.
type place struct {
	method    ivl.Method
	pc        int
	kind      ivl.Kind
	exception string
	detail    string
	name      string // only where the method is not known
}

// feature is a place that uses what is not supported.
type feature struct {
	method ivl.Method
	pc     int
	text   string
}

// property is what is known of a place.
type property struct {
	result.Property
	rank int
}

func placeOf(p *ivl.Property) place {
	k := place{pc: p.Pos.PC, kind: p.Kind, exception: p.Exception, detail: p.Detail}
	if p.Pos.Method == nil {
		k.name = p.Name
		return k
	}
	k.method = *p.Pos.Method
	return k
}

// The ranks of what entries say of a place: the highest counts.
const (
	rankHolds = iota
	rankDocumented
	rankNotJudged
	rankOpen
	rankLatent
	rankManifest
)

func rankOf(p *result.Property) int {
	switch p.Verdict {
	case result.Safe:
		return rankHolds
	case result.NotJudged:
		return rankNotJudged
	case result.Unknown:
		return rankOpen
	}
	switch {
	case p.Finding != nil && p.Finding.Class == result.Documented:
		return rankDocumented
	case p.Finding != nil && p.Finding.Class == result.Latent:
		return rankLatent
	}
	return rankManifest
}

// Add takes what is known of an entry. It returns the manifest violations that were not
// known before, in the order of the entry's properties.
func (m *Merger) Add(o *Outcome) []result.Property {
	if m.places == nil {
		m.places, m.entries = map[place]*property{}, map[string]result.EntryResult{}
		m.assumptions, m.unsupported = map[[2]string]*result.Assumption{}, map[feature]int{}
	}
	name := o.Entry.String()
	if _, ok := m.entries[name]; !ok {
		m.order = append(m.order, name)
	}
	m.entries[name] = entryResult(o)
	if o.Result == nil {
		return nil
	}
	m.addAssumptions(o.Result)
	features := m.addUnsupported(o.Result)
	var fresh []result.Property
	for i := range o.Result.Properties {
		p := o.Result.Properties[i]
		if p.Kind == ivl.Unsupported {
			continue
		}
		p.Entry, p.Finding = name, o.finding(i)
		p.ReachedBy = 0
		for k, b := range p.Behind {
			if k == 0 {
				p.Behind = make([]int, len(o.Result.Properties[i].Behind))
			}
			p.Behind[k] = features[b]
		}
		slices.Sort(p.Behind)
		if m.add(&p) {
			fresh = append(fresh, p)
		}
	}
	return fresh
}

// finding is what the violation of the i-th property is worth; nil where it is not violated.
func (o *Outcome) finding(i int) *result.Finding {
	switch {
	case o.Result.Properties[i].Verdict != result.Unsafe:
		return nil
	case o.Findings[i] != nil:
		return o.Findings[i]
	}
	return &result.Finding{Class: result.Manifest}
}

// add takes what one entry says of a property, and reports whether that is the first
// manifest violation.
func (m *Merger) add(p *result.Property) bool {
	key, rank := placeOf(p.Property), rankOf(p)
	was := m.places[key]
	if was == nil {
		m.places[key] = &property{*p, rank}
		return rank == rankManifest
	}
	fresh := rank == rankManifest && was.rank < rankManifest
	reach := max(reachRank(was.Reach), reachRank(p.Reach))
	if rank > was.rank || rank == was.rank && shorter(p, &was.Property) {
		*was = property{*p, rank}
	}
	was.Reach = reachOf[reach]
	return fresh
}

// A place is reached when one entry gets there, and unreachable when none can.
var reachOf = [...]result.Reach{result.Unreachable, result.NotShown, result.Reached}

func reachRank(r result.Reach) int { return slices.Index(reachOf[:], r) }

// shorter reports whether p has a better run than q: one that the JVM has confirmed, or a
// shorter one. Where there is no run, the name of the entry decides.
func shorter(p, q *result.Property) bool {
	if p.Run == nil && q.Run == nil {
		return p.Entry < q.Entry
	}
	if p.Run == nil || q.Run == nil {
		return p.Run != nil
	}
	confirmed := func(r *result.Counterexample) int {
		if r.JVM != nil && r.JVM.Confirmed {
			return 0
		}
		return 1
	}
	return cmp.Or(
		cmp.Compare(confirmed(p.Run), confirmed(q.Run)),
		cmp.Compare(len(p.Run.Stack), len(q.Run.Stack)),
		cmp.Compare(len(p.Run.Path)+p.Run.Cut, len(q.Run.Path)+q.Run.Cut),
		cmp.Compare(len(p.Run.Inputs), len(q.Run.Inputs)),
		cmp.Compare(p.Entry, q.Entry), // entries end in any order, and the report is always the same
	) < 0
}

func (m *Merger) addAssumptions(r *result.Result) {
	for _, a := range r.Assumptions {
		key := [2]string{a.Kind, a.Text}
		was := m.assumptions[key]
		if was == nil {
			was = &result.Assumption{Kind: a.Kind, Text: a.Text, Pos: a.Pos}
			m.assumptions[key] = was
		}
		if before(a.Pos, was.Pos) {
			was.Pos = a.Pos
		}
		was.N = max(was.N, a.N)
		for _, pos := range a.Places {
			if !slices.ContainsFunc(was.Places, func(known ivl.Pos) bool { return comparePos(known, pos) == 0 }) {
				was.Places = append(was.Places, pos)
			}
		}
		was.N = max(was.N, len(was.Places))
	}
}

// addUnsupported takes what an entry uses that is not supported, and returns the numbers
// of these features in the project's result.
func (m *Merger) addUnsupported(r *result.Result) []int {
	numbers := make([]int, len(r.Unsupported))
	for i, u := range r.Unsupported {
		key := feature{pc: u.Pos.PC, text: u.Text}
		if u.Pos.Method != nil {
			key.method = *u.Pos.Method
		}
		n, ok := m.unsupported[key]
		if !ok {
			n = len(m.features)
			m.unsupported[key] = n
			m.features = append(m.features, result.Unsupported{Text: u.Text, Pos: u.Pos, Accept: u.Accept})
		}
		numbers[i] = n
	}
	return numbers
}

// entryResult says what is known of an entry.
func entryResult(o *Outcome) result.EntryResult {
	e := result.EntryResult{Entry: o.Entry.String(), Elapsed: o.Elapsed}
	switch {
	case o.Bug != nil:
		e.State, e.Bug, e.Reason = result.StateNotJudged, true, "jayverify failed: "+oneLine(o.Bug.Error())
		return e
	case o.Result == nil:
		e.State, e.Reason = result.StateNotJudged, "not verified"
		if o.Err != nil {
			e.Reason = "not verified: " + oneLine(o.Err.Error())
		}
		return e
	}
	e.Cached = !o.Result.Cached.IsZero()
	for _, a := range o.Result.Assumptions {
		e.Assumptions = append(e.Assumptions, a.Kind+": "+oneLine(a.Text))
	}
	e.Keeps = o.Result.Keeps
	if e.State = o.state(); e.State == result.StateProved && o.Result.Requires != nil {
		e.State, e.Requires = result.StateProvedIf, o.Result.Requires
	}
	if e.State == result.StateOpen || e.State == result.StateNotJudged {
		e.Reason = o.why()
	}
	if e.State == result.StateViolated {
		e.Violation = o.violation()
	}
	return e
}

// violation is the best run that violates a check; nil if there is no run.
func (o *Outcome) violation() *result.EntryViolation {
	var best *result.Property
	for i := range o.Result.Properties {
		p := &o.Result.Properties[i]
		if o.stateOf(i) == result.StateViolated && p.Run != nil && (best == nil || shorter(p, best)) {
			best = p
		}
	}
	if best == nil {
		return nil
	}
	v := &result.EntryViolation{Exception: best.Exception, Run: best.Run}
	if best.Run.Wrapper != "" {
		v.Exception = best.Run.Wrapper
	}
	if best.Run.JVM != nil && best.Run.JVM.Confirmed && best.Run.JVM.Exception != "" {
		v.Exception = best.Run.JVM.Exception
	}
	if m := best.Pos.Method; m != nil {
		v.At = fmt.Sprintf("%s:%d", strings.ReplaceAll(laws.About(m.Class), "/", "."), best.Pos.Line)
	}
	return v
}

// state is the worst of what is known of an entry's checks.
func (o *Outcome) state() result.EntryState {
	state := result.StateProved
	if len(o.Result.Unsupported) > 0 {
		state = result.StateNotJudged
	}
	for i := range o.Result.Properties {
		state = max(state, o.stateOf(i))
	}
	if state == result.StateProved && o.Result.Verdict == result.Unknown {
		return result.StateOpen // for a reason that lies in no check
	}
	return state
}

// stateOf is what the i-th property alone makes of an entry.
func (o *Outcome) stateOf(i int) result.EntryState {
	p := &o.Result.Properties[i]
	switch p.Verdict {
	case result.NotJudged:
		return result.StateNotJudged
	case result.Unknown:
		if p.Kind == ivl.Unsupported {
			return result.StateNotJudged
		}
		return result.StateOpen
	case result.Unsafe:
		switch o.finding(i).Class {
		case result.Manifest:
			return result.StateViolated
		case result.Latent:
			return result.StateLatent
		}
	}
	return result.StateProved
}

// why says in one line why an entry is not decided: of the checks, the first reason.
func (o *Outcome) why() string {
	if o.Result.Verdict == result.Unknown && !o.Result.Reason.None() {
		return oneLine(o.Result.Reason.String())
	}
	for _, p := range o.Result.Properties {
		if p.Verdict == result.Unknown && !p.Reason.None() {
			return oneLine(p.Reason.String())
		}
	}
	if len(o.Result.Unsupported) > 0 {
		return "not supported: " + oneLine(o.Result.Unsupported[0].Text)
	}
	return ""
}

func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }
