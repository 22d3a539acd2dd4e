// Command mutants changes the sources of packages, one small change at a time, and runs
// their tests on each changed package. A change that no test notices survives: a test
// is missing there, or the change means nothing.
//
//	go run ./internal/dev/mutants -n 50 -seed 1 ./lower ./transforms
//	go run ./internal/dev/mutants -n 100 -then './models ./difftest' -then-run 'TestAgainstJDK|TestPrograms' ./lower
//	go run ./internal/dev/mutants -list survivors.txt ./lower
//
// A change flips a comparison, takes "and" for "or", negates the condition of an if, or
// drops a statement. No file is touched: the compiler gets changed ones by -overlay. All
// changes of a package are in one test binary, and an environment variable chooses one
// (as in Untch, Offutt, Harrold: Mutation Analysis Using Mutant Schemata, ISSTA 1993).
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
	n := flag.Int("n", 20, "how many mutants of each package are tested")
	seed := flag.Uint64("seed", 1, "which mutants are chosen")
	list := flag.String("list", "", "a `file` with the mutants that are tested, in place of -n and -seed")
	var b bench
	flag.DurationVar(&b.limit, "timeout", 5*time.Minute, "after this time, or ten times that of the unchanged tests, the tests of a mutant count as failed")
	flag.IntVar(&b.memory, "memory", 4000, "tests that take more `megabytes` count as failed")
	flag.StringVar(&b.run, "run", "", "tests of the packages that run; all when empty")
	flag.BoolVar(&b.long, "long", false, "tests run without -short")
	flag.StringVar(&b.then, "then", "", "`packages`, with spaces between them, whose tests judge what the first tests do not notice")
	flag.StringVar(&b.thenRun, "then-run", "", "tests of those packages that run; all when empty")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	queues, err := choose(flag.Args(), *n, *seed, *list)
	if err == nil {
		err = test(ctx, &b, flag.Args(), queues)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "mutants:", err)
		os.Exit(1)
	}
}

// test tries the first n mutants of each package, and prints what becomes of each, with
// a table by package at the end.
func test(ctx context.Context, b *bench, packages []string, queues [][]mutant) error {
	counts := make([]map[outcome]int, len(packages))
	for i, p := range packages {
		counts[i] = map[outcome]int{}
		if err := testOne(ctx, b, p, queues[i], counts[i]); err != nil {
			return err
		}
	}
	fmt.Println("\n| package | mutants | killed | killed by -then | survived |\n|---|--:|--:|--:|--:|")
	for i, p := range packages {
		c := counts[i]
		fmt.Printf("| `%s` | %d | %d | %d | %d |\n", strings.TrimPrefix(p, "./"), c[killed]+c[killedThen]+c[survived], c[killed], c[killedThen], c[survived])
	}
	return nil
}

// testOne tries the mutants of a package that compile.
func testOne(ctx context.Context, b *bench, pkg string, ms []mutant, counts map[outcome]int) error {
	dir, err := os.MkdirTemp("", "mutants")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	t, err := b.prepare(ctx, pkg, dir, ms)
	if err != nil {
		return err
	}
	for _, m := range ms {
		if t.numbers[m] == 0 {
			continue // does not compile
		}
		o, err := b.try(ctx, t, m)
		if err != nil {
			return err
		}
		counts[o]++
		fmt.Printf("%s\t%s\n", o, m)
	}
	return nil
}
