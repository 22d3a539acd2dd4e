package jvm

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/dev/javac"
	"github.com/jayverify/jayverify/internal/dev/jdktest"
	"github.com/jayverify/jayverify/ivl"
)

// compileInputs compiles the program in testdata and returns the folder.
func compileInputs(t *testing.T) string {
	t.Helper()
	if !Available() {
		t.Skip("built without the harness")
	}
	if _, err := exec.LookPath("javac"); err != nil {
		t.Skipf("no JDK: %v", err)
	}
	dir := t.TempDir()
	args := []string{"-g", "-nowarn", "-encoding", "UTF-8", "-d", dir, "-cp", filepath.Join("..", "..", "..", "testdata", "lib") + string(os.PathListSeparator) + "harness", filepath.Join("testdata", "Inputs.java")}
	if err := javac.Compile("javac", args...); err != nil {
		t.Fatal(err)
	}
	return dir
}

func machine(t *testing.T, home, classes string) *Machine {
	t.Helper()
	jdk, err := classfile.FindJDK(home)
	if err != nil {
		t.Skip(err)
	}
	path, err := classfile.OpenPath(classes, classfile.PathOptions{JDK: home})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = path.Close() })
	return &Machine{JDK: jdk, ClassPath: classes, Classes: path, Program: []string{"Inputs"}}
}

// mainOf is the script of a run of Inputs.main with one argument.
func mainOf(arg string, fed []Fed, stdin ...string) *Script {
	s := Value{ref: true, object: &object{class: "java/lang/String", text: chars(arg)}}
	args := &object{class: "[Ljava/lang/String;", length: 1, elems: map[int64]Value{0: s}}
	return &Script{Class: "Inputs", Method: "main", Desc: "([Ljava/lang/String;)V", Args: []Value{{ref: true, object: args}}, Fed: fed, Stdin: stdin}
}

func chars(s string) []uint16 { return append([]uint16{}, ivl.Chars(s)...) }

var randoms = []Fed{
	{Call: "Random.nextInt()", Bits: -5}, {Call: "Random.nextInt(bound)", Bits: 7}, {Call: "Random.nextInt(origin, bound)", Bits: 5}, {Call: "Random.nextGaussian()", Bits: -0x4008000000000000}, {Call: "Random.nextLong()", Bits: 1 << 40}, {Call: "Random.nextBoolean()", Bits: 1}, {Call: "Random.nextBoolean()", Bits: 0},
	{Call: "Random.nextFloat()", Bits: 0x3e800000}, {Call: "Random.nextDouble()", Bits: 0x3fe0000000000000}, {Call: "Random.nextDouble()", Bits: 0x3fe8000000000000}, {Call: "Random.nextInt()", Bits: 6},
}

func TestJVM(t *testing.T) {
	t.Parallel() // a process works
	classes := compileInputs(t)
	for _, test := range []struct {
		name string
		run  func(*testing.T, string)
	}{{"run", testRun}, {"diverged", testDiverged}, {"endless", testEndless}, {"arguments", testArguments}} {
		t.Run(test.name, func(t *testing.T) { test.run(t, classes) })
	}
}

