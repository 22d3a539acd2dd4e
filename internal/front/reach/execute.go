package reach

import (
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// A program that is made to be executed once (Options.Execute) differs from one
// that is to be proved. The bytecode of the JDK is lifted wherever package jdk
// allows it, since a run only executes the code that it reaches. Code without a
// meaning ends the run; it does not return an arbitrary value. The models of
// models/execute are only for such runs.

// FirstFieldOffset is the least number that stands for the offset of a field.
const FirstFieldOffset = int64(1) << 32

// executed is a source of the classes of a program that is made to be executed.
type executed struct {
	Source
	lifted  map[string]*classfile.Class
	trees   bool // sorted maps and sets are the JDK's own
	outside bool // see Options.Outside
}

// ExecuteMark begins the simple name of a model with static methods that replace
// methods of another class in a program that is made to be executed:
// ExecuteString.isBlank(String) replaces String.isBlank().
const ExecuteMark = "Execute"

// asJDK are the classes whose models ignore their arguments or refuse some of them, or have
// limits, so an execution uses the JDK's classes.
var asJDK = map[string]bool{"java/util/Scanner": true, "java/io/PrintWriter": true, "java/lang/Character": true, "java/io/InputStreamReader": true, "java/io/BufferedReader": true, "java/util/concurrent/locks/ReentrantLock": true, "java/util/EnumSet": true, "java/util/RegularEnumSet": true, "java/util/EnumMap": true, "java/util/AbstractList": true}

// readers are those of asJDK whose models take what they read from inputs.
var readers = map[string]bool{"java/util/Scanner": true, "java/io/InputStreamReader": true, "java/io/BufferedReader": true}

// trees are classes whose models compare other pairs of elements than the JDK. The models have
// streams and cost less.
var trees = map[string]bool{"java/util/TreeMap": true, "java/util/TreeSet": true}

// isJDKs reports whether an execution uses the JDK's class of that name in spite of its model.
func (s executed) isJDKs(name string) bool {
	top, _, _ := strings.Cut(name, "$")
	return asJDK[top] && !(s.outside && readers[name]) || s.trees && trees[top]
}

// noticesOrder reports whether the program has a sorted map and a comparator that may notice which
// elements are compared.
func (p *Program) noticesOrder() bool {
	if p.Types["java/util/TreeMap"] == nil {
		return false
	}
	return slices.ContainsFunc(p.Orders(), func(m *classfile.Method) bool { return p.Changes(m, map[*classfile.Method]bool{}) })
}

// Class returns the class with that binary name, or an error of the source.
func (s executed) Class(name string) (*classfile.Class, error) {
	if c := s.lifted[name]; c != nil {
		return c, nil
	}
	c, err := s.below(name)
	if s.isJDKs(name) {
		c, err = s.Unmodelled(name)
	}
	if err != nil || !c.Origin.Platform || !c.Origin.Model && !jdk.IsExecutable(name) {
		return c, err
	}
	own := executedClass(c)
	if d, err := s.below(classfile.Package(name) + "/" + ExecuteMark + name[strings.LastIndexByte(name, '/')+1:]); err == nil && d.Origin.Model {
		replaceMethods(own, d)
	}
	if c.Origin.Model {
		s.addPrivate(own)
		s.addCaches(own)
		s.moveStatics(own)
	}
	s.lifted[name] = own
	return own, nil
}

// executedClass returns a copy of c with the bytecode of the JDK as the meaning of
// its methods, except those of a model. A run ends where this bytecode needs
// members that the model does not have.
func executedClass(c *classfile.Class) *classfile.Class {
	own := *c
	jdk := &own
	own.Origin.Lifted = !c.Origin.Model
	own.Methods = make([]*classfile.Method, len(c.Methods))
	for i, m := range c.Methods {
		own.Methods[i] = m
		n := *m
		switch {
		case m.Class == c:
			n.Class = &own
		case !m.Class.Origin.Model:
			if c.Origin.Model && jdk == &own {
				copied := *m.Class
				copied.Origin.Lifted = true
				jdk = &copied
			}
			n.Class = jdk
		}
		own.Methods[i] = &n
	}
	own.Fields = make([]*classfile.Field, len(c.Fields))
	for i, f := range c.Fields {
		own.Fields[i] = f
		if f.Class == c || !c.Origin.Model {
			g := *f
			g.Class = &own
			own.Fields[i] = &g
		}
	}
	return &own
}

// caches are fields of the JDK's classes that their models do not have, and that
// subclasses in the JDK use, or methods of the JDK's class.
var caches = map[string][]string{"java/util/AbstractMap": {"keySet", "values"}, "java/lang/Runtime": {"version"}}

// addPrivate adds to a model the private methods of the JDK's class that it does not have, for
// what the model leaves to the JDK. Fields that they need may be missing; then a run ends there.
func (s executed) addPrivate(c *classfile.Class) {
	real, err := s.Unmodelled(c.Name)
	if err != nil || real.Origin.Model {
		return
	}
	home := *real
	home.Origin.Lifted = true
	for _, m := range real.Methods {
		if m.IsPrivate() && !m.IsInit() && c.FindMethod(m.Name, m.Desc) == nil {
			n := *m
			n.Class = &home
			c.Methods = append(c.Methods, &n)
		}
	}
}

// addCaches adds the fields of caches to a model.
func (s executed) addCaches(c *classfile.Class) {
	for _, name := range caches[c.Name] {
		real, err := s.Unmodelled(c.Name)
		if err != nil {
			return
		}
		for _, f := range real.Fields {
			if f.Name == name && c.FindField(f.Name, f.Desc) == nil {
				g := *f
				g.Class = c
				c.Fields = append(c.Fields, &g)
			}
		}
	}
}

// moveStatics takes the static fields that a model has in another class from this source, too.
func (s executed) moveStatics(c *classfile.Class) {
	for i, f := range c.Fields {
		if f.Class.Name == c.Name || !f.Class.Origin.Model {
			continue
		}
		if home, err := s.Class(f.Class.Name); err == nil {
			c.Fields[i] = home.FindField(f.Name, f.Desc)
		}
	}
}

// replaceMethods replaces methods of c by those of the model d, and adds those
// that make strings.
func replaceMethods(c, d *classfile.Class) {
	home := *c
	home.Pool, home.BootstrapMethods, home.SourceFile, home.InnerClasses = d.Pool, d.BootstrapMethods, d.SourceFile, d.InnerClasses
	home.Origin = d.Origin
	self := "(" + classfile.DescriptorOf(c.Name)
	for _, m := range d.Methods {
		if m.IsInit() || m.Name == "<clinit>" || m.Code == nil {
			continue
		}
		n := *m
		n.Class = &home
		i := slices.IndexFunc(c.Methods, func(o *classfile.Method) bool { return o.Name == m.Name && o.Desc == m.Desc && o.IsStatic() })
		if i < 0 && strings.HasPrefix(m.Desc, self) {
			desc := "(" + m.Desc[len(self):]
			if i = slices.IndexFunc(c.Methods, func(o *classfile.Method) bool { return o.Name == m.Name && o.Desc == desc && !o.IsStatic() }); i >= 0 {
				n.Desc = desc
			}
		}
		switch {
		case i >= 0:
			n.Access = c.Methods[i].Access &^ classfile.AccNative
			c.Methods[i] = &n
		case m.Name == "$new" || m.Name == "$text":
			c.Methods = append(c.Methods, &n)
		}
	}
}

// Unmodelled returns the class with that binary name without its model.
func (s executed) Unmodelled(name string) (*classfile.Class, error) {
	if o, ok := s.Source.(interface {
		Unmodelled(name string) (*classfile.Class, error)
	}); ok {
		return o.Unmodelled(name)
	}
	return s.Source.Class(name)
}

// below returns the class with that binary name, with the models for executions.
func (s executed) below(name string) (*classfile.Class, error) {
	if o, ok := s.Source.(interface {
		ForExecution(name string) (*classfile.Class, error)
	}); ok {
		return o.ForExecution(name)
	}
	return s.Source.Class(name)
}

// Subclasses lists the classes of the program below a class.
func (s executed) Subclasses(name string) ([]string, error) {
	if l, ok := s.Source.(ClassLister); ok {
		return l.Subclasses(name)
	}
	return nil, nil
}

// ClassNames lists the binary names of all classes that there are, and of some
// files that are none, nil where that is not known.
func (p *Program) ClassNames() []string {
	l, ok := p.outside.lister.(interface{ AllClasses() ([]string, error) })
	if !ok {
		return nil
	}
	names, err := l.AllClasses()
	if err != nil {
		return nil
	}
	return names
}

// programClasses is ClassNames without the classes of the JDK.
func (p *Program) programClasses() []string {
	l, ok := p.outside.lister.(interface{ ProgramClasses() ([]string, error) })
	if p.asked.listed == nil && ok {
		p.asked.listed, _ = l.ProgramClasses()
	}
	return p.asked.listed
}

// noteOffset records the field whose offset the call reads: reads and writes of
// this field are not visible in the program.
func (p *Program) noteOffset(in *ssa.Call, m *classfile.Method) {
	if m.Class.Name != jdk.Unsafe || m.Name != "objectFieldOffset" || len(in.Args) != 3 {
		return
	}
	if f := p.OffsetField(in); f != nil && p.Offsets[f] == 0 {
		p.Offsets[f] = FirstFieldOffset + int64(len(p.OffsetFields))
		p.OffsetFields = append(p.OffsetFields, f)
		p.Reads[f] = true
	}
}

// OffsetField returns the field whose offset a call reads, nil if that is not
// known.
func (p *Program) OffsetField(in *ssa.Call) *classfile.Field {
	c, ok := in.Args[1].(*ssa.Const)
	name, named := in.Args[2].(*ssa.Const)
	if !ok || !named {
		return nil
	}
	class, _ := c.Pool.(classfile.ClassConst)
	if class == "" || class[0] == '[' {
		return nil
	}
	k := p.Class(string(class))
	if k == nil {
		return nil
	}
	for _, f := range k.Fields {
		if f.Name == name.String && !f.IsStatic() {
			return f
		}
	}
	return nil
}

// EnumValues returns values() of an enum, nil for other classes.
func (p *Program) EnumValues(class string) *classfile.Method {
	c, err := p.src.Class(class)
	if err != nil || c.Super != jdk.Enum || !owned(c) {
		return nil
	}
	m := c.FindMethod("values", "()[L"+class+";")
	if m == nil || m.Code == nil {
		return nil
	}
	return m
}

// asked says what a program that is made to be executed asks of class objects.
type asked struct {
	enums     []*enumSite // also of programs that are to be proved
	enumNames []string    // those whose class object is a constant of the program

	constants   bool // of enums
	initialises bool // a class by its name
	constructs  bool // an object of a class
	invokes     bool // a method of a class object
	reads       bool // a field of a class object
	// classes of the program that it names, in a constant or in a text.
	classes []string
	named   map[string]bool // all that was named so
	byText  map[string]bool
	texts   map[string]bool // all constant texts
	listed  []string        // see programClasses
}

// dottedName is what the name of a class in a package, or in another class, looks like.
var dottedName = regexp.MustCompile(`^[A-Za-z_][\w$]*([.$][A-Za-z_][\w$]*)+$`)

// noteAsked records what a call asks of class objects.
func (p *Program) noteAsked(m *classfile.Method) {
	if i, ok := jdk.IntrinsicOf(m); ok {
		p.Traces = p.Traces || i.Op == jdk.NextOfTrace
		p.Redirects = p.Redirects || i.Op == jdk.SetsStream
	}
	if m.Class.Name != jdk.ClassClass {
		return
	}
	p.asked.constants = p.asked.constants || m.Name == "$constants"
	p.asked.constructs = p.asked.constructs || m.Name == "$construct"
	p.asked.invokes = p.asked.invokes || m.Name == "$invoke"
	p.asked.reads = p.asked.reads || m.Name == "$read"
	p.asked.initialises = p.asked.initialises || m.Name == "$initialise"
}

// noteNamed records that the program names a class, if c does that.
func (p *Program) noteNamed(c *ssa.Const) {
	if p.asked.named == nil {
		p.asked.named, p.asked.byText, p.asked.texts = map[string]bool{}, map[string]bool{}, map[string]bool{}
	}
	name := ""
	if k, ok := c.Pool.(classfile.ClassConst); ok {
		name = string(k)
	} else if c.Typ == "Ljava/lang/String;" {
		if !p.asked.texts[c.String] {
			p.noteNames(c.String, "")
		}
		p.asked.texts[c.String] = true
	}
	if c.Typ == "Ljava/lang/String;" && dottedName.MatchString(c.String) {
		name = strings.ReplaceAll(c.String, ".", "/")
		p.asked.byText[name] = true
	}
	if name == "" || name[0] == '[' || p.asked.named[name] {
		return
	}
	p.asked.named[name] = true
	d, err := p.src.Class(name)
	if err != nil || p.IsMissing(name) {
		return
	}
	bundle := d.Super == "java/util/ListResourceBundle" && owned(d)
	if bundle || !d.Origin.Platform {
		p.asked.classes = append(p.asked.classes, name)
	}
	if bundle { // a locale is put behind the name of a bundle
		for _, n := range p.programClasses() {
			if strings.HasPrefix(n, name+"_") {
				p.noteText(n)
			}
		}
	}
}

// noteText records a class of the program as one that a text names.
func (p *Program) noteText(name string) {
	if d, err := p.src.Class(name); err != nil || d.Origin.Platform || p.asked.byText[name] {
		return
	}
	p.asked.byText[name] = true
	p.asked.classes = append(p.asked.classes, name)
}

// packagePrefix is what a text looks like that the name of a class in a package begins with.
var packagePrefix = regexp.MustCompile(`^([A-Za-z_][\w$]*\.)+$`)

// maxInPackage bounds the classes of a package that a text like "org.example." names.
const maxInPackage = 200

// noteNames records the classes of the program in a package whose simple names have an ending. The
// text prefix is the name of the package, with a dot behind: a program that makes names of
// classes from it may ask for any of them.
func (p *Program) noteNames(prefix, ending string) {
	if !packagePrefix.MatchString(prefix) {
		return
	}
	prefix = strings.ReplaceAll(prefix, ".", "/")
	var list []string
	for _, name := range p.programClasses() {
		if rest, ok := strings.CutPrefix(name, prefix); ok && strings.HasSuffix(rest, ending) && !strings.ContainsAny(rest, "/$") {
			list = append(list, name)
		}
	}
	if len(list) > maxInPackage {
		return
	}
	if p.asked.named == nil {
		p.asked.named, p.asked.byText, p.asked.texts = map[string]bool{}, map[string]bool{}, map[string]bool{}
	}
	for _, name := range list {
		p.noteText(name)
	}
}

// noteRecipe is noteNames for a concatenation that begins with the name of a package.
func (p *Program) noteRecipe(x *Method, in *ssa.CallDynamic) {
	ps, ok := Pieces(x.Def.Class, in)
	if !ok || len(ps) < 2 || ps[0].Arg != nil {
		return
	}
	ending := ""
	if len(ps) == 3 {
		ending = ps[2].Text
	}
	p.noteNames(ps[0].Text, ending)
}

// NamedClasses lists the classes of the program that it names, in constants or texts.
func (p *Program) NamedClasses() []string { return p.asked.classes }

// reachAsked makes reachable what the program may ask class objects for: values()
// of enums, and the initialisers of classes. It reports whether that is news.
func (p *Program) reachAsked() bool {
	n := len(p.Methods)
	p.reachEnums()
	if p.asked.constants {
		for _, t := range p.TypeOrder {
			if m := p.EnumValues(t.Name); m != nil {
				p.reach(m)
				p.NeedsInit(t.Name)
			}
		}
		for _, name := range slices.Sorted(maps.Keys(p.asked.named)) {
			if m := p.EnumValues(name); m != nil {
				p.reach(m)
				p.NeedsInit(name)
			}
		}
	}
	if p.asked.initialises {
		for _, name := range p.asked.classes {
			p.NeedsInit(name)
		}
	}
	if p.asked.constructs {
		for _, name := range p.asked.classes {
			p.reachConstructors(p.Class(name))
		}
	}
	if p.asked.invokes {
		for _, name := range p.asked.classes {
			p.reachInvoked(p.Class(name))
		}
		for _, t := range p.TypeOrder {
			if t.Name[0] != '[' {
				p.reachInvoked(p.Class(t.Name))
			}
		}
	}
	if p.asked.reads {
		for _, t := range p.TypeOrder {
			p.reachReader(t.Name)
		}
		for _, name := range p.asked.classes {
			p.reachReader(name)
		}
	}
	return len(p.Methods) > n
}

// reachReader makes the fields of a class of the program, and of what it inherits from, readable by
// reflection.
func (p *Program) reachReader(name string) {
	for name != "" && name[0] != '[' && p.FieldReaders[name] == nil {
		c := p.Class(name)
		if c == nil || c.Origin.Platform {
			return
		}
		if len(c.Fields) > 0 {
			ref, err := p.Dynamic.ReadFields(c)
			if err != nil {
				return
			}
			made, err := p.src.Class(ref.Class)
			if err != nil {
				p.fail(err)
				return
			}
			if p.FieldReaders == nil {
				p.FieldReaders = map[string]*Method{}
			}
			p.FieldReaders[name] = p.reach(made.FindMethod(ref.Name, ref.Desc))
		}
		name = c.Super
	}
}

// reflected lists the methods that class objects may be asked to run: the JDK catches what they throw.
func (p *Program) reflected() (list []*Method) {
	for _, all := range []map[*classfile.Method]*Method{p.Constructs, p.Invokes} {
		for _, x := range all {
			list = append(list, x)
		}
	}
	for _, x := range p.FieldReaders {
		list = append(list, x)
	}
	if p.asked.initialises {
		for _, name := range p.asked.classes {
			list = append(list, p.initialisers(name)...)
		}
	}
	if p.asked.constants {
		for _, t := range p.TypeOrder {
			if m := p.EnumValues(t.Name); m != nil && p.methodOf[m] != nil {
				list = append(append(list, p.methodOf[m]), p.initialisers(t.Name)...)
			}
		}
	}
	return list
}

// Reflected reports whether an execution knows the members that reflection shows of a class: those
// of the program, and those of tools of the JDK such as javac. Of the JDK's other classes some
// members are hidden, or models have others.
func Reflected(c *classfile.Class) bool {
	return !c.Origin.Platform || c.Origin.Lifted && !c.Origin.Model && strings.HasPrefix(c.Name, "com/sun/tools/")
}

// reachInvoked makes those methods of a class whose members are known and of what it inherits from
// reachable by reflection whose names are among the program's texts.
func (p *Program) reachInvoked(c *classfile.Class) {
	if c == nil || !Reflected(c) {
		return
	}
	for _, m := range c.Methods {
		if m.IsInit() || m.Name == "<clinit>" || !p.asked.texts[m.Name] || p.Invokes[m] != nil {
			continue
		}
		if !p.reachReflected(&p.Invokes, m, p.Dynamic.Invoke) {
			return
		}
	}
	for _, name := range append([]string{c.Super}, c.Interfaces...) {
		if name != "" {
			p.reachInvoked(p.Class(name))
		}
	}
}

// reachReflected makes a method reachable by the class that spin makes for calls of it by
// reflection, and puts it into a table. It returns false after an error of the source.
func (p *Program) reachReflected(table *map[*classfile.Method]*Method, m *classfile.Method, spin func(*classfile.Method) (classfile.MemberRef, error)) bool {
	ref, err := spin(m)
	if err != nil {
		return true // reflection on it is refused
	}
	made, err := p.src.Class(ref.Class)
	if err != nil {
		p.fail(err)
		return false
	}
	if *table == nil {
		*table = map[*classfile.Method]*Method{}
	}
	p.addType("[Ljava/lang/Object;")
	(*table)[m] = p.reach(made.FindMethod(ref.Name, ref.Desc))
	return true
}

// reachConstructors makes those constructors of a class reachable that a class
// object of it is likely to be asked for: all of a class that the program names in
// a text, else the one without parameters.
func (p *Program) reachConstructors(c *classfile.Class) {
	if c == nil || c.Access.Has(classfile.AccAbstract) {
		return
	}
	for _, m := range c.Methods {
		if m.Name != "<init>" || p.Constructs[m] != nil || !p.asked.byText[c.Name] && m.Desc != "()V" {
			continue
		}
		if !p.reachReflected(&p.Constructs, m, p.Dynamic.Construct) {
			return
		}
	}
}

// InitKnown reports whether initialising a class runs any code, if that code is
// reachable.
func (p *Program) InitKnown(name string) (runs, known bool) {
	for name != "" {
		c := p.Class(name)
		if c == nil || !p.OwnsStatics(c) {
			return runs, true
		}
		m, seen := p.Inits[name]
		if !seen {
			m0 := c.FindMethod("<clinit>", "()V")
			if m0 != nil && !trivialInit(m0) {
				return false, false
			}
		}
		runs = runs || m != nil
		for _, i := range p.DefaultInterfaces(c) {
			if _, seen := p.Inits[i]; !seen && p.Class(i).FindMethod("<clinit>", "()V") != nil {
				return false, false
			}
			runs = runs || p.Inits[i] != nil
		}
		name = c.Super
	}
	return runs, true
}

// Source returns where the program's classes are from.
func (p *Program) Source() Source { return p.src }

// MethodOf returns the Method of m if m is reachable, otherwise nil.
func (p *Program) MethodOf(m *classfile.Method) *Method { return p.methodOf[m] }

// IsMissing reports whether class name was needed and is missing.
func (p *Program) IsMissing(name string) bool { return p.phantoms.made[name] != nil }
