package difftest

import (
	"bufio"
	"context"
	"embed"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/jayverify/jayverify/internal/dev/javac"
)

//go:embed runner/Runner.java
var runner embed.FS

// Thrown is an exception and where it comes from: class and line of the
// topmost frame of its stack trace that is in the program.
type Thrown struct {
	Exception string // binary name with dots, without the program's package
	Class     string
	Line      int
}

// Run is what the JVM does with a program.
type Run struct {
	Output  string
	Endless bool    // it was given up after five seconds
	Thrown  *Thrown // what left main; nil when it returned
	Cause   *Thrown // the exception's cause
}

// JVM is a Java virtual machine that compiles and runs programs. It is not
// safe for concurrent use.
type JVM struct {
	ctx context.Context
	dir string // of the class Runner
	cmd *exec.Cmd
	in  io.WriteCloser
	out *bufio.Reader
}

// StartJVM starts a JVM; its own class goes to the folder dir. The JDK is the
// one on the PATH; the error is an *exec.Error where there is none.
func StartJVM(ctx context.Context, dir string) (*JVM, error) {
	src, err := runner.ReadFile("runner/Runner.java")
	if err != nil {
		return nil, err
	}
	file := filepath.Join(dir, "Runner.java")
	if err := os.WriteFile(file, src, 0o666); err != nil {
		return nil, err
	}
	if err := javac.Compile("javac", "-nowarn", "-d", dir, file); err != nil {
		return nil, err
	}
	j := &JVM{ctx: ctx, dir: dir}
	return j, j.start()
}

func (j *JVM) start() error {
	cmd := exec.CommandContext(j.ctx, "java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx1g", "-XX:-OmitStackTraceInFastThrow", "-ea", "-cp", j.dir, "Runner")
	cmd.Stderr = os.Stderr
	in, err := cmd.StdinPipe()
	if err != nil {
		return err
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	j.cmd, j.in, j.out = cmd, in, bufio.NewReaderSize(out, 1<<16)
	return cmd.Start()
}

// Close ends the JVM.
func (j *JVM) Close() error {
	_ = j.in.Close()
	return j.cmd.Wait()
}

// ask sends a request and hands each line of the answer to f, which may read on.
func (j *JVM) ask(what, dir string, packages []string, f func(words []string) error) error {
	if _, err := fmt.Fprintln(j.in, what, dir, strings.Join(packages, " ")); err != nil {
		return err
	}
	for {
		line, err := j.out.ReadString('\n')
		if err != nil {
			return fmt.Errorf("the JVM ended: %w", err)
		}
		line = strings.TrimSuffix(line, "\n")
		if line == "done" {
			return nil
		}
		if err := f(strings.Fields(line)); err != nil {
			return err
		}
	}
}

// Write puts programs into dir, program i into the package named name(i).
func Write(dir string, texts []string) error {
	for i, t := range texts {
		p := filepath.Join(dir, packageName(i))
		if err := os.MkdirAll(p, 0o777); err != nil {
			return err
		}
		// The package stands on the first line, so that lines count alike.
		if err := os.WriteFile(filepath.Join(p, "Main.java"), []byte("package "+packageName(i)+"; "+t), 0o666); err != nil {
			return err
		}
	}
	return nil
}

// packageName is the package of program i of a batch.
func packageName(i int) string { return "p" + strconv.Itoa(i) }

// Compile writes programs to dir and compiles them there. It returns what
// javac says about those that it refuses, by their index.
func (j *JVM) Compile(dir string, texts []string) (refused map[int]string, err error) {
	if err := Write(dir, texts); err != nil {
		return nil, err
	}
	var packages []string
	for i := range texts {
		packages = append(packages, packageName(i))
	}
	refused = map[int]string{}
	err = j.ask("compile", dir, packages, func(w []string) error {
		if w[0] != "error" {
			return fmt.Errorf("unexpected answer %q", w)
		}
		i, err := strconv.Atoi(w[1][1:])
		refused[i] = strings.Join(w[2:], " ")
		return err
	})
	return refused, err
}

// Run runs compiled programs, given by their indices.
func (j *JVM) Run(dir string, which []int) ([]Run, error) {
	var runs []Run
	for len(runs) < len(which) {
		rs, err := j.run(dir, which[len(runs):])
		if err != nil {
			return nil, err
		}
		if len(rs) == 0 {
			return nil, fmt.Errorf("the JVM ran %d programs of %d", len(runs), len(which))
		}
		runs = append(runs, rs...)
	}
	return runs, nil
}

// errEndless stops the reading of answers: the JVM gave up a program, and
// itself.
var errEndless = errors.New("a program does not end")

// run runs programs up to the first that does not end.
func (j *JVM) run(dir string, which []int) ([]Run, error) {
	var packages []string
	for _, i := range which {
		packages = append(packages, packageName(i))
	}
	var runs []Run
	err := j.ask("run", dir, packages, func(w []string) error {
		if len(w) < 4 || w[0] != "ran" {
			return fmt.Errorf("unexpected answer %q", w)
		}
		n, err := strconv.Atoi(w[2])
		if err != nil {
			return err
		}
		text := make([]byte, n+1)
		if _, err := io.ReadFull(j.out, text); err != nil {
			return err
		}
		r := Run{Output: string(text[:n]), Endless: w[3] == "endless"}
		if len(w) >= 7 {
			r.Thrown = thrownOf(w[1], w[4:7])
		}
		if len(w) >= 10 {
			r.Cause = thrownOf(w[1], w[7:10])
		}
		runs = append(runs, r)
		if r.Endless {
			return errEndless
		}
		return nil
	})
	if errors.Is(err, errEndless) {
		if err = j.Close(); err == nil {
			err = j.start()
		}
	}
	return runs, err
}

func thrownOf(pkg string, w []string) *Thrown {
	line, _ := strconv.Atoi(w[2])
	return &Thrown{Exception: strings.TrimPrefix(w[0], pkg+"."), Class: strings.TrimPrefix(w[1], pkg+"."), Line: line}
}
