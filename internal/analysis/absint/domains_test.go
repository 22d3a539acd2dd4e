package absint_test

import (
	"context"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/ivl"
)

// analyseWithout analyses p without some domains.
func analyseWithout(t *testing.T, p *ivl.Program, without ...string) *absint.Analysis {
	t.Helper()
	a, err := absint.AnalyseWithout(context.Background(), p, without)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// TestWithoutDomainHolds holds what is claimed without some of the domains against runs.
func TestWithoutDomainHolds(t *testing.T) {
	domains := absint.Domains()
	seeds(t, 120, func(seed int) {
		p, _ := generate(t, seed)
		without := []string{domains[seed%len(domains)]}
		if seed%5 == 0 {
			without = append(without, domains[seed/5%len(domains)])
		}
		holds(t, seed, nil, analyseWithout(t, p, without...).Claims())
	})
}

// TestDomainsMatter demands of each domain that a check of some program is proved with it, and not without it.
func TestDomainsMatter(t *testing.T) {
	a, err := txtar.ParseFile("testdata/directed.txtar")
	if err != nil {
		t.Fatal(err)
	}
	for _, domain := range absint.Domains() {
		lost := ""
		for _, f := range a.Files {
			p, err := ivl.Parse(f.Name, strings.TrimSpace(string(a.Comment))+"\n\n"+string(f.Data))
			if err != nil {
				t.Fatal(err)
			}
			with, without := open(t, analyseWithout(t, p)), open(t, analyseWithout(t, p, domain))
			for _, prop := range p.Props {
				if with[prop] && !without[prop] {
					t.Errorf("%s: %s is open with %s, and not without it", f.Name, prop.Name, domain)
				}
				if !with[prop] && without[prop] {
					lost = f.Name
				}
			}
		}
		if lost == "" {
			t.Errorf("nothing is lost without %s", domain)
		}
	}
}

// open returns the properties that the check of the claims leaves open.
func open(t *testing.T, a *absint.Analysis) map[*ivl.Property]bool {
	t.Helper()
	r, err := certificate.Check(context.Background(), a.Claims())
	if err != nil {
		t.Fatal(err)
	}
	return r.Open
}
