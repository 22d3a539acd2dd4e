// Command patterncheck checks a proof by heap patterns that jayverify has
// written with --proof=DIR:
//
//	patterncheck DIR/N-patterns.ivl DIR/N-patterns.txt
//
// It reads the program and the tree of patterns, and says of each property
// whether the tree proves it. The exit code is 0 when it proves all of them, 1
// when not, and 65 when it is no proof at all.
package main

import (
	"context"
	"fmt"
	"io"
	"os"

	"github.com/jayverify/jayverify/internal/patterns"
	"github.com/jayverify/jayverify/ivl"
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// run is the command without its process: it returns the exit code.
func run(args []string, stdout, stderr io.Writer) int {
	if len(args) != 2 {
		_, _ = fmt.Fprintln(stderr, "usage: patterncheck PROGRAM.ivl PATTERNS.txt")
		return 64
	}
	open, err := check(args[0], args[1], stdout)
	if err != nil {
		_, _ = fmt.Fprintln(stderr, "patterncheck:", err)
		return 65
	}
	if open > 0 {
		return 1
	}
	return 0
}

// check prints what is proved and returns how many properties are not.
func check(program, tree string, w io.Writer) (open int, err error) {
	text, err := os.ReadFile(program)
	if err != nil {
		return 0, err
	}
	p, err := ivl.Parse(program, string(text))
	if err != nil {
		return 0, err
	}
	if text, err = os.ReadFile(tree); err != nil {
		return 0, err
	}
	proof, err := patterns.CheckText(context.Background(), p, string(text))
	if err != nil {
		return 0, err
	}
	for _, prop := range p.Props {
		word := "proved"
		if !proof.Proved(prop) {
			word = "open"
			open++
		}
		if _, err := fmt.Fprintln(w, word, prop.Name); err != nil {
			return 0, err
		}
	}
	_, err = fmt.Fprintf(w, "%d patterns, %d steps, %d entailments\n", len(proof.Tree.Nodes), proof.Steps, proof.Covers)
	return open, err
}
