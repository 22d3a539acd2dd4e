package jvm

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode/utf16"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ivl"
)

// Value is an argument of the entry, or an element of an array.
type Value struct {
	Desc   string // descriptor of its type
	Bits   int64  // of a number; of a float or double its bits
	ref    bool
	object *object // of a reference; nil is null
	name   string  // of an enum's constant, whose place from 1 on Bits is; null for 0
}

// object is an object that the entry is given.
type object struct {
	class  string
	length int64           // of an array or string; -1 when the run does not look at it
	elems  map[int64]Value // those that the run looks at; characters of a string
	number *number         // what the text is when it is parsed
	text   []uint16        // of a string, once done
	done   bool
}

// number is what a program reads from a text.
type number struct {
	desc string
	bits int64
}

// parsed adds that the text of o, called name, is a number.
func (o *object) parsed(name, desc string, bits int64) error {
	n := &number{desc, bits}
	if o.number != nil && o.number.String() != n.String() {
		return impossible("%s would have to be %s and %s at once", name, o.number, n)
	}
	o.number = n
	return nil
}

func (n *number) String() string { return javaNumber(n.desc, n.bits) }

// write decides the text of a string: the number that it is parsed as, or the
// characters that the run looks at, with 'a' for the others.
func (o *object) write() error {
	least := int64(0)
	for i := range o.elems {
		least = max(least, i+1)
	}
	switch {
	case o.length > maxElements || least > maxElements:
		return fmt.Errorf("a string of the run has %d characters", max(o.length, least))
	case o.number != nil:
		return o.writeNumber()
	}
	o.text = make([]uint16, max(o.length, least))
	if o.length < 0 && least == 0 {
		o.text = []uint16{'0'} // the run looks at nothing of it
		return nil
	}
	for i := range o.text {
		o.text[i] = 'a'
	}
	for i, c := range o.elems {
		o.text[i] = uint16(c.Bits)
	}
	return nil
}

// writeNumber is write where the text is a number, with zeros in front where it
// must be longer.
func (o *object) writeNumber() error {
	text := o.number.String()
	for o.length > int64(len(text)) {
		sign := ""
		if text[0] == '-' {
			sign, text = "-", text[1:]
		}
		text = sign + strings.Repeat("0", int(o.length)-len(sign)-len(text)) + text
	}
	if o.length >= 0 && int64(len(text)) != o.length {
		return impossible("the number %s would have to have %d characters", text, o.length)
	}
	for i, c := range o.elems {
		if i >= int64(len(text)) || int64(text[i]) != c.Bits {
			return impossible("character %d of the number %s would have to be %s", i, text, javaChar(uint16(c.Bits)))
		}
	}
	o.text = utf16.Encode([]rune(text))
	return nil
}

// Java returns the value as an expression of Java: 5, true, "text", new int[]{1, 2}. An
// array that is an element of itself has no such expression: there the text says so.
func (v Value) Java() string { return v.java(nil) }

// java is Java inside the arrays around.
func (v Value) java(around []*object) string {
	switch {
	case v.name == "null":
		return v.name
	case v.name != "":
		return typeName(v.Desc) + "." + v.name
	case !v.ref:
		return javaLiteral(v.Desc, v.Bits)
	}
	o := v.object
	switch {
	case o == nil:
		return "null"
	case o.class == "java/lang/String":
		return javaString(o.text)
	case o.class[0] != '[':
		return "new " + typeName("L"+o.class+";") + "()"
	}
	elem := o.class[1:]
	if slices.Contains(around, o) {
		return "(the array itself)"
	}
	if len(o.elems) == 0 {
		inner := strings.TrimLeft(elem, "[")
		return "new " + typeName(inner) + "[" + strconv.FormatInt(o.length, 10) + "]" + strings.Repeat("[]", len(elem)-len(inner))
	}
	parts := make([]string, min(o.length, 20))
	for i := range parts {
		e, ok := o.elems[int64(i)]
		if !ok {
			e = Value{Desc: elem, ref: elem[0] == 'L' || elem[0] == '['}
		}
		parts[i] = e.java(append(around, o))
	}
	if more := o.length - int64(len(parts)); more > 0 {
		parts = append(parts, fmt.Sprintf("… %d more", more))
	}
	return "new " + typeName(elem) + "[]{" + strings.Join(parts, ", ") + "}"
}

// Elements returns the elements of an array of references, and whether v is one.
func (v Value) Elements() ([]Value, bool) {
	if !v.ref || v.object == nil || !strings.HasPrefix(v.object.class, "[L") {
		return nil, false
	}
	vs := make([]Value, v.object.length)
	for i := range vs {
		vs[i] = v.object.elems[int64(i)]
		vs[i].ref = true
	}
	return vs, true
}

// Literal returns a value of a primitive type, given by its descriptor, as Java
// source writes it, but for the L of a long; bits of a float or double are its
// IEEE 754 bits.
func Literal(desc string, bits int64) string { return javaLiteral(desc, bits) }

