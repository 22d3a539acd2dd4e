package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// Program is the code that the entry can reach: rapid type analysis (Bacon and
// Sweeney, OOPSLA'96) over SSA. Methods and dynamic types are found together,
// since each new type opens targets for virtual calls already seen.
type Program struct {
	src         Source
	Hier        *classfile.Hierarchy
	Dynamic     *indy.Overlay // classes spun for invokedynamic; src is it or over it
	Opts        Options
	ssa         *bodies
	shown       *Nullness                  // of platform's methods that run toString() of the program
	clientGives map[*classfile.Method]bool // see ClientGives
	Nulls       *Nullness
	refuses     *refuser // nil until it is asked

	Entry    *Method // nil for FindAll
	methodOf map[*classfile.Method]*Method
	parts    map[string]bool                          // see asksForParts
	fieldOf  map[classfile.MemberRef]*classfile.Field // what Field has found
	Methods  []*Method                                // in the order found

	Types     map[string]*Type // by class name or array descriptor
	TypeOrder []*Type

	Reads map[*classfile.Field]bool // instance fields some reachable method reads
	Inits map[string]*Method        // class initialisers to run, by class name; nil if there is none

	dispatches map[dispatchKey]*Dispatch
	virtual    []*Dispatch               // of invokevirtual and invokeinterface, in the order found, revisited for each new type
	receivers  map[string]int            // numbers of the classes that virtual calls name
	InTuple    map[*classfile.Field]bool // fields that are components of references
	// Established are fields whose default value is never read, where Options.Handed is set.
	Established map[*classfile.Field]bool
	// EstablishedStatics are static fields whose default value is never read, where Options.Interference is set.
	EstablishedStatics map[*classfile.Field]bool
	// EstablishedAs has those of them that hold numbers, with a number that a constructor sets.
	EstablishedAs map[*classfile.Field]int64
	Concats       map[*ssa.CallDynamic]*ConcatMethods
	Formats       map[*ssa.Call]*FormatText // see formattext.go
	// See shown.go: the prints of objects, their calls for a text, and the types
	// whose text takes more than joining.
	printed []*CallSite
	showing []*ssa.Call // constructors of exceptions that turn an object into text
	Texts   map[*ssa.Call]*Method
	Busy    map[*Type]*classfile.Method
	Enums   map[*ssa.Call]*EnumSearch

	throwableInits map[*classfile.Method]ThrowableInit
	Hashes         map[string]bool // see identity.go: the roots whose objects may need an identity hash code
	looks          *bool           // what looksAtTexts has found out
	queue          []*Method
	outside        outside
	interrupts     bool  // see Interrupts
	usage          Usage // what code without a body uses members of the program for that it finds by name
	standIns
	Err error // first class that could not be had

	// For LowerAll: methods that could not be lifted, and the replacements of
	// missing classes (nil otherwise).
	bodiless map[*classfile.Method]bool
	closedOf map[*classfile.Method]bool // what closed has found out
	mutable  map[string]bool            // what MutableModel has found out
	// annotations is what showsAnnotations has found out.
	annotations *bool
	phantoms    *phantoms
	provided    provided

	// Of executions, see execute.go.
	Offsets      map[*classfile.Field]int64 // the numbers of fields that are accessed by their offsets
	OffsetFields []*classfile.Field
	asked        asked
	// Constructs has for constructors the method that calls it with the elements of an
	// array, see indy.Overlay.Construct.
	Constructs map[*classfile.Method]*Method
	// Invokes has the same for methods that a run may call by reflection.
	Invokes map[*classfile.Method]*Method
	// FieldReaders has for classes the method that reads a field by its number.
	FieldReaders map[string]*Method

	overrides    map[string][]classfile.MemberRef // see overridden
	stored       map[*classfile.Field]*ssa.Call   // see storedIn
	callsForeign map[*ssa.Call]*classfile.Method  // see visitForeign

	// Messages says that exceptions keep their text and cause, see asksException.
	Messages  bool
	Redirects bool // in an execution, the program changes System.in, System.out or System.err
	Traces    bool // in an execution, the program reads the stack traces of exceptions
	unset     bool // see knownProperty
	// interruptible says that methods that wait may throw an InterruptedException, see interruptsItself.
	interruptible bool
	// SetsProperties says that the program reaches code that may change system properties.
	SetsProperties bool
	wanted         wanted // optional parts that are present, and those that the program needs
	given          *gives // see GivesObject
	nullFlow       *nullFlow
	abstracts      map[*classfile.Method][]*classfile.Method // see abstractRuns
}

