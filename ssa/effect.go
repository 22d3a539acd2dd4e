package ssa

import "github.com/jayverify/jayverify/classfile"

// effect is the effect of an instruction with fixed operands on the operand
// stack, in kinds of values from the bottom up: I, J, F, D, A (JVMS §6.5).
type effect struct{ pops, pushes string }

// effects holds the instructions whose effect follows from the opcode alone.
// Loads, stores, dups, constants from the pool, fields, calls and control
// instructions are handled by name.
var effects = [256]effect{
	classfile.OpAconstNull: {"", "A"},
	classfile.OpIconstM1:   {"", "I"}, classfile.OpIconst0: {"", "I"}, classfile.OpIconst1: {"", "I"},
	classfile.OpIconst2: {"", "I"}, classfile.OpIconst3: {"", "I"}, classfile.OpIconst4: {"", "I"},
	classfile.OpIconst5: {"", "I"}, classfile.OpBipush: {"", "I"}, classfile.OpSipush: {"", "I"},
	classfile.OpLconst0: {"", "J"}, classfile.OpLconst1: {"", "J"},
	classfile.OpFconst0: {"", "F"}, classfile.OpFconst1: {"", "F"}, classfile.OpFconst2: {"", "F"},
	classfile.OpDconst0: {"", "D"}, classfile.OpDconst1: {"", "D"},

	classfile.OpIaload: {"AI", "I"}, classfile.OpLaload: {"AI", "J"}, classfile.OpFaload: {"AI", "F"},
	classfile.OpDaload: {"AI", "D"}, classfile.OpAaload: {"AI", "A"}, classfile.OpBaload: {"AI", "I"},
	classfile.OpCaload: {"AI", "I"}, classfile.OpSaload: {"AI", "I"},
	classfile.OpIastore: {"AII", ""}, classfile.OpLastore: {"AIJ", ""}, classfile.OpFastore: {"AIF", ""},
	classfile.OpDastore: {"AID", ""}, classfile.OpAastore: {"AIA", ""}, classfile.OpBastore: {"AII", ""},
	classfile.OpCastore: {"AII", ""}, classfile.OpSastore: {"AII", ""},

	classfile.OpIadd: {"II", "I"}, classfile.OpLadd: {"JJ", "J"}, classfile.OpFadd: {"FF", "F"}, classfile.OpDadd: {"DD", "D"},
	classfile.OpIsub: {"II", "I"}, classfile.OpLsub: {"JJ", "J"}, classfile.OpFsub: {"FF", "F"}, classfile.OpDsub: {"DD", "D"},
	classfile.OpImul: {"II", "I"}, classfile.OpLmul: {"JJ", "J"}, classfile.OpFmul: {"FF", "F"}, classfile.OpDmul: {"DD", "D"},
	classfile.OpIdiv: {"II", "I"}, classfile.OpLdiv: {"JJ", "J"}, classfile.OpFdiv: {"FF", "F"}, classfile.OpDdiv: {"DD", "D"},
	classfile.OpIrem: {"II", "I"}, classfile.OpLrem: {"JJ", "J"}, classfile.OpFrem: {"FF", "F"}, classfile.OpDrem: {"DD", "D"},
	classfile.OpIneg: {"I", "I"}, classfile.OpLneg: {"J", "J"}, classfile.OpFneg: {"F", "F"}, classfile.OpDneg: {"D", "D"},
	classfile.OpIshl: {"II", "I"}, classfile.OpLshl: {"JI", "J"}, classfile.OpIshr: {"II", "I"},
	classfile.OpLshr: {"JI", "J"}, classfile.OpIushr: {"II", "I"}, classfile.OpLushr: {"JI", "J"},
	classfile.OpIand: {"II", "I"}, classfile.OpLand: {"JJ", "J"}, classfile.OpIor: {"II", "I"},
	classfile.OpLor: {"JJ", "J"}, classfile.OpIxor: {"II", "I"}, classfile.OpLxor: {"JJ", "J"},

	classfile.OpI2l: {"I", "J"}, classfile.OpI2f: {"I", "F"}, classfile.OpI2d: {"I", "D"},
	classfile.OpL2i: {"J", "I"}, classfile.OpL2f: {"J", "F"}, classfile.OpL2d: {"J", "D"},
	classfile.OpF2i: {"F", "I"}, classfile.OpF2l: {"F", "J"}, classfile.OpF2d: {"F", "D"},
	classfile.OpD2i: {"D", "I"}, classfile.OpD2l: {"D", "J"}, classfile.OpD2f: {"D", "F"},
	classfile.OpI2b: {"I", "I"}, classfile.OpI2c: {"I", "I"}, classfile.OpI2s: {"I", "I"},

	classfile.OpLcmp: {"JJ", "I"}, classfile.OpFcmpl: {"FF", "I"}, classfile.OpFcmpg: {"FF", "I"},
	classfile.OpDcmpl: {"DD", "I"}, classfile.OpDcmpg: {"DD", "I"},

	classfile.OpIfeq: {"I", ""}, classfile.OpIfne: {"I", ""}, classfile.OpIflt: {"I", ""},
	classfile.OpIfge: {"I", ""}, classfile.OpIfgt: {"I", ""}, classfile.OpIfle: {"I", ""},
	classfile.OpIfIcmpeq: {"II", ""}, classfile.OpIfIcmpne: {"II", ""}, classfile.OpIfIcmplt: {"II", ""},
	classfile.OpIfIcmpge: {"II", ""}, classfile.OpIfIcmpgt: {"II", ""}, classfile.OpIfIcmple: {"II", ""},
	classfile.OpIfAcmpeq: {"AA", ""}, classfile.OpIfAcmpne: {"AA", ""},
	classfile.OpIfnull: {"A", ""}, classfile.OpIfnonnull: {"A", ""},
	classfile.OpTableswitch: {"I", ""}, classfile.OpLookupswitch: {"I", ""},

	classfile.OpIreturn: {"I", ""}, classfile.OpLreturn: {"J", ""}, classfile.OpFreturn: {"F", ""},
	classfile.OpDreturn: {"D", ""}, classfile.OpAreturn: {"A", ""}, classfile.OpAthrow: {"A", ""},

	classfile.OpNew: {"", "A"}, classfile.OpNewarray: {"I", "A"}, classfile.OpAnewarray: {"I", "A"},
	classfile.OpArraylength: {"A", "I"}, classfile.OpCheckcast: {"A", "A"}, classfile.OpInstanceof: {"A", "I"},
	classfile.OpMonitorenter: {"A", ""}, classfile.OpMonitorexit: {"A", ""},
}

