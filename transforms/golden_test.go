package transforms

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"

	"github.com/jayverify/jayverify/ivl"
)

var update = flag.Bool("update", false, "write what the passes give into the golden files")

// passByName knows every pass of the package, for the first line of golden
// files: "passes: NAME NAME …".
func passByName(t *testing.T, name string) Pass {
	t.Helper()
	for _, p := range allPasses() {
		if p.Name == name {
			return p
		}
	}
	t.Fatalf("no pass is called %q", name)
	return Pass{}
}

func TestGolden(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatalf("no golden files: %v", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) { golden(t, file) })
	}
}

func golden(t *testing.T, file string) {
	a, err := txtar.ParseFile(file)
	if err != nil {
		t.Fatal(err)
	}
	first, _, _ := strings.Cut(string(a.Comment), "\n")
	var passes []Pass
	for _, n := range strings.Fields(strings.TrimPrefix(first, "passes:")) {
		passes = append(passes, passByName(t, n))
	}
	in := parse(t, file, string(a.Files[0].Data))
	before := in.String()
	out, err := Apply(in, passes, true, nil)
	if err != nil {
		t.Fatal(err)
	}
	if after := in.String(); after != before {
		t.Errorf("the pass changed its argument:\n%s", cmp.Diff(before, after))
	}
	got := out.String()
	if *update {
		a.Files = append(a.Files[:1], txtar.File{Name: "out.ivl", Data: []byte(got)})
		if err := os.WriteFile(file, txtar.Format(a), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	if len(a.Files) != 2 {
		t.Fatal("want two files, in.ivl and out.ivl; run with -update")
	}
	if d := cmp.Diff(string(a.Files[1].Data), got); d != "" {
		t.Errorf("-want +got:\n%s", d)
	}
}

func parse(t *testing.T, file, text string) *ivl.Program {
	t.Helper()
	p, err := ivl.Parse(file, text)
	if err != nil {
		t.Fatal(err)
	}
	if err := ivl.Check(p); err != nil {
		t.Fatal(err)
	}
	return p
}