// What a program takes from outside is what the script says, and how the run
// ends is told right.
func testRun(t *testing.T, classes string) {
	for _, jdk := range []string{"", "25"} {
		home := ""
		if jdk != "" {
			if testing.Short() {
				continue
			}
			home = jdktest.Home(t, 25)
		}
		m := machine(t, home, classes)
		for i, test := range []struct {
			script *Script
			want   string
		}{
			{mainOf("random", randoms), "throws java.lang.IllegalStateException at Inputs.main(Inputs.java:81)"},
			{mainOf("clock", []Fed{{Call: "System.currentTimeMillis()", Bits: 12345}, {Call: "System.nanoTime()", Bits: -1}, {Call: "System.currentTimeMillis()", Bits: 12346}}), "throws java.lang.IllegalStateException at Inputs.main(Inputs.java:81)"},
			{mainOf("scanner", nil, "-3", "true", "1099511627776", "4"), "throws java.lang.IllegalStateException at Inputs.main(Inputs.java:81)"},
			{mainOf("verifier", []Fed{
				{Call: "Verifier.nondetInt()", Bits: 1}, {Call: "CProver.nondetLong()", Bits: 2}, {Call: "Verifier.nondetBoolean()", Bits: 1}, {Call: "Verifier.nondetChar()", Bits: 'x'},
				{Call: "Verifier.nondetDouble()", Bits: 0x3ff8000000000000}, {Call: "CProver.nondetByte()", Bits: -1},
				{Call: nondetString, Bits: 2, Text: chars("é\x00")}, {Call: nondetString},
			}), "throws java.lang.IllegalStateException at Inputs.main(Inputs.java:81)"},
			{mainOf("random", randoms[1:2]), "does not ask for all values of Random.nextInt(bound) and throws java.lang.IllegalArgumentException at Inputs.is(Inputs.java:10)"},
			{mainOf("more", nil), "throws java.lang.IllegalStateException at Inputs.main(Inputs.java:81)"},
			{mainOf("exit", nil), "exits"},
			{mainOf("deep", nil), "throws java.lang.IllegalStateException at Inputs.main(Inputs.java:81)"},
			{mainOf("print", nil), "throws java.lang.IllegalStateException at Inputs.main(Inputs.java:81)"},
			{&Script{Class: "Inputs", Method: "method", Desc: "(I)I", Args: []Value{
				{ref: true, object: &object{class: "Inputs"}}, {Desc: "I"},
			}}, "throws java.lang.ArithmeticException at Inputs.method(Inputs.java:98)"},
			{&Script{Class: "Inputs$Fails", Method: "f", Desc: "()V"}, "throws java.lang.ExceptionInInitializerError"},
			{&Script{Class: "Inputs", Method: "none", Desc: "()V"}, "throws java.lang.NoSuchMethodException"},
			{&Script{Class: "Inputs", Method: "entry", Desc: "()V", Args: []Value{{ref: true, object: &object{class: "None"}}}}, "java.lang.ClassNotFoundException: None"},
		} {
			if testing.Short() && i%2 != 0 {
				continue // each starts a JVM
			}
			out, err := m.Run(t.Context(), test.script)
			if err != nil {
				t.Errorf("%s %v: %v", m.JDK.Version, test.script.Call(), err)
				continue
			}
			if got := out.String(); got != test.want {
				t.Errorf("%s %v: %s, want %s", m.JDK.Version, test.script.Call(), got, test.want)
			}
		}
	}
}

// A program that asks for other values than the run has goes another way.
func testDiverged(t *testing.T, classes string) {
	m := machine(t, "", classes)
	out, err := m.Run(t.Context(), mainOf("more", []Fed{{Call: "Random.nextInt()", Bits: 1}, {Call: "Random.nextInt()", Bits: 2}}))
	if err != nil || out.Left != "Random.nextInt()" || out.Is(&ivl.Property{}, false) {
		t.Errorf("too many values: %+v, %v", out, err)
	}
	out, err = m.Run(t.Context(), mainOf("random", randoms[:1]))
	if err != nil || out.Ended != Threw {
		t.Errorf("methods that are not replaced: %+v, %v", out, err)
	}
	out, err = m.Run(t.Context(), mainOf("random", randoms[:10]))
	if err != nil || out.Ended != Diverged || !strings.Contains(out.Why, "Random.nextInt()") {
		t.Errorf("too few values: %+v, %v", out, err)
	}
}

// A run that does not end is ended, at its limit or when the caller has enough.
func testEndless(t *testing.T, classes string) {
	if testing.Short() {
		t.Skip("two JVMs that work until they are ended")
	}
	m := machine(t, "", classes)
	m.Time = time.Second
	out, err := m.Run(t.Context(), mainOf("endless", nil))
	if err != nil || out.Ended != NoAnswer || out.Why != "the program still runs after 1s" {
		t.Errorf("%+v, %v", out, err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 300*time.Millisecond)
	defer cancel()
	if out, err := m.Run(ctx, mainOf("endless", nil)); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("%+v, %v", out, err)
	}
}

