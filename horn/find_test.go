package horn

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The places are tried in order: flag, environment, own folder, PATH.
func TestFind(t *testing.T) {
	dir := t.TempDir()
	program := func(path string) string {
		p := filepath.Join(dir, path)
		if err := os.MkdirAll(filepath.Dir(p), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(p, nil, 0o755); err != nil {
			t.Fatal(err)
		}
		return p
	}
	flagged, fromEnv, own, onPath := program("a/z3"), program("b/z3"), program(".tools/z3/bin/z3"), program("c/z3")
	beside := program("bin/jayverify")
	lonely := program("elsewhere/deep/jayverify")
	jars := filepath.Dir(program(".tools/eldarica/eldarica.jar"))
	env := func(tool Tool, path string) func(string) string {
		return func(k string) string {
			if k == places[tool].env {
				return path
			}
			return ""
		}
	}
	for _, c := range []struct {
		name, flag, env, exe, path string
		tool                       Tool
		want, how, err             string
	}{
		{"flag first", flagged, fromEnv, beside, "c", Z3, flagged, "--z3", ""},
		{"then environment", "", fromEnv, beside, "c", Z3, fromEnv, "JAYVERIFY_Z3", ""},
		{"then own folder", "", "", beside, "c", Z3, own, "next to jayverify", ""},
		{"then PATH", "", "", lonely, "c", Z3, onPath, "PATH", ""},
		{"nothing", "", "", lonely, "empty", Z3, "", "", "pip install z3-solver"},
		{"jars", "", "", beside, "c", Eldarica, jars, "next to jayverify", ""},
		{"no eld", "", "", lonely, "c", Eldarica, "", "", "eldarica was not found"},
		{"bad flag", filepath.Join(dir, "none"), fromEnv, beside, "c", Z3, "", "", "given by --z3"},
		{"flag is a folder", dir, "", beside, "c", Z3, "", "", "is a folder"},
		{"folder without jars", filepath.Join(dir, "a"), "", beside, "c", Eldarica, "", "", "has no jars"},
	} {
		t.Setenv("PATH", filepath.Join(dir, c.path))
		got, how, err := find(c.tool, c.flag, env(c.tool, c.env), c.exe)
		if real, e := filepath.EvalSymlinks(got); e == nil {
			got = real
		}
		want := c.want
		if real, e := filepath.EvalSymlinks(want); e == nil {
			want = real
		}
		if got != want || how != c.how {
			t.Errorf("%s: %s by %q, want %s by %q", c.name, got, how, c.want, c.how)
		}
		if (err == nil) != (c.err == "") || err != nil && !strings.Contains(err.Error(), c.err) {
			t.Errorf("%s: error %v, want %q", c.name, err, c.err)
		}
	}
}

func TestCheckVersion(t *testing.T) {
	for _, c := range []struct {
		version, advice, err string
	}{
		{"4.8.12", "", "too old"},
		{"4.12.0", "recommended", ""},
		{"5.0.0", "recommended", ""},
		{"5.4.0", "", ""},
		{"5.10", "", ""},
		{"10.1", "", ""},
	} {
		advice, err := CheckVersion(Z3, c.version)
		if !strings.Contains(advice, c.advice) || (c.advice == "") != (advice == "") || (err == nil) != (c.err == "") {
			t.Errorf("%s: %q, %v", c.version, advice, err)
		}
	}
}
