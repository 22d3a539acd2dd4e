package main

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/dev/javac"
	"github.com/jayverify/jayverify/internal/dev/sample"
	"github.com/jayverify/jayverify/internal/project/fleet/helper"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"jayverify":       main,
		"jayverify-fleet": func() { os.Exit(helper.Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) },
	})
}

// TestScripts runs testdata/script/*.txtar. Beyond testscript's own commands
// they have
//
//	exits CODE ARGS…          run jayverify; a CODE from 64 asks for one line on stderr, and nothing else
//	code CODE ARGS…           the same, whatever is on stdout and stderr
//	both ARGS…                run jayverify twice at once, for the same verdict
//	damage DIR                change a byte in each file below DIR
//	javac ARGS…               compile
//	patch FILE OLD NEW        replace bytes, OLD and NEW as long as each other
//	truncate FILE N           keep the first N bytes
//	gone FILE                 the processes whose ids are in FILE end within 5 s
//	interrupt [-TERM|-KILL] FILE CODE ARGS…
//	                          run jayverify, send SIGINT (or the other) once FILE exists, and expect CODE
//	slay FILE CODE ARGS…      run jayverify, kill each process whose id gets into FILE, and expect CODE
//	storm N ARGS…             run jayverify N times, and kill it at some moment
//	whole FILES…              they end as files of their kind do
//	nats                      start a server of NATS; $NATS is its address
//
// and the conditions [jdk], [z3] and [eldarica] (in .tools or on the PATH), and
// [devfull]: there is a device that is a full disk. [smalldisk]: who is no
// administrator can mount one of any size, in a namespace of its own.
// $EXAMPLES is the folder of the compiled example programs, $SOURCES that of
// their sources.
//
// A usual run takes a third of the slow scripts.
func TestScripts(t *testing.T) {
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	classes := t.TempDir()
	compile := sync.OnceValue(func() error { return compileExamples(root, classes) })
	z3 := findSolver(filepath.Join(root, ".tools", "z3", "bin", "z3"), "z3")
	eldarica := findSolver(filepath.Join(root, ".tools", "eldarica"), "eld")
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata/script",
		RequireExplicitExec: true,
		Setup: func(env *testscript.Env) error {
			if name := strings.TrimPrefix(filepath.Base(env.WorkDir), "script-"); slowScript(name) && !sample.TakesFile(t, "testdata/script/"+name+".txtar", 3) {
				env.T().Skip("another commit takes this script; JAYVERIFY_SAMPLE=all takes all")
			}
			env.Setenv("EXAMPLES", classes)
			env.Setenv("SOURCES", filepath.Join(root, "examples"))
			if jdk, err := classfile.FindJDK(""); err == nil {
				env.Setenv("JAVA_HOME", jdk.Home)
			}
			env.Setenv("JAYVERIFY_CACHE", "off") // what is tested is verified
			env.Setenv("JAYVERIFY_Z3", z3)
			env.Setenv("Z3", z3) // for scripts that begin without one
			env.Setenv("JAYVERIFY_ELDARICA", eldarica)
			if hasJDK() {
				return compile()
			}
			return nil
		},
		Condition: func(cond string) (bool, error) {
			switch cond {
			case "jdk":
				return hasJDK(), nil
			case "z3":
				return z3 != "", nil
			case "eldarica":
				return eldarica != "", nil
			case "devfull":
				_, err := os.Stat("/dev/full")
				return err == nil, nil
			case "smalldisk":
				return exec.Command("unshare", "-rm", "mount", "-t", "tmpfs", "-o", "size=8k", "tmpfs", os.TempDir()).Run() == nil, nil
			}
			return false, fmt.Errorf("unknown condition %q", cond)
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"exits":     cmdExits,
			"code":      cmdCode,
			"both":      cmdBoth,
			"damage":    cmdDamage,
			"javac":     cmdJavac,
			"patch":     cmdPatch,
			"truncate":  cmdTruncate,
			"gone":      cmdGone,
			"interrupt": cmdInterrupt,
			"slay":      cmdSlay,
			"storm":     cmdStorm,
			"whole":     cmdWhole,
			"nats":      cmdNATS,
		},
	})
}

// slowScript reports whether a script is none of the short tests.
func slowScript(name string) bool {
	text, err := os.ReadFile("testdata/script/" + name + ".txtar")
	return err == nil && strings.Contains(string(text), "\n[short] ")
}

func hasJDK() bool {
	_, err := exec.LookPath("javac")
	return err == nil
}

// findSolver returns own, where .tools has it, or else what the PATH has, or "".
func findSolver(own, name string) string {
	if _, err := os.Stat(own); err == nil {
		return own
	}
	path, err := exec.LookPath(name)
	if err != nil {
		return ""
	}
	return path
}

func compileExamples(root, classes string) error {
	sources, err := filepath.Glob(filepath.Join(root, "examples", "*.java"))
	if err != nil {
		return err
	}
	return javac.Compile("javac", append([]string{"-g", "-d", classes}, sources...)...)
}

