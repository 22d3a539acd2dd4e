package classfile

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"sync"
)

// Platform has the classes of a JDK, and of nothing else, as the loaders of the JDK's own classes do: its code
// cannot name a class of the class path (JVMS §5.3). All paths of a process with the same files share it, so each
// class is read and parsed once. It is safe for concurrent use.
type Platform struct {
	sources []source
	classes sync.Map // name to *Class
	names   listed
	hier    *Hierarchy

	mu   sync.Mutex
	kept map[any]any
}

// platforms are those whose files are one image, by its name, size and time.
var platforms = struct {
	sync.Mutex
	byFile map[string]*Platform
}{byFile: map[string]*Platform{}}

// maxPlatforms bounds platforms. A file that has changed is another one.
const maxPlatforms = 4

// platformOf opens the classes of a JDK. shared says that they are not to be closed.
func platformOf(jdk *JDK) (p *Platform, shared bool, err error) {
	info, err := os.Stat(jdk.image)
	if jdk.image == "" || err != nil {
		p, err = openPlatform(jdk)
		return p, false, err
	}
	key := fmt.Sprint(jdk.image, "|", info.Size(), "|", info.ModTime().UnixNano())
	platforms.Lock()
	defer platforms.Unlock()
	if p := platforms.byFile[key]; p != nil {
		return p, true, nil
	}
	if p, err = openPlatform(jdk); err != nil {
		return nil, false, err
	}
	if len(platforms.byFile) >= maxPlatforms {
		clear(platforms.byFile) // paths may use them: the garbage collector closes their files
	}
	platforms.byFile[key] = p
	return p, true, nil
}

func openPlatform(jdk *JDK) (*Platform, error) {
	sources, err := jdk.open()
	if err != nil {
		return nil, err
	}
	p := &Platform{sources: sources}
	p.hier = NewHierarchy(p)
	return p, nil
}

// Hierarchy answers questions about the classes of p.
func (p *Platform) Hierarchy() *Hierarchy { return p.hier }

// Kept returns what make has made for a key, once for p. What follows from the JDK's classes alone can be kept there.
func (p *Platform) Kept(key any, make func() any) any {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.kept == nil {
		p.kept = map[any]any{}
	}
	v, ok := p.kept[key]
	if !ok {
		v = make()
		p.kept[key] = v
	}
	return v
}

// Class finds and parses a class of the JDK. The error is as for Path.Class.
func (p *Platform) Class(name string) (*Class, error) {
	if c := p.parsed(name); c != nil {
		return c, nil
	}
	if !validFileName(name) {
		return nil, &NotFoundError{Class: name, Searched: p.entries()}
	}
	data, origin, err := p.find(name)
	if none := (*notFound)(nil); errors.As(err, &none) {
		err = none.NotFoundError
	}
	if err != nil {
		return nil, err
	}
	if data == nil {
		return nil, &NotFoundError{Class: name, Searched: p.entries()}
	}
	c, err := parseAt(name, data, origin)
	if err != nil {
		return nil, err
	}
	return p.keep(c), nil
}

// parsed returns a class that was parsed before; otherwise nil.
func (p *Platform) parsed(name string) *Class {
	if c, ok := p.classes.Load(name); ok {
		return c.(*Class)
	}
	return nil
}

// keep returns the class of that name that was parsed first, which is c if there is none.
func (p *Platform) keep(c *Class) *Class {
	first, _ := p.classes.LoadOrStore(c.Name, c)
	return first.(*Class)
}

// find yields the bytes of a class, nil if it is not of the JDK. The error is a *notFound if its package belongs to a module
// of the JDK.
func (p *Platform) find(name string) ([]byte, Origin, error) {
	for _, s := range p.sources {
		data, err := s.find(name)
		if err != nil || data != nil {
			return data, Origin{Path: s.path(), Platform: true}, err
		}
		if o, ok := s.(interface {
			owns(class string) (bool, error)
		}); ok {
			owned, err := o.owns(name)
			if err == nil && owned {
				err = &notFound{&NotFoundError{Class: name, Searched: []string{s.path() + ", to whose modules the package belongs"}}, false}
			}
			if err != nil {
				return nil, Origin{Platform: true}, err
			}
		}
	}
	return nil, Origin{}, nil
}

// entries are the files of the JDK.
func (p *Platform) entries() (all []string) {
	for _, s := range p.sources {
		all = append(all, s.path())
	}
	return all
}

// list lists, sorted, the binary names of the classes.
func (p *Platform) list() ([]string, error) {
	p.names.once.Do(func() { p.names.names, p.names.err = listClasses(p.sources) })
	return slices.Clone(p.names.names), p.names.err
}

// images are the files that know modules.
func (p *Platform) images() (all []*image) {
	for _, s := range p.sources {
		if i, ok := s.(*image); ok {
			all = append(all, i)
		}
	}
	return all
}

// moduleOf is the module that has the class's package, "" if none is known.
func (p *Platform) moduleOf(class string) string {
	for _, i := range p.images() {
		if name, err := i.module(Package(class)); err == nil && name != "" {
			return name
		}
	}
	return ""
}
