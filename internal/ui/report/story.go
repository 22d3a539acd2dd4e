package report

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// moment is one step of a run that a reader can follow.
type moment struct {
	pos    ivl.Pos
	inputs []result.InputValue // those its line asks for
	values []result.Change     // those its line changes
	left   int                 // lines left out between the moment before and this one
}

// story returns the moments of a run: the positions of its path that a reader can
// tell apart from the one before, without those in the platform's classes unless
// there are no others; with the inputs that the run asks for, and the changes. An
// input that a line of the platform asks for belongs to the line of the program
// before it.
func story(run *result.Counterexample) []moment {
	own := !platformOnly(run.Path)
	byStep := map[int][]result.InputValue{}
	for _, v := range run.Inputs {
		byStep[v.Step] = append(byStep[v.Step], v)
	}
	changed := map[int][]result.Change{}
	for _, c := range run.Changes {
		changed[c.Step] = append(changed[c.Step], c)
	}
	var ms []moment
	var early []result.InputValue // asked for before the first moment
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
			ms[n-1].change(changed[i])
		}
	}
	return ms
}

// change adds changes; what a moment changes again has the last value.
func (m *moment) change(cs []result.Change) {
	for _, c := range cs {
		at := slices.IndexFunc(m.values, func(o result.Change) bool { return o.Name == c.Name })
		if at >= 0 {
			m.values = slices.Delete(m.values, at, at+1)
		}
		m.values = append(m.values, c)
	}
}

// told returns what the moment changes as "name = value", the first most of
// them and how many there are more.
func (m *moment) told(most int) []string {
	var out []string
	for i, c := range m.values {
		if i == most && len(m.values) > most+1 {
			return append(out, fmt.Sprintf("… %d more", len(m.values)-i))
		}
		out = append(out, c.Name+" = "+c.Value)
	}
	return out
}

// platform reports whether a method is most likely the JDK's, by its package.
func platform(m *ivl.Method) bool {
	for _, p := range []string{"java/", "javax/", "jdk/", "sun/"} {
		if strings.HasPrefix(m.Class, p) {
			return true
		}
	}
	return false
}

// platformOnly reports whether nothing on a path is the program's own.
func platformOnly(path []ivl.Pos) bool {
	return !slices.ContainsFunc(path, func(p ivl.Pos) bool { return p.Method != nil && !platform(p.Method) })
}

// lineNumber returns the line of p, or the bytecode offset as "@17".
func lineNumber(p ivl.Pos) string {
	if p.Line > 0 {
		return strconv.Itoa(p.Line)
	}
	return "@" + strconv.Itoa(p.PC)
}
