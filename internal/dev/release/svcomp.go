package main

import (
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// svcomp makes the archive that SV-COMP takes from a verifier: a zip file with one folder,
// which has all that the verifier needs, but for the JDK, and the licenses of all of it.
// It is for the machines of the competition, linux/amd64.
func (r *release) svcomp() error {
	if err := os.MkdirAll(r.out, 0o777); err != nil {
		return err
	}
	binary := r.prebuilt
	if binary == "" {
		work, err := os.MkdirTemp("", "release-")
		if err != nil {
			return err
		}
		defer func() { _ = os.RemoveAll(work) }() // only temporary files
		binary = filepath.Join(work, "jayverify")
		if err := r.build(binary, "jayverify", "linux", "amd64"); err != nil {
			return err
		}
	}
	mods, err := modules(binary)
	if err != nil {
		return err
	}
	files, err := r.licenses(mods)
	if err != nil {
		return err
	}
	own := filepath.Join(r.root, "contrib", "svcomp")
	files = append(files,
		file{name: "jayverify", from: binary, program: true}, file{name: "z3", from: r.z3, program: true},
		file{name: "jayverify-svcomp", from: filepath.Join(own, "jayverify-svcomp"), program: true},
		file{name: "README.md", from: filepath.Join(own, "README.md")}, file{name: "LICENSE", from: filepath.Join(r.root, "LICENSE")},
		file{name: "licenses/z3/LICENSE.txt", from: filepath.Join(own, "z3-LICENSE.txt")},
	)
	for i := range files {
		files[i].name = "jayverify/" + files[i].name
	}
	slices.SortFunc(files, func(a, b file) int { return strings.Compare(a.name, b.name) })
	return writeTo(filepath.Join(r.out, "jayverify-svcomp.zip"), func(w io.Writer) error { return zipped(w, files, r.time) })
}
