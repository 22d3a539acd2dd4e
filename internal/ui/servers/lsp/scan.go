package lsp

import (
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"time"
)

// stamp tells one version of a file from another.
type stamp struct {
	size int64
	time time.Time
}

// snapshot has the stamps of class files and jars, by their paths.
type snapshot map[string]stamp

// scan looks at all class files in folders, and at jars. What cannot be read is left out.
func scan(paths []string) snapshot {
	snap := snapshot{}
	for _, p := range paths {
		_ = filepath.WalkDir(p, func(path string, e fs.DirEntry, err error) error {
			if err != nil || e.IsDir() || path != p && filepath.Ext(path) != ".class" {
				return nil // a build may remove files at the same time
			}
			if info, err := os.Stat(path); err == nil {
				snap[path] = stamp{info.Size(), info.ModTime()}
			}
			return nil
		})
	}
	return snap
}

// newest is the time of the last change of a file.
func (s snapshot) newest() time.Time {
	var last time.Time
	for _, st := range s {
		if st.time.After(last) {
			last = st.time
		}
	}
	return last
}

// differ lists the files of s that t does not have, or has in another version.
func (s snapshot) differ(t snapshot) []string {
	var files []string
	for path, st := range s {
		if t[path] != st {
			files = append(files, path)
		}
	}
	return files
}

func (s snapshot) equal(t snapshot) bool { return maps.Equal(s, t) }
