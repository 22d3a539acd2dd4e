package entries

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// Kind says how an entry is called.
type Kind uint8

// The kinds of entries.
const (
	Method Kind = iota // with arbitrary arguments, on an arbitrary object
	Main               // as a program
	Test               // as JUnit does it
)

// Entry is a method that is verified for itself.
type Entry struct {
	Kind   Kind
	Method *classfile.Method
}

// Class is the binary name of the entry's class, with slashes.
func (e Entry) Class() string { return e.Method.Class.Name }

// String names the entry as results do: "a/b/C.m(I)V".
func (e Entry) String() string { return e.Class() + "." + e.Method.Name + e.Method.Desc }

// Selection says which of a project's methods are entries. The zero value is for all
// methods that can be called from outside, and for programs.
type Selection struct {
	Packages []string // patterns of packages; nil for all
	Methods  []string // patterns CLASS.METHOD; where there are some, nothing else is an entry
	Tests    bool     // methods of JUnit, too
}

// Found is what Find has found.
type Found struct {
	Entries []Entry
	Classes int     // how many classes were looked at
	Bad     []error // classes that could not be read
}

// Find lists the entries in the classes of path that names lists, in the order of names;
// methods of a class in the order of their lines, or of the class file if it has none. A
// class that cannot be read is among Found.Bad, and does not end the search. The error is
// for a pattern that means nothing.
func Find(path *classfile.Path, names []string, sel Selection) (*Found, error) {
	f := &finder{path: path, sel: sel, classes: map[string]*classfile.Class{}, found: &Found{}}
	if err := f.compile(); err != nil {
		return nil, err
	}
	for _, name := range names {
		c, err := path.Class(name)
		if err != nil {
			f.found.Bad = append(f.found.Bad, err)
			continue
		}
		f.classes[name] = c
	}
	f.found.Classes = len(f.classes)
	f.open = f.inheritedOpenly(names)
	for _, name := range names {
		if c := f.classes[name]; c != nil && f.inPackages(name) {
			f.class(c)
		}
	}
	return f.found, nil
}

// finder is a search.
type finder struct {
	path    *classfile.Path
	sel     Selection
	pkgs    []pattern
	methods []pattern
	classes map[string]*classfile.Class // of the project
	open    map[string]bool             // classes whose methods a public class inherits
	found   *Found
}

func (f *finder) compile() error {
	for list, patterns := range map[*[]pattern][]string{&f.pkgs: f.sel.Packages, &f.methods: f.sel.Methods} {
		for _, text := range patterns {
			p, err := compilePattern(text)
			if err != nil {
				return err
			}
			*list = append(*list, p)
		}
	}
	return nil
}

// inPackages reports whether the class is in a package that is wanted.
func (f *finder) inPackages(class string) bool {
	if len(f.pkgs) == 0 {
		return true
	}
	pkg, name := classfile.Package(class), strings.ReplaceAll(class, "/", ".")
	return slices.ContainsFunc(f.pkgs, func(p pattern) bool {
		return p.fits(strings.ReplaceAll(pkg, "/", ".")) || p.fits(name) || p.below(strings.ReplaceAll(pkg, "/", "."))
	})
}

// class adds the entries of a class.
func (f *finder) class(c *classfile.Class) {
	if c.Access.Has(classfile.AccModule) || c.Access.Has(classfile.AccSynthetic) || c.Access.Has(classfile.AccAnnotation) {
		return
	}
	var own []Entry
	for _, m := range c.Methods {
		if kind, ok := f.kind(c, m); ok {
			own = append(own, Entry{kind, m})
		}
	}
	slices.SortStableFunc(own, func(a, b Entry) int { return firstLine(a.Method) - firstLine(b.Method) })
	f.found.Entries = append(f.found.Entries, own...)
}

func firstLine(m *classfile.Method) int {
	if len(m.Code.Read().Lines) == 0 {
		return 0
	}
	return m.Code.Read().Lines[0].Line
}

