package mcp

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/entries"
	"github.com/jayverify/jayverify/internal/project"
	"github.com/jayverify/jayverify/internal/ui/report"
	"github.com/jayverify/jayverify/internal/ui/servers"
)

// Place is the part of all arguments that names a project.
type Place struct {
	Project   string   `json:"project,omitempty" jsonschema:"folder of the project; default is the folder in which the server runs"`
	Classes   []string `json:"classes,omitempty" jsonschema:"folders and jars with the classes of the project, relative to its folder; default is those of Maven or Gradle"`
	ClassPath []string `json:"classPath,omitempty" jsonschema:"folders, jars and dir/* that the classes need; default is what jayverify.toml says"`
}

func (p Place) place(methods ...string) servers.Place {
	return servers.Place{Root: p.Project, Classes: p.Classes, ClassPath: p.ClassPath, Methods: methods}
}

// VerifyArgs are the arguments of the tool verify.
type VerifyArgs struct {
	Place
	Methods []string `json:"methods,omitempty" jsonschema:"only these methods, as patterns: shop.Stock.* or shop.**; default is all public ones"`
}

// MethodArgs are the arguments of the tools about one method.
type MethodArgs struct {
	Place
	Method string `json:"method" jsonschema:"CLASS.METHOD, with the types of the parameters if several have the name: shop.Stock.add(int, int)"`
}

// ReproduceArgs are the arguments of the tool reproduce.
type ReproduceArgs struct {
	MethodArgs
	Write bool `json:"write,omitempty" jsonschema:"also write the test into the project; a file that is there stays"`
}

// Verified is what verify and check_method return.
type Verified struct {
	Summary string          `json:"summary" jsonschema:"the result in one sentence"`
	Report  report.Document `json:"report" jsonschema:"the JSON report of jayverify check"`
	Omitted int             `json:"omitted" jsonschema:"how many checks are not among the properties: those that hold"`
}

// Explained is what explain returns.
type Explained struct {
	Entry       string              `json:"entry"`
	Verdict     string              `json:"verdict" jsonschema:"SAFE, UNSAFE or UNKNOWN"`
	Reason      string              `json:"reason,omitempty"`
	Invariants  []report.Invariant  `json:"invariants" jsonschema:"what holds, as Java expressions; empty where nothing needs an invariant, or none was found"`
	Assumptions []report.Assumption `json:"assumptions" jsonschema:"what the proof rests on"`
	Proof       *report.Proof       `json:"proof,omitempty"`
}

// Reproduced is what reproduce returns.
type Reproduced struct {
	Entry   string `json:"entry"`
	File    string `json:"file" jsonschema:"where the test belongs"`
	Test    string `json:"test" jsonschema:"Java source of a JUnit 5 test"`
	Written bool   `json:"written" jsonschema:"whether the file was written"`
}

// verify verifies the methods of a project.
func (s *server) verify(ctx context.Context, c *caller, in VerifyArgs) (*Verified, error) {
	p, err := s.cfg.Open(in.place(in.Methods...))
	if err != nil {
		return nil, err
	}
	defer func() { _ = p.Close() }() // it was only read
	return s.verified(ctx, c, p, p.Entries(), false)
}

// checkMethod verifies the methods of a name.
func (s *server) checkMethod(ctx context.Context, c *caller, in MethodArgs) (*Verified, error) {
	p, list, err := s.find(in)
	if err != nil {
		return nil, err
	}
	defer func() { _ = p.Close() }() // it was only read
	return s.verified(ctx, c, p, list, true)
}

// verified verifies entries and makes one result of them. all says that checks that hold
// are told, too.
func (s *server) verified(ctx context.Context, c *caller, p servers.Project, list []entries.Entry, all bool) (*Verified, error) {
	start := time.Now()
	var m project.Merger
	var names []string
	for _, e := range list {
		names = append(names, e.String())
	}
	var fatal error
	limited, cancel := context.WithCancel(ctx)
	defer cancel()
	project.Each(limited, p.Jobs(), len(list), func(i int) *project.Outcome { return p.Verify(limited, list[i], servers.Want{}) }, func(i int, o *project.Outcome) {
		if class := failure.ClassOf(o.Err); o.Err != nil && fatal == nil && (class == failure.NoSolver || class == failure.Usage) {
			fatal = o.Err
			cancel()
		}
		m.Add(o)
		c.tell(ctx, m.Count(), len(list), report.MethodName(names[i]))
	})
	switch {
	case ctx.Err() != nil:
		return nil, errors.New("cancelled")
	case fatal != nil:
		return nil, fatal
	}
	res := p.Apply(m.Result(p.Name(), names, "", time.Since(start)))
	d := report.NewDocument(res)
	d.Steps, d.ReachingRuns = []report.Step{}, []report.Reaching{}
	out := &Verified{Summary: summary(res)}
	if !all {
		n := len(d.Properties)
		d.Properties = slices.DeleteFunc(d.Properties, func(q report.Property) bool { return q.Verdict == result.Safe.String() })
		out.Omitted = n - len(d.Properties)
	}
	for i := range d.Properties {
		d.Properties[i].ReachedBy = nil // the runs are left out
	}
	out.Report = *d
	return out, nil
}

