package jdk

// Binary names of classes that the language itself or many rules speak of.
const (
	Object        = "java/lang/Object"
	String        = "java/lang/String"
	ClassClass    = "java/lang/Class"
	Enum          = "java/lang/Enum"
	System        = "java/lang/System"
	Comparator    = "java/util/Comparator"
	Random        = "java/util/Random"
	StringBuilder = "java/lang/StringBuilder"
	Cloneable     = "java/lang/Cloneable"
	Serializable  = "java/io/Serializable"
)

// Exceptions and errors.
const (
	Throwable           = "java/lang/Throwable"
	Error               = "java/lang/Error"
	RuntimeException    = "java/lang/RuntimeException"
	VirtualMachineError = "java/lang/VirtualMachineError"

	NullPointerException           = "java/lang/NullPointerException"
	ArrayIndexOutOfBoundsException = "java/lang/ArrayIndexOutOfBoundsException"
	ClassCastException             = "java/lang/ClassCastException"
	ArithmeticException            = "java/lang/ArithmeticException"
	NegativeArraySizeException     = "java/lang/NegativeArraySizeException"
	ArrayStoreException            = "java/lang/ArrayStoreException"
	AssertionError                 = "java/lang/AssertionError"
	ExceptionInInitializerError    = "java/lang/ExceptionInInitializerError"
	NoClassDefFoundError           = "java/lang/NoClassDefFoundError"
	IllegalArgumentException       = "java/lang/IllegalArgumentException"
	NumberFormatException          = "java/lang/NumberFormatException"
	CloneNotSupportedException     = "java/lang/CloneNotSupportedException"
	IllegalMonitorStateException   = "java/lang/IllegalMonitorStateException"
)

// The exceptions that java.util.Formatter throws.
const (
	DuplicateFormatFlagsException          = "java/util/DuplicateFormatFlagsException"
	FormatFlagsConversionMismatchException = "java/util/FormatFlagsConversionMismatchException"
	IllegalFormatArgumentIndexException    = "java/util/IllegalFormatArgumentIndexException"
	IllegalFormatCodePointException        = "java/util/IllegalFormatCodePointException"
	IllegalFormatConversionException       = "java/util/IllegalFormatConversionException"
	IllegalFormatFlagsException            = "java/util/IllegalFormatFlagsException"
	IllegalFormatPrecisionException        = "java/util/IllegalFormatPrecisionException"
	IllegalFormatWidthException            = "java/util/IllegalFormatWidthException"
	MissingFormatArgumentException         = "java/util/MissingFormatArgumentException"
	MissingFormatWidthException            = "java/util/MissingFormatWidthException"
	UnknownFormatConversionException       = "java/util/UnknownFormatConversionException"
)

// Bootstrap methods of invokedynamic, CLASS.METHOD.
const (
	ConcatWithRecipe    = "java/lang/invoke/StringConcatFactory.makeConcatWithConstants"
	ConcatWithoutRecipe = "java/lang/invoke/StringConcatFactory.makeConcat"
	LambdaMetafactory   = "java/lang/invoke/LambdaMetafactory.metafactory"
)

// lastMillisecond is the end of the year 9999. The clock of
// System.currentTimeMillis is not before 1970, and may be set forward and back.
const lastMillisecond = 253402300799999
