import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/**
 * Calls methods on objects that random chains of public calls make. Arguments: a file with the
 * methods, one in each line, of the form p/C.m(I)V; a file with the names of the program's
 * classes; the number of calls for each method; the seed.
 *
 * A chain makes objects by constructors and static methods, calls public methods of all
 * objects that it has got, keeps what they return, and changes arrays, collections and public
 * fields. What is thrown there is caught, and the objects are used on. No reference that is
 * passed to the method itself is null.
 *
 * Prints one line for each method, with tabs between: the method, the number of calls, "ends"; or
 * "throws", the exception, the class that threw it, "written" if a throw statement of
 * the program threw it, and the chain.
 */
class Objects {
    private static final int[] INTS = {0, 1, -1, 2, 3, 7, 10, 100, 127, -128, 65535, Integer.MIN_VALUE, Integer.MAX_VALUE};
    private static final String CHARS = " aA0.-+1/x_eE,%:\n\t\"";
    private static final int MAX_DEPTH = 4;

    private static final List<Class<?>> program = new ArrayList<>();
    private static final Set<String> names = new HashSet<>();
    private static final Map<Class<?>, List<Executable>> makers = new HashMap<>();
    private static final Map<Class<?>, List<Method>> actions = new HashMap<>();

    private final Random random;
    private final List<Object> pool = new ArrayList<>();
    private final List<String> chain = new ArrayList<>();

    private Objects(long seed) {
        random = new Random(seed);
    }

    public static void main(String[] args) throws Exception {
        for (String line : Files.readAllLines(Path.of(args[1]))) {
            names.add(line);
            try {
                Class<?> c = Class.forName(line, false, Objects.class.getClassLoader());
                if (isPublic(c)) {
                    program.add(c);
                }
            } catch (LinkageError | ClassNotFoundException e) {
                continue; // its objects are not made
            }
        }
        PrintStream out = System.out;
        System.setOut(new PrintStream(new ByteArrayOutputStream()));
        System.setIn(new ByteArrayInputStream(new byte[0]));
        for (String line : Files.readAllLines(Path.of(args[0]))) {
            String[] answer = {"0\thangs"};
            int n = Integer.parseInt(args[2]);
            Thread t = new Thread(() -> answer[0] = calls(line, n, Long.parseLong(args[3])));
            t.setDaemon(true);
            t.start();
            t.join(5000 + n * 5L);
            out.println(line + "\t" + answer[0]);
        }
        out.flush();
        Runtime.getRuntime().halt(0); // some leave threads behind
    }

    static boolean isPublic(Class<?> c) {
        for (; c != null; c = c.getEnclosingClass()) {
            if (!Modifier.isPublic(c.getModifiers()) || c.isAnonymousClass() || c.isLocalClass()) {
                return false;
            }
        }
        return true;
    }

    static String calls(String line, int n, long seed) {
        Executable e;
        try {
            e = find(line);
        } catch (LinkageError | ReflectiveOperationException x) {
            return "0\tcannot be called\t" + x;
        }
        int done = 0;
        String seen = null; // what may be meant
        for (int i = 0; i < 2 * n && done < n; i++) {
            Objects o = new Objects(seed + i);
            try {
                Object[] call = o.prepare(e);
                if (call == null) {
                    continue;
                }
                done++;
                String wrong = o.call(e, call);
                if (wrong != null && names.contains(wrong.split("\t")[2]) && wrong.split("\t")[3].isEmpty()) {
                    return done + "\t" + wrong;
                }
                seen = seen == null ? wrong : seen;
            } catch (StackOverflowError | OutOfMemoryError | LinkageError x) {
                continue; // of the building
            }
        }
        return done + "\t" + (seen == null ? "ends" : seen);
    }

