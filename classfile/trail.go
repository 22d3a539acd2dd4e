package classfile

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// Question is a question to the entries of a class path, as text. Questions about
// platform classes are not recorded, because the JDK is part of the cache's key.
type Question string

// The questions. Those that end in a space are followed by the binary name of a class, or by a
// method of one.
const (
	AskClass      Question = "class "      // SHA-256 of its class file, or that there is none
	AskHeader     Question = "header "     // the class without the bodies of its methods, see headerSum
	AskBody       Question = "body "       // of the method CLASS.NAMEDESC, see bodySum
	AskUses       Question = "uses "       // what the body of CLASS.NAMEDESC does, see Method.Uses
	AskLine       Question = "line "       // the first line of the body of CLASS.NAMEDESC
	AskSubclasses Question = "subclasses " // the classes right below it, see Path.Subclasses
	AskNames      Question = "names"       // the names of all classes, see Path.ProgramClasses
	AskMain       Question = "main"        // see Path.MainClass
	AskMetadata   Question = "metadata"    // the files in META-INF and META-INF/services, see Path.Metadata
	AskContent    Question = "content"     // every file, see Path.Content
)

// notThere is the answer if there is no class file, or no such body.
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
	sum := p.sumOf(name)
	p.trail.noteSum(name, sum)
	return sum
}

// noteHeader records the header of a class. If the class cannot be read, the whole file
// is the answer.
func (p *Path) noteHeader(name string) *classSum {
	pc, sum := p.load(name), p.sumOf(name)
	if p.trail != nil && !sum.silent {
		p.trail.note(AskHeader+Question(name), pc.answer(sum), sum.err)
	}
	return sum
}

// answer returns the answer to AskHeader for a class whose file has that sum.
func (c *pathClass) answer(sum *classSum) string {
	if c.class == nil {
		return sum.answer
	}
	c.headerOnce.Do(func() { c.header = headerSum(c.class) })
	return c.header
}

// bodySums are the answers about the body of a method, computed when they are needed.
type bodySums struct {
	once sync.Once
	sum  string
	line string
}

// recorded returns a copy of a class whose bodies tell t when they are read.
func (c *pathClass) recorded(t *trail) *Class {
	own := *c.class
	own.Fields = make([]*Field, len(c.class.Fields))
	for i, f := range c.class.Fields {
		g := *f
		g.Class = &own
		own.Fields[i] = &g
	}
	own.Methods = make([]*Method, len(c.class.Methods))
	for i, m := range c.class.Methods {
		n := *m
		n.Class = &own
		if m.Code != nil {
			sums := c.bodies[i]
			n.Code = &Body{code: m.Code.code, note: func() { t.noteBody(m, sums) }, noteUses: func() { t.noteUses(m) }}
		}
		own.Methods[i] = &n
	}
	return &own
}

// noteBody records the body of a method.
func (t *trail) noteBody(m *Method, s *bodySums) {
	s.once.Do(func() {
		s.sum = bodySum(m.Class, m.Code.code)
		s.line = strconv.Itoa(firstLine(m.Code.code))
	})
	method := Question(m.Class.Name + "." + m.Name + m.Desc)
	t.note(AskBody+method, s.sum, nil)
	t.note(AskLine+method, s.line, nil)
}

// noteUses records what the body of a method does.
func (t *trail) noteUses(m *Method) {
	t.note(AskUses+Question(m.Class.Name+"."+m.Name+m.Desc), m.Code.code.usesIn(m.Class).sum, nil)
}

// sumOf returns the record of a class as p and its views have seen it first.
func (p *Path) sumOf(name string) *classSum {
	sum, ok := p.sums.Load(name)
	if !ok {
		data, origin, err := p.find(name)
		sum, _ = p.sums.LoadOrStore(name, newClassSum(data, origin, err))
	}
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
	header, isHeader := strings.CutPrefix(string(q), string(AskHeader))
	body, isBody := strings.CutPrefix(string(q), string(AskBody))
	line, isLine := strings.CutPrefix(string(q), string(AskLine))
	uses, isUses := strings.CutPrefix(string(q), string(AskUses))
	super, isSuper := strings.CutPrefix(string(q), string(AskSubclasses))
	switch {
	case isClass:
		p.noteSum(name) // an error becomes that of the trail
	case isHeader:
		_, _ = p.Class(header) // an error is an answer, or that of the trail
	case isBody:
		p.askBody(body, func(m *Method) { m.Code.Read() })
	case isLine:
		p.askBody(line, func(m *Method) { m.Code.Read() })
	case isUses:
		p.askBody(uses, func(m *Method) { m.Uses() })
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

// askBody asks for the body of the method CLASS.NAMEDESC in a way that is noted.
func (p *Path) askBody(method string, ask func(*Method)) {
	at := strings.IndexByte(method, '(')
	if at < 0 {
		return
	}
	dot := strings.LastIndexByte(method[:at], '.')
	if dot < 0 {
		return
	}
	c, _ := p.Class(method[:dot])
	if c != nil && !c.Origin.Platform {
		if m := c.FindMethod(method[dot+1:at], method[at:]); m != nil && m.Code != nil {
			ask(m)
			return
		}
	}
	for _, kind := range []Question{AskBody, AskLine, AskUses} {
		p.trail.note(kind+Question(method), notThere, nil)
	}
}

// Follow asks for all classes that the classes of the trail name, and for those that
// these name, and so on: without reflection a JVM that runs them loads no other
// classes of the class path. It asks for whole classes or for their headers.
func (p *Path) Follow(whole bool) error {
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
		for _, kind := range []Question{AskClass, AskHeader} {
			if name, ok := strings.CutPrefix(string(q), string(kind)); ok {
				add(name)
			}
		}
	}
	for len(work) > 0 {
		name := work[len(work)-1]
		work = work[:len(work)-1]
		var sum *classSum
		if whole {
			sum = p.noteSum(name)
		} else {
			sum = p.noteHeader(name)
		}
		switch {
		case sum.err != nil:
			return sum.err
		case sum.silent || sum.answer == notThere:
			continue
		}
		if c := p.load(name).class; c != nil { // a JVM does not get further than an error, either
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
