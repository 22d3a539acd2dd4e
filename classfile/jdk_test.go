package classfile

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
)

// emptyEnv leaves no JDK to find but in the usual places.
func emptyEnv(t *testing.T) {
	t.Setenv("JAVA_HOME", "")
	t.Setenv("PATH", t.TempDir())
	t.Setenv("HOME", t.TempDir())
}

func TestFindJDK(t *testing.T) {
	emptyEnv(t)
	dir := t.TempDir()
	jar := zipped(t, "java/lang/Object.class", aClass("java/lang/Object", "rt"))
	jdk8 := filepath.Join(dir, "jdk8")
	write(t, jdk8, "jre/lib/rt.jar", jar)
	write(t, jdk8, "jre/lib/jce.jar", zipped(t))
	java8 := write(t, jdk8, "jre/bin/java", "")
	write(t, jdk8, "release", "JAVA_VERSION=\"1.8.0_402\"\nOS_NAME=\"Linux\"\n")
	jmods := filepath.Join(dir, "jdk21")
	write(t, jmods, "jmods/a.b.jmod", jmodHeader+zipped(t, "classes/a/B.class", aClass("a/B", "ab")))
	write(t, jmods, "jmods/java.base.jmod", jmodHeader+zipped(t, "classes/java/lang/Object.class", aClass("java/lang/Object", "base")))
	write(t, jmods, "release", "JAVA_VERSION=\"21-ea\"\r\n")
	bare := filepath.Join(dir, "bare")
	write(t, bare, "lib/rt.jar", jar)

	for _, tt := range []struct {
		home, version, image string
		feature              int
	}{
		{jdk8, "1.8.0_402", filepath.Join(jdk8, "jre/lib/rt.jar"), 8},
		{filepath.Join(jdk8, "jre"), "1.8.0_402", filepath.Join(jdk8, "jre/lib/rt.jar"), 8},
		{jmods, "21-ea", filepath.Join(jmods, "jmods"), 21},
		{bare, "", filepath.Join(bare, "lib/rt.jar"), 8},
	} {
		j, err := FindJDK(tt.home)
		if err != nil {
			t.Errorf("%s: %v", tt.home, err)
		} else if j.Version != tt.version || j.Feature != tt.feature || j.Image() != tt.image || j.FoundBy != "option" {
			t.Errorf("%s is %+v", tt.home, j)
		}
	}
	var none *NoJDKError
	if _, err := FindJDK(dir); !errors.As(err, &none) || !strings.Contains(err.Error(), dir) {
		t.Errorf("a home without a JDK: %v", err)
	}

	t.Setenv("JAVA_HOME", jmods)
	if j, err := FindJDK(""); err != nil || j.Home != jmods || j.FoundBy != "JAVA_HOME" {
		t.Errorf("JAVA_HOME finds %+v, %v", j, err)
	}
	t.Setenv("JAVA_HOME", dir)
	if runtime.GOOS != "windows" {
		if err := os.Chmod(java8, 0o777); err != nil {
			t.Fatal(err)
		}
		bin := t.TempDir()
		if err := os.Symlink(java8, filepath.Join(bin, "java")); err != nil {
			t.Fatal(err)
		}
		t.Setenv("PATH", bin)
		want, _ := filepath.EvalSymlinks(jdk8)
		if j, err := FindJDK(""); err != nil || j.Home != want || j.FoundBy != "java on PATH" {
			t.Errorf("java on PATH finds %+v, %v", j, err)
		}
	}

	for home, field := range map[string]string{jdk8: "rt", jmods: "base"} {
		p, err := OpenPath("", PathOptions{JDK: home})
		if err != nil {
			t.Fatal(err)
		}
		if got := fieldOf(t, p, "java/lang/Object"); got != field {
			t.Errorf("Object of %s has field %s", home, got)
		}
		names, err := p.PlatformClasses()
		if err != nil || !slices.Contains(names, "java/lang/Object") {
			t.Errorf("classes %v, %v", names, err)
		}
		if c, _ := p.Class("java/lang/Object"); !c.Origin.Platform {
			t.Errorf("origin %v", c.Origin)
		}
		if err := p.Close(); err != nil {
			t.Error(err)
		}
	}
}

func TestFeature(t *testing.T) {
	for version, want := range map[string]int{"17.0.15": 17, "1.8.0_402": 8, "25": 25, "21-ea": 21, "": 0, "x": 0} {
		if got := featureOf(version); got != want {
			t.Errorf("feature of %q is %d", version, got)
		}
	}
}

// TestPlatformFirst checks that a class path cannot replace platform classes,
// nor add to their packages.
func TestPlatformFirst(t *testing.T) {
	jdk := openJDK(t).JDK()
	if jdk.image == "" {
		t.Skip("this test needs a JDK with lib/modules")
	}
	dir := t.TempDir()
	write(t, dir, "java/lang/String.class", aClass("java/lang/String", "mine"))
	write(t, dir, "java/util/Mine.class", aClass("java/util/Mine", "mine"))
	write(t, dir, "mine/Mine.class", aClass("mine/Mine", "mine"))
	p, err := OpenPath(dir, PathOptions{JDK: jdk.Home})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	if c, err := p.Class("java/lang/String"); err != nil || !c.Origin.Platform {
		t.Errorf("String is of %v, %v", c, err)
	}
	var nf *NotFoundError
	if _, err := p.Class("java/util/Mine"); !errors.As(err, &nf) || !strings.Contains(err.Error(), "to whose modules the package belongs") {
		t.Errorf("a class in a platform package: %v", err)
	}
	fieldOf(t, p, "mine/Mine")
}

// TestModule: classes of the JDK at hand belong to modules, others to none.
func TestModule(t *testing.T) {
	p := openJDK(t)
	if filepath.Base(p.JDK().Image()) != "modules" {
		t.Skip("the JDK at hand has no image")
	}
	for class, want := range map[string]string{"java/lang/Object": "java.base", "java/util/logging/Level": "java.logging", "no/such/Class": "", "Main": ""} {
		if got := p.Module(class); got != want {
			t.Errorf("%s: %q, want %q", class, got, want)
		}
	}
}
