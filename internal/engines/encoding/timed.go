package encoding

import (
	"context"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/internal/analysis/timeinv"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/transforms"
)

// TimedJoins is the horn.Options.Joins of time-indexed encodings: each read is a
// branch, and a predicate in the middle of a loop is one more to find.
const TimedJoins = 40

// timed returns an encoding by time-indexed heap invariants, for the objects of
// the classes with these names or, if classes is nil, all objects. Reads know
// which write they see, so they need no ghost fields for it; and objects of a
// class are not told apart by being the first.
func (m *Maker) timed(ctx context.Context, name string, classes []string, dump bool) Encoding {
	enc, err := timeinv.Parse(name)
	if err != nil {
		panic("BUG: the configuration was not checked: " + err.Error())
	}
	only := func(c *ivl.Class) bool { return classes == nil || slices.Contains(classes, c.Name) }
	encode := transforms.Pass{Name: "timeinv", Run: func(p *ivl.Program) (*ivl.Program, error) {
		return timeinv.EncodeOnly(p, enc, only)
	}}
	if !enc.Timed() {
		return Encoding{Name: result.FieldArrays, Short: enc.String(),
			Program: m.encodedBy(ctx, append([]transforms.Pass{encode}, transforms.Encoded()...), transforms.Options{Timed: only}, dump)}
	}
	return Encoding{Name: result.TimeIndexed + " " + enc.String(), Short: enc.String(), Joins: TimedJoins,
		Program: m.encodedBy(ctx, append([]transforms.Pass{encode}, transforms.Counted()...), transforms.Options{Timed: only}, dump)}
}

// ByTime returns the time-indexed encodings of the schedule as one, for the
// objects of some classes or, if classes is nil, all objects. For some, what a
// complete encoding derives need not be a real violation, but tells which
// classes are missing.
func (m *Maker) ByTime(ctx context.Context, classes []string) Encoding {
	g := m.timed(ctx, portfolio.Order, classes, false)
	g.Members = map[string]Encoding{portfolio.Order: g}
	for _, name := range []string{portfolio.Tags, portfolio.Both, portfolio.Reads} {
		g.Members[name] = m.timed(ctx, name, classes, false)
	}
	g.Name, g.Short = result.TimeIndexed, "time-indexed"
	if classes != nil {
		g.Name += " for " + strings.Join(classes, ", ")
		g.Determinate = func() bool { return true }
		return g
	}
	g.Determinate = func() bool {
		q, err := g.Program()
		if err != nil {
			return false
		}
		p := m.Before(q)
		return p != nil && timeinv.Determinate(p)
	}
	return g
}
