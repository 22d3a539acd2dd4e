package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spf13/pflag"
)

// TestCompletionKnowsEveryFlag checks that no flag and no command is missing in any shell.
func TestCompletionKnowsEveryFlag(t *testing.T) {
	for _, shell := range shellNames() {
		script := completion(shell)
		(&options{}).define().VisitAll(func(f *pflag.Flag) {
			name := "--" + f.Name
			if shell == "fish" {
				name = "-l " + f.Name
			}
			if has := strings.Contains(script, name); has == f.Hidden {
				t.Errorf("%s: --%s is there: %v", shell, f.Name, has)
			}
		})
		for _, w := range commandWords() {
			if !strings.Contains(script, w[0]) {
				t.Errorf("%s lacks %s", shell, w[0])
			}
		}
		if strings.ContainsAny(script, "\r\x00") || !strings.HasSuffix(script, "\n") {
			t.Errorf("%s: the script does not end with a line", shell)
		}
	}
	for _, s := range subcommands() { // the help of the whole names each
		if !strings.Contains(helpFrame, "jayverify "+s.name) {
			t.Errorf("help.txt does not mention jayverify %s", s.name)
		}
	}
}

// TestShellsTakeCompletions gives the scripts to the shells that are here.
func TestShellsTakeCompletions(t *testing.T) {
	for _, shell := range []string{"bash", "zsh", "fish"} {
		t.Run(shell, func(t *testing.T) {
			path, err := exec.LookPath(shell)
			if err != nil {
				t.Skip(err)
			}
			file := filepath.Join(t.TempDir(), "script")
			if err := os.WriteFile(file, []byte(completion(shell)), 0o666); err != nil {
				t.Fatal(err)
			}
			if out, err := exec.Command(path, "-n", file).CombinedOutput(); err != nil || len(out) > 0 {
				t.Errorf("%v: %s", err, out)
			}
		})
	}
}

// TestBashCompletes asks bash for completions as it does when Tab is pressed.
func TestBashCompletes(t *testing.T) {
	bash, err := exec.LookPath("bash")
	if err != nil {
		t.Skip(err)
	}
	file := filepath.Join(t.TempDir(), "script")
	if err := os.WriteFile(file, []byte(completion("bash")), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ words, want, not string }{
		{"jayverify set", "setup", "check"},
		{"jayverify --eng", "--engine=", "--wheel"},
		{"jayverify setup --w", "--wheel=", "--world"},
		{"jayverify --engine = sy", "symex", "clauses"},
		{"jayverify --engine =", "patterns", "setup"},
		{"jayverify --solver sp", "spacer", "auto"},
		{"jayverify check --fail-on = la", "latent", "open"},
	} {
		words := strings.Fields(c.words)
		script := "compopt() { :; }; source " + file + "; COMP_WORDS=(" + c.words + "); COMP_CWORD=$1; _jayverify; echo \" ${COMPREPLY[*]} \""
		out, err := exec.Command(bash, "--norc", "-c", script, "bash", string(rune('0'+len(words)-1))).CombinedOutput()
		if err != nil {
			t.Fatalf("%v: %s", err, out)
		}
		if got := string(out); !strings.Contains(got, " "+c.want+" ") || strings.Contains(got, " "+c.not) {
			t.Errorf("%s: %q, want %s and not %s", c.words, got, c.want, c.not)
		}
	}
}

// TestManPage checks that the page has all flags, and that groff has nothing to say.
func TestManPage(t *testing.T) {
	page := manPage()
	for _, fs := range []*pflag.FlagSet{(&options{}).define(), func() *pflag.FlagSet { fs, _ := setupCommand().flags(); return fs }()} {
		fs.VisitAll(func(f *pflag.Flag) {
			if name := roff("--" + f.Name); !f.Hidden && !strings.Contains(page, name) {
				t.Errorf("the page lacks %s", name)
			}
		})
	}
	for line := range strings.Lines(page) {
		request := strings.HasPrefix(line, ".SH ") || strings.HasPrefix(line, ".SS ") || strings.HasPrefix(line, ".TH ") || strings.HasPrefix(line, ".B ") || line == ".TP\n" || line == ".PP\n"
		if strings.HasPrefix(line, ".") && !request || strings.HasPrefix(line, "'") || line == "\n" {
			t.Errorf("not a line of the page: %q", line)
		}
	}
	groff, err := exec.LookPath("groff")
	if err != nil {
		t.Skip(err)
	}
	cmd := exec.Command(groff, "-man", "-Tutf8", "-ww", "-z")
	cmd.Stdin = strings.NewReader(page)
	if out, err := cmd.CombinedOutput(); err != nil || len(out) > 0 {
		t.Errorf("groff: %v: %s", err, out)
	}
}
