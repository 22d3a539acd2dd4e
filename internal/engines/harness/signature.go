package harness

import (
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// typ is a type with its type arguments, as far as they are known.
type typ struct {
	desc string
	args []typ // of a class type; nil if they are not known
}

// paramTypes returns the types of the parameters of m, with type arguments if the
// Signature attribute (JVMS §4.7.9.1) has one type for each.
func paramTypes(m *classfile.Method) []typ {
	descs, _, err := classfile.ParseMethodDescriptor(m.Desc)
	if err != nil {
		return nil
	}
	ts := make([]typ, len(descs))
	for i, d := range descs {
		ts[i].desc = d
	}
	open := strings.IndexByte(m.Signature, '(')
	if open < 0 {
		return ts
	}
	s := &sigReader{text: m.Signature, at: open + 1}
	var generic []typ
	for s.more() && s.text[s.at] != ')' {
		generic = append(generic, s.read())
	}
	if s.bad || len(generic) != len(ts) {
		return ts
	}
	for i := range ts {
		ts[i] = ts[i].with(generic[i])
	}
	return ts
}

// fieldType returns the type of a field.
func fieldType(f *classfile.Field) typ {
	t := typ{desc: f.Desc}
	if f.Signature == "" {
		return t
	}
	s := &sigReader{text: f.Signature}
	if g := s.read(); !s.bad {
		return t.with(g)
	}
	return t
}

// with returns t with the type arguments of g, which is the same type in a signature. A
// type variable there is an object of the type in the descriptor.
func (t typ) with(g typ) typ {
	if t.desc == g.desc {
		return g
	}
	if t.desc[0] == '[' && g.desc[0] == '[' && len(g.args) == 1 {
		elem := typ{desc: t.desc[1:]}
		t.args = []typ{elem.with(g.args[0])}
	}
	return t
}

// elem is the type of the elements of an array.
func (t typ) elem() typ {
	if len(t.args) == 1 && t.args[0].desc == t.desc[1:] {
		return t.args[0]
	}
	return typ{desc: t.desc[1:]}
}

// arg is the i-th type argument; Object if it is not known.
func (t typ) arg(i int) typ {
	if i < len(t.args) {
		return t.args[i]
	}
	return typ{desc: "L" + object + ";"}
}

// key tells types apart.
func (t typ) key() string {
	if len(t.args) == 0 {
		return t.desc
	}
	var b strings.Builder
	b.WriteString(t.desc + "<")
	for _, a := range t.args {
		b.WriteString(a.key())
	}
	return b.String() + ">"
}

const object = "java/lang/Object"

// sigReader reads a type of a Signature attribute. Type variables and wildcards without a
// bound are Object.
type sigReader struct {
	text string
	at   int
	bad  bool
}

func (s *sigReader) more() bool { return !s.bad && s.at < len(s.text) }

func (s *sigReader) next() byte {
	if !s.more() {
		s.bad = true
		return 0
	}
	s.at++
	return s.text[s.at-1]
}

func (s *sigReader) read() typ {
	switch c := s.next(); c {
	case 'Z', 'B', 'C', 'S', 'I', 'J', 'F', 'D':
		return typ{desc: string(c)}
	case '[':
		e := s.read()
		return typ{desc: "[" + e.desc, args: []typ{e}}
	case 'T':
		for s.more() && s.next() != ';' {
			continue
		}
		return typ{desc: "L" + object + ";"}
	case '*':
		return typ{desc: "L" + object + ";"}
	case '+':
		return s.read()
	case '-': // a supertype of it: the type itself is one
		return s.read()
	case 'L':
		return s.class()
	}
	s.bad = true
	return typ{}
}

// class reads a class type behind its L.
func (s *sigReader) class() typ {
	t := typ{desc: "L"}
	for {
		switch c := s.next(); c {
		case 0:
			return typ{}
		case ';':
			t.desc += ";"
			return t
		case '<':
			t.args = nil
			for s.more() && s.text[s.at] != '>' {
				t.args = append(t.args, s.read())
			}
			s.next()
		case '.':
			t.desc, t.args = t.desc+"$", nil
		default:
			t.desc += string(c)
		}
	}
}
