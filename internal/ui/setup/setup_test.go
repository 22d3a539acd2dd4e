package setup

import (
	"archive/zip"
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jayverify/jayverify/internal/base/failure"
)

// fakeZ3 is a program that says the version of a z3.
const fakeZ3 = "#!/bin/sh\necho 'Z3 version 5.4.0 - 64 bit'\n"

// wheel makes a file like the wheel of the package, with a program of ours.
func wheel(t *testing.T, files map[string]string) []byte {
	t.Helper()
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for name, text := range files {
		w, err := z.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write([]byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func sumOf(b []byte) string {
	sum := sha256.Sum256(b)
	return hex.EncodeToString(sum[:])
}

func write(t *testing.T, file string, b []byte) string {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, b, 0o777); err != nil {
		t.Fatal(err)
	}
	return file
}

func needsShell(t *testing.T) {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("the programs of this test are shell scripts")
	}
}

// options are those of a machine with a folder of its own and no network.
func options(t *testing.T) (Options, *strings.Builder) {
	said := &strings.Builder{}
	return Options{OS: "linux", Arch: "amd64", Data: filepath.Join(t.TempDir(), "data"), Say: func(f string, _ ...any) { said.WriteString(f + "\n") }}, said
}

// TestPinsAgree checks that pip gets the same sums, and that no platform is twice there.
func TestPinsAgree(t *testing.T) {
	text, err := os.ReadFile("../../../scripts/z3-requirements.txt")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(text), "z3-solver=="+Version+" ") {
		t.Errorf("scripts/z3-requirements.txt has another version than %s", Version)
	}
	seen := map[string]bool{}
	for _, w := range Wheels() {
		if w.OS != "windows" && !strings.Contains(string(text), "sha256:"+w.SHA256) { // scripts/setup-z3 is for a Unix shell
			t.Errorf("scripts/z3-requirements.txt lacks the sum of %s", w.File)
		}
		if seen[w.OS+w.Arch] || seen[w.SHA256] {
			t.Errorf("%s: its platform or its sum is twice there", w.File)
		}
		seen[w.OS+w.Arch], seen[w.SHA256] = true, true
	}
}

// TestProgram installs a z3 that the user names.
func TestProgram(t *testing.T) {
	needsShell(t)
	o, _ := options(t)
	o.Z3 = write(t, filepath.Join(t.TempDir(), "my-z3"), []byte(fakeZ3))
	for range 2 { // the second one replaces the first
		done, err := Run(t.Context(), o)
		if err != nil {
			t.Fatal(err)
		}
		want := &Installed{Path: filepath.Join(o.Data, "z3", "bin", "z3"), Version: "5.4.0"}
		if diff := cmp.Diff(want, done); diff != "" {
			t.Error(diff)
		}
		if got, err := os.ReadFile(done.Path); err != nil || string(got) != fakeZ3 {
			t.Errorf("%q, %v", got, err)
		}
	}
	o.Z3 = ""
	done, err := Run(t.Context(), o)
	if err != nil || !done.Before {
		t.Errorf("%+v, %v: want that it is there already", done, err)
	}
	alone(t, o.Data)
}

// alone checks that nothing but the program is left.
func alone(t *testing.T, data string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(data, "z3", "*"))
	if err != nil || len(files) != 1 || filepath.Base(files[0]) != "bin" {
		t.Errorf("left in the data folder: %v, %v", files, err)
	}
}

// TestErrors checks what is said of a setup that cannot work, and that nothing is installed.
func TestErrors(t *testing.T) {
	needsShell(t)
	dir := t.TempDir()
	old := write(t, filepath.Join(dir, "old"), []byte("#!/bin/sh\necho 'Z3 version 4.8.0 - 64 bit'\n"))
	other := write(t, filepath.Join(dir, "other"), []byte("#!/bin/sh\necho hello\n"))
	some := write(t, filepath.Join(dir, "z3.whl"), wheel(t, map[string]string{"a/bin/z3": fakeZ3}))
	full := write(t, filepath.Join(dir, "file"), nil)
	for name, c := range map[string]struct {
		change func(o *Options)
		class  failure.Class
		want   string
	}{
		"no such program":  {func(o *Options) { o.Z3 = filepath.Join(dir, "none") }, failure.NoInput, "none: no such file"},
		"too old":          {func(o *Options) { o.Z3 = old }, failure.NoSolver, "z3 4.8.0 is too old"},
		"not z3":           {func(o *Options) { o.Z3 = other }, failure.NoSolver, "does not run on this machine"},
		"no such wheel":    {func(o *Options) { o.Wheel = filepath.Join(dir, "none") }, failure.NoInput, "none: no such file"},
		"another wheel":    {func(o *Options) { o.Wheel = some }, failure.Data, "its SHA-256 is " + sumOf(wheel(t, map[string]string{"a/bin/z3": fakeZ3}))},
		"another platform": {func(o *Options) { o.OS = "plan9" }, failure.NoSolver, "no z3 to fetch for plan9"},
		"offline":          {func(o *Options) { o.Offline = true }, failure.NoInput, "no network may be used"},
		"no index":         {func(o *Options) { o.Pip.NoIndex = true }, failure.NoInput, "no network may be used"},
		"no folder":        {func(o *Options) { o.Data = "" }, failure.IO, "set HOME"},
		"not a folder":     {func(o *Options) { o.Data = full }, failure.IO, "not a directory"},
		"no server":        {func(o *Options) { o.Pip.Indexes = []string{"http://127.0.0.1:1/simple"} }, failure.IO, "connection refused; on a machine without network use --wheel=FILE"},
		"no address":       {func(o *Options) { o.Pip.Indexes = []string{"http://user:secret@[::1/simple"} }, failure.IO, "makes no sense"},
	} {
		t.Run(name, func(t *testing.T) {
			o, _ := options(t)
			c.change(&o)
			done, err := Run(t.Context(), o)
			if err == nil {
				t.Fatalf("installed: %+v", done)
			}
			if failure.ClassOf(err) != c.class || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "secret") {
				t.Errorf("%v: %v\nwant %v: …%s…", failure.ClassOf(err), err, c.class, c.want)
			}
			if left, _ := filepath.Glob(filepath.Join(o.Data, "z3", "*")); len(left) > 0 && o.Data != "" {
				t.Errorf("left: %v", left)
			}
		})
	}
}

