package evidence

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/proc"
)

// Proof is a checked proof of safety: the model makes every clause true.
type Proof struct {
	Clauses int           // how many were discharged
	Elapsed time.Duration // of the check
	Script  string        // SMT-LIB: the definitions, then a question for each clause; z3 answers unsat to all
}

// Checker is a solver of plain SMT questions.
type Checker struct {
	Name string // "z3" or "cvc5"
	Path string
	Args []string // make it read from its standard input
	// Preamble sets the milliseconds for one question; incremental says that there are
	// several.
	Preamble func(incremental bool, ms int) string
}

// Z3 is the z3 at path as a Checker.
func Z3(path string) Checker {
	return Checker{Name: "z3", Path: path, Args: []string{"-in"}, Preamble: func(_ bool, ms int) string {
		return fmt.Sprintf("(set-option :timeout %d)\n", ms)
	}}
}

// CVC5 is the cvc5 at path as a Checker.
func CVC5(path string) Checker {
	return Checker{Name: "cvc5", Path: path, Args: []string{"--quiet", "--lang=smt2", "-"}, Preamble: func(incremental bool, ms int) string {
		return fmt.Sprintf("(set-option :incremental %v)\n(set-option :tlimit-per %d)\n(set-logic ALL)\n", incremental, ms)
	}}
}

// CheckError says which clause the model does not make true, as far as the
// checker can tell.
type CheckError struct {
	Clause *horn.Clause
	By     string // the checker's name
	Answer string // what it said instead of unsat
}

func (e *CheckError) Error() string {
	what := "the clause"
	switch {
	case e.Clause.Head != nil:
		what = "the clause for " + e.Clause.Head.Pred.Name
	case e.Clause.Prop != nil:
		what = "the query for " + e.Clause.Prop.Name
	}
	return fmt.Sprintf("evidence: the proof does not hold: %s (%s): %s answers %.200s instead of unsat", what, e.Clause.Doc, e.By, e.Answer)
}

// questionSeconds bounds the time for one clause.
const questionSeconds = 10

// Check is CheckBy the z3 at a path.
func Check(ctx context.Context, sys *horn.System, model, z3 string) (*Proof, error) {
	return CheckBy(ctx, sys, model, Z3(z3))
}

// CheckBy puts a solver's model into every clause of sys.Raw and lets a process
// of the checker discharge each as a plain question about integers, without a
// Horn solver: are there values that make the body true and the head false? A
// *CheckError names the first clause for which the answer is not unsat.
func CheckBy(ctx context.Context, sys *horn.System, model string, by Checker) (*Proof, error) {
	start := time.Now()
	m, err := ParseModel(sys, model)
	if err != nil {
		return nil, err
	}
	var defs strings.Builder
	m.definitions(&defs)
	var b strings.Builder
	b.WriteString(defs.String())
	for _, c := range sys.Raw {
		b.WriteString("(push 1)\n")
		m.question(&b, c)
		b.WriteString("(pop 1)\n")
	}
	p := &Proof{Clauses: len(sys.Raw), Script: explanation + Z3("").Preamble(true, questionSeconds*1000) + b.String()}
	answers, err := by.ask(ctx, by.Preamble(true, questionSeconds*1000)+b.String(), time.Duration(len(sys.Raw)+1)*questionSeconds*time.Second)
	if err != nil {
		return nil, err
	}
	for i, c := range sys.Raw {
		a := "nothing"
		if i < len(answers) {
			a = answers[i]
		}
		if a == "unknown" || a == "timeout" {
			a, err = by.askAlone(ctx, m, defs.String(), c)
			if err != nil {
				return nil, err
			}
		}
		if a != "unsat" {
			return nil, &CheckError{c, by.Name, a}
		}
	}
	p.Elapsed = time.Since(start)
	return p, nil
}

const explanation = `; Each check-sat asks for values that break a clause under the definitions.
; unsat, unsat, …: the definitions are a proof.
`

// question writes the declarations and assertions that hold when c is broken. Where one of
// them is false by itself, the others are left out: of large programs most clauses have a head
// that the model makes true everywhere.
func (m *Model) question(b *strings.Builder, c *horn.Clause) {
	if c.Doc != "" {
		fmt.Fprintf(b, "; %s\n", strings.NewReplacer("\n", " ", "\r", " ").Replace(c.Doc))
	}
	if c.Head != nil && m.constant(c.Head.Pred) == "true" {
		b.WriteString("(assert (not true))\n(check-sat)\n")
		return
	}
	if slices.ContainsFunc(c.Body, func(a *horn.Atom) bool { return m.constant(a.Pred) == "false" }) {
		b.WriteString("(assert false)\n(check-sat)\n")
		return
	}
	for _, v := range c.Vars {
		fmt.Fprintf(b, "(declare-const %s %s)\n", v, v.Typ)
	}
	for _, t := range append(c.Ranges(), c.Constraint...) {
		fmt.Fprintf(b, "(assert %s)\n", t)
	}
	for _, a := range c.Body {
		fmt.Fprintf(b, "(assert %s)\n", atom(a))
	}
	if c.Head != nil {
		fmt.Fprintf(b, "(assert (not %s))\n", atom(c.Head))
	}
	b.WriteString("(check-sat)\n")
}

// askAlone asks about one clause in a process of its own, where a solver is not
// incremental and tries harder.
func (by Checker) askAlone(ctx context.Context, m *Model, defs string, c *horn.Clause) (string, error) {
	var b strings.Builder
	b.WriteString(by.Preamble(false, questionSeconds*1000) + defs)
	m.question(&b, c)
	answers, err := by.ask(ctx, b.String(), 2*questionSeconds*time.Second)
	if err != nil || len(answers) == 0 {
		return "nothing", err
	}
	return answers[0], nil
}

// ask returns the answers that the solver prints. A complaint, e.g. about a
// definition that is ill-typed, is an error.
func (by Checker) ask(ctx context.Context, script string, limit time.Duration) ([]string, error) {
	out, err := proc.Run(ctx, proc.Cmd{Path: by.Path, Args: by.Args, Stdin: script, Time: limit, LargePages: true})
	if err != nil {
		return nil, err
	}
	if _, complaint, found := strings.Cut(out.Stdout, "(error "); found {
		return nil, fmt.Errorf("evidence: the proof cannot be checked: %s says %.200s", by.Name, complaint)
	}
	return strings.Fields(out.Stdout), nil
}
