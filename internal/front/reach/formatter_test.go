package reach

import (
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// TestShortest formats texts on the JVM: none is shorter than was said, and with
// the least arguments some are as short.
func TestShortest(t *testing.T) {
	for _, tool := range []string{"javac", "java"} {
		if _, err := exec.LookPath(tool); err != nil {
			t.Skipf("no JDK: %v", err)
		}
	}
	cases := []struct {
		format, args string
		want         int
		exact        bool
	}{
		{"plain \U0001F600", "", 8, true},
		{"%d", "0", 1, true},
		{"%04d|%-6s|", "7, \"\"", 12, true},
		{"%s%s", "\"\", null", 0, false},
		{"%.0b%10.0b", "true, false", 10, true},
		{"%%%n%3%", "", 5, true},
		{"%x%o%e%c", "1, 1, 1.0, 'c'", 3, false},
		{"%2$s %1$5d", "3, \"ab\"", 6, false},
		{"%tY-%8tm", "0L, 0L", 9, false},
		{"%,d%+d% d", "1, 1, 1", 3, false},
		{"%.0f|%.00e|%.1g|%.10f", "null, null, null, null", 5, false},
	}
	b := &strings.Builder{}
	b.WriteString("class Main { public static void main(String[] a) {\n")
	for _, c := range cases {
		args := c.args
		if args != "" {
			args = ", " + args
		}
		b.WriteString("System.out.println(String.format(" + strconv.Quote(c.format) + args + ").length());\n")
	}
	b.WriteString("} }\n")
	text := strings.ReplaceAll(b.String(), `\U0001f600`, `\ud83d\ude00`)
	file := filepath.Join(t.TempDir(), "Main.java")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command("java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", file).CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	lengths := strings.Fields(string(out))
	for i, c := range cases {
		if got := shortest(c.format); got != c.want {
			t.Errorf("shortest(%q) = %d, want %d", c.format, got, c.want)
		}
		if n, _ := strconv.Atoi(lengths[i]); n < c.want || c.exact && n != c.want {
			t.Errorf("%q: the JVM's text has %d characters, at least %d were expected, exact %v", c.format, n, c.want, c.exact)
		}
	}
}
