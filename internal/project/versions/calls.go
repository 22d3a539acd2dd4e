package versions

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdkfacts"
)

// call notes all methods of the version that a call may run.
func (w *writer) call(op classfile.Opcode, ref classfile.MemberRef) {
	if classfile.IsArray(ref.Class) {
		return // clone
	}
	w.class(ref.Class)
	w.node.to[classKey+ref.Class] = true
	m, err := w.v.hier.ResolveMethod(ref)
	if err != nil {
		w.whole()
		return
	}
	switch {
	case op == classfile.OpInvokestatic, m.IsPrivate():
		w.target(m)
	case op == classfile.OpInvokespecial:
		if sel, err := w.v.hier.SelectSpecial(w.m.Class, ref, m); err == nil {
			m = sel
		}
		w.target(m)
	default:
		w.overriding(ref.Class, m)
		w.target(m)
	}
}

// target notes that a call may run a method, or what implements it if it is abstract.
func (w *writer) target(m *classfile.Method) {
	if w.v.isOwn(m.Class.Name) {
		w.node.to[keyOf(m)] = true
		return
	}
	w.outside(m)
}

// overriding notes the methods that a virtual call of m may run on the version's objects of a class.
func (w *writer) overriding(class string, m *classfile.Method) {
	for _, b := range w.v.below[class] {
		if c := w.v.classes[b]; c.IsAbstract() {
			continue
		}
		w.selected(b, m)
	}
	for made, handles := range w.v.lambdas {
		if ok, err := w.v.hier.IsSubtype(made, class); err == nil && !ok {
			continue
		}
		for _, h := range handles {
			w.lambda(h)
		}
	}
}

// selected notes the method that a call of m runs on an object of one of the version's classes. It is a node of its own, which
// does not count if the other version has no such class.
func (w *writer) selected(class string, m *classfile.Method) {
	key := selectKey + class + " " + m.Class.Name + "." + m.Name + m.Desc
	w.node.to[key] = true
	if w.nodes[key] != nil {
		return
	}
	n := newNode()
	w.nodes[key] = n
	sel, err := w.v.hier.Select(class, m)
	if err != nil {
		n.text = err.Error() // it throws an error
		return
	}
	if w.v.isOwn(sel.Class.Name) {
		n.to[keyOf(sel)] = true
	} else if sel.Class.Name != m.Class.Name {
		(&writer{graph: w.graph, m: w.m, node: n}).outside(sel)
	}
}

// lambda notes that the method behind a lambda expression may run.
func (w *writer) lambda(h handle) {
	m, err := w.v.hier.ResolveMethod(h.ref.Ref)
	if err != nil || !w.v.isOwn(m.Class.Name) {
		return // code of others, which a reference to it hands on
	}
	key := selectKey + h.class.Name + " lambda " + keyOf(m)
	w.node.to[key] = true
	if w.nodes[key] != nil {
		return
	}
	n := newNode()
	w.nodes[key] = n
	n.to[keyOf(m)] = true
	if !m.IsStatic() && !m.IsPrivate() && !m.IsInit() {
		(&writer{graph: w.graph, m: w.m, node: n}).overriding(m.Class.Name, m)
	}
}

// dispatch notes what a call by code outside of the version may run.
func (w *writer) dispatch(class, name, desc string) {
	c, err := w.v.Path.Class(class)
	if err != nil {
		w.whole()
		return
	}
	if m := c.FindMethod(name, desc); m != nil {
		w.overriding(class, m)
	}
}

// outside notes what a call of a method that is not the version's may run. Only objects that are no data can have methods
// of the version.
func (w *writer) outside(m *classfile.Method) {
	params, _, err := classfile.ParseMethodDescriptor(m.Desc)
	if err != nil {
		w.whole()
		return
	}
	if !m.IsStatic() {
		params = append(params, classfile.DescriptorOf(m.Class.Name))
	}
	w.node.foreign = w.node.foreign || !m.Class.Origin.Platform
	called := w.facts.of(m)
	if called.does != 0 && w.findsOwn(m, params, called.does) {
		w.whole()
		return
	}
	closed := true
	for _, p := range params {
		closed = closed && w.v.closed(p)
	}
	switch {
	case closed:
	case called.all:
		w.node.to[backKey] = true
	default:
		for _, r := range called.runs {
			w.overriding(r.Class.Name, r)
		}
	}
}

// findsOwn reports whether code that finds classes by name may find the version's: it is given a class or a part of one, or
// the version names its classes in texts or in lists of services.
func (w *writer) findsOwn(m *classfile.Method, params []string, does jdkfacts.Does) bool {
	if does&(jdkfacts.Anything|jdkfacts.Deserialises|jdkfacts.RunsElsewhere) != 0 || w.v.named() {
		return true
	}
	if m.Class.Name == "java/lang/Enum" || strings.HasPrefix(m.Class.Name, "java/util/Enum") {
		return false // the class is a constant of the code, or that of an object
	}
	return slices.ContainsFunc(append(params, classfile.DescriptorOf(m.Class.Name)), func(p string) bool {
		c := strings.TrimPrefix(strings.TrimLeft(p, "["), "L")
		return slices.ContainsFunc([]string{"java/lang/Class;", "java/lang/ClassLoader;", "java/lang/reflect/", "java/lang/invoke/"}, func(of string) bool {
			return strings.HasPrefix(c, of)
		})
	})
}

