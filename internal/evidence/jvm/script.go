package jvm

import (
	"fmt"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ivl"
)

// Script is what a run takes from outside, in Java's terms. It is immutable.
type Script struct {
	Class, Method, Desc string   // of the entry, as in class files
	Args                []Value  // of the entry; the receiver first unless the method is static
	Stdin               []string // lines that System.in gives; the last one has no line end
	Fed                 []Fed    // in the order in which the run takes them
	Settings            []Setting
	// Unmodelled names the first value that comes from code without a model and
	// that is no part of the script: the JVM runs that code; "" when there is none.
	Unmodelled string
	// Others names all of them, each once, up to maxOthers.
	Others []string

	// Chain is the same run as calls in Java, if the entry is a harness.
	Chain *Chain

	inputs  map[ivl.Request]int // which argument an input is
	objects map[int]*object     // from outside, by External.Number
	named   map[string]*object  // by what the environment calls them
}

// Fed is the value of a call that the harness answers in place of the platform.
type Fed struct {
	Call string // "Random.nextInt()"
	Bits int64  // the value; of a float or double its bits; of a string its length
	Text []uint16
}

// ImpossibleError says why no run of a program on a JVM takes the inputs.
type ImpossibleError struct{ Why string }

func (e *ImpossibleError) Error() string { return e.Why }

func impossible(format string, args ...any) error {
	return &ImpossibleError{fmt.Sprintf(format, args...)}
}

// maxElements bounds the elements of all arrays, and the characters of all
// strings, of a script.
const maxElements = 1 << 22

// NewScript tells the inputs of a run in Java's terms. entry is
// CLASS.METHOD+DESCRIPTOR, consumed all that the run took from outside, in
// order. An *ImpossibleError says that no run on a JVM takes these inputs; any
// other error says why a JVM cannot be given them.
func NewScript(entry string, consumed []ivl.Consumed) (*Script, error) {
	open := strings.IndexByte(entry, '(')
	dot := strings.LastIndexByte(entry[:max(open, 0)], '.')
	if dot < 0 {
		return nil, fmt.Errorf("the entry %s is not a method", entry)
	}
	s := &Script{Class: entry[:dot], Method: entry[dot+1 : open], Desc: entry[open:], inputs: map[ivl.Request]int{}}
	b := &scripter{script: s, named: map[string]*object{}, numbered: map[int]*object{}, fedTexts: map[int]*object{}}
	for _, c := range consumed {
		if err := b.take(c); err != nil {
			return nil, err
		}
	}
	if err := b.arguments(); err != nil {
		return nil, err
	}
	if err := b.texts(); err != nil {
		return nil, err
	}
	if err := b.settingTexts(); err != nil {
		return nil, err
	}
	if err := b.world.readable(); err != nil {
		return nil, err
	}
	if b.cannot != "" {
		return nil, fmt.Errorf("a JVM cannot be given %s", b.cannot)
	}
	var err error
	s.Stdin, err = b.in.end()
	s.objects, s.named = b.numbered, b.named
	return s, err
}

// Text returns the text of a string that comes from outside: of that with an
// External.Number, or, for a number < 0, the one that is called name.
func (s *Script) Text(number int, name string) (string, bool) {
	o := s.objects[number]
	if number < 0 {
		o = s.named[name]
	}
	if o == nil || o.class != "java/lang/String" || o.text == nil {
		return "", false
	}
	return ivl.Text(o.text), true
}

// scripter gathers a script.
type scripter struct {
	script   *Script
	params   []Value // arguments of an entry that is no main, as far as they have been given
	length   int64   // args.length
	named    map[string]*object
	numbered map[int]*object
	in       typist
	elements int64
	fedTexts map[int]*object // by the index in script.Fed
	set      []*object       // by the index in script.Settings; nil for null
	world    connections
	cannot   string // the first input that a JVM cannot be given, "" for none
}

