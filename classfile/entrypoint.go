package classfile

// EntryPoint is a class that java can launch (JLS §12.1.4).
type EntryPoint struct {
	Class  string // binary name
	Method *Method
}

const mainDesc = "([Ljava/lang/String;)V"

// IsClassic reports whether e is public static void main(String[]), which every
// Java launches.
func (e EntryPoint) IsClassic() bool {
	return e.Method.Access.Has(AccPublic|AccStatic) && e.Method.Desc == mainDesc
}

// EntryPoints lists the entry points of a class path.
type EntryPoints struct {
	Main  []EntryPoint // public static void main(String[])
	Other []EntryPoint // launched only by Java 25: main that is not public, not static, or without parameter
	Bad   []error      // classes that could not be read
}

// EntryPoints parses the program's classes and lists those with a main method,
// sorted by name; a class that cannot be parsed is among Bad and does not stop
// the search. The error is one of listing the class path.
func (p *Path) EntryPoints() (*EntryPoints, error) {
	names, err := p.ProgramClasses()
	if err != nil {
		return nil, err
	}
	found := &EntryPoints{}
	for _, name := range names {
		c, err := p.Class(name)
		if err != nil {
			found.Bad = append(found.Bad, err)
			continue
		}
		m := c.mainMethod()
		if m == nil {
			continue
		}
		if e := (EntryPoint{name, m}); e.IsClassic() {
			found.Main = append(found.Main, e)
		} else {
			found.Other = append(found.Other, e)
		}
	}
	return found, nil
}

// mainMethod is the method that Java 25 launches, nil if there is none: a
// non-private main(String[]), else a non-private main(); an instance method
// only if there is a constructor for the instance. An inherited main is not
// found.
func (c *Class) mainMethod() *Method {
	init := c.FindMethod("<init>", "()V")
	hasInstance := init != nil && !init.IsPrivate() && !c.IsAbstract()
	for _, desc := range []string{mainDesc, "()V"} {
		m := c.FindMethod("main", desc)
		if m != nil && !m.IsPrivate() && !m.IsAbstract() && (m.IsStatic() || hasInstance) {
			return m
		}
	}
	return nil
}
