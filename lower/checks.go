package lower

import (
	"fmt"
	"slices"
	"sort"
	"strings"

	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
)

// ParseChecks turns the arguments of --checks into Checks: "default" (all
// kinds but those of ivl.ThreadKinds), "lpar17" (§5: assertions, null, bounds, casts and non-runtime
// exceptions), "assert" (SV-COMP's), or names of kinds.
func ParseChecks(names []string) (reach.Checks, error) {
	c := reach.Checks{Kinds: map[ivl.Kind]bool{}}
	if len(names) == 0 {
		names = []string{"default"}
	}
	for _, n := range names {
		switch n {
		case "default":
			for _, k := range ivl.Kinds() {
				c.Kinds[k] = true
			}
		case "lpar17":
			for _, k := range []ivl.Kind{ivl.AssertionError, ivl.NullDereference, ivl.ArrayIndex, ivl.ClassCast, ivl.UncaughtException} {
				c.Kinds[k] = true
			}
			c.CheckedOnly = true
		default:
			k, ok := ivl.ParseKind(n)
			if !ok || k == ivl.Unsupported {
				return c, fmt.Errorf("unknown check %q: want default, lpar17 or a list of %s", n, strings.Join(KindNames(), ", "))
			}
			c.Kinds[k] = true
		}
	}
	return c, nil
}

// KindNames lists the names --checks takes for single kinds, sorted.
func KindNames() []string {
	var ns []string
	for _, k := range slices.Concat(ivl.Kinds(), ivl.ThreadKinds()) {
		ns = append(ns, k.String())
	}
	sort.Strings(ns)
	return ns
}
