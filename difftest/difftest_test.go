package difftest

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"testing"
)

func startable(t *testing.T) {
	t.Helper()
	if _, err := exec.LookPath("javac"); err != nil {
		t.Skip("this test needs a JDK: no javac on the PATH")
	}
}

func startJVM(t *testing.T) *JVM {
	t.Helper()
	if _, err := exec.LookPath("javac"); err != nil {
		t.Skip("this test needs a JDK: no javac on the PATH")
	}
	j, err := StartJVM(context.Background(), t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = j.Close() })
	return j
}

func TestCompile(t *testing.T) {
	j := startJVM(t)
	var texts []string
	for seed := range uint64(200) {
		texts = append(texts, Generate(seed, Config{}).Tree.String())
	}
	dir := t.TempDir()
	refused, err := j.Compile(dir, texts)
	if err != nil {
		t.Fatal(err)
	}
	for i, e := range refused {
		t.Errorf("seed %d: %s", i, e)
	}
}

func TestShow(t *testing.T) {
	s := os.Getenv("SHOW")
	if s == "" {
		t.Skip()
	}
	n, _ := strconv.Atoi(s)
	fmt.Println(Generate(uint64(n), Config{}).Tree.String())
}
