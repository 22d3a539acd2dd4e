package finding

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// stored follows the value of a field of an object that the run itself has made: to the
// argument of the constructor that stores it. The object is made in frame i or further
// out. ok is false where that is not how the field got its value.
func (t *tracer) stored(get *ssa.GetField, i int) (o origin, ok bool) {
	made, i := t.made(get.Object, i)
	if made == nil {
		return o, false
	}
	init := initialises(t.frames[i].fn, made)
	if init == nil {
		return o, false
	}
	k := t.storedParam(init.Method, get.Field.Name, 0)
	if k < 0 || k >= len(init.Args) {
		return o, false
	}
	return t.from(init.Args[k], i), true
}

// made is the instruction that makes an object, and its frame; nil where it is not known.
func (t *tracer) made(v ssa.Value, i int) (*ssa.New, int) {
	for {
		switch x := through(v).(type) {
		case *ssa.New:
			return x, i
		case *ssa.Param:
			if i+1 >= len(t.frames) {
				return nil, i
			}
			call, ok := t.frames[i+1].at.(*ssa.Call)
			if !ok || x.Index >= len(call.Args) {
				return nil, i
			}
			v, i = call.Args[x.Index], i+1
		default:
			return nil, i
		}
	}
}

// initialises is the call of the constructor of a new object (JVMS §2.9.1).
func initialises(f *ssa.Func, made *ssa.New) *ssa.Call {
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			if call, ok := in.(*ssa.Call); ok && call.Kind == ssa.InvokeSpecial && call.Method.Name == "<init>" && call.Args[0] == ssa.Value(made) {
				return call
			}
		}
	}
	return nil
}

// maxConstructors bounds the constructors that call each other.
const maxConstructors = 4

// storedParam is the number of the parameter that a constructor, or one that it calls
// for the same object, stores unchanged in a field; -1 where it does not.
func (t *tracer) storedParam(init classfile.MemberRef, field string, depth int) int {
	f := t.constructor(init)
	if f == nil || depth > maxConstructors {
		return -1
	}
	found := -1
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			switch in := in.(type) {
			case *ssa.PutField:
				if in.Object == ssa.Value(f.Params[0]) && in.Field.Name == field {
					p, ok := through(in.Stored).(*ssa.Param)
					if !ok || found >= 0 {
						return -1
					}
					found = p.Index
				}
			case *ssa.Call:
				if in.Kind != ssa.InvokeSpecial || in.Method.Name != "<init>" || in.Args[0] != ssa.Value(f.Params[0]) {
					continue
				}
				if k := t.storedParam(in.Method, field, depth+1); k >= 0 && k < len(in.Args) {
					if p, ok := through(in.Args[k]).(*ssa.Param); ok {
						found = p.Index
					}
				}
			}
		}
	}
	return found
}
