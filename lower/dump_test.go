package lower

import (
	"os"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ivl"
)

// TestDump prints the IVL of a program; for use by hand: JAYDUMP="cp Main".
func TestDump(t *testing.T) {
	v := strings.Fields(os.Getenv("JAYDUMP"))
	if len(v) < 2 {
		t.Skip("JAYDUMP is not set")
	}
	p, err := classfile.OpenPath(v[0], classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	c, err := p.Class(v[1])
	if err != nil {
		t.Fatal(err)
	}
	checks, _ := ParseChecks(nil)
	r, err := Lower(p, c.FindMethod("main", "([Ljava/lang/String;)V"), Options{Checks: checks})
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range r.Funcs {
		t.Log(f.String())
	}
	t.Log(r.Program.String())
	if err := ivl.Check(r.Program); err != nil {
		t.Fatal(err)
	}
}
