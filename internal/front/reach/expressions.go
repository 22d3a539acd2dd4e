package reach

import (
	"fmt"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// Pattern and Matcher have summaries (models.Summaries) that know which results there may be, and not which of them there
// is: the JDK's code is 45,000 statements, and no analysis learns from it what a text is. Of a constant expression the
// summaries know that it is valid, and its groups.

// constantExpression returns the summary's method for a call of m with a regular expression that is a constant and valid,
// otherwise m.
func (p *Program) constantExpression(in *ssa.Call, m *classfile.Method) *classfile.Method {
	name := replacesExpression(in, m)
	if name == "" {
		return m
	}
	owner := m.Class
	if owner.Name != regexPackage+"Matcher" {
		owner = p.Class(regexPackage + "Pattern")
	}
	if owner == nil || !owner.Origin.Model {
		return m
	}
	for _, r := range owner.Methods {
		if r.Name == name && (r.Desc == m.Desc || r.IsStatic() && !m.IsStatic() && r.Desc == "(L"+jdk.String+";"+m.Desc[1:]) {
			return r
		}
	}
	return m
}

// replacesExpression is the name of the summary's method for a call of m, "" if there is none.
func replacesExpression(in *ssa.Call, m *classfile.Method) string {
	text := func(i int) (string, bool) {
		if i >= len(in.Args) {
			return "", false
		}
		return ConstantText(in.Args[i])
	}
	switch of := m.Class.Name + "." + m.Name; of {
	case regexPackage + "Pattern.compile":
		regex, ok := text(0)
		r, valid := parseRegex(regex)
		switch {
		case !ok || !valid:
			return ""
		case len(in.Args) == 2:
			if flags, ok := in.Args[1].(*ssa.Const); ok && flags.Int&^plainFlags == 0 {
				return "$flagged"
			}
			return ""
		case r.groups > 0 && r.groups == r.each:
			return fmt.Sprint("$each", r.groups)
		}
		return fmt.Sprint("$compile", r.groups)
	case regexPackage + "Matcher.replaceAll", regexPackage + "Matcher.replaceFirst":
		if by, ok := text(1); ok && !strings.ContainsAny(by, `\$`) {
			return "$replaced"
		}
	case jdk.String + ".split", jdk.String + ".matches", jdk.String + ".replaceAll", jdk.String + ".replaceFirst":
		regex, ok := text(1)
		if _, valid := parseRegex(regex); !ok || !valid || m.IsStatic() {
			return ""
		}
		if m.Name == "split" || m.Name == "matches" {
			return "$" + m.Name
		}
		if by, ok := text(2); ok && !strings.ContainsAny(by, `\$`) {
			return "$replaced"
		}
	}
	return ""
}