// kind reports whether a method is an entry, and of what kind.
func (f *finder) kind(c *classfile.Class, m *classfile.Method) (Kind, bool) {
	if m.Code == nil || m.IsClassInit() || m.Synthetic || m.Access.Has(classfile.AccSynthetic) || m.Access.Has(classfile.AccBridge) && !m.IsInit() {
		return Method, false
	}
	kind := Method
	switch {
	case f.sel.Tests && isTest(m):
		kind = Test
	case isMain(m):
		kind = Main
	}
	if len(f.methods) > 0 {
		name := strings.ReplaceAll(c.Name, "/", ".") + "." + m.Name
		return kind, slices.ContainsFunc(f.methods, func(p pattern) bool {
			return (p.fits(name) || p.fits(name+m.Desc)) && (!m.IsPrivate() || !p.wild)
		})
	}
	switch {
	case kind == Test:
		return kind, true
	case f.sel.Tests && f.runsTests(c):
		return kind, false
	case kind == Main:
		return kind, true
	}
	return kind, !isGenerated(c, m) && f.callable(c, m)
}

// isMain reports whether m is what java launches (JLS §12.1.4).
func isMain(m *classfile.Method) bool {
	return m.Name == "main" && m.Desc == "([Ljava/lang/String;)V" && m.Access.Has(classfile.AccPublic|classfile.AccStatic)
}

// callable reports whether code outside of the project's packages can call m.
func (f *finder) callable(c *classfile.Class, m *classfile.Method) bool {
	switch {
	case m.Access.Has(classfile.AccPublic):
	case !m.Access.Has(classfile.AccProtected) || !extensible(c):
		return false
	}
	if m.IsInit() && c.Access.Has(classfile.AccEnum) {
		return false
	}
	return f.accessible(c) || f.open[c.Name] && !m.IsInit() && !m.IsStatic()
}

// extensible reports whether a class outside of the project can extend c: it is not
// final, and has a constructor that is not hidden.
func extensible(c *classfile.Class) bool {
	return !c.Access.Has(classfile.AccFinal) && len(c.PermittedSubclasses) == 0 &&
		slices.ContainsFunc(c.Methods, func(m *classfile.Method) bool {
			return m.IsInit() && (m.Access.Has(classfile.AccPublic) || m.Access.Has(classfile.AccProtected))
		})
}

// accessible reports whether the class and all around it can be named from outside. The
// flags of a member class are those of its InnerClasses entry (JVMS §4.7.6).
func (f *finder) accessible(c *classfile.Class) bool {
	for depth := 0; c != nil && depth < 100; depth++ { // a damaged class may be in itself
		i := slices.IndexFunc(c.InnerClasses, func(i classfile.InnerClass) bool { return i.Inner == c.Name })
		if i < 0 {
			return c.Access.Has(classfile.AccPublic)
		}
		in := c.InnerClasses[i]
		if in.Outer == "" || !in.Access.Has(classfile.AccPublic) && !in.Access.Has(classfile.AccProtected) {
			return false
		}
		outer, err := f.path.Class(in.Outer)
		if err != nil {
			return false
		}
		c = outer
	}
	return false
}

// inheritedOpenly lists the project's classes above its accessible ones.
func (f *finder) inheritedOpenly(names []string) map[string]bool {
	open := map[string]bool{}
	var above func(name string)
	above = func(name string) {
		c := f.classes[name]
		if c == nil || open[name] {
			return
		}
		open[name] = true
		above(c.Super)
		for _, i := range c.Interfaces {
			above(i)
		}
	}
	for _, name := range names {
		if c := f.classes[name]; c != nil && f.accessible(c) {
			above(name)
		}
	}
	return open
}

// isGenerated reports whether m is the method values or valueOf of an enum (JLS §8.9.3).
func isGenerated(c *classfile.Class, m *classfile.Method) bool {
	if !c.Access.Has(classfile.AccEnum) || !m.IsStatic() {
		return false
	}
	return m.Name == "values" && m.Desc == "()["+classfile.DescriptorOf(c.Name) ||
		m.Name == "valueOf" && m.Desc == "(Ljava/lang/String;)"+classfile.DescriptorOf(c.Name)
}
