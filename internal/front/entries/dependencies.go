package entries

import (
	"maps"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// The dependencies of some classes are the classes of the class path that are neither the platform's nor among these, and whose
// objects code of these can meet as what they are, or whose code can change such objects in a way that code
// outside cannot. These are the least set of classes with
//
//   - those that a class of names or of the set mentions, such as the class of a parameter, a cast or a call;
//   - the subclasses of these;
//   - the classes that mention one of the set and are in its package: they can write fields that are not public.
//
// An object of any other class is for the named classes one of a type of the platform, such as Runnable; the client's own
// implementations of such types do whatever its methods do.

// newNeeded begins with an empty set for the classes called names.
func newNeeded(path *classfile.Path, names []string) (*needed, error) {
	d := &needed{path: path, own: map[string]bool{}, found: map[string]bool{}, mentioned: map[string]map[string]bool{}, packages: map[string][]string{}}
	for _, name := range names {
		d.own[name] = true
	}
	all, err := path.ProgramClasses()
	if err != nil {
		return nil, err
	}
	for _, name := range all {
		d.packages[packageOf(name)] = append(d.packages[packageOf(name)], name)
	}
	return d, nil
}

// mentionedDirectly begins the set with the classes that those called names mention, and lists them.
func (d *needed) mentionedDirectly(names []string) []string {
	for _, name := range names {
		d.follow(name)
	}
	return slices.Sorted(maps.Keys(d.found))
}

// all completes the set, and lists it.
func (d *needed) all() ([]string, error) {
	for len(d.work) > 0 {
		name := d.work[len(d.work)-1]
		d.work = d.work[:len(d.work)-1]
		if err := d.around(name); err != nil {
			return nil, err
		}
	}
	return slices.Sorted(maps.Keys(d.found)), nil
}

// needed is the set of dependencies while it grows.
type needed struct {
	path     *classfile.Path
	own      map[string]bool     // the classes that ask
	found    map[string]bool     // the set
	work     []string            // those of the set whose surroundings were not looked at
	packages map[string][]string // the classes of the class path by package

	mentioned map[string]map[string]bool // what mentions has returned
}

// mentions returns the classes that a class mentions; nil if it cannot be read.
func (d *needed) mentions(name string) map[string]bool {
	if known, ok := d.mentioned[name]; ok {
		return known
	}
	var all map[string]bool
	if c, err := d.path.Class(name); err == nil {
		all = map[string]bool{}
		for _, m := range c.Mentions() {
			all[m] = true
		}
	}
	d.mentioned[name] = all
	return all
}

// add adds a class to the set, if it is one of the class path that does not ask itself. A class of which a superclass or
// an interface is missing cannot be loaded (JVMS §5.3.5), so there are no objects of it.
func (d *needed) add(name string) {
	if d.own[name] || d.found[name] {
		return
	}
	if c, err := d.path.Class(name); err == nil && !c.Origin.Platform && d.loadable(c, 0) {
		d.found[name] = true
		d.work = append(d.work, name)
	}
}

// loadable reports whether all superclasses and interfaces of a class are there. It takes very long chains for whole.
func (d *needed) loadable(c *classfile.Class, depth int) bool {
	if depth > 100 {
		return true
	}
	supers := slices.Clone(c.Interfaces)
	if c.Super != "" {
		supers = append(supers, c.Super)
	}
	return !slices.ContainsFunc(supers, func(name string) bool {
		super, err := d.path.Class(name)
		return err != nil || !super.Origin.Platform && !d.loadable(super, depth+1)
	})
}

// follow adds what a class mentions. A class that cannot be read has no methods that are proved.
func (d *needed) follow(name string) {
	for m := range d.mentions(name) {
		d.add(m)
	}
}

// around adds what a class of the set brings into it.
func (d *needed) around(name string) error {
	d.follow(name)
	subs, err := d.path.Subclasses(name)
	if err != nil {
		return err
	}
	for _, sub := range subs {
		d.add(sub)
	}
	for _, other := range d.packages[packageOf(name)] {
		if !d.found[other] && !d.own[other] && d.mentions(other)[name] {
			d.add(other)
		}
	}
	return nil
}

// packageOf is the package of a class, with slashes.
func packageOf(class string) string {
	return class[:strings.LastIndexByte(class, '/')+1]
}
