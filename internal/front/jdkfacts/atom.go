package jdkfacts

import "slices"

// An atom is a set of objects that a value of a method may be, apart from which no difference is made between them. A number says
// what they are, and a place where what can be reached from them is noted.
type atom uint64

// kind is what the objects of an atom are.
type kind uint8

const (
	exactly  kind = iota // objects of exactly the class with that number, which the JDK has made
	lambda               // objects of the call site with that number
	text                 // a constant text
	class                // the class object of a class
	passed               // the argument with that number
	anything             // unknown ones
)

// place is where a method notes what can be reached from objects: the number of an argument, or one of these.
type place int32

const (
	nowhere place = -1 // nothing can be reached from them but what the JDK's own facts about their class cover
	local   place = -2 // from all objects that the method has made
	thrown  place = -4 // from exceptions
	global  place = -3 // from what others have, too: static fields, other threads, exceptions
)

func makeAtom(k kind, number int, p place) atom {
	return atom(k)<<56 | atom(uint32(number))<<24>>0 | atom(uint32(p+8))&0xffffff
}

func (a atom) kind() kind   { return kind(a >> 56) }
func (a atom) number() int  { return int(uint32(a >> 24)) }
func (a atom) place() place { return place(a&0xffffff) - 8 }

// at is the atom with another place.
func (a atom) at(p place) atom { return makeAtom(a.kind(), a.number(), p) }

// unknown is the atom of objects that can be reached from a place.
func unknown(p place) atom { return makeAtom(anything, 0, p) }

// set is a set of atoms, sorted.
type set []atom

// with is the set with more atoms, which need not be sorted; s itself does not change.
func (s set) with(atoms ...atom) set {
	switch len(atoms) {
	case 0:
		return s
	case 1:
		i, found := slices.BinarySearch(s, atoms[0])
		if found {
			return s
		}
		return slices.Insert(slices.Clip(s), i, atoms[0])
	}
	if !slices.IsSorted(atoms) {
		atoms = slices.Sorted(slices.Values(atoms))
	}
	i, fresh := 0, 0
	for _, a := range atoms {
		for i < len(s) && s[i] < a {
			i++
		}
		if i == len(s) || s[i] != a {
			fresh++
		}
	}
	if fresh == 0 {
		return s
	}
	out := make(set, 0, len(s)+fresh)
	i = 0
	for _, a := range atoms {
		for i < len(s) && s[i] < a {
			out = append(out, s[i])
			i++
		}
		if n := len(out); n > 0 && out[n-1] == a {
			continue
		}
		out = append(out, a)
		if i < len(s) && s[i] == a {
			i++
		}
	}
	return append(out, s[i:]...)
}

// mapped is the union of f over the atoms.
func (s set) mapped(f func(atom) set) set {
	var all []atom
	for _, a := range s {
		all = append(all, f(a)...)
	}
	slices.Sort(all)
	return slices.Compact(all)
}
