package main

import (
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/dev/javac"
)

// witnessed is a task that is violated, with its witnesses.
type witnessed struct {
	graphML, yaml string // a file, and a text
	common, dir   string
	runtime       bool // an exception, not a failed assertion
}

// validator is something that confirms witnesses of violations.
type validator struct {
	name    string
	command []string // of another project's, from the environment; empty if there is none
	replay  bool     // ours: the values of the YAML witness go into a Verifier, and the JVM runs the program
	// exceptions says that it also reads witnesses of exceptions.
	exceptions bool
	args       func(w witnessed) []string
	confirms   string // what it prints
}

// validators are all that are known. $WIT4JAVA and $JLISA_WIT are commands for those of
// other projects.
func validators() []validator {
	return []validator{
		{name: "replay", replay: true, exceptions: true},
		{
			name: "wit4java", command: strings.Fields(os.Getenv("WIT4JAVA")), confirms: "Witness Correct",
			args: func(w witnessed) []string {
				return []string{"--packages", w.common, "--witness", w.graphML, w.dir}
			},
		},
		{
			name: "jlisa-wit", command: strings.Fields(os.Getenv("JLISA_WIT")), confirms: "Witness Correct",
			args: func(w witnessed) []string {
				property := filepath.Join(filepath.Dir(w.common), "properties", "valid-assert.prp")
				return []string{"--witness", w.graphML, "--property", property, w.common, w.dir}
			},
		},
	}
}

// tally counts witnesses by validator and kind: how many there are, and how many of them
// are confirmed.
type tally map[string][2]int

func (y tally) count(validator string, runtime, confirmed bool) {
	name := validator + map[bool]string{false: ", failed assertions", true: ", exceptions"}[runtime]
	n := y[name]
	n[0]++
	if confirmed {
		n[1]++
	}
	y[name] = n
}

// log tells the counts, and which validators are not here.
func (y tally) log(t *testing.T) {
	for _, v := range validators() {
		if !v.replay && len(v.command) == 0 {
			t.Logf("%s: not here, see docs/svcomp.md", v.name)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(y)) {
		t.Logf("%s: %d of %d witnesses confirmed", name, y[name][1], y[name][0])
	}
}

// validate asks the validator, and counts its answer.
func (v validator) validate(t *testing.T, tally tally, w witnessed) {
	if w.runtime && !v.exceptions || !v.replay && len(v.command) == 0 {
		return
	}
	text := ""
	if v.replay {
		if _, err := os.Stat(filepath.Join(w.dir, "Verifier.java")); err == nil {
			return // a Verifier of the program's own has no feed of values
		}
		text = replayed(t, w)
	} else {
		out, err := exec.Command(v.command[0], append(v.command[1:], v.args(w)...)...).CombinedOutput()
		if err != nil || !strings.Contains(string(out), v.confirms) {
			text = fmt.Sprintf("%v\n%s", err, out)
		}
	}
	tally.count(v.name, w.runtime, text == "")
	if text != "" {
		t.Errorf("%s does not confirm the witness: %s", v.name, text)
	}
}

var (
	waypoints  = regexp.MustCompile(`(?m)^        type: "(\w+)"\n        action: "follow"\n        location:\n          file_name: "(.*)"\n          line: (\d+)\n(?:          function: ".*"\n)?(?:        constraint:\n          value: "(.*)"\n)?`)
	equality   = regexp.MustCompile(`^\\result == (\S.*?)( && .*)?$`)
	equalTexts = regexp.MustCompile(`^\\result\.equals\((.*)\)$`)
	traceLine  = regexp.MustCompile(`\((\w+\.java):(\d+)\)`)
)

// replayed runs a task on the JVM with a Verifier that returns the values of the YAML
// witness in their order, and returns what is not as the witness says, or "": the
// exception must leave main, and its trace must have the line of the target.
func replayed(t *testing.T, w witnessed) string {
	var values []string
	target := ""
	for _, p := range waypoints.FindAllStringSubmatch(w.yaml, -1) {
		if p[1] == "target" {
			target = filepath.Base(p[2]) + ":" + p[3]
			continue
		}
		value := strings.NewReplacer(`\\`, `\`, `\"`, `"`).Replace(p[4]) // a scalar of YAML
		m := equality.FindStringSubmatch(value)
		if m == nil {
			m = equalTexts.FindStringSubmatch(value)
		}
		switch {
		case value == `Double.isNaN(\result)`:
			m = []string{"", "Double.NaN"}
		case m == nil:
			return "the value " + value + " cannot be replayed"
		}
		values = append(values, m[1])
	}
	if target == "" {
		return "there is no target:\n" + w.yaml
	}
	classes := t.TempDir()
	args := []string{"-nowarn", "-encoding", "ISO-8859-1", "-d", classes, writeFeed(t, values)}
	_ = filepath.WalkDir(w.dir, func(file string, e os.DirEntry, err error) error {
		if err == nil && filepath.Ext(file) == ".java" {
			args = append(args, file)
		}
		return err
	})
	if err := javac.Compile("javac", args...); err != nil {
		return err.Error()
	}
	out, _ := exec.Command("java", "-ea", "-Xss512k", "-cp", classes, "Main").CombinedOutput() // it is to fail
	_, trace, thrown := strings.Cut(string(out), "Exception in thread \"main\" ")
	isAssertion := strings.HasPrefix(trace, "java.lang.AssertionError")
	var lines []string
	for _, l := range traceLine.FindAllStringSubmatch(trace, -1) {
		lines = append(lines, l[1]+":"+l[2])
	}
	if !thrown || isAssertion == w.runtime || !slices.Contains(lines, target) {
		return fmt.Sprintf("the run does not end at %s, with values %q:\n%s", target, values, out)
	}
	return ""
}

// writeFeed writes a Verifier that returns values, which are expressions of Java.
func writeFeed(t *testing.T, values []string) string {
	dir := filepath.Join(t.TempDir(), "org", "sosy_lab", "sv_benchmarks")
	if err := os.MkdirAll(dir, 0o777); err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	fmt.Fprintf(&b, "package org.sosy_lab.sv_benchmarks;\npublic final class Verifier {\n    private static final Object[] VALUES = { %s };\n    private static int next;\n", strings.Join(values, ", "))
	b.WriteString("    private static Object next() { return VALUES[next++]; }\n    private static Number number() { return (Number) next(); }\n")
	b.WriteString("    public static void assume(boolean condition) { if (!condition) { Runtime.getRuntime().halt(1); } }\n")
	for name, get := range map[string]string{"Byte": "number().byteValue()", "Short": "number().shortValue()", "Int": "number().intValue()", "Long": "number().longValue()", "Float": "number().floatValue()", "Double": "number().doubleValue()"} {
		fmt.Fprintf(&b, "    public static %s nondet%s() { return %s; }\n", strings.ToLower(name), name, get)
	}
	b.WriteString("    public static boolean nondetBoolean() { return (Boolean) next(); }\n    public static char nondetChar() { return (Character) next(); }\n    public static String nondetString() { return (String) next(); }\n}\n")
	file := filepath.Join(dir, "Verifier.java")
	if err := os.WriteFile(file, []byte(b.String()), 0o666); err != nil {
		t.Fatal(err)
	}
	return file
}
