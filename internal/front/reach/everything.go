package reach

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/internal/front/jdk"
)

// Usage is a set of uses of members: 1<<u for a use u.
type Usage uint16

// The sets that methods of reflection have.
const (
	initialises Usage = 1<<indy.Initialises | 1<<indy.Loads
	constructs        = initialises | 1<<indy.Constructs
	fields            = initialises | 1<<indy.Reads | 1<<indy.Writes | 1<<indy.ReadsStatic | 1<<indy.WritesStatic
	everything  Usage = 1<<16 - 1
)

// usageOf is what a call of m, for which FindsMembers holds, uses members of the program for.
func usageOf(m *classfile.Method) Usage {
	if jdk.ReadsAnnotations(m) {
		return initialises
	}
	switch m.Class.Name {
	case "java/lang/Class", "java/lang/reflect/Constructor":
		if m.Name == "newInstance" {
			return constructs
		}
		return initialises
	case "java/lang/reflect/Field":
		return fields
	case "java/lang/reflect/Method":
		if m.Name != "invoke" {
			return initialises
		}
	}
	return everything
}

// found is the use that a call of m makes of members that it finds by their names and that no client of a library has. It is assumed that the
// JDK finds public members, and that what it finds it uses under the conditions of clients; so only finding classes is something
// else. Code of the library that calls the API of reflection itself finds the members that clients cannot use, too.
func (p *Program) found(m *classfile.Method) Usage {
	if p.AssumesOfClients() && m.Class.Name != "java/lang/Class" && !strings.HasPrefix(m.Class.Name, "java/lang/reflect/") {
		return usageOf(m) & initialises
	}
	return usageOf(m)
}

// unknownTo returns those of some members that code outside cannot use otherwise.
func unknownTo(h *Handed, members []indy.Member) []indy.Member {
	has := map[indy.Member]bool{}
	for m := range h.Members {
		m.Requires = ""
		has[m] = true
	}
	return slices.DeleteFunc(members, func(m indy.Member) bool { return has[m] })
}

// AssumesOfClients reports whether code outside is a client of the program of which something is assumed: what is assumed is listed, and
// nothing is where Options.Pedantic is set.
func (p *Program) AssumesOfClients() bool { return p.Opts.assumesOfClients() }

func (o *Options) assumesOfClients() bool { return o.Handed != nil && o.Handed.Client && !o.Pedantic }

// FindsMembers reports whether a call of m uses members of the program that it finds by their names, and runs them before
// it returns or throws.
func (p *Program) FindsMembers(m *classfile.Method) bool {
	if p.Opts.Handed == nil || p.Opts.Reflection && jdk.FindsByName(m) {
		return false
	}
	return jdk.FindsInPlace(m) || jdk.ReadsAnnotations(m) && p.showsAnnotations()
}

// maxAccessible is how many members code without a body can find by name, at most. Programs with more are
// not supported where it does. A class has 65,535 constants (JVMS §4.1), and a use takes a few.
const maxAccessible = 8_000

// accessible lists the members of all classes of the program that code without a body can use once it has found them by
// name: all but private ones. Classes that cannot be linked have none, and neither have members with types that are
// missing: using them ends in an error before code of the program runs (JVMS §5.4.3). known is false if the
// classes are not known, or are too many.
func accessible(src Source, uses Usage) (members []indy.Member, known bool, err error) {
	l, ok := src.(interface{ ProgramClasses() ([]string, error) })
	if !ok {
		return nil, false, nil
	}
	names, err := l.ProgramClasses()
	if err != nil || len(names) > maxAccessible {
		return nil, false, err
	}
	a := &accessing{src: src, hier: classfile.NewHierarchy(src), there: map[string]bool{}, initialisers: map[indy.Member]bool{}}
	for _, name := range names {
		c, err := src.Class(name)
		if err != nil || c.Origin.Platform || c.Access.Has(classfile.AccModule) || !a.links(name) {
			continue
		}
		a.class(c)
		if len(a.members) > maxAccessible {
			return nil, false, nil
		}
	}
	members = slices.DeleteFunc(a.members, func(m indy.Member) bool { return uses&(1<<m.Use) == 0 && !a.initialisers[m] })
	return members, len(names) > 0 && !a.unknown, nil
}

