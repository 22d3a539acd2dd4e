package main

import (
	"fmt"
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
	build := e.script(texts)
	args, env := command(tools, scripts)
	if _, err := exec.LookPath(args[0]); err != nil {
		t.Skip(err)
	}
	cmd := exec.Command(args[0], args[1:]...)
	cmd.Dir = e.root
	cmd.Env = append(append(e.env, env...), "ROOT="+e.root, "MAIN="+e.main, "OWN="+e.own, "BUILD="+build,
		"RIGHT="+filepath.Join(texts, "right"), "WRONG="+filepath.Join(texts, "wrong"),
		"XDG_CONFIG_HOME="+t.TempDir(), "XDG_DATA_HOME="+t.TempDir(), "XDG_CACHE_HOME="+t.TempDir(), "XDG_STATE_HOME="+t.TempDir())
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	t.Logf("%s", out)
	return regexp.MustCompile(`after \d+\.\d+ s`).ReplaceAllString(string(out), "after N s")
}

// script is what build does, as a command for a shell: it copies classes that are already
// compiled, because a test has little time and a compiler takes much.
func (e *mavenExample) script(dir string) string {
	quote := func(s string) string { return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'" }
	class := filepath.Join("app", "target", "classes", "shop", "Main.class")
	for name, text := range map[string]string{"wrong": e.wrong, "right": e.right} {
		e.write(filepath.Join(dir, name), text)
		e.write(e.main, text)
		e.build()
		if err := os.Rename(filepath.Join(e.root, class), filepath.Join(dir, name+".class")); err != nil {
			e.t.Fatal(err)
		}
	}
	e.write(e.main, e.right)
	e.build()
	file := func(name string) string { return quote(filepath.Join(dir, name)) }
	return fmt.Sprintf("if cmp -s %s %s; then cp %s %s; else cp %s %s; fi", quote(e.main), file("wrong"),
		file("wrong.class"), quote(filepath.Join(e.root, class)), file("right.class"), quote(filepath.Join(e.root, class)))
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
