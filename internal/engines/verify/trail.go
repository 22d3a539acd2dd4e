package verify

import (
	"errors"
	"maps"
	"slices"
	"strings"
	"sync"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/lower"
)

// Follower is an Observer that wants to know which questions about the class path a
// result depends on, to recognise a class path that gives the same one.
type Follower interface {
	// Consulted is called once, before Run returns a result that depends on no more
	// than the questions; it is not called where they are not known.
	Consulted(classfile.Trail)
}

// consulted is what a verification has asked of its class path. A nil one collects
// nothing.
type consulted struct {
	cfg     Config
	foreign []string // see lower.Result
	mu      sync.Mutex
	paths   []*classfile.Path // that are asked
	jvm     sync.Once
	// What a JVM may have asked: for the headers of classes, for the whole of them, or, where the
	// program may make names itself, for every file (else nil). All nil if there was no JVM.
	named, loaded, every *classfile.Path
	jvmErr               error
}

// follow takes notice of what path is asked, now and until the result is known.
func (c *consulted) follow(path *classfile.Path) {
	if c == nil {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.paths = append(c.paths, path)
}

// trail returns what some paths were asked. The error says why it is not known.
func (c *consulted) trail(paths ...*classfile.Path) (classfile.Trail, error) {
	all := classfile.Trail{}
	for _, path := range paths {
		trail, err := path.Trail()
		if err != nil {
			return nil, err
		}
		for q, answer := range trail {
			if before, ok := all[q]; ok && before != answer {
				return nil, errors.New("the class path changes")
			}
		}
		maps.Copy(all, trail)
	}
	return all, nil
}

// lowered notes what the program calls.
func (c *consulted) lowered(low *lower.Result) {
	if c != nil {
		c.foreign = append(c.foreign, low.Foreign...)
	}
}

// beforeJVM asks what a JVM that runs the program may ask: for classes that the
// program names, or, where it may make names itself, for every file.
func (c *consulted) beforeJVM() {
	if c == nil {
		return
	}
	c.jvm.Do(func() {
		path, err := c.cfg.OpenPath(true)
		if err != nil {
			c.jvmErr = err
			return
		}
		defer path.Close()
		c.named, c.loaded = path.View(true), path.View(true)
		c.jvmErr = errors.Join(c.extend(c.named, false), c.extend(c.loaded, true))
		if c.jvmErr == nil && slices.ContainsFunc(c.foreign, makesNames) {
			c.every = path.View(true)
			c.jvmErr = c.every.Content()
		}
	})
}

func (c *consulted) extend(path *classfile.Path, whole bool) error {
	c.mu.Lock()
	paths := slices.Clone(c.paths)
	c.mu.Unlock()
	asked, err := c.trail(paths...)
	if err != nil {
		return err
	}
	for _, q := range asked.Questions() {
		if _, err := path.Answer(q); err != nil {
			return err
		}
	}
	return errors.Join(path.Follow(whole), path.Metadata())
}

// heard reports whether a JVM has had a say in r. Otherwise r is what the analysis of the
// classes that were read says, even where a JVM has tried calls and found nothing.
func heard(r *result.Result) bool {
	return slices.ContainsFunc(r.Properties, func(p result.Property) bool {
		return p.Run != nil && p.Run.JVM != nil || p.Possible != nil && p.Possible.JVM != nil || p.Reason.Kind == result.JVMDisagrees
	})
}

// asAnalysed reports whether the JVM has done in all runs what the interpreter has done, with
// the same values. Then the bodies that it has executed are those that the verification has
// read, and of other classes only the headers count. Else any body may have had a say.
func asAnalysed(r *result.Result) bool {
	for _, p := range r.Properties {
		if p.Reason.Kind == result.JVMDisagrees || p.Possible != nil && p.Possible.JVM != nil {
			return false
		}
		if p.Run != nil && p.Run.JVM != nil && (!p.Run.JVM.Confirmed || len(p.Run.JVM.Chosen) > 0) {
			return false
		}
	}
	return true
}

// namesNothing are packages and classes of the platform that look up no classes or
// files of a program by names that are made while it runs, apart from those in
// namesSome: these take names, or read them, or ask for providers of services.
var (
	namesNothing = []string{"java/lang/", "java/util/", "java/math/", "java/io/"}
	namesSome    = []string{
		"java/lang/Class.", "java/lang/ClassLoader", "java/lang/Module", "java/lang/Package", "java/lang/Runtime", "java/lang/System.", "java/lang/Thread.",
		"java/lang/reflect/", "java/lang/invoke/", "java/lang/foreign/", "java/lang/annotation/", "java/lang/constant/",
		"java/util/ServiceLoader", "java/util/ResourceBundle", "java/util/PropertyResourceBundle", "java/util/Locale", "java/util/Currency", "java/util/TimeZone",
		"java/util/Calendar", "java/util/GregorianCalendar", "java/util/Formatter", "java/util/Scanner", "java/util/spi/", "java/util/logging/", "java/util/prefs/",
		"java/util/jar/", "java/util/zip/", "java/util/concurrent/",
		"java/io/File", "java/io/RandomAccessFile", "java/io/Object", "java/io/Console",
	}
)

// makesNames reports whether the method, CLASS.METHOD with slashes, may look for
// classes or files whose names no class file of the program has.
func makesNames(method string) bool {
	return !hasPrefix(method, namesNothing) || hasPrefix(method, namesSome) && !strings.HasPrefix(method, "java/lang/System.identityHashCode")
}

// tell hands over the questions on which r depends if they are all known.
func (c *consulted) tell(f Follower, r *result.Result) {
	if c == nil {
		return
	}
	c.jvm.Do(func() {}) // waits for the questions of a JVM, and then there are no more
	c.mu.Lock()
	paths := slices.Clone(c.paths)
	c.mu.Unlock()
	switch {
	case c.jvmErr != nil:
		return
	case c.named == nil || !heard(r):
	case asAnalysed(r):
		paths = append(paths, c.named)
	default:
		paths = append(paths, c.loaded)
	}
	if c.every != nil && heard(r) {
		paths = append(paths, c.every)
	}
	if trail, err := c.trail(paths...); err == nil && len(paths) > 0 {
		f.Consulted(trail)
	}
}

func hasPrefix(s string, prefixes []string) bool {
	return slices.ContainsFunc(prefixes, func(p string) bool { return strings.HasPrefix(s, p) })
}

// Retrace asks of the class path of cfg, as it is now, what was asked before.
type Retrace struct {
	path *classfile.Path
	err  error
}

// NewRetrace opens the class path of cfg. If it cannot be opened, the error is the
// answer.
func NewRetrace(cfg Config) *Retrace {
	path, err := cfg.OpenPath(true)
	return &Retrace{path, err}
}

// Answer answers as the trail of a verification of cfg would have it.
func (r *Retrace) Answer(q classfile.Question) (string, error) {
	if r.err != nil {
		return "", r.err
	}
	return r.path.Answer(q)
}

// Close closes the class path.
func (r *Retrace) Close() error {
	if r.err != nil {
		return nil
	}
	return r.path.Close()
}
