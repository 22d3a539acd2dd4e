// Package encoding makes programs without a heap from the lowered one, and clauses from
// those.
package encoding

import (
	"context"
	"fmt"
	"slices"
	"sync"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/internal/base/await"
	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
	"github.com/jayverify/jayverify/spaceinv"
	"github.com/jayverify/jayverify/transforms"
)

// Encoding is a way to make a program without a heap from the lowered one.
type Encoding struct {
	Name    string
	Short   string                       // for the names of attempts with it beside those with another
	Program func() (*ivl.Program, error) // made when first asked for; safe for concurrent use
	Joins   int                          // see horn.Options

	// For several encodings that are tried as one: each by its name, and whether
	// a derivation from the complete ones ends the race, because it is of a real
	// violation or teaches something.
	Members     map[string]Encoding
	Determinate func() bool
}

// Maker makes encodings of one program.
type Maker struct {
	Config  *config.Config
	Lowered *lower.Result
	// Reduced is the lowered program without what has been proved before there are
	// encodings; nil when there is no such thing.
	Reduced *ivl.Program
	// Checked are the invariants of the lowered program that have been found and checked
	// before; nil if there are none.
	Checked *certificate.Result
	Dump    func(name, text string) // takes what Config.Dump names
	before  sync.Map                // what was encoded, by the program that it became

	mu   sync.Mutex
	flat *ivl.Program // see Flat
}

// Before is the program, with a heap, that became the encoded program p; nil for one
// that is not the Maker's.
func (m *Maker) Before(p *ivl.Program) *ivl.Program {
	q, ok := m.before.Load(p)
	if !ok {
		return nil
	}
	return q.(*ivl.Program)
}

// Remember notes which program with a heap became an encoded one.
func (m *Maker) Remember(encoded, before *ivl.Program) { m.before.Store(encoded, before) }

// Flat is the program after the passes of transforms.First, with what the configuration leaves out. It fails when ctx
// ends, and may then be asked for again. It is safe for concurrent use.
func (m *Maker) Flat(ctx context.Context) (*ivl.Program, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.flat != nil {
		return m.flat, nil
	}
	passes := transforms.First(transforms.Options{Without: m.Config.Without})
	p, err := transforms.Apply(m.program(), transforms.Within(ctx, passes), m.Config.CheckPasses, nil)
	if err == nil {
		m.flat = p
	}
	return p, err
}

// reduced is the program after the passes of transforms.Default. Where nobody looks at each pass, and the
// options are for the last of them, the first ones run once for all encodings.
func (m *Maker) reduced(ctx context.Context, opts transforms.Options, onPass func(name string, p *ivl.Program)) (*ivl.Program, error) {
	shared := opts.Timed == nil && len(opts.Without) == 0 && onPass == nil
	opts.Without = append(slices.Clone(m.Config.Without), opts.Without...)
	p, passes := m.program(), transforms.Default(opts)
	if shared {
		var err error
		if p, err = m.Flat(ctx); err != nil {
			return nil, err
		}
		passes = transforms.Last(opts)
	}
	return transforms.Apply(p, transforms.Within(ctx, passes), m.Config.CheckPasses, onPass)
}

// program is what is encoded.
func (m *Maker) program() *ivl.Program {
	if m.Reduced != nil {
		return m.Reduced
	}
	return m.Lowered.Program
}

