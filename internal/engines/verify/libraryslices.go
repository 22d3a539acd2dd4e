package verify

import (
	"context"
	"slices"
	"time"

	"github.com/jayverify/jayverify/ivl"
)

// How long checks of a library are tried in slices: some time, and more for each method.
const (
	slicesTime          = 10 * time.Second
	slicesTimePerMethod = 100 * time.Millisecond
)

// fewOpen is how many open checks a method has that a few more proofs may prove.
const fewOpen = 8

// inSlices proves checks that abstract interpretation leaves open in slices of the program with the client, those first of
// methods that need few proofs. What clients that keep to conditions cannot violate is then tried for all clients. Where the time
// ends, what is proved by then stays.
func (l *Library) inSlices(ctx context.Context, _ *prover) error {
	limit := slicesTime + time.Duration(len(l.demands.members))*slicesTimePerMethod
	if end, ok := ctx.Deadline(); ok {
		limit = min(limit, time.Until(end)*3/4)
	}
	until := time.Now().Add(limit)
	try := func(p *clientProof, props []*ivl.Property, share float64) error {
		part, cancel := context.WithTimeout(ctx, time.Duration(float64(time.Until(until))*share))
		defer cancel()
		return p.found.InSlices(part, props)
	}
	most := []*clientProof{l.clientProof}
	if l.kept != nil {
		most[0] = l.kept
	}
	switch {
	case l.exactKept != nil:
		most = append(most, l.exactKept)
	case l.exact != nil:
		most = append(most, l.exact)
	}
	for i := range 2 {
		for _, p := range most {
			if p != most[0] {
				p.join(most[0])
			}
			first, rest := l.wanted(p)
			if err := try(p, [][]*ivl.Property{first, rest}[i], 0.6); err != nil {
				return err
			}
		}
		if err := try(l.clientProof, l.again(most), 0.6+0.4*float64(i)); err != nil {
			return err
		}
	}
	return nil
}

// again lists the checks that clients cannot violate that keep to conditions, and that are open for all clients.
func (l *Library) again(most []*clientProof) (props []*ivl.Property) {
	if l.kept == nil {
		return nil
	}
	for _, p := range l.low.Program.Props {
		if l.open[p] && slices.ContainsFunc(most, func(m *clientProof) bool { return m.checks.Holds(p) }) {
			props = append(props, p)
		}
	}
	return props
}

// wanted lists the checks that are open: those of methods that have few, and the others.
func (l *Library) wanted(p *clientProof) (first, rest []*ivl.Property) {
	few := map[*ivl.Property]bool{}
	for _, m := range l.demands.members {
		x := l.demands.method(m)
		if x == nil || x.Code == nil {
			continue
		}
		if r := l.Proved(x); r != nil && !RestsOnThrows(r) {
			continue
		}
		excused := l.excusesOf(x)
		checks, _ := p.of(x)
		checks = slices.DeleteFunc(checks, func(c *ivl.Property) bool { return !p.open[c] || excused.excuses(c) })
		if len(checks) <= fewOpen {
			for _, c := range checks {
				few[c] = true
			}
		}
	}
	for _, c := range p.low.Program.Props {
		switch {
		case !p.open[c] || outside(c) || c.Kind == ivl.Unsupported:
		case few[c]:
			first = append(first, c)
		default:
			rest = append(rest, c)
		}
	}
	return first, rest
}
