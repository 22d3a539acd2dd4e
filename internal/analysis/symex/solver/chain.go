package solver

import (
	"container/list"
	"context"
	"encoding/binary"
	"slices"
	"time"

	"github.com/jayverify/jayverify/internal/analysis/symex/term"
)

// Core answers one question. It keeps no answers.
type Core interface {
	Check(ctx context.Context, ts []*term.Term, limit time.Duration) Answer
}

// Chain remembers answers. It is not for concurrent use.
type Chain struct {
	Core  Core
	Limit time.Duration // for one question
	Terms *term.Store   // of the questions; nil: they are asked as they are

	cache  map[string]*list.Element
	recent *list.List // of *entry, the one used last in front
	models []term.Model
	eval   term.Evaluator

	Stats   Stats
	Refuted []Refuted // what answers of Unsat rest on, each once
}

// Stats counts questions by the part of the chain that answered them.
type Stats struct {
	Asked, Cached, ByModel, Solved int
	Unknown                        int
	Time                           time.Duration // of Core
}

type entry struct {
	key    string
	answer Answer
	listed bool // it is in Refuted
	rests  *Refuted
}

// Bounds of the stored answers and models.
const (
	maxCache  = 100_000
	maxModels = 24
)

// Related returns newest and those of the terms that share variables with it,
// directly or through others. If all the terms can hold without newest, they
// can hold with it exactly if the part can.
func Related(ts []*term.Term, newest *term.Term) []*term.Term {
	in := map[*term.Term]bool{}
	for _, v := range newest.Vars() {
		in[v] = true
	}
	part := []*term.Term{newest}
	rest := slices.DeleteFunc(slices.Clone(ts), func(t *term.Term) bool { return t == newest })
	for again := true; again; {
		again = false
		var left []*term.Term
		for _, t := range rest {
			if !slices.ContainsFunc(t.Vars(), func(v *term.Term) bool { return in[v] }) {
				left = append(left, t)
				continue
			}
			part = append(part, t)
			for _, v := range t.Vars() {
				in[v] = true
			}
			again = true
		}
		rest = left
	}
	return part
}

// Check decides whether the terms can hold together with newest; without newest
// they can. base is a model of the terms; a Sat's Values are those of the
// variables that matter to newest.
func (c *Chain) Check(ctx context.Context, ts []*term.Term, newest *term.Term, base term.Model) Answer {
	return c.check(ctx, ts, newest, base, c.Limit, true)
}

// Wish is Check for a condition that is only preferred: if it cannot hold,
// nothing follows.
func (c *Chain) Wish(ctx context.Context, ts []*term.Term, newest *term.Term, base term.Model) Answer {
	return c.check(ctx, ts, newest, base, c.Limit/4, false)
}

func (c *Chain) check(ctx context.Context, ts []*term.Term, newest *term.Term, base term.Model, limit time.Duration, proof bool) Answer {
	c.Stats.Asked++
	if newest.IsFalse() {
		return Answer{Status: Unsat}
	}
	part := Related(ts, newest)
	slices.SortFunc(part, func(a, b *term.Term) int { return int(a.ID()) - int(b.ID()) })
	part = slices.Compact(part)
	at := keyOf(part)
	if c.cache == nil {
		c.cache, c.recent = map[string]*list.Element{}, list.New()
	}
	if e := c.cache[at]; e != nil {
		c.recent.MoveToFront(e)
		c.Stats.Cached++
		known := e.Value.(*entry)
		c.list(known, proof)
		return known.answer
	}
	if a, ok := c.byModel(part, newest); ok {
		c.Stats.ByModel++
		return a
	}
	a, rests := c.solve(ctx, part, limit)
	a = c.validated(part, a)
	if a.Status == Unknown {
		c.Stats.Unknown++
		return a
	}
	e := &entry{key: at, answer: a, rests: rests}
	c.list(e, proof)
	c.cache[at] = c.recent.PushFront(e)
	if c.recent.Len() > maxCache {
		old := c.recent.Back()
		c.recent.Remove(old)
		delete(c.cache, old.Value.(*entry).key)
	}
	return a
}

// Refuted are Bools that do not hold together. Where there are cases, one of these holds
// together with the Bools, and they do not hold with any.
type Refuted struct {
	Terms []*term.Term
	Cases [][]*term.Term
}

// solve answers a question that is not known, after it has been made simpler. rests is
// what an Unsat rests on; nil when the bounds of variables refute it.
func (c *Chain) solve(ctx context.Context, part []*term.Term, limit time.Duration) (a Answer, rests *Refuted) {
	asked := part
	if c.Terms != nil {
		asked = c.Terms.Narrow(part)
		if slices.ContainsFunc(asked, (*term.Term).IsFalse) {
			return Answer{Status: Unsat}, nil
		}
		if hasFloats(asked) {
			if a, cases, ok := c.enumerate(asked); ok {
				return c.original(part, a), &Refuted{asked, cases}
			}
			if a, ok := c.sample(asked); ok {
				return c.original(part, a), nil
			}
		}
	}
	start := time.Now()
	a = c.Core.Check(ctx, asked, limit)
	c.Stats.Time += time.Since(start)
	c.Stats.Solved++
	if a.Status == Unknown && c.Terms != nil {
		if b, cases, ok := c.enumerate(asked); ok {
			return c.original(part, b), &Refuted{asked, cases}
		}
	}
	return c.original(part, a), &Refuted{Terms: asked}
}

