package jdk

import (
	"regexp"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// Methods of the JDK run code of the program that was not passed to them as an object if somebody has told them its name.
// There are three ways: the method is told a name, a class or a member of a class (RunsByName, and the entries with
// RunsAnything); a property has the name (FindsCodeBy); a file on the class path has it (LoadsService). Where a property is set, and not
// where it is read, is the place of which something is said: there are few such calls, but any part of the JDK may read it.

// RunsByName reports whether a method without body or model may run code of the program, or initialise its classes, because an argument
// has a name of it. Of packages that are not known it is assumed.
func RunsByName(m *classfile.Method) bool {
	if beginsWith(m, takesNames) || strings.HasPrefix(m.Class.Name, "javax/xml/") && strings.Contains(m.Desc, "Ljava/lang/ClassLoader;") {
		return true
	}
	return !begins(m, inPlace) && !begins(m, withThreads) && !begins(m, takesNoNames)
}

// takesNoNames has packages and classes beside inPlace and withThreads of which no method is told a name, but for takesNames.
var takesNoNames = []string{
	"com/sun/net/httpserver/", "java/applet/", "java/beans/FeatureDescriptor.", "java/beans/IndexedPropertyChange", "java/beans/PropertyChange",
	"java/beans/Vetoable", "java/sql/", "javax/accessibility/", "javax/crypto/", "javax/imageio/ImageIO.", "javax/net/", "javax/script/",
	"javax/security/", "javax/sound/", "javax/xml/", "org/w3c/dom/", "org/xml/sax/",
}

// FindsCodeBy reports whether the JDK may find code by a system property of that name, or whether the property decides
// otherwise which code of the program it runs, and how often.
func FindsCodeBy(property string) bool {
	return (ofJDK.MatchString(property) || slices.Contains(otherProperties, property)) && !IsPlainProperty(property)
}

// ofJDK matches names of properties with beginnings of which the JDK makes some when it runs.
var ofJDK = regexp.MustCompile(`^(apple|com\.apple|com\.sun|java|javax|jdk|org\.jcp|org\.jline|org\.w3c|org\.xml|security|sun|swing)\.`)

// plainProperties are properties that the JDK reads, whose values name nothing.
var plainProperties = []string{
	"file.encoding", "file.separator", "java.awt.headless", "java.io.tmpdir", "java.net.preferIPv4Stack", "java.net.preferIPv6Addresses", "java.net.useSystemProxies",
	"java.util.concurrent.ForkJoinPool.common.parallelism", "java.util.logging.SimpleFormatter.format", "line.separator", "path.separator",
	"networkaddress.cache.negative.ttl", "networkaddress.cache.ttl", "swing.aatext", "user.country", "user.dir", "user.home", "user.language", "user.name", "user.timezone",
}

// IsPlainProperty reports whether the JDK reads a property of that name, and its value names nothing.
func IsPlainProperty(property string) bool { return slices.Contains(plainProperties, property) }

// LoadsService reports whether a method of the JDK may make an object of a provider of a service of the JDK, which a file on the class path
// names (java.util.ServiceLoader). Of most services it is not known which methods do not.
func LoadsService(service string, m *classfile.Method) bool {
	for _, s := range servicesOf {
		if strings.HasPrefix(service, s.service) {
			return begins(m, s.methods)
		}
	}
	return true
}

// servicesOf has, for beginnings of services, those of the methods that load them.
var servicesOf = []struct {
	service string
	methods []string
}{
	{"com/sun/source/", compilers},
	{"java/nio/file/", []string{"java/nio/file/", "java/net/", "javax/"}},
	{"java/sql/Driver", []string{"java/sql/", "javax/"}},
	{"java/util/prefs/", []string{"java/util/prefs/"}},
	{"java/util/spi/ToolProvider", compilers},
	{"javax/annotation/processing/", compilers},
	{"javax/imageio/", []string{"java/awt/", "javax/"}},
	{"javax/management/", []string{"java/lang/management/", "javax/"}},
	{"javax/print/", []string{"java/awt/", "javax/"}},
	{"javax/script/", []string{"javax/script/"}},
	{"javax/sound/", []string{"java/applet/", "java/awt/", "javax/"}},
	{"javax/tools/", compilers},
	{"javax/xml/", xmlReaders},
	{"org/xml/", xmlReaders},
	{"org/w3c/", xmlReaders},
}

var (
	compilers  = []string{"com/sun/source/", "com/sun/tools/", "javax/annotation/", "javax/lang/", "javax/tools/", "java/util/spi/", "java/util/ServiceLoader"}
	xmlReaders = []string{"com/sun/", "java/beans/", "java/util/prefs/", "java/util/Properties.", "javax/", "org/"}
)
