package programs

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"sort"
	"strconv"
	"strings"

	"github.com/jayverify/jayverify/internal/dev/javac"
	"github.com/jayverify/jayverify/ivl"
)

// JDK is the home of a JDK, "" for the tools on the PATH.
type JDK string

func (j JDK) tool(name string) string {
	if j == "" {
		return name
	}
	return filepath.Join(string(j), "bin", name)
}

// Compile compiles the programs into the folder out, with one javac for each
// set of options; classPath is what they are compiled against ("" for
// nothing). The classes carry debugging information (-g). The error holds what
// javac said.
func (j JDK) Compile(ctx context.Context, ps []*Program, classPath, out string) error {
	return j.compile(ctx, ps, classPath, out, func(p *Program) string { return p.File })
}

func (j JDK) compile(ctx context.Context, ps []*Program, classPath, out string, file func(*Program) string) error {
	sets := map[string][]string{}
	for _, p := range ps {
		key := strings.Join(p.Javac, " ")
		sets[key] = append(sets[key], file(p))
	}
	keys := make([]string, 0, len(sets))
	for k := range sets {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	for _, options := range keys {
		if err := j.javac(ctx, append(strings.Fields(options), sets[options]...), classPath, out); err != nil {
			return err
		}
	}
	return nil
}

func (j JDK) javac(ctx context.Context, args []string, classPath, out string) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	if classPath != "" {
		args = append([]string{"-cp", classPath}, args...)
	}
	return javac.Compile(j.tool("javac"), append([]string{"-g", "-nowarn", "-encoding", "UTF-8", "-d", out}, args...)...)
}

// Outcome is how a run on the real JVM ended.
type Outcome struct {
	Ended     bool   // by System.exit or an assumption that did not hold
	Exception string // class of the exception that left main, "" when none did
	Violation        // its line and kind, when one did

	// Initialiser says that the exception left a class initialiser, and that the JVM's
	// ExceptionInInitializerError left main.
	Initialiser bool
}

// violates returns the violation of p that an exception is. An ExceptionInInitializerError that
// the program catches and throws again is an uncaught exception, where the initialiser's exception
// was created. The JVM does not tell it from one that nothing has caught.
func (o Outcome) violates(p *Program) (Violation, bool) {
	again := Violation{o.Line, ivl.UncaughtException}
	switch {
	case o.Exception == "":
		return Violation{}, false
	case !p.expects(o.Violation) && o.Initialiser && p.expects(again):
		return again, true
	}
	return o.Violation, p.expects(o.Violation)
}

// String says how the run ended.
func (o Outcome) String() string {
	switch {
	case o.Exception != "":
		return fmt.Sprintf("%s on line %d", o.Exception, o.Line)
	case o.Ended:
		return "ended"
	}
	return "returned"
}

// Player runs programs on the real JVM with chosen inputs. The programs are
// compiled from copies in which stand-ins that read those inputs take the
// places of java.util.Random, System.exit and Verifier; lines stay the same.
type Player struct {
	jdk      JDK
	standins string // folder of the compiled stand-ins
	classes  string // folder of the compiled copies; apart, so that each run has a class loader of its own
}

// substitutions turn a program into one that asks the stand-ins.
var substitutions = strings.NewReplacer("java.util.Random", "standin.Random", "System.exit(", "standin.Process.exit(", "System.currentTimeMillis(", "standin.Process.currentTimeMillis(",
	"new ExceptionInInitializerError(", "new standin.InitializerError(")

// CompileStandins compiles the stand-ins, which are the Java files below the folder
// source, into the folder out. Players of all newer JDKs can use them.
func (j JDK) CompileStandins(ctx context.Context, source, out string) error {
	files, err := javaFiles(source)
	if err != nil {
		return err
	}
	return j.javac(ctx, files, "", out)
}

// NewPlayer compiles copies of the programs into the empty folder work. The folder
// standins has the compiled stand-ins.
func NewPlayer(ctx context.Context, jdk JDK, ps []*Program, standins, work string) (*Player, error) {
	pl := &Player{jdk: jdk, standins: standins, classes: filepath.Join(work, "classes")}
	copies := filepath.Join(work, "copies")
	for _, d := range []string{pl.classes, copies} {
		if err := os.MkdirAll(d, 0o777); err != nil {
			return nil, err
		}
	}
	for _, p := range ps {
		text, err := os.ReadFile(p.File)
		if err != nil {
			return nil, err
		}
		if err := os.WriteFile(filepath.Join(copies, p.Name+".java"), []byte(substitutions.Replace(string(text))), 0o666); err != nil {
			return nil, err
		}
	}
	err := jdk.compile(ctx, ps, pl.standins, pl.classes, func(p *Program) string { return filepath.Join(copies, p.Name+".java") })
	return pl, err
}

