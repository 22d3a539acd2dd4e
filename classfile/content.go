package classfile

import (
	"archive/zip"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"hash"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
)

// metadataFolders are the folders in which a JVM looks for files other than classes
// by itself: manifests, signatures, providers of services.
var metadataFolders = []string{"META-INF", "META-INF/services"}

// Metadata records the files in META-INF and META-INF/services of every entry.
func (p *Path) Metadata() error {
	sum, err := p.metadata.of(p.sumMetadata)
	p.trail.note(AskMetadata, sum, err)
	return err
}

// summed is a sum that is made once.
type summed struct {
	once sync.Once
	sum  string
	err  error
}

// of returns the sum of what add adds when it is first called.
func (s *summed) of(add func(hash.Hash) error) (string, error) {
	s.once.Do(func() {
		h := sha256.New()
		s.err = add(h)
		s.sum = hex.EncodeToString(h.Sum(nil))
	})
	return s.sum, s.err
}

func (p *Path) sumMetadata(h hash.Hash) error {
	for i, s := range p.program {
		fmt.Fprintf(h, "entry %d\n", i)
		var err error
		switch s := s.(type) {
		case directory:
			for _, sub := range metadataFolders {
				err = errors.Join(err, sumFolder(h, filepath.Join(string(s), filepath.FromSlash(sub))))
			}
		case *archive:
			err = s.sumMetadata(h)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// sumFolder adds the files directly in a folder; a missing folder has none.
func sumFolder(h hash.Hash, dir string) error {
	files, err := os.ReadDir(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	for _, f := range files {
		if !f.Type().IsRegular() {
			continue
		}
		fmt.Fprintf(h, "%q ", f.Name())
		if err := sumFile(h, filepath.Join(dir, f.Name())); err != nil {
			return err
		}
	}
	return nil
}

// sumMetadata adds the files right in the folders of metadata.
func (a *archive) sumMetadata(h hash.Hash) error {
	var files []*zip.File
	for _, f := range a.zip.File {
		if i := strings.LastIndexByte(f.Name, '/'); i > 0 && i+1 < len(f.Name) && slices.Contains(metadataFolders, f.Name[:i]) {
			files = append(files, f)
		}
	}
	for _, f := range files {
		data, err := a.read(f)
		if err != nil {
			return err
		}
		fmt.Fprintf(h, "%q %s\n", f.Name, sumOf(data))
	}
	return nil
}

// The largest folder of which Content notes all files.
const (
	maxFiles  = 100_000
	maxDepth  = 50
	maxFolder = 1 << 30
)

// Content records every file of every entry of the class path. A folder that is too
// large or infinite is an error, too.
func (p *Path) Content() error {
	sum, err := p.content.of(p.sumContent)
	p.trail.note(AskContent, sum, err)
	return err
}

func (p *Path) sumContent(h hash.Hash) error {
	for _, s := range p.program {
		switch s := s.(type) {
		case directory:
			fmt.Fprintln(h, "folder")
			if err := (&folderSum{root: string(s), sum: h}).walk("", 0); err != nil {
				return err
			}
		case *archive:
			if s.closer == nil {
				continue // a part of the one before
			}
			fmt.Fprintln(h, "archive")
			if err := sumFile(h, s.name); err != nil {
				return err
			}
		}
	}
	return nil
}

// folderSum adds the files below a folder. Links are followed, as in a search
// for a class; maxDepth ends circular ones.
type folderSum struct {
	root  string
	sum   hash.Hash
	files int
	bytes int64
}

func (w *folderSum) walk(below string, depth int) error {
	if depth > maxDepth {
		return fmt.Errorf("%s: folders more than %d deep", w.root, maxDepth)
	}
	files, err := os.ReadDir(filepath.Join(w.root, below))
	if err != nil {
		return err
	}
	for _, f := range files {
		name := filepath.Join(below, f.Name())
		info, err := os.Stat(filepath.Join(w.root, name))
		if err != nil {
			continue // a link that leads nowhere
		}
		switch w.files++; {
		case w.files > maxFiles:
			return fmt.Errorf("%s: more than %d files", w.root, maxFiles)
		case info.IsDir():
			err = w.walk(name, depth+1)
		case info.Mode().IsRegular():
			if w.bytes += info.Size(); w.bytes > maxFolder {
				return fmt.Errorf("%s: more than %d MiB", w.root, maxFolder>>20)
			}
			fmt.Fprintf(w.sum, "%q ", filepath.ToSlash(name))
			err = sumFile(w.sum, filepath.Join(w.root, name))
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// sumFile adds the sum of a file.
func sumFile(h hash.Hash, name string) error {
	f, err := os.Open(name)
	if err != nil {
		return err
	}
	defer f.Close()
	of := sha256.New()
	if _, err := io.Copy(of, f); err != nil {
		return err
	}
	fmt.Fprintf(h, "%x\n", of.Sum(nil))
	return nil
}
