package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/internal/front/jdk"
)

// Platform knows which methods of the platform have a meaning here.
type Platform struct {
	src  Source
	hier *classfile.Hierarchy
	u    *Program
}

// NewPlatform returns the meanings of the platform's classes in src, for proofs.
func NewPlatform(src Source) *Platform { return newPlatform(src, Options{}) }

// NewExecutablePlatform returns them for the execution of a program.
func NewExecutablePlatform(src Source) *Platform {
	return newPlatform(executed{Source: src, lifted: map[string]*classfile.Class{}}, Options{Execute: []string{}})
}

func newPlatform(src Source, opts Options) *Platform {
	dynamic := indy.NewOverlay(src)
	p := newProgram(dynamic, classfile.NewHierarchy(dynamic), opts)
	p.Dynamic, p.ssa.dynamic = dynamic, dynamic
	return &Platform{src, p.Hier, p}
}

// Modelled reports whether calls of method m of the platform, on objects of class
// name, have a meaning here: a model's body, the JDK's, or one that package lower
// emits. Other calls are listed as unmodelled, or not supported.
func (p *Platform) Modelled(name string, m *classfile.Method) bool {
	c, err := p.src.Class(name)
	if err != nil {
		return false
	}
	found := c.FindMethod(m.Name, m.Desc)
	if !m.IsInit() && !m.IsStatic() {
		if s, err := p.hier.Select(name, m); err == nil && s != nil {
			found = s
		}
	}
	switch {
	case found == nil:
		return false
	case found.Class.Name == jdk.Enum && found.Name == "valueOf":
		return true // where the enum is known, see visitEnumValueOf
	case m.IsInit() && MakesString(m):
		return c.FindMethod("$new", m.Desc[:len(m.Desc)-1]+"Ljava/lang/String;") != nil
	case m.IsInit():
		if ok, err := p.hier.IsSubtype(name, jdk.Throwable); err == nil && ok {
			return true
		}
	case found.IsAbstract():
		return true // up to the classes that have it
	}
	if found.Class.Name == jdk.Throwable && found.Class.Origin.Model {
		return found.Code != nil || jdk.IsIntrinsic(found)
	}
	return FormatsText(found) || IsIdentityHash(found) || p.u.usesBody(found) || jdk.IsIntrinsic(found) || found.Class.Name == jdk.Object
}

// Tier returns the tier of calls of m on objects of class name. A method without
// a body is in the tier of the model that has one for it: implemented says of a
// class or interface whether some model or lifted class is a subtype.
func (p *Platform) Tier(name string, m *classfile.Method, implemented func(class string) bool) jdk.Tier {
	if !p.Modelled(name, m) {
		return jdk.Unmodelled
	}
	if s, err := p.hier.Select(name, m); err == nil && s != nil && !m.IsStatic() && !m.IsInit() {
		m = s
	}
	switch {
	case m.IsAbstract() && !m.Class.Origin.Model && !implemented(name):
		return jdk.Unmodelled
	case m.IsAbstract() || m.Class.Origin.Model || jdk.IsIntrinsic(m) || FormatsText(m):
		return jdk.FromModel
	}
	return jdk.FromJDK
}

// Executes reports whether calls of the method that ref names, on objects of class
// name, have a meaning when a program is executed. A method of an interface has
// one if the interface itself is executed.
func (p *Platform) Executes(name string, ref classfile.MemberRef) bool {
	m, err := p.hier.ResolveMethod(ref)
	if err != nil {
		return false
	}
	if m.IsAbstract() {
		return owned(m.Class) && !jdk.Reflective(m)
	}
	return p.Modelled(name, m) && (m.IsInit() && MakesString(m) || p.complete(m, map[*classfile.Method]bool{}))
}

// complete reports whether the class of m has all members of its own that the bytecode of m names. A
// model lacks the private members of the JDK's class. So a method that the model leaves to the JDK may
// end a run.
func (p *Platform) complete(m *classfile.Method, seen map[*classfile.Method]bool) bool {
	if m.Code == nil || seen[m] || jdk.IsIntrinsic(m) {
		return true
	}
	seen[m] = true
	for pc := 0; pc < len(m.Code.Read().Bytes); {
		in, err := classfile.Decode(m.Code.Read().Bytes, pc)
		if err != nil {
			return false
		}
		pc += in.Len
		switch in.Op {
		case classfile.OpInvokevirtual, classfile.OpInvokespecial, classfile.OpInvokestatic:
			ref, err := m.Class.Pool.MethodRef(in.Index)
			if err != nil || ref.Class != m.Class.Name {
				continue
			}
			if callee, err := p.hier.ResolveMethod(ref); err != nil || !p.complete(callee, seen) {
				return false
			}
		case classfile.OpGetfield, classfile.OpPutfield, classfile.OpGetstatic, classfile.OpPutstatic:
			ref, err := m.Class.Pool.FieldRef(in.Index)
			if err != nil || ref.Class != m.Class.Name {
				continue
			}
			if _, err := p.hier.ResolveField(ref); err != nil {
				return false
			}
		}
	}
	return true
}
