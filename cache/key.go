package cache

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"hash"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/portfolio"
	"github.com/jayverify/jayverify/verify"
)

// Key is the text of what a verdict depends on.
type Key string

// name is the file name for a key, without suffix.
func (k Key) name() string {
	sum := sha256.Sum256([]byte(k))
	return hex.EncodeToString(sum[:])
}

// Able reports whether results for cfg can be kept: what has other effects
// than a verdict, or looks for bugs of jayverify, has to be done each time.
func Able(cfg verify.Config) bool {
	return cfg.Proof == "" && cfg.Reproducer == "" && len(cfg.Dump) == 0 && !cfg.CheckPasses && len(cfg.Without) == 0 && cfg.Oracle == ""
}

// KeyOf returns the key for cfg, whose Main or Entry is set. executable is the
// file of the running jayverify. The error says what is not known.
func KeyOf(cfg verify.Config, executable string) (Key, error) {
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
	if err := classPathKey(&b, cfg.ClassPath); err != nil {
		return "", err
	}
	// What stands above, as it is found, decides; not how it was named.
	cfg.ClassPath, cfg.JDK, cfg.Paths = "", "", nil
	cfg.Main = strings.ReplaceAll(cfg.Main, "/", ".")
	config, err := json.Marshal(cfg)
	if err != nil {
		return "", err
	}
	fmt.Fprintf(&b, "config %s\n", config)
	return Key(b.String()), nil
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
	for _, image := range []string{"lib/modules", "jre/lib/rt.jar", "lib/rt.jar", "jmods"} {
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

// classPathKey writes the sums of what is on a class path, manifests followed.
func classPathKey(b *strings.Builder, classPath string) error {
	if classPath == "" {
		classPath = "."
	}
	path, err := classfile.OpenPath(classPath, classfile.PathOptions{NoPlatform: true})
	if err != nil {
		return err
	}
	entries := path.Entries()
	if err := path.Close(); err != nil {
		return err
	}
	for _, e := range entries {
		info, err := os.Stat(e)
		if err != nil {
			return err
		}
		if !info.IsDir() {
			sum, err := fileSum(e)
			if err != nil {
				return err
			}
			fmt.Fprintf(b, "archive %s\n", sum)
			continue
		}
		w := &walker{root: e, sum: sha256.New()}
		if err := w.walk("", 0); err != nil {
			return err
		}
		fmt.Fprintf(b, "folder %x\n", w.sum.Sum(nil))
	}
	return nil
}

// The largest folder that is looked through for class files.
const (
	maxFiles = 100_000
	maxDepth = 50
)

// walker sums up the class files below a folder. Links are followed, as a
// search for a class follows them; maxDepth ends those that lead back.
type walker struct {
	root  string
	sum   hash.Hash
	files int
}

func (w *walker) walk(below string, depth int) error {
	if depth > maxDepth {
		return fmt.Errorf("%s: folders more than %d deep", w.root, maxDepth)
	}
	files, err := os.ReadDir(filepath.Join(w.root, below))
	if err != nil {
		return err
	}
	for _, f := range files {
		if w.files++; w.files > maxFiles {
			return fmt.Errorf("%s: more than %d files", w.root, maxFiles)
		}
		name := filepath.Join(below, f.Name())
		isDir := f.IsDir()
		if f.Type()&os.ModeSymlink != 0 {
			info, err := os.Stat(filepath.Join(w.root, name))
			if err != nil {
				continue // it leads nowhere
			}
			isDir = info.IsDir()
		}
		switch {
		case isDir:
			if err := w.walk(name, depth+1); err != nil {
				return err
			}
		case strings.EqualFold(filepath.Ext(name), ".class"):
			sum, err := fileSum(filepath.Join(w.root, name))
			if err != nil {
				return err
			}
			if _, err := fmt.Fprintf(w.sum, "%q %s\n", filepath.ToSlash(name), sum); err != nil {
				return err
			}
		}
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
