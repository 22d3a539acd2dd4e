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

// boxOf is the reference type whose objects hold values of a type.
func boxOf(desc string) string {
	if isPrimitive(desc) {
		return "L" + wrappers[desc].class + ";"
	}
	return desc
}
