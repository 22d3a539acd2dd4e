package classfile

// Modified UTF-8 (JVMS §4.4.7) differs from UTF-8 in that NUL takes two bytes
// and characters above U+FFFF are two three-byte surrogates.

// plainMUTF8 reports whether b is ASCII without NUL and so means the same in
// both encodings.
func plainMUTF8(b []byte) bool {
	for _, c := range b {
		if c-1 >= 0x7f {
			return false
		}
	}
	return true
}

// badMUTF8 yields the offset of the first byte that is wrong, or -1.
func badMUTF8(b []byte) int {
	for i := 0; i < len(b); {
		_, n := mutf8Unit(b[i:])
		if n == 0 {
			return i
		}
		i += n
	}
	return -1
}

// mutf8Unit decodes the UTF-16 code unit at the start of b; n is 0 if there is none.
func mutf8Unit(b []byte) (unit uint16, n int) {
	cont := func(i int) bool { return i < len(b) && b[i]&0xc0 == 0x80 }
	switch c := b[0]; {
	case c >= 0x01 && c <= 0x7f:
		return uint16(c), 1
	case c&0xe0 == 0xc0 && cont(1):
		unit = uint16(c&0x1f)<<6 | uint16(b[1]&0x3f)
		if unit == 0 || unit >= 0x80 {
			return unit, 2
		}
	case c&0xf0 == 0xe0 && cont(1) && cont(2):
		unit = uint16(c&0x0f)<<12 | uint16(b[1]&0x3f)<<6 | uint16(b[2]&0x3f)
		if unit >= 0x800 {
			return unit, 3
		}
	}
	return 0, 0
}

// decodeMUTF8 turns valid modified UTF-8 into UTF-8; unpaired surrogates stay
// as three bytes each (WTF-8), so that different strings stay different.
func decodeMUTF8(b []byte) string {
	out := make([]byte, 0, len(b))
	for i := 0; i < len(b); {
		u, n := mutf8Unit(b[i:])
		if n == 0 {
			panic("BUG: decoding unchecked modified UTF-8")
		}
		i += n
		if u&0xfc00 == 0xd800 && i < len(b) {
			if low, m := mutf8Unit(b[i:]); m == 3 && low&0xfc00 == 0xdc00 {
				i += m
				c := 0x10000 + (uint32(u)-0xd800)<<10 + (uint32(low) - 0xdc00)
				out = append(out, 0xf0|byte(c>>18), 0x80|byte(c>>12)&0xbf, 0x80|byte(c>>6)&0xbf, 0x80|byte(c)&0xbf)
				continue
			}
		}
		switch {
		case u < 0x80:
			out = append(out, byte(u))
		default:
			out = append(out, b[i-n:i]...)
		}
	}
	return string(out)
}
