// Package solver answers whether some terms can hold together, and with which
// values.
//
//	Chain ── parts ── cache ── recent models ── Z3 (a subprocess)
//
// A Sat comes with values under which the terms have been evaluated; an Unknown
// with the reason. Unknown means nothing: a path must not be pruned because of
// it.
package solver

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/jayverify/jayverify/horn/proc"
	"github.com/jayverify/jayverify/horn/sexpr"
	"github.com/jayverify/jayverify/internal/analysis/symex/term"
)

// Status is the answer to a question.
type Status uint8

// The answers.
const (
	Unknown Status = iota
	Sat
	Unsat
)

// String returns sat, unsat or unknown.
func (s Status) String() string { return [...]string{"unknown", "sat", "unsat"}[s] }

// Answer is a solver's answer.
type Answer struct {
	Status Status
	Values map[*term.Term]uint64 // Sat: of the variables in the question
	Reason string                // Unknown: why
}

// Z3 is one z3 process that gets one question after the other. It is started
// when it is needed, and again after it has ended. It is not for concurrent use.
type Z3 struct {
	Path     string
	MemoryMB int
	Options  []string // more options, as of the command line: "smt.random_seed=7"

	proc *proc.Process
	out  *bufio.Reader
	n    int
}

// Close ends the process.
func (z *Z3) Close() {
	if z.proc != nil {
		z.proc.Close()
		z.proc = nil
	}
}

func (z *Z3) start(ctx context.Context) error {
	args := append([]string{"-in", "-smt2"}, z.Options...)
	// The context of a question ends before the process: the next one needs it.
	p, err := proc.Start(context.WithoutCancel(ctx), proc.Cmd{Path: z.Path, Args: args, MemoryMB: z.MemoryMB, LargePages: true})
	if err != nil {
		return err
	}
	z.proc, z.out = p, bufio.NewReaderSize(p.Stdout, 1<<16)
	return nil
}

// floatLogic is the logic of bit-vectors and floats.
const floatLogic = "QF_BVFP"

// Logic returns the least logic of SMT-LIB that terms are in.
func Logic(ts []*term.Term) string {
	seen := map[*term.Term]bool{}
	var floats func(t *term.Term) bool
	floats = func(t *term.Term) bool {
		if seen[t] {
			return false
		}
		seen[t] = true
		if t.Sort().IsFloat() {
			return true
		}
		for _, a := range t.Args() {
			if floats(a) {
				return true
			}
		}
		return false
	}
	for _, t := range ts {
		if floats(t) {
			return floatLogic
		}
	}
	return "QF_BV"
}

// Check decides whether the Bools can hold together. limit bounds the time.
func (z *Z3) Check(ctx context.Context, ts []*term.Term, limit time.Duration) Answer {
	if z.proc == nil {
		if err := z.start(ctx); err != nil {
			return Answer{Reason: err.Error()}
		}
	}
	ended := make(chan struct{})
	defer close(ended)
	p := z.proc
	go func() { // z3 keeps its limit mostly, but not always
		select {
		case <-ended:
		case <-ctx.Done():
			p.Close()
		case <-time.After(2*limit + time.Second):
			p.Close()
		}
	}()
	var vars []*term.Term
	seen := map[*term.Term]bool{}
	for _, t := range ts {
		for _, v := range t.Vars() {
			if !seen[v] {
				seen[v] = true
				vars = append(vars, v)
			}
		}
	}
	lines, err := z.ask(fmt.Sprintf("(reset)\n(set-option :timeout %d)\n(set-logic %s)\n%s(check-sat)\n", max(limit.Milliseconds(), 1), Logic(ts), term.Script(ts)))
	if err != nil {
		return z.gone(ctx, err)
	}
	switch strings.TrimSpace(lines) {
	case "unsat":
		return Answer{Status: Unsat}
	case "sat":
	case "unknown", "timeout":
		return Answer{Reason: "the solver gave up"}
	default:
		return Answer{Reason: "z3: " + strings.TrimSpace(lines)}
	}
	a := Answer{Status: Sat, Values: map[*term.Term]uint64{}}
	if len(vars) == 0 {
		return a
	}
	var q strings.Builder
	q.WriteString("(get-value (")
	for _, v := range vars {
		q.WriteString(v.Symbol() + " ")
	}
	q.WriteString("))\n")
	if lines, err = z.ask(q.String()); err != nil {
		return z.gone(ctx, err)
	}
	if err := readValues(lines, vars, a.Values); err != nil {
		return Answer{Reason: "z3: " + err.Error()}
	}
	return a
}

func (z *Z3) gone(ctx context.Context, err error) Answer {
	z.Close()
	if ctx.Err() != nil {
		return Answer{Reason: "time limit"}
	}
	return Answer{Reason: "the solver ended: " + err.Error()}
}

// ask sends commands and returns their output.
func (z *Z3) ask(text string) (string, error) {
	z.n++
	mark := fmt.Sprintf("<%d>", z.n)
	if _, err := io.WriteString(z.proc.Stdin, text+"(echo \""+mark+"\")\n"); err != nil {
		return "", err
	}
	var b strings.Builder
	for {
		line, err := z.out.ReadString('\n')
		if strings.TrimSpace(line) == mark {
			return b.String(), nil
		}
		b.WriteString(line)
		if err != nil {
			return "", err
		}
	}
}

// readValues reads the answer to get-value.
func readValues(text string, vars []*term.Term, into map[*term.Term]uint64) error {
	all, err := sexpr.Parse(text)
	if err != nil {
		return err
	}
	if len(all) != 1 {
		return fmt.Errorf("no values: %s", text)
	}
	node := all[0]
	if len(node.List) != len(vars) {
		return fmt.Errorf("%d values for %d variables: %s", len(node.List), len(vars), text)
	}
	for i, pair := range node.List {
		if len(pair.List) != 2 {
			return fmt.Errorf("no value: %s", pair)
		}
		v, err := value(pair.List[1], vars[i].Sort())
		if err != nil {
			return err
		}
		into[vars[i]] = v
	}
	return nil
}
