package models_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/models"
)

// own gives out the platform's own classes of a source.
type own struct{ src *models.Source }

func (o own) Class(name string) (*classfile.Class, error) { return o.src.Platform(name) }

// TestStandIns looks at each model's class that a program cannot name and whose
// objects it can get: the class says which of the JDK's it stands for, at least
// one of them is there, and it has all of their superclasses and interfaces that
// a program can name. Otherwise instanceof, casts and getClass could be wrong.
func TestStandIns(t *testing.T) {
	needModels(t)
	p, err := classfile.OpenPath(t.TempDir(), classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.Close() })
	src := models.Overlay(p)
	all, jdk := classfile.NewHierarchy(src), classfile.NewHierarchy(own{src})
	n := 0
	err = filepath.WalkDir("classes", func(path string, _ os.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".class") || !strings.HasPrefix(filepath.ToSlash(path), "classes/java/") {
			return err
		}
		name := strings.TrimSuffix(filepath.ToSlash(path), ".class")
		name = strings.TrimPrefix(name, "classes/")
		c, err := src.Class(name)
		if err != nil {
			return err
		}
		supers := namable(t, all, src, name)
		if c.Access.Has(classfile.AccPublic) || c.IsInterface() || c.IsAbstract() || len(supers) == 1 {
			return nil
		}
		n++
		known := 0
		for _, s := range src.StandsFor(c) {
			if _, err := src.Platform(s); err != nil {
				continue // of another version of the JDK
			}
			known++
			for super := range namable(t, jdk, src, s) {
				if !supers[super] {
					t.Errorf("%s stands for %s, which is a %s", name, s, super)
				}
			}
		}
		if known == 0 {
			t.Errorf("%s stands for no class of the JDK: %v", name, src.StandsFor(c))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if n < 40 {
		t.Errorf("only %d classes were looked at", n)
	}
}

// namable returns the superclasses and interfaces of a class that are public.
func namable(t *testing.T, h *classfile.Hierarchy, src *models.Source, name string) map[string]bool {
	t.Helper()
	supers, err := h.Superclasses(name)
	if err != nil {
		t.Fatal(err)
	}
	interfaces, err := h.AllInterfaces(name)
	if err != nil {
		t.Fatal(err)
	}
	public := map[string]bool{}
	for _, s := range append(supers[:len(supers):len(supers)], interfaces...) {
		c, err := src.Platform(s)
		if err == nil && c.Access.Has(classfile.AccPublic) {
			public[s] = true
		}
	}
	return public
}
