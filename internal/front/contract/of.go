package contract

import (
	"slices"
	"strconv"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// Options says what counts as a contract besides annotations.
type Options struct {
	// NonNullArgs are patterns of packages, such as "org.example.**": in them a
	// reference parameter that nothing else is said about is non-null.
	NonNullArgs []string
	// Sources are folders with Java sources, for @throws and @SuppressWarnings.
	Sources []string
}

// Of reads the contract of a method. Who reads many uses a Reader.
func Of(path *classfile.Path, m *classfile.Method, opts Options) Contract {
	return NewReader(path, opts).Of(m)
}

// annotations is the part of a contract that annotations say.
func annotations(path *classfile.Path, m *classfile.Method, opts Options) Contract {
	descs, _, err := classfile.ParseMethodDescriptor(m.Desc)
	if err != nil {
		return Contract{}
	}
	c := Contract{Params: make([]Param, len(descs))}
	names := paramNames(m, len(descs))
	for i, d := range descs {
		c.Params[i] = Param{Name: names[i], Desc: d}
	}
	said := c.annotated(m)
	c.applyDefaults(path, m, said, opts)
	c.jetBrains(m)
	c.suppressed(m.Annotations)
	c.suppressed(m.Class.Annotations)
	return c
}

// annotated applies the annotations of the parameters and of the result, and says of
// which something is said about null. Index len(c.Params) stands for the result.
func (c *Contract) annotated(m *classfile.Method) (said []bool) {
	said = make([]bool, len(c.Params)+1)
	index := declaredParams(m, len(c.Params))
	plain := index
	if len(m.ParameterAnnotations) == len(c.Params) { // some compilers count the implicit ones
		plain = all(len(c.Params))
	}
	apply := func(i int, a classfile.Annotation) {
		c.Params[i].apply(a)
		_, ok := nullness(a)
		said[i] = said[i] || ok
		if slices.Contains([]string{"IndexFor", "LTLengthOf", "IndexOrHigh", "LTEqLengthOf"}, simpleName(a)) {
			c.indexFor(i, a)
		}
	}
	if len(m.ParameterAnnotations) == len(plain) {
		for k, as := range m.ParameterAnnotations {
			for _, a := range as {
				apply(plain[k], a)
			}
		}
	}
	for _, t := range m.TypeAnnotations {
		switch {
		case t.TargetType == 0x14 && outermost(t.Path): // the result (JVMS §4.7.20, table 4.7.20-A)
			said[len(c.Params)] = c.result(t.Annotation) || said[len(c.Params)]
		case t.TargetType != 0x16 || len(t.Target) != 1 || int(t.Target[0]) >= len(index):
		case outermost(t.Path):
			apply(index[t.Target[0]], t.Annotation)
		case len(t.Path) >= 2 && t.Path[0] == 0 && outermost(t.Path[2:]):
			p := &c.Params[index[t.Target[0]]]
			if n, ok := nullness(t.Annotation); ok {
				p.Elements = mergeNull(p.Elements, n)
			}
		}
	}
	for _, a := range m.Annotations {
		said[len(c.Params)] = c.result(a) || said[len(c.Params)]
	}
	return said
}

// result takes an annotation of the method or its result.
func (c *Contract) result(a classfile.Annotation) bool {
	n, ok := nullness(a)
	if ok {
		c.Result = mergeNull(c.Result, n)
	}
	return ok
}

// outermost reports whether a type_path (JVMS §4.7.20.2) leads to the type itself, or
// to a class nested in it: then it is about the reference as a whole.
func outermost(path []byte) bool {
	for i := 0; i < len(path); i += 2 {
		if path[i] != 1 {
			return false
		}
	}
	return true
}

// applyDefaults fills in what the scopes say about references of which nothing is said.
func (c *Contract) applyDefaults(path *classfile.Path, m *classfile.Method, said []bool, opts Options) {
	d := scopeDefaults(path, m)
	vars, generic := typeVariables(m), signatureParams(m.Signature)
	if len(generic) != len(c.Params) {
		generic = nil
	}
	for i := range c.Params {
		p := &c.Params[i]
		if said[i] || !classfile.IsReference(p.Desc) {
			continue
		}
		switch {
		case m.Name == "equals" && m.Desc == "(Ljava/lang/Object;)Z":
			p.Null, p.Because = Nullable, append(p.Because, "Object.equals(null) is false")
		case generic != nil && vars[typeVariable(generic[i])]:
			// A type argument decides.
		case d.setParams:
			p.Null, p.Because = d.params, append(p.Because, d.because)
			if p.Elements == Unknown && d.params == NonNull && d.because == "@NullMarked" && strings.HasPrefix(p.Desc, "[L") {
				p.Elements = NonNull
			}
		case matches(opts.NonNullArgs, m.Class.Name):
			p.Null, p.Because = NonNull, append(p.Because, "--nonnull=args")
		}
	}
	if !said[len(c.Params)] && d.setResult && c.Result == Unknown && classfile.IsReference(m.Desc[strings.IndexByte(m.Desc, ')')+1:]) {
		c.Result = d.result
	}
}

// typeVariable is the name of the variable that a type in a signature is; "" if it is
// none.
func typeVariable(signature string) string {
	if strings.HasPrefix(signature, "T") {
		return strings.TrimSuffix(signature[1:], ";")
	}
	return ""
}

// matches reports whether a class is in one of the packages.
func matches(patterns []string, class string) bool {
	return slices.ContainsFunc(patterns, func(p string) bool {
		p = strings.ReplaceAll(p, ".", "/")
		pkg := classfile.Package(class)
		if p == "**" {
			return true
		}
		if above, ok := strings.CutSuffix(p, "/**"); ok {
			return pkg == above || strings.HasPrefix(pkg, above+"/")
		}
		return pkg == strings.TrimSuffix(p, "/*")
	})
}

// declaredParams are the parameters that the source declares, as indices into the
// descriptor: constructors of inner classes and of enums have others before them
// (JVMS §4.7.18). nil where the class file does not tell.
func declaredParams(m *classfile.Method, n int) []int {
	if len(m.Parameters) == n {
		var index []int
		for i, p := range m.Parameters {
			if p.Access&(classfile.AccSynthetic|classfile.AccMandated) == 0 {
				index = append(index, i)
			}
		}
		return index
	}
	if !m.IsInit() {
		return all(n)
	}
	skip := 0
	switch c := m.Class; {
	case c.EnclosingMethod != nil:
		return nil // it may have captured variables, too
	case c.Super == "java/lang/Enum":
		skip = 2
	case slices.ContainsFunc(c.InnerClasses, func(i classfile.InnerClass) bool {
		return i.Inner == c.Name && i.Outer != "" && !i.Access.Has(classfile.AccStatic)
	}):
		skip = 1
	}
	return all(n)[min(skip, n):]
}

func all(n int) []int {
	index := make([]int, n)
	for i := range index {
		index[i] = i
	}
	return index
}

// paramNames are the names of the parameters by MethodParameters, or by the
// LocalVariableTable at the method's first instruction.
func paramNames(m *classfile.Method, n int) []string {
	names := make([]string, n)
	if len(m.Parameters) == n {
		for i, p := range m.Parameters {
			names[i] = p.Name
		}
	}
	if m.Code == nil {
		return names
	}
	descs, _, _ := classfile.ParseMethodDescriptor(m.Desc)
	slot := 0
	if !m.IsStatic() {
		slot = 1
	}
	for i, d := range descs {
		for _, v := range m.Code.Read().LocalVars {
			if v.Start == 0 && v.Slot == slot && names[i] == "" {
				names[i] = v.Name
			}
		}
		slot += classfile.SlotWidth(d)
	}
	return names
}

// indexFor reads @IndexFor and its like: 0 <= i, and i < or <= the length of the
// parameters that the value names, "#2" or "values".
func (c *Contract) indexFor(i int, a classfile.Annotation) {
	op, low := Lt, strings.HasPrefix(simpleName(a), "Index")
	if strings.HasSuffix(simpleName(a), "OrHigh") || strings.HasPrefix(simpleName(a), "LTEq") {
		op = Le
	}
	p := &c.Params[i]
	if !Integral(p.Desc) {
		return
	}
	if low {
		p.Range = p.Range.And(Between(0, 1<<31-1))
	}
	for _, of := range texts(a, "value") {
		k := slices.IndexFunc(c.Params, func(p Param) bool { return p.Name == of })
		if n, ok := strings.CutPrefix(of, "#"); ok {
			if v, err := strconv.Atoi(n); err == nil {
				k = v - 1
			}
		}
		if k >= 0 && k < len(c.Params) && Sized(c.Params[k].Desc) {
			array := Arg(k, c.Params[k].Desc)
			c.Requires = append(c.Requires, Clause{
				{array, Eq, &Expr{Op: Null, Desc: array.Desc}},
				{Arg(i, p.Desc), op, LengthOf(array)},
			})
		}
	}
	p.Because = append(p.Because, "@"+simpleName(a))
}

// suppressed reads @SuppressWarnings with "jayverify" or "jayverify:KIND". java.lang's
// own annotation is not in class files; another one of that name, or SuppressJayverify,
// may be.
func (c *Contract) suppressed(annotations []classfile.Annotation) {
	for _, a := range annotations {
		switch simpleName(a) {
		case "SuppressWarnings":
			for _, t := range texts(a, "value") {
				c.suppress(t)
			}
		case "SuppressJayverify":
			kinds := texts(a, "value")
			if len(kinds) == 0 {
				c.Suppressed = append(c.Suppressed, "")
			}
			c.Suppressed = append(c.Suppressed, kinds...)
		}
	}
}

// suppress takes one text of @SuppressWarnings.
func (c *Contract) suppress(text string) {
	if text == "jayverify" {
		c.Suppressed = append(c.Suppressed, "")
	}
	if kind, ok := strings.CutPrefix(text, "jayverify:"); ok {
		c.Suppressed = append(c.Suppressed, kind)
	}
}
