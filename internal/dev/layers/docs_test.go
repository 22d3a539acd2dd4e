package layers_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestDocs: docs/architecture.md names each package, and what the documents quote is
// there: paths, tests, programs of testdata and targets of make.
func TestDocs(t *testing.T) {
	const root = "../../.."
	output := func(name string, args ...string) string {
		cmd := exec.Command(name, args...)
		cmd.Dir = root
		out, err := cmd.Output()
		if err != nil {
			t.Skipf("%s: %v", name, err)
		}
		return string(out)
	}
	tracked := map[string]bool{}
	programs := map[string]bool{}
	for f := range strings.Lines(output("git", "ls-files")) {
		f = strings.TrimSpace(f)
		if name, ok := strings.CutSuffix(filepath.Base(f), ".java"); ok {
			programs[name] = true
		}
		for ; f != "."; f = filepath.Dir(f) {
			tracked[f] = true
		}
	}
	tests := output("git", "grep", "-hoE", "^func (Test|Fuzz|Benchmark)[A-Za-z0-9_]*", "--", "*_test.go")
	makefile := read(t, filepath.Join(root, "Makefile"))

	documents := []string{"README.md", "RATIONALE.md", "CHANGELOG.md"}
	more, err := filepath.Glob(filepath.Join(root, "docs", "*.md"))
	if err != nil || len(more) == 0 {
		t.Fatal("no documents", err)
	}
	for _, f := range more {
		documents = append(documents, filepath.Join("docs", filepath.Base(f)))
	}
	top := regexp.MustCompile("^(classfile|cmd|difftest|docs|examples|horn|internal|ivl|jbench|lower|models|scripts|spaceinv|ssa|testdata|transforms)/")
	for _, name := range documents {
		text := read(t, filepath.Join(root, name))
		quoted := func(pattern string, known func(string) bool, what string) {
			for _, m := range regexp.MustCompile(pattern).FindAllStringSubmatch(text, -1) {
				if !known(m[1]) {
					t.Errorf("%s: there is no %s %s", name, what, m[1])
				}
			}
		}
		quoted("`((?:[\\w.-]+/)+[\\w.-]+)/?`", func(p string) bool {
			return tracked[p] || !top.MatchString(p) || strings.Contains(p, "NAME")
		}, "file or folder")
		quoted("\\b((?:Test|Fuzz)[A-Z]\\w+)", func(f string) bool { return strings.Contains(tests, "func "+f) }, "test")
		quoted("`(\\w+Safe)`", func(p string) bool { return programs[p] }, "program")
		quoted("`make ([\\w-]+)", func(m string) bool { return strings.Contains("\n"+makefile, "\n"+m+":") }, "target of make")
	}

	architecture := read(t, filepath.Join(root, "docs/architecture.md"))
	for p := range strings.Lines(output("go", "list", "-f", "{{.Dir}}", "./...")) {
		dir, err := filepath.Abs(root)
		if err != nil {
			t.Fatal(err)
		}
		p, err = filepath.Rel(dir, strings.TrimSpace(p))
		if err != nil {
			t.Fatal(err)
		}
		if tracked[p] && !strings.Contains(architecture, "`"+p+"`") {
			t.Errorf("docs/architecture.md does not name package %s", p)
		}
	}
}

func read(t *testing.T, file string) string {
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
