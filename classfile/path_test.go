package classfile

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/jayverify/jayverify/classfile/classtest"
)

// openJDK opens the platform classes of the JDK at hand.
func openJDK(t testing.TB) *Path {
	t.Helper()
	p, err := OpenPath("", PathOptions{})
	var none *NoJDKError
	if errors.As(err, &none) {
		t.Skipf("this test needs a JDK: %v", err)
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.Close() })
	return p
}

// aClass is a class file with one field, to tell it from others.
func aClass(name, field string) string {
	super := objectClass
	if name == objectClass {
		super = ""
	}
	b := classtest.NewBuilder(52, 0x21, name, super)
	b.Field(0, field, "I")
	return string(b.Bytes())
}

// write makes a file below dir and yields its name.
func write(t testing.TB, dir, name, text string) string {
	t.Helper()
	file := filepath.Join(dir, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	return file
}

// zipped is an archive of files: names and contents in turn.
func zipped(t testing.TB, files ...string) string {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for i := 0; i < len(files); i += 2 {
		w, err := z.Create(files[i])
		if err == nil {
			_, err = io.WriteString(w, files[i+1])
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// open opens a class path without a JDK.
func open(t testing.TB, release int, entries ...string) *Path {
	t.Helper()
	p, err := OpenPath(strings.Join(entries, string(filepath.ListSeparator)), PathOptions{NoPlatform: true, Release: release})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.Close() })
	return p
}

// fieldOf is the name of the one field of a class of aClass.
func fieldOf(t testing.TB, p *Path, class string) string {
	t.Helper()
	c, err := p.Class(class)
	if err != nil {
		t.Fatal(err)
	}
	return c.Fields[0].Name
}

func TestPathKinds(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "out/p/A.class", aClass("p/A", "first"))
	write(t, dir, "out/module-info.class", "not read")
	write(t, dir, "out/META-INF/x.class", "not read")
	jar := write(t, dir, "b.jar", zipped(t, "p/A.class", aClass("p/A", "second"), "q/B.class", aClass("q/B", "old"), "q/B.class", aClass("q/B", "jar"), "module-info.class", "", "readme", ""))
	jmod := write(t, dir, "c.jmod", jmodHeader+zipped(t, "classes/C.class", aClass("C", "jmod"), "lib/D.class", "no class", "classes/module-info.class", ""))
	p := open(t, 17, filepath.Join(dir, "out"), jar, jmod)

	for class, want := range map[string]string{"p/A": "first", "q/B": "jar", "C": "jmod"} {
		if got := fieldOf(t, p, class); got != want {
			t.Errorf("%s is of %s, want %s", class, got, want)
		}
	}
	names, err := p.ProgramClasses()
	if !slices.Equal(names, []string{"C", "p/A", "q/B"}) || err != nil {
		t.Errorf("program classes %v, %v", names, err)
	}
	c, _ := p.Class("q/B")
	if again, _ := p.Class("q/B"); again != c || c.Origin != (Origin{Path: jar}) {
		t.Errorf("q/B parsed twice, or from %v", c.Origin)
	}
	if fresh, err := p.ParseClass("q/B"); fresh == c || err != nil {
		t.Errorf("ParseClass remembers: %v", err)
	}
	for _, name := range []string{"No", "p/A/x", "p", "module-info", "../b", "/etc/x", "", "[I", "a\x00b", "p//A", strings.Repeat("x", 5000)} {
		_, err := p.Class(name)
		var nf *NotFoundError
		if !errors.As(err, &nf) || nf.Class != name || len(nf.Searched) != 3 {
			t.Errorf("%.20q: error %v", name, err)
		}
	}
}

func TestPathErrors(t *testing.T) {
	dir := t.TempDir()
	text := write(t, dir, "text.jar", "I am no archive")
	empty := write(t, dir, "empty.jar", "")
	broken := zipped(t, "A.class", aClass("A", "a"))
	cut := write(t, dir, "cut.jar", broken[:len(broken)-30])
	refers := write(t, dir, "refers.jar", zipped(t, "META-INF/MANIFEST.MF", "Class-Path: text.jar\n"))
	for _, name := range []string{text, empty, cut, refers} {
		_, err := OpenPath(name, PathOptions{NoPlatform: true})
		wantFormatError(t, err, "a zip archive (jar or jmod)")
	}
	for _, name := range []string{filepath.Join(dir, "gone"), filepath.Join(dir, "gone", "*")} {
		if _, err := OpenPath(name, PathOptions{NoPlatform: true}); !errors.Is(err, fs.ErrNotExist) || !strings.Contains(err.Error(), "class path entry "+name) {
			t.Errorf("missing entry: %v", err)
		}
	}
	write(t, dir, "out/Renamed.class", aClass("Original", "a"))
	write(t, dir, "out/Cut.class", aClass("Cut", "a")[:30])
	p := open(t, 17, filepath.Join(dir, "out"))
	_, err := p.Class("Renamed")
	fe := wantFormatError(t, err, "this_class to be Renamed as the file's name says, found Original")
	data := aClass("Original", "a")
	if c := mustParse(t, []byte(data)); data[fe.Offset:fe.Offset+2] != "\x00\x02" && c != nil {
		t.Errorf("offset %d is not that of this_class", fe.Offset)
	}
	_, err = p.Class("Cut")
	wantFormatError(t, err, "Cut: offset")
}

func TestZipTricks(t *testing.T) {
	if testing.Short() {
		t.Skip("-short: it compresses 64 MiB twice")
	}
	dir := t.TempDir()
	bomb := zipped(t, "Bomb.class", string(make([]byte, maxClassSize+1)))
	var lie bytes.Buffer // says that it has 10 bytes, and inflates to more than is allowed
	z := zip.NewWriter(&lie)
	var deflated bytes.Buffer
	d, _ := flate.NewWriter(&deflated, flate.BestSpeed)
	for range maxClassSize>>20 + 1 {
		if _, err := d.Write(make([]byte, 1<<20)); err != nil {
			t.Fatal(err)
		}
	}
	d.Close()
	w, err := z.CreateRaw(&zip.FileHeader{Name: "Lie.class", Method: zip.Deflate, CompressedSize64: uint64(deflated.Len()), UncompressedSize64: 10})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Write(deflated.Bytes()); err != nil {
		t.Fatal(err)
	}
	z.Close()
	corrupt := []byte(zipped(t, "Corrupt.class", aClass("Corrupt", "a")))
	corrupt[60] ^= 0x55
	p := open(t, 17, write(t, dir, "bomb.jar", bomb), write(t, dir, "lie.jar", lie.String()), write(t, dir, "corrupt.jar", string(corrupt)))
	_, err = p.Class("Bomb")
	wantFormatError(t, err, "a class file of at most 64 MiB")
	for _, name := range []string{"Lie", "Corrupt"} {
		_, err := p.Class(name)
		wantFormatError(t, err, ".jar!/"+name+".class")
	}
}

func TestMultiRelease(t *testing.T) {
	files := []string{
		"META-INF/MANIFEST.MF", "Manifest-Version: 1.0\r\nmulti-release: TRUE\r\n\r\n",
		"META-INF/versions/9/A.class", aClass("A", "nine"), "A.class", aClass("A", "base"),
		"META-INF/versions/17/A.class", aClass("A", "seventeen"), "META-INF/versions/11/A.class", aClass("A", "eleven"),
		"META-INF/versions/8/A.class", aClass("A", "eight"), "META-INF/versions/x/A.class", aClass("A", "x"),
		"META-INF/versions/11/B.class", aClass("B", "new"),
	}
	dir := t.TempDir()
	jar := write(t, dir, "m.jar", zipped(t, files...))
	files[1] = "Manifest-Version: 1.0\n\nMulti-Release: true\n" // not in the main section
	plain := write(t, dir, "plain.jar", zipped(t, files...))
	for release, want := range map[int]string{8: "base", 9: "nine", 10: "nine", 11: "eleven", 16: "eleven", 17: "seventeen", 25: "seventeen"} {
		p := open(t, release, jar)
		if got := fieldOf(t, p, "A"); got != want {
			t.Errorf("release %d: %s, want %s", release, got, want)
		}
		names, _ := p.ProgramClasses()
		if hasB := slices.Contains(names, "B"); hasB != (release >= 11) || len(names) > 2 {
			t.Errorf("release %d: classes %v", release, names)
		}
	}
	if got := fieldOf(t, open(t, 25, plain), "A"); got != "base" {
		t.Errorf("a jar that is not multi-release: %s", got)
	}
}

func TestClassPathManifest(t *testing.T) {
	dir := t.TempDir()
	long := "Class-Path: lib/b.jar ../" + filepath.Base(dir) + "/lib/with%20space/ gone.jar http://host/x\n .jar file:lib/c.jar\n"
	a := write(t, dir, "a.jar", zipped(t, "META-INF/MANIFEST.MF", "Manifest-Version: 1.0\nMain-Class: p.Main\n"+long, "A.class", aClass("A", "a")))
	b := write(t, dir, "lib/b.jar", zipped(t, "META-INF/MANIFEST.MF", "Class-Path: ../a.jar b.jar c.jar\n", "B.class", aClass("B", "b"), "X.class", aClass("X", "b")))
	c := write(t, dir, "lib/c.jar", zipped(t, "C.class", aClass("C", "c"), "X.class", aClass("X", "c")))
	spaced := filepath.Dir(write(t, dir, "lib/with space/D.class", aClass("D", "d")))
	x := filepath.Dir(write(t, dir, "x/X.class", aClass("X", "x")))
	p := open(t, 17, a, x)
	if want := []string{a, b, c, spaced, x}; !slices.Equal(p.Entries(), want) {
		t.Errorf("entries\n%v want\n%v", p.Entries(), want)
	}
	if got := fieldOf(t, p, "X"); got != "b" {
		t.Errorf("X is of %s: what a manifest names comes before the next entry", got)
	}
	if p.MainClass() != "p/Main" {
		t.Errorf("Main-Class %q", p.MainClass())
	}
}

func TestWildcard(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "b.JAR", zipped(t, "B.class", aClass("B", "b"), "X.class", aClass("X", "b")))
	write(t, dir, "a.jar", zipped(t, "A.class", aClass("A", "a"), "X.class", aClass("X", "a")))
	write(t, dir, "no.zip", "not opened")
	write(t, dir, "sub/c.jar", "not opened")
	write(t, dir, "E.class", aClass("E", "not seen"))
	p := open(t, 17, dir+string(filepath.Separator)+"*")
	names, err := p.ProgramClasses()
	if !slices.Equal(names, []string{"A", "B", "X"}) || err != nil || fieldOf(t, p, "X") != "a" {
		t.Errorf("classes %v, %v", names, err)
	}
}

