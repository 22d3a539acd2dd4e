package audit

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/models"
)

// Program audits one class.
type Program struct {
	Class string // binary name, Exceptions or Unasked
	of    string // class of receivers
	// exceptions are the classes whose constructors are called, for Exceptions.
	exceptions []string
	methods    []method
	params     [][]*rule
	lines      []int // of the calls, by method
	recv       *rule
	grammar    *grammar
	classes    *classes
	source     string // of Main.java
}

// NewProgram makes the program for a class, with its public methods and
// constructors: those that are modelled, or the others.
func NewProgram(l *Library, class string, modelled bool) *Program {
	j := jdk{l}
	p := &Program{Class: class, of: class, classes: &classes{jdk: j, number: firstNumber, seen: map[string]bool{}}}
	p.grammar = &grammar{jdk: j, rules: map[string]*rule{}, audited: l.Classes}
	p.grammar.add = func(name string) { p.classes.add(name, generated(j, name)) }
	platform := reach.NewPlatform(models.Overlay(l.Path))
	p.grammar.modelled = func(class string, m method) bool { return platform.Modelled(class, m.Method) }
	var ms []method
	if class == Exceptions || class == Unasked {
		p.of = "java/lang/Throwable"
		p.exceptions = l.exceptions
		for _, e := range p.exceptions {
			for _, m := range j.callable(e) {
				if m.IsInit() {
					ms = append(ms, m)
				}
			}
		}
		p.recv = &rule{typ: "Throwable"}
	} else {
		p.recv = p.grammar.receiver(class)
		ms = j.callable(class)
	}
	for _, m := range ms {
		if !m.IsStatic() && !m.IsInit() && len(p.recv.alts) == 0 || p.grammar.modelled(m.class(class), m) != modelled {
			continue
		}
		var rs []*rule
		for _, d := range m.params {
			rs = append(rs, p.grammar.rule(javaType(d)))
		}
		p.methods, p.params = append(p.methods, m), append(p.params, rs)
	}
	p.write()
	return p
}

// class is the class that a call of m names: that of a constructor, or the one audited.
func (m method) class(audited string) string {
	if m.IsInit() {
		return m.Class.Name
	}
	return audited
}

// generated finds the class that the name of a generated class stands for.
func generated(j jdk, name string) string {
	parts := strings.Split(name[4:], "_")
	for i := len(parts); i > 0; i-- {
		class := strings.Join(parts[:i], "/")
		if i < len(parts) {
			class += "$" + strings.Join(parts[i:], "$")
		}
		if j.class(class) != nil {
			return class
		}
	}
	panic("BUG: no class for " + name)
}

// Case is what a run of a program does.
type Case struct {
	lieAt, lieHow, lieAfter int
	recv                    *node // nil when there are no receivers
	calls                   []call
	plain                   []int // the decisions, for a program of Whole
}

type call struct {
	method int
	chain  int // 1: a result that can be the receiver is the next one
	args   []*node
}

// maxCalls bounds the calls of a case.
const maxCalls = 4

// Case makes a random case.
func (p *Program) Case(rnd *rand.Rand) *Case {
	c := &Case{}
	if rnd.IntN(3) == 0 {
		c.lieAt = 1 + rnd.IntN(p.classes.number)
		if rnd.IntN(3) == 0 {
			c.lieAt = 1 + 1 + rnd.IntN(5)
		}
		c.lieHow, c.lieAfter = rnd.IntN(9), rnd.IntN(3)*rnd.IntN(3)
	}
	if len(p.recv.alts) > 0 {
		c.recv = p.grammar.derive(rnd, p.recv.symbol, 0)
	}
	for range 1 + rnd.IntN(maxCalls) {
		k := call{method: rnd.IntN(len(p.methods)), chain: rnd.IntN(2)}
		if n := len(c.calls); n > 0 && rnd.IntN(4) == 0 { // a method gives the same object again, perhaps
			k.method = c.calls[n-1].method
			if rnd.IntN(2) == 0 {
				k.args = c.calls[n-1].clone().args
				c.calls = append(c.calls, k)
				continue
			}
		}
		for _, r := range p.params[k.method] {
			k.args = append(k.args, p.grammar.derive(rnd, r.symbol, 1))
		}
		c.calls = append(c.calls, k)
	}
	return c
}

// decisions are what the program asks for.
func (c *Case) decisions() []int {
	if c.plain != nil {
		return c.plain
	}
	ds := []int{c.lieAt, c.lieHow, c.lieAfter}
	if c.recv != nil {
		ds = c.recv.decisions(ds)
	}
	ds = append(ds, len(c.calls))
	for _, k := range c.calls {
		ds = append(ds, k.chain, k.method)
		for _, a := range k.args {
			ds = a.decisions(ds)
		}
	}
	return ds
}

