package jbench

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/internal/ui/report"
)

// TestJavaIsLinear checks that the generated programs compile, and that their
// text grows by the same amount from each n to the next.
func TestJavaIsLinear(t *testing.T) {
	for _, d := range Dimensions() {
		size := func(n int) int { return len(d.java(n)) }
		if a, b := size(20)-size(10), size(30)-size(20); a != b || a <= 0 {
			t.Errorf("%s: from 10 to 20 the text grows by %d bytes, from 20 to 30 by %d", d, a, b)
		}
		if text := d.java(3); !strings.Contains(text, "public class "+d.class(3)+" {") || strings.Contains(text, "$i") || strings.Contains(text, "%!") {
			t.Errorf("%s:\n%s", d, text)
		}
	}
	if testing.Short() {
		t.Skip("compiles all programs")
	}
	if _, err := exec.LookPath("javac"); err != nil {
		t.Skip("no javac")
	}
	s := Scale{Out: t.TempDir(), Dimensions: Dimensions(), Max: 4}
	classes := filepath.Join(s.Out, "classes")
	if err := s.compile(t.Context(), classes); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"Classes1", "Classes4$Span3", "Fields2", "Loops4", "Depth4", "Sites1"} {
		if _, err := os.Stat(filepath.Join(classes, name+".class")); err != nil {
			t.Error(err)
		}
	}
}

// scaled runs a measurement with a compiler that does nothing and a jayverify
// that is a shell script.
func scaled(t *testing.T, script string, s Scale) (string, []Point, error) {
	t.Helper()
	dir := t.TempDir()
	tool := filepath.Join(dir, "jayverify")
	for _, f := range []struct{ file, text string }{{tool, script}, {filepath.Join(dir, "javac"), "exit 0"}} {
		if err := os.WriteFile(f.file, []byte("#!/bin/sh\n"+f.text+"\n"), 0o777); err != nil {
			t.Fatal(err)
		}
	}
	s.Out, s.Tool, s.Javac = filepath.Join(dir, "out"), Jayverify(tool, nil), filepath.Join(dir, "javac")
	var told []Point
	points, err := s.Do(t.Context(), func(p Point) { told = append(told, p) })
	if !slices.Equal(points, told) {
		t.Errorf("returned %v, told %v", points, told)
	}
	return s.Out, points, err
}

func TestScale(t *testing.T) {
	doc := report.Document{SchemaVersion: report.SchemaVersion, Verdict: "SAFE", Seconds: 10,
		Steps: []report.Step{{Name: "interpret", Seconds: 0.5}, {Name: "random search", Seconds: 1}, {Name: "encode", Seconds: 2}, {Name: "space invariants", Seconds: 3}, {Name: "replay", Seconds: 1}},
		Stats: report.Stats{Classes: 1, Methods: 2, Instructions: 3, Procs: 4, Statements: 5, Clauses: 6, Predicates: 7, Arguments: 8}}
	text := fmt.Sprintf(`{"schemaVersion": %d, "verdict": "SAFE", "seconds": 10, "steps": [`, doc.SchemaVersion)
	for i, s := range doc.Steps {
		text += fmt.Sprintf(`%s{"name": %q, "seconds": %g}`, strings.Repeat(", ", min(i, 1)), s.Name, s.Seconds)
	}
	text += `], "stats": {"classes": 1, "methods": 2, "instructions": 3, "procs": 4, "statements": 5, "clauses": 6, "predicates": 7, "arguments": 8}}`
	out, points, err := scaled(t, "echo '"+text+"'", Scale{Dimensions: []Dimension{Loops, Sites}, Max: 5, Repeat: 2, Time: time.Minute})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, p := range points {
		got = append(got, p.Dimension.class(p.N))
		if p.Front != 4.5 || p.Search != 1.5 || p.Solving != 4 || p.Stats != doc.Stats || p.Answer != Safe {
			t.Errorf("%+v", p)
		}
	}
	if want := []string{"Loops1", "Loops2", "Loops4", "Sites1", "Sites2", "Sites4"}; !slices.Equal(got, want) {
		t.Errorf("measured %v, want %v", got, want)
	}
	data, err := os.ReadFile(filepath.Join(out, "scale.csv"))
	if err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(bytes.NewReader(data)).ReadAll()
	if err != nil || len(rows) != 7 || !slices.Equal(rows[0], pointColumns) {
		t.Fatalf("%v\n%s", err, data)
	}
	if last := rows[6]; last[0] != "sites" || last[1] != "4" || last[4] != "4.5000" || last[15] != "8" {
		t.Errorf("last row %v", last)
	}
}

