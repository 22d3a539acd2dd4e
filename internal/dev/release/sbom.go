package main

import (
	"bytes"
	"debug/buildinfo"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"github.com/CycloneDX/cyclonedx-go"
)

// modules are the modules whose code is in a binary, as the linker has noted them there.
func modules(binary string) ([]*debug.Module, error) {
	info, err := buildinfo.ReadFile(binary)
	if err != nil {
		return nil, err
	}
	mods := []*debug.Module{{Path: "std", Version: strings.TrimPrefix(info.GoVersion, "go")}}
	for _, m := range info.Deps {
		if m.Replace != nil {
			m = m.Replace
		}
		mods = append(mods, m)
	}
	return mods, nil
}

// union adds modules to a list, each once.
func union(mods, more []*debug.Module) []*debug.Module {
	for _, m := range more {
		if !slices.ContainsFunc(mods, func(o *debug.Module) bool { return o.Path == m.Path }) {
			mods = append(mods, m)
		}
	}
	return mods
}

// sbom writes the list of modules in CycloneDX's JSON form, as of a time.
func sbom(w io.Writer, version string, t target, mods []*debug.Module, at time.Time) error {
	self := cyclonedx.Component{
		Type: cyclonedx.ComponentTypeApplication, BOMRef: "jayverify", Name: "jayverify", Version: version,
		Properties: &[]cyclonedx.Property{{Name: "platform", Value: t.String()}},
	}
	var components []cyclonedx.Component
	var needed []string
	for _, m := range mods {
		c := cyclonedx.Component{Type: cyclonedx.ComponentTypeLibrary, Name: m.Path, Version: m.Version}
		c.PackageURL = "pkg:golang/" + m.Path + "@" + strings.ReplaceAll(m.Version, "+", "%2B")
		c.BOMRef = c.PackageURL
		if h, ok := strings.CutPrefix(m.Sum, "h1:"); ok { // a SHA-256 over the list of the module's files
			if b, err := base64.StdEncoding.DecodeString(h); err == nil {
				c.Properties = &[]cyclonedx.Property{{Name: "go.sum h1", Value: hex.EncodeToString(b)}}
			}
		}
		components = append(components, c)
		needed = append(needed, c.BOMRef)
	}
	bom := cyclonedx.NewBOM()
	bom.Metadata = &cyclonedx.Metadata{Timestamp: at.Format(time.RFC3339), Component: &self}
	bom.Components = &components
	bom.Dependencies = &[]cyclonedx.Dependency{{Ref: self.BOMRef, Dependencies: &needed}}
	return cyclonedx.NewBOMEncoder(w, cyclonedx.BOMFileFormatJSON).SetPretty(true).Encode(bom)
}

// licenses are the texts of the licenses of modules, and of Go's own library.
func (r *release) licenses(mods []*debug.Module) ([]file, error) {
	out, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, withStderr(err)
	}
	dirs := map[string]string{"std": strings.TrimSpace(string(out))}
	cmd := exec.Command("go", "list", "-m", "-json", "all")
	cmd.Dir = r.root
	if out, err = cmd.Output(); err != nil {
		return nil, withStderr(err)
	}
	for d := json.NewDecoder(bytes.NewReader(out)); d.More(); {
		var m struct{ Path, Dir string }
		if err := d.Decode(&m); err != nil {
			return nil, err
		}
		dirs[m.Path] = m.Dir
	}
	var files []file
	for _, m := range mods {
		found, err := licenseFiles(dirs[m.Path])
		if err != nil {
			return nil, err
		}
		if len(found) == 0 {
			return nil, fmt.Errorf("%s %s: there is no license in %q", m.Path, m.Version, dirs[m.Path])
		}
		for _, f := range found {
			files = append(files, file{name: "licenses/" + m.Path + "/" + filepath.Base(f), from: f})
		}
	}
	return files, nil
}

// licenseFiles are the files of a folder that have the text of a license, or must go with it.
func licenseFiles(dir string) ([]string, error) {
	entries, err := os.ReadDir(dir)
	if dir == "" {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var found []string
	for _, e := range entries {
		name := strings.ToUpper(e.Name())
		for _, prefix := range []string{"LICENSE", "LICENCE", "COPYING", "NOTICE", "PATENTS"} {
			if strings.HasPrefix(name, prefix) && e.Type().IsRegular() {
				found = append(found, filepath.Join(dir, e.Name()))
				break
			}
		}
	}
	return found, nil
}