// Java is the case as Java statements.
func (p *Program) Java(c *Case) string {
	var b strings.Builder
	if c.lieAt > 0 {
		fmt.Fprintf(&b, "// %s\n", p.lying(c))
	}
	if c.recv != nil {
		fmt.Fprintf(&b, "%s r = %s;\n", p.recv.typ, c.recv.java())
	}
	for _, k := range c.calls {
		var args []string
		for i, a := range k.args {
			args = append(args, "("+p.params[k.method][i].typ+") ("+a.java()+")")
		}
		result := ""
		if k.chain > 0 {
			result = "r = "
		}
		fmt.Fprintf(&b, "%s%s;\n", result, p.invocation(p.methods[k.method], strings.Join(args, ", ")))
	}
	return b.String()
}

// lying tells what fails, and how.
func (p *Program) lying(c *Case) string {
	at := c.lieAt - 1
	name := fmt.Sprint("method ", at)
	if own := []string{"", "Key.equals", "Key.hashCode", "Key.compareTo", "Key.toString", "Compares.compare"}; at < len(own) {
		name = own[at]
	} else if at >= firstNumber && at-firstNumber < len(p.classes.names) {
		name = p.classes.names[at-firstNumber]
	}
	how := []string{"throws Oops", "throws ClassCastException", "throws NullPointerException", "throws IndexOutOfBoundsException", "throws NoSuchElementException",
		"throws UnsupportedOperationException", "changes the receiver", "lies (1)", "lies (2)"}[c.lieHow%9]
	return fmt.Sprintf("%s %s from call %d on", name, how, c.lieAfter+1)
}

// invocation is the Java text of a call with arguments.
func (p *Program) invocation(m method, args string) string {
	switch {
	case m.IsInit():
		return "new " + javaName(m.Class.Name) + "(" + args + ")"
	case m.IsStatic():
		return javaName(p.Class) + "." + m.Name + "(" + args + ")"
	}
	return "r." + m.Name + "(" + args + ")"
}

// name is what a method is called in reports.
func (p *Program) name(i int) string {
	m := p.methods[i]
	var ps []string
	for _, d := range m.params {
		t := javaType(d)
		ps = append(ps, t[strings.LastIndexByte(t, '.')+1:])
	}
	name := m.Name
	if m.IsInit() {
		name = "new"
		if p.exceptions != nil {
			name += " " + javaName(m.Class.Name)
		}
	}
	return name + "(" + strings.Join(ps, ", ") + ")"
}

// writer writes Java and counts lines.
type writer struct {
	b    strings.Builder
	line int // of what is written next
}

func (w *writer) printf(format string, args ...any) {
	s := fmt.Sprintf(format, args...)
	w.line += strings.Count(s, "\n")
	w.b.WriteString(s)
}

// write writes Main.java.
func (p *Program) write() {
	w := &writer{line: 1}
	w.printf("@SuppressWarnings({\"unchecked\", \"rawtypes\", \"deprecation\", \"removal\", \"cast\"})\npublic final class Main {\n")
	for _, r := range p.grammar.order {
		writeRule(w, p.grammar, r)
	}
	recv := javaName(p.of)
	w.printf("    public static void main(String[] args) {\n        H.start();\n        %s r = null;\n", recv)
	if len(p.recv.alts) > 0 {
		w.printf("        try {\n            r = mk%d();\n        } catch (Throwable t) {\n            H.failed(t);\n        }\n", p.recv.number)
		w.printf("        H.self = r;\n        H.know(r);\n        H.state(r);\n")
	}
	w.printf("        int n = H.n();\n        for (int i = 0; i < n; i++) {\n            int chain = H.n();\n")
	w.printf("            Object o = call(r);\n            if (chain != 0 && o instanceof %s) {\n                r = (%s) o;\n                H.self = r;\n            }\n        }\n    }\n", recv, recv)
	w.printf("    static Object call(%s r) {\n        switch (H.n()) {\n", recv)
	for i := range p.methods {
		w.printf("        case %d:\n            return m%d(r);\n", i, i)
	}
	w.printf("        default:\n            return null;\n        }\n    }\n")
	for i, m := range p.methods {
		p.writeMethod(w, i, m)
	}
	w.printf("}\n")
	p.writeNames(w)
	p.source = w.b.String()
}

func writeRule(w *writer, g *grammar, r *rule) {
	w.printf("    static %s mk%d() throws Throwable {\n        switch (H.n()) {\n", r.typ, r.number)
	for i, a := range r.alts {
		text := a.text
		for _, h := range a.holes {
			with := "H.n()"
			if h != "raw" {
				with = fmt.Sprintf("mk%d()", g.rules[h].number)
			}
			text = strings.Replace(text, "«»", with, 1)
		}
		w.printf("        case %d:\n            return %s;\n", i, text)
	}
	w.printf("        default:\n            throw new Oops();\n        }\n    }\n")
}

