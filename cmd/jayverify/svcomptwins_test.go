package main

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/dev/sample"
)

var (
	breaksLine  = regexp.MustCompile(`(?m)^// breaks: (assert|runtime)$`)
	openLine    = regexp.MustCompile(`(?m)^// open: (safe|broken) (assert|runtime)\b`)
	outsideLine = regexp.MustCompile(`(?m)^// outside: `)
	fileLine    = regexp.MustCompile(`(?m)^// file: (\S+)\n`)
	twinLine    = regexp.MustCompile(`(?m)^( *)(\S.*?) //~ ?(.*)$`)
	verdictText = regexp.MustCompile(`(?m)^CHECK\( init\(Main\.main\(\)\), LTL\((.*)\) \): (\w+)`)
)

// TestSVCompTwins verifies the pairs in testdata/svcomp/twins for both properties. A source
// is a program that keeps both. In its twin, which breaks the property of the first line,
// the line `CODE //~ OTHER` is OTHER. No verdict may be wrong, and only those may be open
// that a line `// open:` names. The witness of each violation is given to the validators, but
// where a line `// outside:` names something beside Verifier that gives values: they cannot
// replace it. A line `// file:` begins another file of the task; without one, all of it is Main.java.
func TestSVCompTwins(t *testing.T) {
	if !hasJDK() {
		t.Skip("no JDK")
	}
	t.Setenv("JAYVERIFY_Z3", horntest.Z3(t))
	root, err := filepath.Abs("../../testdata/svcomp")
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob(filepath.Join(root, "twins", "*.java"))
	if err != nil || len(files) < 60 {
		t.Fatalf("%d pairs, %v", len(files), err)
	}
	tally := tally{}
	t.Cleanup(func() { tally.log(t) })
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		breaks := breaksLine.FindStringSubmatch(string(text))
		if breaks == nil || len(twinLine.FindAllString(string(text), -1)) != 1 {
			t.Errorf("%s: no property that the twin breaks, or not one line that differs", file)
			continue
		}
		var open []string
		for _, m := range openLine.FindAllStringSubmatch(string(text), -1) {
			open = append(open, m[1]+" "+m[2])
		}
		chosen := os.Getenv("JAYVERIFY_SVCOMP") != "" || len(open) == 0 && !testing.Short() && sample.Takes(t, filepath.Base(file), 40)
		for kind, source := range map[string]string{"safe": twinLine.ReplaceAllString(string(text), "$1$2"), "broken": twinLine.ReplaceAllString(string(text), "$1$3")} {
			t.Run(strings.TrimSuffix(filepath.Base(file), ".java")+"/"+kind, func(t *testing.T) {
				if !chosen {
					t.Skip("one pair of 40, with each commit others, if all of it is decided, and none with -short; JAYVERIFY_SVCOMP=all is for all")
				}
				dir := t.TempDir()
				writeTask(t, dir, source)
				want := map[string]string{"assert": "TRUE", "runtime": "TRUE"}
				if kind == "broken" {
					want[breaks[1]] = "FALSE"
				}
				checked := tally
				if outsideLine.MatchString(source) {
					checked = nil
				}
				verifyTwin(t, checked, root, dir, kind, want, open)
			})
		}
	}
}

// writeTask writes the files of a task.
func writeTask(t *testing.T, dir, source string) {
	starts := fileLine.FindAllStringSubmatchIndex(source, -1)
	if len(starts) == 0 {
		source = "// file: Main.java\n" + source
		starts = fileLine.FindAllStringSubmatchIndex(source, -1)
	}
	for i, at := range starts {
		end := len(source)
		if i+1 < len(starts) {
			end = starts[i+1][0]
		}
		file := filepath.Join(dir, filepath.FromSlash(source[at[2]:at[3]]))
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(source[at[1]:end]), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// verifyTwin verifies one program for both properties. Without a tally, its witness is not
// given to validators.
func verifyTwin(t *testing.T, tally tally, root, dir, kind string, want map[string]string, open []string) {
	graphML, yaml := filepath.Join(dir, "witness.graphml"), filepath.Join(dir, "witness.yml")
	properties := filepath.Join(root, "properties")
	args := []string{
		"svcomp", "--property=" + filepath.Join(properties, "valid-assert.prp"), "--property=" + filepath.Join(properties, "no-runtime-exception.prp"),
		"--witness=" + graphML, "--timeout=60", filepath.Join(root, "common"), dir,
	}
	if want["assert"] == "FALSE" || want["runtime"] == "FALSE" {
		args = slices.Insert(args, 1, "--witness="+yaml) // invariants would take time
	}
	var out, errs bytes.Buffer
	run(args, &out, &errs)
	got := map[string]string{}
	for _, m := range verdictText.FindAllStringSubmatch(out.String(), -1) {
		got[map[bool]string{true: "assert", false: "runtime"}[m[1] == "G assert"]] = m[2]
	}
	for _, property := range []string{"assert", "runtime"} {
		if v := got[property]; v != want[property] && !(v == "UNKNOWN" && slices.Contains(open, kind+" "+property)) {
			t.Errorf("%s: %s, want %s\n%s%s", property, v, want[property], &out, &errs)
		}
	}
	text, err := os.ReadFile(yaml)
	if tally == nil || err != nil || got["assert"] != "FALSE" && got["runtime"] != "FALSE" {
		return
	}
	for _, v := range validators() {
		v.validate(t, tally, witnessed{graphML: graphML, yaml: string(text), common: filepath.Join(root, "common"), dir: dir, runtime: got["assert"] != "FALSE"})
	}
}