// Arguments of every kind, built from what a run has consumed.
func testArguments(t *testing.T, classes string) {
	object := &ivl.Class{Name: "java/lang/Object", ID: 1}
	text := &ivl.Class{Name: "java/lang/String", ID: 2, Super: object, Elem: &ivl.Type{Sort: ivl.IntSort, Range: ivl.U16}}
	i32 := ivl.Int
	ints := &ivl.Class{Name: "[I", ID: 3, Super: object, Elem: &i32}
	str := ivl.RefTo(text)
	texts := &ivl.Class{Name: "[Ljava/lang/String;", ID: 4, Super: object, Elem: &str}
	arg := func(name string, typ ivl.Type, v ivl.Value) ivl.Consumed {
		return ivl.Consumed{Request: ivl.Request{Type: typ, Input: &ivl.Input{Name: "argument " + name}}, Value: v}
	}
	content := func(name string, typ ivl.Type, i int64, v ivl.Value) ivl.Consumed {
		return ivl.Consumed{Request: ivl.Request{Type: typ, Contents: true, Certain: true, Name: name, Index: i}, Value: v}
	}
	a := &ivl.External{Number: 0, Class: ints, Length: 2}
	consumed := []ivl.Consumed{
		arg("a", ivl.RefTo(ints), ivl.Value{Ref: a}),
		arg("s", ivl.RefTo(texts), ivl.Value{Ref: &ivl.External{Number: 1, Class: texts, Length: 2}}),
		arg("b", ivl.IntOf(ivl.U1), ivl.Value{N: 1}),
		arg("c", ivl.IntOf(ivl.U16), ivl.Value{N: 'k'}),
		arg("f", ivl.Float, ivl.Value{N: 0x3fc00000}),
		arg("d", ivl.Double, ivl.Value{N: -0x3ffc000000000000}),
		arg("j", ivl.Long, ivl.Value{N: -1 << 63}),
		arg("same", ivl.RefTo(ints), ivl.Value{Ref: a}),
		arg("none", ivl.RefTo(object), ivl.Value{}),
		content("argument same[0]", i32, 0, ivl.Value{N: 3}),
		content("argument s[1]", str, 1, ivl.Value{Ref: &ivl.External{Number: 2, Class: text, Length: 4}}),
	}
	for i, u := range []int64{0xe9, '\t', '"', 0xd800} {
		consumed = append(consumed, content("argument s[1].charAt("+string(rune('0'+i))+")", ivl.IntOf(ivl.U16), int64(i), ivl.Value{N: u}))
	}
	s, err := NewScript("Inputs.entry([I[Ljava/lang/String;ZCFDJ[ILjava/lang/Object;)I", consumed)
	if err != nil {
		t.Fatal(err)
	}
	want := `Inputs.entry(new int[]{3, 0}, new String[]{null, "\u00e9\t\"\ud800"}, true, 'k', 1.5f, -2.5, -9223372036854775808, new int[]{3, 0}, null)`
	if got := s.Call(); got != want {
		t.Errorf("call %s, want %s", got, want)
	}
	if got := Format(s, consumed[0]); got != "new int[]{3, 0}" {
		t.Errorf("a is %s", got)
	}
	out, err := machine(t, "", classes).Run(t.Context(), s)
	if err != nil || out.String() != "throws java.lang.IllegalStateException at Inputs.entry(Inputs.java:92)" {
		t.Errorf("%v, %v", out, err)
	}
}

