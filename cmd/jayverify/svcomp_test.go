package main

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/dev/sample"
)

var verdictLine = regexp.MustCompile(`(?m)^// (assert|runtime): (\S+)$`)

// TestSVCompTasks verifies the tasks in testdata/svcomp for the properties of their first
// lines, as SV-COMP gives tasks to a verifier: with the folder of Verifier beside them.
func TestSVCompTasks(t *testing.T) {
	if !hasJDK() {
		t.Skip("no JDK")
	}
	t.Setenv("JAYVERIFY_Z3", horntest.Z3(t))
	root, err := filepath.Abs("../../testdata/svcomp")
	if err != nil {
		t.Fatal(err)
	}
	tasks, err := filepath.Glob(filepath.Join(root, "*", "Main.java"))
	inPackage, _ := filepath.Glob(filepath.Join(root, "*", "app", "Main.java")) // the pattern is well-formed
	tasks = append(tasks, inPackage...)
	if err != nil || len(tasks) < 20 {
		t.Fatalf("%d tasks, %v", len(tasks), err)
	}
	// The names of property files since 2026, and before.
	names := []map[string]string{{"assert": "valid-assert.prp", "runtime": "no-runtime-exception.prp"}, {"assert": "assert_java.prp", "runtime": "runtime-exception.prp"}}
	tally := tally{}
	t.Cleanup(func() { tally.log(t) })
	for i, file := range tasks {
		rel, _, _ := strings.Cut(strings.TrimPrefix(file, root+string(filepath.Separator)), string(filepath.Separator))
		dir := filepath.Join(root, rel)
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		wanted := verdictLine.FindAllStringSubmatch(string(text), -1)
		if len(wanted) != 2 {
			t.Errorf("%s: %d verdicts, want 2", file, len(wanted))
		}
		chosen := os.Getenv("JAYVERIFY_SVCOMP") != "" || sample.TakesFile(t, filepath.ToSlash(file), 10)
		for _, w := range wanted {
			t.Run(filepath.Base(dir)+"/"+w[1], func(t *testing.T) {
				if os.Getenv("JAYVERIFY_SVCOMP") == "" && (!testing.Short() && !chosen || testing.Short() && (i != 5 || w[1] != "assert")) {
					t.Skip("one task of ten, with each commit others, and one property of one task with -short; JAYVERIFY_SVCOMP=all is for all")
				}
				svcompTask(t, tally, root, dir, names[i%len(names)][w[1]], w[2])
			})
		}
	}
}

// svcompTask verifies a task and looks at its witness.
func svcompTask(t *testing.T, tally tally, root, dir, property, want string) {
	witness := filepath.Join(t.TempDir(), "witness.graphml")
	yaml := filepath.Join(t.TempDir(), "witness.yml")
	var out, errs bytes.Buffer
	code := run([]string{
		"svcomp", "--property", filepath.Join(root, "properties", property), "--witness=" + witness, "--witness=" + yaml, "--timeout=60", "--cpu-time=10m",
		filepath.Join(root, "common"), dir,
	}, &out, &errs)
	if code != map[string]int{"TRUE": 0, "FALSE": 1, "UNKNOWN": 2}[want] || !regexp.MustCompile(`(?m)^RESULT: `+want+`(\(|$)`).MatchString(out.String()) {
		t.Fatalf("exit code %d, want %s\n%s%s", code, want, &out, &errs)
	}
	text, err := os.ReadFile(witness)
	if want == "UNKNOWN" {
		if !os.IsNotExist(err) {
			t.Errorf("a witness of UNKNOWN, %v", err)
		}
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	formula := "LTL(G assert)"
	runtime := strings.Contains(property, "runtime")
	if runtime {
		formula = "LTL(G ! uncaught(java.lang.RuntimeException))"
	}
	parts := []string{formula, `<data key="creationtime">20`, "correctness_witness"}
	if want == "FALSE" {
		parts = []string{formula, `<data key="creationtime">20`, "violation_witness", `<data key="violation">true</data>`, `<data key="programhash">`, "Main.java</data>", `<data key="assumption">`}
	}
	for _, part := range parts {
		if !strings.Contains(string(text), part) {
			t.Errorf("the witness lacks %s:\n%s", part, text)
		}
	}
	told, err := os.ReadFile(yaml)
	if err != nil {
		t.Fatal(err)
	}
	if want == "TRUE" {
		if !strings.HasPrefix(string(told), "- entry_type: \"invariant_set\"\n") {
			t.Errorf("no invariants:\n%s", told)
		}
		return
	}
	for _, v := range validators() {
		v.validate(t, tally, witnessed{graphML: witness, yaml: string(told), common: filepath.Join(root, "common"), dir: dir, runtime: runtime})
	}
}

// TestSVCompErrors checks what is UNKNOWN, and what is wrong.
func TestSVCompErrors(t *testing.T) {
	if !hasJDK() {
		t.Skip("no JDK")
	}
	dir := t.TempDir()
	put := func(name, text string) string {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		return file
	}
	bad := filepath.Dir(put("bad/Main.java", "class Main { int f( }"))
	noMain := filepath.Dir(put("none/Other.java", "class Other { }"))
	empty := filepath.Dir(put("empty/readme", ""))
	ltl := put("a.prp", "CHECK( init(Main.main()), LTL(F end) )\n")
	for name, c := range map[string]struct {
		args []string
		code int
		want string
		long bool
	}{
		"no folder":      {nil, 64, "needs folders", false},
		"no such folder": {[]string{"/nowhere"}, 2, "RESULT: UNKNOWN(no input)", false},
		"no property":    {[]string{"--property=/nowhere", bad}, 66, "/nowhere", false},
		"property":       {[]string{"--property=" + ltl, bad}, 65, `the formula "F end" is not supported`, false},
		"does not parse": {[]string{bad}, 2, "RESULT: UNKNOWN(bad input)", false},
		"no main":        {[]string{noMain}, 2, "there are 0 classes called Main", true},
		"no sources":     {[]string{empty}, 2, "there are no Java sources", false},
	} {
		if c.long && testing.Short() {
			continue // it starts a compiler, as "does not parse" does
		}
		var out bytes.Buffer
		if code := run(append([]string{"svcomp"}, c.args...), &out, &out); code != c.code || !strings.Contains(out.String(), c.want) {
			t.Errorf("%s: exit code %d, want %d and %s\n%s", name, code, c.code, c.want, &out)
		}
	}
}
