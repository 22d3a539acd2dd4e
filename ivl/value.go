package ivl

import (
	"fmt"
	"math"
	"math/big"
	"strconv"
)

// Value is a value of a run as it is exchanged with the outside: what an
// Inputs supplies and what an Outcome records.
type Value struct {
	N   int64     // Bool: 0 or 1; Int: the value unless Big is set; Float, Double: the IEEE 754 bits
	Big *big.Int  // Int: the value when it does not fit N, else nil
	Ref *External // Ref: nil is null
}

// External describes an object the program did not allocate. Equal numbers in
// one run are the same object; class and length of the first mention count.
type External struct {
	Number int    // ≥ 0, chosen by the Inputs
	Class  *Class // dynamic type
	Length int64  // arrays: 0 … 2^31-1
}

// IntValue returns the integer n as a Value.
func IntValue(n *big.Int) Value {
	if n.IsInt64() {
		return Value{N: n.Int64()}
	}
	return Value{Big: n}
}

// Format returns the value as a reader writes it: 7, true, 1.5, null, Node#3.
func (v Value) Format(t Type) string {
	switch t.Sort {
	case BoolSort:
		return strconv.FormatBool(v.N != 0)
	case FloatSort:
		return strconv.FormatFloat(float64(math.Float32frombits(uint32(v.N))), 'g', -1, 32)
	case DoubleSort:
		return strconv.FormatFloat(math.Float64frombits(uint64(v.N)), 'g', -1, 64)
	case RefSort:
		if v.Ref == nil {
			return "null"
		}
		return fmt.Sprintf("%s#%d", v.Ref.Class.Name, v.Ref.Number)
	}
	return num{v.N, v.Big}.String()
}

// fits says what is wrong with v as a value of type t; "" when nothing is.
func (v Value) fits(t Type) string {
	bad := false
	switch t.Sort {
	case BoolSort:
		bad = v.N>>1 != 0
	case FloatSort:
		bad = uint64(v.N)>>32 != 0
	case IntSort:
		lo, hi, ok := t.Range.Bounds()
		bad = ok && (v.Big != nil || v.N < lo || v.N > hi)
	case RefSort:
		bad = v.Ref != nil && (v.Ref.Class == nil || v.Ref.Number < 0 || v.Ref.Length < 0 || v.Ref.Length > MaxLength)
	}
	if bad {
		return fmt.Sprintf("%+v is not a value of type %s", v, t)
	}
	return ""
}

// Request is one question to an Inputs.
type Request struct {
	Type Type
	// Input is where a Havoc takes its value from. It is nil for contents.
	Input *Input
	// N is the number of earlier Havocs of that input in the run.
	N int
	// Of names what the value is read from, for a Havoc with an Of that is an
	// element of an array with External, or the class of Of for an input of the
	// kind CallStack; "" otherwise.
	Of string
	// Stack, for an input of the kind CallStack, knows the calls that have not returned,
	// innermost first.
	Stack interface{ Frames() []Frame }
	// Contents are requested when a run first reads them: a field of an external
	// object or object constant (Field), an element of an external array or of a
	// NewArray with External (Index), or the length of a string that is an element
	// of the latter (OfLength; a number below 0 means 0).
	Contents bool
	Object   int64  // its id
	Field    *Field // nil for an element and a length
	Index    int64
	OfLength bool
	Site     int // allocation site of an array with External, 0 for external objects
	// Certain contents are the environment's choice, like a true input: those of
	// the elements of a NewArray with External, and of arrays that are an input
	// themselves. Name is their name in reports.
	Certain bool
	Name    string
	// External is 1 + External.Number of the object whose contents are
	// requested; 0 if the object does not come from Inputs.
	External int
}

// Frame is one level of a call stack.
type Frame struct {
	Proc string
	Pos  Pos // the call, in the innermost frame the statement the run ended at
}

// Content is a field, an element or the length of an object from outside. A run
// requests its value once.
type Content struct {
	Object   int64
	Field    *Field
	Index    int64
	OfLength bool
}

// Content returns the contents that r requests, if any.
func (r Request) Content() Content { return Content{r.Object, r.Field, r.Index, r.OfLength} }

// Inputs supplies what a run takes from outside. With ok false there is no
// value, and the run is Inconclusive. Elements of reference arrays with
// External are not requested: they are distinct external objects.
type Inputs interface {
	Value(r Request) (v Value, ok bool)
}

// Consumed is a value a run took from outside.
type Consumed struct {
	Request Request
	Value   Value
}
