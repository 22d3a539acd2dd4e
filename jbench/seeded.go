package jbench

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// Seed is a bug that was put into a project, where it can be taken out again.
type Seed struct {
	Name   string `json:"name"`
	Method string `json:"method"` // in which it fails: CLASS.NAME, with dots
	Throws string `json:"throws"` // binary name with dots
	About  string `json:"about"`
	File   string `json:"file"` // below the project's folder
	Fixed  string `json:"fixed"`
	Broken string `json:"broken"` // stands instead of Fixed in a project with its bugs
}

// Seeded is what `jayverify check` says about a project with seeded bugs.
type Seeded struct {
	Project string
	Lines   int // of Java, tests included
	Seeds   []Seed
	Found   []*Finding // for each seed, nil if nothing is reported
	Other   []Finding  // reports that belong to no seed, of the project with its bugs
	OfFixed []Finding  // reports of the project without bugs
	Broken  *Checked
	Fixed   *Checked
}

// Count returns how many seeds are found.
func (s *Seeded) Count() int {
	n := 0
	for _, f := range s.Found {
		if f != nil {
			n++
		}
	}
	return n
}

// String says what is found and what is not.
func (s *Seeded) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %d of %d seeds, %d other reports, %d reports of the fixed project (%d lines, %d methods, %.0f s and %.0f s)\n",
		s.Project, s.Count(), len(s.Seeds), len(s.Other), len(s.OfFixed), s.Lines, s.Broken.Methods, s.Broken.Seconds, s.Fixed.Seconds)
	for i, seed := range s.Seeds {
		if f := s.Found[i]; f != nil {
			fmt.Fprintf(&b, "  found   %s: %s\n", seed.Name, f)
		} else {
			fmt.Fprintf(&b, "  missed  %s: %s is %s\n", seed.Name, seed.Method, s.Broken.States[seed.Method])
		}
	}
	for _, f := range s.Other {
		fmt.Fprintf(&b, "  other   %s\n", &f)
	}
	for _, f := range s.OfFixed {
		fmt.Fprintf(&b, "  fixed   %s\n", &f)
	}
	return b.String()
}

// ReadSeeds reads seeds.json of a project.
func ReadSeeds(project string) ([]Seed, error) {
	data, err := os.ReadFile(filepath.Join(project, "seeds.json"))
	if err != nil {
		return nil, err
	}
	var seeds []Seed
	if err := json.Unmarshal(data, &seeds); err != nil {
		return nil, fmt.Errorf("%s: %w", filepath.Join(project, "seeds.json"), err)
	}
	return seeds, nil
}

// Seed verifies a project with its seeded bugs, and again without them.
func (c *Checker) Seed(ctx context.Context, project, javac string) (*Seeded, error) {
	seeds, err := ReadSeeds(project)
	if err != nil {
		return nil, err
	}
	s := &Seeded{Project: filepath.Base(project), Seeds: seeds, Found: make([]*Finding, len(seeds))}
	if s.Lines, err = javaLines(project); err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp("", "jbench-seeded-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	if s.Fixed, err = c.checkProject(ctx, project, filepath.Join(dir, "fixed"), javac, nil); err != nil {
		return nil, err
	}
	s.OfFixed = s.Fixed.Reported()
	if s.Broken, err = c.checkProject(ctx, project, filepath.Join(dir, "broken"), javac, seeds); err != nil {
		return nil, err
	}
	for _, f := range s.Broken.Reported() {
		i := slices.IndexFunc(seeds, func(seed Seed) bool { return f.Is(seed.Method, seed.Throws) })
		if i < 0 {
			s.Other = append(s.Other, f)
		} else {
			s.Found[i] = &f
		}
	}
	return s, nil
}

// checkProject compiles a project with some seeds into a folder, and verifies it.
func (c *Checker) checkProject(ctx context.Context, project, to, javac string, seeds []Seed) (*Checked, error) {
	if err := CopyProject(project, to, seeds); err != nil {
		return nil, err
	}
	files, err := javaFiles(filepath.Join(to, "src", "main"))
	if err != nil {
		return nil, err
	}
	classes := filepath.Join(to, "target", "classes")
	if javac == "" {
		javac = "javac"
	}
	out, err := exec.CommandContext(ctx, javac, append([]string{"-J-XX:+UseSerialGC", "-J-XX:TieredStopAtLevel=1", "-g", "-d", classes}, files...)...).CombinedOutput()
	if err != nil {
		return nil, fmt.Errorf("%s: %w\n%s", project, err, out)
	}
	return c.Check(ctx, []string{classes})
}

// CopyProject copies a project's sources with some seeds in them.
func CopyProject(project, to string, seeds []Seed) error {
	if err := os.CopyFS(to, os.DirFS(project)); err != nil {
		return err
	}
	for _, s := range seeds {
		file := filepath.Join(to, filepath.FromSlash(s.File))
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		if n := strings.Count(string(text), s.Fixed); n != 1 {
			return fmt.Errorf("%s: the seed %s fits %d places of %s, not one", project, s.Name, n, s.File)
		}
		text = []byte(strings.Replace(string(text), s.Fixed, s.Broken, 1))
		if err := os.WriteFile(file, text, 0o666); err != nil {
			return err
		}
	}
	return nil
}

// javaLines counts the lines of a project's Java files.
func javaLines(project string) (int, error) {
	files, err := javaFiles(filepath.Join(project, "src"))
	n := 0
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			return 0, err
		}
		n += strings.Count(string(text), "\n")
	}
	return n, err
}
