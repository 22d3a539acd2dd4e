package reach

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// A pool of threads refuses tasks after it was shut down (java.util.concurrent.ExecutorService). One that only a single method can use, and
// that has not been shut down there before, takes each task.

// executors is the class with methods that make pools.
const executors = "java/util/concurrent/Executors"

// makesPool reports whether a call makes a pool with threads of the JDK's own. The pool of newSingleThreadExecutor is none of these: it
// may shut itself down when its last use has begun.
func makesPool(in *ssa.Call) bool {
	m := in.Method
	return m.Class == executors && (m.Name == "newFixedThreadPool" || m.Name == "newCachedThreadPool") && !strings.Contains(m.Desc, "ThreadFactory")
}

// ownPool returns the call in x that has made the pool that in is a method of, nil if other code may have that pool, or x
// uses it for more than poolMethods.
func (p *Program) ownPool(x *Method, in *ssa.Call) *ssa.Call {
	if in.Kind == ssa.InvokeStatic || len(in.Args) == 0 {
		return nil
	}
	made, ok := in.Args[0].(*ssa.Call)
	if !ok || !makesPool(made) {
		return nil
	}
	for _, b := range x.Func.Blocks {
		for _, use := range b.Instrs {
			if slices.Contains(use.Operands(), ssa.Value(made)) && !usesPool(use, made) {
				return nil
			}
		}
	}
	return made
}

// poolMethods are the methods of a pool that interrupt no task, and do not hand on the pool.
var poolMethods = []string{"execute", "submit", "shutdown", "awaitTermination", "isShutdown", "isTerminated"}

// usesPool reports whether an instruction only calls one of poolMethods on a pool.
func usesPool(in ssa.Instr, pool *ssa.Call) bool {
	call, ok := in.(*ssa.Call)
	return ok && call.Args[0] == ssa.Value(pool) && !slices.Contains(call.Args[1:], ssa.Value(pool)) &&
		strings.HasPrefix(call.Method.Class, "java/util/concurrent/Executor") && slices.Contains(poolMethods, call.Method.Name)
}

// poolTakes reports whether a call in x of a method of its own pool throws nothing, but for InterruptedException.
func (p *Program) poolTakes(x *Method, in *ssa.Call) bool {
	made := p.ownPool(x, in)
	if made == nil {
		return false
	}
	switch in.Method.Name {
	case "execute", "submit":
		return p.isObject(x, in.Args[1]) && !p.shutBefore(x, made, in)
	case "awaitTermination":
		return p.isObject(x, in.Args[2])
	}
	return true
}

// shutBefore reports whether the pool may have been shut down when x gets to a call.
func (p *Program) shutBefore(x *Method, made, to *ssa.Call) bool {
	for _, b := range x.Func.Blocks {
		for _, in := range b.Instrs {
			if c, ok := in.(*ssa.Call); ok && c.Method.Name == "shutdown" && c.Args[0] == ssa.Value(made) && runsAgain(c, to, made) {
				return true
			}
		}
	}
	return false
}

// isObject reports whether v is surely not null: a new object, a lambda, or a constant of an enum of the JDK.
func (p *Program) isObject(x *Method, v ssa.Value) bool {
	switch v := v.(type) {
	case *ssa.New:
		return true
	case *ssa.Call: // lambdas are made by generated methods
		s := x.Sites[v]
		return s != nil && v.Kind == ssa.InvokeStatic && len(s.Targets) == 1 && p.MakesLambda(s.Targets[0].Method)
	case *ssa.GetStatic:
		f, err := p.Hier.ResolveField(v.Field)
		return err == nil && f.Access.Has(classfile.AccEnum) && f.IsFinal() && p.Platform(f.Class.Name)
	}
	return false
}

// MakesLambda reports whether a method is one that was generated for a lambda or a method reference, and returns its object, which is
// never null (JLS §15.27.4). A lambda that captures nothing has one object. The generated method reads it twice,
// but no thread of a JVM sees it before it is there.
func (p *Program) MakesLambda(x *Method) bool {
	class := x.Def.Class.Name
	if x.Func == nil || !x.Def.IsStatic() || p.Dynamic.Host(class) == class {
		return false
	}
	for _, b := range x.Func.Blocks {
		for _, in := range b.Instrs {
			if r, ok := in.(*ssa.Return); ok && !isOwn(r.Result, class) {
				return false
			}
		}
	}
	return true
}

// isOwn reports whether v is a new object of a class, or what a static field of the class has.
func isOwn(v ssa.Value, class string) bool {
	switch v := v.(type) {
	case *ssa.New:
		return v.Class == class
	case *ssa.GetStatic:
		return v.Field.Class == class && v.Field.Desc == classfile.DescriptorOf(class)
	}
	return false
}

// mayInterrupt reports whether a call in x may interrupt a thread other than the one that calls.
func (p *Program) mayInterrupt(x *Method, s *CallSite) bool {
	m := s.Resolved
	if isForeign(x.Def) {
		return false // it calls methods of the program
	}
	if !m.Class.Origin.Platform || m.Name == "interrupt" {
		return true
	}
	if in, ok := s.Instr.(*ssa.Call); ok && (makesPool(in) || p.ownPool(x, in) != nil) {
		return false // a pool that is shut down interrupts its threads between tasks, and these do not see it
	}
	return !jdk.RunsInPlace(m) && !jdk.Is(m, jdk.Shared)
}
