// Package sexpr reads the S-expressions that SMT solvers print.
//
//	expr   = symbol | "|" anything "|" | string | "(" expr* ")"
//	string = `"` (anything | `""`)* `"`
//
// Numerals, keywords and hexadecimal literals are symbols here. Comments run
// from ";" to the end of the line. For example `(P |a b| (- 3)) ; x` is the
// list of the symbol P, the quoted symbol "a b" and the list of - and 3.
package sexpr

import (
	"fmt"
	"strings"
)

// Kind says what an expression is.
type Kind uint8

// The kinds.
const (
	Symbol Kind = iota // also numerals and keywords
	Quoted             // |symbol|: the same as the symbol without bars
	String             // "text"
	List
)

// Expr is an S-expression.
type Expr struct {
	Kind Kind
	Text string  // for all but List: without bars or quotes
	List []*Expr // for List
	Off  int     // where it starts in the text, in bytes
}

// Is reports whether e is a list that starts with the symbol head.
func (e *Expr) Is(head string) bool {
	return e.Kind == List && len(e.List) > 0 && e.List[0].IsSymbol(head)
}

// IsSymbol reports whether e is the symbol s, with or without bars.
func (e *Expr) IsSymbol(s string) bool {
	return (e.Kind == Symbol || e.Kind == Quoted) && e.Text == s
}

// String prints e on one line.
func (e *Expr) String() string {
	var b strings.Builder
	e.write(&b)
	return b.String()
}

func (e *Expr) write(b *strings.Builder) {
	switch e.Kind {
	case Quoted:
		b.WriteString("|" + e.Text + "|")
	case String:
		b.WriteString(`"` + strings.ReplaceAll(e.Text, `"`, `""`) + `"`)
	case List:
		b.WriteByte('(')
		for i, x := range e.List {
			if i > 0 {
				b.WriteByte(' ')
			}
			x.write(b)
		}
		b.WriteByte(')')
	default:
		b.WriteString(e.Text)
	}
}

// Error is a syntax error.
type Error struct {
	Off  int // in bytes
	Text string
}

// Error gives the offset and what was expected.
func (e *Error) Error() string { return fmt.Sprintf("offset %d: %s", e.Off, e.Text) }

// Parse reads all expressions of text. Nesting may be arbitrarily deep. The
// error is an *Error; the expressions before it are returned with it.
func Parse(text string) ([]*Expr, error) {
	p := parser{text: text}
	var top []*Expr
	var open []*Expr // lists not yet closed
	for {
		e, closes, err := p.next()
		if err != nil {
			return top, err
		}
		switch {
		case closes:
			if len(open) == 0 {
				return top, &Error{p.pos - 1, "expected an expression, found )"}
			}
			e = open[len(open)-1]
			open = open[:len(open)-1]
		case e == nil:
			if len(open) > 0 {
				return top, &Error{p.pos, fmt.Sprintf("expected ) for the ( at offset %d, found the end", open[len(open)-1].Off)}
			}
			return top, nil
		case e.Kind == List:
			open = append(open, e)
			continue
		}
		if len(open) > 0 {
			up := open[len(open)-1]
			up.List = append(up.List, e)
		} else {
			top = append(top, e)
		}
	}
}

type parser struct {
	text string
	pos  int
}

// next returns the next atom, an empty list for "(", closes for ")", and
// nothing at the end.
func (p *parser) next() (e *Expr, closes bool, err error) {
	p.skip()
	if p.pos == len(p.text) {
		return nil, false, nil
	}
	start := p.pos
	switch p.text[p.pos] {
	case '(':
		p.pos++
		return &Expr{Kind: List, Off: start}, false, nil
	case ')':
		p.pos++
		return nil, true, nil
	case '|':
		end := strings.IndexByte(p.text[start+1:], '|')
		if end < 0 {
			return nil, false, &Error{start, "expected | at the end of the symbol, found the end"}
		}
		p.pos = start + end + 2
		return &Expr{Kind: Quoted, Text: p.text[start+1 : p.pos-1], Off: start}, false, nil
	case '"':
		return p.str()
	}
	for p.pos < len(p.text) && !strings.ContainsRune(" \t\r\n()|\";", rune(p.text[p.pos])) {
		p.pos++
	}
	return &Expr{Text: p.text[start:p.pos], Off: start}, false, nil
}

func (p *parser) str() (*Expr, bool, error) {
	start := p.pos
	for i := start + 1; i < len(p.text); i++ {
		if p.text[i] != '"' {
			continue
		}
		if i+1 < len(p.text) && p.text[i+1] == '"' {
			i++
			continue
		}
		p.pos = i + 1
		return &Expr{Kind: String, Text: strings.ReplaceAll(p.text[start+1:i], `""`, `"`), Off: start}, false, nil
	}
	return nil, false, &Error{start, "expected \" at the end of the string, found the end"}
}

func (p *parser) skip() {
	for p.pos < len(p.text) {
		switch p.text[p.pos] {
		case ' ', '\t', '\r', '\n':
			p.pos++
		case ';':
			if i := strings.IndexByte(p.text[p.pos:], '\n'); i >= 0 {
				p.pos += i
			} else {
				p.pos = len(p.text)
			}
		default:
			return
		}
	}
}