// mirror is a server with an index page that links to a file below another address.
func mirror(t *testing.T, w Wheel, file []byte, password string) *httptest.Server {
	t.Helper()
	mux := http.NewServeMux()
	ask := func(rw http.ResponseWriter, r *http.Request) bool {
		if _, got, _ := r.BasicAuth(); got != password {
			http.Error(rw, "who are you?", http.StatusUnauthorized)
			return false
		}
		return true
	}
	mux.HandleFunc("/root/simple/z3-solver/", func(rw http.ResponseWriter, r *http.Request) {
		if ask(rw, r) {
			_, _ = rw.Write([]byte(`<html><a name=x>no link</a><a href="../../files/z3_solver-1.whl">old</a><a href="../../files/` + w.File + `#sha256=` + w.SHA256 + `">z3</a>`))
		}
	})
	mux.HandleFunc("/root/files/"+w.File, func(rw http.ResponseWriter, r *http.Request) {
		if ask(rw, r) {
			_, _ = rw.Write(file)
		}
	})
	s := httptest.NewServer(mux)
	t.Cleanup(s.Close)
	return s
}

// TestWheelFile fetches a file from an index with a password, after one that lacks it.
func TestWheelFile(t *testing.T) {
	file := wheel(t, map[string]string{"x.data/data/bin/z3": fakeZ3})
	w := Wheel{"linux", "amd64", "z3_solver-9-py3-none-any.whl", sumOf(file)}
	s := mirror(t, w, file, "secret")
	empty := httptest.NewServer(http.NotFoundHandler())
	defer empty.Close()
	with := strings.Replace(s.URL, "http://", "http://user:secret@", 1) + "/root/simple/"

	o, said := options(t)
	o.Pip.Indexes = []string{empty.URL, with}
	got, err := o.wheelFile(t.Context(), w, t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	if b, err := os.ReadFile(got); err != nil || !bytes.Equal(b, file) {
		t.Errorf("another file, %v", err)
	}
	if strings.Contains(said.String(), "secret") {
		t.Errorf("the password is told: %s", said)
	}

	// A file with another sum is refused, and says so.
	bad := w
	bad.SHA256 = strings.Repeat("0", 64)
	if _, err := o.wheelFile(t.Context(), bad, t.TempDir()); failure.ClassOf(err) != failure.Data || !strings.Contains(err.Error(), w.SHA256) {
		t.Errorf("%v", err)
	}
	// No password.
	o.Pip.Indexes = []string{s.URL + "/root/simple"}
	if _, err := o.wheelFile(t.Context(), w, t.TempDir()); failure.ClassOf(err) != failure.IO || !strings.Contains(err.Error(), "401") {
		t.Errorf("%v", err)
	}
	// A folder of find-links comes first, also without network.
	folder := t.TempDir()
	local := write(t, filepath.Join(folder, w.File), file)
	for _, name := range []string{folder, "file://" + folder, local} {
		o.Pip, o.Offline = Pip{FindLinks: []string{"/nowhere", name}}, true
		if got, err := o.wheelFile(t.Context(), w, t.TempDir()); err != nil || got != local {
			t.Errorf("%s: %q, %v", name, got, err)
		}
	}
	// Ctrl-C.
	o.Pip, o.Offline = Pip{Indexes: []string{with}}, false
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := o.wheelFile(ctx, w, t.TempDir()); failure.ClassOf(err) != failure.Interrupted {
		t.Errorf("%v", err)
	}
}

// TestBrokenConnection checks that a server which stops in the middle is told as such.
func TestBrokenConnection(t *testing.T) {
	w := Wheel{"linux", "amd64", "z3_solver-9-py3-none-any.whl", strings.Repeat("0", 64)}
	s := httptest.NewServer(http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, ".whl") {
			rw.Header().Set("Content-Length", "1000")
			_, _ = rw.Write([]byte("PK"))
			return
		}
		_, _ = rw.Write([]byte(`<a href="` + w.File + `">`))
	}))
	defer s.Close()
	o, _ := options(t)
	o.Pip.Indexes = []string{s.URL}
	if _, err := o.wheelFile(t.Context(), w, t.TempDir()); err == nil || !strings.Contains(err.Error(), "the connection broke: unexpected EOF") {
		t.Errorf("%v", err)
	}
}

