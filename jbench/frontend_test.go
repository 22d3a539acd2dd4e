package jbench

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile/classtest"
)

// TestFrontend takes a folder with a sound class, one that needs a class that
// is not there, one whose code does not lift, and a file that is no class
// through the front end.
func TestFrontend(t *testing.T) {
	dir := classtest.Javac(t, 8, map[string]string{
		"Sound.java":  `class Sound { int n; int get() { return n; } static int sum(int[] a) { int s = 0; for (int x : a) s += x; return s; } }`,
		"Needs.java":  `class Needs extends Gone { int f() { return new Gone().g(); } }`,
		"Gone.java":   `class Gone { int g() { return 1; } }`,
		"Broken.java": `class Broken { static int bad(int n) { return n; } static int good(int n) { return n + 1; } }`,
	})
	if err := os.Remove(filepath.Join(dir, "Gone.class")); err != nil {
		t.Fatal(err)
	}
	broken := filepath.Join(dir, "Broken.class")
	data, err := os.ReadFile(broken)
	if err != nil {
		t.Fatal(err)
	}
	code := []byte{0, 0, 0, 2, 0x1a, 0xac}                                                         // two bytes of code: iload_0, ireturn
	text := strings.Replace(string(data), string(code), string([]byte{0, 0, 0, 2, 0x1a, 0xb1}), 1) // return in a method of int
	if text == string(data) {
		t.Fatal("the method to break was not found")
	}
	if err := os.WriteFile(broken, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "Text.class"), []byte("text"), 0o666); err != nil {
		t.Fatal(err)
	}
	passes := map[string]bool{}
	f := Frontend{Batch: 100, Jobs: 1, Progress: func(_, pass string, done, total int) { passes[pass] = done == total }}
	r, err := f.Do(context.Background(), dir)
	if err != nil {
		t.Fatal(err)
	}
	if r.Classes != 3 || r.Methods != 8 || r.Missing != 1 || r.Bytes == 0 || r.Instructions == 0 {
		t.Errorf("%+v", r)
	}
	if r.Lowered != 7 || r.Programs == 0 || !passes["parse"] || !passes["lift"] || !passes["lower"] {
		t.Errorf("%+v, passes %v", r, passes)
	}
	got := map[string]string{}
	for _, x := range r.Failures {
		got[x.Pass+" "+x.Name] = x.Reason
	}
	if len(got) != 3 || !strings.Contains(got["parse Text"], "offset 0") ||
		got["lift Broken.bad(I)I"] == "" || got["lower Broken.bad(I)I"] == "" {
		t.Errorf("%q", got)
	}
	reportFrontend(t, r)
}

// reportFrontend: the JSON can be read back, the table has a line for the row
// and the failures.
func reportFrontend(t *testing.T, r *FrontRow) {
	out := filepath.Join(t.TempDir(), "new")
	files, err := ReportFrontend([]*FrontRow{r}, out)
	if err != nil || len(files) != 2 {
		t.Fatal(files, err)
	}
	text, err := os.ReadFile(files[0])
	if err != nil {
		t.Fatal(err)
	}
	var rows []*FrontRow
	if err := json.Unmarshal(text, &rows); err != nil || len(rows) != 1 || rows[0].Methods != r.Methods || len(rows[0].Failures) != len(r.Failures) {
		t.Errorf("%v\n%s", err, text)
	}
	table, err := os.ReadFile(files[1])
	if err != nil || !strings.Contains(string(table), "| "+r.Name+" | 3 | 8 | ") || !strings.Contains(string(table), "lift Broken.bad(I)I: ") {
		t.Errorf("%v\n%s", err, table)
	}
}

// TestFrontendNowhere: a target that is not there is an error.
func TestFrontendNowhere(t *testing.T) {
	f := Frontend{Batch: 100}
	if r, err := f.Do(context.Background(), filepath.Join(t.TempDir(), "no.jar")); err == nil {
		t.Errorf("%+v", r)
	}
}
