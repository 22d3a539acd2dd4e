package models

import (
	"embed"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"

	"github.com/jayverify/jayverify/classfile"
)

// Models with the same text for several types are generated from templates.
//
//go:generate go run ../internal/dev/modelgen

// The compiled models. The folder has a text file too, so that the pattern
// matches when they have not been built.
//
//go:embed all:classes
var classes embed.FS

// Available reports whether models, all of them, were built into this binary.
func Available() bool {
	_, err := classes.ReadFile("classes/java/.compiled")
	return err == nil
}

func file(class string) string { return "classes/" + class + ".class" }

// executedFile has the model for executions only.
func executedFile(class string) string { return "classes/execute/" + class + ".class" }

// bagFile has the model for Bags.
func bagFile(class string) string { return "classes/bags/" + class + ".class" }

// sumFile has the model for Sums.
func sumFile(class string) string { return "classes/sums/" + class + ".class" }

// behindFile has the model for Behind.
func behindFile(class string) string { return "classes/behind/" + class + ".class" }

// summaryFile has the model for Summaries.
func summaryFile(class string) string { return "classes/summaries/" + class + ".class" }

// threadFile has the model for Threads.
func threadFile(class string) string { return "classes/threads/" + class + ".class" }

// HasSum reports whether Sums has another model of a class.
func HasSum(class string) bool {
	_, err := fs.Stat(classes, sumFile(class))
	return err == nil
}

// IsBag reports whether Bags has another model of a class.
func IsBag(class string) bool {
	_, err := fs.Stat(classes, bagFile(class))
	return err == nil
}

// file has the model of a class.
func (s *Source) file(class string) string {
	if s.threads {
		if _, err := fs.Stat(classes, threadFile(class)); err == nil {
			return threadFile(class)
		}
	}
	if s.hasSummary(class) {
		return summaryFile(class)
	}
	if s.sums && HasSum(class) {
		return sumFile(class)
	}
	if s.bags && IsBag(class) {
		return bagFile(class)
	}
	return file(class)
}

// Base is where an overlay gets the classes that it does not model, and the
// JDK's side of those it does: a *classfile.Path, or another overlay.
type Base interface {
	// Class returns the class with that binary name, or a
	// *classfile.NotFoundError or *classfile.FormatError.
	Class(name string) (*classfile.Class, error)
}

// Source gives out classes with models in place of the JDK's. It is safe for
// concurrent use if its base is.
type Source struct {
	base       Base
	mu         sync.Mutex
	models     map[string]*classfile.Class
	bags       bool // see Bags
	sums       bool // see Sums
	threads    bool // see Threads
	summarised bool // see Summaries
	// executed are those of ForExecution.
	executed map[string]*classfile.Class
	// behind are those of Behind, nil for classes without one.
	behind map[string]*classfile.Class
}

// Overlay returns a source of the classes of base in which models take the
// place of platform classes (Origin.Platform). They are read when first asked
// for.
func Overlay(base Base) *Source {
	return &Source{base: base, models: map[string]*classfile.Class{}, executed: map[string]*classfile.Class{}, behind: map[string]*classfile.Class{}}
}

// Bags is Overlay with other models of some collections, for proofs only: they have all runs of
// the JDK's, and more.
func Bags(base Base) *Source {
	s := Overlay(base)
	s.bags = true
	return s
}

// Sums is Bags with lists that say what they do, for the sum over one of them.
func Sums(base Base) *Source {
	s := Bags(base)
	s.sums = true
	return s
}

// Threads is Overlay with models of threads and of what they wait for, where threads are executed in all orders.
func Threads(base Base) *Source {
	s := Overlay(base)
	s.threads = true
	return s
}

// Summaries is Overlay with models of regular expressions, for proofs only: their results are all that there may be.
func Summaries(base Base) *Source { return Overlay(base).WithSummaries() }

// WithSummaries is s, which nobody uses yet, with the models of Summaries.
func (s *Source) WithSummaries() *Source {
	s.summarised = true
	return s
}

