package reach

import (
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/internal/front/jdk"
)

// HidesObjects names a class of the platform of which there may be an object among the arguments of
// the entry, or behind them, that holds objects of the program's classes, or whose class extends it
// in the program: a list, a Runnable, an Object. What the platform runs on these is not known. It
// returns "" if there is none.
func (p *Program) HidesObjects(entry *classfile.Method) string {
	if !p.outside.open {
		return ""
	}
	h := &hiding{prog: p, seen: map[string]bool{}}
	descs, _, err := classfile.ParseMethodDescriptor(entry.Desc)
	p.fail(err)
	if !entry.IsStatic() {
		h.class(entry.Class.Name)
	}
	for _, m := range entry.Class.Methods {
		if indy.IsArbitrary(m) {
			descs = append(descs, ResultType(m))
		}
	}
	for _, d := range descs {
		h.class(classfile.ClassNameOf(d))
	}
	return h.found
}

// hiding goes through the classes of what the arguments refer to.
type hiding struct {
	prog  *Program
	seen  map[string]bool
	found string
}

// class looks at the objects that a reference of a type can refer to; "" is no such type.
func (h *hiding) class(name string) {
	name = classfile.InnermostClass(name)
	if name == "" || h.found != "" || h.seen[name] {
		return
	}
	h.seen[name] = true
	if h.prog.Platform(name) {
		if !holdsOnlyValues(name) {
			h.found = name
		}
		return
	}
	for c := h.prog.Class(name); c != nil && c.Name != jdk.Object && c.Name != jdk.Enum && c.Name != "java/lang/Record"; c = h.prog.Class(c.Super) {
		if c.Origin.Platform {
			h.found = c.Name
			return
		}
		for _, f := range c.Fields {
			if !f.IsStatic() {
				h.class(classfile.ClassNameOf(f.Desc))
			}
		}
	}
	for _, s := range append(h.prog.programSubclasses(name), h.prog.lambdasOf(name)...) {
		h.class(s)
	}
}

// holdsOnlyValues reports whether a class of the platform is final, or extended by the platform
// alone, and its objects hold no objects that a caller chooses.
func holdsOnlyValues(name string) bool {
	switch name {
	case jdk.String, "java/lang/StringBuilder", "java/lang/StringBuffer", "java/lang/Class", "java/util/Locale", "java/util/UUID",
		"java/util/regex/Pattern", "java/lang/Void", "java/util/Currency":
		return true
	}
	return jdk.IsWrapper(name) || strings.HasPrefix(name, "java/time/Local") || name == "java/time/Instant" || name == "java/time/Duration"
}
