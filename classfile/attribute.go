package classfile

// Attribute is an attribute that this package does not interpret, kept as it came.
type Attribute struct {
	Name string
	Data []byte
}

// InnerClass is an entry of an InnerClasses attribute (JVMS §4.7.6).
type InnerClass struct {
	Inner  string // binary name
	Outer  string // binary name of the class it is a member of, "" for local and anonymous classes
	Name   string // simple name, "" for anonymous classes
	Access Access // as declared in the source
}

// EnclosingMethod is the attribute of that name (JVMS §4.7.7).
type EnclosingMethod struct {
	Class      string
	Name, Desc string // "" when the class is not directly inside a method
}

// BootstrapMethod is an entry of a BootstrapMethods attribute (JVMS §4.7.23).
type BootstrapMethod struct {
	Method *MethodHandleConst
	Args   []Const // loadable constants
}

// RecordComponent is an entry of a Record attribute (JVMS §4.7.30).
type RecordComponent struct {
	Name, Desc      string
	Signature       string
	Annotations     []Annotation
	TypeAnnotations []TypeAnnotation
	Unknown         []Attribute
}

// MethodParameter is an entry of a MethodParameters attribute (JVMS §4.7.24).
type MethodParameter struct {
	Name   string // "" for none
	Access Access
}

// Module has the declarations of module-info.class: the attributes Module,
// ModulePackages and ModuleMainClass (JVMS §4.7.25–27).
type Module struct {
	Name      string
	Access    Access
	Version   string
	Requires  []ModuleRequire
	Exports   []ModuleExport
	Opens     []ModuleExport
	Uses      []string // binary names
	Provides  []ModuleProvide
	Packages  []string // in internal form
	MainClass string   // binary name
}

// ModuleRequire is a dependence on another module.
type ModuleRequire struct {
	Module  string
	Access  Access
	Version string
}

// ModuleExport is an exported or opened package.
type ModuleExport struct {
	Package string // in internal form
	Access  Access
	To      []string // modules; empty means all
}

// ModuleProvide is a provided service.
type ModuleProvide struct {
	Service string   // binary name
	With    []string // binary names
}

// Annotation is an annotation (JVMS §4.7.16).
type Annotation struct {
	Type     string // field descriptor
	Visible  bool   // at run time
	Elements []Element
}

// Element is an element-value pair of an annotation.
type Element struct {
	Name  string
	Value ElementValue
}

// ElementValue is the value of an annotation's element (JVMS §4.7.16.1). Tag
// says which field holds it.
type ElementValue struct {
	Tag    byte           // B C D F I J S Z s e c @ [
	Const  Const          // of B C D F I J S Z (Integer, Long, Float or Double constant) and s (StringConst)
	Type   string         // of e: the enum's descriptor; of c: a descriptor, "V" for void
	Name   string         // of e: the enum constant
	Nested *Annotation    // of @
	Array  []ElementValue // of [
}

// TypeAnnotation is an annotation on a type used in a declaration or
// expression (JVMS §4.7.20).
type TypeAnnotation struct {
	Annotation
	TargetType byte   // table 4.7.20-A
	Target     []byte // target_info, as it came
	Path       []byte // pairs of type_path_kind and type_argument_index
}
