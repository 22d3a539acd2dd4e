import java.io.*;
import java.lang.ref.WeakReference;
import java.lang.reflect.*;
import java.util.*;
import java.util.concurrent.*;

/** Calls methods of the JDK with objects that note how they are used. Each line of the input is a class, a name and a descriptor. */
public class Audit {
    /** What has been seen of one call. */
    static final class Call {
        final Set<String> events = ConcurrentHashMap.newKeySet();
        final Set<String> classes = ConcurrentHashMap.newKeySet();
        volatile Thread caller;
        int kept, written;
        volatile boolean called;
    }

    static volatile Call current = new Call();
    static Random random;

    /** Notes that a method of an object of the program runs. */
    static void event(Call of, String method) {
        Call now = current;
        boolean elsewhere = Thread.currentThread() != of.caller;
        if (of == now || elsewhere) {
            of.events.add(method + (elsewhere ? " elsewhere" : ""));
        } else {
            now.events.add(method);
        }
    }

    public static class Probe implements Comparable<Object>, Cloneable {
        final Call call = current;
        @Override public int hashCode() { event(call, "hashCode()I"); return 7; }
        @Override public boolean equals(Object o) { event(call, "equals(Ljava/lang/Object;)Z"); return o == this; }
        @Override public String toString() { event(call, "toString()Ljava/lang/String;"); return "probe"; }
        @Override public int compareTo(Object o) { event(call, "compareTo(Ljava/lang/Object;)I"); return o == this ? 0 : System.identityHashCode(this) < System.identityHashCode(o) ? -1 : 1; }
    }

    public static class ProbeReader extends Reader {
        final Call call = current;
        int left = 3;
        @Override public int read(char[] b, int off, int len) { event(call, "read([CII)I"); if (left-- <= 0 || len == 0) return -1; b[off] = 'x'; return 1; }
        @Override public void close() { event(call, "close()V"); }
    }

    public static class ProbeInput extends InputStream {
        final Call call = current;
        int left = 3;
        @Override public int read() { event(call, "read()I"); return left-- > 0 ? 'x' : -1; }
        @Override public void close() { event(call, "close()V"); }
    }

    public static class ProbeOutput extends OutputStream {
        final Call call = current;
        @Override public void write(int b) { event(call, "write(I)V"); }
        @Override public void flush() { event(call, "flush()V"); }
        @Override public void close() { event(call, "close()V"); }
    }

    public static class ProbeWriter extends Writer {
        final Call call = current;
        @Override public void write(char[] b, int off, int len) { event(call, "write([CII)V"); }
        @Override public void flush() { event(call, "flush()V"); }
        @Override public void close() { event(call, "close()V"); }
    }

    public static class ProbeThread extends Thread {
        final Call call = current;
        @Override public void run() { event(call, "run()V"); }
    }

    public static class ProbeList extends AbstractList<Object> {
        final Call call = current;
        final Object[] all = {new Probe(), new Probe()};
        @Override public Object get(int i) { event(call, "get(I)Ljava/lang/Object;"); return all[i]; }
        @Override public int size() { event(call, "size()I"); return all.length; }
    }

    static String descriptor(Method m) {
        StringBuilder b = new StringBuilder(m.getName()).append('(');
        for (Class<?> p : m.getParameterTypes()) b.append(p.descriptorString());
        return b.append(')').append(m.getReturnType().descriptorString()).toString();
    }

    static Object proxy(Class<?> c) {
        Call call = current;
        int[] left = {2};
        return Proxy.newProxyInstance(Audit.class.getClassLoader(), new Class<?>[] {c}, (self, m, args) -> {
            event(call, descriptor(m));
            if (m.getDeclaringClass() == Object.class) {
                switch (m.getName()) {
                    case "equals": return self == args[0];
                    case "hashCode": return 7;
                    default: return "proxy";
                }
            }
            if (m.getReturnType() == boolean.class) return left[0]-- > 0;
            if (m.getReturnType() == int.class || m.getReturnType() == long.class) return m.getReturnType() == int.class ? (Object) 0 : (Object) 0L;
            return make(m.getReturnType(), 1);
        });
    }

    static final String[] TEXTS = {"", "a", "abc", "%s %d", "1", "x=1", "\u0130", "UTF-8", "[a-z]+", "2020-01-01"};

