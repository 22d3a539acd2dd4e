package report

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/jayverify/jayverify/internal/evidence/result"
)

// project writes the result of a project: its findings with their runs, then what is
// known of its classes, then why the rest is open.
func (t *text) project() {
	t.findings()
	if !t.Quiet {
		if t.r.Project.Total.All() > 0 || t.r.Project.Laws.All() == 0 {
			t.classes()
		}
		t.laws()
		t.undecided()
		t.demands()
		if p := t.r.Project; p.Total.Proved+p.Total.ProvedIf+p.Laws.Proved+p.Laws.ProvedIf > 0 {
			t.assumptions()
		}
	}
	t.summary()
}

// findings writes each violation that counts, and, if asked for, the latent ones.
func (t *text) findings() {
	for _, p := range t.r.Properties {
		if p.Verdict != result.Unsafe {
			continue
		}
		word, style := "violated", red
		switch {
		case p.Accepted == nil:
		case p.Accepted.By == result.Latent && t.Latent:
			word, style = result.Latent, yellow
		case t.Verbose:
			word, style = acceptedWord(p.Accepted), yellow
		default:
			continue
		}
		t.headline(p, style, word, Failure(p.Kind))
		if t.Quiet {
			continue
		}
		t.finding(p)
		t.printf("\n")
	}
}

// finding writes what is behind the headline of a violation.
func (t *text) finding(p result.Property) {
	if line, ok := t.Sources.line(p.Pos); ok {
		t.printf("          %s\n", clip(printable(line)))
	}
	if p.Accepted != nil && p.Accepted.Reason != "" && p.Finding == nil {
		t.printf("          %s\n", printable(p.Accepted.Reason))
	}
	t.field("entry", printable(methodName(p.Entry)))
	if p.Run != nil {
		t.run(p, p.Run)
	}
	if f := p.Finding; f != nil && f.Why != "" {
		t.field("because", printable(findingText(f)))
	}
	if f := p.Finding; f != nil && len(f.Requires) > 0 {
		t.field("requires", printable(strings.Join(f.Requires, " && ")))
	}
}

// findingText says what a violation is worth and why.
func findingText(f *result.Finding) string {
	if f.Confidence == "" {
		return f.Why
	}
	return f.Why + " (" + f.Confidence + " confidence)"
}

// classes writes the table of classes.
func (t *text) classes() {
	p := t.r.Project
	rows := classRows(p)
	widths := make([]int, len(rows[0]))
	for _, r := range rows {
		for i, cell := range r {
			widths[i] = max(widths[i], width(cell))
		}
	}
	for n, r := range rows {
		line := pad(r[0], widths[0])
		for i, cell := range r[1:] {
			line += "  " + padLeft(cell, widths[i+1])
		}
		if n == 0 {
			line = t.paint(dim, line)
		}
		t.printf("%s\n", line)
	}
}

// classRows are the rows of the table of classes, with its head.
func classRows(p *result.Project) [][]string {
	rows := [][]string{{"class", "methods", "proved", "proved if", "violated", "latent", "open", "not judged"}}
	for _, c := range p.Classes {
		rows = append(rows, tallyRow(printable(binaryName(c.Class)), c.Tally))
	}
	if len(p.Classes) != 1 {
		rows = append(rows, tallyRow("all", p.Total))
	}
	if p.Total.ProvedIf == 0 {
		return withoutColumn(rows, 3)
	}
	return rows
}

// withoutColumn leaves out a column of a table.
func withoutColumn(rows [][]string, k int) [][]string {
	for i, r := range rows {
		rows[i] = slices.Delete(r, k, k+1)
	}
	return rows
}

// tallyRow writes zeros as dots, so that the others are seen.
func tallyRow(name string, c result.Tally) []string {
	row := []string{name, strconv.Itoa(c.All())}
	for _, n := range []int{c.Proved, c.ProvedIf, c.Violated, c.Latent, c.Open, c.NotJudged} {
		if n == 0 {
			row = append(row, "·")
		} else {
			row = append(row, strconv.Itoa(n))
		}
	}
	return row
}

// demands writes under which conditions entries are proved, and to which others clients keep: with -v all of them, else how many
// there are.
func (t *text) demands() {
	conditional, kept := 0, 0
	var lines []string
	for _, e := range t.r.Project.Entries {
		name := printable(methodName(e.Entry))
		if e.State == result.StateProvedIf {
			conditional++
			cond := "clients keep to the conditions of other methods, and to the assumptions below"
			if len(e.Requires) > 0 {
				cond = strings.Join(e.Requires, " && ")
			}
			lines = append(lines, fmt.Sprintf("proved if %s: %s", printable(cond), name))
		}
		if len(e.Keeps) > 0 {
			kept++
			lines = append(lines, fmt.Sprintf("clients keep to %s: %s", printable(strings.Join(e.Keeps, " && ")), name))
		}
	}
	switch {
	case conditional == 0:
	case t.Verbose:
		t.printf("\n%s\n", strings.Join(lines, "\n"))
	case kept == 0:
		t.printf("\nproved if: %s; -v shows the conditions on arguments\n", plural(conditional, "method", "methods"))
	default:
		t.printf("\nproved if: %s, some by conditions on arguments of %s; -v shows all conditions\n", plural(conditional, "method", "methods"), plural(kept, "other", "others"))
	}
}

