package reach

import (
	"fmt"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// String lists the dynamic types and the methods with their calls, in the order in
// which they were found:
//
//	type NAME [given] [external]
//	method NAME [may throw] [caught: CLASSES]
//	  class initialiser of CLASS
//	  call CLASS.METHODDESC
//	    METHOD [for TYPES]
//	    unmodelled [for TYPES]
//	tuple CLASS.FIELD
//	established CLASS.FIELD
func (p *Program) String() string {
	var b strings.Builder
	for _, t := range p.TypeOrder {
		fmt.Fprintf(&b, "type %s%s%s\n", t.Name, note(t.Given, " given"), note(t.External, " external"))
	}
	for _, m := range p.Methods {
		b.WriteString(p.printMethod(m))
	}
	var fields []string
	for f := range p.InTuple {
		fields = append(fields, "tuple "+f.Class.Name+"."+f.Name+"\n")
	}
	for f := range p.Established {
		fields = append(fields, "established "+f.Class.Name+"."+f.Name+"\n")
	}
	slices.Sort(fields)
	return b.String() + strings.Join(fields, "")
}

func note(is bool, text string) string {
	if is {
		return text
	}
	return ""
}

// printMethod writes the part of String for one method.
func (p *Program) printMethod(m *Method) string {
	var b strings.Builder
	fmt.Fprintf(&b, "method %s%s", m.Name, note(m.MayThrow, " may throw"))
	if caught := m.Catchers.Sorted(); len(caught) > 0 {
		for i, c := range caught {
			if c == "" {
				caught[i] = "everything"
			}
		}
		b.WriteString(" caught: " + strings.Join(caught, ", "))
	}
	b.WriteString("\n")
	seen := map[string]bool{}
	for _, i := range m.InitCalls {
		if !seen[i.Class] {
			seen[i.Class] = true
			fmt.Fprintf(&b, "  class initialiser of %s\n", i.Class)
		}
	}
	for _, s := range m.Calls {
		if s.Resolved == nil {
			fmt.Fprintf(&b, "  call: %s\n", s.Reason)
			continue
		}
		r := s.Resolved
		fmt.Fprintf(&b, "  call %s\n", MethodName(r.Class.Name, r.Name, r.Desc))
		for _, t := range s.Targets {
			fmt.Fprintf(&b, "    %s%s\n", t.Method.Name, forTypes(t.Types))
		}
		if s.NoBody || len(s.Unmodelled) > 0 {
			fmt.Fprintf(&b, "    unmodelled%s\n", forTypes(s.Unmodelled))
		}
	}
	return b.String()
}

func forTypes(ts []*Type) string {
	if len(ts) == 0 {
		return ""
	}
	names := make([]string, len(ts))
	for i, t := range ts {
		names[i] = classfile.Dotted(t.Name)
	}
	return " for " + strings.Join(names, ", ")
}