// initialised is the beginning of the name of an input of package lower.
const initialised = "which class is initialised next"

// take adds one value.
func (b *scripter) take(c ivl.Consumed) error {
	r := c.Request
	if r.Contents {
		return b.contents(r, c.Value)
	}
	name := r.Input.Name
	if r.Input.Kind != ivl.Environment && (r.Input.Kind != ivl.Setting || r.Of == "") {
		b.unmodelled(name)
		return nil
	}
	if c.Value.Big != nil || !javaRange(r, c.Value.N) {
		return fmt.Errorf("%s is %s, which no Java program gets from there", name, c.Value.Format(r.Type))
	}
	switch {
	case name == "args.length":
		b.length = c.Value.N
	case r.Input.Kind == ivl.Setting:
		return b.setting(r, c.Value)
	case strings.HasPrefix(name, "argument "):
		b.argument(r, c.Value)
	case strings.HasPrefix(name, initialised) && c.Value.N == 0: // a JVM initialises none before it has to
	case strings.HasPrefix(name, "Scanner."):
		var text *object
		if c.Value.Ref != nil {
			text = b.external(name, c.Value.Ref)
		}
		return b.in.asked(strings.TrimPrefix(name, "Scanner."), c.Value.N, text)
	case name == "Math.random()":
		b.script.Fed = append(b.script.Fed, Fed{Call: "Random.nextDouble()", Bits: c.Value.N})
	case parsers[name] != "":
		if r.Of == "" {
			return fmt.Errorf("the text that %s reads is not known", name)
		}
		return b.object(r.Of).parsed(r.Of, parsers[name], c.Value.N)
	case givesText[name] && c.Value.Ref != nil:
		b.fedTexts[len(b.script.Fed)] = b.external(name, c.Value.Ref)
		b.script.Fed = append(b.script.Fed, Fed{Call: name})
	case fed(name):
		b.script.Fed = append(b.script.Fed, Fed{Call: name, Bits: c.Value.N})
	default:
		if b.cannot == "" {
			b.cannot = name
		}
		_, err := b.world.outside(name, c.Value, func() *object { return b.external(name, c.Value.Ref) })
		return err
	}
	return nil
}

// givesText has the calls that the harness answers with a text.
var givesText = map[string]bool{nondetString: true, worldCall + "anyString()": true}

const nondetString = "Verifier.nondetString()"

// worldCall begins the names of calls of indy.WorldClass.
const worldCall = "World."

// texts completes the strings that calls are answered with.
func (b *scripter) texts() error {
	for i, o := range b.fedTexts {
		if _, err := b.finish(Value{ref: true, object: o}, "Ljava/lang/String;"); err != nil {
			return err
		}
		f := &b.script.Fed[i]
		f.Bits, f.Text = int64(len(o.text)), o.text
	}
	return nil
}

// maxOthers bounds Script.Others.
const maxOthers = 10

// unmodelled notes a value that the JVM chooses.
func (b *scripter) unmodelled(name string) {
	s := b.script
	if s.Unmodelled == "" {
		s.Unmodelled = name
	}
	if len(s.Others) < maxOthers && !slices.Contains(s.Others, name) {
		s.Others = append(s.Others, name)
	}
}

// Replaced names, each once, what a run on the JVM gets its values from in place
// of the platform: methods, and System.in.
func (s *Script) Replaced() []string {
	var names []string
	if len(s.Stdin) > 0 {
		names = append(names, "System.in")
	}
	for _, f := range outsideWorld(s.Fed) {
		if !slices.Contains(names, f.Call) {
			names = append(names, f.Call)
		}
	}
	return names
}

// parsers says which descriptor the results of these inputs have.
var parsers = map[string]string{
	"Integer.parseInt()": "I", "Long.parseLong()": "J", "Short.parseShort()": "S", "Byte.parseByte()": "B",
	"Double.parseDouble()": "D", "Float.parseFloat()": "F",
}

