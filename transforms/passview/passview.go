package passview

import (
	_ "embed"
	"html/template"
	"io"
	"slices"
	"strings"

	"github.com/rogpeppe/go-internal/diff"

	"github.com/jayverify/jayverify/ivl"
)

// Stage is a program as one pass left it.
type Stage struct {
	Name    string // of the pass; "lowered" for the first stage
	Why     string // what the pass is for; may be empty
	Program *ivl.Program
}

// column shows the changes of one pass to one procedure.
type column struct {
	Pass  string
	Why   string
	Lines []line
	Whole string // the procedure after the pass; empty when it is gone
}

// line is one line of a column.
type line struct {
	Kind string // "same", "new", "gone" or "fold", which are CSS classes
	Text string
}

// row is the way of one procedure through the passes.
type row struct {
	Proc    string
	Columns []column
}

//go:embed page.html
var pageText string

var page = template.Must(template.New("passes").Parse(pageText))

// Write writes the page for stages, in the order in which the passes ran. The
// title says which program it is.
func Write(w io.Writer, title string, stages []Stage) error {
	return page.Execute(w, struct {
		Title string
		Rows  []row
	}{title, rows(stages)})
}

// rows follows every procedure through the stages, in the order in which the
// procedures first appear.
func rows(stages []Stage) []row {
	texts := make([]map[string]string, len(stages))
	var names []string
	for i, s := range stages {
		texts[i] = map[string]string{}
		for _, p := range s.Program.Procs {
			if texts[i][p.Name] = p.String(); !slices.ContainsFunc(texts[:i], func(m map[string]string) bool { return m[p.Name] != "" }) {
				names = append(names, p.Name)
			}
		}
	}
	var rs []row
	for _, name := range names {
		rs = append(rs, row{Proc: name, Columns: columns(stages, texts, name)})
	}
	return rs
}

// columns returns the stages that changed the procedure called name.
func columns(stages []Stage, texts []map[string]string, name string) []column {
	var cs []column
	before := ""
	for i, s := range stages {
		text := texts[i][name]
		if text == before {
			continue
		}
		cs = append(cs, column{Pass: s.Name, Why: s.Why, Lines: lines(before, text), Whole: text})
		before = text
	}
	return cs
}

// lines compares a procedure before and after a pass.
func lines(before, after string) []line {
	if before == "" {
		return []line{{"same", after}}
	}
	text := string(diff.Diff("before", []byte(before), "after", []byte(after)))
	var ls []line
	for i, l := range strings.Split(strings.TrimSuffix(text, "\n"), "\n") {
		switch {
		case i < 3: // the heads of a unified diff
		case strings.HasPrefix(l, "@@"):
			ls = append(ls, line{"fold", "⋯"})
		case strings.HasPrefix(l, "+"):
			ls = append(ls, line{"new", l[1:]})
		case strings.HasPrefix(l, "-"):
			ls = append(ls, line{"gone", l[1:]})
		default:
			ls = append(ls, line{"same", strings.TrimPrefix(l, " ")})
		}
	}
	return ls
}
