package report

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// Options says how Text renders. The zero value is plain text, cut to what
// fits a screen, without source lines.
type Options struct {
	Color   bool     // with ANSI escape sequences
	Quiet   bool     // the verdict, and one line for each violated property
	Verbose bool     // nothing is cut; what holds, the steps and sizes are listed
	Latent  bool     // of a project: the latent violations, too
	Sources *Sources // where the text of source lines comes from; nil is nowhere
	Version string   // of jayverify, for the reports that name it

	// The rest is for witnesses.

	Time          time.Time        // when it is made; zero for not told
	Specification string           // what was verified, as SV-COMP writes it; "" for what the violation says
	Violated      *result.Property // whose run is told; nil for the first violated one
}

// Text writes r for people to w.
func Text(w io.Writer, r *result.Result, opt Options) error {
	t := &text{Options: opt, r: r}
	if r.Project != nil {
		t.project()
		_, err := w.Write(t.Bytes())
		return err
	}
	t.verdict()
	t.violated()
	t.accepted()
	if !t.Quiet {
		t.unknown()
		t.unsupported()
	}
	// Checks that hold rest on assumptions. A reader with a violation does not need
	// them.
	if t.Verbose || !t.Quiet && r.Verdict != result.Unsafe {
		t.assumptions()
		t.unreached()
	}
	if !t.Quiet {
		t.invariants()
	}
	if t.Verbose {
		t.holding()
		t.steps()
	}
	_, err := w.Write(t.Bytes())
	return err
}

func (t *text) printf(format string, args ...any) { fmt.Fprintf(&t.Buffer, format, args...) }

// verdict writes the verdict line and, under it, the counts and the reason.
func (t *text) verdict() {
	r := t.r
	t.printf("%s  %s  %s\n", t.paint(verdictStyle[r.Verdict], r.Verdict.String()),
		t.paint(bold, printable(methodName(r.Entry))), t.paint(dim, elapsed(r)+firstViolation(r)))
	if t.Quiet {
		return
	}
	if tally := t.tally(); tally != "" {
		t.printf("  %s\n", tally)
	}
	// The violations follow, and say more than the reason.
	if !r.Reason.None() && (t.Verbose || r.Verdict != result.Unsafe) {
		t.printf("  %s\n", printable(r.Reason.String()))
	}
	if r.Verdict != result.Safe && r.Remaining() == result.Safe {
		t.printf("  all of it is accepted: suppressed, or in the baseline\n")
	}
}

// muchLater is how much longer than to the first violation a verification takes
// when that time is told, too.
const muchLater = time.Second

// firstViolation says when the first violation was found, where the verification
// took much longer; else "".
func firstViolation(r *result.Result) string {
	first := r.FirstViolation()
	if first == 0 || !r.Cached.IsZero() || r.Elapsed-first < muchLater {
		return ""
	}
	return ", first violation after " + duration(first)
}

// elapsed says how long the verification took, and when that was if the result
// comes from a cache.
func elapsed(r *result.Result) string {
	if r.Cached.IsZero() {
		return duration(r.Elapsed)
	}
	return fmt.Sprintf("from the cache: verified on %s in %s", r.Cached.Format("2006-01-02 15:04:05"), duration(r.Elapsed))
}

