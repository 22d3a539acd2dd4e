package reach

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// FindsCode says how a call of m, of the platform and without body or model, may make the JDK run code of the program that it finds by its
// name, at once or later; "" if it does not. Reflective calls are not meant.
func (p *Program) FindsCode(x *Method, in *ssa.Call, m *classfile.Method) string {
	switch {
	case !m.Class.Origin.Platform || m.Class.Origin.Model && m.IsPrivate() || jdk.MethodIs(m, jdk.Harmless):
		return ""
	case setsProperty(x, in, m):
		return "may set a property by which the JDK finds code"
	case p.Opts.Handed == nil && jdk.RunsByName(m): // else code that is only known to run what it is given is not supported anyway
		return "may run code by name"
	}
	for _, s := range p.services() {
		if jdk.LoadsService(s, m) {
			return "may run a provider of " + classfile.Dotted(s)
		}
	}
	return ""
}

// provided has the services of the platform of which the program has providers.
type provided struct {
	known bool // the class path has been asked
	names []string
}

// services lists the services of the platform of which the program has providers.
func (p *Program) services() []string {
	if p.provided.known {
		return p.provided.names
	}
	p.provided.known = true
	if l, ok := p.outside.lister.(interface{ Services() ([]string, error) }); ok {
		names, err := l.Services()
		p.fail(err)
		p.provided.names = slices.DeleteFunc(slices.Clone(names), func(n string) bool { return !p.Platform(n) })
	}
	return p.provided.names
}

// setsProperty reports whether a call in x may set a property by which the JDK finds code.
func setsProperty(x *Method, in *ssa.Call, m *classfile.Method) bool {
	switch m.Class.Name + "." + m.Name {
	case jdk.System + ".setProperty":
		c, known := in.Args[0].(*ssa.Const)
		return !known || jdk.FindsCodeBy(c.String)
	case "java/security/Security.setProperty":
		c, known := in.Args[0].(*ssa.Const)
		return !known || !jdk.IsPlainProperty(c.String)
	case jdk.System + ".setProperties":
		return true
	case jdk.System + ".getProperties":
		return !onlyRead(x.Func, in)
	}
	return false
}

// onlyRead reports whether nothing but reading is done with the properties v, as far as one method shows.
func onlyRead(f *ssa.Func, v ssa.Value) bool {
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			for i, o := range in.Operands() {
				if o != v {
					continue
				}
				c, ok := in.(*ssa.Call)
				if !ok || !readsProperties(c, i) {
					return false
				}
			}
		}
	}
	return true
}

// readsProperties reports whether a call does not change properties that are its argument i.
func readsProperties(in *ssa.Call, i int) bool {
	name := in.Method.Name
	if i > 0 {
		return i == 1 && (name == "putAll" || name == "<init>" && strings.HasPrefix(in.Method.Class, "java/util/"))
	}
	return in.Kind == ssa.InvokeVirtual && (name == "getProperty" || name == "get" || name == "containsKey" || name == "stringPropertyNames" || name == "list" || name == "size")
}
