package setup

import (
	"archive/zip"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
	"time"

	"github.com/jayverify/jayverify/horn/spacer"
	"github.com/jayverify/jayverify/internal/base/failure"
)

// Options says what Run does.
type Options struct {
	OS, Arch string // of the machine, as in runtime.GOOS and GOARCH
	Data     string // the folder to install into, horn.DataFolder
	Z3       string // a program to install instead of the pinned one; "" for none
	Wheel    string // a file to take the program from; "" for none
	Offline  bool   // the network may not be used
	Again    bool   // also if the pinned z3 is there
	Pip      Pip
	Say      func(format string, args ...any) // progress, a line each
}

// Installed is what Run has done.
type Installed struct {
	Path, Version string
	Before        bool // it was there already
}

// oldAge is when a temporary folder belongs to no run any more.
const oldAge = 6 * time.Hour

// maxFile bounds a file that a wheel claims to have.
const maxFile = 1 << 30

// Run installs z3. The errors are of package failure: IO for the disk and the network,
// Data for a wrong sum, NoInput for a missing file, NoSolver for a z3 that does not run.
func Run(ctx context.Context, o Options) (*Installed, error) {
	if o.Data == "" {
		return nil, failure.Errorf(failure.IO, "there is no folder to install into: set HOME (on Windows LOCALAPPDATA), or XDG_DATA_HOME")
	}
	target := filepath.Join(o.Data, filepath.FromSlash(spacer.Z3().Set))
	if v, err := version(ctx, target); err == nil && !o.Again && o.Z3 == "" && o.Wheel == "" && strings.HasPrefix(Version, v) {
		return &Installed{Path: target, Version: v, Before: true}, nil
	}
	home := filepath.Join(o.Data, "z3")
	if err := os.MkdirAll(home, 0o777); err != nil {
		return nil, failure.WithClass(failure.IO, err)
	}
	left, _ := filepath.Glob(filepath.Join(home, "tmp-*")) // of a run that was killed; the pattern is well-formed
	for _, l := range left {
		if info, err := os.Stat(l); err == nil && time.Since(info.ModTime()) > oldAge {
			_ = os.RemoveAll(l) // it only takes place
		}
	}
	work, err := os.MkdirTemp(home, "tmp-")
	if err != nil {
		return nil, failure.WithClass(failure.IO, err)
	}
	defer func() { _ = os.RemoveAll(work) }() // what is left is removed by the next run
	program, err := o.program(ctx, work, filepath.Base(target))
	if err != nil {
		return nil, classed(err)
	}
	v, err := version(ctx, program)
	if err != nil {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		return nil, failure.Errorf(failure.NoSolver, "z3 does not run on this machine: %w; install z3 %s or newer yourself and name it with --z3=FILE", err, spacer.Z3().Least)
	}
	if _, err := spacer.Z3().CheckVersion(v); err != nil {
		return nil, failure.WithClass(failure.NoSolver, err)
	}
	if err := move(filepath.Dir(program), filepath.Dir(target)); err != nil {
		return nil, failure.WithClass(failure.IO, err)
	}
	return &Installed{Path: target, Version: v}, nil
}

// classed gives an error of a file a class.
func classed(err error) error {
	if errors.Is(err, context.Canceled) {
		return err
	}
	if p := (*fs.PathError)(nil); errors.As(err, &p) && errors.Is(err, fs.ErrNotExist) {
		return failure.WithClass(failure.NoInput, err)
	}
	return failure.WithClass(failure.IO, err)
}

// program puts the program, and what it needs beside it, into a folder of its own below
// work, and returns its path.
func (o Options) program(ctx context.Context, work, name string) (string, error) {
	bin := filepath.Join(work, "bin")
	if err := os.Mkdir(bin, 0o777); err != nil {
		return "", err
	}
	program := filepath.Join(bin, name)
	if o.Z3 != "" {
		in, err := os.Open(o.Z3)
		if err != nil {
			return "", err
		}
		defer func() { _ = in.Close() }() // it was only read
		return program, save(program, in)
	}
	w, ok := wheelFor(o.OS, o.Arch)
	if !ok {
		return "", failure.Errorf(failure.NoSolver, "there is no z3 to fetch for %s on %s; install z3 %s or newer yourself and name it with --z3=FILE", o.OS, o.Arch, spacer.Z3().Least)
	}
	wheel, err := o.Wheel, error(nil)
	if wheel != "" {
		err = sameSum(wheel, w)
	} else {
		wheel, err = o.wheelFile(ctx, w, work)
	}
	if err != nil {
		return "", err
	}
	return program, unpack(wheel, bin, name)
}

// unpack puts the program of a wheel, and the libraries of the C++ runtime that Windows
// may lack, into the folder bin.
func unpack(wheel, bin, name string) error {
	z, err := zip.OpenReader(wheel)
	if err != nil {
		return failure.Errorf(failure.Data, "%s: %w", wheel, err)
	}
	defer func() { _ = z.Close() }() // it was only read
	found := false
	for _, f := range z.File {
		base := path.Base(f.Name)
		isProgram := strings.HasSuffix(f.Name, "/bin/"+name)
		isRuntime := path.Ext(base) == ".dll" && strings.HasSuffix(path.Dir(f.Name), "z3/lib") && base != "libz3.dll"
		if !isProgram && !isRuntime {
			continue
		}
		found = found || isProgram
		in, err := f.Open()
		if err != nil {
			return failure.Errorf(failure.Data, "%s: %s: %w", wheel, f.Name, err)
		}
		err = save(filepath.Join(bin, base), io.LimitReader(in, maxFile))
		_ = in.Close() // it was only read
		if err != nil {
			return err
		}
	}
	if !found {
		return failure.Errorf(failure.Data, "%s has no bin/%s", wheel, name)
	}
	return nil
}

// save makes an executable file with the contents of in.
func save(file string, in io.Reader) error {
	f, err := os.OpenFile(file, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o777)
	if err != nil {
		return err
	}
	_, err = io.Copy(f, in)
	if err == nil {
		err = f.Sync()
	}
	if closed := f.Close(); err == nil {
		err = closed
	}
	return err
}

// version asks a program for its version.
func version(ctx context.Context, program string) (string, error) {
	if _, err := os.Stat(program); err != nil {
		return "", err
	}
	return (&spacer.Solver{Path: program}).Version(ctx)
}

// move gives each file of the folder from its place in the folder to. The program is the
// last one: it needs the libraries beside it.
func move(from, to string) error {
	if err := os.MkdirAll(to, 0o777); err != nil {
		return err
	}
	files, err := os.ReadDir(from)
	if err != nil {
		return err
	}
	for _, program := range []bool{false, true} {
		for _, f := range files {
			if (path.Ext(f.Name()) != ".dll") != program {
				continue
			}
			if err := os.Rename(filepath.Join(from, f.Name()), filepath.Join(to, f.Name())); err != nil {
				return fmt.Errorf("%w (is this z3 in use?)", err)
			}
		}
	}
	return nil
}
