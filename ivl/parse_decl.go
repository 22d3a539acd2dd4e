package ivl

import (
	"slices"
)

// classRef returns the class called name, declared or not yet declared.
func (p *parser) classRef(what string) *Class {
	t := p.peek()
	mention := p.i
	name := p.name(what)
	c := p.classes[name]
	if c == nil {
		if p.closed {
			p.fail(t, "class %s is not declared", t)
		}
		c = &Class{Name: name, ID: -1 - mention} // until declared: where it is mentioned first
		p.classes[name] = c
	}
	return c
}

// checkClasses fails at the first mention of a class without declaration, and
// when superclasses form a circle.
func (p *parser) checkClasses() {
	p.closed = true
	first := len(p.toks)
	for _, c := range p.classes {
		if _, ok := p.declared[c]; !ok {
			first = min(first, -1-c.ID)
		}
	}
	if first < len(p.toks) {
		p.fail(p.toks[first], "class %s is not declared", p.toks[first])
	}
	done := map[*Class]bool{}
	for _, c := range p.prog.Classes {
		seen := map[*Class]bool{}
		for ; c != nil && !done[c]; c = c.Super {
			if seen[c] {
				p.fail(p.declared[c], "class %s is its own superclass", p.declared[c])
			}
			seen[c] = true
		}
		for c := range seen {
			done[c] = true
		}
	}
}

func (p *parser) class() {
	p.next()
	t := p.peek()
	c := p.classRef("a class")
	if _, ok := p.declared[c]; ok {
		p.fail(t, "class %s is declared twice", t)
	}
	p.declared[c] = t
	p.prog.Classes = append(p.prog.Classes, c)
	p.expect("#")
	t = p.peek()
	if c.ID = p.int("the type number"); c.ID <= 0 {
		p.fail(t, "type numbers are positive")
	}
	if p.acceptWord("extends") {
		c.Super = p.classRef("the superclass")
	}
	if p.acceptWord("of") {
		elem := p.typ()
		c.Elem = &elem
	}
	c.External = p.acceptWord("external")
	c.Closed = p.acceptWord("closed")
	if !p.accept("{") {
		p.endLine(nil)
		return
	}
	p.endLine(nil)
	for !p.accept("}") {
		f := &Field{Class: c, Immutable: p.acceptWord("immutable")}
		f.Name = p.name("a field")
		p.expect(":")
		f.Type = p.typ()
		c.Fields = append(c.Fields, f)
		p.endLine(nil)
	}
	p.endLine(nil)
}

// maxDims bounds the indices of an array type.
const maxDims = 8

// typ reads a type. int and long are understood for i32 and i64.
func (p *parser) typ() Type {
	t := p.next()
	if t.kind == tokName {
		switch t.text {
		case "bool":
			return Bool
		case "float":
			return Float
		case "double":
			return Double
		case "int":
			return Int
		case "long":
			return Long
		case "ref":
			return RefTo(p.classRef("a class"))
		case "array":
			dims := 1
			for ; p.acceptWord("array"); dims++ {
				if dims == maxDims {
					p.fail(t, "arrays of arrays are nested too deeply")
				}
			}
			elem := p.typ()
			if elem.Sort == RefSort {
				p.fail(t, "there is no array of %s", elem)
			}
			for range dims {
				elem = ArrayOf(elem)
			}
			return elem
		}
		if r, ok := parseRange(t.text); ok {
			return IntOf(r)
		}
	}
	p.fail(t, "expected a type (bool, z, u1, i8, i16, u16, i32, i64, float, double, ref CLASS or array TYPE), found %s", t)
	return Type{}
}

func parseRange(name string) (Range, bool) {
	i := slices.Index(rangeNames[:], name)
	return Range(max(i, 0)), i >= 0
}

func (p *parser) types() []Type { return inParens(p, p.typ) }

