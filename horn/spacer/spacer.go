// Package spacer solves clauses with Spacer, the Horn engine of z3.
//
//	clauses ──(set-logic HORN)──▶ z3 ─ sat ─▶ Safe, model
//	                                 └ unsat ─▶ clauses ──rules──▶ z3 ─▶ Unsafe, derivation
//
// The first run is the fast one. Its unsat comes without a proof (in z3 5.4
// asking for one turns it into unknown), so a second run in the rule format,
// with the rewriting that would hide clauses turned off, prints ground
// hyper-resolution steps, which become the derivation.
package spacer

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/proc"
	"github.com/jayverify/jayverify/horn/sexpr"
)

// Variant is a named set of z3 options for the first run.
type Variant struct {
	Name    string // after "spacer", e.g. "global"; "" for z3's defaults
	Options []string
}

// The variants worth trying, the generally best first.
var (
	Default = Variant{}
	// Plain keeps z3 from resolving predicates away. The total time is the
	// same, and models have no quantifiers for resolved predicates. But it can
	// miss invariants that are visible only in the resolved clauses.
	Plain = Variant{"plain", []string{"fp.xform.inline_eager=false", "fp.xform.inline_linear=false"}}
	// Global uses global guidance (Krishnan, Chen, Shoham, Gurfinkel: Global
	// Guidance for Local Generalization in Model Checking, CAV 2020).
	Global = Variant{"global", []string{"fp.spacer.global=true"}}
	// GlobalPlain is both: with time-indexed heap invariants it decides
	// programs that neither decides.
	GlobalPlain = Variant{"global-plain", []string{"fp.spacer.global=true", "fp.xform.inline_eager=false", "fp.xform.inline_linear=false"}}
)

// Solver runs one z3 binary. It implements horn.Solver.
type Solver struct {
	Path    string
	Variant Variant
}

// Name returns "spacer" or "spacer-VARIANT".
func (s *Solver) Name() string {
	if s.Variant.Name == "" {
		return "spacer"
	}
	return "spacer-" + s.Variant.Name
}

var versionText = regexp.MustCompile(`Z3 version (\d+(\.\d+)*)`)

// Version asks z3 for its version.
func (s *Solver) Version(ctx context.Context) (string, error) {
	out, err := proc.Run(ctx, proc.Cmd{Path: s.Path, Args: []string{"--version"}, Time: 10 * time.Second})
	if err != nil {
		return "", err
	}
	m := versionText.FindStringSubmatch(out.Stdout)
	if m == nil {
		return "", fmt.Errorf("%s --version printed %q, expected Z3 version …", s.Path, proc.FirstLine(out.Stdout))
	}
	return m[1], nil
}

// Solve decides the system. See horn.Solver.
func (s *Solver) Solve(ctx context.Context, sys *horn.System, lim horn.Limits) (*horn.Answer, error) {
	start := time.Now()
	text := sys.Text(horn.CHCComp) + "(get-model)\n"
	out, err := s.run(ctx, text, s.Variant.Options, lim)
	if err != nil {
		return nil, err
	}
	a := read(out)
	a.Options = strings.Join(s.Variant.Options, " ")
	if a.Verdict == horn.Unsafe && !lim.NoDerivation {
		if lim.Time > 0 {
			lim.Time = max(lim.Time-time.Since(start), time.Millisecond)
		}
		a.Derivation, err = s.derive(ctx, sys, lim)
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if err != nil {
			a.Reason = "no derivation: " + err.Error()
		}
	}
	a.Elapsed = time.Since(start)
	return a, nil
}

func (s *Solver) run(ctx context.Context, text string, options []string, lim horn.Limits) (*proc.Output, error) {
	args := []string{"-in"}
	if lim.MemoryMB > 0 {
		args = append(args, "-memory:"+strconv.Itoa(lim.MemoryMB))
	}
	return proc.Run(ctx, proc.Cmd{
		Path: s.Path, Args: append(args, options...), Stdin: text,
		Time: lim.Time, MemoryMB: lim.MemoryMB + lim.MemoryMB/8, LargePages: true,
	})
}

