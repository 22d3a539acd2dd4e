package absint_test

import (
	"context"
	"slices"
	"testing"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/ivl"
)

// flatClaims is what a flat analysis claims.
func flatClaims(t *testing.T, p *ivl.Program) *certificate.Claims {
	t.Helper()
	a, err := absint.AnalyseFlat(context.Background(), p, nil)
	if err != nil {
		t.Fatal(err)
	}
	return a.Claims()
}

// TestFlatClaims holds what a flat analysis claims, and what a check makes of it, against runs of random programs.
func TestFlatClaims(t *testing.T) {
	weakened := 0
	n := seeds(t, 300, func(seed int) {
		p, _ := generate(t, seed)
		claims := flatClaims(t, p)
		r, err := certificate.Check(context.Background(), claims)
		if err != nil {
			t.Fatal(err)
		}
		holds(t, seed, r, claims)
		holds(t, seed, r, r.Claims())
		if r.Weakened > 0 {
			weakened++
		}
	})
	if weakened*4 > n {
		t.Errorf("claims about %d of %d programs do not pass as they are", weakened, n)
	}
}

// flat has properties 0 to 3 about a global that callees of a callee write, and about one that nobody writes. The number that twice assigns
// is to be put in.
func flat(number string) string {
	return `
global g: i32 = 1
global unused: i32 = 5
global once: i32 = 0

prop 0 assert "g is anything that is assigned"
prop 1 assert "unused is what it was"
prop 2 assert "g in a callee"
prop 3 assert "once is not 0 any more"

entry main

proc main() {
B0:
  once := 3
  call twice()
  call reads()
  assert (<= g 7) prop 0
  assert (= unused 5) prop 1
  call twice()
  assert (< 0 once) prop 3
  return
}

proc twice() {
B0:
  call writes()
  return
}

proc writes() {
B0:
  g := ` + number + `
  once := 4
  return
}

proc reads() {
B0:
  assert (<= g 7) prop 2
  return
}
`
}

// TestFlat proves what follows from all that is assigned to globals, and not what one assignment contradicts, also where the claims are wrong.
func TestFlat(t *testing.T) {
	weakened := 0
	open := func(number string, change func(p *ivl.Program, c *certificate.Claims)) []int {
		p, err := ivl.Parse("p.ivl", flat(number))
		if err != nil {
			t.Fatal(err)
		}
		claims := flatClaims(t, p)
		change(p, claims)
		r, err := certificate.Check(t.Context(), claims)
		if err != nil {
			t.Fatal(err)
		}
		weakened += r.Weakened
		var ids []int
		for _, q := range p.Props {
			if r.Open[q] {
				ids = append(ids, q.ID)
			}
		}
		return ids
	}
	asIs := func(*ivl.Program, *certificate.Claims) {}
	if got := open("7", asIs); len(got) > 0 {
		t.Errorf("%v are open, want none", got)
	}
	if got, want := open("8", asIs), []int{0, 2}; !slices.Equal(got, want) {
		t.Errorf("%v are open, want %v", got, want)
	}
	if weakened > 0 {
		t.Errorf("%d claims do not pass as they are", weakened)
	}
	// All that is assigned is claimed to be what it was at the start.
	wrong := func(p *ivl.Program, c *certificate.Claims) {
		good, err := ivl.Parse("p.ivl", flat("1"))
		if err != nil {
			t.Fatal(err)
		}
		from := flatClaims(t, good)
		c.Assigned[p.Globals[0]] = from.Assigned[good.Globals[0]]
		for name, pc := range c.Procs {
			if name == "reads" {
				pc.Blocks = from.Procs[name].Blocks
			}
		}
	}
	if got, want := open("8", wrong), []int{0, 2}; !slices.Equal(got, want) {
		t.Errorf("with a wrong claim %v are open, want %v", got, want)
	}
}

// TestFlatInitially claims that a global has what is assigned to it where a procedure begins that may run before that.
func TestFlatInitially(t *testing.T) {
	program := func(first string) *ivl.Program {
		p, err := ivl.Parse("p.ivl", `
global g: i32 = `+first+`
prop 0 assert "g is assigned"
entry main
proc main() {
B0:
  call between()
  call writes()
  call between()
  return
}
proc between() {
B0:
  call reads()
  return
}
proc writes() {
B0:
  g := 7
  return
}
proc reads() {
B0:
  assert (<= 7 g) prop 0
  return
}
`)
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	p := program("1")
	claims := flatClaims(t, p)
	good := program("7")
	from := flatClaims(t, good)
	claims.Assigned[p.Globals[0]] = from.Assigned[good.Globals[0]]
	for name, pc := range claims.Procs {
		pc.Blocks, pc.Exits = from.Procs[name].Blocks, from.Procs[name].Exits
	}
	r, err := certificate.Check(t.Context(), claims)
	if err != nil {
		t.Fatal(err)
	}
	if !r.Open[p.Props[0]] {
		t.Error("a wrong claim about what a global is at first proves a check that fails")
	}
}
