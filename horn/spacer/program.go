package spacer

import "github.com/jayverify/jayverify/horn"

// Z3 is where the z3 binary may be.
func Z3() horn.Program {
	return horn.Program{
		Name: "z3", Env: "JAYVERIFY_Z3", Own: []string{"../.tools/z3/bin/z3", "z3"}, OnPath: "z3",
		Remedy: "run `pip install z3-solver` and put its z3 on the PATH, or `make demo` in jayverify's source tree, or name the binary with --z3",
		Least:  "4.12", Recommended: "5.4",
	}
}
