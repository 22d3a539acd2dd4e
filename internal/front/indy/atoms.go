package indy

import (
	"encoding/binary"
	"fmt"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// AtomKind says what an Atom states of parameters.
type AtomKind uint8

// The kinds.
const (
	NotNull AtomKind = iota // parameter A is not null
	Compare                 // X Op Y, of ints
)

// Comparison is an operator of Java on ints.
type Comparison string

// refusal is the branch of the JVM that is taken where a comparison does not hold (JVMS §6.5 if_icmp<cond>).
var refusal = map[Comparison]classfile.Opcode{
	"==": classfile.OpIfIcmpne, "!=": classfile.OpIfIcmpeq, "<": classfile.OpIfIcmpge,
	">=": classfile.OpIfIcmplt, ">": classfile.OpIfIcmple, "<=": classfile.OpIfIcmpgt,
}

// SideKind says what a Side is.
type SideKind uint8

// The sides of comparisons.
const (
	SideParam  SideKind = iota // parameter N, which is of a type that the JVM computes with as an int
	SideLength                 // the length of parameter N, an array or a string
	SideNumber                 // the number N
)

// Side is a side of a comparison.
type Side struct {
	Kind SideKind
	N    int32
}

// Atom is a condition on parameters of a member, by their numbers. The receiver has none.
type Atom struct {
	Kind AtomKind
	A    int
	Op   Comparison
	X, Y Side
}

// Atoms is a conjunction of atoms, in a canonical form, so that it can be compared.
type Atoms string

// AtomsOf returns the conjunction of atoms.
func AtomsOf(list []Atom) Atoms {
	list = slices.Clone(list)
	slices.SortFunc(list, func(a, b Atom) int { return slices.Compare(a.key(), b.key()) })
	var b []byte
	for _, a := range slices.Compact(list) {
		b = append(b, a.key()...)
	}
	return Atoms(b)
}

// operators are the comparisons, by their numbers in keys.
var operators = []Comparison{"", "==", "!=", "<", "<=", ">", ">="}

// keySize is the size of the form of an atom in Atoms.
const keySize = 13

func (a Atom) key() []byte {
	key := []byte{byte(a.Kind), byte(a.A), byte(slices.Index(operators, a.Op))}
	for _, s := range []Side{a.X, a.Y} {
		key = binary.BigEndian.AppendUint32(append(key, byte(s.Kind)), uint32(s.N))
	}
	return key
}

// List lists the atoms, with those that others need before these.
func (as Atoms) List() []Atom {
	var list []Atom
	side := func(k string) Side { return Side{SideKind(k[0]), int32(binary.BigEndian.Uint32([]byte(k[1:5])))} }
	for i := 0; i+keySize <= len(as); i += keySize {
		k := string(as[i : i+keySize])
		list = append(list, Atom{AtomKind(k[0]), int(k[1]), operators[k[2]], side(k[3:]), side(k[8:])})
	}
	return list
}

// useWithin makes one use of a member where its arguments keep the atoms: a method draws them, and gives them to
// another, which tests them.
func (f *foreign) useWithin(name string, m Member) {
	params, result := signature(m.Desc)
	own := params
	if m.Use == Calls {
		own = append([]string{classfile.DescriptorOf(m.Class)}, params...)
	}
	checked := classfile.MemberRef{Class: ForeignClass, Name: name + "$", Desc: "(" + strings.Join(own, "") + ")V"}
	f.w.method(classfile.AccStatic, name, "()V", func(c *code) {
		if m.Use == Calls {
			f.receiver(c, m)
		}
		f.draw(c, m, params)
		c.invoke(classfile.OpInvokestatic, checked)
		c.ret()
	})
	f.w.method(classfile.AccStatic, checked.Name, checked.Desc, func(c *code) {
		var out label
		args := c.params[len(own)-len(params):]
		for _, a := range m.Requires.List() {
			f.test(c, a, args, &out)
		}
		op := classfile.OpInvokestatic
		switch m.Use {
		case Calls:
			op = classfile.OpInvokevirtual
			if m.Interface {
				op = classfile.OpInvokeinterface
			}
		case Constructs, ConstructsInner:
			op, result = classfile.OpInvokespecial, classfile.DescriptorOf(m.Class)
			c.new(m.Class)
		}
		for _, p := range c.params {
			c.load(p)
		}
		c.invoke(op, m.MemberRef)
		f.give(c, result)
		c.ret()
		c.mark(&out)
		c.ret()
	})
}

// draw pushes any arguments of a member, of which those are not null that must not be.
func (f *foreign) draw(c *code, m Member, params []string) {
	for i, p := range params {
		native := ForeignAny
		if m.Use == ConstructsInner && i == 0 {
			native = ForeignReceiver
		} else if slices.Contains(m.Requires.List(), Atom{Kind: NotNull, A: i}) {
			native = ForeignSome
		}
		f.native(c, native, "()"+p)
	}
}

// test makes code that leaves to out unless a holds.
func (f *foreign) test(c *code, a Atom, args []local, out *label) {
	if a.Kind == NotNull {
		return // it was drawn so
	}
	for _, s := range []Side{a.X, a.Y} {
		switch {
		case s.Kind == SideNumber:
			c.int(int(s.N))
		case s.Kind == SideParam:
			c.load(args[s.N])
		case strings.HasPrefix(args[s.N].desc, "["):
			c.load(args[s.N])
			c.op(0, classfile.OpArraylength)
		default:
			c.load(args[s.N])
			c.virtual("java/lang/String", "length", "()I")
		}
	}
	op, ok := refusal[a.Op]
	if !ok {
		panic(fmt.Sprintf("BUG: atom %v", a))
	}
	c.jump(op, 2, out)
}
