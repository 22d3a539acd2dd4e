package versions

import (
	"fmt"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// The packages that the versions' classes are put below, and that of the products.
const (
	oldPrefix      = "oldversion/"
	newPrefix      = "newversion/"
	productPackage = "twoversions"
)

// side writes Java source of one side.
type side struct {
	*world
	k      *plan
	b      *strings.Builder
	clones bool // arrays are copied: the other side has the originals
}

func (s *side) line(format string, args ...any) { fmt.Fprintf(s.b, "        "+format+"\n", args...) }

// name is the variable that holds a value on this side.
func (s *side) name(v *value) string { return fmt.Sprintf("v%d_%s", v.number, s.suffix) }

// typ is a type that is known to have a name.
func (s *side) typ(desc string) string {
	name, _ := s.source(desc)
	return name
}

// declare declares the variable of a value.
func (s *side) declare(v *value) { s.line("%s %s = %s;", s.typ(v.desc), s.name(v), zero(v.desc)) }

// zero is the value of a variable that nobody has assigned.
func zero(desc string) string {
	switch {
	case classfile.IsReference(desc):
		return "null"
	case desc == "Z":
		return "false"
	}
	return "0"
}

// changes reports whether a call may change a value.
func (v *value) changes() bool { return v.kind == copied || v.kind == object || v.kind == wrapped }

// build writes statements that make a value and assign it to its variable.
func (s *side) build(v *value) {
	switch v.kind {
	case asGiven:
		s.line("%s = %s;", s.name(v), v.param)
	case boxed:
		s.line("%s = %s ? null : %s.valueOf(%s);", s.name(v), after(v.param), s.typ(v.desc), v.param)
	case constant:
		for i, n := range v.names {
			s.line("if (%s == %d) %s = %s.%s;", v.param, i, s.name(v), s.typ(v.desc), n)
		}
	case copied:
		s.array(v)
	case object:
		s.object(v)
	case wrapped:
		s.line("%s = %s == null ? null : %s;", s.name(v), v.param, fmt.Sprintf(wraps[v.desc].expr, v.param))
	}
}

// after is the parameter behind another one.
func after(param string) string {
	var n int
	_, _ = fmt.Sscanf(param, "p%d", &n) // take has made it
	return fmt.Sprintf("p%d", n+1)
}

// array writes the array of this side. Two arguments that are one array are one array on the other side, too.
func (s *side) array(v *value) {
	if !s.clones && !v.nested {
		s.line("%s = %s;", s.name(v), v.param)
		return
	}
	s.line("%s = %s == null ? null : %s.clone();", s.name(v), v.param, v.param)
	for _, a := range s.k.args {
		if a == v || v.nested {
			return
		}
		if a.kind == copied && a.desc == v.desc {
			s.line("if (%s == %s) %s = %s;", a.param, v.param, s.name(v), s.name(a))
		}
	}
}

// object writes the ways in which an object is made.
func (s *side) object(v *value) {
	for i, w := range v.ways {
		switch {
		case i < len(v.ways)-1 || v.null:
			s.line("if (%s == %d) {", v.param, i)
		case i == 0:
			s.line("{")
		default:
			s.line("if (%s < 0 || %s >= %d) {", v.param, v.param, i)
		}
		var args []string
		for _, a := range w.args {
			s.declare(a)
			s.build(a)
			args = append(args, s.name(a))
		}
		call := s.typ(classfile.DescriptorOf(w.m.Class.Name)) + "." + w.m.Name
		switch {
		case w.m.IsInit():
			call = "new " + s.typ(classfile.DescriptorOf(w.m.Class.Name))
		case w.on != nil:
			s.declare(w.on)
			s.build(w.on)
			call = s.name(w.on) + "." + w.m.Name
		}
		s.line("%s = %s(%s);", s.name(v), call, strings.Join(args, ", "))
		s.line("}")
	}
}

// values are the receiver and the arguments.
func (k *plan) values() []*value {
	if k.receiver != nil {
		return append([]*value{k.receiver}, k.args...)
	}
	return k.args
}

// call is the expression that calls the method.
func (s *side) call(m *classfile.Method) string {
	var args []string
	for _, a := range s.k.args {
		args = append(args, s.name(a))
	}
	list := "(" + strings.Join(args, ", ") + ")"
	class := s.typ(classfile.DescriptorOf(m.Class.Name))
	switch {
	case m.IsInit():
		return "new " + class + list
	case m.IsStatic():
		return class + "." + m.Name + list
	}
	return s.name(s.k.receiver) + "." + m.Name + list
}

// resultOf is the descriptor of what a call gives.
func resultOf(m *classfile.Method) string {
	if m.IsInit() {
		return classfile.DescriptorOf(m.Class.Name)
	}
	_, result, _ := classfile.ParseMethodDescriptor(m.Desc) // it was checked
	return result
}

// product is the Java source of a class whose method run makes both calls, and fails if they differ.
func (k *plan) product(name string, p *Pair) (text string, cmp *comparer) {
	var b strings.Builder
	cmp = &comparer{k: k, written: map[string]string{}}
	m := p.Old.Method
	old, new := &side{k.old, k, &b, false}, &side{k.new, k, &b, true}
	fmt.Fprintf(&b, "package %s;\n\n/** %s, called in both versions. */\npublic final class %s {\n", productPackage, classfile.Dotted(m.Class.Name)+"."+m.Name, name)
	fmt.Fprintf(&b, "    public static void run(%s) {\n", strings.Join(k.params, ", "))
	// Copies are made before the first call, which may change arrays.
	for _, s := range []*side{old, new} {
		for _, v := range k.values() {
			s.declare(v)
		}
	}
	old.line("try {")
	for _, s := range []*side{new, old} {
		for _, v := range k.values() {
			s.build(v)
		}
	}
	old.line("} catch (Throwable none) {")
	old.line("    return;")
	old.line("}")
	result := resultOf(m)
	for _, s := range []*side{old, new} {
		if result != "V" {
			s.line("%s r_%s = %s;", s.typ(result), s.suffix, zero(result))
		}
		s.line("Throwable t_%s = null;", s.suffix)
		assign := ""
		if result != "V" {
			assign = "r_" + s.suffix + " = "
		}
		s.line("try { %s%s; } catch (Throwable t) { t_%s = t; }", assign, s.call(m), s.suffix)
	}
	k.compare(old, cmp, result, m)
	b.WriteString("    }\n\n")
	b.WriteString(cmp.text())
	b.WriteString("}\n")
	return b.String(), cmp
}

// compare writes the comparison of what the calls have done.
func (k *plan) compare(s *side, cmp *comparer, result string, m *classfile.Method) {
	s.line("if ((t_1 == null) != (t_2 == null)) throw new AssertionError();")
	s.line("if (t_1 != null && !%s(t_1, t_2)) throw new AssertionError();", cmp.thrown())
	if result != "V" {
		s.line("if (t_1 == null && !(%s)) throw new AssertionError();", cmp.equal(result, "r_1", "r_2", depthOfObjects))
	}
	for _, v := range k.values() {
		a, b := fmt.Sprintf("v%d_1", v.number), fmt.Sprintf("v%d_2", v.number)
		if !v.changes() {
			continue
		}
		if v.kind == copied && result == v.desc {
			s.line("if (t_1 == null && (r_1 == %s) != (r_2 == %s)) throw new AssertionError();", a, b)
		}
		if v.kind == object && k.immutable(classfile.ClassNameOf(v.desc), 0) {
			continue // the call cannot have changed it
		}
		s.line("if (!(%s)) throw new AssertionError();", cmp.equal(v.desc, a, b, depthOfObjects))
	}
}
