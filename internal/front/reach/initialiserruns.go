package reach

import "github.com/jayverify/jayverify/ivl"

// InitialiserRuns is what runs have shown of class initialisers (package runs). The zero value knows none.
type InitialiserRuns struct {
	// Always are the classes whose initialisers end without an exception and violate no check, whenever they run.
	Always map[string]bool
	// Alike are those of them that also take the same path on all machines, whatever the JDK has done before.
	Alike map[string]bool
	// Path is what these run; nil if nothing is known of it.
	Path Path
}

// Path is the path of runs, as transforms.Path says.
type Path interface {
	Follows(m *ivl.Method) bool
	Never(m *ivl.Method, label string) bool
}
