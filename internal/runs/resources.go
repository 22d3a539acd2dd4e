package runs

import (
	"archive/zip"
	"io/fs"
	"os"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// The largest file on the class path that an execution may read, and how much it may
// read of an archive.
const (
	maxResource  = 256 << 10
	maxResources = 4 << 20
)

// platformFiles are what the JDK's own code reads beside its classes: the rules of
// java.text.BreakIterator.
var platformFiles = []string{
	"sun/text/resources/CharacterBreakIteratorData", "sun/text/resources/WordBreakIteratorData",
	"sun/text/resources/LineBreakIteratorData", "sun/text/resources/SentenceBreakIteratorData",
}

// Resources reads the files beside the classes of a program on the entries of a class path:
// folders and archives. If a name occurs twice, the first file counts. A file is nil
// if it or its archive is too large. Unreadable files are left out. With "jrt:/" in
// front of their names are the files that the JDK's own code reads; the model of
// ClassLoader keeps them from programs.
func Resources(path *classfile.Path) map[string][]byte {
	all := map[string][]byte{}
	for _, name := range platformFiles {
		if data, err := path.PlatformFile(name); err == nil && data != nil {
			all["jrt:/"+name] = data
		}
	}
	for _, entry := range path.Entries() {
		if info, err := os.Stat(entry); err == nil && info.IsDir() {
			addResources(all, os.DirFS(entry))
		} else if z, err := zip.OpenReader(entry); err == nil {
			addResources(all, z)
			_ = z.Close()
		}
	}
	return all
}

// addResources adds the files of one entry.
func addResources(all map[string][]byte, files fs.FS) {
	total := int64(0)
	_ = fs.WalkDir(files, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || strings.HasSuffix(name, ".class") {
			return nil
		}
		if _, ok := all[name]; ok {
			return nil
		}
		all[name] = nil
		info, err := d.Info()
		if err != nil || info.Size() > maxResource {
			return nil
		}
		if total += info.Size(); total > maxResources {
			return nil
		}
		if data, err := fs.ReadFile(files, name); err == nil {
			all[name] = append([]byte{}, data...)
		}
		return nil
	})
}
