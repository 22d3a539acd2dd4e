package javac

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/rogpeppe/go-internal/cache"
)

// Compile compiles like the program javac with these arguments; tool is its path, or "javac" for
// the one on the PATH. Arguments name the folder of the classes by -d. Without a class path, the
// sources see only the platform and each other. The error has what the compiler said. It is an
// *exec.Error if there is no such program.
func Compile(tool string, args ...string) error {
	tool, err := exec.LookPath(tool)
	if err != nil {
		return err
	}
	at := slices.Index(args, "-d")
	if at < 0 || at+1 >= len(args) {
		return fmt.Errorf("javac: the arguments %q have no -d", args)
	}
	out, rest := args[at+1], slices.Delete(slices.Clone(args), at, at+2)
	kept, key := open(tool, rest)
	if kept != nil {
		if data, _, err := kept.GetBytes(key); err == nil {
			return unpack(data, out)
		}
	}
	temp, err := os.MkdirTemp("", "javac-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(temp)
	rest = append([]string{"-d", temp}, rest...)
	if !slices.ContainsFunc(rest, isClassPath) {
		rest = append([]string{"-cp", temp}, rest...)
	}
	if err := run(tool, rest); err != nil {
		return err
	}
	data, err := pack(temp)
	if err != nil {
		return err
	}
	if kept != nil {
		_ = kept.PutBytes(key, data) // tests do not need the cache
	}
	return unpack(data, out)
}

func isClassPath(arg string) bool {
	return arg == "-cp" || arg == "-classpath" || strings.HasPrefix(arg, "--class-path")
}

// run compiles in the JVM that this process keeps, or with the program if there is none.
func run(tool string, args []string) error {
	if code, text, err := ask(tool, args); err == nil {
		if code != 0 {
			return fmt.Errorf("javac: exit status %d\n%s", code, text)
		}
		return nil
	}
	if text, err := exec.Command(tool, append(slices.Clone(fast), args...)...).CombinedOutput(); err != nil {
		return fmt.Errorf("javac: %w\n%s", err, text)
	}
	return nil
}

// fast are options for a compiler that runs for a short time: its JVM optimises less.
var fast = []string{"-J-XX:+UseSerialGC", "-J-XX:TieredStopAtLevel=1"}

// open returns the cache and the key of a compilation. It is nil if there is no folder for it, or
// if the compilation reads something that the key does not cover.
func open(tool string, args []string) (*cache.Cache, cache.ActionID) {
	key, err := keyOf(tool, args)
	if err != nil {
		return nil, cache.ActionID{}
	}
	dir, err := folder()
	if err != nil {
		return nil, cache.ActionID{}
	}
	c, err := cache.Open(dir)
	if err != nil {
		return nil, cache.ActionID{}
	}
	c.Trim()
	return c, key
}

// folder returns the folder of the cache, and makes it.
func folder() (string, error) {
	dir, err := os.UserCacheDir()
	if err != nil {
		return "", err
	}
	dir = filepath.Join(dir, "jayverify-javac")
	return dir, os.MkdirAll(dir, 0o777)
}
