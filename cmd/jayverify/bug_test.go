package main

import (
	"bytes"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/transforms"
)

// TestTellBug shows that a panic in a pass ends with exit code 70, and that the
// message names the pass and the procedure and has the stack behind it.
func TestTellBug(t *testing.T) {
	p := &ivl.Program{Procs: []*ivl.Proc{{Name: "Main.f"}}}
	b := bug.Catch(func() {
		_, _ = transforms.Apply(p, []transforms.Pass{{Name: "slice", Run: func(p *ivl.Program) (*ivl.Program, error) {
			return ivl.MapProcs(p, func(*ivl.Proc) *ivl.Proc { panic("two\nlines") }), nil
		}}}, false, nil)
	})
	if b == nil {
		t.Fatal("no panic")
	}
	var stderr bytes.Buffer
	c := &command{stderr: &stderr, log: newLog(&stderr)}
	if code := c.tellBug(b); code != 70 {
		t.Errorf("exit code %d", code)
	}
	for _, want := range []string{"BUG in pass slice, procedure Main.f: two lines", "TestTellBug", "goroutine"} {
		if !strings.Contains(stderr.String(), want) {
			t.Errorf("%q is not in\n%s", want, stderr.String())
		}
	}
}