    static Executable find(String line) throws ReflectiveOperationException {
        String name = line.substring(0, line.indexOf('('));
        Class<?> c = Class.forName(name.substring(0, name.lastIndexOf('.')).replace('/', '.'));
        name = name.substring(name.lastIndexOf('.') + 1);
        List<Executable> all = new ArrayList<>(Arrays.asList(c.getDeclaredMethods()));
        all.addAll(Arrays.asList(c.getDeclaredConstructors()));
        for (Executable e : all) {
            Class<?> result = e instanceof Method m ? m.getReturnType() : void.class;
            String n = e instanceof Method ? e.getName() : "<init>";
            if (n.equals(name) && line.endsWith(name + MethodType.methodType(result, e.getParameterTypes()).toMethodDescriptorString())) {
                e.setAccessible(true);
                return e;
            }
        }
        throw new NoSuchMethodException(line);
    }

    /** Makes the receiver, which is first, and the arguments of a call; null if they cannot be made. */
    Object[] prepare(Executable e) {
        boolean receiver = e instanceof Method && !Modifier.isStatic(e.getModifiers());
        Type[] types = e.getGenericParameterTypes();
        if (types.length != e.getParameterCount()) {
            types = e.getParameterTypes();
        }
        Object[] call = new Object[types.length + 1];
        for (int i = 0, steps = random.nextInt(4); i < steps; i++) {
            act();
        }
        if (receiver && (call[0] = object(e.getDeclaringClass(), 0)) == null) {
            return null;
        }
        for (int i = 0; i < types.length; i++) {
            if ((call[i + 1] = object(types[i], 1)) == null) {
                return null;
            }
        }
        for (int i = 0, steps = random.nextInt(6); i < steps; i++) {
            act();
        }
        return call;
    }

    /** Makes the call. Returns what is wrong with it, or null. */
    String call(Executable e, Object[] call) {
        Object[] args = Arrays.copyOfRange(call, 1, call.length);
        chain.add((call[0] == null ? "" : text(call[0]) + ".") + e.getName() + texts(args));
        try {
            if (e instanceof Method m) {
                m.invoke(call[0], args);
            } else {
                ((Constructor<?>) e).newInstance(args);
            }
        } catch (InvocationTargetException x) {
            Throwable t = x.getCause();
            if (t instanceof VirtualMachineError || t instanceof LinkageError || t instanceof Exception && !(t instanceof RuntimeException)) {
                return null; // not what is proved
            }
            StackTraceElement[] trace = t.getStackTrace();
            String thrower = trace.length == 0 ? "" : trace[0].getClassName();
            return "throws\t" + t.getClass().getName() + "\t" + thrower + "\t" + (implicit(t) ? "" : "written") + "\t" + clean(String.join("; ", chain));
        } catch (ReflectiveOperationException | IllegalArgumentException x) {
            return null;
        }
        return null;
    }

    static boolean implicit(Throwable t) {
        return t instanceof NullPointerException || t instanceof ArrayIndexOutOfBoundsException || t instanceof ClassCastException || t instanceof ArithmeticException
            || t instanceof NegativeArraySizeException || t instanceof ArrayStoreException || t instanceof AssertionError;
    }

    static String clean(String s) {
        return s.replaceAll("[\\p{Cntrl}\\P{ASCII}]", "?");
    }

    /** Does something with an object of the pool, or calls a static method of the program. */
    void act() {
        if (program.isEmpty()) {
            return;
        }
        if (pool.isEmpty() || random.nextInt(8) == 0) {
            Class<?> c = program.get(random.nextInt(program.size()));
            List<Method> statics = methodsOf(c, true);
            if (!statics.isEmpty()) {
                invoke(null, statics.get(random.nextInt(statics.size())), 2);
            }
            return;
        }
        Object o = pool.get(random.nextInt(pool.size()));
        if (o.getClass().isArray()) {
            int n = Array.getLength(o);
            if (n > 0) {
                int i = random.nextInt(n);
                Object v = object(o.getClass().getComponentType(), 3);
                if (v != null) {
                    chain.add(text(o) + "[" + i + "] = " + text(v));
                    Array.set(o, i, v);
                }
            }
        } else if (o instanceof Collection || o instanceof Map || o instanceof Iterator) {
            change(o);
        } else if (names.contains(o.getClass().getName())) {
            if (random.nextInt(6) == 0 && assign(o)) {
                return;
            }
            List<Method> all = methodsOf(o.getClass(), false);
            if (!all.isEmpty()) {
                invoke(o, all.get(random.nextInt(all.size())), 2);
            }
        }
    }

