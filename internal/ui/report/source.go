package report

import (
	"os"
	"path/filepath"
	"strings"

	"github.com/jayverify/jayverify/ivl"
)

// Sources finds the text of source lines. The zero value and nil find none.
type Sources struct {
	roots []string
	files map[string]*sourceFile // by name relative to a root
}

type sourceFile struct {
	path  string
	lines []string // nil when the file was not found
}

// maxSource is the size of the largest source file that is read, in bytes.
const maxSource = 16 << 20

// NewSources looks for sources in the given folders, the roots of source
// trees, in their order. Files are read when they are first asked for.
func NewSources(roots []string) *Sources {
	return &Sources{roots: roots, files: map[string]*sourceFile{}}
}

// path returns where the source file of p was found, or the name it has
// relative to its source tree, or "" when that is not known either.
func (s *Sources) path(p ivl.Pos) string {
	if f := s.file(p.Method); f != nil && f.lines != nil {
		return f.path
	}
	return sourceName(p.Method)
}

// line returns the text of p's source line without the white space around it;
// ok is false when it is not to be had.
func (s *Sources) line(p ivl.Pos) (text string, ok bool) {
	f := s.file(p.Method)
	if f == nil || p.Line < 1 || p.Line > len(f.lines) {
		return "", false
	}
	return strings.TrimSpace(f.lines[p.Line-1]), true
}

func (s *Sources) file(m *ivl.Method) *sourceFile {
	name := sourceName(m)
	if s == nil || s.files == nil || name == "" || !filepath.IsLocal(filepath.FromSlash(name)) {
		return nil
	}
	if f, ok := s.files[name]; ok {
		return f
	}
	f := &sourceFile{}
	s.files[name] = f
	for _, root := range s.roots {
		file := filepath.Join(root, filepath.FromSlash(name))
		info, err := os.Stat(file)
		if err != nil || !info.Mode().IsRegular() || info.Size() > maxSource {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			continue
		}
		f.path = file
		f.lines = strings.Split(strings.ReplaceAll(string(text), "\r\n", "\n"), "\n")
		break
	}
	return f
}
