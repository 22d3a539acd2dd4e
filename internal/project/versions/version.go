package versions

import (
	"slices"
	"sync"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/entries"
)

// Version is one of the two versions: its own classes, on a class path with what they need.
type Version struct {
	Path    *classfile.Path
	Place   string // its jar or folder
	Entries map[string]entries.Entry

	hier     *classfile.Hierarchy
	names    []string
	classes  map[string]*classfile.Class
	below    map[string][]string // own classes by each of their supertypes, themselves included; sorted
	nameOnce sync.Once
	isNamed  bool
	lambdas  map[string][]handle // what call sites of invokedynamic make into an object, by the type of the object
}

// handle is a method that a call site of invokedynamic names, and the class of the site.
type handle struct {
	class *classfile.Class
	ref   *classfile.MethodHandleConst
}

// Read reads the classes of a jar or folder, which is the first entry of a class path that is open.
func Read(path *classfile.Path, place string) (*Version, error) {
	names, err := path.ClassesIn(place)
	if err != nil {
		return nil, err
	}
	v := &Version{
		Path: path, Place: place, hier: classfile.NewHierarchy(path),
		classes: map[string]*classfile.Class{}, below: map[string][]string{}, lambdas: map[string][]handle{}, Entries: map[string]entries.Entry{},
	}
	for _, n := range names {
		c, err := path.Class(n)
		if err != nil {
			return nil, err
		}
		if c.Module == nil {
			v.names = append(v.names, n)
			v.classes[n] = c
		}
	}
	found, err := entries.Find(path, v.names, entries.Selection{})
	if err != nil {
		return nil, err
	}
	if len(found.Bad) > 0 {
		return nil, found.Bad[0]
	}
	for _, e := range found.Entries {
		v.Entries[e.String()] = e
	}
	for _, n := range v.names {
		for _, super := range v.supertypes(n) {
			v.below[super] = append(v.below[super], n)
		}
		v.noteLambdas(v.classes[n])
	}
	for _, list := range v.below {
		slices.Sort(list)
	}
	return v, nil
}

// supertypes lists a class and all types above it. What is missing has none above it.
func (v *Version) supertypes(name string) []string {
	var all []string
	todo := []string{name}
	for len(todo) > 0 {
		n := todo[0]
		todo = todo[1:]
		if n == "" || slices.Contains(all, n) {
			continue
		}
		all = append(all, n)
		if c, err := v.Path.Class(n); err == nil {
			todo = append(append(todo, c.Super), c.Interfaces...)
		}
	}
	return all
}

// noteLambdas notes the methods that the call sites of a class hand on as objects.
func (v *Version) noteLambdas(c *classfile.Class) {
	for i := 1; i < c.Pool.Len(); i++ {
		d, err := c.Pool.Dynamic(i)
		if err != nil || d.Bootstrap >= len(c.BootstrapMethods) {
			continue
		}
		_, made, err := classfile.ParseMethodDescriptor(d.Desc)
		if err != nil {
			continue // a constant
		}
		for _, a := range c.BootstrapMethods[d.Bootstrap].Args {
			if h, ok := a.(*classfile.MethodHandleConst); ok {
				of := classfile.ClassNameOf(made)
				v.lambdas[of] = append(v.lambdas[of], handle{c, h})
			}
		}
	}
}

// isOwn reports whether a class is one of the version's.
func (v *Version) isOwn(name string) bool { return v.classes[name] != nil }

// closed reports whether objects of a type are data: no class of the version is below the type, and no object of
// the type refers to one of the version's objects. This holds of final classes of the JDK all of whose fields hold numbers, or
// data again; and of arrays of data.
func (v *Version) closed(desc string) bool { return v.data(desc, 0) }

func (v *Version) data(desc string, depth int) bool {
	name := classfile.InnermostClass(classfile.ClassNameOf(desc))
	if name == "" {
		return true
	}
	c, err := v.Path.Class(name)
	const enough = 4
	if depth > enough || err != nil || !c.Origin.Platform || !c.IsFinal() {
		return false
	}
	for c != nil {
		for _, f := range c.Fields {
			if !f.IsStatic() && !v.data(f.Desc, depth+1) {
				return false
			}
		}
		if c.Super == "" {
			return true
		}
		if c, err = v.Path.Class(c.Super); err != nil {
			return false
		}
	}
	return true
}
