package classfile

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/dev/sample"
)

// tinyImage makes a jimage file of java.base with one class and its package.
// The index has one slot per resource: the redirections name them directly.
func tinyImage(order binary.AppendByteOrder, class string, content []byte, compressed, uncompressed int) []byte {
	text := []byte{0}
	word := func(s string) int {
		at := len(text)
		text = append(append(text, s...), 0)
		return at
	}
	var locations, contents []byte
	add := func(attrs ...int) (offset int) {
		offset = len(locations)
		for i := 0; i < len(attrs); i += 2 {
			if attrs[i+1] != 0 {
				locations = append(locations, byte(attrs[i]<<3|2), byte(attrs[i+1]>>16), byte(attrs[i+1]>>8), byte(attrs[i+1]))
			}
		}
		locations = append(locations, 0)
		return offset
	}
	module := word("java.base")
	word("zip")
	pkg := order.AppendUint32(order.AppendUint32(nil, 0), uint32(module))
	offsets := []int{
		add(locModule, module, locParent, word(Package(class)), locBase, word(class[len(Package(class))+1:]), locExtension, word("class"), locOffset, 0, locCompressed, compressed, locUncompressed, uncompressed),
		add(locModule, word("packages"), locBase, word("p"), locOffset, len(content), locUncompressed, len(pkg)),
	}
	contents = append(append(contents, content...), pkg...)
	redirects := make([]int32, len(offsets))
	names := []string{"/java.base/" + class + ".class", "/packages/p"}
	for i, n := range names {
		redirects[hashImage(hashMultiplier, n)%uint32(len(offsets))] = int32(-1 - i)
	}
	b := order.AppendUint32(nil, imageMagic)
	for _, v := range []int{1 << 16, 0, len(offsets), len(offsets), len(locations), len(text)} {
		b = order.AppendUint32(b, uint32(v))
	}
	for _, r := range redirects {
		b = order.AppendUint32(b, uint32(r))
	}
	for _, o := range offsets {
		b = order.AppendUint32(b, uint32(o))
	}
	return bytes.Join([][]byte{b, locations, text, contents}, nil)
}

// tinyClass is a name that the two slots of a tinyImage tell from its package.
func tinyClass() string {
	other := hashImage(hashMultiplier, "/packages/p") % 2
	for c := 'A'; ; c++ {
		if name := "p/" + string(c); hashImage(hashMultiplier, "/java.base/"+name+".class")%2 != other {
			return name
		}
	}
}

func openTiny(t testing.TB, data []byte) (*image, error) {
	i, err := openImage(write(t, t.TempDir(), "modules", string(data)))
	if err == nil {
		t.Cleanup(func() { i.close() })
	}
	return i, err
}

func TestTinyImage(t *testing.T) {
	class := tinyClass()
	for _, order := range []binary.AppendByteOrder{binary.LittleEndian, binary.BigEndian} {
		i, err := openTiny(t, tinyImage(order, class, []byte("content"), 0, 7))
		if err != nil {
			t.Fatal(err)
		}
		if data, err := i.find(class); string(data) != "content" || err != nil {
			t.Errorf("%s holds %q, %v", class, data, err)
		}
		for _, name := range []string{"p/none", "q/A", "A", "p", "java.base/p"} {
			if data, err := i.find(name); data != nil || err != nil {
				t.Errorf("%s holds %q, %v", name, data, err)
			}
		}
		var names []string
		if err := i.list(func(n string) { names = append(names, n) }); len(names) != 1 || names[0] != class || err != nil {
			t.Errorf("classes %v, %v", names, err)
		}
	}
}

// TestDamagedImage changes and cuts an image and wants errors, no panics.
func TestDamagedImage(t *testing.T) {
	class := tinyClass()
	good := tinyImage(binary.LittleEndian, class, []byte("content"), 0, 7)
	for _, tt := range []struct {
		at   int
		with byte
		want string
	}{
		{0, 1, "the magic 0xcafedada"}, {6, 2, "version 1 of the jimage format, found 2.0"}, {19, 1, "index tables inside"}, {22, 1, "index tables inside"},
	} {
		bad := bytes.Clone(good)
		bad[tt.at] = tt.with
		_, err := openTiny(t, bad)
		wantFormatError(t, err, tt.want)
	}
	_, err := openTiny(t, good[:20])
	wantFormatError(t, err, "the header of a jimage file")
	file := filepath.Join(t.TempDir(), "modules")
	for k := imageHeaderSize; k < len(good); k++ {
		for _, v := range []byte{0, 0x7f, 0xff, good[k] + 1} {
			bad := bytes.Clone(good)
			bad[k] = v
			if err := os.WriteFile(file, bad, 0o666); err != nil {
				t.Fatal(err)
			}
			if i, err := openImage(file); err == nil {
				if data, err := i.find(class); err != nil && data != nil {
					t.Errorf("byte %d: content and error %v", k, err)
				}
				_ = i.list(func(string) {})
				i.close()
			}
		}
	}
}

