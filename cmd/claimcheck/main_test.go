package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/ivl"
)

const program = `
class java/lang/Object #1
class A #2 extends java/lang/Object {
  f: i32
}
input 0 environment "in"
prop 0 assert "p"
prop 1 assert "q"
entry main
proc main() {
  var i, x: i32
  var a: ref A
L0:
  i := 0
  havoc x input 0
  a := new A @1
  push A a, 3
  goto L1
L1:
  goto {(< i 10) -> L2, else -> L3}
L2:
  i := (+ i 1)
  goto L1
L3:
  assert (<= i 10) prop 0
  assert (<= x 10) prop 1
  return
}
`

func TestRun(t *testing.T) {
	p, err := ivl.Parse("p.ivl", program)
	if err != nil {
		t.Fatal(err)
	}
	r, err := certificate.Check(t.Context(), absint.Analyse(p).Claims())
	if err != nil {
		t.Fatal(err)
	}
	written, err := r.Claims().Text([]string{"p"})
	if err != nil {
		t.Fatal(err)
	}
	claims := string(written)
	change := func(old, by string) string {
		if !strings.Contains(claims, old) {
			t.Fatalf("the claims have no %q:\n%s", old, claims)
		}
		return strings.Replace(claims, old, by, 1)
	}
	dir := t.TempDir()
	for _, c := range []struct {
		name, program, claims string
		code                  int
		want                  string
	}{
		{"a proof", program, claims, 0, "proved p\n1 properties, 4 blocks, 0 claims weakened\n"},
		{"another property", program, change(`"p"`, `"q"`), 1, "open q\n"},
		{"no property of the program", program, change(`"p"`, `"r"`), 1, "open r\n"},
		{"a claim that does not hold", program, change(`"i": "0..10"`, `"i": "0..7"`), 0, "1 claims weakened"},
		{"another program", strings.Replace(program, "a := new A @1\n  push A a, 3\n", "", 1), claims, 65, ""},
		{"another object", program, change(`"objects": `, `"objects": 1`), 65, "objects"},
		{"another variable", program, change(`"i": `, `"j": `), 65, "variables are not those of the procedure"},
		{"another field", program, change(`"field": "f"`, `"field": "g"`), 65, "there is no field g of A"},
		{"an object that is not there", program, change(`"object": `, `"object": 9`), 65, "there is no object"},
		{"no set", program, change(`"0..10"`, `"0-10"`), 65, "is not a set of integers"},
		{"no remainder", program, change(`"0..10"`, `"0..10 %2=2"`), 65, "is not a set of integers"},
		{"no JSON", program, "", 65, "JSON"},
		{"no program", "proc", claims, 65, "p.ivl:1"},
	} {
		t.Run(c.name, func(t *testing.T) {
			files := []string{filepath.Join(dir, "p.ivl"), filepath.Join(dir, "p.json")}
			for i, text := range []string{c.program, c.claims} {
				if err := os.WriteFile(files[i], []byte(text), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			var out, errs bytes.Buffer
			if code := run(files, &out, &errs); code != c.code || !strings.Contains(out.String()+errs.String(), c.want) {
				t.Errorf("exit code %d, want %d with %q\n%s%s", code, c.code, c.want, &out, &errs)
			}
		})
	}
	var out bytes.Buffer
	if code := run(nil, &out, &out); code != 64 {
		t.Errorf("without arguments: %d", code)
	}
}
