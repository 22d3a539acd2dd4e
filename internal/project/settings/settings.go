// Package settings reads jayverify.toml, which says for a project what is
// otherwise said by flags.
//
//	class-path = ["app/target/classes", "lib/*"]   # or one string, as for --classpath
//	entries    = ["p.Main", "p.Util.parse"]        # classes with a main, or CLASS.METHOD with methods in small letters
//	timeout    = "2m"
//	accept     = ["unmodelled", "platform-state"]  # kinds of assumptions a SAFE may rest on
//
//	[check]                                        # for "jayverify check" alone
//	packages       = ["org.example.**"]
//	method-timeout = "5s"
//
//	[[suppress]]
//	file   = "p/Main.java"
//	line   = 25
//	kind   = "array-index"
//	reason = "the protocol excludes negative numbers"
//
// A File is only data. Each setting keeps its line, so that messages about it can
// name the line. Unknown keys are errors.
package settings

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"

	"github.com/pelletier/go-toml/v2"

	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/project/policy"
	"github.com/jayverify/jayverify/ivl"
)

// Name is the name of the file that is read where no flag names one.
const Name = "jayverify.toml"

// File is what a file says.
type File struct {
	Path     string
	Values   []Value // in the order of the list below
	Check    []Value // of the table [check], for "jayverify check" alone
	Entries  []Entry
	Suppress []Suppression
}

// Value is the setting of a flag.
type Value struct {
	Key  string // in the file
	Flag string // without dashes
	Text string // as the flag takes it
	Line int
}

// Entry is what to verify: a class with a main, or a method.
type Entry struct{ Class, Method string } // one of them is ""

// Suppression is a suppression and its line.
type Suppression struct {
	policy.Suppression
	Line int
}

// document is the file as TOML.
type document struct {
	ClassPath    any       `toml:"class-path"`
	Entries      []string  `toml:"entries"`
	SourcePath   any       `toml:"source-path"`
	Contracts    *string   `toml:"contracts"`
	NonNull      any       `toml:"nonnull"`
	JDK          *string   `toml:"jdk"`
	Checks       any       `toml:"checks"`
	Ints         *string   `toml:"ints"`
	Pedantic     *bool     `toml:"pedantic"`
	Timeout      any       `toml:"timeout"`
	CheckTimeout any       `toml:"property-timeout"`
	Memory       any       `toml:"memory"`
	Solver       *string   `toml:"solver"`
	Checker      *string   `toml:"checker"`
	Engine       *string   `toml:"engine"`
	Encoding     *string   `toml:"encoding"`
	JVM          *string   `toml:"jvm"`
	Explain      *bool     `toml:"explain"`
	Accept       *[]string `toml:"accept"`
	Report       any       `toml:"report"`
	Baseline     *string   `toml:"baseline"`
	Cache        any       `toml:"cache"`
	Check        struct {
		Packages  any     `toml:"packages"`
		Entries   any     `toml:"entries"`
		Tests     *bool   `toml:"tests"`
		Laws      *string `toml:"laws"`
		Jobs      any     `toml:"jobs"`
		Timeout   any     `toml:"method-timeout"`
		TotalTime any     `toml:"total-time"`
		FailOn    any     `toml:"fail-on"`
		Latent    *bool   `toml:"latent"`
		Since     *string `toml:"since"`
		Badge     *string `toml:"badge"`
		Trend     *string `toml:"trend"`
	} `toml:"check"`
	Suppressions []struct {
		Property string `toml:"property"`
		Class    string `toml:"class"`
		Method   string `toml:"method"`
		Kind     string `toml:"kind"`
		File     string `toml:"file"`
		Line     int    `toml:"line"`
		Reason   string `toml:"reason"`
	} `toml:"suppress"`
}

// Read reads a file. Paths in it are relative to its folder. Errors are of
// class failure.Usage and name file and line, but for those of reading.
func Read(file string) (*File, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var d document
	dec := toml.NewDecoder(bytes.NewReader(data))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&d); err != nil {
		return nil, located(file, err)
	}
	r := &reader{file: file, dir: filepath.Dir(file), lines: strings.Split(string(data), "\n")}
	f := &File{Path: file}
	r.values(f, &d)
	r.check(f, &d)
	r.entries(f, d.Entries)
	r.suppressions(f, &d)
	return f, r.err
}

