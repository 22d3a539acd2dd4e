import java.io.*;
import java.lang.annotation.*;
import java.net.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.logging.*;

// The JDK makes objects of classes of the program, or initialises them, because a property, an argument or an
// annotation names them.
public class Named {
    static int made;

    public static class Made {
        public Made() { made = 1; }
    }

    public static class Woken {
        static { made = 1; }
    }

    public static class Texts extends ListResourceBundle {
        public Texts() { made = 1; }
        protected Object[][] getContents() { return new Object[][] {{"a", "b"}}; }
    }

    enum Kind {
        P;
        static { made = 1; }
    }

    @Retention(RetentionPolicy.RUNTIME) @interface Of {
        Kind value() default Kind.P;
    }

    @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.TYPE_USE) @interface On {
        Kind value();
    }

    static @On(Kind.P) String annotated(@Of(Kind.P) int x) { return null; }

    static void pool() {
        try {
            ForkJoinPool.commonPool();
        } catch (Error e) {
            made += 2;
        }
    }

    static class Factory {
        public static void main(String[] args) {
            System.setProperty("java.util.concurrent.ForkJoinPool.common.threadFactory", "Named$Made");
            pool();
            assert made == 0; // fails
        }
    }

    static class FactorySafe {
        public static void main(String[] args) {
            System.setProperty("app.mode", "Named$Made");
            System.getProperties().getProperty("app.mode");
            ForkJoinPool.commonPool();
            assert made == 0; // holds
        }
    }

    static class FactoryBuilt {
        public static void main(String[] args) {
            String key = "java.util.concurrent.ForkJoinPool.common.";
            if (args.length == 0) key += "threadFactory";
            System.setProperty(key, "Named$Made");
            pool();
            assert made == 0; // fails
        }
    }

    static class FactoryPut {
        public static void main(String[] args) {
            System.getProperties().put("java.util.concurrent.ForkJoinPool.common.threadFactory", "Named$Made");
            pool();
            assert made == 0; // fails
        }
    }

    static class FactoryExchanged {
        public static void main(String[] args) {
            Properties p = new Properties();
            p.putAll(System.getProperties());
            p.setProperty("java.util.concurrent.ForkJoinPool.common.threadFactory", "Named$Made");
            System.setProperties(p);
            pool();
            assert made == 0; // fails
        }
    }

    static class Zones {
        public static void main(String[] args) {
            new WeakHashMap<Object, Object>().put(new Object() { public int hashCode() { return 3; } }, null);
            System.setProperty("java.time.zone.DefaultZoneRulesProvider", "Named$Woken");
            try {
                java.time.ZoneId.of("Europe/Paris");
            } catch (Error e) {
                assert made == 0; // fails
            }
        }
    }

    static class Drivers {
        public static void main(String[] args) {
            System.setProperty("jdbc.drivers", "Named$Woken");
            try {
                java.sql.DriverManager.getConnection("x");
            } catch (java.sql.SQLException e) {
                assert made == 0; // fails
            }
        }
    }

    static class Sockets {
        public static void main(String[] args) {
            java.security.Security.setProperty("ssl.SocketFactory.provider", "Named$Made");
            try {
                javax.net.ssl.SSLSocketFactory.getDefault();
            } catch (ClassCastException e) {
            }
            assert made == 0; // fails
        }
    }

    static class Parameter {
        public static void main(String[] args) throws Exception {
            Named.class.getDeclaredMethod("annotated", int.class).getParameters()[0].getAnnotation(Of.class);
            assert made == 0; // fails
        }
    }

    static class Parameters {
        public static void main(String[] args) throws Exception {
            Named.class.getDeclaredMethod("annotated", int.class).getParameterAnnotations();
            assert made == 0; // fails
        }
    }

    static class Default {
        public static void main(String[] args) throws Exception {
            Of.class.getDeclaredMethod("value").getDefaultValue();
            assert made == 0; // fails
        }
    }

    static class Component {
        record Pair(@Of(Kind.P) int x, int y) { }

        public static void main(String[] args) {
            Pair.class.getRecordComponents()[0].getAnnotation(Of.class);
            assert made == 0; // fails
        }
    }

    static class Type {
        public static void main(String[] args) throws Exception {
            Named.class.getDeclaredMethod("annotated", int.class).getAnnotatedReturnType();
            assert made == 0; // fails
        }
    }

    static class TypeSafe {
        public static void main(String[] args) throws Exception {
            Named.class.getDeclaredMethod("annotated", int.class).getReturnType().isAnnotation();
            assert made == 0; // holds
        }
    }

    static class Severity extends Level {
        Severity() { super("a", 5, "Named$Texts"); }

        public static void main(String[] args) {
            new Severity().getLocalizedName();
            assert made == 0; // fails
        }
    }

    static class Log {
        public static void main(String[] args) {
            Logger.getLogger("x", "Named$Texts");
            assert made == 0; // fails
        }
    }

    static class LogSafe {
        public static void main(String[] args) {
            Logger.getLogger("x").fine("Named$Texts");
            assert made == 0; // holds
        }
    }

    static class Configured {
        public static void main(String[] args) throws IOException {
            LogManager.getLogManager().readConfiguration(new ByteArrayInputStream("config = Named$Made\n".getBytes()));
            assert made == 0; // fails
        }
    }

    static class Bean {
        public static void main(String[] args) throws Exception {
            java.lang.management.ManagementFactory.getPlatformMBeanServer().instantiate("Named$Made");
            assert made == 0; // fails
        }
    }

    static class Flavor {
        public static void main(String[] args) throws Exception {
            new java.awt.datatransfer.DataFlavor("application/x-java-jvm-local-objectref; class=Named$Woken");
            assert made == 0; // fails
        }
    }

    public static class Called {
        public static String of() { made = 1; return ""; }
    }

    static class Sheet {
        public static void main(String[] args) throws Exception {
            String sheet = "<x:stylesheet version='1.0' xmlns:x='http://www.w3.org/1999/XSL/Transform' xmlns:j='http://xml.apache.org/xalan/java/Named$Called'>"
                + "<x:template match='/'><x:value-of select='j:of()'/></x:template></x:stylesheet>";
            javax.xml.transform.TransformerFactory.newInstance()
                .newTransformer(new javax.xml.transform.stream.StreamSource(new StringReader(sheet)))
                .transform(new javax.xml.transform.stream.StreamSource(new StringReader("<a/>")), new javax.xml.transform.stream.StreamResult(new StringWriter()));
            assert made == 0; // fails
        }
    }

    static class Allowed {
        public static class Right extends java.security.BasicPermission {
            public Right(String name, String actions) { super(name); made++; }
        }

        public static void main(String[] args) {
            new WeakHashMap<Object, Object>().put(new Object() { public int hashCode() { return 3; } }, null);
            java.security.Permissions all = new java.security.Permissions();
            all.add(new java.security.UnresolvedPermission("Named$Allowed$Right", "x", null, null));
            all.implies(new Right("y", ""));
            assert made == 1; // fails
        }
    }

    static class Hook extends java.lang.invoke.ConstantCallSite {
        Hook(java.lang.invoke.MethodHandle h) throws Throwable {
            super(java.lang.invoke.MethodType.methodType(void.class), h);
        }

        static java.lang.invoke.MethodHandle hook(java.lang.invoke.CallSite s) { made = 1; return null; }

        public static void main(String[] args) throws Throwable {
            try {
                new Hook(java.lang.invoke.MethodHandles.lookup().findStatic(Hook.class, "hook",
                    java.lang.invoke.MethodType.methodType(java.lang.invoke.MethodHandle.class, java.lang.invoke.CallSite.class)));
            } catch (NullPointerException e) {
            }
            assert made == 0; // fails
        }
    }

    static class Rows {
        public static void main(String[] args) throws Exception {
            try {
                javax.sql.rowset.RowSetProvider.newFactory("Named$Made", null);
            } catch (ClassCastException | java.sql.SQLException e) {
            }
            assert made == 0; // fails
        }
    }

    static class Disabled {
        static class Asserts {
            static int x;
            static void set() { assert (x = 1) == 1; }
        }

        public static void main(String[] args) {
            ClassLoader.getSystemClassLoader().setDefaultAssertionStatus(false);
            Asserts.set();
            int[] a = new int[1];
            a[1 - Asserts.x] = 1; // fails
        }
    }

    static class Sorted {
        static int compared;

        public static void main(String[] args) {
            System.setProperty("java.util.Arrays.useLegacyMergeSort", "true");
            Integer[] a = {5, 4, 3, 2, 1, 9, 8, 7};
            Arrays.sort(a, (x, y) -> {
                compared++;
                return x - y;
            });
            assert compared < 15; // fails
        }
    }

    static class Hidden {
        public static void main(String[] args) throws Exception {
            try (InputStream in = Named.class.getResourceAsStream("Named$Woken.class")) {
                java.lang.invoke.MethodHandles.lookup().defineHiddenClass(in.readAllBytes(), true);
            }
            assert made == 0; // fails
        }
    }
}
