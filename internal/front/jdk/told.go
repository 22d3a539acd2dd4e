package jdk

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// takesNames has the beginnings of methods that are told a name, or are given what has one: bytes of serialized objects, a configuration, a style sheet, a class.
var takesNames = []string{
	"java/awt/Window.applyResourceBundle", "java/awt/datatransfer/", "java/awt/dnd/",
	"java/io/ObjectInput", "java/io/ObjectOutput.writeObject", "java/io/ObjectOutputStream.writeObject", "java/io/ObjectOutputStream.writeUnshared", "java/io/ObjectStreamClass.",
	"java/lang/ClassLoader.clearAssertionStatus", "java/lang/ClassLoader.setClassAssertionStatus", "java/lang/ClassLoader.setDefaultAssertionStatus",
	"java/lang/ClassLoader.setPackageAssertionStatus", "java/lang/constant/", "java/lang/foreign/",
	"java/lang/invoke/ConstantCallSite.<init>(Ljava/lang/invoke/MethodType;Ljava/lang/invoke/MethodHandle;)", "java/lang/invoke/LambdaMetafactory",
	"java/lang/invoke/MethodHandleProxies", "java/lang/invoke/MethodHandles$Lookup.define", "java/lang/invoke/MethodHandles$Lookup.unreflectVarHandle",
	"java/lang/reflect/InvocationHandler.invokeDefault", "java/lang/reflect/Proxy.getProxyClass",
	"java/net/URL.getContent", "java/net/URLConnection.getContent",
	"java/security/Provider", "java/security/SignedObject.getObject", "java/security/UnresolvedPermission.", "java/util/ResourceBundle$Control.", "java/util/ServiceLoader.",
	"java/util/logging/Level.<init>(Ljava/lang/String;ILjava/lang/String;)", "java/util/logging/LogManager.readConfiguration",
	"java/util/logging/LogManager.updateConfiguration", "java/util/logging/Logger.<init>", "java/util/logging/Logger.getAnonymousLogger(Ljava/lang/String;)",
	"java/util/logging/Logger.getLogger(Ljava/lang/String;Ljava/lang/String;)", "java/util/logging/Logger.logrb", "java/util/spi/",
	"javax/accessibility/AccessibleBundle.toDisplayString", "javax/crypto/SealedObject.getObject", "javax/security/auth/login/", "javax/swing/JEditorPane", "javax/swing/JFormattedTextField", "javax/swing/JTextPane",
	"javax/swing/LookAndFeel", "javax/swing/TransferHandler", "javax/swing/UI", "javax/swing/plaf/nimbus/", "javax/swing/text/", "javax/xml/crypto/", "javax/xml/parsers/DocumentBuilderFactory.setAttribute",
	"javax/xml/parsers/SAXParser.setProperty", "javax/xml/transform/", "javax/xml/validation/", "org/w3c/dom/bootstrap/", "org/xml/sax/XMLReader.setProperty",
	"org/xml/sax/helpers/ParserFactory", "org/xml/sax/helpers/XMLReaderFactory",
}

// beginsWith reports whether the name of m, with its class and its descriptor, has one of the given beginnings.
func beginsWith(m *classfile.Method, list []string) bool {
	name := m.Class.Name + "." + m.Name + m.Desc
	return slices.ContainsFunc(list, func(p string) bool { return strings.HasPrefix(name, p) })
}
