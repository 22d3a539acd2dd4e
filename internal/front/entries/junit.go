package entries

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// The annotations of methods that JUnit runs, by their simple names in the packages of
// JUnit 4 (org.junit) and JUnit 5 (org.junit.jupiter). A @TestFactory makes its tests
// while it runs; it is no test itself.
var (
	testAnnotations   = []string{"Lorg/junit/Test;", "Lorg/junit/jupiter/api/Test;", "Lorg/junit/jupiter/api/RepeatedTest;", "Lorg/junit/jupiter/params/ParameterizedTest;"}
	beforeAnnotations = []string{"Lorg/junit/Before;", "Lorg/junit/jupiter/api/BeforeEach;"}
	ignoreAnnotations = []string{"Lorg/junit/Ignore;", "Lorg/junit/jupiter/api/Disabled;"}
)

// The annotations of tests for any arguments, by their simple names: those of property tests (jqwik,
// junit-quickcheck), of Jazzer, and jayverify's own.
var theoremAnnotations = []string{"Property", "FuzzTest", "Proof"}

// isTest reports whether m is a method that JUnit, or another engine of its platform, runs.
func isTest(m *classfile.Method) bool {
	return !m.IsInit() && !m.IsStatic() && !m.IsPrivate() && (has(m.Annotations, testAnnotations) || isTheorem(m)) && !has(m.Annotations, ignoreAnnotations)
}

// isTheorem reports whether m has an annotation of a test for any arguments.
func isTheorem(m *classfile.Method) bool {
	return slices.ContainsFunc(m.Annotations, func(a classfile.Annotation) bool {
		name := strings.TrimSuffix(a.Type, ";")
		return slices.Contains(theoremAnnotations, name[strings.LastIndexAny(name, "/$")+1:])
	})
}

func has(as []classfile.Annotation, types []string) bool {
	return slices.ContainsFunc(as, func(a classfile.Annotation) bool { return slices.Contains(types, a.Type) })
}

// abortingExceptions are those by which a test says that an assumption does not hold: of JUnit 5 and the libraries that
// keep to its platform, of JUnit 4, and of TestNG.
var abortingExceptions = []string{"org/opentest4j/TestAbortedException", "org/junit/internal/AssumptionViolatedException", "org/junit/AssumptionViolatedException", "org/testng/SkipException"}

// Aborting lists the classes of the path whose exceptions end a test that neither fails nor succeeds.
func Aborting(path *classfile.Path) []string {
	var found []string
	for _, name := range abortingExceptions {
		if _, err := path.Class(name); err == nil {
			found = append(found, name)
		}
	}
	return found
}

// runsTests reports whether a class, or one around it, has tests: its other methods are
// no entries.
func (f *finder) runsTests(c *classfile.Class) bool {
	if slices.ContainsFunc(c.Methods, isTest) {
		return true
	}
	i := strings.LastIndexByte(c.Name, '$')
	if i < 0 {
		return false
	}
	outer := f.classes[c.Name[:i]]
	return outer != nil && f.runsTests(outer)
}

// Before lists the methods that JUnit calls before each test of a class: those annotated
// with @BeforeEach or @Before, of superclasses first, and each only where no class below
// overrides it (JUnit 5 User Guide, "Method Inheritance").
func Before(path *classfile.Path, c *classfile.Class) ([]*classfile.Method, error) {
	var chain []*classfile.Class
	for c != nil && !c.Origin.Platform && len(chain) < 100 {
		chain = append(chain, c)
		if c.Super == "" {
			break
		}
		super, err := path.Class(c.Super)
		if err != nil {
			return nil, err
		}
		c = super
	}
	overridden := map[string]bool{}
	var all []*classfile.Method
	for _, c := range chain {
		var own []*classfile.Method
		for _, m := range c.Methods {
			if m.IsStatic() || m.IsInit() || m.Access.Has(classfile.AccSynthetic) {
				continue
			}
			if !overridden[m.Name+m.Desc] && m.Desc == "()V" && has(m.Annotations, beforeAnnotations) {
				own = append(own, m)
			}
			if !m.IsPrivate() {
				overridden[m.Name+m.Desc] = true
			}
		}
		all = append(own, all...)
	}
	return all, nil
}
