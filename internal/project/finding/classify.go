package finding

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/contract"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/throwing"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// Classifier classifies the violations of a class path's methods, and keeps their SSA
// form. It is for one goroutine.
type Classifier struct {
	path  *classfile.Path
	hier  *classfile.Hierarchy
	throw *throwing.Analyzer
	read  *contract.Reader
	funcs map[ivl.Method]*ssa.Func
	built bool
}

// New returns a classifier. built says that the runs' objects are made by the program
// itself; else objects from outside may be such as no constructor makes.
func New(path *classfile.Path, built bool) *Classifier {
	hier := classfile.NewHierarchy(path)
	return &Classifier{path, hier, throwing.New(hier), contract.NewReader(path, contract.Options{}), map[ivl.Method]*ssa.Func{}, built}
}

// Classify classifies a violated property of a verification of entry by its run. The
// property's verdict is UNSAFE. The rules look at the instruction that fails, and follow
// the values that make it fail back to the arguments of the entry through the calls of
// the run. Whether arguments are ordinary is not asked here: see Judge.
func (c *Classifier) Classify(entry *classfile.Method, k *contract.Contract, p *result.Property) Finding {
	v := &violation{Classifier: c, entry: entry, contract: k, prop: p}
	if f := v.suppressed(); f != nil {
		return *f
	}
	if p.Run != nil && p.Run.Wrapper != "" { // an explicit check of arguments does not explain that a class cannot be used
		return Finding{Class: Manifest, Confidence: Medium, Why: "a class cannot be initialised"}
	}
	if f := v.declared(); f != nil {
		return *f
	}
	v.tracer = &tracer{frames: c.framesOf(entry, p), constructor: c.constructor, seen: map[ssa.Value]bool{}}
	if len(v.frames) == 0 || v.frames[0].at == nil {
		if v.onPurpose() {
			return Finding{Documented, Low, "the code throws it on purpose; it is not known which arguments lead there", nil}
		}
		return Finding{Class: Manifest, Confidence: Low, Why: "it is not known which arguments make it fail"}
	}
	f := v.place()
	if f.Class == Latent && len(f.Requires) == 0 {
		f.Requires = v.inferred()
	}
	return f
}

// onPurpose reports whether the instruction that fails is a throw statement of the program,
// and not of an Error, which says that this never happens.
func (v *violation) onPurpose() bool {
	fn := v.lift(v.prop.Pos.Method)
	if fn == nil || v.subtype(v.prop.Exception, jdk.Error) {
		return false
	}
	switch at(fn, v.prop.Pos.PC).(type) {
	case *ssa.Throw, *ssa.New: // the property of a new exception is where it is made
		return v.prop.Kind == ivl.UncaughtException
	}
	return false
}

// place classifies by the instruction that fails.
func (v *violation) place() Finding {
	switch at := v.frames[0].at.(type) {
	case *ssa.Throw:
		return v.thrown(at)
	case *ssa.New:
		return v.thrown(at)
	case *ssa.Call:
		if v.inCallee() {
			return v.refused(at)
		}
	}
	return v.failed(v.frames[0].at)
}

// suppressed classifies a violation that an annotation of the entry, or of the method
// that fails, or of its class suppresses. The source is read for the entry alone.
func (v *violation) suppressed() *Finding {
	kind := v.prop.Kind.String()
	if v.contract.Suppresses(kind) {
		return &Finding{Documented, High, "@SuppressWarnings of the method suppresses it", nil}
	}
	at := v.prop.Pos.Method
	if at == nil {
		return nil
	}
	class, err := v.path.Class(at.Class)
	if err != nil {
		return nil
	}
	if m := class.FindMethod(at.Name, at.Desc); m != nil {
		if k := v.read.Annotated(m); k.Suppresses(kind) {
			return &Finding{Documented, High, "an annotation of the method that fails suppresses it", nil}
		}
	}
	return nil
}

