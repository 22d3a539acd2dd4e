package verify

import (
	"context"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/portfolio"
	"github.com/jayverify/jayverify/result"
	"github.com/jayverify/jayverify/timeinv"
	"github.com/jayverify/jayverify/transforms"
)

// timeIndexed is the technique of time-indexed heap invariants.
const timeIndexed = "timeindexed"

// timedJoins is the horn.Options.Joins of time-indexed encodings: each read is a
// branch, and a predicate in the middle of a loop is one more to find.
const timedJoins = 40

// arrays is the technique of one SMT array for each field, and the name of that
// encoding for --encoding.
const arrays = "arrays"

// timed returns an encoding by time-indexed heap invariants, for the objects of
// the classes with these names or, if classes is nil, all objects. Reads know
// which write they see, so they need no ghost fields for it; and objects of a
// class are not told apart by being the first.
func (s *session) timed(ctx context.Context, name string, classes []string, dump bool) encoding {
	enc, err := timeinv.Parse(name)
	if err != nil {
		panic("BUG: the configuration was not checked: " + err.Error())
	}
	only := func(c *ivl.Class) bool { return classes == nil || slices.Contains(classes, c.Name) }
	encode := transforms.Pass{Name: "timeinv", Run: func(p *ivl.Program) (*ivl.Program, error) {
		return timeinv.EncodeOnly(p, enc, only)
	}}
	if !enc.Timed() {
		return encoding{name: result.FieldArrays, short: enc.String(),
			program: s.encodedBy(ctx, append([]transforms.Pass{encode}, transforms.Encoded()...), transforms.Options{Timed: only}, dump)}
	}
	return encoding{name: result.TimeIndexed + " " + enc.String(), short: enc.String(), joins: timedJoins,
		program: s.encodedBy(ctx, append([]transforms.Pass{encode}, transforms.Counted()...), transforms.Options{Timed: only}, dump)}
}

// timedGroup returns the time-indexed encodings of the schedule as one, for the
// objects of some classes or, if classes is nil, all objects. For some, what a
// complete encoding derives need not be a real violation, but tells which
// classes are missing.
func (s *session) timedGroup(ctx context.Context, classes []string) encoding {
	g := s.timed(ctx, portfolio.Order, classes, false)
	g.members = map[string]encoding{portfolio.Order: g}
	for _, name := range []string{portfolio.Tags, portfolio.Both, portfolio.Reads} {
		g.members[name] = s.timed(ctx, name, classes, false)
	}
	g.name, g.short = result.TimeIndexed, "time-indexed"
	if classes != nil {
		g.name += " for " + strings.Join(classes, ", ")
		g.determinate = func() bool { return true }
		return g
	}
	g.determinate = func() bool {
		q, err := g.program()
		if err != nil {
			return false
		}
		p, ok := s.before.Load(q)
		return ok && timeinv.Determinate(p.(*ivl.Program))
	}
	return g
}

// invariants says of what kind the model's invariants are.
func (a attempt) invariants() string {
	if strings.HasPrefix(a.encoding, result.TimeIndexed) {
		return result.TimeIndexed
	}
	if a.encoding == result.FieldArrays {
		return "invariants over an array for each field"
	}
	return result.SpaceInvariants
}
