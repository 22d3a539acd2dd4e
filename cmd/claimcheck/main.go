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

	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/internal/evidence/prooftool"
	"github.com/jayverify/jayverify/ivl"
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// run is the command without its process: it returns the exit code.
func run(args []string, stdout, stderr io.Writer) int {
	return prooftool.Tool{Name: "claimcheck", Usage: "PROGRAM.ivl CLAIMS.json", Check: check}.Run(args, stdout, stderr)
}

// check prints what is proved, and returns how many of the named properties are not.
func check(p *ivl.Program, claims []byte, w io.Writer) (open int, err error) {
	cl, names, err := certificate.Parse(p, claims)
	if err != nil {
		return 0, err
	}
	r, err := certificate.Check(context.Background(), cl)
	if err != nil {
		return 0, err
	}
	properties := map[string]*ivl.Property{}
	for _, q := range p.Props {
		properties[q.Name] = q
	}
	for _, name := range names {
		q := properties[name]
		n, err := prooftool.Tell(w, name, q != nil && !r.Open[q])
		if err != nil {
			return 0, err
		}
		open += n
	}
	_, err = fmt.Fprintf(w, "%d properties, %d blocks, %d claims weakened\n", len(names), r.Blocks, r.Weakened)
	return open, err
}