// inferred are the preconditions that the code of the entry shows for the instruction
// from which the failure comes.
func (v *violation) inferred() []string {
	last := v.frames[len(v.frames)-1].at
	if last == nil {
		return nil
	}
	var clauses []contract.Clause
	for _, k := range v.read.Inferred(v.entry) {
		if k.PC == last.PC() && k.Exception == v.prop.Exception && len(k.When) > 0 {
			clauses = append(clauses, k.Clause())
		}
	}
	var all []string
	for _, c := range contract.Resolve(clauses) {
		all = append(all, c.Java(v.contract.ParamName))
	}
	return all
}

// violation is a violated property under classification.
type violation struct {
	*Classifier
	*tracer
	entry    *classfile.Method
	contract *contract.Contract
	prop     *result.Property
}

func (v *violation) subtype(sub, super string) bool {
	ok, err := v.hier.IsSubtype(sub, super)
	return ok && err == nil
}

// declared classifies by the exception alone: it is declared, or says that an operation
// is not supported.
func (v *violation) declared() *Finding {
	e := v.prop.Exception
	if e == "java/lang/UnsupportedOperationException" {
		return &Finding{Documented, High, "the operation is not supported, and the exception says so", nil}
	}
	for _, t := range v.contract.Throws {
		switch {
		case t.Class == "java/lang/Exception", t.Class == jdk.Throwable, t.Class == jdk.RuntimeException:
			continue // it says nothing
		case t.By == contract.ThrowsClause || t.By == contract.Javadoc || t.By == contract.Inherited:
			if v.subtype(e, t.Class) {
				return &Finding{Documented, High, "the method documents " + classfile.Dotted(t.Class) + " by " + t.By.String(), nil}
			}
		}
	}
	if e != "" && !v.subtype(e, jdk.RuntimeException) && !v.subtype(e, jdk.Error) {
		return &Finding{Documented, High, "the compiler makes callers handle the checked exception " + classfile.Dotted(e), nil}
	}
	return nil
}

// inCallee reports whether the code of the called method fails, which is one of the
// platform, and not the call itself for its receiver.
func (v *violation) inCallee() bool {
	if v.prop.InCallee() || v.prop.Kind == ivl.UncaughtException {
		return true
	}
	call := v.frames[0].at.(*ssa.Call)
	return call.Kind == ssa.InvokeStatic
}

// thrown classifies an explicit throw of the program's own code by what decides that it
// is reached.
func (v *violation) thrown(at ssa.Instr) Finding {
	e := v.prop.Exception
	if v.subtype(e, jdk.Error) {
		return Finding{Manifest, High, "an explicit " + classfile.Dotted(e) + " says that this never happens", nil}
	}
	for _, in := range at.Block().Instrs {
		if _, caught := in.(*ssa.Catch); caught {
			return Finding{Documented, Medium, "the code throws it on purpose for an exception that it has caught", nil}
		}
	}
	operands, frame, ok := v.decision(at.Block(), 0)
	if !ok {
		return Finding{Documented, Medium, "the code throws it on purpose, whatever the arguments are", nil}
	}
	o := v.all(operands, frame)
	switch {
	case o.distance <= computed && len(o.args) > 0:
		return Finding{Documented, High, "an explicit check of " + v.names(o) + " throws it", v.demands()}
	case e == jdk.NullPointerException && o.distance > computed:
		return Finding{Manifest, Low, "an explicit check throws it for a value that is not an argument", nil}
	case o.distance == contents:
		return Finding{Documented, Medium, "an explicit check of what " + v.names(o) + " contains throws it", nil}
	}
	return Finding{Documented, Medium, "an explicit check of the object's state throws it", nil}
}

// all joins the origins of values of a frame.
func (v *violation) all(values []ssa.Value, frame int) origin {
	o := origin{args: map[int]bool{}}
	for _, x := range values {
		o.join(v.from(x, frame))
	}
	return o
}

