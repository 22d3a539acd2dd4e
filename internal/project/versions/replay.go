package versions

import (
	"context"
	_ "embed" // the class that tells values
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/horn/proc"
	"github.com/jayverify/jayverify/internal/evidence/jvm"
)

//go:embed Told.java
var toldSource string

// runTime bounds a run on the JVM, compileTime the compilation of all products.
const (
	runTime     = 10 * time.Second
	compileTime = 2 * time.Minute
)

// driver is Java source of a class that makes the call in one version, as it is.
func (k *plan) driver(p *Pair, statements []string) string {
	var b strings.Builder
	m := p.Old.Method
	if pkg := classfile.Package(m.Class.Name); pkg != "" {
		fmt.Fprintf(&b, "package %s;\n\n", strings.ReplaceAll(pkg, "/", "."))
	}
	fmt.Fprintf(&b, "@SuppressWarnings({\"unchecked\", \"rawtypes\"})\npublic final class %s {\n    public static void main(String[] args) throws Throwable {\n", driverName)
	for _, s := range statements {
		fmt.Fprintf(&b, "        %s\n", s)
	}
	fmt.Fprintf(&b, "    }\n\n    public static void run(%s) throws Throwable {\n", strings.Join(k.params, ", "))
	plain := &side{world: &world{v: k.old.v, suffix: "1"}, k: k, b: &b}
	for _, v := range k.values() {
		plain.declare(v)
		plain.build(v)
	}
	plain.line("Object result = null;")
	plain.line("Throwable thrown = null;")
	what, assign := "returns", ""
	if resultOf(m) != "V" {
		what, assign = "returns a value:", "result = "
	}
	if m.IsInit() {
		what = "makes"
	}
	var inputs []string
	for _, v := range k.values() {
		inputs = append(inputs, plain.name(v))
	}
	other := strings.Join(k.c.otherFields(), ", ")
	plain.line("%s.Told.given(new Object[] {%s}, new String[] {%s});", productPackage, strings.Join(inputs, ", "), other)
	plain.line("try { %s%s; } catch (Throwable t) { thrown = t; }", assign, plain.call(m))
	var names, after []string
	for i, v := range k.values() {
		if !v.changes() {
			continue
		}
		name := "the object"
		if k.receiver != v {
			if k.receiver == nil {
				i++
			}
			name = fmt.Sprintf("argument %d", i)
		}
		names, after = append(names, `"`+name+`"`), append(after, plain.name(v))
	}
	plain.line("%s.Told.tell(\"%s\", thrown, result, new String[] {%s}, new Object[] {%s}, new String[] {%s});", productPackage, what, strings.Join(names, ", "), strings.Join(after, ", "), other)
	b.WriteString("    }\n}\n")
	return b.String()
}

const driverName = "TwoVersionsCall"

// Difference is an input for which the versions do not do the same.
type Difference struct {
	Input    string // the call with what it was given
	Old, New string // what the versions do
	// OnlyFields says that only fields of the versions' objects differ.
	OnlyFields bool
}

// replayer makes calls on the JVM.
type replayer struct {
	jdk     *classfile.JDK
	further string // class path of both versions
	dir     string
	number  int
}

// replay makes the call of a run in both versions. It returns nil, and why, if they do the same, or cannot be run.
func (r *replayer) replay(ctx context.Context, c *Comparison, k *plan, p *Pair, product string, statements []string) (*Difference, string) {
	r.number++
	call := productPackage + "." + product + ".run("
	var mine []string
	for _, s := range statements {
		mine = append(mine, strings.ReplaceAll(s, call, "run("))
	}
	if len(mine) == 0 {
		return nil, "the run of the two versions together takes more than arguments"
	}
	source := k.driver(p, mine)
	// The same class calls both: all members that it uses are in both versions.
	dir := filepath.Join(r.dir, fmt.Sprintf("replay%d", r.number))
	pkg := classfile.Package(p.Old.Class())
	files := map[string]string{filepath.Join(filepath.FromSlash(pkg), driverName): source, filepath.Join(productPackage, "Told"): toldSource}
	if err := compile(ctx, r.jdk, dir, r.classPath(c.Old.Place), files); err != nil {
		return nil, "the call cannot be compiled for the replay: " + firstLineOf(err.Error())
	}
	class := strings.TrimPrefix(strings.ReplaceAll(pkg, "/", ".")+"."+driverName, ".")
	var told [4]outcome
	for i := range told { // the second time only if they differ
		if i == 2 && told[0].same(told[1]) {
			return nil, "a run in which they differ is not one on the JVM"
		}
		var why string
		if told[i], why = r.run(ctx, r.classPath(dir, []*Version{c.Old, c.New}[i%2].Place), class); why != "" {
			return nil, why
		}
	}
	if told[0].both != told[1].both {
		return nil, "the objects that it is given differ already, because what makes them does"
	}
	if !told[0].same(told[2]) || !told[1].same(told[3]) {
		return nil, "the method does not do the same twice on the JVM"
	}
	d := &Difference{Input: k.input(p, told[0].given), Old: told[0].all, New: told[1].all}
	d.OnlyFields = told[0].outside == told[1].outside
	return d, ""
}

