package ssa

import (
	"github.com/jayverify/jayverify/classfile"
)

// inst is a decoded instruction together with its entry of the constant pool.
type inst struct {
	op     classfile.Opcode
	pc     int32
	next   int32 // offset after it
	index  int32 // local variable
	value  int32
	target int32 // index in lifter.insts
	ref    *poolRef
	sw     *switchTable
}

// switchTable is a tableswitch or lookupswitch without the keys that lead to the default.
type switchTable struct {
	keys    []int32
	targets []int32 // indices in lifter.insts
}

// poolRef is an instruction's entry of the constant pool.
type poolRef struct {
	member classfile.MemberRef
	site   *classfile.DynamicConst
	params []Type // of a method, without the receiver
	typ    Type   // field type, result type (Void for void), class type, type of the constant
	konst  *Const
}

// decode fills l.insts and l.instAt from the code bytes and resolves the
// entries of the constant pool.
func (l *lifter) decode() error {
	code := l.code.Bytes
	if len(code) == 0 {
		return l.fail(-1, "the code is empty")
	}
	l.instAt = make([]int32, len(code))
	for i := range l.instAt {
		l.instAt[i] = -1
	}
	l.insts = make([]inst, 0, len(code)/2+1)
	for pc := 0; pc < len(code); {
		in, err := classfile.Decode(code, pc)
		if err != nil {
			return newError(l.method, pc, err, "ill-formed instruction")
		}
		if in.Op == classfile.OpGotoW {
			in.Op = classfile.OpGoto
		} else if in.Op == classfile.OpJsrW {
			in.Op = classfile.OpJsr
		}
		d := inst{op: in.Op, pc: int32(pc), next: int32(in.Next()), index: int32(in.Index), value: in.Value, target: int32(in.Target)}
		if in.Op == classfile.OpTableswitch || in.Op == classfile.OpLookupswitch {
			d.sw = switchOf(&in)
		}
		if d.ref, err = l.resolve(&in); err != nil {
			return newError(l.method, pc, err, "%s", in.Op)
		}
		if err := l.checkLocal(&d); err != nil {
			return err
		}
		l.instAt[pc] = int32(len(l.insts))
		l.insts = append(l.insts, d)
		pc = in.Next()
	}
	return l.linkTargets()
}

func switchOf(in *classfile.Instruction) *switchTable {
	s := &switchTable{}
	for i, t := range in.Targets {
		if t != in.Target {
			s.keys = append(s.keys, in.Keys[i])
			s.targets = append(s.targets, int32(t))
		}
	}
	return s
}

// linkTargets turns the offsets that branches and handlers name into instruction indices.
func (l *lifter) linkTargets() error {
	for i := range l.insts {
		in := &l.insts[i]
		var err error
		if isBranch(in.op) {
			if in.target, err = l.instIndex(in.pc, in.target); err != nil {
				return err
			}
		}
		if in.sw == nil {
			continue
		}
		for k, t := range in.sw.targets {
			if in.sw.targets[k], err = l.instIndex(in.pc, t); err != nil {
				return err
			}
		}
	}
	return nil
}

func isBranch(op classfile.Opcode) bool {
	return classfile.OpIfeq <= op && op <= classfile.OpJsr || op == classfile.OpTableswitch ||
		op == classfile.OpLookupswitch || op == classfile.OpIfnull || op == classfile.OpIfnonnull
}

func (l *lifter) instIndex(pc, target int32) (int32, error) {
	if target < 0 || int(target) >= len(l.instAt) || l.instAt[target] < 0 {
		return 0, l.fail(int(pc), "jump to %d, which is not the start of an instruction", target)
	}
	return l.instAt[target], nil
}

// checkLocal checks the local-variable index of an instruction against
// max_locals and notes the greatest one in use.
func (l *lifter) checkLocal(in *inst) error {
	width := int32(1)
	if k, ok := loadKind(in.op); ok {
		width = words(k)
	} else if k, ok := storeKind(in.op); ok {
		width = words(k)
	} else if in.op != classfile.OpIinc && in.op != classfile.OpRet {
		return nil
	}
	if int(in.index+width) > l.code.MaxLocals {
		return l.fail(int(in.pc), "local variable %d, but max_locals is %d", in.index+width-1, l.code.MaxLocals)
	}
	l.locals = max(l.locals, int(in.index+width))
	return nil
}

// words is the number of words of a value of kind I, J, F, D or A.
func words(kind byte) int32 {
	if kind == 'J' || kind == 'D' {
		return 2
	}
	return 1
}

