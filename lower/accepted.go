package lower

import (
	"regexp"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/internal/front/throwing"
	"github.com/jayverify/jayverify/ssa"
)

// charsets are the names of charsets that every Java has, by the documentation of
// java.nio.charset.Charset.
var charsets = []string{"US-ASCII", "ISO-8859-1", "UTF-8", "UTF-16BE", "UTF-16LE", "UTF-16"}

// digests are the algorithms that every Java has, by the documentation of java.security.MessageDigest.
var digests = []string{"MD5", "SHA-1", "SHA-256"}

// plainAddress is a part of the syntax of addresses that java.net.URI and java.net.URL accept: of a scheme with a handler in every
// Java, a name or a number of a host, a port, and a path and a query of letters, digits and some signs (RFC 2396, appendix A).
var plainAddress = regexp.MustCompile(`^https?://[a-z][a-z0-9]*(\.[a-z][a-z0-9]*)*(:[0-9]{1,4})?(/[A-Za-z0-9._-]+)*/?(\?[A-Za-z0-9._=&-]*)?$`)

// accepted reports whether a constant text among the arguments of a call shows that m does not throw t.
func accepted(in *ssa.Call, m *classfile.Method, t throwing.Throw) bool {
	texts := textArguments(in, m)
	if len(texts) == 0 {
		return false
	}
	last, known := reach.ConstantText(texts[len(texts)-1])
	if !known {
		return false
	}
	same := func(name string) bool { return strings.EqualFold(name, last) }
	if t.Exception == "java/io/UnsupportedEncodingException" { // the name of the charset is the last text
		return slices.ContainsFunc(charsets, same)
	}
	if in.Kind != ssa.InvokeStatic && m.Name != "<init>" || !strings.HasPrefix(m.Desc, "(Ljava/lang/String;)") {
		return false
	}
	switch m.Class.Name {
	case "java/nio/charset/Charset":
		return m.Name == "forName" && slices.ContainsFunc(charsets, same)
	case "java/security/MessageDigest":
		return m.Name == "getInstance" && slices.ContainsFunc(digests, same)
	case "java/net/URI", "java/net/URL":
		return plainAddress.MatchString(last)
	}
	return false
}

// textArguments are the arguments of a call that are texts by the descriptor of m.
func textArguments(in *ssa.Call, m *classfile.Method) (texts []ssa.Value) {
	params, _, err := classfile.ParseMethodDescriptor(m.Desc)
	if err != nil {
		return nil
	}
	args := in.Args[len(in.Args)-len(params):]
	for i, p := range params {
		if p == "Ljava/lang/String;" {
			texts = append(texts, args[i])
		}
	}
	return texts
}
