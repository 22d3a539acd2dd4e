package verify

import (
	"sync"
	"testing"
)

// TestTogether: results of a library are asked for by several goroutines at a time.
func TestTogether(t *testing.T) {
	l, m := settled(t, `public class C { int[] a = new int[1]; public int i; public String toString() { return "" + a[i]; }
		public static String first(C c) { return new StringBuilder().append(c).toString(); } }`, "first")
	for _, p := range []*clientProof{l.clientProof, l.kept} { // as where no time was left to look at all methods
		if p != nil {
			p.edges = map[string][]string{}
		}
	}
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() {
			if l.Proved(m) != nil {
				t.Error("proved")
			}
		})
	}
	all.Wait()
}
