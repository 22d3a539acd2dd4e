// Command release builds the archives of a release: for each platform one file with the
// binaries (the models are in them), the licenses of all that is in it, completions, the
// manual page and the documents, then a list of the modules in it (SBOM, CycloneDX) and a
// file with the SHA-256 sums of all.
//
//	go run ./internal/dev/release -out build/release -version v1.0 -time 1700000000
//	go run ./internal/dev/release -out build/svcomp -version v1.0 -svcomp .tools/z3/bin/z3
//
// The same checkout, Go and JDK give the same bytes: no path and no time of the machine
// is part of them. With -prebuilt FILE the archive for this machine alone is made, from a
// binary that is there.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"time"
)

// target is a platform.
type target struct{ os, arch string }

func (t target) String() string { return t.os + "/" + t.arch }

// targets are the platforms of a release.
var targets = []target{
	{"linux", "amd64"}, {"linux", "arm64"}, {"darwin", "amd64"}, {"darwin", "arm64"}, {"windows", "amd64"}, {"windows", "arm64"},
}

// release is one invocation.
type release struct {
	root, out, version string
	time               time.Time
	prebuilt           string
	z3                 string // for the archive for SV-COMP, which has one; "" for the archives of a release
	log                io.Writer
}

func main() {
	r := release{root: ".", log: os.Stderr}
	flag.StringVar(&r.out, "out", "build/release", "the `folder` of the archives; what is in it is removed")
	flag.StringVar(&r.version, "version", "devel", "the `version`")
	seconds := flag.Int64("time", 0, "the time of the files in the archives, in `seconds` since 1970")
	flag.StringVar(&r.prebuilt, "prebuilt", "", "make the archive of this machine alone, from this `binary`")
	flag.StringVar(&r.z3, "svcomp", "", "make the archive for SV-COMP instead, with this z3 `program` in it")
	only := flag.String("targets", "", "the platforms to build for, as OS/ARCH with commas between; all if empty")
	flag.Parse()
	r.time = time.Unix(*seconds, 0).UTC()
	err := func() error {
		if r.z3 != "" {
			return r.svcomp()
		}
		chosen, err := choose(*only)
		if err != nil {
			return err
		}
		return r.all(chosen)
	}()
	if err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

// choose returns the platforms that a list names.
func choose(list string) ([]target, error) {
	if list == "" {
		return targets, nil
	}
	var chosen []target
	for _, name := range strings.Split(list, ",") {
		i := slices.IndexFunc(targets, func(t target) bool { return t.String() == name })
		if i < 0 {
			return nil, fmt.Errorf("%q is not one of %v", name, targets)
		}
		chosen = append(chosen, targets[i])
	}
	return chosen, nil
}

// all makes the archives, the lists of modules and the sums.
func (r *release) all(chosen []target) error {
	if err := os.RemoveAll(r.out); err != nil {
		return err
	}
	if err := os.MkdirAll(r.out, 0o777); err != nil {
		return err
	}
	work, err := os.MkdirTemp("", "release-")
	if err != nil {
		return err
	}
	defer func() { _ = os.RemoveAll(work) }() // only temporary files
	if r.prebuilt != "" {
		chosen = []target{{runtime.GOOS, runtime.GOARCH}}
	}
	pages, err := r.pages(work)
	if err != nil {
		return err
	}
	for _, t := range chosen {
		if err := r.one(t, pages, work); err != nil {
			return fmt.Errorf("%s: %w", t, err)
		}
	}
	return sums(r.out)
}

// one makes the archive of a platform, and the list of the modules in its binaries.
func (r *release) one(t target, pages []file, work string) error {
	files, err := r.programs(t, work)
	if err != nil {
		return err
	}
	var mods []*debug.Module
	for _, f := range files {
		more, err := modules(f.from)
		if err != nil {
			return err
		}
		mods = union(mods, more)
	}
	licenses, err := r.licenses(mods)
	if err != nil {
		return err
	}
	base := strings.Join([]string{"jayverify", r.version, t.os, t.arch}, "-")
	files = slices.Concat(files, pages, licenses)
	for i := range files {
		files[i].name = base + "/" + files[i].name
	}
	slices.SortFunc(files, func(a, b file) int { return strings.Compare(a.name, b.name) })
	if t.os == "windows" {
		err = writeTo(filepath.Join(r.out, base+".zip"), func(w io.Writer) error { return zipped(w, files, r.time) })
	} else {
		err = writeTo(filepath.Join(r.out, base+".tar.gz"), func(w io.Writer) error { return tarred(w, files, r.time) })
	}
	if err != nil {
		return err
	}
	return writeTo(filepath.Join(r.out, base+".cdx.json"), func(w io.Writer) error { return sbom(w, r.version, t, mods, r.time) })
}

// programs are the binaries of an archive: jayverify, and the one that connects it with NATS.
// Of those that are there already the second may be missing.
func (r *release) programs(t target, work string) ([]file, error) {
	var files []file
	for _, name := range []string{"jayverify", "jayverify-fleet"} {
		in := name
		if t.os == "windows" {
			in += ".exe"
		}
		f := file{name: in, from: filepath.Join(work, t.os+"-"+t.arch, in), program: true}
		if r.prebuilt != "" {
			f.from = r.prebuilt
			if name != "jayverify" {
				f.from = filepath.Join(filepath.Dir(r.prebuilt), in)
				if _, err := os.Stat(f.from); err != nil {
					continue
				}
			}
		} else {
			_, _ = fmt.Fprintf(r.log, "release: %s for %s\n", name, t)
			if err := r.build(f.from, name, t.os, t.arch); err != nil {
				return nil, err
			}
		}
		files = append(files, f)
	}
	return files, nil
}

// build makes a binary for a platform. Its bytes depend on the sources and on Go alone.
func (r *release) build(out, name, goos, goarch string) error {
	cmd := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-ldflags", "-s -w -buildid= -X main.linkedVersion="+r.version, "-o", out, "./cmd/"+name)
	cmd.Dir, cmd.Stderr = r.root, r.log
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+goos, "GOARCH="+goarch, "GOFLAGS=-mod=readonly", "GOAMD64=v1", "GOARM64=v8.0")
	return cmd.Run()
}

