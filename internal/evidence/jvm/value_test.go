package jvm

import "testing"

// TestJavaOfCycle: an array may be an element of itself, and of an element.
func TestJavaOfCycle(t *testing.T) {
	inner := &object{class: "[Ljava/lang/Object;", length: 1}
	outer := &object{class: "[Ljava/lang/Object;", length: 2}
	inner.elems = map[int64]Value{0: {ref: true, object: outer}}
	outer.elems = map[int64]Value{0: {ref: true, object: inner}, 1: {ref: true, object: inner}}
	got := Value{ref: true, object: outer}.Java()
	if want := "new Object[]{new Object[]{(the array itself)}, new Object[]{(the array itself)}}"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestQuote: the compiler reads a unicode escape before it looks for the end of a line, so
// the ends of lines have escapes of their own.
func TestQuote(t *testing.T) {
	for text, want := range map[string]string{
		"a\r\nb": `"a\r\nb"`, `"\`: `"\"\\"`, "é\x00": `"\u00e9\u0000"`,
	} {
		if got := Quote(text); got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
	for u, want := range map[uint16]string{'\r': `'\r'`, '\'': `'\''`, '"': `'"'`, 0xd83d: `'\ud83d'`} {
		if got := javaChar(u); got != want {
			t.Errorf("%#x: %s, want %s", u, got, want)
		}
	}
}
