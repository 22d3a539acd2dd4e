package svcomp

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"testing"
)

// TestToolInfo runs the tests of contrib/benchexec with BenchExec, if Python has it: in
// $BENCHEXEC_PYTHON, or in python3. The tool that they ask for its version is a binary
// with the wrapper that the archive for SV-COMP has.
func TestToolInfo(t *testing.T) {
	python := os.Getenv("BENCHEXEC_PYTHON")
	if python == "" {
		python = "python3"
	}
	if exec.Command(python, "-c", "import benchexec.tooladapter").Run() != nil {
		t.Skip(python + " has no BenchExec: pip install benchexec")
	}
	if runtime.GOOS == "windows" {
		t.Skip("the wrapper is a shell script")
	}
	dir := t.TempDir()
	wrapper, err := os.ReadFile("../../../contrib/svcomp/jayverify-svcomp")
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{
		"jayverify-svcomp": string(wrapper), "jayverify": "#!/bin/sh\n[ \"$1\" = --version ] && echo 'jayverify v0-test (go1.26 linux/amd64)'\n", "z3": "#!/bin/sh\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o777); err != nil {
			t.Fatal(err)
		}
	}
	cmd := exec.Command(python, "../../../contrib/benchexec/jayverify_test.py")
	cmd.Env = append(os.Environ(), "TOOL_DIRECTORY="+dir, "PYTHONDONTWRITEBYTECODE=1")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}
