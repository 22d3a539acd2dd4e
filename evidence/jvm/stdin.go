package jvm

import (
	"fmt"
	"strconv"
)

// typist finds lines for System.in from which a Scanner reads given values.
type typist struct {
	lines []string
	next  pending // what is known of the next token, before it is read
}

// pending is what questions have told of the next token.
type pending struct {
	exists, integer, line   bool // hasNext() or hasNextInt() was true; hasNextInt() was; hasNextLine() was
	none, noInteger, noLine bool // they were false
}

// asked adds one call of a Scanner with its result.
func (t *typist) asked(call string, value int64) error {
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
		return t.read(strconv.FormatBool(yes))
	case "nextInt()", "nextLong()", "nextShort()", "nextByte()":
		if p.noInteger && int64(int32(value)) == value {
			return impossible("the text on System.in would have to be the number %d and no number at once", value)
		}
		return t.read(strconv.FormatInt(value, 10))
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

// read adds a token that is read.
func (t *typist) read(token string) error {
	t.next.exists = true
	if err := t.consistent(); err != nil {
		return err
	}
	t.lines = append(t.lines, token)
	t.next = pending{}
	return nil
}

// end returns the lines, the last of which has no line end.
func (t *typist) end() ([]string, error) {
	p := t.next
	switch {
	case p.integer:
		return append(t.lines, "0"), nil
	case p.exists:
		return append(t.lines, "x"), nil
	case p.line && len(t.lines) == 0:
		return []string{"", ""}, nil
	case p.line:
		return append(t.lines, ""), nil
	}
	return t.lines, nil
}
