package classfile

import (
	"errors"
	"testing"
)

// FuzzParse feeds bytes to Parse: a class whose every part can be asked for, or
// a *FormatError inside the bytes. The corpus in testdata/fuzz has classes
// compiled by javac and hand-made ones.
func FuzzParse(f *testing.F) {
	f.Add(small().Bytes())
	f.Fuzz(func(t *testing.T, data []byte) {
		c, err := Parse("Fuzz", data)
		if err == nil {
			useAll(t, c)
			return
		}
		var fe *FormatError
		if !errors.As(err, &fe) || fe.Offset < 0 || fe.Offset > len(data) || fe.Expected == "" || c != nil {
			t.Fatalf("error %#v", err)
		}
	})
}