func TestCurrentDirectory(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "A.class", aClass("A", "a"))
	t.Chdir(dir)
	for _, cp := range []string{".", string(filepath.ListSeparator)} {
		p, err := OpenPath(cp, PathOptions{NoPlatform: true})
		if err != nil {
			t.Fatal(err)
		}
		fieldOf(t, p, "A")
		p.Close()
	}
}

func TestEntryPoints(t *testing.T) {
	dir := t.TempDir()
	add := func(name string, access uint16, desc string, hasInit bool) {
		b := classtest.NewBuilder(69, 0x21, name, "java/lang/Object")
		b.Method(access, "main", desc, b.Code(0, 2, []byte{0xb1}))
		if hasInit {
			b.Method(1, "<init>", "()V", b.Code(0, 1, []byte{0xb1}))
		}
		write(t, dir, name+".class", string(b.Bytes()))
	}
	add("Classic", 9, mainDesc, false)
	add("Package", 8, mainDesc, false)
	add("Instance", 0, "()V", true)
	add("NoInstance", 0, "()V", false)
	add("Private", 10, mainDesc, false)
	add("NoMain", 9, "(I)V", true)
	write(t, dir, "Bad.class", "\xca\xfe\xba\xbe")
	found, err := open(t, 25, dir).EntryPoints()
	if err != nil {
		t.Fatal(err)
	}
	names := func(all []EntryPoint) (names []string) {
		for _, e := range all {
			names = append(names, e.Class)
		}
		return names
	}
	if got := fmt.Sprint(names(found.Main), names(found.Other), len(found.Bad)); got != "[Classic] [Instance Package] 1" {
		t.Errorf("entry points %s", got)
	}
}

func TestConcurrentClass(t *testing.T) {
	p := openJDK(t)
	h := NewHierarchy(p)
	names := []string{"java/util/ArrayList", "java/lang/String", "java/util/HashMap", "no/Such", "java/util/concurrent/ConcurrentHashMap"}
	found := make([][]*Class, 8)
	var wg sync.WaitGroup
	for i := range found {
		wg.Go(func() {
			for _, n := range names {
				c, _ := p.Class(n)
				found[i] = append(found[i], c)
				if _, err := h.AllInterfaces(n); (err != nil) != (n == "no/Such") {
					t.Errorf("%s: %v", n, err)
				}
			}
		})
	}
	wg.Wait()
	for _, f := range found {
		if !slices.Equal(f, found[0]) {
			t.Error("a class was parsed twice")
		}
	}
}

func TestParseManifest(t *testing.T) {
	m := parseManifest("Manifest-Version: 1.0\r\nMain-Class: a.b.\r\n Main \r\nnonsense\r\n  lost\r\nX:y\r\n\r\nName: z\r\nMain-Class: other\r\n")
	if m["main-class"] != "a.b.Main" || m["x"] != "y" || m["name"] != "" {
		t.Errorf("manifest %q", m)
	}
}