// pages are the files that are the same for all platforms: documents, completions and the
// manual page, which a binary for this machine prints.
func (r *release) pages(work string) ([]file, error) {
	binary := r.prebuilt
	if binary == "" {
		binary = filepath.Join(work, "here")
		if err := r.build(binary, "jayverify", runtime.GOOS, runtime.GOARCH); err != nil {
			return nil, err
		}
	}
	files := []file{
		{name: "LICENSE", from: filepath.Join(r.root, "LICENSE")}, {name: "README.md", from: filepath.Join(r.root, "README.md")},
		{name: "CHANGELOG.md", from: filepath.Join(r.root, "CHANGELOG.md")},
	}
	for _, doc := range []string{"usage.md", "check.md", "fleet.md", "soundness.md", "java.md", "questions.md", "svcomp.md", "report.schema.json"} {
		files = append(files, file{name: "docs/" + doc, from: filepath.Join(r.root, "docs", doc)})
	}
	for name, args := range map[string][]string{
		"man/man1/jayverify.1": {"man"}, "completions/jayverify.bash": {"completion", "bash"}, "completions/_jayverify": {"completion", "zsh"},
		"completions/jayverify.fish": {"completion", "fish"}, "completions/jayverify.ps1": {"completion", "powershell"},
	} {
		text, err := exec.Command(absolute(binary), args...).Output()
		if err != nil {
			return nil, fmt.Errorf("%s %s: %w", binary, strings.Join(args, " "), withStderr(err))
		}
		files = append(files, file{name: name, text: text})
	}
	return files, nil
}

// absolute makes a path one that exec does not look for on the PATH.
func absolute(path string) string {
	if abs, err := filepath.Abs(path); err == nil {
		return abs
	}
	return path
}

func withStderr(err error) error {
	if e := (*exec.ExitError)(nil); errors.As(err, &e) {
		return fmt.Errorf("%w: %s", err, e.Stderr)
	}
	return err
}
