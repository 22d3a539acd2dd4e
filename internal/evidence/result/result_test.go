package result

import "testing"

func TestRemaining(t *testing.T) {
	lived := &Acceptance{By: "baseline"}
	safe, unsafe, unknown := Property{Verdict: Safe}, Property{Verdict: Unsafe}, Property{Verdict: Unknown}
	unsafeOK, unknownOK := Property{Verdict: Unsafe, Accepted: lived}, Property{Verdict: Unknown, Accepted: lived}
	native := []Unsupported{{Text: "native method"}}
	for _, c := range []struct {
		name string
		r    Result
		want Verdict
	}{
		{"safe", Result{Verdict: Safe, Properties: []Property{safe}}, Safe},
		{"one violation counts", Result{Verdict: Unsafe, Properties: []Property{unsafeOK, unknown, unsafe}}, Unsafe},
		{"all violations are accepted", Result{Verdict: Unsafe, Properties: []Property{unsafeOK, safe}}, Safe},
		{"but one is unknown", Result{Verdict: Unsafe, Properties: []Property{unsafeOK, unknown}}, Unknown},
		{"unknown and accepted", Result{Verdict: Unknown, Properties: []Property{unknownOK, safe}}, Safe},
		{"unknown for no property", Result{Verdict: Unknown, Properties: []Property{safe}}, Unknown},
		{"not supported", Result{Verdict: Unsafe, Properties: []Property{unsafeOK}, Unsupported: native}, Unknown},
		{"an assumption is refused", Result{Verdict: Unsafe, Properties: []Property{unsafeOK}, Assumptions: []Assumption{{Refused: true}}}, Unknown},
	} {
		if got := c.r.Remaining(); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

func TestExitCode(t *testing.T) {
	for verdict, want := range map[Verdict]int{Safe: 0, Unsafe: 1, Unknown: 2} {
		if got := (&Result{Verdict: verdict}).ExitCode(); got != want {
			t.Errorf("%v: %d, want %d", verdict, got, want)
		}
	}
}
