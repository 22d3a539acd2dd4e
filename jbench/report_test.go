package jbench

import (
	"bytes"
	"encoding/xml"
	"errors"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"
)

// sample makes results by hand: PROGRAM GROUP LABEL TRUTH ANSWER SECONDS.
func sample(published bool, rows ...Row) *Results {
	r := &Results{SchemaVersion: resultsVersion, Jobs: 2, Machine: Machine{OS: "linux", Arch: "amd64", CPU: "some CPU", Cores: 2},
		Config: Config{Set: "tiny", Tool: "fake", Identity: "v1", Command: []string{"fake", "{main}"}, Seconds: 60, MemoryMB: 1000}}
	for _, row := range rows {
		row.Mark = marked(row.Answer, row.Truth)
		r.Rows = append(r.Rows, row)
	}
	if published {
		r.Published = []Column{{Column: "Old & good", Rows: map[string]Counted{"A": {Safe: 1, Unsafe: 2}, "B_1": {Imprecise: 3, NA: 4}}}}
	}
	return r
}

func samples() []Named {
	row := func(name, group string, label, truth Truth, a Answer, s float64) Row {
		r := Row{Program: name, Group: group, Label: label, Truth: truth, Answer: a, Seconds: s}
		if label != truth {
			r.Why = "it fails"
		}
		return r
	}
	one := sample(true,
		row("a1", "A", TrulySafe, TrulySafe, Safe, 0.1),
		row("a2", "A", TrulyUnsafe, TrulyUnsafe, Unsafe, 0.3),
		row("a3", "A", TrulyUnsafe, TrulyUnsafe, Timeout, 60),
		row("b1", "B_1", TrulySafe, TrulyUnsafe, Unsafe, 2),
		row("b2", "B_1", TrulySafe, TrulySafe, Unknown, 4),
	)
	two := sample(true,
		row("a1", "A", TrulySafe, TrulySafe, Failed, 0),
		row("a2", "A", TrulyUnsafe, TrulyUnsafe, Safe, 0.001),
		row("a3", "A", TrulyUnsafe, TrulyUnsafe, Unsafe, 1),
		row("b1", "B_1", TrulySafe, TrulyUnsafe, Unsafe, 1),
		row("b3", "B_1", TrulySafe, TrulySafe, Safe, 1),
	)
	return []Named{{"one", one}, {"two", two}}
}

// TestReport compares tables with testdata/report.txtar, and looks into the
// pictures.
func TestReport(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "report")
	files, err := Report(samples(), dir)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	got := &txtar.Archive{}
	for _, f := range files {
		name := filepath.Base(f)
		names = append(names, name)
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		switch filepath.Ext(f) {
		case ".md", ".tex":
			got.Files = append(got.Files, txtar.File{Name: name, Data: data})
		case ".png":
			if img, err := png.Decode(bytes.NewReader(data)); err != nil || img.Bounds().Dx() < 200 {
				t.Errorf("%s: %v", name, err)
			}
		case ".svg":
			checkXML(t, name, data)
		}
	}
	want := []string{"table.md", "table.tex", "cactus.png", "cactus.svg", "scatter.png", "scatter.svg"}
	if !slices.Equal(names, want) {
		t.Errorf("wrote %v, want %v", names, want)
	}
	golden := filepath.Join("testdata", "report.txtar")
	if os.Getenv("UPDATE_GOLDEN") != "" {
		if err := os.WriteFile(golden, txtar.Format(got), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	wanted, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if string(txtar.Format(got)) != string(wanted) {
		t.Errorf("tables differ from %s (UPDATE_GOLDEN=1 writes it):\n%s", golden, txtar.Format(got))
	}
}

func checkXML(t *testing.T, name string, data []byte) {
	t.Helper()
	dec := xml.NewDecoder(bytes.NewReader(data))
	elements := 0
	for {
		token, err := dec.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if _, ok := token.(xml.StartElement); ok {
			elements++
		}
	}
	if elements < 20 {
		t.Errorf("%s has only %d elements", name, elements)
	}
}

func TestReportOfNothing(t *testing.T) {
	if _, err := Report(nil, t.TempDir()); err == nil {
		t.Error("no error")
	}
	// A tool without a single right answer still has a table and plots.
	r := sample(false, Row{Program: "a", Group: "A", Label: TrulySafe, Truth: TrulySafe, Answer: Unknown, Seconds: 1})
	if files, err := Report([]Named{{"one", r}, {"two", r}}, t.TempDir()); err != nil || len(files) != 6 {
		t.Errorf("%v, %v", files, err)
	}
}

func TestRightTimes(t *testing.T) {
	got := rightTimes(samples()[1].Results)
	if len(got) != 3 || got[0].X != 1 || got[2].X != 3 || got[2].Y != 1 {
		t.Errorf("%v", got)
	}
}

func TestCompare(t *testing.T) {
	row := func(name string, a Answer, truth Truth) Row {
		return Row{Program: name, Label: truth, Truth: truth, Answer: a}
	}
	a := sample(false, row("better", Unknown, TrulySafe), row("fixed", Unsafe, TrulySafe), row("gone", Safe, TrulySafe), row("lost", Safe, TrulySafe),
		row("other", Unknown, TrulySafe), row("same", Safe, TrulySafe), row("turned", Unknown, TrulySafe))
	b := sample(false, row("better", Safe, TrulySafe), row("fixed", Unknown, TrulySafe), row("lost", Timeout, TrulySafe), row("new", Unsafe, TrulyUnsafe),
		row("newly wrong", Safe, TrulyUnsafe), row("other", Timeout, TrulySafe), row("same", Safe, TrulySafe), row("turned", Unsafe, TrulySafe))
	var out strings.Builder
	worse, err := WriteComparison(&out, a, b)
	want := `WORSE    gone         SAFE (right)       -> not there
WORSE    lost         SAFE (right)       -> TIMEOUT (unknown)
WORSE    newly wrong  not there          -> SAFE (wrong)
WORSE    turned       UNKNOWN (unknown)  -> UNSAFE (wrong)
better   better       UNKNOWN (unknown)  -> SAFE (right)
better   fixed        UNSAFE (wrong)     -> UNKNOWN (unknown)
changed  new          not there          -> UNSAFE (right)
changed  other        UNKNOWN (unknown)  -> TIMEOUT (unknown)
8 changed: 4 worse, 2 better; median 0.00 s -> 0.00 s
`
	if err != nil || !worse || out.String() != want {
		t.Errorf("%v, %v\n%s", worse, err, out.String())
	}
	out.Reset()
	if worse, err := WriteComparison(&out, a, a); worse || err != nil || !strings.HasPrefix(out.String(), "0 changed") {
		t.Errorf("%v, %v\n%s", worse, err, out.String())
	}
}

func TestReadResultsErrors(t *testing.T) {
	dir := tree(t, map[string]string{"bad/results.json": "{", "new/results.json": `{"schemaVersion": 99}`})
	for _, c := range []struct{ path, want string }{
		{"bad", "results.json: unexpected end"},
		{"new", "schema version 99, expected 1"},
		{"none", "no such file"},
	} {
		if _, err := ReadResults(filepath.Join(dir, c.path)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, want %s", c.path, err, c.want)
		}
	}
}
