package ivl

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// SyntaxError is what Parse returns for text that is not a program.
type SyntaxError struct {
	File      string // as given to Parse
	Line, Col int    // from 1; columns count bytes
	Msg       string // what was expected and what stands there
}

// Error returns `FILE:LINE:COL: MESSAGE`.
func (e *SyntaxError) Error() string {
	return fmt.Sprintf("%s:%d:%d: %s", e.File, e.Line, e.Col, e.Msg)
}

type tokenKind uint8

const (
	tokEOF     tokenKind = iota
	tokNewline           // never inside round or square brackets
	tokComment           // text without the slashes
	tokName              // a name or keyword
	tokQuoted            // a name in back-quotes, text unquoted
	tokNumber            // with its suffix
	tokString            // text unquoted
	tokPunct
)

type token struct {
	kind      tokenKind
	glued     bool // no space before it
	text      string
	line, col int
}

// String describes the token for messages.
func (t token) String() string {
	switch t.kind {
	case tokEOF:
		return "the end of the text"
	case tokNewline:
		return "the end of the line"
	case tokComment:
		return "a comment"
	case tokString:
		return fmt.Sprintf("string %q", t.text)
	case tokQuoted:
		return "`" + t.text + "`"
	}
	return fmt.Sprintf("%q", t.text)
}

type lexer struct {
	file  string
	src   string
	at    int
	line  int
	start int // offset where the line starts
	depth int // open round and square brackets
	toks  []token
}

// lex splits src into tokens; the last is tokEOF.
func lex(file, src string) ([]token, error) {
	l := &lexer{file: file, src: src, line: 1}
	for {
		glued := !l.space()
		if l.at >= len(l.src) {
			l.emit(tokNewline, "", l.at, false)
			l.emit(tokEOF, "", l.at, false)
			return l.toks, nil
		}
		if err := l.next(glued); err != nil {
			return nil, err
		}
	}
}

func (l *lexer) emit(k tokenKind, text string, start int, glued bool) {
	l.toks = append(l.toks, token{k, glued, text, l.line, start - l.start + 1})
}

func (l *lexer) space() bool {
	start := l.at
	for l.at < len(l.src) && (l.src[l.at] == ' ' || l.src[l.at] == '\t' || l.src[l.at] == '\r') {
		l.at++
	}
	return l.at > start
}

func (l *lexer) next(glued bool) error {
	start := l.at
	c := l.src[start]
	switch {
	case c == '\n':
		if l.depth == 0 {
			l.emit(tokNewline, "", start, glued)
		}
		l.at++
		l.line++
		l.start = l.at
		return nil
	case strings.HasPrefix(l.src[start:], "//"):
		end := strings.IndexByte(l.src[start:], '\n')
		if end < 0 {
			end = len(l.src) - start
		}
		l.at = start + end
		if l.depth == 0 {
			l.emit(tokComment, l.src[start+2:l.at], start, glued)
		}
		return nil
	case c == '`':
		return l.quoted(glued)
	case c == '"':
		return l.string(glued)
	case isDigit(c) || c == '-' && start+1 < len(l.src) && isDigit(l.src[start+1]):
		l.number()
		l.emit(tokNumber, l.src[start:l.at], start, glued)
		return nil
	}
	r, n := utf8.DecodeRuneInString(l.src[start:])
	if isNameStart(r) {
		for n > 0 && isNameRune(r) && !strings.HasPrefix(l.src[l.at:], "//") {
			l.at += n
			r, n = utf8.DecodeRuneInString(l.src[l.at:])
		}
		l.emit(tokName, l.src[start:l.at], start, glued)
		return nil
	}
	return l.punct(glued)
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

func isAlnum(c byte) bool { return isDigit(c) || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' }

// number takes digits, a fraction, an exponent and any letters behind.
func (l *lexer) number() {
	for l.at++; l.at < len(l.src); l.at++ {
		c := l.src[l.at]
		switch {
		case isAlnum(c):
		case c == '.' && l.at+1 < len(l.src) && isDigit(l.src[l.at+1]):
		case (c == '+' || c == '-') && l.src[l.at-1] == 'e' && l.at+1 < len(l.src) && isDigit(l.src[l.at+1]):
		default:
			return
		}
	}
}

func (l *lexer) quoted(glued bool) error {
	start := l.at
	end := strings.IndexAny(l.src[start+1:], "`\n")
	if end < 0 || l.src[start+1+end] == '\n' {
		return l.errorf(start, "the back-quote is not closed on this line")
	}
	name, ok := unquoteName(l.src[start+1 : start+1+end])
	if !ok {
		return l.errorf(start, "bad escape in a quoted name")
	}
	l.at = start + end + 2
	l.emit(tokQuoted, name, start, glued)
	return nil
}

func (l *lexer) string(glued bool) error {
	start := l.at
	end := start + 1
	for end < len(l.src) && l.src[end] != '"' && l.src[end] != '\n' {
		if l.src[end] == '\\' {
			end++
		}
		end++
	}
	if end >= len(l.src) || l.src[end] != '"' {
		return l.errorf(start, "the string is not closed on this line")
	}
	text, ok := unquoteString(l.src[start : end+1])
	if !ok {
		return l.errorf(start, "bad escape in a string")
	}
	l.at = end + 1
	l.emit(tokString, text, start, glued)
	return nil
}

var longPuncts = []string{":=", "->", "<=", "=>"}

func (l *lexer) punct(glued bool) error {
	start := l.at
	for _, p := range longPuncts {
		if strings.HasPrefix(l.src[start:], p) {
			l.at += len(p)
			l.emit(tokPunct, p, start, glued)
			return nil
		}
	}
	c := l.src[start]
	switch c {
	case '(', '[':
		l.depth++
	case ')', ']':
		l.depth = max(l.depth-1, 0)
	case '{', '}', ',', ':', '.', '=', '<', '+', '-', '*', '@', '#':
	default:
		r, _ := utf8.DecodeRuneInString(l.src[start:])
		return l.errorf(start, "unexpected character %q", r)
	}
	l.at++
	l.emit(tokPunct, l.src[start:l.at], start, glued)
	return nil
}

func (l *lexer) errorf(at int, format string, args ...any) error {
	return &SyntaxError{l.file, l.line, at - l.start + 1, fmt.Sprintf(format, args...)}
}

func unquoteString(quoted string) (string, bool) {
	s, err := strconv.Unquote(quoted)
	return s, err == nil
}
