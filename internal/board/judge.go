package board

import (
	"slices"

	"github.com/jayverify/jayverify/internal/result"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
)

// maxBehind is how many of the features are told that a check lies behind.
const maxBehind = 5

// judge makes checks of r not judged if a run may get to them after one of the
// cuts. Cuts are the unsupported features that were not proved unreachable, in
// the order of r.Unsupported. In the IVL a run ends at a cut, so proofs do not
// cover the code after it. Features that were proved unreachable can be
// ignored: the first feature that a run gets to is a cut. Violations stay
// violations: their runs pass no cut.
func (b *Board) judge(r *result.Result, cuts []*ivl.Property) {
	if len(cuts) == 0 || b.lowered.Cuts == nil {
		return
	}
	behind := b.behindCuts(cuts)
	for i := range r.Properties {
		p := &r.Properties[i]
		set := behind[p.ID]
		n := set.Len()
		if n == 0 || p.Verdict == result.Unsafe {
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
			Kind: result.UnsupportedFeature, Text: "a run may get here after what is not supported: " + r.Unsupported[p.Behind[0]].Text, More: n - 1,
		}
		if p.Reach == result.Unreachable { // by runs that end at a cut
			p.Reach = result.NotShown
		}
	}
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
