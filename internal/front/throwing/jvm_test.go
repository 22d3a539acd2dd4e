package throwing

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf16"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/internal/dev/jdktest"
	"github.com/jayverify/jayverify/ssa"
)

// tried are classes whose public methods TestJVM calls.
var tried = regexp.MustCompile(`^(java/util/(concurrent/(atomic/|locks/)?|zip/)?|java/time/|java/text/|java/nio/|java/net/UR)[A-Z][A-Za-z0-9]*$`)

// left are those that wait, or do something outside of the program.
var left = regexp.MustCompile(`Exception$|Error$|(/Timer|/Scanner|/Formatter|/ServiceLoader|/ResourceBundle|/ForkJoin.*|/Executors|/.*Executor|/URL.*|/LockSupport|/Exchanger|/Phaser|/CyclicBarrier|/ThreadLocalRandom|/MappedByteBuffer)$`)
var waits = regexp.MustCompile(`await|acquire|lock|take|transfer|put|poll|wait|join|sleep|park|get$|setDefault`)

// aCall is one call that TestJVM makes.
type aCall struct {
	class  string
	method *classfile.Method
	throws []Throw
	args   []string // without the receiver
}

func (c aCall) line() string {
	params, _, _ := classfile.ParseMethodDescriptor(c.method.Desc)
	desc := ""
	for _, p := range params {
		name := map[string]string{"I": "int", "J": "long", "Z": "boolean", "B": "byte", "C": "char", "S": "short"}[p]
		switch {
		case name != "":
		case p[0] == '[':
			name = strings.ReplaceAll(p, "/", ".")
		default:
			name = strings.ReplaceAll(classfile.ClassNameOf(p), "/", ".")
		}
		desc += name + ";"
	}
	return strings.Join(append([]string{strings.ReplaceAll(c.class, "/", "."), c.method.Name, desc}, c.args...), "\t")
}

// values are what arguments of a type are tried with; nil for types that are not.
func values(desc string) []string {
	switch {
	case desc == "I" || desc == "J":
		return []string{"n0", "n-1", "n7", "n1", "n-2147483648"}
	case desc == "Z":
		return []string{"n0", "n1"}
	case desc == "B" || desc == "S" || desc == "C":
		return []string{"n0", "n7"}
	case desc == "Ljava/lang/String;" || desc == "Ljava/lang/Object;" || desc == "Ljava/lang/CharSequence;":
		return []string{"tabc", "null", "t", "t12"}
	case desc[0] == 'F' || desc[0] == 'D':
		return nil
	case desc[0] == '[' && strings.ContainsAny(desc[1:2], "IJBCSZ") || desc == "[Ljava/lang/Object;" || desc == "[Ljava/lang/String;":
		return []string{"a3", "null", "a0"}
	}
	return []string{"null"}
}

// calls are the calls of a method: each argument takes all its values, the others with it.
func calls(class string, m *classfile.Method, throws []Throw) []aCall {
	params, _, err := classfile.ParseMethodDescriptor(m.Desc)
	if err != nil {
		return nil
	}
	var all []aCall
	for i := range params {
		for j := range values(params[i]) {
			c := aCall{class, m, throws, nil}
			for k, p := range params {
				vs := values(p)
				if vs == nil {
					return nil
				}
				if k == i {
					c.args = append(c.args, vs[j])
				} else {
					c.args = append(c.args, vs[(j/len(values(params[i])))%len(vs)])
				}
			}
			all = append(all, c)
		}
	}
	return all
}

// number evaluates an expression.
func (c aCall) number(x Expr) (n int64, ok bool) {
	arg := func(a Arg) string {
		i := a.Index
		if !c.method.IsStatic() {
			i--
		}
		if i < 0 {
			return "this"
		}
		return c.args[i]
	}
	switch x := x.(type) {
	case Number:
		return int64(x), true
	case Arg:
		_, err := fmt.Sscanf(arg(x), "n%d", &n)
		if x.Type == ssa.Int {
			n = int64(int32(n))
		}
		return n, err == nil
	case Length:
		text, isText := strings.CutPrefix(arg(x.Of), "t")
		if isText {
			return int64(len(utf16.Encode([]rune(text)))), true
		}
		_, err := fmt.Sscanf(arg(x.Of), "a%d", &n)
		return n, err == nil
	case Empty:
		if arg(x.Of) == "t" {
			return 1, true
		}
		return 0, strings.HasPrefix(arg(x.Of), "t")
	case Binary:
		l, okL := c.number(x.X)
		r, okR := c.number(x.Y)
		switch x.Op {
		case ssa.Add:
			n = l + r
		case ssa.Sub:
			n = l - r
		default:
			return 0, false
		}
		if x.Type == ssa.Int {
			n = int64(int32(n))
		}
		return n, okL && okR
	}
	return 0, false
}

