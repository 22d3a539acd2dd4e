package settings

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/project/policy"
)

const full = `# all there is
class-path = ["build/classes", "lib/*"]
entries = ["p.Main", "p.Util.parse", "p.Util.parse(I)I"]
source-path = "src"
checks = ["assert", "array-index"]
ints = "unbounded"
pedantic = true
timeout = 90
property-timeout = "5s"
memory = "2G"
jvm = "never"
explain = true
accept = []
report = "sarif:out.sarif,html"
baseline = "known.json"
cache = false
contracts = "believed"
nonnull = ["p.**", "q"]

[[suppress]]
class = "p.Main"
line = 7
reason = " it is so "

[[suppress]]
property = "x"
reason = "why not"
`

func write(t *testing.T, content string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), Name)
	if err := os.WriteFile(file, []byte(content), 0o666); err != nil {
		t.Fatal(err)
	}
	return file
}

func TestRead(t *testing.T) {
	file := write(t, full)
	got, err := Read(file)
	if err != nil {
		t.Fatal(err)
	}
	in := func(name string) string { return filepath.Join(filepath.Dir(file), name) }
	want := &File{
		Path: file,
		Values: []Value{
			{"class-path", "classpath", in("build/classes") + string(os.PathListSeparator) + in("lib/*"), 2},
			{"source-path", "source-path", in("src"), 4},
			{"contracts", "contracts", "believed", 17},
			{"nonnull", "nonnull", "p.**,q", 18},
			{"checks", "checks", "assert,array-index", 5},
			{"ints", "ints", "unbounded", 6},
			{"pedantic", "pedantic", "true", 7},
			{"timeout", "timeout", "90", 8},
			{"property-timeout", "property-timeout", "5s", 9},
			{"memory", "memory", "2G", 10},
			{"jvm", "jvm", "never", 11},
			{"explain", "explain", "true", 12},
			{"accept", "accept", "", 13},
			{"report", "report", "sarif:" + in("out.sarif") + ",html", 14},
			{"baseline", "baseline", in("known.json"), 15},
			{"cache", "no-cache", "true", 16},
		},
		Entries: []Entry{{Class: "p.Main"}, {Method: "p.Util.parse"}, {Method: "p.Util.parse(I)I"}},
		Suppress: []Suppression{
			{policy.Suppression{Class: "p.Main", Line: 7, Reason: "it is so"}, 20},
			{policy.Suppression{Property: "x", Reason: "why not"}, 25},
		},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if empty, err := Read(write(t, "")); err != nil || len(empty.Values) != 0 {
		t.Errorf("an empty file: %+v, %v", empty, err)
	}
}

// TestErrors checks that errors say where they are.
func TestErrors(t *testing.T) {
	for _, c := range []struct{ content, want string }{
		{"\ntimeuot = 3\n", ":2: unknown key timeuot"},
		{"[[suppress]]\nreason = \"x\"\nclas = \"A\"\n", ":3: unknown key suppress.clas"},
		{"a = \n", ":1:"},
		{"entries = \"Main\"\n", ":1:"},
		{"\nclass-path = 3\n", ":2: class-path: expected a string or a list of strings"},
		{"checks = [3]\n", ":1: checks: expected strings"},
		{"\n\ntimeout = true\n", ":3: timeout: expected a string or a whole number"},
		{"cache = 3\n", ":1: cache: expected a folder, true or false"},
		{"entries = [\"p.\"]\n", `:1: entries: "p.": expected a class`},
		{"\n[[suppress]]\nclass = \"A\"\n", ":2: suppress: a reason is missing"},
		{"[[suppress]]\nreason = \"x\"\n", ":1: suppress: say what"},
		{"[[suppress]]\nkind = \"null\"\nreason = \"x\"\n", `:1: suppress: kind "null"`},
		{"[[suppress]]\nclass = \"A\"\nreason = \"x\"\n[[suppress]]\nline = 3\nreason = \"x\"\n", ":4: suppress: line 3 of which file"},
	} {
		file := write(t, c.content)
		_, err := Read(file)
		if err == nil || !strings.Contains(err.Error(), file+c.want) || failure.ClassOf(err) != failure.Usage || strings.Contains(err.Error(), "\n") {
			t.Errorf("%q: %v, want …%s", c.content, err, c.want)
		}
	}
	if _, err := Read("nowhere.toml"); err == nil || failure.ClassOf(err) != failure.NoInput {
		t.Errorf("no file: %v", err)
	}
}

// TestSharedCache: an address of servers is no path.
func TestSharedCache(t *testing.T) {
	file := filepath.Join(t.TempDir(), Name)
	if err := os.WriteFile(file, []byte("cache = \"nats://queue:4222\"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	f, err := Read(file)
	if err != nil {
		t.Fatal(err)
	}
	if len(f.Values) != 1 || f.Values[0].Text != "nats://queue:4222" {
		t.Errorf("%+v", f.Values)
	}
}
