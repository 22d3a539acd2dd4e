package symex

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/jayverify/jayverify/horn/proc"
	"github.com/jayverify/jayverify/internal/symex/solver"
	"github.com/jayverify/jayverify/internal/symex/term"
)

// Script returns questions as one text for an SMT solver. The answer to each must
// be unsat.
func Script(refuted [][]*term.Term) string {
	var b strings.Builder
	for i, q := range refuted {
		if i > 0 {
			b.WriteString("(reset)\n")
		}
		fmt.Fprintf(&b, "(set-logic %s)\n%s(check-sat)\n", solver.Logic(q), term.Script(q))
	}
	return b.String()
}

// Recheck asks another process of z3 all questions again. This process uses other
// random choices, and has no lemmas from other questions. how describes this for
// the report; script has the questions.
func Recheck(ctx context.Context, refuted [][]*term.Term, z3 string, memoryMB int) (how, script string, err error) {
	if len(refuted) == 0 {
		return "no branch of which needed a solver", "", nil
	}
	script = Script(refuted)
	out, err := proc.Run(ctx, proc.Cmd{
		Path: z3, Args: []string{"-in", "-smt2", "sat.random_seed=7", "smt.random_seed=7", "sat.branching.heuristic=chb", "smt.relevancy=0"},
		Stdin: script, MemoryMB: memoryMB,
	})
	if err != nil {
		return "", script, errors.New("the refuted branches were not checked: " + err.Error())
	}
	answers := strings.Fields(out.Stdout)
	for i := range refuted {
		if i >= len(answers) || answers[i] != "unsat" {
			return "", script, fmt.Errorf("a branch that was refuted is not when asked again (question %d)", i+1)
		}
	}
	if len(answers) != len(refuted) {
		return "", script, errors.New("the refuted branches were not checked: " + strings.TrimSpace(out.Stdout))
	}
	return fmt.Sprintf("%d refuted branches checked by z3 with other settings", len(refuted)), script, nil
}
