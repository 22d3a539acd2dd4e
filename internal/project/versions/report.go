package versions

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/jayverify/jayverify/internal/front/entries"
)

// Report is what a comparison has found out.
type Report struct {
	Old, New       string // the jars or folders
	Rows           []Row
	Removed, Added []string
	Elapsed        time.Duration
}

// NewReport makes a report without rows.
func (c *Comparison) NewReport() *Report {
	r := &Report{Old: c.Old.Place, New: c.New.Place, Removed: []string{}, Added: []string{}}
	for _, e := range c.Removed {
		r.Removed = append(r.Removed, nameOfEntry(e))
	}
	for _, e := range c.Added {
		r.Added = append(r.Added, nameOfEntry(e))
	}
	return r
}

func nameOfEntry(e entries.Entry) string { return nameOf(e.Method) }

// Count is how many rows have an answer.
func (r *Report) Count(a Answer) int {
	n := 0
	for _, row := range r.Rows {
		if row.Answer == a {
			n++
		}
	}
	return n
}

// ExitCode is 1 if a method differs, else 2 if one is open, else 0.
func (r *Report) ExitCode() int {
	switch {
	case r.Count(Differs) > 0:
		return 1
	case r.Count(Open) > 0:
		return 2
	}
	return 0
}

// maxText is how much of a result or a call is printed.
const maxText = 300

func cut(text string) string { return cutAt(text, maxText) }

func cutAt(text string, n int) string {
	if r := []rune(text); len(r) > n {
		return string(r[:n]) + "…"
	}
	return text
}

// apart leaves out the middle of what two long texts have in common, so that the place where they differ is seen.
func apart(a, b string) (string, string) {
	const around = 80
	same := 0
	for same < min(len(a), len(b)) && a[same] == b[same] {
		same++
	}
	if max(len(a), len(b)) <= maxText || same < 2*around {
		return a, b
	}
	skip := func(text string) string {
		from := same - around
		for !utf8.RuneStart(text[from]) {
			from--
		}
		head, _, _ := strings.Cut(text, "{")
		return cutAt(head, around) + "{…" + text[from:]
	}
	return skip(a), skip(b)
}

// Text writes the report for people: the counts, what differs, and what is open. all also writes the methods that are the same.
func (r *Report) Text(w io.Writer, all bool) error {
	var b strings.Builder
	fmt.Fprintf(&b, "%d methods in both versions: %d differ, %d the same (%d by their code, %d proved, %d proved with assumptions), %d open\n",
		len(r.Rows), r.Count(Differs), r.Count(SameCode)+r.Count(Same)+r.Count(Assuming), r.Count(SameCode), r.Count(Same), r.Count(Assuming), r.Count(Open))
	fmt.Fprintf(&b, "%d only in %s, %d only in %s\n", len(r.Removed), r.Old, len(r.Added), r.New)
	r.rows(&b, Differs, "differs", true)
	r.rows(&b, Assuming, "the same for all inputs, assuming that …", true)
	r.rows(&b, Open, "open", true)
	r.rows(&b, Same, "the same for all inputs", all)
	r.rows(&b, SameCode, "the same code", all)
	for _, list := range []struct {
		title string
		names []string
	}{{"only in " + r.Old, r.Removed}, {"only in " + r.New, r.Added}} {
		if len(list.names) > 0 && all || len(list.names) > 0 && strings.HasSuffix(list.title, r.Old) {
			fmt.Fprintf(&b, "\n%s\n", list.title)
			for _, n := range list.names {
				fmt.Fprintf(&b, "  %s\n", n)
			}
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// rows writes the rows with one answer.
func (r *Report) rows(b *strings.Builder, a Answer, title string, wanted bool) {
	if !wanted || r.Count(a) == 0 {
		return
	}
	fmt.Fprintf(b, "\n%s\n", title)
	for _, row := range r.Rows {
		if row.Answer != a {
			continue
		}
		fmt.Fprintf(b, "  %s\n", row.Name)
		if d := row.Difference; d != nil {
			old, new := apart(d.Old, d.New)
			fmt.Fprintf(b, "      for %s\n      old %s\n      new %s\n", cut(d.Input), cut(old), cut(new))
			if d.OnlyFields {
				fmt.Fprintf(b, "      only fields of objects differ\n")
			}
		}
		if row.Reason != "" {
			fmt.Fprintf(b, "      %s\n", cut(row.Reason))
		}
		for _, as := range row.Assuming {
			fmt.Fprintf(b, "      %s\n", cut(as))
		}
	}
}

// JSON writes the report as one object.
func (r *Report) JSON(w io.Writer) error {
	type difference struct {
		Input      string `json:"input"`
		Old        string `json:"old"`
		New        string `json:"new"`
		OnlyFields bool   `json:"onlyFields"`
	}
	type row struct {
		Method     string      `json:"method"`
		Answer     string      `json:"answer"`
		Reason     string      `json:"reason,omitempty"`
		Assuming   []string    `json:"assuming"`
		Difference *difference `json:"difference,omitempty"`
		Seconds    float64     `json:"seconds"`
	}
	out := struct {
		Old     string   `json:"old"`
		New     string   `json:"new"`
		Methods []row    `json:"methods"`
		Removed []string `json:"removed"`
		Added   []string `json:"added"`
		Seconds float64  `json:"seconds"`
	}{r.Old, r.New, []row{}, r.Removed, r.Added, r.Elapsed.Seconds()}
	for _, x := range r.Rows {
		o := row{Method: x.Name, Answer: x.Answer.String(), Reason: x.Reason, Assuming: append([]string{}, x.Assuming...), Seconds: x.Elapsed.Seconds()}
		if d := x.Difference; d != nil {
			o.Difference = &difference{d.Input, d.Old, d.New, d.OnlyFields}
		}
		out.Methods = append(out.Methods, o)
	}
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	e.SetEscapeHTML(false)
	return e.Encode(out)
}
