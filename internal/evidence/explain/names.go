package explain

import (
	"fmt"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/ivl"
)

// role says what a variable of the model stands for.
type role uint8

const (
	number role = iota
	truth       // a boolean: 0 or 1, or of sort Bool
	id          // of a reference; 0 is null
	siteNo      // of a reference
	silent      // nothing a Java program knows of
)

// variable is a parameter of a predicate.
type variable struct {
	smt   string
	typ   horn.Sort
	rng   ivl.Range
	role  role
	java  string     // expression: "i", "l1.data"; of an id or site that of the reference
	path  string     // components, beginning with a dollar sign; "" for what is no reference
	base  string     // smt name of the reference's id that must not be null, "" for none
	class *ivl.Class // static class of the reference, for id and site; nil when it is not known
}

// variables tells what the parameters of a predicate about a procedure are.
func (t *teller) variables(q *horn.Pred, params []string) []variable {
	known := map[string]*ivl.Var{} // what is no reference, as encoded
	for _, list := range [][]*ivl.Var{t.proof.System.Program.Globals, q.Proc.Params, q.Proc.Locals} {
		for _, v := range list {
			known[v.Name] = v
		}
	}
	refs := t.references(q)
	results := t.results(q)
	vs := make([]variable, len(params))
	for i, a := range q.Args {
		vs[i] = variable{smt: params[i], typ: a.Typ, rng: a.Range, role: silent}
		name, entered := strings.CutSuffix(a.Name, "@entry")
		name, after := strings.CutSuffix(name, "'")
		if r, ok := results[name]; ok {
			vs[i].describe(`\result`, r, a)
			continue
		}
		base, path := split(name, refs)
		v := known[base]
		if path != "" {
			v = refs[base]
			vs[i].class = v.Typ.Class
		}
		if v == nil || v.Java == "" {
			continue
		}
		java := v.Java
		if v.Global {
			java = shortClass(base)
		}
		if entered || q.Kind == horn.Post && !after && v.Global {
			java = `\old(` + java + ")"
		}
		vs[i].describe(java, path, a)
	}
	link(vs)
	return vs
}

// split takes the name of a component apart into that of the reference and the
// path; the path is "" for what is no reference.
func split(name string, refs map[string]*ivl.Var) (base, path string) {
	for i := len(name) - 1; i > 0; i-- {
		if name[i] == '$' && refs[name[:i]] != nil {
			return name[:i], name[i:]
		}
	}
	return name, ""
}

// references are the references that a procedure knew before its encoding, by
// name.
func (t *teller) references(q *horn.Pred) map[string]*ivl.Var {
	refs := map[string]*ivl.Var{}
	lists := [][]*ivl.Var{t.proof.Before.Globals}
	if p := t.proof.Before.Proc(q.Proc.Name); p != nil {
		lists = append(lists, p.Params, p.Locals)
	}
	for _, list := range lists {
		for _, v := range list {
			if v.Typ.Sort == ivl.RefSort {
				refs[v.Name] = v
			}
		}
	}
	return refs
}

// results maps the names of a Post's results to paths, where that is clear.
func (t *teller) results(q *horn.Pred) map[string]string {
	before := t.proof.Before.Proc(q.Proc.Name)
	if before == nil || q.Kind != horn.Post || len(before.Results) == 0 || before.Pos.Method == nil || strings.HasSuffix(before.Pos.Method.Desc, ")V") {
		return nil
	}
	r := before.Results[0]
	if r.Sort != ivl.RefSort {
		return map[string]string{"result0": ""}
	}
	out := map[string]string{}
	for i, path := range paths(r.Class) {
		out[fmt.Sprintf("result%d", i)] = path
	}
	return out
}

// paths lists the components of a reference, as package spaceinv orders them,
// down to immutable fields that are no references; the list ends before the first
// that is.
func paths(c *ivl.Class) []string {
	out := []string{"$id", "$type", "$site"}
	if c.Elem != nil {
		out = append(out, "$len")
	}
	for _, f := range c.Tuple() {
		if f.Type.Sort == ivl.RefSort {
			break
		}
		out = append(out, "$"+f.Name)
	}
	return out
}

