package classfile

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile/classtest"
)

// runnerSource calls what each line of its input names and prints what came out.
const runnerSource = `
import java.io.*;
public class Runner {
  public static void main(String[] args) throws Exception {
    BufferedReader in = new BufferedReader(new FileReader(args[0]));
    for (String line; (line = in.readLine()) != null; ) {
      String[] w = line.split(" ");
      String result;
      try {
        Object o = Class.forName(w[1]).getConstructor().newInstance();
        result = (String) Class.forName(w[0]).getMethod("call", Object.class).invoke(null, o);
      } catch (java.lang.reflect.InvocationTargetException e) {
        result = e.getCause().getClass().getName();
      } catch (Throwable e) {
        result = e.getClass().getName();
      }
      System.out.println(result);
    }
  }
}`

const stringResult = "()Ljava/lang/String;"

// TestAsJVM makes random hierarchies and calls, which javac would often refuse,
// and compares what the JVM resolves and selects with what Hierarchy does.
func TestAsJVM(t *testing.T) {
	dir := classtest.Javac(t, 8, map[string]string{"Runner.java": runnerSource})
	java, err := exec.LookPath("java")
	if err != nil {
		t.Skip("this test needs a JDK: no java on the PATH")
	}
	random := rand.New(rand.NewPCG(7, 11))
	g := &hierarchyGen{t: t, dir: dir, random: random}
	hierarchies := 120
	if testing.Short() {
		hierarchies = 20
	}
	for i := range hierarchies {
		g.hierarchy(i)
	}
	p, err := OpenPath(dir, PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()

	var input strings.Builder
	for _, c := range g.calls {
		fmt.Fprintln(&input, strings.ReplaceAll(c.driver+" "+c.dynamic, "/", "."))
	}
	calls := write(t, t.TempDir(), "calls", input.String())
	run := exec.Command(java, "-cp", dir, "Runner", calls)
	run.Dir = t.TempDir() // should the JVM crash, its report goes there
	out, err := run.Output()
	if err != nil {
		var exit *exec.ExitError
		if errors.As(err, &exit) {
			out = append(out, exit.Stderr...)
		}
		t.Fatalf("java: %v\n%s", err, out)
	}
	got := strings.Split(strings.TrimSpace(string(out)), "\n")
	if len(got) != len(g.calls) {
		t.Fatalf("%d answers to %d calls", len(got), len(g.calls))
	}
	h := NewHierarchy(p)
	compared, errs := 0, 0
	for i, c := range g.calls {
		if got[i] == "java.lang.IllegalAccessError" {
			continue // access control is not ours
		}
		compared++
		if strings.Contains(got[i], "Error") {
			errs++
		}
		if want := c.predict(h); want != got[i] && !(c.kind != OpGetstatic && unselectable(want) && unselectable(got[i])) {
			t.Errorf("%s of %s on a %s gives %s, the JVM %s", c.kind, c.ref, c.dynamic, want, got[i])
		}
	}
	if compared < 10*hierarchies || errs < hierarchies {
		t.Errorf("only %d calls compared, %d of them errors", compared, errs)
	}
	t.Logf("%d calls compared, %d of them errors", compared, errs)
}

// unselectable reports whether a result is that no method can be selected.
// HotSpot raises either error for two defaults, depending on what a superclass
// inherits.
func unselectable(result string) bool {
	return result == "java.lang.AbstractMethodError" || result == "java.lang.IncompatibleClassChangeError"
}

// call is a static method "call" of the class driver, which runs the given
// instruction on an object of the class dynamic.
type call struct {
	kind    Opcode
	driver  string
	current string // the class with the instruction
	dynamic string
	ref     MemberRef
}

// predict is what Hierarchy says a call gives.
func (c call) predict(h *Hierarchy) string {
	if c.kind == OpGetstatic {
		f, err := h.ResolveField(c.ref)
		if err != nil {
			return errorName(err)
		}
		return f.Class.Name
	}
	m, err := h.ResolveMethod(c.ref)
	if err != nil {
		return errorName(err)
	}
	if m.IsStatic() {
		return "java.lang.IncompatibleClassChangeError"
	}
	if c.kind == OpInvokespecial {
		current, err := h.Class(c.current)
		if err != nil {
			return err.Error()
		}
		m, err = h.SelectSpecial(current, c.ref, m)
		if err != nil {
			return errorName(err)
		}
		return m.Class.Name
	}
	if m, err = h.Select(c.dynamic, m); err != nil {
		return errorName(err)
	}
	return m.Class.Name
}

func errorName(err error) string {
	var le *LinkageError
	if errors.As(err, &le) {
		return strings.ReplaceAll(le.Kind, "/", ".")
	}
	return err.Error()
}

// hierarchyGen writes class files below dir.
type hierarchyGen struct {
	t      *testing.T
	dir    string
	random *rand.Rand
	calls  []call

	// mixed is whether interfaces declare m too. Then every m of a class is a
	// public or protected instance method: HotSpot departs from JVMS §5.4.6
	// where another stands between a class and a default of its interfaces
	// (javac refuses to compile those), and some such hierarchies crash it.
	mixed bool
}

// genClass is a class of a random hierarchy.
type genClass struct {
	name        string
	super       *genClass
	interfaces  []*genClass
	isInterface bool
}

func (c *genClass) isSubtype(of *genClass) bool {
	if c == of {
		return true
	}
	if c.super != nil && c.super.isSubtype(of) {
		return true
	}
	for _, i := range c.interfaces {
		if i.isSubtype(of) {
			return true
		}
	}
	return false
}

// hierarchy makes three interfaces, four classes one below the other, and
// calls of all kinds.
func (g *hierarchyGen) hierarchy(n int) {
	var interfaces, classes []*genClass
	g.mixed = n%2 == 0
	for k := range 3 {
		i := &genClass{name: fmt.Sprintf("%s/I%d_%d", g.pick("p", "q"), n, k), isInterface: true}
		i.interfaces = g.some(interfaces)
		g.write(i)
		interfaces = append(interfaces, i)
	}
	for k := range 4 {
		c := &genClass{name: fmt.Sprintf("%s/C%d_%d", g.pick("p", "p", "q"), n, k), interfaces: g.some(interfaces)}
		if k > 0 {
			c.super = classes[k-1]
		}
		g.write(c)
		classes = append(classes, c)
	}
	for _, dynamic := range classes {
		for _, symbolic := range append(classes[:4:4], interfaces...) {
			if dynamic.isSubtype(symbolic) {
				g.driver(dynamic, symbolic, Package(symbolic.name))
			}
		}
	}
}

func (g *hierarchyGen) pick(from ...string) string { return from[g.random.IntN(len(from))] }

func (g *hierarchyGen) some(from []*genClass) (some []*genClass) {
	for _, c := range from {
		if g.random.IntN(3) == 0 {
			some = append(some, c)
		}
	}
	return some
}

// write writes a class, which may have a method m, a field f, and for each
// direct supertype a method that calls m with invokespecial.
func (g *hierarchyGen) write(c *genClass) {
	super, access := objectClass, uint16(0x21)
	if c.super != nil {
		super = c.super.name
	}
	if c.isInterface {
		access = 0x601
	}
	var names []string
	for _, i := range c.interfaces {
		names = append(names, i.name)
	}
	b := classtest.NewBuilder(52, access, c.name, super, names...)
	methodFlags := []uint16{1, 1, 4, 0x401, 0, 0, 2, 9}
	switch {
	case c.isInterface:
		methodFlags = []uint16{1, 1, 0x401, 0x401, 2, 9}
	case g.mixed:
		methodFlags = methodFlags[:4]
	}
	if g.random.IntN(3) > 0 && (g.mixed || !c.isInterface) {
		flags := methodFlags[g.random.IntN(len(methodFlags))]
		if flags&0x400 != 0 {
			b.Method(flags, "m", stringResult)
		} else {
			b.Method(flags, "m", stringResult, b.Code(1, 1, []byte{byte(OpLdc), byte(b.String(c.name)), byte(OpAreturn)}))
		}
	}
	if g.random.IntN(3) == 0 {
		b.Field(0x19, "f", "Ljava/lang/String;", b.Attr("ConstantValue", classtest.U2(b.String(c.name))))
	}
	if !c.isInterface {
		b.Method(1, "<init>", "()V", b.Code(1, 1, classtest.Join(
			[]byte{byte(OpAload0), byte(OpInvokespecial)}, classtest.U2(b.Methodref(super, "<init>", "()V")), []byte{byte(OpReturn)})))
		g.superCalls(b, c)
	}
	write(g.t, g.dir, c.name+".class", string(b.Bytes()))
}

// superCalls adds invokespecial calls to the class, one for each ancestor
// class and direct superinterface.
func (g *hierarchyGen) superCalls(b *classtest.Builder, c *genClass) {
	targets := append([]*genClass{c}, c.interfaces...)
	for s := c.super; s != nil; s = s.super {
		targets = append(targets, s)
	}
	for k, target := range targets {
		ref := MemberRef{Class: target.name, Name: "m", Desc: stringResult, Interface: target.isInterface}
		name := fmt.Sprintf("super%d_%s", k, filepath.Base(c.name))
		b.Method(1, name, stringResult, b.Code(1, 1, classtest.Join(
			[]byte{byte(OpAload0), byte(OpInvokespecial)}, classtest.U2(memberIndex(b, ref)), []byte{byte(OpAreturn)})))
		g.add(call{kind: OpInvokespecial, current: c.name, dynamic: c.name, ref: ref},
			OpInvokevirtual, MemberRef{Class: c.name, Name: name, Desc: stringResult})
	}
}

func memberIndex(b *classtest.Builder, ref MemberRef) uint16 {
	if ref.Interface {
		return b.InterfaceMethodref(ref.Class, ref.Name, ref.Desc)
	}
	return b.Methodref(ref.Class, ref.Name, ref.Desc)
}

// driver adds the calls by way of the class symbolic.
func (g *hierarchyGen) driver(dynamic, symbolic *genClass, pkg string) {
	ref := MemberRef{Class: symbolic.name, Name: "m", Desc: stringResult, Interface: symbolic.isInterface}
	kind := OpInvokevirtual
	if symbolic.isInterface {
		kind = OpInvokeinterface
	}
	g.add(call{kind: kind, dynamic: dynamic.name, ref: ref, driver: pkg}, kind, ref)
	if g.random.IntN(20) == 0 { // the wrong kind
		ref.Interface = !ref.Interface
		kind = OpInvokevirtual
		if ref.Interface {
			kind = OpInvokeinterface
		}
		g.add(call{kind: kind, dynamic: dynamic.name, ref: ref, driver: pkg}, kind, ref)
	}
	if g.random.IntN(3) == 0 {
		ref := MemberRef{Class: symbolic.name, Name: "f", Desc: "Ljava/lang/String;"}
		g.add(call{kind: OpGetstatic, dynamic: dynamic.name, ref: ref, driver: pkg}, OpGetstatic, ref)
	}
}

// add writes the driver of a call, whose one instruction is op on ref.
func (g *hierarchyGen) add(c call, op Opcode, ref MemberRef) {
	pkg := "d"
	if c.driver != "" {
		pkg = c.driver
	}
	c.driver = fmt.Sprintf("%s/Driver%d", pkg, len(g.calls))
	if c.current == "" {
		c.current = c.driver
	}
	b := classtest.NewBuilder(52, 0x21, c.driver, objectClass)
	code := []byte{byte(OpAload0), byte(OpCheckcast)}
	code = append(code, classtest.U2(b.Class(ref.Class))...)
	switch op {
	case OpGetstatic:
		code = classtest.Join([]byte{byte(OpGetstatic)}, classtest.U2(b.Fieldref(ref.Class, ref.Name, ref.Desc)))
	case OpInvokeinterface:
		code = classtest.Join(code, []byte{byte(op)}, classtest.U2(memberIndex(b, ref)), []byte{1, 0})
	default:
		code = classtest.Join(code, []byte{byte(op)}, classtest.U2(memberIndex(b, ref)))
	}
	b.Method(9, "call", "(Ljava/lang/Object;)Ljava/lang/String;", b.Code(1, 1, append(code, byte(OpAreturn))))
	write(g.t, g.dir, c.driver+".class", string(b.Bytes()))
	g.calls = append(g.calls, c)
}

// TestCallsAreClasses keeps the generator honest: what it writes parses.
func TestCallsAreClasses(t *testing.T) {
	g := &hierarchyGen{t: t, dir: t.TempDir(), random: rand.New(rand.NewPCG(1, 1))}
	g.hierarchy(0)
	p := open(t, 17, g.dir)
	names, err := p.ProgramClasses()
	if err != nil || len(names) < 7 {
		t.Fatalf("%d classes, %v", len(names), err)
	}
	for _, n := range names {
		if _, err := p.Class(n); err != nil {
			t.Error(err)
		}
	}
	if _, err := os.Stat(filepath.Join(g.dir, g.calls[0].driver+".class")); err != nil {
		t.Error(err)
	}
}
