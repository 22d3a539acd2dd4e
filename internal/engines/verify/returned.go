package verify

import (
	"fmt"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/contract"
)

// some reports whether clients that keep to the conditions return no null from their own implementations of m, a method of the library: its
// result is a reference, no type variable, and no annotation allows null.
func (d *demands) some(m *classfile.Method) bool {
	result := m.Desc[strings.IndexByte(m.Desc, ')')+1:]
	if m.Class.Origin.Platform || !classfile.IsReference(result) || strings.HasPrefix(m.Signature[strings.IndexByte(m.Signature, ')')+1:], "T") {
		return false
	}
	return contract.Of(d.path, m, d.opts).Result != contract.Nullable
}

// returned are the conditions on what some procedures of the client return.
func (d *demands) returned(client []string) (list []condition) {
	for _, name := range client {
		for _, m := range d.implemented(name) {
			if d.some(m) {
				list = append(list, condition{text: fmt.Sprintf("%s.%s does not return null", simple(m.Class.Name), m.Name)})
			}
		}
	}
	slices.SortFunc(list, func(a, b condition) int { return strings.Compare(a.text, b.text) })
	return slices.CompactFunc(list, func(a, b condition) bool { return a.text == b.text })
}

// implemented are the methods of types that a procedure of the client may implement: all of its name and descriptor.
func (d *demands) implemented(proc string) (ms []*classfile.Method) {
	for _, t := range d.types {
		c, err := d.path.Class(t)
		if err != nil {
			continue
		}
		for _, m := range d.methodsOf(c) {
			if !m.IsStatic() && strings.HasSuffix(proc, "."+m.Name+m.Desc) {
				ms = append(ms, m)
			}
		}
	}
	return ms
}

// methodsOf lists the methods of a class and of those above it.
func (d *demands) methodsOf(c *classfile.Class) []*classfile.Method {
	ms := slices.Clone(c.Methods)
	supers, _ := d.hier.Superclasses(c.Name) // the program has been made of them
	interfaces, _ := d.hier.AllInterfaces(c.Name)
	for _, n := range append(supers, interfaces...) {
		if above, err := d.path.Class(n); err == nil {
			ms = append(ms, above.Methods...)
		}
	}
	return ms
}
