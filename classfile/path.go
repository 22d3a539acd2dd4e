package classfile

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
)

// maxClassSize bounds the bytes of one class file, after inflation: an archive
// must not make the reader allocate without limit. Real classes are far
// smaller, although the JVM's own limits allow 65,535 methods of 64 KB of code.
const maxClassSize = 64 << 20

// firstMajor is the major version of class files less the Java release that they
// are for (JVMS §4.1).
const firstMajor = 44

// PathOptions says where classes come from apart from the class path.
type PathOptions struct {
	// JDK is the home of the JDK whose platform classes are used; with ""
	// FindJDK searches for one.
	JDK string
	// NoPlatform leaves the platform classes out; no JDK is needed then.
	NoPlatform bool
	// Release is the Java release that multi-release jars are read for; 0 means
	// that of the JDK, or without one the newest that this package knows.
	Release int
	// Record keeps all questions to the class path, see Path.Trail.
	Record bool
}

// Path is a class path together with the platform classes of a JDK. It finds a
// class when it is first needed, parses it once and keeps it. It is safe for
// concurrent use.
type Path struct {
	*shared
	trail *trail   // nil without Record
	own   sync.Map // name to *Class, with bodies that tell trail
	view  bool     // the files belong to another Path, see View
}

// shared is what a Path and its views have in common. Apart from what is found
// when it is first needed, it does not change.
type shared struct {
	jdk      *JDK      // nil with NoPlatform
	platform *Platform // without classes with NoPlatform
	shared   bool      // platform is that of other paths, too
	program  []source
	classes  sync.Map // name to *pathClass
	sums     sync.Map // name to *classSum
	subs     subclasses
	names    listed // of the program's classes
	provided services
	metadata summed
	content  summed
}

// source is one entry of a class path.
type source interface {
	path() string
	// find yields the bytes of a class, or nil if it is not there.
	find(name string) ([]byte, error)
	// list calls yield with the name of every class.
	list(yield func(name string)) error
	close() error
}

// pathClass is a class of a Path, parsed once.
type pathClass struct {
	once   sync.Once
	class  *Class
	err    error
	bodies []*bodySums // of each method

	headerOnce sync.Once
	header     string
}

// listed is a list that is made once.
type listed struct {
	once  sync.Once
	names []string
	err   error
}

// OpenPath opens a class path as java -cp takes it: entries separated by the
// system's list separator (':' or ';'), each a directory, a jar, a jmod, or DIR/*
// for all jars of a directory; an empty entry is the current directory. An empty cp
// has no entries at all. Entries that the manifest of a jar names in Class-Path
// come right after the jar. As in Java, missing ones are ignored. A jar of Spring
// Boot is followed by the classes and jars in it.
//
// The error is an *os.PathError (fs.ErrNotExist) for a missing entry, a
// *FormatError for a file that is not an archive, a *NoJDKError if there is no
// JDK.
func OpenPath(cp string, opts PathOptions) (*Path, error) {
	p := newPath(&shared{platform: &Platform{}}, opts.Record)
	release := opts.Release
	if !opts.NoPlatform {
		jdk, err := FindJDK(opts.JDK)
		if err != nil {
			return nil, err
		}
		platform, shared, err := platformOf(jdk)
		if err != nil {
			return nil, err
		}
		p.platform, p.shared.shared = platform, shared
		p.jdk = jdk
		if release == 0 {
			release = jdk.Feature
		}
	}
	if release == 0 {
		release = maxMajor - firstMajor
	}
	o := pathOpener{release: release, seen: map[string]bool{}}
	if cp != "" {
		for _, entry := range filepath.SplitList(cp) {
			if err := o.open(entry); err != nil {
				closeAll(o.sources)
				_ = p.Close()
				return nil, err
			}
		}
	}
	p.program = o.sources
	return p, nil
}

func newPath(s *shared, record bool) *Path {
	p := &Path{shared: s}
	if record {
		p.trail = &trail{notes: Trail{}}
	}
	return p
}

// View returns a path with the classes of p and a record of its own. The files are
// those of p: each class is read and parsed once for p and all of its views, so all
// of them see the class path as it was when they first asked. Closing a view does
// nothing, and p has to stay open as long as its views are used.
func (p *Path) View(record bool) *Path {
	v := newPath(p.shared, record)
	v.view = true
	return v
}

