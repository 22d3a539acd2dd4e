package finding_test

import (
	"context"
	"os"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/dev/jdktest"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/contract"
	"github.com/jayverify/jayverify/internal/project/finding"
)

// requires are preconditions that violations of methods show.
var requires = map[string]string{
	"fact": "n >= 0", "nullArg": "s != null", "offset": "a == null || off + 1 >= 0; a == null || off + 1 < a.length", "array": "n >= 0", "divide": "y - 1 != 0",
}

// silent is an observer that listens to nothing.
type silent struct{}

func (silent) Phase(string)        {}
func (silent) Step(result.Step)    {}
func (silent) Dump(string, string) {}

// TestFindings verifies each method of testdata/Findings.java with any arguments, and
// with ordinary ones, and compares what its violations are worth with the comments on
// their lines. Every comment is found.
func TestFindings(t *testing.T) {
	if testing.Short() {
		t.Skip("each method is verified twice")
	}
	const file = "testdata/Findings.java"
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	want := map[int]string{}
	for i, line := range strings.Split(string(text), "\n") {
		if m := regexp.MustCompile(`; // (manifest|latent|documented)$`).FindStringSubmatch(line); m != nil {
			want[i+1] = m[1]
		}
	}
	home, out := jdktest.Home(t, 17), classtest.Javac(t, 17, map[string]string{"Findings.java": string(text)})
	path, err := classfile.OpenPath(out, classfile.PathOptions{JDK: home})
	if err != nil {
		t.Fatal(err)
	}
	defer path.Close()
	class, err := path.Class("Findings")
	if err != nil {
		t.Fatal(err)
	}
	judge := finding.New(path, false)
	found := map[int]string{}
	for _, m := range class.Methods {
		if !m.Access.Has(classfile.AccPublic) || m.IsInit() {
			continue
		}
		cfg := verify.Config{ClassPath: out, JDK: home, Entry: "Findings." + m.Name + m.Desc, JVM: verify.JVMNever, Timeout: 30 * time.Second, Paths: horntest.Paths(t)}
		r := run(t, cfg)
		cfg.Contracts = verify.ContractsOrdinary
		ordinary := run(t, cfg)
		k := contract.Of(path, m, contract.Options{})
		for i, f := range judge.Judge(m, &k, r, ordinary) {
			if f == nil {
				continue
			}
			p := r.Properties[i]
			t.Logf("%s: %s, %s confidence: %s %q", p.Name, f.Class, f.Confidence, f.Why, f.Requires)
			if f.Class.String() != want[p.Pos.Line] {
				t.Errorf("%s:%d: %s is %s, want %s: %s", file, p.Pos.Line, p.Name, f.Class, want[p.Pos.Line], f.Why)
			}
			if want := requires[m.Name]; want != "" && strings.Join(f.Requires, "; ") != want {
				t.Errorf("%s requires %q, want %q", p.Name, f.Requires, want)
			}
			found[p.Pos.Line] = f.Class.String()
		}
	}
	for line, w := range want {
		if found[line] == "" {
			t.Errorf("%s:%d: no violation, want one that is %s", file, line, w)
		}
	}
}

func run(t *testing.T, cfg verify.Config) *result.Result {
	t.Helper()
	r, err := verify.Run(context.Background(), cfg, silent{})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestState: a failure of a public method that comes from the state of an object which
// the program can make is manifest; one of a protected method is not.
func TestState(t *testing.T) {
	text, err := os.ReadFile("testdata/State.java")
	if err != nil {
		t.Fatal(err)
	}
	home, out := jdktest.Home(t, 17), classtest.Javac(t, 17, map[string]string{"State.java": string(text)})
	path, err := classfile.OpenPath(out, classfile.PathOptions{JDK: home})
	if err != nil {
		t.Fatal(err)
	}
	defer path.Close()
	class, err := path.Class("State")
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]finding.Class{"open": finding.Manifest, "inner": finding.Latent} {
		m := class.FindMethod(name, "()I")
		r := run(t, verify.Config{ClassPath: out, JDK: home, Entry: "State." + name, World: verify.WorldBuilt, JVM: verify.JVMNever, Timeout: 30 * time.Second, Paths: horntest.Paths(t)})
		all := finding.New(path, true).Judge(m, &contract.Contract{}, r, nil)
		if len(all) != 1 || all[0] == nil || all[0].Class != want {
			t.Errorf("%s: %+v, want %v", name, all, want)
		}
	}
}
