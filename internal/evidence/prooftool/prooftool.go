// Package prooftool is the frame of the commands that check proofs which jayverify has
// written: claimcheck and patterncheck.
package prooftool

import (
	"fmt"
	"io"
	"os"

	"github.com/jayverify/jayverify/ivl"
)

// Tool is such a command.
type Tool struct {
	Name, Usage string
	// Check checks the text of a proof about a program. It prints what is proved, and returns
	// how many properties are not. The error says why the text is no proof at all.
	Check func(p *ivl.Program, proof []byte, w io.Writer) (open int, err error)
}

// Run is the command without its process. The arguments are the files of the program and of
// the proof. It returns the exit code: 0 if all is proved, 1 if it is not, 64 for wrong
// arguments, and 65 if there is no proof.
func (t Tool) Run(args []string, stdout, stderr io.Writer) int {
	if len(args) != 2 {
		_, _ = fmt.Fprintln(stderr, "usage:", t.Name, t.Usage)
		return 64
	}
	open, err := t.check(args[0], args[1], stdout)
	if err != nil {
		_, _ = fmt.Fprintf(stderr, "%s: %v\n", t.Name, err)
		return 65
	}
	if open > 0 {
		return 1
	}
	return 0
}

func (t Tool) check(program, proof string, w io.Writer) (open int, err error) {
	text, err := os.ReadFile(program)
	if err != nil {
		return 0, err
	}
	p, err := ivl.Parse(program, string(text))
	if err != nil {
		return 0, err
	}
	if text, err = os.ReadFile(proof); err != nil {
		return 0, err
	}
	if open, err = t.Check(p, text, w); err != nil {
		return 0, fmt.Errorf("%s: %w", proof, err)
	}
	return open, nil
}

// Tell prints whether a property is proved, and returns 1 if it is open.
func Tell(w io.Writer, name string, proved bool) (open int, err error) {
	word := "proved"
	if !proved {
		word, open = "open", 1
	}
	_, err = fmt.Fprintln(w, word, name)
	return open, err
}
