package classfile

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
	"os"
	"strings"
	"sync"
)

// image is a source that reads the JDK's lib/modules, a jimage file, in place. The JDK's sources
// (jdk.internal.jimage) are the only specification of the format:
//
//	header       magic, version, flags, resource_count, table_length,
//	             locations_size, strings_size; four bytes each
//	redirect     table_length numbers of four bytes: a perfect hash
//	offsets      table_length numbers of four bytes: into locations
//	locations    attributes of each resource: a byte kind<<3 | length-1, then
//	             length bytes of value, most significant first; kind 0 ends
//	strings      NUL-terminated, modified UTF-8
//	resources    the contents; offsets count from here
//
// All numbers are in the byte order of the machine the JDK is for. A lookup
// reads only the bytes that it needs, so opening takes no time.
type image struct {
	name  string
	file  *os.File
	order binary.ByteOrder

	length                       int64 // of the tables
	redirect, offsets, locations int64 // where they start in the file
	strings, contents            int64
	size                         int64 // of the file

	mu      sync.RWMutex
	modules map[string]string // package to module, "" if none has it
}

const (
	imageMagic      = 0xcafedada
	imageHeaderSize = 28
	hashMultiplier  = 0x01000193 // also the seed of the first hash
)

// The kinds of location attributes.
const (
	locModule = 1 + iota
	locParent
	locBase
	locExtension
	locOffset
	locCompressed
	locUncompressed
	locKinds
)

// location is the attributes of a resource, by kind.
type location [locKinds]uint64

func openImage(name string) (*image, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, findError(name, err)
	}
	i := &image{name: name, file: f, modules: make(map[string]string)}
	if err := i.readHeader(); err != nil {
		f.Close()
		return nil, err
	}
	return i, nil
}

func (i *image) path() string { return i.name }
func (i *image) close() error { return i.file.Close() }

// bad is the error that the bytes at offset are not as expected.
func (i *image) bad(offset int64, expected, format string, args ...any) error {
	return &FormatError{Class: i.name, Offset: int(offset), Expected: expected, Found: fmt.Sprintf(format, args...)}
}

func (i *image) readHeader() error {
	var h [imageHeaderSize]byte
	if _, err := i.file.ReadAt(h[:], 0); err != nil {
		return i.bad(0, "the header of a jimage file", "%v", err)
	}
	i.order = binary.ByteOrder(binary.LittleEndian)
	if binary.BigEndian.Uint32(h[:]) == imageMagic {
		i.order = binary.BigEndian
	}
	if magic := i.order.Uint32(h[:]); magic != imageMagic {
		return i.bad(0, "the magic 0xcafedada of a jimage file", "%#08x", magic)
	}
	if version := i.order.Uint32(h[4:]); version>>16 != 1 {
		return i.bad(4, "version 1 of the jimage format", "%d.%d", version>>16, version&0xffff)
	}
	info, err := i.file.Stat()
	if err != nil {
		return findError(i.name, err)
	}
	i.size = info.Size()
	i.length = int64(i.order.Uint32(h[16:]))
	i.redirect = imageHeaderSize
	i.offsets = i.redirect + 4*i.length
	i.locations = i.offsets + 4*i.length
	i.strings = i.locations + int64(i.order.Uint32(h[20:]))
	i.contents = i.strings + int64(i.order.Uint32(h[24:]))
	if i.contents > i.size || i.length == 0 {
		return i.bad(16, fmt.Sprintf("index tables inside the %d bytes of the file", i.size), "%d bytes", i.contents)
	}
	return nil
}

// hashImage is the hash function of the image's index.
func hashImage(seed uint32, s string) uint32 {
	for k := range len(s) {
		seed = seed*hashMultiplier ^ uint32(s[k])
	}
	return seed & 0x7fffffff
}

func (i *image) u4(offset int64) (uint32, error) {
	var b [4]byte
	if _, err := i.file.ReadAt(b[:], offset); err != nil {
		return 0, i.bad(offset, "four bytes", "%v", err)
	}
	return i.order.Uint32(b[:]), nil
}

