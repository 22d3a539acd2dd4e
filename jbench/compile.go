package jbench

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"sort"
	"strconv"
	"strings"
	"sync"

	"github.com/jayverify/jayverify/classfile"
)

// Compiler turns programs into classes and keeps them in a cache folder, in a
// subfolder for each content: a program is compiled again only when its text,
// the options or the compiler change.
type Compiler struct {
	Cache   string   // the folder; made when it is missing
	Javac   string   // the compiler's path; "" is javac on the PATH
	Options []string // for every program

	version func() (string, error)
}

// NewCompiler returns a compiler for these settings.
func NewCompiler(cache, javac string, options []string) *Compiler {
	if javac == "" {
		javac = "javac"
	}
	c := &Compiler{Cache: cache, Javac: javac, Options: options}
	c.version = sync.OnceValues(func() (string, error) {
		out, err := exec.Command(javac, "-version").CombinedOutput()
		return strings.TrimSpace(string(out)), err
	})
	return c
}

// Compiled is a compiled program.
type Compiled struct {
	ClassPath string // one folder
	Main      string // binary name with dots
}

// Compile returns the program's classes. The error holds what javac said, or
// says why there is no main class.
func (c *Compiler) Compile(ctx context.Context, p *Program) (*Compiled, error) {
	version, err := c.version()
	if err != nil {
		return nil, fmt.Errorf("%s -version: %w", c.Javac, err)
	}
	key := sha256.Sum256(fmt.Appendf(nil, "%s %q %s", version, c.Options, p.Hash))
	folder := filepath.Join(c.Cache, hex.EncodeToString(key[:12]))
	if _, err := os.Stat(folder); errors.Is(err, fs.ErrNotExist) {
		err = c.fill(ctx, p, folder)
		if err != nil {
			return nil, err
		}
	}
	main, err := mainClass(folder, p.Main)
	return &Compiled{folder, main}, err
}

// fill compiles into a folder beside its place and moves it there when it is
// complete.
func (c *Compiler) fill(ctx context.Context, p *Program, folder string) error {
	if err := os.MkdirAll(c.Cache, 0o777); err != nil {
		return err
	}
	temp, err := os.MkdirTemp(c.Cache, "new-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(temp)
	// Without -sourcepath javac would look for sources on the class path,
	// which is the working directory.
	// A JVM that optimises less compiles small programs in half the time.
	args := []string{"-J-XX:+UseSerialGC", "-J-XX:TieredStopAtLevel=1", "-g", "-nowarn", "-encoding", "UTF-8", "-d", temp, "-cp", temp, "-sourcepath", strings.Join(p.Sources, string(filepath.ListSeparator))}
	files, err := replaced(p, filepath.Join(temp, "src"))
	if err != nil {
		return err
	}
	args = append(append(append(args, c.Options...), p.Javac...), files...)
	if out, err := exec.CommandContext(ctx, c.Javac, args...).CombinedOutput(); err != nil {
		return fmt.Errorf("%s: %w: %s", c.Javac, err, strings.TrimSpace(string(out)))
	}
	if err := os.RemoveAll(filepath.Join(temp, "src")); err != nil {
		return err
	}
	err = os.Rename(temp, folder)
	if _, there := os.Stat(folder); there == nil {
		return nil // another program with the same content may have been first
	}
	return err
}

// replaced returns the files to compile: those of p, or copies below dir in which
// p.Replace is done.
func replaced(p *Program, dir string) ([]string, error) {
	if len(p.Replace) == 0 {
		return p.Files, nil
	}
	var pairs []string
	for _, old := range slices.Sorted(maps.Keys(p.Replace)) {
		pairs = append(pairs, old, p.Replace[old])
	}
	edit := strings.NewReplacer(pairs...)
	var files []string
	for i, file := range p.Files {
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		folder := filepath.Join(dir, strconv.Itoa(i)) // files of several packages may have one name
		if err := os.MkdirAll(folder, 0o777); err != nil {
			return nil, err
		}
		file = filepath.Join(folder, filepath.Base(file))
		if err := os.WriteFile(file, []byte(edit.Replace(string(text))), 0o666); err != nil {
			return nil, err
		}
		files = append(files, file)
	}
	return files, nil
}

// mainClass returns the class below folder that has a main method: the one
// called want if it is given, else the only one.
func mainClass(folder, want string) (string, error) {
	var found []string
	err := filepath.WalkDir(folder, func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(file, ".class") {
			return err
		}
		data, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		class, err := classfile.Parse(file, data)
		if err == nil && hasMain(class) {
			found = append(found, strings.ReplaceAll(class.Name, "/", "."))
		}
		return err
	})
	if err != nil {
		return "", err
	}
	sort.Strings(found)
	for _, name := range found {
		if name == want || strings.HasSuffix(name, "."+want) || want == "" && len(found) == 1 {
			return name, nil
		}
		// The usual name is preferred when there are several.
		if want == "" && (name == "Main" || strings.HasSuffix(name, ".Main")) {
			return name, nil
		}
	}
	if want == "" {
		return "", fmt.Errorf("expected one class with a main method, found %d: %s", len(found), strings.Join(found, " "))
	}
	return "", fmt.Errorf("no class %s with a main method", want)
}

// hasMain accepts a main of any access: some benchmark programs have a
// package-private one.
func hasMain(c *classfile.Class) bool {
	for _, m := range c.Methods {
		if m.Name == "main" && m.Desc == "([Ljava/lang/String;)V" {
			return true
		}
	}
	return false
}
