package verify

import (
	"context"
	"fmt"
	"slices"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/zones"
	"github.com/jayverify/jayverify/ivl"
)

// differences is the technique of proving what bounds and differences of
// variables prove, before there is a race of solvers.
const differences = "differences"

// easily proves those of some properties that follow from bounds and differences
// of variables. It reports whether there are any.
func (s *session) easily(ctx context.Context, e encoding, sys *horn.System, props []*ivl.Property) (some bool, err error) {
	if s.tools.checker.Path == "" || slices.Contains(s.cfg.Without, differences) || !s.notYetEasy(e, props) {
		return false, nil // nobody would check what is found, or nothing new would be
	}
	var easy []*ivl.Property
	var r raced
	s.step(e.name+s.about(props)+": bounds and differences", func() string {
		facts, findErr := zones.Find(s.forEvidence(ctx), sys)
		if findErr != nil {
			return findErr.Error()
		}
		if easy = excluded(facts, sys); len(easy) == 0 {
			return "prove nothing"
		}
		r = raced{
			attempt: attempt{name: "bounds and differences", encoding: e.name},
			sys:     sys.Only(easy), answer: &horn.Answer{Verdict: horn.Safe, Model: facts.Model()}, part: easy,
		}
		return fmt.Sprintf("prove %d of %s", len(easy), count(len(sys.Props), "check", "checks"))
	})
	if len(easy) == 0 {
		return false, nil
	}
	if err := s.accept(ctx, r, easy); err != nil {
		if ClassOf(err) == IO {
			return false, err
		}
		return false, nil // the solvers may still prove them
	}
	return true, nil
}

// notYetEasy reports whether bounds and differences have not been computed for
// one of the properties with an encoding, and takes it that they will be. They
// are the same whether a property is alone or with others.
func (s *session) notYetEasy(e encoding, props []*ivl.Property) bool {
	news := false
	for _, p := range props {
		st := &s.status[p.ID]
		if !slices.Contains(st.eased, e.name) {
			st.eased = append(st.eased, e.name)
			news = true
		}
	}
	return news
}

// excluded lists the properties whose queries facts exclude.
func excluded(facts *zones.Facts, sys *horn.System) []*ivl.Property {
	hard := map[*ivl.Property]bool{}
	for _, c := range sys.Clauses {
		if c.Head == nil && !hard[c.Prop] && !facts.Excludes(c) {
			hard[c.Prop] = true
		}
	}
	return slices.DeleteFunc(slices.Clone(sys.Props), func(p *ivl.Property) bool { return hard[p] })
}
