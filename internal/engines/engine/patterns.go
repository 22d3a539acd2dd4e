package engine

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/jayverify/jayverify/internal/analysis/patterns"
	"github.com/jayverify/jayverify/internal/base/await"
	"github.com/jayverify/jayverify/internal/engines/board"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/transforms"
)

// heapPatterns proves what is open with heap patterns, as far as they can.
type heapPatterns struct{ *Kit }

// Try implements Engine.
func (e *heapPatterns) Try(ctx context.Context, g Goal) Outcome {
	if e.Config.PropertyTimeout == 0 {
		return Outcome{Err: e.prove(ctx)}
	}
	limited, cancel := context.WithTimeout(ctx, time.Duration(len(g.Props))*e.Config.PropertyTimeout)
	defer cancel()
	err := e.prove(limited)
	if ctx.Err() == nil {
		e.usedUp()
	}
	return Outcome{Err: err}
}

// alone reports whether there is no other engine.
func (e *heapPatterns) alone() bool { return e.Config.Engine == portfolio.OnlyPatterns }

type precision struct {
	name string
	patterns.Precision
}

// precisions are tried in this order until nothing is left open: each keeps
// apart more cells than the one before, and takes more time.
var precisions = []precision{
	{"least", patterns.Precision{Join: true}},
	{"comparisons, joined", patterns.Precision{Shared: true, Join: true}},
	{"constants, joined", patterns.Precision{Numbers: true, Shared: true, Join: true}},
	{"comparisons", patterns.Precision{Shared: true}},
	{"constants", patterns.Precision{Numbers: true, Shared: true}},
	{"constants and reachability, joined", patterns.Precision{Numbers: true, Shared: true, Reach: true, Join: true}},
	{"constants and reachability", patterns.Precision{Numbers: true, Shared: true, Reach: true}},
}

// stepPrecisions are tried then, if the program numbers cells.
var stepPrecisions = []precision{
	{"steps, joined", patterns.Precision{Shared: true, Join: true}},
	{"steps", patterns.Precision{Shared: true}},
}

// prove proves what is open with heap patterns, as far as they can.
func (e *heapPatterns) prove(ctx context.Context) error {
	var program *patterns.Program
	var err error
	e.Board.Step("heap patterns", func() string {
		var what string
		program, what, err = e.program(ctx)
		switch {
		case ctx.Err() != nil:
			err = nil
			return "time limit"
		case err != nil:
			return err.Error()
		case what != "":
			e.leaveOpen(noPattern(what))
			return what
		}
		return fmt.Sprintf("%d heap variables, %d fields, %d comparisons", len(program.Vocab.Refs), len(program.Vocab.Edges), len(program.Vocab.Equals))
	})
	if ctx.Err() != nil {
		e.leaveOpen(late)
		return nil
	}
	if err != nil || program == nil {
		return err
	}
	if _, violated := e.Board.Violated(); violated {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, portfolio.Courtesy.Span)
		defer cancel()
	}
	if e.Config.Oracle != "" {
		return e.learn(ctx, program)
	}
	if !e.unwindAll(ctx, program, precisions) {
		return nil
	}
	if numbered, err := patterns.PrepareSteps(program.IVL); err == nil && numbered != nil && !e.unwindAll(ctx, numbered, stepPrecisions) {
		return nil
	}
	if ctx.Err() != nil {
		e.leaveOpen(late)
		return nil
	}
	if len(e.Board.Open()) > 0 && e.alone() {
		return e.learn(ctx, program)
	}
	return nil
}

// unwindAll makes an unwinding by each precision until nothing is left open; again says that
// another program may prove more.
func (e *heapPatterns) unwindAll(ctx context.Context, r *patterns.Program, precs []precision) (again bool) {
	for _, prec := range precs {
		if len(e.Board.Open()) == 0 || ctx.Err() != nil {
			break
		}
		e.Board.Step(result.HeapPatterns+prec.name, func() string {
			var text string
			text, again = e.unwind(ctx, r, prec.Precision)
			return text
		})
		if !again {
			return false
		}
	}
	return true
}

// leaveOpen gives the reason for what no step has given one yet, or all when
// patterns are all there is.
func (e *heapPatterns) leaveOpen(reason result.Reason) {
	if e.alone() {
		e.Board.GiveUp(e.Board.Open(), reason)
	} else {
		e.Board.Explain(e.Board.Open(), reason)
	}
}

