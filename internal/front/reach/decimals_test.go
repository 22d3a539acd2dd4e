package reach

import (
	"testing"

	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

func TestConstantNumber(t *testing.T) {
	for _, c := range []struct {
		text   string
		digits int64
		scale  int
		known  bool
	}{
		{"0", 0, 0, true},
		{"1.25", 125, 2, true},
		{"-0.050", -50, 3, true},
		{"+7", 7, 0, true},
		{"9223372036854775807", 9223372036854775807, 0, true},
		{"9223372036854775808", 0, 0, false},
		{"-92233720368547758.08", -9223372036854775808, 2, true},
		{"", 0, 0, false},
		{"1e5", 0, 0, false}, // it is read
		{"1_000", 0, 0, false},
		{" 1", 0, 0, false},
		{"1.", 0, 0, false},
		{"0x10", 0, 0, false},
		{"٣", 0, 0, false},
	} {
		digits, scale, known := constantNumber(&ssa.Const{Typ: "L" + jdk.String + ";", String: c.text})
		if digits != c.digits || scale != c.scale || known != c.known {
			t.Errorf("%q: %d, %d, %v", c.text, digits, scale, known)
		}
	}
	if _, _, known := constantNumber(&ssa.Const{Typ: ssa.Null}); known {
		t.Error("null is a number")
	}
}
