package programs

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/dev/javac"
	"github.com/jayverify/jayverify/internal/dev/sample"
)

// nullConstants prints the public constants of java.base with objects of their
// own class that are null, and how many there are in all.
const nullConstants = `import java.lang.reflect.*;
import java.nio.file.*;

public class NullConstants {
    static int count;

    public static void main(String[] args) throws Exception {
        Path base = FileSystems.getFileSystem(java.net.URI.create("jrt:/")).getPath("/modules/java.base");
        try (var files = Files.walk(base.resolve("java"))) {
            for (Path p : (Iterable<Path>) files::iterator) {
                String name = base.relativize(p).toString().replace('/', '.');
                if (name.endsWith(".class")) look(Class.forName(name.substring(0, name.length() - 6), false, null));
            }
        }
        System.out.println(count > 300 ? "all looked at" : "only " + count);
    }

    static void look(Class<?> c) throws Exception {
        for (Field f : c.getDeclaredFields()) {
            int m = f.getModifiers();
            if (Modifier.isPublic(c.getModifiers()) && Modifier.isStatic(m) && Modifier.isFinal(m) && Modifier.isPublic(m) && f.getType() == c) {
                count++;
                if (f.get(null) == null) System.out.println(f);
            }
        }
    }
}
`

// TestOwnConstants: what lowering takes for granted of the JDK's constants.
func TestOwnConstants(t *testing.T) {
	if testing.Short() {
		t.Skip("looks at all classes of the JDK, which changes seldom")
	}
	sample.Turn(t, 6)
	needJDK(t)
	dir := t.TempDir()
	file := filepath.Join(dir, "NullConstants.java")
	if err := os.WriteFile(file, []byte(nullConstants), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := javac.Compile("javac", "-d", dir, file); err != nil {
		t.Fatal(err)
	}
	text, err := exec.CommandContext(t.Context(), JDK("").tool("java"), "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", dir, "NullConstants").CombinedOutput()
	if err != nil || strings.TrimSpace(string(text)) != "all looked at" {
		t.Errorf("%v\n%s", err, text)
	}
}
