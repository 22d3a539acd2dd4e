package lower

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// There is a class object for each class that the program names, also in a text, or
// has objects of, for their supertypes, and for the elements of arrays.

// primitiveNames are the names of the classes of primitive types by descriptor.
var primitiveNames = map[string]string{
	"Z": "boolean", "B": "byte", "C": "char", "D": "double", "F": "float", "I": "int", "J": "long", "S": "short", "V": "void",
}

func isPrimitiveName(name string) bool {
	for _, p := range primitiveNames {
		if p == name {
			return true
		}
	}
	return false
}

// classObjects lists the class objects of the program, by id.
func (w *world) classObjects() []*ivl.ObjLit {
	if w.classLits != nil {
		return w.classLits
	}
	seen := map[string]bool{}
	var add func(name string)
	add = func(name string) {
		if name == "" || seen[name] {
			return
		}
		seen[name] = true
		w.classLits = append(w.classLits, w.object(jdk.ClassClass, name))
		if name[0] == '[' {
			if p := primitiveNames[name[1:]]; p != "" {
				add(p)
			}
			add(classfile.ElementClass(name))
			return
		}
		c, err := w.prog.Source().Class(name)
		if err != nil {
			return
		}
		add(c.Super)
		for _, i := range c.Interfaces {
			add(i)
		}
	}
	for _, p := range []string{"Z", "B", "C", "D", "F", "I", "J", "S", "V"} {
		add(primitiveNames[p])
	}
	for _, t := range w.prog.TypeOrder {
		add(t.Name)
	}
	for _, x := range w.prog.Methods {
		for _, b := range x.Func.Blocks {
			for _, in := range b.Instrs {
				for _, v := range in.Operands() {
					if c, ok := v.(*ssa.Const); ok {
						if k, ok := c.Pool.(classfile.ClassConst); ok {
							add(string(k))
						}
					}
				}
			}
		}
	}
	for _, name := range w.prog.NamedClasses() {
		add(name)
	}
	for _, l := range w.texts(func(*reach.Method, ssa.Instr) bool { return true }) {
		if name := strings.ReplaceAll(l.Text, ".", "/"); dottedName.MatchString(l.Text) {
			if _, err := w.prog.Source().Class(name); err == nil && !w.prog.IsMissing(name) {
				add(name)
			}
		}
	}
	slices.SortFunc(w.classLits, func(a, b *ivl.ObjLit) int { return cmp.Compare(a.ID, b.ID) })
	return w.classLits
}

// dottedName matches the name of a class in a package or in another class.
var dottedName = regexp.MustCompile(`^[A-Za-z_][\w$]*([.$][A-Za-z_][\w$]*)+$`)
