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

	"github.com/jayverify/jayverify/internal/analysis/patterns"
	"github.com/jayverify/jayverify/internal/evidence/prooftool"
	"github.com/jayverify/jayverify/ivl"
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// run is the command without its process: it returns the exit code.
func run(args []string, stdout, stderr io.Writer) int {
	return prooftool.Tool{Name: "patterncheck", Usage: "PROGRAM.ivl PATTERNS.txt", Check: check}.Run(args, stdout, stderr)
}

// check prints what is proved and returns how many properties are not.
func check(p *ivl.Program, tree []byte, w io.Writer) (open int, err error) {
	proof, err := patterns.CheckText(context.Background(), p, string(tree))
	if err != nil {
		return 0, err
	}
	for _, prop := range p.Props {
		n, err := prooftool.Tell(w, prop.Name, proof.Proved(prop))
		if err != nil {
			return 0, err
		}
		open += n
	}
	_, err = fmt.Fprintf(w, "%d patterns, %d steps, %d entailments\n", len(proof.Tree.Nodes), proof.Steps, proof.Covers)
	return open, err
}
