package classtest

import (
	"encoding/binary"
	"fmt"
)

// Builder makes the bytes of one class file. It does not check its arguments, so it
// can also make wrong class files.
type Builder struct {
	major      uint16
	access     uint16
	this       uint16
	super      uint16
	interfaces []uint16
	pool       []byte
	count      uint16
	known      map[string]uint16
	fields     [][]byte
	methods    [][]byte
	attributes [][]byte
}

// NewBuilder starts a class; super "" means none.
func NewBuilder(major, access uint16, name, super string, interfaces ...string) *Builder {
	b := &Builder{major: major, access: access, count: 1, known: map[string]uint16{}}
	b.this = b.Class(name)
	if super != "" {
		b.super = b.Class(super)
	}
	for _, i := range interfaces {
		b.interfaces = append(b.interfaces, b.Class(i))
	}
	return b
}

// U2 is two bytes, in the byte order of class files.
func U2(v uint16) []byte { return binary.BigEndian.AppendUint16(nil, v) }

// U4 is four bytes, in the byte order of class files.
func U4(v uint32) []byte { return binary.BigEndian.AppendUint32(nil, v) }

// Join puts byte strings one after the other.
func Join(parts ...[]byte) []byte {
	var all []byte
	for _, p := range parts {
		all = append(all, p...)
	}
	return all
}

// Entry adds a constant-pool entry, tag first, if there is none like it, and
// yields its index. Longs and doubles take two.
func (b *Builder) Entry(entry ...byte) uint16 {
	if i, ok := b.known[string(entry)]; ok {
		return i
	}
	i := b.count
	b.pool = append(b.pool, entry...)
	b.known[string(entry)] = i
	b.count++
	if entry[0] == 5 || entry[0] == 6 {
		b.count++
	}
	return i
}

// Utf8 adds a CONSTANT_Utf8 whose bytes are those of s.
func (b *Builder) Utf8(s string) uint16 {
	return b.Entry(Join([]byte{1}, U2(uint16(len(s))), []byte(s))...)
}

// Class adds a CONSTANT_Class.
func (b *Builder) Class(name string) uint16 { return b.one(7, name) }

// String adds a CONSTANT_String.
func (b *Builder) String(s string) uint16 { return b.one(8, s) }

// MethodType adds a CONSTANT_MethodType.
func (b *Builder) MethodType(desc string) uint16 { return b.one(16, desc) }

func (b *Builder) one(tag byte, s string) uint16 {
	return b.Entry(Join([]byte{tag}, U2(b.Utf8(s)))...)
}

// Integer adds a CONSTANT_Integer.
func (b *Builder) Integer(v int32) uint16 { return b.Entry(Join([]byte{3}, U4(uint32(v)))...) }

// Float adds a CONSTANT_Float by its bits.
func (b *Builder) Float(bits uint32) uint16 { return b.Entry(Join([]byte{4}, U4(bits))...) }

// Long adds a CONSTANT_Long.
func (b *Builder) Long(v int64) uint16 {
	return b.Entry(binary.BigEndian.AppendUint64([]byte{5}, uint64(v))...)
}

// Double adds a CONSTANT_Double by its bits.
func (b *Builder) Double(bits uint64) uint16 {
	return b.Entry(binary.BigEndian.AppendUint64([]byte{6}, bits)...)
}

// NameAndType adds a CONSTANT_NameAndType.
func (b *Builder) NameAndType(name, desc string) uint16 {
	return b.Entry(Join([]byte{12}, U2(b.Utf8(name)), U2(b.Utf8(desc)))...)
}

// Fieldref adds a CONSTANT_Fieldref.
func (b *Builder) Fieldref(class, name, desc string) uint16 { return b.member(9, class, name, desc) }

// Methodref adds a CONSTANT_Methodref.
func (b *Builder) Methodref(class, name, desc string) uint16 { return b.member(10, class, name, desc) }

