package ivl_test

import (
	"slices"
	"testing"

	"github.com/jayverify/jayverify/ivl"
)

// TestLayout shows that the fields of a class are those of its superclasses and
// then its own, each either mutable or part of references, whatever the numbers.
func TestLayout(t *testing.T) {
	field := func(name string, immutable bool) *ivl.Field {
		return &ivl.Field{Name: name, Type: ivl.Int, Immutable: immutable}
	}
	a, b, c := field("a", false), field("b", true), field("c", false)
	super := &ivl.Class{Name: "Super", Fields: []*ivl.Field{a}}
	mixed := &ivl.Class{Name: "Mixed", Super: super, Fields: []*ivl.Field{c, b}} // two fields are mutable, two its own
	plain := &ivl.Class{Name: "Plain", Super: &ivl.Class{Name: "Object"}, Fields: []*ivl.Field{a, c}}
	tests := []struct {
		name      string
		got, want []*ivl.Field
	}{
		{"mutable fields of Mixed", mixed.Mutable(), []*ivl.Field{a, c}},
		{"tuple of Mixed", mixed.Tuple(), []*ivl.Field{b}},
		{"mutable fields of Plain", plain.Mutable(), []*ivl.Field{a, c}},
		{"tuple of Plain", plain.Tuple(), nil},
	}
	for _, x := range tests {
		if !slices.Equal(x.got, x.want) {
			t.Errorf("%s: %v, want %v", x.name, x.got, x.want)
		}
	}
}
