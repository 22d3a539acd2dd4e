package verify

import (
	"errors"
	"maps"
	"slices"
	"strings"
	"sync"

	"github.com/jayverify/jayverify/classfile"
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
	trail   classfile.Trail
	err     error // why it is not known
	jvm     sync.Once
}

// add adds what was asked of path.
func (c *consulted) add(path *classfile.Path) {
	if c == nil {
		return
	}
	trail, err := path.Trail()
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.err = errors.Join(c.err, err); c.trail == nil {
		c.trail = classfile.Trail{}
	}
	for q, answer := range trail {
		if before, ok := c.trail[q]; ok && before != answer {
			c.err = errors.Join(c.err, errors.New("the class path changes"))
		}
	}
	maps.Copy(c.trail, trail)
}

// lowered notes what the program calls.
func (c *consulted) lowered(low *lower.Result) {
	if c != nil {
		c.foreign = low.Foreign
	}
}

// beforeJVM adds what a JVM that runs the program may ask for: classes that the
// program names, or, where it may make names itself, every file.
func (c *consulted) beforeJVM() {
	if c == nil {
		return
	}
	c.jvm.Do(func() {
		path, err := c.cfg.OpenPath(true)
		if err == nil {
			defer path.Close()
			err = c.extend(path)
		}
		c.mu.Lock()
		c.err = errors.Join(c.err, err)
		c.mu.Unlock()
	})
}

func (c *consulted) extend(path *classfile.Path) error {
	c.mu.Lock()
	asked := c.trail.Questions()
	c.mu.Unlock()
	defer c.add(path)
	for _, q := range asked {
		if _, err := path.Answer(q); err != nil {
			return err
		}
	}
	if slices.ContainsFunc(c.foreign, makesNames) {
		return path.Content()
	}
	return errors.Join(path.Follow(), path.Metadata())
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

// tell hands over the questions if they are all known.
func (c *consulted) tell(f Follower) {
	if c == nil {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.err == nil && c.trail != nil {
		f.Consulted(maps.Clone(c.trail))
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
