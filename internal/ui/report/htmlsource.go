package report

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/ivl"
)

// pageFile is a source file; or, where its text was not found, a class with the
// bytecode positions of it that are known to matter, by method.
type pageFile struct {
	Name  string
	Found bool
	Lines []*pageLine

	id    int
	byNo  map[int]*pageLine
	byPos map[ivl.Pos]*pageLine // without a text
}

// pageLine is a line of a source file, or a bytecode position, with its margin.
type pageLine struct {
	ID      string
	Heading string // the method that begins here, of a class without a source
	Label   string // "13", or "13 @26" and "@26" without a source
	Text    string
	Class   string
	Marks   []pageMark
	Facts   []string // invariants

	no  int
	pos ivl.Pos
}

// line returns the line of p on the page, which it then has; nil when p is
// nowhere in the program.
func (b *pageBuilder) line(p ivl.Pos) *pageLine {
	if p.Method == nil {
		return nil
	}
	name := b.opt.Sources.path(p)
	src := b.opt.Sources.file(p.Method)
	if name == "" || p.Line == 0 || src == nil || src.lines == nil {
		return b.file(binaryName(p.Method.Class)).position(p)
	}
	f := b.file(name)
	if !f.Found {
		f.Found = true
		for i, text := range src.lines {
			if i < len(src.lines)-1 || text != "" { // what follows the last line end is no line
				f.add(i+1, text)
			}
		}
	}
	if l := f.byNo[p.Line]; l != nil {
		return l
	}
	return f.add(p.Line, "")
}

// file returns the file or class called name.
func (b *pageBuilder) file(name string) *pageFile {
	f := b.files[name]
	if f == nil {
		f = &pageFile{Name: name, id: len(b.Files), byNo: map[int]*pageLine{}, byPos: map[ivl.Pos]*pageLine{}}
		b.files[name] = f
		b.Files = append(b.Files, f)
	}
	return f
}

func (f *pageFile) add(no int, text string) *pageLine {
	l := &pageLine{ID: fmt.Sprintf("f%dL%d", f.id, no), Label: fmt.Sprint(no), Text: text, no: no}
	f.byNo[no] = l
	f.Lines = append(f.Lines, l)
	return l
}

// position returns the line for p of a class whose source was not found.
func (f *pageFile) position(p ivl.Pos) *pageLine {
	l := f.byPos[p]
	if l == nil {
		l = &pageLine{ID: fmt.Sprintf("f%dP%d", f.id, len(f.byPos)), Label: fmt.Sprintf("@%d", p.PC), pos: p}
		if p.Line > 0 {
			l.Label = fmt.Sprintf("%d @%d", p.Line, p.PC)
		}
		f.byPos[p] = l
		f.Lines = append(f.Lines, l)
	}
	return l
}

// finish puts lines in order that came as they were asked for. Those without a
// source get the names of their methods, and what is checked there as text.
func (f *pageFile) finish() {
	if f.Found {
		slices.SortFunc(f.Lines, func(a, b *pageLine) int { return a.no - b.no })
		return
	}
	slices.SortFunc(f.Lines, func(a, b *pageLine) int {
		m, n := a.pos.Method, b.pos.Method
		return cmp.Or(cmp.Compare(m.Name, n.Name), cmp.Compare(m.Desc, n.Desc), cmp.Compare(a.pos.PC, b.pos.PC), cmp.Compare(a.pos.Line, b.pos.Line))
	})
	last := ""
	for _, l := range f.Lines {
		if name := placeName(l.pos); name != last {
			l.Heading, last = name, name
		}
		var said []string
		for _, m := range l.Marks {
			if !slices.Contains(said, m.Claim) {
				said = append(said, m.Claim)
			}
		}
		l.Text = strings.Join(said, "; ")
	}
}