func javaFiles(dir string) ([]string, error) {
	var files []string
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(path, ".java") {
			files = append(files, path)
		}
		return err
	})
	return files, err
}

// Job is one run of a program: with In, or with random inputs from Seed when
// In is nil.
type Job struct {
	Program *Program
	In      *Inputs
	Seed    int64
}

// Play does all the jobs in one JVM, with assertions on, and returns their
// outcomes in the same order. Inputs that do not fit the program (too many,
// too few, out of range) are an error.
func (pl *Player) Play(ctx context.Context, jobs []Job) ([]Outcome, error) {
	var in, errs bytes.Buffer
	for _, j := range jobs {
		args, values, lines := coded(j.Program.words), fmt.Sprintf("random %d", j.Seed), "-"
		if j.In != nil {
			args, values, lines = coded(j.In.Args), coded(j.In.Values), coded(j.In.Lines)
		}
		fmt.Fprintf(&in, "%s\t%s\t%s\t%s\n", j.Program.Name, args, values, lines)
	}
	cmd := exec.CommandContext(ctx, pl.jdk.tool("java"), "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", pl.standins, "standin.Replay", pl.classes)
	cmd.Stdin, cmd.Stderr = &in, &errs
	text, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("java: %w\n%s", err, errs.Bytes())
	}
	lines := strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
	if len(lines) != len(jobs) {
		return nil, fmt.Errorf("java gave %d outcomes for %d runs\n%s", len(lines), len(jobs), errs.Bytes())
	}
	outcomes := make([]Outcome, len(jobs))
	var bad []error
	for i, line := range lines {
		if outcomes[i], err = parseOutcome(line); err != nil {
			bad = append(bad, fmt.Errorf("%s: run with %v: %w", jobs[i].Program.File, jobs[i], err))
		}
	}
	return outcomes, errors.Join(bad...)
}

// String tells the inputs.
func (j Job) String() string {
	if j.In == nil {
		return fmt.Sprintf("seed=%d", j.Seed)
	}
	return fmt.Sprintf("args=%s values=%s lines=%s", list(j.In.Args), list(j.In.Values), strings.Join(j.In.Lines, "|"))
}

// coded is a list of words in which "-" and commas are not themselves.
func coded(words []string) string {
	ws := make([]string, len(words))
	for i, w := range words {
		ws[i] = strings.ReplaceAll(url.QueryEscape(w), "-", "%2D")
	}
	return list(ws)
}

func list(words []string) string {
	if len(words) == 0 {
		return "-"
	}
	return strings.Join(words, ",")
}

func parseOutcome(line string) (Outcome, error) {
	f := strings.Fields(line)
	switch {
	case line == "returned":
		return Outcome{}, nil
	case line == "ended":
		return Outcome{Ended: true}, nil
	case len(f) >= 3 && f[0] == "threw":
		n, err := strconv.Atoi(f[2])
		return Outcome{Exception: f[1], Violation: Violation{n, kindOf(f[1])}, Initialiser: len(f) > 3}, err
	}
	return Outcome{}, fmt.Errorf("%s", strings.TrimPrefix(line, "bad "))
}

// exceptions are the classes the JVM itself throws for each kind.
var exceptions = map[string]ivl.Kind{
	"java.lang.AssertionError":                 ivl.AssertionError,
	"java.lang.NullPointerException":           ivl.NullDereference,
	"java.lang.ArrayIndexOutOfBoundsException": ivl.ArrayIndex,
	"java.lang.ClassCastException":             ivl.ClassCast,
	"java.lang.ArithmeticException":            ivl.DivisionByZero,
	"java.lang.NegativeArraySizeException":     ivl.NegativeArraySize,
	"java.lang.ArrayStoreException":            ivl.ArrayStore,
}

func kindOf(exception string) ivl.Kind {
	if k, ok := exceptions[exception]; ok {
		return k
	}
	return ivl.UncaughtException
}