// undecided writes why entries are open or not judged: each reason with its number, the
// most frequent first, or with -v each entry.
func (t *text) undecided() {
	groups := undecided(t.r.Project)
	if len(groups) > 0 {
		t.printf("\n")
	}
	t.list(len(groups), func(i int) {
		g, one, many := groups[i], "method", "methods"
		if p := t.r.Project; p.Laws.All() > 0 {
			one, many = "entry", "entries"
			if p.Total.All() == 0 {
				one, many = "law", "laws"
			}
		}
		t.printf("%s: %s: %s\n", t.paint(yellow, g.state.String()), plural(len(g.entries), one, many), clip(printable(g.reason)))
		for k, e := range g.entries {
			if k == maxNamed && !t.Verbose {
				t.printf("          %s\n", t.paint(dim, fmt.Sprintf("… and %d more; -v lists all", len(g.entries)-k)))
				break
			}
			t.printf("          %s\n", printable(methodName(e)))
		}
	})
}

// undecidedEntries are entries that are open or not judged for one reason.
type undecidedEntries struct {
	state   result.EntryState
	reason  string
	entries []string
}

// undecided groups the entries that are open or not judged by their reasons, those of most
// entries first.
func undecided(p *result.Project) []*undecidedEntries {
	type why struct {
		state  result.EntryState
		reason string
	}
	by := map[why]*undecidedEntries{}
	var groups []*undecidedEntries
	for _, e := range p.Entries {
		if e.State != result.StateOpen && e.State != result.StateNotJudged {
			continue
		}
		g := by[why{e.State, e.Reason}]
		if g == nil {
			g = &undecidedEntries{state: e.State, reason: e.Reason}
			by[why{e.State, e.Reason}] = g
			groups = append(groups, g)
		}
		g.entries = append(g.entries, e.Entry)
	}
	slices.SortStableFunc(groups, func(a, b *undecidedEntries) int {
		return cmp.Or(cmp.Compare(b.state, a.state), cmp.Compare(len(b.entries), len(a.entries)))
	})
	return groups
}

// maxNamed is how many methods are named for each reason.
const maxNamed = 3

// summary writes the last line, which says all of it.
func (t *text) summary() {
	p := t.r.Project
	if !t.Quiet {
		t.printf("\n")
	}
	found := map[string]int{}
	for _, q := range t.r.Properties {
		if q.Verdict != result.Unsafe {
			continue
		}
		by := ""
		if q.Accepted != nil {
			by = q.Accepted.By
		}
		found[by]++
	}
	style, line := green, plural(found[""], "finding", "findings")
	if found[""] > 0 {
		style = red
	}
	for _, by := range []string{bySince, byBaseline, bySuppression, result.Latent, result.Documented} {
		if n := found[by]; n > 0 {
			line += ", " + strconv.Itoa(n) + " " + acceptedWord(&result.Acceptance{By: by})
		}
	}
	cached := 0
	for _, e := range p.Entries {
		if e.Cached {
			cached++
		}
	}
	t.printf("%s  %s: ", t.paint(style, line), printable(t.r.Entry))
	if p.Total.All() > 0 || p.Laws.All() == 0 {
		t.counted(p.Total, "method", "methods")
	}
	if p.Laws.All() > 0 {
		if p.Total.All() > 0 {
			t.printf(", ")
		}
		t.counted(p.Laws, "law", "laws")
	}
	if cached > 0 {
		t.printf(", %d from the cache", cached)
	}
	t.printf("  %s\n", t.paint(dim, duration(t.r.Elapsed)))
	if found[result.Latent] > 0 && !t.Latent && !t.Quiet {
		t.printf("  --latent shows the violations that only unusual arguments lead to\n")
	}
	if p.Interrupted != "" {
		t.printf("  not all methods were verified: %s\n", printable(p.Interrupted))
	}
}

// counted writes how many entries there are and how many are proved.
func (t *text) counted(n result.Tally, one, many string) {
	t.printf("%s, %d proved", plural(n.All(), one, many), n.Proved)
	if n.ProvedIf > 0 {
		t.printf(", %d proved if", n.ProvedIf)
	}
}

// laws writes the table of laws, a row for each.
func (t *text) laws() {
	var rows []result.EntryResult
	law, class := 0, 0
	for _, e := range t.r.Project.Entries {
		if e.Law != "" {
			rows = append(rows, e)
			law, class = max(law, width(e.Law)), max(class, width(printable(binaryName(e.About))))
		}
	}
	if len(rows) > 0 && t.r.Project.Total.All() > 0 {
		t.printf("\n")
	}
	styles := map[result.EntryState]style{result.StateProved: green, result.StateProvedIf: green, result.StateViolated: red}
	for _, e := range rows {
		s, ok := styles[e.State]
		if !ok {
			s = yellow
		}
		t.printf("law %s  %s  %s\n", pad(e.Law, law), pad(printable(binaryName(e.About)), class), t.paint(s, e.State.String()))
	}
}
