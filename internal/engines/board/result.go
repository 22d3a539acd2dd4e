package board

import (
	"fmt"
	"slices"

	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
)

// possibleRuns is how many possible runs are told.
const possibleRuns = 10

// Result makes the Result of all that has been found out.
func (b *Board) Result() *result.Result {
	b.mu.Lock()
	r := b.known()
	b.mu.Unlock()
	b.tellPossible(r)
	return r
}

// known makes the Result of what is known so far. It needs mu.
func (b *Board) known() *result.Result {
	f := &b.findings
	r := &result.Result{
		Entry: b.lowered.Entry, Steps: b.progress.steps, Stats: f.Stats, Proof: f.Proof,
		Invariants: f.Invariants, HeapTree: f.HeapTree, Verdict: result.Safe,
	}
	var unsafe, unknown, cuts []*ivl.Property
	for _, p := range b.lowered.Program.Props {
		st := b.status[p.ID]
		if p.Kind == ivl.Unsupported {
			if st.verdict != result.Safe {
				cuts = append(cuts, p)
				r.Unsupported = append(r.Unsupported, result.Unsupported{Text: p.Detail, Pos: p.Pos, Accept: b.lowered.Acceptable[p]})
			}
			continue
		}
		if st.verdict == result.Unknown && st.reason.None() {
			st.reason = result.Reason{Kind: result.NotTried}
		}
		r.Properties = append(r.Properties, result.Property{Property: p, Verdict: st.verdict, Reason: st.reason, Reach: st.reach, Run: st.run, FoundAfter: st.found})
		switch st.verdict {
		case result.Unsafe:
			unsafe = append(unsafe, p)
		case result.Unknown:
			unknown = append(unknown, p)
		}
	}
	r.Assumptions = assumptions(b.allAssumptions(b.judge(r, cuts)))
	unknown = slices.DeleteFunc(unknown, func(p *ivl.Property) bool { return b.open != nil && b.open.Judged[p.ID] })
	b.tellRefuted(r, cuts)
	b.tellReaching(r)
	var open *result.Property // of all threads together
	for i, p := range b.scheduled {
		r.Properties = append(r.Properties, p)
		switch p.Verdict {
		case result.Unsafe:
			unsafe = append(unsafe, p.Property)
		case result.Unknown:
			open = &b.scheduled[i]
		}
	}
	switch {
	case len(unsafe) > 0:
		r.Verdict = result.Unsafe
		r.Reason = result.Because(result.Count(len(unsafe), "property is", "properties are") + " violated")
	case len(cuts) > 0:
		r.Verdict, r.Reason = result.Unknown, cutsReason(r)
	case len(unknown) > 0:
		r.Verdict, r.Reason = result.Unknown, b.status[unknown[0].ID].reason
		r.Reason.More = len(unknown) - 1
	case open != nil:
		r.Verdict, r.Reason = result.Unknown, open.Reason
	default:
		r.Reason = result.Because(b.safeReason())
	}
	return r
}

func (b *Board) safeReason() string {
	if len(b.lowered.Program.Props) == 0 {
		return "nothing in the program can be violated"
	}
	if b.findings.Why != "" {
		return b.findings.Why
	}
	if p := b.findings.Proof; p != nil {
		if p.Unchecked != "" {
			return fmt.Sprintf("%s found by %s; nothing checked them: %s", p.Invariants, p.By, p.Unchecked)
		}
		return fmt.Sprintf("%s found by %s, checked by %s (%d)", p.Invariants, p.By, p.Checker, p.Clauses)
	}
	if n := len(b.progress.steps); n > 0 {
		return b.progress.steps[n-1].Name + ": " + b.progress.steps[n-1].Outcome
	}
	return ""
}

// allAssumptions lists those of the program and, if a check is proved with calls that may call
// back, those of that program.
func (b *Board) allAssumptions(open bool) []*lower.Note {
	all := b.findings.Assumptions
	if !open {
		return all
	}
	type text struct{ kind, text string }
	known := map[text]bool{}
	for _, n := range all {
		known[text{n.Kind, n.Text}] = true
	}
	all = slices.Clone(all)
	for _, n := range b.open.Assumptions {
		if !known[text{n.Kind, n.Text}] {
			all = append(all, n)
		}
	}
	return all
}

// assumptions lists what a SAFE rests on besides what holds for every program
// (docs/soundness.md).
func assumptions(notes []*lower.Note) []result.Assumption {
	as := make([]result.Assumption, 0, len(notes))
	for _, n := range notes {
		if isOfJDK(n) {
			continue
		}
		a := result.Assumption{Kind: n.Kind, Text: n.Text, Pos: n.Pos, N: n.N, Places: n.Places}
		if isGenerated(a.Pos) { // it means nothing to a reader
			a.Pos, a.Places = ivl.Pos{}, slices.DeleteFunc(slices.Clone(a.Places), isGenerated)
			if len(a.Places) > 0 {
				a.Pos = a.Places[0]
			}
		}
		as = append(as, a)
	}
	return as
}

// isOfJDK reports whether only code that stands for the JDK's makes an assumption (lower/foreign.go): about its own calls.
func isOfJDK(n *lower.Note) bool {
	return isForeign(n.Pos) && !slices.ContainsFunc(n.Places, func(pos ivl.Pos) bool { return !isForeign(pos) })
}

// isForeign reports whether pos is in such code.
func isForeign(pos ivl.Pos) bool { return pos.Method != nil && pos.Method.Class == indy.ForeignClass }

// isGenerated reports whether pos is in a class that builds objects for an entry, or in code that stands for the JDK's.
func isGenerated(pos ivl.Pos) bool {
	return isForeign(pos) || pos.Method != nil && indy.IsHarness(pos.Method.Class)
}

// tellPossible adds to a result the possible runs of what is unknown because of
// them.
func (b *Board) tellPossible(r *result.Result) {
	told := 0
	for i := range r.Properties {
		p := &r.Properties[i]
		if p.Verdict != result.Unknown {
			continue
		}
		for _, m := range b.Possible(p.Property) {
			if told >= possibleRuns || p.Possible != nil {
				break
			}
			if m.Run == nil {
				m.Run, _, _ = b.Counterexample(p.Property, m)
			}
			if m.Run != nil {
				p.Possible = m.Run
				told++
			}
		}
	}
}
