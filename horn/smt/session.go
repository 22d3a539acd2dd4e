// Package smt asks plain SMT questions: is a conjunction of quantifier-free
// terms satisfiable, and by which values. One z3 process answers many.
//
//	s, err := smt.Start(ctx, z3)
//	sat, values, err := s.Solve(vars, terms)
//	s.Close()
package smt

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/proc"
	"github.com/jayverify/jayverify/horn/sexpr"
)

// Session is a running z3. It is not safe for concurrent use.
type Session struct {
	p   *proc.Process
	out *bufio.Reader
	end func() // of the process
}

// ErrUnknown means that the solver could not decide a question.
var ErrUnknown = errors.New("z3 could not decide")

// questionTime bounds a single question, in milliseconds.
const questionTime = 10000

// greetingTime is the time for z3's first answer, which takes some
// milliseconds. A program that takes this long is not z3: it waits for the end
// of its input.
const greetingTime = 5 * time.Second

// Start starts the z3 at the path. The session ends with Close or with ctx. A
// program that is not z3 is an error, too.
func Start(ctx context.Context, z3 string) (*Session, error) {
	ctx, end := context.WithCancel(ctx)
	p, err := proc.Start(ctx, proc.Cmd{Path: z3, Args: []string{"-in"}, LargePages: true})
	if err != nil {
		end()
		return nil, err
	}
	s := &Session{p: p, out: bufio.NewReader(p.Stdout), end: end}
	if err := s.greet(); err != nil {
		s.Close()
		return nil, err
	}
	return s, nil
}

// greet sets the session's options and waits for an answer.
func (s *Session) greet() error {
	alarm := time.AfterFunc(greetingTime, s.end)
	defer alarm.Stop()
	if err := s.send(fmt.Sprintf("(set-option :timeout %d)\n(echo \"ready\")\n", questionTime)); err != nil {
		return err
	}
	e, err := s.read()
	if err != nil {
		return err
	}
	if !e.IsSymbol("ready") {
		return fmt.Errorf("z3 answered %.200s to its first question", e)
	}
	return nil
}

// Close ends the process.
func (s *Session) Close() {
	s.p.Close()
	s.end()
}

// Solve decides the conjunction of terms over vars, whose stated ranges are
// not assumed. When it is satisfiable, values has a literal for each of vars.
func (s *Session) Solve(vars []*horn.Var, terms []horn.Term) (sat bool, values map[*horn.Var]horn.Term, err error) {
	var b strings.Builder
	b.WriteString("(push 1)\n")
	for _, v := range vars {
		fmt.Fprintf(&b, "(declare-const %s %s)\n", v, v.Typ)
	}
	for _, t := range terms {
		fmt.Fprintf(&b, "(assert %s)\n", t)
	}
	b.WriteString("(check-sat)\n")
	if err := s.send(b.String()); err != nil {
		return false, nil, err
	}
	e, err := s.read()
	if err != nil {
		return false, nil, err
	}
	switch {
	case e.IsSymbol("sat"):
		sat = true
		values, err = s.values(vars)
	case e.IsSymbol("unsat"):
	case e.IsSymbol("unknown"):
		err = ErrUnknown
	default:
		err = fmt.Errorf("z3 answered %.200s", e)
	}
	if perr := s.send("(pop 1)\n"); err == nil {
		err = perr
	}
	return sat, values, err
}

// Push adds the declarations and assertions of text, until the matching Pop.
func (s *Session) Push(text string) error { return s.send("(push 1)\n" + text + "\n") }

// Pop removes what the last Push added.
func (s *Session) Pop() error { return s.send("(pop 1)\n") }

// Satisfiable decides whether the formula, as SMT-LIB text, and the pushed assertions can be true
// together. The error is ErrUnknown if z3 cannot decide it.
func (s *Session) Satisfiable(formula string) (bool, error) {
	if err := s.send("(push 1)\n(assert " + formula + ")\n(check-sat)\n(pop 1)\n"); err != nil {
		return false, err
	}
	e, err := s.read()
	switch {
	case err != nil:
		return false, err
	case e.IsSymbol("sat"):
		return true, nil
	case e.IsSymbol("unsat"):
		return false, nil
	case e.IsSymbol("unknown"):
		return false, ErrUnknown
	}
	return false, fmt.Errorf("z3 answered %.200s", e)
}

func (s *Session) values(vars []*horn.Var) (map[*horn.Var]horn.Term, error) {
	values := map[*horn.Var]horn.Term{}
	if len(vars) == 0 {
		return values, nil
	}
	names := make([]string, len(vars))
	for i, v := range vars {
		names[i] = v.String()
	}
	if err := s.send("(get-value (" + strings.Join(names, " ") + "))\n"); err != nil {
		return nil, err
	}
	e, err := s.read()
	if err != nil {
		return nil, err
	}
	if e.Kind != sexpr.List || len(e.List) != len(vars) {
		return nil, fmt.Errorf("z3 answered %.200s, expected %d values", e, len(vars))
	}
	for i, v := range vars {
		pair := e.List[i]
		if pair.Kind != sexpr.List || len(pair.List) != 2 {
			return nil, fmt.Errorf("z3 answered %.200s, expected a name and a value", pair)
		}
		if values[v], err = horn.ReadValue(pair.List[1], v.Typ); err != nil {
			return nil, fmt.Errorf("z3: value of %s: %w", v.Name, err)
		}
	}
	return values, nil
}

func (s *Session) send(text string) error {
	_, err := s.p.Stdin.Write([]byte(text))
	if err != nil {
		return fmt.Errorf("z3: %w: %v", proc.ErrGone, err)
	}
	return nil
}

// read reads one expression: lines until brackets are balanced.
func (s *Session) read() (*sexpr.Expr, error) {
	var b strings.Builder
	for {
		line, err := s.out.ReadString('\n')
		if err != nil {
			return nil, fmt.Errorf("z3: %w: %v", proc.ErrGone, err)
		}
		b.WriteString(line)
		es, err := sexpr.Parse(b.String())
		if err == nil && len(es) > 0 {
			return es[0], nil
		}
	}
}
