package jdk_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/dev/jdktest"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// notTold has the beginnings of methods whose arguments get to code that runs what a name or a class stands for, though that
// is none of the program.
var notTold = []string{
	"java/awt/AWTKeyStroke.getAWTKeyStroke", "javax/swing/KeyStroke.getKeyStroke", // names of fields of KeyEvent
	"java/lang/ClassValue.", // what is computed is the subclass's
	// Handles that the JDK makes for these, which it calls.
	"java/lang/invoke/MethodHandle.as", "java/lang/invoke/MethodHandles.", "java/lang/invoke/MethodHandles$Lookup.findSpecial", "java/lang/invoke/MethodHandles$Lookup.in(",
	"java/lang/invoke/MethodHandles$Lookup.unreflectSpecial",
	"java/lang/invoke/MethodHandles$Lookup.findVarHandle", // initialises the classes of static fields, but it finds others
	"java/lang/reflect/InvocationHandler.invoke",          // proxies of the JDK
	"java/lang/invoke/SerializedLambda.<init>",            // for ObjectInputStream.readObject
	"java/lang/reflect/Executable.getParameters",          // which are asked for annotations
	"java/util/EnumMap.<init>", "java/util/EnumSet.",      // their models initialise the enum
	"java/util/logging/LogRecord.setResourceBundleName",            // the bundle is looked for when a record is read from bytes
	"javax/swing/plaf/basic/BasicLookAndFeel.loadSystemColors",     // names of fields of SystemColor
	"javax/xml/xpath/XPathFactory.newInstance(Ljava/lang/String;)", // finds a property with the name
}

// TestTold: a text, class or handle that a method of the JDK is passed does not get to where the JDK runs what it stands for, or
// the tables say so. Values are followed through calls, fields and lambdas, not through collections and other objects.
func TestTold(t *testing.T) {
	if testing.Short() {
		t.Skip("reads all classes of the JDK")
	}
	for _, release := range []int{17, 25} {
		path, err := classfile.OpenPath(t.TempDir(), classfile.PathOptions{JDK: jdktest.Home(t, release)})
		if err != nil {
			t.Fatal(err)
		}
		defer path.Close()
		testTold(t, path)
	}
}

func testTold(t *testing.T, path *classfile.Path) {
	t.Helper()
	w := &told{hier: classfile.NewHierarchy(path), params: map[argument]string{}, fields: map[string]string{}, above: map[*classfile.Method][]*classfile.Method{}}
	names, err := path.PlatformClasses()
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range names {
		if c, err := path.Class(n); err == nil && !aside(n) {
			w.class(c)
		}
	}
	for known := -1; known < len(w.params)+len(w.fields); {
		known = len(w.params) + len(w.fields)
		for _, b := range w.bodies {
			b.look()
		}
		w.overridden()
	}
	found := 0
	for a, why := range w.params {
		m := a.of
		if !exported(m.Class.Name) || !m.Class.Access.Has(classfile.AccPublic) || !m.Access.Has(classfile.AccPublic) && !m.Access.Has(classfile.AccProtected) {
			continue
		}
		found++
		name := m.Class.Name + "." + m.Name + m.Desc
		listed := slices.ContainsFunc(notTold, func(p string) bool { return strings.HasPrefix(name, p) })
		if !jdk.Reflective(m) && !jdk.RunsByName(m) && !jdk.Is(m, jdk.GivesConstants) && !listed {
			t.Errorf("%s, argument %d: %s", name, a.number, why)
		}
	}
	if found < 100 {
		t.Errorf("only %d arguments of methods are names", found)
	}
}

// aside reports whether a class is of a tool, or only called by classes of which everything is assumed, or finds code by a property
// or in a table of its own.
func aside(class string) bool {
	return slices.ContainsFunc([]string{"com/sun/beans/", "com/sun/java/swing/", "com/sun/org/apache/xalan/", "com/sun/org/apache/xpath/", "com/sun/tools/",
		"java/beans/", "java/net/URL$DefaultFactory", "jdk/", "sun/awt/X11/", "sun/jvm/",
		"sun/nio/cs/", "sun/tools/"}, func(p string) bool { return strings.HasPrefix(class, p) })
}

