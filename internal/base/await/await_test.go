package await

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/transforms"
)

// TestOnce: passes that do not end are not waited for once the time is
// over, a panic in them goes on where they are waited for, and they run once.
func TestOnce(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	forever := make(chan struct{})
	defer close(forever)
	started := make(chan struct{})
	slow := Once(ctx, func() (*ivl.Program, error) {
		close(started)
		<-forever
		return nil, nil
	})
	go func() {
		<-started
		cancel()
	}()
	if _, err := slow(); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}

	planted := Once(context.Background(), func() (*ivl.Program, error) {
		p := &ivl.Program{Procs: []*ivl.Proc{{Name: "Main.f"}}}
		broken := func(*ivl.Proc) *ivl.Proc { panic("BUG: planted") }
		return transforms.Apply(p, []transforms.Pass{{Name: "pass", Run: func(p *ivl.Program) (*ivl.Program, error) { return ivl.MapProcs(p, broken), nil }}}, false, nil)
	})
	for range 2 {
		b := bug.Catch(func() { _, _ = planted() })
		if b == nil || b.Error() != "BUG in pass pass, procedure Main.f: planted" || !strings.Contains(string(b.Stack), "TestOnce") {
			t.Errorf("%v", b)
		}
	}

	runs := 0
	p := &ivl.Program{}
	once := Once(context.Background(), func() (*ivl.Program, error) { runs++; return p, nil })
	for range 3 {
		if q, err := once(); q != p || err != nil {
			t.Errorf("%v, %v", q, err)
		}
	}
	if runs != 1 {
		t.Errorf("%d runs", runs)
	}
}

// TestCall shows that a function is left behind when the context ends, and
// that its panic goes on in the caller.
func TestCall(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	never := make(chan struct{})
	defer close(never)
	began := make(chan struct{})
	go func() {
		<-began
		cancel()
	}()
	_, err := Call(ctx, func() (int, error) {
		close(began)
		<-never
		return 1, nil
	})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("error %v", err)
	}
	if b := bug.Catch(func() { _, _ = Call(t.Context(), func() (int, error) { panic("oops") }) }); b == nil || b.Value != "oops" {
		t.Errorf("bug %v", b)
	}
}