// noPattern is why heap patterns decide nothing.
func noPattern(why string) result.Reason {
	return result.Reason{Kind: result.NoHeapPattern, Text: "heap patterns: " + why}
}

// program makes the program ready; what says why that cannot be.
func (e *heapPatterns) program(ctx context.Context) (r *patterns.Program, what string, err error) {
	p, err := await.Once(ctx, func() (*ivl.Program, error) {
		return transforms.Apply(e.Lowered.Program, transforms.Within(ctx, patterns.Passes()), e.Config.CheckPasses, nil)
	})()
	refused := (*patterns.Refusal)(nil)
	if errors.As(err, &refused) {
		return nil, refused.Error(), nil
	}
	if err != nil {
		return nil, "", err
	}
	if left := patterns.Recursive(p); left != "" {
		return nil, "calls that cannot be inlined, of methods that are recursive or too large: " + left, nil
	}
	if e.Config.Wants("ivl:patterns") {
		e.Board.Dump("ivl:patterns", p.String())
	}
	r, err = patterns.Prepare(p)
	if errors.As(err, &refused) {
		return nil, refused.Error(), nil
	}
	return r, "", err
}

// unwind makes an unwinding, checks it, and closes what it proves. again says
// that a finer one may prove more.
func (e *heapPatterns) unwind(ctx context.Context, r *patterns.Program, prec patterns.Precision) (text string, again bool) {
	out := patterns.Unwind(ctx, r, prec, patterns.Limits{})
	if out.Reason != "" && ctx.Err() != nil {
		return out.Reason, true // prove gives the reason
	}
	if out.Refused != nil {
		e.leaveOpen(result.Reason{Kind: result.NoHeapPattern, Text: out.Reason})
		return out.Reason, false
	}
	if out.Reason != "" {
		e.leaveOpen(noPattern(out.Reason))
		return out.Reason, true
	}
	text, err := e.checked(ctx, r, out.Tree.Nodes)
	if ended(err) {
		return late.String(), true
	}
	if err != nil {
		e.leaveOpen(noPattern(err.Error()))
		return err.Error(), true
	}
	return text, true
}

// checked writes an unwinding down, checks what is written, with nothing else
// than the program, and closes what it proves.
func (e *heapPatterns) checked(ctx context.Context, r *patterns.Program, nodes []*patterns.Node) (string, error) {
	tree := &patterns.Tree{Program: r, Nodes: nodes}
	text := tree.String()
	start := time.Now()
	proof, err := patterns.CheckText(ctx, r.IVL, text)
	took := time.Since(start)
	if err != nil {
		return "", fmt.Errorf("the proof does not check: %w", err)
	}
	if dir := e.Config.Proof; dir != "" {
		if err := e.proofs.write(func(n int) error { return writePatterns(dir, n, r.IVL.String(), text, tree.DOT()) }); err != nil {
			return "", fmt.Errorf("--proof: %w", err)
		}
	}
	if e.Config.Wants("patterns") {
		e.Board.Dump("patterns", text)
	}
	return e.useProof(proof, took), nil
}

// patternChecker is what checks heap patterns.
const patternChecker = "Post and entailment"

// useProof closes what a proof proves that was checked in some time.
func (e *heapPatterns) useProof(proof *patterns.Proof, took time.Duration) string {
	proved := 0
	how := fmt.Sprintf("heap patterns (%d), checked by %s (%d)", len(proof.Tree.Nodes), patternChecker, proof.Covers)
	for _, p := range e.Board.Open() {
		if proof.Proved(p) && e.Board.Close(p, result.Safe, result.Because(how)) {
			proved++
		}
	}
	e.leaveOpen(result.Reason{Kind: result.NoHeapPattern, Text: "the heap patterns do not exclude a violation, and no violating run was found"})
	if proved > 0 {
		e.Board.Findings(func(f *board.Findings) {
			f.Why, f.HeapTree = how, heapTree(proof)
			f.AddProof(result.Proof{By: "heap patterns", Checker: patternChecker, Invariants: "heap patterns", Clauses: proof.Covers, Elapsed: took})
		})
	}
	return fmt.Sprintf("%s, %d of %s proved", result.Count(len(proof.Tree.Nodes), "pattern", "patterns"), proved, result.Count(proved+len(e.Board.Open()), "property", "properties"))
}
