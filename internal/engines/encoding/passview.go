package encoding

import (
	"strings"

	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/transforms"
	"github.com/jayverify/jayverify/transforms/passview"
)

// passesDump is the dump that shows what each pass made of the program.
const passesDump = "passes"

// passView collects the program after each pass.
type passView struct {
	why    map[string]string // by the name of the pass
	stages []passview.Stage
}

func newPassView(lowered *ivl.Program) *passView {
	v := &passView{why: map[string]string{}, stages: []passview.Stage{{Name: "lowered", Program: lowered}}}
	for _, p := range transforms.Passes(transforms.Options{}) {
		v.why[p.Name] = p.Why
	}
	return v
}

func (v *passView) add(pass string, p *ivl.Program) {
	v.stages = append(v.stages, passview.Stage{Name: pass, Why: v.why[pass], Program: p})
}

// page returns the HTML page; the title says which entry it is about.
func (v *passView) page(title string) string {
	var b strings.Builder
	if err := passview.Write(&b, title, v.stages); err != nil {
		return err.Error() // the template is fixed, and a Builder takes everything
	}
	return b.String()
}
