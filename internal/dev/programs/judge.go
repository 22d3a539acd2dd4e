package programs

import (
	"fmt"
	"path/filepath"
	"slices"

	"github.com/jayverify/jayverify/internal/evidence/result"
)

// Mark says how a result compares with what was expected.
type Mark uint8

// The marks.
const (
	Right Mark = iota
	Open       // the verdict is UNKNOWN, and nothing else contradicts what was expected
	Wrong      // the verdict, or that of a property, contradicts what was expected
)

// String returns right, open or WRONG.
func (m Mark) String() string { return [...]string{"right", "open", "WRONG"}[m] }

// Judge compares a result with what p expects. Complaints name what is wrong,
// and what is still open although the verdict is right.
//
// A line with several properties of one kind (two indices, say) counts as
// violated when one of them is.
func (p *Program) Judge(r *result.Result) (m Mark, complaints []string) {
	wrong := func(format string, args ...any) {
		m = Wrong
		complaints = append(complaints, fmt.Sprintf(format, args...))
	}
	expected := result.Unsafe
	if p.Safe {
		expected = result.Safe
	}
	if p.Open {
		expected = result.Unknown
	}
	switch r.Verdict {
	case expected:
	case result.Unknown:
		m = Open
		complaints = append(complaints, "UNKNOWN: "+r.Reason.String())
	default:
		wrong("verdict %v, expected %v", r.Verdict, expected)
	}
	best := map[Violation]result.Verdict{}
	for _, prop := range r.Properties {
		v, ours := p.violation(prop)
		ours = ours && p.expects(v)
		if prop.Verdict == result.Unsafe && !ours {
			wrong("%s is violated, which is not expected", prop.Name)
		}
		if was, seen := best[v]; ours && (!seen || moreViolated(prop.Verdict, was)) {
			best[v] = prop.Verdict
		}
	}
	for _, v := range p.Expect {
		switch verdict, seen := best[v]; {
		case !seen:
			wrong("no property %v, which is expected to be violated", v)
		case verdict == result.Safe:
			wrong("%v is said to hold, but is violated", v)
		case verdict == result.Unknown && m == Right:
			complaints = append(complaints, fmt.Sprintf("%v stays open", v))
		}
	}
	return m, complaints
}

// moreViolated orders verdicts: SAFE, UNKNOWN, UNSAFE.
func moreViolated(a, b result.Verdict) bool {
	order := []result.Verdict{result.Safe, result.Unknown, result.Unsafe}
	return slices.Index(order, a) > slices.Index(order, b)
}

// violation returns line and kind of a property; ok is false when it stands
// outside the program's file.
func (p *Program) violation(prop result.Property) (v Violation, ok bool) {
	v = Violation{prop.Pos.Line, prop.Kind}
	return v, prop.Pos.Method != nil && prop.Pos.Method.Source == filepath.Base(p.File)
}

// expects reports whether v is among the expected violations.
func (p *Program) expects(v Violation) bool { return slices.Contains(p.Expect, v) }
