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

// noteClass records the bytes found for a class, nil for none.
func (t *trail) noteClass(name string, data []byte, err error) {
	if t == nil {
		return
	}
	answer := notThere
	if data != nil {
		answer = sumOf(data)
	}
	t.note(AskClass+Question(name), answer, err)
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
		_, _, err = p.Find(name)
		if none := (*NotFoundError)(nil); errors.As(err, &none) {
			err = nil
		}
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
		data, origin, err := p.Find(name)
		if none := (*NotFoundError)(nil); errors.As(err, &none) || err == nil && origin.Platform {
			continue
		}
		if err != nil {
			return err
		}
		if c, err := Parse(name, data); err == nil { // a JVM does not get further, either
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
