package classfile

import (
	"errors"
	"slices"
	"strings"
	"testing"
)

func TestParseMethodDescriptor(t *testing.T) {
	tests := []struct {
		desc   string
		params string // separated by spaces
		result string
		width  int
	}{
		{"()V", "", "V", 0},
		{"(IJ[[DLjava/lang/String;)[Ljava/lang/Object;", "I J [[D Ljava/lang/String;", "[Ljava/lang/Object;", 5},
		{"(BCSZFD)J", "B C S Z F D", "J", 7},
		{"(" + strings.Repeat("[", 255) + "J)V", strings.Repeat("[", 255) + "J", "V", 1},
	}
	for _, tt := range tests {
		params, result, err := ParseMethodDescriptor(tt.desc)
		if err != nil || strings.Join(params, " ") != tt.params || result != tt.result {
			t.Errorf("%s is %v, %s, %v", tt.desc, params, result, err)
		}
		if width, err := ParamWidth(tt.desc); width != tt.width || err != nil {
			t.Errorf("%s has width %d, %v, want %d", tt.desc, width, err, tt.width)
		}
	}
	bad := map[string]int{ // to the offset of the error
		"": 0, "V": 0, "(": 1, "(I": 2, "()": 2, "()VV": 3, "(V)V": 1, "()I ": 3, "(L;)V": 2, "(La)V": 5,
		"(La.b;)V": 2, "([)V": 2, "(L/a;)V": 2, "()[V": 3, "(" + strings.Repeat("[", 256) + "I)V": 256,
	}
	for desc, at := range bad {
		_, _, err := ParseMethodDescriptor(desc)
		var de *DescriptorError
		if !errors.As(err, &de) || de.Offset != at {
			t.Errorf("%q: error %v, want one at offset %d", desc, err, at)
		}
	}
}

func TestDescriptorHelpers(t *testing.T) {
	tests := []struct {
		desc, class, component, java string
		width                        int
	}{
		{"I", "", "", "int", 1},
		{"J", "", "", "long", 2},
		{"V", "", "", "void", 0},
		{"Ljava/lang/String;", "java/lang/String", "", "java.lang.String", 1},
		{"[D", "[D", "D", "double[]", 1},
		{"[[Lp/Q$R;", "[[Lp/Q$R;", "[Lp/Q$R;", "p.Q$R[][]", 1},
	}
	for _, tt := range tests {
		if got := ClassNameOf(tt.desc); got != tt.class {
			t.Errorf("ClassNameOf(%s) = %q", tt.desc, got)
		}
		if tt.class != "" && DescriptorOf(tt.class) != tt.desc {
			t.Errorf("DescriptorOf(%s) = %q", tt.class, DescriptorOf(tt.class))
		}
		if got := ComponentType(tt.desc); got != tt.component {
			t.Errorf("ComponentType(%s) = %q", tt.desc, got)
		}
		if got := JavaName(tt.desc); got != tt.java {
			t.Errorf("JavaName(%s) = %q", tt.desc, got)
		}
		if got := SlotWidth(tt.desc); got != tt.width {
			t.Errorf("SlotWidth(%s) = %d", tt.desc, got)
		}
	}
	if got := []string{Package("java/lang/String"), Package("Main")}; !slices.Equal(got, []string{"java/lang", ""}) {
		t.Errorf("Package: %q", got)
	}
}

// FuzzDescriptor checks that what is accepted can be put together again.
func FuzzDescriptor(f *testing.F) {
	for _, s := range []string{"()V", "(IJ[[DLjava/lang/String;)[Ljava/lang/Object;", "[I", "La/b;", "(L;)V", "([", "()"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, desc string) {
		params, result, err := ParseMethodDescriptor(desc)
		if err == nil {
			if again := "(" + strings.Join(params, "") + ")" + result; again != desc {
				t.Errorf("%q becomes %q", desc, again)
			}
			for _, p := range params {
				if err := ParseFieldDescriptor(p); err != nil {
					t.Error(err)
				}
			}
		}
		if ParseFieldDescriptor(desc) == nil && IsReference(desc) && DescriptorOf(ClassNameOf(desc)) != desc {
			t.Errorf("%q is of class %q", desc, ClassNameOf(desc))
		}
	})
}

// TestInnermostClass: the dimensions of arrays are left out.
func TestInnermostClass(t *testing.T) {
	for name, want := range map[string]string{
		"java/lang/String": "java/lang/String", "[Ljava/lang/String;": "java/lang/String", "[[[Ljava/lang/String;": "java/lang/String", "[[I": "", "[I": "", "": "",
	} {
		if got := InnermostClass(name); got != want {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
	}
}
