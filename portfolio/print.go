package portfolio

import (
	"fmt"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/jayverify/jayverify/horn"
)

// Text is the schedule as --dump=schedule prints it.
func Text() string {
	var b strings.Builder
	w := tabwriter.NewWriter(&b, 0, 8, 2, ' ', 0)
	fmt.Fprintln(w, "stage\tengine\tshare\tdelay\tspan\ttrust\twhy")
	for _, s := range Stages() {
		share := "-"
		if s.Share > 0 {
			share = fmt.Sprintf("%.0f %%", 100*s.Share)
		}
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\t%s\t%s\n", s.Name, s.Engine, share, span(s.Delay), span(s.Span), s.Trust, s.Why)
	}
	group := Group("")
	for _, a := range table() {
		if a.Group != group {
			group = a.Group
			fmt.Fprintf(w, "\n%s\tsolver\tclauses\tdelay\tspan\ttrust\twhy\n", group)
		}
		solver := string(a.Tool)
		if a.Variant.Name != "" {
			solver += "-" + a.Variant.Name
		}
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\t%s\t%s\n", a.Name, solver, a.clauses(), span(a.Delay), span(a.Span), a.Trust, a.Why)
	}
	w.Flush() // a Builder takes everything
	return b.String()
}

// clauses says how the clauses are written.
func (a Attempt) clauses() string {
	switch {
	case a.Encoding != "":
		return a.Encoding
	case a.Lemmas:
		return "with lemmas"
	case a.Form.Nonlinear:
		return "linear"
	case a.Form.Wrap == horn.WrapChecked:
		return "no wrap-around"
	}
	return "exact"
}

func span(d time.Duration) string {
	if d == 0 {
		return "-"
	}
	return d.String()
}