// Where the names of decompressors are in the strings of a tinyImage.
const javaBase, zipName = 1, 1 + len("java.base") + 1

// compressedHeader comes before a compressed resource.
func compressedHeader(name, packed, unpacked int) []byte {
	b := binary.LittleEndian.AppendUint32(nil, compressedMagic)
	b = binary.LittleEndian.AppendUint64(b, uint64(packed))
	b = binary.LittleEndian.AppendUint64(b, uint64(unpacked))
	b = binary.LittleEndian.AppendUint32(b, uint32(name))
	return append(b, 0, 0, 0, 0, 1)
}

func TestZipCompression(t *testing.T) {
	want := strings.Repeat("content ", 100)
	var packed bytes.Buffer
	z := zlib.NewWriter(&packed)
	if _, err := z.Write([]byte(want)); err != nil {
		t.Fatal(err)
	}
	z.Close()
	once := append(compressedHeader(zipName, packed.Len(), len(want)), packed.Bytes()...)
	i, err := openTiny(t, tinyImage(binary.LittleEndian, tinyClass(), once, len(once), len(want)))
	if err != nil {
		t.Fatal(err)
	}
	if got, err := i.find(tinyClass()); string(got) != want || err != nil {
		t.Errorf("inflates to %q, %v", got, err)
	}
}

func TestBadCompression(t *testing.T) {
	class, header := tinyClass(), compressedHeader
	for _, tt := range []struct {
		content []byte
		size    int
		want    string
	}{
		{append(header(javaBase, 3, 9), 1, 2, 3), 9, "compressed by zip or compact-cp, found java.base"},
		{append(header(zipName, 3, 9), 1, 2, 3), 9, "a resource compressed by zip"},
		{append(header(zipName, 4, 9), 1, 2, 3), 9, "inside its location"},
		{append(header(zipName, 3, maxClassSize+1), 1, 2, 3), 9, "at most 64 MiB"},
		{[]byte("abc"), 9, "3 instead of 9 bytes"},
	} {
		i, err := openTiny(t, tinyImage(binary.LittleEndian, class, tt.content, len(tt.content), tt.size))
		if err != nil {
			t.Fatal(err)
		}
		_, err = i.find(class)
		wantFormatError(t, err, tt.want)
	}
}

// TestCompressedImage lets jlink make an image compressed by compact-cp and
// compares its classes with those of the JDK.
func TestCompressedImage(t *testing.T) {
	if testing.Short() {
		t.Skip("jlink takes many seconds")
	}
	sample.Turn(t, 4)
	plain := openJDK(t)
	jlink := filepath.Join(plain.JDK().Home, "bin", "jlink")
	if _, err := exec.LookPath(jlink); err != nil {
		t.Skip("this test needs a JDK with jlink")
	}
	names, err := plain.PlatformClasses()
	if err != nil {
		t.Fatal(err)
	}
	home := filepath.Join(t.TempDir(), "jdk")
	if out, err := exec.Command(jlink, "--add-modules", "java.base", "--compress", "1", "--output", home).CombinedOutput(); err != nil {
		t.Skipf("jlink does not make an image here: %v\n%s", err, out)
	}
	p, err := OpenPath("", PathOptions{JDK: home})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	compare(t, plain, p, names)
}

// compare looks at a sample of classes in two JDKs, as far as the second has them.
func compare(t *testing.T, a, b *Path, names []string) {
	random := rand.New(rand.NewPCG(1, 2))
	same := 0
	for range 4000 {
		name := names[random.IntN(len(names))]
		got, err := b.ParseClass(name)
		if got == nil {
			if _, ok := err.(*NotFoundError); !ok {
				t.Fatalf("%s: %v", name, err)
			}
			continue
		}
		want, err := a.ParseClass(name)
		if err != nil {
			t.Fatal(err)
		}
		if dump(got) == dump(want) {
			same++
		} else if Package(name) != "jdk/internal/module" && !strings.Contains(name, "$Holder") { // jlink generates those
			t.Errorf("%s differs", name)
		}
	}
	if same < 500 {
		t.Errorf("only %d classes are the same", same)
	}
}
