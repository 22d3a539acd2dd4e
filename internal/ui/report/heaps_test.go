package report

import (
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/evidence/result"
)

// TestHTMLHeaps checks that a tree of heap patterns is nested as it is, with
// pictures as they are and texts that cannot become part of the page.
func TestHTMLHeaps(t *testing.T) {
	r := unsafeResult()
	r.HeapTree = []result.HeapNode{
		{ID: 0, Parent: -1, Text: "node 0 null </pre><script>alert(1)</script>", SVG: `<svg class="first"></svg>`},
		{ID: 3, Parent: 0, Text: "below", SVG: `<svg class="second"></svg>`},
		{ID: 5, Parent: 4, Text: "alone", SVG: `<svg class="third"></svg>`},
	}
	page := htmlOf(t, r)
	for _, want := range []string{`<svg class="first"></svg>`, `<a href="#heaps">`, "<pre>below</pre>", "node 0 null &lt;/pre&gt;"} {
		if !strings.Contains(page, want) {
			t.Errorf("the page has no %s", want)
		}
	}
	if strings.Contains(page, "<script>alert") {
		t.Error("the text of a pattern is part of the page's structure")
	}
	if n := strings.Count(page, `<ul class="heaps">`); n != 2 {
		t.Errorf("%d lists, expected one with another in it", n)
	}
}
