package classfile

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"fmt"
	"io"
)

// The header that jlink --compress puts before a compressed resource: magic, compressed and
// uncompressed size, the offsets of the names of the decompressor and of its configuration, and
// whether it is the last one. Several may be nested.
const (
	compressedMagic      = 0xcafefafa
	maxCompressions      = 4 // because some data inflates to itself; jlink uses two
	compressedHeaderSize = 4 + 8 + 8 + 4 + 4 + 1
)

// decompress undoes the compressions of the resource at an offset of the file.
func (i *image) decompress(at int64, data []byte, size int) ([]byte, error) {
	for layers := 0; len(data) >= compressedHeaderSize && i.order.Uint32(data) == compressedMagic; layers++ {
		if layers == maxCompressions {
			return nil, i.bad(at, fmt.Sprintf("a resource compressed at most %d times", maxCompressions), "more")
		}
		packed, unpacked := i.order.Uint64(data[4:]), i.order.Uint64(data[12:])
		body := data[compressedHeaderSize:]
		if packed > uint64(len(body)) {
			return nil, i.bad(at, "a compressed resource inside its location", "%d bytes", packed)
		}
		if unpacked > maxClassSize {
			return nil, tooLarge(i.name)
		}
		kind, err := i.stringAt(uint64(i.order.Uint32(data[20:])))
		if err != nil {
			return nil, err
		}
		body = body[:packed]
		switch kind {
		case "zip":
			data, err = inflate(body, int(unpacked))
		case "compact-cp":
			data, err = i.expandStrings(body, int(unpacked))
		default:
			return nil, i.bad(at, "a resource compressed by zip or compact-cp", "%s", kind)
		}
		if err != nil {
			return nil, i.bad(at, "a resource compressed by "+kind, "%v", err)
		}
		if len(data) != int(unpacked) {
			return nil, i.bad(at, "a resource that expands to its size", "%d instead of %d bytes", len(data), unpacked)
		}
	}
	if len(data) != size {
		return nil, i.bad(at, "a resource that expands to its size", "%d instead of %d bytes", len(data), size)
	}
	return data, nil
}

func inflate(data []byte, size int) ([]byte, error) {
	z, err := zlib.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	if _, err := io.Copy(&out, io.LimitReader(z, int64(size)+1)); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// The tags that compact-cp adds to those of a constant pool.
const (
	tagSharedString     = 23 // index of a string of the image
	tagSharedDescriptor = 25 // a descriptor without its class names, and they
)

// stringExpander undoes compact-cp, which moves the Utf8 constants of all
// classes into the strings of the image.
type stringExpander struct {
	image *image
	in    []byte
	out   []byte
	limit int
}

func (i *image) expandStrings(data []byte, size int) ([]byte, error) {
	e := &stringExpander{image: i, in: data, limit: size}
	head, ok := e.take(10)
	if !ok {
		return nil, io.ErrUnexpectedEOF
	}
	e.out = append(e.out, head...)
	n := int(binary.BigEndian.Uint16(head[8:]))
	for k := 1; k < n; k++ {
		tag, ok := e.take(1)
		if !ok || len(e.out) > e.limit {
			return nil, io.ErrUnexpectedEOF
		}
		if err := e.entry(tag[0]); err != nil {
			return nil, err
		}
		if tag[0] == tagLong || tag[0] == tagDouble {
			k++
		}
	}
	return append(e.out, e.in...), nil
}

// take splits n bytes off the input.
func (e *stringExpander) take(n int) ([]byte, bool) {
	if n > len(e.in) {
		return nil, false
	}
	head := e.in[:n]
	e.in = e.in[n:]
	return head, true
}

func (e *stringExpander) entry(tag byte) error {
	switch tag {
	case tagSharedString:
		s, err := e.shared()
		if err != nil {
			return err
		}
		return e.utf8(s)
	case tagSharedDescriptor:
		return e.descriptor()
	}
	if int(tag) >= len(tagInfo) || tagInfo[tag].size == 0 {
		return &FormatError{Class: e.image.name, Expected: "a constant-pool tag", Found: string(rune('0' + tag))}
	}
	size := tagInfo[tag].size
	if tag == tagUtf8 && len(e.in) >= 2 {
		size += int(binary.BigEndian.Uint16(e.in))
	}
	b, ok := e.take(size)
	if !ok {
		return io.ErrUnexpectedEOF
	}
	e.out = append(append(e.out, tag), b...)
	return nil
}

func (e *stringExpander) utf8(s string) error {
	if len(s) > 0xffff {
		return io.ErrShortWrite
	}
	e.out = append(e.out, tagUtf8, byte(len(s)>>8), byte(len(s)))
	e.out = append(e.out, s...)
	return nil
}

// number reads a compressed number: the top bit of the first byte set, its
// length in bytes in the next two, then the value; or four plain bytes.
func (e *stringExpander) number() (uint32, bool) {
	if len(e.in) == 0 {
		return 0, false
	}
	if e.in[0]&0x80 == 0 {
		b, ok := e.take(4)
		if !ok {
			return 0, false
		}
		return binary.BigEndian.Uint32(b), true
	}
	b, ok := e.take(int(e.in[0] >> 5 & 3))
	if !ok || len(b) == 0 {
		return 0, false
	}
	v := uint32(b[0] & 0x1f)
	for _, c := range b[1:] {
		v = v<<8 | uint32(c)
	}
	return v, true
}

// shared reads the index of a string of the image.
func (e *stringExpander) shared() (string, error) {
	o, ok := e.number()
	if !ok {
		return "", io.ErrUnexpectedEOF
	}
	return e.image.stringAt(uint64(o))
}

// descriptor puts package and class names back after each L of a descriptor.
func (e *stringExpander) descriptor() error {
	desc, err := e.shared()
	if err != nil {
		return err
	}
	size, ok := e.number()
	if !ok || uint64(size) > uint64(len(e.in)) {
		return io.ErrUnexpectedEOF
	}
	names, _ := e.take(int(size))
	rest := e.in
	e.in = names
	var full []byte
	for k := range len(desc) {
		full = append(full, desc[k])
		if desc[k] != 'L' {
			continue
		}
		pkg, err := e.shared()
		if err != nil {
			return err
		}
		class, err := e.shared()
		if err != nil {
			return err
		}
		if pkg != "" {
			full = append(append(full, pkg...), '/')
		}
		full = append(full, class...)
	}
	e.in = rest
	return e.utf8(string(full))
}
