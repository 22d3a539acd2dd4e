package programs

import (
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/verify"
)

// proofsAloneTime is little: most programs are never decided.
const proofsAloneTime = 4 * time.Second

// proofsAloneShare is one violated program of how many TestProofsAlone takes, as taken says. More of texts are taken: these were held
// wrongly before.
func proofsAloneShare(collection string) int {
	if collection == "texts" {
		return 1
	}
	return 12
}

// TestProofsAlone verifies the programs that are violated where no run of them counts: no proof engine may
// hold a check that is violated, although no other engine finds the violation first.
func TestProofsAlone(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	needJDK(t)
	for _, c := range collections {
		t.Run(c.name, func(t *testing.T) {
			ps := slices.DeleteFunc(load(t, c.name), func(p *Program) bool { return p.Safe || !taken(t, p.Name, proofsAloneShare(c.name)) })
			classes := t.TempDir()
			if err := c.jdk(t).Compile(t.Context(), ps, filepath.Join(testdata, "lib"), classes); err != nil {
				t.Fatal(err)
			}
			cfg := verify.Config{JDK: string(c.jdk(t)), Paths: horntest.Paths(t), Timeout: min(c.time, proofsAloneTime), Engine: c.engine, ClassPath: classes, Without: []string{config.Runs}}
			for _, v := range verifyAll(t.Context(), ps, cfg) {
				switch {
				case v.err != nil:
					t.Errorf("%s: %v", v.File, v.err)
				case v.mark == Wrong && len(v.result.Properties) > 0: // there are none if the time was over while the program was read
					t.Errorf("%s: %v", v.File, v.complaints)
				}
			}
		})
	}
}
