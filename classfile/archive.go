package classfile

import (
	"archive/zip"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"sync"
)

// archive is a source whose classes are in a jar or a jmod.
type archive struct {
	name     string
	bytes    io.ReaderAt // of the archive
	size     int64
	closer   io.Closer // nil when another source closes it
	zip      *zip.Reader
	jmod     bool
	prefix   string // of the files that hold classes; "" is none
	release  int
	manifest map[string]string // main section, keys in lower case

	once  sync.Once
	index map[string]*zip.File // by class name
}

// jmodHeader are the bytes of a jmod before its zip archive.
const jmodHeader = "JM\x01\x00"

// openArchive opens a jar or jmod; multi-release jars are read for the given
// Java release.
func openArchive(name string, release int) (*archive, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, fmt.Errorf("class path entry %s: %w", name, err)
	}
	info, err := f.Stat()
	if err != nil {
		f.Close()
		return nil, fmt.Errorf("class path entry %s: %w", name, err)
	}
	a := &archive{name: name, bytes: f, size: info.Size(), closer: f, release: release}
	if err := a.init(); err != nil {
		f.Close()
		return nil, err
	}
	return a, nil
}

func (a *archive) init() (err error) {
	start := int64(0)
	head := make([]byte, len(jmodHeader))
	if n, _ := a.bytes.ReadAt(head, 0); n == len(head) && string(head) == jmodHeader {
		a.jmod, a.prefix, start = true, "classes/", int64(len(head))
	}
	a.zip, err = zip.NewReader(io.NewSectionReader(a.bytes, start, a.size-start), a.size-start)
	if err != nil {
		return &FormatError{Class: a.name, Expected: "a zip archive (jar or jmod)", Found: err.Error()}
	}
	if a.jmod {
		return nil
	}
	for _, f := range a.zip.File {
		if strings.EqualFold(f.Name, "META-INF/MANIFEST.MF") {
			data, err := a.read(f)
			if err != nil {
				return err
			}
			a.manifest = parseManifest(string(data))
			break
		}
	}
	return nil
}

func (a *archive) path() string { return a.name }

func (a *archive) close() error {
	if a.closer == nil {
		return nil
	}
	return a.closer.Close()
}

// classPath lists the entries of the manifest's Class-Path.
func (a *archive) classPath() []string { return strings.Fields(a.manifest["class-path"]) }

// classes is the index, made when first needed. As in Java, the last of several
// files with the same name counts.
func (a *archive) classes() map[string]*zip.File {
	a.once.Do(func() {
		multi := strings.EqualFold(a.manifest["multi-release"], "true")
		versions := make(map[string]int)
		a.index = make(map[string]*zip.File, len(a.zip.File))
		for _, f := range a.zip.File {
			name, version := f.Name, 0
			if a.prefix != "" {
				var ok bool
				if name, ok = strings.CutPrefix(name, a.prefix); !ok {
					continue
				}
			} else if multi {
				name, version = a.versioned(name)
			}
			name = listedClass(name)
			if name == "" || version < versions[name] {
				continue
			}
			if version > 0 {
				versions[name] = version
			}
			a.index[name] = f
		}
	})
	return a.index
}

// versioned splits META-INF/versions/N/ off a file's name if N is for the
// release that is wanted.
func (a *archive) versioned(name string) (rest string, version int) {
	rest, ok := strings.CutPrefix(name, "META-INF/versions/")
	if !ok {
		return name, 0
	}
	number, rest, _ := strings.Cut(rest, "/")
	version, err := strconv.Atoi(number)
	if err != nil || version < 9 || version > a.release {
		return name, 0
	}
	return rest, version
}

func (a *archive) find(name string) ([]byte, error) {
	f := a.classes()[name]
	if f == nil {
		return nil, nil
	}
	return a.read(f)
}

func (a *archive) read(f *zip.File) ([]byte, error) {
	where := a.name + "!/" + f.Name
	if f.UncompressedSize64 > maxClassSize {
		return nil, tooLarge(where)
	}
	r, err := f.Open()
	if err != nil {
		return nil, &FormatError{Class: where, Expected: "a readable zip entry", Found: err.Error()}
	}
	defer r.Close()
	data, err := readClass(r, int64(f.UncompressedSize64), where)
	if err != nil {
		if _, ok := err.(*FormatError); !ok {
			err = &FormatError{Class: where, Expected: "a readable zip entry", Found: err.Error()}
		}
		return nil, err
	}
	return data, nil
}

func (a *archive) list(yield func(name string)) error {
	for name := range a.classes() {
		yield(name)
	}
	return nil
}
