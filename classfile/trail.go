package classfile

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
)

// Question is a question to the entries of a class path, as text. Questions about
// platform classes are not recorded, because the JDK is part of the cache's key.
type Question string

// The questions. Those that end in a space are followed by the binary name of a class.
const (
	AskClass      Question = "class "      // SHA-256 of its class file, or that there is none
	AskSubclasses Question = "subclasses " // the classes right below it, see Path.Subclasses
	AskNames      Question = "names"       // the names of all classes, see Path.ProgramClasses
	AskMain       Question = "main"        // see Path.MainClass
	AskMetadata   Question = "metadata"    // the files in META-INF and META-INF/services, see Path.Metadata
	AskContent    Question = "content"     // every file, see Path.Content
)

// notThere is the answer if there is no class file.
const notThere = "none"

// Trail has the questions to a class path, with short forms of the answers. A program that asks
// only these questions cannot distinguish two class paths that give the same answers.
type Trail map[Question]string

// Questions lists the questions, sorted.
func (t Trail) Questions() []Question { return slices.Sorted(maps.Keys(t)) }

// trail collects the questions of a Path. A nil trail collects nothing.
type trail struct {
	mu    sync.Mutex
	notes Trail
	err   error // the first answer that was none
}

func (t *trail) note(q Question, answer string, err error) {
	if t == nil {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if err != nil {
		t.err = firstError(t.err, err)
		return
	}
	t.notes[q] = answer
}

// classSum is what a record says of a class.
type classSum struct {
	silent bool // nothing: it is of the platform, or no entry was searched
	answer string
	err    error
}

// newClassSum returns the record of what Path.find has returned.
func newClassSum(data []byte, origin Origin, err error) *classSum {
	none := (*notFound)(nil)
	switch {
	case errors.As(err, &none):
		return &classSum{silent: !none.searched, answer: notThere}
	case origin.Platform:
		return &classSum{silent: true}
	case err != nil:
		return &classSum{err: err}
	case data == nil:
		return &classSum{answer: notThere}
	}
	return &classSum{answer: sumOf(data)}
}

// noteSum records a class.
func (t *trail) noteSum(name string, sum *classSum) {
	if t != nil && !sum.silent {
		t.note(AskClass+Question(name), sum.answer, sum.err)
	}
}

// noteSum records the class called name as p and its views have seen it first.
func (p *Path) noteSum(name string) *classSum {
	if p.trail == nil {
		return nil
	}
	sum, ok := p.sums.Load(name)
	if !ok {
		data, origin, err := p.find(name)
		sum, _ = p.sums.LoadOrStore(name, newClassSum(data, origin, err))
	}
	p.trail.noteSum(name, sum.(*classSum))
	return sum.(*classSum)
}

// noteList notes an answer that is a list.
func (t *trail) noteList(q Question, list []string, err error) {
	if t == nil {
		return
	}
	t.note(q, sumOf([]byte(strings.Join(list, "\n"))), err)
}

func sumOf(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}

// Trail returns the questions to p so far; PathOptions.Record must be set. The error
// is that of a question that could not be answered.
func (p *Path) Trail() (Trail, error) {
	if p.trail == nil {
		return nil, errors.New("BUG: a path that does not record")
	}
	p.trail.mu.Lock()
	defer p.trail.mu.Unlock()
	return maps.Clone(p.trail.notes), p.trail.err
}

// Answer returns p's answer to q; p must record.
func (p *Path) Answer(q Question) (string, error) {
	if p.trail == nil {
		return "", errors.New("BUG: a path that does not record")
	}
	if err := p.ask(q); err != nil {
		return "", err
	}
	p.trail.mu.Lock()
	defer p.trail.mu.Unlock()
	answer, ok := p.trail.notes[q]
	if !ok {
		return "", fmt.Errorf("%q cannot be asked of the class path", q)
	}
	return answer, nil
}

func (p *Path) ask(q Question) error {
	p.trail.mu.Lock()
	_, known := p.trail.notes[q]
	p.trail.mu.Unlock()
	if known {
		return nil
	}
	var err error
	name, isClass := strings.CutPrefix(string(q), string(AskClass))
	super, isSuper := strings.CutPrefix(string(q), string(AskSubclasses))
	switch {
	case isClass:
		p.noteSum(name) // an error becomes that of the trail
	case isSuper:
		_, err = p.Subclasses(super)
	case q == AskNames:
		_, err = p.ProgramClasses()
	case q == AskMain:
		p.MainClass()
	case q == AskMetadata:
		err = p.Metadata()
	case q == AskContent:
		err = p.Content()
	}
	return err
}

// Follow asks for all classes that the classes of the trail name, and for those that
// these name, and so on: without reflection a JVM that runs them loads no other
// classes of the class path.
func (p *Path) Follow() error {
	asked, err := p.Trail()
	if err != nil {
		return err
	}
	var work []string
	seen := map[string]bool{}
	add := func(name string) {
		if !seen[name] {
			seen[name] = true
			work = append(work, name)
		}
	}
	for _, q := range asked.Questions() {
		if name, ok := strings.CutPrefix(string(q), string(AskClass)); ok {
			add(name)
		}
	}
	for len(work) > 0 {
		name := work[len(work)-1]
		work = work[:len(work)-1]
		sum := p.noteSum(name)
		switch {
		case sum.err != nil:
			return sum.err
		case sum.silent || sum.answer == notThere:
			continue
		}
		if c, _ := p.Class(name); c != nil { // a JVM does not get further than an error, either
			c.Pool.classes(add)
		}
	}
	return nil
}

// classes calls yield with every class that the pool names: in a Class entry, or in a
// text that is a descriptor.
func (p *Pool) classes(yield func(string)) {
	named := func(desc string) {
		if name := ClassNameOf(desc); IsReference(desc) && !IsArray(name) {
			yield(name)
		} else if IsReference(desc) {
			if elem := elementOf(name); IsReference(elem) {
				yield(ClassNameOf(elem))
			}
		}
	}
	for i := range p.Len() {
		switch p.tag(i) {
		case tagClass:
			if name, err := p.ClassName(i); err == nil && IsArray(name) {
				named(name)
			} else if err == nil {
				yield(name)
			}
		case tagUtf8:
			text, err := p.Utf8(i)
			if err != nil || !strings.HasSuffix(text, ";") && !strings.HasPrefix(text, "(") {
				continue
			}
			if ParseFieldDescriptor(text) == nil {
				named(text)
			} else if params, result, err := ParseMethodDescriptor(text); err == nil {
				for _, d := range append(params, result) {
					named(d)
				}
			}
		}
	}
}

func elementOf(array string) string {
	for IsArray(array) {
		array = ComponentType(array)
	}
	return array
}
