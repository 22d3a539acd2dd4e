// Package doctor looks at what jayverify needs from outside, a solver and a
// JDK, and says what is there and what to do about what is not.
//
//	Look ──→ *Findings ──Text──→  z3        5.4.0    /opt/z3/bin/z3 (PATH)
//	                              Eldarica  missing  (optional) put eld on the PATH, …
//	                              JDK       17.0.15  /usr/lib/jvm/java-17 (JAVA_HOME)
package doctor

import (
	"context"
	"fmt"
	"io"
	"slices"
	"text/tabwriter"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/models"
)

// Options says where to look first; empty fields are found automatically.
type Options struct {
	Paths map[string]string // of programs, by their names
	JDK   string            // home of a JDK
}

// Findings is what Look has found.
type Findings struct {
	Solvers  []Finding // Spacer's z3 first
	Checkers []Finding // only check proofs on request; they are optional
	JDK      Finding
	Models   bool // the binary has models of library classes
}

// Finding is one thing that is there, or is not.
type Finding struct {
	Name     string
	Version  string // "" when it could not be found out
	Path     string // "" when nothing was found
	HowFound string // by what: a flag, an environment variable, …
	Problem  string // why it cannot be used, with the remedy; "" when it can
	Advice   string // what would be better, or ""
}

// OK reports whether it can be used.
func (f Finding) OK() bool { return f.Problem == "" }

// OK reports whether a verification can work: with a solver and a JDK.
func (f *Findings) OK() bool {
	for _, s := range f.Solvers {
		if s.OK() {
			return f.JDK.OK()
		}
	}
	return false
}

// Look finds what is installed. It runs each solver once to ask for its version.
func Look(ctx context.Context, opt Options) *Findings {
	f := &Findings{JDK: jdk(opt.JDK), Models: models.Available()}
	for _, p := range portfolio.Solvers() {
		if found := program(ctx, p, opt.Paths[p.Name]); p.New != nil {
			f.Solvers = append(f.Solvers, found)
		} else {
			f.Checkers = append(f.Checkers, found)
		}
	}
	return f
}

// program finds one program, and asks a solver for its version.
func program(ctx context.Context, p portfolio.Solver, flag string) Finding {
	f := Finding{Name: p.Title, Advice: p.Advice}
	var err error
	if f.Path, f.HowFound, err = p.Find(flag); err != nil {
		f.Problem = err.Error()
		return f
	}
	if p.New == nil {
		return f
	}
	solver, err := p.New(f.Path, "")
	if err == nil {
		f.Version, err = solver.Version(ctx)
	}
	if err == nil {
		f.Advice, err = p.CheckVersion(f.Version)
	}
	if err != nil {
		f.Problem = err.Error()
	}
	return f
}

func jdk(home string) Finding {
	f := Finding{Name: "JDK"}
	j, err := classfile.FindJDK(home)
	if err != nil {
		f.Problem = err.Error()
		return f
	}
	f.Path, f.Version, f.HowFound = j.Home, j.Version, j.FoundBy
	return f
}

// Text writes the findings as a table, a line each, and what they add up to.
func (f *Findings) Text(w io.Writer) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	lines := slices.Clone(f.Solvers)
	for _, c := range f.Checkers {
		if c.Path != "" {
			lines = append(lines, c)
		}
	}
	for _, x := range append(lines, f.JDK) {
		fmt.Fprintf(t, "%s\t%s\t%s\n", x.Name, x.status(), x.detail())
	}
	if !f.Models {
		fmt.Fprintf(t, "models\tmissing\tthis binary was built without the models of library classes; build it with make\n")
	}
	if err := t.Flush(); err != nil {
		return err
	}
	_, err := fmt.Fprintf(w, "\n%s\n", f.summary())
	return err
}

func (x Finding) status() string {
	switch {
	case x.Path == "":
		return "missing"
	case !x.OK():
		return "unusable"
	case x.Version == "":
		return "found"
	}
	return x.Version
}

func (x Finding) detail() string {
	switch {
	case x.Path == "":
		return x.Problem
	case !x.OK():
		return fmt.Sprintf("%s (%s): %s", x.Path, x.HowFound, x.Problem)
	case x.Advice != "":
		return fmt.Sprintf("%s (%s); %s", x.Path, x.HowFound, x.Advice)
	}
	return fmt.Sprintf("%s (%s)", x.Path, x.HowFound)
}

func (f *Findings) summary() string {
	usable := 0
	for _, s := range f.Solvers {
		if s.OK() {
			usable++
		}
	}
	switch {
	case usable == 0 && !f.JDK.OK():
		return "not ready: a solver and a JDK are missing"
	case usable == 0:
		return "not ready: one solver is needed"
	case !f.JDK.OK():
		return "not ready: a JDK is needed"
	case usable < len(f.Solvers):
		return "ready (one solver is enough)"
	}
	return "ready"
}
