package cache

import (
	"archive/zip"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/result"
	"github.com/jayverify/jayverify/verify"
)

// fill gives every field below v a value of its own that is not zero.
func fill(v reflect.Value, n *int) {
	*n++
	switch v.Kind() {
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		fill(v.Elem(), n)
	case reflect.Struct:
		if v.Type() == reflect.TypeFor[time.Time]() {
			return // Cached is not kept
		}
		for i := range v.NumField() {
			fill(v.Field(i), n)
		}
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 2, 2))
		for i := range 2 {
			fill(v.Index(i), n)
		}
	case reflect.String:
		v.SetString(strings.Repeat("\x1b<é", 1+*n%3))
	case reflect.Int, reflect.Int64:
		v.SetInt(int64(*n))
	case reflect.Uint8:
		v.SetUint(1)
	case reflect.Float64:
		v.SetFloat(float64(*n) / 4)
	case reflect.Bool:
		v.SetBool(true)
	default:
		panic("a field of kind " + v.Kind().String())
	}
}

func fullResult() *result.Result {
	n := 0
	r := &result.Result{}
	fill(reflect.ValueOf(r).Elem(), &n)
	r.Verdict = result.Safe
	return r
}

// TestRoundTrip checks that nothing of a result is lost.
func TestRoundTrip(t *testing.T) {
	s := open(t)
	for _, r := range []*result.Result{fullResult(), {Verdict: result.Unsafe}} {
		if err := s.Put("key", r); err != nil {
			t.Fatal(err)
		}
		got, err := s.Get("key")
		if err != nil || got == nil {
			t.Fatal(got, err)
		}
		if time.Since(got.Cached).Abs() > time.Minute {
			t.Errorf("it was found out at %v", got.Cached)
		}
		got.Cached = time.Time{}
		if diff := cmp.Diff(r, got); diff != "" {
			t.Errorf("(-put +got):\n%s", diff)
		}
	}
}

// TestSharedInputs checks that inputs of one place are one again.
func TestSharedInputs(t *testing.T) {
	in, other := &ivl.Input{ID: 1, Name: "nextInt()"}, &ivl.Input{ID: 2, Name: "nextInt()"}
	run := &result.Counterexample{Inputs: []result.InputValue{{Input: in}, {Input: other}, {Input: in}}}
	s := open(t)
	if err := s.Put("key", &result.Result{Verdict: result.Unsafe, Properties: []result.Property{{Property: &ivl.Property{}, Run: run}}}); err != nil {
		t.Fatal(err)
	}
	r, err := s.Get("key")
	if err != nil {
		t.Fatal(err)
	}
	got := r.Properties[0].Run.Inputs
	if got[0].Input != got[2].Input || got[0].Input == got[1].Input {
		t.Error("inputs are not told apart as they were")
	}
}

func TestOnlyVerdictsAreKept(t *testing.T) {
	s := open(t)
	if err := s.Put("key", &result.Result{Verdict: result.Unknown}); err != nil {
		t.Fatal(err)
	}
	for _, k := range []Key{"key", "other"} {
		if r, err := s.Get(k); r != nil || err != nil {
			t.Errorf("%s: %v, %v", k, r, err)
		}
	}
}

// TestDamage changes every byte of an entry, cuts it everywhere, and puts
// another one in its place: none is taken for the result.
func TestDamage(t *testing.T) {
	s := open(t)
	if err := s.Put("key", &result.Result{Verdict: result.Safe, Reason: result.Because("proved")}); err != nil {
		t.Fatal(err)
	}
	file := s.file("key")
	whole, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	try := func(what string, data []byte) {
		t.Helper()
		if err := os.WriteFile(file, data, 0o600); err != nil {
			t.Fatal(err)
		}
		if r, err := s.Get("key"); r != nil || err == nil || !strings.Contains(err.Error(), file) {
			t.Fatalf("%s: %v, %v", what, r, err)
		}
	}
	for i := range whole {
		try("a byte changed", append(append(append([]byte{}, whole[:i]...), whole[i]^1), whole[i+1:]...))
		try("cut", whole[:i])
	}
	if err := s.Put("other", &result.Result{Verdict: result.Safe}); err != nil {
		t.Fatal(err)
	}
	other, err := os.ReadFile(s.file("other"))
	if err != nil {
		t.Fatal(err)
	}
	try("of another key", other)
	if err := s.Put("key", &result.Result{Verdict: result.Safe, Reason: result.Because("again")}); err != nil {
		t.Fatal(err)
	}
	if r, err := s.Get("key"); err != nil || r.Reason.String() != "again" {
		t.Errorf("after it was put anew: %v, %v", r, err)
	}
}

