package programs

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// outsideEntry is a method of testdata/outside that is verified.
var outsideEntry = regexp.MustCompile(`(?m)^    static \w+ ((?:holds|fails)\w+)\(`)

// TestOutside verifies entries whose arguments are objects from outside. An entry called fails…
// must not be proved, nor its assertion: main calls it with arguments for which it fails on the JVM.
// One called holds… must be proved.
func TestOutside(t *testing.T) {
	needJDK(t)
	files, err := filepath.Glob(filepath.Join(testdata, "outside", "*.java"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no programs: %v", err)
	}
	for _, file := range files {
		class := strings.TrimSuffix(filepath.Base(file), ".java")
		if testing.Short() && class != "Lambdas" {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		classes := t.TempDir()
		if err := JDK("").javac(t.Context(), []string{file}, "", classes); err != nil {
			t.Fatal(err)
		}
		for _, m := range outsideEntry.FindAllStringSubmatch(string(text), -1) {
			if !testing.Short() && !taken(t, class+m[1], 1) {
				continue
			}
			t.Run(class+"/"+m[1], func(t *testing.T) {
				t.Parallel()
				testOutside(t, classes, class, m[1])
			})
		}
	}
}

// testOutside is TestOutside for one entry.
func testOutside(t *testing.T, classes, class, entry string) {
	holds := strings.HasPrefix(entry, "holds")
	if !testing.Short() {
		runOutside(t, classes, class, entry, holds)
	}
	cfg := verify.Config{ClassPath: classes, Entry: class + "." + entry, Paths: horntest.Paths(t), Timeout: 8 * time.Second, CheckPasses: true}
	cfg.JVM = config.JVMNever // else a run of the JVM hides what was proved
	r, err := verify.Run(t.Context(), cfg, quiet{})
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range r.Properties {
		if !holds && p.Property.Kind == ivl.AssertionError && p.Property.Pos.Method.Name == entry && p.Verdict == result.Safe {
			t.Errorf("the assertion in line %d is proved", p.Property.Pos.Line)
		}
	}
	if proved := r.Verdict == result.Safe; proved != holds || holds && r.Verdict == result.Unsafe {
		t.Errorf("the verdict is %s: %s", r.Verdict, r.Reason)
	}
}

// runOutside runs an entry on the JVM, which must end as the name says.
func runOutside(t *testing.T, classes, class, entry string, holds bool) {
	out, err := exec.CommandContext(t.Context(), "java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-ea", "-cp", classes, class, entry).CombinedOutput()
	if ends := err == nil; ends != holds {
		t.Fatalf("the JVM: %v, %s", err, out)
	}
	if !holds && !strings.Contains(string(out), "at "+class+"."+entry+"(") {
		t.Fatalf("the JVM fails elsewhere: %s", out)
	}
}
