package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"encoding/json"
	"flag"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/dev/javac"
)

var long = flag.Bool("long", false, "build all archives twice, and start the binaries under emulation")

var only = flag.String("targets", "", "of -long: only these platforms, as OS/ARCH with commas between")

var files = []file{{name: "d/a", text: []byte("text")}, {name: "d/b", text: []byte("#!/bin/sh\n"), program: true}}

// TestArchives reads the archives back, and compares those of two moments.
func TestArchives(t *testing.T) {
	at := time.Unix(1700000000, 0).UTC()
	var tars, zips [2]bytes.Buffer
	for i := range 2 {
		if err := tarred(&tars[i], files, at); err != nil {
			t.Fatal(err)
		}
		if err := zipped(&zips[i], files, at); err != nil {
			t.Fatal(err)
		}
	}
	if !bytes.Equal(tars[0].Bytes(), tars[1].Bytes()) || !bytes.Equal(zips[0].Bytes(), zips[1].Bytes()) {
		t.Error("two archives of the same files differ")
	}
	z, err := gzip.NewReader(&tars[0])
	if err != nil {
		t.Fatal(err)
	}
	in := tar.NewReader(z)
	for _, f := range files {
		h, err := in.Next()
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(in)
		if err != nil || h.Name != f.name || h.Mode != f.mode() || !h.ModTime.Equal(at) || h.Uid != 0 || h.Uname != "" || string(text) != string(f.text) {
			t.Errorf("%+v: %q, %v", h, text, err)
		}
	}
	archive, err := zip.NewReader(bytes.NewReader(zips[0].Bytes()), int64(zips[0].Len()))
	if err != nil {
		t.Fatal(err)
	}
	for i, f := range archive.File {
		if f.Name != files[i].name || !f.Modified.Equal(at) {
			t.Errorf("%s of %v", f.Name, f.Modified)
		}
	}
}

// TestSBOM checks that the list has the modules that the test itself is made of, in a
// form that the library reads, and that there is a license of each.
func TestSBOM(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	mods, err := modules(self)
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if err := sbom(&out, "v1", targets[0], mods, time.Unix(0, 0).UTC()); err != nil {
		t.Fatal(err)
	}
	var bom struct {
		BOMFormat  string `json:"bomFormat"`
		Components []struct{ Name, Version, Purl string }
	}
	if err := json.Unmarshal(out.Bytes(), &bom); err != nil {
		t.Fatal(err)
	}
	if bom.BOMFormat != "CycloneDX" || len(bom.Components) != len(mods) {
		t.Errorf("%s with %d components, want %d", bom.BOMFormat, len(bom.Components), len(mods))
	}
	if c := bom.Components[0]; c.Name != "std" || "go"+c.Version != runtime.Version() {
		t.Errorf("the first is %+v, want Go's library", c)
	}
	r := release{root: "../../.."}
	found, err := r.licenses(mods)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.ContainsFunc(found, func(f file) bool { return f.name == "licenses/github.com/CycloneDX/cyclonedx-go/LICENSE" }) {
		t.Errorf("no license of the library itself among %v", found)
	}
	if _, err := choose("linux/amd64,beos/ppc"); err == nil {
		t.Error("there is no release for beos/ppc")
	}
}

// TestRelease builds all archives twice in different folders. The archives are the same,
// and the binaries start, as far as this machine can run them.
func TestRelease(t *testing.T) {
	if !*long {
		t.Skip("takes minutes: go test ./internal/dev/release -args -long, or make release-test")
	}
	chosen, err := choose(*only)
	if err != nil {
		t.Fatal(err)
	}
	var lists [2]string
	var first string
	for i := range 2 {
		out := filepath.Join(t.TempDir(), "release")
		r := release{root: "../../..", out: out, version: "v0-test", time: time.Unix(1700000000, 0).UTC(), log: os.Stderr}
		if i == 0 {
			first = out
		} else {
			t.Setenv("GOCACHE", t.TempDir()) // nothing of the first build is used again
		}
		if err := r.all(chosen); err != nil {
			t.Fatal(err)
		}
		list, err := os.ReadFile(filepath.Join(out, "SHA256SUMS"))
		if err != nil {
			t.Fatal(err)
		}
		lists[i] = string(list)
	}
	if lists[0] != lists[1] || strings.Count(lists[0], "\n") != 2*len(chosen) {
		t.Errorf("two releases of the same sources differ:\n%s\n%s", lists[0], lists[1])
	}
	for _, tg := range chosen {
		t.Run(tg.String(), func(t *testing.T) { starts(t, first, tg) })
	}
}

