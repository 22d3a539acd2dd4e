package jvm

import (
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

const (
	randomClass  = "java/util/Random"
	feedClass    = "jayverify/replay/Feed"
	platformFeed = "java/util/JayverifyFeed" // the copy of feedClass for the platform's classes
)

// replacement is how a method of java.util.Random gets its value from a Feed,
// which has longs.
type replacement struct {
	name, desc string
	convert    string // method that makes a float of its bits, "" for none
	narrow     bool   // the value is an int, or its bits are
	size       int    // slots of the result
	ret        byte
	params     int    // ints: a bound > 0, or an origin and a larger bound; with others the original throws
	inherited  string // interface that some JDKs inherit it from
}

// The opcodes of the replacements (JVMS §6.5).
const (
	opLdcW          = 0x13
	opIload1        = 0x1b
	opIload2        = 0x1c
	opAload0        = 0x2a
	opL2i           = 0x88
	opIfeq          = 0x99
	opIfle          = 0x9e
	opIfIcmpge      = 0xa2
	opIreturn       = 0xac
	opLreturn       = 0xad
	opFreturn       = 0xae
	opDreturn       = 0xaf
	opInvokevirtual = 0xb6
	opInvokespecial = 0xb7
	opInvokestatic  = 0xb8
)

// replaced are the methods of java.util.Random that are replaced, by the name of
// the input.
var replaced = map[string]replacement{
	"Random.nextInt()":              {name: "nextInt", desc: "()I", narrow: true, size: 1, ret: opIreturn},
	"Random.nextInt(bound)":         {name: "nextInt", desc: "(I)I", narrow: true, size: 1, ret: opIreturn, params: 1},
	"Random.nextInt(origin, bound)": {name: "nextInt", desc: "(II)I", narrow: true, size: 1, ret: opIreturn, params: 2, inherited: "java/util/random/RandomGenerator"},
	"Random.nextGaussian()":         {name: "nextGaussian", desc: "()D", convert: "java/lang/Double.longBitsToDouble(J)D", size: 2, ret: opDreturn},
	"Random.nextLong()":             {name: "nextLong", desc: "()J", size: 2, ret: opLreturn},
	"Random.nextBoolean()":          {name: "nextBoolean", desc: "()Z", narrow: true, size: 1, ret: opIreturn},
	"Random.nextFloat()":            {name: "nextFloat", desc: "()F", narrow: true, convert: "java/lang/Float.intBitsToFloat(I)F", size: 1, ret: opFreturn},
	"Random.nextDouble()":           {name: "nextDouble", desc: "()D", convert: "java/lang/Double.longBitsToDouble(J)D", size: 2, ret: opDreturn},
}

// patchRandom returns the platform's java.util.Random with the methods of the
// calls replaced. Each asks whether it was the program that called it:
//
//	if (JayverifyFeed.asked()) return (int) JayverifyFeed.next("Random.nextInt()");
//	return nextInt$original();
//
// The boot loader does not verify, so there are no stack maps.
func patchRandom(data []byte, calls []string) ([]byte, error) {
	e, err := newEdit(data)
	if err != nil {
		return nil, err
	}
	for _, call := range calls {
		r := replaced[call]
		err := e.replace(randomClass, r.name, r.desc, r.inherited, func(original int, invoke byte) ([]byte, int, int) {
			return e.code(call, r, original, invoke), 4, 3
		})
		if err != nil {
			return nil, err
		}
	}
	return e.bytes()
}

func (e *edit) code(call string, r replacement, original int, invoke byte) []byte {
	op := func(code byte, n int) []byte { return []byte{code, byte(n >> 8), byte(n)} }
	fed := op(opLdcW, e.string(call))
	fed = append(fed, op(opInvokestatic, e.method(platformFeed, "next", "(Ljava/lang/String;)J"))...)
	if r.narrow {
		fed = append(fed, opL2i)
	}
	if r.convert != "" {
		dot, open := strings.IndexByte(r.convert, '.'), strings.IndexByte(r.convert, '(')
		fed = append(fed, op(opInvokestatic, e.method(r.convert[:dot], r.convert[dot+1:open], r.convert[open:]))...)
	}
	fed = append(fed, r.ret)
	guard := append(op(opInvokestatic, e.method(platformFeed, "asked", "()Z")), op(opIfeq, 3+len(fed))...)
	switch skip := 3 + len(guard) + len(fed); r.params {
	case 1:
		guard = append(append([]byte{opIload1}, op(opIfle, skip)...), guard...)
	case 2:
		guard = append(append([]byte{opIload1, opIload2}, op(opIfIcmpge, skip)...), guard...)
	}
	code := append(append(guard, fed...), opAload0)
	code = append(code, []byte{opIload1, opIload2}[:r.params]...)
	return append(append(code, op(invoke, original)...), r.ret)
}

// Classes finds class files: a *classfile.Path.
type Classes interface {
	Find(name string) ([]byte, classfile.Origin, error)
}

// writePatch writes what stands in front of the platform's classes, if a
// script needs it, and reports whether it does.
func (s *Script) writePatch(dir string, from Classes) (bool, error) {
	var calls []string
	for _, f := range s.Fed {
		if replaced[f.Call].name != "" && !slices.Contains(calls, f.Call) {
			calls = append(calls, f.Call)
		}
	}
	if len(calls) == 0 {
		return false, nil
	}
	data, _, err := from.Find(randomClass)
	if err == nil {
		data, err = patchRandom(data, calls)
	}
	if err != nil {
		return false, fmt.Errorf("java.util.Random cannot be replaced: %w", err)
	}
	if err := writeFile(filepath.Join(dir, filepath.FromSlash(randomClass+".class")), data); err != nil {
		return false, err
	}
	data, err = fs.ReadFile(compiled, "classes/"+feedClass+".class")
	if err != nil {
		return false, err
	}
	e, err := newEdit(data)
	if err != nil {
		return false, err
	}
	e.rename(feedClass, platformFeed)
	if data, err = e.bytes(); err != nil {
		return false, err
	}
	return true, writeFile(filepath.Join(dir, filepath.FromSlash(platformFeed+".class")), data)
}

// writeClocks writes copies of the program's classes that read a clock, if a
// script has values for clocks; the clocks there are those of the Feed.
func (s *Script) writeClocks(dir string, from Classes, classes []string) error {
	if !slices.ContainsFunc(s.Fed, func(f Fed) bool { return clocks[f.Call] }) {
		return nil
	}
	isClock := func(method string) bool {
		return method == "java/lang/System.currentTimeMillis()J" || method == "java/lang/System.nanoTime()J"
	}
	for _, name := range classes {
		data, origin, err := from.Find(name)
		if err != nil || origin.Platform {
			continue // made while the program was read, or none of its own
		}
		e, err := newEdit(data)
		if err != nil {
			return fmt.Errorf("class %s: %w", name, err)
		}
		if !e.redirect(isClock, feedClass) {
			continue
		}
		if data, err = e.bytes(); err != nil {
			return fmt.Errorf("class %s: %w", name, err)
		}
		if err := writeFile(filepath.Join(dir, filepath.FromSlash(name+".class")), data); err != nil {
			return err
		}
	}
	return nil
}