// writeMethod writes the method that calls method i.
func (p *Program) writeMethod(w *writer, i int, m method) {
	w.printf("    static Object m%d(%s r) {\n        H.call(%d);\n", i, javaName(p.of), i)
	var args []string
	for k, d := range m.params {
		w.printf("        %s a%d;\n", javaType(d), k)
		args = append(args, fmt.Sprintf("a%d", k))
	}
	w.printf("        try {\n")
	for k, r := range p.params[i] {
		w.printf("            a%d = mk%d();\n", k, r.number)
		if isReference(m.params[k]) {
			w.printf("            H.know(a%d);\n", k)
		}
	}
	w.printf("        } catch (Throwable t) {\n            H.failed(t);\n            H.p(\" -\");\n            return null;\n        }\n")
	if !m.IsStatic() && !m.IsInit() {
		w.printf("        if (r == null) {\n            H.p(\" -\");\n            return null;\n        }\n")
	}
	result := "null"
	w.printf("        Object o = null;\n        try {\n")
	p.lines = append(p.lines, w.line)
	made := p.invocation(m, strings.Join(args, ", "))
	switch {
	case m.IsInit() || isReference(m.result):
		w.printf("            o = %s;\n            H.result(o);\n", made)
		result = "o"
	case m.result == "V":
		w.printf("            %s;\n            H.p(\" =\");\n", made)
	case m.result == "B" || m.result == "S":
		w.printf("            H.result((int) %s);\n", made)
	default:
		w.printf("            H.result(%s);\n", made)
	}
	w.printf("        } catch (Throwable t) {\n            H.failed(t);\n        }\n")
	if !m.IsInit() && !m.IsStatic() {
		w.printf("        H.state(r);\n")
	}
	for k, d := range m.params {
		if isReference(d) {
			w.printf("        H.state(a%d);\n", k)
		}
	}
	w.printf("        return %s;\n    }\n", result)
}

// exceptions are the classes of exceptions that are told by their names.
var exceptions = []string{
	"java.lang.NullPointerException", "java.lang.ClassCastException", "java.lang.ArrayIndexOutOfBoundsException", "java.lang.StringIndexOutOfBoundsException",
	"java.lang.IndexOutOfBoundsException", "java.lang.NumberFormatException", "java.lang.IllegalArgumentException", "java.lang.IllegalStateException",
	"java.util.ConcurrentModificationException", "java.util.NoSuchElementException", "java.util.InputMismatchException", "java.lang.UnsupportedOperationException",
	"java.lang.ArithmeticException", "java.lang.NegativeArraySizeException", "java.lang.ArrayStoreException", "java.lang.CloneNotSupportedException",
	"java.util.EmptyStackException", "java.lang.OutOfMemoryError", "java.lang.StackOverflowError", "java.lang.AssertionError", "java.lang.RuntimeException", "java.lang.Exception",
	"java.lang.IllegalMonitorStateException", "java.lang.InterruptedException", "java.util.IllegalFormatException", "java.util.MissingFormatArgumentException",
	"java.util.UnknownFormatConversionException", "java.util.IllegalFormatConversionException", "java.util.DuplicateFormatFlagsException", "java.util.MissingFormatWidthException",
	"java.util.UnknownFormatFlagsException", "java.util.IllegalFormatFlagsException", "java.util.FormatFlagsConversionMismatchException", "java.util.IllegalFormatPrecisionException",
	"java.util.IllegalFormatWidthException", "java.util.IllegalFormatCodePointException", "java.util.IllegalFormatArgumentIndexException", "java.lang.InternalError", "java.lang.Error", "java.lang.Throwable", "Oops", "Stop",
}

// writeNames writes the class that tells exceptions apart.
func (p *Program) writeNames(w *writer) {
	w.printf("final class Names {\n    static String of(Throwable t) {\n        Class c = t.getClass();\n")
	names := exceptions
	for _, e := range p.exceptions {
		if !slices.Contains(names, javaName(e)) {
			names = append(slices.Clip(names), javaName(e))
		}
	}
	for _, e := range names {
		if c := p.grammar.jdk.class(binaryName(p.grammar.jdk, e)); strings.Contains(e, ".") && (c == nil || !c.Access.Has(classfile.AccPublic)) {
			continue
		}
		w.printf("        if (c == %s.class) {\n            return \"%s\";\n        }\n", e, e)
	}
	w.printf("        return \"other\";\n    }\n}\n")
}
