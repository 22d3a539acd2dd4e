package jbench

import (
	"context"
	_ "embed"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/jayverify/jayverify/classfile"
)

// Objects verifies a project with `jayverify check`, and calls the methods that are proved on a
// JVM, with receivers and arguments that random chains of public calls make.
type Objects struct {
	Checker *Checker
	Path    string   // a jar, or a folder of classes
	With    string   // class path of what these need, "" for nothing
	Calls   int      // of each method
	Seed    uint64   // of the chains
	Java    string   // "" is java on the PATH
	Only    []string // methods of the form p/C.m(I)V that are called; nil for those that are proved
}

// ObjectCalls is what came out for one method.
type ObjectCalls struct {
	Method string // p/C.m(I)V
	Calls  int    // that were made
	// Throws is what a call threw, Thrower the class that did, Chain the calls that led to it.
	Throws, Thrower, Chain string
	// Written says that a throw statement of the program may have thrown it: the method's contract
	// may say so.
	Written bool
	Problem string // why it was not called
}

// Wrong reports whether the JVM throws in the program's own code what is proved not to happen.
func (c ObjectCalls) Wrong(own func(class string) bool) bool {
	return c.Throws != "" && !c.Written && own(c.Thrower)
}

// ObjectSummary counts.
type ObjectSummary struct {
	Methods, Proved, Called  int
	Written, InJDK, NoObject int
	Wrong                    []ObjectCalls
	Rows                     []ObjectCalls // of all that were proved, by name
}

// String is the summary in one line.
func (s *ObjectSummary) String() string {
	return fmt.Sprintf("%d methods: %d proved, %d of them called (%d threw what the program throws itself, %d from inside the JDK), %d without objects; %d wrong",
		s.Methods, s.Proved, s.Called, s.Written, s.InJDK, s.NoObject, len(s.Wrong))
}

// Do verifies and calls.
func (o Objects) Do(ctx context.Context) (*ObjectSummary, error) {
	proved := slices.Clone(o.Only)
	s := &ObjectSummary{Methods: len(proved)}
	if proved == nil {
		var options []string
		if o.With != "" {
			options = []string{"--classpath=" + o.With}
		}
		c, err := o.Checker.Check(ctx, []string{o.Path}, options...)
		if err != nil {
			return nil, err
		}
		s.Methods = c.Methods
		proved = c.Proofs
	}
	slices.Sort(proved)
	s.Proved = len(proved)
	classes, err := programClasses(o.Path)
	if err != nil {
		return nil, err
	}
	if s.Rows, err = o.call(ctx, proved, classes); err != nil {
		return nil, err
	}
	own := func(class string) bool { return slices.Contains(classes, class) }
	for _, r := range s.Rows {
		switch {
		case r.Problem != "" || r.Calls == 0 && r.Throws == "":
			s.NoObject++
			continue
		case r.Wrong(own):
			s.Wrong = append(s.Wrong, r)
		case r.Throws != "" && own(r.Thrower):
			s.Written++
		case r.Throws != "":
			s.InJDK++
		}
		s.Called++
	}
	return s, nil
}

// programClasses lists the classes of a jar or folder, with dots.
func programClasses(at string) ([]string, error) {
	path, err := classfile.OpenPath(at, classfile.PathOptions{NoPlatform: true})
	if err != nil {
		return nil, err
	}
	defer path.Close()
	names, err := path.ProgramClasses()
	if err != nil {
		return nil, err
	}
	var classes []string
	for _, n := range names {
		if !strings.HasSuffix(n, "-info") {
			classes = append(classes, strings.ReplaceAll(n, "/", "."))
		}
	}
	return classes, nil
}

//go:embed methods/Objects.java
var objectsSource []byte

// call calls the methods.
func (o Objects) call(ctx context.Context, methods, classes []string) ([]ObjectCalls, error) {
	dir, err := os.MkdirTemp("", "jbench-objects-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	source, list, names := filepath.Join(dir, "Objects.java"), filepath.Join(dir, "methods"), filepath.Join(dir, "classes")
	for file, data := range map[string]string{source: string(objectsSource), list: strings.Join(methods, "\n"), names: strings.Join(classes, "\n")} {
		if err := os.WriteFile(file, []byte(data), 0o666); err != nil {
			return nil, err
		}
	}
	java, path := o.Java, o.Path
	if java == "" {
		java = "java"
	}
	if o.With != "" {
		path += string(os.PathListSeparator) + o.With
	}
	e, err := process{
		Args: []string{java, "-Xmx1g", "-ea", "-cp", path, source, list, names, strconv.Itoa(o.Calls), strconv.FormatUint(o.Seed, 10)},
		Time: time.Minute + time.Duration(len(methods))*(6*time.Second+time.Duration(o.Calls)*5*time.Millisecond),
	}.run(ctx)
	if err != nil {
		return nil, err
	}
	rows := parseObjectCalls(e.Output)
	if len(rows) < len(methods) {
		return rows, fmt.Errorf("the calls of methods ended early, after %d of %d: %s", len(rows), len(methods), firstLine(e.Errors))
	}
	return rows, nil
}

// parseObjectCalls reads the lines of Objects.java.
func parseObjectCalls(output string) []ObjectCalls {
	var rows []ObjectCalls
	for line := range strings.Lines(output) {
		fs := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if len(fs) < 3 {
			continue
		}
		row := ObjectCalls{Method: fs[0]}
		row.Calls, _ = strconv.Atoi(fs[1])
		switch {
		case fs[2] == "throws" && len(fs) == 7:
			row.Throws, row.Thrower, row.Written, row.Chain = fs[3], fs[4], fs[5] != "", fs[6]
		case fs[2] != "ends":
			row.Problem = strings.Join(fs[2:], " ")
		}
		rows = append(rows, row)
	}
	return rows
}
