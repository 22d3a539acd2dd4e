package contract

import (
	"slices"
	"strings"
	"testing"
)

const documented = `package p;
import java.util.*;
import java.io.UncheckedIOException;

class A {
    /**
     * Text with braces { } and an @link.
     *
     * @param s a text
     * @throws NumberFormatException if it is none
     * @exception UncheckedIOException
     *     sometimes
     */
    @SuppressWarnings({"unused", "jayverify:array-index"})
    @Deprecated
    static int f(String s) {
        return 1; // line 17
    }

    /** @throws IllegalStateException never */
    int field = 3;

    static int g(String s) {
        return 2; // line 24
    }

    /** @throws ArithmeticException on one line */
    static int h(int x) { return 1 / x; } // line 28

    @SuppressWarnings("jayverify")
    int i() {
        return 3; // line 32
    }
}
`

// TestDocumentation: a comment belongs to the method after it, not to one behind another
// declaration.
func TestDocumentation(t *testing.T) {
	for line, want := range map[int]string{
		17: "NumberFormatException UncheckedIOException | unused jayverify:array-index",
		24: "|",
		28: "ArithmeticException |",
		32: "| jayverify",
	} {
		got := "none"
		if d := documentationAt(documented, line); d != nil {
			got = strings.TrimSpace(strings.Join(d.throws, " ") + " | " + strings.Join(d.suppressed, " "))
			if !slices.Equal(d.imports, []string{"java.util.*", "java.io.UncheckedIOException"}) {
				t.Errorf("imports %q", d.imports)
			}
		}
		if got != want {
			t.Errorf("line %d: %q, want %q", line, got, want)
		}
	}
	if documentationAt(documented, 1000) != nil {
		t.Error("a line that is not there")
	}
}
