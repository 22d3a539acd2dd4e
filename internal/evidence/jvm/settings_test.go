package jvm

import (
	"errors"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/ivl"
)

// TestSettings: what a JVM is given for properties and variables, and what no JVM finds there.
func TestSettings(t *testing.T) {
	str := &ivl.Class{Name: "java/lang/String", ID: 1, Elem: &ivl.Type{Sort: ivl.IntSort, Range: ivl.U16}}
	asked := func(input, name string, n int) ivl.Consumed {
		c := ivl.Consumed{Request: ivl.Request{Type: ivl.RefTo(str), Of: name, Input: &ivl.Input{Kind: ivl.Setting, Name: input}}}
		if n >= 0 {
			c.Value = ivl.Value{Ref: &ivl.External{Number: 7, Class: str, Length: int64(n)}}
		}
		return c
	}
	char := func(i, c int64) ivl.Consumed {
		return ivl.Consumed{Request: ivl.Request{Type: ivl.IntOf(ivl.U16), Contents: true, Certain: true, Index: i, External: 8}, Value: ivl.Value{N: c}}
	}
	const env = "System.getenv()"
	for _, test := range []struct {
		name       string
		consumed   []ivl.Consumed
		args, vars string
		err        string
		impossible bool
	}{
		{"a variable", []ivl.Consumed{asked(env, "SIZE", 2), char(0, '4')}, "", "SIZE=4a", "", false},
		{"a property", []ivl.Consumed{asked(propertyInput, "size", 1), char(0, '4')}, "-Dsize=4", "", "", false},
		{"the user's home", []ivl.Consumed{asked(propertyInput, "user.home", 1)}, "-Duser.home=a", "", "", false},
		{"nothing", []ivl.Consumed{asked(env, "NO_SUCH_VARIABLE_HERE", -1), asked(propertyInput, "size", -1)}, "", "", "", false},
		{"no variable", []ivl.Consumed{asked(env, "A=B", 1)}, "", "", `no variable of the environment has the name "A=B"`, true},
		{"the end of a text", []ivl.Consumed{asked(env, "SIZE", 1), char(0, 0)}, "", "", "SIZE would have to have a character 0", true},
		{"not in ASCII", []ivl.Consumed{asked(env, "SIZE", 1), char(0, 0xe4)}, "", "", "a JVM cannot be given SIZE", false},
		{"there already", []ivl.Consumed{asked(env, "PATH", -1)}, "", "", "a JVM cannot be started without the variable PATH", false},
	} {
		t.Setenv("PATH", "x")
		var args, vars []string
		s, err := NewScript("M.main([Ljava/lang/String;)V", test.consumed)
		if err == nil {
			args, vars, err = s.settings()
		}
		got := ""
		if err != nil {
			got = err.Error()
		}
		var e *ImpossibleError
		if got != test.err || errors.As(err, &e) != test.impossible || strings.Join(args, " ") != test.args || strings.Join(vars, " ") != test.vars {
			t.Errorf("%s: %q, arguments %q, variables %q", test.name, got, args, vars)
		}
	}
}
