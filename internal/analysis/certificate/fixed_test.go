package certificate

import (
	"math/big"
	"math/rand"
	"testing"

	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// TestFixed compares components that are joined as machine integers with sets that are
// joined one by one.
func TestFixed(t *testing.T) {
	rnd := rand.New(rand.NewSource(3))
	for range 20000 {
		ref := references(rnd)
		spans := make([]span, 8)
		var want *Set
		if ref.Null {
			want = intsBetween(0, 0)
		}
		for i := range spans {
			spans[i] = someSpan(rnd)
			if !ref.Objects.Has(i) {
				continue
			}
			if s := spans[i].set(); want == nil {
				want = s
			} else {
				want = want.union(s)
			}
		}
		got := joinFixed(ref, spans)
		if want == nil {
			want = intsBetween(0, 0)
		}
		if !want.within(got) {
			t.Fatalf("%s of %v: %s is not all of %s", ref, spans, got, want)
		}
		if want.Mod <= 1 && !got.within(want) && got.Mod <= 1 {
			t.Fatalf("%s of %v: %s is more than %s", ref, spans, got, want)
		}
		s, p := around(rnd, number(rnd)), someSpan(rnd)
		if s.meets(p.set()) && !s.meetsSpan()(p) {
			t.Fatalf("%s and %v have nothing in common, it is said", s, p)
		}
		if p.lo == p.hi && s.meetsSpan()(p) != contains(s, big.NewInt(p.lo)) {
			t.Fatalf("whether %d is in %s", p.lo, s)
		}
	}
}

func someSpan(rnd *rand.Rand) span {
	n := int64(rnd.Intn(40) - 10)
	switch rnd.Intn(6) {
	case 0:
		return span{unboundedBelow, -1}
	case 1:
		return span{1, unboundedAbove}
	}
	return span{n, n}
}

// TestColumn notes which blocks read which objects' cells.
func TestColumn(t *testing.T) {
	c := &checker{objects: make([]Object, 70), columns: map[columnKey]*column{}}
	f := &ivl.Field{}
	col := c.column(Cell{Field: f})
	if col != c.column(Cell{Field: f, Object: 3}) || col == c.column(Cell{Kind: Length}) {
		t.Fatal("a column is one field, or one part, of all objects")
	}
	a, b := place{block: 1}, place{block: 2}
	one, two := flow.SetOf(3), flow.SetOf(69)
	col.uses(a, one)
	col.uses(b, two)
	col.uses(a, two)
	if len(col.order) != 2 || !col.readers[a].Has(3) || !col.readers[a].Has(69) || col.readers[b].Has(3) || one.Has(69) {
		t.Errorf("readers %v in the order %v", col.readers, col.order)
	}
	col.set(69, intsBetween(1, 2))
	if cells := c.cells(); len(cells) != 1 || cells[Cell{Object: 69, Field: f}].String() != "1..2" {
		t.Errorf("cells %v", cells)
	}
}
