package harness

import (
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/indy"
)

// sample is an object of the JDK that stands for arbitrary ones on a JVM: one that has no
// effect outside. It is made by a constructor with other samples, or it is a constant.
type sample struct {
	class string
	desc  string   // of the constructor, or of the field
	args  []string // classes of samples for the constructor
	field string   // of the constant; "" for a constructor
}

// samples has for types of the JDK the object that stands for them.
var samples = map[string]sample{
	"java/io/Writer": stringWriter, "java/io/StringWriter": stringWriter, "java/lang/Appendable": stringWriter,
	"java/io/PrintWriter":  {class: "java/io/PrintWriter", desc: "(Ljava/io/Writer;)V", args: []string{"java/io/Writer"}},
	"java/io/OutputStream": bytesOut, "java/io/ByteArrayOutputStream": bytesOut,
	"java/io/PrintStream":      {class: "java/io/PrintStream", desc: "(Ljava/io/OutputStream;)V", args: []string{"java/io/OutputStream"}},
	"java/util/Properties":     {class: "java/util/Properties", desc: "()V"},
	"java/util/BitSet":         {class: "java/util/BitSet", desc: "()V"},
	"java/util/Locale":         {class: "java/util/Locale", desc: "Ljava/util/Locale;", field: "ROOT"},
	"java/nio/charset/Charset": {class: "java/nio/charset/StandardCharsets", desc: "Ljava/nio/charset/Charset;", field: "UTF_8"},
	"java/math/BigInteger":     {class: "java/math/BigInteger", desc: "Ljava/math/BigInteger;", field: "ONE"},
	"java/math/BigDecimal":     {class: "java/math/BigDecimal", desc: "Ljava/math/BigDecimal;", field: "ONE"},
}

var (
	stringWriter = sample{class: "java/io/StringWriter", desc: "()V"}
	bytesOut     = sample{class: "java/io/ByteArrayOutputStream", desc: "()V"}
)

// sampleOf is the sample for a type; ok is false if there is none.
func sampleOf(desc string) (s sample, ok bool) {
	s, ok = samples[classfile.ClassNameOf(desc)]
	return s, ok
}

// emit pushes the object.
func (s sample) emit(c *indy.Code) {
	if s.field != "" {
		c.Field(classfile.OpGetstatic, classfile.MemberRef{Class: s.class, Name: s.field, Desc: s.desc})
		return
	}
	c.New(s.class)
	for _, a := range s.args {
		samples[a].emit(c)
	}
	c.Invoke(classfile.OpInvokespecial, classfile.MemberRef{Class: s.class, Name: "<init>", Desc: s.desc})
}

// java is the object as an expression of Java. name writes the name of a class.
func (s sample) java(name func(class string) string) string {
	if s.field != "" {
		return name(s.class) + "." + s.field
	}
	var words []string
	for _, a := range s.args {
		words = append(words, samples[a].java(name))
	}
	return "new " + name(s.class) + "(" + strings.Join(words, ", ") + ")"
}
