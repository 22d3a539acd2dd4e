package report

import (
	"fmt"
	"strings"

	"github.com/jayverify/jayverify/internal/evidence/result"
)

// Sizes of a schedule in the text report.
const (
	mostColumns   = 4  // threads with a column each
	columnWidth   = 30 // of one of several threads
	headSchedule  = 8
	tailSchedule  = 24
	leftOutColumn = "…"
)

// schedule returns the lines of a run's schedule: a column for each thread, or the name of the thread
// before each step where there are too many.
func (t *text) schedule(s *result.Schedule) []string {
	if s == nil {
		return nil
	}
	columns, names := columnsOf(s)
	steps, left := s.Steps, s.Left
	cut := len(steps)
	if !t.Verbose && len(steps) > headSchedule+tailSchedule+1 {
		left += len(steps) - headSchedule - tailSchedule
		steps = append(steps[:headSchedule:headSchedule], steps[len(steps)-tailSchedule:]...)
		cut = headSchedule
	} else if left > 0 {
		cut = len(steps) / 4
	}
	var lines []string
	if len(names) <= mostColumns {
		lines = append(lines, t.paint(dim, row(names)))
	}
	files := map[string]bool{}
	for _, st := range steps {
		files[sourceName(st.Pos.Method)] = true
	}
	for i, st := range steps {
		if i == cut && left > 0 {
			lines = append(lines, t.paint(dim, fmt.Sprintf("%s %s %s", leftOutColumn, plural(left, "step", "steps"), leftOutColumn)))
		}
		what := lineNumber(st.Pos) + " " + st.What
		if len(files) > 1 {
			what = sourceName(st.Pos.Method) + ":" + what
		}
		what = printable(what)
		if len(names) > mostColumns {
			lines = append(lines, names[columns[st.Thread]]+"  "+what)
			continue
		}
		lines = append(lines, cells(columns[st.Thread], what, len(names))...)
	}
	return lines
}

// columnsOf gives a column to each thread that does something.
func columnsOf(s *result.Schedule) (columns map[int]int, names []string) {
	columns = map[int]int{}
	does := map[int]bool{}
	for _, st := range s.Steps {
		does[st.Thread] = true
	}
	for i, n := range s.Threads {
		if does[i] {
			columns[i] = len(names)
			names = append(names, printable(n))
		}
	}
	return columns, names
}

// row is a line with all columns.
func row(words []string) string {
	var b strings.Builder
	for _, w := range words {
		b.WriteString(pad(w, columnWidth+2))
	}
	return strings.TrimRight(b.String(), " ")
}

// cells are the lines of a step in its column, which is as wide as what is left for the last one.
func cells(column int, what string, columns int) []string {
	indent := strings.Repeat(" ", column*(columnWidth+2))
	var lines []string
	line := ""
	for _, w := range strings.Fields(what) {
		if line != "" && width(line)+1+width(w) > columnWidth && columns > 1 {
			lines = append(lines, indent+line)
			line = " "
		}
		if line != "" {
			line += " "
		}
		line += w
	}
	return append(lines, indent+line)
}
