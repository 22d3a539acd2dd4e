package report

import "github.com/jayverify/jayverify/internal/evidence/result"

// Project is what the report of jayverify check is made of.
type Project struct {
	Entries     []Entry      `json:"entries"`
	Classes     []ClassTally `json:"classes"`
	Total       Tally        `json:"total"`                 // of all entries but laws
	Laws        *Tally       `json:"laws,omitempty"`        // of the entries that are laws
	Interrupted string       `json:"interrupted,omitempty"` // why not all entries were verified
}

// Entry is what is known of one entry.
type Entry struct {
	Entry string `json:"entry"`
	Law   string `json:"law,omitempty"`   // what the entry states, if it is a law
	Class string `json:"class,omitempty"` // the class that the law is about, with dots
	State string `json:"state"`           // see result.EntryState
	// Requires are the conditions on arguments under which it is proved, as expressions of Java.
	Requires []string `json:"requires,omitempty"`
	// Keeps are further conditions on its arguments, on which proofs of other entries rest.
	Keeps  []string `json:"keeps,omitempty"`
	Reason string   `json:"reason,omitempty"` // why it is open or not judged
	// Violation is the shortest run that violates a check of the entry.
	Violation *Violation `json:"violation,omitempty"`
	// Assumptions are what is assumed of the entry, each with its kind in front.
	Assumptions []string `json:"assumptions,omitempty"`
	Bug         bool     `json:"bug,omitempty"` // a bug of jayverify has ended its verification
	Cached      bool     `json:"cached"`
	Seconds     float64  `json:"seconds"`
}

// Violation is a run of one entry that violates a check.
type Violation struct {
	Exception string   `json:"exception"` // with dots
	At        string   `json:"at"`        // shop.Order:12
	Confirmed bool     `json:"confirmed"` // the real JVM does the same
	Calls     []string `json:"calls"`     // the run as calls in Java, to be read
	Package   string   `json:"package"`   // of a class that can make the run
	Source    []string `json:"source"`    // the run as statements of Java with full names; empty if that cannot be
}

// Tally counts entries by their states.
type Tally struct {
	Methods   int `json:"methods"`
	Proved    int `json:"proved"`
	ProvedIf  int `json:"provedIf,omitempty"` // proved for arguments that keep to conditions
	Violated  int `json:"violated"`
	Latent    int `json:"latent"`
	Open      int `json:"open"`
	NotJudged int `json:"notJudged"`
}

// ClassTally counts those of a class.
type ClassTally struct {
	Class string `json:"class"` // with dots
	Tally
}

// Finding is what a violation is worth.
type Finding struct {
	Class      string   `json:"class"` // manifest, latent or documented
	Confidence string   `json:"confidence,omitempty"`
	Why        string   `json:"why,omitempty"`
	Requires   []string `json:"requires"`
}

func jsonProject(p *result.Project) *Project {
	if p == nil {
		return nil
	}
	return &Project{
		Entries: mapped(p.Entries, func(e result.EntryResult) Entry {
			about := ""
			if e.Law != "" {
				about = binaryName(e.About)
			}
			return Entry{Entry: e.Entry, Law: e.Law, Class: about, State: e.State.String(), Requires: e.Requires, Keeps: e.Keeps, Reason: e.Reason, Violation: jsonViolation(e.Violation), Assumptions: e.Assumptions, Bug: e.Bug, Cached: e.Cached, Seconds: e.Elapsed.Seconds()}
		}),
		Classes:     mapped(p.Classes, func(c result.ClassRow) ClassTally { return ClassTally{binaryName(c.Class), jsonTally(c.Tally)} }),
		Total:       jsonTally(p.Total),
		Laws:        lawTally(p.Laws),
		Interrupted: p.Interrupted,
	}
}

func jsonViolation(v *result.EntryViolation) *Violation {
	if v == nil {
		return nil
	}
	calls := v.Run.Calls
	if len(calls) == 0 && v.Run.Call != "" {
		calls = []string{v.Run.Call}
	}
	return &Violation{
		Exception: v.Exception, At: v.At, Confirmed: v.Run.JVM != nil && v.Run.JVM.Confirmed, Calls: append([]string{}, calls...),
		Package: v.Run.Package, Source: append([]string{}, v.Run.Source...),
	}
}

func jsonTally(t result.Tally) Tally {
	return Tally{Methods: t.All(), Proved: t.Proved, ProvedIf: t.ProvedIf, Violated: t.Violated, Latent: t.Latent, Open: t.Open, NotJudged: t.NotJudged}
}

func jsonFinding(f *result.Finding) *Finding {
	if f == nil {
		return nil
	}
	return &Finding{Class: f.Class, Confidence: f.Confidence, Why: f.Why, Requires: append([]string{}, f.Requires...)}
}

// lawTally is nil where there are no laws.
func lawTally(t result.Tally) *Tally {
	if t.All() == 0 {
		return nil
	}
	l := jsonTally(t)
	return &l
}
