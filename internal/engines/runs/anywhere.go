package runs

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
)

// anywhere reports whether the run of an initialiser that w has followed does the same on any machine, up to the state of the JDK: it may
// read which characters separate lines and paths, and put objects without hash codes of their own into hash tables.
func (w *initWatch) anywhere(x *Executed, out ivl.Outcome) bool {
	visited := x.visited(out)
	notes := x.Lowered.Assuming(func(b *ivl.Block) bool { return visited[b] })
	if slices.ContainsFunc(notes, func(n *lower.Note) bool { return n.Kind != lower.IdentityHashes || !w.unordered(x, visited) }) {
		return false
	}
	callee := x.asked(visited, func(caller, callee string) bool {
		return slices.Contains(separators, callee) && !w.asks[callee] || slices.Contains(separators, caller) && !w.asks[caller]
	})
	return callee == ""
}

// separates reports whether the run has read a separator.
func (w *initWatch) separates() bool { return len(w.asks) > 0 }

// onWindows is x where lines and paths are separated as on Windows. The error is that it cannot be compiled.
func (x *Executed) onWindows() (*Executed, error) {
	low, p := *x.Lowered, *x.Lowered.Program
	low.Program = &p
	for v, f := range low.Statics {
		if f.Name == "$windows" && isSystem(f) {
			p.Procs = slices.Clone(p.Procs)
			i := slices.IndexFunc(p.Procs, func(q *ivl.Proc) bool { return q.Name == p.Entry })
			p.Procs[i] = beginning(p.Procs[i], &ivl.Assign{X: v, T: ivl.IntConst(1, v.Typ)})
		}
	}
	m, err := ivl.CompileLazily(&p)
	if err != nil {
		return nil, err
	}
	r := *x.Runner
	r.Lowered, r.Machine = &low, m
	other := *x
	other.Runner = &r
	return &other, nil
}

// isSystem reports whether a field is one of the model of java.lang.System: what follows from these is noted where they are asked for.
func isSystem(f *classfile.Field) bool { return f.Class.Name == "java/lang/ExecuteSystem" }

// beginning is q with a statement before the others.
func beginning(q *ivl.Proc, s ivl.Stmt) *ivl.Proc {
	c, b := *q, *q.Blocks[0]
	b.Stmts = append([]ivl.Stmt{s}, b.Stmts...)
	c.Blocks = append([]*ivl.Block{&b}, q.Blocks[1:]...)
	return &c
}

const (
	getProperty   = "java.lang.System.getProperty(Ljava/lang/String;)Ljava/lang/String;"
	lineSeparator = "java.lang.System.lineSeparator()Ljava/lang/String;"
)

// separators are the procedures that tell how lines and paths are separated.
var separators = []string{getProperty, lineSeparator}

// calls follows a call: whether getProperty is asked for something else than a separator, and what gets the number of an object.
func (w *initWatch) calls(v *ivl.View, q *ivl.Proc, s *ivl.Call) {
	switch {
	case s.Proc == lineSeparator:
		w.asks[s.Proc] = false
	case s.Proc == getProperty:
		key, is := s.Args[0].(*ivl.ObjLit)
		w.asks[s.Proc] = w.asks[s.Proc] || !is || !slices.Contains([]string{"line.separator", "path.separator", "file.separator"}, key.Text)
	case s.Proc == hashOfEnum:
		w.numbered = w.numbered || q.Name != hashOfKey
	case s.Proc == hashOfKey:
		w.key(v, s.Args[0])
	}
}

const (
	hashOfEnum = "java.lang.Enum.hashCode()I"
	hashOfKey  = "java.util.HashMap.hash(Ljava/lang/Object;)I"
)

// key looks at a key of a hash table.
func (w *initWatch) key(v *ivl.View, t ivl.Term) {
	o, ok := w.object(v, t)
	if ok && o.IsNull() {
		return
	}
	var hash, equals *classfile.Method
	var err error
	if ok {
		if hash, err = w.hier.ResolveMethod(classfile.MemberRef{Class: o.Class().Name, Name: "hashCode", Desc: "()I"}); err == nil {
			equals, err = w.hier.ResolveMethod(classfile.MemberRef{Class: o.Class().Name, Name: "equals", Desc: "(Ljava/lang/Object;)Z"})
		}
	}
	switch {
	case !ok || err != nil:
		w.numbered = true
	case hash.Class.Name == jdk.Object || hash.Class.Name == jdk.Enum:
		w.hashless = true
		w.numbered = w.numbered || equals.Class.Name != hash.Class.Name
	default:
		w.compares = w.compares || w.owns(equals.Class.Name)
	}
}

// unordered reports whether a run has used the numbers of objects only to find keys of hash tables: what such a table tells depends on them
// only where something goes through it, in the order of the table (java.util.HashMap).
func (w *initWatch) unordered(x *Executed, visited map[*ivl.Block]bool) bool {
	if w.numbered || w.hashless && w.compares { // a key without a hash code of its own may have that of any other
		return false
	}
	numbers := x.Lowered.BlocksOf(lower.IdentityHashes)
	for _, q := range x.Lowered.Program.Procs {
		of, method, _ := strings.Cut(strings.TrimPrefix(q.Name, "java.util.HashMap"), ".")
		method, _, _ = strings.Cut(method, "(")
		table := strings.HasPrefix(q.Name, "java.util.HashMap")
		for _, b := range q.Blocks {
			switch {
			case !visited[b]:
			case numbers[b] && q.Name != hashOfKey && q.Name != hashOfEnum:
				return false
			case table && !(of == "" && slices.Contains(finding, method) || of == "$Node" && method == "<init>"):
				return false
			}
		}
	}
	return true
}

// finding are the methods of the model of HashMap that look at the nodes of one key, or at all of them to make a larger table.
var finding = []string{"<init>", "hash", "place", "simple", "size", "isEmpty", "get", "getOrDefault", "containsKey", "find", "added", "accessed", "removed",
	"resize", "full", "prepare", "insert", "make", "put", "putIfAbsent", "powerFrom", "$roomFor", "loadedRoomFor", "computeIfAbsent", "merge"}