// tally counts the properties by their verdicts in one line. Unreachable ones
// are no successes; what is not modelled is no property.
func (t *text) tally() string {
	var violated, unknown, unreachable, holds, notJudged, total int
	accepted := map[string]int{}
	kinds := map[ivl.Kind]int{}
	for _, p := range t.r.Properties {
		if p.Kind == ivl.Unsupported {
			continue
		}
		total++
		switch {
		case p.Accepted != nil:
			accepted[p.Accepted.By]++
		case p.Verdict == result.Unsafe:
			violated++
		case p.Verdict == result.Unknown:
			unknown++
		case p.Verdict == result.NotJudged:
			notJudged++
		case p.Reach == result.Unreachable:
			unreachable++
		default:
			holds++
			kinds[p.Kind]++
		}
	}
	switch {
	case total == 0 && t.r.Verdict != result.Safe:
		return "" // it has not come that far
	case total == 0:
		return "nothing to check: no check of the chosen kinds is in reach of the entry"
	case holds == 1 && total == 1:
		return fmt.Sprintf("1 check holds: %s", countKinds(kinds))
	case holds == total:
		return fmt.Sprintf("all %s hold: %s", plural(total, "check", "checks"), countKinds(kinds))
	}
	var parts []string
	for _, c := range []struct {
		n    int
		what string
	}{
		{violated, "violated"}, {accepted[bySuppression], "suppressed"}, {accepted[byBaseline], "in the baseline"},
		{unknown, "unknown"}, {holds, "hold"}, {unreachable, "unreachable"}, {notJudged, "not judged"},
	} {
		if c.n > 0 {
			parts = append(parts, strconv.Itoa(c.n)+" "+c.what)
		}
	}
	return fmt.Sprintf("%s: %s", plural(total, "check", "checks"), strings.Join(parts, ", "))
}

// countKinds returns "3 array indices, 1 cast", the most frequent first.
func countKinds(n map[ivl.Kind]int) string {
	var ks []ivl.Kind
	for k := range n {
		ks = append(ks, k)
	}
	slices.SortFunc(ks, func(a, b ivl.Kind) int {
		return cmp.Or(cmp.Compare(n[b], n[a]), cmp.Compare(a, b))
	})
	parts := make([]string, len(ks))
	for i, k := range ks {
		parts[i] = Count(n[k], k)
	}
	return strings.Join(parts, ", ")
}

// where returns "examples/Main.java:24", or the method and bytecode offset
// when the class file has no lines.
func (t *text) where(p ivl.Pos) string {
	if p.Method == nil {
		return "unknown position"
	}
	file := t.Sources.path(p)
	if file == "" || p.Line == 0 {
		return printable(fmt.Sprintf("%s.%s@%d", binaryName(p.Method.Class), p.Method.Name, p.PC))
	}
	return printable(file) + ":" + strconv.Itoa(p.Line)
}

// violated writes each violated property, the first ones with their runs.
func (t *text) violated() {
	n := 0
	for _, p := range t.r.Properties {
		if p.Verdict != result.Unsafe || p.Kind == ivl.Unsupported || p.Accepted != nil {
			continue
		}
		if !t.Quiet {
			t.printf("\n")
		}
		t.headline(p, red, "violated", Failure(p.Kind))
		if t.Quiet {
			continue
		}
		if line, ok := t.Sources.line(p.Pos); ok {
			t.printf("          %s\n", clip(printable(line)))
		}
		n++
		if n > maxRuns && !t.Verbose {
			t.field("run", t.paint(dim, "-v shows it"))
			continue
		}
		if p.Run != nil {
			t.run(p, p.Run)
		}
		if !p.Reason.None() && t.Verbose {
			t.field("because", printable(p.Reason.String()))
		}
	}
}

// How verify.Acceptance names where it comes from.
const (
	bySuppression = "suppression"
	byBaseline    = "baseline"
	bySince       = "since"
)

// acceptedWord is what a report calls a property that is accepted.
func acceptedWord(a *result.Acceptance) string {
	switch a.By {
	case bySuppression:
		return "suppressed"
	case byBaseline:
		return "in the baseline"
	case bySince:
		return "older"
	}
	return a.By
}

// accepted writes what is violated or unknown, and counts for nothing.
func (t *text) accepted() {
	first := true
	for _, p := range t.r.Properties {
		if p.Accepted == nil {
			continue
		}
		if first && !t.Quiet {
			t.printf("\n")
		}
		first = false
		told := Open(p.Kind)
		if p.Verdict == result.Unsafe {
			told = Failure(p.Kind)
		}
		t.headline(p, yellow, acceptedWord(p.Accepted), told)
		if t.Quiet {
			continue
		}
		if p.Accepted.Reason != "" {
			t.printf("          %s\n", printable(p.Accepted.Reason))
		}
		if p.Run != nil && t.Verbose {
			t.run(p, p.Run)
		}
	}
}