// fed reports whether the harness answers calls of that name.
func fed(name string) bool {
	return replaced[name].name != "" || strings.HasPrefix(name, "Verifier.nondet") || strings.HasPrefix(name, "CProver.nondet") || strings.HasPrefix(name, worldCall) || clocks[name]
}

var clocks = map[string]bool{"System.currentTimeMillis()": true, "System.nanoTime()": true}

// javaRange reports whether v can be a value of the input in Java, where the
// program computes with mathematical integers.
func javaRange(r ivl.Request, v int64) bool {
	if r.Type != ivl.IntZ || strings.Contains(r.Input.Name, "Long") || clocks[r.Input.Name] {
		return true
	}
	if strings.HasPrefix(r.Input.Name, "argument ") {
		return true // checked against the descriptor when all have come
	}
	return int64(int32(v)) == v
}

// object returns the object that the environment calls name.
func (b *scripter) object(name string) *object {
	o := b.named[name]
	if o == nil {
		o = &object{class: "java/lang/String", length: -1, elems: map[int64]Value{}}
		b.named[name] = o
	}
	return o
}

// external returns the object of a reference from outside.
func (b *scripter) external(name string, e *ivl.External) *object {
	o := b.numbered[e.Number]
	if o == nil {
		o = &object{class: e.Class.Name, length: -1, elems: map[int64]Value{}}
		if e.Class.Elem != nil {
			o.length = e.Length
		}
		b.numbered[e.Number] = o
	}
	b.named[name] = o
	return o
}

// contents adds the length, an element or a character of an object.
func (b *scripter) contents(r ivl.Request, v ivl.Value) error {
	if !r.Certain {
		b.unmodelled(strings.TrimPrefix(r.String(), "a value for "))
		return nil
	}
	o := b.numbered[r.External-1]
	if o == nil {
		base := strings.TrimSuffix(r.Name, fmt.Sprintf("[%d]", r.Index))
		base = strings.TrimSuffix(base, fmt.Sprintf(".charAt(%d)", r.Index))
		o = b.object(strings.TrimSuffix(base, ".length()"))
	}
	if r.OfLength {
		o.length = max(v.N, 0)
		return nil
	}
	value := Value{Bits: v.N}
	if r.Type.Sort == ivl.RefSort {
		value = Value{}
		if v.Ref != nil {
			value.object = b.external(r.Name, v.Ref)
		}
		value.ref = true
	}
	o.elems[r.Index] = value
	return nil
}

// argument adds an argument of the entry method.
func (b *scripter) argument(r ivl.Request, v ivl.Value) {
	value := Value{Bits: v.N, name: constant(r.Input.Name, v.N)}
	if r.Type.Sort == ivl.RefSort {
		value = Value{ref: true}
		if v.Ref != nil {
			value.object = b.external(r.Input.Name, v.Ref)
		}
	}
	b.script.inputs[r] = len(b.params)
	b.params = append(b.params, value)
}

// constant returns the name of the n-th constant of an enum, null for n = 0, by
// an input's name like "argument c (0: null, 1: RED)"; "" for other inputs.
func constant(input string, n int64) string {
	_, list, _ := strings.Cut(input, " (")
	for _, c := range strings.Split(strings.TrimSuffix(list, ")"), ", ") {
		if name, ok := strings.CutPrefix(c, fmt.Sprintf("%d: ", n)); ok {
			return name
		}
	}
	return ""
}

// Limits for the arguments of a program: Linux allows 128 KiB for one argument, its end included,
// and 2 MiB for all of them with a pointer to each (execve(2), with the usual limit of 8 MiB for
// the stack). Other systems allow less.
const (
	maxArgument  = 128<<10 - 1
	maxArguments = 2 << 20
	pointerSize  = 8
)

// IsMain reports whether an entry, CLASS.METHOD+DESCRIPTOR, is a main method.
func IsMain(entry string) bool { return strings.HasSuffix(entry, ".main([Ljava/lang/String;)V") }

