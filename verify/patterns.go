package verify

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/jayverify/jayverify/internal/await"
	"github.com/jayverify/jayverify/internal/failure"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/patterns"
	"github.com/jayverify/jayverify/portfolio"
	"github.com/jayverify/jayverify/result"
	"github.com/jayverify/jayverify/transforms"
)

// The engines that Config.Engine can name.
const (
	clausesEngine  = "clauses"
	patternsEngine = "patterns"
)

// Engines lists what Config.Engine can name.
func Engines() []string { return []string{"auto", clausesEngine, patternsEngine, symexEngine} }

// checkEngine finds a cfg.Engine that means nothing.
func checkEngine(cfg Config) error {
	switch {
	case cfg.Engine != "" && !slices.Contains(Engines(), cfg.Engine):
		return failure.Errorf(failure.Usage, "--engine=%s: want one of %s", cfg.Engine, strings.Join(Engines(), ", "))
	case cfg.Engine == patternsEngine && cfg.Encoding != "":
		return failure.Errorf(failure.Usage, "--encoding=%s is for clauses, and --engine=patterns makes none", cfg.Encoding)
	case cfg.Engine == symexEngine && cfg.Encoding != "":
		return failure.Errorf(failure.Usage, "--encoding=%s is for clauses, and --engine=symex makes none", cfg.Encoding)
	case cfg.Oracle != "" && cfg.Engine != patternsEngine:
		return failure.Errorf(failure.Usage, "--oracle=%s needs --engine=patterns", cfg.Oracle)
	}
	return nil
}

// precisions are tried in this order until nothing is left open: each keeps
// apart more cells than the one before, and takes more time.
var precisions = []struct {
	name string
	patterns.Precision
}{
	{"least", patterns.Precision{Join: true}},
	{"comparisons, joined", patterns.Precision{Shared: true, Join: true}},
	{"constants, joined", patterns.Precision{Numbers: true, Shared: true, Join: true}},
	{"comparisons", patterns.Precision{Shared: true}},
	{"constants", patterns.Precision{Numbers: true, Shared: true}},
	{"constants and reachability, joined", patterns.Precision{Numbers: true, Shared: true, Reach: true, Join: true}},
	{"constants and reachability", patterns.Precision{Numbers: true, Shared: true, Reach: true}},
}

// provePatterns proves what is open with heap patterns, as far as they can.
func (s *session) provePatterns(ctx context.Context) error {
	var program *patterns.Program
	var err error
	s.step("heap patterns", func() string {
		var what string
		program, what, err = s.patternProgram(ctx)
		switch {
		case ctx.Err() != nil:
			err = nil
			return "time limit"
		case err != nil:
			return err.Error()
		case what != "":
			s.leaveOpen(noPattern(what))
			return what
		}
		return fmt.Sprintf("%d heap variables, %d fields, %d comparisons", len(program.Vocab.Refs), len(program.Vocab.Edges), len(program.Vocab.Equals))
	})
	if ctx.Err() != nil {
		s.leaveOpen(late)
		return nil
	}
	if err != nil || program == nil {
		return err
	}
	if s.anyViolated() {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, portfolio.Courtesy.Span)
		defer cancel()
	}
	if s.cfg.Oracle != "" {
		return s.learn(ctx, program)
	}
	for _, prec := range precisions {
		if len(s.open()) == 0 || ctx.Err() != nil {
			break
		}
		again := true
		s.step(result.HeapPatterns+prec.name, func() string {
			var text string
			text, again = s.unwind(ctx, program, prec.Precision)
			return text
		})
		if !again {
			return nil
		}
	}
	if ctx.Err() != nil {
		s.leaveOpen(late)
		return nil
	}
	if len(s.open()) > 0 && s.cfg.Engine == patternsEngine && s.tools != nil && s.tools.SMT != "" {
		return s.learn(ctx, program)
	}
	return nil
}

// leaveOpen gives the reason for what no step has given one yet, or all when
// patterns are all there is.
func (s *session) leaveOpen(reason result.Reason) {
	for _, p := range s.open() {
		if s.cfg.Engine == patternsEngine || s.status[p.ID].reason.None() {
			s.giveUp([]*ivl.Property{p}, reason)
		}
	}
}

