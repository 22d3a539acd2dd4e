package jbench

import (
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/classfile/classtest"
)

// TestMains: each class with a main is run; what crashes or is late is bad.
func TestMains(t *testing.T) {
	if testing.Short() {
		t.Skip("it waits for processes")
	}
	t.Parallel() // it waits
	body := " { public static void main(String[] args) { } }"
	dir := classtest.Javac(t, 8, map[string]string{
		"Fine.java": "public class Fine" + body, "Crash.java": "public class Crash" + body, "Late.java": "public class Late" + body, "Gone.java": "public class Gone" + body,
		"None.java": "public class None { static void main() { } }",
	})
	tool := script(t, `for last; do :; done
case $last in
Crash) echo "jayverify: internal error" >&2; exit 70;;
Gone) echo "jayverify: class Gone not found" >&2; exit 66;;
Late) sleep 4; exit 2;;
esac`)
	m := &Mains{Jayverify: tool, Time: time.Second, MemoryMB: 100, Out: t.TempDir()}
	told := 0
	rows, err := m.Do(t.Context(), []string{dir}, func(MainRow) { told++ })
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]string{}
	for _, r := range rows {
		got[r.Class] = r.Outcome()
		if bad := r.Class == "Crash" || r.Class == "Late"; r.Bad() != bad {
			t.Errorf("%s: bad is %v", r, r.Bad())
		}
	}
	want := map[string]string{"Fine": "SAFE", "Crash": "internal error", "Late": "UNKNOWN", "Gone": "no input"}
	if len(got) != len(want) || told != len(want) {
		t.Fatalf("rows %v, told %d", got, told)
	}
	for class, outcome := range want {
		if got[class] != outcome {
			t.Errorf("%s: %s, want %s", class, got[class], outcome)
		}
	}
	s := MainsSummary(rows)
	for _, text := range []string{"| 4 | 1 | 1 | 2 |", "internal error", "LATE"} {
		if !strings.Contains(s, text) {
			t.Errorf("the summary lacks %q:\n%s", text, s)
		}
	}
}
