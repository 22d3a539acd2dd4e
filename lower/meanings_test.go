package lower

import (
	"testing"

	"github.com/jayverify/jayverify/internal/front/jdk"
)

// TestMeanings: each intrinsic of the table has a meaning, and each meaning is
// some intrinsic's.
func TestMeanings(t *testing.T) {
	used := map[jdk.Op]bool{}
	for _, e := range jdk.Table() {
		if i := e.Intrinsic; i.Op != "" {
			used[i.Op] = true
			if meaningOf(i) == nil {
				t.Errorf("%s has no meaning", e)
			}
		}
	}
	for op := range meanings {
		if !used[op] {
			t.Errorf("no intrinsic %s", op)
		}
	}
}
