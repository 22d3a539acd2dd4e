package classfile

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
)

// JDK is an installation of Java whose platform classes can be read.
type JDK struct {
	Home    string
	FoundBy string // "option", "JAVA_HOME", "java on PATH", or the directory it was found in
	Version string // of the release file, such as "17.0.15"; "" if there is none
	Feature int    // such as 17 or 8; 0 if Version is ""

	image string   // lib/modules, or
	jars  []string // rt.jar and its companions of JDK 8, or
	jmods []string // the files of a jmods directory, java.base first
}

// NoJDKError says that no JDK was found.
type NoJDKError struct {
	Searched []string // where, in order
}

// Error is one line with what to do.
func (e *NoJDKError) Error() string {
	return "no JDK with lib/modules, rt.jar or jmods found (searched " + strings.Join(e.Searched, ", ") + "); set JAVA_HOME or name one"
}

// Image is the file or directory the platform classes are read from.
func (j *JDK) Image() string {
	switch {
	case j.image != "":
		return j.image
	case len(j.jars) > 0:
		return j.jars[0]
	}
	return filepath.Dir(j.jmods[0])
}

// FindJDK finds the JDK with the given home, or, if home is "", the one of the
// environment variable JAVA_HOME, else the one whose java is on the PATH (links
// are followed), else the newest in the usual places. The error is a *NoJDKError.
func FindJDK(home string) (*JDK, error) {
	if home != "" {
		if j := jdkAt(home, "option"); j != nil {
			return j, nil
		}
		return nil, &NoJDKError{[]string{home}}
	}
	var searched []string
	if home := os.Getenv("JAVA_HOME"); home != "" {
		if j := jdkAt(home, "JAVA_HOME"); j != nil {
			return j, nil
		}
		searched = append(searched, "JAVA_HOME="+home)
	} else {
		searched = append(searched, "JAVA_HOME (not set)")
	}
	searched = append(searched, "java on PATH")
	if java, err := exec.LookPath("java"); err == nil {
		if java, err = filepath.EvalSymlinks(java); err == nil {
			if j := jdkAt(filepath.Dir(filepath.Dir(java)), "java on PATH"); j != nil {
				return j, nil
			}
		}
	}
	for _, pattern := range usualPlaces() {
		searched = append(searched, pattern)
		if j := newestJDK(pattern); j != nil {
			return j, nil
		}
	}
	return nil, &NoJDKError{searched}
}

// usualPlaces are patterns of JDK homes, by the habits of the systems'
// packages and of installers.
func usualPlaces() []string {
	var places []string
	switch runtime.GOOS {
	case "darwin":
		places = []string{"/Library/Java/JavaVirtualMachines/*/Contents/Home", "/opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home"}
	case "windows":
		places = []string{`C:\Program Files\Java\*`, `C:\Program Files\Eclipse Adoptium\*`}
	default:
		places = []string{"/usr/lib/jvm/*", "/usr/java/*", "/opt/java/*", "/opt/jdk*"}
	}
	if home, err := os.UserHomeDir(); err == nil {
		places = append(places, filepath.Join(home, ".sdkman", "candidates", "java", "*"), filepath.Join(home, ".jdks", "*"))
	}
	return places
}

// newestJDK is the JDK with the highest feature release that the pattern matches.
func newestJDK(pattern string) *JDK {
	homes, err := filepath.Glob(pattern)
	if err != nil {
		panic("BUG: bad pattern " + pattern)
	}
	var best *JDK
	for _, home := range homes {
		if j := jdkAt(home, filepath.Dir(pattern)); j != nil && (best == nil || j.Feature > best.Feature) {
			best = j
		}
	}
	return best
}

// jdkAt is the JDK at a home, or nil.
func jdkAt(home, foundBy string) *JDK {
	j := &JDK{Home: home, FoundBy: foundBy}
	if filepath.Base(home) == "jre" && isFile(filepath.Join(home, "lib", "rt.jar")) {
		j.Home = filepath.Dir(home) // the java on the PATH may be JDK 8's jre/bin/java
	}
	if image := filepath.Join(home, "lib", "modules"); isFile(image) {
		j.image = image
	} else if j.jars = rtJars(home); j.jars == nil {
		if j.jmods = jmodFiles(home); j.jmods == nil {
			return nil
		}
	}
	j.readRelease(home)
	if j.Feature == 0 && home != j.Home {
		j.readRelease(j.Home)
	}
	if j.Feature == 0 && j.jars != nil {
		j.Feature = 8
	}
	return j
}

// rtJars lists the jars of the boot class path of JDK 8, in its order.
func rtJars(home string) []string {
	for _, lib := range []string{filepath.Join(home, "jre", "lib"), filepath.Join(home, "lib")} {
		if !isFile(filepath.Join(lib, "rt.jar")) {
			continue
		}
		var jars []string
		for _, name := range []string{"rt.jar", "jsse.jar", "jce.jar", "charsets.jar", "jfr.jar"} {
			if jar := filepath.Join(lib, name); isFile(jar) {
				jars = append(jars, jar)
			}
		}
		return jars
	}
	return nil
}

// jmodFiles lists the jmods of a home, or of a directory of jmods; java.base,
// where most classes are, comes first.
func jmodFiles(home string) []string {
	for _, dir := range []string{filepath.Join(home, "jmods"), home} {
		base := filepath.Join(dir, "java.base.jmod")
		if !isFile(base) {
			continue
		}
		files, err := filepath.Glob(filepath.Join(dir, "*.jmod"))
		if err != nil {
			return nil // dir holds characters of a pattern: not a usual place
		}
		slices.SortStableFunc(files, func(a, b string) int {
			switch base {
			case a:
				return -1
			case b:
				return 1
			}
			return strings.Compare(a, b)
		})
		return files
	}
	return nil
}

func isFile(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.Mode().IsRegular()
}

// readRelease takes the version from the release file of a home.
func (j *JDK) readRelease(home string) {
	text, err := os.ReadFile(filepath.Join(home, "release"))
	if err != nil {
		return
	}
	for line := range strings.SplitSeq(string(text), "\n") {
		if v, ok := strings.CutPrefix(strings.TrimSpace(line), "JAVA_VERSION="); ok {
			j.Version = strings.Trim(v, `"`)
			j.Feature = featureOf(j.Version)
		}
	}
}

// featureOf is 17 for "17.0.15", "17-ea" and 8 for "1.8.0_402".
func featureOf(version string) int {
	digits := func(s string) string {
		return s[:len(s)-len(strings.TrimLeft(s, "0123456789"))]
	}
	version = strings.TrimPrefix(version, "1.")
	n, err := strconv.Atoi(digits(version))
	if err != nil {
		return 0
	}
	return n
}

// open opens the platform's files.
func (j *JDK) open() ([]source, error) {
	if j.image != "" {
		i, err := openImage(j.image)
		if err != nil {
			return nil, err
		}
		return []source{i}, nil
	}
	var sources []source
	for _, name := range slices.Concat(j.jars, j.jmods) {
		sources = append(sources, &lazyArchive{name: name, release: j.Feature})
	}
	return sources, nil
}

// findError wraps an error of the system about a file of the JDK.
func findError(name string, err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("the JDK's %s has gone: %w", name, err)
	}
	return fmt.Errorf("reading the JDK's classes: %w", err)
}
