package absint_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/internal/dev/sample"
	"github.com/jayverify/jayverify/ivl"
)

// TestOneWrongClaim gives the checker the claims about small programs with one of them made too strong: that a
// variable has one end of its interval only where a block begins, that a reference is null, or is not, that an order
// is stricter in all blocks, or that there is one where a procedure begins, or in all other blocks. What the
// checker leaves of the claims is held against runs.
func TestOneWrongClaim(t *testing.T) {
	a, err := txtar.ParseFile("testdata/directed.txtar")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range a.Files {
		if strings.HasPrefix(f.Name, "close") || !testing.Short() && !sample.Takes(t, f.Name, 3) {
			continue
		}
		t.Run(f.Name, func(t *testing.T) {
			p, err := ivl.Parse(f.Name, strings.TrimSpace(string(a.Comment))+"\n\n"+string(f.Data))
			if err != nil {
				t.Fatal(err)
			}
			for _, spoil := range eachStronger(claimsOf(t, p, 0)) {
				c := claimsOf(t, p, 0)
				spoil(c)
				r, err := certificate.Check(context.Background(), c)
				if err != nil {
					t.Fatal(err)
				}
				runs(t, 60, func(seed int) ivl.Inputs { return someInputs{seed, p.Classes} }, r, r.Claims())
			}
		})
	}
}

// eachStronger returns functions that make one claim about a variable stronger.
func eachStronger(c *certificate.Claims) []func(*certificate.Claims) {
	var all []func(*certificate.Claims)
	for _, g := range c.Program.Globals {
		if s := c.Assigned[g]; s != nil {
			for _, stronger := range proper(s) {
				all = append(all, func(c *certificate.Claims) { c.Assigned[g] = stronger })
			}
		}
	}
	for _, q := range c.Program.Procs {
		pc := c.Procs[q.Name]
		for b, t := range pc.Blocks {
			if t == nil {
				continue
			}
			for i, s := range t.All() {
				for _, stronger := range proper(s) {
					all = append(all, func(c *certificate.Claims) { c.Procs[q.Name].Blocks[b].Set(i, stronger) })
				}
			}
		}
		all = append(all, stricterOrders(q.Name, pc)...)
	}
	return all
}

// stricterOrders returns functions that make an order stricter in all blocks of a procedure, or add one to the first block or to all others.
func stricterOrders(proc string, pc *certificate.ProcClaims) []func(*certificate.Claims) {
	if pc.Orders == nil {
		return nil
	}
	var all []func(*certificate.Claims)
	known := map[certificate.Order]bool{}
	for _, o := range slices.Concat(pc.Orders...) {
		if known[o] {
			continue
		}
		known[o] = true
		all = append(all, func(c *certificate.Claims) {
			for _, os := range c.Procs[proc].Orders {
				for i := range os {
					if os[i].Less == o.Less && os[i].More == o.More {
						os[i].By--
					}
				}
			}
		})
	}
	for i, v := range pc.List {
		for j, w := range pc.List {
			if i != j && v.Typ.Sort == ivl.IntSort && w.Typ.Sort == ivl.IntSort {
				o := certificate.Order{Less: certificate.Product{By: 1, Atom: certificate.Atom{Var: v}}, More: certificate.Product{By: 1, Atom: certificate.Atom{Var: w}}}
				add := func(c *certificate.Claims, from, to int) {
					for b := range c.Procs[proc].Orders[from:to] {
						os := &c.Procs[proc].Orders[from+b]
						*os = append(slices.Clip(*os), o)
					}
				}
				all = append(all, func(c *certificate.Claims) { add(c, 0, 1) }, func(c *certificate.Claims) { add(c, 1, len(pc.Orders)) })
			}
		}
	}
	return all
}

// proper returns some proper subsets of s.
func proper(s *certificate.Set) []*certificate.Set {
	switch {
	case s.Sort == ivl.IntSort && s.Lo != nil && s.Hi != nil && s.Lo.Cmp(s.Hi) < 0:
		return []*certificate.Set{{Sort: s.Sort, Lo: s.Lo, Hi: s.Lo}, {Sort: s.Sort, Lo: s.Hi, Hi: s.Hi}}
	case s.Sort == ivl.BoolSort && s.True && s.False:
		return []*certificate.Set{{Sort: s.Sort, True: true}, {Sort: s.Sort, False: true}}
	case s.Sort == ivl.RefSort && s.Null && !s.Objects.IsEmpty():
		return []*certificate.Set{{Sort: s.Sort, Null: true}, {Sort: s.Sort, Objects: s.Objects}}
	}
	return nil
}
