package contract_test

import (
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/front/contract"
)

// TestInherited: what the JDK documents for a method counts for those that implement it,
// and not for others of its name.
func TestInherited(t *testing.T) {
	path := compiled(t)
	r := contract.NewReader(path, contract.Options{})
	class := func(name string) string { return "checks/Versions" + name }
	for _, c := range []struct{ class, name, desc, want string }{
		{class(""), "compareTo", "(Lchecks/Versions;)I", "java/lang/ClassCastException"},
		{class(""), "compareTo", "(Ljava/lang/String;)I", ""},
		{class(""), "get", "(I)Ljava/lang/Object;", "java/lang/IndexOutOfBoundsException"},
		{class(""), "size", "()I", ""},
		{class("$Parts"), "next", "()Ljava/lang/Object;", "java/util/NoSuchElementException"},
		{class("$Parts"), "next", "(I)Ljava/lang/Object;", ""},
		{class("$Alone"), "next", "()Ljava/lang/Object;", ""},
	} {
		k, err := path.Class(c.class)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, throw := range r.Of(k.FindMethod(c.name, c.desc)).Throws {
			if throw.By == contract.Inherited {
				got = append(got, throw.Class)
			}
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf("%s.%s%s: %q, want %q", c.class, c.name, c.desc, got, c.want)
		}
	}
}
