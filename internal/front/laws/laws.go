package laws

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/entries"
	"github.com/jayverify/jayverify/internal/front/indy"
)

// suffix ends the names of classes of laws.
const suffix = "$jayverify$Laws"

// law is one law of all classes.
type law struct {
	name string // of the method
	text string
	// java are statements that fail where the law does not hold, of the arguments $0, $1, $2 and the method $m.
	java    []string
	warning bool // the JDK recommends it, and does not demand it
	emit    func(w *writer)
}

// Is reports whether a class is one of laws.
func Is(class string) bool { return strings.HasSuffix(class, suffix) }

// About is the class that a class of laws is about, by binary names. Other classes are about themselves.
func About(class string) string { return strings.TrimSuffix(class, suffix) }

// Text says what the method of a class of laws states: "equals is symmetric"; "" if it is no law.
func Text(class, method string) string {
	if l := find(class, method); l != nil {
		return l.text
	}
	return ""
}

// TextOf is Text for the entry that results call "p/Point$jayverify$Laws.equalsIsSymmetric(Lp/Point;Lp/Point;)V".
func TextOf(entry string) (class, text string) {
	name, _, _ := strings.Cut(entry, "(")
	dot := strings.LastIndexByte(name, '.')
	if dot < 0 || !Is(name[:dot]) {
		return "", ""
	}
	return About(name[:dot]), Text(name[:dot], name[dot+1:])
}

// Advises reports whether a law is only recommended.
func Advises(class, method string) bool {
	l := find(class, method)
	return l != nil && l.warning
}

// Java are statements that do what the law's method m does with arguments that are variables.
func Java(m *classfile.Method, args []string) []string {
	l := find(m.Class.Name, m.Name)
	if l == nil {
		return nil
	}
	var lines []string
	for _, line := range l.java {
		for i, a := range args {
			line = strings.ReplaceAll(line, "$"+string(rune('0'+i)), a)
		}
		lines = append(lines, line)
	}
	return lines
}

