package indy

import "github.com/jayverify/jayverify/classfile"

// caseLabel tests whether the first parameter matches a label of a pattern
// switch; it jumps to the next one if not. Nothing matches a nil one.
type caseLabel func(c *code, next *label)

// typeSwitch makes the choice of a switch over patterns
// (SwitchBootstraps.typeSwitch).
func (s *site) typeSwitch(w *writer) (classfile.MemberRef, error) {
	if params, _ := signature(s.dynamic.Desc); len(params) > 0 && isPrimitive(params[0]) {
		return s.choose(w, "typeSwitch", func(i int) (caseLabel, error) { return s.primitiveLabel(i, params[0]) })
	}
	return s.choose(w, "typeSwitch", func(i int) (caseLabel, error) {
		switch l := s.args[i].(type) {
		case classfile.ClassConst:
			return isInstance(string(l)), nil
		case classfile.IntegerConst:
			return isNumber(int(l)), nil
		case classfile.StringConst:
			return isString(string(l)), nil
		case *classfile.DynamicConst:
			class, name, err := s.enumDesc(l)
			if err != nil {
				return nil, err
			}
			return s.isConstant(class, name), nil
		}
		return nil, s.unsupported("label %d is of a kind not known", i+1)
	})
}

// enumSwitch makes the choice of a switch over an enum with patterns
// (SwitchBootstraps.enumSwitch).
func (s *site) enumSwitch(w *writer) (classfile.MemberRef, error) {
	return s.choose(w, "enumSwitch", func(i int) (caseLabel, error) {
		switch l := s.args[i].(type) {
		case classfile.ClassConst:
			return isInstance(string(l)), nil
		case classfile.StringConst:
			params, _ := signature(s.dynamic.Desc)
			if len(params) == 0 || !classfile.IsReference(params[0]) {
				return nil, s.unsupported("the call site is of type %s", s.dynamic.Desc)
			}
			return s.isConstant(classfile.ClassNameOf(params[0]), string(l)), nil
		}
		return nil, s.unsupported("label %d is of a kind not known", i+1)
	})
}

// choose makes the method (target, restart) that returns the index of the first
// label from restart on that target matches, else the number of labels, and -1
// for null.
func (s *site) choose(w *writer, name string, labelAt func(i int) (caseLabel, error)) (classfile.MemberRef, error) {
	params, result := signature(s.dynamic.Desc)
	if len(params) != 2 || params[1] != "I" || result != "I" {
		return classfile.MemberRef{}, s.unsupported("the call site is of type %s", s.dynamic.Desc)
	}
	labels := make([]caseLabel, len(s.args))
	for i := range labels {
		var err error
		if labels[i], err = labelAt(i); err != nil {
			return classfile.MemberRef{}, err
		}
	}
	w.method(classfile.AccStatic, name, s.dynamic.Desc, func(c *code) { choice(c, labels) })
	return s.static(name), nil
}

func choice(c *code, labels []caseLabel) {
	target, restart := c.params[0], c.params[1]
	var bad, good, nonNull label
	c.load(restart)
	c.jump(classfile.OpIflt, 1, &bad)
	c.load(restart)
	c.int(len(labels))
	c.jump(classfile.OpIfIcmple, 2, &good)
	c.mark(&bad)
	const outOfBounds = "java/lang/IndexOutOfBoundsException"
	c.new(outOfBounds)
	c.invoke(classfile.OpInvokespecial, classfile.MemberRef{Class: outOfBounds, Name: "<init>", Desc: "()V"})
	c.op(-1, classfile.OpAthrow)
	c.mark(&good)
	if classfile.IsReference(target.desc) {
		c.load(target)
		c.jump(classfile.OpIfnonnull, 1, &nonNull)
		c.answer(-1)
		c.mark(&nonNull)
	}
	for i, matches := range labels {
		if matches == nil {
			continue
		}
		var next label
		c.load(restart)
		c.int(i)
		c.jump(classfile.OpIfIcmpgt, 2, &next)
		matches(c, &next)
		c.answer(i)
		c.mark(&next)
	}
	c.answer(len(labels))
}

// primitiveLabel is a label of a switch over a value of a primitive type: that
// type, which a component of a record has, and every value matches. The labels
// of primitive patterns (a preview feature up to Java 25) are not supported.
func (s *site) primitiveLabel(i int, desc string) (caseLabel, error) {
	if d, ok := s.args[i].(*classfile.DynamicConst); ok && d.Bootstrap < len(s.host.BootstrapMethods) {
		ref := s.host.BootstrapMethods[d.Bootstrap].Method.Ref
		if ref.Class == "java/lang/invoke/ConstantBootstraps" && ref.Name == "primitiveClass" && d.Name == desc {
			return func(*code, *label) {}, nil
		}
	}
	return nil, s.unsupported("label %d of a switch over %s is not that type", i+1, classfile.JavaName(desc))
}

