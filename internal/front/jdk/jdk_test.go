package jdk_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/dev/jdktest"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/models"
)

// platform opens the classes of the JDK 17.
func platform(t *testing.T) *classfile.Path {
	t.Helper()
	p, err := classfile.OpenPath(t.TempDir(), classfile.PathOptions{JDK: jdktest.Home(t, 17)})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.Close() })
	return p
}

// TestNames: the JDK 17 has every class, method and field that an entry names, a
// model the methods that begin with a $; and no two entries have one name.
func TestNames(t *testing.T) {
	p := platform(t)
	all, err := p.PlatformClasses()
	if err != nil {
		t.Fatal(err)
	}
	modelled, bags, seen := models.Overlay(p), models.Sums(p), map[string]bool{}
	for _, e := range jdk.Table() {
		if seen[e.Name] {
			t.Errorf("%s: two entries", e.Name)
		}
		seen[e.Name] = true
		class, member, _ := strings.Cut(e.Name, ".")
		switch {
		case strings.HasPrefix(class, "org/"), class == indy.WorldClass: // for verification: no JDK has them
		case strings.HasSuffix(class, "*"):
			pkg := strings.TrimRight(class, "*")
			if !contains(all, func(name string) bool { return strings.HasPrefix(name, pkg) }) {
				t.Errorf("%s: the JDK has no class of that package", e.Name)
			}
		case strings.HasPrefix(member, "$"):
			runs, err := modelled.ForExecution(class)
			proofs, errProofs := modelled.Class(class)
			if b, err := bags.Class(class); err == nil && hasMember(b, member, false) {
				continue
			}
			if b, err := modelled.Behind(class); err == nil && b != nil && hasMember(b, member, false) {
				continue
			}
			if (err != nil || !hasMember(runs, member, false)) && (errProofs != nil || !hasMember(proofs, member, false)) {
				t.Errorf("%s: no model has it", e.Name)
			}
		default:
			c, err := p.Class(class)
			if err != nil || (member == "" || hasMember(c, member, e.Is&jdk.IsField != 0)) == (e.Is&jdk.Newer != 0) {
				t.Errorf("%s: the JDK 17 does not have it, or it has it in spite of the flag Newer", e.Name)
			}
		}
	}
}

func contains(names []string, wanted func(string) bool) bool {
	for _, n := range names {
		if wanted(n) {
			return true
		}
	}
	return false
}

// hasMember reports whether c declares a field, or a method NAME or
// NAME(PARAMETERS)RESULT.
func hasMember(c *classfile.Class, member string, field bool) bool {
	if field {
		for _, f := range c.Fields {
			if f.Name == member {
				return true
			}
		}
		return false
	}
	for _, m := range c.Methods {
		if m.Name == member || m.Name+m.Desc == member {
			return true
		}
	}
	return false
}

// TestEntriesSaySomething: each entry has a flag or a meaning, and its line says so.
func TestEntriesSaySomething(t *testing.T) {
	for _, e := range jdk.Table() {
		if strings.HasSuffix(e.String(), ":") {
			t.Errorf("%s says nothing", e.Name)
		}
	}
}

