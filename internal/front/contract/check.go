package contract

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/throwing"
	"github.com/jayverify/jayverify/ssa"
)

// Check is a way in which a method refuses arguments: it throws an unchecked exception
// under a condition that depends on nothing but the parameters.
type Check struct {
	PC        int    // of the instruction in the method: the one that throws, or a call
	Exception string // binary name
	// When is the condition under which it throws: a conjunction.
	When []Condition
}

// Clause is what the check demands: the negation of its condition.
func (c *Check) Clause() Clause {
	clause := make(Clause, len(c.When))
	for i, k := range c.When {
		clause[i] = k.Not()
	}
	return clause
}

// Reader reads contracts, and keeps what it has found out about code. It is for one
// goroutine.
type Reader struct {
	path  *classfile.Path
	opts  Options
	hier  *classfile.Hierarchy
	throw *throwing.Analyzer
}

// NewReader returns a reader of contracts of the methods on a class path.
func NewReader(path *classfile.Path, opts Options) *Reader {
	hier := classfile.NewHierarchy(path)
	return &Reader{path, opts, hier, throwing.New(hier)}
}

// Of reads the contract of a method. Explicit checks of parameters, by throw statements
// of the program or by methods that do nothing but refuse arguments, are preconditions.
func (r *Reader) Of(m *classfile.Method) Contract {
	c := annotations(r.path, m, r.opts)
	for _, k := range r.checks(m, &c, true) {
		c.Throws = append(c.Throws, Throw{Class: k.Exception, By: HeadCheck, Check: &k})
		if len(k.When) > 0 {
			c.require(k.Clause(), "an explicit check")
		}
	}
	r.declared(&c, m)
	return c
}

// Annotated is the part of a method's contract that annotations say.
func (r *Reader) Annotated(m *classfile.Method) Contract { return annotations(r.path, m, r.opts) }

// Inferred lists the conditions under which a method fails for its arguments alone
// though it has no explicit check: a null argument that is always dereferenced, an
// index that is always used.
func (r *Reader) Inferred(m *classfile.Method) []Check {
	c := annotations(r.path, m, r.opts)
	return r.checks(m, &c, false)
}

// checks converts what package throwing finds. An explicit one is a throw in the
// program's own code, or in a guard of the platform.
func (r *Reader) checks(m *classfile.Method, c *Contract, explicit bool) []Check {
	if m.Code == nil {
		return nil
	}
	var all []Check
	for _, f := range r.throw.Refusals(m) {
		if !f.Known || explicit != (f.Explicit && (!r.platform(f.By) || r.byGuard(m, f.PC))) {
			continue
		}
		if when, ok := convert(f.When, m, c); ok {
			k := Check{PC: f.PC, Exception: f.Exception, When: when}
			if !slices.ContainsFunc(all, func(o Check) bool { return o.PC == k.PC && slices.EqualFunc(o.When, k.When, Condition.same) }) {
				all = append(all, k)
			}
		}
	}
	return all
}

func (r *Reader) platform(m *classfile.Method) bool { return m.Class.Origin.Platform }

// byGuard reports whether the instruction at pc calls a guard.
func (r *Reader) byGuard(m *classfile.Method, pc int) bool {
	g := r.callee(m, pc)
	return g != nil && r.throw.Guard(g)
}

// callee is the method that the instruction of m at pc calls statically; nil if it does
// not, or there is none.
func (r *Reader) callee(m *classfile.Method, pc int) *classfile.Method {
	ref, ok := staticCall(m, pc)
	if !ok {
		return nil
	}
	c, err := r.hier.ResolveMethod(ref)
	if err != nil {
		return nil
	}
	return c
}

// staticCall is the method that an invokestatic at pc names.
func staticCall(m *classfile.Method, pc int) (ref classfile.MemberRef, ok bool) {
	const invokestatic = 0xb8
	code := m.Code.Read().Bytes
	if pc < 0 || pc+2 >= len(code) || code[pc] != invokestatic {
		return ref, false
	}
	ref, err := m.Class.Pool.Member(int(code[pc+1])<<8 | int(code[pc+2]))
	return ref, err == nil
}

