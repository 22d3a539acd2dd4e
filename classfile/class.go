package classfile

import (
	"slices"
	"sync"
)

// Class is a parsed class file (JVMS §4.1). Names of classes are binary names
// in internal form, with slashes ("java/lang/String"), array classes by
// descriptor ("[I").
type Class struct {
	Minor, Major uint16
	Pool         Pool
	Access       Access
	Name         string
	Super        string // "" for java/lang/Object and module-info
	Interfaces   []string
	Fields       []*Field
	Methods      []*Method

	SourceFile           string
	Signature            string
	InnerClasses         []InnerClass
	EnclosingMethod      *EnclosingMethod // nil when absent
	NestHost             string
	NestMembers          []string
	BootstrapMethods     []BootstrapMethod
	Record               []RecordComponent
	IsRecord             bool // a Record attribute is present, possibly with no components
	PermittedSubclasses  []string
	Module               *Module
	Deprecated           bool
	Synthetic            bool
	Annotations          []Annotation // RuntimeVisible and RuntimeInvisible
	TypeAnnotations      []TypeAnnotation
	SourceDebugExtension []byte
	Unknown              []Attribute

	Origin Origin // where the class was read from
}

// Origin is where a class file came from.
type Origin struct {
	Path     string // directory, jar, jmod or image file it was found in
	Platform bool   // true for the classes of the JDK at hand
	Model    bool   // written anew to stand for a class of the JDK; Platform is true too
	Opaque   bool   // the bytecode is not the meaning of the class, though it is for others of the platform
	Lifted   bool   // the bytecode is the meaning of the class, in place of other meanings in package lower; Platform is true too
}

// Field is a field_info (JVMS §4.5).
type Field struct {
	Class           *Class
	Access          Access
	Name, Desc      string
	ConstantValue   Const // nil when absent; an IntegerConst, LongConst, FloatConst, DoubleConst or StringConst
	Signature       string
	Deprecated      bool
	Synthetic       bool
	Annotations     []Annotation
	TypeAnnotations []TypeAnnotation
	Unknown         []Attribute
}

// Method is a method_info (JVMS §4.6).
type Method struct {
	Class                *Class
	Access               Access
	Name, Desc           string
	Code                 *Body // nil for native and abstract methods
	Exceptions           []string
	Signature            string
	Parameters           []MethodParameter
	Deprecated           bool
	Synthetic            bool
	Annotations          []Annotation
	TypeAnnotations      []TypeAnnotation
	ParameterAnnotations [][]Annotation // per parameter; nil when there are none
	AnnotationDefault    *ElementValue  // nil when absent
	Unknown              []Attribute
}

// Code is a Code attribute (JVMS §4.7.3).
type Code struct {
	MaxStack, MaxLocals int
	Bytes               []byte
	Offset              int       // of Bytes in the class file
	Handlers            []Handler // the exception table, in order
	Lines               []Line
	LocalVars           []LocalVar
	LocalVarTypes       []LocalVar // Desc holds the generic signature
	Frames              []Frame    // StackMapTable, expanded: one full frame per entry, offsets absolute
	TypeAnnotations     []TypeAnnotation
	Unknown             []Attribute

	usesOnce sync.Once
	uses     *Uses
}

// Body is the body of a method. Whether there is one is known from the header of the class;
// what is in it, Read tells, and a Path that records takes notice. See Trail.
type Body struct {
	code *Code
	note func() // nil without a record; called once, by the first Read
	once sync.Once
	// The same for Method.Uses.
	noteUses func()
	onceUses sync.Once
}

// NewBody returns a body that records nothing.
func NewBody(c *Code) *Body { return &Body{code: c} }

// Read returns the Code attribute.
func (b *Body) Read() *Code {
	if b.note != nil {
		b.once.Do(b.note)
	}
	return b.code
}

// Handler is an entry of an exception table: covers [Start, End).
type Handler struct {
	Start, End, Target int
	CatchType          string // "" for any
}

// Line maps the instruction at PC and those after it to a source line.
type Line struct{ PC, Line int }

// LocalVar says that local variable Slot is called Name in [Start, Start+Length).
type LocalVar struct {
	Start, Length int
	Name, Desc    string
	Slot          int
}

// MemberRef is a resolved CONSTANT_Fieldref, Methodref or InterfaceMethodref.
type MemberRef struct {
	Class      string // binary name or array descriptor
	Name, Desc string
	Interface  bool // InterfaceMethodref
}

// Line returns the source line of the instruction at pc, or 0.
func (c *Code) Line(pc int) int {
	best, line := -1, 0
	for _, l := range c.Lines {
		if l.PC <= pc && l.PC > best {
			best, line = l.PC, l.Line
		}
	}
	return line
}

// Caught lists, sorted, the classes that the exception tables of c's methods name. A JVM loads them
// when it links c, whichever methods run; so they count as a part of the header of c.
func (c *Class) Caught() []string {
	var names []string
	for _, m := range c.Methods {
		if m.Code == nil {
			continue
		}
		for _, h := range m.Code.code.Handlers {
			if h.CatchType != "" {
				names = append(names, h.CatchType)
			}
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// Mentions lists, sorted, the classes that c's constant pool names: those of its code, and those of descriptors. A text that
// looks like a descriptor counts, too.
func (c *Class) Mentions() []string {
	var names []string
	c.Pool.classes(func(name string) { names = append(names, name) })
	slices.Sort(names)
	return slices.Compact(names)
}

// FindMethod returns the method declared in c with that name and descriptor, or nil.
func (c *Class) FindMethod(name, desc string) *Method {
	for _, m := range c.Methods {
		if m.Name == name && m.Desc == desc {
			return m
		}
	}
	return nil
}

// FindField returns the field declared in c with that name and descriptor, or nil.
func (c *Class) FindField(name, desc string) *Field {
	for _, f := range c.Fields {
		if f.Name == name && f.Desc == desc {
			return f
		}
	}
	return nil
}
