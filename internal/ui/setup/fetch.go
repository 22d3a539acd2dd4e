package setup

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"strings"

	"github.com/jayverify/jayverify/internal/base/failure"
)

// wheelFile puts the wheel w into folder, from the first place that has it, and returns
// its path.
func (o Options) wheelFile(ctx context.Context, w Wheel, folder string) (string, error) {
	if file := o.localWheel(w.File); file != "" {
		o.Say("taking z3 from %s", file)
		return file, sameSum(file, w)
	}
	if o.Offline || o.Pip.NoIndex {
		return "", failure.Errorf(failure.NoInput, "%s is not in a folder of pip's find-links, and no network may be used; name the file with --wheel=FILE", w.File)
	}
	c, err := client(o.Pip)
	if err != nil {
		return "", failure.WithClass(failure.Usage, err)
	}
	var tried []string
	for _, page := range o.pages() {
		address, err := link(ctx, c, page, w.File)
		if err == nil {
			o.Say("fetching z3 %s from %s", Version, redacted(address))
			var file string
			if file, err = download(ctx, c, address, w, folder); err == nil {
				return file, nil
			}
		}
		switch {
		case ctx.Err() != nil:
			return "", ctx.Err()
		case isClassed(err): // the disk, or a wrong sum: another index is no help
			return "", err
		}
		tried = append(tried, err.Error())
	}
	return "", failure.Errorf(failure.IO, "z3 cannot be fetched: %s; on a machine without network use --wheel=FILE with %s, or --z3=FILE with a z3 that you have", strings.Join(tried, "; "), w.File)
}

func isClassed(err error) bool {
	var own *failure.Error
	return errors.As(err, &own)
}

// pages are the pages that may link to the wheel.
func (o Options) pages() []string {
	var pages []string
	for _, l := range o.Pip.FindLinks {
		if strings.HasPrefix(l, "http://") || strings.HasPrefix(l, "https://") {
			pages = append(pages, l)
		}
	}
	for _, index := range o.Pip.Indexes {
		pages = append(pages, pageOf(index))
	}
	return pages
}

// localWheel returns the path of the file in a folder of pip's find-links, or "".
func (o Options) localWheel(name string) string {
	for _, l := range o.Pip.FindLinks {
		if u, err := url.Parse(l); err == nil && u.Scheme == "file" {
			l = filepath.FromSlash(u.Path)
		}
		for _, file := range []string{l, filepath.Join(l, name)} {
			if info, err := os.Stat(file); err == nil && info.Mode().IsRegular() && filepath.Base(file) == name {
				return file
			}
		}
	}
	return ""
}

// download reads an address into a file of the folder, if its sum is that of w.
func download(ctx context.Context, c *http.Client, address string, w Wheel, folder string) (string, error) {
	resp, err := get(ctx, c, address)
	if err != nil {
		return "", err
	}
	defer func() { _ = resp.Body.Close() }() // it was only read
	file := filepath.Join(folder, w.File)
	f, err := os.Create(file)
	if err != nil {
		return "", failure.WithClass(failure.IO, err)
	}
	sum := sha256.New()
	_, err = io.Copy(io.MultiWriter(diskFile{f}, sum), io.LimitReader(resp.Body, maxWheel))
	if closed := f.Close(); err == nil && closed != nil {
		err = failure.WithClass(failure.IO, closed)
	}
	if err != nil {
		if !isClassed(err) {
			err = fmt.Errorf("%s: the connection broke: %w", redacted(address), err)
		}
		return "", err
	}
	return file, compareSum(sum.Sum(nil), w, redacted(address))
}

// diskFile marks the errors of a file, so that they are not taken for those of the network.
type diskFile struct{ *os.File }

func (d diskFile) Write(p []byte) (int, error) {
	n, err := d.File.Write(p)
	return n, failure.WithClass(failure.IO, err)
}

// sameSum checks the SHA-256 sum of a file.
func sameSum(file string, w Wheel) error {
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	defer func() { _ = f.Close() }() // it was only read
	sum := sha256.New()
	if _, err := io.Copy(sum, f); err != nil {
		return failure.WithClass(failure.IO, err)
	}
	return compareSum(sum.Sum(nil), w, file)
}

func compareSum(sum []byte, w Wheel, where string) error {
	if got := hex.EncodeToString(sum); got != w.SHA256 {
		return failure.Errorf(failure.Data, "%s is not the file that this jayverify knows as %s: its SHA-256 is %s, expected %s", where, w.File, got, w.SHA256)
	}
	return nil
}