// original returns an answer with the variables of part in place of those that have
// their numbers. A variable that is not asked for can have any value.
func (c *Chain) original(part []*term.Term, a Answer) Answer {
	if a.Status != Sat {
		return a
	}
	byNumber := map[int]uint64{}
	for v, x := range a.Values {
		byNumber[v.Index()] = x
	}
	values := map[*term.Term]uint64{}
	for _, t := range part {
		for _, v := range t.Vars() {
			values[v] = byNumber[v.Index()]
		}
	}
	a.Values = values
	return a
}

// list puts what a question that was answered Unsat rests on into Refuted, once.
func (c *Chain) list(e *entry, proof bool) {
	if e.answer.Status == Unsat && proof && !e.listed {
		e.listed = true
		if e.rests != nil {
			c.Refuted = append(c.Refuted, *e.rests)
		}
	}
}

// Extend returns base with the values of a Sat.
func Extend(base term.Model, a Answer) term.Model {
	n := len(base)
	for v := range a.Values {
		n = max(n, v.Index()+1)
	}
	m := make(term.Model, n)
	copy(m, base)
	for v, x := range a.Values {
		m[v.Index()] = x
	}
	return m
}

// Learn remembers a model, for questions to come.
func (c *Chain) Learn(m term.Model) {
	c.models = append(c.models, m)
	if len(c.models) > maxModels {
		c.models = c.models[1:]
	}
}

// validated evaluates the terms under a Sat's values. If they do not hold, the
// answer does not count.
func (c *Chain) validated(part []*term.Term, a Answer) Answer {
	if a.Status != Sat {
		return a
	}
	m := Extend(nil, a)
	c.eval.SetModel(m)
	if !c.fits(part, m) {
		if m = c.repaired(part, m); m == nil {
			return Answer{Reason: "the solver's values do not fit the question"}
		}
		a = c.valuesOf(part, m)
	}
	c.Learn(m)
	return a
}

// fits reports whether terms hold under a model.
func (c *Chain) fits(part []*term.Term, m term.Model) bool {
	c.eval.SetModel(m)
	for _, t := range part {
		if !c.eval.True(t) {
			return false
		}
	}
	return true
}

// repaired searches for values of variables under a remainder, for which the
// solver has only bounds: it tries numbers whose remainder is a constant of the
// question. It returns nil if none fit.
func (c *Chain) repaired(part []*term.Term, m term.Model) term.Model {
	var rests, numbers []*term.Term
	seen := map[*term.Term]bool{}
	var visit func(t *term.Term)
	visit = func(t *term.Term) {
		if seen[t] {
			return
		}
		seen[t] = true
		if _, ok := t.IsConst(); ok && t.Sort().IsFloat() {
			numbers = append(numbers, t)
		}
		if t.Op() == term.FRem && t.Args()[0].Op() == term.Var {
			rests = append(rests, t)
		}
		for _, a := range t.Args() {
			visit(a)
		}
	}
	for _, t := range part {
		visit(t)
	}
	for _, r := range rests {
		x := r.Args()[0]
		for _, k := range numbers {
			for n := -4; n <= 4; n++ {
				c.eval.SetModel(m)
				try := slices.Clone(m)
				try[x.Index()] = term.Multiple(x.Sort(), c.eval.Eval(k), n, c.eval.Eval(r.Args()[1]))
				if c.fits(part, try) {
					return try
				}
			}
		}
	}
	return nil
}

// byModel tries models that have answered other questions.
func (c *Chain) byModel(part []*term.Term, newest *term.Term) (Answer, bool) {
	try := func(m term.Model) bool {
		c.eval.SetModel(m)
		if !c.eval.True(newest) {
			return false
		}
		for _, t := range part {
			if !c.eval.True(t) {
				return false
			}
		}
		return true
	}
	for _, m := range slices.Backward(c.models) {
		if try(m) {
			return c.valuesOf(part, m), true
		}
	}
	return Answer{}, false
}

func (c *Chain) valuesOf(part []*term.Term, m term.Model) Answer {
	a := Answer{Status: Sat, Values: map[*term.Term]uint64{}}
	for _, t := range part {
		for _, v := range t.Vars() {
			a.Values[v] = m.Value(v)
		}
	}
	return a
}

func keyOf(ts []*term.Term) string {
	b := make([]byte, 0, 4*len(ts))
	for _, t := range ts {
		b = binary.LittleEndian.AppendUint32(b, t.ID())
	}
	return string(b)
}
