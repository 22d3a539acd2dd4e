package indy

import (
	"encoding/binary"

	"github.com/jayverify/jayverify/classfile"
)

// version is that of spun class files: Java 8's, in which code may call static
// and private methods of interfaces.
const version = 52

// writer makes the bytes of a class file (JVMS §4.1). Constant-pool entries
// are shared.
type writer struct {
	name, super string
	access      classfile.Access
	interfaces  []string
	pool        []byte
	count       int
	known       map[string]uint16
	fields      [][]byte
	methods     [][]byte
	bootstraps  [][]byte
	sourceFile  string // "" for none
	line        int    // of all code; 0 for none
	fails       bool   // see Overlay.Transparent
}

func newWriter(name string) *writer {
	return &writer{
		name: name, super: object,
		access: classfile.AccFinal | classfile.AccSuper | classfile.AccSynthetic,
		count:  1, known: map[string]uint16{},
	}
}

// tooLarge is the panic with which the writer gives up, caught in spin.
type tooLarge struct{}

func u2(b []byte, v int) []byte {
	if v < 0 || v > 0xffff {
		panic(tooLarge{})
	}
	return binary.BigEndian.AppendUint16(b, uint16(v))
}

// entry yields the index of a constant-pool entry, given with its tag.
func (w *writer) entry(e []byte) int {
	if i, ok := w.known[string(e)]; ok {
		return int(i)
	}
	i := w.count
	w.known[string(e)] = uint16(i)
	w.pool = append(w.pool, e...)
	w.count++
	if e[0] == tagLong || e[0] == tagDouble {
		w.count++
	}
	return i
}

// The constant-pool tags used here (JVMS table 4.4-A).
const (
	tagUtf8               = 1
	tagInteger            = 3
	tagFloat              = 4
	tagLong               = 5
	tagDouble             = 6
	tagClass              = 7
	tagString             = 8
	tagFieldref           = 9
	tagMethodref          = 10
	tagInterfaceMethodref = 11
	tagNameAndType        = 12
	tagMethodHandle       = 15
	tagInvokeDynamic      = 18
)

func (w *writer) utf8(s string) int {
	b := mutf8(s)
	return w.entry(append(u2([]byte{tagUtf8}, len(b)), b...))
}

func (w *writer) class(name string) int  { return w.entry(u2([]byte{tagClass}, w.utf8(name))) }
func (w *writer) string(text string) int { return w.entry(u2([]byte{tagString}, w.utf8(text))) }

func (w *writer) integer(v int32) int {
	return w.entry(binary.BigEndian.AppendUint32([]byte{tagInteger}, uint32(v)))
}

func (w *writer) nameAndType(name, desc string) int {
	return w.entry(u2(u2([]byte{tagNameAndType}, w.utf8(name)), w.utf8(desc)))
}

// member yields the index of a field, method or interface method reference.
func (w *writer) member(ref classfile.MemberRef) int {
	tag := byte(tagMethodref)
	switch {
	case ref.Desc[0] != '(':
		tag = tagFieldref
	case ref.Interface:
		tag = tagInterfaceMethodref
	}
	return w.entry(u2(u2([]byte{tag}, w.class(ref.Class)), w.nameAndType(ref.Name, ref.Desc)))
}

// handle yields the index of a method handle.
func (w *writer) handle(h *classfile.MethodHandleConst) int {
	return w.entry(u2([]byte{tagMethodHandle, byte(h.Kind)}, w.member(h.Ref)))
}

// dynamic yields the index of an InvokeDynamic entry with a bootstrap method of
// its own, whose arguments are constant-pool entries.
func (w *writer) dynamic(name, desc string, bootstrap *classfile.MethodHandleConst, args ...int) int {
	b := u2(u2(nil, w.handle(bootstrap)), len(args))
	for _, a := range args {
		b = u2(b, a)
	}
	w.bootstraps = append(w.bootstraps, b)
	return w.entry(u2(u2([]byte{tagInvokeDynamic}, len(w.bootstraps)-1), w.nameAndType(name, desc)))
}

// attribute makes an attribute_info (§4.7).
func (w *writer) attribute(name string, data []byte) []byte {
	b := u2(nil, w.utf8(name))
	b = binary.BigEndian.AppendUint32(b, uint32(len(data)))
	return append(b, data...)
}