// emulators are the programs that run binaries of other platforms, as Debian calls them.
func emulators(t target) []string {
	switch {
	case t == target{runtime.GOOS, runtime.GOARCH}:
		return []string{""}
	case t == target{"linux", "arm64"}:
		return []string{"qemu-aarch64-static", "qemu-aarch64"}
	case t == target{"linux", "amd64"}:
		return []string{"qemu-x86_64-static", "qemu-x86_64"}
	case t == target{"windows", "amd64"}:
		return []string{"wine64", "wine", "/usr/lib/wine/wine64"}
	}
	return nil
}

// starts runs the binary of an archive: its version, the manual page, and its front end,
// which reads the classes of a folder and of the JDK, and prints the program of a method.
func starts(t *testing.T, dir string, tg target) {
	var emulator string
	var err error
	found := false
	for _, e := range emulators(tg) {
		if e == "" {
			found = true
			break
		}
		if emulator, err = exec.LookPath(e); err == nil {
			found = true
			break
		}
	}
	if !found {
		t.Skipf("no emulator for %s here: %v", tg, emulators(tg))
	}
	binary := unpacked(t, dir, tg)
	work, home := t.TempDir(), ""
	if jdk, err := classfile.FindJDK(""); err == nil {
		home = jdk.Home
	}
	if tg.os == "windows" { // wine has the files of this machine on drive Z
		home = "Z:" + strings.ReplaceAll(home, "/", "\\")
	}
	env := append(os.Environ(), "WINEDEBUG=-all", "WINEPREFIX="+filepath.Join(work, "wine"), "JAVA_HOME="+home)
	run := func(args ...string) string {
		all := append([]string{binary}, args...)
		if emulator != "" {
			all = append([]string{emulator}, all...)
		}
		cmd := exec.Command(all[0], all[1:]...)
		cmd.Env, cmd.Dir = env, work
		out, _ := cmd.CombinedOutput() // the text says what happened
		return string(out)
	}
	if got := run("--version"); strings.Contains(got, "bcryptprimitives.dll not found") {
		t.Skip("this wine is too old for programs of Go: it has no bcryptprimitives.dll")
	} else if !strings.Contains(got, "jayverify v0-test (go") || !strings.Contains(got, tg.String()) {
		t.Errorf("--version: %s", got)
	}
	if got := run("man"); !strings.Contains(got, ".TH JAYVERIFY 1") {
		t.Errorf("man: %s", got)
	}
	if err := os.WriteFile(filepath.Join(work, "Main.java"), []byte("class Main { static int f(String s) { return s.length(); } }"), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(filepath.Join(work, "c"), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := javac.Compile("javac", "-d", filepath.Join(work, "c"), filepath.Join(work, "Main.java")); err != nil {
		t.Skip(err)
	}
	if got := run("coverage", "c"); !strings.Contains(got, "1 classes with 2 methods make 2 calls of the JDK") {
		t.Errorf("coverage: %s", got)
	}
}

// unpacked takes the binary out of an archive.
func unpacked(t *testing.T, dir string, tg target) string {
	t.Helper()
	base := "jayverify-v0-test-" + tg.os + "-" + tg.arch
	to := filepath.Join(t.TempDir(), "jayverify.exe")
	var in io.Reader
	if tg.os == "windows" {
		z, err := zip.OpenReader(filepath.Join(dir, base+".zip"))
		if err != nil {
			t.Fatal(err)
		}
		defer func() { _ = z.Close() }()
		if in, err = z.Open(base + "/jayverify.exe"); err != nil {
			t.Fatal(err)
		}
	} else {
		f, err := os.Open(filepath.Join(dir, base+".tar.gz"))
		if err != nil {
			t.Fatal(err)
		}
		defer func() { _ = f.Close() }()
		z, err := gzip.NewReader(f)
		if err != nil {
			t.Fatal(err)
		}
		r := tar.NewReader(z)
		for {
			h, err := r.Next()
			if err != nil {
				t.Fatal(err)
			}
			if h.Name == base+"/jayverify" {
				break
			}
		}
		in = r
	}
	out, err := os.OpenFile(to, os.O_WRONLY|os.O_CREATE, 0o777)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := io.Copy(out, in); err != nil {
		t.Fatal(err)
	}
	if err := out.Close(); err != nil {
		t.Fatal(err)
	}
	return to
}