// pathOpener opens entries in order and each only once.
type pathOpener struct {
	release int
	seen    map[string]bool
	sources []source
	nested  nesting
}

func (o *pathOpener) open(entry string) error {
	if entry == "" {
		entry = "."
	}
	if entry == "*" || strings.HasSuffix(entry, string(filepath.Separator)+"*") || strings.HasSuffix(entry, "/*") {
		return o.openWildcard(filepath.Dir(entry))
	}
	return o.openEntry(entry)
}

// openWildcard opens all jars directly in a directory, in the order of their names.
func (o *pathOpener) openWildcard(dir string) error {
	files, err := os.ReadDir(dir)
	if err != nil {
		return fmt.Errorf("class path entry %s: %w", filepath.Join(dir, "*"), err)
	}
	for _, f := range files {
		if strings.EqualFold(filepath.Ext(f.Name()), ".jar") && !f.IsDir() {
			if err := o.openEntry(filepath.Join(dir, f.Name())); err != nil {
				return err
			}
		}
	}
	return nil
}

func (o *pathOpener) openEntry(entry string) error {
	abs, err := filepath.Abs(entry)
	if err != nil {
		return fmt.Errorf("class path entry %s: %w", entry, err)
	}
	if o.seen[abs] {
		return nil
	}
	info, err := os.Stat(entry)
	if err != nil {
		return fmt.Errorf("class path entry %s: %w", entry, err)
	}
	o.seen[abs] = true
	if info.IsDir() {
		o.sources = append(o.sources, directory(entry))
		return nil
	}
	a, err := openArchive(entry, o.release)
	if err != nil {
		return err
	}
	o.sources = append(o.sources, a)
	nested, err := o.nested.open(a)
	if err != nil {
		return err
	}
	for _, n := range nested {
		o.sources = append(o.sources, n)
	}
	for _, rel := range a.classPath() {
		target := resolveClassPath(entry, rel)
		if _, err := os.Stat(target); target == "" || errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err := o.openEntry(target); err != nil {
			return fmt.Errorf("Class-Path of %s: %w", entry, err)
		}
	}
	return nil
}

// Platform has the JDK's classes of p, the same ones as p.
func (p *Path) Platform() *Platform { return p.platform }

// JDK is the JDK whose classes p has, nil if it has none.
func (p *Path) JDK() *JDK { return p.jdk }

// Class finds and parses a class by binary name. The error is a *NotFoundError if there is none, a *FormatError if its
// bytes are not a class file or are of a class with another name, a *VersionError if the JDK is too old for it. As in
// Java, platform classes come first, and then the first entry of the class path that has it.
//
// If p records, a class of the program is p's own: it tells p which bodies are read.
func (p *Path) Class(name string) (*Class, error) {
	pc := p.load(name)
	if p.trail == nil {
		return pc.class, pc.err
	}
	if sum := p.noteHeader(name); sum.silent || pc.err != nil {
		return pc.class, pc.err
	}
	own, ok := p.own.Load(name)
	if !ok {
		own, _ = p.own.LoadOrStore(name, pc.recorded(p.trail))
	}
	return own.(*Class), nil
}

// load finds and parses a class once, without a record.
func (p *Path) load(name string) *pathClass {
	v, ok := p.classes.Load(name)
	if !ok {
		v, _ = p.classes.LoadOrStore(name, &pathClass{})
	}
	pc := v.(*pathClass)
	pc.once.Do(func() {
		var sum *classSum
		pc.class, sum, pc.err = p.read(name)
		if before, ok := p.sums.LoadOrStore(name, sum); ok && pc.err == nil && *before.(*classSum) != *sum {
			pc.class, pc.err = nil, fmt.Errorf("class %s changes while it is read", name)
		}
		if pc.class != nil {
			pc.bodies = make([]*bodySums, len(pc.class.Methods))
			for i := range pc.bodies {
				pc.bodies[i] = &bodySums{}
			}
		}
	})
	return pc
}