// resolve looks up an instruction's entry of the constant pool; the result is
// nil for instructions without one.
func (l *lifter) resolve(in *classfile.Instruction) (*poolRef, error) {
	switch in.Op {
	case classfile.OpLdc, classfile.OpLdcW, classfile.OpLdc2W:
		return l.resolveConst(in.Index, in.Op == classfile.OpLdc2W)
	case classfile.OpGetfield, classfile.OpPutfield, classfile.OpGetstatic, classfile.OpPutstatic:
		m, err := l.pool().FieldRef(in.Index)
		if err != nil {
			return nil, err
		}
		if err := classfile.ParseFieldDescriptor(m.Desc); err != nil {
			return nil, err
		}
		return &poolRef{member: m, typ: Type(m.Desc)}, nil
	case classfile.OpInvokevirtual, classfile.OpInvokespecial, classfile.OpInvokestatic, classfile.OpInvokeinterface:
		m, err := l.pool().MethodRef(in.Index)
		if err != nil {
			return nil, err
		}
		ref := &poolRef{member: m}
		return ref, ref.signature(m.Desc)
	case classfile.OpInvokedynamic:
		site, err := l.pool().Dynamic(in.Index)
		if err != nil {
			return nil, err
		}
		if !site.Invoke {
			return nil, l.fail(in.PC, "constant-pool entry %d is a Dynamic, not an InvokeDynamic", in.Index)
		}
		ref := &poolRef{site: site}
		return ref, ref.signature(site.Desc)
	case classfile.OpNew, classfile.OpAnewarray, classfile.OpCheckcast, classfile.OpInstanceof, classfile.OpMultianewarray:
		return l.resolveClass(in)
	}
	return nil, nil
}

func (r *poolRef) signature(desc string) error {
	params, result, err := classfile.ParseMethodDescriptor(desc)
	if err != nil {
		return err
	}
	r.params = typesOf(params)
	if result != "V" {
		r.typ = Type(result)
	}
	return nil
}

func typesOf(descs []string) []Type {
	if len(descs) == 0 {
		return nil
	}
	ts := make([]Type, len(descs))
	for i, d := range descs {
		ts[i] = Type(d)
	}
	return ts
}

func (l *lifter) resolveClass(in *classfile.Instruction) (*poolRef, error) {
	name, err := l.pool().ClassName(in.Index)
	if err != nil {
		return nil, err
	}
	t := ClassType(name)
	if err := classfile.ParseFieldDescriptor(string(t)); err != nil {
		return nil, err
	}
	switch in.Op {
	case classfile.OpNew:
		if t.IsArray() {
			return nil, l.fail(in.PC, "new of the array type %s", t)
		}
	case classfile.OpAnewarray:
		t = "[" + t
		if classfile.Dimensions(string(t)) > 255 {
			return nil, l.fail(in.PC, "anewarray of more than 255 dimensions")
		}
	case classfile.OpMultianewarray:
		if n := classfile.Dimensions(string(t)); in.Value < 1 || int(in.Value) > n {
			return nil, l.fail(in.PC, "multianewarray of %d dimensions of the type %s", in.Value, t)
		}
	}
	return &poolRef{typ: t}, nil
}

// resolveConst makes the constant that ldc, ldc_w or ldc2_w loads.
func (l *lifter) resolveConst(index int, wide bool) (*poolRef, error) {
	c, err := l.pool().Loadable(index)
	if err != nil {
		return nil, err
	}
	k := &Const{}
	switch c := c.(type) {
	case classfile.IntegerConst:
		k = IntConst(int32(c))
	case classfile.FloatConst:
		k.Typ, k.Bits = Float, uint64(c)
	case classfile.LongConst:
		k.Typ, k.Int = Long, int64(c)
	case classfile.DoubleConst:
		k.Typ, k.Bits = Double, uint64(c)
	case classfile.StringConst:
		k.Typ, k.String = "Ljava/lang/String;", string(c)
	case classfile.ClassConst:
		k.Typ, k.String, k.Pool = "Ljava/lang/Class;", string(c), c
	case classfile.MethodTypeConst:
		k.Typ, k.Pool = "Ljava/lang/invoke/MethodType;", c
	case *classfile.MethodHandleConst:
		k.Typ, k.Pool = "Ljava/lang/invoke/MethodHandle;", c
	case *classfile.DynamicConst:
		if err := classfile.ParseFieldDescriptor(c.Desc); err != nil {
			return nil, err
		}
		k.Typ, k.Pool = Type(c.Desc), c
	default:
		panic("BUG: loadable constant of unknown kind")
	}
	if k.Typ.Wide() != wide {
		return nil, l.fail(-1, "constant-pool entry %d has the type %s", index, k.Typ)
	}
	return &poolRef{konst: k, typ: k.Typ}, nil
}
