package report

import (
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/verify"
)

// moment is one step of a run that a reader can follow.
type moment struct {
	pos    ivl.Pos
	inputs []verify.InputValue // those its line asks for
	left   int                 // lines left out between the moment before and this one
}

// story returns the moments of a run: what steps returns of its path, with the
// inputs that are asked for on the way. What a line of the platform asks for
// counts to the line of the program before it.
func story(run *verify.Counterexample) []moment {
	own := !platformOnly(run.Path)
	byStep := map[int][]verify.InputValue{}
	for _, v := range run.Inputs {
		byStep[v.Step] = append(byStep[v.Step], v)
	}
	var ms []moment
	var early []verify.InputValue // asked for before the first moment
	left := 0
	for i, p := range run.Path {
		if run.Cut > 0 && i == len(run.Path)/2 {
			left = run.Cut
		}
		n := len(ms)
		same := n > 0 && left == 0 && p.Method != nil && *ms[n-1].pos.Method == *p.Method && lineNumber(ms[n-1].pos) == lineNumber(p)
		if !same && p.Method != nil && (!own || !platform(p.Method)) {
			ms = append(ms, moment{pos: p, left: left, inputs: early})
			n, left, early = n+1, 0, nil
		}
		if n == 0 {
			early = append(early, byStep[i]...)
		} else {
			ms[n-1].inputs = append(ms[n-1].inputs, byStep[i]...)
		}
	}
	return ms
}