// convert writes conditions of package throwing as conditions of a contract. ok is
// false where one of them is about the receiver, or cannot be written.
func convert(conds []throwing.Cond, m *classfile.Method, c *Contract) (all []Condition, ok bool) {
	v := converter{m: m, c: c}
	all = []Condition{}
	for _, k := range conds {
		op, x, y := operators[k.Op], v.expr(k.X), v.expr(k.Y)
		if e, empty := k.X.(throwing.Empty); empty { // s.isEmpty() == 0
			op, x, y = v.empty(op, e, y)
		}
		if x == nil || y == nil {
			return nil, false
		}
		if x.Op == Constant {
			x.Desc = y.Desc
		}
		if y.Op == Constant {
			y.Desc = x.Desc
			if !Integral(y.Desc) && y.Desc != "Z" {
				return nil, false
			}
		}
		all = append(all, Condition{x, op, y})
	}
	return all, true
}

var operators = map[ssa.Comparison]Comparison{ssa.EQ: Eq, ssa.NE: Ne, ssa.LT: Lt, ssa.LE: Le, ssa.GT: Gt, ssa.GE: Ge}

// converter writes expressions about the parameters of m.
type converter struct {
	m *classfile.Method
	c *Contract
}

// expr is nil where there is no such expression.
func (v converter) expr(x throwing.Expr) *Expr {
	switch x := x.(type) {
	case throwing.Arg:
		i := x.Index
		if !v.m.IsStatic() {
			i--
		}
		if i < 0 {
			return nil // the receiver
		}
		return Arg(i, v.c.Params[i].Desc)
	case throwing.Number:
		return Int(int64(x), "I")
	case throwing.Null:
		return &Expr{Op: Null}
	case throwing.Length:
		if of := v.expr(x.Of); of != nil && Sized(of.Desc) {
			return LengthOf(of)
		}
	case throwing.Binary:
		op, ok := map[ssa.BinaryOp]ExprOp{ssa.Add: Add, ssa.Sub: Sub}[x.Op]
		l, r := v.expr(x.X), v.expr(x.Y)
		if ok && l != nil && r != nil {
			return &Expr{Op: op, Desc: string(x.Type), X: l, Y: r}
		}
	}
	return nil
}

// empty writes a comparison of s.isEmpty() with 0 or 1 as one of its length with 0.
func (v converter) empty(op Comparison, e throwing.Empty, y *Expr) (Comparison, *Expr, *Expr) {
	of := v.expr(e.Of)
	if of == nil || y == nil || y.Op != Constant || op != Eq && op != Ne || !strings.HasPrefix(of.Desc, jdkString) {
		return op, nil, nil
	}
	if y.N == 0 {
		op = negations[op]
	}
	return op, LengthOf(of), Int(0, "I")
}

const jdkString = "L" + jdk.String + ";"

// declared adds the exceptions that the method declares: in its throws clause, in its
// Javadoc, in that of the JDK's method that it implements, and by throw statements of its own.
func (r *Reader) declared(c *Contract, m *classfile.Method) {
	for _, e := range m.Exceptions {
		c.Throws = append(c.Throws, Throw{Class: e, By: ThrowsClause})
	}
	if doc := r.documentation(m); doc != nil {
		for _, name := range doc.throws {
			if class := r.named(name, m, doc.imports); class != "" {
				c.Throws = append(c.Throws, Throw{Class: class, By: Javadoc})
			}
		}
		for _, text := range doc.suppressed {
			c.suppress(text)
		}
	}
	r.fromJDK(c, m)
	f, err := ssa.Lift(m, r.hier)
	if m.Code == nil || err != nil {
		return
	}
	c.handled(m, f)
	for _, b := range f.Blocks {
		t, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Throw)
		if !ok {
			continue
		}
		made, ok := t.X.(*ssa.New)
		if !ok || c.Documented(made.Class, nil) != nil {
			continue
		}
		if unchecked, err := r.hier.IsSubtype(made.Class, "java/lang/RuntimeException"); unchecked && err == nil {
			c.Throws = append(c.Throws, Throw{Class: made.Class, By: OwnThrow})
		}
	}
}
