package main

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/project/settings"
)

// TestSettings checks that every key of jayverify.toml does what its flag does,
// and that flags win.
func TestSettings(t *testing.T) {
	t.Chdir(t.TempDir())
	const all = `
class-path = ["a", "b"]
entries = ["p.Main", "p.Util.f"]
source-path = ["src", "gen"]
jdk = "java"
checks = ["assert", "class-cast"]
ints = "unbounded"
pedantic = true
timeout = "2m"
memory = "1G"
solver = "spacer"
engine = "clauses"
encoding = "space"
jvm = "never"
explain = true
accept = ["no-throw"]
report = "html:{entry}.html"
baseline = "known.json"
cache = "kept"
`
	if err := os.WriteFile(settings.Name, []byte(all), 0o666); err != nil {
		t.Fatal(err)
	}
	o, err := parseArgs(nil)
	if err != nil {
		t.Fatal(err)
	}
	c := o.config
	list := string(filepath.ListSeparator)
	for what, ok := range map[string]bool{
		"class-path":  c.ClassPath == "a"+list+"b",
		"entries":     slices.Equal(o.entries, []settings.Entry{{Class: "p.Main"}, {Method: "p.Util.f"}}),
		"source-path": o.sourcePath == "src"+list+"gen",
		"jdk":         c.JDK == "java",
		"checks":      slices.Equal(c.Checks, []string{"assert", "class-cast"}),
		"ints":        c.Ints == verify.Unbounded,
		"pedantic":    c.Pedantic,
		"timeout":     c.Timeout == 2*time.Minute,
		"memory":      c.MemoryMB == 1024,
		"solver":      c.Solver == "spacer",
		"engine":      c.Engine == "clauses",
		"encoding":    c.Encoding == "space",
		"jvm":         c.JVM == verify.JVMNever,
		"explain":     c.Explain,
		"accept":      o.acceptGiven && slices.Equal(o.accept, []string{"no-throw"}),
		"report":      slices.Equal(o.targets, []target{{format: "text"}, {"html", "{entry}.html"}}),
		"baseline":    o.baseline == "known.json",
		"cache":       o.cacheDir == "kept",
	} {
		if !ok {
			t.Errorf("%s: %+v", what, o)
		}
	}
	each := o.each()
	if len(each) != 2 || each[0].config.Main != "p.Main" || each[1].config.Entry != "p.Util.f" || each[1].config.Main != "" {
		t.Errorf("entries: %+v", each)
	}

	o, err = parseArgs([]string{"-cp", "mine", "--checks=default", "--timeout=1s", "--ints=java", "--no-cache", "--accept=", "--json", "Other"})
	if err != nil {
		t.Fatal(err)
	}
	c = o.config
	if c.ClassPath != "mine" || !slices.Equal(c.Checks, []string{"default"}) || c.Timeout != time.Second || c.Ints != verify.JavaInts ||
		!o.noCache || o.cacheDir != "" || len(o.accept) != 0 || !o.acceptGiven || c.Main != "Other" || len(o.entries) != 0 ||
		!slices.Equal(o.targets, []target{{format: "json"}}) || c.Solver != "spacer" {
		t.Errorf("flags do not win: %+v", o)
	}
	if o, err = parseArgs([]string{"--no-config", "Main"}); err != nil || o.config.Solver != "auto" || o.baseline != "" {
		t.Errorf("--no-config: %+v, %v", o, err)
	}
}
