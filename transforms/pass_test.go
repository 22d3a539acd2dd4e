package transforms

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/ivl"
)

// TestWithin: no pass starts after the time is over.
func TestWithin(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	var ran []string
	pass := func(name string, f func()) Pass {
		return Pass{Name: name, Run: func(p *ivl.Program) (*ivl.Program, error) {
			ran = append(ran, name)
			f()
			return p, nil
		}}
	}
	_, err := Apply(&ivl.Program{}, Within(ctx, []Pass{pass("one", func() {}), pass("two", cancel), pass("three", func() {})}), false, nil)
	if !errors.Is(err, context.Canceled) || strings.Join(ran, " ") != "one two" {
		t.Errorf("%v after %v", err, ran)
	}
}
