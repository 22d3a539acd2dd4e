package classfile

import (
	"errors"
	"strings"
	"testing"
)

func TestDecode(t *testing.T) {
	tests := []struct {
		code []byte
		pc   int
		want string
		len  int
	}{
		{[]byte{0x00}, 0, "nop", 1},
		{[]byte{0x02}, 0, "iconst_m1", 1},
		{[]byte{0x10, 0x80}, 0, "bipush -128", 2},
		{[]byte{0x11, 0x80, 0}, 0, "sipush -32768", 3},
		{[]byte{0x12, 0xff}, 0, "ldc #255", 2},
		{[]byte{0x14, 1, 2}, 0, "ldc2_w #258", 3},
		{[]byte{0x15, 200}, 0, "iload 200", 2},
		{[]byte{0xc4, 0x15, 1, 0}, 0, "iload 256", 4},
		{[]byte{0xc4, 0xa9, 1, 0}, 0, "ret 256", 4},
		{[]byte{0xc4, 0x84, 1, 0, 0xff, 0xfe}, 0, "iinc 256 -2", 6},
		{[]byte{0x84, 3, 0xff}, 0, "iinc 3 -1", 3},
		{[]byte{0, 0, 0x99, 0xff, 0xfe}, 2, "ifeq 0", 3},
		{[]byte{0xc8, 0, 0, 0, 4}, 0, "goto_w 4", 5},
		{[]byte{0xc9, 0, 0, 0, 4}, 0, "jsr_w 4", 5},
		{[]byte{0xb9, 0, 7, 1, 0}, 0, "invokeinterface #7 1", 5},
		{[]byte{0xba, 0, 7, 0, 0}, 0, "invokedynamic #7", 5},
		{[]byte{0xbc, 10}, 0, "newarray int", 2},
		{[]byte{0xc5, 0, 9, 2}, 0, "multianewarray #9 2", 4},
		{[]byte{0, 0xaa, 0, 0, 0, 0, 0, 1, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 3}, 1, "tableswitch {-1: 3, 0: 4, default: 2}", 23},
		{[]byte{0, 0, 0, 0xab, 0, 0, 0, 1, 0, 0, 0, 1, 0x80, 0, 0, 0, 0, 0, 0, 2}, 3, "lookupswitch {-2147483648: 5, default: 4}", 17},
		{[]byte{0xab, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0}, 0, "lookupswitch {default: 1}", 12},
	}
	for _, tt := range tests {
		in, err := Decode(tt.code, tt.pc)
		if err != nil || in.String() != tt.want || in.Len != tt.len || in.PC != tt.pc || in.Wide != (tt.code[tt.pc] == 0xc4) {
			t.Errorf("% x is %s of %d bytes, %v, want %s of %d", tt.code, in.String(), in.Len, err, tt.want, tt.len)
		}
	}
}

func TestDecodeImplicit(t *testing.T) {
	for op := range Opcode(len(opcodes)) {
		in := Instruction{}
		if opcodes[op].form != formImplicitLocal && opcodes[op].form != formImplicitConst {
			continue
		}
		in, err := Decode([]byte{byte(op)}, 0)
		if err != nil {
			t.Fatal(err)
		}
		n := int(in.Value) + in.Index
		want := op.String()[strings.LastIndexByte(op.String(), '_')+1:]
		if got := strings.Replace(string(rune('0'+n)), "/", "m1", 1); got != want {
			t.Errorf("%s has operand %d", op, n)
		}
	}
}

func TestDecodeErrors(t *testing.T) {
	tests := []struct {
		code []byte
		want string
	}{
		{nil, "pc 0: expected an instruction, found the end of the code"},
		{[]byte{0xca}, "an opcode up to 0xc9, found 0xca"},
		{[]byte{0xff}, "found 0xff"},
		{[]byte{0x10}, "2 bytes of bipush, found the end of the code after 1"},
		{[]byte{0xa7, 0, 3}, "a branch target of goto inside 0..2, found 3"},
		{[]byte{0xa7, 0xff, 0xff}, "found -1"},
		{[]byte{0xc8, 0x7f, 0xff, 0xff, 0xff}, "found 2147483647"},
		{[]byte{0xc4}, "2 bytes of wide"},
		{[]byte{0xc4, 0x00, 0, 0}, "after wide, found nop"},
		{[]byte{0xc4, 0x84, 0, 0}, "6 bytes of iinc"},
		{[]byte{0xbc, 3}, "a type code 4..11 of newarray"},
		{[]byte{0xb9, 0, 1, 0, 0}, "invokeinterface to have a count"},
		{[]byte{0xba, 0, 1, 0, 1}, "invokedynamic to end in two 0"},
		{[]byte{0xc5, 0, 1, 0}, "at least one dimension"},
		{[]byte{0xaa, 0, 0, 0, 0, 0, 0, 0}, "16 bytes of tableswitch"},
		{[]byte{0xaa, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 1}, "low of tableswitch not above its high"},
		{[]byte{0xaa, 0, 0, 0, 0, 0, 0, 0, 0x80, 0, 0, 0, 0x7f, 0xff, 0xff, 0xff}, "found 4294967296 targets"},
		{[]byte{0xab, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff}, "found -1 pairs"},
		{[]byte{0xab, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1}, "the pairs of lookupswitch inside the code"},
		{[]byte{0xab, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0}, "in increasing order, found 1 after 1"},
	}
	for _, tt := range tests {
		_, err := Decode(tt.code, 0)
		var ce *CodeError
		if !errors.As(err, &ce) || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("% x: error %v, want %q", tt.code, err, tt.want)
		}
	}
	if _, err := Decode([]byte{0}, -1); err == nil {
		t.Error("an instruction at -1")
	}
}

// FuzzDecode checks that instructions cover the code without gaps and branch
// inside it.
func FuzzDecode(f *testing.F) {
	f.Add([]byte{0x1a, 0x9e, 0, 9, 0x1a, 0xac})
	f.Add([]byte{0xaa, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0})
	f.Add([]byte{0xab, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 5, 0, 0, 0, 1})
	f.Add([]byte{0xc4, 0x84, 1, 0, 0xff, 0xfe, 0xb1})
	f.Fuzz(func(t *testing.T, code []byte) {
		next := 0
		for in, err := range Instructions(code) {
			if err != nil {
				if !errors.As(err, new(*CodeError)) {
					t.Errorf("error of another type: %v", err)
				}
				return
			}
			if in.PC != next || in.Len <= 0 || in.Next() > len(code) || len(in.Keys) != len(in.Targets) {
				t.Fatalf("instruction %s of %d bytes at %d, want at %d", in.String(), in.Len, in.PC, next)
			}
			for _, target := range append(in.Targets, in.Target) {
				if target < 0 || target >= len(code) {
					t.Fatalf("%s leaves the %d bytes of code", in.String(), len(code))
				}
			}
			next = in.Next()
		}
		if next != len(code) {
			t.Fatalf("decoded %d of %d bytes without an error", next, len(code))
		}
	})
}
