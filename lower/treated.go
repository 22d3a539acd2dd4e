package lower

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// Modelled reports whether calls of method m of the platform, on objects of class
// name, have a meaning here: a model's body, the JDK's, or one that package lower
// writes down. Any other call is listed as unmodelled, or not supported.
func Modelled(src Source, name string, m *classfile.Method) bool {
	c, err := src.Class(name)
	if err != nil {
		return false
	}
	h := classfile.NewHierarchy(src)
	found := c.FindMethod(m.Name, m.Desc)
	if !m.IsInit() && !m.IsStatic() {
		if s, err := h.Select(name, m); err == nil && s != nil {
			found = s
		}
	}
	switch {
	case found == nil:
		return false
	case m.IsInit() && makesString(m):
		return c.FindMethod("$new", m.Desc[:len(m.Desc)-1]+"Ljava/lang/String;") != nil
	case m.IsInit():
		if ok, err := h.IsSubtype(name, throwable); err == nil && ok {
			return true
		}
	case found.IsAbstract():
		return true // up to the classes that have it
	}
	return found.Class.Origin.Model && found.Code != nil || isIntrinsic(found) || fromPlatform(found) && found.Code != nil || found.Class.Name == object
}

// Treated lists, sorted, the binary names of the platform's classes with methods
// that have a meaning of their own here, or that run their own bytecode.
func Treated() []string {
	seen := map[string]bool{}
	for name := range intrinsics {
		class, _, _ := strings.Cut(name, ".")
		seen[class] = true
	}
	for name := range platformBodies {
		class, _, _ := strings.Cut(name, ".")
		seen[class] = true
	}
	var names []string
	for n := range seen {
		if strings.HasPrefix(n, "java/") && !strings.Contains(n, "$") {
			names = append(names, n)
		}
	}
	slices.Sort(names)
	return names
}
