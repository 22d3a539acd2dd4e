package jvm

import (
	"encoding/binary"
	"errors"
	"fmt"

	"github.com/jayverify/jayverify/classfile"
)

// edit is a class file that is changed without being understood as a whole:
// constants are added, member references go elsewhere, methods get another name or
// are added (JVMS §4.1). All else stays, byte for byte.
type edit struct {
	head      []byte         // magic and version
	pool      []byte         // entries of the constant pool
	offsets   []int          // of the entries in pool, 0 for what is none
	middle    []byte         // from the access flags to the fields' end
	methods   [][]byte       // method_info structures
	tail      []byte         // attributes of the class
	constants map[string]int // added entries
}

var errShort = errors.New("the class file ends too early")

// scanner walks over the structures of a class file.
type scanner struct {
	data []byte
	at   int
}

func (s *scanner) skip(n int) {
	if n < 0 || s.at+n > len(s.data) {
		panic(errShort)
	}
	s.at += n
}

func (s *scanner) u2() int {
	s.skip(2)
	return int(binary.BigEndian.Uint16(s.data[s.at-2:]))
}

func (s *scanner) u4() int {
	s.skip(4)
	return int(binary.BigEndian.Uint32(s.data[s.at-4:]))
}

// member skips a field_info or method_info.
func (s *scanner) member() {
	s.skip(6)
	for range s.u2() {
		s.skip(2)
		s.skip(s.u4())
	}
}

// constantSizes are the sizes of constant pool entries with their tags (JVMS
// table 4.4-A); that of a Utf8 entry lacks its text.
var constantSizes = map[byte]int{1: 3, 3: 5, 4: 5, 5: 9, 6: 9, 7: 3, 8: 3, 9: 5, 10: 5, 11: 5, 12: 5, 15: 4, 16: 3, 17: 5, 18: 5, 19: 3, 20: 3}

const (
	tagUtf8               = 1
	tagLong               = 5
	tagDouble             = 6
	tagClass              = 7
	tagString             = 8
	tagMethodref          = 10
	tagInterfaceMethodref = 11
	tagNameAndType        = 12
)

// newEdit takes a class file apart.
func newEdit(data []byte) (e *edit, err error) {
	defer func() {
		if r := recover(); r != nil {
			if r != errShort {
				panic(r)
			}
			err = errShort
		}
	}()
	s := &scanner{data: data}
	s.skip(8)
	e = &edit{head: data[:8], constants: map[string]int{}}
	count := s.u2()
	start := s.at
	e.offsets = make([]int, count)
	for i := 1; i < count; i++ {
		s.skip(1)
		tag := data[s.at-1]
		size, ok := constantSizes[tag]
		if !ok {
			return nil, fmt.Errorf("constant %d has the unknown tag %d", i, tag)
		}
		e.offsets[i] = s.at - 1 - start
		if tag == tagUtf8 {
			s.skip(s.u2())
		} else {
			s.skip(size - 1)
		}
		if tag == tagLong || tag == tagDouble {
			i++
		}
	}
	e.pool = append([]byte(nil), data[start:s.at]...)
	start = s.at
	s.skip(6)
	s.skip(2 * s.u2())
	for range s.u2() {
		s.member()
	}
	e.middle = data[start:s.at]
	for range s.u2() {
		start = s.at
		s.member()
		e.methods = append(e.methods, append([]byte(nil), data[start:s.at]...))
	}
	e.tail = data[s.at:]
	return e, nil
}

// bytes puts the class file together again.
func (e *edit) bytes() ([]byte, error) {
	if len(e.offsets) > 0xffff {
		return nil, errors.New("the constant pool is full")
	}
	b := append([]byte(nil), e.head...)
	b = binary.BigEndian.AppendUint16(b, uint16(len(e.offsets)))
	b = append(append(b, e.pool...), e.middle...)
	b = binary.BigEndian.AppendUint16(b, uint16(len(e.methods)))
	for _, m := range e.methods {
		b = append(b, m...)
	}
	return append(b, e.tail...), nil
}

// u2 is the i-th pair of bytes after the tag of constant n.
func (e *edit) u2(n, i int) int {
	return int(binary.BigEndian.Uint16(e.pool[e.offsets[n]+1+2*i:]))
}

func (e *edit) tag(n int) byte {
	if n <= 0 || n >= len(e.offsets) || e.offsets[n] == 0 && n != 1 {
		return 0
	}
	return e.pool[e.offsets[n]]
}

// text is the text of Utf8 constant n.
func (e *edit) text(n int) string {
	if e.tag(n) != tagUtf8 {
		return ""
	}
	at := e.offsets[n] + 3
	return string(e.pool[at : at+e.u2(n, 0)])
}

