package classfile

import (
	"archive/zip"
	"bytes"
	"errors"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// stored is like zipped, with files as they are.
func stored(t testing.TB, files ...string) string {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for i := 0; i < len(files); i += 2 {
		w, err := z.CreateHeader(&zip.FileHeader{Name: files[i], Method: zip.Store})
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

// bootJar is the contents of a jar of Spring Boot.
func bootJar(t testing.TB, manifest string) []string {
	lib := zipped(t, "q/Lib.class", aClass("q/Lib", "lib"), "p/App.class", aClass("p/App", "never"), "META-INF/MANIFEST.MF", "Multi-Release: true\n",
		"META-INF/versions/11/q/New.class", aClass("q/New", "eleven"), "q/New.class", aClass("q/New", "eight"))
	return []string{
		"META-INF/MANIFEST.MF", manifest,
		"org/launch/Launcher.class", aClass("org/launch/Launcher", "launcher"),
		"BOOT-INF/classes/p/App.class", aClass("p/App", "app"),
		"BOOT-INF/lib/lib.jar", lib, "BOOT-INF/lib/notes.txt", "no jar",
	}
}

// TestSpringBoot: the classes and jars in a jar of Spring Boot are on the class
// path, stored or deflated, and its Start-Class is the main class.
func TestSpringBoot(t *testing.T) {
	const manifest = "Main-Class: org.launch.Launcher\nStart-Class: p.App\n"
	files := bootJar(t, manifest)
	for name, text := range map[string]string{"stored": stored(t, files...), "deflated": zipped(t, files...)} {
		t.Run(name, func(t *testing.T) {
			jar := write(t, t.TempDir(), "app.jar", text)
			p := open(t, 17, jar)
			for class, want := range map[string]string{"p/App": "app", "q/Lib": "lib", "q/New": "eleven", "org/launch/Launcher": "launcher"} {
				if got := fieldOf(t, p, class); got != want {
					t.Errorf("%s is of %s, want %s", class, got, want)
				}
			}
			if got := p.MainClass(); got != "p/App" {
				t.Errorf("main class %s", got)
			}
			names, err := p.ProgramClasses()
			if want := []string{"org/launch/Launcher", "p/App", "q/Lib", "q/New"}; !slices.Equal(names, want) || err != nil {
				t.Errorf("classes %v, %v", names, err)
			}
			if got := p.Entries(); !slices.Equal(got, []string{jar, jar + "!/BOOT-INF/classes", jar + "!/BOOT-INF/lib/lib.jar"}) {
				t.Errorf("entries %v", got)
			}
			if got := p.Nested(); len(got) != 1 || got[0] != (Nested{Jar: jar, Read: true, N: 1}) {
				t.Errorf("nested %v", got)
			}
		})
	}
}

// TestOtherNested: what is in a jar that is none of Spring Boot's is not read, but
// told.
func TestOtherNested(t *testing.T) {
	jar := write(t, t.TempDir(), "app.jar", stored(t, bootJar(t, "Main-Class: org.launch.Launcher\n")...))
	p := open(t, 17, jar)
	if _, err := p.Class("q/Lib"); err == nil {
		t.Error("q.Lib is found")
	}
	if got := p.MainClass(); got != "org/launch/Launcher" {
		t.Errorf("main class %s", got)
	}
	if got := p.Nested(); len(got) != 1 || got[0] != (Nested{Jar: jar, N: 1}) {
		t.Errorf("nested %v", got)
	}
}

// TestHostileNested: jars in a jar that are none, or inflate without end.
func TestHostileNested(t *testing.T) {
	const manifest = "Start-Class: p.App\n"
	jar := write(t, t.TempDir(), "app.jar", stored(t, "META-INF/MANIFEST.MF", manifest, "BOOT-INF/lib/lib.jar", "no zip"))
	_, err := OpenPath(jar, PathOptions{NoPlatform: true})
	var format *FormatError
	if !errors.As(err, &format) || !strings.Contains(err.Error(), filepath.Base(jar)+"!/BOOT-INF/lib/lib.jar") {
		t.Errorf("error %v", err)
	}
	jar = write(t, t.TempDir(), "bomb.jar", zipped(t, "META-INF/MANIFEST.MF", manifest, "BOOT-INF/lib/lib.jar", strings.Repeat("bomb", 1<<18)))
	a, err := openArchive(jar, 17)
	if err != nil {
		t.Fatal(err)
	}
	defer a.close()
	n := nesting{inflated: maxNestedBytes - 1<<19}
	if _, err := n.open(a); !errors.As(err, &format) || !strings.Contains(err.Error(), "1024 MiB together") {
		t.Errorf("error %v", err)
	}
}