// read finds and parses a class without a record. sum is what a record would say.
func (p *Path) read(name string) (*Class, *classSum, error) {
	if c := p.platform.parsed(name); c != nil {
		return c, &classSum{silent: true}, nil
	}
	data, origin, err := p.find(name)
	sum := newClassSum(data, origin, err)
	if none := (*notFound)(nil); errors.As(err, &none) {
		err = none.NotFoundError
	}
	if err != nil {
		return nil, sum, err
	}
	c, err := p.parse(name, data, origin)
	if err == nil && origin.Platform {
		c = p.platform.keep(c)
	}
	return c, sum, err
}

// ParseClass is Class without memory: it parses the class each time, and lets
// it go.
func (p *Path) ParseClass(name string) (*Class, error) {
	data, origin, err := p.Find(name)
	if err != nil {
		return nil, err
	}
	return p.parse(name, data, origin)
}

// parse parses the bytes of the class with that name.
func (p *Path) parse(name string, data []byte, origin Origin) (*Class, error) {
	c, err := parseAt(name, data, origin)
	if err != nil {
		return nil, err
	}
	if java := int(c.Major) - firstMajor; p.jdk != nil && p.jdk.Feature > 0 && java > p.jdk.Feature && !origin.Platform {
		return nil, &VersionError{Class: name, Path: origin.Path, Java: java, JDK: p.jdk.Feature}
	}
	return c, nil
}

// parseAt parses the bytes of the class with that name, which are from somewhere.
func parseAt(name string, data []byte, origin Origin) (*Class, error) {
	c, err := Parse(name, data)
	if err != nil {
		if fe, ok := err.(*FormatError); ok {
			located := *fe
			located.Path = origin.Path
			return nil, &located
		}
		return nil, err
	}
	if c.Name != name {
		return nil, &FormatError{
			Path:     origin.Path,
			Class:    name,
			Offset:   c.thisClassOffset(),
			Expected: "this_class to be " + name + " as the file's name says",
			Found:    c.Name,
		}
	}
	c.Origin = origin
	return c, nil
}

// thisClassOffset is where this_class is: after the pool and access_flags.
func (c *Class) thisClassOffset() int { return c.Pool.textAt + len(c.Pool.text) + 2 }

// Find yields the bytes of a class file and where it is. The error is as for Class.
func (p *Path) Find(name string) ([]byte, Origin, error) {
	data, origin, err := p.find(name)
	if p.trail != nil {
		p.trail.noteSum(name, newClassSum(data, origin, err))
	}
	if none := (*notFound)(nil); errors.As(err, &none) {
		return nil, Origin{}, none.NotFoundError
	}
	return data, origin, err
}

// notFound is a *NotFoundError that says whether the program's entries were searched.
type notFound struct {
	*NotFoundError
	searched bool
}

// find is Find without a record. The error of a missing class is a *notFound.
func (p *Path) find(name string) ([]byte, Origin, error) {
	if !validFileName(name) {
		return nil, Origin{}, &notFound{&NotFoundError{Class: name, Searched: p.Entries()}, false}
	}
	if data, origin, err := p.platform.find(name); err != nil || data != nil {
		return data, origin, err
	}
	for _, s := range p.program {
		data, err := s.find(name)
		if err != nil || data != nil {
			return data, Origin{Path: s.path()}, err
		}
	}
	return nil, Origin{}, &notFound{&NotFoundError{Class: name, Searched: p.Entries()}, true}
}

// Entries lists where classes are looked for: the entries of the class path,
// wildcards and manifests expanded, and then the files of the JDK.
func (p *Path) Entries() []string {
	var all []string
	for _, s := range p.program {
		all = append(all, s.path())
	}
	return append(all, p.platform.entries()...)
}

// ProgramClasses lists, sorted, the binary names of the classes on the entries of
// the class path, without module-info and the files of archives in META-INF,
// WEB-INF and BOOT-INF. A file with the name of a class need not be a class.
func (p *Path) ProgramClasses() ([]string, error) {
	p.names.once.Do(func() { p.names.names, p.names.err = listClasses(p.program) })
	names, err := slices.Clone(p.names.names), p.names.err
	p.trail.noteList(AskNames, names, err)
	return names, err
}

