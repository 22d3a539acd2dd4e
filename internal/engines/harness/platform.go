package harness

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
)

// container says how a collection of the JDK is made: by a constructor without arguments,
// and any number of calls of one method.
type container struct {
	class string // that is made
	adds  classfile.MemberRef
	elems int // how many arguments the method has
}

var (
	addsOne   = classfile.MemberRef{Class: "java/util/Collection", Name: "add", Desc: "(Ljava/lang/Object;)Z", Interface: true}
	putsTwo   = classfile.MemberRef{Class: "java/util/Map", Name: "put", Desc: "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;", Interface: true}
	list      = container{"java/util/ArrayList", addsOne, 1}
	hashSet   = container{"java/util/HashSet", addsOne, 1}
	deque     = container{"java/util/ArrayDeque", addsOne, 1}
	treeSet   = container{"java/util/TreeSet", addsOne, 1}
	hashMap   = container{"java/util/HashMap", putsTwo, 2}
	sortedMap = container{"java/util/TreeMap", putsTwo, 2}
)

// containers has for types of the JDK the collection that stands for them.
var containers = map[string]container{
	"java/lang/Iterable": list, "java/util/Collection": list, "java/util/List": list, "java/util/AbstractCollection": list,
	"java/util/AbstractList": list, "java/util/ArrayList": list, "java/util/SequencedCollection": list,
	"java/util/Set": hashSet, "java/util/AbstractSet": hashSet, "java/util/HashSet": hashSet,
	"java/util/SortedSet": treeSet, "java/util/NavigableSet": treeSet, "java/util/TreeSet": treeSet,
	"java/util/Queue": deque, "java/util/Deque": deque, "java/util/ArrayDeque": deque,
	"java/util/Map": hashMap, "java/util/AbstractMap": hashMap, "java/util/HashMap": hashMap,
	"java/util/SortedMap": sortedMap, "java/util/NavigableMap": sortedMap, "java/util/TreeMap": sortedMap,
	"java/util/LinkedList":    {"java/util/LinkedList", addsOne, 1},
	"java/util/LinkedHashSet": {"java/util/LinkedHashSet", addsOne, 1},
	"java/util/LinkedHashMap": {"java/util/LinkedHashMap", putsTwo, 2},
}

// fillPlatform adds the ways of a class of the JDK to v. It returns false for other
// classes.
func (p *plan) fillPlatform(v *value, t typ, name string, depth int) bool {
	c, err := p.path.Class(name)
	if err != nil || !c.Origin.Platform {
		return false
	}
	box, isContainer := containers[name]
	switch {
	case isContainer:
		v.desc = classfile.DescriptorOf(box.class)
		v.ways = append(v.ways, constructor(box.class, "()V"))
		add := way{kind: call, op: classfile.OpInvokeinterface, member: box.adds}
		for i := range box.elems {
			e := p.value(t.arg(i), depth, true)
			if e == nil {
				p.cut(v, "collections of %s are empty", typeText(t.arg(i).desc))
				return true
			}
			add.args = append(add.args, e)
			p.cutSame(v, t.arg(i))
		}
		v.changes = append(v.changes, add)
	case name == "java/util/Iterator":
		if l := p.value(typ{"Ljava/util/List;", t.args}, depth, true); l != nil {
			member := classfile.MemberRef{Class: "java/util/ArrayList", Name: "iterator", Desc: "()Ljava/util/Iterator;"}
			v.ways = append(v.ways, way{kind: call, op: classfile.OpInvokevirtual, member: member, args: []*value{l}})
		}
	case name == "java/util/Optional":
		if e := p.value(t.arg(0), depth, false); e != nil {
			member := classfile.MemberRef{Class: name, Name: "ofNullable", Desc: "(Ljava/lang/Object;)Ljava/util/Optional;"}
			v.ways = append(v.ways, way{kind: call, op: classfile.OpInvokestatic, member: member, args: []*value{e}})
		}
	case name == "java/lang/StringBuilder" || name == "java/lang/StringBuffer":
		w := constructor(name, "(Ljava/lang/String;)V")
		w.args = []*value{p.value(typ{desc: "Ljava/lang/String;"}, depth, true)}
		v.ways = append(v.ways, w)
	default:
		p.addArbitrary(v)
	}
	return true
}

func constructor(class, desc string) way {
	return way{kind: construct, member: classfile.MemberRef{Class: class, Name: "<init>", Desc: desc}}
}

// constantTypes are the packages and classes of the JDK whose objects do not change.
var constantTypes = []string{
	"java/lang/String", "java/lang/Boolean", "java/lang/Byte", "java/lang/Character", "java/lang/Short", "java/lang/Integer", "java/lang/Long",
	"java/lang/Float", "java/lang/Double", "java/lang/Number", "java/lang/Class", "java/lang/Object", "java/lang/CharSequence", "java/lang/Comparable",
	"java/lang/Enum", "java/lang/Record", "java/lang/Runnable", "java/math/BigInteger", "java/math/BigDecimal", "java/math/MathContext", "java/math/RoundingMode",
	"java/util/Locale", "java/util/Optional", "java/util/OptionalInt", "java/util/UUID", "java/util/Comparator", "java/util/regex/Pattern",
	"java/nio/charset/Charset", "java/net/URI", "java/net/URL", "java/io/File", "java/io/Serializable", "java/util/concurrent/TimeUnit",
	"java/util/concurrent/Callable",
}

// isConstantType reports whether objects of a class of the JDK do not change.
func isConstantType(name string) bool {
	for _, prefix := range []string{"java/time/", "java/util/function/"} {
		if len(name) > len(prefix) && name[:len(prefix)] == prefix {
			return true
		}
	}
	return slices.Contains(constantTypes, name)
}