// objectVariables tells what the parameters of a space invariant are.
func (t *teller) objectVariables(q *horn.Pred, params []string, class *ivl.Class) []variable {
	fields := map[string]*ivl.Class{}
	for _, f := range append(append([]*ivl.Field{}, class.Mutable()...), class.Tuple()...) {
		if f.Type.Sort == ivl.RefSort {
			fields["$"+f.Name] = f.Type.Class
		}
	}
	if class.Elem != nil && class.Elem.Sort == ivl.RefSort {
		fields["$[element]"] = class.Elem.Class
	}
	var vs []variable
	next := 0
	for i, name := range q.IVL.Names {
		if !q.Kept[i] {
			continue
		}
		v := variable{smt: params[next], typ: q.Args[next].Typ, rng: q.Args[next].Range, role: silent}
		if cut := strings.LastIndexByte(name, '$'); cut > 0 {
			v.class = fields[name[:cut]]
		}
		v.describe("", name, q.Args[next])
		vs = append(vs, v)
		next++
	}
	link(vs)
	return vs
}

// describe sets what the component at path of reference java is.
func (v *variable) describe(java, path string, a horn.Param) {
	v.path = path
	dot := func(a, b string) string {
		switch {
		case a == "":
			return b
		case strings.HasPrefix(b, "["):
			return a + b
		}
		return a + "." + b
	}
	parts := strings.Split(path, "$")
	if path == "" {
		parts = []string{""}
	}
	for _, p := range parts[1:max(len(parts)-1, 1)] {
		java = dot(java, strings.Trim(p, "[]"))
	}
	v.java = java
	switch last := parts[len(parts)-1]; last {
	case "id":
		v.role = id
		if java == "" {
			v.role = silent // of the object itself
		}
		return
	case "site":
		v.role = siteNo
		if java == "" {
			v.role = silent
		}
		return
	case "type":
		v.role = silent
		return
	case "":
	case "len":
		v.java = dot(java, "length")
	default:
		v.java = dot(java, strings.Trim(last, "[]"))
	}
	v.role = number
	if a.Typ == horn.Bool || a.Range == ivl.U1 {
		v.role = truth
	}
}

// link finds for each component the id of the reference that it is part of.
func link(vs []variable) {
	for i := range vs {
		v := &vs[i]
		if v.path == "" || v.role != number && v.role != truth {
			continue
		}
		cut := strings.LastIndexByte(v.path, '$')
		owner := strings.TrimSuffix(v.java, "."+v.path[cut+1:])
		owner = strings.TrimSuffix(owner, ".length")
		for _, w := range vs {
			if w.role == id && w.java == owner && owner != v.java {
				v.base = w.smt
			}
		}
	}
}

func shortClass(class string) string { return class[strings.LastIndexByte(class, '/')+1:] }

// place is "Main.java:19".
func place(p ivl.Pos) string {
	name := p.Method.Source
	if name == "" {
		name = shortClass(p.Method.Class)
	}
	return fmt.Sprintf("%s:%d", name, p.Line)
}

func methodName(m *ivl.Method) string {
	types, _, err := classfile.ParseMethodDescriptor(m.Desc)
	if err != nil {
		return shortClass(m.Class) + "." + m.Name
	}
	names := make([]string, len(types))
	for i, d := range types {
		names[i] = javaType(d)
	}
	return shortClass(m.Class) + "." + m.Name + "(" + strings.Join(names, ", ") + ")"
}

// javaClass is the name of a class or array class of the IVL in Java, without
// package.
func javaClass(name string) string {
	if strings.HasPrefix(name, "[") {
		return javaType(name)
	}
	return strings.ReplaceAll(shortClass(name), "$", ".")
}

func javaType(desc string) string {
	dims := len(desc) - len(strings.TrimLeft(desc, "["))
	names := map[byte]string{'B': "byte", 'C': "char", 'D': "double", 'F': "float", 'I': "int", 'J': "long", 'S': "short", 'Z': "boolean"}
	name := names[desc[dims]]
	if name == "" {
		name = strings.ReplaceAll(shortClass(strings.TrimSuffix(desc[dims+1:], ";")), "$", ".")
	}
	return name + strings.Repeat("[]", dims)
}
