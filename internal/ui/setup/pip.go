package setup

import (
	"path/filepath"
	"strings"

	"gopkg.in/ini.v1"
)

// defaultIndex is the index that pip uses where nothing names another one.
const defaultIndex = "https://pypi.org/simple"

// Pip is the part of pip's configuration that says where packages come from.
type Pip struct {
	Indexes   []string // addresses of package indexes, the first is asked first
	FindLinks []string // folders, files or addresses with wheels
	Cert      string   // a file with certificates of authorities, or ""
	Proxy     string   // an address, or "" for what HTTPS_PROXY says
	NoIndex   bool     // no index may be asked
}

// ReadPip reads pip's configuration as pip does: from the files of the system, of the
// user, of the virtual environment, from PIP_CONFIG_FILE, then from the environment. A
// later source replaces an earlier one. Of the files the sections [global], [install] and
// [download] count. A file that is not there, or that is damaged, says nothing.
func ReadPip(goos string, getenv func(string) string) Pip {
	values := map[string]string{}
	for _, file := range pipFiles(goos, getenv) {
		f, err := ini.LoadSources(ini.LoadOptions{Loose: true, AllowPythonMultilineValues: true, IgnoreInlineComment: true, SkipUnrecognizableLines: true}, file)
		if err != nil {
			continue
		}
		for _, section := range []string{"global", "download", "install"} {
			for _, key := range f.Section(section).Keys() {
				values[strings.ReplaceAll(key.Name(), "_", "-")] = key.Value()
			}
		}
	}
	for _, key := range []string{"index-url", "extra-index-url", "find-links", "cert", "proxy", "no-index"} {
		if v := getenv("PIP_" + strings.ToUpper(strings.ReplaceAll(key, "-", "_"))); v != "" {
			values[key] = v
		}
	}
	p := Pip{
		Indexes: strings.Fields(values["index-url"]), FindLinks: strings.Fields(values["find-links"]),
		Cert: values["cert"], Proxy: values["proxy"],
	}
	if len(p.Indexes) == 0 {
		p.Indexes = []string{defaultIndex}
	}
	p.Indexes = append(p.Indexes, strings.Fields(values["extra-index-url"])...)
	switch strings.ToLower(values["no-index"]) {
	case "1", "true", "yes", "on", "y", "t":
		p.NoIndex = true
	}
	return p
}

// pipFiles are the files of pip's configuration, the weakest first.
func pipFiles(goos string, getenv func(string) string) []string {
	var files []string
	add := func(base string, rest ...string) {
		if base != "" {
			files = append(files, filepath.Join(append([]string{base}, rest...)...))
		}
	}
	home := getenv("HOME")
	named := getenv("PIP_CONFIG_FILE")
	if named == "/dev/null" || named == "nul" { // pip then reads no file at all
		return nil
	}
	switch goos {
	case "windows":
		add(getenv("PROGRAMDATA"), "pip", "pip.ini")
		add(getenv("USERPROFILE"), "pip", "pip.ini")
		add(getenv("APPDATA"), "pip", "pip.ini")
		add(getenv("VIRTUAL_ENV"), "pip.ini")
	default:
		if goos == "darwin" {
			add("/Library/Application Support/pip/pip.conf")
		}
		add("/etc/xdg/pip/pip.conf")
		add("/etc/pip.conf")
		add(home, ".pip", "pip.conf")
		if goos == "darwin" {
			add(home, "Library", "Application Support", "pip", "pip.conf")
		}
		if config := getenv("XDG_CONFIG_HOME"); config != "" {
			add(config, "pip", "pip.conf")
		} else {
			add(home, ".config", "pip", "pip.conf")
		}
		add(getenv("VIRTUAL_ENV"), "pip.conf")
	}
	add(named)
	return files
}
