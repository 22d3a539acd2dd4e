package report

import (
	"math/big"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/jayverify/jayverify/internal/evidence/result"
)

// JML returns what an invariant says as lines for the source text: annotations of
// the Java Modeling Language, whose clauses are requires and ensures in front of
// a method and maintaining in front of a loop. Facts that JML cannot express are
// comments: where an object was allocated, and what holds of all objects that one
// `new` makes.
//
//	//@ requires 0 <= n;
//	//@ ensures \result == \old(n) + 1;
//	//@ maintaining l == null || 0 <= l.size;
//	// every Node allocated at Main.java:4: next != this
func JML(i result.Invariant) []string {
	var lines []string
	for _, f := range i.Facts {
		expr, ok := jmlExpression(f)
		switch {
		case i.Kind == result.ClassInvariant:
			lines = append(lines, "// every "+oneLine(i.Subject)+": "+oneLine(f))
		case !ok:
			lines = append(lines, "// "+oneLine(f))
		default:
			lines = append(lines, "//@ "+jmlClauses[i.Kind]+" "+expr+";")
		}
	}
	return lines
}

var jmlClauses = [...]string{
	result.LoopInvariant:  "maintaining",
	result.ClassInvariant: "",
	result.MethodRequires: "requires",
	result.MethodEnsures:  "ensures",
}

// oneLine keeps a comment in its line; \u would be read as a character even there.
func oneLine(s string) string { return strings.ReplaceAll(printable(s), `\u`, `\ u`) }

// jmlExpression returns a fact as an expression of JML; ok is false when it is
// none. The grammar is that part of the language which facts are told in:
//
//	expr    = and {"||" and}
//	and     = cmp {"&&" cmp}
//	cmp     = sum [("=="|"!="|"<="|">="|"<"|">") sum]
//	sum     = product {("+"|"-") product}
//	product = unary {"*" unary}
//	unary   = {"!"|"-"} primary
//	primary = number | "true" | "false" | "null" | "(" expr ")"
//	        | (name | "\result" | "\old" "(" expr ")") {"." name | "[" expr "]"}
//
// Numbers beyond int are written as long.
func jmlExpression(fact string) (expr string, ok bool) {
	p := jmlParser{rest: fact}
	p.next()
	p.expr()
	return p.out.String(), !p.bad && p.tok == ""
}

type jmlParser struct {
	rest  string
	tok   string // "" at the end
	space bool   // before tok
	bad   bool
	depth int
	out   strings.Builder
}

// jmlSymbols are the tokens that are no words; longer ones first.
var jmlSymbols = []string{"||", "&&", "==", "!=", "<=", ">=", "<", ">", "+", "-", "*", "!", "(", ")", "[", "]", "."}

// maxNesting bounds the nesting of what is parsed.
const maxNesting = 100

// next reads a token.
func (p *jmlParser) next() {
	trimmed := strings.TrimLeft(p.rest, " ")
	p.space = len(trimmed) < len(p.rest)
	p.rest, p.tok = trimmed, ""
	if p.rest == "" {
		return
	}
	for _, s := range jmlSymbols {
		if strings.HasPrefix(p.rest, s) {
			p.take(len(s))
			return
		}
	}
	n := 0
	if strings.HasPrefix(p.rest, `\`) {
		n = 1
	}
	for n < len(p.rest) {
		r, size := utf8.DecodeRuneInString(p.rest[n:])
		if r != '_' && r != '$' && !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			break
		}
		n += size
	}
	if n == 0 {
		p.bad = true
		return
	}
	p.take(n)
}

func (p *jmlParser) take(n int) { p.tok, p.rest = p.rest[:n], p.rest[n:] }

// accept writes the token if it is one of these, and reads the next.
func (p *jmlParser) accept(tokens ...string) bool {
	if p.bad || p.tok == "" || !slices.Contains(tokens, p.tok) {
		return false
	}
	p.write(p.tok)
	return true
}

func (p *jmlParser) write(text string) {
	if p.space {
		p.out.WriteByte(' ')
	}
	p.out.WriteString(text)
	p.next()
}

func (p *jmlParser) expect(token string) {
	if !p.accept(token) {
		p.bad = true
	}
}

func (p *jmlParser) expr() {
	if p.depth++; p.depth > maxNesting {
		p.bad = true
	}
	p.and()
	for p.accept("||") {
		p.and()
	}
	p.depth--
}

func (p *jmlParser) and() {
	p.cmp()
	for p.accept("&&") {
		p.cmp()
	}
}

func (p *jmlParser) cmp() {
	p.sum()
	if p.accept("==", "!=", "<=", ">=", "<", ">") {
		p.sum()
	}
}

func (p *jmlParser) sum() {
	p.product()
	for p.accept("+", "-") {
		p.product()
	}
}

func (p *jmlParser) product() {
	p.unary()
	for p.accept("*") {
		p.unary()
	}
}

func (p *jmlParser) unary() {
	for p.accept("!", "-") {
	}
	p.primary()
}

func (p *jmlParser) primary() {
	switch {
	case p.bad:
		return
	case p.accept("("):
		p.expr()
		p.expect(")")
		return
	case p.tok != "" && '0' <= p.tok[0] && p.tok[0] <= '9':
		p.number()
		return
	case p.accept("true", "false", "null"):
		return
	case p.accept(`\old`):
		p.expect("(")
		p.expr()
		p.expect(")")
	case p.accept(`\result`, "this"):
	default:
		p.name()
	}
	for !p.bad {
		switch {
		case p.accept("."):
			p.name()
		case p.accept("["):
			p.expr()
			p.expect("]")
		default:
			return
		}
	}
}

// number writes a literal, as a long where an int is too small.
func (p *jmlParser) number() {
	n, ok := new(big.Int).SetString(p.tok, 10)
	switch {
	case !ok || !n.IsInt64() || len(p.tok) > 1 && p.tok[0] == '0':
		p.bad = true
	case n.Int64() > 1<<31-1:
		p.write(p.tok + "L")
	default:
		p.write(p.tok)
	}
}

// name writes an identifier (JLS §3.8).
func (p *jmlParser) name() {
	r, _ := utf8.DecodeRuneInString(p.tok)
	if p.bad || r != '_' && r != '$' && !unicode.IsLetter(r) || p.tok == "_" || isKeyword(p.tok) {
		p.bad = true
		return
	}
	p.write(p.tok)
}

// javaKeywords are the words that name nothing (JLS §3.9).
const javaKeywords = ` abstract assert boolean break byte case catch char class const continue default do double else enum extends
 final finally float for goto if implements import instanceof int interface long native new package private protected
 public return short static strictfp super switch synchronized this throw throws transient try void volatile while
 true false null `

func isKeyword(word string) bool { return slices.Contains(strings.Fields(javaKeywords), word) }
