package report

import (
	"bytes"
	"encoding/xml"
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/internal/result"
	"github.com/jayverify/jayverify/ivl"
)

// TestWitnessHasAllValues checks that values of a line that a long run leaves out are
// still told, in the order of the run, and that all edges and nodes make one way.
func TestWitnessHasAllValues(t *testing.T) {
	r := unsafeResult()
	p := &r.Properties[1]
	in := func(line, step int, value string) result.InputValue {
		return result.InputValue{Input: &ivl.Input{Name: "Verifier.nondetInt()", Pos: at(bucketsMain, line)}, Value: value, Step: step}
	}
	p.Run.Path, p.Run.Cut = []ivl.Pos{at(bucketsMain, 3), at(bucketsMain, 4), at(bucketsMain, 9)}, 2
	p.Run.Inputs = []result.InputValue{
		{Input: &ivl.Input{Name: "args.length"}, Value: "7", Step: -1}, in(4, 1, "10"), in(4, 1, "11"), in(5, -1, "12"), in(9, 2, "13"),
	}
	p.Run.Changes = []result.Change{{Step: 1, Name: "x", Value: "10"}, {Step: 2, Name: "a[0]", Value: "13"}}
	var out bytes.Buffer
	if err := Witness(&out, r, Options{Specification: "CHECK( x )", Time: time.Unix(0, 0), Violated: p}); err != nil {
		t.Fatal(err)
	}
	var g graphML
	if err := xml.Unmarshal(out.Bytes(), &g); err != nil {
		t.Fatal(err)
	}
	var way []string
	for i, e := range g.Graph.Edges {
		if e.Source != g.Graph.Nodes[i].ID || e.Target != g.Graph.Nodes[i+1].ID {
			t.Errorf("the edge %s leads from %s to %s", e.ID, e.Source, e.Target)
		}
		step := ""
		for _, d := range e.Data {
			if d.Key == "startline" || d.Key == "assumption" {
				step += d.Text + " "
			}
		}
		way = append(way, strings.TrimSpace(step))
	}
	const want = "3|4 x = 10;|4 Verifier.nondetInt() = 11;|5 Verifier.nondetInt() = 12;|9 Verifier.nondetInt() = 13;|13"
	if got := strings.Join(way, "|"); got != want {
		t.Errorf("the way is\n%s\nwant\n%s", got, want)
	}
	for _, part := range []string{"<data key=\"specification\">CHECK( x )</data>", "<data key=\"creationtime\">1970-01-01T00:00:00Z</data>"} {
		if !strings.Contains(out.String(), part) {
			t.Errorf("no %s in\n%s", part, &out)
		}
	}
}
