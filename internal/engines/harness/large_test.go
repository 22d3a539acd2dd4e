package harness

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
)

// TestLarge: of an object that refers to objects of too many classes, everything may happen to its
// parts. That is so at once for what refers to such an object, and for no other.
func TestLarge(t *testing.T) {
	var b strings.Builder
	b.WriteString("public class Main { private C0 first; public int get() { return 1; } public static class Small { private Small next; public int get() { return 1; } }\n")
	for i := range maxParts + 1 {
		fmt.Fprintf(&b, "static class C%d { private C%d next; }\n", i, i+1)
	}
	fmt.Fprintf(&b, "static class C%d { }\n}", maxParts+1)
	path := compiled(t, b.String())
	k := NewMaker(path)
	for _, c := range []struct {
		class string
		large bool
	}{{"Main$C0", true}, {"Main", true}, {"Main$C400", false}, {"Main$Small", false}} {
		s := k.exposure.partsOf(c.class)
		if s.large != c.large || len(s.classes) > maxParts {
			t.Errorf("%s: large %t, %d classes", c.class, s.large, len(s.classes))
		}
		if x := k.exposure.ofClass(c.class); x.whole != c.large {
			t.Errorf("%s: exposed as a whole %t: %s", c.class, x.whole, x.why)
		}
		if !c.large {
			continue
		}
		if n := len(s.classes); c.class == "Main" && n > 10 {
			t.Errorf("%d classes were looked at, although a part is known to be large", n)
		}
	}
	for _, class := range []string{"Main", "Main$Small"} {
		c, err := path.Class(class)
		if err != nil {
			t.Fatal(err)
		}
		h, err := k.Make(t.Context(), c.FindMethod("get", "()I"), Options{})
		if err != nil {
			t.Fatal(err)
		}
		if cut := strings.Contains(strings.Join(h.Cuts, "\n"), "too many classes"); cut != (class == "Main") {
			t.Errorf("%s: left out: %q", class, h.Cuts)
		}
		if got, want := k.exposure.mayChange(c.FindMethod("get", "()I"), k.exposure.partsOf(class)), class == "Main"; got != want {
			t.Errorf("%s: may change: %t", class, got)
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	c, err := path.Class("Main")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := NewMaker(path).Make(ctx, c.FindMethod("get", "()I"), Options{}); !errors.Is(err, context.Canceled) {
		t.Errorf("the time is over: %v", err)
	}
}
