package project

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/entries"
)

// TestProofs: proofs that another process has written are kept as those of our own, and stay
// in the folder of their entry.
func TestProofs(t *testing.T) {
	method := func(name string) entries.Entry {
		return entries.Entry{Method: &classfile.Method{Class: &classfile.Class{Name: "p/A"}, Name: name, Desc: "(Lp/B;)V"}}
	}
	e := method("f")
	if err := Proofs("").Keep(e, map[string]string{"1-check.smt2": "x"}); err != nil || Proofs("").Folder(e) != "" {
		t.Errorf("without a folder: %v", err)
	}
	d := Proofs(filepath.Join(t.TempDir(), "proofs [1]"))
	for _, name := range []string{"../x", "a/b", "", ".."} {
		if err := d.Keep(e, map[string]string{name: "x"}); err == nil {
			t.Errorf("%q is written", name)
		}
	}
	for _, text := range []string{"first", "second"} {
		if err := d.Keep(e, map[string]string{text + "-check.smt2": text, proofScript: "#!/bin/sh"}); err != nil {
			t.Fatal(err)
		}
	}
	if got := filepath.Base(d.Folder(e)); got != "p.A.f(Lp.B;)V" {
		t.Errorf("the folder is %s", got)
	}
	long := method(strings.Repeat("x", 300))
	other := method(strings.Repeat("x", 301))
	if a, b := d.Folder(long), d.Folder(other); a == b || len(filepath.Base(a)) > longestName {
		t.Errorf("long names: %s, %s", a, b)
	}
	got, err := d.Take(e)
	if diff := cmp.Diff(map[string]string{"second-check.smt2": "second", proofScript: "#!/bin/sh"}, got); diff != "" || err != nil {
		t.Errorf("%v (-want +got):\n%s", err, diff)
	}
	if got, err := d.Take(e); len(got) > 0 || err != nil {
		t.Errorf("proofs that are not there any more: %v, %v", got, err)
	}
}
