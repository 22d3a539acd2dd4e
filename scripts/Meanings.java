import java.lang.reflect.*;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.*;
import java.util.*;

/**
 * Compares the classes of models/assertions with the libraries that they stand for: each public method is called with many
 * arguments, and must succeed, fail, or give up in both.
 *
 * java scripts/Meanings.java FOLDER JAR…
 */
public class Meanings {
    static final Object[] VALUES = {
        null, 0, 1, -1, 7, 100, 0L, 7L, -3L, 'a', 'b', true, false, (byte) 7, (short) 7, 1.5, 2.5f, 0.0, Double.NaN, "", "a", "ab", "abc", "b",
        new int[0], new int[] {1}, new int[] {1, 2}, new int[] {2, 1}, new Object[] {1, "a"}, new Object[0], List.of(), List.of(1), List.of("a", "b"),
        new ArrayList<>(List.of("a", "b")), Set.of(7), new IllegalStateException("a"), new RuntimeException(), IllegalStateException.class, String.class, Object.class,
        new CharSequence[] {"a"}, new CharSequence[] {"a", "z"}, new long[] {1}, new char[] {'a'}, new byte[] {1}, new String[] {"a", "b"},
    };
    static final int MOST = 3000;
    static int calls, wrong;

    /** One of the two: its classes, and matchers or assertions to call methods of. */
    record Side(ClassLoader loader) {
        Class<?> type(Class<?> c) throws ClassNotFoundException {
            if (c.isPrimitive()) return c;
            if (c.isArray()) return type(c.getComponentType()).arrayType();
            return c.getClassLoader() == null || c.getClassLoader() == ClassLoader.getPlatformClassLoader() ? c : Class.forName(c.getName(), false, loader);
        }

        Method method(Method m) throws ReflectiveOperationException {
            Class<?>[] ps = new Class<?>[m.getParameterCount()];
            for (int i = 0; i < ps.length; i++) ps[i] = type(m.getParameterTypes()[i]);
            return type(m.getDeclaringClass()).getMethod(m.getName(), ps);
        }
    }

    static Side ours, real;

    public static void main(String[] args) throws Exception {
        Path folder = Path.of(args[0]);
        List<URL> jars = new ArrayList<>();
        for (String a : Arrays.copyOfRange(args, 1, args.length)) jars.add(Path.of(a).toUri().toURL());
        List<URL> all = new ArrayList<>(List.of(folder.toUri().toURL()));
        all.addAll(jars);
        ours = new Side(new URLClassLoader(all.toArray(URL[]::new), ClassLoader.getPlatformClassLoader()));
        real = new Side(new URLClassLoader(jars.toArray(URL[]::new), ClassLoader.getPlatformClassLoader()));
        for (String c : List.of("org.junit.jupiter.api.Assertions", "org.junit.jupiter.api.Assumptions", "org.junit.Assert", "org.junit.Assume")) {
            for (Method m : methods(c)) if (Modifier.isStatic(m.getModifiers())) compare(m, null, null);
        }
        for (String c : List.of("org.hamcrest.Matchers", "org.hamcrest.CoreMatchers")) matchers(c);
        for (String c : List.of("Assertions", "Assumptions")) subjects("org.assertj.core.api." + c);
        System.out.println(calls + " calls compared, " + wrong + " differ");
        System.exit(wrong > 0 || calls < 10_000 ? 1 : 0);
    }

    static List<Method> methods(String name) throws ReflectiveOperationException {
        List<Method> found = new ArrayList<>();
        for (Method m : Class.forName(name, false, ours.loader).getMethods()) {
            if (m.getDeclaringClass() != Object.class && !m.isBridge()) found.add(m);
        }
        found.sort(Comparator.comparing(Method::toString));
        return found;
    }

