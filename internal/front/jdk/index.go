package jdk

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// Table returns all entries, in the order of the files.
func Table() []Entry { return slices.Clone(table) }

var table = slices.Concat(javaLang, javaIO, javaWorld, javaUtil, nondet, execution)

// index finds entries by name.
var index = makeIndex(table)

// lookup is the index: entries by their whole names, and those of package groups.
type lookup struct {
	named  map[string]*Entry
	groups []group
	shows  map[string]bool // names of methods that give an object's text
}

// group is an entry for all classes of a package, and perhaps of its subpackages.
type group struct {
	pkg    string // with the last slash
	below  bool   // subpackages, too
	method string // "" for the classes as such
	entry  *Entry
}

func makeIndex(table []Entry) *lookup {
	l := &lookup{named: map[string]*Entry{}, shows: map[string]bool{}}
	for i := range table {
		e := &table[i]
		class, member, _ := strings.Cut(e.Name, ".")
		if e.Is&ShowsObject != 0 {
			l.shows[member] = true
		}
		switch pkg, star := strings.CutSuffix(class, "**"); {
		case star:
			l.groups = append(l.groups, group{pkg, true, member, e})
		case strings.HasSuffix(class, "/*"):
			l.groups = append(l.groups, group{strings.TrimSuffix(class, "*"), false, member, e})
		default:
			l.named[e.Name] = e
		}
	}
	return l
}

// has reports whether class is in the group.
func (g group) has(class string) bool {
	rest, ok := strings.CutPrefix(class, g.pkg)
	return ok && (g.below || !strings.Contains(rest, "/"))
}

// member returns the entry of a method: that of its descriptor, or else that of
// its name; nil if it has none.
func (l *lookup) member(class, name, desc string) *Entry {
	key := class + "." + name
	if e := l.named[key+desc]; e != nil {
		return e
	}
	return l.named[key]
}

// flags returns the flags of all methods of a class; of those called name, too,
// where name is not empty.
func (l *lookup) flags(class, name string) Flags {
	var f Flags
	if e := l.named[class]; e != nil {
		f = e.Is
	}
	for _, g := range l.groups {
		if g.has(class) && (g.method == "" || g.method == name) {
			f |= g.entry.Is
		}
	}
	return f
}

// ClassIs reports whether one of the flags f is set for class name, or of a group that it is in.
func ClassIs(name string, f Flags) bool { return index.flags(name, "")&f != 0 }

// Is reports whether one of the flags f is set for m, or for all methods of its class.
func Is(m *classfile.Method, f Flags) bool {
	return MethodIs(m, f) || index.flags(m.Class.Name, m.Name)&f != 0
}

// MethodIs reports whether one of the flags f is set for m by an entry of its own.
func MethodIs(m *classfile.Method, f Flags) bool {
	e := index.member(m.Class.Name, m.Name, m.Desc)
	return e != nil && e.Is&f != 0
}

// RefIs is MethodIs for a reference to a method or field.
func RefIs(ref classfile.MemberRef, f Flags) bool {
	e := index.member(ref.Class, ref.Name, ref.Desc)
	return e != nil && e.Is&f != 0
}

// FieldIs reports whether one of the flags f is set for a field.
func FieldIs(f *classfile.Field, flag Flags) bool {
	return RefIs(classfile.MemberRef{Class: f.Class.Name, Name: f.Name}, flag)
}

// IsLifted reports whether the bytecode of c, a class of the platform, is its
// meaning.
func IsLifted(c *classfile.Class) bool {
	top, _, _ := strings.Cut(c.Name, "$")
	return c.Origin.Platform && !c.Origin.Model && !c.Origin.Opaque && (c.Origin.Lifted || ClassIs(top, Lifted))
}

// IsPackageLifted reports whether all classes of package pkg are lifted; pkg has
// slashes, and none at its end.
func IsPackageLifted(pkg string) bool {
	for _, g := range index.groups {
		if g.method == "" && g.entry.Is&Lifted != 0 && g.has(pkg+"/") {
			return true
		}
	}
	return false
}

// IntrinsicOf returns the intrinsic for m; ok is false if there is none. A model's
// own code comes first.
func IntrinsicOf(m *classfile.Method) (i Intrinsic, ok bool) {
	switch {
	case m.Class.Origin.Model && m.Code != nil,
		m.Class.Name == Unsafe && !m.Class.Origin.Model,
		m.Class.Origin.Lifted && m.Code != nil && !inExecution[m.Class.Name+"."+m.Name] && !inExecution[m.Class.Name+"."+m.Name+m.Desc]:
		return Intrinsic{}, false
	}
	if e := index.member(m.Class.Name, m.Name, m.Desc); e != nil {
		i = e.Intrinsic
	}
	return i, i.Op != ""
}

