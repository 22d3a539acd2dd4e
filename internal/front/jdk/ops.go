package jdk

// Op names a meaning. Package lower has one function for each.
type Op string

// The meanings of intrinsics.
const (
	DoesNothing      Op = "does nothing"
	AssertionStatus  Op = "assertion status"  // of a class
	DescribesField   Op = "describes a field" // makes an ObjectStreamField, which wants a name
	ReturnsReceiver  Op = "returns the receiver"
	Exits            Op = "exits"
	Prints           Op = "prints"
	PrintsFormatted  Op = "prints formatted"
	RequiresNonNull  Op = "requires non-null"
	AddsSuppressed   Op = "adds suppressed"
	Assumes          Op = "assumes"            // its argument
	AssumesOfClients Op = "assumes of clients" // its argument is between Lo and Hi, for a library's clients, unless they are pedantic; Text says so
	Granted          Op = "granted"            // true, as an assumption, unless somebody may catch Unless
	Clones           Op = "clones"             // the receiver
	Boxes            Op = "boxes"              // makes an object of a wrapper class
	ClassOfObject    Op = "class of"           // of the receiver
	DeclaringClass   Op = "declaring class"
	NameOfClass      Op = "name of class"
	SomeMessage      Op = "some message" // the text of an exception that is not known

	// The environment chooses.
	Chosen         Op = "chosen"                // an integer from Lo to Hi, or any floating-point number
	ChosenString   Op = "chosen string"         // not null
	ChosenUnit     Op = "chosen in [0, 1)"      // a floating-point number
	ChosenBelow    Op = "chosen below argument" // and not below the argument before, if there is one
	ChosenGaussian Op = "chosen as a Gaussian"
	HasMethod      Op = "has a method" // whether its class has one called Text in this JDK
	Release        Op = "release"      // the version of Java whose class files the JDK's class has, 0 for none
	NanoTime       Op = "nano time"    // not before the one chosen last
	NextInt        Op = "next int"
	NextBetween    Op = "next between"
	SomeText       Op = "some text"    // any text, or null unless Lo is 1
	SetText        Op = "set text"     // the same of what is set under a name, the first argument
	Either         Op = "either"       // any value of its type: as the JDK at hand may or may not, or computes
	Parses         Op = "parses"       // reads a number from a text
	ParsesFloat    Op = "parses float" // a floating-point number of a text, which may be none
	BoxesParsed    Op = "boxes parsed" // an object with such a number
	Ulps           Op = "ulps"         // the rounding of a function of java.lang.Math

	// Arithmetic.
	Abs          Op = "abs"
	Max          Op = "max"
	Min          Op = "min"
	Sqrt         Op = "sqrt"
	Log          Op = "log"
	BitsOf       Op = "bits of" // of a floating-point number
	FloatOfBits  Op = "float of bits"
	DoubleOfBits Op = "double of bits"
	NextSeed     Op = "next seed" // of a generator of random numbers

	// Primitives of models.
	StringLength   Op = "string length"
	StringAlloc    Op = "string alloc"
	StringSet      Op = "string set"
	StringGet      Op = "string get"
	StringKnown    Op = "string known" // whether it is a constant of the program
	StringHash     Op = "string hash"  // of a constant
	StringEquals   Op = "string equals"
	FromOutside    Op = "from outside" // whether the string is
	WellFormed     Op = "well-formed"  // whether a text from outside is taken to be a number
	OtherDigit     Op = "other digit"  // the value of a char beyond ASCII
	ConstantsOf    Op = "constants of" // an enum, in a new array
	NewArrayLike   Op = "new array like"
	NewRoom        Op = "new room"    // an array whose elements are written before they are read
	Admits         Op = "admits"      // whether an array can have an element
	Counts         Op = "counts"      // whether an object is of the class whose field is summed
	Measures       Op = "measures"    // the field of such an object
	SilentKey      Op = "silent key"  // whether comparisons of a key with others are not seen
	Reorders       Op = "reorders"    // elements are compared in another order than the JDK's
	LosesEntry     Op = "loses entry" // an element of a sorted map is removed
	Dotted         Op = "dotted"      // I and i are one letter in the default locale
	Within         Op = "within"      // holds
	InUnitInterval Op = "in unit interval"
	IsExtended     Op = "is extended" // whether the program has generators of random numbers of its own
	RefusesRandom  Op = "refuses random"
	RefusesHook    Op = "refuses a hook" // of a class of the program that declares one of the methods in Text

	// Primitives of models for executions.
	ClassName         Op = "class name"
	ClassSimpleName   Op = "class simple name"
	ClassSuper        Op = "class super"
	ClassComponent    Op = "class component"
	ClassInterfaces   Op = "class interfaces"
	ClassModifiers    Op = "class modifiers"
	ClassKind         Op = "class kind"
	ClassAssignable   Op = "class assignable" // whether a variable of the first class holds objects of the second
	ClassForName      Op = "class for name"
	ClassHashes       Op = "class hashes"
	LiteralByHash     Op = "literal by hash"
	SetsStream        Op = "sets stream"
	NotesTrace        Op = "notes trace"
	NextOfTrace       Op = "next of trace"
	ResourceName      Op = "resource name"
	ResourceURL       Op = "resource URL"
	ResourceText      Op = "resource text"
	ClassConstructors Op = "class constructors"
	ClassMethods      Op = "class methods"
	ClassFields       Op = "class fields"
	Constructs        Op = "constructs"
	InvokesMethod     Op = "invokes method"
	ReadsField        Op = "reads field"
	EnumConstants     Op = "enum constants"
	InitialisesClass  Op = "initialises class"
	WhichConsole      Op = "which console"
	PrintsText        Op = "prints text"
	FieldOffset       Op = "field offset"
	UnsafeGet         Op = "unsafe get"
	UnsafePut         Op = "unsafe put"
)
