package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// Printing an object turns it into text, and that runs code of the program:
// toString, or what the JDK's toString calls. Most of this code only joins
// texts. If it may do more (throw, write to a field, call unknown code), a
// print is a call of String.$text and then prints the text; plain.go defines
// "only joins". This is known only when all reachable code is known, so prints
// wait until then.

// visitPrinted makes the callees of prints of objects reachable, if the text of
// such an object may take more than joining. It reports whether something new
// was reached.
func (p *Program) visitPrinted() (news bool) {
	p.Busy = p.busyTypes()
	for _, t := range p.TypeOrder {
		// The texts of exceptions are followed only if the program reads them.
		p.wanted.messages = p.wanted.messages || p.Busy[t] != nil && p.Subtype(t.Name, jdk.Throwable)
	}
	for _, in := range p.showing {
		p.wanted.messages = p.wanted.messages || p.showsBusy(in.Args[1])
	}
	c := p.Class(jdk.String)
	if c == nil || !c.Origin.Model {
		return false
	}
	for _, s := range p.printed {
		in := s.Instr.(*ssa.Call)
		null := p.PrintsNull(in)
		if p.Texts[in] != nil || !null && !p.showsBusy(in.Args[1]) {
			continue
		}
		m := c.FindMethod("$text", "(Ljava/lang/Object;)Ljava/lang/String;")
		if null {
			m = c.FindMethod("valueOf", "(Ljava/lang/Object;)Ljava/lang/String;")
			s.raises = append(s.raises, jdk.NullPointerException)
			p.addType(jdk.NullPointerException)
		}
		call := p.directCall(s.Caller, in, m)
		s.Caller.Calls = append(s.Caller.Calls, call)
		p.Texts[in] = call.Targets[0].Method
		news = true
	}
	return news
}

// busyTypes returns for each class of the program whose text takes more than
// joining texts the method that does more.
func (p *Program) busyTypes() map[*Type]*classfile.Method {
	busy, plain := map[*Type]*classfile.Method{}, p.plainly()
	for _, t := range p.TypeOrder {
		if m := p.TextOf(t).Own; m != nil && !plain.plain(m) {
			busy[t] = m
		}
	}
	return busy
}

// showsBusy reports whether turning v into text may run code of the program that
// does more than join texts.
func (p *Program) showsBusy(v ssa.Value) bool {
	n := classfile.ClassNameOf(string(v.Type()))
	if n == "" || v.Type() == ssa.Null {
		return false
	}
	for _, t := range p.TypeOrder {
		if p.Subtype(t.Name, n) && p.MayBeBusy(t) != nil {
			return true
		}
	}
	return false
}

// MayBeBusy returns a method of the program that does more than join texts, and
// that turning an object of type t into text may run; nil when there is none.
func (p *Program) MayBeBusy(t *Type) *classfile.Method {
	if m := p.Busy[t]; m != nil || !p.TextOf(t).Contents {
		return m
	}
	for _, o := range p.TypeOrder {
		if m := p.Busy[o]; m != nil {
			return m
		}
	}
	return nil
}

// tracing are the methods that printing a stack trace calls on exceptions, besides those that give their texts.
var tracing = map[string]bool{"getCause": true, "getStackTrace": true, "printStackTrace": true}

// TraceCalls returns a method of the program that printing a stack trace may call on exceptions of type t, and that does
// more than join texts; nil if there is none.
func (p *Program) TraceCalls(t *Type) *classfile.Method {
	if t.Name[0] == '[' || !p.Subtype(t.Name, jdk.Throwable) {
		return nil
	}
	if b := p.Busy[t]; b != nil {
		return b
	}
	for _, name := range p.lineage(t.Name) {
		c := p.Class(name)
		if c == nil || c.Origin.Platform {
			continue
		}
		for _, m := range c.Methods {
			if tracing[m.Name] && !m.IsStatic() && !p.plain(m) {
				return m
			}
		}
	}
	return nil
}