// Classes are the classes of the arguments of a law, none of which is null where its code does anything.
func Classes(m *classfile.Method) []string {
	params, _, _ := classfile.ParseMethodDescriptor(m.Desc) // writer has written it
	var names []string
	for _, d := range params {
		if name := classfile.ClassNameOf(d); name != "" && name[0] != '[' && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

// find returns the law of a method, or of a part of one; nil if there is none.
func find(class, method string) *law {
	if !Is(class) {
		return nil
	}
	method, _, _ = strings.Cut(method, "$")
	for i := range all {
		if all[i].name == method {
			return &all[i]
		}
	}
	return nil
}

// Class has the laws of one class.
type Class struct {
	Name string // of the class of the laws
	Data []byte // its class file
}

// Of writes the laws about methods that are entries, in their order.
func Of(path *classfile.Path, all []entries.Entry) []Class {
	hier := classfile.NewHierarchy(path)
	methods := map[string][]*classfile.Method{}
	var order []*classfile.Class
	for _, e := range all {
		if e.Kind != entries.Method || e.Method.IsStatic() || e.Method.IsInit() || isOfRecord(e.Method) {
			continue
		}
		c := e.Method.Class
		if len(methods[c.Name]) == 0 {
			order = append(order, c)
		}
		methods[c.Name] = append(methods[c.Name], e.Method)
	}
	var found []Class
	for _, c := range order {
		if c.IsInterface() || strings.HasSuffix(c.Name, "$") {
			continue
		}
		w := &writer{hier: hier, class: c, name: c.Name + suffix}
		w.choose(methods[c.Name])
		if len(w.laws) == 0 {
			continue
		}
		if data, ok := w.bytes(); ok {
			found = append(found, Class{w.name, data})
		}
	}
	return found
}

// isOfRecord reports whether the compiler has written a method of a record.
func isOfRecord(m *classfile.Method) bool {
	return m.Class.IsRecord && m.Code != nil && slices.ContainsFunc(m.Uses().Instructions, func(in classfile.Instruction) bool {
		return in.Op == classfile.OpInvokedynamic && slices.Contains([]string{"equals", "hashCode", "toString"}, m.Name)
	})
}

// writer writes the laws of one class.
type writer struct {
	hier  *classfile.Hierarchy
	class *classfile.Class
	name  string
	laws  []chosen
	// of the law that is written:
	a   *indy.Assembler
	law *law
	m   *classfile.Method
}

// chosen is a law with the method that it is about.
type chosen struct {
	law *law
	m   *classfile.Method
}

// The class names that laws ask for.
const (
	comparable    = "java/lang/Comparable"
	comparator    = "java/util/Comparator"
	iterator      = "java/util/Iterator"
	closeable     = "java/lang/AutoCloseable"
	cloneable     = "java/lang/Cloneable"
	objectDesc    = "Ljava/lang/Object;"
	equalsDesc    = "(" + objectDesc + ")Z"
	assertionType = "java/lang/AssertionError"
)

// choose finds the laws of some methods of the class.
func (w *writer) choose(ms []*classfile.Method) {
	method := func(name, desc string) *classfile.Method {
		for _, m := range ms {
			if m.Name == name && m.Desc == desc {
				return m
			}
		}
		return nil
	}
	equals, hash := method("equals", equalsDesc), method("hashCode", "()I")
	w.add(equals, "equalsIsReflexive", "equalsIsSymmetric", "equalsIsTransitive", "equalsOfNull", "equalsOfOthers")
	if equals == nil {
		w.add(hash, "equalHashes")
	}
	w.add(equals, "equalHashes")
	w.add(hash, "hashCodeRepeats")
	w.add(method("toString", "()Ljava/lang/String;"), "toStringIsText")
	for _, m := range ms {
		w.chooseFor(m)
	}
}

// chooseFor finds the laws of a method whose descriptor is not always the same.
func (w *writer) chooseFor(m *classfile.Method) {
	params, result, err := classfile.ParseMethodDescriptor(m.Desc)
	if err != nil {
		return
	}
	is := func(class, super string) bool {
		ok, err := w.hier.IsSubtype(class, super)
		return ok && err == nil
	}
	own := func(super string) bool { return is(w.class.Name, super) }
	switch {
	case m.Name == "compareTo" && len(params) == 1 && result == "I" && own(comparable) && is(w.class.Name, classfile.ClassNameOf(params[0])):
		w.add(m, "compareToIsAntisymmetric", "compareToIsTransitive")
		if w.hasEquals() {
			w.add(m, "compareToFitsEquals")
		}
	case m.Name == "compare" && len(params) == 2 && result == "I" && own(comparator) && params[0] == params[1] && params[0] != objectDesc:
		w.add(m, "compareIsAntisymmetric", "compareIsTransitive")
	case m.Name == "clone" && len(params) == 0 && own(cloneable) && m.Access.Has(classfile.AccPublic):
		w.add(m, "cloneCopies")
	case m.Name == "iterator" && len(params) == 0 && is(classfile.ClassNameOf(result), iterator):
		w.add(m, "iteratorsHasNextIsPure", "iteratorsNextEnds")
	case m.Name == "hasNext" && m.Desc == "()Z" && own(iterator):
		w.add(m, "hasNextIsPure")
	case m.Name == "next" && len(params) == 0 && own(iterator):
		w.add(m, "nextEnds")
	case m.Name == "close" && m.Desc == "()V" && own(closeable):
		w.add(m, "closesTwice")
	}
}

// hasEquals reports whether a class of the program gives the objects their equals.
func (w *writer) hasEquals() bool {
	m, err := w.hier.ResolveMethod(classfile.MemberRef{Class: w.class.Name, Name: "equals", Desc: equalsDesc})
	return err == nil && !m.Class.Origin.Platform
}

func (w *writer) add(m *classfile.Method, names ...string) {
	if m == nil {
		return
	}
	for _, name := range names {
		w.laws = append(w.laws, chosen{find(w.name, name), m})
	}
}

// bytes writes the class. ok is false if it is too large.
func (w *writer) bytes() (data []byte, ok bool) {
	return indy.Assemble(w.name, func(a *indy.Assembler) {
		a.Visible(w.class.SourceFile)
		w.a = a
		signs := false
		for _, l := range w.laws {
			a.Line(0)
			if ls := l.m.Code.Read().Lines; len(ls) > 0 {
				a.Line(ls[0].Line)
			}
			w.law, w.m = l.law, l.m
			w.law.emit(w)
			signs = signs || strings.HasPrefix(l.law.name, "compare")
		}
		if signs {
			w.signs()
		}
	})
}