type accessing struct {
	src     Source
	hier    *classfile.Hierarchy
	there   map[string]bool
	members []indy.Member
	// initialisers are those of members that initialise a class.
	initialisers map[indy.Member]bool
	unknown      bool // some class may be initialised, and no member does that
}

// class adds the members of class c.
func (a *accessing) class(c *classfile.Class) {
	add := func(name, desc string, use indy.Use) {
		ref := classfile.MemberRef{Class: c.Name, Name: name, Desc: desc, Interface: c.IsInterface()}
		a.members = append(a.members, indy.Member{MemberRef: ref, Use: use})
	}
	for _, m := range c.Methods {
		switch {
		case m.IsPrivate() || m.IsClassInit() || m.IsInit() && c.IsAbstract() || !a.typesOf(m.Desc):
		case m.IsInit():
			add(m.Name, m.Desc, indy.Constructs)
		case m.IsStatic():
			add(m.Name, m.Desc, indy.CallsStatic)
		default:
			add(m.Name, m.Desc, indy.Calls)
		}
	}
	for _, f := range c.Fields {
		if f.Access.Has(classfile.AccPrivate) || f.Access.Has(classfile.AccSynthetic) || !a.type1(f.Desc) {
			continue
		}
		read, write := indy.Reads, indy.Writes
		if f.IsStatic() {
			read, write = indy.ReadsStatic, indy.WritesStatic
		}
		add(f.Name, f.Desc, read)
		if !f.IsFinal() {
			add(f.Name, f.Desc, write)
		}
	}
	a.initialiser(c)
	if c.Super == jdk.Enum {
		if v := indy.EnumValues(c.Name); c.FindMethod(v.Name, v.Desc) != nil {
			a.members = append(a.members, v)
		}
	}
}

// initialiser adds what initialises class c, if it has an initialiser: finding a class by its name may do that.
func (a *accessing) initialiser(c *classfile.Class) {
	if !slices.ContainsFunc(c.Methods, (*classfile.Method).IsClassInit) {
		return
	}
	load := indy.Member{MemberRef: classfile.MemberRef{Class: c.Name}, Use: indy.Loads}
	for _, f := range c.Fields {
		if !f.IsStatic() || f.ConstantValue != nil { // reading a constant initialises nothing (JLS §12.4.1)
			continue
		}
		load.Name, load.Desc = f.Name, f.Desc
		if a.type1(f.Desc) {
			load.Use = indy.ReadsStatic
			a.initialisers[load] = true
			break
		}
	}
	if load.Name == "" && (c.IsAbstract() || c.IsInterface()) {
		a.unknown = true
		return
	}
	a.members = append(a.members, load)
}

// typesOf reports whether the classes that a method's descriptor names are there.
func (a *accessing) typesOf(desc string) bool {
	params, result, err := classfile.ParseMethodDescriptor(desc)
	return err == nil && !slices.ContainsFunc(append(params, result), func(d string) bool { return !a.type1(d) })
}

// type1 reports whether the class that a descriptor names is there.
func (a *accessing) type1(desc string) bool {
	for desc != "" && desc[0] == '[' {
		desc = desc[1:]
	}
	name := classfile.ClassNameOf(desc)
	return name == "" || a.links(name)
}

// links reports whether a class and its supertypes are there.
func (a *accessing) links(name string) bool {
	is, known := a.there[name]
	if !known {
		_, err := a.hier.Superclasses(name)
		is = err == nil
		if is {
			_, err = a.hier.AllInterfaces(name)
			is = err == nil
		}
		a.there[name] = is
	}
	return is
}