// names are the names of the arguments that an origin depends on.
func (v *violation) names(o origin) string {
	var all []string
	shift := 0
	if v.hasReceiver() {
		shift = 1
	}
	for i := range v.frames[len(v.frames)-1].fn.Params {
		switch {
		case !o.args[i]:
		case i < shift:
			all = append(all, "the receiver")
		default:
			all = append(all, v.contract.ParamName(i-shift))
		}
	}
	if len(all) == 0 {
		return "no argument"
	}
	return strings.Join(all, " and ")
}

// demands are the preconditions of the entry that its explicit checks and its first
// instructions show, of those that this violation breaks.
func (v *violation) demands() []string {
	var all []string
	pc := v.frames[len(v.frames)-1].at
	if pc == nil {
		return nil
	}
	for _, t := range v.contract.Throws {
		if t.Check != nil && t.Check.PC == pc.PC() && t.Class == v.prop.Exception && len(t.Check.When) > 0 {
			all = append(all, t.Check.Clause().Java(v.contract.ParamName))
		}
	}
	return all
}

// refused classifies an exception from inside a method of the platform.
func (v *violation) refused(at *ssa.Call) Finding {
	e := v.prop.Exception
	what := classfile.Dotted(at.Method.Class) + "." + at.Method.Name + "()"
	callee, err := v.hier.ResolveMethod(at.Method)
	guard := err == nil && v.throw.Guard(callee)
	args := at.Args
	if at.Kind != ssa.InvokeStatic {
		args = args[1:] // the receiver's class is no mistake of who hands it on
	}
	o := v.all(args, 0)
	for _, t := range v.contract.Throws {
		if t.Class == e && t.By == contract.OwnThrow && e != jdk.NullPointerException && !v.subtype(e, "java/lang/IndexOutOfBoundsException") {
			return Finding{Documented, Medium, "the method throws " + classfile.Dotted(e) + " by a statement of its own, too", nil}
		}
	}
	switch {
	case guard && o.distance <= computed && len(o.args) > 0:
		return Finding{Documented, High, what + " checks " + v.names(o), v.demands()}
	case e == jdk.NullPointerException && o.distance == handed:
		return v.nullArgument(o, what+" does not accept null")
	case o.distance <= computed && o.whole && (v.allClamped(args) || slices.ContainsFunc(args, v.belowLength)):
		return v.bounded(o)
	case o.distance <= computed && o.whole:
		return Finding{Latent, Medium, what + " refuses what is computed from " + v.names(o), nil}
	case o.distance == handed:
		return Finding{Latent, Medium, what + " refuses " + v.names(o) + ", which is handed on unchanged", nil}
	}
	o.join(v.all(at.Args, 0))
	return v.inside(o, "what "+what+" is given")
}

// allClamped reports whether the code has bounded each integer among the arguments of a
// call that comes from an argument of the entry.
func (v *violation) allClamped(args []ssa.Value) bool {
	return !slices.ContainsFunc(args, func(x ssa.Value) bool {
		o := v.from(x, 0)
		return o.whole && !o.clamped
	})
}

// bounded classifies a number that the code has bounded by a length, and that fails
// nevertheless. Negative arguments are the caller's, as for other indices.
func (v *violation) bounded(o origin) Finding {
	for _, a := range v.arguments(o) {
		if n, ok := v.value(a); !ok || n < 0 {
			return Finding{Latent, Medium, "it is computed from " + v.names(o), nil}
		}
	}
	return Finding{Manifest, Medium, "the code bounds what comes from " + v.names(o) + " by a length, and it fails nevertheless", nil}
}

// arguments are the integer parameters that an origin depends on, as indices of the
// contract's.
func (v *violation) arguments(o origin) []int {
	var all []int
	for i, p := range v.contract.Params {
		k := i
		if v.hasReceiver() {
			k++
		}
		if o.args[k] && contract.Integral(p.Desc) {
			all = append(all, i)
		}
	}
	return all
}

