package jbench

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

func TestBuiltinTools(t *testing.T) {
	for _, name := range BuiltinTools() {
		if _, err := LoadTool(name); err != nil {
			t.Error(err)
		}
	}
	if _, err := LoadTool("nowhere"); err == nil || !strings.Contains(err.Error(), "jbmc") {
		t.Errorf("error %v, want the names of the tools", err)
	}
}

func TestJBMCOutput(t *testing.T) {
	tool, err := LoadTool("jbmc")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		output string
		want   Answer
	}{
		{"VERIFICATION SUCCESSFUL\n", Safe},
		{"[java::P.main:([Ljava/lang/String;)V.assertion.1] line 9 assertion at file P.java: FAILURE\nVERIFICATION FAILED\n", Unsafe},
		{"[java::P.main:([Ljava/lang/String;)V.null-pointer-exception.2] line 9 Null pointer check: FAILURE\nVERIFICATION FAILED\n", Unsafe},
		{"[java::P.main:([Ljava/lang/String;)V.unwind.0] line 9 unwinding assertion loop 0: FAILURE\nVERIFICATION FAILED\n", Unknown},
	} {
		exit := 10
		if c.want == Safe {
			exit = 0
		}
		if got, _ := tool.answer(&ended{Output: c.output, Exit: exit}); got != c.want {
			t.Errorf("%q: %v, want %v", c.output, got, c.want)
		}
	}
}

func TestToolErrors(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{`{"name": "x", "command": ["x"]}`, "needs a name, a command"},
		{`{"name": "x", "command": ["{jar}"], "safe": "y"}`, "{jar} in the command"},
		{`{"name": "x", "command": ["x"], "safe": "("}`, "safe: "},
		{`{"name": "x", "command": ["x"], "unsafe": "("}`, "unsafe: "},
		{`{"name": "x", "command": ["x"], "safe": "y", "unknown": "("}`, "unknown: "},
		{`{"name": "x", "cmd": ["x"]}`, `unknown field "cmd"`},
	} {
		file := filepath.Join(tree(t, map[string]string{"t.json": c.text}), "t.json")
		if _, err := LoadTool(file); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, want …%s…", c.text, err, c.want)
		}
	}
}

func TestToolArgs(t *testing.T) {
	tool := &Tool{Command: []string{"x", "-cp={cp}", "{main}", "{src}", "{timeout}", "{memory}", "{", "{}"}}
	got := tool.args(vars{cp: "{main}", main: "p.Main", src: "s", timeout: 90 * time.Second, memoryMB: 7})
	want := []string{"x", "-cp={main}", "p.Main", "s", "90", "7", "{", "{}"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	jay := Jayverify("jv", []string{"--ints=unbounded"}).args(vars{cp: "c", main: "M", timeout: time.Minute, memoryMB: 100})
	want = []string{"jv", "--json", "--timeout=60s", "--memory=100", "-cp", "c", "--ints=unbounded", "M"}
	if !slices.Equal(jay, want) {
		t.Errorf("%q, want %q", jay, want)
	}
}

func TestAnswer(t *testing.T) {
	other := &Tool{Name: "x", Command: []string{"x"}, Safe: "^SAFE$", Unsafe: "^UNSAFE$"}
	if err := other.Check(); err != nil {
		t.Fatal(err)
	}
	jay := Jayverify("jayverify", nil)
	report := func(verdict string) string {
		return `{"schemaVersion": 1, "verdict": "` + verdict + `", "reason": "because"}`
	}
	for _, c := range []struct {
		name string
		tool *Tool
		e    ended
		want Answer
		why  string
	}{
		{"safe", other, ended{Output: "a\nSAFE\n", Exit: 5}, Safe, ""},
		{"unsafe", other, ended{Output: "UNSAFE\n"}, Unsafe, ""},
		{"both", other, ended{Output: "SAFE\nUNSAFE\n"}, Failed, "its output matches both safe and unsafe"},
		{"neither", other, ended{Output: "don't know\n"}, Unknown, "don't know"},
		{"crash", other, ended{Errors: "boom\n", Exit: 1}, Failed, "exit 1: boom"},
		{"time", other, ended{Exit: -1, Limit: "time"}, Timeout, "exit -1: "},
		{"memory", other, ended{Exit: -1, Limit: "memory"}, Memory, "exit -1: "},
		{"answer at the limit", other, ended{Output: "SAFE\n", Exit: -1, Limit: "time"}, Safe, ""},
		{"report safe", jay, ended{Output: report("SAFE")}, Safe, "because"},
		{"report unsafe", jay, ended{Output: report("UNSAFE"), Exit: 1}, Unsafe, "because"},
		{"report unknown", jay, ended{Output: report("UNKNOWN"), Exit: 2}, Unknown, "because"},
		{"report and exit differ", jay, ended{Output: report("SAFE"), Exit: 1}, Failed, "exit 1 with verdict SAFE in a report of schema 1"},
		{"no report", jay, ended{Output: "SAFE"}, Failed, "exit 0 with a report that cannot be read: invalid character 'S' looking for beginning of value"},
		{"refused", jay, ended{Errors: "first\nbad input\n", Exit: 65}, Failed, "exit 65: bad input"},
		{"interrupted by the limit", jay, ended{Output: report("UNKNOWN"), Exit: 130, Limit: "time"}, Timeout, "exit 130: "},
	} {
		got, why := c.tool.answer(&c.e)
		if got != c.want || why != c.why {
			t.Errorf("%s: %s %q, want %s %q", c.name, got, why, c.want, c.why)
		}
	}
}
