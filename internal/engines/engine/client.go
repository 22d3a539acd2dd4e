package engine

import (
	"context"
	"maps"
	"slices"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/internal/analysis/slicing"
	"github.com/jayverify/jayverify/internal/base/await"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
	"github.com/jayverify/jayverify/transforms"
)

// ForClients is what is proved of the program of a library and its client (lower.LowerClient).
type ForClients struct {
	Open   map[*ivl.Property]bool // what no proof excludes
	claims *certificate.Result
	kit    *Kit
}

// ProveForClients analyses the program of a library and its client. Sharply says that it also analyses the sharpened program,
// which takes longer. Where the time ends, it returns what was open by then; the error says that nothing was proved.
func ProveForClients(ctx context.Context, low *lower.Result, cfg *config.Config, tools *portfolio.Tools, sharply bool) (*ForClients, error) {
	var known *absint.Analysis
	quick, err := await.Call(ctx, func() (r *certificate.Result, err error) {
		whole := *low
		if low, err = clientApart(&whole); err != nil {
			return nil, err
		}
		if known, r, err = analysed(ctx, low.Program, cfg.Without); err != nil || alikeEnd(r, low) {
			return r, err
		}
		whole.Alike = nil
		if low, err = clientApart(&whole); err != nil {
			return nil, err
		}
		known, r, err = analysed(ctx, low.Program, cfg.Without)
		return r, err
	})
	if err != nil {
		return nil, err
	}
	own := *cfg
	own.Proof = "" // proofs are written for entries
	c := &ForClients{Open: maps.Clone(quick.Open), claims: quick, kit: &Kit{Config: &own, Lowered: low, Tools: tools}}
	if !sharply {
		return c, nil
	}
	sharp, err := await.Call(ctx, func() (*certificate.Result, error) {
		p := low.Program
		if low.Exact() {
			var err error
			if p, err = straightened(quick, low.Program.Props); err != nil {
				return nil, err
			}
			known = nil
		}
		c, err := claimsAbout(ctx, p, known, cfg.Without)
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
		return checked.Result, nil
	})
	if err != nil {
		return c, await.UnlessEnded(ctx, err)
	}
	c.claims = sharp
	maps.DeleteFunc(c.Open, func(p *ivl.Property, _ bool) bool { return !sharp.Open[p] })
	return c, nil
}

// alikeEnd reports whether all initialisers that take the same path always may end, as far as the invariants tell. They do: where one does
// not, the program lacks a step of that path, such as one that a model leaves out.
func alikeEnd(r *certificate.Result, low *lower.Result) bool {
	for name := range low.Alike {
		q := low.Program.Proc(name)
		if q == nil || !r.Reaches(name, 0) {
			continue
		}
		ends := false
		for i, b := range q.Blocks {
			_, is := b.Term.(*ivl.Return)
			ends = ends || is && r.Reaches(name, i)
		}
		if !ends {
			return false
		}
	}
	return true
}

// straightened is the part of a program that runs get to, by a proof, with small procedures of the platform in place of their calls.
// What an iterator reads is then known to be what the list of which it is held before. The program has some properties.
func straightened(proof *certificate.Result, props []*ivl.Property) (*ivl.Program, error) {
	p := proof.Reduce()
	p.Props = props // without facts
	p, err := transforms.InlineChecks(p, transforms.ModelSize, IsClientCode)
	for _, pass := range []func(*ivl.Program) (*ivl.Program, error){transforms.Forward, transforms.Cleanup, transforms.Forward} {
		if err == nil { // again: a first round brings objects and their immutable fields together
			p, err = pass(p)
		}
	}
	return p, err
}

// clientApart is a program with a client in which calls that are to be told apart have procedures of their own.
func clientApart(low *lower.Result) (*lower.Result, error) {
	r := *keptApart(low)
	p, err := transforms.InitialisersApart(r.Program, transforms.InitialiserRuns{Always: low.Constant, Alike: low.Alike, Path: low.Path})
	if err == nil {
		p, err = transforms.InlineChecks(p, transforms.CheckSize, IsClientCode)
	}
	if err == nil { // what a branch has told of a field holds where it is read again
		r.Program, err = transforms.ForwardReads(p)
	}
	return &r, err
}

// Reaches reports whether the client may get to a procedure, as far as the invariants tell.
func (c *ForClients) Reaches(proc string) bool { return c.claims.Reaches(proc, 0) }

// InSlices proves some of the open checks in slices of the program, and takes them out of those that are open.
func (c *ForClients) InSlices(ctx context.Context, props []*ivl.Property) error {
	if c.kit.Tools == nil || c.kit.Tools.Checker.Path == "" || !c.kit.Tools.Has(portfolio.Spacer) || c.kit.Config.LeavesOut(config.Slices) {
		return nil
	}
	s := newSliceWork(c.kit, props, func(p *sliceProof) {
		for _, q := range p.props {
			delete(c.Open, q)
		}
	})
	s.patience = 0 // no other engine follows
	return s.run(ctx, slicing.New(c.claims, slicing.Usual()).Slices(props))
}

// ClientChecks says which checks of methods no client of a library can violate.
type ClientChecks struct {
	open map[*ivl.Property]bool
	same map[checkKey][]*ivl.Property
	at   map[checkKey][]*ivl.Property // without kind and exception
}

// NewClientChecks is about some properties of the program of a library and its client, of which some are open.
func NewClientChecks(low *lower.Result, props []*ivl.Property, open map[*ivl.Property]bool) *ClientChecks {
	c := &ClientChecks{open, sameChecks(low, props), map[checkKey][]*ivl.Property{}}
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
	ps := c.alike(p)
	return len(ps) > 0 && !slices.ContainsFunc(ps, func(q *ivl.Property) bool { return c.open[q] })
}

// Has reports whether the instruction of p makes checks that these may be.
func (c *ClientChecks) Has(p *ivl.Property) bool { return len(c.alike(p)) > 0 }

// alike are the checks that p may be.
func (c *ClientChecks) alike(p *ivl.Property) []*ivl.Property {
	if p.Pos.Method == nil {
		return nil
	}
	ps := c.same[keyOf(p)]
	if len(ps) == 0 || ambiguous(p) {
		ps = c.at[keyOf(p).place()]
	}
	return ps
}
