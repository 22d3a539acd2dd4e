package svcomp

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"github.com/jayverify/jayverify/classfile"
)

// quick are the options with which a JVM compiles a small program soonest. It optimises
// less, and does not verify the bytecode of the compiler. Another JVM may lack an option.
var quick = []string{
	"-J-XX:+IgnoreUnrecognizedVMOptions", "-J-XX:+UnlockDiagnosticVMOptions", "-J-XX:-BytecodeVerificationRemote",
	"-J-XX:+UseSerialGC", "-J-XX:TieredStopAtLevel=1", "-J-XX:-UsePerfData", "-J-Xlog:disable",
}

// compiler is the javac of a JDK, with the file in which it keeps its own classes as the
// JVM has loaded them: an archive of class data (JEP 350). Most of the time for a small
// program goes into loading them.
type compiler struct {
	program string
	archive string // "" for none
}

// newCompiler returns the compiler of a JDK. Archives are in the folder kept. If there is no
// such folder, none is made: to write an archive costs more than one compilation, and the
// home folder may be a new one in each run.
func newCompiler(jdk *classfile.JDK, program, kept string) compiler {
	c := compiler{program: program}
	image, err := os.Stat(jdk.Image())
	if dir, bad := os.Stat(kept); err == nil && bad == nil && dir.IsDir() {
		sum := sha256.Sum256(fmt.Appendf(nil, "%s\n%d\n%d", jdk.Image(), image.Size(), image.ModTime().UnixNano()))
		c.archive = filepath.Join(kept, "javac-"+hex.EncodeToString(sum[:12])+".jsa")
	}
	return c
}

// compile calls the compiler. A compilation that succeeds writes the archive if it is not
// there. The JVM refuses an archive of another JVM, and works without it then.
func (c compiler) compile(ctx context.Context, args []string) error {
	if c.archive == "" {
		return runJavac(ctx, c.program, slices.Concat(quick, args))
	}
	if _, err := os.Stat(c.archive); err == nil {
		return runJavac(ctx, c.program, slices.Concat(quick, []string{"-J-XX:SharedArchiveFile=" + c.archive}, args))
	}
	temp, err := os.MkdirTemp(filepath.Dir(c.archive), "javac-")
	if err != nil { // the folder cannot be written
		return runJavac(ctx, c.program, slices.Concat(quick, args))
	}
	defer func() { _ = os.RemoveAll(temp) }() // only temporary files
	written := filepath.Join(temp, "javac.jsa")
	err = runJavac(ctx, c.program, slices.Concat(quick, []string{"-J-XX:ArchiveClassesAtExit=" + written}, args))
	if err == nil {
		_ = os.Rename(written, c.archive) // without it, the next compilation is slower
	}
	return err
}
