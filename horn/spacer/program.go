package spacer

import (
	"runtime"

	"github.com/jayverify/jayverify/horn"
)

// Z3 is where the z3 binary may be.
func Z3() horn.Program {
	suffix := ""
	if runtime.GOOS == "windows" {
		suffix = ".exe"
	}
	return horn.Program{
		Name: "z3", Env: "JAYVERIFY_Z3", Own: []string{"../.tools/z3/bin/z3" + suffix, "z3" + suffix}, Set: "z3/bin/z3" + suffix, OnPath: "z3",
		Remedy: "run `jayverify setup`, which fetches it, or put a z3 on the PATH, or name the binary with --z3",
		Least:  "4.12", Recommended: "5.4",
	}
}
