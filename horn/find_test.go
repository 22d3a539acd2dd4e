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
	set := program("data/z3/bin/z3")
	beside := program("bin/jayverify")
	lonely := program("elsewhere/deep/jayverify")
	jars := filepath.Dir(program(".tools/jarred/a.jar"))
	env := func(p Program, path string) func(string) string {
		return func(k string) string {
			if k == p.Env {
				return path
			}
			return ""
		}
	}
	z3 := Program{Name: "z3", Env: "JAYVERIFY_Z3", Own: []string{"../.tools/z3/bin/z3", "z3"}, Set: "z3/bin/z3", OnPath: "z3", Remedy: "run `pip install z3-solver`"}
	jarred := Program{Name: "jarred", Env: "JAYVERIFY_JARRED", Own: []string{"../.tools/jarred"}, OnPath: "jar", Folder: "*.jar"}
	for _, c := range []struct {
		name, flag, env, exe, data, path string
		tool                             Program
		want, how, err                   string
	}{
		{"flag first", flagged, fromEnv, beside, "data", "c", z3, flagged, "--z3", ""},
		{"then environment", "", fromEnv, beside, "data", "c", z3, fromEnv, "JAYVERIFY_Z3", ""},
		{"then own folder", "", "", beside, "data", "c", z3, own, "next to jayverify", ""},
		{"then the folder of setup", "", "", lonely, "data", "c", z3, set, "jayverify setup", ""},
		{"then PATH", "", "", lonely, "none", "c", z3, onPath, "PATH", ""},
		{"nothing", "", "", lonely, "none", "empty", z3, "", "", "pip install z3-solver"},
		{"jars", "", "", beside, "data", "c", jarred, jars, "next to jayverify", ""},
		{"no jars", "", "", lonely, "data", "c", jarred, "", "", "jarred was not found"},
		{"bad flag", filepath.Join(dir, "none"), fromEnv, beside, "data", "c", z3, "", "", "given by --z3"},
		{"flag is a folder", dir, "", beside, "data", "c", z3, "", "", "is a folder"},
		{"folder without jars", filepath.Join(dir, "a"), "", beside, "data", "c", jarred, "", "", "has no *.jar"},
	} {
		t.Setenv("PATH", filepath.Join(dir, c.path))
		got, how, err := c.tool.find(c.flag, env(c.tool, c.env), c.exe, filepath.Join(dir, c.data))
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
		advice, err := Program{Name: "z3", Least: "4.12", Recommended: "5.4"}.CheckVersion(c.version)
		if !strings.Contains(advice, c.advice) || (c.advice == "") != (advice == "") || (err == nil) != (c.err == "") {
			t.Errorf("%s: %q, %v", c.version, advice, err)
		}
	}
}
