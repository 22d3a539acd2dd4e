package layers_test

import (
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// TestWings: a package in a wing of internal/ imports, apart from tests, only packages
// of the wings that its wing may use (internal/base/doc.go has the picture).
func TestWings(t *testing.T) {
	may := map[string][]string{
		"base":     nil,
		"front":    {"base"},
		"evidence": {"base"},
		"analysis": {"base", "front"},
		"engines":  {"base", "front", "evidence", "analysis"},
		"project":  {"base", "front", "evidence", "analysis", "engines"},
		"ui":       {"base", "front", "evidence", "analysis", "engines", "project"},
		"dev":      {"base", "front", "evidence", "analysis", "engines", "project", "ui"},
	}
	cmd := exec.Command("go", "list", "-f", "{{.ImportPath}} {{join .Imports \" \"}}", "./internal/...")
	cmd.Dir = "../../.."
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	wing := func(path string) string {
		_, below, found := strings.Cut(path, "/internal/")
		if !found || !strings.Contains(path, "jayverify") {
			return ""
		}
		w, _, _ := strings.Cut(below, "/")
		return w
	}
	for line := range strings.Lines(string(out)) {
		f := strings.Fields(line)
		from := wing(f[0])
		allowed, known := may[from]
		if !known {
			t.Errorf("%s is in no wing", f[0])
		}
		for _, i := range f[1:] {
			if to := wing(i); to != "" && to != from && !slices.Contains(allowed, to) {
				t.Errorf("%s (wing %s) imports %s (wing %s)", f[0], from, i, to)
			}
		}
	}
}