// traits of opcodes that decide where blocks are split.
type traits uint8

const (
	canThrow traits = 1 << iota // as Instr.CanThrow
	silent                      // neither becomes an instruction nor stores to a local variable
	control                     // ends a block
)

var opTraits = makeTraits()

func makeTraits() (t [256]traits) {
	set := func(v traits, from, to classfile.Opcode) {
		for op := int(from); op <= int(to); op++ {
			t[op] |= v
		}
	}
	one := func(v traits, ops ...classfile.Opcode) {
		for _, op := range ops {
			t[op] |= v
		}
	}
	set(silent, classfile.OpNop, classfile.OpAload3)
	set(silent, classfile.OpPop, classfile.OpSwap)
	set(canThrow, classfile.OpIaload, classfile.OpSaload)
	set(canThrow, classfile.OpIastore, classfile.OpSastore)
	one(canThrow, classfile.OpIdiv, classfile.OpLdiv, classfile.OpIrem, classfile.OpLrem)
	set(canThrow, classfile.OpGetstatic, classfile.OpCheckcast)
	one(canThrow, classfile.OpMonitorenter, classfile.OpMonitorexit, classfile.OpMultianewarray)
	set(control, classfile.OpIfeq, classfile.OpReturn)
	one(control, classfile.OpIfnull, classfile.OpIfnonnull, classfile.OpGotoW, classfile.OpJsrW, classfile.OpAthrow)
	return t
}

// loadKind returns the kind of value that a load instruction moves.
func loadKind(op classfile.Opcode) (kind byte, ok bool) {
	switch {
	case classfile.OpIload <= op && op <= classfile.OpAload:
		return "IJFDA"[op-classfile.OpIload], true
	case classfile.OpIload0 <= op && op <= classfile.OpAload3:
		return "IJFDA"[(op-classfile.OpIload0)/4], true
	}
	return 0, false
}

// storeKind returns the kind of value that a store instruction moves.
func storeKind(op classfile.Opcode) (kind byte, ok bool) {
	switch {
	case classfile.OpIstore <= op && op <= classfile.OpAstore:
		return "IJFDA"[op-classfile.OpIstore], true
	case classfile.OpIstore0 <= op && op <= classfile.OpAstore3:
		return "IJFDA"[(op-classfile.OpIstore0)/4], true
	}
	return 0, false
}

// shuffle is the effect of an instruction that only moves words on the stack
// (JVMS §6.5 dup, dup_x1, …): it takes words off, and puts some of them back.
// Words are counted from the top: 1 is the top one.
type shuffle struct {
	takes int
	puts  []int // from the bottom up
	cuts  []int // no value of two words may straddle the border below these words
}

// shuffles holds them, from pop to swap.
var shuffles = [256]shuffle{
	classfile.OpPop:    {1, nil, []int{1}},
	classfile.OpPop2:   {2, nil, []int{2}},
	classfile.OpDup:    {1, []int{1, 1}, []int{1}},
	classfile.OpDupX1:  {2, []int{1, 2, 1}, []int{1, 2}},
	classfile.OpDupX2:  {3, []int{1, 3, 2, 1}, []int{1, 3}},
	classfile.OpDup2:   {2, []int{2, 1, 2, 1}, []int{2}},
	classfile.OpDup2X1: {3, []int{2, 1, 3, 2, 1}, []int{2, 3}},
	classfile.OpDup2X2: {4, []int{2, 1, 4, 3, 2, 1}, []int{2, 4}},
	classfile.OpSwap:   {2, []int{1, 2}, []int{1, 2}},
}

// shuffleOf returns the shuffle that op is, nil if it is another instruction.
func shuffleOf(op classfile.Opcode) *shuffle {
	if classfile.OpPop <= op && op <= classfile.OpSwap {
		return &shuffles[op]
	}
	return nil
}

// touchesLocal reports whether an instruction, ret excepted, reads or writes a local variable.
var touchesLocal = makeTouchesLocal()

func makeTouchesLocal() (t [256]bool) {
	for op := range t {
		_, load := loadKind(classfile.Opcode(op))
		_, store := storeKind(classfile.Opcode(op))
		t[op] = load || store || classfile.Opcode(op) == classfile.OpIinc
	}
	return t
}