// constant adds an entry and returns its index.
func (e *edit) constant(tag byte, data ...int) int {
	b := []byte{tag}
	for _, d := range data {
		b = binary.BigEndian.AppendUint16(b, uint16(d))
	}
	return e.entry(b)
}

func (e *edit) entry(b []byte) int {
	if n, ok := e.constants[string(b)]; ok {
		return n
	}
	n := len(e.offsets)
	e.constants[string(b)] = n
	e.offsets = append(e.offsets, len(e.pool))
	e.pool = append(e.pool, b...)
	return n
}

// utf8 adds a text, which is ASCII.
func (e *edit) utf8(text string) int {
	return e.entry(append(binary.BigEndian.AppendUint16([]byte{tagUtf8}, uint16(len(text))), text...))
}

func (e *edit) class(name string) int  { return e.constant(tagClass, e.utf8(name)) }
func (e *edit) string(text string) int { return e.constant(tagString, e.utf8(text)) }
func (e *edit) method(class, name, desc string) int {
	return e.constant(tagMethodref, e.class(class), e.constant(tagNameAndType, e.utf8(name), e.utf8(desc)))
}

// redirect makes the methods called CLASS.NAME+DESCRIPTOR, of which wanted holds,
// those of another class. It reports whether there were any.
func (e *edit) redirect(wanted func(method string) bool, class string) bool {
	found := false
	for n := 1; n < len(e.offsets); n++ {
		if e.tag(n) != tagMethodref {
			continue
		}
		owner, nt := e.u2(n, 0), e.u2(n, 1)
		if e.tag(owner) != tagClass || e.tag(nt) != tagNameAndType {
			continue
		}
		if wanted(e.text(e.u2(owner, 0)) + "." + e.text(e.u2(nt, 0)) + e.text(e.u2(nt, 1))) {
			to := e.class(class) // which may move the pool
			binary.BigEndian.PutUint16(e.pool[e.offsets[n]+1:], uint16(to))
			found = true
		}
	}
	return found
}

// rename gives the text old, wherever it stands, another one.
func (e *edit) rename(old, text string) {
	for n := 1; n < len(e.offsets); n++ {
		if e.tag(n) == tagClass && e.text(e.u2(n, 0)) == old {
			to := e.utf8(text)
			binary.BigEndian.PutUint16(e.pool[e.offsets[n]+1:], uint16(to))
		}
	}
}

// replace gives a method another name, and puts one with the code that make
// returns in its place; original is a reference to the old one, and invoke the
// instruction that calls it. Where the class inherits the method from an
// interface, that is the original; "" is no interface.
func (e *edit) replace(class, name, desc, inherited string, make func(original int, invoke byte) (code []byte, stack, locals int)) error {
	for i, m := range e.methods {
		s := &scanner{data: m}
		access, nameAt, descAt := s.u2(), s.u2(), s.u2()
		if e.text(nameAt) != name || e.text(descAt) != desc {
			continue
		}
		if access&int(classfile.AccNative|classfile.AccAbstract) != 0 {
			return fmt.Errorf("%s.%s%s has no code", class, name, desc)
		}
		old := name + "$original"
		binary.BigEndian.PutUint16(e.methods[i][2:], uint16(e.utf8(old)))
		code, stack, locals := make(e.method(class, old, desc), opInvokevirtual)
		e.add(access, name, desc, code, stack, locals)
		return nil
	}
	if inherited == "" {
		return fmt.Errorf("this JDK's %s declares no %s%s", class, name, desc)
	}
	original := e.constant(tagInterfaceMethodref, e.class(inherited), e.constant(tagNameAndType, e.utf8(name), e.utf8(desc)))
	code, stack, locals := make(original, opInvokespecial)
	e.add(int(classfile.AccPublic), name, desc, code, stack, locals)
	return nil
}

// add adds a method.
func (e *edit) add(access int, name, desc string, code []byte, stack, locals int) {
	b := binary.BigEndian.AppendUint16(nil, uint16(access))
	b = binary.BigEndian.AppendUint16(b, uint16(e.utf8(name)))
	b = binary.BigEndian.AppendUint16(b, uint16(e.utf8(desc)))
	b = binary.BigEndian.AppendUint16(b, 1)
	b = binary.BigEndian.AppendUint16(b, uint16(e.utf8("Code")))
	b = binary.BigEndian.AppendUint32(b, uint32(12+len(code)))
	b = binary.BigEndian.AppendUint16(b, uint16(stack))
	b = binary.BigEndian.AppendUint16(b, uint16(locals))
	b = binary.BigEndian.AppendUint32(b, uint32(len(code)))
	b = append(b, code...)
	e.methods = append(e.methods, append(b, 0, 0, 0, 0))
}
