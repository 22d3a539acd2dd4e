package indy_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/indy"
	"github.com/jayverify/jayverify/ssa"
)

// verified has the JVM load and verify the classes spun for the compiled programs in dir.
func verified(t *testing.T, home, dir string) {
	spun := t.TempDir()
	names := writeSpun(t, dir, spun, open(t, home, dir))
	classPath := dir + string(filepath.ListSeparator) + spun
	if got, want := strings.Fields(run(t, home, "java", append([]string{"-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", classPath, "Load"}, names...)...)), len(names); want == 0 || len(got) != want {
		t.Errorf("the JVM takes %d classes of %d", len(got), want)
	}
	t.Logf("%d classes", len(names))
}

// writeSpun writes the classes spun for the classes in dir into the folder to.
func writeSpun(t *testing.T, dir, to string, p *classfile.Path) (names []string) {
	o := indy.NewOverlay(p)
	for _, name := range classNames(t, dir) {
		c, err := p.Class(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range c.Methods {
			if m.Code == nil {
				continue
			}
			ssa.ResolveDynamic(lift(t, m, nil), func(in *ssa.CallDynamic) (classfile.MemberRef, bool) {
				name, data, err := o.Spin(m, in.PC(), in.Site)
				var refused *indy.UnsupportedError
				if errors.As(err, &refused) && refused.Reason == "" {
					return classfile.MemberRef{}, false // concatenation of strings
				}
				if err == nil {
					err = os.WriteFile(filepath.Join(to, name+".class"), data, 0o666)
				}
				if err != nil {
					t.Fatal(err)
				}
				names = append(names, name)
				return classfile.MemberRef{}, false
			})
		}
	}
	return names
}