// Quote returns a text as Java source writes it.
func Quote(text string) string { return javaString(ivl.Chars(text)) }

// TypeName returns a descriptor as Java source writes the type, without its
// package.
func TypeName(desc string) string { return typeName(desc) }

// javaLiteral returns a value as Java source writes it, but for the L of a long.
func javaLiteral(desc string, bits int64) string {
	switch desc {
	case "Z":
		return strconv.FormatBool(bits != 0)
	case "C":
		return javaChar(uint16(bits))
	case "F":
		return javaNumber(desc, bits) + suffix(javaNumber(desc, bits), "f")
	}
	return javaNumber(desc, bits)
}

// suffix is what follows a number's text, unless that is a word.
func suffix(text, s string) string {
	if strings.ContainsAny(text, "Ny") {
		return ""
	}
	return s
}

// javaNumber returns a number as Java prints it, or nearly so: what Java reads
// is the same number.
func javaNumber(desc string, bits int64) string {
	switch desc {
	case "F":
		return javaFloat(float64(math.Float32frombits(uint32(bits))), 32)
	case "D":
		return javaFloat(math.Float64frombits(uint64(bits)), 64)
	}
	return strconv.FormatInt(bits, 10)
}

func javaFloat(x float64, size int) string {
	switch {
	case math.IsNaN(x):
		return "NaN"
	case math.IsInf(x, 1):
		return "Infinity"
	case math.IsInf(x, -1):
		return "-Infinity"
	}
	text := strconv.FormatFloat(x, 'g', -1, size)
	if !strings.ContainsAny(text, ".e") {
		text += ".0"
	}
	return strings.Replace(text, "e+", "e", 1)
}

func javaChar(u uint16) string {
	if u == '\'' {
		return `'\''`
	}
	return "'" + escaped(u) + "'"
}

func javaString(text []uint16) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, u := range text {
		if u == '"' {
			b.WriteString(`\"`)
			continue
		}
		b.WriteString(escaped(u))
	}
	return b.String() + `"`
}

func escaped(u uint16) string {
	switch {
	case u == '\\':
		return `\\`
	case u == '\n':
		return `\n`
	case u == '\r': // the compiler reads \u000d as the end of the line
		return `\r`
	case u == '\t':
		return `\t`
	case ' ' <= u && u <= '~':
		return string(rune(u))
	}
	return fmt.Sprintf(`\u%04x`, u)
}

var primitives = map[byte]string{
	'B': "byte", 'C': "char", 'D': "double", 'F': "float", 'I': "int", 'J': "long", 'S': "short", 'Z': "boolean",
}

// typeName returns a descriptor as Java source writes the type, without its
// package.
func typeName(desc string) string {
	dims := len(desc) - len(strings.TrimLeft(desc, "["))
	name := primitives[desc[dims]]
	if name == "" {
		name = strings.TrimSuffix(desc[dims+1:], ";")
		name = name[strings.LastIndexByte(name, '/')+1:]
	}
	return name + strings.Repeat("[]", dims)
}

// Format returns a value that a run takes as Java writes it. script is the run's,
// or nil.
func Format(script *Script, c ivl.Consumed) string {
	in, v := c.Request.Input, c.Value
	switch {
	case c.Request.Type.Sort != ivl.RefSort:
		if in.Desc != "" && v.Big == nil {
			return javaLiteral(in.Desc, v.N)
		}
		switch c.Request.Type.Sort {
		case ivl.FloatSort:
			return javaLiteral("F", v.N)
		case ivl.DoubleSort:
			return javaLiteral("D", v.N)
		}
		return v.Format(c.Request.Type)
	case v.Ref == nil:
		return "null"
	}
	if script != nil {
		if arg, ok := script.inputs[c.Request]; ok {
			return script.Args[arg].Java()
		}
		if o := script.objects[v.Ref.Number]; o != nil && o.class == "java/lang/String" && o.text != nil {
			return javaString(o.text)
		}
	}
	desc := v.Ref.Class.Name
	if desc[0] != '[' {
		desc = "L" + desc + ";"
	}
	return fmt.Sprintf("%s#%d", typeName(desc), v.Ref.Number)
}

// Call returns the call of the entry in Java: Main.main(new String[]{"5"}).
func (s *Script) Call() string {
	class := s.Class[strings.LastIndexByte(s.Class, '/')+1:]
	args := s.Args
	types, _, _ := classfile.ParseMethodDescriptor(s.Desc) // it was parsed before
	name := class + "." + s.Method
	if len(args) > len(types) {
		name, args = args[0].Java()+"."+s.Method, args[1:]
	}
	if s.Method == "<init>" {
		name = "new " + class
	}
	words := make([]string, len(args))
	for i, a := range args {
		words[i] = a.Java()
	}
	return name + "(" + strings.Join(words, ", ") + ")"
}
