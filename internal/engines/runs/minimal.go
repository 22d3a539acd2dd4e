package runs

import (
	"context"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/ivl"
)

// Bounds on the runs for making a genome small.
const (
	minimalRuns = 600 // of one that violates a property
	trimRuns    = 80  // of one that is kept
)

// minimal returns a part of a genome with which the program violates p, too, where
// nothing comes behind the genome's end but a word. It is made small, so that the
// run can be read.
func (e *evolution) minimal(ctx context.Context, g *genome, p *ivl.Property, certain bool) *genome {
	return e.smaller(ctx, g, minimalRuns, func(out ivl.Outcome) bool {
		return out.Result == ivl.Violated && out.Prop == p && !(certain && out.Uncertain)
	})
}

// smaller leaves out of a genome what it can in some runs, so that they are still good.
func (e *evolution) smaller(ctx context.Context, g *genome, left int, good func(ivl.Outcome) bool) *genome {
	holds := func(c *genome) bool {
		left--
		out := e.on.Machine.Run(ctx, ivl.Options{Inputs: newTypist(e.on.Lowered, e.lex, ivl.Literals{}, c, 1).strictly(), MaxSteps: evolveRun, MaxDepth: CallDepth, MaxBytes: runBytes, MaxOutput: -1, NoRecord: true})
		e.steps += out.Steps + 200
		return good(out)
	}
	if !holds(g) {
		return g
	}
	for again := true; again && left > 0; {
		again = false
		for _, in := range e.on.Lowered.Program.Inputs {
			for n := len(g.values[in]); n > 0 && left > 0; n /= 2 {
				for i := 0; i+n <= len(g.values[in]) && left > 0; {
					c := g.clone()
					c.values[in] = slices.Delete(c.values[in], i, i+n)
					if holds(c) {
						g, again = c, true
					} else {
						i += n
					}
				}
			}
			for i := range g.values[in] {
				for left > 0 {
					c := e.shorter(g, in, i, holds)
					if c == nil {
						break
					}
					g, again = c, true
				}
			}
		}
	}
	return g
}

// shorter leaves one part out of a text with blanks; nil when each is needed.
func (e *evolution) shorter(g *genome, in *ivl.Input, i int, holds func(*genome) bool) *genome {
	parts := strings.Fields(g.values[in][i].text)
	if len(parts) < 2 {
		return nil
	}
	for k := range parts {
		c := g.clone()
		c.values[in][i].text = strings.Join(slices.Delete(slices.Clone(parts), k, k+1), " ")
		if holds(c) {
			return c
		}
	}
	return nil
}
