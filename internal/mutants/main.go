// Command mutants changes the sources of packages, one small change at a time, and runs
// their tests on each changed package. A change that no test notices survives: a test
// is missing there, or the change means nothing.
//
//	go run ./internal/mutants -n 200 -seed 1 ./lower ./transforms
//	go run ./internal/mutants -n 100 -then './models ./difftest' -then-run 'TestAgainstJDK|TestPrograms' ./lower
//	go run ./internal/mutants -list survivors.txt ./lower
//
// A change flips a comparison, takes "and" for "or", negates the condition of an if, or
// drops a statement. No file is touched: the compiler gets the changed one by -overlay.
//
// With -then, the tests of other packages judge the changes that the package's own
// tests do not notice. With -list, the changes are not chosen at random: they are those
// of a file that holds lines as this command prints them.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"strings"
	"time"
)

func main() {
	n := flag.Int("n", 20, "how many mutants are tested")
	seed := flag.Uint64("seed", 1, "which mutants are chosen")
	list := flag.String("list", "", "a `file` with the mutants that are tested, in place of -n and -seed")
	var b bench
	flag.DurationVar(&b.limit, "timeout", 2*time.Minute, "after this time, the tests of a mutant count as failed")
	flag.IntVar(&b.memory, "memory", 4000, "tests that take more `megabytes` count as failed")
	flag.StringVar(&b.run, "run", "", "tests of the packages that run; all when empty")
	flag.StringVar(&b.then, "then", "", "`packages`, with spaces between them, whose tests judge what the first tests do not notice")
	flag.StringVar(&b.thenRun, "then-run", "", "tests of those packages that run; all when empty")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	queues, err := choose(flag.Args(), *seed, *list)
	if err == nil {
		err = test(ctx, &b, flag.Args(), queues, *n, *list != "")
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "mutants:", err)
		os.Exit(1)
	}
}

// test tries n mutants that compile, or all, the same number for each package as far as
// there are so many. It prints what becomes of each, with a table by package at the end.
func test(ctx context.Context, b *bench, packages []string, queues [][]mutant, n int, all bool) error {
	for _, p := range packages {
		if err := b.unchanged(ctx, p); err != nil {
			return err
		}
	}
	counts := make([]map[outcome]int, len(packages))
	for i := range counts {
		counts[i] = map[outcome]int{}
	}
	for tested, left := 0, true; (all || tested < n) && left; {
		left = false
		for i, p := range packages {
			for len(queues[i]) > 0 && (all || tested < n) && ctx.Err() == nil {
				m := queues[i][0]
				queues[i] = queues[i][1:]
				left = true
				o, err := b.try(ctx, p, m)
				if err != nil {
					return err
				}
				if o == invalid {
					continue
				}
				counts[i][o]++
				tested++
				fmt.Printf("%s\t%s\n", o, m)
				break
			}
		}
	}
	fmt.Println("\n| package | mutants | killed | killed by -then | survived |\n|---|--:|--:|--:|--:|")
	for i, p := range packages {
		c := counts[i]
		fmt.Printf("| `%s` | %d | %d | %d | %d |\n", strings.TrimPrefix(p, "./"), c[killed]+c[killedThen]+c[survived], c[killed], c[killedThen], c[survived])
	}
	return ctx.Err()
}
