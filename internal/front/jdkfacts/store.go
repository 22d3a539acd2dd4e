package jdkfacts

import (
	"bufio"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/base/atomicfile"
)

// header is what is kept of each class of the JDK. To read them all takes a second or two, which is more than a small program takes.
type header struct {
	name  string
	opens bool
	above []string // superclass and superinterfaces
}

// Below returns for classes and interfaces of the JDK those of the JDK that name them as their superclass or superinterface. With a
// folder, it keeps there what it reads, as New does.
func Below(p Platform, folder string) (map[string][]string, error) {
	all, err := headers(p, folder)
	if err != nil {
		return nil, err
	}
	return newWorld(p, all).below, nil
}

// Folder is where what is read of a JDK is kept: jayverify in the user's cache folder, "" if the user has none.
func Folder() string {
	dir, err := os.UserCacheDir()
	if err != nil {
		return ""
	}
	return filepath.Join(dir, "jayverify")
}

// headers reads the headers of all classes, from a file in a folder if it is there.
func headers(p Platform, folder string) ([]header, error) {
	file, err := storedIn(p, folder)
	if err != nil {
		return nil, err
	}
	if file != "" {
		if all, err := load(file); err == nil {
			return all, nil // else it is written anew
		}
	}
	names, err := p.PlatformClasses()
	if err != nil {
		return nil, err
	}
	var all []header
	for _, n := range names {
		c, err := p.Class(n)
		if err != nil {
			continue // module-info
		}
		h := header{name: n, opens: opens(c), above: c.Interfaces}
		if c.Super != "" {
			h.above = append([]string{c.Super}, c.Interfaces...)
		}
		all = append(all, h)
	}
	if file != "" {
		err = store(file, all)
	}
	return all, err
}

// storedIn is the file of a JDK's headers, "" without a folder or where it is not known what the JDK is read from.
func storedIn(p Platform, folder string) (string, error) {
	j, ok := p.(interface{ JDK() *classfile.JDK })
	if folder == "" || !ok || j.JDK() == nil {
		return "", nil
	}
	image := j.JDK().Image()
	info, err := os.Stat(image)
	if err != nil {
		return "", err
	}
	sum := sha256.Sum256(fmt.Appendf(nil, "headers 1\n%s\n%d\n%d", image, info.Size(), info.ModTime().UnixNano()))
	return filepath.Join(folder, "jdkfacts-"+hex.EncodeToString(sum[:12])), nil
}

// store writes headers, one a line, and a last line that says that these are all.
func store(file string, all []header) error {
	if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
		return err
	}
	return atomicfile.Write(file, func(w io.Writer) error {
		b := bufio.NewWriter(w)
		for _, h := range all {
			fmt.Fprintf(b, "%s %t %s\n", h.name, h.opens, strings.Join(h.above, " "))
		}
		fmt.Fprintf(b, "all %d\n", len(all))
		return b.Flush()
	})
}

// load reads what store has written.
func load(file string) ([]header, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var all []header
	for line := range strings.Lines(string(data)) {
		f := strings.Fields(line)
		if len(f) == 2 && f[0] == "all" && f[1] == fmt.Sprint(len(all)) {
			return all, nil
		}
		if len(f) < 2 {
			break
		}
		all = append(all, header{f[0], f[1] == "true", f[2:]})
	}
	return nil, fmt.Errorf("%s is no file of jayverify, or not whole", file)
}
