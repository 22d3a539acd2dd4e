package indy

import (
	"fmt"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// component is a component of a record.
type component struct {
	name   string
	desc   string
	iface  bool                // the type is an interface
	getter classfile.MemberRef // its field
}

// record makes equals, hashCode or toString of a record
// (ObjectMethods.bootstrap): a static method that takes the record first.
// Record's documentation leaves the order of comparisons and the hash open;
// they are as in JDK 17 to 25.
func (s *site) record(w *writer) (classfile.MemberRef, error) {
	var none classfile.MemberRef
	class, err := arg[classfile.ClassConst](s, 0, "the record's class")
	if err != nil {
		return none, err
	}
	comps, err := s.components(string(class))
	if err != nil {
		return none, err
	}
	r := &recordMaker{site: s, w: w, class: string(class), components: comps}
	self := classfile.DescriptorOf(r.class)
	want := map[string]string{
		"equals":   "(" + self + "L" + object + ";)Z",
		"hashCode": "(" + self + ")I",
		"toString": "(" + self + ")Ljava/lang/String;",
	}[s.dynamic.Name]
	if want == "" || want != s.dynamic.Desc {
		return none, s.unsupported("%s%s is not a method of records", s.dynamic.Name, s.dynamic.Desc)
	}
	switch s.dynamic.Name {
	case "equals":
		r.equals()
	case "hashCode":
		r.hashCode()
	case "toString":
		if err := r.toString(); err != nil {
			return none, err
		}
	}
	return s.static(s.dynamic.Name), nil
}

// recordMaker writes one of a record's methods.
type recordMaker struct {
	*site
	w          *writer
	class      string
	components []component
}

// components decodes the names, joined by semicolons, and the getters.
func (s *site) components(class string) ([]component, error) {
	joined, err := arg[classfile.StringConst](s, 1, "the components' names")
	if err != nil {
		return nil, err
	}
	var names []string
	if joined != "" {
		names = strings.Split(string(joined), ";")
	}
	if len(names) != len(s.args)-2 {
		return nil, s.unsupported("%d names for %d components", len(names), len(s.args)-2)
	}
	comps := make([]component, len(names))
	for i, n := range names {
		h, err := arg[*classfile.MethodHandleConst](s, 2+i, "a getter")
		if err != nil {
			return nil, err
		}
		if h.Kind != classfile.RefGetField || h.Ref.Class != class {
			return nil, s.unsupported("the getter %s reads no field of %s", h.Ref, class)
		}
		comps[i] = component{name: n, desc: h.Ref.Desc, getter: h.Ref}
		if classfile.IsReference(h.Ref.Desc) && !classfile.IsArray(h.Ref.Desc) {
			t, err := s.loader.Class(classfile.ClassNameOf(h.Ref.Desc))
			if err != nil {
				return nil, s.unsupported("component %s: %v", n, err)
			}
			comps[i].iface = t.IsInterface()
		}
	}
	return comps, nil
}

// get pushes a component of the record in a parameter.
func (f component) get(c *code, record int) {
	c.load(c.params[record])
	c.field(classfile.OpGetfield, f.getter)
}

// equals: the same object, or a record of this class with equal components.
func (r *recordMaker) equals() {
	self := classfile.DescriptorOf(r.class)
	same := classfile.MemberRef{Class: r.site.class, Name: "same", Desc: "(" + self + self + ")Z"}
	r.w.method(classfile.AccStatic, "equals", r.dynamic.Desc, func(c *code) {
		var other, no label
		c.load(c.params[0])
		c.load(c.params[1])
		c.jump(classfile.OpIfAcmpne, 2, &other)
		c.answer(1)
		c.mark(&other)
		c.load(c.params[1])
		c.typed(classfile.OpInstanceof, r.class)
		c.jump(classfile.OpIfeq, 1, &no)
		c.load(c.params[0])
		c.load(c.params[1])
		c.typed(classfile.OpCheckcast, r.class)
		c.invoke(classfile.OpInvokestatic, same)
		c.ret()
		c.mark(&no)
		c.answer(0)
	})
	r.w.method(classfile.AccStatic, same.Name, same.Desc, func(c *code) {
		var no label
		for i := len(r.components) - 1; i >= 0; i-- { // the JDK compares the last one first
			r.components[i].differ(c, &no)
		}
		c.answer(1)
		if len(no.jumps) > 0 {
			c.mark(&no)
			c.answer(0)
		}
	})
}

// answer returns a small int.
func (c *code) answer(v int) {
	c.int(v)
	c.ret()
}

// differ jumps if the components of the two parameters are not equal.
func (f component) differ(c *code, to *label) {
	if classfile.IsReference(f.desc) {
		f.unequal(c, to)
		return
	}
	f.get(c, 0)
	f.get(c, 1)
	switch f.desc {
	case "J":
		c.op(-3, classfile.OpLcmp)
		c.jump(classfile.OpIfne, 1, to)
	case "F":
		c.static("java/lang/Float", "compare", "(FF)I")
		c.jump(classfile.OpIfne, 1, to)
	case "D":
		c.static("java/lang/Double", "compare", "(DD)I")
		c.jump(classfile.OpIfne, 1, to)
	default:
		c.jump(classfile.OpIfIcmpne, 2, to)
	}
}

// unequal jumps unless Objects.equals holds for the two references.
func (f component) unequal(c *code, to *label) {
	var equal label
	if classfile.IsArray(f.desc) { // equal when they are the same
		f.get(c, 0)
		f.get(c, 1)
		c.jump(classfile.OpIfAcmpne, 2, to)
		return
	}
	if unboxed(classfile.ClassNameOf(f.desc)) == "" { // wrappers' equals is reflexive
		f.get(c, 0)
		f.get(c, 1)
		c.jump(classfile.OpIfAcmpeq, 2, &equal)
		f.get(c, 0)
		c.jump(classfile.OpIfnull, 1, to)
	} else {
		var nonNull label
		f.get(c, 0)
		c.jump(classfile.OpIfnonnull, 1, &nonNull)
		f.get(c, 1)
		c.jump(classfile.OpIfnonnull, 1, to)
		c.jump(classfile.OpGoto, 0, &equal)
		c.mark(&nonNull)
	}
	f.get(c, 0)
	f.get(c, 1)
	f.call(c, "equals", "(L"+object+";)Z")
	c.jump(classfile.OpIfeq, 1, to)
	c.mark(&equal)
}

// call calls a method of Object on the component: that of its declared type, so
// that only its subclasses are thought of.
func (f component) call(c *code, name, desc string) {
	ref := classfile.MemberRef{Class: object, Name: name, Desc: desc}
	if !classfile.IsArray(f.desc) {
		ref.Class, ref.Interface = classfile.ClassNameOf(f.desc), f.iface
	}
	op := classfile.OpInvokevirtual
	if f.iface {
		op = classfile.OpInvokeinterface
	}
	c.invoke(op, ref)
}

// hashCode: the components' hash codes, each weighing 31 times the next.
func (r *recordMaker) hashCode() {
	hashes := make([]classfile.MemberRef, len(r.components))
	for i, f := range r.components {
		hashes[i] = classfile.MemberRef{Class: r.site.class, Name: fmt.Sprintf("hash$%d", i+1), Desc: "(" + f.desc + ")I"}
	}
	r.w.method(classfile.AccStatic, "hashCode", r.dynamic.Desc, func(c *code) {
		if len(r.components) == 0 {
			c.int(0)
		}
		for i, f := range r.components {
			if i > 0 {
				c.int(31)
				c.op(-1, classfile.OpImul)
			}
			f.get(c, 0)
			if !f.isItsHash() {
				c.invoke(classfile.OpInvokestatic, hashes[i])
			}
			if i > 0 {
				c.op(-1, classfile.OpIadd)
			}
		}
		c.ret()
	})
	for i, f := range r.components {
		if f.isItsHash() {
			continue
		}
		r.w.method(classfile.AccPrivate|classfile.AccStatic, hashes[i].Name, hashes[i].Desc, f.hash)
	}
}

// isItsHash reports whether the component is its own hash code.
func (f component) isItsHash() bool { return len(f.desc) == 1 && strings.Contains("BSCI", f.desc) }

// hash returns the hash code of the parameter: of its boxed value if it is
// primitive, 0 for null.
func (f component) hash(c *code) {
	var other label
	x := c.params[0]
	c.load(x)
	switch f.desc {
	case "Z": // Boolean.hashCode
		c.jump(classfile.OpIfeq, 1, &other)
		c.answer(1231)
		c.mark(&other)
		c.int(1237)
	case "J": // Long.hashCode
		c.load(x)
		c.int(32)
		c.op(-1, classfile.OpLushr)
		c.op(-2, classfile.OpLxor)
		c.op(-1, classfile.OpL2i)
	case "F":
		c.static("java/lang/Float", "hashCode", "(F)I")
	case "D":
		c.static("java/lang/Double", "hashCode", "(D)I")
	default:
		c.jump(classfile.OpIfnonnull, 1, &other)
		c.answer(0)
		c.mark(&other)
		c.load(x)
		f.call(c, "hashCode", "()I")
	}
	c.ret()
}

// maxConcat is how many slots StringConcatFactory joins.
const maxConcat = 200

// toString concatenates names and values: "Point[x=1, y=2]".
func (r *recordMaker) toString() error {
	const value = "\x01" // StringConcatFactory's mark for an argument in a recipe
	desc, slots := "(", 0
	recipe := r.simpleName() + "["
	for i, f := range r.components {
		if i > 0 {
			recipe += ", "
		}
		recipe += f.name + "=" + value
		desc += f.desc
		slots += classfile.SlotWidth(f.desc)
	}
	recipe += "]"
	if slots > maxConcat || strings.Count(recipe, value) != len(r.components) || strings.Contains(recipe, "\x02") {
		return r.unsupported("too many components, or control characters in their names")
	}
	concat := &classfile.MethodHandleConst{Kind: classfile.RefInvokeStatic, Ref: classfile.MemberRef{
		Class: "java/lang/invoke/StringConcatFactory", Name: "makeConcatWithConstants",
		Desc: "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;",
	}}
	r.w.method(classfile.AccStatic, "toString", r.dynamic.Desc, func(c *code) {
		if len(r.components) == 0 {
			c.string(recipe)
			c.ret()
			return
		}
		for _, f := range r.components {
			f.get(c, 0)
		}
		site := r.w.dynamic("makeConcatWithConstants", desc+")Ljava/lang/String;", concat, r.w.string(recipe))
		c.op(1-slots, classfile.OpInvokedynamic, append(u2(nil, site), 0, 0)...)
		c.ret()
	})
	return nil
}

// simpleName is the record's Class.getSimpleName.
func (r *recordMaker) simpleName() string {
	for _, in := range r.host.InnerClasses {
		if in.Inner == r.class && in.Name != "" {
			return in.Name
		}
	}
	return r.class[strings.LastIndexByte(r.class, '/')+1:]
}
