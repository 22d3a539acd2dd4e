package indy_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/indy"
	"github.com/jayverify/jayverify/internal/jdktest"
	"github.com/jayverify/jayverify/ssa"
)

// TestVerified has the JVM load and verify the classes spun for the programs
// in testdata.
func TestVerified(t *testing.T) {
	for _, release := range []int{17, 25} {
		t.Run(map[int]string{17: "17", 25: "25"}[release], func(t *testing.T) {
			home := jdktest.Home(t, release)
			dir := t.TempDir()
			run(t, home, "javac", append([]string{"-nowarn", "-Xlint:none", "-d", dir, "testdata/Load.java"}, testFiles(t, release, "run", "*.java")...)...)
			names := writeSpun(t, dir, open(t, home, dir))
			if got, want := strings.Fields(run(t, home, "java", append([]string{"-cp", dir, "Load"}, names...)...)), len(names); len(got) != want {
				t.Errorf("the JVM takes %d classes of %d", len(got), want)
			}
			t.Logf("%d classes", len(names))
		})
	}
}

// writeSpun writes the classes spun for the classes in dir beside them.
func writeSpun(t *testing.T, dir string, p *classfile.Path) (names []string) {
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
					err = os.WriteFile(filepath.Join(dir, name+".class"), data, 0o666)
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