func TestUnpack(t *testing.T) {
	dir := t.TempDir()
	file := write(t, filepath.Join(dir, "w.whl"), wheel(t, map[string]string{
		"x.data/data/bin/z3.exe": "program", "z3/lib/libz3.dll": "not needed", "z3/lib/msvcp140.dll": "runtime", "z3/z3.py": "python",
	}))
	bin := filepath.Join(dir, "bin")
	if err := os.Mkdir(bin, 0o777); err != nil {
		t.Fatal(err)
	}
	if err := unpack(file, bin, "z3.exe"); err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob(filepath.Join(bin, "*"))
	if err != nil || len(files) != 2 || filepath.Base(files[0]) != "msvcp140.dll" || filepath.Base(files[1]) != "z3.exe" {
		t.Errorf("%v, %v", files, err)
	}
	if err := unpack(file, t.TempDir(), "z3"); failure.ClassOf(err) != failure.Data {
		t.Errorf("a wheel without the program: %v", err)
	}
	if err := unpack(write(t, filepath.Join(dir, "no.whl"), []byte("PK no")), t.TempDir(), "z3"); failure.ClassOf(err) != failure.Data {
		t.Errorf("no zip file: %v", err)
	}
	if err := move(bin, filepath.Join(dir, "to")); err != nil {
		t.Error(err)
	}
}

func TestReadPip(t *testing.T) {
	home := t.TempDir()
	write(t, filepath.Join(home, ".config/pip/pip.conf"), []byte("[global]\nindex-url = https://mirror/simple\nfind_links =\n    /a\n    /b\n; comment\n[install]\nno-index = true\n[list]\nindex-url = https://other\n"))
	extra := write(t, filepath.Join(home, "extra.conf"), []byte("[global]\ncert = /c.pem\n[install]\nno-index=false\n"))
	damaged := write(t, filepath.Join(home, "damaged.conf"), []byte("[glob\x00\nal"))
	for name, c := range map[string]struct {
		env  map[string]string
		want Pip
	}{
		"nothing": {nil, Pip{Indexes: []string{defaultIndex}}},
		"user":    {map[string]string{"HOME": home}, Pip{Indexes: []string{"https://mirror/simple"}, FindLinks: []string{"/a", "/b"}, NoIndex: true}},
		"named file": {map[string]string{"HOME": home, "PIP_CONFIG_FILE": extra},
			Pip{Indexes: []string{"https://mirror/simple"}, FindLinks: []string{"/a", "/b"}, Cert: "/c.pem"}},
		"environment": {map[string]string{"HOME": home, "PIP_INDEX_URL": "https://env/", "PIP_EXTRA_INDEX_URL": "https://x https://y", "PIP_PROXY": "http://p:1", "PIP_NO_INDEX": "0"},
			Pip{Indexes: []string{"https://env/", "https://x", "https://y"}, FindLinks: []string{"/a", "/b"}, Proxy: "http://p:1"}},
		"no files": {map[string]string{"HOME": home, "PIP_CONFIG_FILE": "/dev/null"}, Pip{Indexes: []string{defaultIndex}}},
		"damaged":  {map[string]string{"PIP_CONFIG_FILE": damaged}, Pip{Indexes: []string{defaultIndex}}},
	} {
		got := ReadPip("linux", func(k string) string { return c.env[k] })
		if global, ok := c.env["PIP_CERT"]; !ok && c.want.Cert == "" && global == "" {
			got.Cert = "" // the files of this machine may name one
		}
		if diff := cmp.Diff(c.want, got, cmp.Transformer("nil", func(s []string) []string { return append([]string{}, s...) })); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
	if files := pipFiles("windows", func(k string) string { return map[string]string{"APPDATA": "A"}[k] }); len(files) != 1 || filepath.Base(files[0]) != "pip.ini" {
		t.Errorf("%v", files)
	}
	if files := pipFiles("darwin", func(k string) string { return map[string]string{"HOME": "/h"}[k] }); !strings.Contains(strings.Join(files, " "), "/h/Library/Application Support/pip/pip.conf") {
		t.Errorf("%v", files)
	}
}