// TestShared lets stores of one folder put and get one key at once.
func TestShared(t *testing.T) {
	dir := t.TempDir()
	r := fullResult()
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			s, err := Open(dir)
			if err != nil {
				t.Error(err)
				return
			}
			for range 10 {
				if err := s.Put("key", r); err != nil {
					t.Error(err)
				}
				if got, err := s.Get("key"); err != nil || got == nil || got.Reason.String() != r.Reason.String() {
					t.Errorf("%v, %v", got, err)
				}
			}
		})
	}
	wg.Wait()
}

func TestPrune(t *testing.T) {
	dir := t.TempDir()
	for i := range perShard + 5 {
		file := filepath.Join(dir, string(rune('a'+i)))
		if err := os.WriteFile(file, nil, 0o600); err != nil {
			t.Fatal(err)
		}
		at := time.Now().Add(time.Duration(i-100) * time.Hour)
		if err := os.Chtimes(file, at, at); err != nil {
			t.Fatal(err)
		}
	}
	if err := prune(dir); err != nil {
		t.Fatal(err)
	}
	files, _ := os.ReadDir(dir)
	if len(files) != perShard || files[0].Name() != "f" {
		t.Errorf("%d files are left, the first is %v", len(files), files[0])
	}
}

func open(t *testing.T) *Store {
	t.Helper()
	s, err := Open(filepath.Join(t.TempDir(), "sub"))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestKey checks what changes a key, and what does not.
func TestKey(t *testing.T) {
	if _, err := classfile.FindJDK(""); err != nil {
		t.Skip(err)
	}
	dir := t.TempDir()
	t.Chdir(dir)
	t.Setenv("PATH", dir) // no solver but those made here
	t.Setenv("JAYVERIFY_Z3", "")
	t.Setenv("JAYVERIFY_ELDARICA", "")
	put := func(name, content string) {
		t.Helper()
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(content), 0o777); err != nil {
			t.Fatal(err)
		}
	}
	jar := func(name, class string) {
		t.Helper()
		f, err := os.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		z := zip.NewWriter(f)
		for entry, content := range map[string]string{"A.class": class} {
			w, err := z.Create(entry)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := w.Write([]byte(content)); err != nil {
				t.Fatal(err)
			}
		}
		if err := z.Close(); err != nil {
			t.Fatal(err)
		}
		if err := f.Close(); err != nil {
			t.Fatal(err)
		}
	}
	put("jayverify", "1")
	put("z3", "solver")
	put("classes/p/Main.class", "main")
	put("classes/notes.txt", "x")
	put("elsewhere/q/X.class", "x")
	if err := os.Symlink(filepath.Join(dir, "elsewhere"), filepath.Join(dir, "classes", "linked")); err != nil {
		t.Fatal(err)
	}
	jar("lib.jar", "a")
	sep := string(os.PathListSeparator)
	cfg := verify.Config{ClassPath: "classes" + sep + "lib.jar", Main: "p.Main", Paths: map[string]string{"z3": "./z3"}}
	key := func(cfg verify.Config) Key {
		t.Helper()
		k, err := KeyOf(cfg, filepath.Join(dir, "jayverify"))
		if err != nil {
			t.Fatal(err)
		}
		return k
	}
	last := key(cfg)
	same := func(what string, cfg verify.Config) {
		t.Helper()
		if k := key(cfg); k != last {
			t.Errorf("%s changes the key (-was +is):\n%s", what, cmp.Diff(string(last), string(k)))
		}
	}
	differs := func(what string, cfg verify.Config) {
		t.Helper()
		k := key(cfg)
		if k == last {
			t.Errorf("%s does not change the key", what)
		}
		last = k
	}
	with := func(f func(*verify.Config)) verify.Config {
		c := cfg
		f(&c)
		return c
	}
	now := time.Now().Add(time.Hour)
	if err := os.Chtimes("classes/p/Main.class", now, now); err != nil {
		t.Fatal(err)
	}
	same("the time of a class file", cfg)
	put("classes/notes.txt", "y")
	same("a file that is no class", cfg)
	same("another name of the class path", with(func(c *verify.Config) { c.ClassPath = dir + "/classes" + sep + "./lib.jar" }))
	same("slashes in the name of the class", with(func(c *verify.Config) { c.Main = "p/Main" }))

	put("classes/p/Main.class", "niam")
	differs("a class file", cfg)
	put("classes/p/Other.class", "")
	differs("a new class file", cfg)
	put("elsewhere/q/X.class", "y")
	differs("a class file behind a link", cfg)
	jar("lib.jar", "b")
	differs("a jar", cfg)
	put("jayverify", "2")
	differs("jayverify", cfg)
	put("z3", "another solver")
	differs("the solver", cfg)
	if err := os.Remove("classes/p/Other.class"); err != nil {
		t.Fatal(err)
	}
	differs("a class file that is gone", cfg)
	differs("the order of the class path", with(func(c *verify.Config) { c.ClassPath = "lib.jar" + sep + "classes" }))
	differs("another class", with(func(c *verify.Config) { c.Main = "p.Other" }))
	differs("other checks", with(func(c *verify.Config) { c.Checks = []string{"assert"} }))
	differs("other integers", with(func(c *verify.Config) { c.Ints = verify.Unbounded }))
	differs("another time limit", with(func(c *verify.Config) { c.Timeout = time.Second }))
	if _, err := KeyOf(cfg, "nowhere"); err == nil {
		t.Error("there is a key without an executable")
	}
	if err := os.Symlink(dir, filepath.Join(dir, "classes", "round")); err != nil {
		t.Fatal(err)
	}
	if _, err := KeyOf(cfg, filepath.Join(dir, "jayverify")); err == nil {
		t.Error("there is a key for folders without end")
	}
}

