package programs

import (
	"bufio"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/dev/jdktest"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/evidence/result"
)

// outcomeLine is a method of testdata/outcomes that is an entry. What follows
// "not judged" is part of the reason why it is not.
var outcomeLine = regexp.MustCompile(`^    static void (\w+)\(\).*?(?:// not judged: (.*))?$`)

// outcomesOnJVM calls each method of the classes named by its arguments, and
// prints how it ends.
const outcomesOnJVM = `public class OutcomesOnJVM {
    public static void main(String[] classes) throws Exception {
        java.io.PrintStream out = System.out;
        System.setOut(new java.io.PrintStream(java.io.OutputStream.nullOutputStream()));
        for (String c : classes) {
            for (java.lang.reflect.Method m : Class.forName(c).getDeclaredMethods()) {
                if (m.getParameterCount() > 0 || !java.lang.reflect.Modifier.isStatic(m.getModifiers()) || m.getReturnType() != void.class || m.isSynthetic()) continue;
                m.setAccessible(true);
                String end = "returns";
                try {
                    m.invoke(null);
                } catch (java.lang.reflect.InvocationTargetException e) {
                    end = e.getCause().getClass().getName();
                }
                out.println(c + "." + m.getName() + " " + end);
            }
        }
    }
}
`

// TestOutcomes verifies the methods of testdata/outcomes, which take no inputs,
// and calls them on the JVM: what throws there is UNSAFE with that exception, what
// returns is SAFE. Only what a comment says is not judged may be UNKNOWN.
func TestOutcomes(t *testing.T) {
	needJDK(t)
	checkOutcomes(t, "", "", 1)
}

// TestOutcomesOfNewerJDK does so with the classes of a later JDK than the tests
// else use. Its BigDecimal, which Formats uses, has more code than is followed. A usual
// run takes a twelfth of the methods: TestOutcomes has all of them with the other JDK.
func TestOutcomesOfNewerJDK(t *testing.T) {
	checkOutcomes(t, jdktest.Home(t, 25), "Formats", 12)
}

// checkOutcomes does what TestOutcomes says, with the JDK of the folder home, which is
// found if that is "", and without the class except. A usual run takes one method of so
// many as share says.
func checkOutcomes(t *testing.T, home, except string, share int) {
	if testing.Short() {
		t.Skip("-short")
	}
	jdk := JDK(home)
	files, err := filepath.Glob(filepath.Join(testdata, "outcomes", "*.java"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no programs: %v", err)
	}
	files = slices.DeleteFunc(files, func(f string) bool { return filepath.Base(f) == except+".java" })
	classes := t.TempDir()
	driver := filepath.Join(t.TempDir(), "OutcomesOnJVM.java")
	if err := os.WriteFile(driver, []byte(outcomesOnJVM), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := jdk.javac(t.Context(), append([]string{driver}, files...), "", classes); err != nil {
		t.Fatal(err)
	}
	args := []string{"-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-ea", "-cp", classes, "OutcomesOnJVM"}
	for _, file := range files {
		args = append(args, strings.TrimSuffix(filepath.Base(file), ".java"))
	}
	text, err := exec.CommandContext(t.Context(), jdk.tool("java"), args...).CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	ends := map[string]string{}
	for _, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		name, end, _ := strings.Cut(line, " ")
		ends[name] = end
	}
	for _, file := range files {
		class := strings.TrimSuffix(filepath.Base(file), ".java")
		for name, unjudged := range outcomeMethods(t, file) {
			if !taken(t, class+"."+name, share) {
				continue
			}
			t.Run(class+"."+name, func(t *testing.T) {
				t.Parallel()
				cfg := verify.Config{JDK: home, ClassPath: classes, Entry: class + "." + name, Paths: horntest.Paths(t), Timeout: 60 * time.Second, JVM: verify.JVMNever}
				r, err := verify.Run(t.Context(), cfg, quiet{})
				if err != nil {
					t.Fatal(err)
				}
				checkOutcome(t, r, ends[class+"."+name], unjudged)
			})
		}
	}
}

// outcomeMethods lists the entries of a file: the name of each, and the reason why
// it is not judged, "" where it is.
func outcomeMethods(t *testing.T, file string) map[string]string {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	methods := map[string]string{}
	for s := bufio.NewScanner(f); s.Scan(); {
		if m := outcomeLine.FindStringSubmatch(s.Text()); m != nil {
			methods[m[1]] = m[2]
		}
	}
	return methods
}

func checkOutcome(t *testing.T, r *result.Result, onJVM, unjudged string) {
	t.Helper()
	if unjudged != "" {
		if r.Verdict != result.Unknown {
			t.Errorf("%v, should not be judged", r.Verdict)
		}
		// Which of several reasons is named may depend on the time that there is.
		if !slices.ContainsFunc(strings.Split(unjudged, " or "), func(why string) bool { return strings.Contains(r.Reason.String(), why) }) {
			t.Errorf("no %q in %q", unjudged, r.Reason)
		}
		return
	}
	end := "returns"
	switch r.Verdict {
	case result.Unsafe:
		for _, p := range r.Properties {
			if p.Verdict == result.Unsafe {
				end = strings.ReplaceAll(p.Exception, "/", ".")
				if p.Run.Wrapper != "" {
					end = p.Run.Wrapper
				}
			}
		}
	case result.Unknown:
		end = "UNKNOWN: " + r.Reason.String()
	}
	if onJVM == "" || end != onJVM {
		t.Errorf("%s, on the JVM %s", end, onJVM)
	}
}
