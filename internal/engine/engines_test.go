package engine

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/config"
	"github.com/jayverify/jayverify/internal/portfolio"
	"github.com/jayverify/jayverify/ivl"
)

var update = flag.Bool("update", false, "write the golden files anew")

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
			if *update {
				a.Files = append(a.Files[:1], txtar.File{Name: "want", Data: []byte(got.String())})
				if err := os.WriteFile(file, txtar.Format(a), 0o666); err != nil {
					t.Fatal(err)
				}
				return
			}
			if len(a.Files) < 2 || got.String() != string(a.Files[1].Data) {
				t.Errorf("-update accepts:\n%s", got.String())
			}
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