func TestScript(t *testing.T) {
	in := func(name string, v int64) ivl.Consumed {
		return ivl.Consumed{Request: ivl.Request{Type: ivl.Int, Input: &ivl.Input{Name: name}}, Value: ivl.Value{N: v}}
	}
	of := func(arg, name string, v int64) ivl.Consumed {
		c := in(name, v)
		c.Request.Of = arg
		return c
	}
	charAt := func(arg string, i, u int64) ivl.Consumed {
		name := arg + ".charAt(" + string(rune('0'+i)) + ")"
		return ivl.Consumed{Request: ivl.Request{Type: ivl.IntOf(ivl.U16), Contents: true, Certain: true, Index: i, Name: name}, Value: ivl.Value{N: u}}
	}
	length := func(arg string, n int64) ivl.Consumed {
		return ivl.Consumed{Request: ivl.Request{Type: ivl.Int, Contents: true, Certain: true, OfLength: true, Name: arg + ".length()"}, Value: ivl.Value{N: n}}
	}
	texts := &ivl.Class{Name: "java/lang/String", ID: 2, Elem: &ivl.Type{Sort: ivl.IntSort, Range: ivl.U16}}
	text := func(name string, number int, length int64) ivl.Consumed {
		return ivl.Consumed{Request: ivl.Request{Type: ivl.RefTo(texts), Input: &ivl.Input{Name: name}}, Value: ivl.Value{Ref: &ivl.External{Number: number, Class: texts, Length: length}}}
	}
	inText := func(number int, i, u int64) ivl.Consumed {
		c := charAt("Scanner.next()", i, u)
		c.Request.External = 1 + number
		return c
	}
	var longArguments []ivl.Consumed
	for i := range 17 {
		longArguments = append(longArguments, length(fmt.Sprintf("args[%d]", i), (2<<20)/17))
	}
	unmodelled := in("result of f()", 3)
	unmodelled.Request.Input.Kind = ivl.Unmodelled
	mathematical := in("Random.nextInt()", 1<<31)
	mathematical.Request.Type = ivl.IntZ
	for _, test := range []struct {
		name       string
		consumed   []ivl.Consumed
		call       string
		stdin      string
		err        string
		impossible bool
	}{
		{name: "nothing", call: "M.main(new String[0])"},
		{name: "number", consumed: []ivl.Consumed{in("args.length", 2), of("args[1]", "Integer.parseInt()", -7)}, call: `M.main(new String[]{"0", "-7"})`},
		{name: "number twice", consumed: []ivl.Consumed{in("args.length", 1), of("args[0]", "Integer.parseInt()", 5), of("args[0]", "Long.parseLong()", 5)}, call: `M.main(new String[]{"5"})`},
		{name: "two numbers", consumed: []ivl.Consumed{in("args.length", 1), of("args[0]", "Integer.parseInt()", 5), of("args[0]", "Integer.parseInt()", 6)}, err: "args[0] would have to be 5 and 6 at once", impossible: true},
		{name: "long number", consumed: []ivl.Consumed{in("args.length", 1), of("args[0]", "Integer.parseInt()", -5), length("args[0]", 4)}, call: `M.main(new String[]{"-005"})`},
		{name: "short number", consumed: []ivl.Consumed{in("args.length", 1), of("args[0]", "Integer.parseInt()", 123), length("args[0]", 2)}, err: "the number 123 would have to have 2 characters", impossible: true},
		{name: "number's digit", consumed: []ivl.Consumed{in("args.length", 1), of("args[0]", "Integer.parseInt()", 123), charAt("args[0]", 1, 'x')}, err: "character 1 of the number 123 would have to be 'x'", impossible: true},
		{name: "text", consumed: []ivl.Consumed{in("args.length", 1), length("args[0]", 3), charAt("args[0]", 1, '"')}, call: `M.main(new String[]{"a\"a"})`},
		{name: "empty text", consumed: []ivl.Consumed{in("args.length", 1), length("args[0]", 0)}, call: `M.main(new String[]{""})`},
		{name: "many", consumed: []ivl.Consumed{in("args.length", 1<<30)}, err: "main would have to be given 1073741824 arguments, and an operating system passes no more than 233016", impossible: true},
		{name: "long", consumed: []ivl.Consumed{in("args.length", 1), length("args[0]", 1<<17)}, err: "args[0] would have to have 131072 bytes, and an operating system passes no more than 131071", impossible: true},
		{name: "wide", consumed: []ivl.Consumed{in("args.length", 1), length("args[0]", 131070), charAt("args[0]", 0, 0x20ac)}, err: "args[0] would have to have 131072 bytes, and an operating system passes no more than 131071", impossible: true},
		{name: "NUL", consumed: []ivl.Consumed{in("args.length", 1), length("args[0]", 3), charAt("args[0]", 1, 0)}, err: "args[0] would have to have a character 0", impossible: true},
		{name: "all together", consumed: append([]ivl.Consumed{in("args.length", 17)}, longArguments...), err: "the arguments would have to have 2097290 bytes, and an operating system passes no more than 2097152", impossible: true},
		{name: "which text", consumed: []ivl.Consumed{in("args.length", 1), in("Integer.parseInt()", 1)}, err: "the text that Integer.parseInt() reads is not known"},
		{name: "unmodelled", consumed: []ivl.Consumed{unmodelled}, call: "M.main(new String[0])"},
		{name: "mathematical", consumed: []ivl.Consumed{mathematical}, err: "Random.nextInt() is 2147483648, which no Java program gets from there"},
		{name: "unknown", consumed: []ivl.Consumed{in("the method that is called", 1)}, err: "a JVM cannot be given the method that is called"},
		{name: "no class before", consumed: []ivl.Consumed{in("which class is initialised next (0: none, 1: A)", 0)}, call: "M.main(new String[0])"},
		{name: "a class before", consumed: []ivl.Consumed{in("which class is initialised next (0: none, 1: A)", 1)}, err: "a JVM cannot be given which class is initialised next (0: none, 1: A)"},
		{name: "tokens", consumed: []ivl.Consumed{in("Scanner.hasNextInt()", 1), in("Scanner.nextInt()", 4), in("Scanner.nextBoolean()", 0), in("Scanner.hasNext()", 0)}, call: "M.main(new String[0])", stdin: "4|false"},
		{name: "a token more", consumed: []ivl.Consumed{in("Scanner.nextInt()", 4), in("Scanner.hasNext()", 1), in("Scanner.hasNextInt()", 0)}, call: "M.main(new String[0])", stdin: "4|x"},
		{name: "a number more", consumed: []ivl.Consumed{in("Scanner.hasNextInt()", 1)}, call: "M.main(new String[0])", stdin: "0"},
		{name: "a line", consumed: []ivl.Consumed{in("Scanner.hasNextLine()", 1)}, call: "M.main(new String[0])", stdin: "|"},
		{name: "texts", consumed: []ivl.Consumed{text("Scanner.next()", 0, 2), inText(0, 1, 'b'), in("Scanner.nextInt()", 5), text("Scanner.nextLine()", 1, 0), text("Scanner.nextLine()", 2, 3), inText(2, 0, ' '), in("Scanner.hasNextLine()", 0)}, call: "M.main(new String[0])", stdin: "ab|5| aa|"},
		{name: "no token", consumed: []ivl.Consumed{text("Scanner.next()", 0, 2), inText(0, 1, ' ')}, err: `no text on System.in makes a Scanner read "a "`, impossible: true},
		{name: "empty token", consumed: []ivl.Consumed{text("Scanner.next()", 0, 0)}, err: `no text on System.in makes a Scanner read "" there`, impossible: true},
		{name: "two lines", consumed: []ivl.Consumed{text("Scanner.nextLine()", 0, 2), inText(0, 0, 10)}, err: `no text on System.in makes a Scanner read "\na"`, impossible: true},
		{name: "rest of a line", consumed: []ivl.Consumed{in("Scanner.nextInt()", 5), text("Scanner.nextLine()", 0, 2)}, err: `no text on System.in makes a Scanner read "aa" there`, impossible: true},
		{name: "double", consumed: []ivl.Consumed{in("Scanner.nextDouble()", 0x4004000000000000), in("Scanner.nextDouble()", -0x10000000000000)}, call: "M.main(new String[0])", stdin: "2.5|-Infinity"},
		{name: "at its end and not", consumed: []ivl.Consumed{in("Scanner.hasNext()", 0), in("Scanner.nextInt()", 4)}, err: "System.in would have to be at its end and not to be", impossible: true},
		{name: "a line of a connection", consumed: []ivl.Consumed{in("whether java.net.Socket.<init>() fails", 0), text(LineInput, 0, 2), inText(0, 1, 'b'), in("whether java.net.Socket.close() fails", 0)}, err: "a JVM cannot be given whether java.net.Socket.<init>() fails"},
		{name: "a line with an end", consumed: []ivl.Consumed{in("whether java.net.Socket.<init>() fails", 0), text(LineInput, 0, 2), inText(0, 0, 10)}, err: "a line of a stream would have to have the char 10", impossible: true},
		{name: "a line with a char that not each charset has", consumed: []ivl.Consumed{text(LineInput, 0, 2), inText(0, 0, 0xe9)}, err: "a line of a stream would have to have the char 233", impossible: true},
		{name: "a line after the end", consumed: []ivl.Consumed{in(LineInput, 0), text(LineInput, 0, 2)}, err: "a stream would have to have a line after its end", impossible: true},
		{name: "a stream of a closed connection", consumed: []ivl.Consumed{in("whether java.net.Socket.close() fails", 0), in("whether java.net.Socket.getInputStream() fails", 0)}, err: "something was closed before this is known: whether java.net.Socket.getInputStream() fails", impossible: true},
		{name: "two streams", consumed: []ivl.Consumed{text("result of java.net.Socket.getInputStream()", 0, 0), text("result of java.net.Socket.getInputStream()", 1, 0)}, err: "whether java.net.Socket.getInputStream() gives another object each time is not known", impossible: true},
		{name: "a number and none", consumed: []ivl.Consumed{in("Scanner.hasNextInt()", 0), in("Scanner.nextInt()", 4)}, err: "the text on System.in would have to be the number 4 and no number at once", impossible: true},
	} {
		s, err := NewScript("M.main([Ljava/lang/String;)V", test.consumed)
		if err != nil {
			var e *ImpossibleError
			if err.Error() != test.err || errors.As(err, &e) != test.impossible {
				t.Errorf("%s: %v, want %q", test.name, err, test.err)
			}
			continue
		}
		if test.err != "" || s.Call() != test.call || strings.Join(s.Stdin, "|") != test.stdin {
			t.Errorf("%s: %s, System.in %q, want %s, %q, error %q", test.name, s.Call(), s.Stdin, test.call, test.stdin, test.err)
		}
		if (s.Unmodelled != "") != (test.name == "unmodelled") {
			t.Errorf("%s: unmodelled %q", test.name, s.Unmodelled)
		}
	}
}

