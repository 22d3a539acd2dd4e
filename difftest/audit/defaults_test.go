package audit

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
)

// sources are the methods of the JDK that say what the defaults of the JVM are: its locale, charset
// and time zone.
var sources = map[string]string{
	"java/util/Locale.getDefault": "locale", "java/nio/charset/Charset.defaultCharset": "charset",
	"java/util/TimeZone.getDefault": "time zone", "java/util/TimeZone.getDefaultRef": "time zone", "java/time/ZoneId.systemDefault": "time zone",
}

// defaults finds out, by the JDK's bytecode, which methods ask for a default. Calls go to the methods that
// they name, up to some depth, and not to what makes exceptions.
type defaults struct {
	hier  *classfile.Hierarchy
	jdk   jdk
	known map[*classfile.Method]map[string]bool
}

// maxAsked is how many calls deep the search goes. Texts of numbers and formats are made nearer.
const maxAsked = 5

func (d *defaults) of(m *classfile.Method, depth int) map[string]bool {
	if found, ok := d.known[m]; ok {
		return found
	}
	found := map[string]bool{}
	if what := sources[m.Class.Name+"."+m.Name]; what != "" {
		return map[string]bool{what: true}
	}
	if m.Code == nil || depth == maxAsked {
		return found
	}
	for _, in := range m.Uses().Instructions {
		switch in.Op {
		case classfile.OpInvokevirtual, classfile.OpInvokespecial, classfile.OpInvokestatic, classfile.OpInvokeinterface:
		default:
			continue
		}
		ref, err := m.Class.Pool.MethodRef(in.Index)
		if err != nil || ref.Class[0] == '[' {
			continue
		}
		callee, err := d.hier.ResolveMethod(ref)
		if err != nil || callee == m || callee.IsInit() && d.jdk.subtype(callee.Class.Name, "java/lang/Throwable") {
			continue
		}
		maps.Copy(found, d.of(callee, depth+1))
	}
	if depth == 0 {
		d.known[m] = found
	}
	return found
}

// asksDefaults are the methods with a meaning here that ask for a default, and what their meaning does about it.
var asksDefaults = map[string]string{
	"java.io.ByteArrayOutputStream.toString()":               anyText,
	"java.io.InputStreamReader.new(InputStream)":             anyInput,
	"java.io.InputStreamReader.new(InputStream, String)":     anyInput,
	"java.io.PrintStream.format(String, Object[])":           anyText,
	"java.io.PrintStream.printf(String, Object[])":           anyText,
	"java.io.PrintWriter.new(OutputStream)":                  unfollowed,
	"java.io.PrintWriter.new(OutputStream, boolean)":         unfollowed,
	"java.io.StreamTokenizer.nextToken()":                    assumed,
	"java.lang.Character.toChars(int)":                       message,
	"java.lang.Character.toString(int)":                      message,
	"java.lang.Long.parseUnsignedLong(String)":               message,
	"java.lang.Long.parseUnsignedLong(String, int)":          message,
	"java.lang.Integer.parseUnsignedInt(String)":             message,
	"java.lang.Integer.parseUnsignedInt(String, int)":        message,
	"java.lang.String.format(String, Object[])":              anyText,
	"java.lang.String.formatted(Object[])":                   anyText,
	"java.lang.String.toLowerCase()":                         assumed,
	"java.lang.String.toLowerCase(Locale)":                   given,
	"java.lang.String.toUpperCase()":                         assumed,
	"java.lang.String.toUpperCase(Locale)":                   given,
	"java.lang.StringBuffer.appendCodePoint(int)":            message,
	"java.lang.StringBuilder.appendCodePoint(int)":           message,
	"java.util.DoubleSummaryStatistics.toString()":           anyText,
	"java.util.IntSummaryStatistics.toString()":              anyText,
	"java.util.LongSummaryStatistics.toString()":             anyText,
	"java.util.Objects.checkFromIndexSize(int, int, int)":    message,
	"java.util.Objects.checkFromIndexSize(long, long, long)": message,
	"java.util.Objects.checkFromToIndex(int, int, int)":      message,
	"java.util.Objects.checkFromToIndex(long, long, long)":   message,
	"java.util.Objects.checkIndex(int, int)":                 message,
	"java.lang.System.getenv(String)":                        anyInput,
	"java.util.Objects.checkIndex(long, long)":               message,
	"java.util.Scanner.new(File)":                            anyInput,
	"java.util.Scanner.new(InputStream)":                     anyInput,
	"java.util.Scanner.new(String)":                          anyInput,
	"java.util.regex.Pattern.matcher(CharSequence)":          message,
	"java.util.regex.Pattern.matches(String, CharSequence)":  message,
	"java.util.regex.Pattern.split(CharSequence)":            message,
	"java.util.regex.Pattern.split(CharSequence, int)":       message,
}

// What a meaning does about a default.
const (
	assumed    = "the default locale is none in which it matters (default-locale)"
	given      = "the locale is given, and a text with a letter that it matters for becomes any text"
	anyText    = "the text, or what is printed, may be any"
	anyInput   = "what is read may be anything"
	unfollowed = "what is written to a stream of bytes is not followed"
	message    = "only the text of an exception depends on it, which may be any"
)

// TestDefaults: a method with a meaning here that depends on a default of the JVM has a reason.
func TestDefaults(t *testing.T) {
	need(t)
	l, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	d := &defaults{hier: classfile.NewHierarchy(l.Path), jdk: jdk{l}, known: map[*classfile.Method]map[string]bool{}}
	found := map[string]string{}
	for _, class := range l.Classes {
		if class == Exceptions || class == Unasked {
			continue
		}
		p := NewProgram(l, class, true)
		for i, m := range p.methods {
			if asks := d.of(m.Method, 0); len(asks) > 0 {
				found[javaName(m.class(class))+"."+p.name(i)] = strings.Join(slices.Sorted(maps.Keys(asks)), ", ")
			}
		}
	}
	for name, what := range found {
		if asksDefaults[name] == "" {
			t.Errorf("%s asks for the default %s: nothing says what its model does about that", name, what)
		}
	}
	for name := range asksDefaults {
		if found[name] == "" {
			t.Errorf("%s does not ask for a default", name)
		}
	}
}
