package jbench

import (
	"bytes"
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
)

// Set describes a set of programs. Its JSON form stands in the package comment.
type Set struct {
	Name        string                `json:"name"`
	About       string                `json:"about,omitempty"`
	Options     []string              `json:"options,omitempty"`
	Groups      []Group               `json:"groups"`
	Corrections map[string]Correction `json:"corrections,omitempty"`
	Published   []Column              `json:"published,omitempty"`
	// Replace says which pieces of the sources are compiled as others.
	Replace map[string]string `json:"replace,omitempty"`
}

// Group is a part of a set with its own row in the tables.
type Group struct {
	Name     string      `json:"name"`
	Layout   Layout      `json:"layout"`
	Match    string      `json:"match"`
	Truth    TruthSource `json:"truth,omitempty"`
	Safe     string      `json:"safe,omitempty"`
	Unsafe   string      `json:"unsafe,omitempty"`
	Sources  []string    `json:"sources,omitempty"`
	Property string      `json:"property,omitempty"`

	match, safe, unsafe *regexp.Regexp
}

// Layout says what of a folder tree is a program.
type Layout string

// The layouts.
const (
	Folders Layout = "folders" // a folder with Java files
	Files   Layout = "files"   // a Java file
	Tasks   Layout = "tasks"   // an SV-COMP task file
)

// TruthSource says where a program's label comes from.
type TruthSource string

// The sources of truth.
const (
	ByName   TruthSource = "name"
	ByHeader TruthSource = "header"
	ByTask   TruthSource = "task"
)

// Truth is what is known of a program.
type Truth string

// The truths.
const (
	TrulySafe   Truth = "safe"
	TrulyUnsafe Truth = "unsafe"
)

// Correction says that a label is wrong.
type Correction struct {
	Truth Truth  `json:"truth"`
	Why   string `json:"why"`
}

// Column is a column of a published table: counts by label for each group.
type Column struct {
	Column string             `json:"column"`
	Rows   map[string]Counted `json:"rows"`
}

// Counted is a published row of counts.
type Counted struct {
	Safe      int `json:"safe"`      // correct, safe
	Unsafe    int `json:"unsafe"`    // correct, unsafe
	Imprecise int `json:"imprecise"` // safe programs called unsafe
	Unsound   int `json:"unsound"`   // unsafe programs called safe
	Timeout   int `json:"timeout"`
	NA        int `json:"n/a"` // not applicable
}

//go:embed sets/*.json
var builtinSets embed.FS

// BuiltinSets are the names of the sets that need no file.
func BuiltinSets() []string { return builtinNames(builtinSets, "sets") }

func builtinNames(fsys fs.FS, dir string) []string {
	files, err := fs.Glob(fsys, dir+"/*.json")
	if err != nil {
		panic("BUG: " + err.Error())
	}
	for i, f := range files {
		files[i] = strings.TrimSuffix(path.Base(f), ".json")
	}
	return files
}

// LoadSet returns the built-in set of that name, or reads a set file.
func LoadSet(name string) (*Set, error) {
	data, err := loadNamed(builtinSets, "sets", name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("no set %s: neither a file nor one of the built-in sets %s", name, strings.Join(BuiltinSets(), ", "))
	}
	if err != nil {
		return nil, err
	}
	s := &Set{}
	if err := decodeStrictly(data, s); err != nil {
		return nil, fmt.Errorf("set %s: %w", name, err)
	}
	if err := s.check(); err != nil {
		return nil, fmt.Errorf("set %s: %w", name, err)
	}
	return s, nil
}

// loadNamed reads the embedded file of that name, or else a file of the disk.
func loadNamed(fsys embed.FS, dir, name string) ([]byte, error) {
	if data, err := fsys.ReadFile(dir + "/" + name + ".json"); err == nil {
		return data, nil
	}
	return os.ReadFile(name)
}

// decodeStrictly rejects unknown fields and trailing text.
func decodeStrictly(data []byte, into any) error {
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.DisallowUnknownFields()
	if err := dec.Decode(into); err != nil {
		return err
	}
	if _, err := dec.Token(); err != io.EOF {
		return fmt.Errorf("more text after the first JSON value")
	}
	return nil
}

func (s *Set) check() error {
	if s.Name == "" || len(s.Groups) == 0 {
		return fmt.Errorf("a set needs a name and groups")
	}
	for i := range s.Groups {
		if err := s.Groups[i].check(); err != nil {
			return fmt.Errorf("group %q: %w", s.Groups[i].Name, err)
		}
	}
	for name, c := range s.Corrections {
		if c.Truth != TrulySafe && c.Truth != TrulyUnsafe || c.Why == "" {
			return fmt.Errorf("correction of %s: expected a truth, safe or unsafe, and why", name)
		}
	}
	return nil
}

// check fills in defaults and compiles the patterns.
func (g *Group) check() error {
	var err error
	if g.Match == "" {
		return fmt.Errorf("a group needs a match")
	}
	if g.match, err = globPattern(g.Match); err != nil {
		return fmt.Errorf("match %q: %w", g.Match, err)
	}
	switch {
	case !slices.Contains([]Layout{Folders, Files, Tasks}, g.Layout):
		return fmt.Errorf("layout %q, expected folders, files or tasks", g.Layout)
	case g.Layout == Tasks && g.Truth == "":
		g.Truth = ByTask
	case g.Truth == "":
		g.Truth = ByName
	}
	if (g.Truth == ByTask) != (g.Layout == Tasks) {
		return fmt.Errorf("truth %q with layout %q: task and tasks belong together", g.Truth, g.Layout)
	}
	switch g.Truth {
	case ByHeader, ByTask:
		if g.Safe != "" || g.Unsafe != "" {
			return fmt.Errorf("safe and unsafe are for truth \"name\"")
		}
	case ByName:
		if g.Safe == "" || g.Unsafe == "" {
			return fmt.Errorf("truth \"name\" needs safe and unsafe")
		}
		if g.safe, err = regexp.Compile(g.Safe); err != nil {
			return fmt.Errorf("safe: %w", err)
		}
		if g.unsafe, err = regexp.Compile(g.Unsafe); err != nil {
			return fmt.Errorf("unsafe: %w", err)
		}
	default:
		return fmt.Errorf("truth %q, expected name, header or task", g.Truth)
	}
	if g.Property != "" && g.Layout != Tasks {
		return fmt.Errorf("property is for tasks")
	}
	return nil
}

// globPattern turns a path pattern into a regular expression: * and ? match
// within a path element, ** any number of elements.
func globPattern(glob string) (*regexp.Regexp, error) {
	var re strings.Builder
	re.WriteString("^")
	for rest := glob; rest != ""; {
		switch {
		case strings.HasPrefix(rest, "**/"):
			re.WriteString("(?:[^/]+/)*")
			rest = rest[3:]
		case rest == "**":
			re.WriteString(".*")
			rest = ""
		case rest[0] == '*':
			re.WriteString("[^/]*")
			rest = rest[1:]
		case rest[0] == '?':
			re.WriteString("[^/]")
			rest = rest[1:]
		default:
			n := strings.IndexAny(rest, "*?")
			if n < 0 {
				n = len(rest)
			}
			re.WriteString(regexp.QuoteMeta(rest[:n]))
			rest = rest[n:]
		}
	}
	return regexp.Compile(re.String() + "$")
}
