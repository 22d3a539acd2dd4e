package jbench

import (
	"context"
	"encoding/csv"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// fakeJavac "compiles" by copying a class file with a main method, so that
// these tests need no JDK. It is the class
// public class Main { public static void main(String[] args) {} }.
func fakeJavac(t *testing.T) string {
	t.Helper()
	data, err := filepath.Abs(filepath.Join("testdata", "Main.class"))
	if err != nil {
		t.Fatal(err)
	}
	return script(t, `[ "$1" = -version ] && { echo fake 1; exit; }
case "$*" in *Refused*) echo "Refused.java:1: error"; exit 1;; esac
while [ "$1" != -d ]; do shift; done; cp `+data+` "$2"/`)
}

// fakeTool answers by what the folder of the sources is called, and notes its
// calls in the returned file.
func fakeTool(t *testing.T) (tool *Tool, calls string) {
	t.Helper()
	calls = filepath.Join(t.TempDir(), "calls")
	path := script(t, `echo "$1" >>`+calls+`
case "$1" in
*Safe*) echo SAFE;;
*Unsafe*) echo UNSAFE;;
*Slow*) sleep 1000;;
*Crash*) echo broken >&2; exit 7;;
esac`)
	tool = &Tool{Name: "fake", Command: []string{path, "{src}", "{main}"}, Safe: "^SAFE$", Unsafe: "^UNSAFE$"}
	if err := tool.Check(); err != nil {
		t.Fatal(err)
	}
	return tool, calls
}

// recorder is a Watcher that remembers.
type recorder struct {
	total, kept int
	rows        []string
	logs        []string
	each        func()
}

func (r *recorder) Start(total int, kept []Row) { r.total, r.kept = total, len(kept) }

func (r *recorder) Row(row Row, log string) {
	r.rows = append(r.rows, row.Program)
	r.logs = append(r.logs, log)
	if r.each != nil {
		r.each()
	}
}

const tinySet = `{"name": "tiny", "groups": [
	{"name": "A", "layout": "folders", "match": "a/*", "safe": "/Sat", "unsafe": "/Unsat"},
	{"name": "B", "layout": "folders", "match": "b/*", "safe": "/Sat", "unsafe": "/Unsat"}],
	"corrections": {"b/SatUnsafe2": {"truth": "unsafe", "why": "it fails"}},
	"published": [{"column": "Old", "rows": {"A": {"safe": 1}}}]}`

func tinyRun(t *testing.T) (r Run, calls string) {
	t.Helper()
	set, err := parseSet(t, tinySet)
	if err != nil {
		t.Fatal(err)
	}
	r = Run{Set: set, Out: filepath.Join(t.TempDir(), "out"), Cache: filepath.Join(t.TempDir(), "cache"), Javac: fakeJavac(t), Time: 500 * time.Millisecond, MemoryMB: 1000, Jobs: 2}
	r.Tool, calls = fakeTool(t)
	r.Dir = tree(t, map[string]string{
		"a/SatSafe1/Main.java":     "1",
		"a/SatUnsafe1/Main.java":   "2",
		"a/UnsatUnsafe1/Main.java": "3",
		"a/UnsatSafe1/Main.java":   "4",
		"b/SatUnsafe2/Main.java":   "5",
		"b/SatOther/Main.java":     "6",
		"b/SatSlow/Main.java":      "7",
		"b/UnsatCrash/Main.java":   "8",
		"b/UnsatX/Refused.java":    "9",
	})
	return r, calls
}

// rowsOf are the parts of the rows that do not depend on time.
func rowsOf(r *Results) []string {
	var out []string
	for _, row := range r.Rows {
		out = append(out, strings.Join([]string{row.Program, string(row.Answer), string(row.Mark)}, " "))
	}
	return out
}

func TestRun(t *testing.T) {
	t.Parallel() // it waits
	r, calls := tinyRun(t)
	w := &recorder{}
	got, err := r.Do(t.Context(), w)
	if err != nil {
		t.Fatal(err)
	}
	want := []string{
		"a/SatSafe1 SAFE right", "a/SatUnsafe1 UNSAFE wrong", "a/UnsatSafe1 SAFE wrong", "a/UnsatUnsafe1 UNSAFE right",
		"b/SatOther UNKNOWN unknown", "b/SatSlow TIMEOUT unknown", "b/SatUnsafe2 UNSAFE right", "b/UnsatCrash ERROR unknown", "b/UnsatX ERROR unknown",
	}
	if !slices.Equal(rowsOf(got), want) {
		t.Errorf("rows\n%s\nwant\n%s", strings.Join(rowsOf(got), "\n"), strings.Join(want, "\n"))
	}
	if got.Rows[7].Reason != "exit 7: broken" || !strings.Contains(got.Rows[8].Reason, "exit status 1: Refused.java:1: error") {
		t.Errorf("reasons %q and %q", got.Rows[7].Reason, got.Rows[8].Reason)
	}
	if s := got.Summary(); !strings.HasPrefix(s, "9 programs: 3 right, 2 wrong, 4 unknown (1 timeout, 2 error); by label 2 right, 3 wrong; ") {
		t.Errorf("summary %q", s)
	}
	if w.total != 9 || w.kept != 0 || len(w.rows) != 9 || got.CountWrong() != 2 {
		t.Errorf("told %+v", w)
	}
	for _, log := range w.logs {
		if _, err := os.Stat(log); err != nil {
			t.Error(err)
		}
	}
	checkFiles(t, r.Out, got)

	// The same again keeps everything; a changed program is run again.
	if err := os.WriteFile(filepath.Join(r.Dir, "b", "SatOther", "Main.java"), []byte("changed"), 0o666); err != nil {
		t.Fatal(err)
	}
	before := lines(t, calls)
	w = &recorder{}
	again, err := r.Do(t.Context(), w)
	if err != nil {
		t.Fatal(err)
	}
	if w.kept != 8 || !slices.Equal(w.rows, []string{"b/SatOther"}) || lines(t, calls) != before+1 {
		t.Errorf("kept %d, ran %v", w.kept, w.rows)
	}
	if !slices.Equal(rowsOf(again), want) {
		t.Errorf("rows after the second run: %v", rowsOf(again))
	}
}

func lines(t *testing.T, file string) int {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return strings.Count(string(text), "\n")
}

func checkFiles(t *testing.T, out string, want *Results) {
	t.Helper()
	read, err := ReadResults(out)
	if err != nil || !slices.Equal(rowsOf(read), rowsOf(want)) || read.Config.differs(want.Config) != "" {
		t.Errorf("results.json: %v, %v", read, err)
	}
	f, err := os.Open(filepath.Join(out, "results.csv"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	records, err := csv.NewReader(f).ReadAll()
	if err != nil || len(records) != len(want.Rows)+1 || records[1][0] != want.Rows[0].Program || records[1][4] != "SAFE" {
		t.Errorf("results.csv: %v, %v", records, err)
	}
}

func TestRunWithAnotherConfiguration(t *testing.T) {
	r, calls := tinyRun(t)
	r.Only = "a/*1"
	if _, err := r.Do(t.Context(), &recorder{}); err != nil {
		t.Fatal(err)
	}
	r.MemoryMB = 2000
	r.Time = 600 * time.Millisecond
	_, err := r.Do(t.Context(), &recorder{})
	var config *ConfigError
	if !errors.As(err, &config) || config.What != "memory limit, time limit" {
		t.Errorf("error %v", err)
	}
	before := lines(t, calls)
	r.Fresh = true
	if _, err := r.Do(t.Context(), &recorder{}); err != nil || lines(t, calls) != before+4 {
		t.Errorf("--fresh: %v, %d calls", err, lines(t, calls)-before)
	}
	r.Only = "c/*"
	if _, err := r.Do(t.Context(), &recorder{}); err == nil || !strings.Contains(err.Error(), "none of the 9 programs matches c/*") {
		t.Errorf("error %v", err)
	}
}

func TestRunOfSomeKeepsTheOthers(t *testing.T) {
	if testing.Short() {
		t.Skip("it waits for processes")
	}
	t.Parallel() // it waits
	r, calls := tinyRun(t)
	r.Only = "a/*1"
	first, err := r.Do(t.Context(), &recorder{})
	if err != nil {
		t.Fatal(err)
	}
	r.Only = "b/*"
	second, err := r.Do(t.Context(), &recorder{})
	if err != nil {
		t.Fatal(err)
	}
	before := lines(t, calls)
	r.Only = "a/*1"
	third, err := r.Do(t.Context(), &recorder{})
	if err != nil || lines(t, calls) != before {
		t.Errorf("%v, %d calls for programs that have a row", err, lines(t, calls)-before)
	}
	if d := cmp.Diff(second.Rows, third.Rows); d != "" || len(second.Rows) <= len(first.Rows) || !cmp.Equal(first.Rows, second.Rows[:len(first.Rows)]) {
		t.Errorf("%d rows, then %d, then %d:\n%s", len(first.Rows), len(second.Rows), len(third.Rows), d)
	}
}

func TestRunCancelledGoesOn(t *testing.T) {
	r, calls := tinyRun(t)
	r.Only = "a/**"
	r.Jobs = 1
	ctx, cancel := context.WithCancel(t.Context())
	w := &recorder{}
	w.each = func() {
		if len(w.rows) == 2 {
			cancel()
		}
	}
	got, err := r.Do(ctx, w)
	if !errors.Is(err, context.Canceled) || len(got.Rows) != 2 {
		t.Fatalf("%v, %v; want two rows and an interruption", got, err)
	}
	if lines(t, calls) > 3 {
		t.Errorf("%d calls after an interruption", lines(t, calls))
	}
	w = &recorder{}
	got, err = r.Do(t.Context(), w)
	if err != nil || w.kept != 2 || len(w.rows) != 2 || len(got.Rows) != 4 {
		t.Errorf("%v, %v, kept %d", got, err, w.kept)
	}
}

func TestRunMissingTool(t *testing.T) {
	r, _ := tinyRun(t)
	r.Tool.Command[0] = "/nowhere/tool"
	if _, err := r.Do(t.Context(), &recorder{}); err == nil || !strings.Contains(err.Error(), "/nowhere/tool") {
		t.Errorf("error %v", err)
	}
}

func TestSourceFolder(t *testing.T) {
	p := &Program{Files: []string{"/d/p/a/X.java", "/d/p/b/c/Y.java", "/d/p/Z.java"}}
	if got := sourceFolder(p); got != "/d/p" {
		t.Error(got)
	}
}

func TestMarked(t *testing.T) {
	for _, c := range []struct {
		a    Answer
		t    Truth
		want Mark
	}{
		{Safe, TrulySafe, Right}, {Unsafe, TrulyUnsafe, Right}, {Safe, TrulyUnsafe, Wrong}, {Unsafe, TrulySafe, Wrong},
		{Unknown, TrulySafe, Open}, {Timeout, TrulyUnsafe, Open}, {Memory, TrulySafe, Open}, {Failed, TrulyUnsafe, Open},
	} {
		if got := marked(c.a, c.t); got != c.want {
			t.Errorf("%s of a %s program: %s, want %s", c.a, c.t, got, c.want)
		}
	}
}
