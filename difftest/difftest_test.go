package difftest

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"runtime/debug"
	"testing"

	"github.com/jayverify/jayverify/internal/dev/sample"
	"github.com/jayverify/jayverify/models"
)

// machine is the one machine of this package's tests, which do not run at the same time. A JVM
// needs some seconds until its compiler is fast.
var machine *Machine

func TestMain(m *testing.M) {
	debug.SetGCPercent(400)       // the tests lower many programs, each once
	debug.SetMemoryLimit(2 << 30) // of the 4 GB that a verification may take
	code := m.Run()
	if machine != nil {
		_ = machine.Close()
		_ = os.RemoveAll(machine.dir)
	}
	os.Exit(code)
}

func startMachine(t *testing.T) *Machine {
	t.Helper()
	if _, err := exec.LookPath("javac"); err != nil {
		t.Skip("this test needs a JDK: no javac on the PATH")
	}
	if !models.Available() {
		t.Skip("this test needs the models of library classes: make models")
	}
	if machine != nil {
		return machine
	}
	dir, err := os.MkdirTemp("", "difftest-")
	if err != nil {
		t.Fatal(err)
	}
	m, err := NewMachine(context.Background(), dir)
	if err != nil {
		_ = os.RemoveAll(dir)
		t.Fatal(err)
	}
	machine = m
	return m
}

// startMachines returns n machines that can work at the same time. The first one is shared.
func startMachines(t *testing.T, n int) []*Machine {
	t.Helper()
	ms := []*Machine{startMachine(t)}
	for range n - 1 {
		m, err := NewMachine(context.Background(), t.TempDir())
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = m.Close() })
		ms = append(ms, m)
	}
	return ms
}

// TestRandomPrograms is the share of the machine that always runs; TestLong is
// the same for as many programs as one likes. Without -short two machines work at the same time, as there.
func TestRandomPrograms(t *testing.T) {
	from, n, machines := 0, 10, 1
	if !testing.Short() {
		from, n = sample.Window(t, 100, 2)
		machines = 2
	}
	ms := startMachines(t, machines)
	c := hunt(t, ms, uint64(1+from), n, Config{}, Options{}, func(p *Program, c Case) { report(t, ms[0], p, c, Options{}) })
	if c.programs != n {
		t.Errorf("%d programs, want %d", c.programs, n)
	}
	for why, k := range c.why {
		t.Errorf("%d programs are refused: %s", k, why)
	}
	if c.refusedByJavac > n/50 {
		t.Errorf("javac refuses %d programs of %d", c.refusedByJavac, n)
	}
	if c.thrown == 0 || c.thrown == n {
		t.Errorf("%d programs of %d end with an exception: the others are not tested", c.thrown, n)
	}
}

// TestPrograms compares the programs that once showed a disagreement.
func TestPrograms(t *testing.T) {
	m := startMachine(t)
	files, err := filepath.Glob("testdata/*.java")
	if err != nil || len(files) == 0 {
		t.Fatal("no programs in testdata", err)
	}
	var jobs []Job
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		jobs = append(jobs, Job{Text: string(text)})
	}
	cases, err := m.Compare(context.Background(), jobs, Options{})
	if err != nil {
		t.Fatal(err)
	}
	for i, c := range cases {
		if c.Refusal != "" || c.Verdict.Status != Agrees {
			t.Errorf("%s: %s%s: %s", files[i], c.Refusal, c.Verdict.Stage, c.Verdict.Reason)
		}
	}
}

// TestPrinted keeps the printed form of programs stable: the same seed gives
// the same program.
func TestPrinted(t *testing.T) {
	for seed := range uint64(50) {
		a, b := Generate(seed, Config{}).Tree.String(), Generate(seed, Config{}).Tree.String()
		if a != b {
			t.Errorf("seed %d gives two programs", seed)
		}
	}
}
