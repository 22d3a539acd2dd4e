package jdk

import (
	"maps"
	"slices"
	"strings"
)

// A holder is a class of the JDK whose objects hold objects that are put into them, such as
// ArrayList, and give them out again. What its methods do with these is known, without a model:
// which argument is put in, and whether the result is something that is held.

// HolderOp says what a method of a holder does with the objects that it holds.
type HolderOp uint8

// What the methods do. None of them gives the holder itself to other code.
const (
	HolderUnknown HolderOp = iota // nothing is known of the method
	HolderPlain                   // it may forget objects
	HolderIterate                 // it returns an iterator, which is a holder of the same objects
	HolderBack                    // of an iterator: it calls methods of the holder that the iterator is of
	HolderView                    // of a map: it returns its only view of that kind, a holder of the same objects
	HolderEntry                   // of an iterator over entries: it returns an entry, a holder of the same objects
)

// HolderMethod says what a method of a holder does. Arguments are counted with the receiver, which is 0.
type HolderMethod struct {
	Op       HolderOp
	Puts     int  // the argument that it puts in; 0 if none
	PutsAll  int  // the argument, a collection or null, of which it puts all elements in; 0 if none
	Gives    bool // the result is an object that is held
	OrNull   bool // or null
	PutsKey  int  // the argument that it puts in as a key of a map; 0 if none
	GivesKey bool // the result is a key
	Compares int  // the argument that it compares with what is held, by methods of any of these; 0 if none
	Shows    int  // the argument that it compares with keys, as Compares says; 0 if none
	Kept     bool // the result is what the object keeps
	Alone    bool // it calls no method that a subclass can override
	// Quiet says that it throws nothing, and runs no code but methods of what it compares, hashes or is
	// given as a key or as a collection.
	Quiet bool
	// Sorts says that keys may be sorted by compareTo, if they are Comparable.
	Sorts bool
}

// Holder is a class whose objects hold objects.
type Holder struct {
	// Base is the class, this one or one above it, that has what is held for the classes below it.
	Base string
	// Open says that classes of the program may extend it: it has no field that these can access, and
	// its methods that are Alone do the same for them.
	Open bool
	// Iterators has the classes of the results of methods that are HolderIterate or HolderView, by their names.
	Iterators map[string]string
	// Entries are the classes of the results of methods that are HolderEntry.
	Entries []string
	// Keyed says that its objects have keys and entries, besides: those of maps, of views of their entries, and entries.
	Keyed bool
	// Viewed says that it is a view of entries: its elements are not what it holds, but entries of it.
	Viewed  bool
	methods map[string]HolderMethod
}

// Of returns what a method does, by its name and descriptor.
func (h *Holder) Of(name, desc string) HolderMethod { return h.methods[name+desc] }

// HolderOf returns what is known of the class, nil if it is no holder.
func HolderOf(class string) *Holder { return holders[class] }

// HolderParts reports whether a method of that name returns iterators or views of some holders.
func HolderParts(method string) bool { return parts[method] }

// Holders lists, sorted, the holders.
func Holders() []string { return slices.Sorted(maps.Keys(holders)) }

// HolderKeeps reports whether objects of the class, which has the fields of holders, keep one more object: that which an
// iterator goes through, or what the method that makes them is given. Code that has them has it, too.
func HolderKeeps(class string) bool {
	return holders[class] != nil && (strings.Contains(class, "$") || class == threadLocal)
}

// MakesHolder returns the class of the holder that a static method of a holder makes, "" if it makes none. It keeps the argument.
func MakesHolder(class, name string) string {
	if class == threadLocal && name == "withInitial" {
		return suppliedThreadLocal
	}
	return ""
}

const (
	oneObject = "(Ljava/lang/Object;)"
	object    = "Ljava/lang/Object;"

	threadLocal         = "java/lang/ThreadLocal"
	suppliedThreadLocal = threadLocal + "$SuppliedThreadLocal"
)