// isInstance is a label that is a class.
func isInstance(class string) caseLabel {
	return func(c *code, next *label) {
		c.load(c.params[0])
		c.typed(classfile.OpInstanceof, class)
		c.jump(classfile.OpIfeq, 1, next)
	}
}

// isNumber is a label that is an int: of a boxed number or a character.
func isNumber(n int) caseLabel {
	const number, character = "java/lang/Number", "java/lang/Character"
	return func(c *code, next *label) {
		var noNumber, hit label
		switch t := classfile.ClassNameOf(c.params[0].desc); {
		case t == character:
			c.boxes(character, "charValue", "()C", n, next, next)
			return
		case unboxed(t) != "":
			c.boxes(number, "intValue", "()I", n, next, next)
			return
		}
		c.boxes(number, "intValue", "()I", n, &noNumber, next)
		c.jump(classfile.OpGoto, 0, &hit)
		c.mark(&noNumber)
		c.boxes(character, "charValue", "()C", n, next, next)
		c.mark(&hit)
	}
}

// boxes jumps to other if the target is not of the class, and to next if its
// value is not n.
func (c *code) boxes(class, unbox, desc string, n int, other, next *label) {
	target := c.params[0]
	c.load(target)
	c.typed(classfile.OpInstanceof, class)
	c.jump(classfile.OpIfeq, 1, other)
	c.load(target)
	c.cast(target.desc, classfile.DescriptorOf(class))
	c.virtual(class, unbox, desc)
	c.int(n)
	c.jump(classfile.OpIfIcmpne, 2, next)
}

// isString is a label that is a string.
func isString(text string) caseLabel {
	return func(c *code, next *label) {
		c.string(text)
		c.load(c.params[0])
		c.virtual("java/lang/String", "equals", "(L"+object+";)Z")
		c.jump(classfile.OpIfeq, 1, next)
	}
}

// isConstant is a label that is a constant of an enum. The enum is not
// initialised by the test: an instance of it exists when its field is read. A
// constant that is not there matches nothing.
func (s *site) isConstant(class, name string) caseLabel {
	exists := false
	if c, err := s.loader.Class(class); err == nil {
		f := c.FindField(name, classfile.DescriptorOf(class))
		exists = f != nil && f.Access.Has(classfile.AccEnum)
	}
	if !exists {
		return nil
	}
	return func(c *code, next *label) {
		c.load(c.params[0])
		c.typed(classfile.OpInstanceof, class)
		c.jump(classfile.OpIfeq, 1, next)
		c.load(c.params[0])
		c.field(classfile.OpGetstatic, classfile.MemberRef{Class: class, Name: name, Desc: classfile.DescriptorOf(class)})
		c.jump(classfile.OpIfAcmpne, 2, next)
	}
}

// enumDesc decodes the label that javac makes for a qualified enum constant:
// EnumDesc.of(ClassDesc.of("pkg.E"), "NAME"), both by ConstantBootstraps.invoke.
func (s *site) enumDesc(d *classfile.DynamicConst) (class, name string, err error) {
	args, err := s.invocation(d, "java/lang/Enum$EnumDesc")
	if err != nil {
		return "", "", err
	}
	if len(args) == 2 {
		desc, isDynamic := args[0].(*classfile.DynamicConst)
		constant, isString := args[1].(classfile.StringConst)
		if isDynamic && isString {
			of, err := s.invocation(desc, "java/lang/constant/ClassDesc")
			if err != nil {
				return "", "", err
			}
			if len(of) == 1 {
				if c, ok := of[0].(classfile.StringConst); ok {
					return slashes(string(c)), string(constant), nil
				}
			}
		}
	}
	return "", "", s.unsupported("a label is a Dynamic constant of unknown form")
}

// invocation yields the arguments of a Dynamic constant that is the result of
// the static method of of a class.
func (s *site) invocation(d *classfile.DynamicConst, class string) ([]classfile.Const, error) {
	if d.Bootstrap < len(s.host.BootstrapMethods) {
		b := s.host.BootstrapMethods[d.Bootstrap]
		if ref := b.Method.Ref; ref.Class == "java/lang/invoke/ConstantBootstraps" && ref.Name == "invoke" && len(b.Args) > 0 {
			h, ok := b.Args[0].(*classfile.MethodHandleConst)
			if ok && h.Kind == classfile.RefInvokeStatic && h.Ref.Class == class && h.Ref.Name == "of" {
				return b.Args[1:], nil
			}
		}
	}
	return nil, s.unsupported("a label is the Dynamic constant %s:%s", d.Name, d.Desc)
}

// slashes turns a name as Class.getName gives it into a binary name.
func slashes(name string) string {
	b := []byte(name)
	for i, c := range b {
		if c == '.' {
			b[i] = '/'
		}
	}
	return string(b)
}