// attributes appends a table of attributes.
func (w *writer) attributes(b []byte, attrs [][]byte) []byte {
	b = u2(b, len(attrs))
	for _, a := range attrs {
		b = append(b, a...)
	}
	return b
}

// field adds a field without attributes (§4.5).
func (w *writer) field(access classfile.Access, name, desc string) {
	b := u2(nil, int(access))
	b = u2(b, w.utf8(name))
	b = u2(b, w.utf8(desc))
	w.fields = append(w.fields, u2(b, 0))
}

// method adds a method whose code is what emit makes (§4.6, §4.7.3).
func (w *writer) method(access classfile.Access, name, desc string, emit func(c *code)) {
	c := newCode(w, access, desc)
	emit(c)
	if len(c.bytes) > maxCode {
		panic(tooLarge{})
	}
	body := u2(nil, c.maxStack)
	body = u2(body, c.locals)
	body = binary.BigEndian.AppendUint32(body, uint32(len(c.bytes)))
	body = append(body, c.bytes...)
	body = append(u2(body, len(c.handlers)/handlerSize), c.handlers...)
	body = w.attributes(body, c.attributes())
	b := u2(nil, int(access))
	b = u2(b, w.utf8(name))
	b = u2(b, w.utf8(desc))
	b = u2(b, 1)
	w.methods = append(w.methods, append(b, w.attribute("Code", body)...))
}

// handlerSize is the size of an entry of the exception table.
const handlerSize = 8

// native adds a static method without code.
func (w *writer) native(name, desc string) {
	b := u2(nil, int(classfile.AccStatic|classfile.AccNative))
	b = u2(b, w.utf8(name))
	b = u2(b, w.utf8(desc))
	w.methods = append(w.methods, u2(b, 0))
}

// bytes is the class file.
func (w *writer) bytes() []byte {
	tail := u2(nil, int(w.access))
	tail = u2(tail, w.class(w.name))
	tail = u2(tail, w.class(w.super))
	tail = u2(tail, len(w.interfaces))
	for _, i := range w.interfaces {
		tail = u2(tail, w.class(i))
	}
	for _, members := range [][][]byte{w.fields, w.methods} {
		tail = u2(tail, len(members))
		for _, m := range members {
			tail = append(tail, m...)
		}
	}
	tail = w.attributes(tail, w.ofClass())
	b := []byte{0xca, 0xfe, 0xba, 0xbe}
	b = u2(u2(b, 0), version)
	b = append(u2(b, w.count), w.pool...) // after tail, which adds entries
	return append(b, tail...)
}

// ofClass makes the attributes of the class (§4.7.10, §4.7.23).
func (w *writer) ofClass() [][]byte {
	var attrs [][]byte
	if w.sourceFile != "" {
		attrs = append(attrs, w.attribute("SourceFile", u2(nil, w.utf8(w.sourceFile))))
	}
	if len(w.bootstraps) > 0 {
		b := u2(nil, len(w.bootstraps))
		for _, m := range w.bootstraps {
			b = append(b, m...)
		}
		attrs = append(attrs, w.attribute("BootstrapMethods", b))
	}
	return attrs
}

// mutf8 encodes text as package classfile decodes it (UTF-8, unpaired
// surrogates as three bytes) in modified UTF-8 (§4.4.7).
func mutf8(s string) []byte {
	out := make([]byte, 0, len(s))
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == 0:
			out = append(out, 0xc0, 0x80)
		case c >= 0xf0 && i+3 < len(s):
			r := uint32(c&7)<<18 | uint32(s[i+1]&0x3f)<<12 | uint32(s[i+2]&0x3f)<<6 | uint32(s[i+3]&0x3f)
			out = surrogate(out, 0xd800+(r-0x10000)>>10)
			out = surrogate(out, 0xdc00+(r-0x10000)&0x3ff)
			i += 3
		default:
			out = append(out, c)
		}
	}
	return out
}

func surrogate(b []byte, u uint32) []byte {
	return append(b, 0xe0|byte(u>>12), 0x80|byte(u>>6)&0xbf, 0x80|byte(u)&0xbf)
}
