package classfile

import (
	"runtime"
	"slices"
	"sync"
)

// subclasses has the direct subclasses of each class in the program, and the classes with
// lambdas of each interface (LambdasOf), found when first needed.
type subclasses struct {
	once  sync.Once
	below map[string][]string
	err   error
}

// LambdasOf returns the name for which Subclasses lists the classes of the program with an
// invokedynamic instruction whose result has the type called name: lambdas and method references.
// No class has such a name.
func LambdasOf(name string) string { return "lambdas " + name }

// Subclasses lists, sorted, the classes of the program that name a class as their
// superclass or as one of their interfaces. Files that cannot be read are left out.
func (p *Path) Subclasses(name string) ([]string, error) {
	p.subs.once.Do(func() { p.subs.below, p.subs.err = p.allSubclasses() })
	below := p.subs.below[name]
	p.trail.noteList(AskSubclasses+Question(name), below, p.subs.err)
	return below, p.subs.err
}

func (p *Path) allSubclasses() (map[string][]string, error) {
	names, err := listClasses(p.program)
	if err != nil {
		return nil, err
	}
	supers := make([][]string, len(names))
	var wg sync.WaitGroup
	workers := runtime.GOMAXPROCS(0)
	for w := range workers {
		wg.Go(func() {
			for i := w; i < len(names); i += workers {
				supers[i] = p.supersOf(names[i])
			}
		})
	}
	wg.Wait()
	below := map[string][]string{}
	for i, n := range names {
		for _, s := range supers[i] {
			below[s] = append(below[s], n)
		}
	}
	return below, nil
}

// supersOf lists, each once, the superclass and superinterfaces of the program's
// class called name, and with LambdasOf the types of its dynamic call sites; nil if it is missing or cannot be read.
func (p *Path) supersOf(name string) []string {
	data, origin, err := p.find(name)
	if err != nil || origin.Platform {
		return nil
	}
	c, err := p.parse(name, data, origin)
	if err != nil {
		return nil
	}
	supers := append([]string{c.Super}, c.Interfaces...)
	for i := range c.Pool.Len() {
		d, err := c.Pool.Dynamic(i)
		if err != nil || !d.Invoke {
			continue
		}
		if _, result, err := ParseMethodDescriptor(d.Desc); err == nil && ClassNameOf(result) != "" {
			supers = append(supers, LambdasOf(ClassNameOf(result)))
		}
	}
	slices.Sort(supers)
	return slices.Compact(supers)
}