// named reports whether a text of the version, or a list of services, names one of its classes.
func (v *Version) named() bool {
	v.nameOnce.Do(func() {
		services, err := v.Path.Services()
		v.isNamed = err != nil || len(services) > 0
		for _, n := range v.names {
			c := v.classes[n]
			for i := 1; i < c.Pool.Len() && !v.isNamed; i++ {
				k, err := c.Pool.Const(i)
				if text, ok := k.(classfile.StringConst); ok && err == nil {
					v.isNamed = v.namesClass(string(text))
				}
			}
		}
	})
	return v.isNamed
}

// namesClass reports whether a text is the name of one of the version's classes.
func (v *Version) namesClass(text string) bool { return v.isOwn(strings.ReplaceAll(text, ".", "/")) }

// back makes the node of all methods that code outside of the version can know: those that override methods of others,
// and those behind lambda expressions.
func (g *graph) back() {
	w := &writer{graph: g, node: newNode()}
	g.nodes[backKey] = w.node
	for _, n := range g.v.names {
		if g.v.classes[n].IsAbstract() {
			continue
		}
		for _, super := range g.v.supertypes(n) {
			c, err := g.v.Path.Class(super)
			if err != nil {
				w.whole()
				continue
			}
			if g.v.isOwn(super) {
				continue
			}
			for _, m := range c.Methods {
				if !m.IsStatic() && !m.IsPrivate() && !m.IsInit() {
					w.m = m
					w.selected(n, m)
				}
			}
		}
	}
	for _, handles := range g.v.lambdas {
		for _, h := range handles {
			w.lambda(h)
		}
	}
}

// facts says what methods of the JDK run. It is for one goroutine.
type facts struct {
	analysis *jdkfacts.Analysis
	world    *jdkfacts.World
	hier     *classfile.Hierarchy
	known    map[string]*called
	given    bool // collections of the JDK may come from callers
}

// called is what a call of a method does.
type called struct {
	does jdkfacts.Does       // what it finds by name
	all  bool                // it may call any method that it can know
	runs []*classfile.Method // else: the overridable methods that it may call
}

// newFacts makes the facts for two versions. The objects of the JDK that they are about are the collections that the versions make.
func newFacts(versions ...*Version) (*facts, error) {
	path := versions[0].Path
	a, err := jdkfacts.New(path, jdkfacts.Folder())
	if err != nil {
		return nil, err
	}
	f := &facts{analysis: a, world: jdkfacts.NewWorld(a), hier: classfile.NewHierarchy(path), known: map[string]*called{}}
	for _, v := range versions {
		for _, e := range v.Entries {
			params, _, _ := classfile.ParseMethodDescriptor(e.Method.Desc) // it was checked
			for _, p := range params {
				f.takes(p)
			}
		}
		for _, n := range v.names {
			for _, field := range v.classes[n].Fields {
				if !field.Access.Has(classfile.AccPrivate) && !field.IsFinal() {
					f.takes(field.Desc)
				}
			}
			for _, m := range v.classes[n].Methods {
				f.code(m)
			}
		}
	}
	return f, nil
}

// takes notes that a value of a type may come from callers.
func (f *facts) takes(desc string) {
	if name := classfile.InnermostClass(classfile.ClassNameOf(desc)); name != "" && f.isCollection(name) {
		f.given = true
	}
}

// code notes the collections that the code of a method makes, and those that it casts objects to.
func (f *facts) code(m *classfile.Method) {
	if m.Code == nil {
		return
	}
	for in, err := range classfile.Instructions(m.Code.Read().Bytes) {
		if err != nil {
			f.given = true
			return
		}
		if in.Op != classfile.OpNew && in.Op != classfile.OpCheckcast {
			continue
		}
		name, _ := m.Class.Pool.ClassName(in.Index) // Parse has checked it
		if in.Op == classfile.OpCheckcast {
			f.takes(classfile.DescriptorOf(name))
			continue
		}
		if c, err := f.hier.Class(name); err == nil && c.Origin.Platform && f.isCollection(name) {
			f.world.Add(name)
		}
	}
}

// of returns what a call does whose method is m. Of a call on an object that need not be a collection that the versions make, nothing
// is known.
func (f *facts) of(m *classfile.Method) *called {
	if k := f.known[m.String()]; k != nil {
		return k
	}
	k := &called{}
	f.known[m.String()] = k
	if !m.Class.Origin.Platform {
		k.does = jdkfacts.Anything
		return k
	}
	var own jdkfacts.Fact
	if !m.IsAbstract() {
		own = f.analysis.Of(m)
		k.does = own.Does & (jdkfacts.ByName | jdkfacts.RunsElsewhere)
	}
	virtual := !m.IsStatic() && !m.IsInit() && !m.Class.IsFinal()
	runs := own.Runs
	switch {
	case !virtual && !slices.ContainsFunc(own.Runs, func(r jdkfacts.Run) bool { return r.On != 0 || !m.IsInit() }):
	case f.given, virtual && m.Class.Name != "java/lang/Object" && !f.isCollection(m.Class.Name):
		k.all = true
		return k
	default:
		runs = f.world.Call(m).Runs
	}
	for _, r := range runs {
		if !slices.Contains(k.runs, r.Method) {
			k.runs = append(k.runs, r.Method)
		}
	}
	return k
}

// isCollection reports whether objects of a type of the JDK are collections, or what collections make.
func (f *facts) isCollection(class string) bool {
	return slices.ContainsFunc([]string{"java/util/Collection", "java/util/Map", "java/util/Iterator", "java/util/Map$Entry", "java/lang/Iterable"}, func(c string) bool {
		k, err := f.hier.Class(class)
		if err != nil || !k.Origin.Platform {
			return false
		}
		ok, err := f.hier.IsSubtype(class, c)
		return err == nil && ok
	})
}
