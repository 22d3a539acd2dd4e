package throwing

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// An index of one of the JDK's own arrays that is an argument, and that no code before has looked at: Calendar.get(field).

// unseen is the argument of the analysed call that in uses as an index of one of the JDK's own arrays, where no code before has
// looked at it; nil if there is none. The array's length is -1 if it is not known.
func (w *walker) unseen(s *pathFacts, in ssa.Instr) (index Expr, length int64) {
	var array, at ssa.Value
	switch in := in.(type) {
	case *ssa.ArrayLoad:
		array, at = in.Array, in.Index
	case *ssa.ArrayStore:
		array, at = in.Array, in.Index
	default:
		return nil, 0
	}
	a, isArg := s.value(at).(Arg)
	if _, known := s.value(array).(Arg); known || !isArg || a.Type != ssa.Int || s.looked[a.String()] {
		return nil, 0
	}
	return a, w.a.lengthOf(array)
}

// lookAt notes that the code has looked at values, or at what they are computed from.
func (s *pathFacts) lookAt(vs ...ssa.Value) {
	for _, v := range vs {
		switch x := s.value(v).(type) {
		case Arg:
			s.looked[x.String()] = true
			continue
		case Binary:
			s.lookAtAll(x)
			continue
		}
		switch v := v.(type) {
		case *ssa.BinOp:
			s.lookAt(v.X, v.Y)
		case *ssa.Convert:
			s.lookAt(v.X)
		}
	}
}

// lookAtAll notes that the code has looked at all parts of x.
func (s *pathFacts) lookAtAll(x Expr) {
	switch x := x.(type) {
	case Arg:
		s.looked[x.String()] = true
	case Binary:
		s.lookAtAll(x.X)
		s.lookAtAll(x.Y)
	}
}

// lengthOf is the length of the arrays that a field of the JDK has, where all are made with the same constant; else -1.
func (a *Analyzer) lengthOf(array ssa.Value) int64 {
	var ref classfile.MemberRef
	switch v := array.(type) {
	case *ssa.GetField:
		ref = v.Field
	case *ssa.GetStatic:
		ref = v.Field
	default:
		return -1
	}
	field, err := a.hier.ResolveField(ref)
	if err != nil {
		return -1
	}
	if n, ok := a.lengths[field]; ok {
		return n
	}
	a.lengths[field] = a.lengthIn(field)
	return a.lengths[field]
}

// lengthIn looks at the assignments to a field in its class.
func (a *Analyzer) lengthIn(field *classfile.Field) int64 {
	length := int64(-1)
	for _, m := range field.Class.Methods {
		fn := a.lift(m)
		if fn == nil {
			if m.Code != nil {
				return -1
			}
			continue
		}
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				var ref classfile.MemberRef
				var stored ssa.Value
				switch in := in.(type) {
				case *ssa.PutField:
					ref, stored = in.Field, in.Stored
				case *ssa.PutStatic:
					ref, stored = in.Field, in.Stored
				}
				if stored == nil || ref.Name != field.Name || ref.Desc != field.Desc {
					continue
				}
				made, ok := stored.(*ssa.NewArray)
				if !ok {
					return -1
				}
				n, ok := made.Len.(*ssa.Const)
				if !ok || length >= 0 && n.Int != length {
					return -1
				}
				length = n.Int
			}
		}
	}
	return length
}
