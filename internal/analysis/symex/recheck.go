package symex

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/horn/proc"
	"github.com/jayverify/jayverify/internal/analysis/symex/solver"
	"github.com/jayverify/jayverify/internal/analysis/symex/term"
)

// Script returns questions as one text for an SMT solver. The answer to each must
// be unsat.
func Script(refuted []solver.Refuted) string {
	var b strings.Builder
	ask := func(ts []*term.Term) {
		if b.Len() > 0 {
			b.WriteString("(reset)\n")
		}
		fmt.Fprintf(&b, "(set-logic %s)\n%s(check-sat)\n", solver.Logic(ts), term.Script(ts))
	}
	for _, q := range refuted {
		if len(q.Cases) == 0 {
			ask(q.Terms)
		}
		for _, c := range q.Cases {
			ask(slices.Concat(c, q.Terms))
		}
	}
	return b.String()
}

// Recheck asks another process of z3 all questions again. This process uses other
// random choices, and has no lemmas from other questions. how describes this for
// the report; script has the questions.
func Recheck(ctx context.Context, refuted []solver.Refuted, z3 string, memoryMB int) (how, script string, err error) {
	if len(refuted) == 0 {
		return "no branch of which needed a solver", "", nil
	}
	script = Script(refuted)
	out, err := proc.Run(ctx, proc.Cmd{
		Path: z3, Args: []string{"-in", "-smt2", "sat.random_seed=7", "smt.random_seed=7", "sat.branching.heuristic=chb", "smt.relevancy=0"},
		Stdin: script, MemoryMB: memoryMB, LargePages: true,
	})
	if ctx.Err() != nil {
		return "", script, errors.New("the time was over before z3 was asked again about the branches that it excluded")
	}
	if err != nil {
		return "", script, errors.New("z3 was not able to check the branches that it excluded: " + err.Error())
	}
	answers := strings.Fields(out.Stdout)
	n := 0
	for i, q := range refuted {
		for range max(1, len(q.Cases)) {
			if n >= len(answers) || answers[n] != "unsat" {
				return "", script, fmt.Errorf("z3 excluded a branch at first, but not when it was asked again (question %d)", i+1)
			}
			n++
		}
	}
	if len(answers) != n {
		return "", script, errors.New("z3 was not able to check the branches that it excluded: " + strings.TrimSpace(out.Stdout))
	}
	return fmt.Sprintf("%d refuted branches checked by z3 with other settings", len(refuted)), script, nil
}
