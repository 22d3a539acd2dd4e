package audit

import (
	"context"
	"slices"
	"testing"

	"github.com/jayverify/jayverify/internal/dev/sample"
	jdktable "github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/models"
)

// wholeClasses are the classes of which TestWhole tries all values: those with a
// model or a meaning of their own, enums included.
func wholeClasses(l *Library) []string {
	names := slices.Concat(models.Names(), jdktable.Treated())
	slices.Sort(names)
	var out []string
	for _, n := range slices.Compact(names) {
		if j := (jdk{l}); j.class(n) != nil && j.isPublic("L"+n+";") && !j.subtype(n, "java/lang/Throwable") {
			out = append(out, n)
		}
	}
	return out
}

// TestWhole tries the methods of small types, one in four with each commit, with all their values. All code points, and all
// pairs of a char and a radix, are tried with -n only.
func TestWhole(t *testing.T) {
	need(t)
	l, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	limit, points := 1<<16, 0x400
	if *count > 0 {
		limit, points = 3<<20, 0x110000
	}
	tried := 0
	for _, class := range wholeClasses(l) {
		if !wanted(class) || testing.Short() && class != "java/lang/Byte" {
			continue
		}
		if *count == 0 && *only == "" && !testing.Short() && !sample.Takes(t, class, 4) {
			continue
		}
		w := NewWhole(l, class, limit, points)
		tallies, err := w.Audit(context.Background(), t.TempDir())
		if err != nil {
			t.Errorf("%s: %v", class, err)
			continue
		}
		for _, a := range tallies {
			tried += a.Agree
			if a.Refused+a.Open > 0 || *calm {
				t.Logf("%s.%s: %d calls agree, %d refused, %d open %s", class, a.Name, a.Agree, a.Refused, a.Open, a.Why)
			}
			for _, f := range a.Found {
				t.Error(f)
			}
		}
	}
	t.Logf("%d calls agree", tried)
	if tried < 1_000_000 && (*count > 0 || sample.All()) && *only == "" {
		t.Errorf("only %d calls agree", tried)
	}
}