// ClassesIn lists, sorted, the binary names of the classes of one entry of the class
// path, as OpenPath was given it: those of its own files, not of the entries that its
// manifest names. Of a jar of Spring Boot these are the classes of the program, without
// the jars in it.
func (p *Path) ClassesIn(entry string) ([]string, error) {
	var own, boot []source
	for _, s := range p.program {
		a, isArchive := s.(*archive)
		switch {
		case s.path() == entry:
			own = append(own, s)
		case isArchive && a.closer == nil && a.prefix != "" && strings.HasPrefix(a.name, entry+"!/"):
			boot = append(boot, s)
		}
	}
	if boot != nil { // the others are those of the launcher
		own = boot
	}
	return listClasses(own)
}

// PlatformClasses lists, sorted, the binary names of the classes of the JDK.
func (p *Path) PlatformClasses() ([]string, error) {
	return p.platform.list()
}

// Module is the module of the JDK that has the class's package, "" if there is
// none or the JDK's files do not name it.
func (p *Path) Module(class string) string { return p.platform.moduleOf(class) }

// PlatformFile reads a file beside the classes of the JDK, such as
// sun/text/resources/LineBreakIteratorData; nil if the JDK has none or has no image.
func (p *Path) PlatformFile(name string) ([]byte, error) {
	if images := p.platform.images(); len(images) > 0 {
		return images[0].resource(name)
	}
	return nil, nil
}

func listClasses(sources []source) ([]string, error) {
	var names []string
	for _, s := range sources {
		if err := s.list(func(name string) { names = append(names, name) }); err != nil {
			return nil, err
		}
	}
	slices.Sort(names)
	return slices.Compact(names), nil
}

// MainClass is the binary name in the first manifest on the class path that has
// a Main-Class, or "". For a jar of Spring Boot it is the Start-Class, which
// its Main-Class calls.
func (p *Path) MainClass() string {
	main := p.mainClass()
	p.trail.note(AskMain, main, nil)
	return main
}

func (p *Path) mainClass() string {
	for _, s := range p.program {
		if a, ok := s.(*archive); ok {
			if main := a.mainClass(); main != "" {
				return strings.ReplaceAll(main, ".", "/")
			}
		}
	}
	return ""
}

// Close closes the files, but not those of a view. Classes that were parsed stay usable.
func (p *Path) Close() error {
	if p.view {
		return nil
	}
	if p.shared.shared {
		return closeAll(p.program)
	}
	return errors.Join(closeAll(p.program), closeAll(p.platform.sources))
}

func closeAll(sources []source) error {
	var errs []error
	for _, s := range sources {
		errs = append(errs, s.close())
	}
	return errors.Join(errs...)
}

// validFileName reports whether a class name, which may come from a hostile
// class file, is the relative path of a file below an entry.
func validFileName(name string) bool {
	return fs.ValidPath(name) && name != "." && name[0] != '[' && !strings.ContainsAny(name, "\\\x00") && !isModuleInfo(name)
}

// isModuleInfo reports whether name is that of a module declaration, which is
// compiled to a file that is no class.
func isModuleInfo(name string) bool {
	return name == "module-info" || strings.HasSuffix(name, "/module-info")
}

// listedClass turns the relative path of a file into the name of the class that
// it should hold, "" for other files.
func listedClass(file string) string {
	name, ok := strings.CutSuffix(file, ".class")
	if !ok || name == "" || isModuleInfo(name) {
		return ""
	}
	for _, prefix := range []string{"META-INF/", "WEB-INF/", "BOOT-INF/"} {
		if strings.HasPrefix(name, prefix) {
			return ""
		}
	}
	return name
}

// readClass reads a class file that should have size bytes.
func readClass(r io.Reader, size int64, where string) ([]byte, error) {
	if size > maxClassSize {
		return nil, tooLarge(where)
	}
	// One byte more than allowed shows that the file is too large; its stated
	// size may be wrong.
	data := make([]byte, 0, min(size, 1<<20)+1)
	limited := io.LimitReader(r, maxClassSize+1)
	for {
		if len(data) == cap(data) {
			data = append(data, 0)[:len(data)]
		}
		n, err := limited.Read(data[len(data):cap(data)])
		data = data[:len(data)+n]
		if len(data) > maxClassSize {
			return nil, tooLarge(where)
		}
		if err == io.EOF {
			return data, nil
		}
		if err != nil {
			return nil, err
		}
	}
}

func tooLarge(where string) error {
	return &FormatError{Class: where, Offset: maxClassSize, Expected: fmt.Sprintf("a class file of at most %d MiB", maxClassSize>>20), Found: "more"}
}
