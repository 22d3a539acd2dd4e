package reach

import (
	"errors"
	"fmt"
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/indy"
	"github.com/jayverify/jayverify/internal/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// Program is what the entry can reach: rapid type analysis (Bacon and
// Sweeney, OOPSLA'96) over SSA. Methods and dynamic types are found together,
// since each new type opens targets for virtual calls already seen.
type Program struct {
	src     Source
	Hier    *classfile.Hierarchy
	Dynamic *indy.Overlay // classes spun for invokedynamic; src is it or over it
	Opts    Options
	ssa     *bodies
	Nulls   *nullness

	methods map[*classfile.Method]*Method
	Order   []*Method // in the order found

	Types     map[string]*Type // by class name or array descriptor
	TypeOrder []*Type

	Reads map[*classfile.Field]bool // instance fields some reachable method reads
	Inits map[string]*Method        // class initialisers to run, by class name; nil when there is nothing to run

	dispatches map[dispatchKey]*dispatch
	virtual    []*dispatch               // of invokevirtual and invokeinterface, in the order found, revisited for each new type
	receivers  map[string]int            // numbers of the classes that virtual calls name
	InTuple    map[*classfile.Field]bool // fields that are components of references
	Concats    map[*ssa.CallDynamic]*ConcatMethods
	// See shown.go: the prints of objects, what they call to get a text, and the
	// types whose text takes more than joining.
	printed []*CallSite
	showing []*ssa.Call // constructors of exceptions that turn an object into text
	Texts   map[*ssa.Call]*Method
	Busy    map[*Type]*classfile.Method
	Enums   map[*ssa.Call]*EnumSearch

	throwableInits map[*classfile.Method]throwableInit
	Hashes         map[string]bool // see identity.go: the roots whose objects may be asked for their number
	looks          *bool           // what looksAtTexts has found out
	queue          []*Method
	outside        outside
	standIns
	Fatal error // first class that could not be had

	// Of LowerAll: methods that could not be lifted, and what stands for
	// missing classes (nil otherwise).
	bodiless map[*classfile.Method]bool
	closedOf map[*classfile.Method]bool // what closed has found out
	Phantoms *phantoms

	// messages says that exceptions keep their text and cause, see message.go.
	Messages bool
	wanted   wanted // what there is, and what the program asks for
}

func newProgram(src Source, hier *classfile.Hierarchy, opts Options) *Program {
	return &Program{
		src: src, Hier: hier, Opts: opts,
		ssa:     &bodies{hier: hier, funcs: map[*classfile.Method]*ssa.Func{}},
		Nulls:   newNullness(hier),
		methods: map[*classfile.Method]*Method{},

		dispatches: map[dispatchKey]*dispatch{},
		receivers:  map[string]int{},

		Types:   map[string]*Type{},
		Reads:   map[*classfile.Field]bool{},
		Inits:   map[string]*Method{},
		InTuple: map[*classfile.Field]bool{},
		outside: outside{targets: map[string]bool{}, seen: map[string]bool{}},
		Concats: map[*ssa.CallDynamic]*ConcatMethods{},
		Texts:   map[*ssa.Call]*Method{},
		Enums:   map[*ssa.Call]*EnumSearch{},

		throwableInits: map[*classfile.Method]throwableInit{},
		Hashes:         map[string]bool{},

		bodiless: map[*classfile.Method]bool{}, closedOf: map[*classfile.Method]bool{},
	}
}

// Type is a dynamic type that objects of the run can have.
type Type struct {
	Name     string
	External bool // objects of it may come from unmodelled code: of this type or an unknown subclass
	Given    bool // objects of exactly this type may come from the environment
	// rels are the relations to the classes that virtual calls name, by their
	// numbers in universe.receivers, as far as they are known.
	rels []knownRelation
}

// Method is a reachable method with a body.
type Method struct {
	Def   *classfile.Method
	Func  *ssa.Func
	Calls []*CallSite
	// sites maps a call instruction to its site.
	Sites map[ssa.Instr]*CallSite
	// initCalls are the class initialisers the method's instructions can
	// trigger.
	InitCalls []initCall
	Catchers  catchSet // exceptions that callers, near or far, may catch
	MayThrow  bool     // an exception can leave it as a value
	Name      string   // of its procedure

	transparent bool // the platform's, or see indy.Overlay.Transparent
	// Of a model's method: the classes of the exceptions that models raise in
	// it, and whether others may come through it.
	Raises catchSet
	Passes bool
}

// initCall is an instruction that can trigger a class initialisation.
type initCall struct {
	instr ssa.Instr
	Class string
}

func (p *Program) fail(err error) {
	if p.Fatal == nil && err != nil {
		p.Fatal = err
	}
}

// GoesOn reports whether the work is to go on: nothing has failed, and
// Options.Stop does not end it.
func (p *Program) GoesOn() bool {
	if p.Fatal == nil && p.Opts.Stop != nil {
		p.fail(p.Opts.Stop())
	}
	return p.Fatal == nil
}

// Subtype reports whether class or array a is a subtype of b. A class that
// cannot be had fails the lowering as a whole.
func (p *Program) Subtype(a, b string) bool {
	if a == b || b == jdk.Object {
		return true
	}
	ok, err := p.Hier.IsSubtype(a, b)
	p.fail(err)
	return ok
}

// Class returns the class called name, or nil after recording the failure. A
// class of the program is only had together with all that it inherits from
// (JVMS §5.3.5), so its superclasses can be walked without meeting a cycle.
func (p *Program) Class(name string) *classfile.Class {
	c, err := p.src.Class(name)
	if err == nil && !c.Origin.Platform {
		_, err = p.Hier.Superclasses(name)
	}
	if err != nil {
		p.fail(err)
		return nil
	}
	return c
}

// Platform reports whether the type called name is the platform's: a class of
// the JDK, or an array of such or of primitives.
func (p *Program) Platform(name string) bool {
	for len(name) > 0 && name[0] == '[' {
		name = name[1:]
		if len(name) == 1 {
			return true
		}
		if name[0] == 'L' {
			name = name[1 : len(name)-1]
		}
	}
	c, err := p.src.Class(name)
	return err == nil && c.Origin.Platform
}

// addType records that objects of exactly this type may exist.
func (p *Program) addType(name string) *Type {
	if t := p.Types[name]; t != nil {
		return t
	}
	t := &Type{Name: name}
	p.Types[name] = t
	p.wanted.messages = p.wanted.messages || p.hooksInit(name)
	p.TypeOrder = append(p.TypeOrder, t)
	for _, s := range p.virtual {
		p.extend(s, t)
	}
	return t
}

// usesBody reports whether m's own bytecode is its meaning: it has some, and
// it is the program's, a model's, or the platform's and small and self-contained.
func (p *Program) usesBody(m *classfile.Method) bool {
	if m.Code == nil || p.bodiless[m] || jdk.IsIntrinsic(m) {
		return false
	}
	switch {
	case p.IsThrowableInit(m):
		i := p.InitOf(m)
		return p.Messages && p.plainThrowable(m.Class.Name) || i.runnable && (p.Messages || i.Checks)
	case m.Class.Name == jdk.Throwable && m.Class.Origin.Model:
		return p.Messages || m.Name == "setStackTrace"
	}
	return owned(m.Class) || fromPlatform(m) || p.closed(m)
}

// reach makes m reachable.
func (p *Program) reach(m *classfile.Method) *Method {
	if x := p.methods[m]; x != nil {
		return x
	}
	x := &Method{Def: m, Name: MethodName(m.Class.Name, m.Name, m.Desc), Sites: map[ssa.Instr]*CallSite{}, Catchers: catchSet{}}
	x.transparent = p.Dynamic.Transparent(m) || p.Platform(p.Dynamic.Host(m.Class.Name))
	p.methods[m] = x
	p.Order = append(p.Order, x)
	p.queue = append(p.queue, x)
	return x
}

// run finds everything reachable from the methods queued.
func (p *Program) run() error {
	for p.GoesOn() {
		if len(p.queue) == 0 {
			// What prints call may have been reached before.
			if !p.visitPrinted() {
				break
			}
			continue
		}
		x := p.queue[0]
		p.queue = p.queue[1:]
		f, err := p.ssa.of(x.Def)
		if err != nil {
			return fmt.Errorf("%s: %w", x.Name, err)
		}
		x.Func = f
		for _, b := range f.Blocks {
			for _, in := range b.Instrs {
				p.visit(x, in)
			}
		}
	}
	return p.Fatal
}

// visit records what one instruction makes reachable.
func (p *Program) visit(x *Method, in ssa.Instr) {
	for _, v := range in.Operands() {
		if c, ok := v.(*ssa.Const); ok {
			p.visitConst(c)
		}
	}
	for _, e := range implicitExceptions(in) {
		if !x.Trusts(e) {
			p.addType(e)
		}
	}
	p.visitTarget(in)
	switch in := in.(type) {
	case *ssa.New:
		if p.Class(in.Class) != nil {
			p.addType(in.Class)
			p.trigger(x, in, in.Class)
		}
	case *ssa.NewArray:
		p.addType(string(in.Type()))
	case *ssa.MultiNewArray:
		for i, d := 0, string(in.Type()); i < len(in.Lens); i, d = i+1, d[1:] {
			p.addType(d)
		}
	case *ssa.GetField:
		switch f := p.Field(in.Field); {
		case f == nil:
		case p.OwnsFields(f.Class):
			p.Reads[f] = true
		default:
			if n := classfile.ClassNameOf(f.Desc); n != "" {
				p.addExternal(n)
			}
		}
	case *ssa.GetStatic:
		if f := p.Field(in.Field); f != nil {
			p.staticAccess(x, in, f)
		}
	case *ssa.PutStatic:
		if f := p.Field(in.Field); f != nil {
			p.staticAccess(x, in, f)
		}
	case *ssa.Call:
		p.visitCall(x, in)
	case *ssa.CallDynamic:
		p.visitDynamic(x, in)
	}
}

func (p *Program) visitConst(c *ssa.Const) {
	if n := classfile.ClassNameOf(string(c.Typ)); n != "" {
		p.addType(n)
	}
}

// Field resolves a field reference. It is nil for one that does not link, which
// is only an error of the program's when it gets there (JVMS §5.4.3.2).
func (p *Program) Field(ref classfile.MemberRef) *classfile.Field {
	f, err := p.Hier.ResolveField(ref)
	if !doesNotLink(err) {
		p.fail(err)
	}
	return f
}

// doesNotLink reports whether err is of a reference to a member that does not
// exist, or is not what it is taken for.
func doesNotLink(err error) bool {
	var link *classfile.LinkageError
	return errors.As(err, &link) && link.Ref.Name != ""
}

func (p *Program) staticAccess(x *Method, in ssa.Instr, f *classfile.Field) {
	if !p.OwnsStatics(f.Class) {
		switch n := classfile.ClassNameOf(f.Desc); {
		case n == "":
		case isConsole(f):
			p.addType(n)
		default:
			p.addExternal(n)
		}
		return
	}
	p.trigger(x, in, f.Class.Name)
}

// OwnsStatics reports whether c's static fields and initialiser are part of
// the program rather than of the unmodelled platform.
func (p *Program) OwnsStatics(c *classfile.Class) bool {
	return owned(c)
}

// isConsole reports whether f is System.out or System.err, taken to be a
// PrintStream and of no subclass.
func isConsole(f *classfile.Field) bool {
	return jdk.FieldIs(f, jdk.Console)
}

// OwnsFields reports whether only code that is modelled writes to the instance
// fields of class c: it is the program's, or its constructors have bodies.
func (p *Program) OwnsFields(c *classfile.Class) bool {
	if c.Name == jdk.String { // what a string holds are its elements, see text.go
		return false
	}
	if owned(c) {
		return true
	}
	if jdk.IsWrapper(c.Name) { // valueOf has a meaning of its own
		return true
	}
	for _, m := range c.Methods {
		if m.Name == "<init>" && p.usesBody(m) {
			return true
		}
	}
	return false
}

// trigger records that in may initialise class name (JLS §12.4.1), and makes
// the initialisers that would run reachable.
func (p *Program) trigger(x *Method, in ssa.Instr, name string) {
	if !p.NeedsInit(name) {
		return
	}
	x.InitCalls = append(x.InitCalls, initCall{in, name})
}

// NeedsInit reports whether initialising class name runs any code, and makes
// that code reachable.
func (p *Program) NeedsInit(name string) bool {
	need := false
	for name != "" {
		c := p.Class(name)
		if c == nil || !p.OwnsStatics(c) {
			break
		}
		m, seen := p.Inits[name]
		if !seen {
			if m0 := c.FindMethod("<clinit>", "()V"); m0 != nil && !trivialInit(m0) {
				m = p.reach(m0)
			}
			p.Inits[name] = m
			for _, i := range p.DefaultInterfaces(c) {
				p.NeedsInit(i)
			}
		}
		need = need || m != nil
		for _, i := range p.DefaultInterfaces(c) {
			need = need || p.Inits[i] != nil
		}
		name = c.Super
	}
	return need
}

// DefaultInterfaces lists the superinterfaces of c that declare a method with
// a body: they are initialised with a class (JLS §12.4.1), in the order of
// JVMS §5.5 step 7.
func (p *Program) DefaultInterfaces(c *classfile.Class) []string {
	if c.IsInterface() {
		return nil
	}
	var out []string
	var walk func(c *classfile.Class)
	walk = func(c *classfile.Class) {
		for _, n := range c.Interfaces {
			i := p.Class(n)
			if i == nil || i.Origin.Platform && !jdk.IsLifted(i) {
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
func (p *Program) visitCall(x *Method, in *ssa.Call) {
	s := &CallSite{Caller: x, instr: in, dispatch: &dispatch{}}
	x.Calls = append(x.Calls, s)
	x.Sites[in] = s
	if ClonesArray(in) {
		return
	}
	m, err := p.Hier.ResolveMethod(in.Method)
	if err != nil {
		s.Reason = err.Error()
		return
	}
	m = plainSplit(in, p.suppresses(m))
	s.Resolved = m
	p.wanted.messages = p.wanted.messages || asksException(x, in, m)
	p.wanted.seeds = p.wanted.seeds || p.seedsRandom(x, m)
	s.raises = append(p.formatRaises(x.Func, in, m), jdk.GuardOf(m).Throws...)
	for _, c := range s.raises {
		p.addType(c)
	}
	if MakesString(m) {
		p.visitNewString(s, m)
		return
	}
	if p.visitEnumValueOf(x, in, m) {
		return
	}
	if jdk.IsIntrinsic(m) {
		if printsObject(m) {
			p.printed = append(p.printed, s)
		}
		i, _ := jdk.IntrinsicOf(m)
		for _, t := range append(slices.Clone(i.Makes), i.Throws...) {
			if d := p.addType(t); i.Given && !d.Given {
				d.Given = true
				p.extendAgain(d)
			}
		}
		if n := classfile.ClassNameOf(ResultType(m)); n != "" && p.Types[n] == nil {
			p.addExternal(n)
		}
		return
	}
	if in.Kind == ssa.InvokeStatic && p.OwnsStatics(m.Class) {
		p.trigger(x, in, m.Class.Name)
	}
	virtual := in.Kind == ssa.InvokeVirtual || in.Kind == ssa.InvokeInterface
	if virtual && !m.IsPrivate() {
		s.Virtual = true
		s.dispatch = p.dispatchOf(in.Method.Class, m)
		return
	}
	if in.Kind == ssa.InvokeSpecial { // JVMS §6.5 invokespecial
		sel, err := p.Hier.SelectSpecial(x.Def.Class, in.Method, m)
		if err != nil {
			if !doesNotLink(err) {
				p.fail(err)
			}
			s.Resolved, s.Reason = nil, err.Error()
			return
		}
		m, s.Resolved = sel, sel
	}
	if p.showsArgument(m) {
		p.showing = append(p.showing, in)
	}
	if p.usesBody(m) {
		s.Targets = []target{{M: p.reach(m)}}
		return
	}
	s.noBody = true
	p.externalResult(m)
}

// externalResult records the types of objects a call to m without a body may
// return.
func (p *Program) externalResult(m *classfile.Method) {
	if FillsStack(m) {
		return // its receiver
	}
	if n := classfile.ClassNameOf(ResultType(m)); n != "" {
		p.addExternal(n)
	}
	if p.Opts.Pedantic {
		for _, e := range m.Exceptions {
			p.addType(e)
		}
	}
}

// exact reports whether the class called name has no subclasses.
func (p *Program) exact(name string) bool {
	if name[0] == '[' {
		return false
	}
	c := p.Class(name)
	return c != nil && c.IsFinal()
}

// NoInstances reports whether no object has exactly the type called name.
func (p *Program) NoInstances(name string) bool {
	if name[0] == '[' {
		return false
	}
	c := p.Class(name)
	return c == nil || c.IsInterface() || c.IsAbstract()
}

// ClonesArray reports whether in is clone() of an array (JLS §10.7).
func ClonesArray(in *ssa.Call) bool {
	return in.Method.Name == "clone" && in.Method.Class[0] == '[' && len(in.Args) == 1
}
