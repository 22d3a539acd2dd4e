package ssa

import "github.com/jayverify/jayverify/classfile"

// wanted returns the categories of in's operands.
func (c *checker) wanted(in Instr) string {
	switch in := in.(type) {
	case *Phi:
		return repeated(category(in.typ), len(in.Args))
	case *BinOp:
		x := category(typeOf(in.X))
		if in.Op == Shl || in.Op == Shr || in.Op == Ushr {
			return string([]byte{x, 'I'})
		}
		return string([]byte{x, x})
	case *Neg:
		return string(category(in.typ))
	case *Convert:
		return string(category(typeOf(in.X)))
	case *NewArray:
		return "I"
	case *MultiNewArray:
		return repeated('I', len(in.Lens))
	case *ArrayLength, *GetField, *CheckCast, *InstanceOf, *Monitor, *Throw:
		return "A"
	case *ArrayLoad:
		return "AI"
	case *ArrayStore:
		return string([]byte{'A', 'I', category(Type(in.Kind))})
	case *PutField:
		return string([]byte{'A', category(Type(in.Field.Desc))})
	case *PutStatic:
		return string(category(Type(in.Field.Desc)))
	case *Call:
		lead := "A"
		if in.Kind == InvokeStatic {
			lead = ""
		}
		return signatureCategories(in.Method.Desc, lead)
	case *CallDynamic:
		return signatureCategories(in.Site.Desc, "")
	case *If:
		x := category(typeOf(in.X))
		return string([]byte{x, x})
	case *Switch:
		return "I"
	case *Return:
		if in.Result != nil {
			return string(category(typeOf(in.Result)))
		}
	}
	return ""
}

func signatureCategories(desc, lead string) string {
	params, _, err := classfile.ParseMethodDescriptor(desc)
	if err != nil {
		return "?"
	}
	return categories(typesOf(params), lead)
}

// resultType checks the type of an instruction's result.
func (c *checker) resultType(b *Block, r result) bool {
	t, ok := r.Type(), false
	switch in := r.(type) {
	case *Phi:
		ok = t == Int || t == Long || t == Float || t == Double || t.IsRef()
	case *BinOp:
		ok = t == binaryType(in)
	case *Neg:
		ok = t == typeOfCategory(in.X)
	case *Convert:
		ok = c.conversion(in)
	case *New:
		ok = t == ClassType(in.Class)
	case *NewArray, *MultiNewArray:
		ok = t.IsArray()
	case *ArrayLength, *InstanceOf:
		ok = t == Int
	case *ArrayLoad:
		ok = category(t) == category(Type(in.Kind)) && (in.Kind != "B" || t == "B" || t == "Z")
	case *GetField:
		ok = t == Type(in.Field.Desc)
	case *GetStatic:
		ok = t == Type(in.Field.Desc)
	case *Call:
		ok = t == resultOf(in.Method.Desc)
	case *CallDynamic:
		ok = t == resultOf(in.Site.Desc)
	case *CheckCast:
		ok = t == in.Target && t.IsRef()
	case *Catch:
		ok = t == ClassType(in.CatchType) || in.CatchType == "" && t == ClassType(throwable)
	}
	return ok || c.fail(b, r, "result of the type %q", t)
}

// typeOfCategory returns I, J, F or D.
func typeOfCategory(x Value) Type {
	if category(typeOf(x)) == 'A' {
		return Void
	}
	return Type(category(typeOf(x)))
}

// binaryType returns the type that i's result must have, Void when its operands are wrong.
func binaryType(i *BinOp) Type {
	x := typeOfCategory(i.X)
	switch i.Op {
	case Add, Sub, Mul, Div, Rem:
		return x
	case And, Or, Xor, Shl, Shr, Ushr:
		if x == Int || x == Long {
			return x
		}
	case Cmp:
		if x == Long {
			return Int
		}
	case CmpL, CmpG:
		if x == Float || x == Double {
			return Int
		}
	}
	return Void
}

// conversion checks that i is one of the fifteen conversions.
func (c *checker) conversion(i *Convert) bool {
	from := typeOfCategory(i.X)
	switch i.To {
	case Int, Long, Float, Double:
		return i.typ == i.To && from != i.To && from != Void
	case "B", "C", "S":
		return i.typ == Int && from == Int
	}
	return false
}

func resultOf(desc string) Type {
	_, result, err := classfile.ParseMethodDescriptor(desc)
	if err != nil || result == "V" {
		return Void
	}
	return Type(result)
}

// returned checks the result of a return against the method's descriptor.
func (c *checker) returned(b *Block, i *Return) bool {
	want := resultOf(c.f.Method.Desc)
	if (want == Void) != (i.Result == nil) || want != Void && category(want) != category(i.Result.Type()) {
		return c.fail(b, i, "in a method with the descriptor %s", c.f.Method.Desc)
	}
	return true
}

// comparable checks that i compares ints, or references for equality.
func (c *checker) comparable(b *Block, i *If) bool {
	switch t := i.X.Type(); {
	case t.IsRef() && i.Op != EQ && i.Op != NE:
		return c.fail(b, i, "references are only equal or not")
	case !t.IsRef() && !t.IsInt():
		return c.fail(b, i, "compares values of the type %s", t)
	}
	return true
}