    /** Calls a method with arguments in both, on receivers that were made alike. */
    static void compare(Method m, Maker mine, Maker theirs) throws Exception {
        Method other;
        try {
            other = real.method(m);
        } catch (NoSuchMethodException | ClassNotFoundException e) {
            return; // no program calls it with this library
        }
        for (Object[] args : arguments(m.getParameterTypes())) {
            if (mine != null && !alike(m, mine.value(), args)) {
                continue;
            }
            String a = outcome(ours, m, mine, args), b = outcome(real, other, theirs, args);
            calls++;
            if (!a.equals(b) && !a.equals("has no meaning")) {
                differ(m, Arrays.deepToString(args) + (mine == null ? "" : " of " + mine.text()) + ": " + a + " and not " + b);
            }
        }
    }

    /** Whether values that are compared are of one class, as types of Java demand. */
    static boolean alike(Method m, Object value, Object[] args) {
        for (int i = 0; i < args.length; i++) {
            if (m.getParameterTypes()[i] == Comparable.class && (value == null || args[i] != null && args[i].getClass() != value.getClass())) return false;
        }
        return true;
    }

    static final Map<Method, Integer> told = new HashMap<>();

    static void differ(Method m, String how) {
        wrong++;
        if (told.merge(m, 1, Integer::sum) <= 2) System.out.println(m.getDeclaringClass().getName() + "." + m.getName() + Arrays.toString(m.getParameterTypes()) + " " + how);
    }

    interface Maker {
        Object make() throws Exception;

        default String text() { return "?"; }

        default Object value() { return null; }
    }

    static String outcome(Side side, Method m, Maker receiver, Object[] args) {
        Object[] own = new Object[args.length];
        for (int i = 0; i < args.length; i++) own[i] = args[i] instanceof Code c ? c.in(side, m.getParameterTypes()[i]) : args[i];
        try {
            Object on = receiver == null ? null : receiver.make();
            m.invoke(on, own);
            return "succeeds";
        } catch (InvocationTargetException e) {
            return kind(e.getCause());
        } catch (Exception e) {
            return "cannot be called: " + e;
        }
    }

    static String kind(Throwable t) {
        for (Class<?> c = t.getClass(); c != null; c = c.getSuperclass()) {
            if (c == AssertionError.class) return "fails";
            if (c.getSimpleName().equals("TestAbortedException") || c.getSimpleName().equals("AssumptionViolatedException")) return "is aborted";
        }
        return t instanceof UnsupportedOperationException ? "has no meaning" : "fails"; // with null where it is not wanted
    }

    /** Code that a test hands over: it throws, or returns a value. */
    record Code(Object result) {
        Object in(Side side, Class<?> type) {
            return Proxy.newProxyInstance(type.getClassLoader() == null ? side.loader : type.getClassLoader(), new Class<?>[] {type}, (p, m, a) -> {
                if (m.isDefault()) return InvocationHandler.invokeDefault(p, m, a);
                if (m.getDeclaringClass() == Object.class) return m.getName().equals("equals") ? p == a[0] : m.getName().equals("hashCode") ? (Object) 1 : "code";
                if (result instanceof Throwable t) throw t;
                return m.getReturnType() == void.class ? null : m.getReturnType() == boolean.class ? Boolean.TRUE.equals(result) : m.getReturnType() == Object.class ? result : null;
            });
        }
    }

    static List<Object[]> arguments(Class<?>[] types) {
        List<Object[]> all = new ArrayList<>(List.<Object[]>of(new Object[0]));
        for (Class<?> t : types) {
            List<Object[]> next = new ArrayList<>();
            for (Object[] a : all) for (Object v : fitting(t)) {
                if (next.size() < MOST) {
                    Object[] b = Arrays.copyOf(a, a.length + 1);
                    b[a.length] = v;
                    next.add(b);
                }
            }
            all = next;
        }
        return all;
    }