func newProgram(src Source, hier *classfile.Hierarchy, opts Options) *Program {
	return &Program{
		src: src, Hier: hier, Opts: opts,
		ssa:         &bodies{hier: hier, funcs: map[*classfile.Method]*ssa.Func{}, locks: opts.Schedules},
		Nulls:       newNullness(hier, opts.Handed != nil),
		shown:       newNullness(hier, true),
		clientGives: map[*classfile.Method]bool{},
		methodOf:    map[*classfile.Method]*Method{},
		parts:       map[string]bool{},
		fieldOf:     map[classfile.MemberRef]*classfile.Field{},

		dispatches: map[dispatchKey]*Dispatch{},
		receivers:  map[string]int{},

		Types:   map[string]*Type{},
		Reads:   map[*classfile.Field]bool{},
		Inits:   map[string]*Method{},
		InTuple: map[*classfile.Field]bool{}, Established: map[*classfile.Field]bool{}, EstablishedStatics: map[*classfile.Field]bool{}, EstablishedAs: map[*classfile.Field]int64{},
		outside: outside{targets: map[string]bool{}, seen: map[string]bool{}, named: map[string]bool{}, makesArrays: opts.Handed != nil},
		Concats: map[*ssa.CallDynamic]*ConcatMethods{},
		Formats: map[*ssa.Call]*FormatText{},
		Texts:   map[*ssa.Call]*Method{},
		Enums:   map[*ssa.Call]*EnumSearch{},

		throwableInits: map[*classfile.Method]ThrowableInit{},
		Hashes:         map[string]bool{},
		Offsets:        map[*classfile.Field]int64{},

		overrides: map[string][]classfile.MemberRef{}, stored: map[*classfile.Field]*ssa.Call{}, callsForeign: map[*ssa.Call]*classfile.Method{},
		bodiless: map[*classfile.Method]bool{}, closedOf: map[*classfile.Method]bool{}, mutable: map[string]bool{},
	}
}

// Type is a dynamic type that objects of the run can have.
type Type struct {
	Name     string
	External bool // objects of it may come from unmodelled code: of this type or an unknown subclass
	Given    bool // objects of exactly this type may come from the environment
	// rels are the relations to the classes that virtual calls name, by their
	// numbers in Program.receivers, as far as they are known.
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
	InitCalls []InitCall
	Catchers  CatchSet // exceptions that callers, near or far, may catch
	MayThrow  bool     // an exception can leave it as a value
	Name      string   // of its procedure

	transparent bool // the platform's, or see indy.Overlay.Transparent
	// Of a model's method: the classes of the exceptions that models raise in
	// it, and whether others may come through it.
	Raises CatchSet
	Passes bool
	known  int // of its callees' exceptions, see modelThrows
}

// InitCall is an instruction that can trigger a class initialisation.
type InitCall struct {
	Instr ssa.Instr
	Class string
}

// CallSite is one call with its possible targets.
type CallSite struct {
	raises   []string // exceptions that the call raises by itself, beside those of an intrinsic
	Caller   *Method
	Instr    ssa.Instr         // *ssa.Call, or the *ssa.CallDynamic of a string concatenation
	Resolved *classfile.Method // nil if it could not be resolved; Reason says why
	Virtual  bool              // the receiver's dynamic type decides the target; not so for private methods (JVMS §6.5 invokevirtual)
	NoBody   bool              // for a call that is not virtual: its target has no body
	*Dispatch
}

// Dispatch has the possible targets of a call. All virtual calls of one method
// through one class share theirs, which depends only on these two.
type Dispatch struct {
	key     dispatchKey // of virtual calls only
	number  int         // of key.class in Program.receivers
	Reason  string
	Targets []Target // bodies it may run, by dynamic type for virtual calls
	// For virtual calls: the index of a body in Targets, the types that have been
	// analysed, and those whose method has no body.
	index      map[*Method]int
	seen       map[*Type]bool
	Unmodelled []*Type
	refuses    []string // exceptions that methods without a body raise
}

// dispatchKey determines the targets of a virtual call.
type dispatchKey struct {
	// class is the one that the reference names, not the one that declares the
	// method: the receiver is an object of it.
	class    string
	resolved *classfile.Method
}

// Target is a body a call may run and for which dynamic types it does.
type Target struct {
	Method *Method
	Types  []*Type // nil for calls that are not virtual
}

// knownRelation is a relation, or 0 where that is not known yet.
type knownRelation uint8