func (p *parser) pred() {
	p.next()
	t := p.peek()
	q := &Pred{Name: p.name("a predicate")}
	if p.preds[q.Name] != nil {
		p.fail(t, "predicate %s is declared twice", t)
	}
	p.preds[q.Name] = q
	p.prog.Preds = append(p.prog.Preds, q)
	q.Params = p.types()
	if p.peek().kind == tokString {
		q.Doc = p.next().text
	}
	p.endLine(nil)
}

func (p *parser) input() {
	p.next()
	in := &Input{ID: p.int("the input's number")}
	t := p.next()
	k := slices.Index(inputKindNames[:], t.text)
	if t.kind != tokName || k < 0 {
		p.fail(t, "expected environment, unmodelled, internal, calls or setting, found %s", t)
	}
	in.Kind = InputKind(k)
	in.Name = p.stringLit("the input's name")
	if p.acceptWord("java") {
		in.Desc = p.name("a descriptor")
	}
	in.Pos = p.endLine(nil)
	p.prog.Inputs = append(p.prog.Inputs, in)
}

func (p *parser) property() {
	p.next()
	q := &Property{ID: p.int("the property's number")}
	t := p.peek()
	word := p.next().text
	for p.is("-") && p.peek().glued {
		p.next()
		word += "-" + p.next().text
	}
	k, ok := ParseKind(word)
	if !ok {
		p.fail(t, "expected a kind of property, found %q", word)
	}
	q.Kind = k
	q.Name = p.stringLit("the property's name")
	if p.acceptWord("raises") {
		q.Exception = p.name("an exception class")
	}
	if p.peek().kind == tokString {
		q.Detail = p.next().text
	}
	q.Pos = p.endLine(nil)
	p.prog.Props = append(p.prog.Props, q)
}

func (p *parser) global() {
	p.next()
	t := p.peek()
	v := p.variable(p.name("a global"))
	v.Global = true
	if p.globals[v.Name] != nil {
		p.fail(t, "global %s is declared twice", t)
	}
	if p.accept("=") {
		v.Init = p.term()
	}
	p.endLine(nil)
	p.globals[v.Name] = v
	p.prog.Globals = append(p.prog.Globals, v)
}

// variable reads `: TYPE [java [NAME]]` for the variable name.
func (p *parser) variable(name string) *Var {
	v := &Var{Name: name}
	p.expect(":")
	v.Typ = p.typ()
	v.Java = p.javaName(name)
	return v
}

func (p *parser) javaName(own string) string {
	if !p.acceptWord("java") {
		return ""
	}
	if t := p.peek(); t.kind == tokName || t.kind == tokQuoted {
		return p.name("the Java variable")
	}
	return own
}

func (p *parser) declare(t token, v *Var) {
	if p.locals[v.Name] != nil || p.globals[v.Name] != nil {
		p.fail(t, "variable %s is declared twice", t)
	}
	p.locals[v.Name] = v
}

func (p *parser) procedure() {
	p.next()
	q := &Proc{Name: p.name("a procedure")}
	p.prog.Procs = append(p.prog.Procs, q)
	p.proc, p.locals = q, map[string]*Var{}
	p.expect("(")
	for !p.accept(")") {
		if len(q.Params) > 0 {
			p.expect(",")
		}
		t := p.peek()
		v := p.variable(p.name("a parameter"))
		p.declare(t, v)
		q.Params = append(q.Params, v)
	}
	if p.acceptWord("returns") {
		q.Results = p.types()
	}
	p.expect("{")
	q.Pos = p.endLine(nil)
	for p.isWord("var") {
		p.localsLine()
	}
	for !p.accept("}") {
		q.Blocks = append(q.Blocks, p.block())
	}
	p.endLine(nil)
	p.proc = nil
}

func (p *parser) localsLine() {
	p.next()
	var vs []*Var
	for {
		t := p.peek()
		v := &Var{Name: p.name("a local")}
		v.Java = p.javaName(v.Name)
		p.declare(t, v)
		vs = append(vs, v)
		if !p.accept(",") {
			break
		}
	}
	p.expect(":")
	typ := p.typ()
	for _, v := range vs {
		v.Typ = typ
	}
	p.proc.Locals = append(p.proc.Locals, vs...)
	p.endLine(nil)
}
