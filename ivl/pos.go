package ivl

import (
	"strconv"
	"strings"
	"unicode"
)

// posColumn is where positions begin when the line is shorter.
const posColumn = 48

// String returns the position as `Main.java:24 @17 in Main.f(I)I`; "" when it
// is unknown.
func (p Pos) String() string {
	if p == (Pos{}) {
		return ""
	}
	return string(appendPosText(nil, p, nil))
}

// String returns CLASS.METHOD+DESCRIPTOR, e.g. "Main.f(I)I".
func (m *Method) String() string { return string(appendMethod(nil, m)) }

// appendPos ends the line that begins at b[start] with p as a comment, if it
// is known. The method is left out where it is the one of the procedure.
func appendPos(b []byte, start int, p Pos, proc *Method) []byte {
	if p == (Pos{}) {
		return b
	}
	b = append(b, ' ')
	for len(b)-start < posColumn {
		b = append(b, ' ')
	}
	return appendPosText(append(b, " // "...), p, proc)
}

func appendPosText(b []byte, p Pos, proc *Method) []byte {
	switch {
	case p.Method == nil || p.Method.Source == "":
		b = append(b, '?')
	default:
		b = appendWord(b, p.Method.Source, ":@?")
	}
	if p.Line != 0 {
		b = strconv.AppendInt(append(b, ':'), int64(p.Line), 10)
	}
	b = strconv.AppendInt(append(b, " @"...), int64(p.PC), 10)
	switch {
	case p.Method == proc || p.Method != nil && proc != nil && *p.Method == *proc:
		return b
	case p.Method == nil:
		return append(b, " in ?"...)
	}
	return appendMethod(append(b, " in "...), p.Method)
}

func appendMethod(b []byte, m *Method) []byte {
	b = append(appendWord(b, m.Class, ".(?"), '.')
	b = appendWord(b, m.Name, ".(?")
	if strings.HasPrefix(m.Desc, "(") {
		return appendWord(b, m.Desc, "")
	}
	return appendQuoted(b, m.Desc)
}

// appendWord prints s, in back-quotes when it is empty or has spaces, quotes,
// characters that do not print or one of special.
func appendWord(b []byte, s, special string) []byte {
	bad := func(r rune) bool {
		return r == '`' || r == '\\' || r == unicode.ReplacementChar || unicode.IsSpace(r) || !strconv.IsPrint(r) || strings.ContainsRune(special, r)
	}
	if s == "" || strings.ContainsFunc(s, bad) {
		return appendQuoted(b, s)
	}
	return append(b, s...)
}

// parsePos reads the text of a comment as a position; ok is false when it is
// anything else. Methods are shared through the table.
func parsePos(text string, proc *Method, methods map[Method]*Method) (p Pos, ok bool) {
	s := posScanner{rest: strings.TrimSpace(text), ok: true}
	source, quoted := s.word(":@ ")
	if source == "?" && !quoted {
		source = ""
	}
	if s.accept(":") {
		p.Line = s.number()
	}
	s.expect(" @")
	p.PC = s.number()
	p.Method = proc
	if s.accept(" in ") {
		if s.rest == "?" {
			s.rest, p.Method = "", nil
		} else {
			p.Method = s.method(source, methods)
		}
	}
	return p, s.ok && s.rest == ""
}

// posScanner reads a position from the front of rest. At the first mistake ok
// becomes false, and stays so.
type posScanner struct {
	rest string
	ok   bool
}

func (s *posScanner) accept(lit string) bool {
	rest, found := strings.CutPrefix(s.rest, lit)
	if s.ok && found {
		s.rest = rest
	}
	return s.ok && found
}

func (s *posScanner) expect(lit string) { s.ok = s.accept(lit) }

func (s *posScanner) number() int {
	end := 0
	for end < len(s.rest) && (s.rest[end] >= '0' && s.rest[end] <= '9' || end == 0 && s.rest[end] == '-') {
		end++
	}
	n, err := strconv.Atoi(s.rest[:end])
	s.ok = s.ok && err == nil
	s.rest = s.rest[end:]
	return n
}

// word reads a quoted word, or everything up to one of the stop characters.
func (s *posScanner) word(stop string) (text string, quoted bool) {
	if strings.HasPrefix(s.rest, "`") {
		end := strings.IndexByte(s.rest[1:], '`')
		if end < 0 {
			s.ok = false
			return "", true
		}
		text, ok := unquoteName(s.rest[1 : 1+end])
		s.ok = s.ok && ok
		s.rest = s.rest[end+2:]
		return text, true
	}
	end := strings.IndexAny(s.rest, stop)
	if end < 0 || stop == "" {
		end = len(s.rest)
	}
	text, s.rest = s.rest[:end], s.rest[end:]
	s.ok = s.ok && text != ""
	return text, false
}

func (s *posScanner) method(source string, methods map[Method]*Method) *Method {
	m := Method{Source: source}
	m.Class, _ = s.word(". ")
	s.expect(".")
	m.Name, _ = s.word("( `")
	m.Desc, _ = s.word("")
	if !s.ok {
		return nil
	}
	if methods[m] == nil {
		methods[m] = &m
	}
	return methods[m]
}

// unquoteName undoes appendQuoted for the text between the back-quotes.
func unquoteName(text string) (string, bool) {
	var q strings.Builder
	q.WriteByte('"')
	for i := 0; i < len(text); i++ {
		switch {
		case text[i] == '\\' && i+1 < len(text):
			q.WriteByte(text[i])
			i++
		case text[i] == '"':
			q.WriteByte('\\')
		}
		q.WriteByte(text[i])
	}
	q.WriteByte('"')
	name, err := strconv.Unquote(q.String())
	return name, err == nil
}
