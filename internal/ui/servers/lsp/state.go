package lsp

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/entries"
	"github.com/jayverify/jayverify/internal/project"
	"github.com/jayverify/jayverify/internal/ui/servers"
	"github.com/jayverify/jayverify/ivl"
)

// projectView is what the server knows of the project. It is safe for concurrent use.
type projectView struct {
	mu      sync.Mutex
	gen     int      // counts the states of the class files
	files   snapshot // those of gen
	folders []string // with classes; nil if there are none
	failed  bool     // the last attempt to open the project has failed
	apply   func(*result.Result) *result.Result
	name    string

	entries map[string]*known
	order   []string                         // their names
	sources map[string]*source               // by name relative to a source root
	found   func(rel string) (string, error) // the file of a source

	open      map[string]string // files that the editor has open, and the URIs it gives them
	published map[string]string // what diagnostics the editor has, by URI
	scratch   string            // a folder for texts that the editor shows; "" until there are some
}

// known is an entry, and what has been found out about it.
type known struct {
	name       string
	entry      entries.Entry
	source     string           // relative to a source root, with slashes; "" if that is not known
	class      string           // its class file, as the snapshot names it; "" for one in a jar
	outcome    *project.Outcome // nil if there is none yet
	gen        int              // the state of the class files that outcome is about
	first      bool             // the user looks at it, as of the last todo
	invariants *invariants      // nil if they were not asked for
}

// invariants are what is proved about the code of an entry.
type invariants struct {
	done chan struct{} // closed when the others are there
	gen  int
	list []result.Invariant
	why  string // there are none
}

// source is a source file of the project.
type source struct {
	path    string // "" if it was not found
	changed int    // the generation in which its classes have changed last
	stale   bool   // it is newer than its classes
}

func (st *projectView) init() {
	st.entries, st.sources = map[string]*known{}, map[string]*source{}
	st.open, st.published = map[string]string{}, map[string]string{}
	st.found = func(string) (string, error) { return "", os.ErrNotExist }
}

// close removes what was written for the editor.
func (st *projectView) close() {
	st.mu.Lock()
	defer st.mu.Unlock()
	if st.scratch != "" {
		_ = os.RemoveAll(st.scratch) // it is in the folder for temporary files
	}
}

// seen returns the folders with classes, and what was in them when the last run began.
func (st *projectView) seen() ([]string, snapshot) {
	st.mu.Lock()
	defer st.mu.Unlock()
	return st.folders, st.files
}

// unopened reports whether the project could not be opened. A later attempt may succeed.
func (st *projectView) unopened() bool {
	st.mu.Lock()
	defer st.mu.Unlock()
	return st.failed
}

// lost forgets all entries: the project cannot be opened.
func (st *projectView) lost() {
	st.mu.Lock()
	defer st.mu.Unlock()
	st.failed, st.folders, st.files = true, nil, nil
	st.entries, st.order = map[string]*known{}, nil
}

// setOpen says that the editor has a file open, or with "" that it has closed it.
func (st *projectView) setOpen(path, uri string) {
	st.mu.Lock()
	defer st.mu.Unlock()
	if uri == "" {
		delete(st.open, path)
		return
	}
	st.open[path] = uri
}

// uri is the URI of a file as the editor writes it.
func (st *projectView) uri(path string) string {
	if uri := st.open[path]; uri != "" {
		return uri
	}
	return uriOf(path)
}

// begin takes the entries of a project whose class files have the given stamps.
func (st *projectView) begin(p servers.Project, snap snapshot) {
	st.mu.Lock()
	defer st.mu.Unlock()
	changed := snap.differ(st.files)
	if st.gen == 0 || !snap.equal(st.files) {
		st.gen++
	}
	st.files, st.folders, st.failed = snap, p.Folders(), false
	st.apply, st.name = p.Apply, p.Name()
	st.found = finder(p.SourceRoots())
	sources := map[string]*source{}
	old := st.entries
	st.entries, st.order = map[string]*known{}, nil
	for _, e := range p.Entries() {
		k := &known{name: e.String(), entry: e, source: p.Source(e.Class())}
		if file := filepath.Join(e.Method.Class.Origin.Path, filepath.FromSlash(e.Class())+".class"); st.files[file] != (stamp{}) {
			k.class = file
		}
		if was := old[k.name]; was != nil {
			k.outcome, k.gen, k.invariants = was.outcome, was.gen, was.invariants
		}
		st.entries[k.name] = k
		st.order = append(st.order, k.name)
		src := sources[k.source]
		if src == nil {
			src = &source{}
			src.path, _ = st.found(k.source) // one that is not there has no name
			if was := st.sources[k.source]; was != nil {
				src.changed = was.changed
			}
			sources[k.source] = src
		}
		if k.class != "" && slices.Contains(changed, k.class) {
			src.changed = st.gen
		}
	}
	st.sources = sources
	st.markStale()
}

