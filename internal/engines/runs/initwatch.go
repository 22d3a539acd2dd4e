package runs

import (
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// initWatch follows a run of a class initialiser. What an initialiser makes while it runs nobody else has changed. It depends on other code
// where it reads what another initialiser has made, but for immutable fields, static final fields and arrays of all constants of an enum.
//
//	C.$init ─ makes ──▶ object ◀── may be read until C.$init returns
//	   └─ D.$init ─ makes ──▶ object ◀── may be read until D.$init returns; C.$init may read D.F, if it is final
type initWatch struct {
	src      reach.Source
	hier     *classfile.Hierarchy
	statics  map[*ivl.Var]*classfile.Field
	fields   map[*ivl.Field]*classfile.Field
	inits    map[string]string // classes, by the procedures of their initialisation
	running  []running         // the initialisations, the innermost last
	makers   map[ivl.Object]string
	made     *ivl.Var // what the last statement has allocated, not yet in makers
	values   map[string]*ivl.Var
	uses     map[string]bool
	numbered bool            // what follows may depend on the identity hash code of an object
	hashless bool            // a hash table has a key without a hash code of its own
	compares bool            // a hash table has a key that code of the program compares with others of the same hash code
	asks     map[string]bool // by separators, whether that procedure has been asked for something else, too
	depends  bool            // on what other code of the program may have changed
	platform bool            // on what code of the JDK may have changed
}

// running is an initialisation that has begun, and how many calls had not returned.
type running struct {
	class string
	depth int
}

// newInitWatch is for a run of the initialiser of a class.
func newInitWatch(x *Executed, src reach.Source, class string) *initWatch {
	w := &initWatch{src: src, hier: classfile.NewHierarchy(src), statics: x.Lowered.Statics, fields: x.Lowered.Fields, inits: map[string]string{}, makers: map[ivl.Object]string{}, uses: map[string]bool{}, asks: map[string]bool{}}
	for _, q := range x.Lowered.Program.Procs {
		if of, is := strings.CutSuffix(q.Name, ".$init"); is {
			w.inits[q.Name] = strings.ReplaceAll(of, ".", "/")
		}
	}
	w.running = []running{{class, 0}}
	w.values = w.valuesOfEnums()
	return w
}

// watch is for ivl.Options.
func (w *initWatch) watch(v *ivl.View, q *ivl.Proc, b *ivl.Block, i int) {
	if w.made != nil {
		w.makers[v.Ref(w.made)] = w.innermost()
		w.made = nil
	}
	for w.running[len(w.running)-1].depth > v.Depth() {
		w.running = w.running[:len(w.running)-1]
	}
	if class, is := w.inits[q.Name]; is && w.running[len(w.running)-1].depth < v.Depth() {
		w.running = append(w.running, running{class, v.Depth()})
		if class != w.running[0].class && w.owns(class) {
			w.uses[class] = true
		}
	}
	if i == len(b.Stmts) {
		w.reads(ivl.TerminatorTerms(b.Term))
		return
	}
	s := b.Stmts[i]
	w.reads(ivl.Terms(s))
	switch s := s.(type) {
	case *ivl.Call:
		w.calls(v, q, s)
	case *ivl.Pull:
		if !w.onlyFinal(s) {
			w.opens(v, s.P)
		}
	case *ivl.PullElem:
		w.opens(v, s.A)
	case *ivl.New:
		w.made = s.X
	case *ivl.NewArray:
		w.made = s.X
	}
}

// innermost is the class whose initialisation runs.
func (w *initWatch) innermost() string { return w.running[len(w.running)-1].class }

// user is the class of the program whose initialisation runs.
func (w *initWatch) user() string {
	for i := len(w.running) - 1; i > 0; i-- {
		if w.owns(w.running[i].class) {
			return w.running[i].class
		}
	}
	return w.running[0].class
}

// reads notes which static fields some terms read.
func (w *initWatch) reads(ts []ivl.Term) {
	for _, t := range ts {
		ivl.WalkTerm(t, func(t ivl.Term) bool {
			x, ok := t.(*ivl.Var)
			if !ok || !x.Global {
				return true
			}
			if f := w.statics[x]; f != nil {
				w.static(f)
			}
			return true
		})
	}
}

func (w *initWatch) static(f *classfile.Field) {
	switch {
	case f.ConstantValue != nil:
	case w.isMade(f.Class.Name): // the object of a lambda is the same always
	case !w.owns(f.Class.Name):
		w.platform = w.platform || !f.IsFinal() && !isSystem(f)
	case f.Class.Name != w.user() && !f.IsFinal():
		w.depends = true
	}
}

// opens notes that the contents of an object are read.
func (w *initWatch) opens(v *ivl.View, t ivl.Term) {
	o, ok := w.object(v, t)
	maker := w.makers[o]
	switch {
	case !ok:
		w.depends = true
	case maker == "" || maker == w.user() || o.Class().Name == jdk.String: // nobody changes a literal, nor a text
	case !w.owns(maker):
		w.platform = true
	case w.values[maker] == nil || v.Ref(w.values[maker]) != o:
		w.depends = true
	}
}

// onlyFinal reports whether only final fields are read: nobody changes them when the initialisation in which the object was made is over.
func (w *initWatch) onlyFinal(s *ivl.Pull) bool {
	for i, g := range s.Fields() {
		if s.Xs[i] == nil {
			continue
		}
		if f := w.fields[g]; f == nil || !f.IsFinal() {
			return false
		}
	}
	return true
}

// object evaluates a reference.
func (w *initWatch) object(v *ivl.View, t ivl.Term) (o ivl.Object, ok bool) {
	switch t := t.(type) {
	case *ivl.Var:
		return v.Ref(t), true
	case *ivl.ObjLit:
		return o, true
	case *ivl.App:
		if t.Op == ivl.Cast {
			return w.object(v, t.Args[0])
		}
	case *ivl.Proj:
		if of, ok := w.object(v, t.Ref); ok && t.Comp == ivl.CompField && !of.IsNull() {
			return of.Ref(t.Field), true
		}
	}
	return o, false
}

// isMade reports whether no file has a class.
func (w *initWatch) isMade(name string) bool {
	_, err := w.src.Class(name)
	return err != nil
}

// owns reports whether a class is one of the program.
func (w *initWatch) owns(name string) bool {
	c, err := w.src.Class(name)
	return err == nil && !c.Origin.Platform && !c.Origin.Model
}

// valuesOfEnums are the variables with the arrays of all constants, by the enum.
func (w *initWatch) valuesOfEnums() map[string]*ivl.Var {
	found := map[string]*ivl.Var{}
	for x, f := range w.statics {
		if w.keepsConstants(f) {
			found[f.Class.Name] = x
		}
	}
	return found
}

// keepsConstants reports whether a static field of an enum has the array of its constants, as compilers make it: methods only copy it. Code
// that is no compiler's may name the field, too, but not where it is private.
func (w *initWatch) keepsConstants(f *classfile.Field) bool {
	c := f.Class
	if !f.IsFinal() || !f.Access.Has(classfile.AccPrivate) || !f.Access.Has(classfile.AccSynthetic) || f.Desc != "["+classfile.DescriptorOf(c.Name) || c.Super != jdk.Enum {
		return false
	}
	for _, m := range c.Methods {
		if m.Code == nil {
			continue
		}
		fn, err := ssa.Lift(m, w.hier)
		if err != nil {
			return false
		}
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				if !copies(in, f) {
					return false
				}
			}
		}
	}
	return true
}

// copies reports whether an instruction does not use the array in a field but to copy it.
func copies(in ssa.Instr, f *classfile.Field) bool {
	call, isCall := in.(*ssa.Call)
	for _, v := range in.Operands() {
		if get, ok := v.(*ssa.GetStatic); ok && get.Field.Name == f.Name && get.Field.Class == f.Class.Name && !(isCall && call.Method.Name == "clone") {
			return false
		}
	}
	return true
}
