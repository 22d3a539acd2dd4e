package versions

import (
	"encoding/binary"
	"fmt"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// Renaming gives the classes of a version names that the other version does not have. It maps a binary name to the new one, and all
// names that are none of the version's to themselves.
type Renaming func(class string) string

// renaming puts the version's classes below a package.
func (v *Version) renaming(prefix string) Renaming {
	return func(class string) string {
		if v.isOwn(class) {
			return prefix + class
		}
		return class
	}
}

// descriptor renames the classes in a descriptor of a field or a method, or in the name of an array class.
func (r Renaming) descriptor(desc string) string {
	var b strings.Builder
	for i := 0; i < len(desc); i++ {
		b.WriteByte(desc[i])
		if desc[i] != 'L' {
			continue
		}
		end := strings.IndexByte(desc[i:], ';')
		if end < 0 {
			return b.String() + desc[i+1:]
		}
		b.WriteString(r(desc[i+1 : i+end]))
		i += end - 1
	}
	return b.String()
}

// class renames what a CONSTANT_Class names.
func (r Renaming) class(name string) string {
	if classfile.IsArray(name) {
		return r.descriptor(name)
	}
	return r(name)
}

// Rename returns a class file with other names of classes (JVMS §4). Texts of the program stay what they are. The class, its fields and
// its protected methods become public, so that a class of another package can use them. Signatures and annotations, which no code
// needs but by reflection, and tables of local variables are left out.
func Rename(data []byte, r Renaming) (out []byte, err error) {
	defer func() {
		if e := recover(); e != nil {
			short, ok := e.(shortError)
			if !ok {
				panic(e)
			}
			err = short
		}
	}()
	w := &renamer{data: data, r: r, texts: map[string]int{}}
	w.take(8)
	w.pool()
	w.class()
	pool := binary.BigEndian.AppendUint16(nil, uint16(w.count))
	if w.count > 0xffff {
		return nil, fmt.Errorf("there are too many constants")
	}
	return slices.Concat(data[:8], pool, w.constants, w.body), nil
}

type shortError string

func (e shortError) Error() string { return string(e) }

// renamer walks over a class file once.
type renamer struct {
	data      []byte
	at        int
	r         Renaming
	count     int
	constants []byte
	places    []int          // of the constants in constants
	texts     map[string]int // constants that were added
	body      []byte
}

func (w *renamer) take(n int) []byte {
	if n < 0 || w.at+n > len(w.data) {
		panic(shortError("the class file ends too early"))
	}
	w.at += n
	return w.data[w.at-n : w.at]
}

func (w *renamer) u2() int { return int(binary.BigEndian.Uint16(w.take(2))) }
func (w *renamer) u4() int { return int(binary.BigEndian.Uint32(w.take(4))) }

// put2 and put4 append to the part behind the constants.
func (w *renamer) put2(v int)  { w.body = binary.BigEndian.AppendUint16(w.body, uint16(v)) }
func (w *renamer) put4(at int) { binary.BigEndian.PutUint32(w.body[at:], uint32(len(w.body)-at-4)) }

// The tags of constants (JVMS table 4.4-A), and the sizes behind the tags.
const (
	tagUtf8        = 1
	tagLong        = 5
	tagDouble      = 6
	tagClass       = 7
	tagNameAndType = 12
	tagMethodType  = 16
)

var constantSizes = map[byte]int{3: 4, 4: 4, tagLong: 8, tagDouble: 8, tagClass: 2, 8: 2, 9: 4, 10: 4, 11: 4, tagNameAndType: 4, 15: 3, tagMethodType: 2, 17: 4, 18: 4, 19: 2, 20: 2}

// pool copies the constants. Those that name classes get names of their own, because a text may be shared with a string.
func (w *renamer) pool() {
	w.count = w.u2()
	w.places = make([]int, w.count)
	for i := 1; i < w.count; i++ {
		w.places[i] = len(w.constants)
		tag := w.take(1)[0]
		w.constants = append(w.constants, tag)
		size, ok := constantSizes[tag]
		if tag == tagUtf8 {
			n := w.take(2)
			w.constants = append(w.constants, n...)
			size, ok = int(binary.BigEndian.Uint16(n)), true
		}
		if !ok {
			panic(shortError("there is a constant with an unknown tag"))
		}
		w.constants = append(w.constants, w.take(size)...)
		if tag == tagLong || tag == tagDouble {
			i++
		}
	}
	for i, n := 1, w.count; i < n; i++ {
		p := w.places[i]
		switch w.constants[p] {
		case tagClass:
			w.redirect(p+1, w.r.class)
		case tagMethodType:
			w.redirect(p+1, w.r.descriptor)
		case tagNameAndType:
			w.redirect(p+3, w.r.descriptor)
		case tagLong, tagDouble:
			i++
		}
	}
}

// redirect changes the text that the index at a place of the constants refers to.
func (w *renamer) redirect(at int, rename func(string) string) {
	index := int(binary.BigEndian.Uint16(w.constants[at:]))
	to := w.renamed(index, rename) // which may move the constants
	binary.BigEndian.PutUint16(w.constants[at:], uint16(to))
}

// renamed returns the index of a text that was renamed.
func (w *renamer) renamed(index int, rename func(string) string) int {
	old := w.text(index)
	text := rename(old)
	if text == old {
		return index
	}
	if i, ok := w.texts[text]; ok {
		return i
	}
	w.constants = append(binary.BigEndian.AppendUint16(append(w.constants, tagUtf8), uint16(len(text))), text...)
	w.count++
	w.texts[text] = w.count - 1
	return w.count - 1
}

// text is the constant with an index of the old file, in the modified UTF-8 of class files.
func (w *renamer) text(index int) string {
	if index <= 0 || index >= len(w.places) || w.constants[w.places[index]] != tagUtf8 {
		panic(shortError("an index is of no text"))
	}
	p := w.places[index]
	n := int(binary.BigEndian.Uint16(w.constants[p+1:]))
	return string(w.constants[p+3 : p+3+n])
}

// class copies what comes after the constants.
func (w *renamer) class() {
	const isPublic = int(classfile.AccPublic)
	w.put2(w.u2() | isPublic)
	w.body = append(w.body, w.take(4)...)
	w.list(2, nil)
	w.list(0, func() { w.member(true) })
	w.list(0, func() { w.member(false) })
	w.attributes()
}

// list copies a list whose elements have a size, or are copied by each.
func (w *renamer) list(size int, each func()) {
	n := w.u2()
	w.put2(n)
	for range n {
		if each != nil {
			each()
			continue
		}
		w.body = append(w.body, w.take(size)...)
	}
}

// member copies a field or a method.
func (w *renamer) member(field bool) {
	access := w.u2()
	if field || access&int(classfile.AccProtected) != 0 {
		access = openly(access)
	}
	w.put2(access)
	w.body = append(w.body, w.take(2)...)
	w.put2(w.renamed(w.u2(), w.r.descriptor))
	w.attributes()
}

// openly is a member's access flags with public.
func openly(access int) int {
	return access&^int(classfile.AccPrivate|classfile.AccProtected) | int(classfile.AccPublic)
}

// left are the attributes that are left out, or named by their beginning.
var left = []string{"Signature", "LocalVariable", "Runtime", "AnnotationDefault"}

// attributes copies a table of attributes.
func (w *renamer) attributes() {
	n := w.u2()
	at := len(w.body)
	w.put2(0)
	kept := 0
	for range n {
		index := w.u2()
		name := w.text(index)
		size := w.u4()
		end := w.at + size
		if slices.ContainsFunc(left, func(l string) bool { return strings.HasPrefix(name, l) }) {
			w.take(size)
			continue
		}
		kept++
		w.put2(index)
		length := len(w.body)
		w.body = append(w.body, 0, 0, 0, 0)
		switch name {
		case "Code":
			w.code()
		case "Record":
			w.list(0, func() {
				w.body = append(w.body, w.take(2)...)
				w.put2(w.renamed(w.u2(), w.r.descriptor))
				w.attributes()
			})
		case "InnerClasses":
			w.list(0, func() {
				w.body = append(w.body, w.take(6)...)
				w.put2(openly(w.u2()))
			})
		default:
			w.body = append(w.body, w.take(size)...)
		}
		if w.at != end {
			panic(shortError("an attribute has another length than it says"))
		}
		w.put4(length)
	}
	binary.BigEndian.PutUint16(w.body[at:], uint16(kept))
}

// code copies a Code attribute.
func (w *renamer) code() {
	w.body = append(w.body, w.take(4)...)
	n := w.take(4)
	w.body = append(w.body, n...)
	w.body = append(w.body, w.take(int(binary.BigEndian.Uint32(n)))...)
	w.list(8, nil)
	w.attributes()
}
