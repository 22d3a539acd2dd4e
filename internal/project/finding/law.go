package finding

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/laws"
	"github.com/jayverify/jayverify/ivl"
)

// OfLaw says what the violations of a law are worth, by their indices in r.Properties. A law holds for all objects that
// code outside can make, so a violation is manifest. One is latent if the law is only recommended, or if null is dereferenced and
// an object of the run was made with null: perhaps nobody is meant to do that.
func OfLaw(m *classfile.Method, r *result.Result) map[int]*result.Finding {
	all := map[int]*result.Finding{}
	for i := range r.Properties {
		p := &r.Properties[i]
		if p.Verdict != result.Unsafe || p.Run == nil {
			continue
		}
		f := &Finding{Manifest, High, "the law is to hold for all objects", nil}
		switch {
		case laws.Advises(m.Class.Name, m.Name):
			f = &Finding{Latent, High, "the law is recommended, and not demanded", nil}
		case p.Kind == ivl.NullDereference && madeWithNull(p.Run):
			f = &Finding{Latent, Medium, "an object is made with null", nil}
		case untoldWorld(p.Run):
			f = &Finding{Latent, Low, "the calls that make the objects of the run cannot be told", nil}
		}
		all[i] = &result.Finding{Class: f.Class.String(), Confidence: f.Confidence.String(), Why: f.Why}
	}
	return all
}

// madeWithNull reports whether null is among the arguments by which objects are made.
func madeWithNull(run *result.Counterexample) bool {
	calls := run.Calls
	if n := len(calls); n > 0 {
		calls = calls[:n-1] // the law itself
	}
	return slices.ContainsFunc(calls, func(call string) bool {
		return null.MatchString(literals.ReplaceAllString(call, ""))
	})
}
