package classfile

import (
	"encoding/binary"
	"fmt"
)

// reader reads a class file in order. It keeps the first error: afterwards
// every read yields zero, and the loops of the parser end.
type reader struct {
	name string // of the class, for errors
	data []byte
	pos  int
	end  int // reads stay below; len(data), or the end of the attribute being read
	err  *FormatError
}

// fail records the first error.
func (r *reader) fail(offset int, expected, format string, args ...any) {
	if r.err == nil {
		r.err = &FormatError{Class: r.name, Offset: offset, Expected: expected, Found: fmt.Sprintf(format, args...)}
	}
	r.pos = r.end
}

// need checks that n more bytes are there, for the item called what.
func (r *reader) need(n int, what string) bool {
	if r.err != nil {
		return false
	}
	if n > r.end-r.pos {
		if r.end == len(r.data) {
			r.fail(r.pos, fmt.Sprintf("%d bytes of %s", n, what), "the end of the file after %d", r.end-r.pos)
		} else {
			r.fail(r.pos, fmt.Sprintf("%d bytes of %s", n, what), "the end of the attribute after %d", r.end-r.pos)
		}
		return false
	}
	return true
}

func (r *reader) u1(what string) int {
	if r.pos >= r.end && !r.need(1, what) {
		return 0
	}
	r.pos++
	return int(r.data[r.pos-1])
}

func (r *reader) u2(what string) int {
	if r.pos+2 > r.end && !r.need(2, what) {
		return 0
	}
	r.pos += 2
	return int(binary.BigEndian.Uint16(r.data[r.pos-2:]))
}

func (r *reader) u4(what string) uint32 {
	if r.pos+4 > r.end && !r.need(4, what) {
		return 0
	}
	r.pos += 4
	return binary.BigEndian.Uint32(r.data[r.pos-4:])
}

// bytes yields the next n bytes, capped so that appending copies.
func (r *reader) bytes(n int, what string) []byte {
	if n < 0 || !r.need(n, what) {
		return nil
	}
	r.pos += n
	return r.data[r.pos-n : r.pos : r.pos]
}

// count reads a u2 count of items that take at least size bytes each. It
// refuses a count that cannot fit, so a caller can allocate that many items.
func (r *reader) count(size int, what string) int {
	at := r.pos
	n := r.u2(what)
	return r.fits(at, n, size, what)
}

// fits checks a count n read at offset at as count does.
func (r *reader) fits(at, n, size int, what string) int {
	if r.err == nil && n*size > r.end-r.pos {
		r.fail(at, fmt.Sprintf("a %s that fits in the remaining %d bytes", what, r.end-r.pos), "%d", n)
	}
	if r.err != nil {
		return 0
	}
	return n
}
