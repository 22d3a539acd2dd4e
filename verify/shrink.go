package verify

import (
	"context"
	"math/big"

	"github.com/jayverify/jayverify/ivl"
)

// The budget for making a counterexample small.
const (
	shrinkRuns  = 400
	shrinkSteps = 3_000_000
)

// shrink looks for a shorter and simpler run that violates the same property:
// values are replaced by 0, 1 or half of them, or left out, as long as the run
// gets cheaper. out is a run that recorded what it consumed. It returns the
// inputs of the best run found.
func (s *session) shrink(ctx context.Context, out ivl.Outcome) []ivl.Consumed {
	best, bestCost := out.Consumed, costOf(out)
	runs, steps := 0, int64(0)
	try := func(values []ivl.Consumed) bool {
		runs++
		o := s.machine.Run(ctx, ivl.Options{Inputs: scripted(values), MaxSteps: out.Steps + 1000, MaxDepth: callDepth, MaxOutput: -1})
		steps += o.Steps + 50
		if o.Result != ivl.Violated || o.Prop != out.Prop || o.Uncertain && !out.Uncertain || !costOf(o).less(bestCost) || s.impossible(o) != "" {
			return false
		}
		best, bestCost = o.Consumed, costOf(o)
		return true
	}
	for progress := true; progress; {
		progress = false
		for i := 0; i < len(best); i++ {
			for _, v := range simpler(best[i]) {
				if runs > shrinkRuns || steps > shrinkSteps || ctx.Err() != nil {
					return best
				}
				if try(replaced(best, i, v)) {
					progress = true
					break
				}
			}
		}
	}
	return best
}

// cost orders runs: by length, then by how many and how large the inputs are.
type cost struct {
	steps  int64
	inputs int
	size   int
}

func costOf(o ivl.Outcome) cost {
	c := cost{steps: o.Steps, inputs: len(o.Consumed)}
	for _, v := range o.Consumed {
		if v.Request.Type.Sort == ivl.IntSort {
			c.size += big.NewInt(v.Value.N).BitLen()
			if v.Value.N < 0 {
				c.size++
			}
		}
	}
	return c
}

func (c cost) less(d cost) bool {
	if c.steps != d.steps {
		return c.steps < d.steps
	}
	if c.inputs != d.inputs {
		return c.inputs < d.inputs
	}
	return c.size < d.size
}

// simpler lists what to try instead of a value; nil stands for leaving it out.
func simpler(c ivl.Consumed) []*ivl.Value {
	vs := []*ivl.Value{nil}
	if c.Request.Type.Sort != ivl.IntSort {
		return vs
	}
	if n := c.Value.N; n != 0 {
		vs = append(vs, &ivl.Value{})
		if n != 1 {
			vs = append(vs, &ivl.Value{N: 1})
		}
		if n > 3 || n < -3 {
			vs = append(vs, &ivl.Value{N: n / 2}, &ivl.Value{N: n - n/8}, &ivl.Value{N: n - n/abs(n)})
		}
	}
	return vs
}

func abs(n int64) int64 {
	if n < 0 {
		return -n
	}
	return n
}

// replaced is values with the i-th replaced by v, or left out.
func replaced(values []ivl.Consumed, i int, v *ivl.Value) []ivl.Consumed {
	out := append([]ivl.Consumed(nil), values[:i]...)
	if v != nil {
		out = append(out, ivl.Consumed{Request: values[i].Request, Value: *v})
	}
	return append(out, values[i+1:]...)
}

// scripted supplies the values consumed by an earlier run, and zeros after
// them.
func scripted(values []ivl.Consumed) ivl.Inputs {
	qs, contents := map[*ivl.Input][]ivl.Value{}, map[ivl.Content]ivl.Value{}
	for _, c := range values {
		if c.Request.Contents {
			contents[c.Request.Content()] = c.Value
		} else {
			qs[c.Request.Input] = append(qs[c.Request.Input], c.Value)
		}
	}
	return &ivl.Replay{Queues: qs, Contents: contents, Fallback: ivl.Zeros{}}
}