var (
	plain      = HolderMethod{Op: HolderPlain, Alone: true}
	quiet      = HolderMethod{Op: HolderPlain, Alone: true, Quiet: true}
	puts       = HolderMethod{Op: HolderPlain, Puts: 1, Alone: true}
	putsQuiet  = HolderMethod{Op: HolderPlain, Puts: 1, Alone: true, Quiet: true}
	puts2      = HolderMethod{Op: HolderPlain, Puts: 2, Alone: true}
	gives      = HolderMethod{Op: HolderPlain, Gives: true, Alone: true}
	pollsNull  = HolderMethod{Op: HolderPlain, Gives: true, OrNull: true, Quiet: true}
	compares   = HolderMethod{Op: HolderPlain, Compares: 1, Alone: true, Quiet: true}
	iterates   = HolderMethod{Op: HolderIterate, Alone: true, Quiet: true}
	iteratesAt = HolderMethod{Op: HolderIterate, Alone: true}
	view       = HolderMethod{Op: HolderView, Alone: true, Quiet: true}

	collectionMethods = map[string]HolderMethod{
		"<init>()V": quiet, "<init>(I)V": plain, "<init>(Ljava/util/Collection;)V": {Op: HolderPlain, PutsAll: 1, Alone: true},
		"size()I": quiet, "isEmpty()Z": quiet, "clear()V": quiet,
		"iterator()Ljava/util/Iterator;": iterates,
	}
	listMethods = map[string]HolderMethod{
		"add" + oneObject + "Z": putsQuiet, "add(I" + object + ")V": puts2,
		"get(I)" + object: gives, "remove(I)" + object: gives, "set(I" + object + ")" + object: {Op: HolderPlain, Puts: 2, Gives: true, Alone: true},
		"addAll(Ljava/util/Collection;)Z":  {Op: HolderPlain, PutsAll: 1, Alone: true},
		"addAll(ILjava/util/Collection;)Z": {Op: HolderPlain, PutsAll: 2, Alone: true},
		"indexOf" + oneObject + "I":        compares, "lastIndexOf" + oneObject + "I": compares, "remove" + oneObject + "Z": compares,
		"contains" + oneObject + "Z":             {Op: HolderPlain, Compares: 1, Quiet: true},
		"listIterator()Ljava/util/ListIterator;": iterates, "listIterator(I)Ljava/util/ListIterator;": iteratesAt,
	}
	dequeMethods = map[string]HolderMethod{
		"add" + oneObject + "Z": puts, "addFirst" + oneObject + "V": puts, "addLast" + oneObject + "V": puts,
		"offer" + oneObject + "Z": puts, "offerFirst" + oneObject + "Z": puts, "offerLast" + oneObject + "Z": puts, "push" + oneObject + "V": puts,
		"getFirst()" + object: gives, "getLast()" + object: gives, "removeFirst()" + object: gives, "removeLast()" + object: gives,
		"pop()" + object: gives, "element()" + object: gives, "remove()" + object: gives,
		"peek()" + object: pollsNull, "peekFirst()" + object: pollsNull, "peekLast()" + object: pollsNull,
		"poll()" + object: pollsNull, "pollFirst()" + object: pollsNull, "pollLast()" + object: pollsNull,
		"contains" + oneObject + "Z": compares, "remove" + oneObject + "Z": compares,
		"removeFirstOccurrence" + oneObject + "Z": compares, "removeLastOccurrence" + oneObject + "Z": compares,
		"addAll(Ljava/util/Collection;)Z":          {Op: HolderPlain, PutsAll: 1},
		"descendingIterator()Ljava/util/Iterator;": iterates,
	}
	vectorMethods = map[string]HolderMethod{
		"<init>(II)V": plain, "addElement" + oneObject + "V": putsQuiet, "insertElementAt(" + object + "I)V": puts, "setElementAt(" + object + "I)V": puts,
		"elementAt(I)" + object: gives, "firstElement()" + object: gives, "lastElement()" + object: gives,
		"push" + oneObject + object: {Op: HolderPlain, Puts: 1, Gives: true, Quiet: true}, "pop()" + object: gives, "peek()" + object: gives,
		"empty()Z": quiet, "capacity()I": quiet, "removeElementAt(I)V": plain, "removeAllElements()V": quiet, "ensureCapacity(I)V": quiet, "trimToSize()V": quiet,
		"removeElement" + oneObject + "Z": compares, "search" + oneObject + "I": compares,
		"elements()Ljava/util/Enumeration;": iterates,
	}
	arrayListMethods = map[string]HolderMethod{"ensureCapacity(I)V": quiet, "trimToSize()V": quiet}
	setMethods       = map[string]HolderMethod{
		"add" + oneObject + "Z":      {Op: HolderPlain, Puts: 1, Compares: 1, Quiet: true, Sorts: true},
		"contains" + oneObject + "Z": compares, "remove" + oneObject + "Z": compares,
		"addAll(Ljava/util/Collection;)Z": {Op: HolderPlain, PutsAll: 1, Compares: 1},
		"<init>(Ljava/util/Collection;)V": {Op: HolderPlain, PutsAll: 1, Compares: 1},
	}
	mapMethods = map[string]HolderMethod{
		"<init>()V": quiet, "<init>(I)V": plain, "size()I": quiet, "isEmpty()Z": quiet, "clear()V": quiet,
		"put(" + object + object + ")" + object:         {Op: HolderPlain, Shows: 1, PutsKey: 1, Puts: 2, Gives: true, OrNull: true},
		"putIfAbsent(" + object + object + ")" + object: {Op: HolderPlain, Shows: 1, PutsKey: 1, Puts: 2, Gives: true, OrNull: true},
		"get" + oneObject + object:                      {Op: HolderPlain, Shows: 1, Gives: true, OrNull: true},
		"remove" + oneObject + object:                   {Op: HolderPlain, Shows: 1, Gives: true, OrNull: true},
		"containsKey" + oneObject + "Z":                 {Op: HolderPlain, Shows: 1},
		"<init>(Ljava/util/Map;)V":                      {Op: HolderPlain, PutsAll: 1},
		"putAll(Ljava/util/Map;)V":                      {Op: HolderPlain, PutsAll: 1},
	}
	viewMethods = map[string]HolderMethod{
		"keySet()Ljava/util/Set;": view, "values()Ljava/util/Collection;": view, "entrySet()Ljava/util/Set;": view,
	}
	entryMethods = map[string]HolderMethod{
		"getKey()" + object: {Op: HolderPlain, GivesKey: true, Alone: true, Quiet: true}, "getValue()" + object: {Op: HolderPlain, Gives: true, Alone: true, Quiet: true},
		"setValue" + oneObject + object: {Op: HolderPlain, Puts: 1, Gives: true, Alone: true, Quiet: true},
	}
	simpleEntryMethods = map[string]HolderMethod{"<init>(" + object + object + ")V": {Op: HolderPlain, PutsKey: 1, Puts: 2, Alone: true, Quiet: true}}

	entryIteratorMethods = map[string]HolderMethod{
		"hasNext()Z": quiet, "next()" + object: {Op: HolderEntry, Alone: true}, "remove()V": plain,
	}
	// An iterator of a hash table removes an entry by its key, which it compares with others of the same hash code.
	hashed         = map[string]HolderMethod{"remove()V": {}}
	hashMapMethods = map[string]HolderMethod{
		"put(" + object + object + ")" + object:         {Op: HolderPlain, Shows: 1, PutsKey: 1, Puts: 2, Gives: true, OrNull: true, Quiet: true, Sorts: true},
		"putIfAbsent(" + object + object + ")" + object: {Op: HolderPlain, Shows: 1, PutsKey: 1, Puts: 2, Gives: true, OrNull: true, Quiet: true, Sorts: true},
		"get" + oneObject + object:                      {Op: HolderPlain, Shows: 1, Gives: true, OrNull: true, Quiet: true},
		"remove" + oneObject + object:                   {Op: HolderPlain, Shows: 1, Gives: true, OrNull: true, Quiet: true},
		"containsKey" + oneObject + "Z":                 {Op: HolderPlain, Shows: 1, Quiet: true},
	}
	iteratorMethods = map[string]HolderMethod{
		"hasNext()Z": quiet, "hasPrevious()Z": quiet, "hasMoreElements()Z": quiet, "nextIndex()I": quiet, "previousIndex()I": quiet,
		"next()" + object: gives, "previous()" + object: gives, "nextElement()" + object: gives,
		"remove()V": {Op: HolderBack}, "set" + oneObject + "V": {Op: HolderBack, Puts: 1}, "add" + oneObject + "V": {Op: HolderBack, Puts: 1},
	}
	threadLocalMethods = map[string]HolderMethod{"$put" + oneObject + "V": putsQuiet, "$take()" + object: {Op: HolderPlain, Gives: true, Alone: true, Quiet: true},
		"$kept()Ljava/util/function/Supplier;": {Op: HolderPlain, Kept: true, Alone: true, Quiet: true}}

	holders = makeHolders()
	parts   = makeParts()
)

