package runs

import (
	"context"
	"math"
	"math/big"

	"github.com/jayverify/jayverify/ivl"
)

// The budget for making a counterexample small, in runs and in steps. One that is
// long by itself gets the second, for a bisection of its longest input.
const (
	shrinkRuns    = 400
	shrinkSteps   = 3_000_000
	shrinkLong    = 60_000_000
	bisectionRuns = 24
)

// shrinker looks for a shorter and simpler run that violates the same property.
type shrinker struct {
	on          *Runner
	ctx         context.Context
	out         ivl.Outcome // the run to begin with
	possible    bool        // a JVM may take its inputs
	best        []ivl.Consumed
	cost        cost // of best
	runs        int
	steps, most int64
}

// shrink looks for a shorter and simpler run that violates the same property:
// values are replaced by 0, 1 or the smallest that will do, or left out, as long
// as the run gets cheaper. Where a JVM may take the inputs of the run it begins
// with, that stays so. out is a run that recorded what it consumed. It returns the
// inputs of the best run found.
func (r *Runner) shrink(ctx context.Context, out ivl.Outcome) []ivl.Consumed {
	x := &shrinker{on: r, ctx: ctx, out: out, best: out.Consumed, cost: costOf(out), possible: r.Impossible(out) == ""}
	x.most = max(shrinkSteps, min(shrinkLong, bisectionRuns*work(out)))
	for progress := true; progress && !x.spent(); {
		progress = false
		for i := 0; i < len(x.best) && !x.spent(); i++ {
			progress = x.simplify(i) || progress
		}
	}
	return x.best
}

func (x *shrinker) spent() bool { return x.runs > shrinkRuns || x.steps > x.most || x.ctx.Err() != nil }

// work is about how much it takes to make a run and its inputs once more.
func work(o ivl.Outcome) int64 {
	n := o.Steps + 50
	for _, c := range o.Consumed {
		if isLength(c.Request) {
			n += 4 * max(0, min(c.Value.N, 1<<31))
		}
	}
	return n
}

// isLength reports whether r asks how many arguments main has, or for the length
// of a string.
func isLength(r ivl.Request) bool {
	return r.OfLength || r.Input != nil && r.Input.Name == "args.length"
}

// try makes a run with other inputs, and reports whether it is the best one now.
func (x *shrinker) try(values []ivl.Consumed) bool {
	x.runs++
	o := x.on.Machine.Run(x.ctx, ivl.Options{Inputs: scripted(values), MaxSteps: x.out.Steps + 1000, MaxDepth: CallDepth, MaxOutput: -1})
	x.steps += work(o)
	if o.Result != ivl.Violated || o.Prop != x.out.Prop || o.Uncertain && !x.out.Uncertain || !costOf(o).less(x.cost) || x.possible && x.on.Impossible(o) != "" {
		return false
	}
	x.best, x.cost = o.Consumed, costOf(o)
	return true
}

// simplify makes the i-th input of the best run simpler, if it can.
func (x *shrinker) simplify(i int) bool {
	c := x.best[i]
	if x.try(replaced(x.best, i, nil)) {
		return true
	}
	n := c.Value.N
	if c.Request.Type.Sort != ivl.IntSort || n == 0 || c.Value.Big != nil {
		return false
	}
	if isCharacter(c.Request) && ' ' <= n && n <= '~' { // it can be read, and typed
		return false
	}
	if x.try(replaced(x.best, i, &ivl.Value{})) || n != 1 && x.try(replaced(x.best, i, &ivl.Value{N: 1})) {
		return true
	}
	return x.bisect(i, n)
}

// bisect looks between 0, which will not do, and n for the value that is nearest
// to 0 and will.
func (x *shrinker) bisect(i int, n int64) bool {
	progress := false
	for bad, good := int64(0), n; ; {
		v := bad + (good-bad)/2
		if v == bad || v == good || x.spent() {
			return progress
		}
		if !x.try(replaced(x.best, i, &ivl.Value{N: v})) {
			bad = v
			continue
		}
		progress, good = true, v
		if i >= len(x.best) || x.best[i].Value.N != v {
			return true // the shorter run takes other inputs
		}
	}
}

// cost orders runs: by length, then by how many and how large the inputs are.
type cost struct {
	steps  int64
	inputs int
	size   int
	sum    float64 // of the absolute values
}

func costOf(o ivl.Outcome) cost {
	c := cost{steps: o.Steps, inputs: len(o.Consumed)}
	for _, v := range o.Consumed {
		if v.Request.Type.Sort == ivl.IntSort {
			c.size += big.NewInt(v.Value.N).BitLen()
			c.sum += math.Abs(float64(v.Value.N))
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
	if c.size != d.size {
		return c.size < d.size
	}
	return c.sum < d.sum
}

// replaced is values with the i-th replaced by v, or left out.
func replaced(values []ivl.Consumed, i int, v *ivl.Value) []ivl.Consumed {
	out := append([]ivl.Consumed(nil), values[:i]...)
	if v != nil {
		out = append(out, ivl.Consumed{Request: values[i].Request, Value: *v})
	}
	return append(out, values[i+1:]...)
}

// scripted supplies the values consumed by an earlier run, and after
// them plain ones.
func scripted(values []ivl.Consumed) ivl.Inputs {
	qs, contents := map[*ivl.Input][]ivl.Value{}, map[ivl.Content]ivl.Value{}
	for _, c := range values {
		if c.Request.Contents {
			contents[c.Request.Content()] = c.Value
		} else {
			qs[c.Request.Input] = append(qs[c.Request.Input], c.Value)
		}
	}
	return &ivl.Replay{Queues: qs, Contents: contents, Fallback: plain{}}
}
