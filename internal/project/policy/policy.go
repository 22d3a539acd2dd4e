package policy

import (
	"path"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/internal/evidence/result"
)

// Suppression accepts properties. Empty fields fit everything.
type Suppression struct {
	Property string // ID or fingerprint
	Class    string // with dots, as p.Main; or a package with all below it, as p.*
	Method   string // without descriptor
	Kind     string // short name
	File     string // its name, with or without folders
	Line     int    // 0 fits everything
	Reason   string // never empty
}

// Named reports whether s says anything about which properties it is for.
func (s Suppression) Named() bool {
	s.Reason = ""
	return s != Suppression{}
}

// fits reports whether s is for a property.
func (s Suppression) fits(p result.Property, fingerprint string) bool {
	if s.Property != "" && s.Property != p.Name && s.Property != fingerprint {
		return false
	}
	if s.Kind != "" && s.Kind != p.Kind.String() || s.Line != 0 && s.Line != p.Pos.Line {
		return false
	}
	m := p.Pos.Method
	if m == nil {
		return s.Class == "" && s.Method == "" && s.File == ""
	}
	class := strings.ReplaceAll(m.Class, "/", ".")
	if s.Class != "" && s.Class != class {
		pkg, all := strings.CutSuffix(s.Class, "*")
		if !all || !strings.HasSuffix(pkg, ".") || !strings.HasPrefix(class, pkg) {
			return false
		}
	}
	if s.Method != "" && s.Method != m.Name {
		return false
	}
	full := path.Join(path.Dir(m.Class), m.Source)
	return s.File == "" || m.Source != "" && ("/"+full == "/"+s.File || strings.HasSuffix("/"+s.File, "/"+full) || strings.HasSuffix("/"+full, "/"+s.File))
}

// Policy is what the user says. The zero value says nothing.
type Policy struct {
	Suppressions []Suppression
	Baseline     *Baseline // nil is none
	// Accept lists the kinds of assumptions a SAFE may rest on; nil accepts all.
	Accept []string
}

// Apply returns r as p has it; r itself is not changed. used says, for each
// suppression, whether something is accepted because of it. What a violation is
// worth, such as result.Latent, gives way to a suppression and to the baseline.
func (p Policy) Apply(r *result.Result) (out *result.Result, used []bool) {
	c := *r
	used = make([]bool, len(p.Suppressions))
	c.Properties = slices.Clone(r.Properties)
	prints := r.Fingerprints()
	for i := range c.Properties {
		q := &c.Properties[i]
		if q.Verdict == result.Safe {
			continue
		}
		for j, s := range p.Suppressions {
			if s.Named() && s.fits(*q, prints[i]) {
				used[j] = true
				if !q.Accepted.ByUser() {
					q.Accepted = &result.Acceptance{By: "suppression", Reason: s.Reason}
				}
			}
		}
		if !q.Accepted.ByUser() && p.Baseline.has(prints[i], q.Verdict) {
			q.Accepted = &result.Acceptance{By: "baseline"}
		}
	}
	p.refuse(&c)
	return &c, used
}

// Refuse returns r, the result of one of a project's entries, with the assumptions marked
// that p does not accept; r itself is not changed.
func (p Policy) Refuse(r *result.Result) *result.Result {
	c := *r
	p.refuse(&c)
	return &c
}

// refuse marks the assumptions that are not accepted. A SAFE that rests on one
// becomes UNKNOWN.
func (p Policy) refuse(r *result.Result) {
	if p.Accept == nil {
		return
	}
	r.Assumptions = slices.Clone(r.Assumptions)
	for i := range r.Assumptions {
		a := &r.Assumptions[i]
		if slices.Contains(p.Accept, a.Kind) {
			continue
		}
		a.Refused = true
		if r.Verdict == result.Safe {
			r.Verdict = result.Unknown
			r.Reason = result.Reason{Kind: result.RefusedAssumption, Text: "it rests on an assumption that is not accepted (" + a.Kind + "): " + a.Text}
		}
	}
}
