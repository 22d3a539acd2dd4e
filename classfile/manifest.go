package classfile

import (
	"net/url"
	"path/filepath"
	"strings"
)

// parseManifest reads the main section of a manifest (JAR File Specification,
// "JAR Manifest"): "Name: value" lines up to the first empty one; a line that
// starts with a space continues the one before. Keys are turned to lower case.
// Other lines are ignored.
func parseManifest(text string) map[string]string {
	text = strings.ReplaceAll(strings.ReplaceAll(text, "\r\n", "\n"), "\r", "\n")
	section := make(map[string]string)
	key := ""
	for line := range strings.SplitSeq(text, "\n") {
		if line == "" {
			break
		}
		if rest, ok := strings.CutPrefix(line, " "); ok {
			if key != "" {
				section[key] += rest
			}
			continue
		}
		name, value, ok := strings.Cut(line, ":")
		if key = ""; ok {
			key = strings.ToLower(strings.TrimSpace(name))
			section[key] = strings.TrimPrefix(value, " ")
		}
	}
	for k, v := range section {
		section[k] = strings.TrimSpace(v)
	}
	return section
}

// resolveClassPath turns an entry of a Class-Path, a URL relative to its jar,
// into a file name; "" if the URL is not of a file.
func resolveClassPath(jar, entry string) string {
	u, err := url.Parse(entry)
	if err != nil || u.Host != "" || u.Scheme != "" && !strings.EqualFold(u.Scheme, "file") {
		return ""
	}
	path := u.Path
	if u.Opaque != "" { // file:lib/a.jar
		if path, err = url.PathUnescape(u.Opaque); err != nil {
			return ""
		}
	}
	if path == "" {
		return ""
	}
	file := filepath.FromSlash(path)
	if filepath.IsAbs(file) || strings.HasPrefix(path, "/") {
		return file
	}
	return filepath.Join(filepath.Dir(jar), file)
}
