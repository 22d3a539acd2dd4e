package jdk

// otherProperties are the properties that JDK 17 or 25 reads whose names have none of the beginnings of ofJDK; TestPropertiesOfJDK
// finds them in its bytecode. Some of them name code, such as jdbc.drivers.
var otherProperties = []string{
	"Expression.debug", "ExpressionEvaluator.debug", "ExpressionResolver.debug", "ForkJoinPool.commonPool", "SymbolResolutionClosure.debug",
	"application.home", "auth.login.defaultCallbackHandler", "awt.appletWarning", "awt.datatransfer.clipboard.poll.interval",
	"awt.dnd.drag.threshold", "awt.image.incrementaldraw", "awt.image.redrawrate", "awt.lock.fair", "awt.nativeDoubleBuffering",
	"awt.robot.gtk", "awt.robot.screenshotDebug", "awt.robot.screenshotMethod", "awt.touchKeyboardAutoShowIsEnabled",
	"awt.useSystemAAFontSettings", "awt.x11useOldConfigDisplayMode", "awtdebug.properties", "cert.provider.x509v1", "certpathbuilder.type",
	"certpathvalidator.type", "certstore.type", "content.types.temp.file.template", "content.types.user.table", "crypto.policy",
	"env.class.path", "http.agent", "http.auth.digest.disabledAlgorithms", "http.auth.digest.validateProxy",
	"http.auth.digest.validateServer", "http.auth.ntlm.domain", "http.auth.preference", "http.auth.serializeRequests", "http.maxConnections",
	"http.maxRedirects", "http.strictPostRedirect", "http.use.global.creds", "https.agent", "https.cipherSuites", "https.protocols",
	"impl.prefix", "java2d.font.usePlatformFont", "javafx.embed.singleThread", "javafx.version", "javaplugin.version", "javawebstart.version",
	"jaxp.debug", "jceks.key.serialFilter", "jconsole.showOutputViewer", "jconsole.showUnsupported", "jdbc.drivers", "jdeps.debug",
	"jfr.unsupported.vm", "jlink.debug", "jlink.dumpSystemModuleClass", "jmx.mlet.library.dir", "jmx.remote.protocol.provider.pkgs",
	"jmx.remote.x.notification.buffer.size", "jmx.x.monitor.maximum.pool.size", "jps.debug", "jps.printStackTrace",
	"jshell.test.allow.incomplete.inputs", "jstat.debug", "jstat.lex.debug", "jstat.parser.debug", "jstat.showUnsupported",
	"keystore.PKCS12.keyProtectionAlgorithm", "keystore.pkcs12.certPbeIterationCount", "keystore.pkcs12.certProtectionAlgorithm",
	"keystore.pkcs12.keyPbeIterationCount", "keystore.pkcs12.keyProtectionAlgorithm", "keystore.pkcs12.legacy",
	"keystore.pkcs12.macAlgorithm", "keystore.pkcs12.macIterationCount", "keystore.type", "keystore.type.compat", "krb5.kdc.bad.policy",
	"locale.resources.debug", "login.configuration.provider", "mail.host", "networkaddress.cache.negative.ttl", "networkaddress.cache.ttl",
	"ntlm.debug", "ntlm.version", "ocsp.enable", "ocsp.responderCertIssuerName", "ocsp.responderCertSerialNumber",
	"ocsp.responderCertSubjectName", "ocsp.responderURL", "org.openjdk.java.util.stream.tripwire", "os.arch", "os.name", "os.version",
	"package.access", "package.definition", "policy.allowSystemProperty", "policy.expandProperties", "policy.provider",
	"resource.bundle.debug", "rowset.properties", "rowset.provider.classname", "sa.altDebugger", "sa.library.path",
	"securerandom.drbg.config", "securerandom.source", "securerandom.strongAlgorithms", "ssl.KeyManagerFactory.algorithm", "ssl.ServerSocketFactory.provider",
	"ssl.SocketFactory.provider",
	"ssl.TrustManagerFactory.algorithm", "stackwalk.debug", "stdin.encoding", "stdout.encoding", "system.scope", "test.enable.highlighter",
	"test.jdk", "test.terminal.height", "user.country.format", "user.fromaddr", "user.language.format", "user.mailcap", "user.region",
	"user.variant", "user.variant.format", "version.resource.missing", "version.unknown", "xerces.debug",
}
