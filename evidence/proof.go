package evidence

import (
	"context"
	"fmt"
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

// CheckError says which clause the model does not make true, as far as z3 can
// tell.
type CheckError struct {
	Clause *horn.Clause
	Answer string // what z3 said instead of unsat
}

func (e *CheckError) Error() string {
	what := "the clause"
	switch {
	case e.Clause.Head != nil:
		what = "the clause for " + e.Clause.Head.Pred.Name
	case e.Clause.Prop != nil:
		what = "the query for " + e.Clause.Prop.Name
	}
	return fmt.Sprintf("evidence: the proof does not hold: %s (%s): z3 answers %.200s instead of unsat", what, e.Clause.Doc, e.Answer)
}

// questionSeconds bounds the time for one clause.
const questionSeconds = 10

// Check puts a solver's model into every clause of sys.Raw and lets a z3 of
// its own discharge each as a plain question about integers, without the Horn
// solver: are there values that make the body true and the head false? A
// *CheckError names the first clause for which z3 does not answer unsat.
func Check(ctx context.Context, sys *horn.System, model, z3 string) (*Proof, error) {
	start := time.Now()
	m, err := ParseModel(sys, model)
	if err != nil {
		return nil, err
	}
	var defs strings.Builder
	m.definitions(&defs)
	var b strings.Builder
	b.WriteString(preamble)
	b.WriteString(defs.String())
	for _, c := range sys.Raw {
		b.WriteString("(push 1)\n")
		question(&b, c)
		b.WriteString("(pop 1)\n")
	}
	p := &Proof{Clauses: len(sys.Raw), Script: b.String()}
	answers, err := ask(ctx, z3, p.Script, time.Duration(len(sys.Raw)+1)*questionSeconds*time.Second)
	if err != nil {
		return nil, err
	}
	for i, c := range sys.Raw {
		a := "nothing"
		if i < len(answers) {
			a = answers[i]
		}
		if a == "unknown" || a == "timeout" {
			a, err = askAlone(ctx, z3, defs.String(), c)
			if err != nil {
				return nil, err
			}
		}
		if a != "unsat" {
			return nil, &CheckError{c, a}
		}
	}
	p.Elapsed = time.Since(start)
	return p, nil
}

var preamble = fmt.Sprintf(`; Each check-sat asks for values that break a clause under the definitions.
; unsat, unsat, …: the definitions are a proof.
(set-option :timeout %d)
`, questionSeconds*1000)

// question writes the declarations and assertions that hold when c is broken.
func question(b *strings.Builder, c *horn.Clause) {
	if c.Doc != "" {
		fmt.Fprintf(b, "; %s\n", strings.NewReplacer("\n", " ", "\r", " ").Replace(c.Doc))
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

// askAlone asks about one clause in a process of its own, where z3 is not
// incremental and tries harder.
func askAlone(ctx context.Context, z3, defs string, c *horn.Clause) (string, error) {
	var b strings.Builder
	b.WriteString(preamble + defs)
	question(&b, c)
	answers, err := ask(ctx, z3, b.String(), 2*questionSeconds*time.Second)
	if err != nil || len(answers) == 0 {
		return "nothing", err
	}
	return answers[0], nil
}

// ask returns the answers that z3 prints. A complaint of z3, e.g. about a
// definition that is ill-typed, is an error.
func ask(ctx context.Context, z3, script string, limit time.Duration) ([]string, error) {
	out, err := proc.Run(ctx, proc.Cmd{Path: z3, Args: []string{"-in"}, Stdin: script, Time: limit})
	if err != nil {
		return nil, err
	}
	if _, complaint, found := strings.Cut(out.Stdout, "(error "); found {
		return nil, fmt.Errorf("evidence: the proof cannot be checked: z3 says %.200s", complaint)
	}
	return strings.Fields(out.Stdout), nil
}
