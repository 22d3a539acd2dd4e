package lower

import (
	"errors"
	"fmt"
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/indy"
	"github.com/jayverify/jayverify/internal/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// universe is what the entry can reach: rapid type analysis (Bacon and
// Sweeney, OOPSLA'96) over SSA. Methods and dynamic types are found together,
// since each new type opens targets for virtual calls already seen.
type universe struct {
	src     Source
	hier    *classfile.Hierarchy
	dynamic *indy.Overlay // classes spun for invokedynamic; src is it or over it
	opts    Options
	ssa     *bodies
	nulls   *nullness

	methods map[*classfile.Method]*method
	order   []*method // in the order found

	types     map[string]*dynType // by class name or array descriptor
	typeOrder []*dynType

	reads map[*classfile.Field]bool // instance fields some reachable method reads
	inits map[string]*method        // class initialisers to run, by class name; nil when there is nothing to run

	dispatches map[dispatchKey]*dispatch
	virtual    []*dispatch               // of invokevirtual and invokeinterface, in the order found, revisited for each new type
	receivers  map[string]int            // numbers of the classes that virtual calls name
	inTuple    map[*classfile.Field]bool // fields that are components of references
	concats    map[*ssa.CallDynamic]*concatMethods
	// See shown.go: the prints of objects, what they call to get a text, and the
	// types whose text takes more than joining.
	printed []*callSite
	showing []*ssa.Call // constructors of exceptions that turn an object into text
	texts   map[*ssa.Call]*method
	busy    map[*dynType]*classfile.Method
	enums   map[*ssa.Call]*enumSearch

	throwableInits map[*classfile.Method]throwableInit
	hashes         map[string]bool // see identity.go: the roots whose objects may be asked for their number
	looks          *bool           // what looksAtTexts has found out
	queue          []*method
	outside        outside
	standIns
	fatal error // first class that could not be had

	// Of LowerAll: methods that could not be lifted, and what stands for
	// missing classes (nil otherwise).
	bodiless map[*classfile.Method]bool
	closedOf map[*classfile.Method]bool // what closed has found out
	phantoms *phantoms

	// messages says that exceptions keep their text and cause, see message.go.
	messages bool
	wanted   wanted // what there is, and what the program asks for
}

func newUniverse(src Source, hier *classfile.Hierarchy, opts Options) *universe {
	return &universe{
		src: src, hier: hier, opts: opts,
		ssa:     &bodies{hier: hier, funcs: map[*classfile.Method]*ssa.Func{}},
		nulls:   newNullness(hier),
		methods: map[*classfile.Method]*method{},

		dispatches: map[dispatchKey]*dispatch{},
		receivers:  map[string]int{},

		types:   map[string]*dynType{},
		reads:   map[*classfile.Field]bool{},
		inits:   map[string]*method{},
		inTuple: map[*classfile.Field]bool{},
		outside: outside{targets: map[string]bool{}, seen: map[string]bool{}},
		concats: map[*ssa.CallDynamic]*concatMethods{},
		texts:   map[*ssa.Call]*method{},
		enums:   map[*ssa.Call]*enumSearch{},

		throwableInits: map[*classfile.Method]throwableInit{},
		hashes:         map[string]bool{},

		bodiless: map[*classfile.Method]bool{}, closedOf: map[*classfile.Method]bool{},
	}
}

// dynType is a dynamic type that objects of the run can have.
type dynType struct {
	name     string
	external bool // objects of it may come from unmodelled code: of this type or an unknown subclass
	given    bool // objects of exactly this type may come from the environment
	// rels are the relations to the classes that virtual calls name, by their
	// numbers in universe.receivers, as far as they are known.
	rels []knownRelation
}

// method is a reachable method with a body.
type method struct {
	m     *classfile.Method
	fn    *ssa.Func
	calls []*callSite
	// sites maps a call instruction to its site.
	sites map[ssa.Instr]*callSite
	// initCalls are the class initialisers the method's instructions can
	// trigger.
	initCalls []initCall
	catchers  catchSet // exceptions that callers, near or far, may catch
	mayThrow  bool     // an exception can leave it as a value
	name      string   // of its procedure

	transparent bool // the platform's, or see indy.Overlay.Transparent
	// Of a model's method: the classes of the exceptions that models raise in
	// it, and whether others may come through it.
	raises catchSet
	passes bool
}

// initCall is an instruction that can trigger a class initialisation.
type initCall struct {
	instr ssa.Instr
	class string
}

func (u *universe) fail(err error) {
	if u.fatal == nil && err != nil {
		u.fatal = err
	}
}

// goesOn reports whether the work is to go on: nothing has failed, and
// Options.Stop does not end it.
func (u *universe) goesOn() bool {
	if u.fatal == nil && u.opts.Stop != nil {
		u.fail(u.opts.Stop())
	}
	return u.fatal == nil
}

// subtype reports whether class or array a is a subtype of b. A class that
// cannot be had fails the lowering as a whole.
func (u *universe) subtype(a, b string) bool {
	if a == b || b == object {
		return true
	}
	ok, err := u.hier.IsSubtype(a, b)
	u.fail(err)
	return ok
}

// class returns the class called name, or nil after recording the failure. A
// class of the program is only had together with all that it inherits from
// (JVMS §5.3.5), so its superclasses can be walked without meeting a cycle.
func (u *universe) class(name string) *classfile.Class {
	c, err := u.src.Class(name)
	if err == nil && !c.Origin.Platform {
		_, err = u.hier.Superclasses(name)
	}
	if err != nil {
		u.fail(err)
		return nil
	}
	return c
}

// platform reports whether the type called name is the platform's: a class of
// the JDK, or an array of such or of primitives.
func (u *universe) platform(name string) bool {
	for len(name) > 0 && name[0] == '[' {
		name = name[1:]
		if len(name) == 1 {
			return true
		}
		if name[0] == 'L' {
			name = name[1 : len(name)-1]
		}
	}
	c, err := u.src.Class(name)
	return err == nil && c.Origin.Platform
}

// addType records that objects of exactly this type may exist.
func (u *universe) addType(name string) *dynType {
	if t := u.types[name]; t != nil {
		return t
	}
	t := &dynType{name: name}
	u.types[name] = t
	u.wanted.messages = u.wanted.messages || u.hooksInit(name)
	u.typeOrder = append(u.typeOrder, t)
	for _, s := range u.virtual {
		u.extend(s, t)
	}
	return t
}

// elemClass returns the class or array name of the elements of the array type
// called name, or "" when name is no array of references.
func elemClass(name string) string {
	if name == "" || name[0] != '[' {
		return ""
	}
	return className(name[1:])
}

// className returns the binary name in a field descriptor, the descriptor
// itself for arrays, "" for primitive types.
func className(desc string) string {
	switch {
	case desc == "":
		return ""
	case desc[0] == '[':
		return desc
	case desc[0] == 'L':
		return desc[1 : len(desc)-1]
	}
	return ""
}

// arrayOf returns the descriptor of arrays whose elements are of type desc.
func arrayOf(desc string) string { return "[" + desc }

// descOf returns the field descriptor of the class or array called name.
func descOf(name string) string {
	if name[0] == '[' {
		return name
	}
	return "L" + name + ";"
}

// usesBody reports whether m's own bytecode is its meaning: it has some, and
// it is the program's, a model's, or the platform's and small and self-contained.
func (u *universe) usesBody(m *classfile.Method) bool {
	if m.Code == nil || u.bodiless[m] || isIntrinsic(m) {
		return false
	}
	switch {
	case u.isThrowableInit(m):
		i := u.initOf(m)
		return u.messages && u.plainThrowable(m.Class.Name) || i.runnable && (u.messages || i.checks)
	case m.Class.Name == throwable && m.Class.Origin.Model:
		return u.messages || m.Name == "setStackTrace"
	}
	return owned(m.Class) || fromPlatform(m) || u.closed(m)
}

// reach makes m reachable.
func (u *universe) reach(m *classfile.Method) *method {
	if x := u.methods[m]; x != nil {
		return x
	}
	x := &method{m: m, name: methodName(m.Class.Name, m.Name, m.Desc), sites: map[ssa.Instr]*callSite{}, catchers: catchSet{}}
	x.transparent = u.dynamic.Transparent(m) || u.platform(u.dynamic.Host(m.Class.Name))
	u.methods[m] = x
	u.order = append(u.order, x)
	u.queue = append(u.queue, x)
	return x
}

// run finds everything reachable from the methods queued.
func (u *universe) run() error {
	for u.goesOn() {
		if len(u.queue) == 0 {
			// What prints call may have been reached before.
			if !u.visitPrinted() {
				break
			}
			continue
		}
		x := u.queue[0]
		u.queue = u.queue[1:]
		f, err := u.ssa.of(x.m)
		if err != nil {
			return fmt.Errorf("%s: %w", x.name, err)
		}
		x.fn = f
		for _, b := range f.Blocks {
			for _, in := range b.Instrs {
				u.visit(x, in)
			}
		}
	}
	return u.fatal
}

// visit records what one instruction makes reachable.
func (u *universe) visit(x *method, in ssa.Instr) {
	for _, v := range in.Operands() {
		if c, ok := v.(*ssa.Const); ok {
			u.visitConst(c)
		}
	}
	for _, e := range implicitExceptions(in) {
		if !x.trusts(e) {
			u.addType(e)
		}
	}
	u.visitTarget(in)
	switch in := in.(type) {
	case *ssa.New:
		if u.class(in.Class) != nil {
			u.addType(in.Class)
			u.trigger(x, in, in.Class)
		}
	case *ssa.NewArray:
		u.addType(string(in.Type()))
	case *ssa.MultiNewArray:
		for i, d := 0, string(in.Type()); i < len(in.Lens); i, d = i+1, d[1:] {
			u.addType(d)
		}
	case *ssa.GetField:
		switch f := u.field(in.Field); {
		case f == nil:
		case u.ownsFields(f.Class):
			u.reads[f] = true
		default:
			if n := className(f.Desc); n != "" {
				u.addExternal(n)
			}
		}
	case *ssa.GetStatic:
		if f := u.field(in.Field); f != nil {
			u.staticAccess(x, in, f)
		}
	case *ssa.PutStatic:
		if f := u.field(in.Field); f != nil {
			u.staticAccess(x, in, f)
		}
	case *ssa.Call:
		u.visitCall(x, in)
	case *ssa.CallDynamic:
		u.visitDynamic(x, in)
	}
}

func (u *universe) visitConst(c *ssa.Const) {
	if n := className(string(c.Typ)); n != "" {
		u.addType(n)
	}
}

// field resolves a field reference. It is nil for one that does not link, which
// is only an error of the program's when it gets there (JVMS §5.4.3.2).
func (u *universe) field(ref classfile.MemberRef) *classfile.Field {
	f, err := u.hier.ResolveField(ref)
	if !doesNotLink(err) {
		u.fail(err)
	}
	return f
}

// doesNotLink reports whether err is of a reference to a member that does not
// exist, or is not what it is taken for.
func doesNotLink(err error) bool {
	var link *classfile.LinkageError
	return errors.As(err, &link) && link.Ref.Name != ""
}

func (u *universe) staticAccess(x *method, in ssa.Instr, f *classfile.Field) {
	if !u.ownsStatics(f.Class) {
		switch n := className(f.Desc); {
		case n == "":
		case isConsole(f):
			u.addType(n)
		default:
			u.addExternal(n)
		}
		return
	}
	u.trigger(x, in, f.Class.Name)
}

// ownsStatics reports whether c's static fields and initialiser are part of
// the program rather than of the unmodelled platform.
func (u *universe) ownsStatics(c *classfile.Class) bool {
	return owned(c)
}

// isConsole reports whether f is System.out or System.err, taken to be a
// PrintStream and of no subclass.
func isConsole(f *classfile.Field) bool {
	return jdk.FieldIs(f, jdk.Console)
}

// ownsFields reports whether only code that is modelled writes to the instance
// fields of class c: it is the program's, or its constructors have bodies.
func (u *universe) ownsFields(c *classfile.Class) bool {
	if c.Name == stringClassName { // what a string holds are its elements, see text.go
		return false
	}
	if owned(c) {
		return true
	}
	if jdk.IsWrapper(c.Name) { // valueOf has a meaning of its own
		return true
	}
	for _, m := range c.Methods {
		if m.Name == "<init>" && u.usesBody(m) {
			return true
		}
	}
	return false
}

// trigger records that in may initialise class name (JLS §12.4.1), and makes
// the initialisers that would run reachable.
func (u *universe) trigger(x *method, in ssa.Instr, name string) {
	if !u.needsInit(name) {
		return
	}
	x.initCalls = append(x.initCalls, initCall{in, name})
}

// needsInit reports whether initialising class name runs any code, and makes
// that code reachable.
func (u *universe) needsInit(name string) bool {
	need := false
	for name != "" {
		c := u.class(name)
		if c == nil || !u.ownsStatics(c) {
			break
		}
		m, seen := u.inits[name]
		if !seen {
			if m0 := c.FindMethod("<clinit>", "()V"); m0 != nil && !trivialInit(m0) {
				m = u.reach(m0)
			}
			u.inits[name] = m
			for _, i := range u.defaultInterfaces(c) {
				u.needsInit(i)
			}
		}
		need = need || m != nil
		for _, i := range u.defaultInterfaces(c) {
			need = need || u.inits[i] != nil
		}
		name = c.Super
	}
	return need
}

// defaultInterfaces lists the superinterfaces of c that declare a method with
// a body: they are initialised with a class (JLS §12.4.1), in the order of
// JVMS §5.5 step 7.
func (u *universe) defaultInterfaces(c *classfile.Class) []string {
	if c.IsInterface() {
		return nil
	}
	var out []string
	var walk func(c *classfile.Class)
	walk = func(c *classfile.Class) {
		for _, n := range c.Interfaces {
			i := u.class(n)
			if i == nil || i.Origin.Platform && !isLifted(i) {
				continue
			}
			walk(i)
			for _, m := range i.Methods {
				if m.Code != nil && !m.IsStatic() {
					out = append(out, n)
					break
				}
			}
		}
	}
	walk(c)
	return out
}

// visitCall resolves a call and finds its targets.
func (u *universe) visitCall(x *method, in *ssa.Call) {
	s := &callSite{in: x, instr: in, dispatch: &dispatch{}}
	x.calls = append(x.calls, s)
	x.sites[in] = s
	if clonesArray(in) {
		return
	}
	m, err := u.hier.ResolveMethod(in.Method)
	if err != nil {
		s.reason = err.Error()
		return
	}
	m = plainSplit(in, u.suppresses(m))
	s.resolved = m
	u.wanted.messages = u.wanted.messages || asksException(x, in, m)
	u.wanted.seeds = u.wanted.seeds || u.seedsRandom(x, m)
	s.raises = append(u.formatRaises(x.fn, in, m), jdk.GuardOf(m).Throws...)
	for _, c := range s.raises {
		u.addType(c)
	}
	if makesString(m) {
		u.visitNewString(s, m)
		return
	}
	if u.visitEnumValueOf(x, in, m) {
		return
	}
	if isIntrinsic(m) {
		if printsObject(m) {
			u.printed = append(u.printed, s)
		}
		i, _ := jdk.IntrinsicOf(m)
		for _, t := range append(slices.Clone(i.Makes), i.Throws...) {
			if d := u.addType(t); i.Given && !d.given {
				d.given = true
				u.extendAgain(d)
			}
		}
		if n := className(resultType(m)); n != "" && u.types[n] == nil {
			u.addExternal(n)
		}
		return
	}
	if in.Kind == ssa.InvokeStatic && u.ownsStatics(m.Class) {
		u.trigger(x, in, m.Class.Name)
	}
	virtual := in.Kind == ssa.InvokeVirtual || in.Kind == ssa.InvokeInterface
	if virtual && !m.IsPrivate() {
		s.virtual = true
		s.dispatch = u.dispatchOf(in.Method.Class, m)
		return
	}
	if in.Kind == ssa.InvokeSpecial { // JVMS §6.5 invokespecial
		sel, err := u.hier.SelectSpecial(x.m.Class, in.Method, m)
		if err != nil {
			if !doesNotLink(err) {
				u.fail(err)
			}
			s.resolved, s.reason = nil, err.Error()
			return
		}
		m, s.resolved = sel, sel
	}
	if u.showsArgument(m) {
		u.showing = append(u.showing, in)
	}
	if u.usesBody(m) {
		s.targets = []target{{m: u.reach(m)}}
		return
	}
	s.noBody = true
	u.externalResult(m)
}

// externalResult records the types of objects a call to m without a body may
// return.
func (u *universe) externalResult(m *classfile.Method) {
	if fillsStack(m) {
		return // its receiver
	}
	if n := className(resultType(m)); n != "" {
		u.addExternal(n)
	}
	if u.opts.Pedantic {
		for _, e := range m.Exceptions {
			u.addType(e)
		}
	}
}

// exact reports whether the class called name has no subclasses.
func (u *universe) exact(name string) bool {
	if name[0] == '[' {
		return false
	}
	c := u.class(name)
	return c != nil && c.IsFinal()
}

// noInstances reports whether no object has exactly the type called name.
func (u *universe) noInstances(name string) bool {
	if name[0] == '[' {
		return false
	}
	c := u.class(name)
	return c == nil || c.IsInterface() || c.IsAbstract()
}

// clonesArray reports whether in is clone() of an array (JLS §10.7).
func clonesArray(in *ssa.Call) bool {
	return in.Method.Name == "clone" && in.Method.Class[0] == '[' && len(in.Args) == 1
}