// TestScaleRepeats checks that the fastest front end counts, but not that of a
// run that did not get as far as the first.
func TestScaleRepeats(t *testing.T) {
	script := fmt.Sprintf(`n=$(cat "$0.n" 2>/dev/null || echo 0); n=$((n + 1)); echo $n > "$0.n"
case $n in 1) s=5 c=7;; 2) s=3 c=7;; 3) s=1 c=0;; esac
echo '{"schemaVersion": %d, "verdict": "SAFE", "seconds": '$s', "stats": {"clauses": '$c'}}'`, report.SchemaVersion)
	_, points, err := scaled(t, script, Scale{Dimensions: []Dimension{Sites}, Max: 1, Repeat: 3, Time: time.Minute})
	if err != nil || len(points) != 1 || points[0].Front != 3 || points[0].Stats.Clauses != 7 {
		t.Errorf("%+v %v", points, err)
	}
}

func TestScaleStops(t *testing.T) {
	if testing.Short() {
		t.Skip("it waits for processes")
	}
	t.Parallel() // it waits
	// At the time limit, larger programs of the dimension are left out.
	_, points, err := scaled(t, "sleep 30", Scale{Dimensions: []Dimension{Loops, Depth}, Max: 4, Repeat: 1, Time: 10 * time.Millisecond, MemoryMB: 1000})
	if err != nil || len(points) != 2 || points[0].Answer != Timeout || points[1].Dimension != Depth {
		t.Errorf("%v %v, want one time-out for each dimension", points, err)
	}
	// All programs are safe.
	unsafe := fmt.Sprintf(`echo '{"schemaVersion": %d, "verdict": "UNSAFE"}'; exit 1`, report.SchemaVersion)
	_, _, err = scaled(t, unsafe, Scale{Dimensions: Dimensions(), Max: 1, Repeat: 1, Time: time.Minute})
	if err == nil || !strings.Contains(err.Error(), "Classes1: UNSAFE, expected SAFE") {
		t.Errorf("error %v", err)
	}
}

func TestGrowth(t *testing.T) {
	var points []Point
	for n := 1; n <= 256; n *= 2 {
		points = append(points,
			Point{Dimension: Loops, N: n, Front: 1 + float64(n*n)/16, Stats: report.Stats{Clauses: 3 * n}},
			Point{Dimension: Depth, N: n, Front: 7})
	}
	clauses, front := Quantities()[0], Quantities()[2]
	for _, c := range []struct {
		d        Dimension
		q        Quantity
		from, to float64
	}{{Loops, clauses, 0.9999, 1.0001}, {Loops, front, 1.98, 2}, {Depth, front, -0.0001, 0.0001}} {
		if e := Growth(points, c.d, c.q); e < c.from || e > c.to {
			t.Errorf("%s of %s grow like n^%.4f, want %g to %g", c.q.Name, c.d, e, c.from, c.to)
		}
	}
	if e := Growth(points, Depth, clauses); !math.IsNaN(e) {
		t.Errorf("what is always 0 grows like n^%g", e)
	}
	slices.SortStableFunc(points, func(a, b Point) int { return strings.Compare(string(a.Dimension), string(b.Dimension)) })
	folder := t.TempDir()
	files, err := ReportPoints(points, folder)
	if err != nil || len(files) != 5 { // nothing was solved
		t.Fatalf("%v %v, want scale.md and two plots twice", files, err)
	}
	table, err := os.ReadFile(filepath.Join(folder, "scale.md"))
	if err != nil || !strings.Contains(string(table), "\n| 256 loops |  | 0 | 768 (n^1.0) | 0 | 4.1e+03 (n^2.0) | 0 |\n") {
		t.Errorf("%v\n%s", err, table)
	}
	for _, f := range files {
		if info, err := os.Stat(f); err != nil || info.Size() < 100 {
			t.Errorf("%s: %v %v", f, info, err)
		}
	}
}
