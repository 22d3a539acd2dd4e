package finding

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// distance says how far a value is from the arguments of the entry.
type distance uint8

// The distances. The distance of a value that several are joined in is the largest.
const (
	constant distance = iota // no argument decides it
	handed                   // an argument of the entry, handed on, perhaps with a constant added
	computed                 // by arithmetic from arguments and lengths of arguments
	contents                 // read out of an argument: an element, a char, a field, the result of a call on it
	state                    // of the receiver, of classes, or of objects from elsewhere
)

// origin says where a value comes from.
type origin struct {
	distance
	args map[int]bool // numbers of the entry's parameters that it depends on, as in ssa.Func.Params
	// length says that a length of an argument is in it, and whole that an argument
	// itself is: an integer.
	length, whole bool
	field         bool // it was read from a field
	call          bool // it is, or depends on, the result of a call
	loop          bool // a loop changes it
	clamped       bool // it is an integer argument or else a length: the code has bounded it
}

func (o *origin) join(p origin) {
	o.distance = max(o.distance, p.distance)
	for a := range p.args {
		o.args[a] = true
	}
	o.length, o.whole = o.length || p.length, o.whole || p.whole
	o.field, o.call, o.loop = o.field || p.field, o.call || p.call, o.loop || p.loop
	o.clamped = o.clamped || p.clamped
}

func (o *origin) atLeast(d distance) { o.distance = max(o.distance, d) }

// tracer follows values of the frames of one run back to the entry's parameters.
type tracer struct {
	frames []frame
	// constructor is the code of a constructor; nil where there is none.
	constructor func(classfile.MemberRef) *ssa.Func
	seen        map[ssa.Value]bool // phis under way
}

// from follows a value of frame i.
func (t *tracer) from(v ssa.Value, i int) origin {
	o := origin{args: map[int]bool{}}
	switch v := v.(type) {
	case *ssa.Const:
	case *ssa.Param:
		o.join(t.param(v, i))
	case *ssa.Phi:
		if t.seen[v] {
			o.loop = true
			return o
		}
		t.seen[v] = true
		whole, length := false, false
		for _, a := range v.Args {
			p := t.from(a, i)
			whole, length = whole || p.whole, length || p.length && !p.whole
			o.join(p)
		}
		o.clamped = o.clamped || whole && length
		if chosen(v) {
			o.join(t.chooser(v, i))
		}
		delete(t.seen, v)
	case *ssa.CheckCast:
		return t.from(v.X, i)
	case *ssa.Convert:
		return t.from(v.X, i)
	case *ssa.BinOp:
		return t.binary(v, i)
	case *ssa.Neg:
		o.join(t.from(v.X, i))
		if len(o.args) > 0 {
			o.atLeast(computed)
		}
	case *ssa.ArrayLength:
		o.join(t.lengthOf(v.Array, i))
	case *ssa.InstanceOf:
		o.join(t.from(v.X, i))
	case *ssa.ArrayLoad:
		o.join(t.from(v.Array, i))
		o.join(t.from(v.Index, i))
		o.whole = false
		o.atLeast(contents)
	case *ssa.GetField:
		if s, ok := t.stored(v, i); ok {
			return s
		}
		o.join(t.from(v.Object, i))
		made, _ := t.made(v.Object, i)
		o.field = o.field || made == nil
		o.atLeast(contents)
		if o.args[0] && t.hasReceiver() {
			o.atLeast(state)
		}
	case *ssa.Call:
		return t.result(v, i)
	case *ssa.NewArray:
		o.join(t.from(v.Len, i))
		o.atLeast(computed)
	case *ssa.GetStatic, *ssa.Catch:
		o.atLeast(state)
	default: // objects that the run makes
		o.atLeast(contents)
	}
	return o
}

func (t *tracer) hasReceiver() bool { return !t.frames[len(t.frames)-1].fn.Method.IsStatic() }

// chosen reports whether a phi joins constants alone, as for the value of x < 0.
func chosen(v *ssa.Phi) bool {
	for _, a := range v.Args {
		if _, ok := a.(*ssa.Const); !ok {
			return false
		}
	}
	return true
}

// chooser is the origin of what decides which constant such a phi is.
func (t *tracer) chooser(v *ssa.Phi, i int) origin {
	o := origin{args: map[int]bool{}}
	d := ssa.Dominators(t.frames[i].fn).Idom(v.Block())
	if d == nil {
		return o
	}
	for _, x := range d.Instrs[len(d.Instrs)-1].Operands() {
		o.join(t.from(x, i))
	}
	if len(o.args) > 0 {
		o.atLeast(computed)
	}
	return o
}

