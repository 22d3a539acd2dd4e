package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/sirupsen/logrus"
	"golang.org/x/term"
)

// newLog returns the logger of everything that goes to stderr.
func newLog(stderr io.Writer) *logrus.Logger {
	log := logrus.New()
	log.SetOutput(stderr)
	log.SetFormatter(lineFormat{})
	log.SetLevel(logrus.InfoLevel)
	return log
}

// lineFormat writes an entry as compilers do: "jayverify: message". Warnings
// say so.
type lineFormat struct{}

// Format implements logrus.Formatter.
func (lineFormat) Format(e *logrus.Entry) ([]byte, error) {
	word := ""
	if e.Level == logrus.WarnLevel {
		word = "warning: "
	}
	return fmt.Appendf(nil, "jayverify: %s%s\n", word, e.Message), nil
}

// isTerminal reports whether w is a terminal.
func isTerminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}

// terminalWidth is the number of columns of a terminal, 80 if that is not known.
func terminalWidth(w io.Writer) int {
	if f, ok := w.(*os.File); ok {
		if width, _, err := term.GetSize(int(f.Fd())); err == nil && width > 0 {
			return width
		}
	}
	return 80
}

// useColor decides about colours on w; setting is that of --color.
func useColor(setting string, w io.Writer) bool {
	switch setting {
	case "always":
		return true
	case "never":
		return false
	}
	return os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb" && isTerminal(w)
}

// sourceRoots lists the folders in which the text of source lines may be: those
// of --source-path, or else the class path, the current folder, and where Maven
// and Gradle keep the sources of the classes.
func sourceRoots(o *options) []string {
	if o.sourcePath != "" {
		return filepath.SplitList(o.sourcePath)
	}
	classPath := o.config.ClassPath
	if classPath == "" {
		classPath = "."
	}
	var roots []string
	for _, entry := range filepath.SplitList(classPath) {
		if info, err := os.Stat(entry); err != nil || !info.IsDir() {
			entry = filepath.Dir(entry)
		}
		roots = append(roots, entry)
		slashed := filepath.ToSlash(filepath.Clean(entry))
		for _, build := range []struct{ classes, sources string }{
			{"target/classes", "src/main/java"},
			{"target/test-classes", "src/test/java"},
			{"build/classes/java/main", "src/main/java"},
			{"build/classes/java/test", "src/test/java"},
		} {
			if base, ok := strings.CutSuffix(slashed, build.classes); ok {
				roots = append(roots, filepath.Join(filepath.FromSlash(base), filepath.FromSlash(build.sources)))
			}
		}
	}
	return append(roots, ".", "src", filepath.Join("src", "main", "java"))
}