// All returns the ways to encode the program, the most precise first:
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
func (m *Maker) All(ctx context.Context) []Encoding {
	if m.Config.Encoding != "" {
		return []Encoding{m.named(ctx, m.Config.Encoding)}
	}
	es := []Encoding{{Name: result.SpaceInvariants, Short: "space", Program: m.encoded(ctx, transforms.Options{}, true)}}
	if !m.Config.LeavesOut(transforms.SingleSites) {
		es = append(es, Encoding{Name: result.SpaceInvariants + " without singletons", Short: "no singletons",
			Program: m.encoded(ctx, transforms.Options{Without: []string{transforms.SingleSites}}, false)})
	}
	if !m.Config.LeavesOut(transforms.Newest) {
		opts := transforms.Options{Newest: true}
		es = append(es, Encoding{Name: result.SpaceInvariants + " with the newest objects in globals", Short: "newest objects", Program: m.encoded(ctx, opts, false)})
	}
	if !m.Config.LeavesOut(config.TimeIndexed) {
		es = append(es, m.ByTime(ctx, nil))
	}
	if !m.Config.LeavesOut(config.Arrays) {
		es = append(es, m.timed(ctx, config.Arrays, nil, false))
	}
	return es
}

// named returns the encoding that --encoding names, alone.
func (m *Maker) named(ctx context.Context, name string) Encoding {
	if name == "space" {
		return Encoding{Name: result.SpaceInvariants, Short: "space", Program: m.encoded(ctx, transforms.Options{}, true)}
	}
	return m.timed(ctx, name, nil, true)
}

// encoded returns a function that runs the passes, as opts say and without what
// the configuration leaves out, and the heap encoding. Programs between passes
// are dumped if dump says so.
func (m *Maker) encoded(ctx context.Context, opts transforms.Options, dump bool) func() (*ivl.Program, error) {
	encode := transforms.Pass{Name: "spaceinv", Run: func(p *ivl.Program) (*ivl.Program, error) {
		return spaceinv.Encode(p, spaceinv.Options{})
	}}
	return m.encodedBy(ctx, append([]transforms.Pass{encode}, transforms.Encoded()...), opts, dump)
}

// encodedBy is encoded with the heap encoding to use and what comes after it. When ctx ends, the
// program is not waited for: passes on a large program can take long.
func (m *Maker) encodedBy(ctx context.Context, encode []transforms.Pass, opts transforms.Options, dump bool) func() (*ivl.Program, error) {
	return await.Once(ctx, func() (*ivl.Program, error) {
		view := newPassView(m.Lowered.Program)
		var onPass func(name string, p *ivl.Program)
		if dump && len(m.Config.Dump) > 0 {
			onPass = func(name string, p *ivl.Program) {
				if m.Config.Wants("ivl:" + name) {
					m.Dump("ivl:"+name, p.String())
				}
				if m.Config.Wants(passesDump) {
					view.add(name, p)
				}
			}
		}
		if m.Config.CheckPasses {
			if err := ivl.Check(m.Lowered.Program); err != nil {
				return nil, bug.New("lower", "lowering gives an ill-formed Program: %w", err)
			}
		}
		p, err := m.reduced(ctx, opts, onPass)
		if err != nil {
			return nil, err
		}
		q, err := transforms.Apply(p, transforms.Within(ctx, encode), m.Config.CheckPasses, onPass)
		if dump && m.Config.Wants(passesDump) {
			m.Dump(passesDump, view.page(m.Lowered.Entry))
		}
		m.Remember(q, p)
		return q, err
	})
}

// Repeats reports whether e gives the same program as one of others: its
// technique finds nothing to do there.
func (e Encoding) Repeats(others []Encoding) bool {
	return slices.ContainsFunc(others, func(o Encoding) bool {
		p, err1 := e.Program()
		q, err2 := o.Program()
		return err1 == nil && err2 == nil && p.String() == q.String()
	})
}

// Clauses returns the clauses of an encoding for some properties, in a form,
// and nil when their text is that of others.
func (e Encoding) Clauses(props []*ivl.Property, opts horn.Options, others ...*horn.System) (*horn.System, error) {
	p, err := e.Program()
	if err != nil {
		return nil, fmt.Errorf("%s: %w", e.Name, err)
	}
	opts.Props, opts.Joins = sameProps(p, props), e.Joins
	sys, err := horn.Translate(p, opts)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", e.Name, err)
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