func makeParts() map[string]bool {
	all := map[string]bool{}
	for _, h := range holders {
		for method := range h.Iterators {
			all[method] = true
		}
	}
	return all
}

// makeHolders lists the holders. The methods of each are all its methods that are not HolderUnknown, its
// superclass's included.
func makeHolders() map[string]*Holder {
	all := map[string]*Holder{}
	add := func(class, base string, iterators map[string]string, ms ...map[string]HolderMethod) *Holder {
		h := &Holder{Base: base, Iterators: iterators, methods: map[string]HolderMethod{}}
		for _, m := range ms {
			maps.Copy(h.methods, m)
		}
		all[class] = h
		return h
	}
	const u = "java/util/"
	add(u+"ArrayList", u+"ArrayList", map[string]string{"iterator": u + "ArrayList$Itr", "listIterator": u + "ArrayList$ListItr"},
		collectionMethods, listMethods, arrayListMethods).Open = true
	vector := map[string]string{"iterator": u + "Vector$Itr", "listIterator": u + "Vector$ListItr", "elements": u + "Vector$1"}
	add(u+"Vector", u+"Vector", vector, collectionMethods, listMethods, vectorMethods)
	add(u+"Stack", u+"Vector", vector, collectionMethods, listMethods, vectorMethods)
	add(u+"LinkedList", u+"LinkedList", map[string]string{"iterator": u + "LinkedList$ListItr", "listIterator": u + "LinkedList$ListItr", "descendingIterator": u + "LinkedList$DescendingIterator"},
		collectionMethods, dequeMethods, listMethods)
	add(u+"ArrayDeque", u+"ArrayDeque", map[string]string{"iterator": u + "ArrayDeque$DeqIterator", "descendingIterator": u + "ArrayDeque$DescendingIterator"},
		collectionMethods, dequeMethods)
	add(u+"HashSet", u+"HashSet", map[string]string{"iterator": u + "HashMap$KeyIterator"}, collectionMethods, setMethods)
	add(u+"LinkedHashSet", u+"HashSet", map[string]string{"iterator": u + "LinkedHashMap$LinkedKeyIterator"}, collectionMethods, setMethods)
	addMap := func(name, base, views, iterators string, entries []string, ms ...map[string]HolderMethod) {
		n, v, i := u+name, u+name+"$"+views, u+name+"$"+iterators
		removes := map[string]HolderMethod{}
		if base == "HashMap" {
			removes = hashed
		}
		add(n, u+base, map[string]string{"keySet": v + "KeySet", "values": v + "Values", "entrySet": v + "EntrySet"}, append(ms, viewMethods)...).Keyed = true
		add(v+"KeySet", v+"KeySet", map[string]string{"iterator": i + "KeyIterator"}, collectionMethods)
		add(v+"Values", v+"Values", map[string]string{"iterator": i + "ValueIterator"}, collectionMethods)
		set := add(v+"EntrySet", v+"EntrySet", map[string]string{"iterator": i + "EntryIterator"}, collectionMethods)
		set.Keyed, set.Viewed = true, true
		if name != "HashMap" && name != "LinkedHashMap" { // iterators over sets of these are such, too
			add(i+"KeyIterator", i+"KeyIterator", nil, iteratorMethods)
		}
		add(i+"ValueIterator", i+"ValueIterator", nil, iteratorMethods, removes)
		next := add(i+"EntryIterator", i+"EntryIterator", nil, entryIteratorMethods, removes)
		next.Keyed, next.Entries = true, entries
	}
	addMap("HashMap", "HashMap", "", "", []string{u + "HashMap$Node", u + "HashMap$TreeNode"}, mapMethods, hashMapMethods)
	addMap("LinkedHashMap", "HashMap", "Linked", "Linked", []string{u + "LinkedHashMap$Entry", u + "HashMap$TreeNode"}, mapMethods, hashMapMethods)
	addMap("TreeMap", "TreeMap", "", "", []string{u + "TreeMap$Entry"}, mapMethods)
	add(u+"Hashtable", u+"Hashtable", nil, mapMethods).Keyed = true
	for _, e := range []struct{ class, base string }{
		{"HashMap$Node", "HashMap$Node"}, {"LinkedHashMap$Entry", "HashMap$Node"}, {"HashMap$TreeNode", "HashMap$Node"}, {"TreeMap$Entry", "TreeMap$Entry"},
	} {
		add(u+e.class, u+e.base, nil, entryMethods).Keyed = true
	}
	add(u+"AbstractMap$SimpleEntry", u+"AbstractMap$SimpleEntry", nil, entryMethods, simpleEntryMethods).Keyed = true
	add(threadLocal, threadLocal, nil, threadLocalMethods).Open = true
	add(suppliedThreadLocal, threadLocal, nil, threadLocalMethods)
	for _, h := range []struct{ class, base string }{
		{"ArrayList$Itr", "ArrayList$Itr"}, {"ArrayList$ListItr", "ArrayList$Itr"}, {"Vector$Itr", "Vector$Itr"}, {"Vector$ListItr", "Vector$Itr"}, {"Vector$1", "Vector$1"},
		{"LinkedList$ListItr", "LinkedList$ListItr"}, {"LinkedList$DescendingIterator", "LinkedList$DescendingIterator"},
		{"ArrayDeque$DeqIterator", "ArrayDeque$DeqIterator"}, {"ArrayDeque$DescendingIterator", "ArrayDeque$DeqIterator"},
	} {
		add(u+h.class, u+h.base, nil, iteratorMethods)
	}
	for _, class := range []string{u + "HashMap$KeyIterator", u + "LinkedHashMap$LinkedKeyIterator"} {
		add(class, class, nil, iteratorMethods, hashed)
	}
	return all
}
