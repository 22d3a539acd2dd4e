package report

import (
	"fmt"
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// pageFile is a source file, or the lines of one that are known to matter where
// its text was not found.
type pageFile struct {
	Name  string
	Found bool
	Lines []*pageLine

	id   int
	byNo map[int]*pageLine
}

// pageLine is a line of a source file with its margin.
type pageLine struct {
	ID    string
	No    int
	Text  string
	Class string
	Marks []pageMark
	Facts []string // invariants
}

// line returns the line of p in the source, which the page then shows; nil when
// it is not known.
func (b *pageBuilder) line(p ivl.Pos) *pageLine {
	name := b.opt.Sources.path(p)
	if name == "" || p.Line == 0 {
		return nil
	}
	f := b.files[name]
	if f == nil {
		f = &pageFile{Name: name, id: len(b.Files), byNo: map[int]*pageLine{}}
		b.files[name] = f
		b.Files = append(b.Files, f)
		if src := b.opt.Sources.file(p.Method); src != nil && src.lines != nil {
			f.Found = true
			for i, text := range src.lines {
				if i < len(src.lines)-1 || text != "" { // what follows the last line end is no line
					f.add(i+1, text)
				}
			}
		}
	}
	if l := f.byNo[p.Line]; l != nil {
		return l
	}
	return f.add(p.Line, "")
}

func (f *pageFile) add(no int, text string) *pageLine {
	l := &pageLine{ID: fmt.Sprintf("f%dL%d", f.id, no), No: no, Text: text}
	f.byNo[no] = l
	f.Lines = append(f.Lines, l)
	return l
}

// finish puts lines in order that came as they were asked for.
func (f *pageFile) finish() {
	slices.SortFunc(f.Lines, func(a, b *pageLine) int { return a.No - b.No })
}
