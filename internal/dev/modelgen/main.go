// Command modelgen writes the models that have the same text for several types.
//
// Java's generics do not cover primitive types. So the JDK has one class for int, one
// for long and one for double, or one method for each of them, and the models have
// them, too. Their common text is a template in models/templates. The generated files
// are committed. "go generate ./models" writes them again.
//
// A template is a text/template of Go. In addition, three macros stand alone on a line,
// because the ways to pass on an element differ in more than words: a stream of ints
// passes on longs, with one long that means the end; streams of longs and doubles
// put the element into the field now.
//
//	@each S   the head of a loop over the elements x of the stage S ("" or "before.")
//	@next S   takes the next element x of S, and the head of an if for its end
//	@give E   returns the element E
package main

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"text/template"
)

// A primitive is a primitive type.
type primitive struct {
	T, P, Box string // the type in names, as a type, and boxed: Int, int, Integer
	Floating  bool   // values are compared by compare, not by operators
}

// A stream is a primitive type that has streams, with the numbers of the JDK's classes.
type stream struct {
	primitive
	Sentinel bool   // $next returns a long, END at the end; otherwise $advance sets now
	Advance  string // the head of the method that takes the next element
	End      string // the value that this method returns at the end
	From     []from // the other primitive streams that map to this one
	To, As   []string
	// The numbers of the JDK's anonymous classes.
	FromObjects, Filter, Mapped, Peek, FlatMap, Slice int
}

// from is another kind of stream, and the JDK's class for the map from it.
type from struct{ T, JDK string }

// A small is an integral type smaller than int, with its bounds in hexadecimal.
type small struct {
	primitive
	Min, Max, Mask string
}

var (
	integer = primitive{T: "Int", P: "int", Box: "Integer"}
	long    = primitive{T: "Long", P: "long", Box: "Long"}
	short   = primitive{T: "Short", P: "short", Box: "Short"}
	octet   = primitive{T: "Byte", P: "byte", Box: "Byte"}
	char    = primitive{T: "Char", P: "char", Box: "Character"}
	boolean = primitive{T: "Boolean", P: "boolean", Box: "Boolean"}
	single  = primitive{T: "Float", P: "float", Box: "Float", Floating: true}
	double  = primitive{T: "Double", P: "double", Box: "Double", Floating: true}
)

var (
	ints = stream{
		primitive: integer, Sentinel: true, Advance: "long $next()", End: "END",
		From: []from{{"Long", "java.util.stream.LongPipeline$4"}, {"Double", "java.util.stream.DoublePipeline$3"}},
		To:   []string{"Long", "Double"}, As: []string{"Double", "Long"},
		FromObjects: 4, Filter: 10, Mapped: 4, Peek: 11, FlatMap: 7, Slice: 2,
	}
	longs = stream{
		primitive: long, Advance: "boolean $advance()", End: "false",
		From: []from{{"Int", "java.util.stream.IntPipeline$2 java.util.stream.IntPipeline$5"}, {"Double", "java.util.stream.DoublePipeline$4"}},
		To:   []string{"Int", "Double"}, As: []string{"Double"},
		FromObjects: 5, Filter: 9, Mapped: 3, Peek: 10, FlatMap: 6, Slice: 3,
	}
	doubles = stream{
		primitive: double, Advance: "boolean $advance()", End: "false",
		From:        []from{{"Long", "java.util.stream.LongPipeline$2 java.util.stream.LongPipeline$5"}, {"Int", "java.util.stream.IntPipeline$3 java.util.stream.IntPipeline$6"}},
		To:          []string{"Int", "Long"},
		FromObjects: 6, Filter: 8, Mapped: 2, Peek: 9, FlatMap: 5, Slice: 4,
	}
)

// An unsafe has the methods of jdk.internal.misc.Unsafe: kinds of values, the modes of
// each group of methods (for one thread they mean the same), and operators on numbers.
type unsafe struct {
	Kinds                     []primitive // those without Box are not numbers
	Gets, Puts, Weak, Updates []string
	Ops                       []operator
}

type operator struct{ Name, Sign string }

var memory = unsafe{
	Kinds:   []primitive{integer, long, {T: "Reference", P: "Object"}},
	Gets:    []string{"", "Volatile", "Acquire", "Opaque"},
	Puts:    []string{"", "Volatile", "Release", "Opaque"},
	Weak:    []string{"", "Plain", "Acquire", "Release"},
	Updates: []string{"", "Acquire", "Release"},
	Ops:     []operator{{"Add", "+"}, {"BitwiseOr", "|"}, {"BitwiseAnd", "&"}, {"BitwiseXor", "^"}},
}

// A row is an array of numbers for several threads, with the names of methods that mean
// the same for one thread.
type row struct {
	primitive
	Gets, Sets, Exchanges []string
}

func rowOf(p primitive) row {
	return row{
		primitive: p,
		Gets:      []string{"get", "getPlain", "getOpaque", "getAcquire"},
		Sets:      []string{"set", "lazySet", "setPlain", "setOpaque", "setRelease"},
		Exchanges: []string{"compareAndExchange", "compareAndExchangeAcquire", "compareAndExchangeRelease"},
	}
}

// An output is a file below models with the template and the data that give it.
type output struct {
	file, template string
	data           any
}