// headline writes "FILE:LINE: word: text: detail [kind]".
func (t *text) headline(p result.Property, s style, word, text string) {
	t.printf("%s: %s: %s", t.paint(bold, t.where(p.Pos)), t.paint(s, word), text)
	if told(p.Detail) {
		t.printf(": %s", printable(p.Detail))
	}
	t.printf(" %s\n", t.paint(dim, "["+p.Kind.String()+"]"))
}

// unknown writes the properties without an answer, with those reasons that are
// not the program's.
func (t *text) unknown() {
	var open []result.Property
	for _, p := range t.r.Properties {
		if p.Verdict == result.Unknown && p.Kind != ivl.Unsupported && p.Accepted == nil {
			open = append(open, p)
		}
	}
	if len(open) == 0 {
		return
	}
	t.printf("\n")
	runs := 0
	t.list(len(open), func(i int) {
		p := open[i]
		t.headline(p, yellow, "unknown", Open(p.Kind))
		if !p.Reason.None() && p.Reason.String() != t.r.Reason.String() {
			t.printf("          %s\n", printable(p.Reason.String()))
		}
		if p.Reason.Spurious != nil && t.Verbose {
			t.spurious(p.Reason.Spurious)
		}
		if p.Possible != nil {
			if runs++; runs <= maxRuns || t.Verbose {
				t.printf("          %s\n", printable(condition(p.Possible)))
				t.run(p, p.Possible)
			}
		}
	})
}

// unsupported writes the features that are not modelled, and the checks that are
// not judged because of them.
func (t *text) unsupported() {
	us := t.r.Unsupported
	if len(us) == 0 {
		return
	}
	t.printf("\n")
	t.list(len(us), func(i int) {
		t.printf("%s: %s: %s\n", t.paint(bold, t.where(us[i].Pos)), t.paint(yellow, "not supported"), printable(us[i].Text))
		if us[i].Checks > 0 {
			t.printf("          %s\n", behindText(us[i]))
		}
	})
	t.byLine("not judged", "a run may get here after an unsupported feature", func(p result.Property) bool {
		return p.Verdict == result.NotJudged && p.Accepted == nil
	})
}

// behindText says that checks lie behind a feature that is not supported.
func behindText(u result.Unsupported) string {
	text := plural(u.Checks, "check", "checks") + " behind it, not judged"
	if u.Accept != "" {
		text += "; for an assumption under which they may be, see --accept=" + u.Accept
	}
	return text
}

// assumptions writes what a SAFE rests on.
func (t *text) assumptions() {
	groups := groupAssumptions(t.r.Assumptions)
	if len(groups) == 0 {
		return
	}
	t.printf("\nassuming that\n")
	t.list(len(groups), func(i int) {
		g := groups[i]
		if len(g.of) == 1 {
			t.assumption("  ", g.of[0].a.Text, t.assumptionNotes(g.of[0].a))
			return
		}
		t.assumption("  ", g.text, g.notes)
		t.list(len(g.of), func(k int) { t.assumption("    ", g.of[k].name, t.assumptionNotes(g.of[k].a)) })
	})
}

// assumption writes one line with notes behind it.
func (t *text) assumption(indent, text, notes string) {
	t.printf("%s%s", indent, printable(text))
	if notes != "" {
		t.printf("  %s", t.paint(dim, "("+notes+")"))
	}
	t.printf("\n")
}

// unreached warns of checks that hold only because nothing gets to them, or
// that nothing was seen to get to.
func (t *text) unreached() {
	t.byLine("warning", reachTexts[result.Unreachable], func(p result.Property) bool {
		return p.Verdict == result.Safe && p.Reach == result.Unreachable
	})
	t.byLine("warning", reachTexts[result.NotShown], func(p result.Property) bool {
		return p.Verdict == result.Safe && p.Reach == result.NotShown
	})
}

