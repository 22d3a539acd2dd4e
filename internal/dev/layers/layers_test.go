package layers_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/jayverify/jayverify/internal/dev/layers"
)

// TestHouse: in the packages that have many files, at most a tenth of the arrows
// between files run back up; none at all where that has been reached.
func TestHouse(t *testing.T) {
	houses := []struct {
		pkg    string
		layers bool // no arrow runs back up
	}{
		{"./lower", true},
		{"./internal/front/reach", false},
		{"./internal/front/jdk", true},
		{"./transforms", false},
		{"./ivl", false},
		{"./ssa", false},
		{"./spaceinv", false},
		{"./internal/analysis/timeinv", false},
		{"./internal/engines/engine", false},
		{"./internal/engines/verify", false},
		{"./internal/engines/runs", false},
		{"./internal/ui/report", false},
		{"./internal/engines/portfolio", true},
		{"./cmd/jayverify", false},
		{"./cmd/jbench", true},
	}
	var pkgs []string
	for _, c := range houses {
		pkgs = append(pkgs, c.pkg)
	}
	arrows, err := layers.Arrows("../../..", pkgs...)
	if err != nil {
		t.Fatal(err)
	}
	for i, c := range houses {
		all := arrows[i]
		if len(all) == 0 {
			t.Errorf("%s: no arrow at all", c.pkg)
		}
		up := layers.BackUp(all)
		t.Logf("%s: %d arrows, %d run back up", c.pkg, len(all), len(up))
		if 10*len(up) > len(all) || c.layers && len(up) > 0 {
			for _, a := range up {
				t.Errorf("%s: runs back up: %v", c.pkg, a)
			}
		}
	}
}

// TestBackUp: a circle of three files has one arrow that runs back up, files in
// layers have none.
func TestBackUp(t *testing.T) {
	for _, c := range []struct {
		name  string
		files map[string]string
		all   int
		up    int
	}{
		{"layers", map[string]string{"a.go": "func A() { B(); C() }", "b.go": "func B() { C() }", "c.go": "func C() {}"}, 3, 0},
		{"circle", map[string]string{"a.go": "func A() { B() }", "b.go": "func B() { C() }", "c.go": "func C() { A() }"}, 3, 1},
		{"method", map[string]string{"a.go": "type T struct{}", "b.go": "func (T) B() {}", "c.go": "func c(t T) { t.B() }"}, 3, 0},
	} {
		dir := t.TempDir()
		write := func(name, text string) {
			if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		write("go.mod", "module example.org/m\n\ngo 1.24\n")
		for name, text := range c.files {
			write(name, "package m\n\n"+text+"\n")
		}
		arrows, err := layers.Arrows(dir, ".")
		if err != nil {
			t.Fatal(err)
		}
		all := arrows[0]
		if up := layers.BackUp(all); len(all) != c.all || len(up) != c.up {
			t.Errorf("%s: %d arrows, want %d; back up %v, want %d", c.name, len(all), c.all, up, c.up)
		}
	}
}
