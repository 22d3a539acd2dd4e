package ivl

import "unicode/utf8"

// An ObjLit whose class is an array of chars is a string constant: its length
// and its elements are those of Text. No input decides its contents.

// isText reports whether objects of class c are arrays of chars, so that a
// literal of it has its elements in Text.
func isText(c *Class) bool {
	return c.Elem != nil && c.Elem.Sort == IntSort && c.Elem.Range == U16
}

// Chars returns the UTF-16 code units of a Java string held as WTF-8: UTF-8 in
// which a surrogate without its partner stands as three bytes, as package
// classfile decodes constants.
func Chars(text string) []uint16 {
	us := make([]uint16, 0, len(text))
	for i := 0; i < len(text); {
		if r, n := utf8.DecodeRuneInString(text[i:]); n > 1 || r < utf8.RuneSelf {
			i += n
			if r >= 0x10000 {
				us = append(us, uint16(0xd800+(r-0x10000)>>10), uint16(0xdc00+(r-0x10000)&0x3ff))
				continue
			}
			us = append(us, uint16(r))
			continue
		}
		if i+2 < len(text) && text[i] == 0xed { // a lone surrogate, which is no UTF-8
			us = append(us, uint16(text[i]&0xf)<<12|uint16(text[i+1]&0x3f)<<6|uint16(text[i+2]&0x3f))
			i += 3
			continue
		}
		us = append(us, utf8.RuneError)
		i++
	}
	return us
}

// Text is the inverse of Chars.
func Text(us []uint16) string {
	b := make([]byte, 0, len(us))
	for i := 0; i < len(us); i++ {
		u := us[i]
		switch {
		case u&0xfc00 == 0xd800 && i+1 < len(us) && us[i+1]&0xfc00 == 0xdc00:
			i++
			b = utf8.AppendRune(b, 0x10000+rune(u&0x3ff)<<10+rune(us[i]&0x3ff))
		case u&0xf800 == 0xd800:
			b = append(b, 0xed, 0x80|byte(u>>6)&0x3f, 0x80|byte(u)&0x3f)
		default:
			b = utf8.AppendRune(b, rune(u))
		}
	}
	return string(b)
}

// Len returns the length of a literal of an array class: the number of chars
// of Text.
func (t *ObjLit) Len() int { return len(Chars(t.Text)) }
