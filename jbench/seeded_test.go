package jbench

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/internal/dev/javac"
	"github.com/jayverify/jayverify/internal/dev/jdktest"
)

const projects = "../testdata/projects"

// TestProjects: each project of testdata/projects has the size and the seeds that it should
// have, each seed fits one place, and both forms compile.
func TestProjects(t *testing.T) {
	dirs, err := filepath.Glob(filepath.Join(projects, "*", "seeds.json"))
	if err != nil || len(dirs) != 5 {
		t.Fatalf("%d projects, %v", len(dirs), err)
	}
	args := []string{"-proc:none", "-d", t.TempDir()}
	for _, file := range dirs {
		dir := filepath.Dir(file)
		if n, err := javaLines(dir); err != nil || n < 500 || n > 2000 {
			t.Errorf("%s has %d lines, %v", dir, n, err)
		}
		seeds, err := ReadSeeds(dir)
		if err != nil || len(seeds) != 4 {
			t.Errorf("%s has %d seeds, %v", dir, len(seeds), err)
		}
		to := filepath.Join(t.TempDir(), "broken")
		if err := CopyProject(dir, to, seeds); err != nil {
			t.Fatal(err)
		}
		files, err := javaFiles(filepath.Join(to, "src", "main"))
		if err != nil {
			t.Fatal(err)
		}
		args = append(args, files...)
	}
	if err := javac.Compile(filepath.Join(jdktest.Home(t, 17), "bin", "javac"), args...); err != nil { // their packages differ
		t.Error(err)
	}
}

// TestSeeded: a finding in a seed's method with its exception is the seed, any other one is
// not, and what is accepted is not reported.
func TestSeeded(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles a project twice")
	}
	tool := script(t, `for arg; do case $arg in --report=json:*) out=${arg#--report=json:};; esac; done
case $arg in */fixed/*) cp `+reportFile(t, "")+` "$out";; *) cp `+reportFile(t, "shop.stock.Shelf.neighbour")+` "$out";; esac
exit 1`)
	c := &Checker{Jayverify: tool, Time: time.Second}
	s, err := c.Seed(t.Context(), filepath.Join(projects, "inventory"), filepath.Join(jdktest.Home(t, 17), "bin", "javac"))
	if err != nil {
		t.Fatal(err)
	}
	if s.Count() != 1 || s.Found[1] == nil || len(s.Other) != 1 || len(s.OfFixed) != 0 {
		t.Errorf("%s", s)
	}
	for _, want := range []string{"1 of 4 seeds, 1 other", "found   last-column", "missed  empty-order: shop.stock.Order.averageLine is open", "new Shelf(1, 1).neighbour(0, 0);", "other   null-dereference in a.B.c:7"} {
		if !strings.Contains(s.String(), want) {
			t.Errorf("%q is missing in\n%s", want, s)
		}
	}
}

// reportFile writes a report in which a method fails, and another one by two checks, of
// which one is latent. Without a method there is no violation.
func reportFile(t *testing.T, method string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "report.json")
	text := `{"seconds": 2, "properties": [], "project": {"entries": [], "total": {"proved": 0}}}`
	if i := strings.LastIndexByte(method, '.'); i >= 0 {
		text = `{"seconds": 2, "properties": [
{"kind": "array-index", "verdict": "UNSAFE", "run": {"calls": ["new Shelf(1, 1).neighbour(0, 0);"], "jvm": {"confirmed": true, "exception": "java.lang.ArrayIndexOutOfBoundsException"},
  "stack": [{"class": "` + method[:i] + `", "method": "` + method[i+1:] + `", "line": 75}]}},
{"kind": "null-dereference", "verdict": "UNSAFE", "run": {"calls": [], "stack": [{"class": "a.B", "method": "c", "line": 7}]}},
{"kind": "null-dereference", "verdict": "UNSAFE", "accepted": {"by": "latent"}, "run": {"calls": [], "stack": [{"class": "a.B", "method": "c", "line": 8}]}},
{"kind": "null-dereference", "verdict": "SAFE"}],
"project": {"entries": [{"entry": "shop/stock/Order.averageLine()J", "state": "open"}, {"entry": "shop/stock/Order.averageLine(I)J", "state": "proved"}], "total": {"proved": 1}}}`
	}
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	return file
}
