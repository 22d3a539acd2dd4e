package engine

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/dev/goldentest"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/ivl"
)

// tried are the engines that are tried on each tiny program, alone.
var tried = []string{
	portfolio.Interpreter, portfolio.BoundsEngine, portfolio.Simplifier, portfolio.Race, portfolio.ClauseRounds,
	portfolio.HeapPatterns, portfolio.PatternTrial, portfolio.SymbolicEngine,
}

// TestEngines shows what each engine decides of tiny programs, alone: testdata/*.txtar.
func TestEngines(t *testing.T) {
	z3 := horntest.Z3(t)
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatalf("no programs: %v", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) {
			a, err := txtar.ParseFile(file)
			if err != nil {
				t.Fatal(err)
			}
			var got strings.Builder
			for _, name := range tried {
				fmt.Fprintf(&got, "%-20s %s\n", name, decided(t, name, z3, string(a.Files[0].Data)))
			}
			goldentest.Section(t, file, a, "want", got.String())
		})
	}
}

// decided tells what an engine decides of the checks of a program.
func decided(t *testing.T, name, z3, program string) string {
	p, err := ivl.Parse("tiny.ivl", program)
	if err != nil {
		t.Fatal(err)
	}
	for i, q := range p.Props {
		q.Pos = ivl.Pos{Method: &ivl.Method{Class: "Main", Name: "main", Desc: "([Ljava/lang/String;)V"}, Line: i + 1}
	}
	k := tinyKit(config.Config{Solver: portfolio.Spacer, Engine: map[string]string{portfolio.HeapPatterns: portfolio.OnlyPatterns, portfolio.SymbolicEngine: portfolio.OnlySymex}[name]}, p)
	if k.Tools, err = portfolio.FindTools(portfolio.Wanted{Solver: portfolio.Spacer, Checker: "z3", Paths: map[string]string{"z3": z3}}); err != nil {
		t.Fatal(err)
	}
	if name != portfolio.Interpreter {
		if err := k.Board.Compile(); err != nil {
			t.Fatal(err)
		}
	}
	g := Goal{Props: k.Board.Open()}
	for _, s := range portfolio.TriedOn(portfolio.Clauses.Name) {
		if s.Engine == name {
			es := k.Encodings.All(t.Context())
			sys, err := es[0].Clauses(g.Props, horn.Options{})
			if err != nil {
				t.Fatal(err)
			}
			g.Clauses = &Clauses{Encodings: es[:1], System: sys}
		}
	}
	out := Table(k)[name].Try(t.Context(), g)
	if out.Err != nil {
		t.Fatal(out.Err)
	}
	var told []string
	for _, q := range p.Props {
		told = append(told, fmt.Sprintf("%s %s", q.Name, k.Board.Verdict(q)))
	}
	if out.Decided {
		told = append(told, "decided")
	}
	if out.Enough {
		told = append(told, "enough")
	}
	return strings.Join(told, ", ")
}