// byLine tells of the properties that satisfy in, those of one source line together.
func (t *text) byLine(word, warning string, in func(result.Property) bool) {
	var places []string
	kinds := map[string]map[ivl.Kind]int{}
	for _, p := range t.r.Properties {
		if p.Kind == ivl.Unsupported || !in(p) {
			continue
		}
		w := t.where(p.Pos)
		if kinds[w] == nil {
			kinds[w] = map[ivl.Kind]int{}
			places = append(places, w)
		}
		kinds[w][p.Kind]++
	}
	if len(places) == 0 {
		return
	}
	t.printf("\n")
	t.list(len(places), func(i int) {
		w := places[i]
		t.printf("%s: %s: %s (%s)\n", t.paint(bold, w), t.paint(yellow, word), warning, countKinds(kinds[w]))
	})
}

// holding lists what holds.
func (t *text) holding() {
	first := true
	for _, p := range t.r.Properties {
		if p.Verdict != result.Safe || p.Reach == result.Unreachable || p.Kind == ivl.Unsupported {
			continue
		}
		if first {
			t.printf("\n")
			first = false
		}
		t.headline(p, green, "holds", Success(p.Kind))
		how := reachText(t.r, p)
		if !p.Reason.None() && p.Reason.String() != t.r.Reason.String() {
			how += "; " + p.Reason.String()
		}
		t.printf("          %s\n", t.paint(dim, printable(how)))
	}
}

// steps writes what was tried and the sizes of what was worked on.
func (t *text) steps() {
	if len(t.r.Steps) > 0 {
		t.printf("\nsteps\n")
		rows := make([][]string, len(t.r.Steps))
		for i, s := range t.r.Steps {
			rows[i] = []string{s.Name, duration(s.Elapsed), s.Outcome}
		}
		t.table(rows)
	}
	t.printf("\nsizes\n  %s\n", sizes(t.r.Stats))
}

// sizes says in one line how much was worked on.
func sizes(s result.Stats) string {
	return fmt.Sprintf("%s, %s, %s → %s, %s → %s, %s",
		plural(s.Classes, "class", "classes"), plural(s.Methods, "method", "methods"),
		plural(s.Instructions, "instruction", "instructions"),
		plural(s.Procs, "procedure", "procedures"), plural(s.Statements, "statement", "statements"),
		plural(s.Clauses, "clause", "clauses"), plural(s.Predicates, "predicate", "predicates"))
}

// table writes rows of three columns, the second aligned to the right.
func (t *text) table(rows [][]string) {
	var w0, w1 int
	for _, r := range rows {
		w0, w1 = max(w0, width(r[0])), max(w1, width(r[1]))
	}
	for _, r := range rows {
		t.printf("  %s  %s  %s\n", pad(r[0], w0), t.paint(dim, padLeft(r[1], w1)), r[2])
	}
}

// list writes n items, or the first few and how many there are more.
func (t *text) list(n int, item func(i int)) {
	shown := n
	// One line that says "1 more" is no shorter than the line itself.
	if !t.Verbose && n > maxLines+1 {
		shown = maxLines
	}
	for i := range shown {
		item(i)
	}
	if shown < n {
		t.printf("  %s\n", t.paint(dim, fmt.Sprintf("… and %d more; -v lists all", n-shown)))
	}
}

// Found is one line about a violation that was just found: where, and what fails.
// after is when that was, since the verification began.
func Found(p *ivl.Property, after time.Duration) string {
	t := &text{r: &result.Result{}}
	s := fmt.Sprintf("%s: violated: %s", t.where(p.Pos), Failure(p.Kind))
	if told(p.Detail) {
		s += ": " + printable(p.Detail)
	}
	return fmt.Sprintf("%s [%s], found after %s", s, p.Kind, duration(after))
}
