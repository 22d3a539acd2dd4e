package cache

import (
	"errors"
	"fmt"
	"io/fs"
	"log"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
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
		if err := s.Put("key", trail, r); err != nil {
			t.Fatal(err)
		}
		got, err := s.Get("key", asked)
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
	if err := s.Put("key", trail, &result.Result{Verdict: result.Unsafe, Properties: []result.Property{{Property: &ivl.Property{}, Run: run}}}); err != nil {
		t.Fatal(err)
	}
	r, err := s.Get("key", asked)
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
	if err := s.Put("key", trail, &result.Result{Verdict: result.Unknown}); err != nil {
		t.Fatal(err)
	}
	for _, k := range []Key{"key", "other"} {
		if r, err := s.Get(k, asked); r != nil || err != nil {
			t.Errorf("%s: %v, %v", k, r, err)
		}
	}
}

// TestUnknownsOfProjects: a store for projects keeps what is UNKNOWN, but not what the
// memory has ended, and a store for single verifications does not return it.
func TestUnknownsOfProjects(t *testing.T) {
	s := open(t)
	s.Unknowns = true
	put := func(k Key, why result.ReasonKind) {
		if err := s.Put(k, trail, &result.Result{Verdict: result.Unknown, Reason: result.Reason{Kind: why}}); err != nil {
			t.Fatal(err)
		}
	}
	put("time", result.TimeLimit)
	put("memory", result.MemoryLimit)
	for _, c := range []struct {
		unknowns bool
		key      Key
		want     bool
	}{{true, "time", true}, {true, "memory", false}, {false, "time", false}} {
		s.Unknowns = c.unknowns
		if r, err := s.Get(c.key, asked); (r != nil) != c.want || err != nil {
			t.Errorf("%+v: %v, %v", c, r, err)
		}
	}
}

// TestDamage changes every byte of every file, cuts it everywhere, and puts those of
// another entry in its place: what comes out is the result or nothing.
func TestDamage(t *testing.T) {
	dir := t.TempDir()
	put := func(k Key, why string) map[string][]byte {
		t.Helper()
		s, err := Open(dir)
		if err != nil {
			t.Fatal(err)
		}
		before := files(t, dir)
		if err := s.Put(k, trail, &result.Result{Verdict: result.Safe, Reason: result.Because(why)}); err != nil {
			t.Fatal(err)
		}
		made := files(t, dir)
		for name := range before {
			delete(made, name)
		}
		return made
	}
	mine, others := put("key", "proved"), put("other", "not mine")
	s, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	complained := 0
	try := func(file string, data []byte) {
		t.Helper()
		if err := os.WriteFile(file, data, 0o600); err != nil {
			t.Fatal(err)
		}
		r, err := s.Get("key", asked)
		if r != nil && (err != nil || r.Reason.String() != "proved") {
			t.Fatalf("%v, %v", r, err)
		}
		if err != nil {
			if complained++; !strings.Contains(err.Error(), dir) || !strings.Contains(err.Error(), "damaged") {
				t.Fatal(err)
			}
		}
	}
	for file, whole := range mine {
		if strings.HasSuffix(file, "trim.txt") {
			continue
		}
		for i := range whole {
			try(file, append(append(append([]byte{}, whole[:i]...), whole[i]^1), whole[i+1:]...))
			try(file, whole[:i])
		}
		for _, other := range others {
			try(file, other)
		}
		try(file, whole)
		if r, err := s.Get("key", asked); err != nil || r == nil {
			t.Fatalf("mended: %v, %v", r, err)
		}
	}
	if complained < 500 {
		t.Errorf("damage was noticed %d times", complained)
	}
	for file := range mine {
		try(file, []byte("x"))
	}
	put("key", "again")
	if r, err := s.Get("key", asked); err != nil || r.Reason.String() != "again" {
		t.Errorf("after it was put anew: %v, %v", r, err)
	}
}

