package svcomp

import (
	"fmt"
	"os"
	"regexp"
	"strings"

	"github.com/jayverify/jayverify/internal/failure"
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

// ReadProperty reads a property file: lines CHECK( init(Main.main()), LTL(…) ), of which
// there must be one. The formulas are G assert, and G ! uncaught(java.lang.RuntimeException).
func ReadProperty(file string) (Property, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return Property{}, failure.WithClass(failure.ClassOf(err), err)
	}
	p, err := parseProperty(string(text))
	if err != nil {
		return Property{}, failure.Errorf(failure.Data, "%s: %w", file, err)
	}
	return p, nil
}

func parseProperty(text string) (Property, error) {
	var lines []string
	for line := range strings.Lines(text) {
		if l := strings.Join(strings.Fields(line), " "); l != "" {
			lines = append(lines, l)
		}
	}
	if len(lines) != 1 {
		return Property{}, fmt.Errorf("there are %d properties, expected one", len(lines))
	}
	m := checkForm.FindStringSubmatch(lines[0])
	switch {
	case m == nil:
		return Property{}, fmt.Errorf("%q is not CHECK( init(Main.main()), LTL(…) )", lines[0])
	case m[1] == "G assert":
		return Property{Text: lines[0]}, nil
	case runtimeForm.MatchString(m[1]):
		return Property{Text: lines[0], Runtime: true}, nil
	}
	return Property{}, fmt.Errorf("the formula %q is not supported: only G assert and G ! uncaught(java.lang.RuntimeException)", m[1])
}

// Checks are the kinds of checks that p needs, as --checks takes them.
func (p Property) Checks() []string {
	if !p.Runtime {
		return []string{ivl.AssertionError.String()}
	}
	var names []string
	for _, k := range ivl.Kinds() {
		if k != ivl.AssertionError {
			names = append(names, k.String())
		}
	}
	return names
}
