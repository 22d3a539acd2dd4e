package jvm

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf16"
	"unicode/utf8"
)

// typist finds a text for System.in from which a Scanner reads given values.
type typist struct {
	reads []reading
	next  pending // what is known of what comes next, before it is read
}

// reading is what one call takes: a token, or the rest of a line.
type reading struct {
	line   bool
	text   string
	object *object // has the text, once it is done; nil where text has it
}

// pending is what questions have told of what comes next.
type pending struct {
	exists, integer, line   bool // hasNext() or hasNextInt() was true; hasNextInt() was; hasNextLine() was
	none, noInteger, noLine bool // they were false
}

// asked adds one call of a Scanner with its result: a number, or an object with
// a text.
func (t *typist) asked(call string, value int64, text *object) error {
	p := &t.next
	yes := value != 0
	switch call {
	case "hasNext()":
		p.exists, p.none = p.exists || yes, p.none || !yes
	case "hasNextInt()":
		p.integer, p.noInteger = p.integer || yes, p.noInteger || !yes
		p.exists = p.exists || yes
	case "hasNextLine()":
		p.line, p.noLine = p.line || yes, p.noLine || !yes
	case "nextBoolean()":
		if p.integer {
			return impossible("the text on System.in would have to be a number and a boolean at once")
		}
		return t.token(reading{text: strconv.FormatBool(yes)})
	case "nextInt()", "nextLong()", "nextShort()", "nextByte()":
		if p.noInteger && int64(int32(value)) == value {
			return impossible("the text on System.in would have to be the number %d and no number at once", value)
		}
		return t.token(reading{text: strconv.FormatInt(value, 10)})
	case "nextDouble()":
		text := javaNumber("D", value)
		if p.integer || p.noInteger {
			return fmt.Errorf("a JVM cannot be given what Scanner.%s returns", call)
		}
		return t.token(reading{text: text})
	case "next()", "nextLine()":
		if p.integer || p.noInteger || text == nil {
			return fmt.Errorf("a JVM cannot be given what Scanner.%s returns", call)
		}
		if call == "next()" {
			return t.token(reading{object: text})
		}
		return t.rest(reading{line: true, object: text})
	default:
		return fmt.Errorf("a JVM cannot be given what Scanner.%s returns", call)
	}
	return t.consistent()
}

func (t *typist) consistent() error {
	p := t.next
	if p.exists && p.none || p.integer && p.noInteger || p.line && p.noLine || p.exists && p.noLine {
		return impossible("System.in would have to be at its end and not to be")
	}
	return nil
}

// token adds a token that is read.
func (t *typist) token(r reading) error {
	t.next.exists = true
	if err := t.consistent(); err != nil {
		return err
	}
	t.reads = append(t.reads, r)
	t.next = pending{}
	return nil
}

// rest adds a line that is read, from where the token before has ended. Known
// facts about tokens hold of the tokens after it.
func (t *typist) rest(r reading) error {
	t.next.line = true
	if err := t.consistent(); err != nil {
		return err
	}
	if t.next.exists || t.next.none {
		return fmt.Errorf("a JVM cannot be given a line after a question for a token")
	}
	t.reads = append(t.reads, r)
	t.next = pending{}
	return nil
}

// end returns the lines, the last of which has no line end.
func (t *typist) end() ([]string, error) {
	var b strings.Builder
	inLine := false // a token has been read, and its line is not at its end
	for _, r := range t.reads {
		text := r.text
		if r.object != nil {
			if err := r.object.write(); err != nil {
				return nil, err
			}
			text = string(utf16.Decode(r.object.text))
		}
		if err := typable(text, r.line, inLine); err != nil {
			return nil, err
		}
		switch {
		case r.line:
			b.WriteString(text + "\n")
		case inLine:
			b.WriteString("\n" + text)
		default:
			b.WriteString(text)
		}
		inLine = !r.line
	}
	separator := ""
	if inLine {
		separator = "\n"
	}
	switch p := t.next; {
	case p.integer:
		b.WriteString(separator + "0")
	case p.exists:
		b.WriteString(separator + "x")
	case p.line:
		b.WriteString("\n")
	}
	if b.Len() == 0 {
		return nil, nil
	}
	return strings.Split(b.String(), "\n"), nil
}

// typable says why a Scanner does not read a text as a token, or as a line or,
// after a token, as the rest of one.
func typable(text string, line, after bool) error {
	if strings.ContainsRune(text, utf8.RuneError) {
		return fmt.Errorf("a JVM cannot be given half a character on System.in")
	}
	for _, r := range text {
		if strings.ContainsRune("\n\r\u0085\u2028\u2029", r) || !line && unicode.IsSpace(r) || !line && r < ' ' {
			return impossible("no text on System.in makes a Scanner read %s", javaString(utf16.Encode([]rune(text))))
		}
	}
	first, _ := utf8.DecodeRuneInString(text)
	if !line && text == "" || line && after && text != "" && !unicode.IsSpace(first) {
		return impossible("no text on System.in makes a Scanner read %s there", javaString(utf16.Encode([]rune(text))))
	}
	return nil
}