// files reads the files below a folder.
func files(t *testing.T, dir string) map[string][]byte {
	t.Helper()
	all := map[string][]byte{}
	err := filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			all[name], err = os.ReadFile(name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// TestAnswers checks that a result is found where all questions have the answers that
// they had, whatever else was asked for other results of the same key.
func TestAnswers(t *testing.T) {
	s := open(t)
	put := func(why string, of classfile.Trail) {
		t.Helper()
		if err := s.Put("key", of, &result.Result{Verdict: result.Safe, Reason: result.Because(why)}); err != nil {
			t.Fatal(err)
		}
	}
	get := func(now classfile.Trail) string {
		t.Helper()
		r, err := s.Get("key", func(q classfile.Question) (string, error) {
			answer, ok := now[q]
			if !ok {
				return "", errors.New("no answer")
			}
			return answer, nil
		})
		if err != nil {
			t.Fatal(err)
		}
		if r == nil {
			return ""
		}
		return r.Reason.String()
	}
	put("one", classfile.Trail{"a": "1", "b": "1"})
	put("two", classfile.Trail{"a": "2", "b": "1"})
	put("three", classfile.Trail{"a": "3", "c": "1"})
	for _, c := range []struct {
		now  classfile.Trail
		want string
	}{
		{classfile.Trail{"a": "1", "b": "1"}, "one"},
		{classfile.Trail{"a": "1", "b": "1", "c": "5"}, "one"},
		{classfile.Trail{"a": "2", "b": "1"}, "two"},
		{classfile.Trail{"a": "3", "c": "1"}, "three"},
		{classfile.Trail{"a": "3", "b": "1", "c": "1"}, "three"},
		{classfile.Trail{"a": "1", "b": "2"}, ""},
		{classfile.Trail{"a": "3", "b": "1", "c": "2"}, ""},
		{classfile.Trail{"a": "1"}, ""},
		{classfile.Trail{}, ""},
	} {
		if got := get(c.now); got != c.want {
			t.Errorf("%v: %q, want %q", c.now, got, c.want)
		}
	}
	for i := range maxLists {
		put("more", classfile.Trail{classfile.Question(fmt.Sprint("more ", i)): ""})
	}
	if got := get(classfile.Trail{"a": "1", "b": "1"}); got != "" {
		t.Errorf("the oldest list of questions is still there: %q", got)
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
				if err := s.Put("key", trail, r); err != nil {
					t.Error(err)
				}
				if got, err := s.Get("key", asked); err != nil || got == nil || got.Reason.String() != r.Reason.String() {
					t.Errorf("%v, %v", got, err)
				}
			}
		})
	}
	wg.Wait()
}

// TestTrim checks that what was not used for long is deleted, and nothing else.
func TestTrim(t *testing.T) {
	dir := t.TempDir()
	s, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	r := &result.Result{Verdict: result.Safe}
	if err := s.Put("old", trail, r); err != nil {
		t.Fatal(err)
	}
	at := time.Now().Add(-30 * 24 * time.Hour)
	for file := range files(t, dir) {
		if err := os.Chtimes(file, at, at); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Remove(filepath.Join(dir, "trim.txt")); err != nil {
		t.Fatal(err)
	}
	if err := s.Put("new", trail, &result.Result{Verdict: result.Unsafe}); err != nil {
		t.Fatal(err)
	}
	if r, err := s.Get("old", asked); r != nil || err != nil {
		t.Errorf("%v, %v", r, err)
	}
	if r, err := s.Get("new", asked); r == nil || err != nil {
		t.Errorf("%v, %v", r, err)
	}
}

// trail is what the results of the tests depend on, asked what answers so.
var trail = classfile.Trail{"class A": "none"}

func asked(q classfile.Question) (string, error) { return trail[q], nil }

// storeDir is the folder of all stores of open. A new one takes long to make: it has 256 folders.
var storeDir string

func TestMain(m *testing.M) {
	temp, err := os.MkdirTemp("", "cache-")
	if err != nil {
		log.Fatal(err)
	}
	storeDir = filepath.Join(temp, "sub")
	code := m.Run()
	_ = os.RemoveAll(temp)
	os.Exit(code)
}

// open returns an empty store, and takes the entries from the one that it returned before.
func open(t *testing.T) *Store {
	t.Helper()
	s, err := Open(storeDir)
	if err != nil {
		t.Fatal(err)
	}
	err = filepath.WalkDir(storeDir, func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		return os.Remove(file)
	})
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
	put("jayverify", "1")
	put("z3", "solver")
	put("classes/p/Main.class", "main")
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
	put("classes/p/Main.class", "niam")
	same("a class file, which is asked for by itself", cfg)
	same("another class path", with(func(c *verify.Config) { c.ClassPath = "elsewhere" }))
	same("slashes in the name of the class", with(func(c *verify.Config) { c.Main = "p/Main" }))

	put("jayverify", "2")
	differs("jayverify", cfg)
	put("z3", "another solver")
	differs("the solver", cfg)
	differs("another class", with(func(c *verify.Config) { c.Main = "p.Other" }))
	differs("other checks", with(func(c *verify.Config) { c.Checks = []string{"assert"} }))
	differs("other integers", with(func(c *verify.Config) { c.Ints = verify.Unbounded }))
	differs("another time limit", with(func(c *verify.Config) { c.Timeout = time.Second }))
	if _, err := KeyOf(cfg, "nowhere"); err == nil {
		t.Error("there is a key without an executable")
	}
}

