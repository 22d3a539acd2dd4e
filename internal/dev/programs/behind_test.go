package programs

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// behindLine is a line of testdata/behind with a check, and what is known of it.
var behindLine = regexp.MustCompile(`// (holds|fails|open)$`)

// behindClass is a nested class with a main.
var behindClass = regexp.MustCompile(`^    static class (\w+)`)

// behindServices names a service whose provider is the class Provider nested in a class.
var behindServices = map[string]string{"Provided": "java.nio.charset.spi.CharsetProvider"}

// TestBehind verifies programs that give objects to code of the JDK without a body.
// A check that fails on the JVM must not be proved, and those that are known to follow
// must be proved.
func TestBehind(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	needJDK(t)
	for _, name := range []string{"Behind", "Contents", "Escape", "Established", "Expressions", "Holders", "Later", "Locals", "Made", "Maps", "Named", "Outsiders", "Provided", "Quiet", "Reflects", "Together", "Told"} {
		t.Run(name, func(t *testing.T) { testBehind(t, name) })
	}
}

// testBehind is TestBehind for the nested classes of one class.
func testBehind(t *testing.T, outer string) {
	file := filepath.Join(testdata, "behind", outer+".java")
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	classes := t.TempDir()
	if err := JDK("").javac(t.Context(), []string{file}, "", classes); err != nil {
		t.Fatal(err)
	}
	if service := behindServices[outer]; service != "" {
		services := filepath.Join(classes, "META-INF", "services")
		if err := errors.Join(os.MkdirAll(services, 0o755), os.WriteFile(filepath.Join(services, service), []byte(outer+"$Provider\n"), 0o600)); err != nil {
			t.Fatal(err)
		}
	}
	mains := map[string]map[int]string{}
	class := ""
	for i, line := range strings.Split(string(text), "\n") {
		if m := behindClass.FindStringSubmatch(line); m != nil {
			class = m[1]
		}
		if m := behindLine.FindStringSubmatch(line); m != nil {
			if mains[class] == nil {
				mains[class] = map[int]string{}
			}
			mains[class][i+1] = m[1]
		}
	}
	for class, lines := range mains {
		if !taken(t, outer+class, 2) {
			continue
		}
		t.Run(class, func(t *testing.T) {
			t.Parallel()
			cfg := verify.Config{ClassPath: classes, Main: outer + "$" + class, Paths: horntest.Paths(t), Timeout: 2 * time.Minute, CheckPasses: outer != "Later", Engine: portfolio.OnlyAbstract}
			cfg.JVM = config.JVMNever // else a run of the JVM hides what was proved
			if outer == "Later" {
				notWrong(t, cfg, lines) // without an assumption
				cfg.Threads, cfg.Reflection = true, true
			}
			r, err := verify.Run(t.Context(), cfg, quiet{})
			if err != nil {
				t.Fatal(err)
			}
			proved, seen := map[int]bool{}, map[int]bool{}
			for _, p := range r.Properties {
				if k := p.Property.Kind; k != ivl.AssertionError && k != ivl.ArrayIndex && outer != "Told" {
					continue // exceptions of calls of the JDK are not judged
				}
				if n := p.Property.Pos.Line; lines[n] != "" && strings.HasSuffix(p.Property.Pos.Method.Class, "$"+class) {
					proved[n] = (proved[n] || !seen[n]) && p.Verdict == result.Safe
					seen[n] = true
				}
			}
			for n, want := range lines {
				switch {
				case want == "fails" && seen[n] && proved[n]:
					t.Errorf("line %d is proved, and fails", n)
				case want == "holds" && !proved[n]:
					t.Errorf("line %d is not proved", n)
				}
			}
			fails := 0
			for n, want := range lines {
				if want == "fails" {
					fails = n
				}
			}
			out, _ := exec.CommandContext(t.Context(), "java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-ea", "-cp", classes, outer+"$"+class).CombinedOutput()
			at := regexp.MustCompile(`\(` + outer + `\.java:(\d+)\)`).FindStringSubmatch(string(out))
			switch {
			case class == "Uncaught": // the JVM tells no line
			case fails == 0 && at != nil:
				t.Errorf("the JVM fails: %s", out)
			case fails != 0 && (at == nil || at[1] != fmt.Sprint(fails)):
				t.Errorf("the JVM does not fail in line %d first: %s", fails, out)
			}
		})
	}
}

// notWrong demands that lines which fail are not proved.
func notWrong(t *testing.T, cfg verify.Config, lines map[int]string) {
	t.Helper()
	r, err := verify.Run(t.Context(), cfg, quiet{})
	if err != nil {
		t.Fatal(err)
	}
	open := map[int]bool{}
	for _, p := range r.Properties {
		if p.Verdict != result.Safe {
			open[p.Property.Pos.Line] = true
		}
	}
	for n, want := range lines {
		if want == "fails" && !open[n] {
			t.Errorf("line %d is proved without an assumption, and fails", n)
		}
	}
}
