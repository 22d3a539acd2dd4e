package jbench

import (
	"fmt"
	"io"
	"strconv"
	"strings"
)

// Named is a result with the name of its column.
type Named struct {
	Name string
	*Results
}

// Counting says what answers are compared with.
type Counting string

// The countings.
const (
	ByLabel Counting = "label" // what the set says
	ByTruth Counting = "truth" // the labels after corrections
)

// Table is LPAR'17's Table 1 with our columns: for each group a line for each
// tool.
type Table struct {
	Counting Counting
	Groups   []TableGroup // the last one is the total, when there are several
}

// TableGroup is a group of programs.
type TableGroup struct {
	Name         string
	Safe, Unsafe int // programs
	Lines        []Line
}

// Line is what a tool did on a group.
type Line struct {
	Tool string
	Counted
	Unknown       int
	Measured      bool // false for published lines, which have no Unknown and no times
	Median, Total float64
}

// NewTables draws up a table of the results: by label, with the published
// columns, and one by truth when a label was corrected.
func NewTables(results []Named) []Table {
	tables := []Table{newTable(results, ByLabel)}
	for _, r := range results {
		for _, row := range r.Rows {
			if row.Label != row.Truth {
				return append(tables, newTable(results, ByTruth))
			}
		}
	}
	return tables
}

func newTable(results []Named, c Counting) Table {
	t := Table{Counting: c}
	var names []string
	index := map[string]int{}
	for _, r := range results {
		for _, row := range r.Rows {
			if _, ok := index[row.Group]; !ok {
				index[row.Group] = len(names)
				names = append(names, row.Group)
			}
		}
	}
	total := TableGroup{Name: "Total"}
	for _, name := range names {
		g := newGroup(name, results, c)
		total.add(g)
		t.Groups = append(t.Groups, g)
	}
	if len(names) > 1 {
		total.setTimes(results)
		t.Groups = append(t.Groups, total)
	}
	return t
}

func newGroup(name string, results []Named, c Counting) TableGroup {
	g := TableGroup{Name: name}
	seen := map[string]bool{}
	published := map[string]bool{}
	var measured []Line
	for _, r := range results {
		var rows []Row
		for _, row := range r.Rows {
			if row.Group != name {
				continue
			}
			rows = append(rows, row)
			if !seen[row.Program] {
				seen[row.Program] = true
				if row.truth(c) == TrulySafe {
					g.Safe++
				} else {
					g.Unsafe++
				}
			}
		}
		measured = append(measured, count(r.Name, rows, c))
		for _, p := range r.Published {
			if counts, ok := p.Rows[name]; ok && c == ByLabel && !published[p.Column] {
				published[p.Column] = true
				g.Lines = append(g.Lines, Line{Tool: p.Column, Counted: counts})
			}
		}
	}
	g.Lines = append(g.Lines, measured...)
	return g
}

func (r Row) truth(c Counting) Truth {
	if c == ByLabel {
		return r.Label
	}
	return r.Truth
}

func count(tool string, rows []Row, c Counting) Line {
	l := Line{Tool: tool, Measured: true, Median: median(rows)}
	for _, r := range rows {
		l.Total += r.Seconds
		safe := r.truth(c) == TrulySafe
		switch {
		case r.Answer == Safe && safe:
			l.Safe++
		case r.Answer == Unsafe && !safe:
			l.Unsafe++
		case r.Answer == Unsafe:
			l.Imprecise++
		case r.Answer == Safe:
			l.Unsound++
		case r.Answer == Timeout || r.Answer == Memory:
			l.Timeout++
		case r.Answer == Failed:
			l.NA++
		default:
			l.Unknown++
		}
	}
	return l
}