    /** Changes a collection without adding something of another type. */
    void change(Object o) {
        try {
            if (o instanceof Iterator<?> i) {
                chain.add(text(o) + ".next()");
                add(i.next());
                if (random.nextBoolean()) {
                    chain.add(text(o) + ".remove()");
                    i.remove();
                }
            } else if (random.nextInt(3) == 0) {
                chain.add(text(o) + ".clear()");
                if (o instanceof Map<?, ?> m) {
                    m.clear();
                } else {
                    ((Collection<?>) o).clear();
                }
            } else {
                Iterator<?> i = (o instanceof Map<?, ?> m ? m.values() : (Collection<?>) o).iterator();
                Object first = i.next();
                add(first);
                if (random.nextBoolean()) {
                    chain.add(text(o) + ".remove its first()");
                    i.remove();
                }
            }
        } catch (RuntimeException e) {
            chain.add("// throws " + e.getClass().getSimpleName());
        }
    }

    boolean assign(Object o) {
        for (Field f : o.getClass().getFields()) {
            if (!Modifier.isFinal(f.getModifiers()) && !Modifier.isStatic(f.getModifiers())) {
                Object v = object(f.getGenericType(), 3);
                try {
                    if (v != null) {
                        chain.add(text(o) + "." + f.getName() + " = " + text(v));
                        f.set(o, v);
                    }
                } catch (ReflectiveOperationException e) {
                    return false;
                }
                return true;
            }
        }
        return false;
    }

    Object invoke(Object receiver, Executable e, int depth) {
        Type[] types = e.getGenericParameterTypes();
        if (types.length != e.getParameterCount()) {
            types = e.getParameterTypes();
        }
        Object[] args = new Object[types.length];
        for (int i = 0; i < args.length; i++) {
            boolean none = !e.getParameterTypes()[i].isPrimitive() && random.nextInt(12) == 0;
            if (!none && (args[i] = object(types[i], depth + 1)) == null) {
                return null;
            }
        }
        String line = (receiver == null ? e.getDeclaringClass().getSimpleName() : text(receiver)) + "." + (e instanceof Method ? e.getName() : "new") + texts(args);
        try {
            Object r = e instanceof Method m ? m.invoke(receiver, args) : ((Constructor<?>) e).newInstance(args);
            add(r);
            chain.add(r == null ? line : text(r) + " = " + line);
            return r;
        } catch (InvocationTargetException x) {
            chain.add(line + " // throws " + x.getCause().getClass().getSimpleName());
        } catch (ReflectiveOperationException | IllegalArgumentException x) {
            return null;
        }
        return null;
    }

    void add(Object o) {
        if (o == null || o instanceof String || o instanceof Number || o instanceof Boolean || o instanceof Character || has(o) >= 0) {
            return;
        }
        pool.add(o);
    }

    int has(Object o) {
        for (int i = 0; i < pool.size(); i++) {
            if (pool.get(i) == o) {
                return i;
            }
        }
        return -1;
    }

