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
	plain.line("%s.Told.given(new Object[] {%s});", productPackage, strings.Join(inputs, ", "))
	plain.line("try { %s%s; } catch (Throwable t) { thrown = t; }", assign, plain.call(m))
	var names, after []string
	for i, v := range k.values() {
		if v.kind != copied && v.kind != object {
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
	plain.line("%s.Told.tell(\"%s\", thrown, result, new String[] {%s}, new Object[] {%s});", productPackage, what, strings.Join(names, ", "), strings.Join(after, ", "))
	b.WriteString("    }\n}\n")
	return b.String()
}

const driverName = "TwoVersionsCall"

// Difference is an input for which the versions do not do the same.
type Difference struct {
	Input    string // the call with what it was given
	Old, New string // what the versions do
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
	var told, given [2]string
	for i, v := range []*Version{c.Old, c.New} {
		dir := filepath.Join(r.dir, fmt.Sprintf("replay%d_%d", r.number, i))
		pkg := classfile.Package(p.Old.Class())
		files := map[string]string{filepath.Join(filepath.FromSlash(pkg), driverName): source, filepath.Join(productPackage, "Told"): toldSource}
		if err := compile(ctx, r.jdk, dir, r.classPath(v.Place), files); err != nil {
			return nil, "the call cannot be compiled for the replay: " + firstLineOf(err.Error())
		}
		class := strings.TrimPrefix(strings.ReplaceAll(pkg, "/", ".")+"."+driverName, ".")
		first, input, why := r.run(ctx, r.classPath(dir, v.Place), class)
		if why != "" {
			return nil, why
		}
		again, _, why := r.run(ctx, r.classPath(dir, v.Place), class)
		if why != "" || again != first {
			return nil, "the method does not do the same twice on the JVM"
		}
		told[i], given[i] = first, input
	}
	if identity.ReplaceAllString(told[0], "@") == identity.ReplaceAllString(told[1], "@") {
		return nil, "a run in which they differ is not one on the JVM"
	}
	return &Difference{Input: k.input(p, given[0]), Old: told[0], New: told[1]}, ""
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

// run returns the lines that the driver prints.
func (r *replayer) run(ctx context.Context, classPath, class string) (told, given, why string) {
	java, err := jvm.Java(r.jdk)
	if err != nil {
		return "", "", err.Error()
	}
	work := filepath.Join(r.dir, "work")
	if err := os.MkdirAll(work, 0o777); err != nil {
		return "", "", err.Error()
	}
	args := []string{"-ea", "-Xss64m", "-Xmx1g", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData", "-Djava.awt.headless=true", "-Dfile.encoding=UTF-8", "-Duser.language=en", "-cp", classPath, class}
	out, err := proc.Run(ctx, proc.Cmd{Path: java, Args: args, Dir: work, Time: runTime, MemoryMB: 2048})
	if err != nil {
		return "", "", err.Error()
	}
	lines := strings.Split(out.Stdout, "\n")
	slices.Reverse(lines)
	for _, l := range lines {
		l = strings.TrimSuffix(l, "\r")
		if text, ok := strings.CutPrefix(l, productPackage+": "); ok && told == "" {
			told = text
		}
		if text, ok := strings.CutPrefix(l, productPackage+" is given: "); ok && told != "" {
			return told, text, ""
		}
	}
	return "", "", "the replay on the JVM does not end as a call: " + firstLineOf(out.Stderr)
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
