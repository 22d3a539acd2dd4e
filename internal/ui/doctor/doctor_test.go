package doctor

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// script writes an executable shell script and returns its path.
func script(t *testing.T, name, body string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(file, []byte("#!/bin/sh\n"+body+"\n"), 0o777); err != nil {
		t.Fatal(err)
	}
	return file
}

// fakeJDK makes a folder that looks like a JDK.
func fakeJDK(t *testing.T) string {
	t.Helper()
	home := t.TempDir()
	if err := os.Mkdir(filepath.Join(home, "lib"), 0o777); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{"lib/modules": "", "release": "JAVA_VERSION=\"21.0.2\"\n"} {
		if err := os.WriteFile(filepath.Join(home, filepath.FromSlash(name)), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return home
}

func TestLook(t *testing.T) {
	good := script(t, "z3", `echo "Z3 version 5.4.0 - 64 bit"`)
	old := script(t, "z3", `echo "Z3 version 4.8.1 - 64 bit"`)
	works := script(t, "z3", `echo "Z3 version 4.13.0 - 64 bit"`)
	noise := script(t, "z3", `echo hello`)
	home := fakeJDK(t)
	nowhere := filepath.Join(t.TempDir(), "nowhere")
	type options struct{ z3, jdk string }
	for _, c := range []struct {
		name    string
		opt     options
		ok      bool
		wanted  []string // fragments of the text
		nothing string   // a fragment that must not be there, or ""
	}{
		{"all well", options{good, home}, true,
			[]string{"z3 5.4.0 " + good + " (--z3)", "JDK 21.0.2 " + home + " (option)", "ready"}, "not ready"},
		{"old but usable", options{works, home}, true,
			[]string{"z3 4.13.0", "5.4 or newer is recommended"}, "not ready"},
		{"too old", options{old, home}, false,
			[]string{"z3 unusable", "z3 4.8.1 is too old: 4.12 or newer is needed", "not ready: one solver is needed"}, ""},
		{"no z3 at all", options{noise, home}, false,
			[]string{`printed "hello"`, "not ready: one solver is needed"}, ""},
		{"missing", options{nowhere, home}, false,
			[]string{"z3 missing", nowhere, "not ready: one solver is needed"}, ""},
		{"no JDK", options{good, nowhere}, false,
			[]string{"JDK missing", nowhere, "not ready: a JDK is needed"}, ""},
		{"nothing", options{nowhere, nowhere}, false,
			[]string{"not ready: a solver and a JDK are missing"}, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			f := Look(context.Background(), Options{JDK: c.opt.jdk, Paths: map[string]string{"z3": c.opt.z3, "eldarica": nowhere, "cvc5": nowhere}})
			if f.OK() != c.ok {
				t.Errorf("OK() = %v, want %v", f.OK(), c.ok)
			}
			var out strings.Builder
			if err := f.Text(&out); err != nil {
				t.Fatal(err)
			}
			flat := strings.Join(strings.Fields(out.String()), " ")
			for _, w := range c.wanted {
				if !strings.Contains(flat, w) {
					t.Errorf("%q is not in\n%s", w, out.String())
				}
			}
			if c.nothing != "" && strings.Contains(flat, c.nothing) {
				t.Errorf("%q is in\n%s", c.nothing, out.String())
			}
		})
	}
}

// TestCVC5 checks that cvc5 is told when it is there, and not missed when it is
// not.
func TestCVC5(t *testing.T) {
	cvc5 := script(t, "cvc5", "exit 0")
	for path, want := range map[string]bool{cvc5: true, filepath.Join(t.TempDir(), "nowhere"): false} {
		var out strings.Builder
		if err := Look(t.Context(), Options{Paths: map[string]string{"cvc5": path}}).Text(&out); err != nil {
			t.Fatal(err)
		}
		if got := strings.Contains(out.String(), "cvc5"); got != want {
			t.Errorf("%s: told %v, want %v:\n%s", path, got, want, out.String())
		}
	}
}