// TestConfigIsKnown makes whoever adds a field to Config decide whether
// results for it can be kept (see Able), and then list it here.
func TestConfigIsKnown(t *testing.T) {
	known := map[string]bool{
		// in the key
		"ClassPath": true, "JDK": true, "Main": true, "Entry": true, "World": true, "Test": true, "Contracts": true, "NonNull": true, "Ints": true, "Checks": true, "Pedantic": true, "Callbacks": true, "Threads": true, "Reflection": true,
		"Timeout": true, "PropertyTimeout": true, "MemoryMB": true, "Solver": true, "Paths": true, "Checker": true, "Encoding": true, "Engine": true, "JVM": true, "Explain": true, "ExplainSpan": true,
		// how the class path is read, not what it is
		"Opened": true,
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
	if err := s.Put("key", trail, r); err != nil {
		t.Fatal(err)
	}
	got, err := s.Get("key", asked)
	if err != nil || got == nil {
		t.Fatal(got, err)
	}
	if p := got.Properties[1]; p.Verdict != result.NotJudged || !cmp.Equal(p.Behind, []int{0, 1}) || got.NotJudged() != 1 || !cmp.Equal(got.Unsupported, r.Unsupported) {
		t.Errorf("%+v, %+v", p, got.Unsupported)
	}
}

// TestPortableTools: the text depends on the contents of files, and not on their places.
func TestPortableTools(t *testing.T) {
	if _, err := classfile.FindJDK(""); err != nil {
		t.Skip(err)
	}
	t.Setenv("PATH", "") // no solver but those made here
	t.Setenv("JAYVERIFY_Z3", "")
	t.Setenv("JAYVERIFY_ELDARICA", "")
	t.Chdir(t.TempDir())
	tools := func(executable, z3 string) Tools {
		t.Helper()
		dir := t.TempDir()
		for name, text := range map[string]string{"jayverify": executable, "z3": z3} {
			if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o777); err != nil {
				t.Fatal(err)
			}
		}
		jdk, err := classfile.FindJDK("")
		if err != nil {
			t.Skip(err)
		}
		got, err := PortableToolsOf(verify.Config{JDK: jdk.Home, Paths: map[string]string{"z3": filepath.Join(dir, "z3")}}, filepath.Join(dir, "jayverify"), "v1")
		if err != nil {
			t.Fatal(err)
		}
		return got
	}
	same := tools("jayverify", "z3")
	if got := tools("jayverify", "z3"); got != same || !strings.HasPrefix(string(got), "jayverify v1 ") || !strings.Contains(string(got), "\njdk ") {
		t.Errorf("%s\n%s", same, got)
	}
	if tools("other", "z3") == same || tools("jayverify", "other") == same {
		t.Error("other programs are the same tools")
	}
}
