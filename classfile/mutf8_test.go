package classfile

import "testing"

func TestModifiedUTF8(t *testing.T) {
	tests := []struct{ in, want string }{
		{"", ""},
		{"plain", "plain"},
		{"nul\xc0\x80", "nul\x00"},
		{"\xc3\xa9\xe2\x82\xac", "é€"},
		{"\xed\xa0\xbd\xed\xb8\x80", "😀"},                        // a surrogate pair
		{"\xed\xa0\xbd", "\xed\xa0\xbd"},                         // a high surrogate alone
		{"\xed\xb8\x80\xed\xa0\xbd", "\xed\xb8\x80\xed\xa0\xbd"}, // the wrong way round
		{"\xed\xa0\xbd\xed\xa0\xbd\xed\xb8\x80", "\xed\xa0\xbd😀"},
		{"\xed\xa0\xbdx", "\xed\xa0\xbdx"},
		{"\xef\xbf\xbf", "\uffff"},
		{"\xed\xaf\xbf\xed\xbf\xbf", "\U0010ffff"},
	}
	for _, tt := range tests {
		if bad := badMUTF8([]byte(tt.in)); bad >= 0 {
			t.Errorf("%q is wrong at %d", tt.in, bad)
		} else if got := decodeMUTF8([]byte(tt.in)); got != tt.want {
			t.Errorf("%q decodes to %q, want %q", tt.in, got, tt.want)
		}
	}
	for in, at := range map[string]int{"\x00": 0, "a\x80": 1, "\xc0\x81": 0, "\xe0\x80\x80": 0, "ab\xc3": 2, "\xf0\x9f\x98\x80": 0, "\xff": 0, "\xe2\x82x": 0} {
		if bad := badMUTF8([]byte(in)); bad != at {
			t.Errorf("%q is wrong at %d, want %d", in, bad, at)
		}
	}
}
