package engine

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/internal/base/await"
	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/engines/board"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/evidence"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// proofFolder counts the proofs that are written.
type proofFolder struct {
	mu sync.Mutex
	n  int
}

// write calls f with the number of the next proof, from 1.
func (p *proofFolder) write(f func(n int) error) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.n++
	return f(p.n)
}

// checkScript checks the proofs in its folder without us.
const checkScript = `#!/bin/sh
# Checks the proofs in this folder with a z3 of your choice: ./check.sh [z3]
# Each asks for values that break a clause under the invariants; the answers
# must all be unsat. N-clauses.smt2 are the clauses as the Horn solver got them.
# N-claims.json are invariants of blocks of the program N-claims.ivl.
cd "$(dirname "$0")" || exit 1
z3=${1:-z3}
for f in *-check.smt2; do
    [ -e "$f" ] || continue
    answers=$("$z3" "$f") || { echo "$f: $z3 failed: $answers"; exit 1; }
    if [ "$(echo "$answers" | grep -cx unsat)" -ne "$(grep -cx '(check-sat)' "$f")" ] || [ -n "$(echo "$answers" | grep -vx unsat)" ]; then
        echo "$f: not a proof"; exit 1
    fi
    echo "$f: $(grep -cx '(check-sat)' "$f") clauses hold"
done
for f in *-claims.json; do
    [ -e "$f" ] || continue
    command -v claimcheck >/dev/null || { echo "$f: needs claimcheck: go install github.com/jayverify/jayverify/cmd/claimcheck@latest"; exit 1; }
    answer=$(claimcheck "${f%json}ivl" "$f") || { echo "$f: $answer"; exit 1; }
    echo "$f: $(echo "$answer" | tail -n 1)"
done
`

// writeProof writes the clauses, the questions with the invariants in them, and
// a script that asks z3 all questions; n is 1 for the first proof of a run.
func writeProof(dir string, n int, sys *horn.System, p *evidence.Proof) error {
	return writeFiles(dir, n, []proofFile{
		{fmt.Sprintf("%d-clauses.smt2", n), sys.Text(horn.CHCComp), 0o666},
		{fmt.Sprintf("%d-check.smt2", n), p.Script, 0o666},
		{"check.sh", checkScript, 0o777},
	})
}

// prepareFolder makes the folder of proofs; n is the number of the next one.
func prepareFolder(dir string, n int) error {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	if n == 1 { // those of an earlier run say nothing about this one
		for _, pattern := range []string{"*-clauses.smt2", "*-check.smt2", "*-patterns.ivl", "*-patterns.txt", "*-patterns.dot", "*-claims.ivl", "*-claims.json"} {
			old, err := filepath.Glob(filepath.Join(dir, pattern))
			if err != nil {
				return err
			}
			for _, f := range old {
				if err := os.Remove(f); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// writePatterns writes a program and the tree of heap patterns that proves it,
// for cmd/patterncheck, and the patterns as graphs for Graphviz.
func writePatterns(dir string, n int, program, tree, graphs string) error {
	return writeFiles(dir, n, []proofFile{
		{fmt.Sprintf("%d-patterns.ivl", n), program, 0o666}, {fmt.Sprintf("%d-patterns.txt", n), tree, 0o666}, {fmt.Sprintf("%d-patterns.dot", n), graphs, 0o666},
	})
}

// acceptClaims closes what checked invariants prove, and writes the invariants, if the user wants proofs. It returns how many
// properties it has closed. by is how the invariants were found, told says it in a report.
func (k *Kit) acceptClaims(r *certificate.Result, props []*ivl.Property, by, told string, elapsed time.Duration) (int, error) {
	var names []string
	for _, p := range props {
		if r.Open[p] {
			continue
		}
		if k.Board.Contradicts(p) {
			panic(bug.New(portfolio.AbstractInterpreter, "a run violates %s, which the invariants exclude", p.Name))
		}
		if k.Board.Close(p, result.Safe, result.Because(fmt.Sprintf("%s, checked block by block (%d)", told, r.Blocks))) {
			names = append(names, p.Name)
		}
	}
	if len(names) == 0 {
		return 0, nil
	}
	k.foundInvariants(by, r.Blocks, elapsed)
	return len(names), k.writeClaims(r, names)
}

// byClaims is a step that tries all open checks by one analysis. check makes it and checks its claims; its result is nil for the
// reason none if there is nothing to analyse.
func (k *Kit) byClaims(ctx context.Context, engine, step, none string, check func(ctx context.Context) (*certificate.Result, error)) Outcome {
	var failed error
	proved := 0
	k.Board.Step(step, func() string {
		start := time.Now()
		r, err := await.Call(ctx, func() (*certificate.Result, error) { return check(ctx) })
		switch {
		case ctx.Err() != nil:
			return late.String()
		case err != nil:
			panic(bug.New(engine, "%w", err))
		case r == nil:
			return none
		}
		proved, failed = k.acceptClaims(r, k.Board.Open(), step, "invariants found by abstract interpretation", time.Since(start))
		return fmt.Sprintf("%s hold", result.Count(proved, "check", "checks"))
	})
	return Outcome{Decided: proved > 0, Err: failed}
}

// foundInvariants tells that checked invariants of that many blocks prove something.
func (k *Kit) foundInvariants(by string, blocks int, elapsed time.Duration) {
	k.Board.Findings(func(f *board.Findings) {
		f.AddProof(result.Proof{
			By: by, Checker: "post-conditions block by block", Invariants: "invariants of blocks and heap cells",
			Clauses: blocks, Elapsed: elapsed,
		})
	})
}

// writeClaims writes the program of a check, and the invariants of its blocks that were checked, for
// cmd/claimcheck, if the user wants proofs. proved are the names of the properties that they prove; nothing is written if
// there are none.
func (k *Kit) writeClaims(r *certificate.Result, proved []string) error {
	dir := k.Config.Proof
	if dir == "" || len(proved) == 0 {
		return nil
	}
	err := k.proofs.write(func(n int) error { return claimFiles(dir, n, r, proved) })
	if err != nil {
		return failure.WithClass(failure.IO, fmt.Errorf("--proof: %w", err))
	}
	return nil
}

// claimFiles writes the n-th proof, which is one by invariants.
func claimFiles(dir string, n int, r *certificate.Result, proved []string) error {
	claims := r.Claims()
	text, err := claims.Text(proved)
	if err != nil {
		return err
	}
	return writeFiles(dir, n, []proofFile{
		{fmt.Sprintf("%d-claims.ivl", n), claims.Program.String(), 0o666},
		{fmt.Sprintf("%d-claims.json", n), string(text), 0o666},
		{"check.sh", checkScript, 0o777},
	})
}

// proofFile is a file of a proof.
type proofFile struct {
	name, text string
	mode       os.FileMode
}

// writeFiles writes the files of the n-th proof.
func writeFiles(dir string, n int, files []proofFile) error {
	if err := prepareFolder(dir, n); err != nil {
		return err
	}
	for _, f := range files {
		if err := os.WriteFile(filepath.Join(dir, f.name), []byte(f.text), f.mode); err != nil {
			return err
		}
	}
	return nil
}

// writePaths writes the questions on whose answers an enumeration of paths rests.
func writePaths(dir string, n int, script string) error {
	return writeFiles(dir, n, []proofFile{{fmt.Sprintf("%d-check.smt2", n), script, 0o666}, {"check.sh", checkScript, 0o777}})
}
