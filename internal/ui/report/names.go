package report

import (
	"fmt"
	"path"
	"strconv"
	"strings"

	"github.com/jayverify/jayverify/internal/front/laws"
	"github.com/jayverify/jayverify/ivl"
)

// binaryName turns the internal form of a class name into the one Java prints:
// dots for slashes.
func binaryName(class string) string { return strings.ReplaceAll(class, "/", ".") }

// simpleName returns the class name without its package.
func simpleName(class string) string { return class[strings.LastIndexAny(class, "/.")+1:] }

// methodName turns CLASS.METHOD+DESCRIPTOR ("p/Main.main([Ljava/lang/String;)V")
// into "p.Main.main(String[])". Other texts are returned unchanged.
func methodName(entry string) string {
	if class, law := laws.TextOf(entry); law != "" {
		return "law of " + binaryName(class) + ": " + law
	}
	open := strings.IndexByte(entry, '(')
	if open < 0 {
		return binaryName(entry)
	}
	params, ok := parameters(entry[open:])
	if !ok {
		return entry
	}
	return binaryName(entry[:open]) + "(" + strings.Join(params, ", ") + ")"
}

// parameters returns the parameter types of a method descriptor as Java source
// writes them, without packages.
func parameters(desc string) (params []string, ok bool) {
	desc = strings.TrimPrefix(desc, "(")
	for !strings.HasPrefix(desc, ")") {
		var name string
		if name, desc, ok = typeName(desc); !ok {
			return nil, false
		}
		params = append(params, name)
	}
	return params, true
}

// typeName reads one field descriptor and returns what follows it.
func typeName(desc string) (name, rest string, ok bool) {
	dims := len(desc) - len(strings.TrimLeft(desc, "["))
	desc = desc[dims:]
	if desc == "" {
		return "", "", false
	}
	brackets := strings.Repeat("[]", dims)
	if desc[0] == 'L' {
		end := strings.IndexByte(desc, ';')
		if end < 0 {
			return "", "", false
		}
		return simpleName(desc[1:end]) + brackets, desc[end+1:], true
	}
	base, ok := baseTypes[desc[0]]
	return base + brackets, desc[1:], ok
}

var baseTypes = map[byte]string{
	'B': "byte", 'C': "char", 'D': "double", 'F': "float",
	'I': "int", 'J': "long", 'S': "short", 'Z': "boolean",
}

// frame is a position as a line of a Java stack trace, without indentation:
// "at Main.main(Main.java:24)".
func frame(p ivl.Pos) string {
	if p.Method == nil {
		return "at (unknown position)"
	}
	where := p.Method.Source
	switch {
	case where == "":
		where = "Unknown Source"
	case p.Line > 0:
		where += ":" + strconv.Itoa(p.Line)
	}
	return fmt.Sprintf("at %s.%s(%s)", binaryName(p.Method.Class), p.Method.Name, where)
}

// sourceName is the name of the source file of a method relative to the root
// of a source tree ("p/Main.java"), or "" when the class file does not say.
func sourceName(m *ivl.Method) string {
	if m == nil || m.Source == "" {
		return ""
	}
	return path.Join(path.Dir(m.Class), m.Source)
}

// plural returns n with the word that fits it.
func plural(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + many
}
