package lower

import (
	"os"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ivl"
)

func TestAll(t *testing.T) {
	dir := os.Getenv("JAYALL")
	if dir == "" {
		t.Skip()
	}
	p, err := classfile.OpenPath(dir, classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	eps, err := p.EntryPoints()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range eps.Main {
		t.Run(e.Class, func(t *testing.T) {
			checks, _ := ParseChecks(nil)
			r, err := Lower(p, e.Method, Options{Checks: checks})
			if err != nil {
				t.Fatal(err)
			}
			if err := ivl.Check(r.Program); err != nil {
				t.Fatal(err)
			}
			for _, p := range r.Program.Props {
				if p.Kind == ivl.Unsupported {
					t.Log("unsupported", p.Pos.Line, p.Detail)
				}
			}
			for _, n := range r.Notes {
				t.Log(n.Kind, n.Text)
			}
		})
	}
}
