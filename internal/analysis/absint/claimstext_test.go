package absint_test

import (
	"context"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/ivl"
)

// TestClaimsText writes programs and what was checked about them, reads both, and checks
// again: nothing is weakened, and the same is proved. With another claim less is proved, or
// it is weakened.
func TestClaimsText(t *testing.T) {
	planted := 0
	seeds(t, 200, func(seed int) {
		p, _ := generate(t, seed)
		first, err := certificate.Check(context.Background(), claimsOf(t, p, seed))
		if err != nil {
			t.Fatal(err)
		}
		text, err := first.Claims().Text(nil)
		if err != nil {
			t.Fatal(err)
		}
		q, err := ivl.Parse("p.ivl", p.String())
		if err != nil {
			t.Fatal(err)
		}
		second := checkText(t, q, string(text))
		if second.Weakened > 0 {
			t.Errorf("seed %d: %d claims are weakened: %v", seed, second.Weakened, second.First)
		}
		for i, prop := range p.Props {
			if first.Open[prop] != second.Open[q.Props[i]] {
				t.Errorf("seed %d: %s is open: %v, then %v", seed, prop.Name, first.Open[prop], second.Open[q.Props[i]])
			}
		}
		if wrong := strings.Replace(string(text), `: "-2147483648..2147483647"`, `: "7..7"`, 1); wrong != string(text) {
			planted++
			r := checkText(t, q, wrong)
			for i, prop := range p.Props {
				if first.Open[prop] && !r.Open[q.Props[i]] {
					t.Errorf("seed %d: a wrong claim proves %s", seed, prop.Name)
				}
			}
		}
	})
	if planted == 0 {
		t.Error("no claim was made wrong")
	}
}

func checkText(t *testing.T, p *ivl.Program, text string) *certificate.Result {
	t.Helper()
	claims, _, err := certificate.Parse(p, []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	r, err := certificate.Check(context.Background(), claims)
	if err != nil {
		t.Fatal(err)
	}
	return r
}
