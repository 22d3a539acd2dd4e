package reach

import (
	"regexp"
	"strings"
	"testing"
)

// TestShapes: each text that an expression matches has its shape, and numbers have their bounds.
func TestShapes(t *testing.T) {
	expressions := []string{
		`\d+`, `\d{1,4}`, `[1-9]\d{0,2}`, `-?\d{1,3}`, `[+-]?\d+`, `[A-D][1-3]`, `a|bc`, `(a|b)?c`, `(ab)*`, `[^a]b`, `a.`, `(-?\d)\.`, `-?(1|23)`,
		`-?-?\d`, `(-?1){2}`, `^1$`, `x*1`, `(?:1?)2+`, `[\d-]1?`, `[a\-1]`, `\w\s?`, `.{2}`, `(?=1)\d`, `\.1`, `1\b`, `(?<n>1)|`, ``, `é1`, `(1|-)2`, `[1-9]|-?\d\d`,
	}
	texts := []string{""}
	for from, n := 0, 0; n < 3; n++ {
		to := len(texts)
		for _, x := range texts[from:to] {
			for _, c := range "1-2ab.c +A9é" {
				texts = append(texts, x+string(c))
			}
		}
		from = to
	}
	texts = append(texts, "1234", "-123", "99999", "abab", "1111", "-1-1", "😀b", "a😀")
	for _, text := range expressions {
		all := shapeOf(text)
		if all == nil {
			t.Errorf("%s has no shape", text)
			continue
		}
		s := &all.groups[0].shape
		lo, hi, number := s.Number(9)
		go1 := regexp.MustCompile(`^(?s:` + strings.ReplaceAll(text, "(?=1)", "") + `)$`)
		for _, x := range texts {
			if !go1.MatchString(x) {
				continue
			}
			var us []rune
			for _, c := range x {
				if c > 0xffff {
					us = append(us, 0xd83d)
					c = 0xde00
				}
				us = append(us, c)
			}
			if len(us) < s.Min || len(us) > s.Max {
				t.Errorf("%s matches %q, whose length is not in %d … %d", text, x, s.Min, s.Max)
			}
			for i, c := range us {
				set := s.Place(i)
				if c < 128 && !set.ascii[c] || c >= 128 && !set.other {
					t.Errorf("%s matches %q, whose char %d is not in the shape", text, x, i)
				}
			}
			if number {
				n, sign := int64(0), int64(1)
				for i, c := range us {
					switch {
					case i == 0 && c == '-':
						sign = -1
					case i == 0 && c == '+' && len(us) > 1:
					case c < '0' || c > '9':
						t.Fatalf("%s matches %q, which is not a number", text, x)
					default:
						n = 10*n + int64(c-'0')
					}
				}
				if n *= sign; n < lo || n > hi || len(us) == 0 {
					t.Errorf("%s matches %q, which is not in %d … %d", text, x, lo, hi)
				}
			}
		}
	}
	for text, want := range map[string][2]int64{`\d{1,4}`: {0, 9999}, `[1-9]\d{0,2}`: {1, 999}, `-?\d{1,3}`: {-999, 999}, `[1-9]\d{2}`: {100, 999}} {
		if lo, hi, ok := shapeOf(text).groups[0].shape.Number(9); !ok || lo != want[0] || hi != want[1] {
			t.Errorf("%s is in %d … %d, %v", text, lo, hi, ok)
		}
	}
	for _, text := range []string{`\d+`, `\d*`, `-?`, `\d{1,10}`, `(?i)1`, `1-?1`, `-?-?\d`} {
		if s := shapeOf(text); s != nil {
			if lo, hi, ok := s.groups[0].shape.Number(9); ok {
				t.Errorf("%s is a number in %d … %d", text, lo, hi)
			}
		}
	}
}

// TestGroupShapes: which groups match something wherever the expression does, and what.
func TestGroupShapes(t *testing.T) {
	for _, test := range []struct {
		text   string
		always []bool
	}{
		{`(\d)(a)?`, []bool{true, false}},
		{`(?:(\d),)+(x|(y))`, []bool{true, true, false}},
		{`(?=(1))\d|(2)`, []bool{false, false}},
		{`((a){2}(b){0,2})*`, []bool{false, false, false}},
		{`(?<key>\w+)=(?<value>\d*)`, []bool{true, true}},
	} {
		s := shapeOf(test.text)
		if s == nil || len(s.groups) != len(test.always)+1 {
			t.Fatalf("%s: %v", test.text, s)
		}
		for i, want := range test.always {
			if g := s.groups[i+1]; g.always != want {
				t.Errorf("%s: group %d matches always: %v", test.text, i+1, g.always)
			}
		}
	}
	s := shapeOf(`(?<key>[a-z]+)=(?<value>\d{2,3})`)
	if lo, hi, ok := s.groups[2].shape.Number(9); s.groups[2].name != "value" || lo != 0 || hi != 999 || !ok || s.groups[1].shape.Min != 1 {
		t.Errorf("%+v", s.groups)
	}
}