    static List<Method> methodsOf(Class<?> c, boolean isStatic) {
        synchronized (actions) {
            List<Method> all = actions.get(c);
            if (all == null) {
                all = new ArrayList<>();
                for (Method m : c.getMethods()) {
                    if (names.contains(m.getDeclaringClass().getName()) && isPublic(m.getDeclaringClass()) && !m.getName().equals("main") && !m.isBridge()) {
                        m.setAccessible(true);
                        all.add(m);
                    }
                }
                all.sort((a, b) -> a.toString().compareTo(b.toString()));
                actions.put(c, all);
            }
            return all.stream().filter(m -> Modifier.isStatic(m.getModifiers()) == isStatic).toList();
        }
    }

    /** The constructors and static methods that make objects of a type. */
    static List<Executable> makersOf(Class<?> type) {
        synchronized (makers) {
            List<Executable> all = makers.get(type);
            if (all == null) {
                all = new ArrayList<>();
                for (Class<?> c : program) {
                    if (type.isAssignableFrom(c) && !Modifier.isAbstract(c.getModifiers())) {
                        all.addAll(Arrays.asList(c.getConstructors()));
                    }
                    for (Method m : methodsOf(c, true)) {
                        if (m.getDeclaringClass() == c && type.isAssignableFrom(m.getReturnType()) && names.contains(m.getReturnType().getName())) {
                            all.add(m);
                        }
                    }
                }
                all.sort((a, b) -> a.toString().compareTo(b.toString()));
                makers.put(type, all);
            }
            return all;
        }
    }

    /** Makes an object of a type; null if that is not possible. */
    Object object(Type type, int depth) {
        Class<?> t = raw(type);
        Object simple = simple(t);
        if (simple != null) {
            return simple;
        }
        if (random.nextInt(3) == 0) {
            List<Object> fit = pool.stream().filter(o -> t.isInstance(o) && t != Object.class && (!(o instanceof Collection) && !(o instanceof Map))).toList();
            if (!fit.isEmpty()) {
                return fit.get(random.nextInt(fit.size()));
            }
        }
        if (depth > MAX_DEPTH) {
            return null;
        }
        Object o = made(type, t, depth);
        add(o);
        return o;
    }

    private Object made(Type type, Class<?> t, int depth) {
        if (t.isArray()) {
            int n = random.nextInt(4);
            Object a = Array.newInstance(t.getComponentType(), n);
            Type elem = type instanceof GenericArrayType g ? g.getGenericComponentType() : t.getComponentType();
            for (int i = 0; i < n; i++) {
                Object e = object(elem, depth + 1);
                if (e == null) {
                    return null;
                }
                Array.set(a, i, e);
            }
            add(a);
            chain.add(text(a) + " = new array of " + n);
            return a;
        }
        if (t.isEnum()) {
            Object[] all = t.getEnumConstants();
            return all.length == 0 ? null : all[random.nextInt(all.length)];
        }
        if (names.contains(t.getName())) {
            List<Executable> all = makersOf(t);
            for (int i = 0; i < 5 && !all.isEmpty(); i++) {
                Object o = invoke(null, all.get(random.nextInt(all.size())), depth + 1);
                if (t.isInstance(o)) {
                    return o;
                }
            }
            return null;
        }
        return library(type, t, depth);
    }

