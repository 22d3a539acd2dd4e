package verify

import (
	"context"
	"fmt"
	"slices"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/internal/await"
	"github.com/jayverify/jayverify/internal/bug"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/result"
	"github.com/jayverify/jayverify/spaceinv"
	"github.com/jayverify/jayverify/transforms"
)

// encoding is a way to make a program without a heap from the lowered one.
type encoding struct {
	name    string
	short   string                       // for the names of attempts with it beside those with another
	program func() (*ivl.Program, error) // made when first asked for; safe for concurrent use
	joins   int                          // see horn.Options

	// For several encodings that are tried as one: each by its name, and whether
	// a derivation from the complete ones ends the race, because it is of a real
	// violation or teaches something.
	members     map[string]encoding
	determinate func() bool
}

// encodings returns the ways to encode the program, the most precise first:
//
//   - space invariants, with objects that exist at most once in globals;
//   - the same without those globals: an array of several objects, each a
//     handful of globals, can be too many cases for a solver when one invariant
//     over (index, value) says all there is to say;
//   - with the newest object of a site in globals, too: more is known of it, but
//     each access to an object of the site becomes a case distinction;
//   - time-indexed heap invariants;
//   - an array for each field, which relates what objects hold to what a run has
//     chosen in a loop, and is beside the others most of the time.
func (s *session) encodings(ctx context.Context) []encoding {
	if s.cfg.Encoding != "" {
		return []encoding{s.named(ctx, s.cfg.Encoding)}
	}
	es := []encoding{{name: result.SpaceInvariants, short: "space", program: s.encoded(ctx, transforms.Options{}, true)}}
	if !slices.Contains(s.cfg.Without, transforms.SingleSites) {
		es = append(es, encoding{name: result.SpaceInvariants + " without singletons", short: "no singletons",
			program: s.encoded(ctx, transforms.Options{Without: []string{transforms.SingleSites}}, false)})
	}
	if !slices.Contains(s.cfg.Without, transforms.Newest) {
		opts := transforms.Options{Newest: true}
		es = append(es, encoding{name: result.SpaceInvariants + " with the newest objects in globals", short: "newest objects", program: s.encoded(ctx, opts, false)})
	}
	if !slices.Contains(s.cfg.Without, timeIndexed) {
		es = append(es, s.timedGroup(ctx, nil))
	}
	if !slices.Contains(s.cfg.Without, arrays) {
		es = append(es, s.timed(ctx, arrays, nil, false))
	}
	return es
}

// named returns the encoding that --encoding names, alone.
func (s *session) named(ctx context.Context, name string) encoding {
	if name == "space" {
		return encoding{name: result.SpaceInvariants, short: "space", program: s.encoded(ctx, transforms.Options{}, true)}
	}
	return s.timed(ctx, name, nil, true)
}

// encoded returns a function that runs the passes, as opts say and without what
// the configuration leaves out, and the heap encoding. Programs between passes
// are dumped if dump says so.
func (s *session) encoded(ctx context.Context, opts transforms.Options, dump bool) func() (*ivl.Program, error) {
	encode := transforms.Pass{Name: "spaceinv", Run: func(p *ivl.Program) (*ivl.Program, error) {
		return spaceinv.Encode(p, spaceinv.Options{})
	}}
	return s.encodedBy(ctx, append([]transforms.Pass{encode}, transforms.Encoded()...), opts, dump)
}

// encodedBy is encoded with the heap encoding to use and what comes after it. When ctx ends, the
// program is not waited for: passes on a large program can take long.
func (s *session) encodedBy(ctx context.Context, encode []transforms.Pass, opts transforms.Options, dump bool) func() (*ivl.Program, error) {
	return await.Once(ctx, func() (*ivl.Program, error) {
		view := newPassView(s.Lowered.Program)
		onPass := func(name string, p *ivl.Program) {
			if dump && s.wants("ivl:"+name) {
				s.obs.Dump("ivl:"+name, p.String())
			}
			if dump && s.wants(passesDump) {
				view.add(name, p)
			}
		}
		if s.cfg.CheckPasses {
			if err := ivl.Check(s.Lowered.Program); err != nil {
				return nil, bug.New("lower", "lowering gives an ill-formed program: %w", err)
			}
		}
		opts.Without = append(slices.Clone(s.cfg.Without), opts.Without...)
		p, err := transforms.Apply(s.Lowered.Program, await.Passes(ctx, transforms.Default(opts)), s.cfg.CheckPasses, onPass)
		if err != nil {
			return nil, err
		}
		q, err := transforms.Apply(p, await.Passes(ctx, encode), s.cfg.CheckPasses, onPass)
		if dump && s.wants(passesDump) {
			s.obs.Dump(passesDump, view.page(s.Lowered.Entry))
		}
		s.before.Store(q, p)
		return q, err
	})
}

// repeats reports whether e gives the same program as one of others: its
// technique finds nothing to do there.
func (e encoding) repeats(others []encoding) bool {
	return slices.ContainsFunc(others, func(o encoding) bool {
		p, err1 := e.program()
		q, err2 := o.program()
		return err1 == nil && err2 == nil && p.String() == q.String()
	})
}

// clauses returns the clauses of an encoding for some properties, in a form,
// and nil when their text is that of others.
func (e encoding) clauses(props []*ivl.Property, opts horn.Options, others ...*horn.System) (*horn.System, error) {
	p, err := e.program()
	if err != nil {
		return nil, fmt.Errorf("%s: %w", e.name, err)
	}
	opts.Props, opts.Joins = sameProps(p, props), e.joins
	sys, err := horn.Translate(p, opts)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", e.name, err)
	}
	if len(others) == 0 {
		return sys, nil
	}
	text := sys.Text(horn.CHCComp)
	for _, o := range others {
		if o.Text(horn.CHCComp) == text {
			return nil, nil
		}
	}
	return sys, nil
}

// sameProps maps properties to those of p with the same IDs; passes keep them.
func sameProps(p *ivl.Program, ps []*ivl.Property) []*ivl.Property {
	out := make([]*ivl.Property, len(ps))
	for i, q := range ps {
		out[i] = p.Props[q.ID]
	}
	return out
}

// arguments counts those of all predicates.
func arguments(sys *horn.System) int {
	n := 0
	for _, p := range sys.Preds {
		n += len(p.Args)
	}
	return n
}
