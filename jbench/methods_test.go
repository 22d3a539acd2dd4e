package jbench

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/classfile/classtest"
)

// TestMethods: a verifier that calls everything safe is refuted by calls, where
// they throw in the classes that were looked at.
func TestMethods(t *testing.T) {
	classes := classtest.Javac(t, 8, map[string]string{"p/Some.java": `package p;
public class Some {
	public static int half(int n) { return n / 2; }
	public static int divided(int a, int b) { return a / b; }
	public static int parsed(String s) { return Integer.parseInt(s); }
	public static Object other(Object o) { return o.toString(); }
	static int hidden(int[] a) { return a[0]; }
	public int notStatic() { return 1; }
}`})
	tool := filepath.Join(t.TempDir(), "tool")
	script := "#!/bin/sh\necho '{\"schemaVersion\": 1, \"verdict\": \"SAFE\", \"assumptions\": [{}]}'\n"
	if err := os.WriteFile(tool, []byte(script), 0o755); err != nil {
		t.Fatal(err)
	}
	m := Methods{Jar: classes, Tool: Jayverify(tool, nil), Out: t.TempDir(), Max: 10, Time: time.Minute, Calls: time.Millisecond * 50, Java: hasty(t)}
	var seen []string
	s, err := m.Do(context.Background(), func(r MethodRow) { seen = append(seen, r.Method) })
	if err != nil {
		t.Fatal(err)
	}
	if len(seen) != 3 || s.Safe != 3 || s.Called != 3 || s.ThrownInJDK != 1 || len(s.Wrong) != 1 || s.Wrong[0].Method != "p.Some.divided(II)I" || s.Wrong[0].Throws != "java.lang.ArithmeticException" {
		t.Errorf("%v\n%+v", seen, s)
	}
	csv, err := os.ReadFile(filepath.Join(m.Out, "methods.csv"))
	if err != nil || strings.Count(string(csv), "\n") != 4 || !strings.Contains(string(csv), "p.Some.parsed(Ljava/lang/String;)I,SAFE,") {
		t.Errorf("%v\n%s", err, csv)
	}
}

// hasty is a program that starts a JVM which optimises little. The compiler that it runs in first ends sooner.
func hasty(t *testing.T) string {
	t.Helper()
	tool := filepath.Join(t.TempDir(), "java")
	if err := os.WriteFile(tool, []byte("#!/bin/sh\nexec java -XX:+UseSerialGC -XX:TieredStopAtLevel=1 \"$@\"\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	return tool
}