// ConcatMethods are the methods that a concatenation calls: $join, and $text
// by descriptor.
type ConcatMethods struct {
	Join *Method
	Text map[string]*Method
}

// TextMethod is the descriptor of the model's method $text for an argument of
// that type.
func TextMethod(desc string) string {
	switch desc {
	case "B", "S", "I", "J":
		desc = "J"
	case "Z", "C", "F", "D", "Ljava/lang/String;":
	default:
		desc = "Ljava/lang/Object;"
	}
	return "(" + desc + ")Ljava/lang/String;"
}

// EnumSearch replaces a call of Enum.valueOf or EnumSet.allOf.
type EnumSearch struct {
	Class          string
	Values, Search *Method
	Arg            int // of the call, which Search gets together with the constants
}

// ThrowableInit describes the bytecode of a constructor of an exception.
type ThrowableInit struct {
	Checks   bool // it may throw because of its arguments
	Runnable bool // all that it does can be run here
}

// outside has the data about objects that the program does not allocate.
type outside struct {
	lister   ClassLister     // nil when the source is none
	open     bool            // arguments may be any objects of the program's classes: the entry is no main
	initial  string          // the class of the entry, which is initialised first
	targets  map[string]bool // classes of which the program can tell objects from others, see distinguish
	seen     map[string]bool // what addExternal has been told of
	external []*Type         // in the order found
	named    map[string]bool // types of arrays that the program names
	// makesArrays says that some method without a body makes arrays of the type that it is told.
	makesArrays bool
}

// wanted says which optional parts a program needs. They would be too expensive for other programs.
type wanted struct {
	messages bool // exceptions keep text and cause, see asksException
	seeds    bool // generators of random numbers keep their state, see seedsRandom
	unset    bool // the properties that every platform has may be removed, see knownProperty
	stopped  bool // code of the program may interrupt its own thread, see interruptsItself
	patterns bool // code of regular expressions has a meaning, see usesPatterns
	trees    bool // in an execution, sorted maps and sets are the JDK's own, see noticesOrder
}

// Relation says whether objects of a dynamic type are instances of a class.
type Relation uint8

const (
	Never Relation = iota
	Sometimes
	Always
)

func (p *Program) fail(err error) {
	if p.Err == nil && err != nil {
		p.Err = err
	}
}

// GoesOn reports whether to continue: nothing has failed, and Options.Stop does
// not end the work.
func (p *Program) GoesOn() bool {
	if p.Err == nil && p.Opts.Stop != nil {
		p.fail(p.Opts.Stop())
	}
	return p.Err == nil
}

// Class returns the class called name, or nil after recording the failure. A
// class of the program is only returned if all its supertypes are available
// (JVMS §5.3.5), so its superclasses have no cycle.
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

// Field resolves a field reference. It is nil for one that does not link, which
// is an error of the program only when a run gets there (JVMS §5.4.3.2).
func (p *Program) Field(ref classfile.MemberRef) *classfile.Field {
	if f := p.fieldOf[ref]; f != nil {
		return f
	}
	f, err := p.Hier.ResolveField(ref)
	if !doesNotLink(err) {
		p.fail(err)
	}
	if err == nil {
		p.fieldOf[ref] = f
	}
	return f
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

// Subtype reports whether class or array a is a subtype of b. If a class is not
// available, the whole lowering fails.
func (p *Program) Subtype(a, b string) bool {
	if a == b || b == jdk.Object {
		return true
	}
	ok, err := p.Hier.IsSubtype(a, b)
	p.fail(err)
	return ok
}

// Open reports whether the arguments of the entry are arbitrary: it is no main.
func (p *Program) Open() bool { return p.outside.open }

// Model reports whether x is a method of a model, or one whose exceptions also
// belong to the line that calls it: the platform's own code, and the generated
// code between that line and the target of a method reference.
func (x *Method) Model() bool { return x.Def.Class.Origin.Model || x.transparent }

// Trusted reports whether the JVM's own checks hold in x. They do in models,
// except in bridge methods: there javac checks what the program passes.
func (x *Method) Trusted() bool {
	return x.Def.Class.Origin.Model && !x.Def.Access.Has(classfile.AccBridge)
}

// Trusts reports whether the JVM's own checks in x never raise an exception of
// class exc.
func (x *Method) Trusts(exc string) bool {
	if isForeign(x.Def) { // it picks what it uses
		return true
	}
	return x.Def.Class.Origin.Model && (exc != jdk.ClassCastException || x.Trusted())
}

// Library reports whether the code of x is the platform's or a model's.
func (x *Method) Library() bool { return x.Def.Class.Origin.Platform }
