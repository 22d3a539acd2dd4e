package classfile

import (
	"encoding/binary"
	"fmt"
)

// The constant-pool tags (JVMS table 4.4-A).
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
	tagMethodType         = 16
	tagDynamic            = 17
	tagInvokeDynamic      = 18
	tagModule             = 19
	tagPackage            = 20
)

// tagInfo gives per tag its name, the size of the entry after the tag (Utf8:
// of its length), and the first class-file version that has it.
var tagInfo = [21]struct {
	name  string
	size  int
	since uint16
}{
	tagUtf8:               {"Utf8", 2, 45},
	tagInteger:            {"Integer", 4, 45},
	tagFloat:              {"Float", 4, 45},
	tagLong:               {"Long", 8, 45},
	tagDouble:             {"Double", 8, 45},
	tagClass:              {"Class", 2, 45},
	tagString:             {"String", 2, 45},
	tagFieldref:           {"Fieldref", 4, 45},
	tagMethodref:          {"Methodref", 4, 45},
	tagInterfaceMethodref: {"InterfaceMethodref", 4, 45},
	tagNameAndType:        {"NameAndType", 4, 45},
	tagMethodHandle:       {"MethodHandle", 3, 51},
	tagMethodType:         {"MethodType", 2, 51},
	tagDynamic:            {"Dynamic", 4, 55},
	tagInvokeDynamic:      {"InvokeDynamic", 4, 51},
	tagModule:             {"Module", 2, 53},
	tagPackage:            {"Package", 2, 53},
}

// Pool is the constant pool of a class (JVMS §4.4). Its entries stay encoded and
// are decoded when needed. Parse has checked all of them, so an accessor fails
// only on an index that is out of range or of another kind. The zero Pool has no
// entries.
type Pool struct {
	class   string // name for errors
	data    []byte // the class file
	text    string // the bytes of the pool from textAt on, for strings without a copy
	textAt  int
	entries []uint32 // offset of each entry's tag, with flags; 0 if there is none
}

const (
	entryEncoded = 1 << 31 // a Utf8 that is not plain ASCII
	entryOffset  = entryEncoded - 1
)

// Len is the constant_pool_count: valid indices are below it.
func (p *Pool) Len() int { return len(p.entries) }

// at yields the offset of the content of entry i if it has the given tag.
func (p *Pool) at(i int, tag byte) (int, error) {
	if i > 0 && i < len(p.entries) && p.entries[i] != 0 {
		if o := int(p.entries[i] & entryOffset); p.data[o] == tag {
			return o + 1, nil
		}
	}
	return 0, p.mismatch(i, tagInfo[tag].name)
}

// mismatch is the error that entry i is of another kind.
func (p *Pool) mismatch(i int, want string) error {
	e := &FormatError{Class: p.class, Expected: fmt.Sprintf("constant-pool entry %d to be %s", i, want)}
	switch {
	case i <= 0 || i >= len(p.entries):
		e.Found = fmt.Sprintf("an index outside 1..%d", len(p.entries)-1)
	case p.entries[i] == 0:
		e.Found = "the second half of a Long or Double"
	default:
		e.Offset = int(p.entries[i] & entryOffset)
		e.Found = tagInfo[p.data[e.Offset]].name
	}
	return e
}

// tag yields the tag of entry i, or 0.
func (p *Pool) tag(i int) byte {
	if i <= 0 || i >= len(p.entries) || p.entries[i] == 0 {
		return 0
	}
	return p.data[p.entries[i]&entryOffset]
}

func (p *Pool) u2(o int) int { return int(binary.BigEndian.Uint16(p.data[o:])) }

// Utf8 is the text of the CONSTANT_Utf8 at index i, decoded (§4.4.7).
func (p *Pool) Utf8(i int) (string, error) {
	o, err := p.at(i, tagUtf8)
	if err != nil {
		return "", err
	}
	n := p.u2(o)
	if p.entries[i]&entryEncoded != 0 {
		return decodeMUTF8(p.data[o+2 : o+2+n]), nil
	}
	o += 2 - p.textAt
	return p.text[o : o+n], nil
}

// named is the text that a one-index entry of the given kind refers to.
func (p *Pool) named(i int, tag byte) (string, error) {
	o, err := p.at(i, tag)
	if err != nil {
		return "", err
	}
	return p.Utf8(p.u2(o))
}

// ClassName is the binary name or array descriptor of the CONSTANT_Class at
// index i (§4.4.1).
func (p *Pool) ClassName(i int) (string, error) { return p.named(i, tagClass) }

// NameAndType is the CONSTANT_NameAndType at index i (§4.4.6).
func (p *Pool) NameAndType(i int) (name, desc string, err error) {
	o, err := p.at(i, tagNameAndType)
	if err != nil {
		return "", "", err
	}
	if name, err = p.Utf8(p.u2(o)); err == nil {
		desc, err = p.Utf8(p.u2(o + 2))
	}
	return name, desc, err
}