// lookup finds the resource with the full name "/module/parent/base.extension".
func (i *image) lookup(name string) (loc location, found bool, err error) {
	slot := int64(hashImage(hashMultiplier, name)) % i.length
	r, err := i.u4(i.redirect + 4*slot)
	if err != nil {
		return loc, false, err
	}
	switch redirect := int32(r); {
	case redirect > 0:
		slot = int64(hashImage(uint32(redirect), name)) % i.length
	case redirect < 0:
		slot = -1 - int64(redirect)
	default:
		return loc, false, nil
	}
	if slot >= i.length {
		return loc, false, i.bad(i.redirect, fmt.Sprintf("a redirection below %d", i.length), "%d", slot)
	}
	o, err := i.u4(i.offsets + 4*slot)
	if err != nil {
		return loc, false, err
	}
	if loc, err = i.location(int64(o)); err != nil {
		return loc, false, err
	}
	found, err = i.isNamed(loc, name)
	return loc, found, err
}

// location reads the attributes at an offset into the locations.
func (i *image) location(offset int64) (location, error) {
	var buf [locKinds * 9]byte
	at := i.locations + offset
	n := min(int64(len(buf)), i.strings-at)
	if n <= 0 {
		return location{}, i.bad(at, "a location inside the locations", "offset %d", offset)
	}
	if _, err := i.file.ReadAt(buf[:n], at); err != nil {
		return location{}, i.bad(at, "a location", "%v", err)
	}
	loc, ok := decodeLocation(buf[:n])
	if !ok {
		return loc, i.bad(at, "the attributes of a location", "others")
	}
	return loc, nil
}

// decodeLocation decodes the attributes at the start of b.
func decodeLocation(b []byte) (loc location, ok bool) {
	for len(b) > 0 {
		kind, n := b[0]>>3, int(b[0]&7)+1
		if kind == 0 {
			return loc, true
		}
		if kind >= locKinds || 1+n > len(b) {
			return loc, false
		}
		for _, c := range b[1 : 1+n] {
			loc[kind] = loc[kind]<<8 | uint64(c)
		}
		b = b[1+n:]
	}
	return loc, false
}

// isNamed reports whether a location is that of the resource with a name: for names that are not in
// the image, the perfect hash gives an arbitrary location.
func (i *image) isNamed(loc location, name string) (bool, error) {
	rest := name
	buf := make([]byte, len(name)+1)
	for kind, around := range [...][2]string{locModule: {"/", "/"}, locParent: {"", "/"}, locBase: {}, locExtension: {".", ""}} {
		if loc[kind] == 0 {
			continue // the empty string
		}
		var ok bool
		if rest, ok = strings.CutPrefix(rest, around[0]); !ok {
			return false, nil
		}
		n, err := i.prefix(loc[kind], rest, buf)
		if n < 0 || err != nil {
			return false, err
		}
		if rest, ok = strings.CutPrefix(rest[n:], around[1]); !ok {
			return false, nil
		}
	}
	return rest == "", nil
}

// prefix yields the length of the string at an offset into the strings if text
// starts with it, else -1; buf has room for text and one more.
func (i *image) prefix(offset uint64, text string, buf []byte) (int, error) {
	if offset >= uint64(i.contents-i.strings) {
		return -1, i.bad(i.strings, "a string inside the strings", "offset %d", offset)
	}
	at := i.strings + int64(offset)
	b := buf[:min(int64(len(text)+1), i.contents-at)]
	if _, err := i.file.ReadAt(b, at); err != nil {
		return -1, i.bad(at, "a string", "%v", err)
	}
	n := bytes.IndexByte(b, 0)
	if n < 0 || string(b[:n]) != text[:n] {
		return -1, nil
	}
	return n, nil
}

// stringAt reads the string at an offset into the strings.
func (i *image) stringAt(offset uint64) (string, error) {
	at := i.strings + int64(min(offset, uint64(i.size)))
	var all []byte
	for at < i.contents {
		var buf [128]byte
		n := min(int64(len(buf)), i.contents-at)
		if _, err := i.file.ReadAt(buf[:n], at); err != nil {
			return "", i.bad(at, "a string", "%v", err)
		}
		for k, c := range buf[:n] {
			if c == 0 {
				return string(append(all, buf[:k]...)), nil
			}
		}
		all, at = append(all, buf[:n]...), at+n
	}
	return "", i.bad(at, "a string inside the strings", "offset %d", offset)
}

