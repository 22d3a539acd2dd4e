package classfile

import "fmt"

// pool reads the constant pool: first the places of the entries, then, in
// checkPool, their references.
func (r *reader) pool(major uint16) Pool {
	at := r.pos
	n := r.u2("constant_pool_count")
	if r.err == nil && n == 0 {
		r.fail(at, "a constant_pool_count above 0", "0")
	}
	// The smallest entry takes 3 bytes; a Long or Double takes 9 and two indices.
	n = 1 + r.fits(at, max(0, n-1), 3, "constant_pool_count")
	p := Pool{class: r.name, data: r.data, textAt: r.pos, entries: make([]uint32, n)}
	for i := 1; i < n && r.err == nil; i++ {
		start := r.pos
		tag := r.u1("constant-pool tag")
		if tag >= len(tagInfo) || tagInfo[tag].size == 0 {
			r.fail(start, "a constant-pool tag", "%d", tag)
			break
		}
		info := &tagInfo[tag]
		if major < info.since {
			r.fail(start, fmt.Sprintf("no %s constant before class-file version %d", info.name, info.since), "version %d", major)
			break
		}
		p.entries[i] = uint32(start)
		switch tag {
		case tagUtf8:
			p.entries[i] |= r.utf8Entry()
		case tagLong, tagDouble:
			r.bytes(8, info.name)
			if i++; i == n {
				r.fail(start, fmt.Sprintf("two free indices for a %s", info.name), "the last index")
			}
		default:
			r.bytes(info.size, info.name)
		}
	}
	if r.err != nil {
		return Pool{}
	}
	p.text = string(r.data[p.textAt:r.pos])
	r.checkPool(&p, major)
	return p
}

// utf8Entry reads a Utf8 entry after its tag and yields its flags.
func (r *reader) utf8Entry() uint32 {
	n := r.u2("Utf8 length")
	at := r.pos
	b := r.bytes(n, "Utf8")
	if plainMUTF8(b) {
		return 0
	}
	if bad := badMUTF8(b); bad >= 0 {
		r.fail(at+bad, "modified UTF-8", "%#02x", b[bad])
	}
	return entryEncoded
}

// checkPool checks the references of each entry, so that later readers need not.
func (r *reader) checkPool(p *Pool, major uint16) {
	for i := 1; i < len(p.entries) && r.err == nil; i++ {
		if p.entries[i] == 0 {
			continue
		}
		start := int(p.entries[i] & entryOffset)
		expected, found, err := p.checkEntry(i, major)
		if err != nil {
			expected, found = err.Expected, err.Found
		}
		if expected != "" {
			r.fail(start, fmt.Sprintf("%s #%d to have %s", tagInfo[p.data[start]].name, i, expected), "%s", found)
		}
	}
}

// checkEntry yields the rule that entry i violates, or "".
func (p *Pool) checkEntry(i int, major uint16) (expected, found string, err *FormatError) {
	start := int(p.entries[i]&entryOffset) + 1
	switch tag := p.data[start-1]; tag {
	case tagClass, tagString, tagMethodType, tagModule, tagPackage:
		s, err := p.Utf8(p.u2(start))
		if err != nil {
			return "", "", err.(*FormatError)
		}
		if expected := checkText(tag, s); expected != "" {
			return expected, fmt.Sprintf("%q", s), nil
		}
	case tagNameAndType:
		name, desc, err := p.NameAndType(i)
		if err != nil {
			return "", "", err.(*FormatError)
		}
		if expected := checkNameAndType(name, desc); expected != "" {
			return expected, fmt.Sprintf("%q:%q", name, desc), nil
		}
	case tagFieldref, tagMethodref, tagInterfaceMethodref:
		ref, err := p.member(i, tag)
		if err != nil {
			return "", "", err.(*FormatError)
		}
		if expected := checkMember(tag, ref); expected != "" {
			return expected, ref.String(), nil
		}
	case tagDynamic, tagInvokeDynamic:
		d, err := p.Dynamic(i)
		if err != nil {
			return "", "", err.(*FormatError)
		}
		if isMethod := d.Desc[0] == '('; isMethod != d.Invoke {
			return "a descriptor of its kind", d.Desc, nil
		}
	case tagMethodHandle:
		return p.checkMethodHandle(start, major)
	}
	return "", "", nil
}

func checkText(tag byte, s string) (expected string) {
	switch tag {
	case tagClass:
		if IsArray(s) && ParseFieldDescriptor(s) == nil || !IsArray(s) && validClassName(s) {
			return ""
		}
		return "a class name or array descriptor"
	case tagMethodType:
		if _, err := checkMethodDescriptor(s); err != nil {
			return "a method descriptor"
		}
	case tagPackage:
		if !validClassName(s) {
			return "a package name"
		}
	}
	return ""
}

func checkNameAndType(name, desc string) (expected string) {
	if desc != "" && desc[0] == '(' {
		if _, err := checkMethodDescriptor(desc); err != nil {
			return "a method descriptor"
		}
		if !validMethodName(name) {
			return "a method name"
		}
		return ""
	}
	if ParseFieldDescriptor(desc) != nil {
		return "a descriptor"
	}
	if !validUnqualifiedName(name) {
		return "a field name"
	}
	return ""
}

func checkMember(tag byte, ref MemberRef) (expected string) {
	isMethod := ref.Desc != "" && ref.Desc[0] == '('
	switch {
	case ref.Desc == "":
		return "a descriptor"
	case tag == tagFieldref && isMethod:
		return "a field descriptor"
	case tag != tagFieldref && !isMethod:
		return "a method descriptor"
	case ref.Name == "<clinit>":
		return "a method other than <clinit>"
	case ref.Name == "<init>" && isMethod && (tag == tagInterfaceMethodref || ref.Desc[len(ref.Desc)-2:] != ")V"):
		return "a void <init> of a class"
	}
	return ""
}

// checkMethodHandle checks the MethodHandle whose content is at offset o (JVMS §4.4.8).
func (p *Pool) checkMethodHandle(o int, major uint16) (expected, found string, err *FormatError) {
	kind, index := RefKind(p.data[o]), p.u2(o+1)
	if kind < RefGetField || kind > RefInvokeInterface {
		return "a reference kind 1..9", fmt.Sprint(kind), nil
	}
	tag := p.tag(index)
	ok := false
	switch kind {
	case RefGetField, RefGetStatic, RefPutField, RefPutStatic:
		ok = tag == tagFieldref
	case RefInvokeVirtual, RefNewInvokeSpecial:
		ok = tag == tagMethodref
	case RefInvokeStatic, RefInvokeSpecial:
		ok = tag == tagMethodref || tag == tagInterfaceMethodref && major >= 52
	case RefInvokeInterface:
		ok = tag == tagInterfaceMethodref
	}
	if !ok {
		return fmt.Sprintf("a member that fits reference kind %d", kind), fmt.Sprintf("entry %d", index), nil
	}
	ref, e := p.member(index, tag)
	if e != nil {
		return "", "", e.(*FormatError)
	}
	if isInit := ref.Name == "<init>"; kind >= RefInvokeVirtual && isInit != (kind == RefNewInvokeSpecial) {
		return "<init> for a newInvokeSpecial and only for it", ref.Name, nil
	}
	return "", "", nil
}
