// Command claimcheck checks invariants that jayverify has written with --proof=DIR for what
// abstract interpretation proves:
//
//	claimcheck DIR/N-claims.ivl DIR/N-claims.json
//
// It reads the program and the invariants of its blocks. It checks each block by itself:
// from the invariants at its start follow those behind it. It says of each property that
// the file names whether they prove it. The exit code is 0 if they prove all of them, 1 if
// they do not, and 65 if the file is not about the program.
package main

import (
	"context"
	"fmt"
	"io"
	"os"

	"github.com/jayverify/jayverify/internal/certificate"
	"github.com/jayverify/jayverify/ivl"
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// run is the command without its process: it returns the exit code.
func run(args []string, stdout, stderr io.Writer) int {
	if len(args) != 2 {
		_, _ = fmt.Fprintln(stderr, "usage: claimcheck PROGRAM.ivl CLAIMS.json")
		return 64
	}
	open, err := check(args[0], args[1], stdout)
	if err != nil {
		_, _ = fmt.Fprintln(stderr, "claimcheck:", err)
		return 65
	}
	if open > 0 {
		return 1
	}
	return 0
}

// check prints what is proved, and returns how many of the named properties are not.
func check(program, claims string, w io.Writer) (open int, err error) {
	text, err := os.ReadFile(program)
	if err != nil {
		return 0, err
	}
	p, err := ivl.Parse(program, string(text))
	if err != nil {
		return 0, err
	}
	if text, err = os.ReadFile(claims); err != nil {
		return 0, err
	}
	cl, names, err := certificate.Parse(p, text)
	if err != nil {
		return 0, fmt.Errorf("%s: %w", claims, err)
	}
	r, err := certificate.Check(context.Background(), cl)
	if err != nil {
		return 0, fmt.Errorf("%s: %w", claims, err)
	}
	properties := map[string]*ivl.Property{}
	for _, q := range p.Props {
		properties[q.Name] = q
	}
	for _, name := range names {
		word := "proved"
		if q := properties[name]; q == nil || r.Open[q] {
			word = "open"
			open++
		}
		if _, err := fmt.Fprintln(w, word, name); err != nil {
			return 0, err
		}
	}
	_, err = fmt.Fprintf(w, "%d properties, %d blocks, %d claims weakened\n", len(names), r.Blocks, r.Weakened)
	return open, err
}
