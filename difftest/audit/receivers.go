package audit

import (
	"fmt"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// receivers are the objects of interfaces, and of classes of which no objects are
// made by constructors, whose methods are called.
var receivers = map[string][]string{
	"java/util/List": {"«list»", "«list»", "java.util.List.of()", "java.util.List.of(1, 2, 3)", "java.util.List.of(\"a\")", "«list».subList(0, 0)", "«view»", "«view»", "java.util.Collections.unmodifiableList(«list»)",
		"java.util.Collections.synchronizedList(«list»)", "java.util.Collections.emptyList()", "java.util.Collections.singletonList(«elem»)", "java.util.Collections.nCopies(«small» & 7, «elem»)",
		"(java.util.List) H.fill(new java.util.Vector(), «elems»)"},
	"java/util/Collection": {"«java.util.Collection»", "«mapview»", "java.util.Collections.unmodifiableCollection(«java.util.Collection»)", "java.util.Collections.synchronizedCollection(«java.util.Collection»)", "H.fill(new java.util.ArrayDeque(), «elems»)", "H.fill(new java.util.PriorityQueue(), «elems»)"},
	"java/util/Set": {"«java.util.Set»", "(java.util.Set) H.fill(new java.util.TreeSet(), «elems»)", "«map».keySet()", "«map».entrySet()", "java.util.Collections.unmodifiableSet(«java.util.Set»)", "java.util.Collections.synchronizedSet(«java.util.Set»)", "java.util.Collections.emptySet()",
		"java.util.Collections.singleton(«elem»)", "java.util.Set.of(1)", "java.util.Set.of(1, 2, 3)", "java.util.Collections.newSetFromMap(new java.util.HashMap())"},
	"java/util/Map":          {"«map»", "«map»", "java.util.Collections.unmodifiableMap(«map»)", "java.util.Collections.synchronizedMap(«map»)", "java.util.Collections.emptyMap()", "java.util.Collections.singletonMap(«elem», «elem»)", "java.util.Map.of()", "java.util.Map.of(\"a\", 1)", "java.util.Map.of(1, 2, 3, 4, 5, 6)"},
	"java/util/Iterator":     {"«list».iterator()", "H.step(«list».iterator(), «small»)", "H.step(«list».iterator(), «small»)", "H.step(«map».entrySet().iterator(), «small»)", "H.step(«mapview».iterator(), «small»)", "H.step(H.fill(new java.util.ArrayDeque(), «elems»).iterator(), «small»)", "H.step(H.fill(new java.util.PriorityQueue(), «elems»).iterator(), «small»)", "java.util.Collections.emptyIterator()", "java.util.List.of(1, 2).iterator()", "H.step(java.util.Collections.unmodifiableList(«list»).iterator(), «small»)", "H.step(«view».iterator(), «small»)"},
	"java/util/ListIterator": {"«list».listIterator()", "«list».listIterator(0)", "(java.util.ListIterator) H.step(«list».listIterator(), «small»)", "(java.util.ListIterator) H.step(«view».listIterator(), «small»)", "java.util.List.of(1, 2).listIterator()", "(java.util.ListIterator) H.step(java.util.Collections.unmodifiableList(«list»).listIterator(), «small»)", "java.util.Collections.emptyListIterator()", "(java.util.ListIterator) H.step(H.<java.util.Vector>cast(H.fill(new java.util.Vector(), «elems»)).listIterator(), «small»)"},
	"java/util/Map$Entry":    {"H.entry(«map»)", "java.util.Map.entry(«elem», «elem»)", "new java.util.AbstractMap.SimpleEntry(«elem», «elem»)", "new java.util.AbstractMap.SimpleImmutableEntry(«elem», «elem»)", "H.entry(java.util.Collections.unmodifiableMap(«map»))", "H.entry(java.util.Map.of(1, 2))", "H.entry(java.util.Collections.singletonMap(1, 2))", "H.<java.util.TreeMap>cast(H.fill(new java.util.TreeMap(), «elems»)).firstEntry()"},
	"java/util/Enumeration":  {"new java.util.StringTokenizer(«word»)", "new java.util.StringTokenizer(\"a b c\")"},
	"java/util/Comparator":   {"new Plain()", "new Compares()", "java.util.Comparator.naturalOrder()", "java.util.Comparator.reverseOrder()", "java.util.Collections.reverseOrder()", "java.util.Collections.reverseOrder(new Compares())", "java.util.Collections.reverseOrder(null)"},
	"java/lang/Comparable":   {"«key»", "«word»", "Integer.valueOf(«int»)", "Long.valueOf(«long»)", "«e»", "Character.valueOf(«char»)", "Boolean.valueOf(«boolean»)", "Double.valueOf(«double»)", "Float.valueOf(«float»)", "Short.valueOf(«short»)", "Byte.valueOf(«byte»)"},
	"java/lang/CharSequence": {"«word»", "new StringBuilder(«word»)", "new Own_java_lang_CharSequence(«word»)", "new StringBuffer(«word»)"},
	"java/io/PrintStream":    {"System.out"},
	"java/util/Random":       {"new java.util.Random(42)"},
	"java/lang/Enum":         {"E.A", "E.B", "E.C"},
	"java/lang/Number":       {"Integer.valueOf(«int»)", "Long.valueOf(«long»)", "Double.valueOf(«double»)", "Float.valueOf(«float»)", "Short.valueOf(«short»)", "Byte.valueOf(«byte»)"},
	"java/util/Scanner":      {"new java.util.Scanner(System.in)", "new java.util.Scanner(«word»)", "new java.util.Scanner(\"12 x\\n-3 true 1e2\")"},
	"java/lang/Class":        {"«java.lang.Class»"},
	"java/math/BigInteger":   {"«java.math.BigInteger»", "«java.math.BigInteger»", "«java.math.BigInteger»", "new java.math.BigInteger(«word»)"},
	"java/math/BigDecimal":   {"«java.math.BigDecimal»", "«java.math.BigDecimal»", "«java.math.BigDecimal»", "new java.math.BigDecimal(«word»)"},
	"java/lang/Iterable":     {"«java.util.Collection»", "«map».keySet()"},
	"java/lang/Object":       {"new Object()", "«elem»", "«elems»", "new int[2]", "E.A", "Object.class"},
}

// receiver makes the rule for the receivers of a class: its constructors and
// static methods that return one, filled with elements, and a subclass. The rule
// has no alternatives where there are no objects to be had.
func (g *grammar) receiver(class string) *rule {
	texts := slices.Clone(receivers[class])
	name := javaName(class)
	c := g.jdk.class(class)
	for _, m := range g.jdk.callable(class) {
		if (m.IsInit() || m.IsStatic()) && !g.modelled(class, m) {
			continue
		}
		switch {
		case m.IsInit() && receivers[class] == nil:
			texts = append(texts, g.filled(class, "new "+name+"("+holes(m.params)+")")...)
		case m.IsStatic() && m.Class.Name == class && m.result == "L"+class+";" && receivers[class] == nil:
			texts = append(texts, name+"."+m.Name+"("+holes(m.params)+")")
		}
	}
	if !c.IsInterface() && !c.IsAbstract() || c.IsFinal() {
		if receivers[class] == nil && len(texts) == 0 {
			texts = append(texts, g.given(class)...)
		}
	} else if class != "java/lang/Object" && class != "java/lang/Enum" {
		more := g.given(class)
		for some := texts; len(some) > 0 && len(texts) < len(more); { // the others are more often null
			texts = append(texts, some...)
		}
		texts = append(texts, more...)
	}
	if c.IsInterface() && len(texts) == 0 && g.functional(class) {
		texts = append(texts, "new Fun_"+mangle(class)+"(«ret»)")
	}
	if sub := g.subclass(class); sub {
		for _, m := range c.Methods {
			if mm := newMethod(m); m.IsInit() && g.modelled(class, mm) && g.jdk.usable(mm) && (m.Access.Has(classfile.AccPublic) || m.Access.Has(classfile.AccProtected)) {
				texts = append(texts, g.filled(class, "new Sub_"+mangle(class)+"("+holes(mm.params)+")")...)
			}
		}
	}
	r := &rule{symbol: "r:" + class, typ: name, number: len(g.order)}
	g.define(r, cast(name, texts))
	return r
}

// cast makes expressions of a type of others.
func cast(typ string, texts []string) []string {
	var out []string
	for _, t := range texts {
		out = append(out, "("+typ+") ("+t+")")
	}
	return out
}

// define makes a rule with those alternatives.
func (g *grammar) define(r *rule, texts []string) {
	g.order = append(g.order, r)
	g.rules[r.symbol] = r
	for _, t := range texts {
		g.uses(t)
		a := newAlt(t)
		for _, h := range a.holes {
			if h != "raw" {
				g.rule(h)
			}
		}
		r.alts = append(r.alts, a)
	}
}

// given lists expressions for what modelled methods of the classes with
// constructors return as objects of the type class.
func (g *grammar) given(class string) []string {
	var texts []string
	for _, n := range g.audited {
		if c := g.jdk.class(n); c == nil || c.IsInterface() || g.jdk.subtype(n, "java/lang/Throwable") || n == "java/util/Scanner" {
			continue
		}
		for _, m := range g.jdk.callable(n) {
			if m.IsInit() || m.result != "L"+class+";" || !g.modelled(n, m) || m.Class.Name != n && g.jdk.class(m.Class.Name).IsInterface() {
				continue
			}
			on := javaName(n)
			if !m.IsStatic() {
				on = g.made(n)
			}
			if on != "" {
				texts = append(texts, on+"."+m.Name+"("+holes(m.params)+")")
			}
		}
	}
	return texts
}

// made is the hole for an object of a class that a constructor makes, "" if there
// is none.
func (g *grammar) made(class string) string {
	symbol := "x:" + class
	if g.rules[symbol] == nil {
		name := javaName(class)
		var texts []string
		if !g.jdk.class(class).IsAbstract() {
			for _, m := range g.jdk.callable(class) {
				if m.IsInit() && g.modelled(class, m) {
					texts = append(texts, g.filled(class, "new "+name+"("+holes(m.params)+")")...)
				}
			}
		}
		for _, m := range g.jdk.callable(class) {
			if len(texts) == 0 && m.IsStatic() && m.result == "L"+class+";" && g.modelled(class, m) {
				texts = append(texts, name+"."+m.Name+"("+holes(m.params)+")")
			}
		}
		if len(texts) == 0 {
			return ""
		}
		g.define(&rule{symbol: symbol, typ: name, number: len(g.order)}, cast(name, texts))
	}
	return "«" + symbol + "»"
}

// functional reports whether the interface, of which a program has objects of its
// own, has methods with and without a body.
func (g *grammar) functional(class string) bool {
	calls, is := false, false
	for _, m := range g.jdk.callable(class) {
		if m.Class.Name != "java/lang/Object" {
			calls, is = calls || m.IsAbstract(), is || !m.IsAbstract() && g.modelled(class, m)
		}
	}
	return calls && is && len(g.jdk.class(class).PermittedSubclasses) == 0
}

// subclass reports whether a subclass of the class can be generated.
func (g *grammar) subclass(class string) bool {
	c := g.jdk.class(class)
	if c == nil || c.IsFinal() || c.IsInterface() || len(c.PermittedSubclasses) > 0 || class == "java/lang/Enum" || class == "java/lang/Object" || class == "java/lang/System" {
		return false
	}
	for _, m := range c.Methods {
		if m.IsInit() && (m.Access.Has(classfile.AccPublic) || m.Access.Has(classfile.AccProtected)) {
			return true
		}
	}
	return false
}

// filled adds to an expression for a new collection or map what fills it.
func (g *grammar) filled(class, made string) []string {
	switch {
	case g.jdk.subtype(class, "java/util/Collection"):
		return []string{made, fmt.Sprintf("H.fill(%s, «elems»)", made), fmt.Sprintf("H.fill(%s, «elems»)", made)}
	case g.jdk.subtype(class, "java/util/Map"):
		return []string{made, fmt.Sprintf("H.fill(%s, «elems»)", made), fmt.Sprintf("H.fill(%s, «elems»)", made)}
	}
	return []string{made}
}

// holes are the holes for arguments, each cast to its type so that the overload
// is the one meant.
func holes(params []string) string {
	var hs []string
	for _, p := range params {
		t := javaType(p)
		hs = append(hs, "("+t+") («"+t+"»)")
	}
	return strings.Join(hs, ", ")
}
