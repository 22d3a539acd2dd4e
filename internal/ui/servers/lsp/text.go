package lsp

import (
	"os"
	"strings"
	"unicode/utf16"
)

// maxText is the size of the largest source file that is read, in bytes.
const maxText = 16 << 20

// linesOf are the lines of a file; nil if it cannot be read.
func linesOf(path string) []string {
	info, err := os.Stat(path)
	if err != nil || !info.Mode().IsRegular() || info.Size() > maxText {
		return nil
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return nil
	}
	return strings.Split(strings.ReplaceAll(string(text), "\r\n", "\n"), "\n")
}

// lineSpan is the text of a line without the white space around it. Lines count from 1.
func lineSpan(lines []string, line int) span {
	at := max(line-1, 0)
	s := span{position{at, 0}, position{at, 0}}
	if line < 1 || line > len(lines) {
		return s
	}
	text := lines[line-1]
	rest := strings.TrimLeft(text, " \t\f")
	s.Start.Character = units(text[:len(text)-len(rest)])
	s.End.Character = s.Start.Character + units(strings.TrimRight(rest, " \t\f\r"))
	return s
}

// units counts the UTF-16 code units of a text.
func units(text string) int { return len(utf16.Encode([]rune(text))) }

// texts keeps the lines of files while an answer is made.
type texts map[string][]string

func (t texts) span(path string, line int) span {
	lines, ok := t[path]
	if !ok {
		lines = linesOf(path)
		t[path] = lines
	}
	return lineSpan(lines, line)
}
