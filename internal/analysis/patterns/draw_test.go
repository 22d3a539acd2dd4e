package patterns

import (
	"encoding/xml"
	"io"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// figure2 is the pattern of OGHI Figure 2 for the second loop of alt_list.
func figure2(t *testing.T) (*Program, *Pattern) {
	t.Helper()
	r := prepareFile(t, "AltListSafe")
	p, err := r.ParsePattern(r.blocks["B6"], `node 0 null is v8?
node 1* AltListSafe$Cell@3 is v8? where data==v7
node 2* AltListSafe$Cell@3 where data!=v7
edge 1 next? 0
edge 1 next? 2
edge 2 next? 0
edge 2 next? 1
`)
	if err != nil {
		t.Fatal(err)
	}
	return r, p
}

func TestDraw(t *testing.T) {
	_, p := figure2(t)
	if got, want := p.Draw(), `v8? ──▶ [null]
v8? ──▶ [1* Cell data==v7]  next ··▶ null, next ··▶ 2
        [2* Cell data!=v7]  next ··▶ null, next ··▶ 1
`; got != want {
		t.Errorf("drawn as\n%swant\n%s", got, want)
	}
	if got, want := p.DOT("6 at B6"), `digraph "6 at B6" {
  rankdir=LR; node [shape=box]; label="6 at B6"
  n0 [label="null"]
  v1_0 [label="v8", shape=plaintext]
  v1_0 -> n0 [style=dashed]
  n1 [label="1* Cell data==v7", style=dashed]
  v1_1 [label="v8", shape=plaintext]
  v1_1 -> n1 [style=dashed]
  n2 [label="2* Cell data!=v7", style=dashed]
  n1 -> n0 [label="next", style=dashed]
  n1 -> n2 [label="next", style=dashed]
  n2 -> n0 [label="next", style=dashed]
  n2 -> n1 [label="next", style=dashed]
}
`; got != want {
		t.Errorf("as a graph\n%swant\n%s", got, want)
	}
	svg := p.SVG()
	for d := xml.NewDecoder(strings.NewReader(svg)); ; {
		_, err := d.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatalf("the picture is no XML: %v\n%s", err, svg)
		}
	}
	if n := strings.Count(svg, "<rect "); n != 3 {
		t.Errorf("%d boxes for 3 nodes", n)
	}
	if n := strings.Count(svg, "stroke-dasharray"); n != 2+4 {
		t.Errorf("%d dashed lines, expected two boxes and four edges", n)
	}
}

// TestCounterexample samples heaps of OGHI Figure 2, which alternate, and finds
// one that does not in a pattern that knows less.
func TestCounterexample(t *testing.T) {
	r, p := figure2(t)
	rnd := rand.New(rand.NewPCG(1, 16))
	block := r.blocks["B6"]
	sizes := map[int]int{}
	same := slices.IndexFunc(r.Vocab.Equals, func(e Equal) bool { return r.Vocab.Nums[e.Num].Name == "v7" })
	for range 200 {
		h, ok := r.Sample(block, p, rnd)
		if !ok {
			continue
		}
		sizes[h.Len()]++
		if !h.Entails(p) || h.Summaries() > 0 {
			t.Fatalf("not a heap of the pattern:\n%s", h)
		}
		for n := 1; n < h.Len(); n++ {
			if m, _ := h.target(0, n); m > 0 && h.nodes[n].equals[same] == h.nodes[m].equals[same] {
				t.Fatalf("a heap does not alternate:\n%s", h)
			}
		}
	}
	if sizes[1] == 0 || sizes[2] == 0 || sizes[3] == 0 || sizes[4] == 0 {
		t.Errorf("heaps of so many nodes: %v; expected none to three cells among them", sizes)
	}
	less := p.Blur(Precision{}).merge([][]int{{0}, {1, 2}})
	if h, ok := r.Counterexample(block, less, p, rnd); !ok || !h.Entails(less) || h.Entails(p) {
		t.Errorf("no heap shows that\n%sdoes not entail\n%s", less, p)
	}
	if h, ok := r.Counterexample(block, p, less, rnd); ok {
		t.Errorf("a heap of\n%sis not in what is vaguer:\n%s", p, h)
	}
}
