package classfile

import "strconv"

// Opcode is the operation of a bytecode instruction (JVMS §6.5, §7).
type Opcode uint8

// The opcodes, by their mnemonics.
const (
	OpNop             Opcode = 0x00
	OpAconstNull      Opcode = 0x01
	OpIconstM1        Opcode = 0x02
	OpIconst0         Opcode = 0x03
	OpIconst1         Opcode = 0x04
	OpIconst2         Opcode = 0x05
	OpIconst3         Opcode = 0x06
	OpIconst4         Opcode = 0x07
	OpIconst5         Opcode = 0x08
	OpLconst0         Opcode = 0x09
	OpLconst1         Opcode = 0x0a
	OpFconst0         Opcode = 0x0b
	OpFconst1         Opcode = 0x0c
	OpFconst2         Opcode = 0x0d
	OpDconst0         Opcode = 0x0e
	OpDconst1         Opcode = 0x0f
	OpBipush          Opcode = 0x10
	OpSipush          Opcode = 0x11
	OpLdc             Opcode = 0x12
	OpLdcW            Opcode = 0x13
	OpLdc2W           Opcode = 0x14
	OpIload           Opcode = 0x15
	OpLload           Opcode = 0x16
	OpFload           Opcode = 0x17
	OpDload           Opcode = 0x18
	OpAload           Opcode = 0x19
	OpIload0          Opcode = 0x1a
	OpIload1          Opcode = 0x1b
	OpIload2          Opcode = 0x1c
	OpIload3          Opcode = 0x1d
	OpLload0          Opcode = 0x1e
	OpLload1          Opcode = 0x1f
	OpLload2          Opcode = 0x20
	OpLload3          Opcode = 0x21
	OpFload0          Opcode = 0x22
	OpFload1          Opcode = 0x23
	OpFload2          Opcode = 0x24
	OpFload3          Opcode = 0x25
	OpDload0          Opcode = 0x26
	OpDload1          Opcode = 0x27
	OpDload2          Opcode = 0x28
	OpDload3          Opcode = 0x29
	OpAload0          Opcode = 0x2a
	OpAload1          Opcode = 0x2b
	OpAload2          Opcode = 0x2c
	OpAload3          Opcode = 0x2d
	OpIaload          Opcode = 0x2e
	OpLaload          Opcode = 0x2f
	OpFaload          Opcode = 0x30
	OpDaload          Opcode = 0x31
	OpAaload          Opcode = 0x32
	OpBaload          Opcode = 0x33
	OpCaload          Opcode = 0x34
	OpSaload          Opcode = 0x35
	OpIstore          Opcode = 0x36
	OpLstore          Opcode = 0x37
	OpFstore          Opcode = 0x38
	OpDstore          Opcode = 0x39
	OpAstore          Opcode = 0x3a
	OpIstore0         Opcode = 0x3b
	OpIstore1         Opcode = 0x3c
	OpIstore2         Opcode = 0x3d
	OpIstore3         Opcode = 0x3e
	OpLstore0         Opcode = 0x3f
	OpLstore1         Opcode = 0x40
	OpLstore2         Opcode = 0x41
	OpLstore3         Opcode = 0x42
	OpFstore0         Opcode = 0x43
	OpFstore1         Opcode = 0x44
	OpFstore2         Opcode = 0x45
	OpFstore3         Opcode = 0x46
	OpDstore0         Opcode = 0x47
	OpDstore1         Opcode = 0x48
	OpDstore2         Opcode = 0x49
	OpDstore3         Opcode = 0x4a
	OpAstore0         Opcode = 0x4b
	OpAstore1         Opcode = 0x4c
	OpAstore2         Opcode = 0x4d
	OpAstore3         Opcode = 0x4e
	OpIastore         Opcode = 0x4f
	OpLastore         Opcode = 0x50
	OpFastore         Opcode = 0x51
	OpDastore         Opcode = 0x52
	OpAastore         Opcode = 0x53
	OpBastore         Opcode = 0x54
	OpCastore         Opcode = 0x55
	OpSastore         Opcode = 0x56
	OpPop             Opcode = 0x57
	OpPop2            Opcode = 0x58
	OpDup             Opcode = 0x59
	OpDupX1           Opcode = 0x5a
	OpDupX2           Opcode = 0x5b
	OpDup2            Opcode = 0x5c
	OpDup2X1          Opcode = 0x5d
	OpDup2X2          Opcode = 0x5e
	OpSwap            Opcode = 0x5f
	OpIadd            Opcode = 0x60
	OpLadd            Opcode = 0x61
	OpFadd            Opcode = 0x62
	OpDadd            Opcode = 0x63
	OpIsub            Opcode = 0x64
	OpLsub            Opcode = 0x65
	OpFsub            Opcode = 0x66
	OpDsub            Opcode = 0x67
	OpImul            Opcode = 0x68
	OpLmul            Opcode = 0x69
	OpFmul            Opcode = 0x6a
	OpDmul            Opcode = 0x6b
	OpIdiv            Opcode = 0x6c
	OpLdiv            Opcode = 0x6d
	OpFdiv            Opcode = 0x6e
	OpDdiv            Opcode = 0x6f
	OpIrem            Opcode = 0x70
	OpLrem            Opcode = 0x71
	OpFrem            Opcode = 0x72
	OpDrem            Opcode = 0x73
	OpIneg            Opcode = 0x74
	OpLneg            Opcode = 0x75
	OpFneg            Opcode = 0x76
	OpDneg            Opcode = 0x77
	OpIshl            Opcode = 0x78
	OpLshl            Opcode = 0x79
	OpIshr            Opcode = 0x7a
	OpLshr            Opcode = 0x7b
	OpIushr           Opcode = 0x7c
	OpLushr           Opcode = 0x7d
	OpIand            Opcode = 0x7e
	OpLand            Opcode = 0x7f
	OpIor             Opcode = 0x80
	OpLor             Opcode = 0x81
	OpIxor            Opcode = 0x82
	OpLxor            Opcode = 0x83
	OpIinc            Opcode = 0x84
	OpI2l             Opcode = 0x85
	OpI2f             Opcode = 0x86
	OpI2d             Opcode = 0x87
	OpL2i             Opcode = 0x88
	OpL2f             Opcode = 0x89
	OpL2d             Opcode = 0x8a
	OpF2i             Opcode = 0x8b
	OpF2l             Opcode = 0x8c
	OpF2d             Opcode = 0x8d
	OpD2i             Opcode = 0x8e
	OpD2l             Opcode = 0x8f
	OpD2f             Opcode = 0x90
	OpI2b             Opcode = 0x91
	OpI2c             Opcode = 0x92
	OpI2s             Opcode = 0x93
	OpLcmp            Opcode = 0x94
	OpFcmpl           Opcode = 0x95
	OpFcmpg           Opcode = 0x96
	OpDcmpl           Opcode = 0x97
	OpDcmpg           Opcode = 0x98
	OpIfeq            Opcode = 0x99
	OpIfne            Opcode = 0x9a
	OpIflt            Opcode = 0x9b
	OpIfge            Opcode = 0x9c
	OpIfgt            Opcode = 0x9d
	OpIfle            Opcode = 0x9e
	OpIfIcmpeq        Opcode = 0x9f
	OpIfIcmpne        Opcode = 0xa0
	OpIfIcmplt        Opcode = 0xa1
	OpIfIcmpge        Opcode = 0xa2
	OpIfIcmpgt        Opcode = 0xa3
	OpIfIcmple        Opcode = 0xa4
	OpIfAcmpeq        Opcode = 0xa5
	OpIfAcmpne        Opcode = 0xa6
	OpGoto            Opcode = 0xa7
	OpJsr             Opcode = 0xa8
	OpRet             Opcode = 0xa9
	OpTableswitch     Opcode = 0xaa
	OpLookupswitch    Opcode = 0xab
	OpIreturn         Opcode = 0xac
	OpLreturn         Opcode = 0xad
	OpFreturn         Opcode = 0xae
	OpDreturn         Opcode = 0xaf
	OpAreturn         Opcode = 0xb0
	OpReturn          Opcode = 0xb1
	OpGetstatic       Opcode = 0xb2
	OpPutstatic       Opcode = 0xb3
	OpGetfield        Opcode = 0xb4
	OpPutfield        Opcode = 0xb5
	OpInvokevirtual   Opcode = 0xb6
	OpInvokespecial   Opcode = 0xb7
	OpInvokestatic    Opcode = 0xb8
	OpInvokeinterface Opcode = 0xb9
	OpInvokedynamic   Opcode = 0xba
	OpNew             Opcode = 0xbb
	OpNewarray        Opcode = 0xbc
	OpAnewarray       Opcode = 0xbd
	OpArraylength     Opcode = 0xbe
	OpAthrow          Opcode = 0xbf
	OpCheckcast       Opcode = 0xc0
	OpInstanceof      Opcode = 0xc1
	OpMonitorenter    Opcode = 0xc2
	OpMonitorexit     Opcode = 0xc3
	OpWide            Opcode = 0xc4
	OpMultianewarray  Opcode = 0xc5
	OpIfnull          Opcode = 0xc6
	OpIfnonnull       Opcode = 0xc7
	OpGotoW           Opcode = 0xc8
	OpJsrW            Opcode = 0xc9
)

