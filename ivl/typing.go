package ivl

// Type returns the variable's type.
func (v *Var) Type() Type { return v.Typ }

// Type returns the literal's type.
func (t *IntLit) Type() Type { return t.Typ }

// Type returns Bool.
func (t BoolLit) Type() Type { return Bool }

// Type returns Float or Double.
func (t *FloatLit) Type() Type { return t.Typ }

// Type returns the reference type with the literal's static class.
func (t *NullLit) Type() Type { return RefTo(t.Class) }

// Type returns the reference type of the object's exact class.
func (t *ObjLit) Type() Type { return RefTo(t.Class) }

// Type returns the component's type: Z for id, type and allocSite, I32 for
// the length, the field's type for an immutable field.
func (t *Proj) Type() Type {
	switch t.Comp {
	case CompLength:
		return Int
	case CompField:
		return t.Field.Type
	}
	return IntZ
}

// Type returns the type of the operator's result.
func (t *App) Type() Type { return t.Typ }

func (t *IntLit) isTerm()   {}
func (t BoolLit) isTerm()   {}
func (t *FloatLit) isTerm() {}
func (t *NullLit) isTerm()  {}
func (t *ObjLit) isTerm()   {}
func (t *Proj) isTerm()     {}
func (t *App) isTerm()      {}

// Result returns the type of op's result on args when nothing more is known;
// ok is false for Wrap, FToI, ConstArr and Cast, whose result type is part of the
// operation. The printed form of an App names its type only where it differs.
//
//   - comparisons and connectives: Bool
//   - integer arithmetic and bit operators: Z; Ushr32: I32; Ushr64: I64
//   - Ite: the least type that holds both branches
//   - float arithmetic: the type of the first argument; FCmpL, FCmpG: I32
//   - Select: the array's element type; Store: the array's type
func (op Op) Result(args []Term) (typ Type, ok bool) {
	switch op {
	case Not, And, Or, Implies, Eq, Lt, Le:
		return Bool, true
	case Add, Sub, Mul, Neg, Div, Rem, BitAnd, BitOr, BitXor, Shl, Shr:
		return IntZ, true
	case Ushr32, FCmpL, FCmpG:
		return Int, true
	case Ushr64:
		return Long, true
	case Ite:
		if len(args) != 3 {
			return Type{}, false
		}
		return Join(args[1].Type(), args[2].Type()), true
	case FAdd, FSub, FMul, FDiv, FRem, FNeg:
		if len(args) == 0 {
			return Type{}, false
		}
		return args[0].Type(), true
	case Select:
		if len(args) == 0 || args[0].Type().Sort != ArraySort {
			return Type{}, false
		}
		return args[0].Type().ElemType(), true
	case Store:
		if len(args) == 0 {
			return Type{}, false
		}
		return args[0].Type(), true
	case FBits:
		if len(args) == 0 {
			return Type{}, false
		}
		return bitsType(args[0].Type()), true
	case ToF, BitsF:
		return Float, true
	case ToD, BitsD, FSqrt, FLog, FLcg:
		return Double, true
	}
	return Type{}, false
}

// bitsType is the type of the bits of a float or double.
func bitsType(float Type) Type {
	if float == Double {
		return Long
	}
	return Int
}

// Includes reports whether every integer of range s is in r.
func (r Range) Includes(s Range) bool {
	if r == s || r == Z {
		return true
	}
	rlo, rhi, rok := r.Bounds()
	slo, shi, sok := s.Bounds()
	return rok && sok && rlo <= slo && shi <= rhi
}

// Join returns the least type that holds the values of a and of b: for
// integers a range that includes both, for references the nearest common
// superclass. For types of different sorts it returns a.
func Join(a, b Type) Type {
	switch {
	case a == b || a.Sort != b.Sort:
		return a
	case a.Sort == IntSort:
		for _, r := range [...]Range{U1, I8, I16, U16, I32, I64} {
			if r.Includes(a.Range) && r.Includes(b.Range) {
				return IntOf(r)
			}
		}
		return IntZ
	case a.Sort == RefSort:
		for c := a.Class; c != nil; c = c.Super {
			if b.Class.SubclassOf(c) {
				return RefTo(c)
			}
		}
	}
	return a
}

// Position and the marker methods of statements and terminators.

// Position returns where the statement comes from.
func (s *Assign) Position() Pos { return s.Pos }

// Position returns where the statement comes from.
func (s *Havoc) Position() Pos { return s.Pos }

// Position returns where the statement comes from.
func (s *Assume) Position() Pos { return s.Pos }

// Position returns where the statement comes from.
func (s *Assert) Position() Pos { return s.Pos }

// Position returns where the statement comes from.
func (s *Pull) Position() Pos { return s.Pos }

// Position returns where the statement comes from.
func (s *Push) Position() Pos { return s.Pos }

// Position returns where the statement comes from.
func (s *PullElem) Position() Pos { return s.Pos }

// Position returns where the statement comes from.
func (s *PushElem) Position() Pos { return s.Pos }

// Position returns where the statement comes from.
func (s *New) Position() Pos { return s.Pos }

// Position returns where the statement comes from.
func (s *NewArray) Position() Pos { return s.Pos }

// Position returns where the statement comes from.
func (s *Init) Position() Pos { return s.Pos }

// Position returns where the statement comes from.
func (s *Call) Position() Pos { return s.Pos }

// Position returns where the statement comes from.
func (s *Output) Position() Pos { return s.Pos }

// Position returns where the statement comes from.
func (s *AssumePred) Position() Pos { return s.Pos }

// Position returns where the statement comes from.
func (s *AssertPred) Position() Pos { return s.Pos }

// Position returns where the terminator comes from.
func (t *Goto) Position() Pos { return t.Pos }

// Position returns where the terminator comes from.
func (t *Return) Position() Pos { return t.Pos }

// Position returns where the terminator comes from.
func (t *Stop) Position() Pos { return t.Pos }

func (s *Assign) isStmt()     {}
func (s *Havoc) isStmt()      {}
func (s *Assume) isStmt()     {}
func (s *Assert) isStmt()     {}
func (s *Pull) isStmt()       {}
func (s *Push) isStmt()       {}
func (s *PullElem) isStmt()   {}
func (s *PushElem) isStmt()   {}
func (s *New) isStmt()        {}
func (s *NewArray) isStmt()   {}
func (s *Init) isStmt()       {}
func (s *Call) isStmt()       {}
func (s *Output) isStmt()     {}
func (s *AssumePred) isStmt() {}
func (s *AssertPred) isStmt() {}

func (t *Goto) isTerminator()   {}
func (t *Return) isTerminator() {}
func (t *Stop) isTerminator()   {}
