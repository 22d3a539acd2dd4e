package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
)

// BoxValue returns the field that holds the value of a wrapper class's objects,
// nil when there are no such objects.
func (p *Program) BoxValue(class string) *classfile.Field {
	if p.Types[class] == nil {
		return nil
	}
	c := p.Class(class)
	if c == nil {
		return nil
	}
	for _, f := range c.Fields {
		if f.Name == "value" && !f.IsStatic() {
			return f
		}
	}
	return nil
}

// readBoxes makes the values of boxes fields that are read, since comparing
// two references may.
func (p *Program) readBoxes() {
	for _, b := range jdk.Wrappers() {
		if f := p.BoxValue(b.Class); f != nil && b.Lo <= b.Hi {
			p.Reads[f] = true
		}
	}
}
