package ivl

import (
	"fmt"
	"strconv"
)

// Parse reads a program in the grammar of doc.go. The program need not be
// well-formed (see Check), but every name in it has a declaration. The error, if
// any, is a *SyntaxError; file only names the text in it.
func Parse(file, text string) (prog *Program, err error) {
	toks, err := lex(file, text)
	if err != nil {
		return nil, err
	}
	p := &parser{
		file: file, toks: toks, prog: &Program{},
		classes: map[string]*Class{}, declared: map[*Class]token{}, preds: map[string]*Pred{}, methods: map[Method]*Method{},
		globals: map[string]*Var{},
	}
	defer func() {
		if e := recover(); e != nil {
			bad, ok := e.(*SyntaxError)
			if !ok {
				panic(e)
			}
			prog, err = nil, bad
		}
	}()
	p.program()
	return p.prog, nil
}

// parser is a recursive-descent parser. It leaves by a panic with a
// *SyntaxError, which Parse catches.
type parser struct {
	file     string
	toks     []token
	i        int
	nesting  int // of terms
	prog     *Program
	classes  map[string]*Class
	declared map[*Class]token // where
	closed   bool             // no more classes come
	preds    map[string]*Pred
	methods  map[Method]*Method
	globals  map[string]*Var
	proc     *Proc           // the one being read
	locals   map[string]*Var // its parameters and locals
	bound    []*Var          // variables bound by the AssertPred being read
}

func (p *parser) peek() token { return p.toks[p.i] }

func (p *parser) next() token {
	t := p.toks[p.i]
	if t.kind != tokEOF {
		p.i++
	}
	return t
}

// after returns the token n places behind the next one.
func (p *parser) after(n int) token { return p.toks[min(p.i+n, len(p.toks)-1)] }

func (p *parser) fail(t token, format string, args ...any) {
	panic(&SyntaxError{p.file, t.line, t.col, fmt.Sprintf(format, args...)})
}

func (p *parser) is(punct string) bool {
	t := p.peek()
	return t.kind == tokPunct && t.text == punct
}

func (p *parser) isWord(word string) bool {
	t := p.peek()
	return t.kind == tokName && t.text == word
}

func (p *parser) accept(punct string) bool {
	if p.is(punct) {
		p.i++
		return true
	}
	return false
}

func (p *parser) acceptWord(word string) bool {
	if p.isWord(word) {
		p.i++
		return true
	}
	return false
}

func (p *parser) expect(punct string) {
	if !p.accept(punct) {
		p.fail(p.peek(), "expected %q, found %s", punct, p.peek())
	}
}

// name reads a name; what says of what, for the message.
func (p *parser) name(what string) string {
	t := p.next()
	if t.kind == tokQuoted || t.kind == tokName && !isKeyword(t.text) {
		return t.text
	}
	p.fail(t, "expected the name of %s, found %s", what, t)
	return ""
}

func (p *parser) stringLit(what string) string {
	t := p.next()
	if t.kind != tokString {
		p.fail(t, "expected %s as a string, found %s", what, t)
	}
	return t.text
}

func (p *parser) int(what string) int {
	t := p.next()
	n, err := strconv.Atoi(t.text)
	if t.kind != tokNumber || err != nil {
		p.fail(t, "expected %s as a whole number, found %s", what, t)
	}
	return n
}

// endLine ends a line and returns the position in its comment, if there is one.
func (p *parser) endLine(proc *Method) (pos Pos) {
	if t := p.peek(); t.kind == tokComment {
		p.i++
		if at, ok := parsePos(t.text, proc, p.methods); ok {
			pos = at
		}
	}
	if t := p.peek(); t.kind != tokNewline && !p.is("}") {
		p.fail(t, "expected the end of the line, found %s", t)
	}
	p.emptyLines()
	return pos
}

// emptyLines skips empty lines and lines that are only a comment.
func (p *parser) emptyLines() {
	for p.peek().kind == tokNewline || p.peek().kind == tokComment {
		p.i++
	}
}

// program reads classes and other names first, wherever they stand, then
// everything that can mention them.
func (p *parser) program() {
	var later []int // where globals and procedures begin
	p.emptyLines()
	for p.peek().kind != tokEOF {
		t := p.peek()
		if t.kind != tokName {
			p.fail(t, "expected a declaration, found %s", t)
		}
		switch t.text {
		case "class":
			p.class()
		case "pred":
			p.pred()
		case "input":
			p.input()
		case "prop":
			p.property()
		case "entry":
			p.next()
			p.prog.Entry = p.name("the entry procedure")
			p.endLine(nil)
		case "global", "proc":
			later = append(later, p.i)
			p.skipDeclaration()
		default:
			p.fail(t, "expected class, pred, input, prop, global, entry or proc, found %s", t)
		}
	}
	p.checkClasses()
	for _, i := range later {
		if p.i = i; p.isWord("global") {
			p.global()
		}
	}
	for _, i := range later {
		if p.i = i; p.isWord("proc") {
			p.procedure()
		}
	}
}

// skipDeclaration goes to the line after the one where all braces are closed.
func (p *parser) skipDeclaration() {
	depth := 0
	for {
		t := p.next()
		switch {
		case t.kind == tokEOF:
			if depth > 0 {
				p.fail(t, "expected \"}\", found %s", t)
			}
			return
		case t.kind == tokNewline && depth <= 0:
			p.emptyLines()
			return
		case t.kind == tokPunct && t.text == "{":
			depth++
		case t.kind == tokPunct && t.text == "}":
			depth--
		}
	}
}
