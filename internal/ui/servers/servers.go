package servers

import (
	"context"

	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/entries"
	"github.com/jayverify/jayverify/internal/project"
)

// Place says where a project is.
type Place struct {
	Root string // its folder; jayverify.toml is looked for there
	// Classes are folders and jars with its classes, relative to Root; nil is for those
	// of a Maven or Gradle project.
	Classes   []string
	ClassPath []string // what the classes need, relative to Root
	Methods   []string // patterns CLASS.METHOD; nil is for all entries
}

// Opener opens a project.
type Opener func(Place) (Project, error)

// Want says what a verification does besides finding a verdict.
type Want struct {
	Explain bool // tell the invariants behind a SAFE
	// Reproducer is a folder for a Maven project with tests that fail as the violations;
	// "" writes none.
	Reproducer string
}

// Project is a project whose class files are open. Its methods are safe for concurrent use.
type Project interface {
	// Name is what reports call it.
	Name() string
	// Entries lists the methods to verify, in the order of classes and methods.
	Entries() []entries.Entry
	// Folders lists the folders and jars with its classes.
	Folders() []string
	// SourceRoots lists folders in which there may be sources, the best first.
	SourceRoots() []string
	// Source is the source file of a class of the project, relative to a source root and
	// with slashes: "shop/Stock.java"; "" if that is not known.
	Source(class string) string
	// Jobs is how many entries are verified at a time.
	Jobs() int
	// Verify verifies an entry, or takes its result from the cache.
	Verify(context.Context, entries.Entry, Want) *project.Outcome
	// Apply returns a project's result with the suppressions and the baseline of the user.
	Apply(*result.Result) *result.Result
	// Close closes the class files.
	Close() error
}
