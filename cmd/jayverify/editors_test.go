package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// inEditor edits the Maven example in an editor of .tools (scripts/setup-editors), and
// returns what the editor's script prints.
func inEditor(t *testing.T, name string, command func(tools, scripts string) (args, env []string)) string {
	repo, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	tools := filepath.Join(repo, ".tools", name)
	if _, err := os.Stat(filepath.Join(tools, "ready")); err != nil {
		t.Skipf("no %s: run make setup-editors", name)
	}
	scripts := filepath.Join(repo, "cmd", "jayverify", "testdata", "editors")
	e := newMavenExample(t)
	texts := t.TempDir()
	e.write(filepath.Join(texts, "right"), e.right)
	e.write(filepath.Join(texts, "wrong"), e.wrong)
	args, env := command(tools, scripts)
	if _, err := exec.LookPath(args[0]); err != nil {
		t.Skip(err)
	}
	cmd := exec.Command(args[0], args[1:]...)
	cmd.Dir = e.root
	cmd.Env = append(append(e.env, env...), "ROOT="+e.root, "MAIN="+e.main, "OWN="+e.own, "BUILD="+e.script(),
		"RIGHT="+filepath.Join(texts, "right"), "WRONG="+filepath.Join(texts, "wrong"),
		"XDG_CONFIG_HOME="+t.TempDir(), "XDG_DATA_HOME="+t.TempDir(), "XDG_CACHE_HOME="+t.TempDir(), "XDG_STATE_HOME="+t.TempDir())
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	t.Logf("%s", out)
	return regexp.MustCompile(`after \d+\.\d+ s`).ReplaceAllString(string(out), "after N s")
}

// script is what build does, as a command for a shell.
func (e *mavenExample) script() string {
	quote := func(s string) string { return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'" }
	return strings.Join([]string{
		quote(e.javac), "-g", "-cp", quote(e.classPath()), "-d", quote(filepath.Join(e.root, "core", "target", "classes")), quote(e.stock), "&&",
		quote(e.javac), "-g", "-cp", quote(e.classPath()), "-d", quote(filepath.Join(e.root, "app", "target", "classes")), quote(e.main),
	}, " ")
}

// TestNeovim edits the example in Neovim, with editors/neovim/jayverify.lua.
func TestNeovim(t *testing.T) {
	got := inEditor(t, "neovim", func(tools, scripts string) (args, env []string) {
		snippet := filepath.Join(scripts, "..", "..", "..", "..", "editors", "neovim", "jayverify.lua")
		own, err := exec.LookPath("jayverify")
		if err != nil {
			t.Fatal(err)
		}
		return []string{
			filepath.Join(tools, "nvim"), "--headless", "-n", "-i", "NONE", "-u", snippet,
			"--cmd", "let g:jayverify = '" + own + "'", "-c", "luafile " + filepath.Join(scripts, "neovim.lua"),
		}, nil
	})
	tellsAll(t, got, []string{
		"diagnostic after N s", "Stock.java:22: violated: array index out of bounds: article",
		"lens 4: proved, N s", "lens 5: violated: show run", "gone after N s",
	})
}

// TestVSCode edits the example with the extension of editors/vscode.
func TestVSCode(t *testing.T) {
	got := inEditor(t, "languageclient", func(tools, scripts string) (args, env []string) {
		extension := filepath.Join(scripts, "..", "..", "..", "..", "editors", "vscode")
		return []string{"node", filepath.Join(scripts, "vscode.js")}, []string{"NODE_PATH=" + filepath.Join(tools, "node_modules"), "EXTENSION=" + extension}
	})
	tellsAll(t, got, []string{
		"diagnostic after N s", "Stock.java:22: violated: array index out of bounds: article",
		"lens 4: proved, N s", "lens 5: violated: show run",
		"action: Write the JUnit reproducer of Main.main(String[])", `shop.Main.main(new String[]{"4"});`, "gone after N s",
	})
}

// tellsAll fails the test if some line is not in a text.
func tellsAll(t *testing.T, text string, lines []string) {
	t.Helper()
	for _, l := range lines {
		if !strings.Contains("\n"+strings.ReplaceAll(text, "\r", ""), "\n"+l+"\n") {
			t.Errorf("there is no line %q in:\n%s", l, text)
		}
	}
}
