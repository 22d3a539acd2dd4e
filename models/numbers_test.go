package models

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/dev/jdktest"
)

// unknownNumber is the rest of the model of BigInteger as an ordinary class: class Choices says what the model does not know.
const unknownNumber = `
    static Object choose(String what) {
        try {
            return Class.forName("Choices").getMethod("next", String.class).invoke(null, what);
        } catch (java.lang.reflect.InvocationTargetException e) {
            throw (RuntimeException) e.getCause();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
`

var (
	unknownNative = regexp.MustCompile(`static native (\w+) (\$\w+\(\));`)
	packageLine   = strings.NewReplacer("package java.math;", "package model;\nimport java.math.MathContext;\nimport java.math.RoundingMode;",
		"static native void $usual(int scale);", "static void $usual(int scale) { }",
		"static native void $know(boolean x);", "static void $know(boolean x) { if (!x) throw new AssertionError(); }")
)

// TestNumbers compiles the models of java.math as ordinary classes, and calls their public methods and the JDK's with the same
// arguments on the JVM. A result that the model knows has to be the JDK's. Of one that it does not know, some values of what it
// leaves open have to give the JDK's.
func TestNumbers(t *testing.T) {
	for _, release := range []int{17, 25} {
		home := jdktest.Home(t, release)
		dir := t.TempDir()
		files, err := filepath.Glob(filepath.Join("testdata", "numbers", "*.java"))
		if err != nil || len(files) != 3 {
			t.Fatalf("no driver: %v, %v", files, err)
		}
		for _, name := range []string{"BigInteger", "BigDecimal"} {
			text, err := os.ReadFile(filepath.Join("src", "java", "math", name+".java"))
			if err != nil {
				t.Fatal(err)
			}
			source := unknownNative.ReplaceAllString(packageLine.Replace(string(text)), `static $1 $2 { return ($1) choose("$1"); }`)
			if name == "BigInteger" {
				source = strings.TrimSuffix(strings.TrimSpace(source), "}") + unknownNumber
			}
			file := filepath.Join(dir, name+".java")
			if err := os.WriteFile(file, []byte(source), 0o666); err != nil {
				t.Fatal(err)
			}
			files = append(files, file)
		}
		tool := func(name string, args ...string) string {
			out, err := exec.CommandContext(t.Context(), filepath.Join(home, "bin", name), args...).CombinedOutput()
			if err != nil {
				t.Fatalf("%v\n%s", err, out)
			}
			return string(out)
		}
		tool("javac", append([]string{"-nowarn", "-d", dir}, files...)...)
		if out := tool("java", "-XX:+UseSerialGC", "-cp", dir, "Compare", "1000"); !regexp.MustCompile(`^\d{5,} calls, \d{4,} of them not known, 0 differences\n$`).MatchString(out) {
			t.Errorf("Java %d:\n%s", release, out)
		}
	}
}
