package main

import (
	"context"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// write makes a file below dir.
func write(t *testing.T, dir, name, text string) string {
	t.Helper()
	file := filepath.Join(dir, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o777); err != nil {
		t.Fatal(err)
	}
	return file
}

// call runs the command and returns its exit code and output.
func call(args ...string) (code int, stdout, stderr string) {
	var out, errs strings.Builder
	code = run(context.Background(), args, &out, &errs)
	return code, out.String(), errs.String()
}

// bench is a folder with a set of two programs and a compiler that is a shell
// script: it makes a class Main of everything.
func bench(t *testing.T) (dir string, flags []string) {
	t.Helper()
	dir = t.TempDir()
	class, err := filepath.Abs("../../jbench/testdata/Main.class")
	if err != nil {
		t.Fatal(err)
	}
	set := write(t, dir, "set.json", `{"name": "two", "groups": [{"name": "G", "layout": "folders", "match": "*", "safe": "^Sat", "unsafe": "^Unsat"}]}`)
	write(t, dir, "programs/SatA/Main.java", "1")
	write(t, dir, "programs/UnsatB/Main.java", "2")
	javac := write(t, dir, "javac", "#!/bin/sh\n[ $1 = -version ] && exit\nwhile [ \"$1\" != -d ]; do shift; done\ncp "+class+" $2/\n")
	return dir, []string{"--set=" + set, "--out=" + filepath.Join(dir, "out"), "--cache=" + filepath.Join(dir, "cache"), "--javac=" + javac, filepath.Join(dir, "programs")}
}

// fakeJayverify makes a jayverify that always answers with that verdict.
func fakeJayverify(t *testing.T, dir, verdict string) string {
	t.Helper()
	exit := map[string]string{"SAFE": "0", "UNSAFE": "1", "UNKNOWN": "2"}[verdict]
	return write(t, dir, verdict+"/jayverify", "#!/bin/sh\necho '{\"schemaVersion\": 1, \"verdict\": \""+verdict+"\"}'\nexit "+exit+"\n")
}

func TestRunCommand(t *testing.T) {
	dir, flags := bench(t)
	code, out, errs := call(append([]string{"run", "--tool=" + fakeJayverify(t, dir, "SAFE")}, flags...)...)
	if code != exitWrong || !strings.Contains(out, "WRONG   UnsatB: SAFE, but the program is unsafe (") || errs != "" {
		t.Errorf("exit %d\n%s%s", code, out, errs)
	}
	if last := lastLine(out); !regexp.MustCompile(`^2 programs: 1 right, 1 wrong, 0 unknown; [0-9.]+ s, median [0-9.]+ s$`).MatchString(last) {
		t.Errorf("last line %q", last)
	}
	// The wrong verdict is shown again when it is kept.
	code, out, _ = call(append([]string{"run", "--tool=" + filepath.Join(dir, "SAFE", "jayverify")}, flags...)...)
	if code != exitWrong || !strings.Contains(out, "WRONG   UnsatB") || !strings.Contains(out, "2 of 2 results are kept") {
		t.Errorf("exit %d\n%s", code, out)
	}
	// Another tool needs another folder.
	unknown := append([]string{"run", "-v", "--tool=" + fakeJayverify(t, dir, "UNKNOWN")}, flags...)
	code, _, errs = call(unknown...)
	if code != exitError || !strings.Contains(errs, "holds results of another configuration (command, identity)") {
		t.Errorf("exit %d\n%s", code, errs)
	}
	code, out, errs = call(append(unknown, "--out="+filepath.Join(dir, "out2"))...)
	if code != exitOK || !strings.Contains(out, "unknown UNKNOWN") || !strings.Contains(out, "2 programs: 0 right, 0 wrong, 2 unknown;") {
		t.Errorf("exit %d\n%s%s", code, out, errs)
	}
	compareAndReport(t, dir)
}

func compareAndReport(t *testing.T, dir string) {
	a, b := filepath.Join(dir, "out"), filepath.Join(dir, "out2")
	if code, out, _ := call("compare", a, b); code != exitWrong || !strings.Contains(out, "WORSE") {
		t.Errorf("exit %d\n%s", code, out)
	}
	if code, out, _ := call("compare", a, a); code != exitOK || !strings.HasPrefix(out, "0 changed") {
		t.Errorf("exit %d\n%s", code, out)
	}
	tables := filepath.Join(dir, "tables")
	code, out, errs := call("report", "first="+a, b, "--out="+tables)
	if code != exitOK || !strings.Contains(out, "scatter.svg") {
		t.Errorf("exit %d\n%s%s", code, out, errs)
	}
	text, err := os.ReadFile(filepath.Join(tables, "table.md"))
	if err != nil || !strings.Contains(string(text), "| G (1 safe, 1 unsafe) | first | 1 | 0 | 0 | 1 | 0 | 0 | 0 |") || !strings.Contains(string(text), "| out2 | 0 | 0 | 0 | 0 | 2 |") {
		t.Errorf("table.md: %v\n%s", err, text)
	}
}

func TestCommandTemplate(t *testing.T) {
	dir, flags := bench(t)
	tool := write(t, dir, "other", "#!/bin/sh\necho \"$@\"\necho it holds\n")
	args := append([]string{"run", "--tool=Other", "--command=" + tool + " --main {main}", "--safe=^it holds$", "--only=SatA"}, flags...)
	code, out, errs := call(append(args, "--", "--deep")...)
	if code != exitOK || !strings.Contains(out, "1 programs: 1 right") {
		t.Errorf("exit %d\n%s%s", code, out, errs)
	}
	log, err := os.ReadFile(filepath.Join(dir, "out", "logs", "SatA.txt"))
	if err != nil || !strings.Contains(string(log), "--main Main --deep\n") {
		t.Errorf("%v\n%s", err, log)
	}
}

func TestUsage(t *testing.T) {
	_, flags := bench(t)
	for _, c := range []struct {
		args []string
		want string
	}{
		{nil, "expected run, report, compare, scale, frontend, methods, branches, mains, seeded, realbugs, fleet or work"},
		{[]string{"walk"}, `unknown command "walk"`},
		{[]string{"run"}, "expected one folder of programs, got 0"},
		{[]string{"run", "x"}, "--set and --out are needed"},
		{[]string{"run", "--nonsense"}, "unknown flag: --nonsense"},
		{append([]string{"run", "--jobs=0"}, flags...), "must be positive"},
		{[]string{"run", "--set=nowhere", "--out=x", "x"}, "no set nowhere"},
		{append([]string{"run", "--tool=nowhere"}, flags...), "no tool nowhere"},
		{append([]string{"run", "--safe=x"}, flags...), "--safe and --unsafe go with --command"},
		{append([]string{"run", "--command=x {y}", "--safe=x"}, flags...), "{y} in the command"},
		{[]string{"report", "x"}, "expected results and --out"},
		{[]string{"compare", "x"}, "expected two results, got 1"},
		{[]string{"frontend"}, "expected jars, folders of classes, or homes of JDKs"},
		{[]string{"frontend", "--batch=0", "x"}, "--batch must be positive"},
		{[]string{"fleet"}, "--out is needed"},
		{[]string{"work"}, "--nats is needed"},
		{[]string{"work", "--nats=x", "--slots=0"}, "--slots must be positive"},
		{append([]string{"run", "--nats-creds=x"}, flags...), "go with --nats"},
		{append([]string{"run", "--nats=x", "--warm=y"}, flags...), "--warm and --jobs are for this machine"},
		{[]string{"fleet", "--workers=0"}, "0 is too small"},
		{[]string{"fleet", "--took=x"}, "--took=x"},
	} {
		code, out, errs := call(c.args...)
		if code != exitUsage || !strings.Contains(errs, c.want) || out != "" {
			t.Errorf("%q: exit %d, %q, want %d and …%s…", c.args, code, errs, exitUsage, c.want)
		}
	}
	if code, out, _ := call("run", "--help"); code != exitOK || out != help {
		t.Errorf("--help: exit %d", code)
	}
	if code, _, errs := call("compare", "/nowhere/a", "/nowhere/b"); code != exitError || !strings.Contains(errs, "/nowhere/a") {
		t.Errorf("exit %d, %s", code, errs)
	}
}

func TestFrontendCommand(t *testing.T) {
	dir := t.TempDir()
	class, err := os.ReadFile("../../jbench/testdata/Main.class")
	if err != nil {
		t.Fatal(err)
	}
	write(t, dir, "classes/Main.class", string(class))
	out := filepath.Join(dir, "out")
	code, stdout, errs := call("frontend", "--out="+out, filepath.Join(dir, "classes"))
	if code != exitOK || !strings.Contains(stdout, "classes: 1 classes, ") || !strings.Contains(stdout, "0 failures") || errs != "" {
		t.Errorf("exit %d\n%s%s", code, stdout, errs)
	}
	for _, file := range []string{"frontend.json", "frontend.md"} {
		if _, err := os.Stat(filepath.Join(out, file)); err != nil || !strings.Contains(stdout, file) {
			t.Errorf("%v; the files are\n%s", err, stdout)
		}
	}
	write(t, dir, "classes/Text.class", "text")
	code, stdout, _ = call("frontend", filepath.Join(dir, "classes"))
	if code != exitWrong || !strings.Contains(stdout, "  parse Text: ") {
		t.Errorf("exit %d\n%s", code, stdout)
	}
}

func lastLine(text string) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	return lines[len(lines)-1]
}
