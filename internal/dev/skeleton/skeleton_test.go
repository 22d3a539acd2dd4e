package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"

	"github.com/jayverify/jayverify/internal/dev/javac"
	"github.com/jayverify/jayverify/ivl"
)

const pairText = `Compiled from "Pair.java"
public final class p.q.Pair<A> implements java.util.List<A>, p.q.Pairs {
  public static final p.q.Pair<?> NONE;
  public p.q.Pair(p.q.Pair<A>, int);
  public p.q.Pair(int, java.lang.String, boolean);
  public A first() throws java.io.IOException;
  public java.lang.Object first() throws java.io.IOException;
  protected p.q.Pair<A> swap(A[], int...);
  public int compareTo(p.q.Pair<A>);
  public int compareTo(java.lang.Object);
}
`

// TestParseClass shows that names without the package, all members, and the shortest
// constructor whose arguments can be made up are taken from javap.
func TestParseClass(t *testing.T) {
	got, err := parseClass("p.q.Pair", pairText)
	if err != nil {
		t.Fatal(err)
	}
	want := &class{
		Package: "p.q", Name: "Pair",
		Head: "public final class Pair<A> implements java.util.List<A>, Pairs",
		Members: []string{
			"public Pair(Pair<A>, int)", "public Pair(int, String, boolean)",
			"public A first() throws java.io.IOException", "public Object first() throws java.io.IOException",
			"protected Pair<A> swap(A[], int...)", "public int compareTo(Pair<A>)", "public int compareTo(Object)",
		},
		Methods: []string{
			"public native A first() throws java.io.IOException;", "protected native Pair<A> swap(A[] a, int... b);",
			"public native int compareTo(Pair<A> a);",
		},
		Constructors: []string{"public Pair(Pair<A>, int)", "public Pair(int, String, boolean)"},
		IsClass:      true,
		New:          `new Pair(3, "a b", true)`,
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("-want +got:\n%s", d)
	}
	for name, text := range map[string]string{"Pair": pairText, "p.Pair$In": pairText, "p.q.Pair": "Error: class not found\n"} {
		if _, err := parseClass(name, text); err == nil {
			t.Errorf("%s, %q: no error", name, text)
		}
	}
}

// TestModelCompiles compiles the skeletons of a class with type parameters, of an
// interface and of others, as make compiles models, and their tests as javac does.
func TestModelCompiles(t *testing.T) {
	dir := t.TempDir()
	var sources, tests []string
	classes := []string{"java.util.BitSet", "java.util.TreeMap", "java.util.Deque", "java.util.UUID", "java.util.IdentityHashMap"}
	if testing.Short() {
		classes = classes[1:3]
	}
	for _, c := range classes {
		files, next, err := model(c)
		if err != nil {
			t.Fatal(err)
		}
		if len(files) != 2 || !strings.Contains(next, "TestAgainstJDK/"+c[strings.LastIndex(c, ".")+1:]+"Model") {
			t.Errorf("%s: %d files, %s", c, len(files), next)
		}
		if err := write(dir, files); err != nil {
			t.Fatal(err)
		}
		for name := range files {
			if strings.HasPrefix(name, "models/src/") {
				sources = append(sources, name)
			} else {
				tests = append(tests, name)
			}
		}
	}
	compile := func(args ...string) {
		t.Helper()
		if err := javac.Compile("javac", append([]string{"-proc:none", "-d", t.TempDir()}, args...)...); err != nil {
			t.Error(err)
		}
	}
	for i, s := range tests {
		tests[i] = filepath.Join(dir, s)
	}
	compile(tests...)
	for _, s := range sources {
		compile("-implicit:none", "--patch-module", "java.base="+filepath.Join(dir, "models", "src"), filepath.Join(dir, s))
	}
	if err := write(dir, map[string]string{sources[0]: ""}); err == nil {
		t.Error("a file was overwritten")
	}
}

// TestPassIsReady shows that the skeleton of a pass compiles with package transforms,
// and that its golden file parses and says that the pass changes nothing.
func TestPassIsReady(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles package transforms")
	}
	const root = "../../.."
	files, next, err := pass(root, "drop-copies")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(next, "TestGolden/drop-copies") {
		t.Error(next)
	}
	if !strings.Contains(files[passesFile], `{Name: "drop-copies", Run: DropCopies,`) {
		t.Errorf("no row in\n%s", files[passesFile])
	}
	a := txtar.Parse([]byte(files["transforms/testdata/drop-copies.txtar"]))
	in, err := ivl.Parse("in.ivl", string(a.Files[0].Data))
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(string(a.Files[1].Data), in.String()); d != "" {
		t.Errorf("the pass would change something: -golden +in\n%s", d)
	}
	compiles(t, root, files)

	for _, bad := range []string{"", "Drop", "drop copies", "-drop", "drop-"} {
		if _, _, err := pass(root, bad); err == nil {
			t.Errorf("%q is no name of a pass, and no error", bad)
		}
	}
}

// compiles builds package transforms with the files laid over the checkout.
func compiles(t *testing.T, root string, files map[string]string) {
	t.Helper()
	root, err := filepath.Abs(root)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := write(dir, files); err != nil {
		t.Fatal(err)
	}
	over := map[string]map[string]string{"Replace": {}}
	for name := range files {
		if strings.HasSuffix(name, ".go") {
			over["Replace"][filepath.Join(root, name)] = filepath.Join(dir, name)
		}
	}
	text, err := json.Marshal(over)
	if err != nil {
		t.Fatal(err)
	}
	overlay := filepath.Join(dir, "overlay.json")
	if err := os.WriteFile(overlay, text, 0o666); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("go", "build", "-overlay", overlay, "./transforms")
	cmd.Dir = root
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("go build: %v\n%s", err, out)
	}
}

// TestUsage shows what is refused before anything is written.
func TestUsage(t *testing.T) {
	for _, args := range [][]string{nil, {"model"}, {"pass", ""}, {"solver", "x"}, {"pass", "x", "y"}} {
		if err := run(args); err == nil {
			t.Errorf("%q: no error", args)
		}
	}
}
