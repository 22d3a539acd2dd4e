package verify

import (
	"fmt"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/contract"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/laws"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// excuses are the open checks of a method that do not keep it from being proved: exceptions that it declares, its own
// explicit checks of arguments, and exceptions that the library throws on purpose. The last two are conditions.
type excuses struct {
	*headChecks
	*demands
}

// excusesOf finds those of m, whose lifted code is fn.
func (d *demands) excusesOf(m *classfile.Method) *excuses {
	if laws.Is(m.Class.Name) {
		return nil // a law holds without conditions on its arguments
	}
	return &excuses{d.headChecksOf(m, d.funcs[reach.MethodName(m.Class.Name, m.Name, m.Desc)]), d}
}

// of returns the conditions that exclude an open check; ok says that it is excused. A declared exception needs none.
func (x *excuses) of(p *ivl.Property) (conditions []condition, ok bool) {
	if x == nil || p.Exception == "" {
		return nil, false
	}
	if x.declares(p) {
		return nil, true
	}
	if conditions, ok := x.headChecks.demands(p); ok {
		return conditions, true
	}
	if x.onPurpose(p) {
		return []condition{{text: fmt.Sprintf("%s%s%s:%d", simple(p.Exception), notThrownAt, p.Pos.Method.Source, p.Pos.Line)}}, true
	}
	return nil, false
}

const notThrownAt = " is not thrown at "

// RestsOnThrows reports whether a result says nothing of exceptions that the library throws on purpose.
func RestsOnThrows(r *result.Result) bool {
	return r != nil && slices.ContainsFunc(r.Requires, func(cond string) bool { return strings.Contains(cond, notThrownAt) })
}

// excuses reports whether a check is excused.
func (x *excuses) excuses(p *ivl.Property) bool {
	_, ok := x.of(p)
	return ok
}

func simple(class string) string {
	return class[strings.LastIndexAny(class, "/$")+1:]
}

// declares reports whether the method's throws clause has the exception of a check, or the compiler makes callers handle it (JLS §11.2). A
// clause with a class that has all exceptions below it says nothing.
func (x *excuses) declares(p *ivl.Property) bool {
	if p.Kind != ivl.UncaughtException {
		return false
	}
	if x.isA(p.Exception, jdk.Throwable) && !x.isA(p.Exception, jdk.RuntimeException) && !x.isA(p.Exception, jdk.Error) {
		return true
	}
	return slices.ContainsFunc(x.headChecks.method.Exceptions, func(class string) bool {
		return class != "java/lang/Exception" && class != jdk.Throwable && class != jdk.RuntimeException && x.isA(p.Exception, class)
	})
}

// isA reports whether a class is known to be below another one.
func (d *demands) isA(sub, super string) bool {
	ok, err := d.hier.IsSubtype(sub, super)
	return ok && err == nil
}

// onPurpose reports whether a check fails only by a statement of the library that throws a new exception, and not because another exception
// was caught. Errors say that this never happens, and a NullPointerException of a callee is the caller's mistake.
func (d *demands) onPurpose(p *ivl.Property) bool {
	if p.Kind != ivl.UncaughtException || p.Pos.Method == nil || outside(p) || d.isA(p.Exception, jdk.Error) || p.Exception == jdk.NullPointerException {
		return false
	}
	name := reach.MethodName(p.Pos.Method.Class, p.Pos.Method.Name, p.Pos.Method.Desc)
	fn := d.funcs[name]
	if fn == nil || fn.Method.Class.Origin.Platform {
		return false
	}
	made, at := madeAt(fn, p)
	if made == nil || handling(fn)[at] || d.wraps(fn, made) {
		return false
	}
	return thrownIn(fn, made) || !d.calledByHandlers(p.Pos.Method)
}

// madeAt finds the object that a check is about, which is where it is made or thrown, and its block; nil if it is not made there.
func madeAt(fn *ssa.Func, p *ivl.Property) (*ssa.New, *ssa.Block) {
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			if in.PC() != p.Pos.PC {
				continue
			}
			switch in := in.(type) {
			case *ssa.New:
				if in.Class == p.Exception {
					return in, b
				}
			case *ssa.Throw:
				if made, ok := in.X.(*ssa.New); ok && made.Class == p.Exception {
					return made, b
				}
			}
		}
	}
	return nil, nil
}

// wraps reports whether a new exception gets another exception, or what is not known to be none.
func (d *demands) wraps(fn *ssa.Func, made *ssa.New) bool {
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			c, ok := in.(*ssa.Call)
			if !ok || !slices.Contains(c.Args, ssa.Value(made)) {
				continue
			}
			for _, a := range c.Args {
				k, isConst := a.(*ssa.Const)
				if a == ssa.Value(made) || isConst && k.Typ == ssa.Null {
					continue
				}
				if class := classfile.ClassNameOf(string(a.Type())); class != "" && (class == jdk.Object || d.isA(class, jdk.Throwable)) {
					return true
				}
			}
		}
	}
	return false
}

// thrownIn reports whether a statement of fn throws an object that it makes.
func thrownIn(fn *ssa.Func, made *ssa.New) bool {
	return slices.ContainsFunc(fn.Blocks, func(b *ssa.Block) bool {
		t, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Throw)
		return ok && t.X == ssa.Value(made)
	})
}

// calledByHandlers reports whether code that handles an exception may call a method.
func (d *demands) calledByHandlers(m *ivl.Method) bool {
	for _, f := range d.funcs {
		var in map[*ssa.Block]bool
		for _, b := range f.Blocks {
			for _, i := range b.Instrs {
				if c, ok := i.(*ssa.Call); ok && c.Method.Name == m.Name && c.Method.Desc == m.Desc {
					if in == nil {
						in = handling(f)
					}
					if in[b] {
						return true
					}
				}
			}
		}
	}
	return false
}

// handling are the blocks of f that run only after an exception was caught in it.
func handling(f *ssa.Func) map[*ssa.Block]bool {
	without := map[*ssa.Block]bool{}
	work := []*ssa.Block{f.Blocks[0]}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if without[b] {
			continue
		}
		without[b] = true
		work = append(work, b.Succs...)
	}
	handles := map[*ssa.Block]bool{}
	for _, b := range f.Blocks {
		handles[b] = !without[b]
	}
	return handles
}

// refusesNull are the parameters of a member for which null alone makes it fail by an explicit check, in its own code or in methods that
// get them unchanged.
func (d *demands) refusesNull(m *classfile.Method) map[int]bool {
	found := map[int]bool{}
	explicit, implicit := d.refusals(m)
	for _, k := range slices.Concat(explicit, implicit) {
		if len(k.When) == 1 && k.When[0].X.Op == contract.Argument && k.When[0].Op == contract.Eq && k.When[0].Y.Op == contract.Null {
			found[int(k.When[0].X.N)] = true
		}
	}
	return found
}
