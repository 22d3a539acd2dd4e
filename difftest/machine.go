package difftest

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"sync"

	"github.com/jayverify/jayverify/lower"
)

// Machine compares programs, many at a time.
type Machine struct {
	jvm     *JVM
	dir     string
	batches int
}

// NewMachine starts a machine that works in the empty folder dir.
func NewMachine(ctx context.Context, dir string) (*Machine, error) {
	j, err := StartJVM(ctx, dir)
	if err != nil {
		return nil, err
	}
	return &Machine{jvm: j, dir: dir}, nil
}

// Close ends the machine.
func (m *Machine) Close() error { return m.jvm.Close() }

// Case is a compiled program, what the JVM did with it, and what came of the
// comparison.
type Case struct {
	Text    string
	Refusal string // by javac; then nothing else is set
	Run     Run
	Verdict Verdict
}

// Job is a program to compare: its text, and the text that goes to the
// interpreter where that is another one, as it is for planted bugs.
type Job struct{ Text, Other string }

// Compare compiles and runs programs and checks them.
func (m *Machine) Compare(ctx context.Context, jobs []Job, opts Options) ([]Case, error) {
	return m.batch(ctx, jobs, func(path lower.Source, main string, c *Case) {
		c.Verdict = Check(ctx, path, main, c.Run, opts)
	})
}

// batch compiles and runs programs and calls check for those that ended. check
// may be called at the same time from several goroutines.
func (m *Machine) batch(ctx context.Context, jobs []Job, check func(path lower.Source, main string, c *Case)) ([]Case, error) {
	m.batches++
	dir := filepath.Join(m.dir, fmt.Sprintf("batch%d", m.batches))
	defer os.RemoveAll(dir)
	cases, ok, err := m.compile(dir, jobs)
	if err != nil {
		return nil, err
	}
	runs, err := m.jvm.Run(dir, ok)
	if err != nil {
		return nil, err
	}
	path, err := Open(dir)
	if err != nil {
		return nil, err
	}
	defer path.Close()
	work := make(chan int)
	var all sync.WaitGroup
	for range max(2, runtime.GOMAXPROCS(0)) {
		all.Add(1)
		go func() {
			defer all.Done()
			for i := range work {
				at := i
				if jobs[i].Other != "" {
					at += len(jobs)
				}
				if cases[i].Run.Endless {
					cases[i].Verdict = Verdict{Refused, "JVM", "the program does not end"}
					continue
				}
				check(path, packageName(at)+"/Main", &cases[i])
			}
		}()
	}
	for k, i := range ok {
		cases[i].Run = runs[k]
		work <- i
	}
	close(work)
	all.Wait()
	return cases, nil
}

// compile compiles jobs, their other texts behind them, and says which can be
// run.
func (m *Machine) compile(dir string, jobs []Job) (cases []Case, ok []int, err error) {
	texts := make([]string, 0, 2*len(jobs))
	other := false
	for _, j := range jobs {
		texts = append(texts, j.Text)
		other = other || j.Other != ""
	}
	if other {
		for _, j := range jobs {
			if j.Other == "" {
				j.Other = j.Text
			}
			texts = append(texts, j.Other)
		}
	}
	refused, err := m.jvm.Compile(dir, texts)
	if err != nil {
		return nil, nil, err
	}
	cases = make([]Case, len(jobs))
	for i, j := range jobs {
		cases[i].Text = j.Text
		cases[i].Refusal = refused[i] + refused[i+len(jobs)]
		if cases[i].Refusal == "" {
			ok = append(ok, i)
		}
	}
	return cases, ok, nil
}
