package verify

import (
	"context"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/evidence"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/result"
	"github.com/jayverify/jayverify/runs"
)

// needs is what spurious derivations have said so far: of which classes the
// heap invariants are too weak.
type needs struct {
	classes []string // sorted
	fresh   bool     // the last derivation has added to them
}

// study takes from a spurious derivation which class needs more precision:
// that of the first object in which the derivation reads what the real heap
// does not hold; all classes that it reads when that cannot be told. It returns
// a text for the table of steps.
func (s *session) study(ctx context.Context, r raced, v *evidence.Violation) string {
	var classes []string
	why := ""
	var d *runs.Divergence
	var told *result.Spurious
	if before, ok := s.before.Load(r.sys.Program); ok {
		d, told = s.Divergence(ctx, before.(*ivl.Program), v)
	}
	if told != nil && v.Prop.ID < len(s.status) {
		s.status[v.Prop.ID].reason.Spurious = told
	}
	if d != nil {
		classes = []string{d.Class.Name}
		why = ": " + d.String()
	} else {
		for _, x := range v.Reads {
			if c, ok := runs.ReadClass(x.Pred); ok {
				classes = append(classes, c)
			}
		}
	}
	slices.Sort(classes)
	var news []string
	for _, c := range slices.Compact(classes) {
		if !slices.Contains(s.needs.classes, c) {
			news = append(news, c)
		}
	}
	if len(news) == 0 {
		return ""
	}
	s.needs.classes = append(s.needs.classes, news...)
	slices.Sort(s.needs.classes)
	s.needs.fresh = true
	return "; next: " + strings.Join(news, ", ") + " more precise" + why
}

// next puts the encoding that is more precise for the classes that the last
// derivation asks for before those that are still to try, of which the first
// is es[i]. With all classes that is one of them already.
func (s *session) next(ctx context.Context, es []encoding, i int) []encoding {
	if !s.needs.fresh {
		return es
	}
	s.needs.fresh = false
	all := i + slices.IndexFunc(es[i:], func(e encoding) bool { return e.name == result.TimeIndexed })
	if all < i {
		return es
	}
	e, rest := s.timedGroup(ctx, s.needs.classes), slices.Clone(es[i:])
	if e.repeats(es[all : all+1]) {
		e = es[all]
		rest = slices.Delete(rest, all-i, all-i+1)
	}
	return slices.Concat(es[:i], []encoding{e}, rest)
}