// IsIntrinsic reports whether m has an intrinsic.
func IsIntrinsic(m *classfile.Method) bool { _, ok := IntrinsicOf(m); return ok }

// GuardOf returns the guard of m; it is empty for a method without one.
func GuardOf(m *classfile.Method) Guard {
	if e := index.member(m.Class.Name, m.Name, m.Desc); e != nil {
		return e.Guard
	}
	return Guard{}
}

// EnumSearchOf returns what is called in place of m; ok is false for nothing.
func EnumSearchOf(m *classfile.Method) (s EnumSearch, ok bool) {
	if e := index.member(m.Class.Name, m.Name, m.Desc); e != nil {
		s = e.Search
	}
	return s, s.Name != ""
}

// Reflective reports whether calling m can run any method or write to any field
// of the program.
func Reflective(m *classfile.Method) bool {
	return Is(m, RunsAnything|WritesFields|LoadsClass) || ReadsAnnotations(m)
}

// ReadsAnnotations reports whether a method of reflection reads annotations: that initialises the enums whose constants
// these have, and gives the constants.
func ReadsAnnotations(m *classfile.Method) bool {
	return strings.HasPrefix(m.Class.Name, "java/lang/") && (strings.Contains(m.Name, "Annot") && m.Name != "isAnnotation" || m.Class.Name == "java/lang/reflect/Method" && m.Name == "getDefaultValue")
}

// ShowsAnObject reports whether methods of that name and descriptor give the text
// of an object, in whichever class they are.
func ShowsAnObject(name, desc string) bool {
	return desc == "()L"+String+";" && index.shows[name]
}

// Wrapper is a wrapper class.
type Wrapper struct {
	Class string
	Box
}

// Wrappers lists the wrapper classes but Void.
func Wrappers() []Wrapper { return wrappers }

var wrappers = func() (all []Wrapper) {
	for _, e := range table {
		if e.Box.Primitive != "" && e.Box.Primitive != "void" {
			all = append(all, Wrapper{e.Name, e.Box})
		}
	}
	return all
}()

// ValueBasedClasses lists the classes that are ValueBased.
func ValueBasedClasses() []string { return valueBased }

var valueBased = func() (all []string) {
	for _, e := range table {
		if e.Is&ValueBased != 0 {
			all = append(all, e.Name)
		}
	}
	return all
}()

// IsWrapper reports whether class is a wrapper class but Void.
func IsWrapper(class string) bool {
	p := Primitive(class)
	return p != "" && p != "void"
}

// Primitive is the primitive type whose class object the static field TYPE of a
// class holds (JLS §15.8.2), "" if it has none.
func Primitive(class string) string {
	if e := index.named[class]; e != nil {
		return e.Box.Primitive
	}
	return ""
}

// Taken lists the classes whose objects a conversion of java.util.Formatter takes.
func Taken(conversion byte) (classes []string) {
	for _, e := range table {
		if strings.IndexByte(e.Converts, conversion) >= 0 {
			classes = append(classes, e.Name)
		}
	}
	return classes
}

// Method names a method.
type Method struct{ Class, Name, Desc string }

// Comparing lists the methods that decide an order.
func Comparing() []Method {
	return methods(func(e Entry) bool { return e.Is&Compares != 0 })
}

// KeysOf lists the methods that comparators which a class makes call on what they
// compare.
func KeysOf(class string) []Method {
	return methods(func(e Entry) bool { return e.KeyOf == class })
}

func methods(wanted func(Entry) bool) (all []Method) {
	for _, e := range table {
		if wanted(e) {
			class, member, _ := strings.Cut(e.Name, ".")
			name, params, _ := strings.Cut(member, "(")
			all = append(all, Method{class, name, "(" + params})
		}
	}
	return all
}

// Treated lists, sorted, the classes that have methods with a meaning of their own
// here, or that run their own bytecode.
func Treated() []string {
	seen := map[string]bool{}
	for _, e := range table {
		class, _, _ := strings.Cut(e.Name, ".")
		if (e.Intrinsic.Op != "" || e.Is&(Bytecode|Lifted) != 0) && strings.HasPrefix(class, "java/") && !strings.ContainsAny(class, "*$") {
			seen[class] = true
		}
	}
	var names []string
	for n := range seen {
		names = append(names, n)
	}
	slices.Sort(names)
	return names
}