    private Object library(Type type, Class<?> t, int depth) {
        if (t == Iterable.class || t == Collection.class || t == List.class || t == ArrayList.class || t == Set.class || t == HashSet.class) {
            Collection<Object> c = t == Set.class || t == HashSet.class ? new HashSet<>() : new ArrayList<>();
            for (int i = 0, n = random.nextInt(4); i < n; i++) {
                Object e = object(argument(type, 0), depth + 1);
                if (e != null) {
                    c.add(e);
                }
            }
            add(c);
            chain.add(text(c) + " = " + c.size() + " elements");
            return c;
        }
        if (t == Map.class || t == HashMap.class || t == LinkedHashMap.class) {
            Map<Object, Object> m = t == LinkedHashMap.class ? new LinkedHashMap<>() : new HashMap<>();
            for (int i = 0, n = random.nextInt(4); i < n; i++) {
                Object k = object(argument(type, 0), depth + 1);
                Object v = object(argument(type, 1), depth + 1);
                if (k != null && v != null) {
                    m.put(k, v);
                }
            }
            return m;
        }
        if (t == Iterator.class) {
            return ((List<?>) object(List.class, depth)).iterator();
        }
        if (t == StringBuilder.class || t == Appendable.class) {
            return new StringBuilder(string());
        }
        if (t == StringBuffer.class) {
            return new StringBuffer(string());
        }
        if (t == Reader.class) {
            return new StringReader(string());
        }
        if (t == Writer.class) {
            return new StringWriter();
        }
        if (t == PrintWriter.class) {
            return new PrintWriter(new StringWriter());
        }
        if (t == InputStream.class) {
            return new ByteArrayInputStream(string().getBytes());
        }
        if (t == OutputStream.class) {
            return new ByteArrayOutputStream();
        }
        if (t == PrintStream.class) {
            return new PrintStream(new ByteArrayOutputStream());
        }
        return null;
    }

    static Class<?> raw(Type t) {
        if (t instanceof Class<?> c) {
            return c;
        }
        if (t instanceof ParameterizedType p) {
            return (Class<?>) p.getRawType();
        }
        if (t instanceof GenericArrayType g) {
            return raw(g.getGenericComponentType()).arrayType();
        }
        if (t instanceof TypeVariable<?> v) {
            return raw(v.getBounds()[0]);
        }
        return raw(((WildcardType) t).getUpperBounds()[0]);
    }

    static Type argument(Type t, int i) {
        return t instanceof ParameterizedType p ? p.getActualTypeArguments()[i] : String.class;
    }

    int number() {
        switch (random.nextInt(4)) {
            case 0: return random.nextInt();
            case 1: return INTS[random.nextInt(INTS.length)];
            default: return random.nextInt(12) - 3;
        }
    }

    String string() {
        StringBuilder s = new StringBuilder();
        for (int i = 0, n = random.nextInt(7); i < n; i++) {
            s.append(random.nextInt(9) == 0 ? (char) random.nextInt(65536) : CHARS.charAt(random.nextInt(CHARS.length())));
        }
        return s.toString();
    }

    private Object simple(Class<?> t) {
        if (t == int.class || t == Integer.class || t == Number.class) return number();
        if (t == long.class || t == Long.class) return random.nextBoolean() ? (long) number() : random.nextLong();
        if (t == short.class || t == Short.class) return (short) number();
        if (t == byte.class || t == Byte.class) return (byte) number();
        if (t == char.class || t == Character.class) return random.nextBoolean() ? CHARS.charAt(random.nextInt(CHARS.length())) : (char) number();
        if (t == boolean.class || t == Boolean.class) return random.nextBoolean();
        if (t == float.class || t == Float.class) return random.nextBoolean() ? (float) number() : Float.intBitsToFloat(random.nextInt());
        if (t == double.class || t == Double.class) return random.nextBoolean() ? (double) number() : Double.longBitsToDouble(random.nextLong());
        if (t == String.class || t == CharSequence.class || t == Comparable.class) return string();
        if (t == Object.class) return random.nextBoolean() ? string() : pool.isEmpty() || random.nextBoolean() ? (Object) number() : pool.get(random.nextInt(pool.size()));
        if (t == Locale.class) return Locale.ROOT;
        if (t == Class.class) return String.class;
        return null;
    }

    String text(Object o) {
        if (o instanceof String s) {
            return '"' + s + '"';
        }
        if (o == null || o instanceof Number || o instanceof Boolean || o instanceof Character) {
            return String.valueOf(o);
        }
        return o.getClass().getSimpleName() + "#" + has(o);
    }

    String texts(Object[] args) {
        StringBuilder s = new StringBuilder("(");
        for (Object a : args) {
            s.append(s.length() > 1 ? ", " : "").append(text(a));
        }
        return s.append(")").toString();
    }
}