// noPattern is why heap patterns decide nothing.
func noPattern(why string) result.Reason {
	return result.Reason{Kind: result.NoHeapPattern, Text: "heap patterns: " + why}
}

// patternProgram makes the program ready; what says why that cannot be.
func (s *session) patternProgram(ctx context.Context) (r *patterns.Program, what string, err error) {
	p, err := await.Once(ctx, func() (*ivl.Program, error) {
		return transforms.Apply(s.Lowered.Program, await.Passes(ctx, patterns.Passes()), s.cfg.CheckPasses, nil)
	})()
	if err != nil {
		return nil, "", err
	}
	if left := patterns.Recursive(p); left != "" {
		return nil, "calls that cannot be inlined, of methods that are recursive or too large: " + left, nil
	}
	if s.wants("ivl:patterns") {
		s.obs.Dump("ivl:patterns", p.String())
	}
	r, err = patterns.Prepare(p)
	if refused := (*patterns.Refusal)(nil); errors.As(err, &refused) {
		return nil, refused.Error(), nil
	}
	return r, "", err
}

// unwind makes an unwinding, checks it, and closes what it proves. again says
// that a finer one may prove more.
func (s *session) unwind(ctx context.Context, r *patterns.Program, prec patterns.Precision) (text string, again bool) {
	out := patterns.Unwind(ctx, r, prec, patterns.Limits{})
	if out.Refused != nil {
		s.leaveOpen(result.Reason{Kind: result.NoHeapPattern, Text: out.Reason})
		return out.Reason, false
	}
	if out.Reason != "" {
		s.leaveOpen(noPattern(out.Reason))
		return out.Reason, true
	}
	text, err := s.checked(ctx, r, out.Tree.Nodes)
	if err != nil {
		s.leaveOpen(noPattern(err.Error()))
		return err.Error(), true
	}
	return text, true
}

// checked writes an unwinding down, checks what is written, with nothing else
// than the program, and closes what it proves.
func (s *session) checked(ctx context.Context, r *patterns.Program, nodes []*patterns.Node) (string, error) {
	tree := &patterns.Tree{Program: r, Nodes: nodes}
	text := tree.String()
	start := time.Now()
	proof, err := patterns.CheckText(ctx, r.IVL, text)
	took := time.Since(start)
	if err != nil {
		return "", fmt.Errorf("the proof does not check: %w", err)
	}
	if s.cfg.Proof != "" {
		s.proofs++
		if err := writePatterns(s.cfg.Proof, s.proofs, r.IVL.String(), text, tree.DOT()); err != nil {
			return "", fmt.Errorf("--proof: %w", err)
		}
	}
	if s.wants("patterns") {
		s.obs.Dump("patterns", text)
	}
	return s.useProof(proof, took), nil
}

// patternChecker is what checks heap patterns.
const patternChecker = "Post and entailment"

// useProof closes what a proof proves that was checked in some time.
func (s *session) useProof(proof *patterns.Proof, took time.Duration) string {
	proved := 0
	how := fmt.Sprintf("heap patterns (%d), checked by %s (%d)", len(proof.Tree.Nodes), patternChecker, proof.Covers)
	for _, p := range s.open() {
		if proof.Proved(p) {
			s.close(p, result.Safe, result.Because(how), nil)
			proved++
		} else if s.cfg.Engine == patternsEngine || s.status[p.ID].reason.None() {
			s.giveUp([]*ivl.Property{p}, result.Reason{Kind: result.NoHeapPattern, Text: "no heap pattern that was found excludes it, and no run that violates it was found"})
		}
	}
	if proved > 0 {
		s.patterns, s.heapTree = how, heapTree(proof)
		s.addProof(result.Proof{By: "heap patterns", Checker: patternChecker, Invariants: "heap patterns", Clauses: proof.Covers, Elapsed: took})
	}
	return fmt.Sprintf("%s, %d of %s proved", count(len(proof.Tree.Nodes), "pattern", "patterns"), proved, count(proved+len(s.open()), "property", "properties"))
}
