package audit

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/jayverify/jayverify/ivl"
)

// Status says what came of a call.
type Status uint8

// The statuses of calls.
const (
	Agrees    Status = iota
	Refused          // the interpreter reaches something that is not supported
	Assumed          // it differs where an assumption is listed
	Any              // a value may be anything, and the JVM's output does not tell it
	Large            // memory, stack or steps ran out
	Unreached        // the case ended before the call
	Disagrees
)

var statusNames = []string{"agree", "refused", "assumed", "open", "too large", "not reached", "disagree"}

func (s Status) String() string { return statusNames[s] }

// Judged is a case with what came of each of its calls, and of making the
// receiver before them.
type Judged struct {
	Case  *Case
	Calls []Status
	// Receiver is what came of making the receiver. If that is not Agrees, no call was reached.
	Receiver Status
	At       int    // the call that disagrees, -1 for making the receiver
	Why      string // of the first that is neither agreed nor unreached
	JVM      string // the line that differs
	IVL      string
	Differ   bool
}

// agreed counts what agrees, the receiver included.
func (j *Judged) agreed() int {
	n := 0
	for _, s := range append(j.Calls, j.Receiver) {
		if s == Agrees {
			n++
		}
	}
	return n
}

// undecided reports whether something was left open.
func (j *Judged) undecided() bool { return j.Receiver == Any || slices.Contains(j.Calls, Any) }

// leave makes a disagreement something that is open.
func (j *Judged) leave(why string) {
	j.Differ, j.Why = false, why
	if j.Receiver == Disagrees {
		j.Receiver = Any
	}
	for k, s := range j.Calls {
		if s == Disagrees {
			j.Calls[k] = Any
		}
	}
}

// judge compares a case on both sides.
func (p *Program) judge(i *interpreter, c *Case, want answer, got *ran) *Judged {
	j := &Judged{Case: c, Calls: make([]Status, len(c.calls))}
	rest := func(from int, s Status, why string) *Judged {
		j.Why = why
		if from < 0 {
			j.Receiver = s
		}
		for k := max(from, 0); k < len(j.Calls); k++ {
			j.Calls[k] = Unreached
		}
		if from >= 0 && from < len(j.Calls) {
			j.Calls[from] = s
		}
		return j
	}
	if want.large {
		return rest(0, Large, "the JVM lacks memory or time")
	}
	wt, gt := want.text, got.Output
	if p.Class == "java/io/PrintStream" { // what it prints is nothing that a check can ask for
		wt, gt = printed.ReplaceAllString(wt, "$1$2"), printed.ReplaceAllString(gt, "$1$2")
	}
	w, g := strings.Split(wt, "\n"), strings.Split(gt, "\n")
	ended := got.Result == ivl.Finished
	for k := range max(len(w), len(g)) {
		last := k == len(g)-1 && !ended
		switch {
		case k < len(w) && k < len(g) && !last && sameLine(w[k], g[k]):
			if k > 0 && k <= len(j.Calls) && strings.HasSuffix(w[k], skipped) {
				j.Calls[k-1] = Unreached
			}
			continue
		case last && k < len(w) && prefixLine(w[k], g[k]):
			s, why := ending(got)
			if s != Disagrees {
				return rest(k-1, s, why)
			}
			return p.differs(i, j, k, got, at(w, k), g[k]+" <"+why+">")
		}
		return p.differs(i, j, k, got, at(w, k), at(g, k))
	}
	return j
}

func at(lines []string, k int) string {
	if k < len(lines) {
		return lines[k]
	}
	return "<ended>"
}

// differs says that the outputs differ in line k.
func (p *Program) differs(i *interpreter, j *Judged, k int, run *ran, want, got string) *Judged {
	status := Disagrees
	switch {
	case run.open != "":
		status, j.Why = Any, run.open
	case run.vague && run.Result != ivl.Blocked: // what was asked for is a part of the result
		status, j.Why = Any, "a value that may be anything"
	}
	if why := i.assumed(run); why != "" {
		status, j.Why = Assumed, why
	}
	for n := max(k-1, 0); n < len(j.Calls); n++ {
		j.Calls[n] = Unreached
	}
	switch {
	case k == 0:
		j.Receiver = status
	case k-1 < len(j.Calls):
		j.Calls[k-1] = status
	}
	j.At, j.JVM, j.IVL, j.Differ = k-1, want, got, status == Disagrees
	return j
}

// ending says what the end of a run before its time means.
func ending(got *ran) (Status, string) {
	switch got.Result {
	case ivl.Violated:
		if got.Prop.Kind == ivl.Unsupported {
			return Refused, got.Prop.Detail
		}
		return Disagrees, "violated: " + got.Prop.Name
	case ivl.Inconclusive:
		if got.asked != "" {
			return Any, got.asked
		}
		return Any, got.Reason
	case ivl.StepLimit, ivl.DepthLimit, ivl.MemLimit:
		return Large, got.Result.String()
	case ivl.Blocked:
		if got.vague && strings.Contains(got.last, "hash code") { // it was a part of the result
			return Any, got.last
		}
		if got.vague {
			return Disagrees, "the JVM's value is not among those allowed"
		}
		return Disagrees, "no way on"
	}
	return Disagrees, fmt.Sprintf("%s: %s", got.Result, got.Reason)
}

// skipped ends the line of a call that has no receiver, or whose arguments could
// not be made.
const skipped = " -"

// anyToken is how the harness prints the character that stands for any text.
var anyToken = "\\" + strconv.Itoa(anyChar) + ";"

// pattern is a line of the interpreter as a regular expression.
func pattern(line string) string {
	const anything = `(?:[^"\\]|\\[0-9]+;)*`
	s := regexp.QuoteMeta(line)
	s = strings.ReplaceAll(s, `"`+regexp.QuoteMeta(anyToken)+`"`, `(?:"`+anything+`"|null)`)
	return strings.ReplaceAll(s, regexp.QuoteMeta(anyToken), anything)
}

// printed finds what a call of a PrintStream prints.
var printed = regexp.MustCompile(`(?s)(>[0-9]+:).*?( =| !| -)`)

// floating is how the harness prints floats and doubles.
var floating = regexp.MustCompile(`[df]-?[0-9]+\.[0-9]+(E-?[0-9]+)?`)

// canonical writes floats and doubles in one way: the JDK's texts of them depend on
// its version (JDK-4511638).
func canonical(line string) string {
	line = strings.ReplaceAll(line, "\ufffd", "?") // half a character, printed
	return floating.ReplaceAllStringFunc(line, func(s string) string {
		bits := 64
		if s[0] == 'f' {
			bits = 32
		}
		f, _ := strconv.ParseFloat(s[1:], bits)
		return s[:1] + strconv.FormatFloat(f, 'g', -1, bits)
	})
}

func sameLine(want, got string) bool {
	if want == got || canonical(want) == canonical(got) {
		return true
	}
	want, got = canonical(want), canonical(got)
	return strings.Contains(got, anyToken) && regexp.MustCompile(`^`+pattern(got)+`$`).MatchString(want)
}

// prefixLine reports whether got is how want begins.
func prefixLine(want, got string) bool {
	if strings.HasPrefix(want, got) || strings.HasPrefix(canonical(want), canonical(got)) {
		return true
	}
	want, got = canonical(want), canonical(got)
	return strings.Contains(got, anyToken) && regexp.MustCompile(`^`+pattern(got)).MatchString(want)
}
