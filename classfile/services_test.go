package classfile

import (
	"slices"
	"testing"
)

// TestServices: files in META-INF/services of folders and archives name services.
func TestServices(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "out/META-INF/services/java.nio.charset.spi.CharsetProvider", "p.A")
	jar := write(t, t.TempDir(), "lib.jar", zipped(t, "META-INF/services/", "", "META-INF/services/p.Service", "p.B", "META-INF/services.txt", "", "p/META-INF/services/q.Service", "q.B"))
	empty := t.TempDir()
	for _, c := range []struct {
		entries []string
		want    []string
	}{
		{[]string{empty}, nil},
		{[]string{jar}, []string{"p/Service"}},
		{[]string{dir + "/out", jar, jar}, []string{"java/nio/charset/spi/CharsetProvider", "p/Service"}},
	} {
		got, err := open(t, 17, c.entries...).Services()
		if err != nil || !slices.Equal(got, c.want) {
			t.Errorf("%q: %q, %v", c.entries, got, err)
		}
	}
}
