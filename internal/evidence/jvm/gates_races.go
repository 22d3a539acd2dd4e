package jvm

import "github.com/jayverify/jayverify/classfile"

// Instructions that look at what lies deeper on the stack (JVMS §6.5).
const (
	opAconstNull = 0x01
	opPop        = 0x57
	opPop2       = 0x58
	opDupX2      = 0x5b
	opDup2       = 0x5c
	opDup2X1     = 0x5d
	opDup2X2     = 0x5e
)

// fieldOf tells the scheduler whose field an instruction accesses. A constructor may set fields before there is an object.
func (g *gater) fieldOf(p *patchwork, m *classfile.Method, in classfile.Instruction, desc string) {
	about := g.call("about", "(Ljava/lang/Object;)V")
	wide := desc == "J" || desc == "D"
	var code []byte
	switch in.Op {
	case classfile.OpGetstatic, classfile.OpPutstatic:
		code = append([]byte{opAconstNull}, about...)
	case classfile.OpGetfield:
		code = append([]byte{opDup}, about...)
	default:
		switch {
		case m.Name == "<init>":
			return
		case wide: // o w → w o o → o w
			code = append(append([]byte{opDup2X1, opPop2, opDup}, about...), opDupX2, opPop)
		default: // o v → o v o
			code = append([]byte{opDup2, opPop}, about...)
		}
	}
	p.before[in.PC] = append(p.before[in.PC], code...)
}

// elementOf tells the scheduler which element of which array an instruction accesses.
func (g *gater) elementOf(p *patchwork, in classfile.Instruction) {
	about := append([]byte{opDup2}, g.call("about", "(Ljava/lang/Object;I)V")...)
	code := about
	switch in.Op {
	case classfile.OpLastore, classfile.OpDastore: // a i w → w a i → a i w
		code = append(append([]byte{opDup2X2, opPop2}, about...), opDup2X2, opPop2)
	default:
		if in.Op >= classfile.OpIastore { // a i v → v a i → a i v
			code = append(append([]byte{opDupX2, opPop}, about...), opDup2X1, opPop2)
		}
	}
	p.before[in.PC] = append(p.before[in.PC], code...)
}