// value is the integer that the entry gets for a parameter in the run: as an input, as
// the first value of the variable in the entry, or in the text of the call.
func (v *violation) value(param int) (int64, bool) {
	name := v.contract.ParamName(param)
	for _, in := range v.prop.Run.Inputs {
		if in.Input.Name == "argument "+name && in.Input.Pos.Method != nil && isMethod(in.Input.Pos, v.entry) {
			n, err := strconv.ParseInt(in.Value, 10, 64)
			return n, err == nil
		}
	}
	for _, c := range v.prop.Run.Changes {
		if path := v.prop.Run.Path; c.Name == name && c.Step < len(path) && isMethod(path[c.Step], v.entry) {
			n, err := strconv.ParseInt(c.Value, 10, 64)
			return n, err == nil
		}
	}
	if args := contract.Arguments(lastCall(v.prop.Run)); len(args) == len(v.contract.Params) {
		n, err := strconv.ParseInt(strings.TrimSuffix(args[param], "L"), 10, 64)
		return n, err == nil
	}
	return 0, false
}

// nullArgument classifies the failure of a null argument that is handed on.
func (v *violation) nullArgument(o origin, why string) Finding {
	shift := 0
	if v.hasReceiver() {
		shift = 1
	}
	var requires []string
	for a := range o.args {
		if i := a - shift; i >= 0 && i < len(v.contract.Params) {
			p := v.contract.Params[i]
			if p.ByCode() {
				return Finding{Manifest, Medium, "the code handles null for " + v.contract.ParamName(i) + " in another place", nil}
			}
			if p.Null == contract.Nullable {
				return Finding{Manifest, High, fmt.Sprintf("null is allowed for %s (%s)", v.contract.ParamName(i), strings.Join(p.Because, ", ")), nil}
			}
			requires = append(requires, v.contract.ParamName(i)+" != null")
		}
	}
	slices.Sort(requires)
	return Finding{Latent, High, fmt.Sprintf("%s: %s is null, and nothing tells whether null is allowed there", why, v.names(o)), requires}
}

// failed classifies an exception that the JVM raises for an instruction.
func (v *violation) failed(at ssa.Instr) Finding {
	switch v.prop.Kind {
	case ivl.NullDereference:
		return v.null(at)
	case ivl.ArrayIndex:
		return v.index(at)
	case ivl.ClassCast:
		if cast, ok := at.(*ssa.CheckCast); ok {
			return v.cast(v.from(cast.X, 0))
		}
	case ivl.DivisionByZero:
		if div, ok := at.(*ssa.BinOp); ok {
			return v.number(v.from(div.Y, 0), "the divisor")
		}
	case ivl.NegativeArraySize:
		return v.number(v.all(at.Operands(), 0), "the length of the new array")
	case ivl.ArrayStore:
		if store, ok := at.(*ssa.ArrayStore); ok {
			if o := v.from(store.Array, 0); o.distance == handed {
				return Finding{Latent, Medium, "the array " + v.names(o) + " is of a type that nothing promises", nil}
			}
		}
	}
	return v.inside(v.all(at.Operands(), 0), "what fails")
}

// null classifies the dereference of null.
func (v *violation) null(at ssa.Instr) Finding {
	x := ssa.Dereferenced(at)
	if t, ok := at.(*ssa.Throw); ok {
		x = t.X
	}
	if x == nil {
		return v.inside(v.all(at.Operands(), 0), "what is null")
	}
	o := v.from(x, 0)
	switch {
	case o.distance == constant:
		return Finding{Manifest, High, "it is always null here", nil}
	case o.distance == handed && !o.call:
		return v.nullArgument(o, "it is dereferenced")
	}
	if load, ok := through(x).(*ssa.ArrayLoad); ok {
		if a := v.from(load.Array, 0); a.distance == handed {
			return v.nullElement(a)
		}
	}
	return v.inside(o, "what is null")
}

