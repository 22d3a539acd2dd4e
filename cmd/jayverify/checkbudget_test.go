package main

import (
	"slices"
	"testing"
	"time"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/entries"
	"github.com/jayverify/jayverify/ivl"
)

// TestBudget: an entry gets its timeout, or its share of what is left of the total time.
func TestBudget(t *testing.T) {
	if got := newBudget(10*time.Second, 0, 2, 1000).share(); got != 10*time.Second {
		t.Errorf("without a total time %v", got)
	}
	if got := newBudget(10*time.Second, time.Hour, 2, 100).share(); got != 10*time.Second {
		t.Errorf("with much time %v", got)
	}
	b := newBudget(10*time.Second, 100*time.Second, 2, 50)
	if got := b.share(); got > 4*time.Second || got < 3*time.Second {
		t.Errorf("of 100 s for 50 entries, 2 at a time, %v", got)
	}
	for range 30 {
		b.ended()
	}
	if got := b.share(); got < 9*time.Second {
		t.Errorf("what 30 entries did not need is lost: %v", got)
	}
	if got := newBudget(10*time.Second, time.Second, 2, 5000).share(); got != leastTime {
		t.Errorf("with little time %v", got)
	}
}

// TestSettled: what more time cannot change.
func TestSettled(t *testing.T) {
	open := result.Property{Property: &ivl.Property{}, Verdict: result.Unknown}
	for _, c := range []struct {
		r    result.Result
		want bool
	}{
		{result.Result{Verdict: result.Safe}, true},
		{result.Result{Verdict: result.Unsafe}, true},
		{result.Result{Verdict: result.Unsafe, Properties: []result.Property{open}}, false},
		{result.Result{Verdict: result.Unknown}, false},
	} {
		if got := settled(&c.r); got != c.want {
			t.Errorf("%+v: %v", c.r, got)
		}
	}
}

// TestHastyKeys: a run with less time finds what one with more has left open, and not the other
// way round.
func TestHastyKeys(t *testing.T) {
	if got := hastyKeys("k", 0); got != nil {
		t.Errorf("without a total time %q", got)
	}
	long, short := hastyKeys("k", 8*time.Minute), hastyKeys("k", 15*time.Second)
	if len(short) != 5 || !slices.Contains(long, short[4]) || slices.Contains(short, long[len(long)-1]) {
		t.Errorf("%q and %q", long, short)
	}
	if again := hastyKeys("k", 500*time.Second); again[len(again)-1] != long[len(long)-1] {
		t.Errorf("about the same time has another key: %q", again)
	}
}

// TestCheapestFirst: methods with less code and fewer objects come first.
func TestCheapestFirst(t *testing.T) {
	method := func(access classfile.Access, desc string, size int) entries.Entry {
		return entries.Entry{Method: &classfile.Method{Access: access, Desc: desc, Code: classfile.NewBody(&classfile.Code{Bytes: make([]byte, size)})}}
	}
	got := cheapestFirst([]entries.Entry{
		method(0, "(Lp/A;Lp/A;)V", 10), method(classfile.AccStatic, "()V", 30), method(classfile.AccStatic, "(Ljava/lang/String;I)V", 20), method(0, "()V", 10),
	})
	for i, want := range []int{2, 1, 3, 0} {
		if got[i] != want {
			t.Fatalf("%v", got)
		}
	}
}
