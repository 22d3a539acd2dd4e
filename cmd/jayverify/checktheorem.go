package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/contract"
	"github.com/jayverify/jayverify/internal/front/entries"
)

// theorem makes a result of a test one about all arguments that the annotations of its parameters allow. Where it is not
// known what an annotation excludes, a violation may be one of arguments that are not meant.
func (k *checking) theorem(e entries.Entry, r *result.Result) *result.Result {
	if r == nil {
		return nil
	}
	told := *r
	told.Assumptions = slices.Clone(r.Assumptions)
	assume := func(kind, format string, args ...any) {
		told.Assumptions = append(told.Assumptions, result.Assumption{Kind: kind, Text: fmt.Sprintf(format, args...), N: 1})
	}
	if len(k.assertions) > 0 {
		assume("assertions", "assertions of %s do what jayverify's classes in their place do", strings.Join(k.assertions, ", "))
	}
	k.judges.mu.Lock()
	c, unread := k.judges.contracts.Theorem(e.Method)
	k.judges.mu.Unlock()
	for i, p := range c.Params {
		if k.builtInPart(p.Desc) {
			assume("arguments", "argument %s: an object of %s is one of those that public calls make", c.ParamName(i), classfile.JavaName(p.Desc))
		}
	}
	if len(unread) == 0 {
		return &told
	}
	why := result.Reason{Kind: result.OutsideValue, Text: "it is not known which arguments @" + strings.Join(unread, ", @") + " excludes"}
	told.Properties = slices.Clone(r.Properties)
	for i := range told.Properties {
		if p := &told.Properties[i]; p.Verdict == result.Unsafe {
			p.Verdict, p.Run, p.Reason = result.Unknown, nil, why
			told.Verdict, told.Reason = result.Unknown, why
		}
	}
	return &told
}

// builtInPart reports whether there are objects of a type that are not built: those of classes outside of the program.
func (k *checking) builtInPart(desc string) bool {
	for classfile.IsArray(desc) {
		desc = classfile.ComponentType(desc)
	}
	if !classfile.IsReference(desc) || desc == "Ljava/lang/String;" || contract.IsBox(desc) {
		return false
	}
	c, err := k.path.Class(classfile.ClassNameOf(desc))
	return err != nil || !c.Access.Has(classfile.AccFinal) && c.Super != "java/lang/Enum"
}