// holds says whether a condition holds; known is false where it cannot be told.
func (c aCall) holds(cond Cond) (holds, known bool) {
	if _, null := cond.Y.(Null); null {
		a, ok := cond.X.(Arg)
		if !ok {
			return false, false
		}
		i := a.Index
		if !c.method.IsStatic() {
			i--
		}
		return (i >= 0 && c.args[i] == "null") == (cond.Op == ssa.EQ), true
	}
	x, okX := c.number(cond.X)
	y, okY := c.number(cond.Y)
	if !okX || !okY {
		return false, false
	}
	return cond.Within(x, x, y)
}

// may says whether t can happen, and whether it is sure to.
func (c aCall) may(t Throw) (may, sure bool) {
	for _, way := range t.When {
		all, known := true, true
		for _, cond := range way {
			h, k := c.holds(cond)
			if k && !h {
				all = false
				break
			}
			known = known && k
		}
		if all {
			may, sure = true, sure || known && t.Known
		}
	}
	return may, sure
}

// TestJVM calls methods of the JDK with numbers and texts, null and arrays: where the
// bytecode shows that a call throws, it does, and what is shown first if it is shown for
// sure.
func TestJVM(t *testing.T) {
	home := jdktest.Home(t, 17)
	p, err := classfile.OpenPath(t.TempDir(), classfile.PathOptions{JDK: home})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	names, err := p.PlatformClasses()
	if err != nil {
		t.Fatal(err)
	}
	a := New(classfile.NewHierarchy(p))
	var all []aCall
	methods, telling := 0, 0
	for n, name := range names {
		if !tried.MatchString(name) || left.MatchString(name) || testing.Short() && n%4 != 0 {
			continue
		}
		c, err := p.Class(name)
		if err != nil {
			t.Fatal(err)
		}
		if !c.Access.Has(classfile.AccPublic) {
			continue
		}
		init := c.FindMethod("<init>", "()V")
		made := init != nil && init.Access.Has(classfile.AccPublic) && !c.IsAbstract()
		for _, m := range c.Methods {
			if !m.Access.Has(classfile.AccPublic) || waits.MatchString(m.Name) || m.IsInit() && c.IsAbstract() || m.Code == nil || !m.IsStatic() && !m.IsInit() && !made {
				continue
			}
			receiver := ""
			if !m.IsStatic() {
				receiver = name
			}
			throws := a.Of(m, receiver)
			if methods++; len(throws) > 0 {
				telling++
			}
			all = append(all, calls(name, m, throws)...)
		}
	}
	answers := runCalls(t, home, all)
	sure, maybe, untold, ended := 0, 0, 0, 0
	for i, c := range all {
		got := strings.ReplaceAll(answers[i], ".", "/")
		if got == "?" {
			continue
		}
		ended++
		var expected []string // what may come first
		settled := false
		for _, th := range c.throws {
			may, is := c.may(th)
			if may && !settled {
				expected = append(expected, th.Exception)
			}
			settled = settled || is
		}
		switch {
		case settled && got == "-":
			t.Errorf("%s throws nothing; want one of %v:\n%s", c.line(), expected, telltale(c.throws))
		case settled && !slices.Contains(expected, got):
			if !slices.ContainsFunc(expected, func(e string) bool { return a.subtype(got, e) }) {
				t.Errorf("%s throws %s; want one of %v:\n%s", c.line(), got, expected, telltale(c.throws))
			}
		case settled:
			sure++
		case got != "-" && len(expected) > 0:
			maybe++
		case got != "-" && a.concerns(got):
			if untold++; untold <= 40 {
				t.Logf("%s throws %s, which nothing tells", c.line(), got)
			}
		}
	}
	t.Logf("%d methods, %d of which throw something by their bytecode; %d calls that end: %d throw as is sure, %d throw where something may be thrown, %d throw what nothing tells", methods, telling, ended, sure, maybe, untold)
	least := 3000
	if testing.Short() {
		least = 200
	}
	if sure < least {
		t.Errorf("only %d calls throw for sure", sure)
	}
}

func telltale(throws []Throw) string {
	var lines []string
	for _, th := range throws {
		lines = append(lines, "\t"+th.String())
	}
	return strings.Join(lines, "\n")
}

// runCalls makes the calls on the JVM.
func runCalls(t *testing.T, home string, all []aCall) []string {
	t.Helper()
	source, err := os.ReadFile("testdata/Refusals.java")
	if err != nil {
		t.Fatal(err)
	}
	dir := classtest.Javac(t, 17, map[string]string{"Refusals.java": string(source)})
	var in bytes.Buffer
	for _, c := range all {
		fmt.Fprintln(&in, c.line())
	}
	cmd := exec.Command(filepath.Join(home, "bin", "java"), "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx512m", "-cp", dir, "Refusals")
	cmd.Stdin = &in
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	answers := strings.Split(strings.TrimSuffix(string(out), "\n"), "\n")
	if len(answers) != len(all) {
		t.Fatalf("%d answers to %d calls", len(answers), len(all))
	}
	return answers
}
