package programs

import (
	"bufio"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/engines/verify"
)

// entryLine is a method of testdata/boundary that is an entry: the verdict it
// must not have, and the checks if they are not the default.
var entryLine = regexp.MustCompile(`^    static void (\w+)\(.*// not (SAFE|UNSAFE)(?:, checks=(\S+))?$`)

// TestBoundary verifies the methods of testdata/boundary: what comes from
// outside, by arguments or from calls without a body, can be more than the
// program shows. UNKNOWN is fine there; the wrong verdict is not.
func TestBoundary(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	needJDK(t)
	files, err := filepath.Glob(filepath.Join(testdata, "boundary", "*.java"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no programs: %v", err)
	}
	classes := t.TempDir()
	if err := JDK("").javac(t.Context(), files, "", classes); err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		f, err := os.Open(file)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		class := strings.TrimSuffix(filepath.Base(file), ".java")
		for s := bufio.NewScanner(f); s.Scan(); {
			m := entryLine.FindStringSubmatch(s.Text())
			if m == nil || !taken(t, class+m[1], 1) {
				continue
			}
			t.Run(class+"."+m[1], func(t *testing.T) {
				t.Parallel()
				cfg := verify.Config{ClassPath: classes, Entry: class + "." + m[1], Paths: horntest.Paths(t), Timeout: 4 * time.Second, CheckPasses: true}
				if m[3] != "" {
					cfg.Checks = strings.Split(m[3], ",")
				}
				r, err := verify.Run(t.Context(), cfg, quiet{})
				if err != nil {
					t.Fatal(err)
				}
				if r.Verdict.String() == m[2] {
					t.Errorf("%v: %s", r.Verdict, r.Reason)
				}
			})
		}
	}
}
