package programs

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/evidence/result"
)

// schedulesClass is a class of testdata/threads/Schedules.java, with what is known of its main.
var schedulesClass = regexp.MustCompile(`(?m)^    static class (\w+).*// (explored|fails)`)

// TestSchedules verifies programs all of whose schedules are executed. What may fail in some schedule, has a data race or waits
// for ever is never SAFE, and no JVM helps to find that out.
func TestSchedules(t *testing.T) {
	needJDK(t)
	classes, all := threadMains(t, "Schedules.java", schedulesClass)
	for i, m := range all {
		if !taken(t, m[1], 1) || testing.Short() && i%3 > 0 {
			continue
		}
		t.Run(m[1], func(t *testing.T) {
			cfg := verify.Config{ClassPath: classes, Main: "Schedules$" + m[1], Paths: horntest.Paths(t), Timeout: time.Minute, JVM: config.JVMNever, Engine: "abstract"}
			r, err := verify.Run(t.Context(), cfg, quiet{})
			if err != nil {
				t.Fatal(err)
			}
			if safe := r.Verdict == result.Safe; safe != (m[2] == "explored") {
				t.Errorf("%v: %v", r.Verdict, r.Reason)
			} else if reached := func(p result.Property) bool { return p.Reach == result.Reached }; safe && len(r.Properties) > 0 && !slices.ContainsFunc(r.Properties, reached) {
				t.Error("no schedule gets to a check")
			}
		})
	}
}

// threadMains compiles a file of testdata/threads, and returns the folder with its classes. Each with a main matches what says what is
// known of it.
func threadMains(t *testing.T, name string, says *regexp.Regexp) (classes string, matches [][]string) {
	t.Helper()
	file, classes := filepath.Join(testdata, "threads", name), t.TempDir()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := JDK("").javac(t.Context(), []string{file}, "", classes); err != nil {
		t.Fatal(err)
	}
	matches = says.FindAllStringSubmatch(string(text), -1)
	if mains := strings.Count(string(text), "public static void main"); len(matches) != mains {
		t.Fatalf("%d classes of %d say what is known of them", len(matches), mains)
	}
	return classes, matches
}
