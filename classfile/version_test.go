package classfile_test

import (
	"encoding/binary"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
)

// TestVersion: a class for a newer Java than the JDK's is refused, as by java.
// Without a JDK it is not.
func TestVersion(t *testing.T) {
	dir := classtest.Javac(t, 8, map[string]string{"Main.java": "class Main { }"})
	jdk, err := classfile.FindJDK("")
	if err != nil {
		t.Skip(err)
	}
	const newest = 25
	if jdk.Feature >= newest {
		t.Skipf("no class is newer than JDK %d", jdk.Feature)
	}
	file := filepath.Join(dir, "Main.class")
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for java, refused := range map[int]bool{jdk.Feature: false, jdk.Feature + 1: true, newest: true} {
		binary.BigEndian.PutUint16(data[6:], uint16(java+44))
		if err := os.WriteFile(file, data, 0o666); err != nil {
			t.Fatal(err)
		}
		for _, opts := range []classfile.PathOptions{{}, {NoPlatform: true}} {
			p, err := classfile.OpenPath(dir, opts)
			if err != nil {
				t.Fatal(err)
			}
			_, err = p.Class("Main")
			var newer *classfile.VersionError
			if got := errors.As(err, &newer); got != (refused && !opts.NoPlatform) {
				t.Errorf("Java %d, %+v: error %v", java, opts, err)
			} else if got && (newer.Java != java || newer.JDK != jdk.Feature || !strings.Contains(err.Error(), "--jdk")) {
				t.Errorf("error %v", err)
			}
			p.Close()
		}
	}
}
