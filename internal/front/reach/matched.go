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

// MatchedShape returns the text that a call in fn matches as a whole against a constant expression, and the shape that it has if
// the call gives true; nil if it does not. The expression is the argument, or that of a Pattern, see expressionOf.
func (p *Program) MatchedShape(fn *ssa.Func, in *ssa.Call) (text ssa.Value, s *Shape) {
	var all *shapes
	switch in.Method.Class + "." + in.Method.Name + in.Method.Desc {
	case jdk.String + ".matches(Ljava/lang/String;)Z":
		text, all = in.Args[0], shapeOfConstant(in.Args[1])
	case patternClass + ".matches(Ljava/lang/String;Ljava/lang/CharSequence;)Z":
		text, all = in.Args[1], shapeOfConstant(in.Args[0])
	case matcherClass + ".matches()Z":
		text, all = p.matcherOf(fn, in.Args[0])
	}
	if all == nil {
		return nil, nil
	}
	return text, &all.groups[0].shape
}

// GroupShape returns the shape of the text that a call in fn of Matcher.group gives, unless that is null, and whether it is never null;
// a nil shape if it is not known.
func (p *Program) GroupShape(fn *ssa.Func, in *ssa.Call) (s *Shape, always bool) {
	if in.Method.Class != matcherClass || in.Method.Name != "group" {
		return nil, false
	}
	_, all := p.matcherOf(fn, in.Args[0])
	if all == nil {
		return nil, false
	}
	i := 0
	if len(in.Args) > 1 {
		c, ok := in.Args[1].(*ssa.Const)
		if !ok {
			return nil, false
		}
		i = int(c.Int)
		if name, ok := constantText(c); ok {
			i = slices.IndexFunc(all.groups, func(g groupShape) bool { return g.name == name && name != "" })
		}
	}
	if i < 0 || i >= len(all.groups) {
		return nil, false
	}
	return &all.groups[i].shape, all.groups[i].always
}

func shapeOfConstant(v ssa.Value) *shapes {
	if text, ok := constantText(v); ok {
		return shapeOf(text)
	}
	return nil
}

// matcherOf returns the text of a Matcher and the shapes of its expression, if the Matcher is made in fn and no call changes either.
func (p *Program) matcherOf(fn *ssa.Func, v ssa.Value) (text ssa.Value, s *shapes) {
	made, ok := v.(*ssa.Call)
	if !ok || made.Method.Class != patternClass || made.Method.Name != "matcher" {
		return nil, nil
	}
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			if slices.Contains(in.Operands(), v) && !asksMatcher(in, v) {
				return nil, nil
			}
		}
	}
	expression, ok := p.expressionOf(made.Args[0])
	if !ok {
		return nil, nil
	}
	return made.Args[1], shapeOf(expression)
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
			return constantText(v.Args[0])
		}
	case *ssa.GetStatic:
		f, err := p.Hier.ResolveField(v.Field)
		if err != nil || !f.IsStatic() || !f.IsFinal() {
			return "", false
		}
		if stored := p.storedIn(f); stored != nil {
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
	var stored *ssa.Call
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			put, ok := in.(*ssa.PutStatic)
			if !ok || put.Field.Name != f.Name {
				continue
			}
			c, ok := put.Stored.(*ssa.Call)
			if !ok || stored != nil {
				return nil
			}
			stored = c
		}
	}
	return stored
}
