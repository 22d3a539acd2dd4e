package project

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/front/entries"
)

// Proofs is the folder of --proof. In it each entry has a folder with the proofs of its
// checks, as --proof writes them for one entry. check.sh checks all of them. "" is none.
type Proofs string

const (
	proofScript    = "check.sh" // of an entry, and of all
	checkAllProofs = `#!/bin/sh
# Checks the proofs in the folders below this one with a z3 of your choice: ./check.sh [z3]
cd "$(dirname "$0")" || exit 1
z3=$(command -v "${1:-z3}") || { echo "${1:-z3} was not found"; exit 1; }
case $z3 in /*) ;; *) z3=$PWD/$z3 ;; esac
failed=0
for script in */check.sh; do
    answer=$(sh "$script" "$z3") || { failed=1; echo "${script%/check.sh}: $answer"; }
done
[ $failed = 0 ] && echo "all proofs hold"
exit $failed
`
)

// longestName is how many bytes the name of a folder has at most; file systems take 255.
const longestName = 200

// Folder is the folder with the proofs of an entry; "" for none. Its name is the class, the
// name and the descriptor, with dots for slashes.
func (d Proofs) Folder(e entries.Entry) string {
	if d == "" {
		return ""
	}
	name := strings.NewReplacer("/", ".", "<", "", ">", "", ":", "").Replace(e.String())
	if len(name) > longestName {
		sum := sha256.Sum256([]byte(name))
		name = name[:longestName-20] + "-" + hex.EncodeToString(sum[:8])
	}
	return filepath.Join(string(d), name)
}

// Clear removes what an earlier run has written for an entry.
func (d Proofs) Clear(e entries.Entry) error {
	dir := d.Folder(e)
	if _, err := os.Stat(filepath.Join(dir, proofScript)); dir == "" || err != nil {
		return nil
	}
	return proofError(os.RemoveAll(dir))
}

// Finish writes the script that checks the proofs of all entries, if there are any.
func (d Proofs) Finish() error {
	if d == "" {
		return nil
	}
	if scripts, err := fs.Glob(os.DirFS(string(d)), "*/"+proofScript); err != nil || len(scripts) == 0 {
		return proofError(err)
	}
	return proofError(os.WriteFile(filepath.Join(string(d), proofScript), []byte(checkAllProofs), 0o777))
}

// Take reads the files of an entry's proofs, by name, and removes their folder.
func (d Proofs) Take(e entries.Entry) (map[string]string, error) {
	dir := d.Folder(e)
	if dir == "" {
		return nil, nil
	}
	items, err := os.ReadDir(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	files := map[string]string{}
	for _, i := range items {
		text, failed := os.ReadFile(filepath.Join(dir, i.Name()))
		err = errors.Join(err, failed)
		files[i.Name()] = string(text)
	}
	return files, proofError(errors.Join(err, os.RemoveAll(dir)))
}

// Keep writes the files of an entry's proofs, which another process has taken.
func (d Proofs) Keep(e entries.Entry, files map[string]string) error {
	dir := d.Folder(e)
	if dir == "" || len(files) == 0 {
		return nil
	}
	if err := d.Clear(e); err != nil {
		return err
	}
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return proofError(err)
	}
	for name, text := range files {
		if name != filepath.Base(name) || !filepath.IsLocal(name) {
			return failure.Errorf(failure.Data, "--proof: the file name %q does not belong to a proof", name)
		}
		mode := os.FileMode(0o666)
		if name == proofScript {
			mode = 0o777
		}
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), mode); err != nil {
			return proofError(err)
		}
	}
	return nil
}

func proofError(err error) error {
	if err == nil {
		return nil
	}
	return failure.Errorf(failure.IO, "--proof: %w", err)
}