// opcodes gives per opcode its mnemonic and the form of its operands.
var opcodes = [...]struct {
	mnemonic string
	form     operandForm
}{
	OpNop:             {"nop", formNone},
	OpAconstNull:      {"aconst_null", formNone},
	OpIconstM1:        {"iconst_m1", formImplicitConst},
	OpIconst0:         {"iconst_0", formImplicitConst},
	OpIconst1:         {"iconst_1", formImplicitConst},
	OpIconst2:         {"iconst_2", formImplicitConst},
	OpIconst3:         {"iconst_3", formImplicitConst},
	OpIconst4:         {"iconst_4", formImplicitConst},
	OpIconst5:         {"iconst_5", formImplicitConst},
	OpLconst0:         {"lconst_0", formImplicitConst},
	OpLconst1:         {"lconst_1", formImplicitConst},
	OpFconst0:         {"fconst_0", formImplicitConst},
	OpFconst1:         {"fconst_1", formImplicitConst},
	OpFconst2:         {"fconst_2", formImplicitConst},
	OpDconst0:         {"dconst_0", formImplicitConst},
	OpDconst1:         {"dconst_1", formImplicitConst},
	OpBipush:          {"bipush", formByte},
	OpSipush:          {"sipush", formShort},
	OpLdc:             {"ldc", formPool1},
	OpLdcW:            {"ldc_w", formPool2},
	OpLdc2W:           {"ldc2_w", formPool2},
	OpIload:           {"iload", formLocal},
	OpLload:           {"lload", formLocal},
	OpFload:           {"fload", formLocal},
	OpDload:           {"dload", formLocal},
	OpAload:           {"aload", formLocal},
	OpIload0:          {"iload_0", formImplicitLocal},
	OpIload1:          {"iload_1", formImplicitLocal},
	OpIload2:          {"iload_2", formImplicitLocal},
	OpIload3:          {"iload_3", formImplicitLocal},
	OpLload0:          {"lload_0", formImplicitLocal},
	OpLload1:          {"lload_1", formImplicitLocal},
	OpLload2:          {"lload_2", formImplicitLocal},
	OpLload3:          {"lload_3", formImplicitLocal},
	OpFload0:          {"fload_0", formImplicitLocal},
	OpFload1:          {"fload_1", formImplicitLocal},
	OpFload2:          {"fload_2", formImplicitLocal},
	OpFload3:          {"fload_3", formImplicitLocal},
	OpDload0:          {"dload_0", formImplicitLocal},
	OpDload1:          {"dload_1", formImplicitLocal},
	OpDload2:          {"dload_2", formImplicitLocal},
	OpDload3:          {"dload_3", formImplicitLocal},
	OpAload0:          {"aload_0", formImplicitLocal},
	OpAload1:          {"aload_1", formImplicitLocal},
	OpAload2:          {"aload_2", formImplicitLocal},
	OpAload3:          {"aload_3", formImplicitLocal},
	OpIaload:          {"iaload", formNone},
	OpLaload:          {"laload", formNone},
	OpFaload:          {"faload", formNone},
	OpDaload:          {"daload", formNone},
	OpAaload:          {"aaload", formNone},
	OpBaload:          {"baload", formNone},
	OpCaload:          {"caload", formNone},
	OpSaload:          {"saload", formNone},
	OpIstore:          {"istore", formLocal},
	OpLstore:          {"lstore", formLocal},
	OpFstore:          {"fstore", formLocal},
	OpDstore:          {"dstore", formLocal},
	OpAstore:          {"astore", formLocal},
	OpIstore0:         {"istore_0", formImplicitLocal},
	OpIstore1:         {"istore_1", formImplicitLocal},
	OpIstore2:         {"istore_2", formImplicitLocal},
	OpIstore3:         {"istore_3", formImplicitLocal},
	OpLstore0:         {"lstore_0", formImplicitLocal},
	OpLstore1:         {"lstore_1", formImplicitLocal},
	OpLstore2:         {"lstore_2", formImplicitLocal},
	OpLstore3:         {"lstore_3", formImplicitLocal},
	OpFstore0:         {"fstore_0", formImplicitLocal},
	OpFstore1:         {"fstore_1", formImplicitLocal},
	OpFstore2:         {"fstore_2", formImplicitLocal},
	OpFstore3:         {"fstore_3", formImplicitLocal},
	OpDstore0:         {"dstore_0", formImplicitLocal},
	OpDstore1:         {"dstore_1", formImplicitLocal},
	OpDstore2:         {"dstore_2", formImplicitLocal},
	OpDstore3:         {"dstore_3", formImplicitLocal},
	OpAstore0:         {"astore_0", formImplicitLocal},
	OpAstore1:         {"astore_1", formImplicitLocal},
	OpAstore2:         {"astore_2", formImplicitLocal},
	OpAstore3:         {"astore_3", formImplicitLocal},
	OpIastore:         {"iastore", formNone},
	OpLastore:         {"lastore", formNone},
	OpFastore:         {"fastore", formNone},
	OpDastore:         {"dastore", formNone},
	OpAastore:         {"aastore", formNone},
	OpBastore:         {"bastore", formNone},
	OpCastore:         {"castore", formNone},
	OpSastore:         {"sastore", formNone},
	OpPop:             {"pop", formNone},
	OpPop2:            {"pop2", formNone},
	OpDup:             {"dup", formNone},
	OpDupX1:           {"dup_x1", formNone},
	OpDupX2:           {"dup_x2", formNone},
	OpDup2:            {"dup2", formNone},
	OpDup2X1:          {"dup2_x1", formNone},
	OpDup2X2:          {"dup2_x2", formNone},
	OpSwap:            {"swap", formNone},
	OpIadd:            {"iadd", formNone},
	OpLadd:            {"ladd", formNone},
	OpFadd:            {"fadd", formNone},
	OpDadd:            {"dadd", formNone},
	OpIsub:            {"isub", formNone},
	OpLsub:            {"lsub", formNone},
	OpFsub:            {"fsub", formNone},
	OpDsub:            {"dsub", formNone},
	OpImul:            {"imul", formNone},
	OpLmul:            {"lmul", formNone},
	OpFmul:            {"fmul", formNone},
	OpDmul:            {"dmul", formNone},
	OpIdiv:            {"idiv", formNone},
	OpLdiv:            {"ldiv", formNone},
	OpFdiv:            {"fdiv", formNone},
	OpDdiv:            {"ddiv", formNone},
	OpIrem:            {"irem", formNone},
	OpLrem:            {"lrem", formNone},
	OpFrem:            {"frem", formNone},
	OpDrem:            {"drem", formNone},
	OpIneg:            {"ineg", formNone},
	OpLneg:            {"lneg", formNone},
	OpFneg:            {"fneg", formNone},
	OpDneg:            {"dneg", formNone},
	OpIshl:            {"ishl", formNone},
	OpLshl:            {"lshl", formNone},
	OpIshr:            {"ishr", formNone},
	OpLshr:            {"lshr", formNone},
	OpIushr:           {"iushr", formNone},
	OpLushr:           {"lushr", formNone},
	OpIand:            {"iand", formNone},
	OpLand:            {"land", formNone},
	OpIor:             {"ior", formNone},
	OpLor:             {"lor", formNone},
	OpIxor:            {"ixor", formNone},
	OpLxor:            {"lxor", formNone},
	OpIinc:            {"iinc", formIinc},
	OpI2l:             {"i2l", formNone},
	OpI2f:             {"i2f", formNone},
	OpI2d:             {"i2d", formNone},
	OpL2i:             {"l2i", formNone},
	OpL2f:             {"l2f", formNone},
	OpL2d:             {"l2d", formNone},
	OpF2i:             {"f2i", formNone},
	OpF2l:             {"f2l", formNone},
	OpF2d:             {"f2d", formNone},
	OpD2i:             {"d2i", formNone},
	OpD2l:             {"d2l", formNone},
	OpD2f:             {"d2f", formNone},
	OpI2b:             {"i2b", formNone},
	OpI2c:             {"i2c", formNone},
	OpI2s:             {"i2s", formNone},
	OpLcmp:            {"lcmp", formNone},
	OpFcmpl:           {"fcmpl", formNone},
	OpFcmpg:           {"fcmpg", formNone},
	OpDcmpl:           {"dcmpl", formNone},
	OpDcmpg:           {"dcmpg", formNone},
	OpIfeq:            {"ifeq", formBranch},
	OpIfne:            {"ifne", formBranch},
	OpIflt:            {"iflt", formBranch},
	OpIfge:            {"ifge", formBranch},
	OpIfgt:            {"ifgt", formBranch},
	OpIfle:            {"ifle", formBranch},
	OpIfIcmpeq:        {"if_icmpeq", formBranch},
	OpIfIcmpne:        {"if_icmpne", formBranch},
	OpIfIcmplt:        {"if_icmplt", formBranch},
	OpIfIcmpge:        {"if_icmpge", formBranch},
	OpIfIcmpgt:        {"if_icmpgt", formBranch},
	OpIfIcmple:        {"if_icmple", formBranch},
	OpIfAcmpeq:        {"if_acmpeq", formBranch},
	OpIfAcmpne:        {"if_acmpne", formBranch},
	OpGoto:            {"goto", formBranch},
	OpJsr:             {"jsr", formBranch},
	OpRet:             {"ret", formLocal},
	OpTableswitch:     {"tableswitch", formTable},
	OpLookupswitch:    {"lookupswitch", formLookup},
	OpIreturn:         {"ireturn", formNone},
	OpLreturn:         {"lreturn", formNone},
	OpFreturn:         {"freturn", formNone},
	OpDreturn:         {"dreturn", formNone},
	OpAreturn:         {"areturn", formNone},
	OpReturn:          {"return", formNone},
	OpGetstatic:       {"getstatic", formPool2},
	OpPutstatic:       {"putstatic", formPool2},
	OpGetfield:        {"getfield", formPool2},
	OpPutfield:        {"putfield", formPool2},
	OpInvokevirtual:   {"invokevirtual", formPool2},
	OpInvokespecial:   {"invokespecial", formPool2},
	OpInvokestatic:    {"invokestatic", formPool2},
	OpInvokeinterface: {"invokeinterface", formInterface},
	OpInvokedynamic:   {"invokedynamic", formDynamic},
	OpNew:             {"new", formPool2},
	OpNewarray:        {"newarray", formNewArray},
	OpAnewarray:       {"anewarray", formPool2},
	OpArraylength:     {"arraylength", formNone},
	OpAthrow:          {"athrow", formNone},
	OpCheckcast:       {"checkcast", formPool2},
	OpInstanceof:      {"instanceof", formPool2},
	OpMonitorenter:    {"monitorenter", formNone},
	OpMonitorexit:     {"monitorexit", formNone},
	OpWide:            {"wide", formWide},
	OpMultianewarray:  {"multianewarray", formMulti},
	OpIfnull:          {"ifnull", formBranch},
	OpIfnonnull:       {"ifnonnull", formBranch},
	OpGotoW:           {"goto_w", formBranchWide},
	OpJsrW:            {"jsr_w", formBranchWide},
}

// String is the mnemonic.
func (op Opcode) String() string {
	if int(op) < len(opcodes) {
		return opcodes[op].mnemonic
	}
	return "opcode " + strconv.Itoa(int(op))
}