// passable reports, by an *ImpossibleError, arguments that no operating system
// hands to main.
func passable(args []Value) error {
	total := 0
	for i, a := range args {
		if a.object == nil {
			return impossible("args[%d] would have to be null", i)
		}
		if slices.Contains(a.object.text, 0) {
			return impossible("args[%d] would have to have a character 0", i)
		}
		size := len(ivl.Text(a.object.text))
		if size > maxArgument {
			return tooLong(int64(i), int64(size))
		}
		total += size + 1 + pointerSize
	}
	if total > maxArguments {
		return impossible("the arguments would have to have %d bytes, and an operating system passes no more than %d", total, maxArguments)
	}
	return nil
}

func tooLong(i, size int64) error {
	return impossible("args[%d] would have to have %d bytes, and an operating system passes no more than %d", i, size, maxArgument)
}

// arguments completes the arguments of the entry.
func (b *scripter) arguments() error {
	main := b.script.Method == "main" && b.script.Desc == "([Ljava/lang/String;)V" && len(b.params) == 0
	if main {
		a := &object{class: "[Ljava/lang/String;", length: b.length, elems: map[int64]Value{}}
		if b.length > maxArguments/(1+pointerSize) {
			return impossible("main would have to be given %d arguments, and an operating system passes no more than %d", b.length, maxArguments/(1+pointerSize))
		}
		for i := range b.length {
			o := b.object(fmt.Sprintf("args[%d]", i))
			if o.length > maxArgument {
				return tooLong(i, o.length)
			}
			a.elems[i] = Value{ref: true, object: o}
		}
		b.params = []Value{{ref: true, object: a}}
	}
	types, _, err := classfile.ParseMethodDescriptor(b.script.Desc)
	if err != nil {
		return err
	}
	if len(b.params) == len(types)+1 {
		types = slices.Insert(types, 0, "L"+b.script.Class+";")
	}
	if len(b.params) != len(types) {
		return fmt.Errorf("the run gives %s %d arguments", b.script.Method, len(b.params))
	}
	for i, v := range b.params {
		if b.params[i], err = b.finish(v, types[i]); err != nil {
			return err
		}
	}
	b.script.Args = b.params
	if main {
		args, _ := b.params[0].Elements()
		return passable(args)
	}
	return nil
}

// finish gives a value its type, and the objects it refers to their texts.
func (b *scripter) finish(v Value, desc string) (Value, error) {
	v.Desc = desc
	if !v.ref {
		if lo, hi, ok := intRange(desc); ok && (v.Bits < lo || hi < v.Bits) {
			return v, fmt.Errorf("%d is no %s", v.Bits, typeName(desc))
		}
		return v, nil
	}
	o := v.object
	if o == nil || o.done {
		return v, nil
	}
	o.done = true
	if o.class == "java/lang/String" {
		err := o.write()
		b.elements += int64(len(o.text))
		if err == nil && b.elements > maxElements {
			err = fmt.Errorf("the strings of the run are too long")
		}
		return v, err
	}
	if o.class[0] != '[' {
		return v, nil
	}
	if b.elements += o.length; b.elements > maxElements {
		return v, fmt.Errorf("an array of the run has %d elements", o.length)
	}
	for i, e := range o.elems {
		e, err := b.finish(e, o.class[1:])
		if err != nil {
			return v, err
		}
		o.elems[i] = e
	}
	return v, nil
}

// intRange is the range of a Java type that an integer stands for.
func intRange(desc string) (lo, hi int64, ok bool) {
	switch desc {
	case "Z":
		return 0, 1, true
	case "B":
		return -1 << 7, 1<<7 - 1, true
	case "C":
		return 0, 1<<16 - 1, true
	case "S":
		return -1 << 15, 1<<15 - 1, true
	case "I":
		return -1 << 31, 1<<31 - 1, true
	}
	return 0, 0, false
}