    /** Makes an object of a class, or null. */
    static Object make(Class<?> c, int depth) {
        if (c == void.class) return null;
        if (c == boolean.class || c == Boolean.class) return random.nextBoolean();
        if (c == int.class || c == Integer.class) return random.nextInt(5) - 1;
        if (c == long.class || c == Long.class) return (long) random.nextInt(4);
        if (c == char.class || c == Character.class) return (char) ('a' + random.nextInt(3));
        if (c == byte.class || c == Byte.class) return (byte) random.nextInt(3);
        if (c == short.class || c == Short.class) return (short) random.nextInt(3);
        if (c == float.class || c == Float.class) return (float) random.nextInt(3);
        if (c == double.class || c == Double.class) return random.nextInt(3) / 2.0;
        if (random.nextInt(20) == 0) return null;
        if (c == String.class) return TEXTS[random.nextInt(TEXTS.length)];
        if (c == CharSequence.class) return random.nextBoolean() ? "abc" : proxy(c);
        if (c == Object.class || c == Comparable.class) return new Probe();
        if (c == Class.class) return Probe.class;
        if (c == Reader.class) return new ProbeReader();
        if (c == InputStream.class) return new ProbeInput();
        if (c == OutputStream.class) return new ProbeOutput();
        if (c == Writer.class) return new ProbeWriter();
        if (c == Thread.class) return new ProbeThread();
        if (c.isArray()) {
            int n = random.nextInt(4);
            Object a = Array.newInstance(c.getComponentType(), n);
            for (int i = 0; i < n; i++) {
                Object e = make(c.getComponentType(), depth + 1);
                if (e != null) try { Array.set(a, i, e); } catch (IllegalArgumentException x) { return a; }
            }
            return a;
        }
        if ((c == Collection.class || c == List.class || c == Iterable.class) && random.nextBoolean()) return new ProbeList();
        if (c == Collection.class || c == List.class) { List<Object> l = new ArrayList<>(); l.add(new Probe()); l.add(new Probe()); return used(l); }
        if (c == Map.class) { Map<Object, Object> m = new HashMap<>(); m.put("k", new Probe()); return used(m); }
        if (c.isInterface() && !c.isSealed() && c.getName().startsWith("java.")) {
            try { return proxy(c); } catch (RuntimeException e) { return null; }
        }
        if (c.isEnum()) { Object[] all = c.getEnumConstants(); return all.length == 0 ? null : all[random.nextInt(all.length)]; }
        return depth > 2 ? null : construct(c, depth);
    }

    static Object used(Object o) {
        if (o != null && o.getClass().getClassLoader() == null) current.classes.add(o.getClass().getName());
        return o;
    }

    /** Makes an object by a constructor or a factory. */
    static Object construct(Class<?> c, int depth) {
        List<Executable> ways = new ArrayList<>();
        if (!Modifier.isAbstract(c.getModifiers())) for (Constructor<?> k : c.getConstructors()) ways.add(k);
        if (ways.isEmpty()) for (Method m : c.getMethods()) if (Modifier.isStatic(m.getModifiers()) && m.getReturnType() == c && m.getDeclaringClass() == c) ways.add(m);
        for (int i = 0; i < 3 && !ways.isEmpty(); i++) {
            Executable e = ways.get(random.nextInt(ways.size()));
            try {
                Object[] args = arguments(e, depth + 1);
                Object o = e instanceof Constructor ? ((Constructor<?>) e).newInstance(args) : ((Method) e).invoke(null, args);
                if (o != null) {
                    if (o instanceof Collection) try { ((Collection<Object>) o).add(new Probe()); } catch (RuntimeException x) { /* it takes none */ }
                    return used(o);
                }
            } catch (ReflectiveOperationException | RuntimeException x) {
                // another way
            }
        }
        return null;
    }

    static Object[] arguments(Executable e, int depth) {
        Class<?>[] types = e.getParameterTypes();
        Object[] args = new Object[types.length];
        for (int i = 0; i < types.length; i++) args[i] = make(types[i], depth);
        return args;
    }

    static Executable find(Class<?> c, String name, String desc) {
        Executable[] all = name.equals("<init>") ? c.getConstructors() : c.getDeclaredMethods();
        for (Executable e : all) {
            StringBuilder b = new StringBuilder("(");
            for (Class<?> p : e.getParameterTypes()) b.append(p.descriptorString());
            b.append(')').append(e instanceof Method ? ((Method) e).getReturnType().descriptorString() : "V");
            if (e.getName().equals(name.equals("<init>") ? c.getName() : name) && b.toString().equals(desc)) return e;
        }
        return null;
    }