// nullElement classifies the dereference of a null element of an argument.
func (v *violation) nullElement(a origin) Finding {
	shift := 0
	if v.hasReceiver() {
		shift = 1
	}
	for i := range a.args {
		if k := i - shift; k >= 0 && k < len(v.contract.Params) && v.contract.Params[k].Elements == contract.Nullable {
			return Finding{Manifest, High, "null is allowed as an element of " + v.contract.ParamName(k), nil}
		}
	}
	return Finding{Latent, Medium, "an element of " + v.names(a) + " is null, and nothing tells whether null is allowed there", nil}
}

func through(v ssa.Value) ssa.Value {
	for {
		c, ok := v.(*ssa.CheckCast)
		if !ok {
			return v
		}
		v = c.X
	}
}

// index classifies an index out of range. An index that is an argument, or computed from
// integers among the arguments, or bounded by nothing but such, is the caller's.
func (v *violation) index(at ssa.Instr) Finding {
	var array, index ssa.Value
	switch at := at.(type) {
	case *ssa.ArrayLoad:
		array, index = at.Array, at.Index
	case *ssa.ArrayStore:
		array, index = at.Array, at.Index
	default:
		return v.inside(v.all(at.Operands(), 0), "the index")
	}
	o := v.from(index, 0)
	if o.distance <= computed && o.whole && (o.clamped || v.belowLength(index)) {
		return v.bounded(o)
	}
	if o.distance <= computed && o.whole && bothBounds(v.frames[0].fn, at, index) {
		return Finding{Manifest, Medium, "the code checks both bounds of " + v.names(o) + ", and the index is out of range nevertheless", nil}
	}
	if o.distance <= computed && o.whole {
		return Finding{Latent, Medium, "the index is computed from " + v.names(o), nil}
	}
	if o.loop {
		bound := v.bound(at.Block(), index)
		if bound.distance == state {
			bound = v.loopBound(index)
		}
		if bound.distance <= computed && bound.whole && !bound.clamped {
			return Finding{Latent, Medium, "nothing but " + v.names(bound) + " bounds the index", nil}
		}
	}
	o.join(v.from(array, 0))
	return v.inside(o, "the index")
}

// bound is the origin of what the index is compared with by the branch that decides
// whether a block runs; state, where it is not compared.
func (v *violation) bound(b *ssa.Block, index ssa.Value) origin {
	operands, frame, ok := v.decision(b, 0)
	var others []ssa.Value
	for _, x := range operands {
		if x != index {
			others = append(others, x)
		}
	}
	if !ok || frame != 0 || len(others) == len(operands) {
		return origin{distance: state}
	}
	return v.all(others, 0)
}

// cast classifies a failed cast.
func (v *violation) cast(o origin) Finding {
	if o.distance == handed && !(v.entry.Name == "equals" && v.entry.Desc == "(Ljava/lang/Object;)Z") {
		return Finding{Latent, High, "the class of " + v.names(o) + " is one that nothing promises", nil}
	}
	return v.inside(o, "the class of the object")
}

// number classifies a divisor or a length.
func (v *violation) number(o origin, what string) Finding {
	if o.distance <= computed && o.whole {
		return Finding{Latent, Medium, what + " is computed from " + v.names(o), nil}
	}
	return v.inside(o, what)
}

// inside classifies what no argument is by itself.
func (v *violation) inside(o origin, what string) Finding {
	if o.field && !v.built {
		return Finding{Latent, Low, what + " comes from a field of an object from outside, and perhaps no constructor makes such an object", nil}
	}
	if o.field && o.args[0] && v.hasReceiver() && !v.entry.Access.Has(classfile.AccPublic) {
		return Finding{Latent, Medium, what + " is state of the receiver, and subclasses choose when they call the method", nil}
	}
	switch o.distance {
	case constant, handed, computed:
		return Finding{Manifest, High, "ordinary arguments make it fail", nil}
	case contents:
		if len(o.args) == 0 {
			return Finding{Manifest, High, what + " depends on objects that the code itself makes", nil}
		}
		return Finding{Manifest, High, what + " depends on what " + v.names(o) + " contains", nil}
	}
	return Finding{Manifest, Medium, what + " depends on the state of objects that the program makes", nil}
}
