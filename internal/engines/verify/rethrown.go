package verify

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ssa"
)

// A method may throw an exception that an earlier call has made, and that is kept in a field or a collection. The check of its place is
// none that the method makes, so it is found by the class of what is thrown.

// rethrowing finds statements that throw such exceptions.
type rethrowing struct {
	own  []*ssa.Func // methods of the library
	hier *classfile.Hierarchy
	seen map[ssa.Value]bool
}

// rethrown returns, by procedure, the classes of exceptions that its own code throws and may have from elsewhere.
func rethrown(funcs []*ssa.Func, hier *classfile.Hierarchy) map[string][]string {
	r := &rethrowing{hier: hier}
	for _, f := range funcs {
		if c := f.Method.Class; !c.Origin.Platform && !isClient(c.Name) {
			r.own = append(r.own, f)
		}
	}
	found := map[string][]string{}
	for _, f := range r.own {
		for _, b := range f.Blocks {
			t, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Throw)
			r.seen = map[ssa.Value]bool{}
			if !ok || !r.kept(f, t.X) {
				continue
			}
			class := classfile.ClassNameOf(string(t.X.Type()))
			if class == "" {
				class = jdk.Throwable
			}
			name := reach.MethodName(f.Method.Class.Name, f.Method.Name, f.Method.Desc)
			found[name] = append(found[name], class)
		}
	}
	return found
}

// kept reports whether a value of f may be an object that was made before the library was called. An argument that clients pass is
// theirs. What is caught was made or kept by what was called.
func (r *rethrowing) kept(f *ssa.Func, v ssa.Value) bool {
	if r.seen[v] {
		return false
	}
	r.seen[v] = true
	switch v := v.(type) {
	case *ssa.New, *ssa.Catch, *ssa.Const:
		return false
	case *ssa.CheckCast:
		return r.kept(f, v.X)
	case *ssa.Phi:
		return slices.ContainsFunc(v.Args, func(a ssa.Value) bool { return r.kept(f, a) })
	case *ssa.Param:
		return r.passed(f, slices.Index(f.Params, v))
	case *ssa.Call:
		if m := v.Method; m.Desc == "(Ljava/lang/Throwable;)Ljava/lang/Throwable;" && m.Name == "initCause" || m.Desc == "()Ljava/lang/Throwable;" && m.Name == "fillInStackTrace" {
			return r.kept(f, v.Args[0])
		}
		return r.returned(v)
	}
	return true
}

// passed reports whether some call in the library or the JDK may pass such an object as the k-th parameter of f.
func (r *rethrowing) passed(f *ssa.Func, k int) bool {
	return r.calledByPlatform(f.Method) || slices.ContainsFunc(r.own, func(g *ssa.Func) bool {
		return slices.ContainsFunc(g.Blocks, func(b *ssa.Block) bool {
			return slices.ContainsFunc(b.Instrs, func(in ssa.Instr) bool {
				c, ok := in.(*ssa.Call)
				return ok && c.Method.Name == f.Method.Name && c.Method.Desc == f.Method.Desc && (k < 0 || k >= len(c.Args) || r.kept(g, c.Args[k]))
			})
		})
	})
}

// calledByPlatform reports whether the JDK may call a method: it overrides one of its methods.
func (r *rethrowing) calledByPlatform(m *classfile.Method) bool {
	if m.IsStatic() || m.IsInit() {
		return false
	}
	supers, err := r.hier.Superclasses(m.Class.Name)
	interfaces, err2 := r.hier.AllInterfaces(m.Class.Name)
	if err != nil || err2 != nil {
		return true
	}
	return slices.ContainsFunc(slices.Concat(supers, interfaces), func(name string) bool {
		c, err := r.hier.Class(name)
		return err != nil || c.Origin.Platform && c.FindMethod(m.Name, m.Desc) != nil
	})
}

// returned reports whether a call may return such an object. Of methods outside of the library nothing is known.
func (r *rethrowing) returned(c *ssa.Call) bool {
	found := false
	for _, g := range r.own {
		if g.Method.Name != c.Method.Name || g.Method.Desc != c.Method.Desc {
			continue
		}
		found = true
		for _, b := range g.Blocks {
			if ret, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return); ok && (ret.Result == nil || r.kept(g, ret.Result)) {
				return true
			}
		}
	}
	return !found
}