// A class file that is not changed comes out as it was; one that is too short is
// refused.
func TestEdit(t *testing.T) {
	n := 0
	err := fs.WalkDir(compiled, "classes", func(name string, d fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(name) != ".class" {
			return err
		}
		n++
		data, err := fs.ReadFile(compiled, name)
		if err != nil {
			return err
		}
		e, err := newEdit(data)
		if err != nil {
			return err
		}
		if again, err := e.bytes(); err != nil || !bytes.Equal(again, data) {
			t.Errorf("%s is changed, or %v", name, err)
		}
		method := func(string) bool { return true }
		if e.redirect(method, "none/Such") {
			again, err := e.bytes()
			if err != nil {
				t.Fatal(err)
			}
			if e, err = newEdit(again); err != nil {
				t.Fatal(err)
			}
			if e.redirect(func(m string) bool { return !strings.HasPrefix(m, "none/Such.") }, "x") {
				t.Errorf("%s: not all is redirected", name)
			}
		}
		for i := range len(data) / 7 {
			if _, err := newEdit(data[:i*7]); err == nil && i*7 < len(data)-len(e.tail) {
				t.Errorf("%s: %d bytes of %d are enough", name, i*7, len(data))
			}
		}
		return nil
	})
	if err != nil || Available() && n == 0 {
		t.Errorf("%d classes, %v", n, err)
	}
}

