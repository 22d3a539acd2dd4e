package engine

import (
	"context"
	"slices"

	"github.com/jayverify/jayverify/internal/base/await"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
)

// OpenForClients returns the properties of the program of a library and its client (lower.LowerClient) that no
// checked invariant proves. Sharply says that it also analyses the sharpened program, which takes longer. Where the time ends, it returns what was open by then; the error says that nothing was proved.
func OpenForClients(ctx context.Context, low *lower.Result, without []string, sharply bool) (map[*ivl.Property]bool, error) {
	low = keptApart(low)
	r, err := await.Call(ctx, func() (open map[*ivl.Property]bool, err error) {
		c, err := quickCheck(ctx, low.Program, without)
		if err != nil {
			return nil, err
		}
		return c.Open, nil
	})
	if err != nil {
		return nil, err
	}
	if !sharply {
		return r, nil
	}
	sharp, err := await.Call(ctx, func() (open map[*ivl.Property]bool, err error) {
		c, err := claimsAbout(ctx, low.Program, without)
		if err != nil {
			return nil, err
		}
		checked, err := c.check(ctx)
		if err != nil {
			return nil, err
		}
		proofs, err := c.ordered(ctx, checked.Result)
		if err == nil {
			closed(checked.Open, proofs)
		}
		return checked.Open, nil
	})
	if err != nil {
		return r, await.UnlessEnded(ctx, err)
	}
	for p := range r {
		if !sharp[p] {
			delete(r, p)
		}
	}
	return r, nil
}

// ClientChecks says which checks of methods no client of a library can violate.
type ClientChecks struct {
	open map[*ivl.Property]bool
	same map[checkKey][]*ivl.Property
	at   map[checkKey][]*ivl.Property // without kind and exception
}

// NewClientChecks is about the program of a library and its client, of which some properties are open.
func NewClientChecks(low *lower.Result, open map[*ivl.Property]bool) *ClientChecks {
	c := &ClientChecks{open, sameChecks(low), map[checkKey][]*ivl.Property{}}
	for k, ps := range c.same {
		k = k.place()
		c.at[k] = append(c.at[k], ps...)
	}
	return c
}

// place is k for all checks of its instruction.
func (k checkKey) place() checkKey {
	k.kind, k.exception = 0, ""
	return k
}

// Holds reports whether p, a check of another lowering of the library, is proved for all clients: its instruction
// makes checks in the program with the client, and these are proved. Where the two may have different checks, all
// those of the instruction count.
func (c *ClientChecks) Holds(p *ivl.Property) bool {
	if p.Pos.Method == nil {
		return false
	}
	ps := c.same[keyOf(p)]
	if len(ps) == 0 || ambiguous(p) {
		ps = c.at[keyOf(p).place()]
	}
	return len(ps) > 0 && !slices.ContainsFunc(ps, func(q *ivl.Property) bool { return c.open[q] })
}
