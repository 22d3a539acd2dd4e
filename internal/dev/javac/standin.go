package javac

import (
	"fmt"
	"os"
	"slices"
	"strings"
)

// standIn is the environment variable that makes a test program act as the compiler it names.
const standIn = "JAYVERIFY_TEST_AS_JAVAC"

// Script returns a script for sh that compiles like tool, but by Compile: the test program runs
// it. It is for tests of code that starts a compiler. TestMain of such a package calls StandIn.
func Script(tool string) (string, error) {
	self, err := os.Executable()
	return fmt.Sprintf("%s='%s' exec '%s' \"$@\"\n", standIn, tool, self), err
}

// StandIn compiles and ends the process if a script of Script has started it.
func StandIn() {
	tool := os.Getenv(standIn)
	if tool == "" {
		return
	}
	args := slices.DeleteFunc(slices.Clone(os.Args[1:]), func(a string) bool { return strings.HasPrefix(a, "-J") })
	if err := Compile(tool, args...); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(0)
}
