package engine

import (
	"context"
	"fmt"
	"os"
	"strings"

	"github.com/jayverify/jayverify/internal/analysis/patterns"
	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/evidence/result"
)

// The oracles that Config.Oracle can name; anything else is a file.
const (
	smallestOracle = "smallest"
	runsOracle     = "runs"
	askOracle      = "ask"
)

// learn proves open properties with patterns of an oracle. What is left is tried once more where
// patterns can say how cells are numbered. After an error of the oracle the properties stay open;
// the returned error is about the file of a person's answers.
func (e *heapPatterns) learn(ctx context.Context, r *patterns.Program) error {
	oracle, done, err := e.oracle()
	if err != nil {
		return err
	}
	e.learnFrom(ctx, r, oracle, "oracle")
	if err := done(); err != nil || !e.ownOracle() || len(e.Board.Open()) == 0 || ctx.Err() != nil {
		return err
	}
	numbered, err := patterns.PrepareSteps(r.IVL)
	if err != nil || numbered == nil {
		return nil
	}
	if oracle, done, err = e.oracle(); err != nil { // one of its own: an oracle remembers patterns of a program
		return err
	}
	e.learnFrom(ctx, numbered, oracle, "oracle, with steps")
	return done()
}

// ownOracle reports whether the oracle needs no user.
func (e *heapPatterns) ownOracle() bool {
	switch e.Config.Oracle {
	case "", smallestOracle, runsOracle:
		return true
	}
	return false
}

// learnFrom proves what it can of the open properties, and closes it.
func (e *heapPatterns) learnFrom(ctx context.Context, r *patterns.Program, oracle patterns.Synthesiser, name string) {
	e.Board.Step(result.HeapPatterns+name, func() string {
		learner := &patterns.Learner{Program: r, Oracle: oracle, Wanted: map[int]bool{}}
		for _, p := range e.Board.Open() {
			learner.Wanted[p.ID] = true
		}
		nodes, err := learner.Learn(ctx)
		text := ""
		if err == nil {
			text, err = e.checked(ctx, r, nodes)
		}
		asked := ", " + result.Count(learner.Asked(), "question", "questions")
		if c, ok := oracle.(*patterns.Characterised); ok {
			asked += ", " + result.Count(c.Asked(), "heap", "heaps") + " asked about"
		}
		if err != nil {
			e.leaveOpen(noPattern(firstLine(err.Error())))
			return err.Error() + asked
		}
		return text + asked
	})
}

func firstLine(text string) string {
	line, _, _ := strings.Cut(text, "\n")
	return line
}

// oracle makes the oracle of the configuration; done must be called when it is
// not asked any more.
func (e *heapPatterns) oracle() (o patterns.Synthesiser, done func() error, err error) {
	done = func() error { return nil }
	smallest := &patterns.Smallest{}
	switch e.Config.Oracle {
	case "", smallestOracle:
		return smallest, done, nil
	case runsOracle:
		return &patterns.Characterised{Oracle: patterns.Runs{Steps: 60}, Propose: smallest}, done, nil
	case askOracle:
		return e.person(smallest)
	}
	answers, err := readAnswers(e.Config.Oracle)
	if err != nil {
		return nil, nil, err
	}
	return patterns.First{answers, &patterns.Characterised{Oracle: answers, Propose: smallest}}, done, nil
}

// answersFile is where what a person answers is kept.
func (e *heapPatterns) answersFile() string {
	return strings.ReplaceAll(e.Lowered.Entry[:strings.IndexByte(e.Lowered.Entry+"(", '(')], "/", ".") + ".answers"
}

// person makes the oracle that asks, with what it was told before.
func (e *heapPatterns) person(smallest *patterns.Smallest) (patterns.Synthesiser, func() error, error) {
	asker, ok := e.Board.Asker()
	if !ok {
		return nil, nil, failure.Errorf(failure.Usage, "--oracle=ask needs a user who can answer on the standard input")
	}
	file := e.answersFile()
	answers, err := readAnswers(file)
	switch {
	case failure.ClassOf(err) == failure.NoInput:
		answers = &patterns.Answers{}
	case err != nil:
		return nil, nil, err
	}
	picture := ""
	p := &patterns.Person{Answers: answers, Show: func(svg string) error { picture = svg; return nil }}
	p.Ask = func(text string) (string, error) {
		svg := picture
		picture = ""
		return asker.Ask(text, svg)
	}
	done := func() error {
		if err := os.WriteFile(file, []byte(answers.String()), 0o666); err != nil {
			return failure.WithClass(failure.IO, fmt.Errorf("--oracle=ask: %w", err))
		}
		return nil
	}
	return patterns.First{p, &patterns.Characterised{Oracle: p, Propose: smallest}}, done, nil
}

func readAnswers(file string) (*patterns.Answers, error) {
	text, err := os.ReadFile(file)
	if os.IsNotExist(err) {
		return nil, failure.Errorf(failure.NoInput, "--oracle=%s: no such file; it names an oracle (smallest, runs, ask) or a file with answers", file)
	}
	if err != nil {
		return nil, failure.WithClass(failure.IO, err)
	}
	a, err := patterns.ParseAnswers(string(text))
	if err != nil {
		return nil, failure.Errorf(failure.Data, "--oracle=%s: %v", file, err)
	}
	return a, nil
}
