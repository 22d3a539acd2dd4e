package jbench

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"sort"
	"strings"

	"github.com/jayverify/jayverify/internal/dev/programs"
)

// Program is a program of a set, found in a folder.
type Program struct {
	Name    string   // its path below the folder, with slashes, without .java or .yml
	Group   string   // name of its group
	Label   Truth    // what the set says
	Truth   Truth    // the label after corrections
	Why     string   // why the label was corrected
	Files   []string // its Java files, sorted
	Sources []string // folders javac may look into for further sources
	Javac   []string // compiler options
	Main    string   // class whose main is verified; "" if only the classes tell
	Hash    string   // of the contents of Files and Sources, of Javac, Main and Replace, hexadecimal

	Replace map[string]string // pieces of Files that are compiled as others
}

// Find returns the programs of the set in the folder dir, in the order of the
// groups, then by name. Errors name the file.
func (s *Set) Find(dir string) ([]*Program, error) {
	var all []*Program
	seen := map[string]bool{}
	for i := range s.Groups {
		ps, err := s.Groups[i].find(dir)
		if err != nil {
			return nil, fmt.Errorf("set %s in %s, group %q: %w", s.Name, dir, s.Groups[i].Name, err)
		}
		if len(ps) == 0 {
			return nil, fmt.Errorf("set %s in %s, group %q: nothing matches %s", s.Name, dir, s.Groups[i].Name, s.Groups[i].Match)
		}
		for _, p := range ps {
			if seen[p.Name] {
				return nil, fmt.Errorf("set %s in %s: %s is in two groups", s.Name, dir, p.Name)
			}
			seen[p.Name] = true
			s.correct(p)
			p.Replace = s.Replace
			if p.Hash, err = p.hash(); err != nil {
				return nil, err
			}
		}
		all = append(all, ps...)
	}
	for name := range s.Corrections {
		if !seen[name] {
			return nil, fmt.Errorf("set %s in %s: no program %s, whose label is corrected", s.Name, dir, name)
		}
	}
	return all, nil
}

func (s *Set) correct(p *Program) {
	p.Truth = p.Label
	if c, ok := s.Corrections[p.Name]; ok {
		p.Truth, p.Why = c.Truth, c.Why
	}
}

func (g *Group) find(dir string) ([]*Program, error) {
	var ps []*Program
	err := filepath.WalkDir(dir, func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(dir, file)
		if err != nil {
			return err
		}
		rel = filepath.ToSlash(rel)
		if rel == "." || d.IsDir() != (g.Layout == Folders) || !g.match.MatchString(rel) {
			return nil
		}
		p, err := g.program(dir, file, rel)
		if err != nil {
			return fmt.Errorf("%s: %w", rel, err)
		}
		if p != nil {
			ps = append(ps, p)
		}
		return nil
	})
	sort.Slice(ps, func(i, j int) bool { return ps[i].Name < ps[j].Name })
	return ps, err
}

// program makes the program that stands at file, rel below dir. It is nil for
// an SV-COMP task without the property of the group.
func (g *Group) program(dir, file, rel string) (*Program, error) {
	p := &Program{Name: rel, Group: g.Name, Files: []string{file}}
	for _, s := range g.Sources {
		folder := filepath.Join(dir, filepath.FromSlash(s))
		if _, err := os.Stat(folder); err == nil {
			p.Sources = append(p.Sources, folder)
		}
	}
	switch g.Layout {
	case Tasks:
		p.Name = strings.TrimSuffix(rel, filepath.Ext(rel))
		return g.task(p, file)
	case Files:
		p.Name = strings.TrimSuffix(rel, ".java")
		p.Main = filepath.Base(p.Name)
	case Folders:
		var err error
		if p.Files, err = javaFiles(file); err != nil {
			return nil, err
		}
		if len(p.Files) == 0 {
			return nil, fmt.Errorf("no Java file in this folder")
		}
	}
	if g.Truth == ByHeader {
		return p, g.header(p)
	}
	safe, unsafe := g.safe.MatchString(p.Name), g.unsafe.MatchString(p.Name)
	switch {
	case safe && !unsafe:
		p.Label = TrulySafe
	case unsafe && !safe:
		p.Label = TrulyUnsafe
	default:
		return nil, fmt.Errorf("the name %s matches both or neither of %s and %s", p.Name, g.Safe, g.Unsafe)
	}
	return p, nil
}

// header takes label and compiler options from the one file that has them.
func (g *Group) header(p *Program) error {
	for _, f := range p.Files {
		text, err := os.ReadFile(f)
		if err != nil {
			return err
		}
		h, err := programs.Parse(f, string(text))
		if err != nil && len(p.Files) == 1 {
			return err
		}
		if err == nil {
			p.Label = TrulyUnsafe
			if h.Safe {
				p.Label = TrulySafe
			}
			p.Javac, p.Main = h.Javac, h.Name
			return nil
		}
	}
	return fmt.Errorf("no file with a verdict in its header")
}

func (g *Group) task(p *Program, file string) (*Program, error) {
	t, err := readTask(file)
	if err != nil {
		return nil, err
	}
	verdict, ok := t.verdict(g.Property)
	if !ok {
		return nil, nil
	}
	p.Label = TrulyUnsafe
	if verdict {
		p.Label = TrulySafe
	}
	p.Files = nil
	for _, in := range t.Inputs {
		path := filepath.Join(filepath.Dir(file), filepath.FromSlash(in))
		files, err := javaFiles(path)
		if err != nil {
			return nil, err
		}
		p.Files = append(p.Files, files...)
	}
	sort.Strings(p.Files)
	if len(p.Files) == 0 {
		return nil, fmt.Errorf("no Java file in %v", t.Inputs)
	}
	return p, nil
}

// javaFiles returns the Java files below a folder, sorted; or the file itself.
func javaFiles(path string) ([]string, error) {
	var files []string
	err := filepath.WalkDir(path, func(file string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && strings.HasSuffix(file, ".java") {
			files = append(files, file)
		}
		return err
	})
	return files, err
}

// hash depends on everything the classes are made from, and on nothing else:
// not on where the folder is.
func (p *Program) hash() (string, error) {
	h := sha256.New()
	files := p.Files
	for _, dir := range p.Sources {
		more, err := javaFiles(dir)
		if err != nil {
			return "", err
		}
		files = append(files[:len(files):len(files)], more...)
	}
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			return "", err
		}
		fmt.Fprintf(h, "%s %d\n%s\n", filepath.Base(f), len(text), text)
	}
	fmt.Fprintf(h, "%q %q", p.Javac, p.Main)
	for _, old := range slices.Sorted(maps.Keys(p.Replace)) {
		fmt.Fprintf(h, " %q %q", old, p.Replace[old])
	}
	return hex.EncodeToString(h.Sum(nil)[:16]), nil
}
