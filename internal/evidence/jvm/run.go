package jvm

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/horn/proc"
)

// Machine is a Java virtual machine and a program for it. It is immutable and
// safe for concurrent use.
type Machine struct {
	JDK       *classfile.JDK
	ClassPath string            // of the program, as java takes it; "" is the current folder
	Classes   Classes           // where class files are found; needed for Random and clocks
	Program   []string          // the program's classes, with slashes; needed for clocks
	Front     map[string][]byte // class files in front of the class path, by binary names
	Time      time.Duration     // for one run; 0 is 20 s
	MemoryMB  int               // for one run; 0 is 2048
}

// stackSize is that of the program's thread: the depth of calls is not proved, so
// there must be room for every run of the interpreter.
const stackSize = "-Xss512m"

var errNoJava = errors.New("the JDK has no bin/java")

// Java returns the path of the JDK's java.
func Java(jdk *classfile.JDK) (string, error) {
	for _, dir := range []string{jdk.Home, filepath.Join(jdk.Home, "jre")} {
		name := filepath.Join(dir, "bin", "java")
		if runtime.GOOS == "windows" {
			name += ".exe"
		}
		if info, err := os.Stat(name); err == nil && info.Mode().IsRegular() {
			return name, nil
		}
	}
	return "", errNoJava
}

// Run runs the script in a JVM of its own, in an empty folder. The process and
// all that it starts have ended when Run returns. An error says why there was
// no run; it is ctx's when that has ended.
func (m *Machine) Run(ctx context.Context, s *Script) (*Outcome, error) {
	if !Available() {
		return nil, errors.New("this binary was built without the harness for the JVM; build it with make")
	}
	java, err := Java(m.JDK)
	if err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp("", "jayverify-replay-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	args, err := m.prepare(dir, s)
	if err != nil {
		return nil, err
	}
	set, env, err := s.settings()
	if err != nil {
		return nil, err
	}
	args = append(set, args...)
	limit, memory := m.Time, m.MemoryMB
	if limit == 0 {
		limit = 20 * time.Second
	}
	if memory == 0 {
		memory = 2048
	}
	out, err := proc.Run(ctx, proc.Cmd{Path: java, Args: args, Env: env, Dir: filepath.Join(dir, "work"), Time: limit, MemoryMB: memory})
	if err != nil {
		return nil, err
	}
	text, readErr := os.ReadFile(filepath.Join(dir, "outcome"))
	switch {
	case readErr == nil:
		return parseOutcome(string(text)), nil
	case out.End == proc.OutOfTime:
		return &Outcome{Why: fmt.Sprintf("the program still runs after %s", limit)}, nil
	case out.End == proc.OutOfMem:
		return &Outcome{Why: fmt.Sprintf("the program takes more than %d MB", memory)}, nil
	case out.End == proc.TooMuch:
		return &Outcome{Why: "the program prints too much"}, nil
	}
	if line, _, _ := strings.Cut(strings.TrimSpace(out.Stderr), "\n"); strings.HasPrefix(line, "Error") || strings.HasPrefix(line, "Unrecognized") {
		return nil, fmt.Errorf("java: %s", line)
	}
	return &Outcome{Why: "the JVM was ended from outside, or by the program without a trace"}, nil
}

// fill writes what all tasks of a JVM need into a folder: the harness, the classes in front of
// the class path, the job, and a folder to work in.
func (m *Machine) fill(dir, job string) error {
	if err := os.Mkdir(filepath.Join(dir, "work"), 0o777); err != nil {
		return err
	}
	if err := writeHarness(filepath.Join(dir, "harness")); err != nil {
		return err
	}
	if err := writeClasses(filepath.Join(dir, "front"), m.Front); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "job"), []byte(job), 0o666)
}

// prepare fills a folder with what a run needs and returns java's arguments.
func (m *Machine) prepare(dir string, s *Script) ([]string, error) {
	path := func(name string) string { return filepath.Join(dir, name) }
	if err := m.fill(dir, s.job()); err != nil {
		return nil, err
	}
	args := []string{
		"-ea", stackSize, "-Xmx1g", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData", "-XX:-OmitStackTraceInFastThrow",
		"-Djava.awt.headless=true", "-Dfile.encoding=UTF-8", "-Duser.language=en", "-Djayverify.outcome=" + path("outcome"),
	}
	if len(s.Fed) > 0 {
		if err := os.WriteFile(path("values"), []byte(s.values()), 0o666); err != nil {
			return nil, err
		}
		args = append(args, "-Djayverify.values="+path("values"))
		patched, err := s.writePatch(path("patch"), m.Classes)
		switch {
		case err != nil:
			return nil, err
		case patched && m.JDK.Feature > 0 && m.JDK.Feature < 9:
			args = append(args, "-Xbootclasspath/p:"+path("patch"))
		case patched:
			args = append(args, "--patch-module", "java.base="+path("patch"))
		}
		if err := s.writeClocks(path("clocks"), m.Classes, m.Program); err != nil {
			return nil, err
		}
	}
	cp, err := absolute(m.ClassPath)
	if err != nil {
		return nil, err
	}
	cp = strings.Join([]string{path("harness"), path("front"), path("clocks"), cp}, string(os.PathListSeparator))
	return append(args, "-cp", cp, "jayverify.replay.Launcher", path("job"), path("outcome")), nil
}

// absolute makes the entries of a class path independent of the current folder.
func absolute(cp string) (string, error) {
	if cp == "" {
		cp = "."
	}
	entries := filepath.SplitList(cp)
	for i, e := range entries {
		if e == "" {
			e = "."
		}
		dir, star := strings.CutSuffix(e, "*")
		if dir == "" {
			dir = "."
		}
		abs, err := filepath.Abs(dir)
		if err != nil {
			return "", err
		}
		if star {
			abs = filepath.Join(abs, "*")
		}
		entries[i] = abs
	}
	return strings.Join(entries, string(os.PathListSeparator)), nil
}