// argument is a parameter of a method, from 0, the receiver included.
type argument struct {
	of     *classfile.Method
	number int
}

// told finds the arguments and fields whose values get to where the JDK runs what they stand for, and the way there.
type told struct {
	hier   *classfile.Hierarchy
	bodies []*toldBody
	params map[argument]string
	fields map[string]string
	above  map[*classfile.Method][]*classfile.Method // the methods that a method overrides
}

// toldBody is a method with its calls.
type toldBody struct {
	*told
	f       *ssa.Func
	callees map[ssa.Instr]*classfile.Method
	builds  map[ssa.Value][]*ssa.Call // calls of a builder of texts
}

// standsFor reports whether a value of the type may stand for code.
func standsFor(typ ssa.Type) bool {
	switch strings.TrimLeft(string(typ), "[") {
	case "Ljava/lang/String;", "Ljava/lang/CharSequence;", "Ljava/lang/Class;", "Ljava/lang/invoke/MethodHandle;", "Ljava/lang/reflect/Constructor;",
		"Ljava/lang/reflect/Executable;", "Ljava/lang/reflect/Field;", "Ljava/lang/reflect/Method;":
		return true
	}
	return builds(typ)
}

func builds(typ ssa.Type) bool {
	return typ == "Ljava/lang/StringBuilder;" || typ == "Ljava/lang/StringBuffer;" || typ == "Ljava/util/StringTokenizer;"
}

// runsWhat returns the number of the argument that stands for what a method of the JDK runs, or initialises; -1 if there is none.
func runsWhat(m classfile.MemberRef) int {
	switch m.Class + "." + m.Name {
	case "java/lang/Class.enumConstantDirectory", "java/lang/Class.forName", "java/lang/Class.getEnumConstants", "java/lang/Class.getEnumConstantsShared", "java/lang/Class.newInstance",
		"java/lang/reflect/Constructor.newInstance", "java/lang/reflect/Constructor.newInstanceWithCaller", "java/lang/reflect/Field.get", "java/lang/reflect/Field.getLong",
		"java/lang/reflect/Field.set", "java/lang/reflect/Method.invoke", "java/util/ResourceBundle.getBundle", "sun/reflect/misc/MethodUtil.invoke", "sun/reflect/misc/ReflectUtil.newInstance":
		return 0
	case "java/lang/invoke/MethodHandle.invoke", "java/lang/invoke/MethodHandle.invokeBasic", "java/lang/invoke/MethodHandle.invokeExact", "java/lang/invoke/MethodHandle.invokeWithArguments":
		return 0
	case "java/lang/invoke/MethodHandles$Lookup.ensureInitialized", "jdk/internal/misc/Unsafe.allocateInstance", "jdk/internal/misc/Unsafe.ensureClassInitialized":
		return 1
	}
	return -1
}

func (w *told) class(c *classfile.Class) {
	supers, _ := w.hier.Superclasses(c.Name)
	interfaces, _ := w.hier.AllInterfaces(c.Name)
	for _, m := range c.Methods {
		if !m.IsStatic() && !m.IsPrivate() && !m.IsInit() {
			for _, name := range slices.Concat(supers, interfaces) {
				if s, err := w.hier.Class(name); err == nil {
					if o := s.FindMethod(m.Name, m.Desc); o != nil && !o.IsStatic() && !o.IsPrivate() {
						w.above[m] = append(w.above[m], o)
					}
				}
			}
		}
		if m.Code == nil || c.Name == "java/net/URL" && m.Name == "lookupViaProperty" {
			continue
		}
		if f, err := ssa.Lift(m, w.hier); err == nil {
			w.body(f)
		}
	}
}

