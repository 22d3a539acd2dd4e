package sample

import (
	"fmt"
	"testing"
)

// TestTakes: as many commits as a sample is small take each case once.
func TestTakes(t *testing.T) {
	const n, cases = 8, 1000
	number := Number
	t.Cleanup(func() { Number = number })
	t.Setenv("JAYVERIFY_SAMPLE", "0")
	of := map[string]int{}
	for commit := range uint32(n) {
		Number = func() uint32 { return 1383 + commit }
		taken := 0
		for i := range cases {
			name := fmt.Sprint("Case", i)
			if Takes(t, name, n) {
				of[name]++
				taken++
			}
		}
		if taken < cases/n*2/3 || taken > cases/n*3/2 {
			t.Errorf("commit %d takes %d of %d, expected about one in %d", commit, taken, cases, n)
		}
	}
	for name, times := range of {
		if times != 1 {
			t.Errorf("%s is taken %d times", name, times)
		}
	}
	if len(of) != cases {
		t.Errorf("%d of %d are taken", len(of), cases)
	}
}

// TestWindow: the windows of commits in a row are all cases.
func TestWindow(t *testing.T) {
	number := Number
	t.Cleanup(func() { Number = number })
	t.Setenv("JAYVERIFY_SAMPLE", "")
	seen := map[int]int{}
	for commit := range uint32(4) {
		Number = func() uint32 { return 1383 + commit }
		from, size := Window(t, 10, 4)
		for i := range size {
			seen[from+i]++
		}
	}
	for i := range 10 {
		if seen[i] != 1 {
			t.Errorf("case %d is in %d windows", i, seen[i])
		}
	}
}

// TestTakesAll: a sample of one in one, and all of them where the environment says so.
func TestTakesAll(t *testing.T) {
	t.Setenv("JAYVERIFY_SAMPLE", "7")
	if !Takes(t, "any", 1) {
		t.Error("one in one is not taken")
	}
	t.Setenv("JAYVERIFY_SAMPLE", "all")
	for i := range 20 {
		if !Takes(t, fmt.Sprint(i), 1000) {
			t.Error("not all are taken")
		}
	}
}
