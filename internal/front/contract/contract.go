package contract

import (
	"fmt"
	"math"
	"slices"

	"github.com/jayverify/jayverify/classfile"
)

// Contract is what a method demands and promises. The zero value demands nothing.
type Contract struct {
	Params []Param // parallel to the descriptor's parameters; the receiver is not one of them
	Result Nullness
	// Requires are conditions on several parameters, or on one where a range does not
	// say it. All of them hold for a call that keeps the contract.
	Requires []Clause
	// Throws are the exceptions that belong to the contract.
	Throws []Throw
	// Suppressed lists what the method's @SuppressWarnings("jayverify:KIND") name; ""
	// stands for all kinds.
	Suppressed []string
}

// Param is what a contract says about one parameter.
type Param struct {
	Name string // in the source; "" where the class file does not tell
	Desc string // descriptor
	Null Nullness
	// Elements is the nullness of the elements of an array.
	Elements Nullness
	Range    Range // of an integer, or of the integer in a box
	Size     Range // of an array's or a string's length, or a collection's size
	Because  []string
}

// Nullness says whether a reference may be null.
type Nullness uint8

// The values of nullness.
const (
	Unknown  Nullness = iota // nothing says it
	NonNull                  // null breaks the contract
	Nullable                 // null is allowed: a failure with null is the method's
)

// String returns "unknown", "non-null" or "nullable".
func (n Nullness) String() string { return [...]string{"unknown", "non-null", "nullable"}[n] }

// Range is an interval of integers with both ends in it. The zero value is
// everything, as Bounded is false.
type Range struct {
	Bounded bool
	Lo, Hi  int64
}

// Between is the range from lo to hi.
func Between(lo, hi int64) Range { return Range{true, lo, hi} }

// And is the intersection of two ranges. It may be empty: then Lo > Hi.
func (r Range) And(o Range) Range {
	switch {
	case !r.Bounded:
		return o
	case !o.Bounded:
		return r
	}
	return Between(max(r.Lo, o.Lo), min(r.Hi, o.Hi))
}

// Within is the part of r that values of a type can have: an integral type's
// descriptor, or "" for a length.
func (r Range) Within(desc string) Range {
	switch desc {
	case "B":
		return r.And(Between(math.MinInt8, math.MaxInt8))
	case "C":
		return r.And(Between(0, math.MaxUint16))
	case "S":
		return r.And(Between(math.MinInt16, math.MaxInt16))
	case "I":
		return r.And(Between(math.MinInt32, math.MaxInt32))
	case "":
		return r.And(Between(0, math.MaxInt32))
	}
	return r
}

// Has reports whether v is in the range.
func (r Range) Has(v int64) bool { return !r.Bounded || r.Lo <= v && v <= r.Hi }

// String is "1..9", with nothing for an end that no long is beyond, or "any".
func (r Range) String() string {
	if !r.Bounded {
		return "any"
	}
	end := func(v, none int64) string {
		if v == none {
			return ""
		}
		return fmt.Sprint(v)
	}
	return end(r.Lo, math.MinInt64) + ".." + end(r.Hi, math.MaxInt64)
}

// Throw is an exception that belongs to a contract.
type Throw struct {
	Class string // binary name
	By    Source
	// Check is the explicit check that throws it; nil for other sources.
	Check *Check
}

// Source says where a part of a contract was found.
type Source uint8

// The sources.
const (
	ThrowsClause Source = iota // the Exceptions attribute (JVMS §4.7.5)
	Javadoc                    // @throws or @exception in the source
	HeadCheck                  // an explicit check of parameters
	OwnThrow                   // the method has a throw of a new exception of this class
	Inherited                  // the JDK documents it for the method that this one implements
)

// String says where, in a few words.
func (s Source) String() string {
	return [...]string{"its throws clause", "@throws in its Javadoc", "an explicit check of its parameters", "a throw statement of its own", "what the JDK says of the method that it implements"}[s]
}

// Documented returns why an exception of a class belongs to the contract, or nil.
// Subclasses of a documented exception are documented, too. isSubtype may be nil: then
// only the class itself counts.
func (c *Contract) Documented(class string, isSubtype func(sub, super string) bool) *Throw {
	for i, t := range c.Throws {
		if t.Class == class || isSubtype != nil && isSubtype(class, t.Class) {
			return &c.Throws[i]
		}
	}
	return nil
}

// Suppresses reports whether violations of a kind, such as "array-index", are
// suppressed.
func (c *Contract) Suppresses(kind string) bool {
	return slices.Contains(c.Suppressed, "") || slices.Contains(c.Suppressed, kind)
}

// What is ordinary: such values every caller may pass without thinking of limits.
const (
	OrdinaryInt  = 1000 // largest magnitude of an integer
	OrdinarySize = 10   // largest length of an array or a string
)

// Ordinary is the contract tightened to ordinary values: references are not null
// unless the contract allows null, integers are small, arrays and strings are short. An
// array with two integers behind it is one with a part of it: this lies within the array.
// What the contract demands anyway stays; where it allows no ordinary value, its own
// range stays.
func (c Contract) Ordinary() Contract {
	c.Params = slices.Clone(c.Params)
	for i := range c.Params {
		p := &c.Params[i]
		if classfile.IsReference(p.Desc) {
			if p.Null == Unknown {
				p.Null = NonNull
			}
			if p.Elements == Unknown && hasElements(p.Desc) {
				p.Elements = NonNull
			}
		}
		if Integral(p.Desc) {
			p.Range = ordinary(p.Range, -OrdinaryInt, OrdinaryInt)
		}
		if Sized(p.Desc) {
			p.Size = ordinary(p.Size, 0, OrdinarySize)
		}
	}
	c.within()
	return c
}

// Making is an ordinary contract tightened for calls that make objects: sizes, limits and
// positions with which objects are made are not negative.
func (c Contract) Making() Contract {
	c.Params = slices.Clone(c.Params)
	for i := range c.Params {
		if p := &c.Params[i]; Integral(p.Desc) {
			p.Range = ordinary(p.Range, 0, OrdinaryInt)
		}
	}
	return c
}

func ordinary(r Range, lo, hi int64) Range {
	if and := r.And(Between(lo, hi)); and.Lo <= and.Hi {
		return and
	}
	return r
}

// hasElements reports whether a type is an array of references.
func hasElements(desc string) bool {
	return classfile.IsArray(desc) && classfile.IsReference(classfile.ComponentType(desc))
}

// Integral reports whether values of a type are integers: B, C, S, I or J.
func Integral(desc string) bool {
	return len(desc) == 1 && desc != "Z" && desc != "F" && desc != "D"
}

// Sized reports whether values of a type have a length that never changes: arrays
// and strings.
func Sized(desc string) bool {
	return classfile.IsArray(desc) || desc == "Ljava/lang/String;"
}
