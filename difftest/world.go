package difftest

import "strings"

// world is what the classes of a program declare, as far as the generator
// needs to know it to write code that compiles.
type world struct {
	classes []*class
	slots   []*slot // by level
}

// class is a class, interface or enum of the program.
type class struct {
	name      string
	kind      classKind
	super     *class
	ifaces    []*class
	abstract  bool
	fields    []*field
	declares  []*slot          // methods it is the first to declare
	has       map[*slot]bool   // methods it has a body for
	returns   map[*slot]string // result types narrower than the slot's
	ctor      []string         // parameter types
	ctorCost  int
	constants []string // of an enum
}

type classKind uint8

const (
	plainClass classKind = iota
	interfaceType
	enumType
	exceptionType
)

// field is a field of a class.
type field struct {
	owner  *class
	name   string
	typ    string
	static bool
	final  bool
}

// slot is a method, together with all that override it.
type slot struct {
	name    string
	owner   *class // nil: Main
	params  []string
	ret     string
	static  bool
	private bool // only its owner calls it
	level   int  // it calls only slots of lower levels
	cost    int  // bound for the statements one call executes
	body    bool // default method, or a body in the class that declares it
}

// subtypeOf reports whether c is t or below it.
func (c *class) subtypeOf(t *class) bool {
	if c == t {
		return true
	}
	if c.super != nil && c.super.subtypeOf(t) {
		return true
	}
	for _, i := range c.ifaces {
		if i.subtypeOf(t) {
			return true
		}
	}
	return false
}

// supers lists c and everything above it.
func (c *class) supers() []*class {
	seen := map[*class]bool{}
	var out []*class
	var visit func(c *class)
	visit = func(c *class) {
		if c == nil || seen[c] {
			return
		}
		seen[c] = true
		out = append(out, c)
		visit(c.super)
		for _, i := range c.ifaces {
			visit(i)
		}
	}
	visit(c)
	return out
}

// methods lists the instance methods that can be called on c.
func (c *class) methods() []*slot {
	var out []*slot
	for _, s := range c.supers() {
		for _, m := range s.declares {
			if !m.static {
				out = append(out, m)
			}
		}
	}
	return out
}

// concrete reports whether c, or what it inherits, has a body for m.
func (c *class) concrete(m *slot) bool {
	for _, s := range c.supers() {
		if s.has[m] {
			return true
		}
	}
	return false
}

func (w *world) class(name string) *class {
	for _, c := range w.classes {
		if c.name == name {
			return c
		}
	}
	return nil
}

// instantiable lists the classes of which `new` makes objects of type t.
func (w *world) instantiable(t string) []*class {
	var out []*class
	top := w.class(t)
	for _, c := range w.classes {
		if c.kind != plainClass || c.abstract {
			continue
		}
		if t == "Object" || top != nil && c.subtypeOf(top) {
			out = append(out, c)
		}
	}
	return out
}

// assignable reports whether a value of reference type from may be assigned to
// a variable of type to without a cast.
func (w *world) assignable(from, to string) bool {
	switch {
	case from == to:
		return true
	case isPrimitive(from) || isPrimitive(to):
		return false
	case to == "Object":
		return true
	case strings.HasSuffix(from, "[]") && strings.HasSuffix(to, "[]"):
		return w.assignable(elemOf(from), elemOf(to))
	}
	a, b := w.class(from), w.class(to)
	return a != nil && b != nil && a.subtypeOf(b)
}

func elemOf(t string) string { return strings.TrimSuffix(t, "[]") }

func isArray(t string) bool { return strings.HasSuffix(t, "[]") }

func isPrimitive(t string) bool { return isNumeric(t) || t == "boolean" }

func isNumeric(t string) bool { return isInteger(t) || t == "float" || t == "double" }

func isInteger(t string) bool {
	switch t {
	case "int", "long", "byte", "short", "char":
		return true
	}
	return false
}

// promoted is the type of arithmetic on an operand of type t.
func promoted(t string) string {
	switch t {
	case "byte", "short", "char":
		return "int"
	}
	return t
}

// zero is the default value of type t, written in Java so that it has that type.
func zero(t string) string {
	switch t {
	case "boolean":
		return "false"
	case "int":
		return "0"
	case "long":
		return "0L"
	case "float":
		return "0f"
	case "double":
		return "0d"
	case "byte", "short", "char":
		return "((" + t + ") 0)"
	case "String":
		return `"b"`
	}
	return "((" + t + ") null)"
}
