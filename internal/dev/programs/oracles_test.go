package programs

import (
	"errors"
	"testing"

	"github.com/jayverify/jayverify/internal/analysis/patterns"
	"github.com/jayverify/jayverify/transforms"
)

// TestOracles learns heap patterns of the programs about shapes with both oracles that need no
// user. A safe program is proved as a whole. Of a broken one, what a run violates is not proved.
// With -short it takes a third of them.
func TestOracles(t *testing.T) {
	needJDK(t)
	ps := load(t, "shapes")
	classes := t.TempDir()
	if err := JDK("").Compile(t.Context(), ps, "", classes); err != nil {
		t.Fatal(err)
	}
	for _, p := range ps {
		if !testing.Short() && !taken(t, p.Name, 1) || testing.Short() && !taken(t, p.Name, 3) {
			continue
		}
		t.Run(p.Name, func(t *testing.T) {
			t.Parallel()
			q, err := transforms.Apply(lowered(t, classes, p), patterns.Passes(), true, nil)
			if err != nil {
				t.Fatal(err)
			}
			r, err := patterns.PrepareSteps(q)
			if err == nil && r == nil { // no cells are numbered
				r, err = patterns.Prepare(q)
			}
			if err != nil {
				t.Fatal(err)
			}
			for name, oracle := range map[string]patterns.Synthesiser{
				"smallest": &patterns.Smallest{},
				"runs":     &patterns.Characterised{Oracle: patterns.Runs{Steps: 60}, Propose: &patterns.Smallest{}},
			} {
				learned(t, p, &patterns.Learner{Program: r, Oracle: oracle}, name)
			}
		})
	}
}

// learned compares what a learner proves with what is expected of a program.
func learned(t *testing.T, p *Program, l *patterns.Learner, oracle string) {
	t.Helper()
	nodes, err := l.Learn(t.Context())
	if err != nil {
		if p.Safe || !errors.Is(err, patterns.ErrGivenUp) {
			t.Errorf("%s: %v", oracle, err)
		}
		return
	}
	proof, err := patterns.Check(t.Context(), l.Program, nodes)
	if err != nil {
		t.Errorf("%s: what was learned is no proof: %v", oracle, err)
		return
	}
	if p.Safe && len(proof.Open) > 0 {
		t.Errorf("%s: %d properties are open", oracle, len(proof.Open))
	}
	for _, e := range p.Expect {
		holds := true
		for _, q := range at(p, l.Program.IVL.Props, e) {
			holds = holds && proof.Proved(q)
		}
		if holds {
			t.Errorf("%s: %v is violated, but proved", oracle, e)
		}
	}
}
