package indy_test

import (
	"bytes"
	"errors"
	"maps"
	"slices"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/dev/jdktest"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/ssa"
)

// TestJDK resolves all call sites in the JDK and lifts what is spun for them.
// Nothing of a bootstrap method that is known may be refused.
func TestJDK(t *testing.T) {
	if testing.Short() {
		t.Skip("reading the whole JDK is left out with -short")
	}
	p := open(t, jdktest.Home(t, 17), "")
	names, err := p.PlatformClasses()
	if err != nil {
		t.Fatal(err)
	}
	s := &sites{t: t, loader: p, count: map[string]int{}}
	for _, name := range names {
		c, err := p.ParseClass(name)
		if err != nil {
			t.Fatal(err)
		}
		if len(c.BootstrapMethods) > 0 {
			s.resolve(c)
		}
	}
	for _, what := range slices.Sorted(maps.Keys(s.count)) {
		t.Logf("%6d %s", s.count[what], what)
	}
	if s.count["resolved"] == 0 {
		t.Error("nothing was resolved")
	}
}

// sites counts what becomes of call sites.
type sites struct {
	t      *testing.T
	loader classfile.Loader
	count  map[string]int
}

// resolve resolves the call sites of one class.
func (s *sites) resolve(c *classfile.Class) {
	o := indy.NewOverlay(s.loader)
	for _, m := range c.Methods {
		if m.Code == nil || bytes.IndexByte(m.Code.Read().Bytes, byte(classfile.OpInvokedynamic)) < 0 {
			continue
		}
		f, err := ssa.Lift(m, nil)
		if err != nil {
			s.t.Fatal(err)
		}
		ssa.ResolveDynamic(f, func(in *ssa.CallDynamic) (classfile.MemberRef, bool) {
			ref, err := o.Resolve(m, in.PC(), in.Site)
			var refused *indy.UnsupportedError
			switch {
			case err == nil:
				s.count["resolved"]++
				s.checkSpun(o, ref)
			case errors.As(err, &refused) && refused.Reason == "":
				s.count[refused.Bootstrap]++
			default:
				s.t.Errorf("%s.%s: %v", c.Name, m.Name, err)
			}
			return ref, err == nil
		})
		s.check(f)
	}
}

// checkSpun lifts the methods of the class that was spun for ref.
func (s *sites) checkSpun(o *indy.Overlay, ref classfile.MemberRef) {
	c, err := o.Class(ref.Class)
	if err != nil {
		s.t.Fatal(err)
	}
	if m := c.FindMethod(ref.Name, ref.Desc); m == nil || !m.IsStatic() {
		s.t.Errorf("%s is not there", ref)
	}
	for _, m := range c.Methods {
		f, err := ssa.Lift(m, nil)
		if err != nil {
			s.t.Error(err)
			continue
		}
		s.check(f)
	}
}

func (s *sites) check(f *ssa.Func) {
	if err := ssa.Check(f); err != nil {
		s.t.Error(err)
	}
}
