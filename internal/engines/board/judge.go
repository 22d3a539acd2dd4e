package board

import (
	"slices"

	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
)

// maxBehind is how many of the features are told that a check lies behind.
const maxBehind = 5

// judge makes checks of r not judged if a run may get to them after one of the
// cuts. Before, checks that JudgeBehind has proved hold. Cuts are the unsupported features that were not proved unreachable, in
// the order of r.Unsupported. In the IVL a run ends at a cut, so proofs do not
// cover the code after it. Features that were proved unreachable can be
// ignored: the first feature that a run gets to is a cut. Violations stay
// violations: their runs pass no cut. open says that a check is proved by what JudgeBehind
// has told.
func (b *Board) judge(r *result.Result, cuts []*ivl.Property) (open bool) {
	for i := range r.Properties {
		if p := &r.Properties[i]; p.Verdict == result.Unknown && b.open != nil && b.open.Judged[p.ID] {
			open = b.behindOpen(p)
		}
	}
	if len(cuts) == 0 || b.lowered.Cuts == nil {
		return open
	}
	behind := b.behindCuts(cuts)
	for i := range r.Properties {
		p := &r.Properties[i]
		set := behind[p.ID]
		n := set.Len()
		if n == 0 || p.Verdict == result.Unsafe {
			continue
		}
		if b.behindOpen(p) {
			open = open || p.Verdict == result.Safe
			continue
		}
		p.Verdict, p.Behind = result.NotJudged, nil
		set.All(func(i int) bool {
			r.Unsupported[i].Checks++
			if len(p.Behind) < maxBehind {
				p.Behind = append(p.Behind, i)
			}
			return true
		})
		p.Reason = result.Reason{
			Kind: result.UnsupportedFeature, Text: "a run may get here after an unsupported feature: " + r.Unsupported[p.Behind[0]].Text, More: n - 1,
		}
		if p.Reach == result.Unreachable { // by runs that end at a cut
			p.Reach = result.NotShown
		}
	}
	return open
}

// tellRefuted tells which runs of the JVM violate a check that was proved. What was proved
// of a program that ends at cuts does not count for a check behind one of them.
func (b *Board) tellRefuted(r *result.Result, cuts []*ivl.Property) {
	var behind []lower.CutSet
	if len(cuts) > 0 && b.lowered.Cuts != nil {
		behind = b.behindCuts(cuts)
	}
	for i := range r.Properties {
		p := &r.Properties[i]
		if !b.status[p.ID].refuted || p.Run == nil || p.Run.JVM == nil {
			continue
		}
		if behind != nil && behind[p.ID].Len() > 0 && (b.open == nil || !b.open.Judged[p.ID]) {
			continue
		}
		run, on := *p.Run, *p.Run.JVM
		on.Refutes, run.JVM = true, &on
		p.Run = &run
	}
}

// Open has what is known of the program in which calls of code without a body may call back.
type Open struct {
	Judged      map[int]bool // by Property.ID: whether the check holds; it is open if not
	Assumptions []*lower.Note
}

// JudgeBehind judges checks that lie behind cuts.
func (b *Board) JudgeBehind(o *Open) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.open, b.progress.unsaved = o, true
}

// HasCuts reports whether a run may get to an unsupported feature.
func (b *Board) HasCuts() bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.lowered.Cuts != nil && slices.ContainsFunc(b.lowered.Program.Props, func(p *ivl.Property) bool {
		return p.Kind == ivl.Unsupported && b.status[p.ID].verdict != result.Safe
	})
}

// BehindCuts returns the checks that lie behind unsupported features that a run may get to, by their IDs.
func (b *Board) BehindCuts() map[int]bool {
	behind := map[int]bool{}
	if !b.HasCuts() {
		return behind
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	var cuts []*ivl.Property
	for _, p := range b.lowered.Program.Props {
		if p.Kind == ivl.Unsupported && b.status[p.ID].verdict != result.Safe {
			cuts = append(cuts, p)
		}
	}
	sets := b.behindCuts(cuts)
	for _, p := range b.lowered.Program.Props {
		if p.Kind != ivl.Unsupported && sets[p.ID].Len() > 0 {
			behind[p.ID] = true
		}
	}
	return behind
}

// MostBehindCuts reports whether nine of ten checks lie behind unsupported features that a run may
// get to.
func (b *Board) MostBehindCuts() bool {
	checks := 0
	for _, p := range b.lowered.Program.Props {
		if p.Kind != ivl.Unsupported {
			checks++
		}
	}
	return b.HasCuts() && 10*len(b.BehindCuts()) >= 9*checks
}

// behindOpen judges a check behind cuts by what is known of the program in which calls may
// call back. It reports false if the check is not judged there.
func (b *Board) behindOpen(p *result.Property) bool {
	if b.open == nil {
		return false
	}
	holds, judged := b.open.Judged[p.ID]
	switch {
	case !judged:
		return false
	case holds:
		p.Verdict = result.Safe
		p.Reason = result.Because("invariants found by abstract interpretation, checked block by block; calls without body or model may call back")
	default:
		p.Verdict = result.Unknown
		p.Reason = result.Reason{Kind: result.UnsupportedFeature, Text: "abstract interpretation does not prove it, and a run may get here after a call that may call methods of the program"}
	}
	if p.Reach == result.Unreachable {
		p.Reach = result.NotShown
	}
	return true
}

// behindCuts is lower.Cuts.Behind; what it gave last is kept, since what is known is
// saved at each step, and it takes long for large programs.
func (b *Board) behindCuts(cuts []*ivl.Property) []lower.CutSet {
	if b.behind.sets == nil || !slices.Equal(b.behind.cuts, cuts) {
		b.behind = behind{cuts, b.lowered.Cuts.Behind(cuts)}
	}
	return b.behind.sets
}

// cutsReason says that there is no verdict because of features that are not
// supported.
func cutsReason(r *result.Result) result.Reason {
	return result.Reason{
		Kind: result.UnsupportedFeature, Text: "not supported: " + r.Unsupported[0].Text, More: len(r.Unsupported) - 1,
	}
}
