package main

import (
	"encoding/json"
	"errors"
	"net"
	"reflect"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/testscript"

	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/entries"
	"github.com/jayverify/jayverify/internal/project"
	"github.com/jayverify/jayverify/internal/project/fleet"
	"github.com/jayverify/jayverify/ivl"
)

func cmdNATS(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) > 0 {
		ts.Fatalf("usage: nats")
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	ts.Check(err)
	address := l.Addr().String()
	ts.Check(l.Close())
	s, err := fleet.Serve(ts.MkAbs("nats"), address)
	ts.Check(err)
	ts.Defer(func() { s.Shutdown(); s.WaitForShutdown() })
	ts.Setenv("NATS", "nats://"+address)
}

// TestSentOutcome: what a verifier sends is what the check gets.
func TestSentOutcome(t *testing.T) {
	e, k := someEntry("f"), &checking{opt: &options{}}
	in := &ivl.Input{ID: 1, Name: "nextInt()"}
	for name, o := range map[string]*project.Outcome{
		"result": {
			Entry: e, Elapsed: time.Second, Findings: map[int]*result.Finding{0: {Class: result.Latent, Why: "extreme"}},
			Result: &result.Result{Verdict: result.Unsafe, Cached: time.Unix(1e9, 0).UTC(), Properties: []result.Property{{
				Property: &ivl.Property{Name: "p"}, Verdict: result.Unsafe, Run: &result.Counterexample{Inputs: []result.InputValue{{Input: in}, {Input: in}}},
			}}},
		},
		"error": {Entry: e, Err: failure.Errorf(failure.NoSolver, "no z3")},
		"bug":   {Entry: e, Bug: &bug.Bug{Pass: "inline", Value: "BUG: no such thing", Stack: []byte("goroutine 1")}},
	} {
		data, err := writeOutcome(o, nil)
		if err != nil {
			t.Fatal(err)
		}
		got, err := k.readOutcome(e, data)
		if err != nil {
			t.Fatal(err)
		}
		if k.hopeless(o.Err) != k.hopeless(got.Err) || (o.Err != nil) != (got.Err != nil) || o.Err != nil && o.Err.Error() != got.Err.Error() {
			t.Errorf("%s: %v, want %v", name, got.Err, o.Err)
		}
		o.Err, got.Err = nil, nil
		if diff := cmp.Diff(o, got, cmp.Exporter(func(reflect.Type) bool { return true }), cmp.Comparer(func(a, b *entries.Entry) bool { return a == b })); diff != "" {
			t.Errorf("%s (-sent +got):\n%s", name, diff)
		}
		if name == "result" {
			if in := got.Result.Properties[0].Run.Inputs; in[0].Input != in[1].Input {
				t.Error("inputs are not told apart as they were")
			}
		}
	}
	if _, err := k.readOutcome(e, json.RawMessage("[")); err == nil {
		t.Error("anything is an outcome")
	}
}

// TestEntryText: an entry is found again by its text.
func TestEntryText(t *testing.T) {
	for kind, want := range map[entries.Kind]string{entries.Main: "main p/A.f()V", entries.Method: "method p/A.f()V", entries.Test: "test p/A.f()V"} {
		e := someEntry("f")
		e.Kind = kind
		if got := entryText(e); got != want {
			t.Errorf("%q", got)
		}
	}
	for _, bad := range []string{"", "method", "method f", "method f()V", "()"} {
		var own *failure.Error
		if _, err := findEntry(nil, bad); !errors.As(err, &own) || own.Class != failure.Data {
			t.Errorf("%q: %v", bad, err)
		}
	}
}