// located gives an error of the TOML library its place.
func located(file string, err error) error {
	var unknown *toml.StrictMissingError
	if errors.As(err, &unknown) && len(unknown.Errors) > 0 {
		first := unknown.Errors[0]
		line, _ := first.Position()
		return failure.Errorf(failure.Usage, "%s:%d: unknown key %s", file, line, strings.Join(first.Key(), "."))
	}
	var bad *toml.DecodeError
	if errors.As(err, &bad) {
		line, column := bad.Position()
		return failure.Errorf(failure.Usage, "%s:%d:%d: %s", file, line, column, strings.TrimPrefix(bad.Error(), "toml: "))
	}
	return failure.Errorf(failure.Usage, "%s: %w", file, err)
}

// reader turns a document into a File.
type reader struct {
	file, dir string
	lines     []string
	err       error // the first one
}

func (r *reader) fail(line int, format string, args ...any) {
	if r.err == nil {
		r.err = failure.Errorf(failure.Usage, "%s:%d: %s", r.file, line, fmt.Sprintf(format, args...))
	}
}

// lineOf returns the line of the n-th "KEY =" (from 0), or "[[KEY]]".
func (r *reader) lineOf(key string, n int) int {
	form := regexp.MustCompile(`^\s*("?` + regexp.QuoteMeta(key) + `"?\s*=|\[\[\s*` + regexp.QuoteMeta(key) + `\s*\]\])`)
	for i, l := range r.lines {
		if form.MatchString(l) {
			if n == 0 {
				return i + 1
			}
			n--
		}
	}
	return 1
}

func (r *reader) values(f *File, d *document) {
	add := func(key, flag, text string, ok bool) {
		if ok {
			f.Values = append(f.Values, Value{Key: key, Flag: flag, Text: text, Line: r.lineOf(key, 0)})
		}
	}
	text := func(key string, p *string, path bool) {
		if p == nil {
			return
		}
		if s := *p; path {
			add(key, key, r.path(s), true)
		} else {
			add(key, key, s, true)
		}
	}
	list := string(os.PathListSeparator)
	s, ok := r.list("class-path", d.ClassPath, list, r.path)
	add("class-path", "classpath", s, ok)
	s, ok = r.list("source-path", d.SourcePath, list, r.path)
	add("source-path", "source-path", s, ok)
	text("contracts", d.Contracts, false)
	s, ok = r.list("nonnull", d.NonNull, ",", nil)
	add("nonnull", "nonnull", s, ok)
	text("jdk", d.JDK, true)
	s, ok = r.list("checks", d.Checks, ",", nil)
	add("checks", "checks", s, ok)
	text("ints", d.Ints, false)
	if d.Pedantic != nil {
		add("pedantic", "pedantic", strconv.FormatBool(*d.Pedantic), true)
	}
	s, ok = r.scalar("timeout", d.Timeout)
	add("timeout", "timeout", s, ok)
	s, ok = r.scalar("property-timeout", d.CheckTimeout)
	add("property-timeout", "property-timeout", s, ok)
	s, ok = r.scalar("memory", d.Memory)
	add("memory", "memory", s, ok)
	text("solver", d.Solver, false)
	text("checker", d.Checker, false)
	text("engine", d.Engine, false)
	text("encoding", d.Encoding, false)
	text("jvm", d.JVM, false)
	if d.Explain != nil {
		add("explain", "explain", strconv.FormatBool(*d.Explain), true)
	}
	if d.Accept != nil {
		add("accept", "accept", strings.Join(*d.Accept, ","), true)
	}
	s, ok = r.list("report", d.Report, ",", r.reportPath)
	add("report", "report", s, ok)
	text("baseline", d.Baseline, true)
	switch c := d.Cache.(type) {
	case nil:
	case bool:
		add("cache", "no-cache", strconv.FormatBool(!c), true)
	case string:
		if !strings.Contains(c, "://") { // else it is on servers
			c = r.path(c)
		}
		add("cache", "cache", c, true)
	default:
		r.fail(r.lineOf("cache", 0), "cache: expected a folder, true or false")
	}
}

