package throwing

import (
	"slices"
	"strings"
	"sync"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// Analyzer analyses methods of the JDK, and keeps the results. Of is for many goroutines; the other methods
// are for one.
type Analyzer struct {
	mu    sync.Mutex
	hier  *classfile.Hierarchy
	funcs map[*classfile.Method]*function
	found map[call][]Throw

	guards  map[*classfile.Method]bool
	lengths map[*classfile.Field]int64 // see lengthOf

	thrownBelow map[*classfile.Method][]string // see reaches
	throwers    map[*classfile.Method]*thrower
}

// call is a question to Of.
type call struct {
	method   *classfile.Method
	receiver string
}

// function is the code of a method; nil if there is none that can be followed.
type function struct {
	*ssa.Func
	dom   *ssa.DomTree
	heads map[*ssa.Block]bool // of loops
}

// New returns an analyzer of the JDK's own classes, in hier.
func New(hier *classfile.Hierarchy) *Analyzer {
	return &Analyzer{
		hier: hier, funcs: map[*classfile.Method]*function{}, found: map[call][]Throw{}, guards: map[*classfile.Method]bool{}, lengths: map[*classfile.Field]int64{},
		thrownBelow: map[*classfile.Method][]string{}, throwers: map[*classfile.Method]*thrower{},
	}
}

// sharedAnalyzer is the key of Shared.
type sharedAnalyzer struct{}

// Shared returns the analyzer of a JDK's classes that all programs of a process share.
func Shared(jdk *classfile.Platform) *Analyzer {
	return jdk.Kept(sharedAnalyzer{}, func() any { return New(jdk.Hierarchy()) }).(*Analyzer)
}

// maxLifted bounds the methods whose code is kept from one question to the next, for processes that verify a lot.
const maxLifted = 4000

// Bounds of the search for one method.
const (
	maxBlocks = 1500 // blocks gone through
	maxDepth  = 6    // calls that are followed
	maxWays   = 8    // conditions of one Throw
	maxCode   = 3000 // bytes of a method that is followed
)

// unconcerned are exceptions that only the environment decides about.
var unconcerned = []string{
	"java/lang/SecurityException", "java/io/UncheckedIOException", "java/util/MissingResourceException",
	"java/util/concurrent/CancellationException", "java/util/concurrent/RejectedExecutionException",
	"java/io/IOException", "java/sql/SQLException",
	"java/lang/InterruptedException", // of which package reach knows more
}

// aboutText are exceptions of input and output that a text or its chars decide, and not the environment.
var aboutText = []string{"java/net/MalformedURLException", "java/io/UnsupportedEncodingException", "java/nio/charset/CharacterCodingException"}

// Of lists the exceptions that a call that runs m may throw, in the order of
// its code. receiver is the class of the receiver, exactly, if it is known; else "".
func (a *Analyzer) Of(m *classfile.Method, receiver string) []Throw {
	a.mu.Lock()
	defer a.mu.Unlock()
	c := call{m, receiver}
	if found, ok := a.found[c]; ok {
		return found
	}
	if len(a.funcs)+len(a.throwers) > maxLifted {
		clear(a.funcs)
		clear(a.throwers)
	}
	all, whole := a.walk(m, receiver, false)
	found := a.summary(all)
	if !whole {
		var beyond []Throw // which may come first
		for _, class := range a.reaches(m) {
			if !slices.ContainsFunc(found, func(t Throw) bool { return t.Exception == class }) {
				beyond = append(beyond, Throw{Exception: class, When: [][]Cond{nil}, By: m})
			}
		}
		found = append(beyond, found...)
	}
	found = append(slices.DeleteFunc(found, func(t Throw) bool { return a.Checked(t.Exception) && !a.declares(m, t.Exception) }), a.declared(m)...)
	a.found[c] = found
	return found
}

// declared are the checked exceptions that m declares. Whether it throws them often depends on objects that it makes, as a position
// where parsing has stopped, and on code that is not followed. So it may throw them, whatever the ways through it show.
func (a *Analyzer) declared(m *classfile.Method) (throws []Throw) {
	for _, class := range m.Exceptions {
		if a.Checked(class) && a.concerns(class) {
			throws = append(throws, Throw{Exception: class, When: [][]Cond{nil}, By: m})
		}
	}
	return throws
}

// declares reports whether m may throw a checked exception of the class by its declaration, which javac enforces (JLS §11.2.3).
func (a *Analyzer) declares(m *classfile.Method, class string) bool {
	return slices.ContainsFunc(m.Exceptions, func(d string) bool { return a.subtype(class, d) })
}

// walk follows the ways through m and lists what leaves it. whole is false if there are too many
// ways.
func (a *Analyzer) walk(m *classfile.Method, receiver string, all bool) (found []raised, whole bool) {
	w := &walker{a: a, most: maxBlocks, all: all}
	f := w.frame(m, nil)
	if f == nil { // there is no code, or too much of it
		return nil, false
	}
	f.this, f.exact = m.Class.Name, false
	if receiver != "" {
		f.this, f.exact = receiver, true
	}
	s := newPathFacts()
	for i, p := range f.fn.Params {
		s.env[p] = Arg{i, p.Typ}
		f.asks[p] = i > 0 || !m.IsInit()
	}
	f.spread()
	if !m.IsStatic() {
		s.nonNull[s.env[f.fn.Params[0]].String()] = true
	}
	found = w.block(f, f.fn.Blocks[0], nil, s).raised
	return found, !w.spent
}

// of lifts the code of m.
func (a *Analyzer) of(m *classfile.Method) *function {
	if f, ok := a.funcs[m]; ok {
		return f
	}
	a.funcs[m] = nil
	if m.Code == nil || len(m.Code.Read().Bytes) > maxCode {
		return nil
	}
	lifted, err := ssa.Lift(m, a.hier)
	if err != nil {
		return nil
	}
	f := &function{Func: lifted, dom: ssa.Dominators(lifted), heads: map[*ssa.Block]bool{}}
	for _, b := range f.dom.LoopHeads() {
		f.heads[b] = true
	}
	a.funcs[m] = f
	return f
}

func (a *Analyzer) subtype(sub, super string) bool {
	ok, err := a.hier.IsSubtype(sub, super)
	return ok && err == nil
}

// concerns reports whether Of lists exceptions of the class.
func (a *Analyzer) concerns(class string) bool {
	below := func(c string) bool { return a.subtype(class, c) }
	return a.subtype(class, "java/lang/Exception") && (!slices.ContainsFunc(unconcerned, below) || slices.ContainsFunc(aboutText, below))
}

// Checked reports whether the class is one of checked exceptions (JLS §11.1.1).
func (a *Analyzer) Checked(class string) bool {
	return a.subtype(class, "java/lang/Exception") && !a.subtype(class, "java/lang/RuntimeException")
}

// summary merges exceptions that are raised in the same way.
func (a *Analyzer) summary(all []raised) []Throw {
	var throws []Throw
	for _, r := range all {
		if !r.known && !r.told() {
			continue
		}
		if !a.concerns(r.class) || !r.known && !r.aboutArguments() && (!r.asked || r.class == jdk.NullPointerException) {
			continue // null among the JDK's own objects: its cause is not visible to callers
		}
		i := slices.IndexFunc(throws, func(t Throw) bool { return t.Exception == r.class && t.Known == r.known })
		if i < 0 {
			throws = append(throws, Throw{Exception: r.class, When: [][]Cond{r.when}, Known: r.known, By: r.by})
			continue
		}
		if t := &throws[i]; !slices.ContainsFunc(t.When, func(w []Cond) bool { return within(w, r.when) }) {
			t.When = append(slices.DeleteFunc(t.When, func(w []Cond) bool { return within(r.when, w) }), r.when)
		}
	}
	for i := range throws {
		t := &throws[i]
		if len(t.When) > maxWays {
			t.When, t.Known = [][]Cond{nil}, false
		}
	}
	return slices.DeleteFunc(throws, func(t Throw) bool {
		return !t.Known && slices.ContainsFunc(throws, func(o Throw) bool { return o.Known && o.Exception == t.Exception && coversAll(o.When, t.When) })
	})
}

// told reports whether Of lists r if it is not known to happen: there is a throw in the
// code, or an argument is null. It does not list a wrong index or size after a check that
// is not understood.
func (r raised) told() bool {
	_, explicit := r.site.(*ssa.Throw)
	return explicit || r.beyond || r.class == jdk.NullPointerException
}

// aboutArguments reports whether r depends on numbers among the arguments, or, for a
// NullPointerException, on an argument that is null.
func (r raised) aboutArguments() bool {
	return slices.ContainsFunc(r.when, func(c Cond) bool {
		_, null := c.Y.(Null)
		if r.class == jdk.NullPointerException {
			return null && c.Op == ssa.EQ
		}
		return !null
	})
}

// within reports whether all of the conditions few are among many: many is the stronger.
func within(few, many []Cond) bool {
	return !slices.ContainsFunc(few, func(c Cond) bool { return !slices.Contains(many, c) })
}

// coversAll reports whether each of the conjunctions is stronger than one of those of by.
func coversAll(by, ways [][]Cond) bool {
	return !slices.ContainsFunc(ways, func(w []Cond) bool {
		return !slices.ContainsFunc(by, func(b []Cond) bool { return within(b, w) })
	})
}

// callee is the target of a call.
type callee struct {
	method *classfile.Method
	this   string // class of the receiver
	exact  bool   // it is exactly that
	sure   bool   // nothing overrides the method
}

// runs returns the target of a call; its method is nil if that is not known.
func (a *Analyzer) runs(f *frame, in *ssa.Call, receiver Expr) callee {
	m, err := a.hier.ResolveMethod(in.Method)
	if err != nil {
		return callee{}
	}
	made, isMade := receiver.(Object)
	isMade = isMade && made.Class != ""
	switch in.Kind {
	case ssa.InvokeStatic:
		return callee{method: m, sure: true}
	case ssa.InvokeSpecial:
		if m, err = a.hier.SelectSpecial(f.fn.Method.Class, in.Method, m); err != nil {
			return callee{}
		}
		if isMade {
			return callee{m, made.Class, true, true}
		}
		return callee{m, f.this, f.exact, true}
	}
	this, exact := in.Args[0].Type().ClassName(), false
	if isMade {
		this, exact = made.Class, true
	} else if !f.fn.Method.IsStatic() && in.Args[0] == ssa.Value(f.fn.Params[0]) {
		this, exact = f.this, f.exact
	}
	if this == "" || !a.subtype(this, m.Class.Name) {
		this = m.Class.Name
	}
	if sel, err := a.hier.Select(this, m); err == nil && sel != nil {
		m = sel
	}
	c, err := a.hier.Class(this)
	if err != nil || c.IsInterface() {
		return callee{}
	}
	switch {
	case exact || m.IsPrivate() || m.Access.Has(classfile.AccFinal) || c.IsFinal() || !extensible(c):
		return callee{m, this, exact, true}
	case !c.Access.Has(classfile.AccPublic) && m.Class == c || !m.Access.Has(classfile.AccPublic) && !m.Access.Has(classfile.AccProtected):
		return callee{m, this, exact, false} // only the package can override it, which is rare
	case f.fn.Method.IsInit() && in.Args[0] == ssa.Value(f.fn.Params[0]):
		return callee{m, this, exact, false} // of the new object, whose class need not override it
	}
	return callee{}
}

// extensible reports whether classes other than those in its own file can extend c.
func extensible(c *classfile.Class) bool {
	return slices.ContainsFunc(c.Methods, func(m *classfile.Method) bool { return m.IsInit() && !m.IsPrivate() })
}

// notFollowed are classes whose methods are not followed: those that make texts, such as
// the messages of exceptions, and those that ask the environment. Guards among them are followed.
var notFollowed = []string{
	"java/lang/String.", "java/lang/StringBuilder.", "java/lang/StringBuffer.", "java/lang/AbstractStringBuilder.", "java/lang/StringLatin1.", "java/lang/StringUTF16.", "java/lang/StringCoding.",
	"java/lang/Integer.", "java/lang/Long.", "java/lang/Character", "java/lang/Class.", "java/lang/ClassLoader", "java/lang/Module", "java/lang/SecurityManager.", "java/lang/invoke/", "java/lang/reflect/",
	"java/util/Formatter", "java/util/ResourceBundle", "java/util/ServiceLoader", "java/util/concurrent/ConcurrentHashMap.", "java/util/HashMap.", "java/security/", "jdk/internal/", "sun/",
}

// followed reports whether calls of m by another method are followed. Methods that read a number from a
// text are always followed, and so are guards, and the superclass's method of which an override is made.
func (a *Analyzer) followed(by, m *classfile.Method) bool {
	if ofInterface(m) {
		return false
	}
	if m.Name == "toString" {
		return false // a text, which most exceptions have
	}
	name := m.Class.Name + "." + m.Name
	if strings.HasPrefix(m.Name, "parse") && !strings.Contains(m.Desc, "III)") || m.Class.Name == "jdk/internal/util/Preconditions" || a.readsNumber(m) {
		return true
	}
	if by.Name == m.Name && by.Desc == m.Desc && by.Class != m.Class && !by.IsStatic() && !by.IsInit() {
		return true // StringBuilder.charAt
	}
	return !slices.ContainsFunc(notFollowed, func(prefix string) bool { return strings.HasPrefix(name, prefix) }) || a.Guard(m)
}

// readsNumber reports whether m is given a text, and says by an exception that it is no number.
func (a *Analyzer) readsNumber(m *classfile.Method) bool {
	if !strings.HasPrefix(m.Desc, "(Ljava/lang/String;") {
		return false
	}
	f := a.of(m)
	return f != nil && slices.ContainsFunc(f.Blocks, func(b *ssa.Block) bool {
		return slices.ContainsFunc(b.Instrs, func(in ssa.Instr) bool {
			made, ok := in.(*ssa.New)
			return ok && made.Class == jdk.NumberFormatException
		})
	})
}

// ofInterface reports whether m is what objects do by default.
func ofInterface(m *classfile.Method) bool { return m.Class.IsInterface() && !m.IsStatic() }

// isThrowable reports whether objects of the type can be thrown.
func (a *Analyzer) isThrowable(t ssa.Type) bool {
	name := t.ClassName()
	return name != "" && name[0] != '[' && a.subtype(name, jdk.Throwable)
}
