package jdkfacts

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// closure is what a call site of a lambda or of a method reference makes objects of (java.lang.invoke.LambdaMetafactory).
type closure struct {
	iface    string
	name     string // of the interface's method
	desc     string
	impl     classfile.MethodHandleConst
	captured int
	by       *classfile.Method // the method that makes it
}

func (f *flow) dynamic(in *ssa.CallDynamic) {
	c := f.n.method.Class
	b := c.BootstrapMethods[in.Site.Bootstrap]
	args := make([]set, len(in.Args))
	for i, v := range in.Args {
		args[i] = f.of(v)
	}
	switch ref := b.Method.Ref; ref.Class + "." + ref.Name {
	case "java/lang/invoke/LambdaMetafactory.metafactory", "java/lang/invoke/LambdaMetafactory.altMetafactory":
		_, result, err := classfile.ParseMethodDescriptor(in.Site.Desc)
		h, ok := b.Args[1].(*classfile.MethodHandleConst)
		if err != nil || !ok {
			break
		}
		f.initialise(h.Ref.Class)
		k := closure{iface: classfile.ClassNameOf(result), name: in.Site.Name, impl: *h, captured: len(in.Args), by: f.n.method.Method}
		if t, ok := b.Args[0].(classfile.MethodTypeConst); ok {
			k.desc = string(t)
		}
		made := set{makeAtom(lambda, f.a.closure(k), f.n.born())}
		for _, v := range args {
			if f.a.planted != forgetsCaptured {
				f.store(made, v)
			}
		}
		f.set(in, made)
		return
	case "java/lang/invoke/StringConcatFactory.makeConcatWithConstants", "java/lang/invoke/StringConcatFactory.makeConcat":
		m, err := f.a.world.ResolveMethod(toString)
		if err != nil {
			break
		}
		for i, v := range args {
			f.callOn(in.Args[i], member(m), []set{v})
		}
		f.set(in, set{f.a.exactly("java/lang/String", nowhere)})
		return
	case "java/lang/runtime/ObjectMethods.bootstrap":
		for _, name := range []classfile.MemberRef{toString, hashCode, equals} {
			if name.Name != in.Site.Name {
				continue
			}
			m, err := f.a.world.ResolveMethod(name)
			if err != nil {
				continue
			}
			for _, a := range f.load(args[0]) {
				f.dispatch(a, member(m), make([]set, 2), nil)
			}
		}
		f.set(in, set{f.a.exactly("java/lang/String", nowhere)})
		return
	case "java/lang/runtime/SwitchBootstraps.typeSwitch", "java/lang/runtime/SwitchBootstraps.enumSwitch":
		return // they compare classes and constants, which need no code but the JDK's
	}
	f.n.edge(f.a.unknownCode("a call site of "+b.Method.Ref.Class+"."+b.Method.Ref.Name), f.elsewhere)
	for _, v := range args {
		f.n.add(global, v)
	}
	if refers(in.Type()) {
		f.set(in, set{unknown(global)})
	}
}

var (
	toString = classfile.MemberRef{Class: "java/lang/Object", Name: "toString", Desc: "()Ljava/lang/String;"}
	hashCode = classfile.MemberRef{Class: "java/lang/Object", Name: "hashCode", Desc: "()I"}
	equals   = classfile.MemberRef{Class: "java/lang/Object", Name: "equals", Desc: "(Ljava/lang/Object;)Z"}
)

// lambda notes a call of a method on a closure.
func (s site) lambda(on atom, m target, args []set) set {
	k := s.a.closures[on.number()]
	if is, err := s.a.world.IsSubtype(k.iface, m.Class.Name); err != nil || !is {
		return nil
	}
	if m.Name != k.name || !m.IsAbstract() {
		t, err := s.a.world.Select("java/lang/Object", m.Method)
		if i, inherits := s.a.world.ResolveMethod(classfile.MemberRef{Class: k.iface, Name: m.Name, Desc: m.Desc, Interface: true}); inherits == nil && !i.IsAbstract() {
			t, err = i, nil
		}
		if err != nil {
			return nil
		}
		return s.apply(s.a.node(member(t), body), args)
	}
	return s.apply(s.a.closureNode(on.number(), m), args)
}

// closureNode is the node of calls of the closure with a number.
func (a *Analysis) closureNode(number int, m target) *node {
	n := a.calls[number]
	if n == nil {
		n = a.newNode(m, closed)
		n.closure = number
		a.calls[number] = n
		a.push(n)
	}
	return n
}

// enclose notes what a call of a closure runs: what it captures is reached from its first argument, the closure.
func (a *Analysis) enclose(n *node) {
	k := a.closures[n.closure]
	impl, err := a.world.ResolveMethod(k.impl.Ref)
	if err != nil {
		return
	}
	params, _, err := classfile.ParseMethodDescriptor(k.impl.Ref.Desc)
	if err != nil {
		return
	}
	args := n.arguments()
	var passes []set
	for range k.captured {
		passes = append(passes, set{unknown(0)})
	}
	passes = append(passes, args[1:]...)
	a.settle(n, func(s site) bool {
		for i := range k.captured {
			passes[i] = n.contents(0)
		}
		n.returns(s.implement(k, impl, params, passes))
		return false
	})
}

// implement notes a call of the method that implements a closure.
func (s site) implement(k closure, impl *classfile.Method, params []string, passes []set) set {
	switch k.impl.Kind {
	case classfile.RefNewInvokeSpecial:
		s.initialise(impl.Class.Name)
		made := set{s.a.exactly(impl.Class.Name, local)}
		s.apply(s.a.node(member(impl), body), append([]set{made}, s.fitting(passes, params)...))
		return made
	case classfile.RefInvokeStatic:
		s.initialise(impl.Class.Name)
		return s.apply(s.a.node(member(impl), body), s.fitting(passes, params))
	case classfile.RefInvokeSpecial:
		return s.apply(s.a.node(member(impl), body), s.fitting(passes, append([]string{classfile.DescriptorOf(impl.Class.Name)}, params...)))
	}
	passes = s.fitting(passes, append([]string{classfile.DescriptorOf(k.impl.Ref.Class)}, params...))
	if len(passes) == 0 {
		return nil
	}
	var result set
	for _, a := range passes[0] {
		result = result.with(s.dispatch(a, target{impl, k.impl.Ref.Class}, append([]set{nil}, passes[1:]...), nil)...)
	}
	return result
}

// fitting leaves those objects out that are not of the types of parameters.
func (s site) fitting(args []set, params []string) []set {
	var out []set
	for i, as := range args {
		var fits set
		for _, a := range as {
			if i >= len(params) || s.fits(a, params[i]) {
				fits = append(fits, a)
			}
		}
		out = append(out, fits)
	}
	return out
}

// fits reports whether objects of an atom may be of a type.
func (s site) fits(a atom, desc string) bool {
	name := classfile.ClassNameOf(desc)
	if name == "" {
		return true // a wrapper is unwrapped
	}
	of := ""
	switch a.kind() {
	case exactly:
		of = s.a.name(a)
	case text:
		of = "java/lang/String"
	case class:
		of = "java/lang/Class"
	case lambda:
		of = s.a.closures[a.number()].iface
	default:
		return true
	}
	is, err := s.a.world.IsSubtype(of, name)
	return err != nil || is
}