// outcome is what a call has come to on the JVM.
type outcome struct {
	given, both  string // its input, and without fields that only one version has
	all, outside string // with and without the fields of the versions' objects
}

// same reports whether two outcomes are the same but for hash codes of objects.
func (o outcome) same(p outcome) bool {
	return identity.ReplaceAllString(o.all, "@") == identity.ReplaceAllString(p.all, "@")
}

// otherFields are the classes whose objects have other fields in the other version, as strings of Java. How these objects look inside says
// nothing of what they do.
func (c *Comparison) otherFields() []string {
	var out []string
	for _, n := range c.Old.names {
		if new := c.New.classes[n]; new != nil && (!sameFields(c.Old.classes[n], new) || c.Old.classes[n].Super != new.Super) {
			for _, b := range append(c.Old.below[n], c.New.below[n]...) {
				out = append(out, `"`+classfile.Dotted(b)+`"`)
			}
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// identity matches the hash codes of objects in texts.
var identity = regexp.MustCompile(`@[0-9a-f]{4,8}`)

// classPath joins entries and what both versions need. A process with another working folder can use it.
func (r *replayer) classPath(entries ...string) string {
	if r.further != "" {
		entries = append(entries, r.further)
	}
	return strings.Join(entries, string(os.PathListSeparator))
}

// input is the call with the values that it was given, which have tabs in between.
func (k *plan) input(p *Pair, given string) string {
	values := strings.Split(given, "\t")
	name := p.Old.Method.Name
	if p.Old.Method.IsInit() {
		name = "new " + classfile.Dotted(p.Old.Class())
	}
	if k.receiver == nil {
		return name + "(" + strings.Join(values, ", ") + ")"
	}
	return values[0] + " . " + name + "(" + strings.Join(values[1:], ", ") + ")"
}

// linkage matches errors of a call that the JVM could not link.
var linkage = regexp.MustCompile(`throws java\.lang\.(\w*LinkageError|NoSuch\w*Error|IncompatibleClassChangeError|IllegalAccessError|AbstractMethodError|NoClassDefFoundError|VerifyError)\b`)

// run calls the driver, and reads the lines that it prints.
func (r *replayer) run(ctx context.Context, classPath, class string) (o outcome, why string) {
	java, err := jvm.Java(r.jdk)
	if err != nil {
		return o, err.Error()
	}
	work := filepath.Join(r.dir, "work")
	if err := os.MkdirAll(work, 0o777); err != nil {
		return o, err.Error()
	}
	args := []string{"-ea", "-Xss64m", "-Xmx1g", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData", "-Djava.awt.headless=true", "-Dfile.encoding=UTF-8", "-Duser.language=en", "-cp", classPath, class}
	out, err := proc.Run(ctx, proc.Cmd{Path: java, Args: args, Dir: work, Time: runTime, MemoryMB: 2048})
	if err != nil {
		return o, err.Error()
	}
	for line := range strings.Lines(out.Stdout) {
		line = strings.TrimRight(line, "\r\n")
		for mark, to := range map[string]*string{" is given: ": &o.given, " is given in both: ": &o.both, " outside: ": &o.outside, ": ": &o.all} {
			if text, ok := strings.CutPrefix(line, productPackage+mark); ok {
				*to = text
			}
		}
	}
	switch {
	case o.all == "":
		return o, "the replay on the JVM does not end as a call: " + firstLineOf(out.Stderr)
	case linkage.MatchString(o.all):
		return o, "the JVM cannot link the call: " + o.all
	}
	return o, ""
}

func firstLineOf(text string) string {
	line, _, _ := strings.Cut(strings.TrimSpace(text), "\n")
	return line
}

// compile compiles sources, by the names of their files without ending, into a folder.
func compile(ctx context.Context, jdk *classfile.JDK, dir, classPath string, sources map[string]string) error {
	args := []string{"-J-Duser.language=en", "-J-XX:TieredStopAtLevel=1", "-g", "-nowarn", "-proc:none", "-implicit:none", "-encoding", "UTF-8", "-XDstringConcat=inline", "-Xmaxerrs", "100000", "-d", dir, "-cp", classPath}
	for name, text := range sources {
		file := filepath.Join(dir, name+".java")
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			return err
		}
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			return err
		}
		args = append(args, file)
	}
	tool := filepath.Join(jdk.Home, "bin", "javac")
	out, err := proc.Run(ctx, proc.Cmd{Path: tool, Args: args, Dir: dir, Time: compileTime, MemoryMB: 2048})
	if err != nil {
		return fmt.Errorf("javac: %w", err)
	}
	if strings.Contains(out.Stderr, ": error: ") || strings.HasPrefix(out.Stderr, "error: ") {
		return &compileError{out.Stderr}
	}
	return nil
}

// compileError has what the compiler says.
type compileError struct{ text string }

func (e *compileError) Error() string { return e.text }