var outputs = []output{
	{"execute/jdk/internal/misc/Unsafe.java", "Unsafe.java.tmpl", memory},
	{"execute/jdk/internal/misc/ScopedMemoryAccess.java", "Scoped.java.tmpl", []primitive{integer, long, short, char}},
	{"execute/java/nio/ExecuteCharBuffer.java", "Buffer.java.tmpl", char},
	{"execute/java/nio/ExecuteDoubleBuffer.java", "Buffer.java.tmpl", double},
	{"execute/java/nio/ExecuteFloatBuffer.java", "Buffer.java.tmpl", single},
	{"execute/java/nio/ExecuteIntBuffer.java", "Buffer.java.tmpl", integer},
	{"execute/java/nio/ExecuteLongBuffer.java", "Buffer.java.tmpl", long},
	{"execute/java/nio/ExecuteShortBuffer.java", "Buffer.java.tmpl", short},
	{"src/java/lang/Byte.java", "SmallInteger.java.tmpl", small{octet, "80", "7f", "ff"}},
	{"src/java/lang/Short.java", "SmallInteger.java.tmpl", small{short, "8000", "7fff", "ffff"}},
	{"src/java/lang/StringBuffer.java", "Builder.java.tmpl", "StringBuffer"},
	{"src/java/lang/StringBuilder.java", "Builder.java.tmpl", "StringBuilder"},
	{"sums/java/util/ArrayList.java", "ArrayList.java.tmpl", true},
	{"src/java/util/ArrayList.java", "ArrayList.java.tmpl", false},
	{"bags/java/util/TreeMap.java", "TreeMap.java.tmpl", true},
	{"src/java/util/TreeMap.java", "TreeMap.java.tmpl", false},
	{"src/java/util/Arrays.java", "Arrays.java.tmpl", []primitive{integer, long, short, octet, char, boolean, single, double}},
	{"src/java/util/OptionalDouble.java", "OptionalNumber.java.tmpl", double},
	{"src/java/util/OptionalInt.java", "OptionalNumber.java.tmpl", integer},
	{"src/java/util/OptionalLong.java", "OptionalNumber.java.tmpl", long},
	{"src/java/util/concurrent/atomic/AtomicInteger.java", "AtomicNumber.java.tmpl", integer},
	{"src/java/util/concurrent/atomic/AtomicIntegerArray.java", "AtomicArray.java.tmpl", rowOf(integer)},
	{"src/java/util/concurrent/atomic/AtomicLongArray.java", "AtomicArray.java.tmpl", rowOf(long)},
	{"src/java/util/concurrent/atomic/AtomicLong.java", "AtomicNumber.java.tmpl", long},
	{"src/java/util/stream/DoublePipeline.java", "Pipeline.java.tmpl", doubles},
	{"src/java/util/stream/IntPipeline.java", "Pipeline.java.tmpl", ints},
	{"src/java/util/stream/LongPipeline.java", "Pipeline.java.tmpl", longs},
}

// generate returns the text of an output; models is the folder of package models.
func generate(models string, o output) ([]byte, error) {
	t, err := template.ParseFiles(filepath.Join(models, "templates", o.template))
	if err != nil {
		return nil, err
	}
	var text bytes.Buffer
	if err := t.Execute(&text, o.data); err != nil {
		return nil, err
	}
	java := text.String()
	if s, ok := o.data.(stream); ok {
		java = s.expand(java)
	}
	head := fmt.Sprintf("// Generated by internal/dev/modelgen from models/templates/%s. Do not edit.\n", o.template)
	return []byte(head + java), nil
}

// expand replaces the lines that are macros.
func (k stream) expand(text string) string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		code := strings.TrimLeft(line, " ")
		name, arg, _ := strings.Cut(code, " ")
		indent := line[:len(line)-len(code)]
		if m := k.macro(name, arg); m != "" {
			lines[i] = indent + strings.ReplaceAll(m, "\n", "\n"+indent)
		}
	}
	return strings.Join(lines, "\n")
}

// macro returns the text of a macro, "" for other lines.
func (k stream) macro(name, arg string) string {
	switch {
	case name == "@each" && k.Sentinel:
		return fmt.Sprintf("for (long n = %[1]s$next(); n != END; n = %[1]s$next()) {\n    int x = (int) n;", arg)
	case name == "@each":
		return fmt.Sprintf("while (%[1]s$advance()) {\n    %[2]s x = %[1]snow;", arg, k.P)
	case name == "@next" && k.Sentinel:
		return fmt.Sprintf("long n = %s$next();\nint x = (int) n;\nif (n == END) {", arg)
	case name == "@next":
		return fmt.Sprintf("boolean got = %[1]s$advance();\n%[2]s x = %[1]snow;\nif (!got) {", arg, k.P)
	case name == "@give" && k.Sentinel:
		return "return " + arg + ";"
	case name == "@give":
		return "now = " + arg + ";\nreturn true;"
	}
	return ""
}

func main() {
	models := flag.String("models", ".", "the folder of package models")
	check := flag.Bool("check", false, "write nothing; fail if a file is not what its template gives")
	flag.Parse()
	for _, o := range outputs {
		if err := update(*models, o, *check); err != nil {
			fmt.Fprintln(os.Stderr, "modelgen:", err)
			os.Exit(1)
		}
	}
}

// update writes an output, or only checks that it is up to date.
func update(models string, o output, check bool) error {
	want, err := generate(models, o)
	if err != nil {
		return err
	}
	file := filepath.Join(models, o.file)
	if !check {
		return os.WriteFile(file, want, 0o666)
	}
	got, err := os.ReadFile(file)
	if err == nil && !bytes.Equal(got, want) {
		err = fmt.Errorf("%s is not what its template gives: edit models/templates/%s and run make generate", file, o.template)
	}
	return err
}
