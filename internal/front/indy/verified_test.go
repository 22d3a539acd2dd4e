package indy_test

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/ssa"
)

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