    static Object copy(Object a) {
        if (a == null || !a.getClass().isArray()) return null;
        int n = Array.getLength(a);
        Object b = Array.newInstance(a.getClass().getComponentType(), n);
        System.arraycopy(a, 0, b, 0, n);
        return b;
    }

    static boolean differs(Object a, Object b) {
        if (b == null) return false;
        for (int i = 0; i < Array.getLength(b); i++) {
            Object x = Array.get(a, i), y = Array.get(b, i);
            if (a.getClass().getComponentType().isPrimitive() ? !x.equals(y) : x != y) return true;
        }
        return false;
    }

    /** Calls a method once. The caller runs in a thread of its own, as some calls wait. */
    static String once(Class<?> c, Executable e, boolean collect) throws InterruptedException {
        Call call = new Call();
        boolean instance = e instanceof Method && !Modifier.isStatic(e.getModifiers());
        String[] line = {null};
        Thread t = new Thread(() -> {
            call.caller = Thread.currentThread();
            current = call;
            Object[] all;
            try {
                Object[] args = arguments(e, 0);
                all = new Object[args.length + (instance ? 1 : 0)];
                System.arraycopy(args, 0, all, instance ? 1 : 0, args.length);
                if (instance) {
                    all[0] = construct(c, 0);
                    if (all[0] == null || find(all[0].getClass(), e.getName(), "") == e) return;
                }
            } catch (RuntimeException | Error x) {
                return;
            }
            call.events.clear();
            call.called = true;
            Object[] before = new Object[all.length];
            for (int i = 0; i < all.length; i++) { before[i] = copy(all[i]); used(all[i]); }
            Object[] passed = instance ? Arrays.copyOfRange(all, 1, all.length) : all.clone();
            Object result = null;
            try {
                result = e instanceof Method ? ((Method) e).invoke(instance ? all[0] : null, passed) : ((Constructor<?>) e).newInstance(passed);
            } catch (InvocationTargetException x) {
                // what a method throws is not looked at
            } catch (ReflectiveOperationException | RuntimeException x) {
                return;
            }
            for (int i = 0; i < all.length; i++) if (differs(all[i], before[i])) call.written |= 1 << i;
            if (collect) {
                result = null;
                Arrays.fill(before, null);
                Arrays.fill(passed, null);
                int i = all.length == 0 ? 0 : random.nextInt(all.length);
                if (all.length > 0 && all[i] != null && (i > 0 || !instance) && all[i] instanceof Probe) {
                    WeakReference<Object> w = new WeakReference<>(all[i]);
                    all[i] = null;
                    for (int n = 0; n < 3 && w.get() != null; n++) System.gc();
                    if (w.get() != null) call.kept |= 1 << i;
                }
                Reference(all);
            }
            line[0] = "done";
        });
        t.setDaemon(true);
        t.start();
        t.join(1000);
        if (t.isAlive()) { t.interrupt(); t.join(200); }
        if (!call.called) return null;
        if (Thread.activeCount() > 2) Thread.sleep(2);
        return String.join("|", call.events) + "\t" + call.kept + "\t" + call.written + "\t" + String.join("|", call.classes);
    }

    /** Keeps what is passed reachable up to here. */
    static void Reference(Object[] all) { java.lang.ref.Reference.reachabilityFence(all); }

    public static void main(String[] args) throws Exception {
        random = new Random(Long.parseLong(args[1]));
        int times = Integer.parseInt(args[2]);
        PrintStream out = new PrintStream(new FileOutputStream(args[3]), false, "UTF-8");
        Set<String> seen = new HashSet<>();
        int calls = 0;
        for (String l : java.nio.file.Files.readAllLines(java.nio.file.Path.of(args[0]))) {
            String[] p = l.split("\t");
            Executable e;
            Class<?> c;
            try {
                c = Class.forName(p[0].replace('/', '.'), false, null);
                e = find(c, p[1], p[2]);
            } catch (ClassNotFoundException x) {
                continue;
            }
            if (e == null) continue;
            seen.clear();
            for (int i = 0; i < times; i++) {
                String s = once(c, e, i % 10 == 0);
                if (s != null) calls++;
                if (s != null && seen.add(s)) out.println(l + "\t" + s);
            }
        }
        out.println("calls\t" + calls);
        out.close();
        Runtime.getRuntime().halt(0);
    }
}
