package indy

import "github.com/jayverify/jayverify/classfile"

// wrapper is the class of boxed values of a primitive type.
type wrapper struct{ class, unbox string }

// wrappers by primitive type.
var wrappers = map[string]wrapper{
	"Z": {"java/lang/Boolean", "booleanValue"},
	"B": {"java/lang/Byte", "byteValue"},
	"S": {"java/lang/Short", "shortValue"},
	"C": {"java/lang/Character", "charValue"},
	"I": {"java/lang/Integer", "intValue"},
	"J": {"java/lang/Long", "longValue"},
	"F": {"java/lang/Float", "floatValue"},
	"D": {"java/lang/Double", "doubleValue"},
}

// unboxed is the primitive type whose values the class boxes, or "".
func unboxed(class string) string {
	for p, w := range wrappers {
		if w.class == class {
			return p
		}
	}
	return ""
}

func isPrimitive(desc string) bool { return len(desc) == 1 && desc != "V" }

// convert emits the conversion of the value on the stack from type from to type
// to, as LambdaMetafactory's documentation defines it; functional is its type in
// the instantiated method type, to which a reference is cast first. It reports
// whether there is such a conversion.
func (c *code) convert(from, to, functional string) bool {
	switch {
	case to == "V":
		c.pop(from)
		return true
	case from == "V":
		return false
	case isPrimitive(from) && isPrimitive(to):
		return c.widen(from, to)
	case isPrimitive(from):
		return c.box(from, to)
	}
	if !isPrimitive(functional) {
		c.cast(from, functional)
		from = functional
	}
	if isPrimitive(to) {
		return c.unbox(from, to)
	}
	c.cast(from, to)
	return true
}

// cast emits a cast between reference types, unless none is needed.
func (c *code) cast(from, to string) {
	if from != to && to != "L"+object+";" {
		c.typed(classfile.OpCheckcast, classfile.ClassNameOf(to))
	}
}

// widening are the primitive types each can be widened to (JLS §5.1.2).
var widening = map[string]string{
	"B": "SIJFD", "S": "IJFD", "C": "IJFD", "I": "JFD", "J": "FD", "F": "D",
}

// widen emits a widening primitive conversion.
func (c *code) widen(from, to string) bool {
	if from == to {
		return true
	}
	ok := false
	for _, t := range widening[from] {
		ok = ok || string(t) == to
	}
	if !ok {
		return false
	}
	op := map[[2]classfile.Opcode]classfile.Opcode{
		{0, 1}: classfile.OpI2l, {0, 2}: classfile.OpI2f, {0, 3}: classfile.OpI2d,
		{1, 2}: classfile.OpL2f, {1, 3}: classfile.OpL2d, {2, 3}: classfile.OpF2d,
	}
	if o, ok := op[[2]classfile.Opcode{kindOffset(from), kindOffset(to)}]; ok {
		c.op(classfile.SlotWidth(to)-classfile.SlotWidth(from), o)
	}
	return true
}

// box emits a boxing conversion of a primitive value, widened first if to is the
// wrapper of a wider type.
func (c *code) box(from, to string) bool {
	if p := unboxed(classfile.ClassNameOf(to)); p != "" {
		if !c.widen(from, p) {
			return false
		}
		from = p
	}
	w := wrappers[from]
	c.static(w.class, "valueOf", "("+from+")L"+w.class+";")
	c.cast("L"+w.class+";", to)
	return true
}

// unbox emits the conversion of a reference to a primitive type: through the
// wrapper that from is, else through the one that its dynamic type must be.
func (c *code) unbox(from, to string) bool {
	c.unboxes = true
	class := classfile.ClassNameOf(from)
	if p := unboxed(class); p != "" {
		c.virtual(class, wrappers[p].unbox, "()"+p)
		return c.widen(p, to)
	}
	w := wrappers[to]
	switch to {
	case "Z", "C":
		class = w.class
	default:
		class = "java/lang/Number"
	}
	c.cast(from, "L"+class+";")
	c.virtual(class, w.unbox, "()"+to)
	return true
}
