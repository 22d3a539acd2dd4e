package ivl

import (
	"slices"
	"strings"
)

// Program is a whole program in the intermediate verification language.
// A Program, and everything it points to, is immutable once it has been
// handed on: a pass that changes something builds new values for what changed
// and shares the rest.
type Program struct {
	Classes []*Class    // every class a reference can have as dynamic type, and their superclasses
	Globals []*Var      // static fields and other whole-program state; Var.Init is the value at the start
	Preds   []*Pred     // uninterpreted predicates; empty before a heap encoding
	Procs   []*Proc     // procedures, names are unique
	Entry   string      // name of the procedure a run starts in; it has no parameters
	Props   []*Property // what is to be verified; Property.ID is the index here
	Inputs  []*Input    // the places that bring in values from outside; Input.ID is the index here
}

// Proc returns the procedure called name, or nil.
func (p *Program) Proc(name string) *Proc {
	for _, q := range p.Procs {
		if q.Name == name {
			return q
		}
	}
	return nil
}

// Class describes the objects that have one dynamic type (LPAR'17 §3.1: the
// set of fields f1 … fn of a class type). Arrays are classes with an Elem.
type Class struct {
	Name   string   // Java binary name with slashes ("java/lang/Object"), or an array descriptor ("[I")
	ID     int      // type number, > 0, unique in the program, the value of the tuple component `type`; 0 is the type of null
	Super  *Class   // nil for java/lang/Object
	Fields []*Field // fields declared here, not the inherited ones, in declaration order
	Elem   *Type    // element type of an array class, nil otherwise
	// External says that objects of this dynamic type may exist that the
	// program did not allocate (handed in by unmodelled code). A heap
	// encoding must then start with arbitrary contents for ids < 0.
	External bool
	// Closed says that only the program allocates objects of this class and its subclasses. So
	// an object from outside is not one, also if its best known class is another class. Nor is it a
	// literal of such a class.
	Closed bool
}

// Field is an instance field.
type Field struct {
	Class     *Class
	Name      string
	Type      Type
	Immutable bool // part of the reference tuple (LPAR'17 §2 "Encoding of References as Tuples"): set once by Init, read by Proj, never pulled or pushed
}

// Mutable returns the fields that pull and push move for static class c:
// those of its superclasses first, then its own, each in declaration order.
func (c *Class) Mutable() []*Field { return c.layout(false) }

// Tuple returns the fields that are components of a reference of static class
// c, superclasses first.
func (c *Class) Tuple() []*Field { return c.layout(true) }

func (c *Class) layout(immutable bool) []*Field {
	n := 0
	for d := c; d != nil; d = d.Super {
		for _, f := range d.Fields {
			if f.Immutable == immutable {
				n++
			}
		}
	}
	if n == 0 {
		return nil
	}
	other := func(f *Field) bool { return f.Immutable != immutable }
	if n == len(c.Fields) && !slices.ContainsFunc(c.Fields, other) {
		return slices.Clip(c.Fields) // all are its own
	}
	fs := make([]*Field, n)
	for d := c; d != nil; d = d.Super {
		for _, f := range slices.Backward(d.Fields) {
			if f.Immutable == immutable {
				n--
				fs[n] = f
			}
		}
	}
	return fs
}

// SubclassOf reports whether c is d or a subclass of it (superclass chain
// only; interfaces do not exist in the IVL).
func (c *Class) SubclassOf(d *Class) bool {
	for ; c != nil; c = c.Super {
		if c == d {
			return true
		}
	}
	return false
}

// compatibleWith reports whether a reference of the static class d can refer to an object of class
// c. Arrays of references are covariant (JLS §4.10.3).
func (c *Class) compatibleWith(d *Class) bool {
	if c.SubclassOf(d) {
		return true
	}
	return c.Elem != nil && d.Elem != nil && c.Elem.Sort == RefSort && d.Elem.Sort == RefSort && c.Elem.Class.compatibleWith(d.Elem.Class)
}

// Pred is an uninterpreted predicate (LPAR'17 §4: φ_type). The Horn solver
// finds its interpretation.
type Pred struct {
	Name   string
	Params []Type // never Ref: references are flattened before or by the heap encoding
	// Names are the parameters as suffixes of a variable for the object that the
	// predicate is about: "$id", "$data", "$next$id", and "$[index]", "$[element]"
	// of an array; nil when it is about no object. They are not part of the text.
	Names []string
	Doc   string // what the predicate stands for, in terms of the Java program
}