// Member is the CONSTANT_Fieldref, Methodref or InterfaceMethodref at index i (§4.4.2).
func (p *Pool) Member(i int) (MemberRef, error) {
	tag := p.tag(i)
	if tag != tagFieldref && tag != tagMethodref && tag != tagInterfaceMethodref {
		return MemberRef{}, p.mismatch(i, "Fieldref, Methodref or InterfaceMethodref")
	}
	return p.member(i, tag)
}

// FieldRef is the CONSTANT_Fieldref at index i.
func (p *Pool) FieldRef(i int) (MemberRef, error) { return p.member(i, tagFieldref) }

// MethodRef is the CONSTANT_Methodref or InterfaceMethodref at index i.
func (p *Pool) MethodRef(i int) (MemberRef, error) {
	tag := p.tag(i)
	if tag != tagMethodref && tag != tagInterfaceMethodref {
		return MemberRef{}, p.mismatch(i, "Methodref or InterfaceMethodref")
	}
	return p.member(i, tag)
}

func (p *Pool) member(i int, tag byte) (MemberRef, error) {
	o, err := p.at(i, tag)
	if err != nil {
		return MemberRef{}, err
	}
	ref := MemberRef{Interface: tag == tagInterfaceMethodref}
	if ref.Class, err = p.ClassName(p.u2(o)); err == nil {
		ref.Name, ref.Desc, err = p.NameAndType(p.u2(o + 2))
	}
	return ref, err
}

// Dynamic is the CONSTANT_Dynamic or CONSTANT_InvokeDynamic at index i (§4.4.10).
func (p *Pool) Dynamic(i int) (*DynamicConst, error) {
	tag := p.tag(i)
	if tag != tagDynamic && tag != tagInvokeDynamic {
		return nil, p.mismatch(i, "Dynamic or InvokeDynamic")
	}
	o, _ := p.at(i, tag)
	name, desc, err := p.NameAndType(p.u2(o + 2))
	if err != nil {
		return nil, err
	}
	return &DynamicConst{Invoke: tag == tagInvokeDynamic, Name: name, Desc: desc, Bootstrap: p.u2(o)}, nil
}

// MethodHandle is the CONSTANT_MethodHandle at index i (§4.4.8).
func (p *Pool) MethodHandle(i int) (*MethodHandleConst, error) {
	o, err := p.at(i, tagMethodHandle)
	if err != nil {
		return nil, err
	}
	ref, err := p.Member(p.u2(o + 1))
	if err != nil {
		return nil, err
	}
	return &MethodHandleConst{Kind: RefKind(p.data[o]), Ref: ref}, nil
}

// Const is the constant at index i: an Integer, Long, Float, Double, String,
// Class, MethodType, MethodHandle, Dynamic, InvokeDynamic, Module or Package.
// The operands of ldc are the loadable ones of them (§4.4, table 4.4-C): see
// Loadable.
func (p *Pool) Const(i int) (Const, error) {
	tag := p.tag(i)
	switch tag {
	case tagMethodHandle:
		return constOrError(p.MethodHandle(i))
	case tagDynamic, tagInvokeDynamic:
		return constOrError(p.Dynamic(i))
	case tagString, tagClass, tagMethodType, tagModule, tagPackage:
		s, err := p.named(i, tag)
		if err != nil {
			return nil, err
		}
		return textConst(tag, s), nil
	case tagInteger, tagFloat:
		o, _ := p.at(i, tag)
		bits := binary.BigEndian.Uint32(p.data[o:])
		if tag == tagFloat {
			return FloatConst(bits), nil
		}
		return IntegerConst(bits), nil
	case tagLong, tagDouble:
		o, _ := p.at(i, tag)
		bits := binary.BigEndian.Uint64(p.data[o:])
		if tag == tagDouble {
			return DoubleConst(bits), nil
		}
		return LongConst(bits), nil
	}
	return nil, p.mismatch(i, "a constant")
}

// Loadable is the constant at index i if ldc, ldc_w, ldc2_w or a bootstrap
// method's argument may name it (§4.4, table 4.4-C).
func (p *Pool) Loadable(i int) (Const, error) {
	switch p.tag(i) {
	case tagInteger, tagFloat, tagLong, tagDouble, tagString, tagClass, tagMethodType, tagMethodHandle, tagDynamic:
		return p.Const(i)
	}
	return nil, p.mismatch(i, "a loadable constant")
}

// constOrError keeps a nil pointer from becoming a non-nil Const.
func constOrError[C Const](c C, err error) (Const, error) {
	if err != nil {
		return nil, err
	}
	return c, nil
}

func textConst(tag byte, s string) Const {
	switch tag {
	case tagString:
		return StringConst(s)
	case tagClass:
		return ClassConst(s)
	case tagMethodType:
		return MethodTypeConst(s)
	case tagModule:
		return ModuleConst(s)
	case tagPackage:
		return PackageConst(s)
	}
	panic("BUG: tag without a text constant")
}