func cmdExits(ts *testscript.TestScript, neg bool, args []string) {
	cmdCode(ts, neg, args)
	want := number(ts, args[0])
	if want < 64 || want == 130 {
		return
	}
	if out := ts.ReadFile("stdout"); out != "" {
		ts.Fatalf("unexpected output on stdout")
	}
	line := ts.ReadFile("stderr")
	if !strings.HasPrefix(line, "jayverify: ") || strings.Count(line, "\n") != 1 || !strings.HasSuffix(line, "\n") {
		ts.Fatalf("stderr is not one line of jayverify's")
	}
}

func cmdCode(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) == 0 {
		ts.Fatalf("usage: exits CODE ARGS…, code CODE ARGS…")
	}
	want := number(ts, args[0])
	got := 0
	// Not that of the script's PATH, which may be empty.
	jayverify, err := exec.LookPath("jayverify")
	ts.Check(err)
	if err := ts.Exec(jayverify, args[1:]...); err != nil {
		exit, ok := err.(*exec.ExitError)
		if !ok {
			ts.Fatalf("%v", err)
		}
		got = exit.ExitCode()
	}
	if got != want {
		ts.Fatalf("exit code %d, want %d", got, want)
	}
}

func cmdBoth(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) == 0 {
		ts.Fatalf("usage: both ARGS…")
	}
	var out [2]bytes.Buffer
	var cmds [2]*exec.Cmd
	for i := range cmds {
		cmds[i] = exec.Command("jayverify", args...)
		cmds[i].Dir = ts.MkAbs(".")
		cmds[i].Env = append(os.Environ(), "JAYVERIFY_Z3="+ts.Getenv("JAYVERIFY_Z3"), "JAVA_HOME="+ts.Getenv("JAVA_HOME"))
		cmds[i].Stdout, cmds[i].Stderr = &out[i], &out[i]
		ts.Check(cmds[i].Start())
	}
	for i, c := range cmds {
		if err := c.Wait(); err != nil {
			ts.Fatalf("%v\n%s", err, &out[i])
		}
		if !strings.HasPrefix(out[i].String(), "SAFE ") || strings.Contains(out[i].String(), "jayverify: ") {
			ts.Fatalf("one of two says\n%s", &out[i])
		}
	}
}

func cmdDamage(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 1 {
		ts.Fatalf("usage: damage DIR")
	}
	files := 0
	ts.Check(filepath.WalkDir(ts.MkAbs(args[0]), func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		files++
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		data[len(data)/2] ^= 1
		return os.WriteFile(path, data, 0o600)
	}))
	if files == 0 {
		ts.Fatalf("no files in %s", args[0])
	}
}

func cmdJavac(ts *testscript.TestScript, neg bool, args []string) {
	if slices.Contains(args, "-d") {
		for i, a := range args {
			if _, err := os.Stat(ts.MkAbs(a)); err == nil || i > 0 && args[i-1] == "-d" {
				args[i] = ts.MkAbs(a)
			}
		}
		if err := javac.Compile("javac", args...); err != nil {
			ts.Fatalf("%v", err)
		}
		return
	}
	if err := ts.Exec("javac", append([]string{"-J-XX:+UseSerialGC", "-J-XX:TieredStopAtLevel=1"}, args...)...); err != nil {
		ts.Fatalf("javac: %v", err)
	}
}

func cmdPatch(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 3 || len(args[1]) != len(args[2]) {
		ts.Fatalf("usage: patch FILE OLD NEW")
	}
	file := ts.MkAbs(args[0])
	data, err := os.ReadFile(file)
	ts.Check(err)
	if !bytes.Contains(data, []byte(args[1])) {
		ts.Fatalf("%s does not contain %q", args[0], args[1])
	}
	ts.Check(os.WriteFile(file, bytes.ReplaceAll(data, []byte(args[1]), []byte(args[2])), 0o666))
}

func cmdTruncate(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: truncate FILE N")
	}
	ts.Check(os.Truncate(ts.MkAbs(args[0]), int64(number(ts, args[1]))))
}

func cmdGone(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 1 {
		ts.Fatalf("usage: gone FILE")
	}
	ids := strings.Fields(ts.ReadFile(args[0]))
	if len(ids) == 0 {
		ts.Fatalf("%s names no process", args[0])
	}
	for _, id := range ids {
		pid := number(ts, id)
		for start := time.Now(); alive(pid); time.Sleep(20 * time.Millisecond) {
			if time.Since(start) > 5*time.Second {
				ts.Fatalf("process %d is still there", pid)
			}
		}
	}
}

// alive reports whether a process exists that is not a zombie.
func alive(pid int) bool {
	p, err := os.FindProcess(pid)
	if err != nil || p.Signal(syscall.Signal(0)) != nil { // Windows has no such signal: nothing is alive there
		return false
	}
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return !os.IsNotExist(err) || !hasProc()
	}
	_, state, _ := strings.Cut(string(stat), ") ")
	return !strings.HasPrefix(state, "Z")
}

func hasProc() bool {
	_, err := os.Stat("/proc/self/stat")
	return err == nil
}

func number(ts *testscript.TestScript, s string) int {
	n, err := strconv.Atoi(s)
	ts.Check(err)
	return n
}