// param follows a parameter of frame i into the frame that called it.
func (t *tracer) param(p *ssa.Param, i int) origin {
	o := origin{args: map[int]bool{}}
	if i == len(t.frames)-1 {
		o.args[p.Index], o.distance, o.whole = true, handed, !p.Typ.IsRef()
		return o
	}
	call, ok := t.frames[i+1].at.(*ssa.Call)
	if !ok || p.Index >= len(call.Args) {
		o.distance = state
		return o
	}
	return t.from(call.Args[p.Index], i+1)
}

// binary is arithmetic: an argument with a constant added is still handed on.
func (t *tracer) binary(v *ssa.BinOp, i int) origin {
	x, y := t.from(v.X, i), t.from(v.Y, i)
	plain := (v.Op == ssa.Add || v.Op == ssa.Sub) && (x.distance == constant || y.distance == constant)
	x.join(y)
	if !plain && len(x.args) > 0 {
		x.atLeast(computed)
	}
	return x
}

// lengthOf is the length of an array or a text.
func (t *tracer) lengthOf(array ssa.Value, i int) origin {
	o := t.from(array, i)
	if _, made := array.(*ssa.NewArray); !made {
		o.length = true
	}
	if o.distance == handed {
		o.distance = computed
	}
	return o
}

// result is the result of a call. Lengths of texts are computed; everything else is read
// out of the arguments of the call.
func (t *tracer) result(v *ssa.Call, i int) origin {
	if v.Method.Class == "java/lang/String" && (v.Method.Name == "length" || v.Method.Name == "isEmpty") {
		return t.lengthOf(v.Args[0], i)
	}
	o := origin{args: map[int]bool{}}
	for _, a := range v.Args {
		o.join(t.from(a, i))
	}
	o.whole, o.call = false, true
	if _, pure := boxes[v.Method.Name]; pure && len(v.Args) == 1 {
		return o // a box and what is in it
	}
	if len(o.args) == 0 {
		o.atLeast(state)
	}
	o.atLeast(contents)
	return o
}

// boxes are the methods that put a value into a box, and take it out (JLS §5.1.7).
var boxes = map[string]struct{}{
	"valueOf": {}, "intValue": {}, "longValue": {}, "shortValue": {}, "byteValue": {}, "charValue": {}, "booleanValue": {},
}

// decision is the branch that decides whether a block runs: the conditions of the
// nearest If or Switch that not every way to a return passes in the same direction. i is
// the frame in which it is; ok is false where the entry always gets to the block.
func (t *tracer) decision(b *ssa.Block, i int) (operands []ssa.Value, in int, ok bool) {
	for ; i < len(t.frames); i++ {
		dom := ssa.Dominators(t.frames[i].fn)
		for d := dom.Idom(b); d != nil; b, d = d, dom.Idom(d) {
			if len(d.Succs) < 2 || len(b.Preds) == 0 {
				continue
			}
			last := d.Instrs[len(d.Instrs)-1]
			if d == b || everyWay(d, b) {
				continue
			}
			return t.guards(b, last, i), i, true
		}
		if i+1 == len(t.frames) || t.frames[i+1].at == nil {
			return nil, i, false
		}
		b = t.frames[i+1].at.Block()
	}
	return nil, i, false
}

// guards are the operands of the branches that lead straight into b: of several where
// || or && join conditions.
func (t *tracer) guards(b *ssa.Block, last ssa.Instr, i int) []ssa.Value {
	operands := last.Operands()
	for _, p := range b.Preds {
		if end := p.Instrs[len(p.Instrs)-1]; end != last && len(p.Succs) > 1 {
			operands = append(operands, end.Operands()...)
		}
	}
	return operands
}

// everyWay reports whether all ways from d go through b, as far as they do not end with
// an exception: then d decides nothing about b.
func everyWay(d, b *ssa.Block) bool {
	seen := map[*ssa.Block]bool{b: true}
	var escapes func(x *ssa.Block) bool
	escapes = func(x *ssa.Block) bool {
		if seen[x] {
			return false
		}
		seen[x] = true
		if _, ok := x.Instrs[len(x.Instrs)-1].(*ssa.Return); ok {
			return true
		}
		for _, s := range x.Succs {
			if escapes(s) {
				return true
			}
		}
		return false
	}
	for _, s := range d.Succs {
		if escapes(s) {
			return false
		}
	}
	return true
}