// TestLookups: what the table says of methods by their own entries, by those of
// their classes, and by those of packages.
func TestLookups(t *testing.T) {
	p := platform(t)
	for _, c := range []struct {
		class, name, desc string
		flag              jdk.Flags
		want              bool
	}{
		{"java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;", jdk.JoinsText, true},
		{"java/lang/Integer", "valueOf", "(Ljava/lang/String;)Ljava/lang/Integer;", jdk.JoinsText, false},
		{"java/lang/Integer", "valueOf", "(Ljava/lang/String;)Ljava/lang/Integer;", jdk.NeverNull, true},
		{"java/lang/Character", "toString", "(I)Ljava/lang/String;", jdk.JoinsText, false}, // it throws
		{"java/lang/String", "trim", "()Ljava/lang/String;", jdk.NeverNull, true},
		{"java/security/MessageDigest", "getInstance", "(Ljava/lang/String;)Ljava/security/MessageDigest;", jdk.NeverNull, true},
		{"java/security/MessageDigest", "digest", "()[B", jdk.NeverNull, false},
		{"java/lang/reflect/Method", "toString", "()Ljava/lang/String;", jdk.NeverNull, true},
		{"java/lang/reflect/Method", "getDefaultValue", "()Ljava/lang/Object;", jdk.NeverNull, false},
		{"java/util/Comparator", "reversed", "()Ljava/util/Comparator;", jdk.Bytecode, true},
		{"java/util/function/Function", "andThen", "(Ljava/util/function/Function;)Ljava/util/function/Function;", jdk.Bytecode, true},
		{"java/util/Random", "<init>", "()V", jdk.SeedsRandom, false},
		{"java/io/ObjectInputStream", "readObject", "()Ljava/lang/Object;", jdk.RunsAnything, true},
		{"java/util/ServiceLoader", "load", "(Ljava/lang/Class;)Ljava/util/ServiceLoader;", jdk.RunsAnything, true},
		{"java/util/Random", "<init>", "(J)V", jdk.SeedsRandom, true},
		{"java/lang/Throwable", "printStackTrace", "()V", jdk.TellsNothing, true},
	} {
		k, err := p.Class(c.class)
		if err != nil {
			t.Fatal(err)
		}
		m := k.FindMethod(c.name, c.desc)
		if m == nil {
			t.Fatalf("no %s.%s%s", c.class, c.name, c.desc)
		}
		if got := jdk.Is(m, c.flag); got != c.want {
			t.Errorf("%s.%s%s: %v: %v", c.class, c.name, c.desc, c.flag, got)
		}
	}
}

// TestQuiet: what runs for a call of a quiet method is known from the call. Some are methods that only models have.
func TestQuiet(t *testing.T) {
	p := platform(t)
	modelled := models.Overlay(p)
	for _, e := range jdk.Table() {
		if e.Is&jdk.Quiet == 0 {
			continue
		}
		class, rest, _ := strings.Cut(e.Name, ".")
		name, _, _ := strings.Cut(rest, "(")
		c, err := p.Class(class)
		if err != nil {
			t.Fatal(err)
		}
		if !slices.ContainsFunc(c.Methods, func(m *classfile.Method) bool { return m.Name == name }) {
			if c, err = modelled.Behind(class); err == nil && c == nil {
				c, err = modelled.Class(class)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		found := false
		for _, m := range c.Methods {
			if m.Name != name {
				continue
			}
			found = true
			if !m.IsStatic() && !m.IsInit() && !m.IsPrivate() && !c.Access.Has(classfile.AccFinal) && !m.Access.Has(classfile.AccFinal) {
				t.Errorf("%s can be overridden", e.Name)
			}
		}
		if !found {
			t.Errorf("there is no %s", e.Name)
		}
	}
}

// TestLifted: which classes run the JDK's bytecode.
func TestLifted(t *testing.T) {
	p := platform(t)
	for name, want := range map[string]bool{
		"java/util/Base64$Decoder": true, "java/util/regex/Pattern": true, "java/math/BigInteger": true,
		"java/util/ArrayList": false, "java/util/stream/Stream": false,
	} {
		c, err := p.Class(name)
		if err != nil {
			t.Fatal(err)
		}
		if got := jdk.IsLifted(c); got != want {
			t.Errorf("%s: %v", name, got)
		}
	}
	for pkg, want := range map[string]bool{"java/util/regex": true, "java/util": false, "java/util/stream": false} {
		if got := jdk.IsPackageLifted(pkg); got != want {
			t.Errorf("package %s: %v", pkg, got)
		}
	}
}

// TestEntryString: the line of an entry has all of it.
func TestEntryString(t *testing.T) {
	want := map[string]string{
		"java/lang/Thread.sleep(J)V":                     "checks not negative (argument 0) throws java/lang/IllegalArgumentException",
		"java/lang/System.currentTimeMillis":             `intrinsic chosen "System.currentTimeMillis()" from 0 to 253402300799999`,
		"java/lang/Integer":                              "box of int; for conversions dc",
		"java/util/Map$Entry.getKey()Ljava/lang/Object;": "key of java/util/Map$Entry",
	}
	for _, e := range jdk.Table() {
		if w, ok := want[e.Name]; ok {
			delete(want, e.Name)
			if got := e.String(); got != e.Name+": "+w {
				t.Errorf("%s", got)
			}
		}
	}
	for name := range want {
		t.Errorf("no entry %s", name)
	}
}