func (w *told) body(f *ssa.Func) {
	b := &toldBody{told: w, f: f, callees: map[ssa.Instr]*classfile.Method{}, builds: map[ssa.Value][]*ssa.Call{}}
	relevant := false
	for _, block := range f.Blocks {
		for _, in := range block.Instrs {
			relevant = relevant || slices.ContainsFunc(in.Operands(), func(v ssa.Value) bool { return standsFor(v.Type()) })
			switch in := in.(type) {
			case *ssa.Call:
				b.callees[in], _ = w.hier.ResolveMethod(in.Method)
				if len(in.Args) > 0 && builds(in.Args[0].Type()) {
					b.builds[in.Args[0]] = append(b.builds[in.Args[0]], in)
				}
			case *ssa.CallDynamic: // of a lambda, the code gets what it captures
				for _, a := range f.Method.Class.BootstrapMethods[in.Site.Bootstrap].Args {
					if h, ok := a.(*classfile.MethodHandleConst); ok {
						b.callees[in], _ = w.hier.ResolveMethod(h.Ref)
					}
				}
			}
		}
	}
	if relevant {
		w.bodies = append(w.bodies, b)
	}
}

// overridden notes the arguments of methods that are overridden.
func (w *told) overridden() {
	for a, why := range maps.Clone(w.params) {
		for _, o := range w.above[a.of] {
			if to := (argument{o, a.number}); a.number > 0 && w.params[to] == "" {
				w.params[to] = fmt.Sprintf("%s.%s, %s", a.of.Class.Name, a.of.Name, why)
			}
		}
	}
}

// look follows what gets to calls and fields that are known.
func (b *toldBody) look() {
	for _, block := range b.f.Blocks {
		for _, in := range block.Instrs {
			switch in := in.(type) {
			case *ssa.Call:
				b.passes(in, in.Args)
				ref := in.Method
				if m := b.callees[in]; m != nil {
					ref.Class = m.Class.Name
				}
				if n := runsWhat(ref); n >= 0 && n < len(in.Args) && !onlyLoads(in) {
					b.follow(in.Args[n], ref.Class+"."+ref.Name, map[ssa.Value]bool{})
				}
			case *ssa.CallDynamic:
				b.passes(in, in.Args)
			case *ssa.PutField:
				b.stores(in.Field, in.Stored)
			case *ssa.PutStatic:
				b.stores(in.Field, in.Stored)
			}
		}
	}
}

// onlyLoads reports whether a call is Class.forName(…, false, …), which initialises nothing.
func onlyLoads(in *ssa.Call) bool {
	if in.Method.Name != "forName" || len(in.Args) != 3 {
		return false
	}
	c, ok := in.Args[1].(*ssa.Const)
	return ok && c.Int == 0
}

func (b *toldBody) passes(in ssa.Instr, args []ssa.Value) {
	for i, a := range args {
		if m := b.callees[in]; m != nil && b.params[argument{m, i}] != "" {
			b.follow(a, m.Class.Name+"."+m.Name+", "+b.params[argument{m, i}], map[ssa.Value]bool{})
		}
	}
}

func (b *toldBody) stores(field classfile.MemberRef, v ssa.Value) {
	if why := b.fields[field.Class+"."+field.Name]; why != "" {
		b.follow(v, field.Class+"."+field.Name+", "+why, map[ssa.Value]bool{})
	}
}

// follow notes the parameters and fields from which a value comes.
func (b *toldBody) follow(v ssa.Value, why string, seen map[ssa.Value]bool) {
	if seen[v] || !standsFor(v.Type()) && v.Type() != ssa.Object {
		return
	}
	seen[v] = true
	all := func(vs []ssa.Value) {
		for _, v := range vs {
			if standsFor(v.Type()) {
				b.follow(v, why, seen)
			}
		}
	}
	note := func(field classfile.MemberRef) {
		if k := field.Class + "." + field.Name; standsFor(v.Type()) && b.fields[k] == "" {
			b.fields[k] = why
		}
	}
	switch v := v.(type) {
	case *ssa.Param:
		if a := (argument{b.f.Method, v.Index}); standsFor(v.Typ) && b.params[a] == "" {
			b.params[a] = why
		}
	case *ssa.GetField:
		note(v.Field)
	case *ssa.GetStatic:
		note(v.Field)
	case *ssa.Phi:
		all(v.Args)
	case *ssa.CheckCast:
		b.follow(v.X, why, seen)
	case *ssa.ArrayLoad:
		b.follow(v.Array, why, seen)
	case *ssa.CallDynamic:
		all(v.Args)
	case *ssa.Call:
		all(v.Args)
	}
	for _, in := range b.builds[v] {
		all(in.Args[1:])
	}
}
