package main

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/spf13/pflag"

	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/ui/report"
)

func TestParseArgs(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.Mkdir("classes", 0o777); err != nil {
		t.Fatal(err)
	}
	base := verify.Config{Checks: []string{"default"}, Solver: "auto", Engine: "auto", JVM: "auto"}
	with := func(change func(c *verify.Config)) verify.Config {
		c := base
		change(&c)
		return c
	}
	inJar := with(func(c *verify.Config) { c.ClassPath, c.Main = "a.jar", "Main" })
	for _, c := range []struct {
		args string
		want verify.Config
	}{
		{"Main", with(func(c *verify.Config) { c.Main = "Main" })},
		{"-cp a.jar Main", inJar},
		{"-cp=a.jar Main", inJar},
		{"Main -cp a.jar", inJar},
		{"-classpath a.jar Main", inJar},
		{"--class-path=a.jar Main", inJar},
		{"--classpath a.jar -- Main", inJar},
		{"a.jar Main", inJar},
		{"-jar a.jar", with(func(c *verify.Config) { c.ClassPath = "a.jar" })},
		{"A.JAR", with(func(c *verify.Config) { c.ClassPath = "A.JAR" })},
		{"classes p.Main", with(func(c *verify.Config) { c.ClassPath, c.Main = "classes", "p.Main" })},
		{"-- -cp", with(func(c *verify.Config) { c.Main = "-cp" })},
		{"--timeout 5 Main", with(func(c *verify.Config) { c.Main, c.Timeout = "Main", 5*time.Second })},
		{"--property-timeout=90 Main", with(func(c *verify.Config) { c.Main, c.PropertyTimeout = "Main", 90*time.Second })},
		{"--timeout=2m Main", with(func(c *verify.Config) { c.Main, c.Timeout = "Main", 2*time.Minute })},
		{"--memory=512 Main", with(func(c *verify.Config) { c.Main, c.MemoryMB = "Main", 512 })},
		{"--memory=2g Main", with(func(c *verify.Config) { c.Main, c.MemoryMB = "Main", 2048 })},
		{"--memory=2GB Main", with(func(c *verify.Config) { c.Main, c.MemoryMB = "Main", 2048 })},
		{"--ints=unbounded Main", with(func(c *verify.Config) { c.Main, c.Ints = "Main", verify.Unbounded })},
		{"--checks=assert,array-index Main", with(func(c *verify.Config) {
			c.Main, c.Checks = "Main", []string{"assert", "array-index"}
		})},
		{"--jvm=never Main", with(func(c *verify.Config) { c.Main, c.JVM = "Main", verify.JVMNever })},
		{"--entry=Util.f", with(func(c *verify.Config) { c.Entry = "Util.f" })},
		{"--dump=ssa --dump=ivl:inline --dump=horn Main", with(func(c *verify.Config) {
			c.Main, c.Dump = "Main", []string{"ssa", "ivl:inline", "horn"}
		})},
		{"--solver=spacer --z3=z --pedantic --check-passes --jdk=j Main", with(func(c *verify.Config) {
			c.Main, c.Solver, c.Paths, c.JDK, c.Pedantic, c.CheckPasses = "Main", "spacer", map[string]string{"z3": "z"}, "j", true, true
		})},
	} {
		o, err := parseArgs(strings.Fields(c.args))
		if err != nil {
			t.Errorf("%s: %v", c.args, err)
			continue
		}
		if diff := cmp.Diff(c.want, o.config); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.args, diff)
		}
	}
}

// TestHelpNamesEveryFlag keeps --help and docs/usage.md complete.
func TestHelpNamesEveryFlag(t *testing.T) {
	usage, err := os.ReadFile("../../docs/usage.md")
	if err != nil {
		t.Fatal(err)
	}
	var flags []string
	hidden := map[string]bool{}
	(&options{}).define().VisitAll(func(f *pflag.Flag) {
		flags = append(flags, "--"+f.Name)
		hidden["--"+f.Name] = f.Hidden
	})
	if !slices.Contains(flags, "--classpath") {
		t.Fatalf("no --classpath among %v", flags)
	}
	codes := []failure.Class{failure.Usage, failure.Data, failure.NoInput, failure.NoSolver, failure.Internal, failure.IO, failure.Interrupted}
	for name, text := range map[string]string{"help.txt": help(), "docs/usage.md": string(usage)} {
		for _, f := range flags {
			if !strings.Contains(text, f) && !(hidden[f] && name == "help.txt") {
				t.Errorf("%s does not mention %s", name, f)
			}
		}
		for _, k := range checkNames() {
			if !strings.Contains(text, k) {
				t.Errorf("%s does not mention --checks=%s", name, k)
			}
		}
		for _, k := range verify.Techniques() {
			if name != "help.txt" && !strings.Contains(text, "`"+k+"`") {
				t.Errorf("%s does not mention --without=%s", name, k)
			}
		}
		for _, f := range report.Formats() {
			listed := "\n  " + f.Name + " "
			if name != "help.txt" {
				listed = "\n| `" + f.Name + "` | "
			}
			if strings.Count(text, listed) != 1 {
				t.Errorf("%s does not list the report format %s", name, f.Name)
			}
		}
		for _, c := range codes {
			if !strings.Contains(text, fmt.Sprintf(" %d ", int(c))) {
				t.Errorf("%s does not mention exit code %d", name, int(c))
			}
		}
	}
}

// TestHelpFitsTheScreen keeps the lines of --help short.
func TestHelpFitsTheScreen(t *testing.T) {
	for line := range strings.Lines(help()) {
		if len([]rune(line)) > 101 {
			t.Errorf("%d characters: %s", len([]rune(line))-1, line)
		}
		for _, mark := range []string{"<<<<<<<", "=======", ">>>>>>>"} {
			if strings.HasPrefix(line, mark) {
				t.Errorf("a mark of a merge that is not resolved: %s", line)
			}
		}
	}
}

func TestDumpFile(t *testing.T) {
	for _, c := range []struct{ name, want string }{
		{"ssa", "ssa.ssa"},
		{"ivl:inline", "ivl-inline.ivl"},
		{"horn", "horn.smt2"},
		{"horn:space/spacer", "horn-space-spacer.smt2"},
		{"../x y", "..-x-y.txt"},
	} {
		if got := dumpFile(c.name); got != c.want {
			t.Errorf("dumpFile(%q) = %q, want %q", c.name, got, c.want)
		}
	}
}
