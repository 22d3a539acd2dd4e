package reach

import (
	"cmp"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/throwing"
)

// refuser finds the exceptions that methods of the JDK throw for wrong arguments.
type refuser struct {
	hier     *classfile.Hierarchy // of the JDK's own classes, and the program's
	analyzer *throwing.Analyzer
	platform *classfile.Platform // nil if it is not known
	shared   *throwing.Analyzer  // of platform
}

// refuser returns that of the JDK at hand.
func (p *Program) refuser() *refuser {
	if p.refuses == nil {
		hier := p.standIns.own
		if hier == nil {
			hier = p.Hier
		}
		p.refuses = &refuser{hier: hier, analyzer: throwing.New(hier)}
		if p.standIns.source != nil {
			if jdk := p.standIns.source.JDKs(); jdk != nil {
				p.refuses.platform, p.refuses.shared = jdk, throwing.Shared(jdk)
			}
		}
	}
	return p.refuses
}

// Refusals lists the exceptions that a call in x may throw that resolves to m, of the platform,
// which has no body here. recv are the types that the receiver may have; nil means any.
func (p *Program) Refusals(x *Method, m *classfile.Method, recv []*Type) []throwing.Throw {
	if !m.Class.Origin.Platform || m.Class.Origin.Model && m.IsPrivate() || p.IsThrowableInit(m) || FillsStack(m) || m.Class.Name == jdk.Object && m.Name == "clone" || jdk.IsIntrinsic(m) {
		return nil
	}
	all := p.allRefusals(p.original(m), recv)
	if p.Opts.Pedantic { // then all that is declared may be thrown
		return slices.DeleteFunc(all, p.checkedThrow)
	}
	if p.interruptible && slices.Contains(p.original(m).Exceptions, interruptedException) {
		all = append(all, throwing.Throw{Exception: interruptedException, When: [][]throwing.Cond{nil}, By: m})
	}
	if x != nil && x.Library() && !x.Model() {
		// The JDK's own code respects the rules of the methods that it calls.
		all = slices.DeleteFunc(all, func(t throwing.Throw) bool { return !t.Known })
	}
	return all
}

// checkedThrow reports whether the exception is a checked one.
func (p *Program) checkedThrow(t throwing.Throw) bool {
	return p.refuser().analyzer.Checked(t.Exception)
}

// allRefusals are the exceptions of Refusals for a method of the JDK, as its code and its declaration show them.
func (p *Program) allRefusals(m *classfile.Method, recv []*Type) []throwing.Throw {
	r := p.refuser()
	if jdk.Is(m, jdk.AsDeclared) {
		return slices.DeleteFunc(p.throwsOf(m, "", false), func(t throwing.Throw) bool { return !p.checkedThrow(t) })
	}
	var all []throwing.Throw
	if len(recv) == 0 {
		all = p.throwsOf(m, "", m.IsStatic() || m.IsInit() || p.Nulls.bound(m))
	}
	for i, t := range slices.SortedFunc(slices.Values(recv), func(a, b *Type) int { return cmp.Compare(a.Name, b.Name) }) {
		if t.Name[0] == '[' {
			continue
		}
		sel, err := r.hier.Select(t.Name, m)
		if ok, wrong := r.hier.IsSubtype(t.Name, m.Class.Name); !ok || wrong != nil || err != nil || sel == nil {
			all = append(all, p.throwsOf(m, "", false)...) // some subtype that is not named
			continue
		}
		class := t.Name
		if t.External && !p.Exact(t.Name) {
			class = ""
		}
		found := p.throwsOf(sel, class, class != "" && len(recv) == 1)
		if i == 0 {
			all = found
		} else {
			all = append(all, found...)
		}
	}
	return all
}

// throwsOf are the exceptions of m. Where calls of code without a body have a meaning and models stay, they are those of all code that a method without
// code may run.
func (p *Program) throwsOf(m *classfile.Method, class string, sure bool) []throwing.Throw {
	r := p.refuser()
	all := r.throws(m, class, sure)
	if !p.KeepsModels() || p.Opts.Handed.Client { // a client's objects may throw anything
		return all
	}
	for _, t := range p.abstractRuns(m) {
		if t.Class.Origin.Platform {
			all = append(all, r.throws(t, "", false)...)
		}
	}
	return all
}

// throws are the exceptions of m; none of them is sure if a subclass may override m.
func (r *refuser) throws(m *classfile.Method, class string, sure bool) []throwing.Throw {
	all := slices.Clone(r.of(m, class))
	for i := range all {
		all[i].Known = all[i].Known && sure
	}
	return all
}

// of asks the analyzer of all programs where no class of the program can matter: m and the receiver are the JDK's.
func (r *refuser) of(m *classfile.Method, class string) []throwing.Throw {
	ofJDK := func(name string) *classfile.Class {
		c, err := r.platform.Class(name)
		if err != nil {
			return nil
		}
		return c
	}
	if r.platform != nil && ofJDK(m.Class.Name) == m.Class && (class == "" || ofJDK(class) != nil) {
		return r.shared.Of(m, class)
	}
	return r.analyzer.Of(m, class)
}

// refusedBy lists the classes of the exceptions of Refusals, and makes them types of
// the program.
func (p *Program) refusedBy(x *Method, m *classfile.Method, recv ...*Type) []string {
	var names []string
	for _, t := range p.Refusals(x, m, recv) {
		names = append(names, t.Exception)
		p.addType(t.Exception)
	}
	return names
}

// exceptionNames writes the classes of throws for people, each once.
func exceptionNames(throws []throwing.Throw) string {
	var names []string
	for _, t := range throws {
		if n := classfile.Dotted(t.Exception); !slices.Contains(names, n) {
			names = append(names, n)
		}
	}
	return strings.Join(names, ", ")
}
