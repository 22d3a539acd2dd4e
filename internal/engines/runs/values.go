package runs

import (
	"context"
	"fmt"
	"math/big"
	"strings"

	"github.com/jayverify/jayverify/internal/evidence/jvm"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// Bounds on what is told of the values of a run.
const (
	maxChanges = 60 // of one line
	maxQuoted  = 40 // characters of a string
)

// changes runs a violation once more and says what each line of its path
// changes. seen has recorded the path; script, which may be nil, knows the texts
// of strings from outside.
func (x *Runner) changes(ctx context.Context, taken []ivl.Consumed, inputs bool, seen *pathRecorder, script *jvm.Script) []result.Change {
	rec := &valueRecorder{
		path: pathRecorder{locals: x.Lowered.Locals, hidden: seen.hidden}, seen: seen, script: script, own: map[string]bool{},
		numbers: map[ivl.Object]int{}, counts: map[string]int{}, globals: x.Lowered.Program.Globals,
	}
	for _, f := range x.Lowered.Funcs {
		if c := f.Method.Class; !c.Origin.Platform && !strings.Contains(c.Name, lambdaMark) {
			rec.own[c.Name] = true
		}
	}
	opts := ivl.Options{MaxSteps: FirstSteps, MaxDepth: CallDepth, MaxOutput: -1, NoRecord: true, Watch: rec.watch}
	if inputs {
		opts.Inputs = scripted(taken)
	}
	x.Machine.Run(ctx, opts)
	return rec.changes
}

// lambdaMark is in the names of classes that stand for lambdas.
const lambdaMark = "$$Lambda"

// valueRecorder records what changes on the lines of a run that are told.
type valueRecorder struct {
	path    pathRecorder  // of this run
	seen    *pathRecorder // of the whole run, from before
	script  *jvm.Script
	own     map[string]bool // the classes of the program
	globals []*ivl.Var

	known   []map[string]string // what the variables of each call under way are known to be
	pending func(*ivl.View)     // looks at what the last statement has done
	numbers map[ivl.Object]int  // of objects that the program has made, in their class
	counts  map[string]int      // by class
	changes []result.Change
	onLine  int // of changes, those of the last step
}

// watch is an ivl.Options.Watch.
func (r *valueRecorder) watch(v *ivl.View, p *ivl.Proc, b *ivl.Block, i int) {
	if r.pending != nil {
		r.pending(v)
		r.pending = nil
	}
	if b == p.Blocks[0] && i == 0 { // a call, or a loop that forgets nothing that matters
		depth := v.Depth()
		for len(r.known) <= depth {
			r.known = append(r.known, nil)
		}
		r.known[depth] = nil
	}
	for _, l := range r.path.locals[b] {
		if l.At == i {
			r.path.visit(l.Pos)
			if r.own[l.Pos.Method.Class] && r.step() >= 0 {
				r.local(v, l.Name, r.term(v, l.Value, l.Desc))
			}
		}
	}
	pos := positionOf(b, i)
	r.path.visit(pos)
	if i < len(b.Stmts) && pos.Method != nil && r.own[pos.Method.Class] && r.step() >= 0 {
		r.statement(v, b.Stmts[i])
	}
}

// step is the index of the current line in the path that is told, -1 for one
// that is left out.
func (r *valueRecorder) step() int {
	if r.path.n == 0 {
		return -1
	}
	return r.seen.index(r.path.n - 1)
}

// local notes the value of a local variable, if it is another one than before.
func (r *valueRecorder) local(v *ivl.View, name, value string) {
	depth := v.Depth()
	for len(r.known) <= depth {
		r.known = append(r.known, nil)
	}
	if r.known[depth] == nil {
		r.known[depth] = map[string]string{}
	}
	if old, ok := r.known[depth][name]; ok && old == value {
		return
	}
	r.known[depth][name] = value
	r.note(name, value)
}

// note adds a change to the current line. Of several of one line the last one
// counts.
func (r *valueRecorder) note(name, value string) {
	step, value := r.step(), abridge(value)
	if n := len(r.changes); n == 0 || r.changes[n-1].Step != step {
		r.onLine = 0
	}
	for i := len(r.changes) - r.onLine; i < len(r.changes); i++ {
		if r.changes[i].Name == name {
			r.changes[i].Value = value
			return
		}
	}
	if r.onLine < maxChanges {
		r.changes = append(r.changes, result.Change{Step: step, Name: name, Value: value})
		r.onLine++
	}
}

// statement arranges that what a statement does to fields, elements and static
// fields is looked at when it has done it.
func (r *valueRecorder) statement(v *ivl.View, s ivl.Stmt) {
	switch s := s.(type) {
	case *ivl.Assign:
		if s.X.Global && s.X.Java != "" {
			r.static(v, s.X)
		}
	case *ivl.Push:
		if x, ok := s.P.(*ivl.Var); ok && !v.Ref(x).IsNull() {
			r.fields(v, x, s.Fields(), false)
		}
	case *ivl.Init:
		if x, ok := s.P.(*ivl.Var); ok && !v.Ref(x).IsNull() {
			r.fields(v, x, []*ivl.Field{s.Field}, true)
		}
	case *ivl.PushElem:
		r.element(v, s)
	}
}

// static is about an assignment to a static field.
func (r *valueRecorder) static(v *ivl.View, x *ivl.Var) {
	class, field := strings.ReplaceAll(strings.TrimSuffix(x.Name, "."+x.Java), ".", "/"), x.Java
	if !r.own[class] || field[0] == '$' { // javac's own, like $VALUES
		return
	}
	desc := descOf(x.Typ)
	old := r.term(v, x, desc)
	r.pending = func(v *ivl.View) {
		name := typeOf(class) + "." + field
		if now := r.term(v, x, desc); now != old && now != name { // a constant of an enum is called as its field
			r.note(name, now)
		}
	}
}

// fields is about a write to fields of the object that x refers to; always says
// that what was there before was nothing.
func (r *valueRecorder) fields(v *ivl.View, x *ivl.Var, fs []*ivl.Field, always bool) {
	o := v.Ref(x)
	old := make([]string, len(fs))
	for i, f := range fs {
		if r.own[f.Class.Name] {
			old[i] = r.field(v, o, f)
		}
	}
	r.pending = func(v *ivl.View) {
		for i, f := range fs {
			if !r.own[f.Class.Name] {
				continue
			}
			if now := r.field(v, o, f); always || now != old[i] {
				r.note(r.owner(v, x, o)+"."+f.Name, now)
			}
		}
	}
}

// owner is how an object is called in front of its field or index: as the source
// calls the variable, or as itself.
func (r *valueRecorder) owner(v *ivl.View, x *ivl.Var, o ivl.Object) string {
	if x.Java != "" {
		return x.Java
	}
	return r.object(v, o, "")
}

// element is about a write to an element of an array.
func (r *valueRecorder) element(v *ivl.View, s *ivl.PushElem) {
	x, ok := s.A.(*ivl.Var)
	if !ok || v.Ref(x).IsNull() || v.Ref(x).Class().Elem == nil {
		return
	}
	var index *big.Int
	switch i := s.I.(type) {
	case *ivl.Var:
		index = v.Int(i)
	case *ivl.IntLit:
		index = i.V
	default:
		return
	}
	a := v.Ref(x)
	old, known := r.elementAt(v, a, index.Int64())
	r.pending = func(v *ivl.View) {
		if now, ok := r.elementAt(v, a, index.Int64()); ok && (!known || now != old) {
			r.note(fmt.Sprintf("%s[%s]", r.owner(v, x, a), index), now)
		}
	}
}

func (r *valueRecorder) elementAt(v *ivl.View, a ivl.Object, i int64) (string, bool) {
	elem := *a.Class().Elem
	if elem.Sort == ivl.RefSort {
		o, ok := a.RefElement(i)
		if !ok {
			return "", false
		}
		return r.object(v, o, ""), true
	}
	n, ok := a.Element(i)
	if !ok {
		return "", false
	}
	return number(n, descOf(elem)), true
}

// term is the value of a variable or literal whose type in Java is desc.
func (r *valueRecorder) term(v *ivl.View, t ivl.Term, desc string) string {
	switch t := t.(type) {
	case *ivl.Var:
		if t.Typ.Sort == ivl.RefSort {
			return r.object(v, v.Ref(t), t.Java)
		}
		return number(v.Int(t), desc)
	case *ivl.IntLit:
		return number(t.V, desc)
	case *ivl.FloatLit:
		return jvm.Literal(desc, int64(t.Bits))
	case *ivl.ObjLit:
		return quoted(t.Text)
	}
	return "null"
}

func (r *valueRecorder) field(v *ivl.View, o ivl.Object, f *ivl.Field) string {
	if f.Type.Sort == ivl.RefSort {
		return r.object(v, o.Ref(f), "")
	}
	return number(o.Int(f), descOf(f.Type))
}

// descOf is the descriptor of a type whose values Java writes in one way, as far
// as the type tells.
func descOf(t ivl.Type) string {
	switch {
	case t.Sort == ivl.BoolSort, t.Sort == ivl.IntSort && t.Range == ivl.U1:
		return "Z"
	case t.Sort == ivl.FloatSort:
		return "F"
	case t.Sort == ivl.DoubleSort:
		return "D"
	case t.Sort == ivl.IntSort && t.Range == ivl.U16:
		return "C"
	}
	return "I"
}

func number(n *big.Int, desc string) string {
	if !n.IsInt64() {
		return n.String()
	}
	return jvm.Literal(desc, n.Int64())
}

func quoted(text string) string {
	if rs := []rune(text); len(rs) > maxQuoted {
		return jvm.Quote(string(rs[:maxQuoted])) + "…"
	}
	return jvm.Quote(text)
}

// object is a reference as a reader can follow it: a text, a number in a box, a
// constant of an enum, or else the class with a number that tells apart what the
// program has made. name is the variable that it is the value of, "" for others.
func (r *valueRecorder) object(v *ivl.View, o ivl.Object, name string) string {
	if o.IsNull() {
		return "null"
	}
	class := o.Class().Name
	if class == "java/lang/String" {
		if text, ok := r.text(o); ok {
			return quoted(text)
		}
	}
	if strings.HasPrefix(class, "java/lang/") {
		for _, f := range append(o.Class().Tuple(), o.Class().Mutable()...) {
			if f.Name == "value" && f.Type.Sort != ivl.RefSort {
				return r.field(v, o, f)
			}
		}
	}
	if constant := r.constant(v, o); constant != "" {
		return constant
	}
	n, external := o.External()
	typ := typeOf(class)
	if o.Class().Elem != nil && o.Length() >= 0 && class != "java/lang/String" {
		typ = strings.Replace(typ, "[]", fmt.Sprintf("[%d]", o.Length()), 1)
	}
	switch called := strings.TrimPrefix(o.Name(), "argument "); {
	case called != "" && called != name:
		return called
	case called != "" && o.Class().Elem != nil:
		return typ
	case external:
		return fmt.Sprintf("%s#%d", typ, n)
	}
	number, ok := r.numbers[o]
	if !ok {
		r.counts[class]++
		number = r.counts[class]
		r.numbers[o] = number
	}
	return fmt.Sprintf("%s@%d", typ, number)
}

// typeOf is the name of a class or array class, without its package.
func typeOf(class string) string {
	if strings.Contains(class, lambdaMark) {
		return "lambda"
	}
	if class[0] != '[' {
		class = "L" + class + ";"
	}
	return strings.ReplaceAll(jvm.TypeName(class), "$", ".")
}

// text returns the text of a string, where it is decided.
func (r *valueRecorder) text(o ivl.Object) (string, bool) {
	if text, ok := o.Text(); ok {
		return text, true
	}
	if r.script == nil {
		return "", false
	}
	if n, ok := o.External(); ok {
		return r.script.Text(n, "")
	}
	return r.script.Text(-1, o.Name())
}

// constant returns the name of an enum's constant: that of the static field it
// is in. "" for other objects.
func (r *valueRecorder) constant(v *ivl.View, o ivl.Object) string {
	super := o.Class()
	for super != nil && super.Name != "java/lang/Enum" {
		super = super.Super
	}
	if super == nil {
		return ""
	}
	for _, g := range r.globals {
		if g.Java != "" && g.Typ.Sort == ivl.RefSort && o.Class().SubclassOf(g.Typ.Class) && v.Ref(g) == o {
			return typeOf(strings.ReplaceAll(strings.TrimSuffix(g.Name, "."+g.Java), ".", "/")) + "." + g.Java
		}
	}
	return ""
}