    static List<Object> fitting(Class<?> t) {
        if (t.isInterface() && t.getName().matches(".*(Executable|ThrowingSupplier|ThrowingRunnable|ThrowingCallable|Supplier|Predicate)")) {
            if (t == java.util.function.Supplier.class) return List.of(new Code("text")); // of a message
            List<Object> codes = new ArrayList<>(List.of(new Code(true), new Code(false)));
            if (!t.getName().startsWith("java.")) codes.add(new Code(new IllegalStateException("a")));
            return codes;
        }
        Class<?> box = t.isPrimitive() ? MethodType(t) : t;
        List<Object> found = new ArrayList<>();
        for (Object v : VALUES) if (v == null ? !t.isPrimitive() : box.isInstance(v)) found.add(v);
        return found;
    }

    static Class<?> MethodType(Class<?> t) { return java.lang.invoke.MethodType.methodType(t).wrap().returnType(); }

    /** Matchers of all values, asked about all values. */
    static void matchers(String name) throws Exception {
        for (Method m : methods(name)) {
            if (Arrays.stream(m.getParameterTypes()).anyMatch(p -> p.getName().contains("hamcrest"))) {
                nested(m);
                continue;
            }
            for (Object[] args : arguments(m.getParameterTypes())) matched(m, args, args);
        }
    }

    /** Of a matcher that takes matchers: those of equality with some values. */
    static void nested(Method m) throws Exception {
        Class<?>[] ps = m.getParameterTypes();
        for (int bits = 0; bits < 8; bits++) {
            Object[] a = new Object[ps.length], b = new Object[ps.length];
            for (int i = 0; i < ps.length; i++) {
                Object v = (bits >> i & 1) == 0 ? "a" : 7;
                a[i] = ps[i].isArray() ? array(ours, v) : equal(ours, v);
                b[i] = ps[i].isArray() ? array(real, v) : equal(real, v);
            }
            matched(m, a, b);
        }
    }

    static Object equal(Side s, Object v) throws Exception {
        return Class.forName("org.hamcrest.Matchers", true, s.loader).getMethod("equalTo", Object.class).invoke(null, v);
    }

    static Object array(Side s, Object v) throws Exception {
        Object all = Array.newInstance(Class.forName("org.hamcrest.Matcher", true, s.loader), 2);
        Array.set(all, 0, equal(s, v));
        Array.set(all, 1, equal(s, "a"));
        return all;
    }

    static void matched(Method m, Object[] mine, Object[] theirs) throws Exception {
        Method other;
        try {
            other = real.method(m);
        } catch (NoSuchMethodException | ClassNotFoundException e) {
            return;
        }
        for (Object v : VALUES) {
            String a = asserted(ours, m, mine, v), b = asserted(real, other, theirs, v);
            calls++;
            if (!a.equals(b) && !a.equals("has no meaning")) differ(m, Arrays.deepToString(mine) + " of " + v + ": " + a + " and not " + b);
        }
    }

    static String asserted(Side s, Method m, Object[] args, Object v) throws Exception {
        try {
            Object matcher = m.invoke(null, args);
            Class<?> type = Class.forName("org.hamcrest.Matcher", true, s.loader);
            Class.forName("org.hamcrest.MatcherAssert", true, s.loader).getMethod("assertThat", Object.class, type).invoke(null, v, matcher);
            return "succeeds";
        } catch (InvocationTargetException e) {
            return kind(e.getCause());
        }
    }

    /** All assertions about all values. */
    static void subjects(String name) throws Exception {
        for (Method m : methods(name)) {
            if (!m.getName().equals("assertThat") && !m.getName().equals("assumeThat")) {
                compare(m, null, null);
                continue;
            }
            Method other;
            try {
                other = real.method(m);
            } catch (NoSuchMethodException e) {
                continue;
            }
            for (Object v : fitting(m.getParameterTypes()[0])) {
                Object subject = m.invoke(null, v);
                for (Method x : methods(subject.getClass().getName())) {
                    if (!Modifier.isStatic(x.getModifiers())) {
                        compare(x, maker(m, v), maker(other, v));
                    }
                }
            }
        }
    }

    static Maker maker(Method m, Object v) {
        return new Maker() {
            @Override public Object make() throws Exception { return m.invoke(null, v); }
            @Override public Object value() { return v; }

            @Override public String text() { return m.getName() + "(" + v + ")"; }
        };
    }
}