// add adds a group to a total, line by line.
func (g *TableGroup) add(h TableGroup) {
	g.Safe += h.Safe
	g.Unsafe += h.Unsafe
	for _, l := range h.Lines {
		i := 0
		for i < len(g.Lines) && (g.Lines[i].Tool != l.Tool || g.Lines[i].Measured != l.Measured) {
			i++
		}
		if i == len(g.Lines) {
			g.Lines = append(g.Lines, Line{Tool: l.Tool, Measured: l.Measured})
		}
		m := &g.Lines[i]
		m.Safe += l.Safe
		m.Unsafe += l.Unsafe
		m.Imprecise += l.Imprecise
		m.Unsound += l.Unsound
		m.Timeout += l.Timeout
		m.NA += l.NA
		m.Unknown += l.Unknown
	}
}

func (g *TableGroup) setTimes(results []Named) {
	for i := range g.Lines {
		l := &g.Lines[i]
		for _, r := range results {
			if l.Measured && r.Name == l.Tool {
				all := count(r.Name, r.Rows, ByLabel)
				l.Median, l.Total = all.Median, all.Total
			}
		}
	}
}

var tableHead = []string{"Safe", "Unsafe", "Imprecise", "Unsound", "Unknown", "TO/MO", "N/A", "Median", "Total"}

// cells are the numbers of a line, for the columns of tableHead.
func (l Line) cells() []string {
	n := strconv.Itoa
	cells := []string{n(l.Safe), n(l.Unsafe), n(l.Imprecise), n(l.Unsound), "–", n(l.Timeout), n(l.NA), "–", "–"}
	if l.Measured {
		cells[4] = n(l.Unknown)
		cells[7] = decimal(l.Median, 2) + " s"
		cells[8] = decimal(l.Total, 1) + " s"
	}
	return cells
}

func (g TableGroup) heading() string {
	return fmt.Sprintf("%s (%d safe, %d unsafe)", g.Name, g.Safe, g.Unsafe)
}

// Markdown writes the table as GitHub's kind of Markdown.
func (t Table) Markdown(w io.Writer) error {
	var s strings.Builder
	fmt.Fprintf(&s, "| by %s | Tool | %s |\n|---|---|%s\n", t.Counting, strings.Join(tableHead, " | "), strings.Repeat("--:|", len(tableHead)))
	for _, g := range t.Groups {
		heading := g.heading()
		for _, l := range g.Lines {
			fmt.Fprintf(&s, "| %s | %s | %s |\n", markdownText(heading), markdownText(l.Tool), strings.Join(l.cells(), " | "))
			heading = ""
		}
	}
	_, err := io.WriteString(w, s.String())
	return err
}

var markdownText = strings.NewReplacer("|", `\|`, "*", `\*`, "_", `\_`).Replace

// LaTeX writes the table as a tabular; it needs the package booktabs.
func (t Table) LaTeX(w io.Writer) error {
	var s strings.Builder
	fmt.Fprintf(&s, "%% by %s\n\\begin{tabular}{ll%s}\n\\toprule\n", t.Counting, strings.Repeat("r", len(tableHead)))
	s.WriteString("& & \\multicolumn{2}{c}{Correct} & \\multicolumn{2}{c}{Incorrect} & & & & \\multicolumn{2}{c}{Time} \\\\\n")
	fmt.Fprintf(&s, "Set & Tool & %s \\\\\n", strings.Join(tableHead, " & "))
	for _, g := range t.Groups {
		s.WriteString("\\midrule\n")
		heading := g.heading()
		for _, l := range g.Lines {
			cells := strings.ReplaceAll(strings.Join(l.cells(), " & "), "–", "--")
			fmt.Fprintf(&s, "%s & %s & %s \\\\\n", latexText(heading), latexText(l.Tool), cells)
			heading = ""
		}
	}
	s.WriteString("\\bottomrule\n\\end{tabular}\n")
	_, err := io.WriteString(w, s.String())
	return err
}

var latexText = strings.NewReplacer(`\`, `\textbackslash{}`, "&", `\&`, "%", `\%`, "$", `\$`, "#", `\#`, "_", `\_`,
	"{", `\{`, "}", `\}`, "~", `\textasciitilde{}`, "^", `\textasciicircum{}`).Replace
