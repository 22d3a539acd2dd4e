package portfolio

import (
	"cmp"
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
	for _, g := range groups {
		fmt.Fprintf(w, "\n%s\tsolver\tclauses\tdelay\tspan\ttrust\twhy\n", g)
		for _, a := range Attempts(g) {
			solver := a.Solver
			if a.Variant != "" {
				solver += "-" + a.Variant
			}
			fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\t%s\t%s\n", a.Name, solver, a.clauses(), span(a.Delay), span(a.Span), a.Trust, a.Why)
		}
	}
	fmt.Fprintln(w, "\nprogram\t--solver\t--checker\tflag\ttrust")
	for _, s := range Solvers() {
		checker := "-"
		if s.Check != nil {
			checker = s.Name
		}
		fmt.Fprintf(w, "%s\t%s\t%s\t--%s\t%s\n", s.Title, cmp.Or(s.Engine, "-"), checker, s.Name, s.Trust)
	}
	w.Flush() // a Builder takes everything
	return b.String()
}

// clauses says how the clauses are written.
func (a Attempt) clauses() string {
	switch {
	case a.Encoding != "":
		return a.Encoding
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