// finder finds source files below the given folders.
func finder(roots []string) func(rel string) (string, error) {
	return func(rel string) (string, error) {
		if rel == "" || !filepath.IsLocal(filepath.FromSlash(rel)) {
			return "", os.ErrNotExist
		}
		for _, root := range roots {
			path := filepath.Join(root, filepath.FromSlash(rel))
			if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() {
				return path, nil
			}
		}
		return "", os.ErrNotExist
	}
}

// refreshStale finds out which source files are newer than their classes.
func (st *projectView) refreshStale() {
	st.mu.Lock()
	defer st.mu.Unlock()
	st.markStale()
}

func (st *projectView) markStale() {
	oldest := map[*source]time.Time{}
	for _, k := range st.entries {
		info, err := os.Stat(k.class)
		if k.class == "" || err != nil {
			continue
		}
		src := st.sources[k.source]
		if t, ok := oldest[src]; !ok || info.ModTime().Before(t) {
			oldest[src] = info.ModTime()
		}
	}
	for _, src := range st.sources {
		src.stale = false
		if info, err := os.Stat(src.path); src.path != "" && err == nil {
			t, ok := oldest[src]
			src.stale = ok && info.ModTime().After(t)
		}
	}
}

// todo lists the entries to verify: those of the given files first, then those of classes
// that have changed, then all others. Entries of stale classes wait for the build.
func (st *projectView) todo(focus []string, onlyOpen bool) []*known {
	st.mu.Lock()
	defer st.mu.Unlock()
	var list []*known
	rank := map[*known]int{}
	for _, name := range st.order {
		k := st.entries[name]
		src := st.sources[k.source]
		if k.outcome != nil && k.gen == st.gen || src.stale {
			continue
		}
		r := slices.Index(focus, src.path)
		k.first = r >= 0
		switch {
		case r >= 0:
		case onlyOpen && st.open[src.path] == "":
			continue
		case src.changed == st.gen:
			r = maxFocus
		default:
			r = maxFocus + 1
		}
		rank[k] = r
		list = append(list, k)
	}
	slices.SortStableFunc(list, func(a, b *known) int { return rank[a] - rank[b] })
	return list
}

// add takes the outcome of an entry.
func (st *projectView) add(name string, o *project.Outcome) {
	st.mu.Lock()
	defer st.mu.Unlock()
	k := st.entries[name]
	if k == nil {
		return
	}
	if o.Result != nil {
		kept := *o.Result
		kept.Steps, kept.HeapTree = nil, nil
		o.Result = &kept
	}
	k.outcome, k.gen = o, st.gen
}

// merged is the result of all entries together; nil if there is none.
func (st *projectView) merged() *result.Result {
	var m project.Merger
	var names []string
	for _, name := range st.order {
		if k := st.entries[name]; k.outcome != nil {
			m.Add(k.outcome)
			names = append(names, name)
		}
	}
	if len(names) == 0 {
		return nil
	}
	return st.apply(m.Result(st.name, names, "", 0))
}

// summary is what is known of one entry.
func (k *known) summary() result.EntryResult {
	var m project.Merger
	m.Add(k.outcome)
	return m.Result(k.name, []string{k.name}, "", 0).Project.Entries[0]
}

// sourceOf is the source file of a place, relative to a source root; "" if that is not
// known.
func sourceOf(p ivl.Pos) string {
	if p.Method == nil || p.Method.Source == "" {
		return ""
	}
	dir, _, ok := cutLast(p.Method.Class, "/")
	if !ok {
		return p.Method.Source
	}
	return dir + "/" + p.Method.Source
}

func cutLast(s, sep string) (before, after string, ok bool) {
	i := strings.LastIndex(s, sep)
	if i < 0 {
		return "", s, false
	}
	return s[:i], s[i+len(sep):], true
}

// place is the file and line of a position. The path is "" for code without a source file
// in the project.
func (st *projectView) place(p ivl.Pos) (path string, line int) {
	rel := sourceOf(p)
	if src := st.sources[rel]; src != nil {
		return src.path, p.Line
	}
	if rel == "" || p.Line == 0 {
		return "", 0
	}
	path, _ = st.found(rel) // one that is not there has no name
	return path, p.Line
}

// outdated reports whether what was found out in a generation cannot be told about a
// source file: its classes have changed since then, or it is newer than they are.
func (st *projectView) outdated(rel string, gen int) bool {
	src := st.sources[rel]
	return src != nil && (src.stale || src.changed > gen)
}

// entriesIn lists the entries whose source is a file, in the order of their lines.
func (st *projectView) entriesIn(path string) []*known {
	var in []*known
	for _, name := range st.order {
		k := st.entries[name]
		if src := st.sources[k.source]; src.path == path && path != "" {
			in = append(in, k)
		}
	}
	return in
}
