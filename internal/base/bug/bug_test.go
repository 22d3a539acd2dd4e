package bug

import (
	"errors"
	"strings"
	"testing"
)

// deep panics in a pass and a procedure.
func deep() {
	defer InPass("outer")
	func() {
		defer InPass("facts")
		func() {
			defer InProc("Main.outer")
			func() {
				defer InProc("Main.f")
				panic("BUG: no facts")
			}()
		}()
	}()
}

// TestCatch shows that the innermost pass and procedure are named, and that the
// stack is that of the panic.
func TestCatch(t *testing.T) {
	b := Catch(deep)
	if b == nil {
		t.Fatal("the panic is lost")
	}
	if got, want := b.Error(), "BUG in pass facts, procedure Main.f: no facts"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if !strings.Contains(string(b.Stack), "bug.deep") {
		t.Errorf("the stack is not that of the panic:\n%s", b.Stack)
	}
	if b := Catch(func() {}); b != nil {
		t.Errorf("a bug without a panic: %v", b)
	}
}

// TestGo shows that a panic of a goroutine goes on in the one that waits.
func TestGo(t *testing.T) {
	cause := errors.New("cause")
	wait := Go(func() { panic(cause) })
	b := Catch(wait)
	if b == nil || !errors.Is(b, cause) {
		t.Fatalf("bug %v", b)
	}
	if got, want := b.Error(), "BUG: cause"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	ran := false
	Go(func() { ran = true })()
	if !ran {
		t.Error("Go's function returned before the goroutine ended")
	}
}

// TestPlaces shows the texts for what is known of the place.
func TestPlaces(t *testing.T) {
	for want, b := range map[string]*Bug{
		"BUG in procedure Main.f: x":  {Proc: "Main.f", Value: "x"},
		"BUG in pass slice: x":        {Pass: "slice", Value: "x"},
		"BUG in pass slice: 1 is odd": New("slice", "%d is odd", 1),
	} {
		if got := b.Error(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
