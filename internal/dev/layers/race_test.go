package layers_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestRace: each package that starts goroutines is one of those that the Makefile gives to the
// race detector, or their tests run it.
func TestRace(t *testing.T) {
	const root = "../../.."
	list := func(args ...string) []string {
		cmd := exec.Command("go", append([]string{"list"}, args...)...)
		cmd.Dir = root
		out, err := cmd.Output()
		if err != nil {
			t.Skipf("go list: %v", err)
		}
		return strings.Split(strings.TrimSpace(string(out)), "\n")
	}
	args := []string{"-deps", "-test"}
	for _, m := range regexp.MustCompile(`(?m)^RACE(?:_WHOLE)? := (.*)$`).FindAllStringSubmatch(read(t, filepath.Join(root, "Makefile")), -1) {
		args = append(args, strings.Fields(m[1])...)
	}
	raced := map[string]bool{}
	for _, p := range list(args...) {
		raced[strings.Fields(p)[0]] = true // after it, the test that it was compiled for
	}
	found := 0
	for _, line := range list("-f", `{{.ImportPath}} {{.Dir}}{{range .GoFiles}} {{.}}{{end}}`, "./...") {
		words := strings.Fields(line)
		for _, name := range words[2:] {
			if !starts(t, filepath.Join(words[1], name)) {
				continue
			}
			found++
			if !raced[words[0]] {
				t.Errorf("%s: %s starts a goroutine, and neither RACE nor RACE_WHOLE of the Makefile gets to the package", words[0], name)
			}
		}
	}
	if found < 20 {
		t.Errorf("%d files start goroutines, which cannot be all", found)
	}
}

// starts reports whether a file starts goroutines: by a go statement, or by a method Go, such as
// the one of sync.WaitGroup.
func starts(t *testing.T, file string) (yes bool) {
	f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.GoStmt:
			yes = true
		case *ast.CallExpr:
			if s, ok := n.Fun.(*ast.SelectorExpr); ok && s.Sel.Name == "Go" {
				yes = true
			}
		}
		return !yes
	})
	return yes
}
