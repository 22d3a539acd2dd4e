// Package eldarica solves clauses with Eldarica, a Horn solver on the JVM.
//
//	clauses ──SMT-LIB──▶ eld -ssol -scex ─ sat ─▶ Safe, solution
//	                                     └ unsat ─▶ Unsafe, derivation
//
// The derivation is printed as a DAG from false, one fact a line:
//
//	0: false -> 1
//	1: error -> 2
//	2: (|Main.main:L1| 3 3) -> 4, 3
package eldarica

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/proc"
)

// Variant is a named set of Eldarica options.
type Variant struct {
	Name    string // after "eldarica"; "" for Eldarica's defaults
	Options []string
}

// The variants worth trying.
var (
	Default = Variant{}
	// Portfolio runs Eldarica's standard configurations in parallel.
	Portfolio = Variant{"portfolio", []string{"-portfolio"}}
)

// Solver runs one Eldarica. It implements horn.Solver.
type Solver struct {
	Path    string // an eld script, or a folder of jars
	Variant Variant
	Server  *Server // asked first; nil: there is none
}

// Name returns "eldarica" or "eldarica-VARIANT".
func (s *Solver) Name() string {
	if s.Variant.Name == "" {
		return "eldarica"
	}
	return "eldarica-" + s.Variant.Name
}

var versionText = regexp.MustCompile(`Eldarica v(\d+(\.\d+)*)`)

// Version asks Eldarica for its version.
func (s *Solver) Version(ctx context.Context) (string, error) {
	c, err := s.command(horn.Limits{Time: time.Minute}, "-h")
	if err != nil {
		return "", err
	}
	out, err := proc.Run(ctx, c)
	if err != nil {
		return "", err
	}
	m := versionText.FindStringSubmatch(out.Stdout + out.Stderr)
	if m == nil {
		return "", fmt.Errorf("%s -h printed %q, expected Eldarica v…", s.Path, proc.FirstLine(out.Stdout+out.Stderr))
	}
	return m[1], nil
}

// Solve decides the system. See horn.Solver.
func (s *Solver) Solve(ctx context.Context, sys *horn.System, lim horn.Limits) (*horn.Answer, error) {
	start := time.Now()
	options := append([]string{"-ssol"}, s.Variant.Options...)
	if !lim.NoDerivation {
		options = append(options, "-scex")
	}
	text := sys.Text(horn.CHCComp)
	out, err := s.served(ctx, text, options, lim)
	if err != nil {
		return nil, err
	}
	if out == nil {
		c, err := s.command(lim, append(options, "-in")...)
		if err != nil {
			return nil, err
		}
		c.Stdin = text
		if out, err = proc.Run(ctx, c); err != nil {
			return nil, err
		}
	}
	a := read(sys, out, !lim.NoDerivation)
	a.Options = strings.Join(s.Variant.Options, " ")
	a.Elapsed = time.Since(start)
	return a, nil
}

// Options for a quick start; deep recursion over terms needs the stack.
var jvmOptions = []string{"-Xss20m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"}

// command is the process to run. The JVM's options are also in the environment,
// since a script may not pass them on; the script's own options have priority.
func (s *Solver) command(lim horn.Limits, args ...string) (proc.Cmd, error) {
	jvm := jvmOptions
	if lim.MemoryMB > 0 {
		jvm = append(jvm[:len(jvm):len(jvm)], fmt.Sprintf("-Xmx%dm", lim.MemoryMB))
	}
	c := proc.Cmd{Path: s.Path, Args: args, Time: lim.Time, MemoryMB: lim.MemoryMB * 3 / 2}
	c.Env = []string{"JAVA_TOOL_OPTIONS=" + strings.TrimSpace(os.Getenv("JAVA_TOOL_OPTIONS")+" "+strings.Join(jvm, " "))}
	info, err := os.Stat(s.Path)
	if err != nil || !info.IsDir() {
		return c, nil
	}
	java, err := findJava()
	if err != nil {
		return c, err
	}
	c.Path, c.Env = java, nil
	c.Args = append(append(append([]string(nil), jvm...), "-cp", filepath.Join(s.Path, "*"), "lazabs.Main"), args...)
	return c, nil
}

func findJava() (string, error) {
	if home := os.Getenv("JAVA_HOME"); home != "" {
		if p, err := exec.LookPath(filepath.Join(home, "bin", "java")); err == nil {
			return p, nil
		}
	}
	p, err := exec.LookPath("java")
	if err != nil {
		return "", fmt.Errorf("eldarica needs java, which is neither in JAVA_HOME nor on the PATH")
	}
	return p, nil
}

// read turns the output into an answer.
func read(sys *horn.System, out *proc.Output, derive bool) *horn.Answer {
	a := &horn.Answer{Stderr: out.Stderr}
	switch out.End {
	case proc.OutOfTime:
		a.Reason = horn.OutOfTime
		return a
	case proc.OutOfMem:
		a.Reason = "out of memory"
		return a
	case proc.TooMuch:
		a.Reason = "wrote too much"
		return a
	}
	status, rest := findStatus(out.Stdout)
	switch status {
	case "sat":
		a.Verdict = horn.Safe
		a.Model = strings.TrimSpace(rest)
	case "unsat":
		a.Verdict = horn.Unsafe
		if !derive {
			break
		}
		root, err := readDAG(sys, rest)
		if err != nil {
			a.Reason = "no derivation: " + err.Error()
			break
		}
		a.Derivation = sys.NewDerivation(root)
	case "unknown":
		a.Reason = "eldarica gave up"
	default:
		a.Reason = complaint(out)
	}
	return a
}

// findStatus finds the line with the answer; the JVM may print warnings before
// it. After an error there is no answer.
func findStatus(text string) (status, rest string) {
	for text != "" {
		line, after, _ := strings.Cut(text, "\n")
		switch line = strings.TrimSpace(line); {
		case line == "sat", line == "unsat", line == "unknown":
			return line, after
		case strings.HasPrefix(line, "(error"):
			return "", ""
		}
		text = after
	}
	return "", ""
}

// complaint describes output that is no answer.
func complaint(out *proc.Output) string {
	both := out.Stdout + "\n" + out.Stderr
	if strings.Contains(both, "OutOfMemoryError") {
		return "out of memory"
	}
	for _, line := range strings.Split(both, "\n") {
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "Picked up ") {
			return fmt.Sprintf("eldarica answered %q", proc.FirstLine(line))
		}
	}
	if out.Signal != "" {
		return "eldarica was ended by a signal (" + out.Signal + ")"
	}
	return "eldarica gave no answer"
}
