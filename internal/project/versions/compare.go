package versions

import (
	"fmt"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// comparer writes methods that compare values of the two versions. What it writes returns true only for values that are the same, or
// where left says that they are not compared.
type comparer struct {
	k       *plan
	methods []string
	written map[string]string // names of methods, by what they compare
	left    []string          // what is not compared
}

// depthOfObjects is how deep objects are compared. What is deeper counts as different.
const depthOfObjects = 4

func (c *comparer) text() string { return strings.Join(c.methods, "\n") }

func (c *comparer) leave(format string, args ...any) {
	if text := fmt.Sprintf(format, args...); !slices.Contains(c.left, text) {
		c.left = append(c.left, text)
	}
}

// method returns the name of a method with two parameters and a depth; body is called for its text if it is not there yet.
func (c *comparer) method(key, old, new string, body func() string) string {
	if name := c.written[key]; name != "" {
		return name
	}
	name := fmt.Sprintf("same%d", len(c.written))
	c.written[key] = name
	text := body()
	c.methods = append(c.methods, fmt.Sprintf("    private static boolean %s(%s a, %s b, int depth) {\n%s    }\n", name, old, new, text))
	return name
}

// equal is an expression that is true if two values of a type are the same.
func (c *comparer) equal(desc, a, b string, depth any) string {
	call := func(name string) string { return fmt.Sprintf("%s(%s, %s, %v)", name, a, b, depth) }
	switch desc {
	case "F", "D":
		typ := classfile.JavaName(desc)
		return call(c.method(desc, typ, typ, func() string {
			return "        return a == b ? a != 0 || 1 / a == 1 / b : a != a && b != b;\n"
		}))
	case "Ljava/lang/Object;", "Ljava/lang/Comparable;", "Ljava/lang/Number;", "Ljava/lang/CharSequence;", "Ljava/io/Serializable;":
		return call(c.any())
	case "Ljava/lang/String;":
		return call(c.method(desc, "String", "String", func() string {
			return "        return a == null ? b == null : b != null && a.equals(b);\n"
		}))
	case "Ljava/lang/StringBuilder;", "Ljava/lang/StringBuffer;":
		typ := classfile.JavaName(desc)
		return call(c.method(desc, typ, typ, func() string {
			return "        return a == null ? b == null : b != null && a.toString().equals(b.toString());\n"
		}))
	case "Ljava/util/List;", "Ljava/util/ArrayList;":
		typ := classfile.JavaName(desc)
		return call(c.method(desc, typ, typ, func() string { return c.list() }))
	}
	switch {
	case !classfile.IsReference(desc):
		return a + " == " + b
	case boxes[desc] != "":
		typ := classfile.JavaName(desc)
		prim := map[string]string{"boolean": "Z", "char": "C", "float": "F", "double": "D"}[boxes[desc]]
		return call(c.method(desc, typ, typ, func() string {
			return fmt.Sprintf("        if (a == null || b == null) return a == null && b == null;\n        return %s;\n",
				c.equal(prim, "a."+boxes[desc]+"Value()", "b."+boxes[desc]+"Value()", "depth"))
		}))
	case classfile.IsArray(desc):
		return call(c.array(desc))
	}
	class := classfile.ClassNameOf(desc)
	if k, err := c.k.old.v.Path.Class(class); err == nil && k.Super == "java/lang/Enum" && k.Origin.Platform || class == "java/lang/Class" {
		return a + " == " + b
	}
	if c.k.old.v.isOwn(class) && c.k.new.v.isOwn(class) {
		return call(c.objects(class))
	}
	c.leave("values of type %s are not compared", classfile.JavaName(desc))
	return fmt.Sprintf("(%s == null) == (%s == null)", a, b)
}

// any writes the comparison of objects whose class is not known: texts and numbers. All others count as different.
func (c *comparer) any() string {
	return c.method("any", "Object", "Object", func() string {
		var b strings.Builder
		b.WriteString("        if (a == null || b == null) return a == null && b == null;\n")
		for _, d := range []string{"Ljava/lang/String;", "Ljava/lang/Integer;", "Ljava/lang/Long;", "Ljava/lang/Boolean;", "Ljava/lang/Character;", "Ljava/lang/Double;", "Ljava/lang/Float;", "Ljava/lang/Short;", "Ljava/lang/Byte;"} {
			t := classfile.JavaName(d)
			fmt.Fprintf(&b, "        if (a instanceof %s) return b instanceof %s && %s;\n", t, t, c.equal(d, "("+t+") a", "("+t+") b", "depth"))
		}
		b.WriteString("        return false;\n")
		return b.String()
	})
}

// list is the comparison of two lists.
func (c *comparer) list() string {
	return fmt.Sprintf(`        if (a == null || b == null) return a == null && b == null;
        if (a.getClass() != b.getClass()) return false;
        try {
            if (a.size() != b.size()) return false;
            for (int i = 0; i < a.size(); i++) {
                if (!%s(a.get(i), b.get(i), depth)) return false;
            }
            return true;
        } catch (RuntimeException e) {
            return false;
        }
`, c.any())
}

// array writes the comparison of two arrays.
func (c *comparer) array(desc string) string {
	old, ok := c.k.old.source(desc)
	new, _ := c.k.new.source(desc)
	if !ok {
		c.leave("values of type %s are not compared", classfile.JavaName(desc))
		old, new = "Object", "Object"
		return c.method("null", old, new, func() string { return "        return (a == null) == (b == null);\n" })
	}
	return c.method(desc, old, new, func() string {
		return fmt.Sprintf(`        if (a == null || b == null) return a == null && b == null;
        if (a.length != b.length) return false;
        for (int i = 0; i < a.length; i++) {
            if (!(%s)) return false;
        }
        return true;
`, c.equal(classfile.ComponentType(desc), "a[i]", "b[i]", "depth"))
	})
}

// objects writes the comparison of objects of a class of the versions, or of a class below it.
func (c *comparer) objects(class string) string {
	desc := classfile.DescriptorOf(class)
	old, ok := c.k.old.source(desc)
	new, _ := c.k.new.source(desc)
	if !ok {
		old, new = "Object", "Object"
	}
	return c.method(desc, old, new, func() string {
		var b strings.Builder
		b.WriteString("        if (a == null || b == null) return a == null && b == null;\n        if (depth == 0) return false;\n")
		unnamed := false
		for _, below := range c.k.old.v.below[class] {
			if k := c.k.old.v.classes[below]; k.IsAbstract() {
				continue
			}
			o, ok := c.k.old.source(classfile.DescriptorOf(below))
			n, _ := c.k.new.source(classfile.DescriptorOf(below))
			if !ok || !c.k.new.v.isOwn(below) {
				c.leave("objects of %s are not compared", classfile.Dotted(below))
				unnamed = true
				continue
			}
			fmt.Fprintf(&b, "        if (a.getClass() == %s.class) return b.getClass() == %s.class && %s((%s) a, (%s) b, depth - 1);\n", o, n, c.fields(below, o, n), o, n)
		}
		fmt.Fprintf(&b, "        return %t;\n", unnamed)
		return b.String()
	})
}

// fields writes the comparison of all fields of two objects of exactly one class.
func (c *comparer) fields(class, old, new string) string {
	return c.method("fields of "+class, old, new, func() string {
		if c.k.old.v.classes[class].Super == "java/lang/Enum" {
			return "        return a.name().equals(b.name());\n"
		}
		var b strings.Builder
		for name := class; name != "java/lang/Object" && name != "java/lang/Record"; name = c.k.old.v.classes[name].Super {
			o, n := c.k.old.v.classes[name], c.k.new.v.classes[name]
			if o == nil || n == nil || o.Super != n.Super || !sameFields(o, n) {
				c.leave("fields of %s are not compared", classfile.Dotted(class))
				break
			}
			ot, _ := c.k.old.source(classfile.DescriptorOf(name))
			nt, _ := c.k.new.source(classfile.DescriptorOf(name))
			for _, f := range o.Fields {
				if !f.IsStatic() {
					fmt.Fprintf(&b, "        if (!(%s)) return false;\n", c.equal(f.Desc, fmt.Sprintf("((%s) a).%s", ot, f.Name), fmt.Sprintf("((%s) b).%s", nt, f.Name), "depth"))
				}
			}
		}
		b.WriteString("        return true;\n")
		return b.String()
	})
}

// sameFields reports whether two versions of a class have the same fields in their objects.
func sameFields(a, b *classfile.Class) bool {
	count := func(c *classfile.Class) (n int) {
		for _, f := range c.Fields {
			if !f.IsStatic() {
				n++
			}
		}
		return n
	}
	for _, f := range a.Fields {
		if o := b.FindField(f.Name, f.Desc); !f.IsStatic() && (o == nil || o.IsStatic()) {
			return false
		}
	}
	return count(a) == count(b)
}

// thrown writes the comparison of the classes of two exceptions.
func (c *comparer) thrown() string {
	const name = "sameClass"
	var b strings.Builder
	fmt.Fprintf(&b, "    private static boolean %s(Throwable a, Throwable b) {\n", name)
	for _, class := range c.k.old.v.below["java/lang/Throwable"] {
		o, ok := c.k.old.source(classfile.DescriptorOf(class))
		n, _ := c.k.new.source(classfile.DescriptorOf(class))
		if ok && c.k.new.v.isOwn(class) {
			fmt.Fprintf(&b, "        if (a.getClass() == %s.class) return b.getClass() == %s.class;\n", o, n)
		}
	}
	b.WriteString("        return a.getClass() == b.getClass();\n    }\n")
	c.methods = append(c.methods, b.String())
	return name
}