// check reads the table [check].
func (r *reader) check(f *File, d *document) {
	c := &d.Check
	add := func(key, flag, text string, ok bool) {
		if ok {
			f.Check = append(f.Check, Value{Key: "check." + key, Flag: flag, Text: text, Line: r.lineOf(key, 0)})
		}
	}
	s, ok := r.list("packages", c.Packages, ",", nil)
	add("packages", "package", s, ok)
	s, ok = r.list("entries", c.Entries, " ", nil)
	add("entries", "entry", s, ok)
	s, ok = r.list("fail-on", c.FailOn, ",", nil)
	add("fail-on", "fail-on", s, ok)
	for key, b := range map[string]*bool{"tests": c.Tests, "latent": c.Latent} {
		if b != nil {
			add(key, key, strconv.FormatBool(*b), true)
		}
	}
	if c.Laws != nil {
		add("laws", "laws", *c.Laws, true)
	}
	for key, v := range map[string]any{"jobs": c.Jobs, "total-time": c.TotalTime} {
		s, ok := r.scalar(key, v)
		add(key, key, s, ok)
	}
	s, ok = r.scalar("method-timeout", c.Timeout)
	add("method-timeout", "timeout", s, ok)
	if c.Since != nil { // a file, or a revision, which has no folder
		add("since", "since", *c.Since, true)
	}
	for key, p := range map[string]*string{"badge": c.Badge, "trend": c.Trend} {
		if p != nil {
			add(key, key, r.path(*p), true)
		}
	}
}

// list joins a string or a list of them; each is mapped by f, if not nil.
func (r *reader) list(key string, value any, separator string, f func(string) string) (string, bool) {
	var parts []string
	switch v := value.(type) {
	case nil:
		return "", false
	case string:
		parts = strings.Split(v, separator)
	case []any:
		for _, x := range v {
			s, ok := x.(string)
			if !ok {
				r.fail(r.lineOf(key, 0), "%s: expected strings", key)
				return "", false
			}
			parts = append(parts, s)
		}
	default:
		r.fail(r.lineOf(key, 0), "%s: expected a string or a list of strings", key)
		return "", false
	}
	for i, p := range parts {
		if f != nil {
			parts[i] = f(p)
		}
	}
	return strings.Join(parts, separator), true
}

// scalar takes a string or a number.
func (r *reader) scalar(key string, value any) (string, bool) {
	switch v := value.(type) {
	case nil:
		return "", false
	case string:
		return v, true
	case int64:
		return strconv.FormatInt(v, 10), true
	}
	r.fail(r.lineOf(key, 0), "%s: expected a string or a whole number", key)
	return "", false
}

// path makes a path relative to the file one relative to the current folder.
func (r *reader) path(p string) string {
	p = filepath.FromSlash(p)
	if r.dir == "." || filepath.IsAbs(p) {
		return p
	}
	return filepath.Join(r.dir, p)
}

// reportPath does so for the file in FORMAT:FILE.
func (r *reader) reportPath(s string) string {
	format, file, ok := strings.Cut(s, ":")
	if !ok {
		return s
	}
	return format + ":" + r.path(file)
}

// entries tells classes from methods: what comes after the last dot is a
// method when it starts with a small letter and what is before it is a class.
func (r *reader) entries(f *File, names []string) {
	for _, name := range names {
		plain, _, _ := strings.Cut(name, "(")
		i := strings.LastIndexByte(plain, '.')
		last := plain[i+1:]
		switch {
		case last == "":
			r.fail(r.lineOf("entries", 0), "entries: %q: expected a class or CLASS.METHOD", name)
		case i > 0 && last[0] >= 'a' && last[0] <= 'z':
			f.Entries = append(f.Entries, Entry{Method: name})
		default:
			f.Entries = append(f.Entries, Entry{Class: name})
		}
	}
}

func (r *reader) suppressions(f *File, d *document) {
	for i, s := range d.Suppressions {
		line := r.lineOf("suppress", i)
		out := policy.Suppression{
			Property: s.Property, Class: s.Class, Method: s.Method, Kind: s.Kind, File: filepath.ToSlash(s.File), Line: s.Line, Reason: strings.TrimSpace(s.Reason),
		}
		_, known := ivl.ParseKind(s.Kind)
		switch {
		case s.Kind != "" && !known:
			r.fail(line, "suppress: kind %q, expected a name as for --checks", s.Kind)
		case out.Reason == "":
			r.fail(line, "suppress: a reason is missing")
		case !out.Named():
			r.fail(line, "suppress: say what: property, class, method, kind, file or line")
		case s.Line < 0:
			r.fail(line, "suppress: line %d", s.Line)
		case s.Line > 0 && s.Class == "" && s.File == "" && s.Property == "":
			r.fail(line, "suppress: line %d of which file or class?", s.Line)
		}
		f.Suppress = append(f.Suppress, Suppression{out, line})
	}
}
