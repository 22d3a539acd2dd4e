package classfile

// Const is a constant-pool entry in resolved form (JVMS §4.4): its symbolic
// references are looked up, so that no reader needs the pool.
type Const interface{ isConst() }

// The loadable constants and the rest.
type (
	// IntegerConst is CONSTANT_Integer.
	IntegerConst int32
	// LongConst is CONSTANT_Long.
	LongConst int64
	// FloatConst is CONSTANT_Float, as IEEE 754 bits.
	FloatConst uint32
	// DoubleConst is CONSTANT_Double, as IEEE 754 bits.
	DoubleConst uint64
	// StringConst is CONSTANT_String: the decoded text (unpaired surrogates in WTF-8).
	StringConst string
	// ClassConst is CONSTANT_Class: a binary name or an array descriptor.
	ClassConst string
	// MethodTypeConst is CONSTANT_MethodType: a method descriptor.
	MethodTypeConst string
	// MethodHandleConst is CONSTANT_MethodHandle.
	MethodHandleConst struct {
		Kind RefKind
		Ref  MemberRef
	}
	// DynamicConst is CONSTANT_Dynamic or CONSTANT_InvokeDynamic.
	DynamicConst struct {
		Invoke     bool // CONSTANT_InvokeDynamic
		Name, Desc string
		Bootstrap  int // index into Class.BootstrapMethods
	}
	// ModuleConst is CONSTANT_Module.
	ModuleConst string
	// PackageConst is CONSTANT_Package.
	PackageConst string
)

func (IntegerConst) isConst()       {}
func (LongConst) isConst()          {}
func (FloatConst) isConst()         {}
func (DoubleConst) isConst()        {}
func (StringConst) isConst()        {}
func (ClassConst) isConst()         {}
func (MethodTypeConst) isConst()    {}
func (*MethodHandleConst) isConst() {}
func (*DynamicConst) isConst()      {}
func (ModuleConst) isConst()        {}
func (PackageConst) isConst()       {}

// RefKind is the reference_kind of a method handle (JVMS table 5.4.3.5-A).
type RefKind uint8

// The kinds of method handles.
const (
	RefGetField RefKind = 1 + iota
	RefGetStatic
	RefPutField
	RefPutStatic
	RefInvokeVirtual
	RefInvokeStatic
	RefInvokeSpecial
	RefNewInvokeSpecial
	RefInvokeInterface
)
