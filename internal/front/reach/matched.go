package reach

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

const (
	patternClass = regexPackage + "Pattern"
	matcherClass = regexPackage + "Matcher"
)

// Texts is what calls of a function say of texts.
type Texts struct {
	Matches map[*ssa.Call]Match
	By      map[ssa.Value][]*ssa.Call // the calls of Matches, by the text
	Groups  map[*ssa.Call]Group
}

// Match says that a call matches a text as a whole against a constant expression, and which shape it has if the call gives true.
type Match struct {
	Text  ssa.Value
	Shape *Shape
}

// Group is the shape of the text that a call of Matcher.group gives, unless that is null, and whether it is never null.
type Group struct {
	Shape  *Shape
	Always bool
}

// TextsOf returns what calls in fn say of texts. An expression is an argument of the call, or that of a Pattern, see expressionOf.
func (p *Program) TextsOf(fn *ssa.Func) *Texts {
	r := &textReader{p, fn, map[ssa.Value]matcher{}}
	t := &Texts{map[*ssa.Call]Match{}, map[ssa.Value][]*ssa.Call{}, map[*ssa.Call]Group{}}
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			c, ok := in.(*ssa.Call)
			if !ok {
				continue
			}
			if m := r.match(c); m.Shape != nil {
				t.Matches[c] = m
				t.By[m.Text] = append(t.By[m.Text], c)
			}
			if g := r.group(c); g.Shape != nil {
				t.Groups[c] = g
			}
		}
	}
	return t
}

// textReader reads the calls of a function.
type textReader struct {
	*Program
	fn       *ssa.Func
	matchers map[ssa.Value]matcher
}

// matcher is the text of a Matcher and the shapes of its expression; nil where they are not known.
type matcher struct {
	text   ssa.Value
	shapes *shapes
}

func (r *textReader) match(in *ssa.Call) Match {
	var m matcher
	switch in.Method.Class {
	case jdk.String:
		if in.Method.Name == "matches" && in.Method.Desc == "(Ljava/lang/String;)Z" {
			m = matcher{in.Args[0], shapeOfConstant(in.Args[1])}
		}
	case patternClass:
		if in.Method.Name == "matches" {
			m = matcher{in.Args[1], shapeOfConstant(in.Args[0])}
		}
	case matcherClass:
		if in.Method.Name == "matches" {
			m = r.matcherOf(in.Args[0])
		}
	}
	if m.shapes == nil {
		return Match{}
	}
	return Match{m.text, &m.shapes.groups[0].shape}
}

func (r *textReader) group(in *ssa.Call) Group {
	if in.Method.Class != matcherClass || in.Method.Name != "group" {
		return Group{}
	}
	all := r.matcherOf(in.Args[0]).shapes
	if all == nil {
		return Group{}
	}
	i := 0
	if len(in.Args) > 1 {
		c, ok := in.Args[1].(*ssa.Const)
		if !ok {
			return Group{}
		}
		i = int(c.Int)
		if name, ok := ConstantText(c); ok {
			i = slices.IndexFunc(all.groups, func(g groupShape) bool { return g.name == name && name != "" })
		}
	}
	if i < 0 || i >= len(all.groups) {
		return Group{}
	}
	return Group{&all.groups[i].shape, all.groups[i].always}
}

func shapeOfConstant(v ssa.Value) *shapes {
	if text, ok := ConstantText(v); ok {
		return shapeOf(text)
	}
	return nil
}

// matcherOf returns what is known of a Matcher that the function makes, if no call changes its text or its expression.
func (r *textReader) matcherOf(v ssa.Value) matcher {
	m, known := r.matchers[v]
	if !known {
		m = r.made(v)
		r.matchers[v] = m
	}
	return m
}

func (r *textReader) made(v ssa.Value) matcher {
	made, ok := v.(*ssa.Call)
	if !ok || made.Method.Class != patternClass || made.Method.Name != "matcher" {
		return matcher{}
	}
	expression, ok := r.expressionOf(made.Args[0])
	if !ok {
		return matcher{}
	}
	for _, b := range r.fn.Blocks {
		for _, in := range b.Instrs {
			if Uses(in, v) && !asksMatcher(in, v) {
				return matcher{}
			}
		}
	}
	return matcher{made.Args[1], shapeOf(expression)}
}

// asksMatcher reports whether an instruction that uses a Matcher neither gives it away nor changes its text or expression.
func asksMatcher(in ssa.Instr, v ssa.Value) bool {
	c, ok := in.(*ssa.Call)
	return ok && c.Method.Class == matcherClass && c.Args[0] == v && !slices.Contains(c.Args[1:], v) &&
		slices.Contains([]string{"matches", "find", "lookingAt", "group", "start", "end", "groupCount", "hitEnd"}, c.Method.Name)
}

// expressionOf returns the expression of a Pattern that is compiled there without flags, or where the initialiser of a class sets a
// final static field.
func (p *Program) expressionOf(v ssa.Value) (string, bool) {
	switch v := v.(type) {
	case *ssa.Call:
		if v.Method.Class == patternClass && v.Method.Name == "compile" && len(v.Args) == 1 {
			return ConstantText(v.Args[0])
		}
	case *ssa.GetStatic:
		f, err := p.Hier.ResolveField(v.Field)
		if err != nil || !f.IsStatic() || !f.IsFinal() {
			return "", false
		}
		stored, known := p.stored[f]
		if !known {
			stored = p.storedIn(f)
			p.stored[f] = stored
		}
		if stored != nil {
			return p.expressionOf(stored)
		}
	}
	return "", false
}

// storedIn returns the call whose result the initialiser of a class stores in a static field, nil if there is not exactly one place.
func (p *Program) storedIn(f *classfile.Field) *ssa.Call {
	clinit := f.Class.FindMethod("<clinit>", "()V")
	if clinit == nil || clinit.Code == nil {
		return nil
	}
	fn, err := ssa.Lift(clinit, p.Hier)
	if err != nil {
		return nil
	}
	puts := staticPuts(fn, f.Name)
	if len(puts) != 1 {
		return nil
	}
	stored, _ := puts[0].Stored.(*ssa.Call)
	return stored
}

// staticPuts lists the stores of fn in a static field with that name.
func staticPuts(fn *ssa.Func, name string) (puts []*ssa.PutStatic) {
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			if put, ok := in.(*ssa.PutStatic); ok && put.Field.Name == name {
				puts = append(puts, put)
			}
		}
	}
	return puts
}
