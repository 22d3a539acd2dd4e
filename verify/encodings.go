package verify

import (
	"fmt"
	"slices"
	"sync"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/spaceinv"
	"github.com/jayverify/jayverify/timeinv"
	"github.com/jayverify/jayverify/transforms"
)

// encoding is a way to make a program without a heap from the lowered one.
type encoding struct {
	name    string
	short   string                       // for the names of attempts with it beside those with another
	program func() (*ivl.Program, error) // made when first asked for; safe for concurrent use
}

// encodings returns the ways to encode the program, the most precise first:
//
//   - space invariants, with objects that exist at most once in globals;
//   - the same without those globals: an array of several objects, each a
//     handful of globals, can be too many cases for a solver when one invariant
//     over (index, value) says all there is to say;
//   - with the newest object of a site in globals, too: more is known of it, but
//     each access to an object of the site becomes a case distinction.
func (s *session) encodings() []encoding {
	if s.cfg.Encoding != "" {
		return []encoding{s.named(s.cfg.Encoding)}
	}
	es := []encoding{{"space invariants", "space", s.encoded(transforms.Options{}, true)}}
	if !slices.Contains(s.cfg.Without, transforms.SingleSites) {
		es = append(es, encoding{"space invariants without singletons", "no singletons", s.encoded(transforms.Options{Without: []string{transforms.SingleSites}}, false)})
	}
	if !slices.Contains(s.cfg.Without, transforms.Newest) {
		opts := transforms.Options{Newest: true}
		es = append(es, encoding{"space invariants with the newest objects in globals", "newest objects", s.encoded(opts, false)})
	}
	return es
}

// named returns the encoding that --encoding names, alone.
func (s *session) named(name string) encoding {
	enc, err := timeinv.Parse(name)
	if err != nil {
		panic("BUG: the configuration was not checked: " + err.Error())
	}
	if enc.Kind == timeinv.Space {
		return encoding{"space invariants", "space", s.encoded(transforms.Options{}, true)}
	}
	return s.timed(enc, transforms.Options{}, true)
}

// timed returns an encoding by time-indexed heap invariants. Reads know which
// write they see, so that they need no ghost fields for it.
func (s *session) timed(enc timeinv.Encoding, opts transforms.Options, dump bool) encoding {
	opts.Without = append(slices.Clone(opts.Without), transforms.Flow)
	name := enc.String()
	return encoding{"time-indexed heap invariants " + name, name, s.encodedBy(transforms.Pass{Name: "timeinv", Run: func(p *ivl.Program) (*ivl.Program, error) {
		return timeinv.Encode(p, enc)
	}}, opts, dump)}
}

// encoded returns a function that runs the passes, as opts say and without what
// the configuration leaves out, and the heap encoding. Programs between passes
// are dumped if dump says so.
func (s *session) encoded(opts transforms.Options, dump bool) func() (*ivl.Program, error) {
	return s.encodedBy(transforms.Pass{Name: "spaceinv", Run: func(p *ivl.Program) (*ivl.Program, error) {
		return spaceinv.Encode(p, spaceinv.Options{})
	}}, opts, dump)
}

// encodedBy is encoded with the heap encoding to use.
func (s *session) encodedBy(encode transforms.Pass, opts transforms.Options, dump bool) func() (*ivl.Program, error) {
	return sync.OnceValues(func() (*ivl.Program, error) {
		onPass := func(name string, p *ivl.Program) {
			if dump && s.wants("ivl:"+name) {
				s.obs.Dump("ivl:"+name, p.String())
			}
		}
		if s.cfg.CheckPasses {
			if err := ivl.Check(s.low.Program); err != nil {
				return nil, Errorf(Internal, "lowering gives an ill-formed program: %v", err)
			}
		}
		opts.Without = append(slices.Clone(s.cfg.Without), opts.Without...)
		p, err := transforms.Apply(s.low.Program, transforms.Default(opts), s.cfg.CheckPasses, onPass)
		if err != nil {
			return nil, err
		}
		return transforms.Apply(p, append([]transforms.Pass{encode}, transforms.Encoded()...), s.cfg.CheckPasses, onPass)
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
	opts.Props = sameProps(p, props)
	sys, err := horn.Translate(p, opts)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", e.name, err)
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