// content reads and inflates a resource.
func (i *image) content(loc location) ([]byte, error) {
	at, size := i.contents+int64(loc[locOffset]), loc[locUncompressed]
	if loc[locCompressed] != 0 {
		size = loc[locCompressed]
	}
	if max(size, loc[locUncompressed]) > maxClassSize {
		return nil, tooLarge(i.name)
	}
	if loc[locOffset] > uint64(i.size) || at+int64(size) > i.size {
		return nil, i.bad(at, fmt.Sprintf("a resource inside the %d bytes of the file", i.size), "%d bytes", size)
	}
	data := make([]byte, size)
	if _, err := i.file.ReadAt(data, at); err != nil && err != io.EOF {
		return nil, i.bad(at, "a resource", "%v", err)
	}
	if loc[locCompressed] == 0 {
		return data, nil
	}
	return i.decompress(at, data, int(loc[locUncompressed]))
}

// module finds the module that has a package, "" if there is none.
func (i *image) module(pkg string) (string, error) {
	i.mu.RLock()
	name, ok := i.modules[pkg]
	i.mu.RUnlock()
	if ok {
		return name, nil
	}
	loc, found, err := i.lookup("/packages/" + strings.ReplaceAll(pkg, "/", "."))
	if err != nil {
		return "", err
	}
	if found {
		if name, err = i.packageModule(loc); err != nil {
			return "", err
		}
	}
	i.mu.Lock()
	i.modules[pkg] = name
	i.mu.Unlock()
	return name, nil
}

// packageModule reads a package's resource: pairs of whether the module has
// only subpackages there, and the module's name.
func (i *image) packageModule(loc location) (string, error) {
	data, err := i.content(loc)
	if err != nil {
		return "", err
	}
	for ; len(data) >= 8; data = data[8:] {
		if i.order.Uint32(data) == 0 {
			return i.stringAt(uint64(i.order.Uint32(data[4:])))
		}
	}
	return "", nil
}

// owns reports whether a module of the image has the class's package; then classes of the package
// are not searched elsewhere, as in the JDK's class loaders.
func (i *image) owns(class string) (bool, error) {
	module, err := i.module(Package(class))
	return module != "", err
}

func (i *image) find(name string) ([]byte, error) { return i.resource(name + ".class") }

// resource returns the file of a module with that name, such as java/lang/Object.class, or nil.
func (i *image) resource(name string) ([]byte, error) {
	module, err := i.module(Package(name))
	if err != nil || module == "" {
		return nil, err
	}
	loc, found, err := i.lookup("/" + module + "/" + name)
	if err != nil || !found {
		return nil, err
	}
	return i.content(loc)
}

func (i *image) list(yield func(name string)) error {
	index := make([]byte, i.contents-i.offsets)
	if _, err := i.file.ReadAt(index, i.offsets); err != nil {
		return i.bad(i.offsets, "the index", "%v", err)
	}
	locations := index[i.locations-i.offsets : i.strings-i.offsets]
	text := index[i.strings-i.offsets:]
	word := func(o uint64) string {
		if o >= uint64(len(text)) {
			return ""
		}
		b := text[o:]
		for k, c := range b {
			if c == 0 {
				return string(b[:k])
			}
		}
		return ""
	}
	for k := range i.length {
		o := int64(i.order.Uint32(index[4*k:]))
		if o >= int64(len(locations)) {
			return i.bad(i.offsets+4*k, "a location inside the locations", "offset %d", o)
		}
		loc, ok := decodeLocation(locations[o:])
		if !ok {
			return i.bad(i.locations+o, "the attributes of a location", "others")
		}
		module, base := word(loc[locModule]), word(loc[locBase])
		if word(loc[locExtension]) != "class" || module == "packages" || module == "modules" || isModuleInfo(base) {
			continue
		}
		if parent := word(loc[locParent]); parent != "" {
			base = parent + "/" + base
		}
		yield(base)
	}
	return nil
}
