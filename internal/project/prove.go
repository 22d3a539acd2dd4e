package project

import (
	"slices"

	"github.com/jayverify/jayverify/internal/result"
)

// Prove returns r, the result for an entry with built objects, with what wide, the result
// for the same entry with arbitrary objects, proves in addition. Arbitrary objects are more
// than those that can be built, so what holds for all of them holds for these. Violations
// of wide do not count. Neither result is changed.
func Prove(r, wide *result.Result) *result.Result {
	holds := map[place]bool{}
	for _, p := range wide.Properties {
		k := placeOf(p.Property)
		before, known := holds[k]
		holds[k] = p.Verdict == result.Safe && (before || !known) // of several at one place all have to hold
	}
	out := *r
	out.Properties = slices.Clone(r.Properties)
	open, proved := 0, 0
	for i := range out.Properties {
		p := &out.Properties[i]
		if p.Verdict != result.Unknown {
			if p.Verdict != result.Safe {
				open++
			}
			continue
		}
		if !holds[placeOf(p.Property)] {
			open++
			continue
		}
		p.Verdict, p.Reason, p.Possible = result.Safe, result.Because("it holds for arbitrary objects"), nil
		proved++
	}
	if proved == 0 {
		return &out
	}
	for _, a := range wide.Assumptions {
		if !slices.ContainsFunc(r.Assumptions, func(b result.Assumption) bool { return a.Kind == b.Kind && a.Text == b.Text }) {
			out.Assumptions = append(slices.Clip(out.Assumptions), a)
		}
	}
	// Where the reason for the verdict was no check, it still is unknown.
	if open == 0 && out.Verdict == result.Unknown && len(out.Unsupported) == 0 && reasonIsCheck(r) {
		out.Verdict, out.Reason = result.Safe, result.Because("some checks hold for arbitrary objects")
	}
	return &out
}

// reasonIsCheck reports whether r is UNKNOWN for the reason of one of its checks.
func reasonIsCheck(r *result.Result) bool {
	return slices.ContainsFunc(r.Properties, func(p result.Property) bool {
		return p.Verdict == result.Unknown && (p.Reason.Kind == r.Reason.Kind && p.Reason.Text == r.Reason.Text)
	})
}
