package engine

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/internal/dev/goldentest"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/encoding"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/evidence/result"
)

// TestAttempts shows which attempts run for each encoding, with which solvers.
func TestAttempts(t *testing.T) {
	group := encoding.Encoding{Name: result.TimeIndexed, Short: "time-indexed", Members: map[string]encoding.Encoding{}}
	encodings := map[string]func(k *Kit) []attempt{}
	add := func(name string, f func(k *Kit) []attempt) { encodings[name] = f }
	sys := &horn.System{}
	add("1 space", func(k *Kit) []attempt {
		return k.attempts(encoding.Encoding{Name: result.SpaceInvariants, Short: "space"}, sys, nil)
	})
	add("2 one by time", func(k *Kit) []attempt {
		return k.attempts(encoding.Encoding{Name: result.TimeIndexed + " RW", Short: "RW", Joins: encoding.TimedJoins}, sys, nil)
	})
	for name, determinate := range map[string]bool{"3 by time, determinate": true, "4 by time": false} {
		add(name, func(k *Kit) []attempt {
			g := group
			g.Determinate = func() bool { return determinate }
			return k.attempts(g, sys, nil)
		})
	}
	for i, e := range []encoding.Encoding{group, {Name: result.FieldArrays, Short: "arrays"}, {Name: result.SpaceInvariants + " without singletons", Short: "no singletons"}} {
		add(fmt.Sprintf("%d beside: %s", 5+i, e.Name), func(k *Kit) []attempt { return k.fallback(e, sys, nil) })
	}
	var b strings.Builder
	dir := t.TempDir()
	for _, c := range []struct {
		there   []string
		without []string
	}{{there: []string{"z3", "eldarica"}}, {there: []string{"z3"}, without: []string{portfolio.Lemmas}}, {there: []string{"eldarica"}}} {
		t.Setenv("PATH", dir)
		want := portfolio.Wanted{Paths: map[string]string{}}
		for _, name := range c.there {
			want.Paths[name] = filepath.Join(dir, name)
			if err := os.WriteFile(want.Paths[name], nil, 0o777); err != nil {
				t.Fatal(err)
			}
		}
		if len(c.there) == 1 {
			want.Solver = map[string]string{"z3": "spacer", "eldarica": "eldarica"}[c.there[0]]
		}
		tools, err := portfolio.FindTools(want)
		if err != nil {
			t.Fatal(err)
		}
		k := &Kit{Tools: tools, Config: &config.Config{Without: c.without}}
		fmt.Fprintf(&b, "# spacer %t, eldarica %t, lemmas %t\n", k.Tools.Has("spacer"), k.Tools.Has("eldarica"), c.without == nil)
		for i := 1; i <= len(encodings); i++ {
			for name, f := range encodings {
				if !strings.HasPrefix(name, fmt.Sprint(i)) {
					continue
				}
				fmt.Fprintf(&b, "\n%s\n", name)
				for _, a := range f(k) {
					fmt.Fprintf(&b, "  %-46s %-26s delay %-6v span %-4v trust %d\n", a.name, a.solver.Name(), a.delay, a.span, a.trust)
				}
			}
		}
	}
	goldentest.File(t, "testdata/attempts.txt", b.String())
}
