package classfile

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"strings"
)

// A jar of Spring Boot ("The Executable Jar Format" in its documentation) has the
// program's classes in BOOT-INF/classes and the jars that it needs in BOOT-INF/lib,
// as they are. Its Main-Class is a launcher that makes a class loader of them and
// calls the main method of its Start-Class.

// Limits for archives in archives.
const (
	maxNestedJars  = 10_000
	maxNestedBytes = 1 << 30 // of all that must be inflated as a whole
)

// nesting reads archives in archives.
type nesting struct {
	inflated int64 // bytes so far
}

// isBoot reports whether a is a jar of Spring Boot.
func (a *archive) isBoot() bool {
	if a.manifest["start-class"] == "" {
		return false
	}
	classes, lib := a.bootFolders()
	for _, f := range a.zip.File {
		if strings.HasPrefix(f.Name, classes) || strings.HasPrefix(f.Name, lib) {
			return true
		}
	}
	return false
}

// bootFolders are the folders of classes and of jars.
func (a *archive) bootFolders() (classes, lib string) {
	folder := func(key, otherwise string) string {
		if f := a.manifest[key]; f != "" {
			return strings.TrimSuffix(f, "/") + "/"
		}
		return otherwise
	}
	return folder("spring-boot-classes", "BOOT-INF/classes/"), folder("spring-boot-lib", "BOOT-INF/lib/")
}

// mainClass is the class that the manifest names, with dots; "" if it names none.
func (a *archive) mainClass() string {
	if a.isBoot() {
		return a.manifest["start-class"]
	}
	return a.manifest["main-class"]
}

// open opens the classes and jars in a jar of Spring Boot; other jars have none.
func (n *nesting) open(a *archive) ([]*archive, error) {
	if a.jmod || !a.isBoot() {
		return nil, nil
	}
	classes, lib := a.bootFolders()
	all := []*archive{{name: a.name + "!/" + strings.TrimSuffix(classes, "/"), zip: a.zip, release: a.release, prefix: classes}}
	for _, f := range a.zip.File {
		if !strings.HasPrefix(f.Name, lib) || !strings.HasSuffix(strings.ToLower(f.Name), ".jar") {
			continue
		}
		if len(all) > maxNestedJars {
			return nil, &FormatError{Class: a.name, Expected: fmt.Sprintf("at most %d jars in it", maxNestedJars), Found: "more"}
		}
		in, err := n.jar(a, f)
		if err != nil {
			return nil, err
		}
		all = append(all, in)
	}
	return all, nil
}

// jar opens a jar in a jar. One that is stored without compression, as Spring Boot
// does it, is read in place; another one is inflated into memory.
func (n *nesting) jar(outer *archive, f *zip.File) (*archive, error) {
	in := &archive{name: outer.name + "!/" + f.Name, size: int64(f.UncompressedSize64), release: outer.release}
	bad := func(err error) error {
		return &FormatError{Class: in.name, Expected: "a readable zip entry", Found: err.Error()}
	}
	if f.Method == zip.Store && f.UncompressedSize64 == f.CompressedSize64 && f.UncompressedSize64 <= uint64(outer.size) {
		at, err := f.DataOffset()
		if err != nil {
			return nil, bad(err)
		}
		in.bytes = io.NewSectionReader(outer.bytes, at, in.size)
		return in, in.init()
	}
	r, err := f.Open()
	if err != nil {
		return nil, bad(err)
	}
	defer r.Close()
	left := maxNestedBytes - n.inflated
	data, err := io.ReadAll(io.LimitReader(r, left+1)) // the size that the entry claims may be a lie
	if err != nil {
		return nil, bad(err)
	}
	if int64(len(data)) > left {
		return nil, &FormatError{Class: in.name, Expected: fmt.Sprintf("jars in %s of at most %d MiB together", outer.name, maxNestedBytes>>20), Found: "more"}
	}
	n.inflated += int64(len(data))
	in.bytes, in.size = bytes.NewReader(data), int64(len(data))
	return in, in.init()
}

// Nested is an archive on a class path that has others in it.
type Nested struct {
	Jar  string // its file
	Read bool   // they are on the class path, too: it is a jar of Spring Boot
	N    int    // how many jars there are in it
}

// Nested lists the archives of the program that have jars in them.
func (p *Path) Nested() []Nested {
	var all []Nested
	for _, s := range p.program {
		a, ok := s.(*archive)
		if !ok || a.closer == nil {
			continue
		}
		n := Nested{Jar: a.name, Read: a.isBoot()}
		for _, f := range a.zip.File {
			if strings.HasSuffix(strings.ToLower(f.Name), ".jar") {
				n.N++
			}
		}
		if n.N > 0 || n.Read {
			all = append(all, n)
		}
	}
	return all
}
