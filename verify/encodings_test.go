package verify

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/bug"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/transforms"
)

// TestUnlessDone: passes that do not end are not waited for once the time is
// over, a panic in them goes on where they are waited for, and they run once.
func TestUnlessDone(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	forever := make(chan struct{})
	defer close(forever)
	started := make(chan struct{})
	slow := unlessDone(ctx, func() (*ivl.Program, error) {
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

	planted := unlessDone(context.Background(), func() (*ivl.Program, error) {
		p := &ivl.Program{Procs: []*ivl.Proc{{Name: "Main.f"}}}
		broken := func(*ivl.Proc) *ivl.Proc { panic("BUG: planted") }
		return transforms.Apply(p, []transforms.Pass{{Name: "pass", Run: func(p *ivl.Program) (*ivl.Program, error) { return ivl.MapProcs(p, broken), nil }}}, false, nil)
	})
	for range 2 {
		b := bug.Catch(func() { _, _ = planted() })
		if b == nil || b.Error() != "BUG in pass pass, procedure Main.f: planted" || !strings.Contains(string(b.Stack), "TestUnlessDone") {
			t.Errorf("%v", b)
		}
	}

	runs := 0
	p := &ivl.Program{}
	once := unlessDone(context.Background(), func() (*ivl.Program, error) { runs++; return p, nil })
	for range 3 {
		if q, err := once(); q != p || err != nil {
			t.Errorf("%v, %v", q, err)
		}
	}
	if runs != 1 {
		t.Errorf("%d runs", runs)
	}
}

// TestWhileNeeded: no pass starts after the time is over.
func TestWhileNeeded(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	var ran []string
	pass := func(name string, f func()) transforms.Pass {
		return transforms.Pass{Name: name, Run: func(p *ivl.Program) (*ivl.Program, error) {
			ran = append(ran, name)
			f()
			return p, nil
		}}
	}
	_, err := transforms.Apply(&ivl.Program{}, whileNeeded(ctx, []transforms.Pass{pass("one", func() {}), pass("two", cancel), pass("three", func() {})}), false, nil)
	if !errors.Is(err, context.Canceled) || strings.Join(ran, " ") != "one two" {
		t.Errorf("%v after %v", err, ran)
	}
}
