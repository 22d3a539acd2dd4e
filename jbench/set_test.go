package jbench

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// tree writes files below a new folder: path, then content.
func tree(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o777); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// parseSet reads a set given as text.
func parseSet(t *testing.T, text string) (*Set, error) {
	t.Helper()
	return LoadSet(filepath.Join(tree(t, map[string]string{"set.json": text}), "set.json"))
}

func TestBuiltinSets(t *testing.T) {
	want := []string{"headers", "lpar17-java", "lpar17", "sv-comp"}
	if got := BuiltinSets(); !slices.Equal(got, want) {
		t.Errorf("built-in sets %v, want %v", got, want)
	}
	for _, name := range want {
		if s, err := LoadSet(name); err != nil || s.Name != name {
			t.Errorf("%s: %v, %v", name, s, err)
		}
	}
}

func TestPublishedTotals(t *testing.T) {
	s, err := LoadSet("lpar17")
	if err != nil {
		t.Fatal(err)
	}
	// The totals of LPAR'17 Table 1.
	want := map[string]Counted{
		"JayHorn (Eldarica), LPAR'17": {94, 69, 17, 0, 5, 3},
		"JayHorn (Spacer), LPAR'17":   {98, 67, 14, 0, 6, 3},
		"CPAchecker, LPAR'17":         {54, 26, 0, 0, 0, 108},
	}
	got := map[string]Counted{}
	for _, c := range s.Published {
		sum := got[c.Column]
		for _, r := range c.Rows {
			sum.Safe += r.Safe
			sum.Unsafe += r.Unsafe
			sum.Imprecise += r.Imprecise
			sum.Unsound += r.Unsound
			sum.Timeout += r.Timeout
			sum.NA += r.NA
		}
		got[c.Column] = sum
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestSetErrors(t *testing.T) {
	group := func(rest string) string {
		return `{"name": "s", "groups": [{"name": "g", "match": "*", ` + rest + `}]}`
	}
	for _, c := range []struct{ text, want string }{
		{`{`, "unexpected EOF"},
		{`{"name": "s", "group": []}`, `unknown field "group"`},
		{`{"name": "s"}`, "needs a name and groups"},
		{`{"name": "s", "groups": [{"name": "g"}]}`, `group "g": a group needs a match`},
		{group(`"layout": "piles"`), `layout "piles"`},
		{group(`"layout": "files"`), "needs safe and unsafe"},
		{group(`"layout": "files", "truth": "task"`), "task and tasks belong together"},
		{group(`"layout": "files", "truth": "oracle"`), `truth "oracle"`},
		{group(`"layout": "files", "truth": "header", "safe": "x"`), `are for truth "name"`},
		{group(`"layout": "files", "safe": "(", "unsafe": "x"`), "missing closing )"},
		{group(`"layout": "files", "truth": "header", "property": "p"`), "property is for tasks"},
		{`{"name": "s", "groups": [{"match": "*", "layout": "tasks"}], "corrections": {"p": {"truth": "safe"}}}`, "correction of p"},
		{group(`"layout": "tasks"`) + "{}", "more text"},
	} {
		_, err := parseSet(t, c.text)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, want …%s…", c.text, err, c.want)
		}
	}
	if _, err := LoadSet("nowhere"); err == nil || !strings.Contains(err.Error(), "headers, lpar17-java, lpar17, sv-comp") {
		t.Errorf("error %v, want the names of the built-in sets", err)
	}
}

func TestGlob(t *testing.T) {
	for _, c := range []struct {
		glob, path string
		want       bool
	}{
		{"a/*", "a/b", true},
		{"a/*", "a/b/c", false},
		{"*.java", "P.java", true},
		{"*.java", "P_java", false},
		{"**/*.yml", "a.yml", true},
		{"**/*.yml", "a/b/c.yml", true},
		{"a/**", "a/b/c", true},
		{"a?c", "abc", true},
		{"a?c", "a/c", false},
	} {
		re, err := globPattern(c.glob)
		if err != nil || re.MatchString(c.path) != c.want {
			t.Errorf("%s matches %s: %v, %v, want %v", c.glob, c.path, !c.want, err, c.want)
		}
	}
}

// brief is what of a program does not depend on where it is.
func brief(ps []*Program) []string {
	var out []string
	for _, p := range ps {
		out = append(out, strings.Join([]string{p.Group, p.Name, string(p.Label), string(p.Truth), p.Main}, " "))
	}
	return out
}

func TestFindFolders(t *testing.T) {
	set, err := LoadSet("lpar17")
	if err != nil {
		t.Fatal(err)
	}
	class := "class X { public static void main(String[] args) { } }"
	dir := tree(t, map[string]string{
		"jayhorn-benchmark/SatHanoi01/SatHanoi01.java":                            class,
		"jayhorn-benchmark/UnsatHanoi/UnsatHanoi.java":                            class,
		"jayhorn-benchmark/SatB/SatB.java":                                        class,
		"cbmc-benchmark/SatMultinewarray/A.java":                                  class,
		"MinePumpSingle/spec1/product1_spec1_true/Main.java":                      class,
		"MinePumpSingle/spec1/product2_spec1_false/MinePumpSystem/MinePump.java":  class,
		"MinePumpSingle/spec1/product2_spec1_false/Main.java":                     class,
		"MinePumpSingle/spec1/product2_spec1_false/usedFeatures.txt":              "x",
		"MinePumpSingle/spec1/product2_spec1_false/#Main.java#":                   "x",
		"MinePumpSingle/spec1/product2_spec1_false/MinePumpSystem/deep/More.java": class,
	})
	ps, err := set.Find(dir)
	if err != nil {
		t.Fatal(err)
	}
	want := []string{
		"JayHorn jayhorn-benchmark/SatB safe safe ",
		"JayHorn jayhorn-benchmark/SatHanoi01 safe unsafe ",
		"JayHorn jayhorn-benchmark/UnsatHanoi unsafe safe ",
		"MinePump MinePumpSingle/spec1/product1_spec1_true safe safe ",
		"MinePump MinePumpSingle/spec1/product2_spec1_false unsafe unsafe ",
		"CBMC cbmc-benchmark/SatMultinewarray safe unsafe ",
	}
	if diff := cmp.Diff(want, brief(ps)); diff != "" {
		t.Error(diff)
	}
	if n := len(ps[4].Files); n != 3 {
		t.Errorf("%d Java files in product2, want 3", n)
	}
	if ps[0].Hash == ps[3].Hash {
		t.Error("programs with files of other names have the same hash")
	}
	if err := os.RemoveAll(filepath.Join(dir, "jayhorn-benchmark", "UnsatHanoi")); err != nil {
		t.Fatal(err)
	}
	if _, err := set.Find(dir); err == nil || !strings.Contains(err.Error(), "no program jayhorn-benchmark/UnsatHanoi") {
		t.Errorf("error %v, want one about the missing program", err)
	}
}

func TestFindHeaders(t *testing.T) {
	set, err := LoadSet("headers")
	if err != nil {
		t.Fatal(err)
	}
	dir := tree(t, map[string]string{
		"p/A.java":   "// verdict: SAFE\n// javac: --release 8\nclass A {}",
		"p/B.java":   "// verdict: UNSAFE\nclass B {} // expect: violated assert",
		"lib/L.java": "class L {}",
	})
	ps, err := set.Find(filepath.Join(dir, "p"))
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"programs A safe safe A", "programs B unsafe unsafe B"}
	if diff := cmp.Diff(want, brief(ps)); diff != "" {
		t.Error(diff)
	}
	if !slices.Equal(ps[0].Javac, []string{"--release", "8"}) || len(ps[0].Sources) != 1 {
		t.Errorf("options %v, sources %v", ps[0].Javac, ps[0].Sources)
	}
	before := ps[1].Hash
	if err := os.WriteFile(filepath.Join(dir, "lib", "L.java"), []byte("class L { int x; }"), 0o666); err != nil {
		t.Fatal(err)
	}
	if ps, err = set.Find(filepath.Join(dir, "p")); err != nil || ps[1].Hash == before {
		t.Errorf("the hash does not depend on the library (%v)", err)
	}
	if _, err := set.Find(filepath.Join(dir, "lib")); err == nil || !strings.Contains(err.Error(), "L.java: no `// verdict") {
		t.Errorf("error %v, want one about the missing verdict", err)
	}
}

