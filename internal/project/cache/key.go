package cache

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/engines/verify"
)

// Key is the text of what a verdict depends on apart from the program.
type Key string

// Able reports whether results for cfg can be kept: what has other effects
// than a verdict, or looks for bugs of jayverify, has to be done each time.
func Able(cfg verify.Config) bool {
	return cfg.Proof == "" && cfg.Reproducer == "" && len(cfg.Dump) == 0 && !cfg.CheckPasses && len(cfg.Without) == 0 && cfg.Oracle == ""
}

// KeyOf returns the key for cfg, whose Main or Entry is set. executable is the
// file of the running jayverify. The error says what is not known.
func KeyOf(cfg verify.Config, executable string) (Key, error) {
	t, err := ToolsOf(cfg, executable)
	if err != nil {
		return "", err
	}
	return t.Key(cfg)
}

// Tools is the part of keys that is the same for all entries of a project: the text of
// what verifies. To make it, files are read.
type Tools string

// ToolsOf returns the part of keys that the solvers, the JDK and the executable make.
func ToolsOf(cfg verify.Config, executable string) (Tools, error) {
	var b strings.Builder
	sum, err := fileSum(executable)
	if err != nil {
		return "", err
	}
	fmt.Fprintf(&b, "jayverify %s\n", sum)
	for _, p := range portfolio.Solvers() {
		path, _, err := p.Find(cfg.Paths[p.Name])
		if err != nil {
			fmt.Fprintf(&b, "%s none\n", p.Name)
			continue
		}
		id, err := stamp(path)
		if err != nil {
			return "", err
		}
		fmt.Fprintf(&b, "%s %s\n", p.Name, id)
	}
	if err := jdkKey(&b, cfg.JDK); err != nil {
		return "", err
	}
	return Tools(b.String()), nil
}

// PortableToolsOf is like ToolsOf, but its text is the same on all machines that have the
// same files, wherever these are: it has their sums, which takes longer. version is that of
// the executable, for people. Each line begins with the name of a part.
func PortableToolsOf(cfg verify.Config, executable, version string) (Tools, error) {
	var b strings.Builder
	sum, err := fileSum(executable)
	if err != nil {
		return "", err
	}
	fmt.Fprintf(&b, "jayverify %s %s\n", version, sum)
	for _, p := range portfolio.Solvers() {
		path, _, err := p.Find(cfg.Paths[p.Name])
		if err != nil {
			continue
		}
		sum, err := contentSum(path)
		if err != nil {
			return "", err
		}
		fmt.Fprintf(&b, "%s %s\n", p.Name, sum)
	}
	jdk, err := classfile.FindJDK(cfg.JDK)
	if err != nil {
		return "", err
	}
	release, err := os.ReadFile(filepath.Join(jdk.Home, "release"))
	if err != nil {
		return "", err
	}
	fmt.Fprintf(&b, "jdk %d %x", jdk.Feature, sha256.Sum256(release))
	for _, image := range images {
		if info, err := os.Stat(filepath.Join(jdk.Home, filepath.FromSlash(image))); err == nil && info.Mode().IsRegular() {
			fmt.Fprintf(&b, " %d", info.Size())
		}
	}
	b.WriteByte('\n')
	return Tools(b.String()), nil
}

// contentSum is the sum of a file, or of the files of a folder.
func contentSum(path string) (string, error) {
	info, err := os.Stat(path)
	if err != nil || !info.IsDir() {
		return fileSum(path)
	}
	files, err := os.ReadDir(path)
	if err != nil {
		return "", err
	}
	h := sha256.New()
	for _, f := range files {
		if f.IsDir() {
			continue
		}
		sum, err := fileSum(filepath.Join(path, f.Name()))
		if err != nil {
			return "", err
		}
		fmt.Fprintf(h, "%q %s\n", f.Name(), sum)
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}

// Key returns the key for cfg, whose tools are t.
func (t Tools) Key(cfg verify.Config) (Key, error) {
	// The key depends on the programs and options that t has, and on the
	// answers of the class path, and not on the names of files.
	cfg.ClassPath, cfg.JDK, cfg.Paths = "", "", nil
	cfg.Main = strings.ReplaceAll(cfg.Main, "/", ".")
	config, err := json.Marshal(cfg)
	if err != nil {
		return "", err
	}
	return Key(fmt.Sprintf("%sconfig %s\n", t, config)), nil
}

// stamp identifies a file that is too large to read each time, or a folder, by
// path, size and time of its last change; of a folder, those of its files.
func stamp(path string) (string, error) {
	if real, err := exactPath(path); err == nil {
		path = real
	}
	info, err := os.Stat(path)
	if err != nil {
		return "", err
	}
	id := fmt.Sprintf("%q %d %d", path, info.Size(), info.ModTime().UnixNano())
	if !info.IsDir() {
		return id, nil
	}
	files, err := os.ReadDir(path)
	if err != nil {
		return "", err
	}
	for _, f := range files {
		info, err := os.Stat(filepath.Join(path, f.Name()))
		if err != nil {
			return "", err
		}
		id += fmt.Sprintf(" %q %d %d", f.Name(), info.Size(), info.ModTime().UnixNano())
	}
	return id, nil
}

func exactPath(path string) (string, error) {
	abs, err := filepath.Abs(path)
	if err != nil {
		return "", err
	}
	return filepath.EvalSymlinks(abs)
}

// images are the files and folders that may have the platform's classes.
var images = [...]string{"lib/modules", "jre/lib/rt.jar", "lib/rt.jar", "jmods"}

func jdkKey(b *strings.Builder, home string) error {
	jdk, err := classfile.FindJDK(home)
	if err != nil {
		return err
	}
	fmt.Fprintf(b, "jdk %q\n", jdk.Home)
	release, err := os.ReadFile(filepath.Join(jdk.Home, "release"))
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return err
	}
	fmt.Fprintf(b, "release %x\n", sha256.Sum256(release))
	found := false
	for _, image := range images {
		id, err := stamp(filepath.Join(jdk.Home, filepath.FromSlash(image)))
		if errors.Is(err, os.ErrNotExist) {
			continue
		}
		if err != nil {
			return err
		}
		fmt.Fprintf(b, "image %s\n", id)
		found = true
	}
	if !found {
		return fmt.Errorf("%s: no image of the platform's classes that is known here", jdk.Home)
	}
	return nil
}

func fileSum(path string) (string, error) {
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer func() { _ = f.Close() }() // it was only read
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return "", err
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}
