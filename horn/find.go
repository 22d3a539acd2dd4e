package horn

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
)

// Tool names a solver program.
type Tool string

// The tools.
const (
	Z3       Tool = "z3"       // the binary
	Eldarica Tool = "eldarica" // an eld script, or a folder of jars with main class lazabs.Main
	CVC5     Tool = "cvc5"     // the binary, or a script that takes the same; it checks proofs and solves nothing
)

// toolPlaces says where a tool may be.
type toolPlaces struct {
	env    string   // environment variable
	own    []string // relative to the folder of our own binary
	onPath string
	remedy string
}

var places = map[Tool]toolPlaces{
	Z3: {
		env:    "JAYVERIFY_Z3",
		own:    []string{"../.tools/z3/bin/z3", "z3"},
		onPath: "z3",
		remedy: "run `pip install z3-solver` and put its z3 on the PATH, or `make demo` in jayverify's source tree, or name the binary with --z3",
	},
	Eldarica: {
		env:    "JAYVERIFY_ELDARICA",
		own:    []string{"../.tools/eldarica"},
		onPath: "eld",
		remedy: "put eld on the PATH, or run `make demo` in jayverify's source tree, or name eld or a folder of its jars with --eldarica",
	},
	CVC5: {
		env:    "JAYVERIFY_CVC5",
		own:    []string{"../.tools/cvc5/bin/cvc5", "cvc5"},
		onPath: "cvc5",
		remedy: "run `make setup-cvc5` in jayverify's source tree, or put cvc5 on the PATH, or name it with --cvc5",
	},
}

// Find locates a solver: by flagPath (when not ""), by the environment
// variable (JAYVERIFY_Z3, JAYVERIFY_ELDARICA, JAYVERIFY_CVC5), beside our own
// binary, on the PATH, in that order; howFound says by which. The error says what to do.
func Find(tool Tool, flagPath string) (path, howFound string, err error) {
	exe, err := os.Executable()
	if err != nil {
		exe = ""
	}
	return find(tool, flagPath, os.Getenv, exe)
}

func find(tool Tool, flagPath string, getenv func(string) string, exe string) (path, howFound string, err error) {
	at, ok := places[tool]
	if !ok {
		panic("BUG: no tool is called " + string(tool))
	}
	named := []struct{ path, how string }{{flagPath, "--" + string(tool)}, {getenv(at.env), at.env}}
	for _, n := range named {
		if n.path == "" {
			continue
		}
		if err := usable(tool, n.path); err != nil {
			return "", "", fmt.Errorf("%s, given by %s: %w", tool, n.how, err)
		}
		return explicit(n.path), n.how, nil
	}
	if exe != "" {
		if real, err := filepath.EvalSymlinks(exe); err == nil {
			exe = real
		}
		for _, rel := range at.own {
			p := filepath.Join(filepath.Dir(exe), filepath.FromSlash(rel))
			if usable(tool, p) == nil {
				return p, "next to jayverify", nil
			}
		}
	}
	if p, err := exec.LookPath(at.onPath); err == nil {
		return p, "PATH", nil
	}
	return "", "", fmt.Errorf("%s was not found (looked at --%s, %s, jayverify's own folder, PATH): %s", tool, tool, at.env, at.remedy)
}

// explicit makes a file of the current folder one that exec does not look for
// on the PATH.
func explicit(path string) string {
	if filepath.Base(path) == path {
		return "." + string(filepath.Separator) + path
	}
	return path
}

// usable checks that the path is an executable file or, for Eldarica, a folder
// with jars.
func usable(tool Tool, path string) error {
	info, err := os.Stat(path)
	if err != nil {
		return err
	}
	if info.IsDir() {
		if tool != Eldarica {
			return fmt.Errorf("%s is a folder, expected a program", path)
		}
		if jars, _ := filepath.Glob(filepath.Join(path, "*.jar")); len(jars) == 0 {
			return fmt.Errorf("%s has no jars", path)
		}
		return nil
	}
	if info.Mode()&0o111 == 0 {
		return fmt.Errorf("%s is not executable", path)
	}
	return nil
}

// CheckVersion compares a version such as "5.4.0" with the least one that
// works (an error) and the one we recommend (advice, one line, or "").
func CheckVersion(tool Tool, version string) (advice string, err error) {
	least, recommended := "4.12", "5.4"
	if tool == Eldarica {
		least, recommended = "2.0", "2.2"
	}
	if older(version, least) {
		return "", fmt.Errorf("%s %s is too old: %s or newer is needed, %s recommended", tool, version, least, recommended)
	}
	if older(version, recommended) {
		return fmt.Sprintf("%s %s works, but %s or newer is recommended", tool, version, recommended), nil
	}
	return "", nil
}

// older compares versions number by number; what is no number counts as 0.
func older(v, than string) bool {
	a, b := strings.Split(v, "."), strings.Split(than, ".")
	for i := range b {
		x, y := 0, 0
		if i < len(a) {
			x, _ = strconv.Atoi(a[i])
		}
		y, _ = strconv.Atoi(b[i])
		if x != y {
			return x < y
		}
	}
	return false
}
