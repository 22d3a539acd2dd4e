package programs

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/evidence/result"
)

// question is a method of testdata/same: it has no parameters, and its value
// must be the one that it has on the JVM.
var question = regexp.MustCompile(`(?m)^    static boolean (\w+)\(\)`)

// TestSame asserts what the methods of testdata/same return, or its opposite:
// what fails on the JVM at hand must not be SAFE.
func TestSame(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	needJDK(t)
	files, err := filepath.Glob(filepath.Join(testdata, "same", "*.java"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no programs: %v", err)
	}
	for _, file := range files {
		class := strings.TrimSuffix(filepath.Base(file), ".java")
		t.Run(class, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			names := writeAssertions(t, file, class, dir)
			if err := JDK("").javac(t.Context(), []string{file, filepath.Join(dir, "Is.java")}, "", dir); err != nil {
				t.Fatal(err)
			}
			values := valuesOnJVM(t, dir)
			for _, name := range names {
				if !taken(t, class+"."+name, 1) {
					continue
				}
				t.Run(name, func(t *testing.T) {
					t.Parallel()
					checkValue(t, dir, name, values[name])
				})
			}
		})
	}
}

// writeAssertions writes a class Is with two entries for each question of a
// class, and a main that prints the answers. It returns the questions' names.
func writeAssertions(t *testing.T, file, class, dir string) []string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	var entries, prints bytes.Buffer
	for _, m := range question.FindAllSubmatch(text, -1) {
		name := string(m[1])
		names = append(names, name)
		fmt.Fprintf(&entries, "static void yes_%s() { assert %s.%s(); }\nstatic void no_%s() { assert !%s.%s(); }\n", name, class, name, name, class, name)
		fmt.Fprintf(&prints, "p(%q, () -> %s.%s());\n", name, class, name)
	}
	source := fmt.Sprintf(`class Is {
static void p(String name, java.util.function.BooleanSupplier q) {
	String v;
	try { v = "" + q.getAsBoolean(); } catch (Throwable e) { v = "throws"; }
	System.out.println(name + " " + v);
}
public static void main(String[] args) {
%s}
%s}
`, prints.String(), entries.String())
	if err := os.WriteFile(filepath.Join(dir, "Is.java"), []byte(source), 0o644); err != nil {
		t.Fatal(err)
	}
	return names
}

// valuesOnJVM runs Is and returns the answer to each question: true, false or throws.
func valuesOnJVM(t *testing.T, dir string) map[string]string {
	t.Helper()
	out, err := exec.CommandContext(t.Context(), JDK("").tool("java"), "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", dir, "Is").Output()
	if err != nil {
		t.Fatal(err)
	}
	values := map[string]string{}
	for _, line := range strings.Split(strings.TrimSpace(string(out)), "\n") {
		name, v, _ := strings.Cut(line, " ")
		values[name] = v
	}
	return values
}

// checkValue verifies what is wrong on the JVM, where the answer to a question is
// v: it must not be SAFE.
func checkValue(t *testing.T, dir, name, v string) {
	entries := []string{"yes_" + name, "no_" + name}
	switch v {
	case "true":
		entries = entries[1:]
	case "false":
		entries = entries[:1]
	case "throws":
	default:
		t.Fatalf("the JVM gave no answer: %q", v)
	}
	for _, e := range entries {
		cfg := verify.Config{ClassPath: dir, Entry: "Is." + e, Paths: horntest.Paths(t), Timeout: 3 * time.Second, JVM: verify.JVMNever}
		r, err := verify.Run(t.Context(), cfg, quiet{})
		if err != nil {
			t.Fatal(err)
		}
		if r.Verdict == result.Safe {
			t.Errorf("%s is SAFE, and the answer is %s on the JVM", e, v)
		}
	}
}
