package main

import (
	"bytes"
	"encoding/xml"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

// TestRealReports verifies the examples and validates what comes out: JSON with
// our schema, SARIF with OASIS', JUnit as XML.
func TestRealReports(t *testing.T) {
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	z3 := findSolver(filepath.Join(root, ".tools", "z3", "bin", "z3"), "z3")
	if z3 == "" || !hasJDK() {
		t.Skip("no z3, or no JDK")
	}
	classes := t.TempDir()
	if err := compileExamples(root, classes); err != nil {
		t.Fatal(err)
	}
	schema, err := jsonschema.NewCompiler().Compile(filepath.Join(root, "docs", "report.schema.json"))
	if err != nil {
		t.Fatal(err)
	}
	sarifSchema, err := jsonschema.NewCompiler().Compile(filepath.Join(root, "internal", "ui", "report", "testdata", "sarif-schema-2.1.0.json"))
	if err != nil {
		t.Fatal(err)
	}
	for name, code := range map[string]int{"Figure1": 0, "Buckets": 1} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			file := func(kind string) string { return filepath.Join(dir, "report."+kind) }
			var out, stderr bytes.Buffer
			got := run([]string{
				"-cp", classes, name, "--no-cache", "--no-config", "--z3=" + z3, "--source-path=" + filepath.Join(root, "examples"),
				"--report=json:" + file("json") + ",sarif:" + file("sarif") + ",junit:" + file("junit") + ",html:" + file("html"),
			}, &out, &stderr)
			if got != code {
				t.Fatalf("exit code %d, want %d\n%s%s", got, code, &out, &stderr)
			}
			read := func(kind string) []byte {
				t.Helper()
				data, err := os.ReadFile(file(kind))
				if err != nil {
					t.Fatal(err)
				}
				return data
			}
			doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(read("json")))
			if err != nil {
				t.Fatal(err)
			}
			if err := schema.Validate(doc); err != nil {
				t.Error(err)
			}
			log, err := jsonschema.UnmarshalJSON(bytes.NewReader(read("sarif")))
			if err != nil {
				t.Fatal(err)
			}
			if err := sarifSchema.Validate(log); err != nil {
				t.Error(err)
			}
			runs := log.(map[string]any)["runs"].([]any)
			if n := len(runs[0].(map[string]any)["results"].([]any)); n != code {
				t.Errorf("%d results in SARIF, want %d", n, code)
			}
			var suites struct {
				Suite struct {
					Failures int `xml:"failures,attr"`
				} `xml:"testsuite"`
			}
			if err := xml.Unmarshal(read("junit"), &suites); err != nil || suites.Suite.Failures != code {
				t.Errorf("%d failures in JUnit, want %d; %v", suites.Suite.Failures, code, err)
			}
			if page := string(read("html")); !strings.Contains(page, "public class "+name) {
				t.Error("the page has no source")
			}
		})
	}
}