// summary says a result in one sentence.
func summary(r *result.Result) string {
	t, findings := r.Project.Total, 0
	for _, p := range r.Properties {
		if p.Verdict == result.Unsafe && p.Accepted == nil {
			findings++
		}
	}
	return fmt.Sprintf("%s; of %s %d proved, %d violated, %d latent, %d open, %d not judged.",
		result.Count(findings, "finding", "findings"), result.Count(t.All(), "method", "methods"), t.Proved, t.Violated, t.Latent, t.Open, t.NotJudged)
}

// find opens a project and finds the methods of a name.
func (s *server) find(in MethodArgs) (servers.Project, []entries.Entry, error) {
	name, params, typed := strings.Cut(strings.TrimSpace(in.Method), "(")
	name = strings.ReplaceAll(strings.TrimSpace(name), "#", ".")
	if name == "" {
		return nil, nil, failure.Errorf(failure.Usage, "\"method\" is empty; it is CLASS.METHOD")
	}
	p, err := s.cfg.Open(in.place(name, "**."+name))
	if err != nil {
		return nil, nil, err
	}
	list := p.Entries()
	if typed {
		list = slices.DeleteFunc(slices.Clone(list), func(e entries.Entry) bool {
			_, desc, _ := strings.Cut(e.String(), "(")
			_, types, _ := strings.Cut(report.MethodName(e.String()), "(")
			return params != desc && strings.ReplaceAll(params, " ", "") != strings.ReplaceAll(types, " ", "")
		})
	}
	if len(list) == 0 {
		var known []string
		for _, e := range p.Entries() {
			known = append(known, report.MethodName(e.String()))
		}
		_ = p.Close() // it was only read
		return nil, nil, failure.Errorf(failure.Usage, "no method is called %s; there are %s", in.Method, strings.Join(known, ", "))
	}
	return p, list, nil
}

// one opens a project and finds one method.
func (s *server) one(in MethodArgs) (servers.Project, entries.Entry, error) {
	p, list, err := s.find(in)
	if err != nil {
		return nil, entries.Entry{}, err
	}
	if len(list) > 1 {
		var known []string
		for _, e := range list {
			known = append(known, report.MethodName(e.String()))
		}
		_ = p.Close() // it was only read
		return nil, entries.Entry{}, failure.Errorf(failure.Usage, "several methods are called %s: %s", in.Method, strings.Join(known, "; "))
	}
	return p, list[0], nil
}

// explain tells what is proved of a method.
func (s *server) explain(ctx context.Context, _ *caller, in MethodArgs) (*Explained, error) {
	p, e, err := s.one(in)
	if err != nil {
		return nil, err
	}
	defer func() { _ = p.Close() }() // it was only read
	o := p.Verify(ctx, e, servers.Want{Explain: true})
	switch {
	case ctx.Err() != nil:
		return nil, errors.New("cancelled")
	case o.Bug != nil:
		return nil, o.Bug
	case o.Err != nil:
		return nil, o.Err
	}
	d := report.NewDocument(o.Result)
	return &Explained{Entry: d.Entry, Verdict: d.Verdict, Reason: d.Reason, Invariants: d.Invariants, Assumptions: d.Assumptions, Proof: d.Proof}, nil
}

// reproduce makes a test of the first violation of a method.
func (s *server) reproduce(ctx context.Context, _ *caller, in ReproduceArgs) (*Reproduced, error) {
	p, e, err := s.one(in.MethodArgs)
	if err != nil {
		return nil, err
	}
	defer func() { _ = p.Close() }() // it was only read
	test, err := servers.WriteTest(ctx, p, e.String())
	if err != nil {
		return nil, err
	}
	file, err := test.Place(p)
	if err != nil {
		return nil, err
	}
	out := &Reproduced{Entry: e.String(), File: file, Test: test.Text}
	if !in.Write {
		return out, nil
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
		return nil, err
	}
	f, err := os.OpenFile(file, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err != nil {
		return nil, err
	}
	_, err = f.WriteString(test.Text)
	out.Written = true
	return out, errors.Join(err, f.Close())
}
