package evidence_test

import (
	"context"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/evidence"
)

// Models are checked by cvc5 as by z3, and wrong ones rejected.
func TestCheckByCVC5(t *testing.T) {
	path := filepath.Join("..", "..", ".tools", "cvc5", "bin", "cvc5")
	if _, err := exec.LookPath(path); err != nil {
		if path, err = exec.LookPath("cvc5"); err != nil {
			t.Skip("no cvc5: `make setup-cvc5` fetches it")
		}
	}
	by := evidence.CVC5(path)
	sys := horntest.Translate(t, countdown(t), horn.Options{})
	good := "((define-fun " + horn.Quote(sys.Preds[0].Name) + " ((A Int)) Bool (<= 0 A)))"
	p, err := evidence.CheckBy(context.Background(), sys, good, by)
	if err != nil || p.Clauses != len(sys.Raw) {
		t.Fatalf("%v, %v", p, err)
	}
	for _, c := range []struct{ model, want string }{
		{strings.Replace(good, "0 A", "1 A", 1), "cvc5 answers sat instead of unsat"},
		{strings.Replace(good, "(<= 0 A)", "7", 1), "cvc5 says"},
	} {
		if _, err := evidence.CheckBy(context.Background(), sys, c.model, by); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.model, err, c.want)
		}
	}
}

// A checker that does not answer, or not to the point, checks nothing.
func TestCheckByNobody(t *testing.T) {
	sys := horntest.Translate(t, countdown(t), horn.Options{})
	good := "((define-fun " + horn.Quote(sys.Preds[0].Name) + " ((A Int)) Bool (<= 0 A)))"
	for script, want := range map[string]string{
		"exit 0":                   "answers nothing instead of unsat",
		"echo unknown":             "answers unknown instead of unsat",
		"echo unsat":               "answers nothing instead of unsat",
		"echo '(error \"no\")'":    "cvc5 says",
		"echo unsat; echo timeout": "instead of unsat",
	} {
		if _, err := evidence.CheckBy(context.Background(), sys, good, evidence.CVC5(horntest.Script(t, script))); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", script, err, want)
		}
	}
}
