package engine

import (
	"maps"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
	"github.com/jayverify/jayverify/transforms"
)

// helperSize is up to how many statements a copy for a caller becomes part of that caller.
const helperSize = 24

// CallersApart is the program of a library and its client in which each caller of some procedures has one of its own, with checks of its own.
// What the client calls stays. Of has the original checks of copies, Copies the original procedures. It returns low if nothing is copied.
func CallersApart(low *lower.Result, wanted map[string]bool) (apart *lower.Result, of map[*ivl.Property]*ivl.Property, copies map[string]string) {
	if len(wanted) == 0 {
		return low, nil, nil
	}
	c := transforms.CallersApart(low.Program, low.Raised, func(name string) bool { return wanted[name] }, func(name string) bool { return name == low.Program.Entry || IsClientCode(name) })
	if c == nil {
		return low, nil, nil
	}
	r := *low
	r.Program, r.Raised = c.Program, c.Raised
	r.Caught, r.Throws, r.Apart = maps.Clone(low.Caught), maps.Clone(low.Throws), maps.Clone(low.Apart)
	for p, old := range c.Of {
		if low.Caught[old] {
			r.Caught[p] = true
		}
		if at, ok := low.Throws[old]; ok {
			r.Throws[p] = at
		}
	}
	for name := range c.Procs {
		if transforms.Straight(r.Program.Proc(name), helperSize) {
			r.Apart[name] = true
		}
	}
	return &r, c.Of, c.Procs
}

// IsClientCode reports whether a procedure is code of the client.
func IsClientCode(name string) bool {
	return strings.HasPrefix(name, classfile.Dotted(indy.ForeignClass))
}