func TestFindTasks(t *testing.T) {
	set, err := LoadSet("sv-comp")
	if err != nil {
		t.Fatal(err)
	}
	task := func(verdict string) string {
		return "format_version: '2.0'\ninput_files:\n  - ../common/\n  - p/ # the program\nproperties:\n" +
			"  - property_file: ../properties/runtime-exception.prp\n    expected_verdict: true\n" +
			"  - expected_verdict: " + verdict + "\n    property_file: '../properties/assert_java.prp'\noptions:\n  language: Java\n"
	}
	dir := tree(t, map[string]string{
		"common/Verifier.java": "class Verifier {}",
		"set/a.yml":            task("false"),
		"set/p/Main.java":      "class Main {}",
		"set/b.yml":            strings.ReplaceAll(task("true"), "assert_java", "other"),
		"set/c.yml":            task("true"),
	})
	ps, err := set.Find(dir)
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"tasks set/a unsafe unsafe ", "tasks set/c safe safe "}
	if diff := cmp.Diff(want, brief(ps)); diff != "" {
		t.Error(diff)
	}
	if len(ps[0].Files) != 2 {
		t.Errorf("files %v, want 2", ps[0].Files)
	}
}

func TestParseTaskErrors(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"format_version: '2.0'\n", "no input_files"},
		{"input_files: [a, b]\n", "line 1: lists in brackets"},
		{"input_files:\n  a: b\n", "line 2: expected a list of files"},
		{"nonsense\n", "line 1: expected KEY: VALUE"},
		{"input_files: a\nproperties:\n  property_file: x\n", "line 3: expected a list of properties"},
		{"input_files: a\nproperties:\n  - expected_verdict: maybe\n", "line 3: expected true or false"},
	} {
		if _, err := parseTask(c.text); err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%q: error %v, want %s", c.text, err, c.want)
		}
	}
	one, err := parseTask("input_files: 'a b'\nproperties:\n- property_file: x.prp\n")
	if err != nil || !slices.Equal(one.Inputs, []string{"a b"}) {
		t.Fatalf("%v, %v", one, err)
	}
	if _, ok := one.verdict("x.prp"); ok {
		t.Error("a verdict where none is given")
	}
}

// TestLPAR17Checkout looks at the real checkout, which is not ours to commit.
func TestLPAR17Checkout(t *testing.T) {
	dir := os.Getenv("JBENCH_LPAR17")
	if dir == "" {
		t.Skip("JBENCH_LPAR17 does not name the folder lpar17-benchmarks of a checkout of jayhorn/benchmarks")
	}
	set, err := LoadSet("lpar17")
	if err != nil {
		t.Fatal(err)
	}
	ps, err := set.Find(dir)
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]int{}
	for _, p := range ps {
		got[p.Group+" "+string(p.Label)]++
		got["truly "+string(p.Truth)]++
	}
	want := map[string]int{
		"JayHorn safe": 41, "JayHorn unsafe": 41, "MinePump safe": 43, "MinePump unsafe": 21, "CBMC safe": 35, "CBMC unsafe": 7,
		"truly safe": 118, "truly unsafe": 70,
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}