// Class returns the class with that binary name, or an error of the base.
func (s *Source) Class(name string) (*classfile.Class, error) {
	if !strings.HasPrefix(name, "java/") {
		return s.base.Class(name)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.class(name)
}

// class is Class for those who hold mu.
func (s *Source) class(name string) (*classfile.Class, error) {
	if c, ok := s.models[name]; ok {
		if c == nil {
			return s.base.Class(name)
		}
		return c, nil
	}
	c, err := s.merge(name, s.file(name))
	if err != nil {
		return nil, err
	}
	if c != nil && (s.hasSummary(name) || forProofs(c)) {
		leaveOut(c)
	}
	s.models[name] = c
	if c == nil {
		return s.base.Class(name)
	}
	return c, nil
}

// ForExecution is Class for a program that is executed, not proved: some classes
// have a model for that only, and a model with a constant $PROOFS is not for that.
func (s *Source) ForExecution(name string) (*classfile.Class, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if c := s.executed[name]; c != nil {
		return c, nil
	}
	c, err := s.merge(name, executedFile(name))
	if err == nil && c == nil {
		if strings.HasPrefix(name, "java/") {
			if c, err = s.class(name); err != nil || !forProofs(c) {
				return c, err
			}
		}
		return s.base.Class(name)
	}
	s.executed[name] = c
	return c, err
}

// forProofs reports whether a class is a model with a constant $PROOFS.
func forProofs(c *classfile.Class) bool { return c.Origin.Model && c.FindField("$PROOFS", "Z") != nil }

// Behind returns the model of a class of the JDK for programs in which code of the JDK may do anything
// with the objects that it has. It is nil for a class that has none.
func (s *Source) Behind(name string) (*classfile.Class, error) {
	if !strings.HasPrefix(name, "java/") {
		return nil, nil
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if c, ok := s.behind[name]; ok {
		return c, nil
	}
	c, err := s.merge(name, behindFile(name))
	if err == nil {
		s.behind[name] = c
	}
	return c, err
}

// hasSummary reports whether s has a summary of a class.
func (s *Source) hasSummary(class string) bool {
	if !s.summarised {
		return false
	}
	_, err := fs.Stat(classes, summaryFile(class))
	return err == nil
}

// leaveOut takes their bytecode as a meaning from the methods of the model c that are the JDK's: they use fields that the model
// does not have.
func leaveOut(c *classfile.Class) {
	for i, m := range c.Methods {
		if m.Class == c {
			continue
		}
		own, opaque := *m, *m.Class
		opaque.Origin.Opaque = true
		own.Class = &opaque
		c.Methods[i] = &own
	}
}

// Unmodelled returns the class with that binary name without its model.
func (s *Source) Unmodelled(name string) (*classfile.Class, error) { return s.base.Class(name) }

// merge reads the model of a class from a file and completes it with the JDK's side. It
// returns nil for a class without a model.
func (s *Source) merge(name, file string) (*classfile.Class, error) {
	data, err := classes.ReadFile(file)
	if err != nil {
		return nil, nil
	}
	real, err := s.base.Class(name)
	if err == nil && !real.Origin.Platform {
		return nil, nil
	}
	c, parseErr := classfile.Parse(name, data)
	if parseErr != nil {
		panic(fmt.Sprintf("BUG: the model of %s: %v", name, parseErr))
	}
	c.Origin = classfile.Origin{Path: "models", Platform: true, Model: true}
	if err == nil && c.FindField("$PART", "Z") != nil {
		return mix(real, c), nil
	}
	if err != nil || !real.Access.Has(classfile.AccPublic) || !c.Access.Has(classfile.AccPublic) {
		s.addInterfaces(c)
		return c, nil
	}
	c.Super, c.Interfaces, c.Access = real.Super, real.Interfaces, real.Access|c.Access&classfile.AccFinal
	for _, m := range real.Methods {
		if !m.IsPrivate() && m.Name != "<clinit>" && c.FindMethod(m.Name, m.Desc) == nil && !s.inherits(c.Super, m) {
			c.Methods = append(c.Methods, m)
		}
	}
	for _, f := range real.Fields {
		if f.IsStatic() && !f.Access.Has(classfile.AccPrivate) && c.FindField(f.Name, f.Desc) == nil {
			c.Fields = append(c.Fields, s.static(c, f))
		}
	}
	return c, nil
}

// static returns what takes the place of the JDK's static field f, which the model c does not have: the
// field of that name in the class $Statics inside c, otherwise f. That class has its own initialiser. So a model
// whose class most programs use needs none.
func (s *Source) static(c *classfile.Class, f *classfile.Field) *classfile.Field {
	holder := c.Name + "$$Statics"
	if _, err := classes.ReadFile(file(holder)); err != nil {
		return f
	}
	if h, err := s.class(holder); err == nil {
		if g := h.FindField(f.Name, f.Desc); g != nil {
			return g
		}
	}
	return f
}

// mix returns the JDK's class with the methods that the model c has in place of
// its own.
func mix(real, c *classfile.Class) *classfile.Class {
	mixed := *real
	mixed.Methods = slices.Clone(real.Methods)
	for i, m := range mixed.Methods {
		if o := c.FindMethod(m.Name, m.Desc); o != nil && o.Code != nil && !m.IsInit() {
			mixed.Methods[i] = o
		}
	}
	for _, m := range c.Methods {
		if strings.HasPrefix(m.Name, "$") {
			mixed.Methods = append(mixed.Methods, m)
		}
	}
	return &mixed
}

// Platform returns the JDK's own class with that binary name, or an error of the
// base, where Class gives out a model.
func (s *Source) Platform(name string) (*classfile.Class, error) { return s.base.Class(name) }

// JDKs returns the classes of the JDK that the base has, nil if it does not know them apart.
func (s *Source) JDKs() *classfile.Platform {
	switch b := s.base.(type) {
	case *classfile.Path:
		return b.Platform()
	case *Source:
		return b.JDKs()
	}
	return nil
}

// StandsFor lists the binary names of the JDK's classes whose objects those of
// the model c stand for: what its constant $JDK says. Only models that are not
// public have one, since a program can name the others.
func (s *Source) StandsFor(c *classfile.Class) []string {
	if !c.Origin.Model || c.Access.Has(classfile.AccPublic) {
		return nil
	}
	f := c.FindField("$JDK", "Ljava/lang/String;")
	if f == nil || f.Class != c {
		return nil
	}
	text, _ := f.ConstantValue.(classfile.StringConst)
	return strings.Fields(strings.ReplaceAll(string(text), ".", "/"))
}

// addInterfaces gives a model that stands for classes of the JDK at hand their
// interfaces: some it cannot name, since later versions of Java have added them.
func (s *Source) addInterfaces(c *classfile.Class) {
	for _, name := range s.StandsFor(c) {
		for name != "" {
			real, err := s.base.Class(name)
			if err != nil {
				break
			}
			for _, i := range real.Interfaces {
				if !slices.Contains(c.Interfaces, i) {
					c.Interfaces = append(c.Interfaces, i)
				}
			}
			name = real.Super
		}
	}
}

// inherits reports whether a model of class super, or of one above it, has a
// body for m: the JDK's class overrides it, but for the model that does as well.
func (s *Source) inherits(super string, m *classfile.Method) bool {
	if m.IsStatic() || m.IsInit() {
		return false
	}
	for super != "" {
		c, err := s.class(super)
		if err != nil || !c.Origin.Model {
			return false
		}
		if o := c.FindMethod(m.Name, m.Desc); o != nil && o.Class == c {
			return o.Code != nil
		}
		super = c.Super
	}
	return false
}

// Subclasses lists, sorted, the program's classes right below a class, if the base
// knows them.
func (s *Source) Subclasses(name string) ([]string, error) {
	if b, ok := s.base.(interface {
		Subclasses(name string) ([]string, error)
	}); ok {
		return b.Subclasses(name)
	}
	return nil, nil
}

// Services lists the binary names of the services of which the program has providers, if the base knows them.
func (s *Source) Services() ([]string, error) {
	if b, ok := s.base.(interface{ Services() ([]string, error) }); ok {
		return b.Services()
	}
	return nil, nil
}

// ProgramClasses lists the binary names of all classes of the program, if the base knows them.
func (s *Source) ProgramClasses() ([]string, error) {
	b, ok := s.base.(interface{ ProgramClasses() ([]string, error) })
	if !ok {
		return nil, nil
	}
	return b.ProgramClasses()
}

// AllClasses lists the binary names of all classes, of the program and of the JDK, if
// the base knows them.
func (s *Source) AllClasses() ([]string, error) {
	b, ok := s.base.(interface{ PlatformClasses() ([]string, error) })
	if !ok {
		return nil, nil
	}
	program, err := s.ProgramClasses()
	if err != nil {
		return nil, err
	}
	platform, err := b.PlatformClasses()
	return append(program, platform...), err
}

// Names lists, sorted, the binary names of the classes that have a model, but not
// those that have one for executions only.
func Names() []string {
	var names []string
	_ = fs.WalkDir(classes, "classes", func(path string, d fs.DirEntry, err error) error {
		if err == nil && d.IsDir() && (path == "classes/execute" || path == "classes/bags" || path == "classes/sums" || path == "classes/threads" || path == "classes/summaries") {
			return fs.SkipDir
		}
		if err == nil && strings.HasSuffix(path, ".class") {
			names = append(names, strings.TrimSuffix(strings.TrimPrefix(path, "classes/"), ".class"))
		}
		return nil
	})
	slices.Sort(names)
	return names
}

// Module returns the module of a class of the JDK, "" if the base does not know it.
func (s *Source) Module(class string) string {
	if b, ok := s.base.(interface{ Module(class string) string }); ok {
		return b.Module(class)
	}
	return ""
}
