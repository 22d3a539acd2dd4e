package indy

import (
	"fmt"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// AtomKind says what an Atom states of parameters.
type AtomKind uint8

// The kinds.
const (
	NotNull      AtomKind = iota // parameter A is not null
	NotNegative                  // 0 <= A
	BelowLength                  // A < length of the array or string B, which is not null
	WithinLength                 // A <= length of B
)

// Atom is a condition on parameters of a member, by their numbers. The receiver has none.
type Atom struct {
	Kind AtomKind
	A, B int
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

func (a Atom) key() []byte { return []byte{byte(a.Kind), byte(a.A), byte(a.B)} }

// List lists the atoms, with those that others need before these.
func (as Atoms) List() []Atom {
	var list []Atom
	for i := 0; i+2 < len(as); i += 3 {
		list = append(list, Atom{AtomKind(as[i]), int(as[i+1]), int(as[i+2])})
	}
	return list
}

// Java writes the atoms as expressions of Java, with the parameters' names and types.
func (as Atoms) Java(names, types []string) []string {
	var list []string
	for _, a := range as.List() {
		switch a.Kind {
		case NotNull:
			list = append(list, names[a.A]+" != null")
		case NotNegative:
			list = append(list, "0 <= "+names[a.A])
		case BelowLength:
			list = append(list, names[a.A]+" < "+lengthOf(names[a.B], types[a.B]))
		case WithinLength:
			list = append(list, names[a.A]+" <= "+lengthOf(names[a.B], types[a.B]))
		}
	}
	return list
}

func lengthOf(name, desc string) string {
	if strings.HasPrefix(desc, "[") {
		return name + ".length"
	}
	return name + ".length()"
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
	switch a.Kind {
	case NotNull: // it was drawn so
	case NotNegative:
		c.load(args[a.A])
		c.jump(classfile.OpIflt, 1, out)
	case BelowLength, WithinLength:
		c.load(args[a.A])
		c.load(args[a.B])
		if strings.HasPrefix(args[a.B].desc, "[") {
			c.op(0, classfile.OpArraylength)
		} else {
			c.virtual("java/lang/String", "length", "()I")
		}
		op := classfile.OpIfIcmpge
		if a.Kind == WithinLength {
			op = classfile.OpIfIcmpgt
		}
		c.jump(op, 2, out)
	default:
		panic(fmt.Sprintf("BUG: atom %v", a))
	}
}