func TestParseOutcome(t *testing.T) {
	pos := ivl.Pos{Method: &ivl.Method{Class: "p/Main", Name: "f"}, Line: 7}
	frames := "frame\tjava.lang.Math\taddExact\t9\tplatform\tjava.lang.Math.addExact(Math.java:9)\nframe\tp.Main\tf\t7\tprogram\tp.Main.f(Main.java:7)\n"
	initialiser := "frame\tp.Main\tg\t3\tprogram\tp.Main.g(Main.java:3)\nframe\tp.Main\t<clinit>\t2\tprogram\tp.Main.<clinit>(Main.java:2)\n"
	for _, test := range []struct {
		text, exception string
		line            int
		want            bool
		told            string
	}{
		{"threw\tjava.lang.ArithmeticException\n" + frames + "end\n", "java/lang/ArithmeticException", 7, true, "throws java.lang.ArithmeticException at p.Main.f(Main.java:7)"},
		{"threw\tjava.lang.ArithmeticException\n" + frames + "end\n", "java/lang/ArithmeticException", 8, false, "throws java.lang.ArithmeticException at p.Main.f(Main.java:7)"},
		{"threw\tjava.lang.ArithmeticException\n" + frames + "end\n", "java/lang/NullPointerException", 7, false, "throws java.lang.ArithmeticException at p.Main.f(Main.java:7)"},
		{"threw\tjava.lang.ArithmeticException\n" + frames + "left\tRandom.nextInt()\nend\n", "java/lang/ArithmeticException", 7, false, "does not ask for all values of Random.nextInt() and throws java.lang.ArithmeticException at p.Main.f(Main.java:7)"},
		{"threw\tjava.lang.ExceptionInInitializerError\ncause\tX\n" + frames + "end\n", "X", 7, true, "throws java.lang.ExceptionInInitializerError"},
		{"threw\tjava.lang.ExceptionInInitializerError\ncause\tX\n" + frames + "end\n", "Y", 7, false, "throws java.lang.ExceptionInInitializerError"},
		{"threw\tjava.lang.ExceptionInInitializerError\nend\n", "X", 7, false, "throws java.lang.ExceptionInInitializerError"},
		{"threw\tX\n" + frames + "end\n", "X", 7, false, "throws X at p.Main.f(Main.java:7)"},
		{"threw\tjava.lang.ExceptionInInitializerError\ncause\tX\n" + initialiser + "end\n", "java/lang/ExceptionInInitializerError", 2, true, "throws java.lang.ExceptionInInitializerError"},
		{"threw\tjava.lang.RuntimeException\ncause\tX\n" + frames + "end\n", "java/lang/RuntimeException", 7, false, "throws java.lang.RuntimeException"},
		{"returned\nend\n", "java/lang/ArithmeticException", 7, false, "returns"},
		{"returned\nleft\tRandom.nextInt()\nend\n", "java/lang/ArithmeticException", 7, false, "returns without asking for all values of Random.nextInt()"},
		{"exited\nend\n", "", 7, false, "exits"},
		{"threw\tjava.lang.Arith", "java/lang/ArithmeticException", 7, false, "the JVM was ended while it told how the program had ended"},
		{"", "", 7, false, "the JVM was ended while it told how the program had ended"},
	} {
		o := parseOutcome(test.text)
		pos.Line = test.line
		wrapped := strings.Contains(test.text, "X") && test.exception != "java/lang/ExceptionInInitializerError" && test.exception != "java/lang/RuntimeException"
		at := pos
		if strings.Contains(test.text, "<clinit>") {
			at.Method = &ivl.Method{Class: "p/Main", Name: "<clinit>"}
		}
		if got := o.Is(&ivl.Property{Exception: test.exception, Pos: at}, wrapped); got != test.want || o.String() != test.told {
			t.Errorf("%q: %v, %s", test.text, got, o)
		}
	}
}