// read turns the first run's output into an answer.
func read(out *proc.Output) *horn.Answer {
	a := &horn.Answer{Stderr: out.Stderr}
	switch out.End {
	case proc.OutOfTime:
		a.Reason = horn.OutOfTime
		return a
	case proc.OutOfMem:
		a.Reason = "out of memory"
		return a
	case proc.TooMuch:
		a.Reason = "wrote too much"
		return a
	}
	status, rest, _ := strings.Cut(strings.TrimLeft(out.Stdout, " \r\n"), "\n")
	switch strings.TrimSpace(status) {
	case "sat":
		a.Verdict = horn.Safe
		a.Model = strings.TrimSpace(rest)
	case "unsat":
		a.Verdict = horn.Unsafe
	case "unknown":
		a.Reason = "z3 gave up"
	default:
		a.Reason = complaint(out)
	}
	return a
}

// complaint describes output that is no answer.
func complaint(out *proc.Output) string {
	line := proc.FirstLine(out.Stdout)
	switch {
	case strings.Contains(line, "out of memory"):
		return "out of memory"
	case line != "":
		return fmt.Sprintf("z3 answered %q", line)
	case strings.TrimSpace(out.Stderr) != "":
		return fmt.Sprintf("z3 gave no answer but %q", proc.FirstLine(out.Stderr))
	}
	if out.Signal != "" {
		return "z3 was ended by a signal (" + out.Signal + ")"
	}
	return "z3 gave no answer"
}

// certificateOptions keep the clauses as we wrote them: z3 does not drop
// arguments, does not merge clauses, and does not leave out body atoms whose
// predicate always holds (as its subsumption checker does).
var certificateOptions = []string{
	"fp.engine=spacer", "fp.print_certificate=true", "fp.xform.slice=false",
	"fp.xform.inline_eager=false", "fp.xform.inline_linear=false",
	"fp.xform.subsumption_checker=false", "fp.xform.compress_unbound=false",
}

func (s *Solver) derive(ctx context.Context, sys *horn.System, lim horn.Limits) (*horn.Derivation, error) {
	options := append(append([]string(nil), certificateOptions...), globalOnly(s.Variant.Options)...)
	out, err := s.run(ctx, sys.Text(horn.Rules), options, lim)
	if err != nil {
		return nil, err
	}
	switch out.End {
	case proc.OutOfTime:
		return nil, errors.New("out of time")
	case proc.OutOfMem:
		return nil, errors.New("out of memory")
	case proc.TooMuch:
		return nil, errors.New("wrote too much")
	}
	return parseCertificate(sys, out)
}

// globalOnly drops the options that change clauses.
func globalOnly(options []string) []string {
	var keep []string
	for _, o := range options {
		if strings.HasPrefix(o, "fp.spacer.") {
			keep = append(keep, o)
		}
	}
	return keep
}

// parseCertificate reads the output of a query: sat and a proof, in either
// order.
func parseCertificate(sys *horn.System, out *proc.Output) (*horn.Derivation, error) {
	es, err := sexpr.Parse(out.Stdout)
	if err != nil {
		return nil, fmt.Errorf("z3's certificate: %w", err)
	}
	var proof *sexpr.Expr
	reachable := false
	for _, e := range es {
		switch {
		case e.IsSymbol("sat"):
			reachable = true
		case e.Is("error"):
			return nil, errors.New(complaint(out))
		case e.Kind == sexpr.List:
			proof = e
		}
	}
	if !reachable || proof == nil {
		return nil, errors.New(complaint(out))
	}
	root, err := readProof(sys, proof)
	if err != nil {
		return nil, fmt.Errorf("z3's certificate: %w", err)
	}
	return sys.NewDerivation(root), nil
}
