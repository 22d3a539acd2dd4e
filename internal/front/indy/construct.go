package indy

import "github.com/jayverify/jayverify/classfile"

// Construct spins a class with a static method (Object[])Object that makes an object by a
// constructor, whose arguments are the elements of the array. It yields that method.
// The elements must be of the types of the parameters, boxed if these are primitive.
// The error is an *UnsupportedError.
func (o *Overlay) Construct(init *classfile.Method) (classfile.MemberRef, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	s := &site{
		loader: o.loader, host: init.Class,
		dynamic: &classfile.DynamicConst{Name: "construct", Desc: "([Ljava/lang/Object;)Ljava/lang/Object;"},
		handle:  &classfile.MethodHandleConst{Ref: classfile.MemberRef{Class: "java/lang/reflect/Constructor", Name: "newInstance"}},
		class:   o.name(init.Class.Name, "$$Construct$"),
	}
	s.maker.make = func(s *site, w *writer) (classfile.MemberRef, error) { return s.construct(w, init) }
	c, ref, err := s.spin()
	if err != nil {
		return classfile.MemberRef{}, err
	}
	o.spun[c.class.Name] = c
	return ref, nil
}

// construct writes the method of Construct.
func (s *site) construct(w *writer, init *classfile.Method) (classfile.MemberRef, error) {
	ok := true
	w.method(classfile.AccStatic, s.dynamic.Name, s.dynamic.Desc, func(c *code) {
		c.new(init.Class.Name)
		params, _ := signature(init.Desc)
		for i, p := range params {
			c.load(c.params[0])
			c.int(i)
			c.op(-1, classfile.OpAaload)
			ok = c.convert("L"+object+";", p, boxOf(p)) && ok
		}
		c.invoke(classfile.OpInvokespecial, classfile.MemberRef{Class: init.Class.Name, Name: init.Name, Desc: init.Desc})
		c.ret()
	})
	if !ok {
		return classfile.MemberRef{}, s.unsupported("no conversion to the parameters of %s", init.Desc)
	}
	return s.static(s.dynamic.Name), nil
}

// Invoke spins a class with a static method (Object, Object[])Object that calls method m of the
// receiver, which is null for a static method, with the elements of the array as arguments. It yields
// that method. The elements are as for Construct; the result is boxed, or null if there is none. The
// error is an *UnsupportedError.
func (o *Overlay) Invoke(m *classfile.Method) (classfile.MemberRef, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	s := &site{
		loader: o.loader, host: m.Class,
		dynamic: &classfile.DynamicConst{Name: "invoke", Desc: "(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;"},
		handle:  &classfile.MethodHandleConst{Ref: classfile.MemberRef{Class: "java/lang/reflect/Method", Name: "invoke"}},
		class:   o.name(m.Class.Name, "$$Invoke$"),
	}
	s.maker.make = func(s *site, w *writer) (classfile.MemberRef, error) { return s.invokeMethod(w, m) }
	c, ref, err := s.spin()
	if err != nil {
		return classfile.MemberRef{}, err
	}
	o.spun[c.class.Name] = c
	return ref, nil
}

// invokeMethod writes the method of Invoke.
func (s *site) invokeMethod(w *writer, m *classfile.Method) (classfile.MemberRef, error) {
	ok := true
	w.method(classfile.AccStatic, s.dynamic.Name, s.dynamic.Desc, func(c *code) {
		op := classfile.OpInvokestatic
		if !m.IsStatic() {
			op = classfile.OpInvokevirtual
			if m.Class.IsInterface() {
				op = classfile.OpInvokeinterface
			}
			c.load(c.params[0])
			c.cast("L"+object+";", "L"+m.Class.Name+";")
		}
		params, result := signature(m.Desc)
		for i, p := range params {
			c.load(c.params[1])
			c.int(i)
			c.op(-1, classfile.OpAaload)
			ok = c.convert("L"+object+";", p, boxOf(p)) && ok
		}
		c.invoke(op, classfile.MemberRef{Class: m.Class.Name, Name: m.Name, Desc: m.Desc, Interface: m.Class.IsInterface()})
		if result == "V" {
			c.op(1, classfile.OpAconstNull)
		} else {
			ok = c.convert(result, "L"+object+";", boxOf(result)) && ok
		}
		c.ret()
	})
	if !ok {
		return classfile.MemberRef{}, s.unsupported("no conversion to the parameters of %s", m.Desc)
	}
	return s.static(s.dynamic.Name), nil
}

// ReadFields spins a class with a static method (Object, int)Object that reads the n-th field of
// class c, of the receiver, which is null for a static field. It yields that method. The result is
// boxed. The error is an *UnsupportedError.
func (o *Overlay) ReadFields(c *classfile.Class) (classfile.MemberRef, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	s := &site{
		loader: o.loader, host: c,
		dynamic: &classfile.DynamicConst{Name: "read", Desc: "(Ljava/lang/Object;I)Ljava/lang/Object;"},
		handle:  &classfile.MethodHandleConst{Ref: classfile.MemberRef{Class: "java/lang/reflect/Field", Name: "get"}},
		class:   o.name(c.Name, "$$Read$"),
	}
	s.maker.make = func(s *site, w *writer) (classfile.MemberRef, error) { return s.readFields(w, c) }
	spun, ref, err := s.spin()
	if err != nil {
		return classfile.MemberRef{}, err
	}
	o.spun[spun.class.Name] = spun
	return ref, nil
}

// readFields writes the method of ReadFields.
func (s *site) readFields(w *writer, of *classfile.Class) (classfile.MemberRef, error) {
	w.method(classfile.AccStatic, s.dynamic.Name, s.dynamic.Desc, func(c *code) {
		for i, f := range of.Fields {
			next := &label{}
			c.load(c.params[1])
			c.int(i)
			c.jump(classfile.OpIfIcmpne, 2, next)
			op := classfile.OpGetstatic
			if !f.IsStatic() {
				op = classfile.OpGetfield
				c.load(c.params[0])
				c.cast("L"+object+";", "L"+of.Name+";")
			}
			c.field(op, classfile.MemberRef{Class: of.Name, Name: f.Name, Desc: f.Desc})
			c.convert(f.Desc, "L"+object+";", boxOf(f.Desc))
			c.ret()
			c.mark(next)
		}
		c.op(1, classfile.OpAconstNull)
		c.ret()
	})
	return s.static(s.dynamic.Name), nil
}

// boxOf is the reference type whose objects hold values of a type.
func boxOf(desc string) string {
	if isPrimitive(desc) {
		return "L" + wrappers[desc].class + ";"
	}
	return desc
}