// Proc is a procedure: parameters in, several results out.
type Proc struct {
	Name    string // unique; for a Java method CLASS.METHOD+DESCRIPTOR, e.g. "Main.f(I)I"
	Params  []*Var
	Results []Type // Return carries one term for each
	Locals  []*Var // all other variables; names unique among params, locals and globals
	Blocks  []*Block
	Pos     Pos
}

// Block returns the block with the label, or nil.
func (p *Proc) Block(label string) *Block {
	for _, b := range p.Blocks {
		if b.Label == label {
			return b
		}
	}
	return nil
}

// Block is a straight-line run of statements with one transfer of control at
// its end. Blocks[0] is where the procedure starts.
type Block struct {
	Label string
	Stmts []Stmt
	Term  Terminator
}

// Var is a variable: a parameter, a local or a global. Its identity is the
// pointer; its name is unique in the procedure and distinct from all globals.
type Var struct {
	Name   string
	Typ    Type // read with Type(), as for any term
	Global bool
	Init   Term   // globals: a literal, the value when a run starts
	Java   string // name in the Java source, "" when there is none
}

// Method names a Java method in positions.
type Method struct {
	Class  string // binary name with slashes
	Name   string
	Desc   string
	Source string // SourceFile attribute, "" when absent
}

// Pos is where something comes from in the Java program. The zero Pos is
// unknown.
type Pos struct {
	Method *Method
	PC     int // bytecode offset, bytes from the start of the Code array
	Line   int // source line, 0 when the class file has none
}

// Kind says what a property forbids.
type Kind uint8

// The kinds of properties (design §4).
const (
	AssertionError    Kind = iota // an AssertionError, as javac compiles `assert`, leaves the entry
	NullDereference               // NullPointerException raised by an instruction
	ArrayIndex                    // ArrayIndexOutOfBoundsException raised by an instruction
	ClassCast                     // ClassCastException raised by checkcast
	DivisionByZero                // ArithmeticException raised by idiv, irem, ldiv, lrem
	NegativeArraySize             // NegativeArraySizeException raised by an array allocation
	ArrayStore                    // ArrayStoreException raised by aastore
	UncaughtException             // an exception object that the program (or a model) allocates leaves the entry
	Unsupported                   // not a property of the program: a run reaches a feature that is not modelled; such runs are not judged
	Deadlock                      // a run in which threads wait for each other for ever
	DataRace                      // a run in which two threads access the same memory in no order, and one of them writes
)

// Property is one thing to verify.
type Property struct {
	ID        int    // index in Program.Props
	Name      string // stable and readable: CLASS.METHOD+DESCRIPTOR@LINE:KIND.N (design §6)
	Kind      Kind
	Exception string // binary name of the exception class that would leave the entry
	Pos       Pos
	Detail    string // what exactly, e.g. "index of a[i]"; may be empty
}

// InCallee reports whether p says that code of the platform fails that the line calls: the
// detail begins with the name of the method.
func (p *Property) InCallee() bool { return strings.HasPrefix(p.Detail, "in ") }

// InputKind says who chooses the value of a havoc.
type InputKind uint8

// The kinds of inputs.
const (
	Environment InputKind = iota // a true input: main's arguments, Random, Scanner, clocks, Verifier.nondet…
	Unmodelled                   // the result of a call without body or model; a run that depends on it is only possible
	Internal                     // an over-approximation made by a pass; never in lowered programs
	CallStack                    // what is known of the calls that have not returned, about the object Havoc.Of; only in programs that are executed once
	Setting                      // a true input that has a name, the text Havoc.Of: in one run, all values for one name are the same
)

// Input is one place that brings in values. All havocs of one place in the Java
// program share it, also after inlining. So a run is described by a sequence of
// values for each input.
type Input struct {
	ID   int
	Kind InputKind
	Name string // what a reader calls it: "Random.nextInt()", "args.length"
	// Desc is the Java descriptor of the values where their IVL type does not
	// tell it: "Z" or "C" for integers that are booleans or chars, else "".
	Desc string
	Pos  Pos
}