// InterfaceMethodref adds a CONSTANT_InterfaceMethodref.
func (b *Builder) InterfaceMethodref(class, name, desc string) uint16 {
	return b.member(11, class, name, desc)
}

func (b *Builder) member(tag byte, class, name, desc string) uint16 {
	return b.Entry(Join([]byte{tag}, U2(b.Class(class)), U2(b.NameAndType(name, desc)))...)
}

// MethodHandle adds a CONSTANT_MethodHandle of a member's index.
func (b *Builder) MethodHandle(kind byte, member uint16) uint16 {
	return b.Entry(Join([]byte{15, kind}, U2(member))...)
}

// Dynamic adds a CONSTANT_Dynamic.
func (b *Builder) Dynamic(bootstrap uint16, name, desc string) uint16 {
	return b.Entry(Join([]byte{17}, U2(bootstrap), U2(b.NameAndType(name, desc)))...)
}

// InvokeDynamic adds a CONSTANT_InvokeDynamic.
func (b *Builder) InvokeDynamic(bootstrap uint16, name, desc string) uint16 {
	return b.Entry(Join([]byte{18}, U2(bootstrap), U2(b.NameAndType(name, desc)))...)
}

// Attr makes an attribute.
func (b *Builder) Attr(name string, data ...[]byte) []byte {
	content := Join(data...)
	return Join(U2(b.Utf8(name)), U4(uint32(len(content))), content)
}

// Handler is an entry of an exception table; Type "" catches everything.
type Handler struct {
	Start, End, Target uint16
	Type               string
}

// Code makes a Code attribute without an exception table.
func (b *Builder) Code(maxStack, maxLocals uint16, code []byte, attrs ...[]byte) []byte {
	return b.CodeWith(maxStack, maxLocals, code, nil, attrs...)
}

// CodeWith makes a Code attribute.
func (b *Builder) CodeWith(maxStack, maxLocals uint16, code []byte, handlers []Handler, attrs ...[]byte) []byte {
	table := U2(uint16(len(handlers)))
	for _, h := range handlers {
		catch := uint16(0)
		if h.Type != "" {
			catch = b.Class(h.Type)
		}
		table = Join(table, U2(h.Start), U2(h.End), U2(h.Target), U2(catch))
	}
	return b.Attr("Code", U2(maxStack), U2(maxLocals), U4(uint32(len(code))), code, table, list(attrs))
}

// Field adds a field.
func (b *Builder) Field(access uint16, name, desc string, attrs ...[]byte) {
	b.fields = append(b.fields, b.memberInfo(access, name, desc, attrs))
}

// Method adds a method.
func (b *Builder) Method(access uint16, name, desc string, attrs ...[]byte) {
	b.methods = append(b.methods, b.memberInfo(access, name, desc, attrs))
}

func (b *Builder) memberInfo(access uint16, name, desc string, attrs [][]byte) []byte {
	return Join(U2(access), U2(b.Utf8(name)), U2(b.Utf8(desc)), list(attrs))
}

// Attribute adds an attribute of the class.
func (b *Builder) Attribute(attr []byte) { b.attributes = append(b.attributes, attr) }

// list is a table with its u2 count.
func list(items [][]byte) []byte {
	if len(items) > 0xffff {
		panic(fmt.Sprintf("BUG: %d items in a table", len(items)))
	}
	return Join(U2(uint16(len(items))), Join(items...))
}

// Bytes is the class file.
func (b *Builder) Bytes() []byte {
	var interfaces [][]byte
	for _, i := range b.interfaces {
		interfaces = append(interfaces, U2(i))
	}
	return Join(U4(0xcafebabe), U2(0), U2(b.major), U2(b.count), b.pool,
		U2(b.access), U2(b.this), U2(b.super),
		list(interfaces), list(b.fields), list(b.methods), list(b.attributes))
}

// Recount adds to the constant_pool_count, to make it wrong.
func (b *Builder) Recount(by int) { b.count = uint16(int(b.count) + by) }
