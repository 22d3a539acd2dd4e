package verify

import (
	"maps"
	"slices"
	"strings"
	"sync"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/jdkfacts"
)

// jdkCalls says which overridable methods the JDK's own code runs on objects that it is given:
//
//	builder.append(Object) ─▶ Object.toString
//	map.put(Object, Object) ─▶ Object.hashCode, Object.equals, Comparable.compareTo
//
// A call on an object of the JDK runs the body of one of the classes in the package of the method's class, and of the objects that this one is
// made of. Other objects of the JDK that it is given run methods of the same name: a list's toString runs that of its elements. Objects that
// only static fields of the JDK have are left out.
type jdkCalls struct {
	kept  *keptFacts
	path  *classfile.Path
	hier  *classfile.Hierarchy
	below func() (map[string][]string, error)
}

// keptFacts is what has been found out of a JDK, which all programs of a process share. factsKey is its key.
type keptFacts struct {
	mu       sync.Mutex
	analysis *jdkfacts.Analysis // nil if the JDK cannot be read
	runs     map[string][]*classfile.Method
	closed   map[string]bool
}

type factsKey struct{}

// newJDKCalls is for the programs of a path.
func newJDKCalls(path *classfile.Path, below func() (map[string][]string, error)) *jdkCalls {
	kept := path.Platform().Kept(factsKey{}, func() any {
		a, err := jdkfacts.New(path.View(false), jdkfacts.Folder())
		if err != nil {
			a = nil
		}
		return &keptFacts{analysis: a, runs: map[string][]*classfile.Method{}, closed: map[string]bool{}}
	}).(*keptFacts)
	return &jdkCalls{kept, path, classfile.NewHierarchy(path.View(false)), below}
}

// of returns the methods that a call of ref may run; all is true if nothing is known of it.
func (j *jdkCalls) of(ref classfile.MemberRef) (runs []*classfile.Method, all bool) {
	j.kept.mu.Lock()
	defer j.kept.mu.Unlock()
	m, err := j.hier.ResolveMethod(ref)
	switch {
	case err != nil || j.kept.analysis == nil:
		return nil, true
	case !m.Class.Origin.Platform: // a client's object
		return nil, m.Access.Has(classfile.AccNative)
	}
	if runs, known := j.kept.runs[m.String()]; known {
		return runs, false
	}
	params, _, err := classfile.ParseMethodDescriptor(m.Desc)
	if err != nil {
		return nil, true
	}
	if !m.IsStatic() {
		params = append([]string{classfile.DescriptorOf(m.Class.Name)}, params...)
	}
	add := func(m *classfile.Method) {
		if !slices.Contains(runs, m) {
			runs = append(runs, m)
		}
	}
	for _, body := range j.bodies(m) {
		for _, r := range j.kept.analysis.OnArguments(body).Runs {
			if r.On < len(params) && j.closed(params[r.On]) {
				continue
			}
			add(r.Method)
			if r.On != 0 || m.IsStatic() || r.Method.Class.Name == jdk.Object {
				continue
			}
			for _, part := range j.bodies(r.Method) { // the object is made of others, as a set of a map
				for _, r := range j.kept.analysis.OnArguments(part).Runs {
					add(r.Method)
				}
			}
		}
	}
	j.kept.runs[m.String()] = runs
	return runs, false
}

// bodies are those that a call of m may run.
func (j *jdkCalls) bodies(m *classfile.Method) (all []*classfile.Method) {
	if !m.IsAbstract() {
		all = append(all, m)
	}
	if m.IsStatic() || m.IsInit() || m.Class.IsFinal() || m.Class.Name == jdk.Object {
		return all
	}
	below, err := j.below()
	if err != nil {
		return all
	}
	pkg := m.Class.Name[:strings.LastIndexByte(m.Class.Name, '/')+1]
	for todo, seen := below[m.Class.Name], map[string]bool{}; len(todo) > 0; {
		name := todo[0]
		todo = todo[1:]
		if seen[name] {
			continue
		}
		seen[name] = true
		todo = append(todo, below[name]...)
		if !strings.HasPrefix(name, pkg) || strings.Contains(name[len(pkg):], "/") {
			continue
		}
		if c, err := j.hier.Class(name); err == nil && !c.IsAbstract() && !c.IsInterface() {
			if body, err := j.hier.Select(name, m); err == nil && body != nil && !body.IsAbstract() && !slices.Contains(all, body) {
				all = append(all, body)
			}
		}
	}
	return all
}

// closed reports whether no object of the program can be reached from a value of a type: the class is final, and keeps nothing that it
// is given but what is closed itself.
func (j *jdkCalls) closed(desc string) bool {
	for {
		assumed, known := map[string]bool{}, len(j.kept.closed)
		is := j.closedIf(desc, assumed)
		if len(j.kept.closed) == known { // else what others were found to be by then may have been assumed of one that is not closed
			maps.Copy(j.kept.closed, assumed)
			return is
		}
	}
}

// closedIf is closed where the classes that are assumed are. It adds those that it looks at, and keeps which are not closed.
func (j *jdkCalls) closedIf(desc string, assumed map[string]bool) bool {
	desc = strings.TrimLeft(desc, "[")
	name := classfile.ClassNameOf(desc)
	if name == "" || assumed[name] {
		return true
	}
	if is, known := j.kept.closed[name]; known {
		return is
	}
	c, err := j.hier.Class(name)
	if err != nil || !c.Origin.Platform || !c.IsFinal() {
		return false
	}
	assumed[name] = true
	for _, m := range c.Methods {
		params, _, err := classfile.ParseMethodDescriptor(m.Desc)
		if m.IsPrivate() || m.IsClassInit() || err != nil {
			continue
		}
		if !m.IsStatic() {
			params = append([]string{"I"}, params...)
		}
		for i, p := range params {
			if !j.closedIf(p, assumed) && j.kept.analysis.OnArguments(m).Keeps.Has(i) {
				j.kept.closed[name] = false
				return false
			}
		}
	}
	return true
}
