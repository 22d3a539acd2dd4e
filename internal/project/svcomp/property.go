package svcomp

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/ivl"
)

// Property is a property of SV-COMP's Java categories.
type Property struct {
	Text string // as the file has it: CHECK( init(Main.main()), LTL(G assert) )
	// Runtime says that no RuntimeException leaves main; else no assert statement fails.
	Runtime bool
}

// Assert is the property that holds if no assert statement fails.
var Assert = Property{Text: "CHECK( init(Main.main()), LTL(G assert) )"}

var (
	checkForm   = regexp.MustCompile(`^CHECK\( ?init\( ?Main\.main\( ?\) ?\) ?, ?LTL\( ?(.*?) ?\) ?\)$`)
	runtimeForm = regexp.MustCompile(`^G ?! ?uncaught\( ?(java\.lang\.)?RuntimeException ?\)$`)
)

// ReadProperties reads property files: lines CHECK( init(Main.main()), LTL(…) ), of which
// each file must have one. The formulas are G assert, and
// G ! uncaught(java.lang.RuntimeException). What says the same comes once. The names of
// the files do not count: they have changed over the years.
func ReadProperties(files ...string) ([]Property, error) {
	var all []Property
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, failure.WithClass(failure.ClassOf(err), err)
		}
		found, err := parseProperties(string(text))
		if err != nil {
			return nil, failure.Errorf(failure.Data, "%s: %w", file, err)
		}
		for _, p := range found {
			if !slices.ContainsFunc(all, func(q Property) bool { return q.Runtime == p.Runtime }) {
				all = append(all, p)
			}
		}
	}
	return all, nil
}

// parseProperties reads the text of a property file.
func parseProperties(text string) ([]Property, error) {
	var found []Property
	for line := range strings.Lines(text) {
		l := strings.Join(strings.Fields(line), " ")
		if l == "" {
			continue
		}
		p, err := parseProperty(l)
		if err != nil {
			return nil, err
		}
		found = append(found, p)
	}
	if len(found) == 0 {
		return nil, fmt.Errorf("there is no property")
	}
	return found, nil
}

// parseProperty reads one line, whose words stand one space apart.
func parseProperty(line string) (Property, error) {
	m := checkForm.FindStringSubmatch(line)
	switch {
	case m == nil:
		return Property{}, fmt.Errorf("%q is not CHECK( init(Main.main()), LTL(…) )", line)
	case m[1] == "G assert":
		return Property{Text: line}, nil
	case runtimeForm.MatchString(m[1]):
		return Property{Text: line, Runtime: true}, nil
	}
	return Property{}, fmt.Errorf("the formula %q is not supported: only G assert and G ! uncaught(java.lang.RuntimeException)", m[1])
}

// Checks are the kinds of checks that p needs, as --checks takes them.
func (p Property) Checks() []string {
	var names []string
	for _, k := range ivl.Kinds() {
		if p.has(k) {
			names = append(names, k.String())
		}
	}
	return names
}

// has reports whether checks of a kind belong to p.
func (p Property) has(k ivl.Kind) bool { return p.Runtime != (k == ivl.AssertionError) }

// Checks are the kinds of checks that some of the properties need.
func Checks(properties []Property) []string {
	var names []string
	for _, p := range properties {
		names = append(names, p.Checks()...)
	}
	return names
}