// TestConfigIsKnown makes whoever adds a field to Config decide whether
// results for it can be kept (see Able), and then list it here.
func TestConfigIsKnown(t *testing.T) {
	known := map[string]bool{
		// in the key
		"ClassPath": true, "JDK": true, "Main": true, "Entry": true, "Ints": true, "Checks": true, "Pedantic": true,
		"Timeout": true, "PropertyTimeout": true, "MemoryMB": true, "Solver": true, "Paths": true, "Checker": true, "Encoding": true, "Engine": true, "JVM": true, "Explain": true,
		// not kept
		"Without": true, "Proof": true, "Reproducer": true, "CheckPasses": true, "Dump": true, "Oracle": true,
	}
	c := reflect.TypeFor[verify.Config]()
	for i := range c.NumField() {
		if !known[c.Field(i).Name] {
			t.Errorf("verify.Config.%s: can results be kept?", c.Field(i).Name)
		}
	}
	for _, cfg := range []verify.Config{{Proof: "x"}, {Reproducer: "x"}, {Dump: []string{"horn"}}, {CheckPasses: true}, {Without: []string{"x"}}, {Oracle: "ask"}} {
		if Able(cfg) {
			t.Errorf("results for %+v are kept", cfg)
		}
	}
}

// TestNotJudgedIsKept checks that what lies behind a feature that is not supported
// is the same when it comes from the cache.
func TestNotJudgedIsKept(t *testing.T) {
	s := open(t)
	r := &result.Result{
		Verdict:     result.Unsafe,
		Unsupported: []result.Unsupported{{Text: "a thread", Checks: 1}, {Text: "reflection", Checks: 1}},
		Properties: []result.Property{
			{Property: &ivl.Property{Name: "a"}, Verdict: result.Unsafe},
			{Property: &ivl.Property{Name: "b"}, Verdict: result.NotJudged, Behind: []int{0, 1}},
		},
	}
	if err := s.Put("key", r); err != nil {
		t.Fatal(err)
	}
	got, err := s.Get("key")
	if err != nil || got == nil {
		t.Fatal(got, err)
	}
	if p := got.Properties[1]; p.Verdict != result.NotJudged || !cmp.Equal(p.Behind, []int{0, 1}) || got.NotJudged() != 1 || !cmp.Equal(got.Unsupported, r.Unsupported) {
		t.Errorf("%+v, %+v", p, got.Unsupported)
	}
}
