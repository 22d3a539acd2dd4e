package runs

import (
	"archive/zip"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/reach"
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
// folders and archives, in this order. A file has no data if it is a folder, or if it or its archive is
// too large. Unreadable files are left out. With "jrt:/" in front of their names
// are the files that the JDK's own code reads; the model of ClassLoader keeps them from
// programs.
func Resources(path *classfile.Path) []reach.Resource {
	var all []reach.Resource
	for _, name := range platformFiles {
		if data, err := path.PlatformFile(name); err == nil && data != nil {
			all = append(all, reach.Resource{Name: "jrt:/" + name, Data: data})
		}
	}
	for _, entry := range path.Entries() {
		if info, err := os.Stat(entry); err == nil && info.IsDir() {
			all = append(all, resourcesOf(os.DirFS(entry), "file:"+place(entry)+"/")...)
		} else if z, err := zip.OpenReader(entry); err == nil {
			all = append(all, resourcesOf(z, "jar:file:"+place(entry)+"!/")...)
			_ = z.Close()
		}
	}
	return all
}

// place is the whole path of a file, without links.
func place(file string) string {
	if whole, err := filepath.EvalSymlinks(file); err == nil {
		file = whole
	}
	if whole, err := filepath.Abs(file); err == nil {
		file = whole
	}
	return strings.TrimSuffix(filepath.ToSlash(file), "/")
}

// unescaped matches the addresses in which nothing is written in another way than in the name of a file.
var unescaped = regexp.MustCompile(`^[A-Za-z0-9_./$!:,+=@-]*$`)

// resourcesOf reads the files of one entry, whose addresses begin with base.
func resourcesOf(files fs.FS, base string) (all []reach.Resource) {
	total := int64(0)
	_ = fs.WalkDir(files, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || name == "." || strings.HasSuffix(name, ".class") {
			return nil
		}
		r := reach.Resource{Name: name}
		if url := base + name; unescaped.MatchString(url) {
			r.URL = url
		}
		info, err := d.Info()
		if err == nil && !d.IsDir() && info.Size() <= maxResource {
			if total += info.Size(); total <= maxResources {
				if data, err := fs.ReadFile(files, name); err == nil {
					r.Data = append([]byte{}, data...)
				}
			}
		}
		if d.IsDir() {
			r.URL = ""
			all = append(all, reach.Resource{Name: name + "/"})
		}
		all = append(all, r)
		return nil
	})
	return all
}
