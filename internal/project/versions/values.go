package versions

import (
	"fmt"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// world is one of the sides on which a call is made: how its classes are called in Java source.
type world struct {
	v      *Version
	prefix string // of its classes, with slashes
	suffix string // of its variables
}

// source is the name of a type in Java source. ok is false if it has none there.
func (w *world) source(desc string) (name string, ok bool) {
	dims := ""
	for classfile.IsArray(desc) {
		desc, dims = classfile.ComponentType(desc), dims+"[]"
	}
	if !classfile.IsReference(desc) {
		return classfile.JavaName(desc) + dims, true
	}
	class := classfile.ClassNameOf(desc)
	name, ok = w.v.sourceName(class)
	if w.v.isOwn(class) {
		name = strings.ReplaceAll(w.prefix, "/", ".") + name
	}
	return name + dims, ok
}

// sourceName is a class as Java source names it. Local and anonymous classes have no name.
func (v *Version) sourceName(class string) (string, bool) {
	c, err := v.Path.Class(class)
	if err != nil {
		return "", false
	}
	for _, in := range c.InnerClasses {
		if in.Inner != class {
			continue
		}
		outer, ok := "", false
		if in.Outer != "" && in.Name != "" {
			outer, ok = v.sourceName(in.Outer)
		}
		return outer + "." + in.Name, ok
	}
	return classfile.Dotted(class), true
}

// value is a value that is made on each side in the same way.
type value struct {
	desc   string
	kind   valueKind
	param  string // what the product is given for it
	number int
	ways   []way    // of an object
	names  []string // of the constants of an enum
	null   bool     // an object may be null, too
	nested bool     // an array that an object is made of
}

type valueKind int

const (
	asGiven  valueKind = iota // a number or a text
	boxed                     // a number in an object
	constant                  // of an enum
	copied                    // an array
	object                    // what a constructor or factory makes
	wrapped                   // an object of the JDK around texts
)

// way is a call that makes an object.
type way struct {
	m    *classfile.Method // of the old version
	on   *value            // the object that it is called on, if it is not static
	args []*value
}

// plan says how the receiver and the arguments of a method are made.
type plan struct {
	c        *Comparison
	old, new *world
	params   []string // of the product: types and names in Java source
	receiver *value
	args     []*value
	// left says what other arguments there are: a proof leaves them open.
	left []string
	// assumed says which objects the runs are about: a proof is one of a bounded world.
	assumed []string
	runs    []string // keys of the methods that make objects
	numbers int
	objects int // how many values are objects of the versions
}

// notMadeError says that a value cannot be made on both sides.
type notMadeError struct{ what string }

func (e *notMadeError) Error() string { return e.what }

// newPlan makes the plan for a pair.
func (c *Comparison) newPlan(p *Pair) (*plan, error) {
	k := &plan{c: c, old: &world{c.Old, oldPrefix, "1"}, new: &world{c.New, newPrefix, "2"}}
	m := p.Old.Method
	if _, ok := k.old.source(classfile.DescriptorOf(m.Class.Name)); !ok {
		return nil, &notMadeError{"its class has no name in Java"}
	}
	if m.Access.Has(classfile.AccSynthetic) || m.IsStatic() != p.New.Method.IsStatic() {
		return nil, &notMadeError{"it is called in another way"}
	}
	if m.IsInit() && k.inner(m.Class.Name) {
		return nil, &notMadeError{"its class is inside of an object"}
	}
	if m.IsInit() && (m.Class.IsAbstract() || p.New.Method.Class.IsAbstract()) {
		return nil, &notMadeError{"its class is abstract"}
	}
	if !m.IsStatic() && !m.IsInit() {
		r, err := k.make(classfile.DescriptorOf(m.Class.Name), 0)
		if err != nil {
			return nil, &notMadeError{fmt.Sprintf("object of type %s cannot be made twice", classfile.Dotted(m.Class.Name))}
		}
		r.null = false
		k.receiver = r
	}
	params, _, err := classfile.ParseMethodDescriptor(m.Desc)
	if err != nil {
		return nil, err
	}
	for _, d := range params {
		a, err := k.make(d, 1)
		if err != nil {
			return nil, &notMadeError{fmt.Sprintf("argument of type %s cannot be made twice", classfile.JavaName(d))}
		}
		k.args = append(k.args, a)
	}
	if k.objects > 1 {
		k.assume("the objects are different ones, and share no parts")
	}
	return k, nil
}

// take adds a parameter of the product.
func (k *plan) take(typ string) string {
	name := fmt.Sprintf("p%d", len(k.params))
	k.params = append(k.params, typ+" "+name)
	return name
}

const (
	maxDepth = 2
	maxWays  = 3
	maxTaken = 12 // parameters of a product
)

// likeText are the types of which a text stands for all objects.
var likeText = []string{"Ljava/lang/CharSequence;", "Ljava/lang/Object;", "Ljava/lang/Comparable;", "Ljava/io/Serializable;"}

// wraps has the types of the JDK of which an object around texts stands for all objects: what is given for it, and the object.
var wraps = map[string]struct{ param, expr string }{
	"Ljava/util/List;":          {"String[]", "new java.util.ArrayList<Object>(java.util.Arrays.asList((Object[]) %s))"},
	"Ljava/util/Collection;":    {"String[]", "new java.util.ArrayList<Object>(java.util.Arrays.asList((Object[]) %s))"},
	"Ljava/lang/Iterable;":      {"String[]", "new java.util.ArrayList<Object>(java.util.Arrays.asList((Object[]) %s))"},
	"Ljava/io/Reader;":          {"String", "new java.io.StringReader(%s)"},
	"Ljava/lang/StringBuilder;": {"String", "new java.lang.StringBuilder(%s)"},
}

// boxes are the classes of numbers in objects, with their primitive types.
var boxes = map[string]string{
	"Ljava/lang/Boolean;": "boolean", "Ljava/lang/Byte;": "byte", "Ljava/lang/Character;": "char", "Ljava/lang/Short;": "short",
	"Ljava/lang/Integer;": "int", "Ljava/lang/Long;": "long", "Ljava/lang/Float;": "float", "Ljava/lang/Double;": "double",
}

// make plans a value of a type.
func (k *plan) make(desc string, depth int) (*value, error) {
	k.numbers++
	v := &value{desc: desc, number: k.numbers, null: true}
	if len(k.params) > maxTaken {
		return nil, &notMadeError{"there are too many arguments"}
	}
	elem := classfile.ComponentType(desc)
	switch {
	case !classfile.IsReference(desc):
		v.param = k.take(classfile.JavaName(desc))
		return v, nil
	case desc == "Ljava/lang/String;" || slices.Contains(likeText, desc):
		if desc != "Ljava/lang/String;" {
			k.left = append(k.left, "arguments of type "+classfile.JavaName(desc)+" are texts")
		}
		v.param = k.take("String")
		return v, nil
	case boxes[desc] != "":
		v.kind = boxed
		v.param = k.take(boxes[desc])
		k.take("boolean")
		return v, nil
	case wraps[desc].param != "":
		v.kind = wrapped
		if v.param = k.take(wraps[desc].param); desc != "Ljava/lang/StringBuilder;" {
			k.left = append(k.left, "arguments of type "+classfile.JavaName(desc)+" are made of texts and numbers")
		}
		return v, nil
	case classfile.IsArray(desc):
		if classfile.IsReference(elem) && elem != "Ljava/lang/String;" {
			return nil, &notMadeError{"an array of objects"}
		}
		v.kind = copied
		v.param = k.take(classfile.JavaName(desc))
		return v, nil
	}
	c, err := k.old.v.Path.Class(classfile.ClassNameOf(desc))
	if err != nil {
		return nil, err
	}
	if _, ok := k.old.source(desc); !ok {
		return nil, &notMadeError{"a class without a name"}
	}
	if c.Super == "java/lang/Enum" {
		return k.enum(v, c)
	}
	if k.old.v.isOwn(c.Name) && k.new.v.isOwn(c.Name) && depth <= maxDepth {
		return k.object(v, c, depth)
	}
	return nil, &notMadeError{"a class of others"}
}

// assume notes which objects the runs are about.
func (k *plan) assume(text string) {
	if !slices.Contains(k.assumed, text) {
		k.assumed = append(k.assumed, text)
	}
}

// enum plans a constant of an enum.
func (k *plan) enum(v *value, c *classfile.Class) (*value, error) {
	v.kind = constant
	other := c
	if k.old.v.isOwn(c.Name) {
		if other = k.new.v.classes[c.Name]; other == nil {
			return nil, &notMadeError{"an enum that is gone"}
		}
	}
	for _, f := range c.Fields {
		if f.Access.Has(classfile.AccEnum) && other.FindField(f.Name, f.Desc) != nil {
			v.names = append(v.names, f.Name)
		}
	}
	v.param = k.take("int")
	if !k.old.v.immutable(v.desc, 0) || k.new.v.isOwn(c.Name) && !k.new.v.immutable(v.desc, 0) {
		k.assume("the constants of " + classfile.Dotted(c.Name) + " are as in a fresh JVM")
	}
	return v, nil
}

// object plans an object of a class of both versions.
func (k *plan) object(v *value, c *classfile.Class, depth int) (*value, error) {
	v.kind = object
	v.param = k.take("int")
	k.objects++
	all := true
	candidates, complete := k.makers(c)
	for _, m := range candidates {
		params, _, _ := classfile.ParseMethodDescriptor(m.Desc) // it was checked
		if len(v.ways) == maxWays {
			all = false
			break
		}
		w := way{m: m}
		before := *k
		if !m.IsStatic() && !m.IsInit() {
			on, err := k.make(classfile.DescriptorOf(m.Class.Name), depth+1)
			if err != nil {
				*k = before
				continue
			}
			on.null, w.on = false, on
		}
		for _, p := range params {
			a, err := k.make(p, depth+1)
			if err != nil {
				w.m = nil
				break
			}
			if a.kind == copied {
				a.nested = true
				k.assume("arrays that objects are made of are not arguments, too")
			}
			w.args = append(w.args, a)
		}
		if w.m == nil {
			*k = before
			all = false
			continue
		}
		k.runs = append(k.runs, keyOf(m))
		v.ways = append(v.ways, w)
	}
	if len(v.ways) == 0 {
		return nil, &notMadeError{"no constructor"}
	}
	if !all || !complete || !k.immutable(c.Name, 0) {
		text := "objects of " + classfile.Dotted(c.Name) + " are as their constructors make them"
		if !all || !complete {
			text = "objects of " + classfile.Dotted(c.Name) + " are as some of their constructors or factories make them"
		}
		k.assume(text)
	}
	return v, nil
}