// The reproducer fails as the program does: its script, and its tests through
// Maven.
func TestReproducer(t *testing.T) {
	classes := compileInputs(t)
	dir := t.TempDir()
	m := machine(t, "", classes)
	cases := []Case{
		{"all kinds of random numbers", mainOf("random", randoms)},
		{"a clock", mainOf("clock", []Fed{{Call: "System.currentTimeMillis()", Bits: 12345}, {Call: "System.nanoTime()", Bits: -1}, {Call: "System.currentTimeMillis()", Bits: 12346}})},
		{"what is typed", mainOf("scanner", nil, "-3", "true", "1099511627776", "4")},
	}
	if err := m.WriteReproducer(dir, cases); err != nil {
		t.Fatal(err)
	}
	want := "Exception in thread \"main\" java.lang.IllegalStateException\n\tat Inputs.main(Inputs.java:81)"
	for n := range cases {
		if testing.Short() && n > 0 {
			break // each starts a JVM
		}
		cmd := exec.Command("sh", "run.sh", strconv.Itoa(n+1))
		cmd.Dir = dir
		if m.JDK.Home != "" {
			cmd.Env = append(os.Environ(), "JAVA_HOME="+m.JDK.Home)
		}
		out, err := cmd.CombinedOutput()
		if err == nil || !strings.Contains(string(out), want) {
			t.Errorf("run %d: %v\n%s", n+1, err, out)
		}
	}
	out, err := exec.Command("sh", filepath.Join(dir, "run.sh"), "9").CombinedOutput()
	if err == nil || string(out) != "there is no run 9\n" {
		t.Errorf("run 9: %v\n%s", err, out)
	}
	// A second reproducer in the same folder knows nothing of the first.
	if err := m.WriteReproducer(dir, cases[:1]); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(dir, "runs", "2")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("run 2 is still there: %v", err)
	}
	if testing.Short() {
		t.Skip("-short: without Maven")
	}
	if _, err := exec.LookPath("mvn"); err != nil {
		t.Skipf("no Maven, so the tests are not run: %v", err)
	}
	mvn := exec.Command("mvn", "-q", "-B", "test")
	mvn.Dir = dir
	mvn.Env = append(os.Environ(), "JAVA_HOME="+m.JDK.Home)
	out, err = mvn.CombinedOutput()
	if strings.Contains(string(out), "Could not resolve") || strings.Contains(string(out), "Could not transfer") || strings.Contains(string(out), "could not be resolved") || strings.Contains(string(out), "offline mode") {
		t.Skipf("Maven cannot fetch JUnit or its own plugins:\n%s", out)
	}
	if err == nil || !strings.Contains(string(out), "Run1Test.run1") || !strings.Contains(string(out), "java.lang.IllegalStateException\n\tat Inputs.main(Inputs.java:81)") {
		t.Errorf("mvn test: %v\n%s", err, out)
	}
}
