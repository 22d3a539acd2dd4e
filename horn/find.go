package horn

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
)

// Program says where an external program may be, and which versions of it are accepted.
type Program struct {
	Name   string   // in messages; the flag for its path is --NAME
	Env    string   // environment variable
	Own    []string // relative to the folder of our own binary
	Set    string   // relative to DataFolder, where `jayverify setup` puts it; "" if it cannot
	OnPath string   // what it is called on the PATH
	Remedy string   // what to do when it is nowhere
	// Folder is a pattern such as *.jar. A folder with such files is accepted, too; ""
	// if the program is one file.
	Folder string
	// The least version that works, and the one that we recommend; "" where any will do.
	Least, Recommended string
}

// Find locates the program: by flagPath (if not ""), by the environment variable,
// beside our own binary, in the folder that `jayverify setup` fills, on the PATH, in that
// order; howFound names the way. The error says what to do.
func (p Program) Find(flagPath string) (path, howFound string, err error) {
	exe, err := os.Executable()
	if err != nil {
		exe = ""
	}
	return p.find(flagPath, os.Getenv, exe, DataFolder())
}

func (p Program) find(flagPath string, getenv func(string) string, exe, data string) (path, howFound string, err error) {
	named := []struct{ path, how string }{{flagPath, "--" + p.Name}, {getenv(p.Env), p.Env}}
	for _, n := range named {
		if n.path == "" {
			continue
		}
		if err := p.usable(n.path); err != nil {
			return "", "", fmt.Errorf("%s, given by %s: %w", p.Name, n.how, err)
		}
		return explicit(n.path), n.how, nil
	}
	if exe != "" {
		if real, err := filepath.EvalSymlinks(exe); err == nil {
			exe = real
		}
		for _, rel := range p.Own {
			path := filepath.Join(filepath.Dir(exe), filepath.FromSlash(rel))
			if p.usable(path) == nil {
				return path, "next to jayverify", nil
			}
		}
	}
	if p.Set != "" && data != "" {
		path := filepath.Join(data, filepath.FromSlash(p.Set))
		if p.usable(path) == nil {
			return path, "jayverify setup", nil
		}
	}
	if path, err := exec.LookPath(p.OnPath); err == nil {
		return path, "PATH", nil
	}
	return "", "", fmt.Errorf("%s was not found (looked at --%s, %s, jayverify's own folder, PATH): %s", p.Name, p.Name, p.Env, p.Remedy)
}

// explicit makes a file of the current folder one that exec does not look for
// on the PATH.
func explicit(path string) string {
	if filepath.Base(path) == path {
		return "." + string(filepath.Separator) + path
	}
	return path
}

// usable checks that the path is an executable file, or a folder that will do.
func (p Program) usable(path string) error {
	info, err := os.Stat(path)
	if err != nil {
		return err
	}
	if info.IsDir() {
		if p.Folder == "" {
			return fmt.Errorf("%s is a folder, expected a program", path)
		}
		if files, _ := filepath.Glob(filepath.Join(path, p.Folder)); len(files) == 0 {
			return fmt.Errorf("%s has no %s", path, p.Folder)
		}
		return nil
	}
	if runtime.GOOS != "windows" && info.Mode()&0o111 == 0 { // Windows has no such bits
		return fmt.Errorf("%s is not executable", path)
	}
	return nil
}

// CheckVersion compares a version such as "5.4.0" with the least one that
// works (an error) and the one we recommend (advice, one line, or "").
func (p Program) CheckVersion(version string) (advice string, err error) {
	switch {
	case p.Least != "" && older(version, p.Least):
		return "", fmt.Errorf("%s %s is too old: %s or newer is needed, %s recommended", p.Name, version, p.Least, p.Recommended)
	case p.Recommended != "" && older(version, p.Recommended):
		return fmt.Sprintf("%s %s works, but %s or newer is recommended", p.Name, version, p.Recommended), nil
	}
	return "", nil
}

// older compares versions number by number; a part that is not a number counts as 0.
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
