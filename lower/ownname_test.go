package lower

import (
	"testing"

	"github.com/jayverify/jayverify/classfile"
)

// A class file can have fields that differ by their descriptors only.
func TestOwnName(t *testing.T) {
	c := &classfile.Class{Name: "C"}
	for _, f := range []classfile.Field{{Name: "a", Desc: "I"}, {Name: "b", Desc: "I"}, {Name: "a", Desc: "J"}, {Name: "a", Desc: "LC;"}} {
		f.Class = c
		c.Fields = append(c.Fields, &f)
	}
	for i, want := range []string{"a", "b", "a:J", "a:LC;"} {
		if got := ownName(c.Fields[i]); got != want {
			t.Errorf("field %d: %s, want %s", i, got, want)
		}
	}
}
