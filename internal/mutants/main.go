// Command mutants changes the sources of packages, one small change at a time, and runs
// their tests on each changed package. A change that no test notices survives: a test
// is missing there, or the change means nothing.
//
//	go run ./internal/mutants -n 200 -seed 1 ./lower ./transforms
//
// A change flips a comparison, takes "and" for "or", negates the condition of an if, or
// drops a statement. No file is touched: the compiler gets the changed one by -overlay.
package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"time"
)

func main() {
	n := flag.Int("n", 20, "how many mutants are tested")
	seed := flag.Uint64("seed", 1, "which mutants are chosen")
	limit := flag.Duration("timeout", 5*time.Minute, "after this time, the tests of a mutant count as failed")
	run := flag.String("run", "", "tests of the packages that run; all when empty")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := test(ctx, flag.Args(), *n, *seed, *run, *limit); err != nil {
		fmt.Fprintln(os.Stderr, "mutants:", err)
		os.Exit(1)
	}
}

// outcome is what became of a mutant.
type outcome string

const (
	killed   outcome = "killed"
	survived outcome = "survived"
	invalid  outcome = "does not compile"
)

// test chooses n mutants that compile, the same number for each package as far as there
// are so many, and prints what becomes of each, with a table by package at the end.
func test(ctx context.Context, packages []string, n int, seed uint64, run string, limit time.Duration) error {
	random := rand.New(rand.NewPCG(seed, 0))
	queues := make([][]mutant, len(packages))
	for i, p := range packages {
		all, err := mutantsOf(p)
		if err != nil {
			return err
		}
		random.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
		queues[i] = all
	}
	counts := make([]map[outcome]int, len(packages))
	for i := range counts {
		counts[i] = map[outcome]int{}
	}
	for tested, left := 0, true; tested < n && left; {
		left = false
		for i, p := range packages {
			for len(queues[i]) > 0 && tested < n && ctx.Err() == nil {
				m := queues[i][0]
				queues[i] = queues[i][1:]
				left = true
				o, err := try(ctx, p, m, run, limit)
				if err != nil {
					return err
				}
				if o == invalid {
					continue
				}
				counts[i][o]++
				tested++
				fmt.Printf("%-9s %s:%d: %s\n", o, m.file, m.line, m.what)
				break
			}
		}
	}
	fmt.Println("\n| package | mutants | killed | survived |\n|---|--:|--:|--:|")
	for i, p := range packages {
		fmt.Printf("| `%s` | %d | %d | %d |\n", strings.TrimPrefix(p, "./"), counts[i][killed]+counts[i][survived], counts[i][killed], counts[i][survived])
	}
	return ctx.Err()
}

// try runs the tests of a package with one file changed.
func try(ctx context.Context, pkg string, m mutant, run string, limit time.Duration) (outcome, error) {
	dir, err := os.MkdirTemp("", "mutant")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(dir)
	changed := filepath.Join(dir, filepath.Base(m.file))
	if err := os.WriteFile(changed, m.text, 0o666); err != nil {
		return "", err
	}
	original, err := filepath.Abs(m.file)
	if err != nil {
		return "", err
	}
	overlay, err := json.Marshal(map[string]map[string]string{"Replace": {original: changed}})
	if err != nil {
		return "", err
	}
	list := filepath.Join(dir, "overlay.json")
	if err := os.WriteFile(list, overlay, 0o666); err != nil {
		return "", err
	}
	if err := exec.CommandContext(ctx, "go", "vet", "-overlay", list, "-unusedresult=false", "-printf=false", pkg).Run(); err != nil {
		return invalid, ctx.Err()
	}
	args := []string{"test", "-overlay", list, "-short", "-failfast", "-vet=off", "-timeout", limit.String()}
	if run != "" {
		args = append(args, "-run", run)
	}
	if err := exec.CommandContext(ctx, "go", append(args, pkg)...).Run(); err != nil {
		return killed, ctx.Err()
	}
	return survived, ctx.Err()
}
